use super::*;
use crate::{
    replay::tests::{record, setup},
    seats::Eyes,
};

/// Whatever place and eyes: cards of those who are not seen are never handed on, only how many there are.
#[test]
fn the_strip_holds_no_card_that_the_eyes_may_not_see() {
    for mode in [0, 2, 4, 6, 8, 9] {
        let replay = Replay::record(&record(setup(mode, 11), usize::MAX)).unwrap();
        let solo = replay.tale().setup().challenge.is_some();
        let mut hidden = 0;
        for at in replay.tale().start()..=replay.tale().end() {
            let game = replay.tale().game(at);
            let seats = Seat::all(game.rules().seats);
            for (eyes, seat) in seats.flat_map(|seat| {
                let own = [Eyes::Public, Eyes::All].into_iter();
                let of = Seat::all(game.rules().seats).map(Eyes::Seat);
                own.chain(of).map(move |eyes| (eyes, seat))
            }) {
                let seen = seen_by(eyes, game, seat);
                assert_eq!(seen.hand.is_ok(), eyes.sees(seat), "mode {mode}, {eyes:?}");
                assert_eq!(seen.kept.is_ok(), solo || eyes.sees(seat));
                // What is shown of one's own is what the rules let that seat see (9.1).
                if let (Ok(hand), Eyes::Seat(own)) = (&seen.hand, eyes) {
                    assert_eq!(hand[..], game.view(own).hand[..]);
                }
                hidden += usize::from(seen.hand.is_err());
            }
        }
        assert!(hidden > 100);
    }
}
