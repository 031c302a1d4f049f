//! A bus in memory, whose lines can be cut.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use server::bus::{Bus, Congested, Joined, To};
use server::store::nodes::NodeId;
use tokio::sync::{mpsc, watch};

/// What all nodes are connected to.
#[derive(Default)]
pub struct Switch(Mutex<HashMap<NodeId, Port>>);

struct Port {
    packets: mpsc::Sender<Bytes>,
    connected: watch::Sender<bool>,
}

impl Switch {
    pub fn join(self: &Arc<Self>, node: NodeId) -> Joined {
        let (packets, heard) = mpsc::channel(1024);
        let connected = watch::Sender::new(true);
        let port = Port { packets, connected };
        self.0.lock().unwrap().insert(node, port);
        Joined { bus: Arc::new(Plug { switch: Arc::clone(self), node }), heard }
    }

    /// From now on nothing comes from this node or reaches it, or everything does.
    pub fn cut(&self, node: NodeId, cut: bool) {
        self.0.lock().unwrap()[&node].connected.send_replace(!cut);
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
                // One that does not listen misses it.
                let _ = port.packets.try_send(packet.clone());
            }
        }
        Ok(())
    }

    fn connected(&self) -> watch::Receiver<bool> {
        self.switch.0.lock().unwrap()[&self.node].connected.subscribe()
    }
}
