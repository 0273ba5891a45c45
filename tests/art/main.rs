//! The drawings, measured: colours that must be told apart, a subject's one colour everywhere, and stones under the pawns.

mod colours;
mod stones;
