/** The ceremonies of WebAuthn: what a browser is asked, and whether what it answers is right (WebAuthn Level 3, 7.1 and 7.2). */
import { Effect, Either, Schema } from "effect"
import type { PasskeySite } from "../../domain/Passkey.ts"

/** ES256, EdDSA and RS256, by the numbers of COSE: what authenticators have. */
const ALGORITHMS = [-8, -7, -257]

/** Characters of a credential's id, which has at most 1 023 bytes. */
const MAX_ID = 1_364
/** Characters of any other field of an answer. */
const MAX_FIELD = 16_384

const base64url = (max: number) => Schema.String.pipe(Schema.maxLength(max), Schema.pattern(/^[\w-]+$/))
const field = base64url(MAX_FIELD)

const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const
type Transport = (typeof transports)[number]

/** What a browser sends for a new passkey. */
const AddedJson = Schema.parseJson(
  Schema.Struct({
    ticket: Schema.String.pipe(Schema.maxLength(MAX_ID)),
    id: base64url(MAX_ID),
    clientDataJSON: field,
    attestationObject: field,
    transports: Schema.Array(Schema.String)
  })
)

/** What a browser sends of a passkey that is known. */
const ProofJson = Schema.parseJson(
  Schema.Struct({
    ticket: Schema.String.pipe(Schema.maxLength(MAX_ID)),
    id: base64url(MAX_ID),
    clientDataJSON: field,
    authenticatorData: field,
    signature: field,
    /** Null where the authenticator does not keep it. */
    userHandle: Schema.NullOr(base64url(MAX_ID))
  })
)

/** The answer of an authenticator that has made a passkey. */
export type AddedAnswer = typeof AddedJson.Type

/** The answer of a passkey to a challenge. */
export type ProofAnswer = typeof ProofJson.Type

const readAs =
  <A>(schema: Schema.Schema<A, string>) =>
  (text: string): A | null =>
    Either.getOrNull(Schema.decodeEither(schema)(text))

/** Reads the field of a form; null for what no script of ours has sent. */
export const readAdded = readAs(AddedJson)
/** As `readAdded`. */
export const readProof = readAs(ProofJson)

/** A challenge, and where it must have been answered. */
export interface Expected {
  /** Base64url. */
  readonly challenge: string
  readonly site: PasskeySite
}

/** A passkey that an authenticator has made. */
export interface MadePasskey {
  readonly credentialId: string
  /** COSE. */
  readonly publicKey: Uint8Array
  readonly signCount: number
  readonly transports: ReadonlyArray<Transport>
}

/** What a browser needs to make a passkey. Nobody has to attest it: any authenticator will do. */
export const creationOptions = (
  { challenge, site }: Expected,
  person: { readonly handle: string; readonly email: string; readonly name: string },
  known: ReadonlyArray<{ readonly credentialId: string; readonly transports: ReadonlyArray<string> }>
) => ({
  challenge,
  rp: { id: site.id, name: "Duebook" },
  user: { id: person.handle, name: person.email, displayName: person.name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
  attestation: "none",
  authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  excludeCredentials: known.map(descriptorOf)
})

/** What a browser needs to ask for one of the known passkeys; of none, whoever has one chooses, and shows to be its owner. */
export const requestOptions = (
  { challenge, site }: Expected,
  known: ReadonlyArray<{ readonly credentialId: string; readonly transports: ReadonlyArray<string> }>
) => ({
  challenge,
  rpId: site.id,
  userVerification: known.length === 0 ? "required" : "preferred",
  allowCredentials: known.map(descriptorOf)
})

const descriptorOf = ({
  credentialId,
  transports: ways
}: {
  readonly credentialId: string
  readonly transports: ReadonlyArray<string>
}) => ({ type: "public-key", id: credentialId, transports: ways })

/**
 * The library, which is loaded when the first passkey is used: it needs 27 MB, and most processes never do. One of its parts
 * asks for `reflect-metadata` while it is loaded; in the executable nothing else loads that before.
 */
const loading = async () => {
  await import("reflect-metadata")
  return { ...(await import("@simplewebauthn/server")), ...(await import("@simplewebauthn/server/helpers")) }
}

type Library = Awaited<ReturnType<typeof loading>>

/** The library throws for what is wrong, and for what it can't read. */
const nullIfWrong = <A>(verify: (library: Library) => Promise<A | null>): Effect.Effect<A | null> =>
  // A library that can't be loaded is no wrong answer.
  Effect.flatMap(Effect.promise(loading), (library) =>
    Effect.orElseSucceed(
      Effect.tryPromise(() => verify(library)),
      () => null
    )
  )

/** A page of ours is in no frame, so an answer that was given in a frame of another site was not given to us. */
const isInFrame = (clientDataJSON: string): boolean => {
  const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"))
  return typeof said === "object" && said !== null && "crossOrigin" in said && said.crossOrigin !== false
}

/**
 * The same object without a statement about the authenticator. Nobody has asked for one; and to check one, the library would
 * read certificates that a stranger has written, and open addresses that they name.
 */
const withoutAttestation = (
  { decodeAttestationObject, isoCBOR }: Library,
  attestationObject: string
): string => {
  const authData = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url"))).get(
    "authData"
  )
  const plain = new Map<string, unknown>([
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", authData]
  ])
  return Buffer.from(isoCBOR.encode(plain as Parameters<typeof isoCBOR.encode>[0])).toString("base64url")
}

const common = { type: "public-key", clientExtensionResults: {} } as const

/** The passkey that an answer has made; null where the answer is not right. */
export const verifyAdded = (
  { attestationObject, clientDataJSON, id, transports: ways }: AddedAnswer,
  { challenge, site }: Expected
): Effect.Effect<MadePasskey | null> =>
  nullIfWrong(async (library) => {
    if (isInFrame(clientDataJSON)) return null
    const response = { clientDataJSON, attestationObject: withoutAttestation(library, attestationObject) }
    const { registrationInfo, verified } = await library.verifyRegistrationResponse({
      response: { ...common, id, rawId: id, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS
    })
    if (!verified || registrationInfo.credential.id !== id) return null
    const { counter, publicKey } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey,
      signCount: counter,
      transports: transports.filter((transport) => ways.includes(transport))
    }
  })

/**
 * How often the authenticator has used the passkey, as its answer says; null where the answer is not right. Whether that is
 * less than before is not looked at.
 */
export const verifyProof = (
  { authenticatorData, clientDataJSON, id, signature }: ProofAnswer,
  { challenge, site }: Expected,
  passkey: { readonly publicKey: Uint8Array },
  needsVerifiedUser: boolean
): Effect.Effect<number | null> =>
  nullIfWrong(async ({ verifyAuthenticationResponse }) => {
    if (isInFrame(clientDataJSON)) return null
    const response = { authenticatorData, clientDataJSON, signature }
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: { ...common, id, rawId: id, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      // The database compares the counts, because several instances may be answered at the same time.
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
      requireUserVerification: needsVerifiedUser
    })
    return verified ? authenticationInfo.newCounter : null
  })
