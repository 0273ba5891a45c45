//! What is on the table in each mode.

use super::*;
use crate::{
    records::{PawnShape, SeatKind, SeatSetup},
    rules::{Board, Edition, Event, Journals, Parchment, Parchments, Side, Told, Track},
    table::{BoardStyle, previews},
    words::Language,
};

/// A table to look at.
struct Table {
    setup: Setup,
    shown: Shown,
    style: BoardStyle,
    thought: Vec<Preview>,
    pointed: Option<Road>,
}

impl Table {
    fn new(edition: Edition, side: Side, seats: usize) -> Self {
        let seat = |i: usize| SeatSetup {
            name: format!("Seat {i}"),
            kind: SeatKind::Person,
            pawn: PawnShape::ALL[i],
            portrait: None,
        };
        let setup = Setup {
            edition,
            side,
            challenge: None,
            journals: Journals::Hidden,
            board: Board::built_in(edition, side),
            seats: (0..seats).map(seat).collect(),
            first: Seat(0),
            seed: 1,
            agreed: Default::default(),
        };
        let game = setup.new_game().unwrap();
        Self {
            setup,
            shown: Shown::new(game, &[]),
            style: BoardStyle::Illustrated,
            thought: Vec::new(),
            pointed: None,
        }
    }

    fn with(mut self, change: impl FnOnce(crate::rules::Game) -> crate::rules::Game) -> Self {
        self.shown.game = change(self.shown.game);
        self
    }

    /// Half through an event that leaves the game as it is.
    fn during(self, event: Event) -> Self {
        let after = self.shown.game.clone();
        self.on_the_way(event, after)
    }

    /// Half through an event.
    fn on_the_way(mut self, event: Event, after: crate::rules::Game) -> Self {
        self.shown.tell([Told { event, after }]);
        self.shown.advance(0.5, |_| 1.0);
        self
    }

    fn view(&self) -> (BoardView, Layout) {
        let layout = Layout::of(Vec2::new(1600.0, 900.0));
        let rules = self.shown.game.rules();
        (BoardView::new(rules, self.style, &layout, 0.0), layout)
    }

    fn stamps(&self) -> Vec<Stamp> {
        let (board, layout) = self.view();
        let words = Words::new(Language::default());
        Scene {
            shown: &self.shown,
            setup: &self.setup,
            layout: &layout,
            board: &board,
            words: &words,
            smallest_type: 14.0,
            hand: None,
            previews: &self.thought,
            lit: RoadSet::NONE,
            pickable: None,
            fanned: None,
            pointed: self.pointed,
        }
        .stamps()
    }

    /// Where the parts of a name are that stand or lie on the board, its banners left out.
    fn places(&self, name: &str) -> Vec<Vec2> {
        let is = |stamp: &&Stamp| matches!(&stamp.what, What::Part(part, _) if part == name);
        let stamps = self.stamps();
        let on_board = stamps
            .iter()
            .filter(is)
            .filter(|stamp| stamp.z > depth::BANNER + 0.5);
        on_board.map(|stamp| stamp.at).collect()
    }

    fn count(&self, name: &str) -> usize {
        let is = |stamp: &&Stamp| matches!(&stamp.what, What::Part(part, _) if part == name);
        self.stamps().iter().filter(is).count()
    }
}

#[test]
fn every_mode_has_its_pawns_and_words_whatever_the_boards_style() {
    for (edition, side) in [
        (Edition::Second, Side::Day),
        (Edition::Second, Side::Night),
        (Edition::First, Side::Day),
    ] {
        for seats in 2..=5 {
            if edition == Edition::First && seats == 2 {
                continue;
            }
            for style in [BoardStyle::Illustrated, BoardStyle::Compact] {
                let mut table = Table::new(edition, side, seats);
                table.style = style;
                for shape in &PawnShape::ALL[..seats] {
                    assert_eq!(table.places(shape.key()).len(), Road::COUNT);
                }
                for stamp in table.stamps() {
                    assert!(stamp.at.is_finite() && stamp.detail > 0.0, "{stamp:?}");
                    if let What::Text(text, _, size, _) = stamp.what {
                        assert!(!text.is_empty() && size > 5.0, "{text}: {size}");
                    }
                }
            }
        }
    }
}

#[test]
fn rule_5_2_the_cup_stands_glides_and_is_thought_of() {
    let night = || Table::new(Edition::Second, Side::Night, 4).with(|game| game.with_cup(2));
    let (board, _) = night().view();
    let foot = |place| board.cup_foot(place, 8).unwrap();
    assert_eq!(night().places("cup"), [foot(2.0)]);
    let gliding = night().during(Event::CupMoved { from: 2, to: -2 });
    assert!(gliding.places("cup")[0].distance(foot(0.0)) < 0.1);
    let returning = night().during(Event::CupReturned);
    assert!(returning.places("cup")[0].distance(foot(1.0)) < 0.1);
    let mut thinking = night();
    let card = "combat-3".parse().unwrap();
    thinking.thought = previews(&thinking.shown.game, Seat(0), None, Some(card), None);
    assert_eq!(thinking.places("cup"), [foot(2.0), foot(-2.0), foot(5.0)]);
    let day = Table::new(Edition::Second, Side::Day, 4);
    assert!(day.places("cup").is_empty());
}

#[test]
fn rule_5_4_parchments_lie_until_they_are_taken() {
    let night = || Table::new(Edition::Second, Side::Night, 4);
    let lying = |table: &Table| {
        let count = |name| table.places(name).len();
        (count("parchment-single"), count("parchment-double"))
    };
    assert_eq!(lying(&night()), (1, 1));
    let taken = night().with(|game| {
        game.with_parchments(Parchments {
            single: Some(Seat(1)),
            ..Parchments::default()
        })
    });
    assert_eq!(lying(&taken), (0, 1));
    let flying = night().during(Event::ParchmentTaken {
        seat: Seat(2),
        parchment: Parchment::Double,
        both: false,
    });
    assert_eq!(lying(&flying), (1, 0));
}

#[test]
fn rule_5_3_a_climbing_pawn_comes_down_on_top() {
    let track = Track::with(&[(4, 0), (4, 1), (4, 2), (0, 0)]);
    let mut table =
        Table::new(Edition::Second, Side::Night, 4).with(|game| game.with_track(Road::City, track));
    let (board, _) = table.view();
    let mut climbed = track;
    climbed.climb(Seat(0), None);
    let after = table.shown.game.clone().with_track(Road::City, climbed);
    let event = Event::BonusTaken {
        seat: Seat(0),
        road: Road::City,
    };
    table = table.on_the_way(event, after);
    let place = |table: &Table, height| {
        let foot = board.foot(Road::City, 4, Seat(0), height).unwrap();
        let all = ["helm", "tower", "tower-upper", "mitre-upper"].map(|name| table.places(name));
        let found = all.into_iter().flatten().find(|at| at.distance(foot) < 0.1);
        found.is_some()
    };
    // The others have come down by one while it is in the air.
    assert!(place(&table, 0) && place(&table, 1) && !place(&table, 2));
    table.shown.advance(0.499, |_| 1.0);
    let top = board.foot(Road::City, 4, Seat(0), 2).unwrap();
    let near = table
        .places("helm-upper")
        .into_iter()
        .any(|at| at.distance(top) < 1.0);
    assert!(near);
}

#[test]
fn rule_6_2_and_6_6_symbols_between_two_pawns_shine_when_their_road_is_looked_at() {
    let duel = || {
        let quest = Track::with(&[(2, 0), (12, 0)]);
        Table::new(Edition::Second, Side::Day, 2).with(|game| game.with_track(Road::Quest, quest))
    };
    assert_eq!(duel().count("goal-ring"), 0);
    let mut pointing = duel();
    pointing.pointed = Some(Road::Quest);
    assert_eq!(pointing.count("goal-ring"), 2);
    // A move that passes one of them.
    let mut thinking = duel();
    let card = "quest-5".parse().unwrap();
    thinking.thought = previews(&thinking.shown.game, Seat(0), None, Some(card), None);
    assert_eq!(thinking.count("goal-ring"), 1);
    let scoring = duel().during(Event::RoadBegan { road: Road::Quest });
    assert_eq!(scoring.count("goal-ring"), 2);
    let mut four = Table::new(Edition::Second, Side::Day, 4);
    four.pointed = Some(Road::Quest);
    assert_eq!(four.count("goal-ring"), 0);
}

#[test]
fn rule_7_2_a_raised_card_says_by_how_much() {
    let played = |raise| {
        Table::new(Edition::Second, Side::Day, 3).during(Event::Played {
            seat: Seat(1),
            card: "quest-4".parse().unwrap(),
            road: Road::Quest,
            raise,
        })
    };
    let says = |table: Table| {
        let is = |stamp: Stamp| matches!(stamp.what, What::Text(text, ..) if text == "+2" && stamp.z > depth::FRAME);
        table.stamps().into_iter().any(is)
    };
    assert!(says(played(2)) && !says(played(0)));
}

#[test]
fn rule_8_3_discs_count_laps_and_pawns_hop_across_the_start() {
    let lapped = || {
        let track = Track::with(&[(17, 0), (33, 0), (3, 0), (0, 0)]);
        Table::new(Edition::First, Side::Day, 4).with(|game| game.with_track(Road::City, track))
    };
    let count = |name| lapped().places(name).len();
    assert_eq!(
        (count("lap-helm"), count("lap-tower"), count("lap-mitre")),
        (1, 1, 0)
    );
    let numbers = lapped().stamps();
    let two = |stamp: &Stamp| matches!(&stamp.what, What::Text(text, ..) if text == "2");
    assert!(
        numbers
            .iter()
            .any(|stamp| two(stamp) && stamp.z > depth::LYING)
    );
    let mut hopping = lapped().with(|game| game.with_track(Road::City, Track::with(&[(15, 0)])));
    let (board, _) = hopping.view();
    let event = Event::Moved {
        seat: Seat(0),
        road: Road::City,
        from: 15,
        to: 17,
        lost: 0,
        landing: crate::rules::Landing::Open,
    };
    let after = hopping.shown.game.clone();
    hopping.shown.tell([Told { event, after }]);
    // After the first of two hops.
    let hop = move_seconds(15, 17) - move_seconds(15, 16);
    hopping.shown.advance(hop, |_| move_seconds(15, 17));
    let start = board.foot(Road::City, 16, Seat(0), 0).unwrap();
    let near = hopping
        .places("helm")
        .into_iter()
        .any(|at| at.distance(start) < 0.1);
    assert!(near, "it touches down on the start");
}

#[test]
fn closely_looked_at_the_board_is_covered_outside_its_frame() {
    let table = Table::new(Edition::Second, Side::Night, 4);
    let tiles = |stamps: &[Stamp]| {
        let is = |stamp: &&Stamp| matches!(stamp.what, What::Tile(..));
        stamps.iter().filter(is).count()
    };
    assert_eq!(tiles(&table.stamps()), 1);
    let (flat, layout) = table.view();
    let whole = super::super::Lens::whole(flat.drawing().unwrap().view);
    let room = flat.field.size() / flat.fit();
    let lens = whole.zoomed(3.0, Vec2::ZERO, flat.drawing().unwrap().view, room);
    let rules = table.shown.game.rules();
    let board = BoardView::through(rules, table.style, &layout, Some(lens), 0.0);
    assert_eq!(board.window, layout.field);
    let words = Words::new(Language::default());
    let scene = Scene {
        shown: &table.shown,
        setup: &table.setup,
        layout: &layout,
        board: &board,
        words: &words,
        smallest_type: 14.0,
        hand: None,
        previews: &[],
        lit: RoadSet::NONE,
        pickable: None,
        fanned: None,
        pointed: None,
    };
    let stamps = scene.stamps();
    assert_eq!(tiles(&stamps), 5);
    // Pawns are drawn a little larger than they are shown, never smaller.
    let pawn = stamps.iter().find(|stamp| stamp.z > depth::PAWNS).unwrap();
    assert!(pawn.detail >= 0.99 && pawn.detail < 1.42, "{}", pawn.detail);
}
