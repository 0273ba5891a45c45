//! The board on the screen: which one, how large, how far it is pushed up, and where its spaces and pawns lie.

use bevy::prelude::*;

use super::{Layout, zoom::Lens};
use crate::{
    art::manifest::{self, boards},
    rules::{ByRoad, Edition, Road, RuleSet, Seat, Side},
};

/// How much larger pawns are drawn than the board was tested with: heads stay readable on small windows.
const PAWN_BOOST: f32 = 1.2;
/// The same on compact boards, whose pawns are large already.
const PAWN_BOOST_COMPACT: f32 = 1.05;

/// Room left for the hand under a compact board, in reference units.
const HAND_ROOM: f32 = 22.0;

/// How the board is drawn: an option of the person's, not of the game's; it may change in mid-game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardStyle {
    /// The town, with its roads winding through it.
    #[default]
    Illustrated,
    /// One straight row a road.
    Compact,
}

impl BoardStyle {
    /// The other style.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Illustrated => Self::Compact,
            Self::Compact => Self::Illustrated,
        }
    }
}

/// The board as it lies on the screen now, and the game's figures that its drawing may not have.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct BoardView {
    /// Its name among the drawings.
    pub name: &'static str,
    /// Its top left corner, in reference units of the screen; outside the window if the board is looked at closely.
    pub origin: Vec2,
    /// Reference units of the screen a unit of the board's drawing.
    pub scale: f32,
    /// Where there is room for it, in reference units of the screen.
    pub field: Rect,
    /// What is seen of it, in reference units of the screen.
    pub window: Rect,
    /// Times larger than the whole board would be.
    pub zoom: f32,
    /// The zoom for which the board is drawn sharply: another one only while it changes.
    pub sharp: f32,
    /// Last space of each road in this game, or spaces of its loop: as a rule what is drawn.
    lengths: ByRoad<u16>,
}

impl Default for BoardView {
    fn default() -> Self {
        Self {
            name: "day",
            origin: Vec2::ZERO,
            scale: 1.0,
            field: Rect::default(),
            window: Rect::default(),
            zoom: 1.0,
            sharp: 1.0,
            lengths: ByRoad::default(),
        }
    }
}

impl BoardView {
    /// The name of a game's board among the drawings.
    #[must_use]
    pub const fn name(rules: &RuleSet, style: BoardStyle) -> &'static str {
        let compact = matches!(style, BoardStyle::Compact) && Self::has_compact(rules);
        match (rules.mode.edition, rules.mode.side, compact) {
            (Edition::First, ..) => "first",
            (Edition::Second, Side::Day, false) => "day",
            (Edition::Second, Side::Day, true) => "compact-day",
            (Edition::Second, Side::Night, false) => "night",
            (Edition::Second, Side::Night, true) => "compact-night",
        }
    }

    /// Whether there is a compact drawing of a game's board. The first edition's loops have none: there, [`BoardStyle`]
    /// changes nothing.
    #[must_use]
    pub const fn has_compact(rules: &RuleSet) -> bool {
        matches!(rules.mode.edition, Edition::Second)
    }

    /// The whole board of a game, filling the layout's field and pushed up by `lift` reference units.
    #[must_use]
    pub fn new(rules: &RuleSet, style: BoardStyle, layout: &Layout, lift: f32) -> Self {
        let name = Self::name(rules, style);
        let lens = manifest().board(name).map(|board| Lens::whole(board.view));
        Self::through(rules, style, layout, lens, lift)
    }

    /// The board of a game as it is looked at.
    #[must_use]
    pub fn through(
        rules: &RuleSet,
        style: BoardStyle,
        layout: &Layout,
        lens: Option<Lens>,
        lift: f32,
    ) -> Self {
        let mut view = Self {
            name: Self::name(rules, style),
            lengths: ByRoad::from_fn(|road| rules.roads[road].length),
            field: layout.field,
            ..default()
        };
        if view.is_compact() {
            // Its lowest row must not lie behind the hand, which stands over the tray's edge.
            view.field.max.y -= HAND_ROOM;
        }
        let (Some(board), Some(lens)) = (view.drawing(), lens) else {
            return view;
        };
        let up = Vec2::new(0.0, lift);
        let fit = (view.field.size() / board.view).min_element();
        view.zoom = lens.zoom;
        view.sharp = lens.zoom;
        view.scale = fit * lens.zoom;
        view.origin = view.field.center() + lens.corner * fit - up;
        let whole = Rect::from_corners(view.origin, view.origin + board.view * view.scale);
        view.window = whole.intersect(Rect {
            min: view.field.min - up,
            max: view.field.max - up,
        });
        view
    }

    /// Reference units of the screen a unit of the drawing, if the whole board were seen.
    #[must_use]
    pub fn fit(&self) -> f32 {
        self.scale / self.zoom
    }

    /// What is known of the drawing.
    #[must_use]
    pub fn drawing(&self) -> Option<&'static boards::Board> {
        manifest().board(self.name)
    }

    /// What is known of a road's drawing.
    #[must_use]
    pub fn road(&self, road: Road) -> Option<&'static boards::Road> {
        self.drawing()?.roads.get(road.key())
    }

    /// A point of the drawing on the screen.
    #[must_use]
    pub fn at(&self, point: Vec2) -> Vec2 {
        self.origin + point * self.scale
    }

    /// A point of the screen in the drawing.
    #[must_use]
    pub fn inverse(&self, point: Vec2) -> Vec2 {
        (point - self.origin) / self.scale
    }

    /// Height of a pawn on the screen, in reference units.
    #[must_use]
    pub fn pawn_height(&self) -> f32 {
        let boost = if self.is_compact() {
            PAWN_BOOST_COMPACT
        } else {
            PAWN_BOOST
        };
        self.drawing()
            .map_or(0.0, |board| board.pawn.height * self.scale * boost)
    }

    /// Whether it has one straight row a road.
    #[must_use]
    pub fn is_compact(&self) -> bool {
        self.name.starts_with("compact")
    }

    /// Whether it is a board of the Night side.
    #[must_use]
    pub fn is_night(&self) -> bool {
        self.name.ends_with("night")
    }

    /// Whether a road has more spaces in this game than its drawing, or another loop: its stones are laid anew then, evenly
    /// along the drawn ones.
    #[must_use]
    pub fn is_relaid(&self, road: Road) -> bool {
        self.road(road).is_some_and(|drawing| {
            let drawn = drawn_length(drawing);
            let length = usize::from(self.lengths[road]);
            length > drawn || (drawing.is_loop && length != drawn)
        })
    }

    /// The spaces of a road in this game, and the centre of each in the drawing; the start is 0.
    pub fn spaces(&self, road: Road) -> impl Iterator<Item = (u16, Vec2)> + use<> {
        let view = *self;
        let is_loop = self.road(road).is_some_and(|drawing| drawing.is_loop);
        let last = self.lengths[road].saturating_sub(u16::from(is_loop));
        (0..=last).filter_map(move |space| Some((space, view.stone(road, space)?)))
    }

    /// The centre of a road's space in the drawing. On a loop, every distance has one.
    #[must_use]
    pub fn stone(&self, road: Road, space: u16) -> Option<Vec2> {
        let drawing = self.road(road)?;
        let length = usize::from(self.lengths[road]).max(1);
        let stones = &drawing.spaces;
        let space = usize::from(space);
        let space = if drawing.is_loop {
            space % length
        } else {
            space.min(length)
        };
        if !self.is_relaid(road) {
            return stones.get(space).copied();
        }
        let along = space as f32 * drawn_length(drawing) as f32 / length as f32;
        let before = *stones.get(along as usize)?;
        let after = stones
            .get(along as usize + 1)
            .or(stones.first().filter(|_| drawing.is_loop))
            .unwrap_or(&before);
        Some(before.lerp(*after, along.fract()))
    }

    /// Radius of a space's stone in the drawing.
    #[must_use]
    pub fn stone_radius(&self, road: Road, space: u16) -> f32 {
        self.road(road)
            .map_or(0.0, |drawing| drawing.radius(usize::from(space)))
    }

    /// The centre of a road's space on the screen.
    #[must_use]
    pub fn space(&self, road: Road, space: u16) -> Option<Vec2> {
        self.stone(road, space).map(|point| self.at(point))
    }

    /// The foot of a pawn on the screen: of the `height`-th in its stack, or of a seat's slot on the start.
    #[must_use]
    pub fn foot(&self, road: Road, space: u16, seat: Seat, height: usize) -> Option<Vec2> {
        self.foot_at(road, space, seat, height as f32)
    }

    /// The same at a height between two places of the stack, for a pawn on its way up or down.
    #[must_use]
    pub fn foot_at(&self, road: Road, space: u16, seat: Seat, height: f32) -> Option<Vec2> {
        let board = self.drawing()?;
        if space == 0 {
            let slots = &self.road(road)?.start_slots;
            return slots.get(seat.index()).map(|&slot| self.at(slot));
        }
        let mut foot = self.space(road, space)? + board.pawn.on_space * self.scale;
        if self.stone(road, space) == self.stone(road, 0) {
            // Come round to the start: behind those who have not left it.
            foot.y -= self.road(road)?.start.ry * self.scale * 0.8;
        }
        Some(foot - Vec2::new(0.0, height * self.stack_step()))
    }

    /// How much higher the next pawn of a stack stands, in reference units.
    #[must_use]
    pub fn stack_step(&self) -> f32 {
        self.drawing()
            .map_or(0.0, |board| board.pawn.stack_step * self.pawn_height())
    }

    /// The box that a road takes on the screen, banner left out.
    #[must_use]
    pub fn road_box(&self, road: Road) -> Option<Rect> {
        let mut points = self.spaces(road).map(|(_, point)| self.at(point));
        let first = points.next()?;
        let around = points.fold(Rect::from_corners(first, first), |around, point| {
            around.union_point(point)
        });
        Some(around.inflate(self.pawn_height()))
    }

    /// The box of a road's banner on the screen.
    #[must_use]
    pub fn banner_box(&self, road: Road) -> Option<Rect> {
        Some(self.banner_at(&self.road(road)?.banner))
    }

    /// The box of a banner on the screen.
    #[must_use]
    pub fn banner_at(&self, banner: &boards::Banner) -> Rect {
        let around = banner.ribbon.area.rect().union(banner.content.rect());
        Rect::from_corners(self.at(around.min), self.at(around.max))
    }
}

/// Number of the last space drawn, or of the stones of a loop.
fn drawn_length(road: &boards::Road) -> usize {
    let last = road.spaces.len().saturating_sub(1);
    last + usize::from(road.is_loop)
}

/// The drawings' manifest, for short.
fn manifest() -> &'static manifest::Manifest {
    crate::art::manifest()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Journals, Mode};

    fn rules(edition: Edition, side: Side) -> RuleSet {
        with_board(edition, side, &Board::built_in(edition, side))
    }

    fn with_board(edition: Edition, side: Side, board: &Board) -> RuleSet {
        let mode = Mode {
            edition,
            side,
            seats: 4,
            challenge: None,
            journals: Journals::Hidden,
        };
        RuleSet::new(mode, board).unwrap()
    }

    fn all_views(layout: &Layout) -> Vec<BoardView> {
        let mut views = Vec::new();
        for rules in [
            rules(Edition::Second, Side::Day),
            rules(Edition::Second, Side::Night),
            rules(Edition::First, Side::Day),
        ] {
            for style in [BoardStyle::Illustrated, BoardStyle::Compact] {
                views.push(BoardView::new(&rules, style, layout, 0.0));
            }
        }
        views
    }

    #[test]
    fn every_space_of_every_board_is_seen_whole_on_every_screen() {
        for screen in [
            Vec2::new(1600.0, 900.0),
            Vec2::new(2150.0, 900.0),
            Vec2::new(1600.0, 1200.0),
        ] {
            let layout = Layout::of(screen);
            for view in all_views(&layout) {
                for road in Road::ALL {
                    for (space, point) in view.spaces(road) {
                        let radius = Vec2::splat(view.stone_radius(road, space) * view.scale);
                        let at = view.at(point);
                        let stone = Rect::from_corners(at - radius, at + radius);
                        let seen = view.window.union(stone) == view.window;
                        assert!(seen, "{} {road:?} {space} at {at}", view.name);
                    }
                    for seat in Seat::all(5) {
                        let foot = view.foot(road, 0, seat, 0).unwrap();
                        assert!(view.window.contains(foot), "{} {road:?} start", view.name);
                    }
                }
            }
        }
    }

    #[test]
    fn drawings_have_the_games_own_lengths() {
        let layout = Layout::of(Vec2::new(1600.0, 900.0));
        for view in all_views(&layout) {
            for road in Road::ALL {
                assert!(!view.is_relaid(road), "{} {road:?}", view.name);
                let spaces = view.spaces(road).count();
                assert_eq!(spaces, view.road(road).unwrap().spaces.len());
            }
        }
    }

    #[test]
    fn corrected_lengths_still_have_a_place_for_every_space() {
        let layout = Layout::of(Vec2::new(1600.0, 900.0));
        for (edition, side) in [
            (Edition::Second, Side::Day),
            (Edition::Second, Side::Night),
            (Edition::First, Side::Day),
        ] {
            for length in [13, 60] {
                let mut board = Board::built_in(edition, side);
                board.roads = ByRoad::from_fn(|_| length);
                board.cup = board.cup.map(|_| 20);
                let rules = with_board(edition, side, &board);
                for style in [BoardStyle::Illustrated, BoardStyle::Compact] {
                    let view = BoardView::new(&rules, style, &layout, 0.0);
                    for road in Road::ALL {
                        let spaces: Vec<_> = view.spaces(road).collect();
                        let start = usize::from(edition == Edition::Second);
                        assert_eq!(spaces.len(), usize::from(length) + start);
                        for pair in spaces.windows(2) {
                            assert!(pair[0].1.distance(pair[1].1) > 1.0, "{pair:?}");
                        }
                        // Further than any pawn comes: still a place.
                        assert!(view.foot(road, 200, Seat(4), 4).is_some());
                    }
                }
            }
        }
    }

    #[test]
    fn rule_8_3_a_lap_of_sixteen_ends_on_the_start() {
        let layout = Layout::of(Vec2::new(1600.0, 900.0));
        let rules = rules(Edition::First, Side::Day);
        let view = BoardView::new(&rules, BoardStyle::Illustrated, &layout, 0.0);
        for road in Road::ALL {
            let lap = rules.roads[road].length;
            assert_eq!(view.stone(road, lap), view.stone(road, 0));
            assert_eq!(view.stone(road, lap + 3), view.stone(road, 3));
            assert_ne!(view.stone(road, lap - 1), view.stone(road, 0));
        }
    }
}
