/** Work of concurrent requests that shares a transaction: what arrives while others are under way is the next group. */
import { Effect } from "effect"
import type pg from "pg"
import type { Answer } from "./Connections.ts"
import type { Statement } from "./RoundTrip.ts"
import { PoolOverloaded } from "./SqlFailure.ts"
import { type TenantScope, type Participant, Transaction } from "./Transaction.ts"

/** Pieces of work in one transaction. */
const MAX_MEMBERS = 32
/** Transactions at the same time; while fewer are under way, a lone piece of work begins at once. */
const MAX_GROUPS = 2

/** A piece of work that can share a transaction. */
export interface Member {
  readonly scope: TenantScope
  /** What it alone may work on at a time: who touches what another one touches gets no seat. */
  readonly conflictKeys: ReadonlyArray<string>
}

/** How groups begin. */
export interface GroupOptions {
  readonly opening: ReadonlyArray<Statement>
  /** As `opening`, for several pieces of work, none of which may hold up the others for long. */
  readonly sharedOpening: ReadonlyArray<Statement>
  /** Pieces of work that may wait for a group. */
  readonly maxWaiting: number
}

interface Waiting {
  readonly member: Member
  readonly resume: (answer: Answer<Participant>) => void
}

/**
 * Makes the function that answers a seat in a group's transaction, which must be left, once. It answers null at once
 * for what touches the same as a member that has not ended yet: that is to be done in a transaction of its own, where
 * locks of rows and keys decide.
 */
export const make = (
  pool: pg.Pool,
  { maxWaiting, opening, sharedOpening }: GroupOptions
): ((member: Member) => Answer<Participant | null>) => {
  const waiting: Array<Waiting> = []
  let underWay = 0
  const takenKeys = new Set<string>()

  const open = (): void => {
    while (underWay < MAX_GROUPS && waiting.length > 0) {
      // Rows are locked in one order by all instances.
      const chosen = waiting
        .splice(0, MAX_MEMBERS)
        .sort((a, b) => compare(a.member.conflictKeys, b.member.conflictKeys))
      underWay++
      const end = () => {
        underWay--
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
