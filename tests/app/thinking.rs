//! Computer players think beside the frames, never in them, and in the style of whose portrait they bear.

use std::{
    thread,
    time::{Duration, Instant},
};

use bevy::tasks::AsyncComputeTaskPool;
use medieval_academy::{
    records::SeatKind::{Champion, Squire},
    rules::Act,
};

use crate::table::{Table, setup};

/// On most machines a champion's first pick takes far longer than a frame; all four have to pick at once.
#[test]
fn frames_go_on_while_four_champions_think() {
    let mut table = Table::new();
    table.begin(setup(&[Champion; 4], 71));
    let picked = |table: &Table| table.current().acts.len();
    let began = Instant::now();
    let mut frames = Vec::new();
    while picked(&table) < 4 {
        let frame = Instant::now();
        table.frame();
        frames.push(frame.elapsed());
        thread::sleep(Duration::from_millis(1));
    }
    let thinking = began.elapsed();
    frames.sort_unstable();
    // A frame that waited for a decision would have a good part of the whole time; there would be few of them.
    let middle = frames[frames.len() / 2];
    assert!(frames.len() > 8, "{} frames in {thinking:?}", frames.len());
    assert!(middle < thinking / 20, "{middle:?} of {thinking:?}");
}

/// Thinking leaves a core to the frames, wherever there is more than one.
#[test]
fn thinking_leaves_a_core_to_the_frames() {
    let _table = Table::new();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let thinkers = AsyncComputeTaskPool::get().thread_num();
    assert!(
        thinkers <= cores.saturating_sub(1).max(1),
        "{thinkers} threads of {cores}"
    );
}

/// The same players with other portraits play otherwise; without portraits, as computer players do everywhere.
#[test]
fn a_portrait_brings_its_characters_style() {
    let played = |portrait: Option<&str>| -> Vec<Act> {
        let mut setup = setup(&[Squire; 3], 72);
        for seat in &mut setup.seats {
            seat.portrait = portrait.map(str::to_owned);
        }
        let mut table = Table::new();
        table.begin(setup);
        table.play_out();
        let mut acts = table.current().acts.clone();
        // Answers in the draft may come in another order.
        acts.sort_by_key(|act| format!("{act:?}"));
        acts
    };
    let plain = played(None);
    assert_eq!(plain, played(Some("maud")));
    assert_ne!(plain, played(Some("bertram")));
    assert_eq!(played(Some("bertram")), played(Some("bertram")));
}
