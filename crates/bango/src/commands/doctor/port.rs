//! Where the server listens: whether it runs there, or could.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use protocol::http::Health;
use tokio::net::TcpListener;

use super::finding::Finding;
use super::visit::Site;
use crate::cli::Listen;

const CHECK: &str = "port";

/// What was found, and what the server says of itself if it runs.
pub struct Port {
    pub finding: Finding,
    pub running: Option<Health>,
}

pub async fn examine(listen: &Listen) -> Port {
    let addresses = match listen.addresses().await {
        Ok(addresses) => addresses,
        Err(error) => {
            let finding = Finding::broken(CHECK, format!("{listen} is no known name: {error}"))
                .cure("write an address of this machine: --listen 0.0.0.0:7777");
            return Port { finding, running: None };
        }
    };
    let Some(address) = addresses.first().copied() else {
        let finding = Finding::broken(CHECK, format!("{listen} stands for no address"))
            .cure("write an address of this machine: --listen 0.0.0.0:7777");
        return Port { finding, running: None };
    };
    let health = Site::plain(reached_at(address)).health().await.ok();
    let finding = match &health {
        Some(health) if health.ok => {
            Finding::good(CHECK, format!("bango {} runs at {listen}", health.build))
        }
        Some(_) => {
            Finding::broken(CHECK, format!("bango runs at {listen} and cannot write its log"))
                .cure("read what it says (journalctl -u bango), and mend the disk or the store")
        }
        None => free(listen, address).await,
    };
    Port { finding, running: health }
}

/// Whether a server could listen there.
async fn free(listen: &Listen, address: SocketAddr) -> Finding {
    let Err(error) = TcpListener::bind(address).await else {
        return Finding::good(CHECK, format!("{listen} is free, and no server runs there"));
    };
    let (says, cure) = match error.kind() {
        io::ErrorKind::AddrInUse => (
            format!("{listen} is taken by another program"),
            format!(
                "stop that program (ss -ltnp sport = :{} names it), or choose another port with --listen",
                listen.port
            ),
        ),
        io::ErrorKind::PermissionDenied => (
            format!("{listen} needs a right that this user has not"),
            "choose a port above 1023 and put a proxy in front, \
             or set AmbientCapabilities=CAP_NET_BIND_SERVICE in the unit"
                .to_owned(),
        ),
        _ => (
            format!("{listen} cannot be listened at: {error}"),
            "write an address of this machine: --listen 0.0.0.0:7777".to_owned(),
        ),
    };
    Finding::broken(CHECK, says).cure(cure)
}

/// Where a server that listens everywhere is reached from here.
fn reached_at(address: SocketAddr) -> SocketAddr {
    let here = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(here, address.port())
}
