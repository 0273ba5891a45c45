//! The whole app without a window: what its screens say, and what keys, gamepad and screen reader do there.

mod desk;
mod fits;
mod games;
mod hint;
mod keys;
mod leaks;
mod library;
mod review;
mod seen;
mod spoken;
mod statistics;
