//! The results: journals open one by one, the winner is knighted, and the game can be played again or kept.

mod awards;
mod graph;
mod knighting;
mod reveal;
mod scale;
mod standing;
pub(super) mod table;

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Context, Key, Ui},
};

use super::{
    Award, Covered, Motion, Notice, PlayerProfile, Screen,
    challenges::{ChallengeDraft, next_level},
    export,
    new_game::NewGameDraft,
    page::{self, Stage, keyed, lead_focus},
    start::{Starter, roll_seed},
};
use crate::{
    flow::{Begin, CurrentGame, Leave, Prepared, Recorder},
    overlays::{
        kit::{Button, Kit, Type},
        last_word,
    },
    records::{Setup, profile::Tally, seed_from_text},
    rules::{Game, Journals, Seat, SeatSet},
    settings::Settings,
    table::Shown,
    words::{Words, say},
};
use awards::Awards;
use reveal::Reveal;
pub(super) use scale::spread;
use standing::Standing;

/// The game that is over, ready to be shown.
#[derive(Resource)]
struct Results {
    setup: Setup,
    seed: String,
    standing: Standing,
    reveal: Reveal,
    focus_due: bool,
    /// The challenge one level up, if this one was won.
    next: Option<Setup>,
    /// What became of the challenge in the profile.
    remembered: Option<String>,
    /// What one of the characters says of it.
    last_word: Option<String>,
    /// Titles that were earned.
    awards: Awards,
    /// It was a lesson's game.
    lesson: bool,
}

/// The journals were opened already: whoever comes back from the review sees them so.
#[derive(Resource)]
struct Seen;

/// What one can do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    NextLevel,
    Rematch,
    SameDeal,
    Review,
    Save,
    Title,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Results), add_up)
        .add_systems(OnExit(Screen::Results), put_away)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Results).and_then(resource_exists::<Results>)),
        )
        .add_systems(
            Update,
            say_again.run_if(resource_changed::<Words>.and_then(resource_exists::<Results>)),
        );
}

fn add_up(
    mut commands: Commands,
    current: Option<Res<CurrentGame>>,
    shown: Option<Res<Shown>>,
    draft: Option<Res<NewGameDraft>>,
    challenge: Option<Res<ChallengeDraft>>,
    profile: Res<PlayerProfile>,
    motion: Res<Motion>,
    words: Res<Words>,
    mut next: ResMut<NextState<Screen>>,
    seen: Option<Res<Seen>>,
    prepared: Option<Res<Prepared>>,
) {
    let (Some(current), Some(shown)) = (current, shown) else {
        // Nothing to show: somebody left the game in this very frame.
        next.set(Screen::Title);
        return;
    };
    let setup = current.setup.clone();
    let standing = Standing::new(&setup, &shown.game, &shown.history, &words);
    let suspense = setup.journals == Journals::Hidden && !motion.reduce;
    // A seed that was a word is shown as it was typed.
    let typed = draft.map(|draft| draft.seed.trim().to_owned());
    let typed = typed
        .into_iter()
        .chain(challenge.map(|draft| draft.seed.trim().to_owned()))
        .find(|typed| seed_from_text(typed) == Some(setup.seed));
    let won = setup.challenge.is_some() && shown.game.winners() == Some(SeatSet::only(Seat(0)));
    let remembered = what_became(&words, &setup, &profile, current.id);
    let mut reveal = Reveal::new(standing.rows.len(), suspense);
    if motion.reduce || seen.is_some() {
        reveal.finish();
    }
    let awards = match seen {
        Some(_) => Awards::default(),
        None => Awards::new(profile.awards(current.id), motion.reduce),
    };
    commands.remove_resource::<Seen>();
    commands.insert_resource(Results {
        seed: typed.unwrap_or_else(|| setup.seed.to_string()),
        reveal,
        next: won.then(|| next_level(&setup, roll_seed())).flatten(),
        remembered,
        last_word: last_word(&words, &current.setup, &shown.game),
        awards,
        lesson: prepared.is_some(),
        standing,
        setup,
        // Nothing until an arrow or Tab asks: whoever hurries the journals on with Space must not begin a rematch.
        focus_due: false,
    });
}

/// In another language now.
fn say_again(
    current: Option<Res<CurrentGame>>,
    shown: Option<Res<Shown>>,
    profile: Res<PlayerProfile>,
    words: Res<Words>,
    mut results: ResMut<Results>,
) {
    let (Some(current), Some(shown)) = (current, shown) else {
        return;
    };
    results.standing = Standing::new(&results.setup, &shown.game, &shown.history, &words);
    results.remembered = what_became(&words, &results.setup, &profile, current.id);
    results.last_word = last_word(&words, &current.setup, &shown.game);
}

/// What became of the game in the profile, if it was a challenge.
fn what_became(words: &Words, setup: &Setup, profile: &PlayerProfile, game: u64) -> Option<String> {
    let challenge = setup.challenge?;
    let tally = profile.profile.tally(setup.side, challenge.level);
    Some(remembered(words, tally, profile.counts(game)))
}

fn put_away(mut commands: Commands) {
    commands.remove_resource::<Results>();
}

/// Where the choices lead.
#[derive(SystemParam)]
struct Ways<'w> {
    starter: Starter<'w>,
    leave: MessageWriter<'w, Leave>,
    notices: MessageWriter<'w, Notice>,
    redraw: MessageWriter<'w, RequestRedraw>,
    recorder: Option<Res<'w, Recorder>>,
    screen: ResMut<'w, NextState<Screen>>,
}

fn show(
    mut contexts: EguiContexts,
    kit: Kit,
    words: Res<Words>,
    time: Res<Time<Real>>,
    mut results: ResMut<Results>,
    covered: Covered,
    mut draft: Option<ResMut<ChallengeDraft>>,
    mut ways: Ways,
    mut commands: Commands,
    settings: Res<Settings>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let covered = covered.now();
    let results = &mut *results;
    if !covered {
        play_out(&context, results, time.delta_secs(), &mut ways.redraw);
    }
    let stage = Stage::new(&kit);
    let mut ui = page::page(&context, "results");
    let painter = ui.painter().clone();
    stage.sheet(&kit, &painter, stage.rect(16.0, 16.0, 1568.0, 868.0));
    headline(&kit, &ui, stage, &words, results);
    let (standing, reveal) = (&results.standing, &results.reveal);
    table::show(&kit, &painter, stage, &words, standing, reveal);
    graph::show(&kit, &painter, stage, &words, standing, reveal);
    knighting::picture(&kit, &painter, stage, standing, reveal);
    knighting::journals(&kit, &painter, stage, &words, standing, reveal);
    let about = say!(
        words,
        "end-setup",
        side = results.standing.naming.key(),
        count = results.setup.seats.len(),
        seed = &results.seed
    );
    let foot = stage.at(1282.0, 784.0);
    kit.text_fit(&painter, foot, Align::Center, &about, Type::aside(), 500.0);
    let said = results.last_word.as_ref().filter(|_| settings.remarks);
    if let Some(remembered) = results.remembered.as_ref().or(said)
        && results.reveal.done()
    {
        let foot = stage.at(1282.0, 612.0);
        let kind = Type::aside().sized(17.0);
        kit.text_fit(&painter, foot, Align::Center, remembered, kind, 520.0);
    }
    if results.reveal.done() {
        results.awards.line(&kit, &painter, stage, &words);
    }
    results.awards.show(&kit, &painter, stage, &words);

    let record = ways.recorder.as_ref().and_then(|recorder| recorder.path());
    let chosen = buttons(
        &kit,
        &mut ui,
        stage,
        &words,
        results,
        record.is_some(),
        covered,
    );
    match chosen {
        Some(Choice::NextLevel) => {
            if let Some(setup) = results.next.clone() {
                if let (Some(draft), Some(challenge)) = (&mut draft, setup.challenge) {
                    draft.level = challenge.level;
                }
                ways.starter.begin(Begin::New(Box::new(setup)));
            }
        }
        Some(Choice::Rematch) => {
            let setup = rematch(&results.setup, roll_seed());
            ways.starter.begin(Begin::New(Box::new(setup)));
        }
        Some(Choice::SameDeal) => {
            let setup = Box::new(results.setup.clone());
            ways.starter.begin(Begin::New(setup));
        }
        Some(Choice::Save) => {
            if let Some(record) = record {
                let text = export::keep_copy(&words, record);
                ways.notices.write(Notice { text });
            }
        }
        Some(Choice::Review) => {
            commands.insert_resource(Seen);
            ways.screen.set(Screen::Review);
        }
        Some(Choice::Title) => {
            ways.leave.write(Leave);
        }
        None => {}
    }
    Ok(())
}

/// Goes on with the opening of the journals; space or a click opens all.
fn play_out(
    context: &Context,
    results: &mut Results,
    seconds: f32,
    redraw: &mut MessageWriter<RequestRedraw>,
) {
    let over = results.reveal.over();
    if over && results.awards.over() {
        return;
    }
    // The first frame after a long sleep is no time that anybody saw.
    let seconds = seconds.min(0.3);
    let hurried = context.input(|input| {
        input.key_pressed(Key::Space)
            || input.key_pressed(Key::Enter)
            || input.pointer.any_pressed()
    });
    if over {
        results.awards.advance(seconds);
        if hurried {
            results.awards.skip();
        }
    } else {
        results.reveal.advance(seconds);
        if hurried {
            results.reveal.skip();
        }
    }
    redraw.write(RequestRedraw);
}

fn headline(kit: &Kit, ui: &Ui, stage: Stage, words: &Words, results: &Results) {
    let painter = ui.painter();
    let done = results.reveal.done();
    let title = if done {
        results.standing.title.clone()
    } else {
        words.say("end-title-page")
    };
    let kind = Type::title().sized(46.0);
    let at = stage.at(800.0, 90.0);
    kit.text_fit(painter, at, Align::Center, &title, kind, 1240.0);
    if done {
        let kind = Type::aside().sized(20.0);
        let at = stage.at(800.0, 122.0);
        let why = &results.standing.why;
        kit.text_fit(painter, at, Align::Center, why, kind, 1300.0);
    }
    kit.divider(painter, stage.at(800.0, 141.0), 560.0);
}

fn buttons(
    kit: &Kit,
    ui: &mut Ui,
    stage: Stage,
    words: &Words,
    results: &mut Results,
    record: bool,
    covered: bool,
) -> Option<Choice> {
    let calm = results.reveal.calm();
    let all = [
        (
            Choice::NextLevel,
            "button-next-level",
            "trophy",
            "end-next-level-tip",
        ),
        (
            Choice::Rematch,
            "button-rematch",
            "clockwise",
            "end-rematch-tip",
        ),
        (
            Choice::SameDeal,
            "button-same-deal",
            "die",
            "end-same-deal-tip",
        ),
        (
            Choice::Review,
            "button-look-back",
            "eye",
            "end-look-back-tip",
        ),
        (Choice::Save, "button-save", "save", "end-save-tip"),
        (Choice::Title, "button-title", "home", "end-to-title"),
    ];
    let fits = |choice| match choice {
        // The next level only after a victory over the last.
        Choice::NextLevel => results.next.is_some(),
        // Its deal was prepared: its seed doesn't make it again, and there is no record.
        Choice::SameDeal | Choice::Review | Choice::Save => !results.lesson,
        Choice::Rematch | Choice::Title => true,
    };
    let all: Vec<_> = all
        .into_iter()
        .filter(|(choice, ..)| fits(*choice))
        .collect();
    let left = 800.0 - (260.0 * all.len() as f32 - 32.0) / 2.0;
    let mut chosen = None;
    for (i, &(choice, label, icon, hint)) in all.iter().enumerate() {
        let label = words.say(label);
        let hint = if choice == Choice::Save && !record {
            words.say("end-save-none")
        } else {
            words.say(hint)
        };
        let mut button = if i == 0 {
            Button::primary(&label)
        } else {
            Button::plain(&label)
        };
        button = button
            .icon(icon)
            .size(21.0)
            .hint(&hint)
            .enabled(choice != Choice::Save || record);
        let rect = stage.rect(left + 260.0 * i as f32, 800.0, 228.0, 56.0);
        let response = keyed(ui, rect, ("results", i), |ui| kit.button(ui, rect, button));
        if i == 0 && calm && !covered {
            lead_focus(ui.ctx(), response.id, &mut results.focus_due);
        }
        // A click that opens the journals does nothing else.
        if response.clicked() && calm {
            chosen = Some(choice);
        }
    }
    chosen
}

/// How one has fared against a challenge, this game among the others; or why it is not.
fn remembered(words: &Words, tally: Tally, counts: bool) -> String {
    if !counts {
        return words.say("end-deal-known");
    }
    let best = say!(
        words,
        "challenge-best",
        count = tally.wins,
        points = tally.best.unwrap_or_default()
    );
    let plays = say!(words, "challenge-plays", count = tally.plays);
    say!(words, "end-challenge", plays = plays, best = best)
}

/// The same seats again, with other cards and a first player drawn anew.
fn rematch(setup: &Setup, seed: u64) -> Setup {
    let count = setup.seats.len() as u8;
    let first = if setup.challenge.is_some() {
        setup.first
    } else {
        Game::first_by_lot(count, seed)
    };
    Setup {
        seed,
        first,
        ..setup.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rematch_keeps_the_seats_and_changes_the_deal() {
        let setup = standing::tests::setup();
        let again = rematch(&setup, 99);
        assert_eq!(again.seats, setup.seats);
        assert_eq!(again.seed, 99);
        assert_eq!(again.check(), Ok(()));
    }

    #[test]
    fn a_rematch_of_a_challenge_is_the_same_challenge() {
        let setup = standing::tests::solo_setup();
        let again = rematch(&setup, 99);
        assert_eq!(again.challenge, setup.challenge);
        assert_eq!((again.first, again.check()), (Seat(0), Ok(())));
    }

    #[test]
    fn the_profile_is_told_in_words() {
        let words = Words::new(crate::words::Language::English);
        let tally = Tally {
            plays: 3,
            wins: 1,
            best: Some(7),
        };
        assert_eq!(
            remembered(&words, tally, true),
            "This challenge: played 3 times, beaten once, best margin 7."
        );
        let known = remembered(&words, tally, false);
        assert!(!known.contains(['⟨', '{']), "{known}");
    }
}
