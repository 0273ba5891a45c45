//! What is on the table now, as stamps: pure functions of the shown game, the choice in the making and the window.

use std::borrow::Cow;

use bevy::prelude::*;

use super::{
    BoardView, Layout, Playing, Shown,
    hand::{self, HandView},
    preview::Preview,
    stamp::{Stamp, What},
};
use crate::{
    art::{Face, palette},
    records::Setup,
    rules::{Event, Road, RoadSet, Rounds, Scoring, Seat},
    words::{Naming, Words, rounds::roman},
};

/// Depths, back to front.
mod depth {
    pub const WOOD: f32 = 0.0;
    pub const PLATE: f32 = 1.0;
    pub const BOARD: f32 = 2.0;
    pub const GLOW: f32 = 3.0;
    pub const BANNER: f32 = 4.0;
    /// Pawns stand from here on, nearer ones in front.
    pub const PAWNS: f32 = 10.0;
    pub const GHOST: f32 = 20.0;
    pub const MOVING: f32 = 30.0;
    pub const CARD: f32 = 60.0;
}

/// Width of a pawn's drawing, and its height without the shadow, as drawn.
const PAWN_DRAWN: Vec2 = Vec2::new(36.0, 42.0);
/// Height of a pawn's hop from space to space, in pawns.
const HOP: f32 = 0.45;

/// All that the scene reads.
pub struct Scene<'a> {
    /// The game as shown.
    pub shown: &'a Shown,
    /// Who sits where.
    pub setup: &'a Setup,
    /// Where things lie.
    pub layout: &'a Layout,
    /// The board on the screen.
    pub board: &'a BoardView,
    /// The words.
    pub words: &'a Words,
    /// The hand of the person at the desk.
    pub hand: Option<HandView<'a>>,
    /// Moves that are being thought of.
    pub previews: &'a [Preview],
    /// Roads that are lit.
    pub lit: RoadSet,
    /// Pawns that may be picked: of the person at the desk, on these roads.
    pub pickable: Option<(Seat, RoadSet)>,
    /// The stack that is fanned out.
    pub fanned: Option<(Road, u16)>,
}

impl Scene<'_> {
    /// The whole table.
    #[must_use]
    pub fn stamps(&self) -> Vec<Stamp> {
        let mut stamps = Vec::with_capacity(160);
        self.ground(&mut stamps);
        self.glows(&mut stamps);
        for road in Road::ALL {
            self.banner(road, &mut stamps);
        }
        self.round_marker(&mut stamps);
        for road in Road::ALL {
            self.pawns(road, &mut stamps);
        }
        self.ghosts(&mut stamps);
        self.flying_card(&mut stamps);
        if let Some(view) = &self.hand {
            hand::stamps(view, self.layout, self.words, depth::CARD, &mut stamps);
        }
        stamps
    }

    /// The wooden table, the board's frame, and the board.
    fn ground(&self, stamps: &mut Vec<Stamp>) {
        let screen = self.layout.screen.size();
        stamps.push(Stamp::new(
            What::Tile("table-wood", screen),
            Vec2::ZERO,
            depth::WOOD,
        ));
        let width = self
            .board
            .drawing()
            .map_or(0.0, |board| board.view.x * self.board.scale);
        stamps.push(Stamp::new(
            What::Board(self.board.name, width),
            self.board.origin,
            depth::BOARD,
        ));
        // Wood, gold, wood: the frame round the board (not round the field, which may be wider).
        let drawing = self
            .board
            .drawing()
            .map_or(Vec2::ZERO, |board| board.view * self.board.scale);
        let colours = [palette::WOOD, palette::GOLD, palette::WOOD];
        for (i, colour) in colours.into_iter().enumerate() {
            let out = 12.0 - 4.0 * i as f32;
            stamps.push(Stamp::new(
                What::Block(colour, drawing + Vec2::splat(2.0 * out)),
                self.board.origin - Vec2::splat(out),
                depth::PLATE + 0.1 * i as f32,
            ));
        }
    }

    /// Lit roads glow, stone by stone.
    fn glows(&self, stamps: &mut Vec<Stamp>) {
        for road in self.lit.iter() {
            let Some(drawing) = self.board.road(road) else {
                continue;
            };
            for (space, &point) in drawing.spaces.iter().enumerate() {
                let radius = drawing.radius(space) * self.board.scale;
                stamps.push(
                    Stamp::new(
                        What::Part("glow-round".into(), radius * 4.2),
                        self.board.at(point),
                        depth::GLOW,
                    )
                    .faded(0.95),
                );
            }
        }
    }

    /// A road's name and how it scores, in its banner.
    fn banner(&self, road: Road, stamps: &mut Vec<Stamp>) {
        let Some(drawing) = self.board.road(road) else {
            return;
        };
        let scale = self.board.scale;
        let ribbon = &drawing.banner.ribbon;
        let naming = Naming::of(self.shown.game.rules());
        let name = self.words.road_ribbon(road.key(), naming);
        stamps.push(Stamp::new(
            What::Text(
                name,
                Face::Bold,
                ribbon.font_size * scale * 1.15,
                ribbon.fill,
            ),
            self.board.at(ribbon.center),
            depth::BANNER,
        ));
        let content = drawing.banner.content;
        let centre = self.board.at(content.centre());
        self.scoring(road, centre, content.h * scale, stamps);
    }

    /// How a road scores, in figures: coins for places, red for what is lost, the rounds if not every.
    fn scoring(&self, road: Road, centre: Vec2, height: f32, stamps: &mut Vec<Stamp>) {
        let rules = &self.shown.game.rules().roads[road];
        let mut marks: Vec<Mark> = Vec::new();
        let coins = |points: &[u8]| -> Vec<Mark> {
            let paid = points.iter().filter(|&&points| points > 0);
            paid.map(|points| Mark::Coin(points.to_string())).collect()
        };
        match rules.scoring {
            Scoring::Kitchen { spaces, .. } => {
                let paid = spaces.iter().filter(|&&spaces| spaces > 0);
                marks
                    .extend(paid.flat_map(|spaces| [Mark::Text(format!("+{spaces}")), Mark::Feet]));
            }
            Scoring::KitchenDuel => marks.extend([Mark::Text("+1…".to_owned()), Mark::Feet]),
            Scoring::Places(points) => marks.extend(coins(&points)),
            Scoring::Knights { favoured, other } => {
                marks.extend(coins(&favoured));
                marks.push(Mark::Text("/".to_owned()));
                marks.extend(coins(&other));
            }
            Scoring::Losers { last, next } => {
                let lost = [last, next].into_iter().filter(|&points| points > 0);
                marks.extend(lost.map(|points| Mark::Loss(format!("−{points}"))));
            }
            Scoring::Distance => {
                for mark in self.shown.game.rules().board.king {
                    marks.push(Mark::Stone(mark.space.to_string()));
                    marks.push(Mark::Coin(mark.points.to_string()));
                }
            }
            Scoring::Parchments => marks.push(Mark::Parchment),
            Scoring::Lead { spaces, points } => {
                marks.push(Mark::Coin(points.to_string()));
                marks.push(Mark::Text(format!("/ {spaces}")));
                marks.push(Mark::Feet);
            }
            Scoring::FirstAndSymbols { first, symbol } => {
                marks.push(Mark::Coin(first.to_string()));
                marks.push(Mark::Text(format!("+{symbol}…")));
            }
        }
        if rules.scores != Rounds::EVERY {
            marks.push(Mark::Rounds(
                rules.scores.iter().map(roman).collect::<Vec<_>>().join(" "),
            ));
        }
        let width: f32 = marks.iter().map(|mark| mark.width(height)).sum();
        let mut x = centre.x - width / 2.0;
        for mark in &marks {
            let half = mark.width(height) / 2.0;
            mark.stamp(Vec2::new(x + half, centre.y), height, stamps);
            x += 2.0 * half;
        }
    }

    /// A ring round the number of the present round.
    fn round_marker(&self, stamps: &mut Vec<Stamp>) {
        let Some(flag) = self
            .board
            .drawing()
            .and_then(|board| board.round_flag.as_ref())
        else {
            return;
        };
        for (i, &mark) in flag.marks.iter().enumerate() {
            let round = i as u8 + 1;
            let at = self.board.at(mark);
            if round == self.shown.game.round() {
                let width = flag.radius * self.board.scale * 3.0;
                stamps.push(Stamp::new(
                    What::Part("round-marker-ring".into(), width),
                    at,
                    depth::BANNER,
                ));
            }
        }
    }

    /// The pawns of a road, and the one that is moving.
    fn pawns(&self, road: Road, stamps: &mut Vec<Stamp>) {
        let game = &self.shown.game;
        let seats = game.rules().seats;
        let lap = game.rules().lap(road);
        let track = game.track(road);
        let moving = self.moving(road);
        for seat in Seat::all(seats) {
            if moving.is_some_and(|(mover, ..)| mover == seat) {
                continue;
            }
            let space = track.space(seat);
            let stone = lap.map_or(space, |lap| space % lap);
            let (stack, len) = track.stack(stone, lap, seats);
            // On the start all are level, each in a slot of its own (3.4).
            let height = if space == 0 {
                0
            } else {
                // The mover has left its stack.
                stack[..len]
                    .iter()
                    .filter(|&&s| moving.is_none_or(|(mover, ..)| mover != s) && track.space(s) > 0)
                    .position(|&s| s == seat)
                    .unwrap_or(0)
            };
            let Some(mut foot) = self.board.foot(road, space, seat, height) else {
                continue;
            };
            if self.fanned == Some((road, space)) && space > 0 {
                foot += fan(height, len, self.board.pawn_height());
            }
            let fanned = self.fanned == Some((road, space));
            let upper = height > 0 && !fanned;
            let picked = self
                .pickable
                .is_some_and(|(own, roads)| own == seat && roads.contains(road));
            if picked {
                stamps.push(Stamp::new(
                    What::Part("glow-round".into(), self.board.pawn_height() * 2.6),
                    foot - Vec2::new(0.0, self.board.pawn_height() * 0.4),
                    depth::GLOW + 0.5,
                ));
            }
            let bottom = self.board.foot(road, space, seat, 0).unwrap_or(foot);
            // Nearer rows in front; within a stack the bottom piece in front, so that all heads show.
            let z = depth::PAWNS + bottom.y / 1000.0 - height as f32 / 10_000.0;
            stamps.push(self.pawn(seat, if upper { "-upper" } else { "" }, foot, z));
        }
        if let Some((seat, foot)) = moving {
            stamps.push(self.pawn(seat, "", foot, depth::MOVING));
        }
    }

    fn pawn(&self, seat: Seat, kind: &'static str, foot: Vec2, z: f32) -> Stamp {
        let shape = self.setup.seats[seat.index()].pawn.key();
        let width = PAWN_DRAWN.x * self.board.pawn_height() / PAWN_DRAWN.y;
        let name: Cow<'static, str> = format!("{shape}{kind}").into();
        Stamp::new(What::Part(name, width), foot, z)
    }

    /// The pawn that moves on a road at this moment, and where its foot is: it hops from space to space.
    fn moving(&self, road: Road) -> Option<(Seat, Vec2)> {
        let playing = self.shown.playing.as_ref()?;
        let Event::Moved {
            seat,
            road: on,
            from,
            to,
            ..
        } = playing.told.event
        else {
            return None;
        };
        if on != road || from == to {
            return None;
        }
        let after = &playing.told.after;
        let lap = after.rules().lap(road);
        let stone = lap.map_or(to, |lap| to % lap);
        let (stack, len) = after.track(road).stack(stone, lap, after.rules().seats);
        let height = stack[..len].iter().position(|&s| s == seat).unwrap_or(0);
        let (before, before_len) = self.shown.game.track(road).stack(
            lap.map_or(from, |lap| from % lap),
            lap,
            after.rules().seats,
        );
        let begins = before[..before_len]
            .iter()
            .position(|&s| s == seat)
            .unwrap_or(0);
        let steps = f32::from(to - from);
        let along = playing.progress() * steps;
        let hop = along.floor().min(steps - 1.0);
        let within = along - hop;
        let here = from + hop as u16;
        let lift = |space: u16| {
            if space == from {
                if from == 0 { 0 } else { begins }
            } else if space == to {
                height
            } else {
                0
            }
        };
        let a = self.board.foot(road, here, seat, lift(here))?;
        let b = self.board.foot(road, here + 1, seat, lift(here + 1))?;
        let arc = (within * std::f32::consts::PI).sin() * HOP * self.board.pawn_height();
        let eased = within * within * (3.0 - 2.0 * within);
        Some((seat, a.lerp(b, eased) - Vec2::new(0.0, arc)))
    }

    /// Where pawns would land.
    fn ghosts(&self, stamps: &mut Vec<Stamp>) {
        for preview in self.previews {
            let seats = self.shown.game.rules().seats;
            let lap = self.shown.game.rules().lap(preview.road);
            let to = preview.ahead.to;
            let stone = lap.map_or(to, |lap| to % lap);
            let (stack, len) = preview.ahead.after.stack(stone, lap, seats);
            let height = stack[..len]
                .iter()
                .position(|&s| s == preview.seat)
                .unwrap_or(0);
            let Some(foot) = self.board.foot(preview.road, to, preview.seat, height) else {
                continue;
            };
            if let Some(centre) = self.board.space(preview.road, to) {
                let radius = self
                    .board
                    .road(preview.road)
                    .map_or(18.0, |road| road.stone_radius);
                stamps.push(Stamp::new(
                    What::Part("landing-ring".into(), radius * self.board.scale * 3.4),
                    centre,
                    depth::GHOST - 0.5,
                ));
            }
            let shape = self.setup.seats[preview.seat.index()].pawn.key();
            let width = 40.0 * self.board.pawn_height() / PAWN_DRAWN.y;
            stamps.push(Stamp::new(
                What::Part(format!("{shape}-ghost").into(), width),
                foot,
                depth::GHOST,
            ));
        }
    }

    /// A card just played flies from its player to the road, and lies there while the pawn moves.
    fn flying_card(&self, stamps: &mut Vec<Stamp>) {
        const WIDTH: f32 = 112.0;
        let Some((seat, card, road, progress)) = self.card_on_the_way() else {
            return;
        };
        let Some(banner) = self.board.banner_box(road) else {
            return;
        };
        let own = self.hand.as_ref().is_some_and(|hand| hand.seat == seat);
        let from = if own {
            Vec2::new(self.layout.tray.center().x, self.layout.tray.min.y)
        } else {
            let pitch = 88.0;
            let column = self.layout.column;
            Vec2::new(
                column.min.x - 30.0,
                column.min.y + 228.0 + pitch * f32::from(seat.0),
            )
        };
        let goal = Vec2::new(banner.center().x, banner.max.y + 96.0);
        let eased = 1.0 - (1.0 - progress).powi(3);
        stamps.push(Stamp::new(
            What::Card(card.to_string(), WIDTH),
            from.lerp(goal, eased),
            depth::CARD - 5.0,
        ));
        let naming = Naming::of(self.shown.game.rules());
        let name = self.words.subject(card.subject().key(), naming);
        hand::name_stamp(
            &card.to_string(),
            name,
            from.lerp(goal, eased),
            WIDTH,
            depth::CARD - 4.9,
            stamps,
        );
    }

    fn card_on_the_way(&self) -> Option<(Seat, crate::rules::Card, Road, f32)> {
        let playing: &Playing = self.shown.playing.as_ref()?;
        match playing.told.event {
            Event::Played {
                seat, card, road, ..
            } => Some((seat, card, road, playing.progress())),
            Event::Moved { .. } => match self.shown.chronicle.last()?.event {
                Event::Played {
                    seat, card, road, ..
                } => Some((seat, card, road, 1.0)),
                _ => None,
            },
            _ => None,
        }
    }
}

/// How far a pawn of a fanned-out stack is moved aside.
fn fan(height: usize, len: usize, pawn: f32) -> Vec2 {
    let middle = (len as f32 - 1.0) / 2.0;
    Vec2::new((height as f32 - middle) * pawn * 0.62, 0.0)
}

/// One sign in a banner.
enum Mark {
    Coin(String),
    Stone(String),
    Loss(String),
    Text(String),
    Rounds(String),
    Feet,
    Parchment,
}

impl Mark {
    fn width(&self, height: f32) -> f32 {
        match self {
            Self::Coin(_) => height * 1.05,
            Self::Stone(_) | Self::Parchment => height * 1.05,
            Self::Loss(text) | Self::Text(text) => {
                height * (0.5 + 0.34 * text.chars().count() as f32)
            }
            Self::Rounds(text) => height * (0.3 + 0.28 * text.chars().count() as f32),
            Self::Feet => height * 0.8,
        }
    }

    fn stamp(&self, at: Vec2, height: f32, stamps: &mut Vec<Stamp>) {
        let size = height * 0.72;
        let mut part = |name: &'static str, width: f32| {
            stamps.push(Stamp::new(
                What::Part(name.into(), width),
                at,
                depth::BANNER + 0.1,
            ));
        };
        let (text, face, colour) = match self {
            Self::Coin(text) => {
                part("badge-gold", height * 1.2);
                (text, Face::Bold, palette::INK)
            }
            Self::Stone(text) => {
                part("stone", height * 1.25);
                (text, Face::Semibold, palette::INK)
            }
            Self::Loss(text) => (text, Face::Bold, palette::RED_TEXT),
            Self::Text(text) => (text, Face::Semibold, palette::INK),
            Self::Rounds(text) => (text, Face::Italic, palette::INK_SOFT),
            Self::Feet => return part("footsteps-ink", height * 0.85),
            Self::Parchment => return part("parchment-single", height * 1.1),
        };
        stamps.push(Stamp::new(
            What::Text(text.clone(), face, size, colour),
            at,
            depth::BANNER + 0.2,
        ));
    }
}
