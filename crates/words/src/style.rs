//! The few styles that all text shares.

use anstyle::{AnsiColor, Style};

/// Headings, names, what matters.
pub const STRONG: Style = Style::new().bold();
/// Notation, paragraph numbers, what can be skipped.
pub const FAINT: Style = Style::new().dimmed();
/// Emphasis inside a sentence.
pub const EMPHASIS: Style = Style::new().italic();
/// Something is wrong.
pub const ERROR: Style = AnsiColor::Red.on_default().bold();
