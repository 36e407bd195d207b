/**
 * Browsers that have signed in to an account before, known by a signed cookie of their own: strangers who guess at the
 * account do not hold them up. The signature covers the hash of the password, so that a new password makes it void.
 */
import { Context, Effect, Layer } from "effect"
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Session } from "../../domain/Session.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { type Credentials, CredentialsRepo } from "../../repos/people/Credentials.ts"
import { SecurityEvents } from "../security/SecurityEvents.ts"
import { SecurityNoticesRepo } from "../../repos/people/SecurityNotices.ts"
import type { BrowserClient } from "./Sessions.ts"
import { signingSecret } from "../installation/SigningSecret.ts"
import { accountOf, browserAt, networkAddress, sessionsOf, type ThrottleName } from "./Throttles.ts"

const DAY_MILLIS = 86_400_000
/** How long a browser is known after it has signed in. */
export const KNOWN_DAYS = 90
/** Accounts that one browser is known to; another one takes the place of the oldest. */
const MAX_ACCOUNTS = 4
const ID_BYTES = 12
const PURPOSE = "duebook browser 1"

/** A person whose account a browser may have signed in to. */
type Owner = Pick<Credentials, "userId" | "passwordHash">

/** One account in the cookie. */
interface Mark {
  readonly userId: number
  /** The browser, by random characters. */
  readonly browser: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly signature: string
}

const markRegExp = /^([1-9][0-9]{0,15})\.([A-Za-z0-9_-]{16})\.([1-9][0-9]{0,15})\.([A-Za-z0-9_-]{43})$/

const marksOf = (cookie: string | null): ReadonlyArray<Mark> =>
  (cookie ?? "").split("~", MAX_ACCOUNTS).flatMap((text) => {
    const [, userId, browser = "", at, signature = ""] = markRegExp.exec(text) ?? []
    return userId === undefined ? [] : [{ userId: Number(userId), browser, at: Number(at), signature }]
  })

const textOf = ({ at, browser, signature, userId }: Mark): string => `${userId}.${browser}.${at}.${signature}`

const signed = (key: Buffer, { at, browser }: Omit<Mark, "signature">, { passwordHash, userId }: Owner) =>
  createHmac("sha256", key)
    .update(`${PURPOSE} ${userId} ${browser} ${at} ${passwordHash ?? ""}`, "utf8")
    .digest()

export class KnownBrowsers extends Context.Tag("duebook/KnownBrowsers")<
  KnownBrowsers,
  {
    /** What the tries of a browser at an account are counted by, which follows what it has proved. */
    readonly triesAt: (
      owner: Owner,
      session: Session | null,
      client: BrowserClient
    ) => Effect.Effect<ReadonlyArray<ThrottleName>, ServiceUnavailable>
    /** Whether the browser has signed in to the account before, under the present password, within `KNOWN_DAYS`. */
    readonly isKnown: (owner: Owner, client: BrowserClient) => Effect.Effect<boolean, ServiceUnavailable>
    /**
     * The cookie of a browser that has signed in to an account, beside what the cookie says of others. With `isArrival` the
     * person is told of a browser that was not known before.
     */
    readonly remember: (
      userId: number,
      client: BrowserClient,
      isArrival: boolean
    ) => Effect.Effect<string, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    KnownBrowsers,
    Effect.gen(function* () {
      const credentials = yield* CredentialsRepo
      const notices = yield* SecurityNoticesRepo
      const secret = yield* signingSecret("browser_secret")
      const serverClock = yield* ServerClock

      /** The browser's mark for an account, if it holds. */
      const markFor = Effect.fnUntraced(function* (owner: Owner, { known }: BrowserClient) {
        const mark = marksOf(known).find(({ userId }) => userId === owner.userId)
        if (mark === undefined) return null
        const expected = signed(yield* secret, mark, owner)
        const given = Buffer.from(mark.signature, "base64url")
        if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
        const age = (yield* serverClock.now) - mark.at
        return age < KNOWN_DAYS * DAY_MILLIS ? mark : null
      })

      return KnownBrowsers.of({
        triesAt: Effect.fnUntraced(function* (owner, session, client) {
          const { userId } = owner
          if (session?.stage === "signed_in" && session.user.id === userId) return [sessionsOf(userId)]
          const mark = yield* markFor(owner, client)
          return mark === null
            ? [accountOf(userId), networkAddress(client.address)]
            : [browserAt(userId, mark.browser)]
        }),
        isKnown: (owner, client) => Effect.map(markFor(owner, client), (mark) => mark !== null),
        remember: Effect.fnUntraced(function* (userId, client, isArrival) {
          const found = yield* credentials.byId(userId)
          const owner = { userId, passwordHash: found?.passwordHash ?? null }
          const before = yield* markFor(owner, client)
          if (before === null && isArrival) {
            const { report } = yield* SecurityEvents
            const { address: network, userAgent: browser } = client
            yield* report({ kind: "new_browser", person: userId, network, browser })
            yield* notices.add({
              kind: "new_browser",
              details: { browser: client.userAgent },
              userId,
              companyId: null,
              byUserId: userId,
              byOperator: false
            })
          }
          const mark = {
            userId,
            browser: before?.browser ?? randomBytes(ID_BYTES).toString("base64url"),
            at: yield* serverClock.now
          }
          const signature = signed(yield* secret, mark, owner).toString("base64url")
          const others = marksOf(client.known).filter((each) => each.userId !== userId)
          return [{ ...mark, signature }, ...others].slice(0, MAX_ACCOUNTS).map(textOf).join("~")
        })
      })
    })
  )
}
