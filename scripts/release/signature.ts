/** Signatures as minisign writes and checks them: Ed25519 over BLAKE2b-512, with a comment that is signed, too. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify
} from "node:crypto"

/** The algorithm of a signature of a hash, and that of a key. */
const HASHED = Buffer.from("ED")
const ED25519 = Buffer.from("Ed")
const KEY_ID_BYTES = 8
const KEY_BYTES = 32
const SIGNATURE_BYTES = 64
/** What stands before the 32 bytes of a public key in its standard form (RFC 8410). */
const SPKI_HEAD = Buffer.from("302a300506032b6570032100", "hex")

/** The text can't be a signature or key, or does not belong to what it should sign. */
export class NotSigned extends Error {}

const rawOf = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ format: "der", type: "spki" }).subarray(-KEY_BYTES)

/** By which a verifier tells keys apart; nothing relies on it. */
const idOf = (raw: Buffer): Buffer => createHash("sha256").update(raw).digest().subarray(0, KEY_ID_BYTES)

const hashOf = (content: Uint8Array): Buffer =>
  Buffer.from(new Bun.CryptoHasher("blake2b512").update(content).digest())

/** A new secret key as PEM, encrypted if there is a passphrase. */
export const newKey = (passphrase?: string): string => {
  const { privateKey } = generateKeyPairSync("ed25519")
  const form = { format: "pem", type: "pkcs8" } as const
  return String(
    privateKey.export(passphrase === undefined ? form : { ...form, cipher: "aes-256-cbc", passphrase })
  )
}

/** The key of a PEM. Throws if it is none, or is encrypted by another passphrase. */
export const keyOf = (pem: string, passphrase?: string): KeyObject => {
  const key = createPrivateKey(passphrase === undefined ? pem : { key: pem, passphrase })
  if (key.asymmetricKeyType !== "ed25519") throw new NotSigned("The key is not one of Ed25519.")
  return key
}

/** The line by which others check: what `minisign -P` takes. */
export const publicKeyOf = (key: KeyObject): string => {
  const raw = rawOf(key)
  return Buffer.concat([ED25519, idOf(raw), raw]).toString("base64")
}

/** The content of a `.minisig` file. The comment is one line. */
export const signatureOf = (content: Uint8Array, key: KeyObject, comment: string): string => {
  if (/[\r\n]/.test(comment)) throw new NotSigned("The comment has more than one line.")
  const signature = sign(null, hashOf(content), key)
  const signed = sign(null, Buffer.concat([signature, Buffer.from(comment)]), key)
  const line = Buffer.concat([HASHED, idOf(rawOf(key)), signature]).toString("base64")
  return `untrusted comment: signature of a release of Duebook\n${line}\ntrusted comment: ${comment}\n${signed.toString("base64")}\n`
}

const publicKey = (line: string): { readonly id: Buffer; readonly key: KeyObject } => {
  const bytes = Buffer.from(line.trim().split("\n").at(-1) ?? "", "base64")
  if (bytes.length !== ED25519.length + KEY_ID_BYTES + KEY_BYTES || !bytes.subarray(0, 2).equals(ED25519))
    throw new NotSigned("The public key is none of minisign's: one line that begins with RW.")
  const raw = bytes.subarray(-KEY_BYTES)
  return {
    id: bytes.subarray(ED25519.length, -KEY_BYTES),
    key: createPublicKey({ key: Buffer.concat([SPKI_HEAD, raw]), format: "der", type: "spki" })
  }
}

/** Checks a signature by a public key; succeeds with its comment, which the same key has signed. Throws `NotSigned`. */
export const checkSignature = (content: Uint8Array, minisig: string, publicLine: string): string => {
  const { id, key } = publicKey(publicLine)
  const found = /^untrusted comment: .*\n(\S+)\ntrusted comment: (.*)\n(\S+)\n?$/.exec(minisig)
  const line = Buffer.from(found?.[1] ?? "", "base64")
  if (found === null || line.length !== HASHED.length + KEY_ID_BYTES + SIGNATURE_BYTES)
    throw new NotSigned("The signature is not one of minisign's.")
  const signature = line.subarray(-SIGNATURE_BYTES)
  const comment = found[2] ?? ""
  const isOfKey =
    line.subarray(0, HASHED.length).equals(HASHED) && line.subarray(2, 2 + KEY_ID_BYTES).equals(id)
  if (!isOfKey) throw new NotSigned("The signature is by another key.")
  if (!verify(null, hashOf(content), key, signature))
    throw new NotSigned("The file is not the one that was signed.")
  const signed = Buffer.concat([signature, Buffer.from(comment)])
  if (!verify(null, signed, key, Buffer.from(found[3] ?? "", "base64")))
    throw new NotSigned("The comment is not the one that was signed.")
  return comment
}
