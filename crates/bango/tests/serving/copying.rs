//! `bango backup` of a server that runs, under load.

use protocol::{ClientMessage, ServerMessage};

use super::host::Host;
use super::network::Wire;
use super::party::{Party, check};
use crate::program::{Folder, prints, run};

#[tokio::test]
async fn a_copy_of_a_running_server_holds_everything_acknowledged_before() {
    let folder = Folder::new("copying");
    let data = folder.path("data");
    let host = Host::start(&data);
    let mut party = Party::begin(host.address, 3).await;
    party.acknowledgements(100).await;
    let copied = |name: &str| {
        let copy = folder.path(name);
        std::fs::create_dir_all(&copy).unwrap();
        let file = format!("{copy}/bango.db");
        assert!(prints(&["backup", &file, "--data", &data]).contains(&file));
        // A copy is never written over.
        let again = run(&["backup", &file, "--data", &data]);
        assert_eq!(again.status.code(), Some(2));
        copy
    };
    // One in the middle of everything, and one when all games are over.
    let acknowledged = party.acknowledged.clone();
    assert!(acknowledged.len() > 1);
    let during = copied("during");
    let players = party.end().await;
    let after = copied("after");
    let copy = Host::start(&after);
    check(&[copy.address], &players).await;
    let copy = Host::start(&during);
    for (table, seq) in acknowledged {
        let (mut wire, _) = Wire::open(copy.address, None).await.unwrap();
        wire.say(&ClientMessage::watch(table, None)).await.unwrap();
        let kept = loop {
            if let ServerMessage::Table(table) = wire.hear().await.unwrap() {
                break table.seq;
            }
        };
        assert!(kept >= seq, "{kept} of {seq}");
    }
}
