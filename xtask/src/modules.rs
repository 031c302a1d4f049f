//! Modules of one crate depend on each other in one direction only.
//!
//! What counts: one module names another in a path that begins with `crate` or `super`. The two are
//! compared where their ways part, so `keeper/racing.rs` naming `crate::table::Match` makes `keeper`
//! depend on `table`. A module and those inside it are one thing: neither depends on the other, so
//! what a parent re-exports is the parent's. Tests inside the sources do not count.

mod graph;
mod paths;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::tools::{Done, root};
use graph::Graph;

/// The way to a module from the root of its crate; empty for the root itself.
type Module = Vec<String>;

/// Fails if modules of any crate depend on each other in a circle, and names each of them.
pub fn check() -> Done {
    let mut found = Vec::new();
    for package in packages()? {
        let name = package.rsplit('/').next().unwrap_or(&package).to_owned();
        let sources = sources(&root().join(&package).join("src"))?;
        let cycles = cycles(&sources).map_err(|problem| format!("{name}: {problem}"))?;
        found.extend(cycles.into_iter().map(|cycle| format!("{name}: {cycle}")));
    }
    if found.is_empty() {
        return Ok(());
    }
    Err(format!("modules depend on each other in a circle:\n  {}", found.join("\n  ")))
}

/// The folders of the workspace's crates.
fn packages() -> Result<Vec<String>, String> {
    let mut packages = vec!["xtask".to_owned()];
    for entry in entries(&root().join("crates"))? {
        if entry.join("src").is_dir()
            && let Some(name) = entry.file_name()
        {
            packages.push(format!("crates/{}", name.to_string_lossy()));
        }
    }
    Ok(packages)
}

/// The modules of a crate and their sources.
fn sources(folder: &Path) -> Result<BTreeMap<Module, String>, String> {
    let mut sources = BTreeMap::new();
    let mut waiting = vec![(folder.to_owned(), Module::new())];
    while let Some((folder, module)) = waiting.pop() {
        for entry in entries(&folder)? {
            let name = entry.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let inner = |name: String| [module.clone(), vec![name]].concat();
            if entry.is_dir() {
                waiting.push((entry, inner(name)));
            } else if entry.extension().is_some_and(|extension| extension == "rs") {
                let is_root = module.is_empty() && matches!(name.as_str(), "lib" | "main");
                let own = if is_root || name == "mod" { module.clone() } else { inner(name) };
                let text = fs::read_to_string(&entry);
                let text = text.map_err(|error| format!("{}: {error}", entry.display()))?;
                sources.insert(own, text);
            }
        }
    }
    Ok(sources)
}

fn entries(folder: &Path) -> Result<Vec<std::path::PathBuf>, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let entries: Result<Vec<_>, _> = fs::read_dir(folder).map_err(failed)?.collect();
    let mut paths: Vec<_> = entries.map_err(failed)?.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    Ok(paths)
}

/// The circles among a crate's modules, each as `a → b → a`.
fn cycles(sources: &BTreeMap<Module, String>) -> Result<Vec<String>, String> {
    let modules: BTreeSet<&Module> = sources.keys().collect();
    let mut named = Vec::new();
    let mut tests = Vec::new();
    for (module, text) in sources {
        let read = paths::read(text).map_err(|error| format!("{}: {error}", module.join("::")))?;
        tests.extend(read.tests.into_iter().map(|name| [module.clone(), vec![name]].concat()));
        named.extend(read.paths.into_iter().map(|path| (module, path)));
    }
    let mut graph = Graph::default();
    for (module, path) in named {
        let is_test = tests.iter().any(|test| module.starts_with(test));
        let target = path.resolve(module, |path| modules.contains(&path.to_vec()));
        if let Some(target) = target.filter(|_| !is_test) {
            graph.depend(module, &target);
        }
    }
    Ok(graph.cycles())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The circles in a crate of these files.
    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let module = |path: &str| -> Module {
            path.split("::").filter(|name| !name.is_empty()).map(str::to_owned).collect()
        };
        let sources = files.iter().map(|(path, text)| (module(path), (*text).to_owned()));
        cycles(&sources.collect()).unwrap()
    }

    #[test]
    fn two_that_need_each_other_are_named() {
        let a = "use crate::b::B; pub struct A(B);";
        assert_eq!(
            found(&[("", "mod a; mod b;"), ("a", a), ("b", "use super::a::A;")]),
            ["a → b → a"]
        );
        assert!(found(&[("", "mod a; mod b;"), ("a", a), ("b", "pub struct B;")]).is_empty());
    }

    #[test]
    fn a_long_circle_is_named_once() {
        let files = [
            ("", ""),
            ("a", "use crate::{b::{One, Two}, d};"),
            ("b", "fn f() -> u8 { crate::c::number() }"),
            ("c", "macro_rules! m { () => { $crate::a::x() } }"),
            ("d", ""),
        ];
        assert_eq!(found(&files), ["a → b → c → a"]);
    }

    #[test]
    fn ways_are_compared_where_they_part() {
        let files = [
            ("", "pub use keeper::Keeper;"),
            ("keeper", "mod racing; mod timers; use crate::table::Table;"),
            ("keeper::racing", "use super::timers::AFTER; use super::Keeper;"),
            ("keeper::timers", "use super::racing::Racing;"),
            ("table", "mod show;"),
            ("table::show", "fn f() { let _ = crate::keeper::racing::Racing; }"),
        ];
        assert_eq!(
            found(&files),
            ["keeper → table → keeper", "keeper::racing → keeper::timers → keeper::racing"]
        );
    }

    #[test]
    fn a_module_and_what_is_inside_it_are_one_thing() {
        let files = [
            ("", "mod a; use a::inner::Inner; use crate::Outer;"),
            ("a", "mod inner; use self::inner::Inner; use crate::Outer;"),
            (
                "a::inner",
                "use super::A; use super::super::Outer; pub(in super::super) struct Inner;",
            ),
        ];
        assert!(found(&files).is_empty());
    }

    #[test]
    fn tests_do_not_count() {
        let files = [
            ("", ""),
            ("a", "use crate::b::B; #[cfg(test)] mod vector; #[cfg(not(test))] mod real;"),
            ("a::vector", "use crate::b::B; use super::real::R;"),
            ("a::real", "use super::vector::V;"),
            (
                "b",
                "#[cfg(test)] mod tests { use crate::a::A; } mod own { use super::super::c::C; }",
            ),
            (
                "c",
                "/// See `crate::b::B`.\nconst TEXT: &str = \"crate::b::B\"; // use crate::b::B;",
            ),
        ];
        assert!(found(&files).is_empty());
        let inline =
            [("", ""), ("b", "mod own { use super::super::c::C; }"), ("c", "use crate::b;")];
        assert_eq!(found(&inline), ["b → c → b"]);
    }
}
