//! The server's word for a record. Chance proves itself; what players did, and how it ended, is
//! known to those who saw it: the server signs that it did.

use std::fmt;

use data_encoding::HEXLOWER;
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use rules::record::Record;

use super::derivation::Derivation;
use super::hex;
use super::message::Message;
use super::unproven::Unproven;

/// Signs the records of one server.
pub struct RecordKey(SigningKey);

impl RecordKey {
    /// The key that these secret bytes make.
    pub fn new(secret: &[u8; 32]) -> RecordKey {
        RecordKey(SigningKey::from_bytes(secret))
    }

    /// What anyone can check its signatures with, in hexadecimal digits.
    pub fn public(&self) -> String {
        hex::write(self.0.verifying_key().as_bytes())
    }

    /// The record with this key in its header and the signature in its last line.
    pub fn sign(&self, mut record: Record) -> Record {
        record.header.server = Some(self.public());
        record.signature = None;
        let signature = self.0.sign(&message(record.to_string().as_bytes()));
        record.signature = Some(HEXLOWER.encode(&signature.to_bytes()));
        record
    }
}

impl fmt::Debug for RecordKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecordKey(…)")
    }
}

/// The public key of the server that signed the text of this record; `None` if it is not signed.
pub(super) fn signer(record: &Record, text: &[u8]) -> Result<Option<String>, Unproven> {
    match (&record.header.server, &record.signature) {
        (None, None) => Ok(None),
        (Some(server), Some(signature)) if is_signed(server, signature, text) => {
            Ok(Some(server.clone()))
        }
        _ => Err(Unproven::OtherSignature),
    }
}

fn is_signed(server: &str, signature: &str, text: &[u8]) -> bool {
    let signed = || {
        let key = VerifyingKey::from_bytes(&hex::read(server).ok()?).ok()?;
        let bytes = HEXLOWER.decode(signature.as_bytes()).ok()?;
        let signature = Signature::from_slice(&bytes).ok()?;
        key.verify_strict(&message(text), &signature).ok()
    };
    signed().is_some()
}

/// What is signed: every line but the signature's own, without what is around it, each with a
/// line feed after it. An editor that changes the ends of lines changes nothing that matters.
fn message(text: &[u8]) -> Vec<u8> {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let lines = text.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
    let mut signed = Vec::with_capacity(text.len());
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with(b"{\"signature\"")) {
        signed.extend(line);
        signed.push(b'\n');
    }
    Message::new("bango fair: record", Derivation::V2).item(signed).into_bytes()
}
