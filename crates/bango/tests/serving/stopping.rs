//! SIGTERM: everyone is told to come back, and nothing is lost.

use protocol::server::{Farewell, ServerMessage};

use super::host::Host;
use super::network::Wire;
use super::party::{Party, check};
use super::player::News;
use crate::program::Folder;

#[tokio::test]
async fn a_server_that_is_asked_to_stop_says_so_and_loses_nothing() {
    let folder = Folder::new("stopping");
    let data = folder.path("data");
    let mut host = Host::start(&data);
    let mut party = Party::begin(host.address, 5).await;
    for _ in 0..3 {
        // So many that every player is certainly there.
        party.acknowledgements(150).await;
        host.terminate();
        let mut left = 0;
        while left < party.players {
            if let News::Left(farewell) = party.news().await {
                assert_eq!(farewell, Some(Farewell::Stopping));
                left += 1;
            }
        }
        assert_eq!(host.wait().code(), Some(0));
        host = Host::start(&data);
        party.places.send_replace(vec![host.address]);
    }
    let players = party.end().await;
    check(&[host.address], &players).await;
}

#[tokio::test]
async fn who_watches_no_table_is_told_too() {
    let folder = Folder::new("stopping-idle");
    let mut host = Host::start(&folder.path("data"));
    let (mut wire, _) = Wire::open(host.address, None).await.unwrap();
    assert!(matches!(wire.hear().await, Ok(ServerMessage::Welcome { .. })));
    host.terminate();
    let bye = wire.hear().await;
    assert!(matches!(bye, Ok(ServerMessage::Bye { reason: Farewell::Stopping })), "{bye:?}");
    assert!(wire.hear().await.is_err(), "nothing is said after good-bye");
    assert_eq!(host.wait().code(), Some(0));
}
