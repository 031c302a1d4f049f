//! A server behind encryption, as a proxy in front of it does it: with certificates of the test's own.

use std::fs;
use std::net::SocketAddr;
use std::sync::Arc;

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// Somebody who vouches for hosts.
pub struct Authority(CertifiedIssuer<'static, KeyPair>);

impl Authority {
    pub fn new() -> Authority {
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().unwrap();
        Authority(CertifiedIssuer::self_signed(params, key).unwrap())
    }

    /// Writes down what those need who trust it.
    pub fn write(&self, file: &str) {
        fs::write(file, self.0.pem()).unwrap();
    }

    /// What a host shows that is vouched for under this name.
    fn vouch_for(&self, name: &str) -> ServerConfig {
        let params = CertificateParams::new([name.to_owned()]).unwrap();
        let key = KeyPair::generate().unwrap();
        let certificate = params.signed_by(&key, &self.0).unwrap();
        let key = PrivateKeyDer::Pkcs8(key.serialize_der().into());
        ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.der().clone()], key)
            .unwrap()
    }
}

/// A proxy that decrypts, until it is dropped.
pub struct Proxy {
    pub address: SocketAddr,
    _runtime: Runtime,
}

impl Proxy {
    /// Stands in front of a server under this name.
    pub fn before(server: SocketAddr, authority: &Authority, name: &str) -> Proxy {
        let runtime = Runtime::new().unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(authority.vouch_for(name)));
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap();
        runtime.spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    // Who does not trust it goes away again.
                    let Ok(mut client) = acceptor.accept(stream).await else { return };
                    let Ok(mut server) = TcpStream::connect(server).await else { return };
                    let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
                });
            }
        });
        Proxy { address, _runtime: runtime }
    }
}
