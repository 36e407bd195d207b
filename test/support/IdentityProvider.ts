/** A real identity provider (oidc-provider) on this machine, at which people sign in as a test says, without a page. */
import { generateKeyPairSync } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { type Configuration, Provider } from "oidc-provider"
import type { TestServer } from "./TestServer.ts"

/** Somebody who has an account at the provider. */
export interface Somebody {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  /** How this person signs in. */
  readonly amr?: ReadonlyArray<string>
}

/** The client as which the service is known. */
export const client = { id: "duebook", secret: "a secret of the client, long enough" } as const

/** What makes the service use a provider. */
export const environmentFor = (issuer: string, more: Readonly<Record<string, string>> = {}) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  OIDC_NAME: "Example ID",
  ...more
})

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 })

const callbackOf = (server: Pick<TestServer, "port">): string =>
  `http://localhost:${server.port}/app/sign-in/callback`

/** A provider that listens, and knows the service once that does, too. */
export class IdentityProvider {
  readonly issuer: string
  /** Who signs in next. */
  somebody: Somebody = { sub: "nobody" }
  /** Whether the next person leaves without signing in. */
  refuses = false
  private readonly people = new Map<string, Somebody>()
  private handler:
    | ((
        request: Parameters<ReturnType<Provider["callback"]>>[0],
        response: Parameters<ReturnType<Provider["callback"]>>[1]
      ) => void)
    | null = null
  private readonly listening: ReturnType<typeof createServer>

  private constructor(listening: ReturnType<typeof createServer>) {
    this.listening = listening
    this.issuer = `http://localhost:${(listening.address() as AddressInfo).port}`
  }

  static async start(): Promise<IdentityProvider> {
    const listening = createServer()
    await new Promise<void>((resolve) => listening.listen(0, "localhost", resolve))
    return new IdentityProvider(listening)
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.listening.close(resolve)
      this.listening.closeAllConnections()
    })
  }

  /** Makes the provider answer, with the service as its client. */
  serve(server: Pick<TestServer, "port">): void {
    const configuration: Configuration = {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [callbackOf(server)],
          response_types: ["code"],
          grant_types: ["authorization_code"]
        }
      ],
      jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig", kid: "one" }] },
      ttl: {
        AccessToken: 600,
        AuthorizationCode: 60,
        Grant: 600,
        IdToken: 600,
        Interaction: 600,
        Session: 600
      },
      cookies: { keys: ["a key for the cookies of a test"] },
      claims: {
        openid: ["sub", "amr", "acr", "auth_time"],
        email: ["email", "email_verified"],
        profile: ["name"]
      },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: () => {
          const { email, email_verified, name } = this.people.get(sub) ?? {}
          return Promise.resolve({ sub, email, email_verified, name })
        }
      }),
      // Nobody is asked for consent.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client?.clientId ?? "",
          accountId: oidc.session?.accountId ?? ""
        })
        grant.addOIDCScope("openid email profile")
        await grant.save()
        return grant
      }
    }
    const provider = new Provider(this.issuer, configuration)
    const answer = provider.callback()
    const sign = async (...[request, response]: Parameters<typeof answer>) => {
      const { amr = [], sub } = this.somebody
      this.people.set(sub, this.somebody)
      const result = this.refuses
        ? { error: "access_denied", error_description: "somebody has left" }
        : { login: { accountId: sub, amr: [...amr] } }
      await provider.interactionFinished(request, response, result)
    }
    this.handler = (request, response) => {
      if (request.url?.startsWith("/interaction/")) void sign(request, response)
      else void answer(request, response)
    }
    this.listening.on("request", (request, response) => this.handler?.(request, response))
  }

  /** Follows an address of the provider as a browser without scripts, to where it leads back to the service. */
  async signIn(address: string, as: Somebody, jar = new Map<string, string>()): Promise<string> {
    this.somebody = as
    let next = address
    for (let hop = 0; hop < 10 && next.startsWith(this.issuer); hop++) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
      const response = await fetch(next, { redirect: "manual", headers: { cookie } })
      for (const set of response.headers.getSetCookie()) {
        const [name = "", value = ""] = (set.split(";", 1)[0] ?? "").split("=", 2)
        jar.set(name, value)
      }
      const to = response.headers.get("location")
      if (to === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
      next = new URL(to, next).href
    }
    return next
  }
}
