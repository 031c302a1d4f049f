//! The comments on the variants of enums, from the Rust source: the derive for
//! TypeScript leaves them out.

use std::path::{Path, PathBuf};

use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Ident, Item, Lit, Meta, Token};

/// The comments on the variants of an enum that has so many, by its path in
/// Rust; none for other types.
pub fn of_variants(path: &str, members: usize) -> Vec<String> {
    let Some(source) = source(path) else { return Vec::new() };
    let text = std::fs::read_to_string(&source).expect("the source is there");
    let file = syn::parse_file(&text).expect("the source is Rust");
    let name = path.rsplit("::").next().unwrap_or(path);
    let found = file.items.iter().find_map(|item| match item {
        Item::Enum(item) if item.ident == name => {
            Some(item.variants.iter().map(|variant| comment(&variant.attrs)).collect())
        }
        // Some enums are made by a macro from a list of their variants.
        Item::Macro(item) if item.ident.is_none() => {
            let list = item.mac.parse_body_with(Punctuated::<Listed, Token![,]>::parse_terminated);
            list.ok().map(|list| list.iter().map(|listed| comment(&listed.attrs)).collect())
        }
        _ => None,
    });
    found.filter(|comments: &Vec<_>| comments.len() == members).unwrap_or_default()
}

/// `/// Why. Name = what,`
struct Listed {
    attrs: Vec<Attribute>,
}

impl Parse for Listed {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        input.parse::<Ident>()?;
        input.parse::<Token![=]>()?;
        input.parse::<Expr>()?;
        Ok(Listed { attrs })
    }
}

/// The file of a type: `rules::cards::open::Phase` is in `rules/src/cards/open.rs`.
fn source(path: &str) -> Option<PathBuf> {
    let mut names = path.split("::");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(names.next()?).join("src");
    let modules: PathBuf = names.collect();
    let module = folder.join(modules.parent()?);
    [module.with_extension("rs"), module.join("mod.rs")].into_iter().find(|file| file.exists())
}

fn comment(attrs: &[Attribute]) -> String {
    let lines = attrs.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(doc) if doc.path.is_ident("doc") => match &doc.value {
            Expr::Lit(text) => match &text.lit {
                Lit::Str(text) => Some(text.value().trim().to_owned()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join("\n").replace("`None`", "`null`")
}
