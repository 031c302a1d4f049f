//! The page. It makes a table and shows raw views; the real client replaces it.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use fast_qr::QRBuilder;
use fast_qr::convert::svg::SvgBuilder;
use protocol::{Code, TableId};

use super::api::Refused;
use super::{App, api};

/// `GET /` and `GET /t/{table}`. The cookie is set here, so that it is there
/// when the page opens its socket.
pub async fn index(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Refused> {
    let (_, cookie) = api::session(&app, &headers)?;
    let page = Html(include_str!("../../page/index.html")).into_response();
    Ok(api::with_cookie(page, cookie))
}

/// `GET /app.js`
pub async fn script() -> Response {
    let kind = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (kind, include_str!("../../page/app.js")).into_response()
}

/// `GET /style.css`
pub async fn style() -> Response {
    let kind = [(header::CONTENT_TYPE, "text/css; charset=utf-8")];
    (kind, include_str!("../../page/style.css")).into_response()
}

/// `GET /favicon.svg`
pub async fn icon() -> Response {
    let kind = [(header::CONTENT_TYPE, "image/svg+xml")];
    (kind, include_str!("../../page/favicon.svg")).into_response()
}

/// `GET /t/{table}/qr.svg`: the table's link for a camera.
pub async fn qr(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Path(table): Path<String>,
) -> Result<Response, Refused> {
    let table: TableId = table.parse().map_err(|_| Code::NoTable)?;
    let link = format!("{}/t/{table}", api::base(&app, &headers));
    let code = QRBuilder::new(link).build().map_err(|_| Code::NoTable)?;
    let svg = SvgBuilder::default().to_str(&code);
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// What is not there.
pub async fn not_found() -> Response {
    (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response()
}
