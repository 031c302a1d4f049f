//! A bus in memory, whose lines can be slow or cut.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::Bytes;
use server::bus::{Bus, Congested, Joined, To};
use server::store::nodes::NodeId;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

/// What all nodes are connected to.
#[derive(Default)]
pub struct Switch(Mutex<HashMap<NodeId, Port>>);

struct Port {
    packets: mpsc::UnboundedSender<(Instant, Bytes)>,
    connected: watch::Sender<bool>,
    /// How long packets to and from this node travel.
    delay: Duration,
}

impl Switch {
    pub fn join(self: &Arc<Self>, node: NodeId) -> Joined {
        let (packets, mut travelling) = mpsc::unbounded_channel::<(Instant, Bytes)>();
        let (hear, heard) = mpsc::channel(1024);
        tokio::spawn(async move {
            while let Some((due, packet)) = travelling.recv().await {
                sleep_until(due).await;
                if hear.send(packet).await.is_err() {
                    return;
                }
            }
        });
        let connected = watch::Sender::new(true);
        let port = Port { packets, connected, delay: Duration::ZERO };
        self.0.lock().unwrap().insert(node, port);
        Joined { bus: Arc::new(Plug { switch: Arc::clone(self), node }), heard }
    }

    /// From now on nothing comes from this node or reaches it, or everything does.
    pub fn cut(&self, node: NodeId, cut: bool) {
        self.0.lock().unwrap()[&node].connected.send_replace(!cut);
    }

    /// From now on packets to and from this node take so long.
    pub fn delay(&self, node: NodeId, delay: Duration) {
        self.0.lock().unwrap().get_mut(&node).unwrap().delay = delay;
    }
}

/// One node's line to the switch.
struct Plug {
    switch: Arc<Switch>,
    node: NodeId,
}

impl Bus for Plug {
    fn send(&self, to: To, packet: Bytes) -> Result<(), Congested> {
        let ports = self.switch.0.lock().unwrap();
        let own = &ports[&self.node];
        let reached = ports.iter().filter(|(node, port)| {
            (to == To::All || to == To::Node(**node)) && *port.connected.borrow()
        });
        if *own.connected.borrow() {
            for (_, port) in reached {
                let due = Instant::now() + own.delay + port.delay;
                let _ = port.packets.send((due, packet.clone()));
            }
        }
        Ok(())
    }

    fn connected(&self) -> watch::Receiver<bool> {
        self.switch.0.lock().unwrap()[&self.node].connected.subscribe()
    }
}
