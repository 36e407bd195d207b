/** Group commit: pieces of work that arrive while transactions are in flight share the next transaction. */
import { Effect } from "effect"
import type pg from "pg"
import type { Answer } from "./Connections.ts"
import type { Statement } from "./RoundTrip.ts"
import { PoolOverloaded } from "./SqlFailure.ts"
import type { TenantScope } from "./TenantScope.ts"
import { type Participant, Transaction } from "./Transaction.ts"

/** Pieces of work in one transaction. */
const MAX_MEMBERS = 32
/** Transactions at the same time. While fewer are in flight, a single piece of work begins at once. */
const MAX_GROUPS = 2

/** A piece of work that can share a transaction. */
export interface Member {
  readonly scope: TenantScope
  /** The rows and keys that it needs for itself: no other member may have one of them until it has ended. */
  readonly conflictKeys: ReadonlyArray<string>
}

/** How groups begin, and how many pieces of work may wait. */
export interface GroupOptions {
  readonly opening: ReadonlyArray<Statement>
  /** As `opening`, for groups of several members, none of which may block the others for long. */
  readonly sharedOpening: ReadonlyArray<Statement>
  /** Pieces of work that may wait for a group. */
  readonly maxWaiting: number
}

interface Waiting {
  readonly member: Member
  readonly resume: (answer: Answer<Participant>) => void
}

/**
 * Makes the function that joins a group. It succeeds with a participant, which must end exactly once, or at once with
 * null where a conflict key is taken: then the work must run in a transaction of its own, where locks decide who waits.
 */
export const make = (
  pool: pg.Pool,
  { maxWaiting, opening, sharedOpening }: GroupOptions
): ((member: Member) => Answer<Participant | null>) => {
  const waiting: Array<Waiting> = []
  let inFlight = 0
  const takenKeys = new Set<string>()

  const open = (): void => {
    while (inFlight < MAX_GROUPS && waiting.length > 0) {
      // All instances lock rows in the same order, so that they don't deadlock.
      const chosen = waiting
        .splice(0, MAX_MEMBERS)
        .sort((a, b) => compare(a.member.conflictKeys, b.member.conflictKeys))
      inFlight++
      const end = () => {
        inFlight--
        for (const { member } of chosen) for (const name of member.conflictKeys) takenKeys.delete(name)
        open()
      }
      pool.connect((error, client) => {
        if (client === undefined) {
          for (const { resume } of chosen) resume(Effect.fail(error))
          end()
          return
        }
        const transaction = new Transaction(
          client,
          chosen.length > 1 ? sharedOpening : opening,
          chosen.map(({ member }) => member.scope),
          end
        )
        for (const [index, { resume }] of chosen.entries()) {
          resume(Effect.succeed(transaction.participants[index] as Participant))
        }
      })
    }
  }

  return (member) =>
    Effect.async((resume) => {
      if (waiting.length >= maxWaiting) {
        resume(Effect.fail(new PoolOverloaded("too many pieces of work wait for a transaction")))
        return
      }
      if (member.conflictKeys.some((name) => takenKeys.has(name))) {
        resume(Effect.succeed(null))
        return
      }
      for (const name of member.conflictKeys) takenKeys.add(name)
      waiting.push({ member, resume })
      if (waiting.length === 1) setImmediate(open)
    })
}

const compare = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): number => {
  const [x = "", y = ""] = [a[0], b[0]]
  return x === y ? 0 : x < y ? -1 : 1
}
