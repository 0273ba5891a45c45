//! The game without a window: whole games through the flow, with everything between an act and the disk.

mod acts;
mod desk;
mod kept;
mod killed;
mod records;
mod table;
mod thinking;
mod undo;
mod whole_games;
