//! Short codes over HTTP: for a table, what one stands for, and what a screen is to show.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::screen::{CodeFound, NewCode, ShowOnScreen};
use protocol::{Code, Refusal, ShortCode};

use super::App;
use super::api::{Refused, ask_others, find_table, session, with_cookie};
use crate::address::AddressKey;
use crate::bus::questions::{Answer, Question};
use crate::codes::Visitor;

/// `POST /api/codes`
pub async fn make(
    State(app): State<Arc<App>>,
    Extension(address): Extension<AddressKey>,
    body: Bytes,
) -> Result<Response, Refused> {
    let new: NewCode = read(&body)?;
    // A code leads to a table that is there.
    find_table(&app, new.table, address).await?;
    let made = app.hub.codes.give(new.table, address)?;
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

/// `GET /api/codes/{code}`
pub async fn find(
    State(app): State<Arc<App>>,
    Extension(address): Extension<AddressKey>,
    Path(code): Path<String>,
) -> Result<Json<CodeFound>, Refused> {
    let code = short(&code)?;
    let table = match app.hub.codes.find(code, address) {
        // It may be another node's.
        Err(refusal) if refusal.code == Code::UnknownCode => {
            match ask_others(&app, Question::Find(code)).await {
                Some(Answer::Found(table)) => table,
                _ => return Err(refusal.into()),
            }
        }
        found => found?,
    };
    Ok(Json(CodeFound { table }))
}

/// `PUT /api/codes/{code}`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(address): Extension<AddressKey>,
    Path(code): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refused> {
    let wanted: ShowOnScreen = read(&body)?;
    let (session, cookie) = session(&app, &headers)?;
    find_table(&app, wanted.table, address).await?;
    let (code, table) = (short(&code)?, wanted.table);
    match app.hub.codes.show(code, table, Visitor { session, address }) {
        Err(refusal) if refusal.code == Code::UnknownCode => {
            match ask_others(&app, Question::Show { code, table, by: session }).await {
                Some(Answer::Shown(shown)) => shown?,
                _ => return Err(refusal.into()),
            }
        }
        shown => shown?,
    }
    let found = Json(CodeFound { table: Some(wanted.table) });
    Ok(with_cookie(found.into_response(), cookie))
}

fn short(code: &str) -> Result<ShortCode, Refusal> {
    code.parse().map_err(|error| Refusal::saying(Code::UnknownCode, error))
}

fn read<T: serde::de::DeserializeOwned>(body: &Bytes) -> Result<T, Refusal> {
    serde_json::from_slice(body).map_err(|error| Refusal::saying(Code::Unreadable, error))
}
