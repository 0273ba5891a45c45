//! Pawns begin where they stood, end where they stand then, and never jump on the way.

use super::*;
use crate::{
    rules::{Board, Edition, Journals, Mode, RoadSet, RuleSet, Side, Told, Track},
    table::{BoardStyle, Layout},
};

fn game(edition: Edition, side: Side) -> Game {
    let mode = Mode {
        edition,
        side,
        seats: 4,
        challenge: None,
        journals: Journals::Hidden,
    };
    let rules = RuleSet::new(mode, &Board::built_in(edition, side)).unwrap();
    Game::new(rules, Seat(0), 3)
}

fn view(game: &Game) -> BoardView {
    let layout = Layout::of(Vec2::new(1600.0, 900.0));
    BoardView::new(game.rules(), BoardStyle::Illustrated, &layout, 0.0)
}

/// Plays an event in small steps and looks at every pawn of the road. Returns the greatest way a pawn made in a step.
fn watch(road: Road, before: &Game, event: Event, after: &Game) -> f32 {
    const STEPS: usize = 400;
    let board = view(before);
    let settled = |game: &Game| {
        let shown = Shown::new(game.clone(), &[]);
        let poses = Poses::new(&board, &shown);
        Seat::all(4)
            .map(|seat| poses.pose(road, seat).unwrap())
            .collect::<Vec<_>>()
    };
    let mut shown = Shown::new(before.clone(), &[]);
    let after_all = after.clone();
    shown.tell([Told {
        event,
        after: after_all,
    }]);
    let mut last = settled(before);
    let mut longest: f32 = 0.0;
    for step in 0..STEPS {
        shown.advance(if step == 0 { 0.0 } else { 1.0 / STEPS as f32 }, |_| 1.0);
        let poses = Poses::new(&board, &shown);
        let now: Vec<Pose> = Seat::all(4)
            .map(|seat| poses.pose(road, seat).unwrap())
            .collect();
        for (now, last) in now.iter().zip(&last) {
            let way = now.foot.distance(last.foot);
            if step == 0 {
                assert!(way < 0.01, "it starts elsewhere: {now:?} {last:?}");
                assert!(now.pull.distance(Vec2::ONE) < 0.01 && now.turn.abs() < 0.01);
            }
            longest = longest.max(way);
            assert!(now.pull.distance(last.pull) < 0.06, "{now:?} {last:?}");
            assert!((now.turn - last.turn).abs() < 0.03, "{now:?} {last:?}");
        }
        last = now;
    }
    for (end, last) in settled(after).iter().zip(&last) {
        assert!(end.foot.distance(last.foot) < 0.5, "{end:?} {last:?}");
        assert!(last.pull.distance(Vec2::ONE) < 0.01 && last.turn.abs() < 0.01);
    }
    longest
}

fn moved(track: Track, road: Road, steps: u8, seat: Seat) -> (Game, Event, Game) {
    let first = if road == Road::City {
        Edition::Second
    } else {
        Edition::First
    };
    let before = game(first, Side::Day).with_track(road, track);
    let ahead = before.look_ahead(seat, road, steps);
    let after = before.clone().with_track(road, ahead.after);
    let event = Event::Moved {
        seat,
        road,
        from: ahead.from,
        to: ahead.to,
        lost: 0,
        landing: ahead.landing,
    };
    (before, event, after)
}

#[test]
fn rule_3_1_a_pawn_hops_from_a_stack_onto_another() {
    // Seat 0 leaves the bottom of a stack of three for the top of one of a single pawn.
    let track = Track::with(&[(3, 0), (3, 1), (3, 2), (7, 0)]);
    let (before, event, after) = moved(track, Road::City, 4, Seat(0));
    assert!(matches!(
        event,
        Event::Moved {
            landing: Landing::OnTop(_),
            ..
        }
    ));
    let longest = watch(Road::City, &before, event, &after);
    assert!(longest < 4.0, "{longest}");
}

#[test]
fn rule_3_2_on_a_last_space_the_newcomer_slips_under() {
    let track = Track::with(&[(16, 0), (20, 3), (20, 4), (0, 0)]);
    let (before, event, after) = moved(track, Road::City, 5, Seat(0));
    assert!(matches!(
        event,
        Event::Moved {
            landing: Landing::Under(_),
            ..
        }
    ));
    let longest = watch(Road::City, &before, event, &after);
    assert!(longest < 4.0, "{longest}");
    // While it slips, the others make room.
    let board = view(&before);
    let mut shown = Shown::new(before, &[]);
    shown.tell([Told { event, after }]);
    let total = move_seconds(16, 20);
    shown.advance(4.0 * HOP - HOP / 2.0, |_| total);
    let poses = Poses::new(&board, &shown);
    let lowest = poses.pose(Road::City, Seat(1)).unwrap();
    assert!(lowest.height > 0.3 && lowest.height < 0.7, "{lowest:?}");
}

#[test]
fn rule_3_3_a_pawn_that_cannot_move_shakes_and_stands() {
    let track = Track::with(&[(20, 0), (3, 0), (0, 0), (0, 0)]);
    let (before, event, after) = moved(track, Road::City, 3, Seat(0));
    assert!(watch(Road::City, &before, event, &after) < 0.1);
}

#[test]
fn rule_8_3_a_pawn_hops_across_the_start_of_a_loop() {
    let track = Track::with(&[(14, 0), (2, 0), (0, 0), (0, 0)]);
    let (before, event, after) = moved(track, Road::Quest, 5, Seat(0));
    let longest = watch(Road::Quest, &before, event, &after);
    // Round the start they stand further back.
    assert!(longest < 8.0, "{longest}");
}

#[test]
fn along_the_road_a_pawn_never_goes_back() {
    let track = Track::with(&[(2, 0), (4, 0), (0, 0), (0, 0)]);
    let (before, event, after) = moved(track, Road::City, 5, Seat(0));
    let board = view(&before);
    let mut shown = Shown::new(before, &[]);
    shown.tell([Told { event, after }]);
    let mut furthest = 0.0;
    for _ in 0..200 {
        shown.advance(0.005, |_| 1.0);
        let Some(pose) = Poses::new(&board, &shown).pose(Road::City, Seat(0)) else {
            continue;
        };
        // The City's road begins to the right.
        assert!(pose.foot.x > furthest - 0.01, "{pose:?}");
        furthest = pose.foot.x;
    }
}

#[test]
fn rule_4_7_pawns_go_home_in_a_bow() {
    let track = Track::with(&[(9, 0), (12, 0), (12, 1), (0, 0)]);
    let before = game(Edition::Second, Side::Day).with_track(Road::City, track);
    let home = Track::with(&[(0, 0), (0, 0), (0, 0), (0, 0)]);
    let after = before.clone().with_track(Road::City, home);
    let roads: RoadSet = [Road::City].into_iter().collect();
    let longest = watch(Road::City, &before, Event::Returned { roads }, &after);
    assert!(longest < 6.0, "{longest}");
}

#[test]
fn rule_5_3_a_pawn_climbs_its_stack() {
    let track = Track::with(&[(4, 0), (4, 1), (4, 2), (0, 0)]);
    let before = game(Edition::Second, Side::Night).with_track(Road::City, track);
    let mut climbed = track;
    climbed.climb(Seat(0), None);
    let after = before.clone().with_track(Road::City, climbed);
    let event = Event::BonusTaken {
        seat: Seat(0),
        road: Road::City,
    };
    let longest = watch(Road::City, &before, event, &after);
    assert!(longest < 2.0, "{longest}");
}
