//! A bus in memory, whose lines can be cut, and long.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use server::bus::{Bus, Congested, Joined, To};
use server::store::nodes::NodeId;
use tokio::sync::{mpsc, watch};
use tokio::time::{Duration, Instant, sleep_until};

/// What all nodes are connected to.
#[derive(Default)]
pub struct Switch(Mutex<HashMap<NodeId, Port>>);

struct Port {
    /// On their way to the node, and when each arrives.
    packets: mpsc::Sender<(Instant, Bytes)>,
    connected: watch::Sender<bool>,
    /// How long a packet travels from the node.
    there: Duration,
    /// And to it.
    back: Duration,
}

impl Switch {
    pub fn join(self: &Arc<Self>, node: NodeId) -> Joined {
        let (packets, mut travelling) = mpsc::channel::<(Instant, Bytes)>(1024);
        let (arrive, heard) = mpsc::channel(1024);
        tokio::spawn(async move {
            while let Some((arrives, packet)) = travelling.recv().await {
                sleep_until(arrives).await;
                if arrive.send(packet).await.is_err() {
                    return;
                }
            }
        });
        let connected = watch::Sender::new(true);
        let port = Port { packets, connected, there: Duration::ZERO, back: Duration::ZERO };
        self.0.lock().unwrap().insert(node, port);
        Joined { bus: Arc::new(Plug { switch: Arc::clone(self), node }), heard }
    }

    /// From now on nothing comes from this node or reaches it, or everything does.
    pub fn cut(&self, node: NodeId, cut: bool) {
        self.0.lock().unwrap()[&node].connected.send_replace(!cut);
    }

    /// From now on packets travel for so long from this node, and to it.
    pub fn lengthen(&self, node: NodeId, there: Duration, back: Duration) {
        let mut ports = self.0.lock().unwrap();
        let port = ports.get_mut(&node).unwrap();
        (port.there, port.back) = (there, back);
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
                let arrives = Instant::now() + own.there + port.back;
                // One that does not listen misses it.
                let _ = port.packets.try_send((arrives, packet.clone()));
            }
        }
        Ok(())
    }

    fn connected(&self) -> watch::Receiver<bool> {
        self.switch.0.lock().unwrap()[&self.node].connected.subscribe()
    }
}
