//! What this node hears from others: clients of theirs who open tables here, and questions.

use std::sync::Arc;

use axum::body::Bytes;
use tokio::sync::{mpsc, watch};

use super::App;
use super::api::local_summary;
use super::socket::Connection;
use crate::bus::To;
use crate::bus::lines::NoLine;
use crate::bus::packet::{Opening, Other, Packet};
use crate::bus::questions::{Answer, Question};
use crate::codes::Visitor;
use crate::node::Node;

/// Listens to the bus for as long as the server runs.
pub async fn listen(
    app: Arc<App>,
    node: Arc<Node>,
    mut heard: mpsc::Receiver<Bytes>,
    mut connected: watch::Receiver<bool>,
) {
    loop {
        tokio::select! {
            packet = heard.recv() => match packet {
                Some(packet) => hear(&app, &node, &packet),
                None => return,
            },
            changed = connected.changed() => {
                if changed.is_err() {
                    return;
                }
                // Something may be lost, on lines in both directions.
                node.lines().cut();
                if *connected.borrow() {
                    node.say(To::All, Other::Cut(node.id));
                }
            }
        }
    }
}

fn hear(app: &Arc<App>, node: &Arc<Node>, packet: &Bytes) {
    match Packet::decode(packet) {
        Some(Packet::Frame(frame)) => {
            let line = frame.line;
            if let Err(NoLine(Some(peer))) = node.lines().deliver(frame) {
                node.say(To::Node(peer), Other::End(line));
            }
        }
        Some(Packet::Other(other)) => match *other {
            Other::Open(opening) => pick_up(app, node, opening),
            Other::End(line) => node.lines().end(line),
            Other::Cut(peer) => node.lines().cut_to(peer),
            Other::Ask { from, .. } if from == node.id => {}
            Other::Ask { id, from, question } => {
                let (app, node) = (Arc::clone(app), Arc::clone(node));
                tokio::spawn(async move {
                    if let Some(answer) = answer(&app, question).await {
                        node.say(To::Node(from), Other::Answer { id, answer });
                    }
                });
            }
            Other::Answer { id, answer } => node.questions().answered(id, answer),
            Other::StrengthsChanged(tables) => app.hub.strengths_changed(tables),
        },
        // Later versions may say more, and a node says nothing to itself to hear that it is heard.
        None => {}
    }
}

/// Serves a client whose socket is at another node.
fn pick_up(app: &Arc<App>, node: &Node, opening: Opening) {
    let Opening { line, from, table, session, address, build, protocol, changes } = opening;
    if protocol != protocol::VERSION {
        if protocol > protocol::VERSION {
            // Servers are being replaced, and a later one can speak with everybody who comes new.
            app.hub.hand_over(table);
        }
        return node.say(To::Node(from), Other::End(line));
    }
    let Some(line) = node.pick_up(line, from) else { return };
    let visitor = Visitor { session, address: address.into() };
    let mut connection = Connection::new(Arc::clone(app), visitor, line);
    connection.changes = changes;
    tokio::spawn(async move {
        let end = match connection.welcome(build).await {
            Ok(()) => connection.serve().await,
            Err(end) => end,
        };
        connection.close(end).await;
    });
}

/// What this node knows; nothing if it knows nothing.
async fn answer(app: &Arc<App>, question: Question) -> Option<Answer> {
    match question {
        Question::Summary(table, by) => {
            local_summary(app, table, by.into()).await.map(Answer::Summary)
        }
        Question::Find(code) => app.hub.codes.known(code).map(Answer::Found),
        Question::Show { code, table, by } => {
            app.hub.codes.known(code)?;
            Some(Answer::Shown(app.hub.codes.choose(code, table, by)))
        }
        Question::Whose(key) => app.moving.whose(key).map(Answer::Session),
        Question::Take(key) => app.moving.take(key).map(Answer::Session),
    }
}
