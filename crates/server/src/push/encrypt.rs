//! Messages that only the browser can read (RFC 8291, with the content coding of RFC 8188).

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// The size of a record, of which there is one.
const RECORD: u32 = 4_096;

/// Encrypts for a browser: its public key, its secret, a key made for this message alone, and 16 random bytes.
/// `None` when the keys are malformed.
pub fn encrypt(
    content: &[u8],
    browser: &[u8],
    auth: &[u8],
    sender: &SecretKey,
    salt: [u8; 16],
) -> Option<Vec<u8>> {
    let public = PublicKey::from_sec1_bytes(browser).ok()?;
    let ours = sender.public_key().to_sec1_bytes();
    let shared = sender.diffie_hellman(&public);
    let mut info = b"WebPush: info\0".to_vec();
    info.extend_from_slice(browser);
    info.extend_from_slice(&ours);
    let mut input = [0; 32];
    Hkdf::<Sha256>::new(Some(auth), shared.raw_secret_bytes()).expand(&info, &mut input).ok()?;
    let keys = Hkdf::<Sha256>::new(Some(&salt), &input);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    // The last record ends with this mark.
    let padded = [content, &[2]].concat();
    let sealed = Aes128Gcm::new(&key.into()).encrypt(&nonce.into(), padded.as_slice()).ok()?;
    let mut message = salt.to_vec();
    message.extend_from_slice(&RECORD.to_be_bytes());
    message.push(u8::try_from(ours.len()).ok()?);
    message.extend_from_slice(&ours);
    message.extend_from_slice(&sealed);
    Some(message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;

    fn read(text: &str) -> Vec<u8> {
        BASE64.decode(text).expect("it is base64url")
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_as_printed() {
        let sender =
            SecretKey::from_slice(&read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).expect("a key");
        let browser =
            read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let auth = read("BTBZMqHH6r4Tts7J_aSIgg");
        let content = b"When I grow up, I want to be a watermelon";
        let message = encrypt(content, &browser, &auth, &sender, salt).expect("the keys are good");
        assert_eq!(
            BASE64.encode(message),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
             EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let sender = SecretKey::from_slice(&[7; 32]).expect("a key");
        for browser in [&[4; 65][..], &[], &[0; 65]] {
            assert_eq!(encrypt(b"x", browser, &[0; 16], &sender, [0; 16]), None);
        }
    }
}
