//! What the server remembers of whoever asks. Nobody can ask about anybody else.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::you::{Move, Profile, You};
use protocol::{Code, Refusal};

use super::App;
use super::api::{Refused, ask_others, cookie, known_session, session, with_cookie};
use crate::address::AddressKey;
use crate::bus::To;
use crate::bus::packet::Other;
use crate::bus::questions::{Answer, Question};
use crate::session::SessionId;
use crate::store::StoreError;
use crate::table::check_name;

/// `GET /api/you`
pub async fn get(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Refused> {
    let you = match known_session(&app, &headers) {
        Some(session) => remembered(&app, session).await?,
        None => You::default(),
    };
    Ok(private(Json(you)))
}

/// `PUT /api/you`
pub async fn put(
    State(app): State<Arc<App>>,
    Extension(address): Extension<AddressKey>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refused> {
    count(&app, address)?;
    let profile: Profile =
        serde_json::from_slice(&body).map_err(|error| Refusal::saying(Code::Unreadable, error))?;
    if let Some(name) = &profile.name {
        check_name(name)?;
    }
    let (session, cookie) = session(&app, &headers)?;
    let before = remembered(&app, session).await?;
    let shows = profile.show_strength;
    let now = app.hub.context.time.calendar();
    app.hub.context.store.remember(session, profile, now).await.map_err(not_saved)?;
    if before.profile.show_strength != shows {
        tell_tables(&app, &before);
    }
    Ok(with_cookie(private(StatusCode::NO_CONTENT), cookie))
}

/// `DELETE /api/you`
pub async fn forget(
    State(app): State<Arc<App>>,
    Extension(address): Extension<AddressKey>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    count(&app, address)?;
    if let Some(session) = known_session(&app, &headers) {
        let before = remembered(&app, session).await?;
        let now = app.hub.context.time.calendar();
        app.hub.context.store.forget(session, now).await.map_err(not_saved)?;
        tell_tables(&app, &before);
    }
    Ok(private(StatusCode::NO_CONTENT))
}

/// `POST /api/you/key`
pub async fn key(
    State(app): State<Arc<App>>,
    Extension(address): Extension<AddressKey>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    count(&app, address)?;
    let (session, cookie) = session(&app, &headers)?;
    let key = app.moving.give(session).ok_or(Code::TooFast)?;
    Ok(with_cookie(private(Json(key)), cookie))
}

/// `POST /api/you/move`
pub async fn enter(
    State(app): State<Arc<App>>,
    Extension(address): Extension<AddressKey>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refused> {
    count(&app, address)?;
    let Move { key, leave } =
        serde_json::from_slice(&body).map_err(|error| Refusal::saying(Code::Unreadable, error))?;
    let known = app.moving.whose(key);
    let person = or_elsewhere(&app, known, Question::Whose(key)).await?;
    // What this device has is not given to the other person: a link could be a stranger's.
    if let Some(own) = known_session(&app, &headers).filter(|own| *own != person && !leave) {
        let You { tables, games, records, .. } = remembered(&app, own).await?;
        if !(tables.is_empty() && games.is_empty() && records.is_empty()) {
            return Err(Code::LeavesSomething.into());
        }
    }
    let you = remembered(&app, person).await?;
    // Somebody may have been faster.
    let taken = app.moving.take(key);
    let person = or_elsewhere(&app, taken, Question::Take(key)).await?;
    Ok(with_cookie(private(Json(you)), Some(cookie(&app, person)?)))
}

/// Whose key it is: one of this server's, or of another node's.
async fn or_elsewhere(
    app: &App,
    here: Option<SessionId>,
    question: Question,
) -> Result<SessionId, Code> {
    match here {
        Some(session) => Ok(session),
        None => match ask_others(app, question).await {
            Some(Answer::Session(session)) => Ok(session),
            _ => Err(Code::BadMovingKey),
        },
    }
}

/// Lets tables know, here and elsewhere, that others may see more or less of somebody's strength.
fn tell_tables(app: &App, before: &You) {
    let tables: Vec<_> = before.tables.iter().map(|table| table.table).collect();
    match &app.hub.context.node {
        Some(node) => node.say(To::All, Other::StrengthsChanged(tables)),
        None => app.hub.strengths_changed(tables),
    }
}

async fn remembered(app: &App, session: SessionId) -> Result<You, Refusal> {
    let context = &app.hub.context;
    context.store.you(session, context.time.calendar()).await.map_err(|error| {
        tracing::error!(%error, "what is remembered of somebody cannot be read");
        Refusal::saying(Code::Storage, "what is remembered of you cannot be read now: try again")
    })
}

fn not_saved(_: StoreError) -> Refusal {
    Refusal::saying(Code::Storage, "that could not be saved: try again")
}

/// Counts for the address, so that free cookies do not fill the disk and no key is guessed.
fn count(app: &App, address: AddressKey) -> Result<(), Refusal> {
    let counted = app.hub.context.quotas.people.count(address);
    counted.map_err(|wait| wait.refusal(Code::TooFast))
}

/// An answer that nobody keeps on the way.
fn private(answer: impl IntoResponse) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], answer).into_response()
}
