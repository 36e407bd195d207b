/**
 * Seals secrets before they are stored, and opens them again, in this process and never in SQL: AES-256-GCM, under the
 * keys of `DUEBOOK_KEYS`. Whoever steals a copy of the database can't open them, and whoever can write to it can't move
 * one to another place, because the place is signed with it.
 */
import { Context, Data, Effect, Layer } from "effect"
import { KEY_ID, type SecretKeys } from "../domain/SecretKeys.ts"

/** Where a sealed value is. It can't be opened anywhere else. */
export interface SealedPlace {
  readonly table: string
  readonly column: string
  /** The key of the row; for what moves from row to row of one owner, the owner's key. */
  readonly row: string | number
}

/** A stored value that this process can't open. The message names its place, and the key that is missing. */
export class SealUnbroken extends Data.TaggedError("SealUnbroken")<{ readonly message: string }> {}

/** There are no keys. */
export class KeysMissing extends Data.TaggedError("KeysMissing")<{ readonly message: string }> {
  static readonly make = () => new KeysMissing({ message: KEYS_NEEDED })
}

/** What an operator is told who has set no keys. */
export const KEYS_NEEDED =
  "DUEBOOK_KEYS or DUEBOOK_KEYS_FILE is required, because secrets are stored sealed: duebook secrets new prints a key"

/** Signed with each value, so that a later way of sealing is never taken for this one. */
const FORMAT = "duebook sealed 1"
/** As NIST SP 800-38D recommends; random, which is safe for four billion values under one key. */
const NONCE_BYTES = 12
const ALGORITHM = "AES-GCM"

const sealedRegExp = new RegExp(`^(${KEY_ID}):([A-Za-z0-9_-]{38,})$`)

/** The parts of a sealed value; null for one that is stored as it is, by a version that sealed nothing. */
const partsOf = (stored: string): { readonly keyId: string; readonly bytes: Buffer } | null => {
  const [, keyId, text] = sealedRegExp.exec(stored) ?? []
  return keyId === undefined || text === undefined ? null : { keyId, bytes: Buffer.from(text, "base64url") }
}

export class Sealing extends Context.Tag("duebook/Sealing")<
  Sealing,
  {
    /** The id of the key that seals; null without keys. */
    readonly firstKeyId: string | null
    /** The ids of all keys. */
    readonly keyIds: ReadonlySet<string>
    /** A value as it is stored at a place: the id of its key, a colon, and base64url. Each time it is another text. */
    readonly seal: (place: SealedPlace, value: string) => Effect.Effect<string>
    /**
     * The value of what is stored at a place; one that is not sealed is returned as it is. What was sealed by a key that
     * is missing, for another place, or was changed, is a defect, `SealUnbroken`.
     */
    readonly unseal: (place: SealedPlace, stored: string) => Effect.Effect<string>
  }
>() {
  /** With keys; without any, sealing and opening are defects, `KeysMissing`. */
  static readonly layer = (keys: SecretKeys | null): Layer.Layer<Sealing> =>
    keys === null ? Layer.succeed(Sealing, withoutKeys) : Layer.effect(Sealing, make(keys))
}

/** A place in words, for an operator. */
export const placeName = ({ column, row, table }: SealedPlace): string => `${table}.${column} of ${row}`

const lacking = (place: SealedPlace, keyId: string) =>
  new SealUnbroken({
    message: `${placeName(place)} is sealed by the key "${keyId}", which DUEBOOK_KEYS lacks`
  })

/** What is signed with a value. A name has no line end, so that no two places give the same text. */
const signedWith = ({ column, row, table }: SealedPlace, keyId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from([FORMAT, keyId, table, column, String(row)].join("\n"), "utf8"))

const withoutKeys = Sealing.of({
  firstKeyId: null,
  keyIds: new Set(),
  seal: () => Effect.die(KeysMissing.make()),
  unseal: (place, stored) => {
    const parts = partsOf(stored)
    return parts === null ? Effect.succeed(stored) : Effect.die(lacking(place, parts.keyId))
  }
})

const make = Effect.fnUntraced(function* (keys: SecretKeys) {
  const usable = yield* Effect.promise(() =>
    Promise.all(
      keys.map(async ({ bytes, id }) => {
        const key = await crypto.subtle.importKey("raw", new Uint8Array(bytes), ALGORITHM, false, [
          "encrypt",
          "decrypt"
        ])
        return [id, key] as const
      })
    )
  )
  const byId = new Map(usable)
  const [[firstKeyId, firstKey]] = usable as [(typeof usable)[number]]
  return Sealing.of({
    firstKeyId,
    keyIds: new Set(byId.keys()),
    seal: (place, value) =>
      Effect.promise(async () => {
        const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
        const additionalData = signedWith(place, firstKeyId)
        const sealed = await crypto.subtle.encrypt(
          { name: ALGORITHM, iv, additionalData },
          firstKey,
          new Uint8Array(Buffer.from(value, "utf8"))
        )
        return `${firstKeyId}:${Buffer.concat([iv, Buffer.from(sealed)]).toString("base64url")}`
      }),
    unseal: (place, stored) => {
      const parts = partsOf(stored)
      if (parts === null) return Effect.succeed(stored)
      const { bytes, keyId } = parts
      const key = byId.get(keyId)
      if (key === undefined) return Effect.die(lacking(place, keyId))
      const iv = new Uint8Array(bytes.subarray(0, NONCE_BYTES))
      const additionalData = signedWith(place, keyId)
      return Effect.tryPromise({
        try: () =>
          crypto.subtle.decrypt(
            { name: ALGORITHM, iv, additionalData },
            key,
            new Uint8Array(bytes.subarray(NONCE_BYTES))
          ),
        catch: () =>
          new SealUnbroken({
            message: `${placeName(place)} is not what the key "${keyId}" has sealed there`
          })
      }).pipe(
        Effect.orDie,
        Effect.map((opened) => Buffer.from(opened).toString("utf8"))
      )
    }
  })
})
