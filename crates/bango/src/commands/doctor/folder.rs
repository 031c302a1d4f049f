//! The folder of the data: whether it is there, whose it is, and who may look into it.

use std::fs::Metadata;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;

use rustix::fs::{Access, access};
use rustix::process::geteuid;

use super::finding::Finding;

const CHECK: &str = "data folder";

/// What was found, and whether files can be made in there by whoever asks.
pub struct Place {
    pub findings: Vec<Finding>,
    pub usable: bool,
}

pub fn examine(folder: &Path) -> Place {
    let shown = folder.display();
    let not_usable = |finding| Place { findings: vec![finding], usable: false };
    let about = match folder.metadata() {
        Ok(about) if about.is_dir() => about,
        Ok(_) => {
            return not_usable(
                Finding::broken(CHECK, format!("{shown} is no folder"))
                    .cure("move it away, or choose a folder with --data"),
            );
        }
        Err(_) => return not_usable(absent(folder)),
    };
    if !may_write(folder) {
        let user = geteuid().as_raw();
        return not_usable(
            Finding::broken(CHECK, format!("{shown} cannot be written by user {user}")).cure(
                format!(
                    "give it to the server's user (chown -R USER {shown}), \
                     or ask as that user: sudo -u USER bango doctor"
                ),
            ),
        );
    }
    if geteuid().is_root() && about.uid() != 0 {
        let owner = about.uid();
        return not_usable(
            Finding::warning(CHECK, format!("{shown} belongs to user {owner}, and you are root"))
                .cure(format!(
                    "ask as that user, who may do less: sudo -u '#{owner}' bango doctor"
                )),
        );
    }
    Place { findings: vec![seen_by_others(folder, &about)], usable: true }
}

/// Whether the folder can be made.
fn absent(folder: &Path) -> Finding {
    let shown = folder.display();
    let above = folder.ancestors().skip(1).find(|above| above.exists());
    match above {
        Some(above) if above.is_dir() && may_write(above) => {
            Finding::good(CHECK, format!("{shown} will be made"))
        }
        _ => Finding::broken(CHECK, format!("{shown} is not there and cannot be made")).cure(
            format!("make it (install -d -o USER -m 0700 {shown}), or choose another with --data"),
        ),
    }
}

fn seen_by_others(folder: &Path, about: &Metadata) -> Finding {
    let (shown, mode) = (folder.display(), about.permissions().mode() & 0o7777);
    if mode & 0o077 == 0 {
        return Finding::good(CHECK, format!("{shown} is its owner's alone"));
    }
    Finding::warning(
        CHECK,
        format!("{shown} is open to others (mode {mode:04o}); it holds keys, seeds and hands"),
    )
    .cure(format!("chmod 0700 {shown}"))
}

fn may_write(folder: &Path) -> bool {
    access(folder, Access::READ_OK | Access::WRITE_OK | Access::EXEC_OK).is_ok()
}
