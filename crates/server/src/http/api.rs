//! The HTTP API, and the cookie that names a session.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::http::{
    Forwarded, Health, NewTable, NodeHealth, TableList, TableMade, TableSummary, VisitorSeen,
};
use protocol::lesson::{Lesson, LessonSteps};
use protocol::review::Review;
use protocol::{Code, Refusal, TableId};
use rules::GameKind;
use rules::any::NoSuchGame;
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};

use super::App;
use crate::address::AddressKey;
use crate::bus::To;
use crate::bus::questions::{Answer, Question};
use crate::hub::Found;
use crate::keeper::Message;
use crate::review::{GameId, MomentsQuery, unreadable_query};
use crate::session::{ServerKey, SessionId};
use crate::store::Page;
use crate::wire::unreadable_log;
use crate::{lesson, review};

/// The cookie's name. With `__Host-` a browser takes it only over a line that nobody can read along,
/// and from no other host of the same domain.
const fn cookie_name(https: bool) -> &'static str {
    if https { "__Host-bango" } else { "bango" }
}

/// How long a browser keeps the cookie: a year.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;
/// How many public tables are listed at once.
const LISTED: u32 = 100;

/// What a query says: `from=100&count=50`, each of which may be left out.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ListQuery {
    from: u32,
    count: Option<u32>,
}

/// `GET /api/tables`
pub async fn list(
    State(app): State<Arc<App>>,
    query: Result<Query<ListQuery>, QueryRejection>,
) -> Result<Json<TableList>, Refused> {
    let query = query.map(|Query(query)| (query.from, query.count.unwrap_or(LISTED)));
    let (from, count) =
        query.ok().filter(|(_, count)| (1..=LISTED).contains(count)).ok_or_else(|| {
            let sentence = format!("tables are listed by from and count; count is 1 to {LISTED}");
            Refusal::saying(Code::Unreadable, sentence)
        })?;
    let tables = app.hub.context.store.public_tables(Page { from, count }).await;
    Ok(Json(tables.map_err(|_| {
        Refusal::saying(Code::Storage, "the list of tables cannot be read now: try again")
    })?))
}

/// `POST /api/tables`
pub async fn make(
    State(app): State<Arc<App>>,
    Extension(address): Extension<AddressKey>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refused> {
    let new: NewTable =
        serde_json::from_slice(&body).map_err(|error| Refusal::saying(Code::Unreadable, error))?;
    let (session, cookie) = session(&app, &headers)?;
    let table = app.hub.make(session, address, new).await?;
    let link = format!("{}/t/{table}", base(&app, &headers));
    let made = (StatusCode::CREATED, Json(TableMade { table, link })).into_response();
    Ok(with_cookie(made, cookie))
}

/// `GET /api/tables/{table}`
pub async fn summary(
    State(app): State<Arc<App>>,
    Extension(address): Extension<AddressKey>,
    Path(table): Path<String>,
) -> Result<Response, Refused> {
    let table: TableId = table.parse().map_err(|_| Code::NoTable)?;
    Ok(Json(find_table(&app, table, address).await?).into_response())
}

/// A table in few words.
pub async fn find_table(
    app: &App,
    table: TableId,
    by: AddressKey,
) -> Result<TableSummary, Refused> {
    let keeper = match app.hub.open(table, by).await? {
        Found::Here(keeper) => keeper,
        Found::At(node) => {
            let question = Question::Summary(table, by.into());
            return match ask(app, To::Node(node), question).await {
                Some(Answer::Summary(summary)) => Ok(summary?),
                _ => Err(unreadable_log().into()),
            };
        }
    };
    Ok(sum_up(&keeper).await?)
}

/// The same for another node; nothing if this one does not keep the table.
pub async fn local_summary(
    app: &App,
    table: TableId,
    by: AddressKey,
) -> Option<Result<TableSummary, Refusal>> {
    match app.hub.open(table, by).await {
        Ok(Found::Here(keeper)) => Some(sum_up(&keeper).await),
        Ok(Found::At(_)) => None,
        Err(why) => Some(Err(why.into())),
    }
}

async fn sum_up(keeper: &mpsc::Sender<Message>) -> Result<TableSummary, Refusal> {
    let (reply, answer) = oneshot::channel();
    // A table that closes before it has answered may well be opened again.
    keeper.send(Message::Summary(reply)).await.map_err(|_| unreadable_log())?;
    answer.await.map_err(|_| unreadable_log())?
}

/// Asks all other nodes something that only one of them can know; nothing if none does, or there are
/// none.
pub async fn ask_others(app: &App, question: Question) -> Option<Answer> {
    ask(app, To::All, question).await
}

async fn ask(app: &App, whom: To, question: Question) -> Option<Answer> {
    let node = app.hub.context.node.as_ref().filter(|node| node.on_bus() == Some(true))?;
    node.ask(whom, question).await
}

/// `GET /api/tables/{table}/games/{number}`: the record of a game that is over.
pub async fn record(
    State(app): State<Arc<App>>,
    Extension(address): Extension<AddressKey>,
    Path((table, number)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let record = review::record(&app.hub.context, address, game(&table, &number)?).await?;
    let kind = [(header::CONTENT_TYPE, "application/jsonl; charset=utf-8")];
    let signed = app.hub.context.key.record_key().sign(record);
    Ok((kind, signed.to_string()).into_response())
}

/// `GET /api/tables/{table}/games/{number}/moments`: a game that is over, moment by moment.
pub async fn moments(
    State(app): State<Arc<App>>,
    Extension(address): Extension<AddressKey>,
    Path((table, number)): Path<(String, String)>,
    query: Result<Query<MomentsQuery>, QueryRejection>,
) -> Result<Json<Review>, Refused> {
    let game = game(&table, &number)?;
    let Query(query) = query.map_err(|_| unreadable_query())?;
    Ok(Json(review::moments(&app.hub.context, address, game, query.try_into()?).await?))
}

/// `POST /api/lessons/{game}`: where a lesson stands after the learner's steps.
pub async fn lesson(Path(game): Path<String>, body: Bytes) -> Result<Json<Lesson>, Refused> {
    let game: GameKind =
        game.parse().map_err(|error: NoSuchGame| Refusal::saying(Code::NoGame, error))?;
    let taken: LessonSteps =
        serde_json::from_slice(&body).map_err(|error| Refusal::saying(Code::Unreadable, error))?;
    Ok(Json(lesson::play(game, &taken.actions)?))
}

/// Which game of which table.
fn game(table: &str, number: &str) -> Result<GameId, Code> {
    let table = table.parse().map_err(|_| Code::NoTable)?;
    Ok(GameId { table, number: number.parse().map_err(|_| Code::NoGame)? })
}

/// `GET /health`
pub async fn health(State(app): State<Arc<App>>) -> Response {
    let context = &app.hub.context;
    let node = context.node.as_ref().map(|node| NodeHealth {
        name: node.name.clone(),
        lease: node.has_lease(),
        bus: node.on_bus(),
    });
    let serves = context.node.as_ref().is_none_or(|node| node.has_lease() && !node.is_cut_off());
    // Whoever spreads visitors over several nodes sends nobody where tables are handed over.
    let ok = context.store.is_well() && serves && !app.hub.is_stopping();
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let health = Health {
        ok,
        build: app.build.clone(),
        protocol: protocol::VERSION,
        record_key: context.key.record_key().public(),
        node,
    };
    (status, Json(health)).into_response()
}

/// `GET /api/visitor`
pub async fn visitor(
    Extension(address): Extension<AddressKey>,
    Extension(forwarded): Extension<Forwarded>,
) -> Json<VisitorSeen> {
    Json(VisitorSeen { address: address.to_string(), forwarded })
}

/// `GET /metrics`
pub async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, app.metrics.render()).into_response()
}

/// The session of a request, and the cookie to set if it is a new one. Of two cookies one was put
/// there by somebody else, and nobody knows which.
pub fn session(
    app: &App,
    headers: &HeaderMap,
) -> Result<(SessionId, Option<HeaderValue>), Refused> {
    if let Some(session) = known_session(app, headers) {
        return Ok((session, None));
    }
    let session = ServerKey::new_session().map_err(|error| no_session(&error))?;
    Ok((session, Some(cookie(app, session)?)))
}

/// The session that a request names.
pub fn known_session(app: &App, headers: &HeaderMap) -> Option<SessionId> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let name = cookie_name(app.is_https());
    let mut values = cookies
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='));
    match (values.next(), values.next()) {
        (Some(value), None) => app.hub.context.key.read(value),
        _ => None,
    }
}

/// The cookie that makes a browser this session.
pub fn cookie(app: &App, session: SessionId) -> Result<HeaderValue, Refused> {
    let name = cookie_name(app.is_https());
    let secure = if app.is_https() { "; Secure" } else { "" };
    let cookie = format!(
        "{name}={}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}",
        app.hub.context.key.sign(session)
    );
    Ok(HeaderValue::from_str(&cookie).map_err(|error| no_session(&error))?)
}

fn no_session(error: &dyn std::fmt::Display) -> Code {
    tracing::error!(%error, "no session can be made");
    Code::Storage
}

/// The response with the cookie, if there is one to set.
pub fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// The address of this server as the visitor knows it.
pub fn base(app: &App, headers: &HeaderMap) -> String {
    let host = || headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let public = app.public_url.as_ref().map(ToString::to_string);
    public.unwrap_or_else(|| format!("http://{}", host().unwrap_or("localhost")))
}

/// A refusal on its way out, with the status that fits it.
#[derive(Debug)]
pub struct Refused(Refusal);

impl<T: Into<Refusal>> From<T> for Refused {
    fn from(refusal: T) -> Refused {
        Refused(refusal.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            Code::NoTable | Code::NoGame | Code::NoSeat | Code::NotPlaying | Code::UnknownCode => {
                StatusCode::NOT_FOUND
            }
            Code::TooFast | Code::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            Code::Origin | Code::NotHost | Code::NotYourSeat | Code::BadMovingKey => {
                StatusCode::FORBIDDEN
            }
            Code::Storage | Code::Damaged | Code::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Code::NotOver | Code::Started | Code::LeavesSomething | Code::ScreenBusy => {
                StatusCode::CONFLICT
            }
            _ => StatusCode::BAD_REQUEST,
        };
        let wait = self.0.wait.map(|seconds| [(header::RETRY_AFTER, seconds.to_string())]);
        (status, wait, Json(self.0)).into_response()
    }
}
