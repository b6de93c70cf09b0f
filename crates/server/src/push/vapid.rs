//! Who sends push messages: the server's own key, made once, and the proof that goes with every message (RFC 8292).

use crate::problem::Refuse;
use crate::random::Randomness;
use archive::Archive;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use host::Denied;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

/// Where the key is kept.
const SETTING: &str = "push.key";
/// How long a proof is good for, in seconds; the standard allows a day.
const GOOD_FOR: i64 = 12 * 3_600;

/// The server's key for push messages.
pub struct Vapid {
    key: SigningKey,
    public: String,
    contact: String,
}

impl Vapid {
    /// The key in the archive, made when there is none.
    pub async fn of(
        archive: &dyn Archive,
        random: &Randomness,
        public_url: Option<&str>,
    ) -> Result<Vapid, Refuse> {
        let stored = match archive.setting(SETTING).await? {
            Some(stored) => stored,
            None => archive.set_if_absent(SETTING, new_key(random)?.to_bytes().to_vec()).await?,
        };
        let secret = SecretKey::from_slice(&stored).map_err(|_| Refuse::Table(Denied::Broken))?;
        let public = BASE64.encode(secret.public_key().to_sec1_bytes());
        // Push services want to know whom to ask when something goes wrong.
        let contact = public_url.filter(|url| url.starts_with("https://")).unwrap_or("mailto:push@localhost");
        Ok(Vapid { key: SigningKey::from(secret), public, contact: contact.to_owned() })
    }

    /// The public key as browsers want it: 65 bytes in base64url.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The header that proves to a push service who sends; `now` in milliseconds since 1970.
    pub fn authorization(&self, origin: &str, now: i64) -> String {
        let head = BASE64.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let claims = json!({ "aud": origin, "exp": now / 1_000 + GOOD_FOR, "sub": self.contact });
        let claims = BASE64.encode(claims.to_string());
        let signature: Signature = self.key.sign(format!("{head}.{claims}").as_bytes());
        format!("vapid t={head}.{claims}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public)
    }
}

/// A new random key.
pub fn new_key(random: &Randomness) -> Result<SecretKey, Refuse> {
    loop {
        // One in 2^32 or so of all numbers is no key.
        if let Ok(key) = SecretKey::from_slice(&random.bytes::<32>()?) {
            return Ok(key);
        }
    }
}
