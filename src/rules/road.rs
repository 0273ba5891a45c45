//! The seven roads.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, ser::SerializeStruct};

use super::Subject;

/// One of the seven roads (1.1), in the order in which they score (4.0).
///
/// By night `Joust` is the Black Knight's road and `Tournament` the White Knight's (5.1); the first edition has other
/// names for most (8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Road {
    /// Moves pawns on other roads (4.1).
    Kitchen,
    /// One of the two Combat roads; the Black Knight by night.
    Joust,
    /// The other Combat road; the White Knight by night.
    Tournament,
    /// Punishes the last (4.3).
    Education,
    /// Pays for distance (4.4).
    King,
    /// Punishes the last at the end (4.5).
    City,
    /// Pays the first at the end (4.6).
    Quest,
}

impl Road {
    /// How many roads there are.
    pub const COUNT: usize = 7;

    /// All roads, in scoring order (4.0).
    pub const ALL: [Self; Self::COUNT] = [
        Self::Kitchen,
        Self::Joust,
        Self::Tournament,
        Self::Education,
        Self::King,
        Self::City,
        Self::Quest,
    ];

    /// The road's place in [`Road::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The subject of the cards that move pawns on this road.
    #[inline]
    #[must_use]
    pub const fn subject(self) -> Subject {
        match self {
            Self::Kitchen => Subject::Kitchen,
            Self::Joust | Self::Tournament => Subject::Combat,
            Self::Education => Subject::Education,
            Self::King => Subject::King,
            Self::City => Subject::City,
            Self::Quest => Subject::Quest,
        }
    }

    /// The word that stands for the road in records and data files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Kitchen => "kitchen",
            Self::Joust => "joust",
            Self::Tournament => "tournament",
            Self::Education => "education",
            Self::King => "king",
            Self::City => "city",
            Self::Quest => "quest",
        }
    }
}

/// One value a road, in scoring order; index it with a [`Road`]. Written as a struct with a field a road.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByRoad<T>([T; Road::COUNT]);

impl<T> ByRoad<T> {
    /// A value for each road, made in scoring order.
    pub fn from_fn(value: impl FnMut(Road) -> T) -> Self {
        Self(Road::ALL.map(value))
    }

    /// Each road with its value, in scoring order.
    pub fn iter(&self) -> impl Iterator<Item = (Road, &T)> {
        Road::ALL.into_iter().zip(&self.0)
    }

    /// The value of a road, to be changed.
    #[inline]
    pub(super) const fn get_mut(&mut self, road: Road) -> &mut T {
        &mut self.0[road.index()]
    }
}

impl<T> Index<Road> for ByRoad<T> {
    type Output = T;
    #[inline]
    fn index(&self, road: Road) -> &T {
        &self.0[road.index()]
    }
}

impl<T> IndexMut<Road> for ByRoad<T> {
    #[inline]
    fn index_mut(&mut self, road: Road) -> &mut T {
        self.get_mut(road)
    }
}

impl<T: Serialize> Serialize for ByRoad<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("ByRoad", Road::COUNT)?;
        for (road, value) in self.iter() {
            fields.serialize_field(road.key(), value)?;
        }
        fields.end()
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByRoad<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "ByRoad", deny_unknown_fields)]
        struct Fields<T> {
            kitchen: T,
            joust: T,
            tournament: T,
            education: T,
            king: T,
            city: T,
            quest: T,
        }
        let by = Fields::deserialize(deserializer)?;
        Ok(Self([
            by.kitchen,
            by.joust,
            by.tournament,
            by.education,
            by.king,
            by.city,
            by.quest,
        ]))
    }
}

/// A set of roads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RoadSet(u8);

impl RoadSet {
    /// No road.
    pub const NONE: Self = Self(0);

    /// Whether the road is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, road: Road) -> bool {
        self.0 & (1 << road as u8) != 0
    }

    /// Puts a road in.
    #[inline]
    pub const fn insert(&mut self, road: Road) {
        self.0 |= 1 << road as u8;
    }

    /// Whether no road is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The roads in the set, in scoring order.
    pub fn iter(self) -> impl Iterator<Item = Road> {
        Road::ALL
            .into_iter()
            .filter(move |&road| self.contains(road))
    }
}

impl FromIterator<Road> for RoadSet {
    fn from_iter<I: IntoIterator<Item = Road>>(roads: I) -> Self {
        let mut set = Self::NONE;
        for road in roads {
            set.insert(road);
        }
        set
    }
}

impl Serialize for RoadSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
