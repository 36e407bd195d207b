/** Sessions of the application: a token in a cookie, of which the database knows only the hash. */
import { Context, Effect, Layer } from "effect"
import { createHash, randomBytes } from "node:crypto"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import {
  SEEN_MILLIS,
  sessionLimits as limits,
  type Session,
  type SessionStage
} from "../../domain/Session.ts"
import {
  type CompanyOfUser,
  type FoundSession,
  type ListedSession,
  type Proof,
  SessionsRepo
} from "../../repos/people/Sessions.ts"

export type { CompanyOfUser, FoundSession, ListedSession, Proof } from "../../repos/people/Sessions.ts"

/** 256 bits. */
const TOKEN_BYTES = 32
/** Characters of a browser's name that are kept. */
const MAX_USER_AGENT = 300
/** Companies of one person that are listed. */
const MAX_COMPANIES = 200

/** The browser that somebody uses. */
export interface BrowserClient {
  /** Its address in the network. */
  readonly address: string
  readonly userAgent: string | null
  /** What its cookie says of earlier sign-ins, see KnownBrowsers; null for nothing. */
  readonly known: string | null
}

/** How a session begins. */
export interface Beginning {
  readonly userId: number
  readonly stage: SessionStage
  /** Whether a code was given just now. */
  readonly withCode: boolean
  /** Whether the password was given just now; it was not by default. */
  readonly withPassword?: boolean
  /** Whether a second factor that the session before sets up goes on to be set up; with a code it does. */
  readonly keepsSetUp?: boolean
  readonly userAgent: string | null
  /** Whether an identity provider has asked for a second factor; what the session before knows of this stays. */
  readonly providerFactor?: boolean
  /** The session that it takes the place of, at a rise in rights. */
  readonly replaces?: Session
}

/** A token's hash, as the database knows it. */
export const hashOf = (token: string): Uint8Array => createHash("sha256").update(token, "utf8").digest()

/** A new token: 43 characters of base64url. */
export const freshToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url")

export class Sessions extends Context.Tag("duebook/Sessions")<
  Sessions,
  {
    /** The session of a token and its user's membership in a company; null for no session, or one that has ended. */
    readonly find: (
      token: string,
      companyId: number | null
    ) => Effect.Effect<FoundSession | null, ServiceUnavailable>
    /** Begins a session and returns its token. */
    readonly begin: (beginning: Beginning) => Effect.Effect<string, ServiceUnavailable>
    /** The same, if what was checked before still holds; null if the password or the second factor has changed since. */
    readonly beginIf: (beginning: Beginning, proof: Proof) => Effect.Effect<string | null, ServiceUnavailable>
    readonly end: (
      session: Pick<Session, "id"> & { readonly user: Pick<Session["user"], "id"> }
    ) => Effect.Effect<void, ServiceUnavailable>
    /** Ends every session of a person, but for one if that is given. */
    readonly endAll: (userId: number, but?: Session) => Effect.Effect<number, ServiceUnavailable>
    readonly list: (userId: number) => Effect.Effect<ReadonlyArray<ListedSession>, ServiceUnavailable>
    /** The companies that a person is an active member of. */
    readonly companies: (userId: number) => Effect.Effect<ReadonlyArray<CompanyOfUser>, ServiceUnavailable>
    /** The name of a company that a person was a member of, and is no more; null for every other company. */
    readonly formerCompany: (
      userId: number,
      companyId: number
    ) => Effect.Effect<string | null, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Sessions,
    Effect.map(SessionsRepo, (repo) => {
      const begin = (
        {
          keepsSetUp = false,
          providerFactor = false,
          replaces,
          stage,
          userAgent,
          userId,
          withCode,
          withPassword = false
        }: Beginning,
        proof: Proof | null
      ) =>
        Effect.suspend(() => {
          const token = freshToken()
          const session = {
            userId,
            stage,
            withCode,
            providerFactor,
            withPassword,
            keepsSetUp,
            tokenHash: hashOf(token),
            userAgent: userAgent === null ? null : userAgent.slice(0, MAX_USER_AGENT)
          }
          return Effect.map(repo.begin(session, { replaces: replaces?.id ?? null, proof }), (hasBegun) => ({
            token,
            hasBegun
          }))
        })
      return Sessions.of({
        find: (token, companyId) =>
          Effect.tap(repo.find(hashOf(token), companyId, limits), (found) =>
            found !== null && found.session.now - found.session.lastSeenAt > SEEN_MILLIS
              ? // A session that is not noted as seen only ends earlier. In a distributed database it can't be noted
                // while any of the servers is down.
                Effect.ignore(repo.seen(found.session.user.id, found.session.id))
              : Effect.void
          ),
        // Where the session before has ended meanwhile, the token is nobody's.
        begin: (beginning) => Effect.map(begin(beginning, null), ({ token }) => token),
        beginIf: (beginning, proof) =>
          Effect.map(begin(beginning, proof), ({ hasBegun, token }) => (hasBegun ? token : null)),
        end: ({ id, user }) => repo.end(user.id, id),
        endAll: (userId, but) => repo.endAll(userId, but?.id ?? null),
        list: (userId) => repo.list(userId, limits),
        companies: (userId) => repo.companies(userId, MAX_COMPANIES),
        formerCompany: repo.formerCompany
      })
    })
  )
}
