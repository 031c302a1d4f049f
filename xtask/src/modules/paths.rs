//! The paths in a source that begin with `crate` or `super`. They are read from its tokens, so
//! that comments and strings do not count, and what stands inside a macro does.

use proc_macro2::{Delimiter, LexError, TokenStream, TokenTree};

/// What a source says about modules.
#[derive(Default)]
pub struct Read {
    pub paths: Vec<Named>,
    /// Modules in files of their own that are for tests only.
    pub tests: Vec<String>,
}

/// A path as it is written.
#[derive(Clone, Debug)]
pub struct Named {
    /// How many modules out it begins; `None` if it begins at the crate's root.
    up: Option<usize>,
    names: Vec<String>,
}

impl Named {
    /// The module that is meant, seen from the module that says it.
    pub fn resolve(
        &self,
        from: &[String],
        is_module: impl Fn(&[String]) -> bool,
    ) -> Option<Vec<String>> {
        let start = match self.up {
            Some(up) => from.get(..from.len().checked_sub(up)?)?,
            None => &[],
        };
        let whole = [start, &self.names].concat();
        // What follows the last module is an item of it.
        (start.len()..=whole.len())
            .rev()
            .map(|end| &whole[..end])
            .find(|path| is_module(path))
            .map(<[String]>::to_vec)
    }
}

/// Reads a source.
pub fn read(text: &str) -> Result<Read, LexError> {
    let mut read = Read::default();
    scan(&text.parse::<TokenStream>()?.into_iter().collect::<Vec<_>>(), 0, &mut read);
    Ok(read)
}

/// Reads tokens inside so many modules that are written in the same file.
fn scan(tokens: &[TokenTree], inside: usize, read: &mut Read) {
    let mut rest = tokens;
    let mut for_tests = false;
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, after) {
            (TokenTree::Punct(mark), [TokenTree::Group(group), after @ ..])
                if mark.as_char() == '#' =>
            {
                let text: String =
                    group.stream().into_iter().map(|token| token.to_string()).collect();
                for_tests |= text == "cfg(test)";
                rest = after;
            }
            (TokenTree::Ident(word), [TokenTree::Ident(name), after @ ..]) if word == "mod" => {
                match after {
                    [TokenTree::Group(body), after @ ..]
                        if body.delimiter() == Delimiter::Brace =>
                    {
                        if !for_tests {
                            scan(&body.stream().into_iter().collect::<Vec<_>>(), inside + 1, read);
                        }
                        rest = after;
                    }
                    _ if for_tests => read.tests.push(name.to_string()),
                    _ => {}
                }
                for_tests = false;
            }
            (TokenTree::Ident(word), _) if word == "crate" => {
                rest = path(after, Named { up: None, names: Vec::new() }, &mut read.paths);
            }
            (TokenTree::Ident(word), _) if word == "super" => {
                let mut up = 1_usize;
                while let Some([TokenTree::Ident(next), after @ ..]) = past_colons(rest)
                    && next == "super"
                {
                    up += 1;
                    rest = after;
                }
                // What leads to a module inside this file leads to no other file.
                if let Some(up) = up.checked_sub(inside) {
                    let named = Named { up: Some(up), names: Vec::new() };
                    rest = path(rest, named, &mut read.paths);
                }
            }
            (TokenTree::Group(group), _) => {
                scan(&group.stream().into_iter().collect::<Vec<_>>(), inside, read);
            }
            (TokenTree::Punct(mark), _) if mark.as_char() == ';' => for_tests = false,
            _ => {}
        }
    }
}

/// Follows a path, into the braces of a `use` as well, and gives what comes after it.
fn path<'a>(tokens: &'a [TokenTree], mut named: Named, paths: &mut Vec<Named>) -> &'a [TokenTree] {
    let mut rest = tokens;
    while let Some(after) = past_colons(rest) {
        match after {
            [TokenTree::Ident(name), after @ ..] => {
                named.names.push(name.to_string());
                rest = after;
            }
            [TokenTree::Group(group), after @ ..] => {
                let inner: Vec<_> = group.stream().into_iter().collect();
                for branch in inner
                    .split(|token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ','))
                {
                    let mut branch_named = named.clone();
                    if let [TokenTree::Ident(name), after @ ..] = branch {
                        branch_named.names.push(name.to_string());
                        path(after, branch_named, paths);
                    }
                }
                return after;
            }
            _ => {
                rest = after;
                break;
            }
        }
    }
    paths.push(named);
    rest
}

/// What comes after `::`, if that comes next.
fn past_colons(tokens: &[TokenTree]) -> Option<&[TokenTree]> {
    match tokens {
        [TokenTree::Punct(one), TokenTree::Punct(other), rest @ ..]
            if one.as_char() == ':' && other.as_char() == ':' =>
        {
            Some(rest)
        }
        _ => None,
    }
}
