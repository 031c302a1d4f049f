//! What nodes ask and tell each other beside the tables.

use protocol::http::TableSummary;
use protocol::server::{Farewell, ServerMessage};
use protocol::you::MovingKey;
use protocol::{ClientMessage, TableId};
use rules::GameKind;
use serde_json::json;
use server::bus::To;
use server::bus::packet::{LineId, Opening, Other, Packet};
use server::session::{ServerKey, random_code};
use server::store::nodes::NodeId;

use super::{Cluster, come_back};
use crate::wire::client::Client;
use crate::wire::seat;
use crate::wire::web::{self, new_table};

#[tokio::test]
async fn every_node_tells_of_every_table() {
    let cluster = Cluster::of(2).await;
    let host = web::cookie(cluster.house(0)).await;
    let table = web::make(cluster.house(0), &host, &new_table(GameKind::Dice, 3)).await;
    for place in [0, 1] {
        let answer = web::get(cluster.house(place), &format!("/api/tables/{table}")).await;
        let summary: TableSummary = serde_json::from_str(&answer.body).unwrap();
        assert_eq!((summary.game, summary.table), (GameKind::Dice, table));
    }
    assert_eq!(cluster.keeper_of(table), Some(0));
    let nothing = web::get(cluster.house(1), "/api/tables/00000000000000000000000000").await;
    assert_eq!(nothing.status, 404);
    cluster.stop().await;
}

#[tokio::test]
async fn a_screen_at_one_node_shows_what_a_phone_at_another_chooses() {
    let cluster = Cluster::of(3).await;
    let host = web::cookie(cluster.house(2)).await;
    let table = web::make(cluster.house(2), &host, &new_table(GameKind::Tiles, 2)).await;
    let mut screen = Client::new(cluster.house(0)).await;
    screen.send(&ClientMessage::Offer { code: None, table: None }).await;
    let offered = |message: &ServerMessage| match message {
        ServerMessage::Offered { code, table } => Some((*code, *table)),
        _ => None,
    };
    let (code, shown) = screen.until(offered).await;
    assert_eq!(shown, None);
    let wanted = json!({ "table": table }).to_string();
    let path = format!("/api/codes/{code}");
    let cookie = [("Cookie", host.as_str())];
    let answer = web::ask(cluster.house(1), "PUT", &path, &cookie, &wanted).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(screen.until(offered).await, (code, Some(table)));
    // It shows a table that is elsewhere, and still hears when somebody chooses another.
    screen.send(&ClientMessage::Show { table, seen: None }).await;
    screen.until_table(|shown| shown.id == table).await;
    let other = web::make(cluster.house(1), &host, &new_table(GameKind::Tiles, 2)).await;
    let wanted = json!({ "table": other }).to_string();
    let answer = web::ask(cluster.house(1), "PUT", &path, &cookie, &wanted).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(screen.until(offered).await, (code, Some(other)));
    assert_eq!(web::get(cluster.house(2), &path).await.status, 200);
    assert_eq!(web::get(cluster.house(2), "/api/codes/ZZZZ").await.status, 404);
    drop(screen);
    cluster.stop().await;
}

#[tokio::test]
async fn a_key_for_another_device_is_good_at_every_node_and_once() {
    let cluster = Cluster::of(2).await;
    let cookie = web::cookie(cluster.house(0)).await;
    let own = [("Cookie", cookie.as_str())];
    let answer = web::ask(cluster.house(0), "POST", "/api/you/key", &own, "{}").await;
    let key: MovingKey = serde_json::from_str(&answer.body).unwrap();
    let enter = json!({ "key": key.key, "leave": true }).to_string();
    let first = web::ask(cluster.house(1), "POST", "/api/you/move", &[], &enter).await;
    assert_eq!((first.status, first.cookie().as_deref()), (200, Some(cookie.as_str())));
    let second = web::ask(cluster.house(1), "POST", "/api/you/move", &[], &enter).await;
    assert_eq!(second.status, 403);
    cluster.stop().await;
}

/// A client whose socket is at a node that speaks this version of the protocol, as that node tells of it.
fn opening(from: NodeId, table: TableId, protocol: u32) -> Opening {
    Opening {
        line: LineId(random_code().unwrap()),
        from,
        table,
        session: ServerKey::new_session().unwrap(),
        address: [192, 0, 2, 1].into(),
        build: "another".to_owned(),
        protocol,
        changes: false,
    }
}

/// A rolling upgrade: a node of another version sends a client over who speaks what this one does
/// not. Its line ends at once, and the client is at home where its own version keeps the table.
#[tokio::test]
async fn a_client_of_another_version_of_the_protocol_is_not_misunderstood() {
    let cluster = Cluster::of(1).await;
    let host = web::cookie(cluster.house(0)).await;
    let table = web::make(cluster.house(0), &host, &new_table(GameKind::Tiles, 2)).await;
    let mut client = Client::at(cluster.house(0), &host, table).await;
    let other = NodeId::random().unwrap();
    let mut joined = cluster.switch.join(other);
    let mut is_ended = async |protocol| {
        let opening = opening(other, table, protocol);
        let line = opening.line;
        let packet = Packet::from(Other::Open(opening)).encode().unwrap();
        joined.bus.send(To::Node(cluster.members[0].id), packet).unwrap();
        let ended = joined.heard.recv().await.unwrap();
        Packet::decode(&ended) == Some(Other::End(line).into())
    };
    // An older node has to do without: it is about to be replaced.
    assert!(is_ended(protocol::VERSION - 1).await);
    client.sit(seat(0), "Ada").await;
    assert_eq!(cluster.keeper_of(table), Some(0));
    // A newer one gets the table: this one is about to be replaced.
    assert!(is_ended(protocol::VERSION + 1).await);
    assert_eq!(client.farewell().await, [Farewell::Reopen]);
    assert_eq!(cluster.keeper_of(table), None);
    // As long as nobody newer asks for it, the older one may have it again.
    let client = come_back(client, cluster.house(0)).await;
    assert_eq!(cluster.keeper_of(table), Some(0));
    drop(client);
    cluster.stop().await;
}
