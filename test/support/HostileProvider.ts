/** An identity provider that sends what a test tells it to: what a real one never does. */
import { createHmac, generateKeyPairSync, randomUUID, sign } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { client, type Somebody } from "./IdentityProvider.ts"

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 })
const { privateKey: otherKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 })

/** How its answers differ from right ones. */
export interface Tampering {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  /** By what the ID token is signed: its key, another one, the client's secret, or nothing. */
  readonly signed?: "another" | "secret" | "nothing"
  /** What stands in the address that leads back. */
  readonly answer?: Readonly<Record<string, string>>
  /** The answers of its addresses, in the place of its own; null never answers. */
  readonly answers?: Readonly<Record<string, { readonly status?: number; readonly body: string } | null>>
  readonly metadata?: Readonly<Record<string, unknown>>
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url")

/** Listens until it is stopped. */
export class HostileProvider {
  readonly issuer: string
  somebody: Somebody = { sub: randomUUID() }
  tampering: Tampering = {}
  /** What was asked of it. */
  readonly asked: Array<string> = []
  private nonce = ""
  private readonly listening: ReturnType<typeof createServer>

  private constructor(listening: ReturnType<typeof createServer>) {
    this.listening = listening
    this.issuer = `http://localhost:${(listening.address() as AddressInfo).port}`
    listening.on("request", (request: IncomingMessage, response: ServerResponse) =>
      this.answer(request, response)
    )
  }

  static async start(): Promise<HostileProvider> {
    const listening = createServer()
    await new Promise<void>((resolve) => listening.listen(0, "localhost", resolve))
    return new HostileProvider(listening)
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.listening.close(resolve)
      this.listening.closeAllConnections()
    })
  }

  /** What it answers to somebody who comes with this address: where the browser goes on. */
  signIn(address: string, as: Somebody, tampering: Tampering = {}): string {
    this.somebody = as
    this.tampering = tampering
    const { searchParams } = new URL(address)
    this.nonce = searchParams.get("nonce") ?? ""
    const back = new URL(searchParams.get("redirect_uri") ?? "")
    const answer = { code: randomUUID(), state: searchParams.get("state") ?? "", iss: this.issuer }
    back.search = new URLSearchParams({ ...answer, ...tampering.answer }).toString()
    return back.href
  }

  private get idToken(): string {
    const { claims, header, signed } = this.tampering
    const now = Math.floor(Date.now() / 1_000)
    const { amr, email, email_verified, name, sub } = this.somebody
    const own = { sub, amr, email, email_verified, name, auth_time: now }
    const text = [
      encoded({ alg: "RS256", kid: "one", ...header }),
      encoded({
        iss: this.issuer,
        aud: client.id,
        exp: now + 300,
        iat: now,
        nonce: this.nonce,
        ...own,
        ...claims
      })
    ].join(".")
    if (signed === "nothing") return `${text}.`
    if (signed === "secret") {
      return `${text}.${createHmac("sha256", client.secret).update(text).digest("base64url")}`
    }
    const key = signed === "another" ? otherKey : privateKey
    return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`
  }

  private bodyOf(path: string): object | null {
    switch (path) {
      case "/.well-known/openid-configuration":
        return {
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/auth`,
          token_endpoint: `${this.issuer}/token`,
          jwks_uri: `${this.issuer}/jwks`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
          authorization_response_iss_parameter_supported: true,
          ...this.tampering.metadata
        }
      case "/jwks":
        return { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }] }
      case "/token":
        return { access_token: "x", token_type: "Bearer", id_token: this.idToken }
      default:
        return null
    }
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? "", this.issuer).pathname
    this.asked.push(path)
    const told = this.tampering.answers?.[path]
    if (told === null) return
    const body = told?.body ?? JSON.stringify(this.bodyOf(path))
    response.writeHead(told?.status ?? 200, { "content-type": "application/json" }).end(body)
  }
}
