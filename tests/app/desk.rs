//! Whose hand may be shown: the only person's, nobody's, or that of whoever has come to the desk.

use medieval_academy::{
    records::SeatKind::{self, Page, Person},
    rules::Seat,
    seats::{Desk, person_asked},
};

use crate::table::{Table, setup};

fn desk(kinds: &[SeatKind]) -> (Table, Desk) {
    let mut table = Table::new();
    table.begin(setup(kinds, 31));
    let Desk {
        viewer,
        curtain,
        onlooker,
    } = *table.resource();
    (
        table,
        Desk {
            viewer,
            curtain,
            onlooker,
        },
    )
}

#[test]
fn one_person_sits_at_the_desk_from_the_start() {
    let (table, desk) = desk(&[Page, Person, Page]);
    assert_eq!((desk.viewer, desk.curtain), (Some(Seat(1)), None));
    assert_eq!(
        person_asked(&table.current().setup, table.game()),
        Some(Seat(1))
    );
}

#[test]
fn of_several_people_nobody_does_and_the_lowest_seat_is_asked() {
    let (table, mut desk) = desk(&[Page, Person, Person]);
    assert_eq!((desk.viewer, desk.curtain), (None, None));
    let asked = person_asked(&table.current().setup, table.game());
    assert_eq!(asked, Some(Seat(1)));
    desk.curtain = asked;
    desk.arrive();
    assert_eq!((desk.viewer, desk.curtain), (asked, None));
}

#[test]
fn at_an_open_table_the_first_person_sits_down_and_no_curtain_falls() {
    let mut open = setup(&[Page, Person, Person], 31);
    open.agreed.open_table = true;
    let mut table = Table::new();
    table.begin(open);
    let desk: &Desk = table.resource();
    assert_eq!((desk.viewer, desk.curtain), (Some(Seat(1)), None));
    let mut desk = Desk::default();
    desk.call(Seat(2), true);
    assert_eq!((desk.viewer, desk.curtain), (Some(Seat(2)), None));
    desk.call(Seat(1), false);
    assert_eq!((desk.viewer, desk.curtain), (None, Some(Seat(1))));
}

#[test]
fn computer_players_need_no_desk() {
    let (table, desk) = desk(&[Page; 3]);
    assert_eq!((desk.viewer, desk.curtain), (None, None));
    assert_eq!(person_asked(&table.current().setup, table.game()), None);
}
