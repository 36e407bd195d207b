/**
 * An identity provider by OpenID Connect: discovery, the authorization code flow with PKCE, ID tokens whose signatures are
 * checked. openid-client does the protocol; this limits its requests, and says what became of them.
 */
import { Effect, Option, Redacted } from "effect"
import * as client from "openid-client"
import type { ProviderClaims } from "../../domain/SingleSignOn.ts"
import { type SignOnProvider, ProviderRefused, ProviderUnavailable } from "./IdentityProvider.ts"

/** What the operator says of the provider. */
export interface OpenIdConnectOptions extends Pick<SignOnProvider, "name" | "required" | "secondFactor"> {
  /** https; http on this machine alone. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
}

/** One request to the provider takes so long at most. */
const TIMEOUT_SECONDS = 5
/** The provider's metadata are read anew after this. Its keys are read anew after five minutes (oauth4webapi). */
const METADATA_LIFE = "1 hour"
/** An answer of the provider has at most so many bytes. */
const MAX_ANSWER_BYTES = 262_144
/** People who come back at the same time; more are told that the provider is not available. */
const MAX_AT_ONCE = 20
/** People who leave while the metadata are read; more are told the same. */
const MAX_LEAVING = 100
/** Characters of a name or an address that are read. */
const MAX_CLAIM = 1_000
/** Values of `amr` that are read. */
const MAX_METHODS = 50

/** The provider does not answer, or not with what it is asked for. */
class NoAnswer extends Error {}

/** A body with a limit: whatever is at the address, memory stays bounded. */
const bounded = async (response: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_ANSWER_BYTES) throw new NoAnswer(`more than ${MAX_ANSWER_BYTES} bytes`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Statuses of answers without a body, which a `Response` can't be made with. */
const BODILESS: ReadonlyArray<number> = [204, 205, 304]

const loopback = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])$/

/** Whether nobody can listen on the way: the metadata of a provider on this machine could name any address. */
const isPrivate = ({ hostname, protocol }: URL): boolean => protocol === "https:" || loopback.test(hostname)

const fetchBounded: client.CustomFetch = async (address, options) => {
  try {
    if (!isPrivate(new URL(address))) throw new NoAnswer("an address without https")
    const response = await fetch(address, options as RequestInit)
    if (response.status >= 500 || response.status === 429) throw new NoAnswer(`status ${response.status}`)
    const body = await bounded(response)
    const { headers, status } = response
    // Its body is read and decompressed by now.
    const own = new Headers(headers)
    own.delete("content-encoding")
    own.delete("content-length")
    return new Response(BODILESS.includes(status) ? null : body, { status, headers: own })
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer("no answer", { cause: error })
  }
}

const causesOf = (error: unknown): ReadonlyArray<unknown> =>
  error instanceof Error && error.cause !== undefined ? [error, ...causesOf(error.cause)] : [error]

const isNoAnswer = (error: unknown): boolean => causesOf(error).some((each) => each instanceof NoAnswer)

/** What a log may say of an error: its message and code, and nothing of what was sent. */
const described = (error: unknown): string =>
  causesOf(error)
    .map((each) =>
      each instanceof Error
        ? `${each.message}${"code" in each && typeof each.code === "string" ? ` (${each.code})` : ""}`
        : "unknown"
    )
    .join(": ")
    .slice(0, MAX_CLAIM)

const refusalOf = (error: unknown): ProviderRefused | ProviderUnavailable => {
  const cause = described(error)
  if (isNoAnswer(error)) return new ProviderUnavailable({ cause })
  const answered = causesOf(error).find((each) => each instanceof client.AuthorizationResponseError)
  return new ProviderRefused({ cause, cancelled: answered !== undefined })
}

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value.length <= MAX_CLAIM ? value : null

const methodsOf = ({ acr, amr }: client.IDToken): ReadonlyArray<string> =>
  [...(Array.isArray(amr) ? amr.slice(0, MAX_METHODS) : []), acr].flatMap((value) => textOf(value) ?? [])

/** Basic authentication if the provider takes it (OpenID Connect Discovery, 3: also if it does not say). */
const authenticationOf = (secret: string): client.ClientAuth => {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    const takesBasic = methods === undefined || methods.includes("client_secret_basic")
    return (takesBasic ? basic : post)(server, ...rest)
  }
}

/** The address and the name, which some providers tell only when they are asked for them. */
const withUserInfo = async (
  configuration: client.Configuration,
  claims: client.IDToken,
  accessToken: string
): Promise<Readonly<Record<string, unknown>>> =>
  claims["email"] !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined
    ? claims
    : await client.fetchUserInfo(configuration, accessToken, claims.sub)

const claimsFrom = async (
  configuration: client.Configuration,
  address: URL,
  { nonce, state, verifier }: Parameters<SignOnProvider["comeBack"]>[1]
): Promise<ProviderClaims> => {
  const tokens = await client.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error("no ID token")
  const facts = await withUserInfo(configuration, claims, tokens.access_token)
  const { email, email_verified: isVerified, name } = facts
  return {
    issuer: claims.iss,
    subject: claims.sub,
    // Anything but `true` is no: some providers send texts.
    verifiedEmail: isVerified === true ? textOf(email) : null,
    name: textOf(name),
    methods: methodsOf(claims),
    authenticatedAt: typeof claims.auth_time === "number" ? claims.auth_time * 1_000 : null
  }
}

/** Some work if a place is free; nobody waits for one, because a provider that is slow would keep everybody waiting. */
const ifFree = <A, E>(places: Effect.Semaphore, work: Effect.Effect<A, E>) =>
  Effect.flatMap(
    places.withPermitsIfAvailable(1)(work),
    Option.match({
      onNone: () => Effect.fail(new ProviderUnavailable({ cause: "too many at the same time" })),
      onSome: Effect.succeed
    })
  )

/** Reads the provider's metadata, in a bounded time. Fails with the cause where nobody could sign in. */
const discover = ({
  clientId,
  clientSecret,
  issuer
}: Pick<OpenIdConnectOptions, "clientId" | "clientSecret" | "issuer">): Effect.Effect<
  client.Configuration,
  ProviderUnavailable
> =>
  Effect.tryPromise({
    try: () =>
      client.discovery(
        new URL(issuer),
        clientId,
        { [client.clockTolerance]: 60 },
        authenticationOf(Redacted.value(clientSecret)),
        {
          timeout: TIMEOUT_SECONDS,
          [client.customFetch]: fetchBounded,
          // Signatures are checked although the ID token has come from the provider itself.
          execute: [
            client.enableNonRepudiationChecks,
            ...(new URL(issuer).protocol === "http:" ? [client.allowInsecureRequests] : [])
          ]
        }
      ),
    // Whatever is wrong with the metadata, nobody can sign in until the provider has right ones.
    catch: (error) => new ProviderUnavailable({ cause: described(error) })
  })

/** Asks the provider for its metadata, for an operator who looks for the cause of a problem. */
export const examineProvider = (options: OpenIdConnectOptions): Effect.Effect<void, ProviderUnavailable> =>
  Effect.asVoid(discover(options))

/** Makes the provider. Nothing is asked of it before somebody signs in there. */
export const openIdConnect = ({
  clientId,
  clientSecret,
  issuer,
  ...options
}: OpenIdConnectOptions): Effect.Effect<SignOnProvider> =>
  Effect.gen(function* () {
    const [comingBack, leaving] = yield* Effect.all([
      Effect.makeSemaphore(MAX_AT_ONCE),
      Effect.makeSemaphore(MAX_LEAVING)
    ])
    const [metadata, forget] = yield* Effect.cachedInvalidateWithTTL(
      discover({ clientId, clientSecret, issuer }),
      METADATA_LIFE
    )
    // What has failed is not remembered; those who ask at the same time share one request.
    const known = Effect.tapError(metadata, () => forget)

    return {
      ...options,
      leave: ({ again, challenge, nonce, redirectUri, state }) =>
        Effect.flatMap(ifFree(leaving, known), (configuration) =>
          Effect.try({
            try: () => {
              const address = client.buildAuthorizationUrl(configuration, {
                redirect_uri: redirectUri,
                scope: "openid email profile",
                state,
                nonce,
                code_challenge: challenge,
                code_challenge_method: "S256",
                ...(again ? { prompt: "login", max_age: "0" } : {})
              })
              if (!isPrivate(address)) throw new NoAnswer("an address without https")
              return address.href
            },
            catch: (error) => new ProviderUnavailable({ cause: described(error) })
          })
        ),
      comeBack: (address, expected) =>
        ifFree(
          comingBack,
          Effect.flatMap(known, (configuration) =>
            Effect.tryPromise({
              try: () => claimsFrom(configuration, address, expected),
              catch: refusalOf
            })
          )
        )
    } satisfies SignOnProvider
  })
