//! Titles that somebody has just earned: one after the other a sheet with its seal comes over the graph, and goes again.

use bevy_egui::egui::{Align, Painter, Rect, pos2, vec2};

use super::Award;
use crate::{
    art::{Face, palette},
    overlays::kit::{Kit, Type},
    screens::{page::Stage, statistics::seal},
    table::easing::out,
    words::{Words, lists::list, say},
};

/// Seconds that a sheet takes to come, and that it stays.
const COMES: f32 = 0.5;
const STAYS: f32 = 5.5;
/// Units that it comes from below.
const RISE: f32 = 60.0;

/// The titles of a game, and how far their ceremony is.
#[derive(Clone, Debug, Default)]
pub(super) struct Awards {
    awards: Vec<Award>,
    /// Seconds since the first.
    elapsed: f32,
    /// Nothing moves: a sheet is there or not.
    still: bool,
}

impl Awards {
    pub fn new(awards: &[Award], still: bool) -> Self {
        Self {
            awards: awards.to_vec(),
            elapsed: 0.0,
            still,
        }
    }

    /// Goes on by some seconds.
    pub fn advance(&mut self, seconds: f32) {
        self.elapsed += seconds;
    }

    /// Goes on to the next title.
    pub fn skip(&mut self) {
        self.elapsed = ((self.elapsed / STAYS).floor() + 1.0) * STAYS;
    }

    /// Whether all have been shown.
    pub fn over(&self) -> bool {
        self.now().is_none()
    }

    /// The title that is shown now, and how far it has come, 0 to 1.
    fn now(&self) -> Option<(&Award, f32)> {
        let award = self.awards.get((self.elapsed / STAYS) as usize)?;
        let come = (self.elapsed % STAYS / COMES).min(1.0);
        Some((award, if self.still { 1.0 } else { come }))
    }

    /// What stays to be read: the names of all titles.
    pub fn line(&self, kit: &Kit, painter: &Painter, stage: Stage, words: &Words) {
        if self.awards.is_empty() {
            return;
        }
        let names = self.awards.iter();
        let names = list(names.map(|award| words.say(&format!("title-{}", award.title.key()))));
        let says = say!(words, "award-line", names = names);
        let kind = Type::new(Face::Semibold, 16.0, palette::RED_TEXT);
        let foot = stage.at(1282.0, 623.0);
        kit.text_fit(painter, foot, Align::Center, &says, kind, 520.0);
    }

    /// The sheet of the title that has its turn.
    pub fn show(&self, kit: &Kit, painter: &Painter, stage: Stage, words: &Words) {
        if self.elapsed <= 0.0 {
            return;
        }
        let Some((award, come)) = self.now() else {
            return;
        };
        let lift = RISE * (1.0 - out(come));
        let graph = stage.rect(56.0, 528.0, 938.0, 252.0);
        let sheet = Rect::from_center_size(graph.center() + vec2(0.0, lift), vec2(760.0, 196.0));
        let painter = painter.with_clip_rect(graph.expand(16.0));
        kit.panel(&painter, sheet, Default::default());
        let key = award.title.key();
        seal(
            kit,
            &painter,
            sheet.min + vec2(104.0, 98.0),
            award.title,
            1.5,
            true,
        );
        let left = sheet.min.x + 196.0;
        let room = sheet.max.x - 36.0 - left;
        let at = |y: f32| pos2(left, sheet.min.y + y);
        let says = say!(words, "award-earned", name = &award.person);
        let kind = Type::aside().sized(18.0);
        kit.text_fit(&painter, at(52.0), Align::Min, &says, kind, room);
        let name = words.say(&format!("title-{key}"));
        let kind = Type::title().sized(34.0);
        kit.text_fit(&painter, at(92.0), Align::Min, &name, kind, room);
        kit.rule(&painter, at(106.0), room);
        let quip = words.say(&format!("title-{key}.quip"));
        let kind = Type::new(Face::Italic, 19.0, palette::INK);
        let says = [(quip.as_str(), false)];
        kit.write(&painter, at(116.0), Align::Min, &says, kind, room, 25.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::records::titles::Title;

    #[test]
    fn each_title_has_its_turn_and_can_be_skipped() {
        let award = |title| Award {
            person: "Maud".to_owned(),
            title,
        };
        let mut awards = Awards::new(&[award(Title::Soup), award(Title::Cup)], false);
        let title = |awards: &Awards| awards.now().map(|(award, _)| award.title);
        awards.advance(0.1);
        assert!(awards.now().unwrap().1 < 1.0);
        awards.advance(COMES);
        assert_eq!(awards.now().unwrap().1, 1.0);
        assert_eq!(title(&awards), Some(Title::Soup));
        awards.skip();
        assert_eq!(title(&awards), Some(Title::Cup));
        awards.advance(STAYS);
        assert!(awards.over());
        assert!(Awards::default().over());
        let still = Awards::new(&[award(Title::Soup)], true);
        assert_eq!(still.now().unwrap().1, 1.0);
    }
}
