//! The server: tables that lose nothing and leak nothing.
