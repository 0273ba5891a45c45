//! Under construction.

pub mod kit;
