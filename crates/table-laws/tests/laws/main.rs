//! The laws on trial themselves: a toy game keeps all of them, and for each law a broken toy breaks it.

mod broken;
mod driven;
mod flaw;
mod kept;
mod rules;
mod scripted;
mod subject;
mod toy;
mod view;
