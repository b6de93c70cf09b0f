//! Certificate and key of the server, which can be replaced while it runs.

use axum_server::tls_rustls::RustlsConfig;
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use std::io;
use std::sync::Arc;

/// Certificate and key. Copies are the same pair: replacing it in one replaces it in all.
#[derive(Clone, Debug)]
pub struct Tls(RustlsConfig);

impl Tls {
    /// From PEM.
    ///
    /// # Errors
    /// When one of them cannot be read, or they do not fit each other.
    pub fn new(certificate: &[u8], key: &[u8]) -> io::Result<Tls> {
        Ok(Tls(RustlsConfig::from_config(config(certificate, key)?)))
    }

    /// Uses another pair for all connections that begin from now on.
    ///
    /// # Errors
    /// When one of them cannot be read, or they do not fit each other; the old pair stays.
    pub fn replace(&self, certificate: &[u8], key: &[u8]) -> io::Result<()> {
        self.0.reload_from_config(config(certificate, key)?);
        Ok(())
    }

    pub(crate) fn into_inner(self) -> RustlsConfig {
        self.0
    }
}

fn config(certificate: &[u8], key: &[u8]) -> io::Result<Arc<ServerConfig>> {
    let wrong = |error: &dyn std::fmt::Display| io::Error::new(io::ErrorKind::InvalidData, error.to_string());
    let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(certificate).collect();
    let chain = chain.map_err(|error| wrong(&error))?;
    let key = PrivateKeyDer::from_pem_slice(key).map_err(|error| wrong(&error))?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .and_then(|builder| builder.with_no_client_auth().with_single_cert(chain, key))
        .map_err(|error| wrong(&error))?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}
