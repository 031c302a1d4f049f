//! The long campaign: the power is cut under load, in as many ways as one likes.

use crate::tools::{Done, step};

/// Looks at so many images of the disk.
pub fn all(images: u32) -> Done {
    let images = images.to_string();
    let words = ["test", "--package", "bango", "--locked", "--", "--nocapture", "power_cut"];
    step("power cuts", "cargo", &words, &[("BANGO_IMAGES", &images)])
}
