//! Section 3: moving and stacking.

use medieval_academy::rules::*;

use crate::table::*;

#[test]
fn rule_3_1_a_pawn_that_lands_on_others_goes_on_top_and_is_ahead_of_them() {
    // Seat 1 stands on seat 0 on space 4; seat 2 joins them from space 1.
    let mut track = pawns(&[(4, 0), (4, 1), (1, 0)]);
    let moved = track.advance(Seat(2), 3, 12);
    assert_eq!(moved, Move { from: 1, to: 4 });
    assert_eq!(order(&track, 3), [2, 1, 0]);
    assert_eq!(track.place(Seat(2)), Some(1));
    assert_eq!(track.place(Seat(0)), Some(3));
}

#[test]
fn rule_3_1_the_event_tells_on_whom_a_pawn_landed() {
    let mut game = day(3)
        .with_track(Road::Quest, spread(&[0, 3, 0]))
        .with_hands(1, Seat(0), &[cards("quest-3"), cards("quest-2")]);
    let events = play(&mut game, 0, "quest-3", Road::Quest);
    assert_eq!(
        events[1],
        Event::Moved {
            seat: Seat(0),
            road: Road::Quest,
            from: 0,
            to: 3,
            lost: 0,
            landing: Landing::OnTop(Seat(1)),
        }
    );
}

#[test]
fn rule_3_2_a_pawn_stops_at_the_last_space_and_the_excess_is_lost() {
    let mut game = day(3)
        .with_track(Road::Joust, spread(&[10, 0, 0]))
        .with_hands(1, Seat(0), &[cards("combat-5"), cards("quest-2")]);
    let events = play(&mut game, 0, "combat-5", Road::Joust);
    assert_eq!(
        events[1],
        Event::Moved {
            seat: Seat(0),
            road: Road::Joust,
            from: 10,
            to: 12,
            lost: 3,
            landing: Landing::LastSpace,
        }
    );
}

#[test]
fn rule_3_2_arriving_second_on_the_last_space_goes_under() {
    let mut track = spread(&[10, 11, 9, 0]);
    track.advance(Seat(0), 2, 12);
    track.advance(Seat(1), 5, 12);
    track.advance(Seat(2), 3, 12);
    assert_eq!(track.spaces()[..4], [12, 12, 12, 0]);
    assert_eq!(order(&track, 4), [0, 1, 2]); // the first to arrive stays first
    let (stack, len) = track.stack(12, None, 4);
    assert_eq!(stack[..len], [Seat(2), Seat(1), Seat(0)]);
}

#[test]
fn rule_3_2_the_event_tells_under_whom_a_pawn_went() {
    let mut game = day(3)
        .with_track(Road::King, pawns(&[(9, 0), (12, 40), (12, 39)]))
        .with_hands(1, Seat(0), &[cards("king-3"), cards("quest-2")]);
    let events = play(&mut game, 0, "king-3", Road::King);
    assert!(matches!(
        events[1],
        Event::Moved {
            landing: Landing::Under(Seat(2)),
            to: 12,
            ..
        }
    ));
}

#[test]
fn rule_3_3_only_the_moving_pawn_leaves_its_stack() {
    // Bottom to top on space 5: seats 3, 1, 0, 2. Seat 1 moves on; the others keep their order.
    let mut track = pawns(&[(5, 2), (5, 1), (5, 3), (5, 0)]);
    track.advance(Seat(1), 2, 12);
    assert_eq!(order(&track, 4), [1, 2, 0, 3]);
    let (stack, len) = track.stack(5, None, 4);
    assert_eq!(stack[..len], [Seat(3), Seat(0), Seat(2)]);
}

#[test]
fn rule_3_3_a_pawn_on_the_last_space_does_not_move_and_keeps_its_place() {
    // Seat 0 was first on the last space, seat 1 came under it. Neither can change that.
    let last = pawns(&[(12, 40), (12, 39), (3, 0)]);
    let mut game = day(3).with_track(Road::Joust, last).with_hands(
        1,
        Seat(1),
        &[cards("combat-5"), cards("combat-4"), cards("combat-3")],
    );
    let events = play(&mut game, 1, "combat-4", Road::Joust);
    assert_eq!(
        events[1],
        Event::Moved {
            seat: Seat(1),
            road: Road::Joust,
            from: 12,
            to: 12,
            lost: 4,
            landing: Landing::Stuck,
        }
    );
    assert_eq!(*game.track(Road::Joust), last);
}

#[test]
fn rule_3_4_on_the_start_space_all_pawns_are_level() {
    let track = Track::default();
    for seat in Seat::all(5) {
        assert_eq!(track.place(seat), None);
        assert_eq!(track.ahead(seat), 0);
    }
    assert!(order(&track, 5).is_empty());
}

#[test]
fn rule_3_4_a_pawn_that_leaves_the_start_lies_on_nobody() {
    let mut game = day(3).with_hands(1, Seat(0), &[cards("king-2"), cards("king-3"), Hand::new()]);
    let events = play(&mut game, 0, "king-2", Road::King);
    assert!(matches!(
        events[1],
        Event::Moved {
            landing: Landing::Open,
            ..
        }
    ));
}
