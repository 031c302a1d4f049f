//! What servers share: the database with the logs, and the bus between them.

use server::bus::nats;
use server::store::nodes::NodeId;
use server::store::postgres::Postgres;
use server::store::postgres::examining::{self, NotUsable, Usable};

use super::finding::Finding;

const STORE: &str = "store";
const BUS: &str = "bus";
const CLOCK: &str = "clock";
/// Clocks of several machines may differ a little.
const SLACK: f64 = 60.0;

/// The database of `--store`.
pub async fn store(url: &str) -> Vec<Finding> {
    let name = match Postgres::name(url) {
        Ok(name) => name,
        Err(error) => {
            let cure = "write --store postgres://user:password@host:port/database";
            return vec![Finding::broken(STORE, error.to_string()).cure(cure)];
        }
    };
    match examining::examine(url).await {
        Ok(usable) => vec![flushes(&name, &usable), clocks(&usable)],
        Err(why) => vec![ill(&name, &why)],
    }
}

fn flushes(name: &str, usable: &Usable) -> Finding {
    if usable.flushes {
        return Finding::good(STORE, format!("{name} can be used"));
    }
    Finding::warning(
        STORE,
        format!("{name} does not flush: a power cut may lose acknowledged moves"),
    )
    .cure("set fsync = on in postgresql.conf, and reload it")
}

fn clocks(usable: &Usable) -> Finding {
    if usable.ahead.abs() < SLACK {
        return Finding::good(CLOCK, "the same as the store's");
    }
    let says = format!("it differs from the store's by {:.0} s", usable.ahead.abs());
    Finding::warning(CLOCK, says)
        .cure("set the clocks of both machines and keep them right: timedatectl set-ntp true")
}

fn ill(name: &str, why: &NotUsable) -> Finding {
    let cure = match why {
        NotUsable::Unreachable(_) => {
            "start Postgres, let it listen to this machine (listen_addresses, the firewall), or mend --store"
        }
        NotUsable::NotLetIn(_) => {
            "mend user and password in --store, or let this user in (pg_hba.conf of the database)"
        }
        NotUsable::NoDatabase(_) => "make it: createdb -O USER NAME; or mend --store",
        NotUsable::TooOld(_) => "take Postgres 13 or later",
        NotUsable::NoRights => {
            "as its owner: GRANT CREATE ON DATABASE … TO …, or give it to this user"
        }
        NotUsable::Crowded(_) => "raise max_connections in postgresql.conf: a server takes five",
        NotUsable::Format(why) => {
            let (says, cure) = why.split_once(": ").unwrap_or((why, "choose another database"));
            return Finding::broken(STORE, format!("{name}: {says}")).cure(cure);
        }
        NotUsable::Failed(_) => "read the log of Postgres, and mend what it names",
    };
    Finding::broken(STORE, format!("{name}: {why}")).cure(cure)
}

/// The bus of `--bus`.
pub async fn bus(url: &str, has_store: bool) -> Finding {
    if !has_store {
        return Finding::broken(BUS, "there is a bus, and nothing that servers could share")
            .cure("name the database of all servers with --store, or remove --bus");
    }
    let Ok(own) = NodeId::random() else {
        return Finding::broken(BUS, "the system gives no random numbers")
            .cure("look at dmesg: nothing works without them");
    };
    match nats::join(url, own).await {
        Ok(_) => Finding::good(BUS, "what is sent there comes back"),
        Err(error) => Finding::broken(BUS, error.to_string())
            .cure("start nats-server there, open its port to this machine, or mend --bus"),
    }
}
