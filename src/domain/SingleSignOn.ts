/** Signing in at an identity provider (OpenID Connect Core 1.0): what it says of a person, and what that counts for. */
import { createHash, createHmac } from "node:crypto"

/** A person may stay at the provider for so long. */
export const STATE_LIFE_MILLIS = 10 * 60_000
/** People of one network who may be at the provider at the same time. */
export const MAX_STATES_OF_NETWORK = 200
/** The provider's clock may differ so much from ours. */
const CLOCK_SKEW_MILLIS = 60_000

/** What a provider says of somebody who has signed in there. */
export interface ProviderClaims {
  readonly issuer: string
  /** Never given to anybody else (OpenID Connect Core, 2). */
  readonly subject: string
  /** Null without one that the provider has verified. */
  readonly verifiedEmail: string | null
  readonly name: string | null
  /** How the person has signed in: the values of `amr`, and that of `acr`. */
  readonly methods: ReadonlyArray<string>
  /** When the person gave a password or the like, in epoch milliseconds; null if the provider does not say. */
  readonly authenticatedAt: number | null
}

/** Why nobody is signed in who comes back from a provider. */
export type SignOnProblem =
  /** Begun in another browser, used already, or older than `STATE_LIFE_MILLIS`. */
  | "unknown_state"
  /** The provider says that the person did not sign in there. */
  | "cancelled"
  /** What the provider has sent is not valid. */
  | "invalid"
  | "unavailable"
  | "unverified"
  | "not_invited"
  /** An invitation that could not be accepted, such as one to a company that is full. */
  | "not_joined"
  | "other_person"
  | "not_asked_again"
  | "no_second_factor"
  | "too_many"

/** Problems that a stranger causes who tries something; the others are not counted. */
export const isWrongTry = (problem: SignOnProblem): boolean =>
  !["cancelled", "unavailable", "too_many", "not_joined"].includes(problem)

/** Whether the provider has asked for a second factor, by the values that the operator counts as one. */
export const countsAsSecondFactor = (
  { methods }: Pick<ProviderClaims, "methods">,
  counted: ReadonlyArray<string>
): boolean => methods.some((method) => counted.includes(method))

/** Whether the person gave a password or the like after `since`, epoch milliseconds of our clock. */
export const isAuthenticatedSince = (
  { authenticatedAt }: Pick<ProviderClaims, "authenticatedAt">,
  since: number
): boolean => authenticatedAt !== null && authenticatedAt >= since - CLOCK_SKEW_MILLIS

/** What is sent to the provider with a state, and asked for again when the person comes back. */
export interface SignOnProofs {
  /** In the ID token, which thereby belongs to this sign-in. */
  readonly nonce: string
  /** PKCE (RFC 7636): whoever has only read the code on its way can't use it. */
  readonly verifier: string
  readonly challenge: string
}

const derived = (cookie: string, purpose: string, state: string): string =>
  createHmac("sha256", cookie).update(`${purpose}:${state}`, "utf8").digest("base64url")

/**
 * The proofs of a state. They are made of the browser's cookie and the state, so that nothing has to be stored from which
 * somebody who reads the database could make them.
 */
export const proofsOf = (cookie: string, state: string): SignOnProofs => {
  const verifier = derived(cookie, "verifier", state)
  return {
    nonce: derived(cookie, "nonce", state),
    verifier,
    challenge: createHash("sha256").update(verifier, "ascii").digest("base64url")
  }
}

/** A name for a new account: the provider's, or the beginning of the address. */
export const accountNameOf = ({ name }: Pick<ProviderClaims, "name">, email: string): string => {
  const clean = (text: string) =>
    Array.from(
      text
        .toWellFormed()
        .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
        .replaceAll(/\s+/g, " ")
        .trim()
    )
      .slice(0, 200)
      .join("")
      .trim()
  return clean(name ?? "") || clean(email.split("@", 1)[0] ?? "") || "?"
}
