//! The page: the files that were built from `web/`, as they are in the binary.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use super::api::Refused;
use super::{App, api};

/// What `build.rs` made: names and contents, each text also compressed in advance.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// What names this page: it changes whenever the page does.
pub const PAGE: &str = env!("BANGO_PAGE");

/// Names in this folder carry a hash of the content, so they never change.
const HASHED: &str = "assets/";

/// `GET /` and all other addresses of the page's own. The cookie is set here,
/// so that it is there when the page opens its socket.
pub async fn index(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Refused> {
    let (_, cookie) = api::session(&app, &headers)?;
    let page = file("index.html", &headers).unwrap_or_else(nothing);
    Ok(api::with_cookie(page, cookie))
}

/// Any other file of the page. A browser that is led nowhere gets the page as well, which
/// knows the way home.
pub async fn asset(uri: Uri, headers: HeaderMap) -> Response {
    let name = uri.path().trim_start_matches('/');
    let is_page = name.is_empty() || name == "index.html";
    (!is_page).then(|| file(name, &headers)).flatten().unwrap_or_else(|| nowhere(&headers))
}

fn nowhere(headers: &HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok());
    let reads_pages = accepted.is_some_and(|accepted| accepted.contains("text/html"));
    match reads_pages.then(|| file("index.html", headers)).flatten() {
        Some(mut page) => {
            *page.status_mut() = StatusCode::NOT_FOUND;
            page
        }
        None => nothing(),
    }
}

/// A file in the smallest form that the browser reads.
fn file(name: &str, headers: &HeaderMap) -> Option<Response> {
    let kind = kind(name)?;
    let (encoding, file) = packed(name, headers).or_else(|| Some((None, contents(name)?)))?;
    let mut response = file.into_response();
    let cached =
        if name.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cached));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some(response)
}

fn packed(name: &str, headers: &HeaderMap) -> Option<(Option<&'static str>, &'static [u8])> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| accepted.split(',').any(|one| one.trim() == *encoding))
        .find_map(|(encoding, ending)| {
            Some((Some(encoding), contents(&format!("{name}.{ending}"))?))
        })
}

fn contents(name: &str) -> Option<&'static [u8]> {
    FILES.iter().find(|(file, _)| *file == name).map(|&(_, contents)| contents)
}

/// The types of files that a page has; no other file is given out.
fn kind(name: &str) -> Option<&'static str> {
    Some(match name.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}

fn nothing() -> Response {
    (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response()
}
