/** An authenticator in software: makes passkeys and answers challenges, and does it wrong where a test asks for that. */
import { encode } from "cborg"
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto"
import { expect } from "vitest"
import type { Visitor } from "./Person.ts"

/** What a page's script gets from the service. */
interface Options {
  readonly ticket: string
  readonly publicKey: {
    readonly challenge: string
    readonly rp?: { readonly id: string }
    readonly rpId?: string
    readonly user?: { readonly id: string }
    readonly userVerification?: string
    readonly excludeCredentials?: ReadonlyArray<{ readonly id: string }>
    readonly allowCredentials?: ReadonlyArray<{ readonly id: string }>
  }
}

/** What is done otherwise than a browser and an authenticator would. */
export interface Wrongs {
  readonly challenge?: string
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly crossOrigin?: boolean
  /** Whether the owner has shown to be there, and who it is. */
  readonly present?: boolean
  readonly verified?: boolean
  readonly count?: number
  readonly id?: string
  readonly userHandle?: string | null
  readonly ticket?: string
  /** Another passkey's key. */
  readonly key?: KeyObject
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const

const sha256 = (text: string | Uint8Array): Buffer => createHash("sha256").update(text).digest()
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url")

/** The challenge, and the ticket that its answer carries. */
export const optionsFor = async (visitor: Visitor, use: "add" | "confirm" | "sign_in"): Promise<Options> => {
  const seen = await visitor.get(`/app/passkeys/options?for=${use}`)
  expect(seen.status).toBe(200)
  return JSON.parse(seen.text) as Options
}

/** One passkey of one person at one site. */
export class Authenticator {
  readonly id = base64url(randomBytes(32))
  /** How often it was used, as it says; null for an authenticator that does not count. */
  count: number | null = 0
  handle: string | null = null
  readonly origin: string
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" })

  /** `url` is the address at which the browser is. */
  constructor(url: string) {
    this.origin = new URL(url).origin
  }

  get key(): KeyObject {
    return this.keys.privateKey
  }

  private clientData(options: Options, type: string, wrong: Wrongs): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? options.publicKey.challenge,
        origin: wrong.origin ?? this.origin,
        crossOrigin: wrong.crossOrigin ?? false
      })
    )
  }

  private authenticatorData(rpId: string, { count, present = true, rpId: other, verified = true }: Wrongs) {
    const head = Buffer.alloc(37)
    sha256(other ?? rpId).copy(head)
    head[32] = (present ? FLAGS.present : 0) | (verified ? FLAGS.verified : 0)
    if (this.count !== null) this.count += 1
    head.writeUInt32BE(count ?? this.count ?? 0, 33)
    return head
  }

  /** What a form carries after `navigator.credentials.create`. */
  make(options: Options, wrong: Wrongs = {}): string {
    const head = this.authenticatorData(options.publicKey.rp?.id ?? "", wrong)
    head[32] = (head[32] ?? 0) | FLAGS.attested
    const id = Buffer.from(wrong.id ?? this.id, "base64url")
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" })
    const cose = encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))]
      ])
    )
    const authData = new Uint8Array(Buffer.concat([head, Buffer.alloc(16), length, id, cose]))
    this.handle = options.publicKey.user?.id ?? null
    return JSON.stringify({
      ticket: wrong.ticket ?? options.ticket,
      id: wrong.id ?? this.id,
      clientDataJSON: base64url(this.clientData(options, "webauthn.create", wrong)),
      attestationObject: base64url(encode({ fmt: "none", attStmt: {}, authData })),
      transports: ["internal", "by pigeon"]
    })
  }

  /** What a form carries after `navigator.credentials.get`. */
  answer(options: Options, wrong: Wrongs = {}): string {
    const clientData = this.clientData(options, "webauthn.get", wrong)
    const data = this.authenticatorData(options.publicKey.rpId ?? "", wrong)
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), wrong.key ?? this.key)
    return JSON.stringify({
      ticket: wrong.ticket ?? options.ticket,
      id: wrong.id ?? this.id,
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: wrong.userHandle === undefined ? this.handle : wrong.userHandle
    })
  }
}
