/** Revokes keys and removes members while several instances get requests with those keys. */
import { Effect, Redacted, type Scope } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import type { CurrentActor } from "../../../src/domain/Actor.ts"
import { Keys } from "../../../src/services/keys/Keys.ts"
import { Members } from "../../../src/services/people/Members.ts"
import { Users } from "../../../src/services/people/Users.ts"
import { anotherKey, type Book, call, openBook, operate } from "../../support/Book.ts"
import { type ServerProcess, startServer } from "../../support/ServerProcess.ts"

export interface RevocationsOptions {
  /** The URL of a migrated database. */
  readonly url: string
  readonly revocations: number
  readonly say: (line: string) => void
}

export interface RevocationsResult {
  readonly revocations: number
  /** Requests that were accepted before, of all keys. */
  readonly acceptedBefore: number
  /** Requests that began after the command had ended and were accepted all the same. */
  readonly acceptedAfter: number
  /** Requests that began after the command had ended and were refused. */
  readonly refusedAfter: number
  /** Answers that are neither. */
  readonly unexpected: ReadonlyArray<string>
}

const INSTANCES = 3
/** Keys that are revoked at the same time. */
const AT_ONCE = 8
/** One of so many is a member that is removed, with the keys. */
const MEMBER_EVERY = 5
/** Each instance has accepted so many requests before the key is revoked, and refuses so many afterwards. */
const REQUESTS = 2
const ACCEPTED_WITHIN_MILLIS = 30_000
const ALLOWANCE = 1_000_000_000

/** A key and how it is taken back. */
interface Issued {
  readonly key: string
  readonly revoke: Effect.Effect<unknown, unknown, CurrentActor | Keys | Members>
}

const memberKey = (companyId: number) =>
  Effect.gen(function* () {
    const userId = yield* (yield* Users).create({
      email: `${crypto.randomUUID()}@example.com`,
      name: "Member",
      emailVerified: true,
      twoFactorConfirmed: true
    })
    const member = { companyId, userId }
    yield* (yield* Members).add(member, "owner")
    const { token } = yield* anotherKey(member)
    const revoke = Effect.flatMap(Members, (members) => members.remove(member))
    return { key: Redacted.value(token), revoke } satisfies Issued
  })

const ownerKey = (book: Book) =>
  Effect.map(anotherKey(book), ({ id, token }): Issued => ({
    key: Redacted.value(token),
    revoke: Effect.flatMap(Keys, (keys) => keys.revoke(id))
  }))

/** Sends requests with a key to one instance, until enough of them have begun after its revocation. */
const watch = async (
  { port }: ServerProcess,
  key: string,
  revoked: () => boolean,
  count: (status: number, late: boolean) => void
) => {
  for (let after = 0; after < REQUESTS;) {
    const late = revoked()
    const { status } = await call(port, key, "/v1/receivables?per_page=1")
    count(status, late)
    if (late) after++
  }
}

/** Revokes so many keys, each in the middle of requests to all instances. */
export const revocations = (
  options: RevocationsOptions
): Effect.Effect<RevocationsResult, never, Scope.Scope> =>
  Effect.gen(function* () {
    const { say, url } = options
    // A user may have ten keys in force: each of these has only one at a time. They come first, because they open the gate.
    const lanes = Math.min(AT_ONCE, options.revocations)
    const books = yield* Effect.promise(() =>
      Promise.all(Array.from({ length: lanes }, () => openBook(url, ALLOWANCE)))
    )
    const start = startServer(url, { RATE_LIMIT_PER_MINUTE: "1000000" })
    const servers = yield* Effect.all(
      Array.from({ length: INSTANCES }, () => start),
      { concurrency: "unbounded" }
    )
    const counts = { acceptedBefore: 0, acceptedAfter: 0, refusedAfter: 0 }
    const unexpected = new Set<string>()

    const one = (book: Book, n: number) =>
      Effect.gen(function* () {
        const issued = yield* n % MEMBER_EVERY === 0 ? memberKey(book.companyId) : ownerKey(book)
        const accepted = servers.map(() => 0)
        let isRevoked = false
        const watching = servers.flatMap((server, place) =>
          Array.from({ length: 2 }, () =>
            watch(
              server,
              issued.key,
              () => isRevoked,
              (status, late) => {
                if (status === 200) {
                  accepted[place] = (accepted[place] ?? 0) + 1
                  if (late) counts.acceptedAfter++
                  else counts.acceptedBefore++
                } else if (status === 401 || status === 403) {
                  if (late) counts.refusedAfter++
                } else unexpected.add(String(status))
              }
            )
          )
        )
        yield* Effect.promise(async () => {
          const end = performance.now() + ACCEPTED_WITHIN_MILLIS
          while (accepted.some((many) => many < REQUESTS) && unexpected.size === 0) {
            if (performance.now() > end) unexpected.add("a new key was not accepted")
            await sleep(1)
          }
        })
        yield* issued.revoke
        isRevoked = true
        yield* Effect.promise(() => Promise.all(watching))
      })

    yield* Effect.promise(async () => {
      const lane = (book: Book, place: number) =>
        Effect.gen(function* () {
          for (let n = place; n < options.revocations && unexpected.size === 0; n += lanes) {
            yield* one(book, n)
            if ((n + 1) % 100 === 0) say(`${n + 1} revocations`)
          }
        })
      await operate(url, Effect.all(books.map(lane), { concurrency: "unbounded", discard: true }))
    })
    return { revocations: options.revocations, ...counts, unexpected: [...unexpected] }
  })
