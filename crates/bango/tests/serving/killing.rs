//! kill -9 under load: nothing acknowledged is lost, nothing is done twice.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use super::host::Host;
use super::network::Wire;
use super::party::{Party, check};
use crate::program::Folder;
use protocol::{ClientMessage, ServerMessage};

/// How often the server is killed, unless `BANGO_KILLS` says otherwise.
const KILLS: u32 = 50;
/// The most acknowledgements between one death and the next.
const BETWEEN: u32 = 30;

#[tokio::test]
async fn what_was_acknowledged_survives_kill_9_exactly_once() {
    let kills = std::env::var("BANGO_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let folder = Folder::new("killing");
    let data = folder.path("data");
    let mut host = Host::start(&data);
    let mut party = Party::begin(host.address, 9).await;
    let mut rng = ChaCha20Rng::seed_from_u64(9);
    for _ in 0..kills {
        party.acknowledgements(1 + rng.next_u32() % BETWEEN).await;
        host.kill();
        host = Host::start(&data);
        party.places.send_replace(vec![host.address]);
    }
    let players = party.end().await;
    check(&[host.address], &players).await;

    // The last views are the same after one more death.
    host.kill();
    host = Host::start(&data);
    check(&[host.address], &players).await;
    for player in &players {
        let (mut wire, _) = Wire::open(host.address, Some(&player.cookie)).await.unwrap();
        wire.say(&ClientMessage::watch(player.table, None)).await.unwrap();
        let play = loop {
            if let ServerMessage::Table(table) = wire.hear().await.unwrap() {
                break table.play.unwrap();
            }
        };
        let known = player.memory.play().unwrap();
        assert_eq!(play.number, known.number);
        assert_eq!(play.steps, known.steps);
        assert_eq!(play.views, known.views);
    }
}
