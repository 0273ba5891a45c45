//! Going back and forth at the table: the keys for it, and the game shown as it is then.

use bevy::prelude::*;

use super::{Choice, Shown};
use crate::{
    flow::{CurrentGame, NoUndo, Redo, Redone, TakeBack, TakeBacks, TakenBack},
    input::Given,
    records::Setup,
    screens::Notice,
    settings::Command,
    words::{Words, say},
};

/// Goes back and forth: with the curtain down too, where nothing hidden is on the screen.
pub(super) fn keys(
    mut given: MessageReader<Given>,
    mut back: MessageWriter<TakeBack>,
    mut on: MessageWriter<Redo>,
) {
    for given in given.read() {
        match given.command {
            Command::TakeBack => {
                back.write_default();
            }
            Command::Redo => {
                on.write_default();
            }
            _ => {}
        }
    }
}

/// The table shows what is left of the game, at once; the curtain comes down by itself if somebody else is asked now.
pub(super) fn taken_back(
    mut taken: MessageReader<TakenBack>,
    current: Res<CurrentGame>,
    words: Res<Words>,
    mut shown: ResMut<Shown>,
    mut choice: ResMut<Choice>,
    mut notices: MessageWriter<Notice>,
) {
    let mut left = None;
    for taken in taken.read() {
        // One person alone knows who it was.
        if TakeBacks::Free.at(&current.setup) == TakeBacks::Free {
            let name = name(&current.setup, taken.seat);
            let text = say!(words, "log-undo", name = name);
            notices.write(Notice { text });
        }
        left = Some(taken);
    }
    if let Some(TakenBack { past, .. }) = left {
        let game = past.last().map_or(&current.game, |told| &told.after);
        *shown = Shown::new(game.clone(), past);
        choice.release();
    }
}

/// What is done again is played out like anything else, but what was still to be shown before it is not.
pub(super) fn redone(
    mut redone: MessageReader<Redone>,
    mut shown: ResMut<Shown>,
    mut choice: ResMut<Choice>,
) {
    if redone.read().count() > 0 {
        shown.skip_all();
        choice.release();
    }
}

/// Says why it can't be done.
pub(super) fn refused(
    mut refused: MessageReader<NoUndo>,
    current: Res<CurrentGame>,
    words: Res<Words>,
    mut notices: MessageWriter<Notice>,
) {
    if let Some(&why) = refused.read().last() {
        let text = why_no_undo(&words, &current.setup, why);
        notices.write(Notice { text });
    }
}

/// What a player is told of an act that can't be taken back, or done again.
#[must_use]
pub fn why_no_undo(words: &Words, setup: &Setup, why: NoUndo) -> String {
    match why {
        NoUndo::Nothing => words.say("undo-nothing"),
        NoUndo::NothingToRedo => words.say("undo-nothing-again"),
        NoUndo::Hidden => words.say("error-undo-hidden"),
        NoUndo::Other(seat) => say!(words, "error-undo-other", name = name(setup, seat)),
        NoUndo::Over => words.say("error-game-over"),
    }
}

fn name(setup: &Setup, seat: crate::rules::Seat) -> &str {
    let seat = setup.seats.get(seat.index());
    seat.map_or("", |seat| seat.name.as_str())
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::{
        AcademyPlugin,
        flow::{Begin, Submit},
        records::{PawnShape, SeatKind, SeatSetup},
        rules::*,
        seats::Desk,
        table,
    };

    /// Whether the table plays everything out at once.
    #[derive(Resource)]
    struct Hasty(bool);

    /// Three people at a table without a window.
    fn people() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, AcademyPlugin))
            .insert_resource(Words::new(Default::default()))
            .insert_resource(Hasty(true))
            .init_resource::<Choice>()
            .add_message::<Notice>()
            .add_systems(
                Update,
                (
                    table::begin.run_if(on_message::<crate::flow::Began>),
                    (
                        taken_back,
                        redone,
                        refused,
                        table::take_in,
                        play_on,
                        table::catch_up,
                        table::call_to_desk,
                        table::refresh_choice,
                    )
                        .chain()
                        .run_if(resource_exists::<Shown>),
                )
                    .chain()
                    .after(crate::flow::FlowSet),
            );
        let seat = |i: usize| SeatSetup {
            name: ["Maud", "Enid", "Rowan"][i].into(),
            kind: SeatKind::Person,
            pawn: PawnShape::ALL[i],
            portrait: None,
        };
        app.world_mut().write_message(Begin::New(Box::new(Setup {
            edition: Edition::Second,
            side: Side::Day,
            challenge: None,
            journals: Journals::Hidden,
            board: Board::built_in(Edition::Second, Side::Day),
            seats: (0..3).map(seat).collect(),
            first: Seat(0),
            seed: 7,
            agreed: Default::default(),
        })));
        for _ in 0..3 {
            app.update();
        }
        app
    }

    fn play_on(mut shown: ResMut<Shown>, hasty: Res<Hasty>) {
        shown.advance(0.01, |_| if hasty.0 { 0.0 } else { 1.0 });
    }

    fn seen(app: &App) -> (&Desk, &Shown, &CurrentGame) {
        let world = app.world();
        (world.resource(), world.resource(), world.resource())
    }

    /// Whoever the curtain waits for comes, and does the first thing they may.
    fn act(app: &mut App) -> Seat {
        app.world_mut().resource_mut::<Desk>().arrive();
        let (desk, _, current) = seen(app);
        let seat = desk.viewer.expect("somebody at the desk");
        let act = current.game.legal_acts(seat)[0];
        let game = current.id;
        app.world_mut().write_message(Submit { act, game });
        app.update();
        seat
    }

    fn take_back(app: &mut App) {
        app.world_mut().write_message(TakeBack);
        app.update();
    }

    fn notices(app: &mut App) -> Vec<String> {
        let mut notices = app.world_mut().resource_mut::<Messages<Notice>>();
        notices.drain().map(|notice| notice.text).collect()
    }

    #[test]
    fn after_an_act_is_taken_back_nobody_elses_hand_is_shown() {
        let mut app = people();
        while seen(&app).2.game.phase() == Phase::Choose {
            act(&mut app);
        }
        for _ in 0..3 {
            let before = seen(&app).1.game.clone();
            let maud = act(&mut app);
            // The next person is at the desk already, and looks at their own hand.
            app.world_mut().resource_mut::<Desk>().arrive();
            app.update();
            let (desk, shown, _) = seen(&app);
            let enid = table::hand_on_table(shown, desk);
            assert!(enid.is_some() && enid != Some(maud));

            notices(&mut app);
            take_back(&mut app);
            let (desk, shown, current) = seen(&app);
            assert_eq!((desk.viewer, desk.curtain), (None, Some(maud)));
            assert_eq!(table::hand_on_table(shown, desk), None);
            assert_eq!(shown.game, before);
            assert_eq!(current.game, before);
            let name = current.setup.seats[maud.index()].name.clone();
            assert_eq!(notices(&mut app), [format!("{name} takes back a move.")]);

            app.world_mut().resource_mut::<Desk>().arrive();
            app.update();
            let (desk, shown, current) = seen(&app);
            assert_eq!(table::hand_on_table(shown, desk), Some(maud));
            let choice: &Choice = app.world().resource();
            assert_eq!(
                choice.asked(current, shown, desk),
                Some((maud, Asked::Play))
            );
            act(&mut app);
        }
    }

    #[test]
    fn it_works_while_the_act_is_still_played_out() {
        let mut app = people();
        while seen(&app).2.game.phase() == Phase::Choose {
            act(&mut app);
        }
        let (before, told) = (seen(&app).1.game.clone(), seen(&app).1.chronicle.len());
        app.world_mut().resource_mut::<Hasty>().0 = false;
        let maud = act(&mut app);
        let (_, shown, current) = seen(&app);
        assert!(!shown.settled() && current.game != before);
        take_back(&mut app);
        let (desk, shown, current) = seen(&app);
        assert!(shown.settled());
        assert_eq!(shown.game, before);
        assert_eq!(shown.chronicle.len(), told);
        assert_eq!(desk.viewer, Some(maud), "nobody else has come meanwhile");
        let choice: &Choice = app.world().resource();
        assert_eq!(
            choice.asked(current, shown, desk),
            Some((maud, Asked::Play))
        );

        app.world_mut().write_message(Redo);
        app.update();
        let (_, shown, current) = seen(&app);
        assert!(!shown.settled());
        assert_eq!(current.acts.len(), 13);
    }

    #[test]
    fn what_cannot_be_taken_back_is_said() {
        let mut app = people();
        take_back(&mut app);
        assert_eq!(notices(&mut app), ["There is nothing to take back yet."]);
        for _ in 0..3 {
            act(&mut app);
        }
        let before = seen(&app).1.game.clone();
        take_back(&mut app);
        assert_eq!(
            notices(&mut app),
            ["Too late to take back: something hidden was shown."]
        );
        assert_eq!(seen(&app).1.game, before);
    }
}
