//! A client whose table is at another node: its frames go there and back as they are, so that the
//! other node measures the whole way to the client.

use std::net::IpAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::TableId;
use protocol::client::ClientMessage;
use protocol::server::Farewell;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;

use super::{ClientLine, Connection, End, PATIENCE, offering, reopen};
use crate::bus::To;
use crate::bus::lines::BusLine;
use crate::bus::packet::{Opening, Other};
use crate::store::nodes::NodeId;

/// How long the other node may take for its first word.
const FIRST_WORD: Duration = Duration::from_secs(1);

/// A line to another node for this client, who wants to open a table there.
pub fn call<L: ClientLine>(
    client: &Connection<L>,
    node: NodeId,
    table: TableId,
    message: &ClientMessage,
) -> Option<Box<BusLine>> {
    let own = client.app.hub.context.node.as_ref()?;
    let (line, mut far) = own.call(node)?;
    let opening = Opening {
        line,
        from: own.id,
        table,
        session: client.visitor.session,
        address: IpAddr::from(client.visitor.address),
        build: client.app.build.clone(),
        protocol: protocol::VERSION,
        changes: client.changes,
    };
    own.say(To::Node(node), Other::Open(opening));
    let text = serde_json::to_string(message).ok()?;
    far.send_frame(Frame::text(text)).ok()?;
    Some(Box::new(far))
}

/// Carries frames both ways until one side ends.
pub async fn carry<L: ClientLine>(client: &mut Connection<L>, mut far: Box<BusLine>) -> End {
    let app = std::sync::Arc::clone(&client.app);
    let first_word = Instant::now() + FIRST_WORD;
    let mut heard = false;
    loop {
        let step = tokio::select! {
            frame = client.socket.next() => match frame {
                Some(Ok(frame)) => send_on(client, &mut far, frame),
                _ => client.within_limits().and(Err(End::Gone)),
            },
            frame = far.next() => match frame {
                Some(Ok(frame)) => {
                    heard = true;
                    bring_back(client, &mut far, frame).await
                }
                // The other node is gone, or has lost the line, or the client reads too slowly.
                _ => Err(reopen()),
            },
            () = app.hub.stopping() => Err(End::Farewell(Some(Farewell::Stopping))),
            () = offering::chosen(&mut client.offered) => client.tell_offered().await,
            () = sleep_until(first_word), if !heard => Err(reopen()),
        };
        if let Err(end) = step {
            return end;
        }
    }
}

/// Sends on what came from the client.
fn send_on<L: ClientLine>(
    client: &Connection<L>,
    far: &mut BusLine,
    frame: Frame,
) -> Result<(), End> {
    client.within_limits()?;
    match frame {
        // The socket answers it by itself.
        Frame::Ping(_) => Ok(()),
        Frame::Close(_) | Frame::Frame(_) => Err(End::Gone),
        frame => far.send_frame(frame).map_err(|_| reopen()),
    }
}

/// Brings the client what came from the other node, all that is there in one write.
async fn bring_back<L: ClientLine>(
    client: &mut Connection<L>,
    far: &mut BusLine,
    first: Frame,
) -> Result<(), End> {
    let socket = &mut client.socket;
    let all = async {
        let mut next = Some(first);
        while let Some(frame) = next {
            if frame.is_close() {
                return Ok(true);
            }
            socket.feed(frame).await?;
            next = far.try_next();
        }
        socket.flush().await.map(|()| false)
    };
    match timeout(PATIENCE, all).await {
        Ok(Ok(false)) => Ok(()),
        // What was to be said before was said.
        Ok(Ok(true)) => Err(End::Farewell(None)),
        _ => Err(End::Gone),
    }
}
