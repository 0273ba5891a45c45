//! Every lesson played to its end, by doing what it asks, and by skipping; without a window.

use std::collections::VecDeque;

use super::{course::Doing, neighbour, prepare, script::*, *};
use crate::{
    rules::{Act, Card, Event, Game, Road, Seat, Told},
    words::{Language, Words},
};

/// A table that stops where it is told, in front of a learner.
struct Class {
    course: Course,
    game: Game,
    shown: Game,
    queue: VecDeque<Told>,
    paused: bool,
    said: Vec<String>,
    scene: usize,
}

impl Class {
    fn new(name: Name) -> Self {
        let lesson = name.lesson().unwrap();
        let game = opened(&lesson, 0);
        let mut class = Self {
            course: Course::new(lesson, &game),
            shown: game.clone(),
            game,
            queue: VecDeque::new(),
            paused: false,
            said: Vec::new(),
            scene: 0,
        };
        class.settle();
        class
    }

    fn settle(&mut self) {
        let mut told: Vec<Told> = Vec::new();
        self.game.settle(&mut told);
        self.queue.extend(told);
    }

    fn act(&mut self, act: Act) {
        let mut told: Vec<Told> = Vec::new();
        self.game.play(act, &mut told).unwrap();
        self.queue.extend(told);
        if act.seat() == LEARNER {
            self.course.hear(Doing::Acted(act), &self.shown);
        }
    }

    /// Shows what is in the queue, up to where the step wants it to stop.
    fn show(&mut self) {
        self.paused = false;
        while let Some(next) = self.queue.front() {
            let pause = self.course.pause();
            if pause.is_some_and(|pause| pause.is_before(&next.event)) {
                self.paused = true;
                return;
            }
            let told = self.queue.pop_front().unwrap();
            self.shown = told.after;
            if pause.is_some_and(|pause| pause.is_after(&told.event)) {
                self.paused = true;
                return;
            }
        }
    }

    /// Goes on until somebody has to read or do something. False at the end of the lesson, or of the game.
    fn go_on(&mut self, free: fn(&Game) -> Act) -> bool {
        for _ in 0..2000 {
            let Some(step) = self.course.step() else {
                self.scene += 1;
                if self.course.lesson().scenes.len() <= self.scene || self.shown.is_over() {
                    return false;
                }
                self.game = opened(self.course.lesson(), self.scene);
                self.shown = self.game.clone();
                self.queue.clear();
                self.course.turn_page(&self.game);
                self.settle();
                continue;
            };
            match step.wait {
                Wait::Next | Wait::Which(..) | Wait::Offer => return true,
                Wait::Act(_) => {
                    self.show();
                    if self.queue.is_empty() && self.game.waiting().contains(LEARNER) {
                        return true;
                    }
                }
                Wait::Before(_) | Wait::After(_) => {
                    self.show();
                    if self.paused {
                        self.course.hear(Doing::Reached, &self.shown);
                        continue;
                    }
                }
            }
            let scene = self.course.scene().unwrap();
            let seats = self.game.waiting();
            let seat = seats.first().expect("somebody is waited for");
            let part = neighbour::act(&scene.parts, &self.game, seat);
            let act = part.unwrap_or_else(|| {
                if seat == LEARNER {
                    free(&self.game)
                } else {
                    self.game.legal_acts(seat)[0]
                }
            });
            self.act(act);
        }
        panic!("the lesson stands still at {:?}", self.course.step());
    }

    /// Plays it to its end; `choose` picks what to do of what a step lets through.
    fn play(mut self, choose: fn(&[Act]) -> Act, free: fn(&Game) -> Act) -> Self {
        while self.go_on(free) {
            let step = self.course.step().unwrap().clone();
            self.said.push(self.course.says().unwrap().to_owned());
            for &anchor in &step.point {
                assert!(
                    is_there(anchor, &self.shown),
                    "{anchor:?} at {:?}",
                    step.say
                );
            }
            match &step.wait {
                Wait::Next | Wait::Offer => {
                    assert!(self.course.hear(Doing::Next, &self.shown));
                }
                Wait::Which(_, seats) => {
                    assert!(!self.course.hear(Doing::Pointed(LEARNER), &self.shown));
                    assert!(self.course.hear(Doing::Pointed(seats[0]), &self.shown));
                }
                Wait::Act(_) => {
                    let allowed = self.course.allows(&self.game).unwrap();
                    assert!(!allowed.is_empty(), "nothing can be done: {step:?}");
                    self.refuse(&step, &allowed);
                    self.act(choose(&allowed));
                }
                Wait::Before(_) | Wait::After(_) => unreachable!(),
            }
        }
        self
    }

    /// Whatever else could be done is answered.
    fn refuse(&mut self, step: &Step, allowed: &[Act]) {
        let legal = self.game.legal_acts(LEARNER);
        if legal.iter().any(|act| !allowed.contains(act)) {
            let otherwise = step.otherwise.as_deref();
            assert!(otherwise.is_some(), "no answer: {step:?}");
            self.course.go_astray();
            assert_eq!(self.course.says(), otherwise);
        }
    }
}

fn opened(lesson: &Lesson, scene: usize) -> Game {
    let scene = &lesson.scenes[scene];
    let setup = prepare::setup(lesson, scene, &Words::new(Language::English));
    setup.check().unwrap();
    prepare::game(&setup, scene).unwrap()
}

fn is_there(anchor: Anchor, shown: &Game) -> bool {
    match anchor {
        Anchor::Card(named) => shown.hand(LEARNER).contains(&named.0),
        Anchor::Space(road, space) => space <= shown.rules().roads[road].length,
        Anchor::Pawn(seat, _) | Anchor::Journal(seat) => seat.0 < shown.rules().seats,
        Anchor::Cup => shown.rules().board.cup.is_some(),
        Anchor::Road(_) | Anchor::Banner(_) => true,
    }
}

fn first(acts: &[Act]) -> Act {
    acts[0]
}

fn last(acts: &[Act]) -> Act {
    acts[acts.len() - 1]
}

fn first_free(game: &Game) -> Act {
    game.legal_acts(LEARNER)[0]
}

fn last_free(game: &Game) -> Act {
    last(&game.legal_acts(LEARNER))
}

#[test]
fn every_lesson_is_played_to_its_end_by_doing_what_it_asks() {
    for name in Name::ALL {
        for choose in [first as fn(&[Act]) -> Act, last] {
            for free in [first_free as fn(&Game) -> Act, last_free] {
                let class = Class::new(name).play(choose, free);
                assert!(class.course.step().is_none());
                let steps = class
                    .course
                    .lesson()
                    .scenes
                    .iter()
                    .flat_map(|scene| &scene.steps);
                let always = steps.filter(|step| step.when.is_none() && step.say.is_some());
                for step in always {
                    let say = step.say.as_ref().unwrap();
                    let heard = class.said.contains(say) || step.otherwise.is_some();
                    assert!(heard, "{name:?}: {say} is never said");
                }
            }
        }
    }
}

#[test]
fn skipping_every_step_comes_to_the_end_too() {
    for name in Name::ALL {
        let mut class = Class::new(name);
        while class.go_on(first_free) {
            match class
                .course
                .skip(&class.game)
                .expect("every step can be skipped")
            {
                Doing::Acted(act) => class.act(act),
                doing => assert!(class.course.hear(doing, &class.shown)),
            }
        }
        assert!(class.course.step().is_none());
    }
}

#[test]
fn what_is_said_exists_in_all_languages_and_is_said_once() {
    for name in Name::ALL {
        let lesson = name.lesson().unwrap();
        let steps = lesson.scenes.iter().flat_map(|scene| &scene.steps);
        let mut said: Vec<&str> = steps
            .clone()
            .flat_map(|step| step.say.iter().chain(&step.otherwise))
            .map(String::as_str)
            .collect();
        for &language in Language::ALL {
            let words = Words::new(language);
            for say in &said {
                assert!(words.has(say), "{language:?} has no {say}");
            }
        }
        let all = said.len();
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), all, "{name:?}");
        assert_eq!(steps.filter(|step| step.done).count(), 1, "{name:?}");
    }
}

#[test]
fn the_first_lesson_tells_the_truth() {
    let class = Class::new(Name::First).play(first, first_free);
    for say in [
        "tutor-combat-joust",
        "tutor-tournament-empty",
        "tutor-last-right",
    ] {
        assert!(class.said.iter().any(|said| said == say), "{say}");
    }
    assert!(class.shown.is_over());
}

#[test]
fn the_night_scores_as_the_teacher_says() {
    let mut class = Class::new(Name::Night);
    while class.go_on(first_free) {
        let game = &class.shown;
        match class.course.says().unwrap() {
            "tutor-night-3" => assert_eq!(game.cup(), -2),
            "tutor-night-5" => {
                let points = [0, 1, 2].map(|seat| game.score(Seat(seat)));
                assert_eq!(points, [13, 5, 3]);
            }
            "tutor-night-6" => {
                let points = [0, 1, 2].map(|seat| game.score(Seat(seat)));
                assert_eq!(points, [20, 6, 4]);
            }
            _ => {}
        }
        match class.course.skip(&class.game).unwrap() {
            Doing::Acted(act) => class.act(act),
            doing => assert!(class.course.hear(doing, &class.shown)),
        }
    }
}

#[test]
fn the_duel_scores_as_the_teacher_says() {
    let mut class = Class::new(Name::Duel);
    while class.go_on(first_free) {
        let points = [0, 1].map(|seat| class.shown.score(Seat(seat)));
        match class.course.says().unwrap() {
            "tutor-duel-4" => assert_eq!(points, [8, 2]),
            "tutor-duel-5" => assert_eq!(points, [5, 2]),
            "tutor-duel-6" => assert_eq!(points, [25, 2]),
            _ => {}
        }
        match class.course.skip(&class.game).unwrap() {
            Doing::Acted(act) => class.act(act),
            doing => assert!(class.course.hear(doing, &class.shown)),
        }
    }
}

#[test]
fn a_deck_the_box_does_not_hold_is_refused() {
    let lesson = Name::First.lesson().unwrap();
    let setup = prepare::setup(&lesson, &lesson.scenes[0], &Words::new(Language::English));
    let game = setup.new_game().unwrap();
    let king: Card = "king-5".parse().unwrap();
    assert!(game.clone().with_deck(&[king]).is_some());
    assert!(game.clone().with_deck(&[king, king]).is_none());
    // The first card goes on top, and into seat 0's hand.
    let mut dealt = game.with_deck(&[king]).unwrap();
    let mut told: Vec<Event> = Vec::new();
    dealt.settle(&mut told);
    assert_eq!(dealt.hand(Seat(0))[0], king);
    assert_eq!(dealt.track(Road::King).space(LEARNER), 0);
    assert_eq!(dealt.hand(Seat(0)).len(), 5);
}
