//! A proxy that does to requests what it is told.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::thread;

/// A proxy on a free port, for as long as the test lasts.
pub struct Proxy {
    pub address: SocketAddr,
}

impl Proxy {
    /// Changes the lines of every request's head and sends it on.
    pub fn to(server: SocketAddr, change: fn(&mut Vec<String>)) -> Proxy {
        Proxy::serve(move |visitor| {
            let mut head: Vec<String> = head(&visitor)?.lines().map(ToOwned::to_owned).collect();
            head.retain(|line| !line.is_empty());
            change(&mut head);
            let mut upstream = TcpStream::connect(server)?;
            upstream.write_all(format!("{}\r\n\r\n", head.join("\r\n")).as_bytes())?;
            let (mut from, mut to) = (visitor.try_clone()?, upstream.try_clone()?);
            thread::spawn(move || {
                let _ = io::copy(&mut from, &mut to);
                let _ = to.shutdown(Shutdown::Write);
            });
            io::copy(&mut upstream, &mut { visitor }).map(drop)
        })
    }

    /// Says the same to everybody.
    pub fn that_answers(answer: &'static str) -> Proxy {
        Proxy::serve(|mut visitor| {
            head(&visitor)?;
            visitor.write_all(answer.as_bytes())
        })
    }

    fn serve(work: impl Fn(TcpStream) -> io::Result<()> + Clone + Send + 'static) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || {
            for visitor in listener.incoming() {
                let (visitor, work) = (visitor.unwrap(), work.clone());
                // Lines that end early are the visitors' own business.
                thread::spawn(move || work(visitor));
            }
        });
        Proxy { address }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// The head of a request, and nothing that comes after it.
fn head(mut visitor: &TcpStream) -> io::Result<String> {
    let mut bytes = Vec::new();
    let mut byte = [0];
    while !bytes.ends_with(b"\r\n\r\n") {
        visitor.read_exact(&mut byte)?;
        bytes.extend(byte);
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
