//! The whole app without a window: what its screens say, and what keys, gamepad and screen reader do there.

mod desk;
mod keys;
mod spoken;
