//! The table for those who don't see it: the hand, the roads, what is asked and what happened last, as things that a screen
//! reader finds and can press. Only while one listens; what is painted is the same.

use bevy::{a11y::AccessibilityRequested, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{
        Context, Id, Key, LayerId, Order, Rect, Response, Sense, Ui, UiBuilder, WidgetInfo,
        WidgetType,
        accesskit::{Action, Live, Role},
        vec2,
    },
};

use super::{
    View,
    area::{layer, on_screen},
    chronicle::Chronicle,
    prompt::Prompt,
    tips,
    under_pointer::stack,
};
use crate::{
    flow::Submit,
    rules::{Act, Asked, Card, Phase, Road, Seat},
    table::{BoardView, card_box},
    words::say,
};

/// A card as it is called: "Combat 4".
pub(super) fn card(view: &View<'_>, card: Card, seat: Seat) -> String {
    let raise = if view.game().is_opponent(seat) {
        view.rules().raise(card.subject())
    } else {
        0
    };
    let subject = card.subject().key();
    view.words
        .card_raised(subject, card.value(), raise, view.naming())
}

pub(super) fn spoken(
    mut contexts: EguiContexts,
    mut view: View,
    chronicle: Res<Chronicle>,
    board: Res<BoardView>,
    reader: Option<Res<AccessibilityRequested>>,
    mut submit: MessageWriter<Submit>,
) -> Result {
    if !reader.is_some_and(|reader| reader.get()) {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let mut ui = Ui::new(
        context.clone(),
        Id::new("spoken"),
        UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(context.content_rect()),
    );
    prompt(&view, &mut ui);
    if let Some(line) = chronicle.last() {
        let rect = on_screen(view.layout.column);
        live(&mut ui, rect, "chronicle line", &line);
    }
    let played = hand(&mut view, &mut ui).or_else(|| roads(&mut view, &mut ui, &board));
    if let Some(act) = played {
        let View {
            choice, current, ..
        } = &mut view;
        choice.send(act, current, &mut submit);
    }
    Ok(())
}

/// Words that are said by themselves when they change.
fn live(ui: &mut Ui, rect: Rect, id: &str, says: &str) {
    let response = ui.interact(rect, Id::new(("spoken", id)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, says));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// Says words by themselves when they change, if a screen reader listens.
pub(super) fn tell(view: &View<'_>, context: &Context, rect: Rect, id: &str, says: &str) {
    if !view.kit.is_heard() {
        return;
    }
    let mut ui = Ui::new(
        context.clone(),
        Id::new(("spoken", id)),
        UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(context.content_rect()),
    );
    live(&mut ui, rect, id, says);
}

/// What is asked, or who is waited for.
fn prompt(view: &View<'_>, ui: &mut Ui) {
    let (_, says) = Prompt {
        words: &view.words,
        shown: &view.shown,
        setup: &view.current.setup,
        asked: view.asked(),
        raised: None,
    }
    .say();
    let rect = on_screen(view.layout.column);
    live(ui, rect, "prompt", &says);
}

/// A thing that can be pressed by the keyboard or a screen reader. Clicks on it are the table's own.
fn pressable(ui: &mut Ui, rect: Rect, id: Id, says: &str) -> (Response, bool) {
    let response = ui.interact(rect, id, Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, says));
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Button);
        node.add_action(Action::Click);
    });
    let pressed = ui.input(|input| {
        let key = input.key_pressed(Key::Enter) || input.key_pressed(Key::Space);
        (key && response.has_focus()) || input.has_accesskit_action_request(id, Action::Click)
    });
    (response, pressed)
}

fn ring(view: &View<'_>, context: &Context, response: &Response) {
    if response.has_focus() {
        let painter = layer(context, "spoken focus", Order::Middle);
        view.kit.focus_ring(&painter, response.rect);
    }
}

/// The cards in the hand. Returns what pressing one leads to.
fn hand(view: &mut View<'_>, ui: &mut Ui) -> Option<Act> {
    let seat = view.viewer()?;
    if view.game().phase() != Phase::Play {
        return None;
    }
    let asked = matches!(view.asked(), Some((_, Asked::Play)));
    let cards = *view.game().hand(seat);
    let mut played = None;
    for (i, &held) in cards.iter().enumerate() {
        let name = card(view, held, seat);
        let raised = view.choice.card == Some(i);
        let says = if raised {
            say!(view.words, "spoken-raised", card = name)
        } else {
            name
        };
        let rect = on_screen(card_box(&view.layout, i, cards.len()));
        let (response, pressed) = pressable(ui, rect, Id::new(("spoken card", i)), &says);
        let about = tips::card_tip(&view.words, view.rules(), held, false);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_description(about.join(" "));
        });
        ring(view, ui.ctx(), &response);
        if !(pressed && asked) {
            continue;
        }
        let act = view.choice.act(view.game(), seat, Asked::Play);
        match act.filter(|_| raised) {
            Some(act) => played = Some(act),
            None => view.choice.toggle(i),
        }
    }
    played
}

/// What a road can be pressed for now: a raised Combat card, a pawn to pick.
fn act_on(view: &View<'_>, road: Road) -> Option<Act> {
    let (seat, asked) = view.asked()?;
    let road_of = |act: &Act| match *act {
        Act::Play { card, road, .. } => {
            let raised = view.choice.raised(view.game(), seat) == Some(card);
            (raised && asked == Asked::Play).then_some(road)
        }
        Act::Kitchen { road, .. } | Act::Bonus { road, .. } => road,
        Act::Choose { .. } => None,
    };
    let acts = view.current.game.legal_acts(seat);
    acts.iter().find(|act| road_of(act) == Some(road)).copied()
}

/// The roads with their pawns. Returns what pressing one leads to.
fn roads(view: &mut View<'_>, ui: &mut Ui, board: &BoardView) -> Option<Act> {
    let mut played = None;
    for road in Road::ALL {
        let Some(rect) = board.banner_box(road).map(on_screen) else {
            continue;
        };
        let says = pawns(view, road);
        let id = Id::new(("spoken road", road.key()));
        let Some(act) = act_on(view, road) else {
            let response = ui.interact(rect, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &says));
            continue;
        };
        let (response, pressed) = pressable(ui, rect.expand2(vec2(2.0, 2.0)), id, &says);
        ring(view, ui.ctx(), &response);
        if pressed {
            played = Some(act);
        }
    }
    played
}

/// A road and who stands on it, foremost first; pawns on the start are left out.
fn pawns(view: &View<'_>, road: Road) -> String {
    let game = view.game();
    let names: Vec<&str> = view.all_seats().map(|seat| view.name(seat)).collect();
    let mut spaces: Vec<u16> = view
        .all_seats()
        .map(|seat| game.track(road).space(seat))
        .filter(|&space| space > 0)
        .collect();
    spaces.sort_unstable_by(|a, b| b.cmp(a));
    spaces.dedup();
    let stacks: Vec<String> = spaces
        .into_iter()
        .map(|space| stack(&view.words, game, &names, road, space))
        .collect();
    let road = view.words.road(road.key(), view.naming());
    if stacks.is_empty() {
        say!(view.words, "spoken-road-empty", road = road)
    } else {
        let stacks = stacks.join("; ");
        say!(view.words, "spoken-road", road = road, stacks = stacks)
    }
}
