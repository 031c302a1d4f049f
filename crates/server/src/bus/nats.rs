//! The bus on NATS: each node hears what is sent to it and what is sent to all.

use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Subject};
use axum::body::Bytes;
use futures_util::StreamExt;
use thiserror::Error;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use super::{Bus, Congested, Joined, To};
use crate::store::nodes::NodeId;

/// How many packets may wait on their way out, and on their way in.
const QUEUE: usize = 16 * 1024;
/// How often the connection is tried: one that is silently dead is noticed after two of these.
const PING: Duration = Duration::from_secs(1);
/// How soon it is tried again to connect.
const RECONNECT: Duration = Duration::from_millis(200);
const EVERYBODY: &str = "bango.all";

/// Why a bus cannot be used.
#[derive(Debug, Error)]
#[error("the bus {url} cannot be used: {problem}")]
pub struct NoBus {
    url: String,
    problem: String,
}

struct Nats {
    outgoing: mpsc::Sender<(Subject, Bytes)>,
    connected: watch::Receiver<bool>,
}

impl Bus for Nats {
    fn send(&self, to: To, packet: Bytes) -> Result<(), Congested> {
        self.outgoing.try_send((subject(to), packet)).map_err(|_| Congested)
    }

    fn connected(&self) -> watch::Receiver<bool> {
        self.connected.clone()
    }
}

/// A node's place on the bus at `nats://host:port`.
pub async fn join(url: &str, node: NodeId) -> Result<Joined, NoBus> {
    let no_bus = |problem: String| NoBus { url: url.to_owned(), problem };
    let (tell, connected) = watch::channel(false);
    let client = ConnectOptions::new()
        .name(format!("bango {node}"))
        .ping_interval(PING)
        .connection_timeout(PING)
        .reconnect_delay_callback(|_| RECONNECT)
        .subscription_capacity(QUEUE)
        .event_callback(move |event| {
            match &event {
                Event::Connected => drop(tell.send_replace(true)),
                Event::Disconnected | Event::Closed => drop(tell.send_replace(false)),
                // Something was lost, and nobody knows what.
                Event::SlowConsumer(_) => tell.send_modify(|_| {}),
                _ => {}
            }
            tracing::info!(%event, "the bus");
            async {}
        })
        .connect(url)
        .await
        .map_err(|error| no_bus(error.to_string()))?;
    let mut own = listen(&client, To::Node(node)).await.map_err(no_bus)?;
    let mut all = listen(&client, To::All).await.map_err(no_bus)?;
    // What is heard on the same connection came after the server knew that somebody listens.
    client
        .publish(subject(To::Node(node)), Bytes::new())
        .await
        .map_err(|e| no_bus(e.to_string()))?;
    let _ = timeout(PING * 5, own.next()).await.map_err(|_| no_bus("no answer".to_owned()))?;
    let (hear, heard) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        loop {
            let message = tokio::select! {
                message = own.next() => message,
                message = all.next() => message,
            };
            let Some(message) = message else { return };
            if hear.send(message.payload).await.is_err() {
                return;
            }
        }
    });
    let (outgoing, mut packets) = mpsc::channel::<(Subject, Bytes)>(QUEUE);
    tokio::spawn(async move {
        while let Some((subject, packet)) = packets.recv().await {
            if let Err(error) = client.publish(subject, packet).await {
                tracing::warn!(%error, "the bus");
            }
        }
    });
    Ok(Joined { bus: Arc::new(Nats { outgoing, connected }), heard })
}

async fn listen(client: &Client, to: To) -> Result<async_nats::Subscriber, String> {
    client.subscribe(subject(to)).await.map_err(|error| error.to_string())
}

fn subject(to: To) -> Subject {
    match to {
        To::Node(node) => format!("bango.node.{node}").into(),
        To::All => Subject::from_static(EVERYBODY),
    }
}
