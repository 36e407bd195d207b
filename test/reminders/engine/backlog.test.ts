/** More attempts are due than the cap allows: each is put off once, in order, with any number of workers. */
import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { Transports } from "../../../src/reminders/transports/Transport.ts"
import { rows } from "../../support/Book.ts"
import { makeCompany, owe, tally, wideOpen } from "../../support/Debts.ts"
import { HandClock, withEngines } from "../../support/Engines.ts"
import { onShards, onShardServers, rowsOfShard } from "../../support/Shards.ts"
import { scoped } from "../../support/Scoped.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"

const BACKLOG = 200
const PER_MINUTE = 5
const WORKERS = 3
const LATE_MILLIS = 250
const SPAWNING = 120_000

/** Lets a trigger record every move of an attempt. */
const watchMoves = async (url: string) => {
  await onShardServers(url, "create table moves (attempt_id bigint)")
  await rows(
    url,
    `create function moved() returns trigger language plpgsql security definer as $$
     begin insert into public.moves values (new.attempt_id); return null; end $$`
  )
  await onShards(
    url,
    "reminder_attempts",
    `create trigger moved after update on %s for each row
       when (old.due_at <> new.due_at and old.fence = new.fence and new.status = 'scheduled') execute function moved()`
  )
}

describe("a backlog beyond the cap", () => {
  const run = scoped()

  it(
    "is put off once, keeps its order, and the cap is never exceeded",
    async () => {
      const { url } = await run(makeDatabase)
      const clock = new HandClock("2026-03-02T08:30:00Z")
      const companyId = await makeCompany(url, wideOpen([[0, "email"]], { max_per_minute: PER_MINUTE }))
      await owe(url, companyId, { n: BACKLOG, zone: "UTC", dueDate: "2026-03-02" })
      await watchMoves(url)
      const sent: Array<{ readonly id: number; readonly at: number }> = []
      const channels = Layer.succeed(Transports, {
        email: {
          _tag: "Provider",
          provider: {
            send: ({ messageId, recipients }) =>
              Effect.sync(() => {
                sent.push({ id: Number(recipients[0]?.split(".")[0]), at: clock.at })
                return { _tag: "Sent", providerMessageId: `id-${messageId}` } as const
              })
          }
        },
        sms: { _tag: "Off" }
      })
      await withEngines({ url, clock, channels }, WORKERS, async (engines) => {
        for (let minute = 0; minute < BACKLOG; minute++) {
          for (let idle = 0; idle < 1;) {
            const taken = await Promise.all(engines.map(({ round }) => round()))
            idle = taken.every((n) => n === 0) ? idle + 1 : 0
          }
          const [next] = await rows<{ at: string | null }>(
            url,
            "select extract(epoch from min(due_at)) * 1000 as at from reminder_attempts"
          )
          if (next?.at === null || next === undefined) break
          clock.at = Math.max(clock.at, Number(next.at)) + LATE_MILLIS
        }
      })
      expect(await tally(url)).toEqual({ sent: BACKLOG })
      expect(new Set(sent.map(({ id }) => id)).size).toBe(BACKLOG)

      const moves = await rowsOfShard<{ n: number }>(
        url,
        companyId,
        "select count(*)::int as n from moves group by attempt_id order by n desc",
        []
      )
      // Workers that claim at the same moment may each put off an attempt.
      expect(moves[0]?.n).toBeLessThanOrEqual(WORKERS)
      expect(moves.reduce((sum, { n }) => sum + n, 0)).toBeLessThan(1.1 * BACKLOG)

      const inTime = sent.toSorted((a, b) => a.at - b.at || a.id - b.id)
      const inOrder = inTime.map(({ id }) => id).toSorted((a, b) => a - b)
      for (const [place, { id }] of inTime.entries()) {
        expect(Math.abs(place - inOrder.indexOf(id))).toBeLessThan(WORKERS * PER_MINUTE)
      }
      for (const [index, { at }] of inTime.entries()) {
        const before = inTime[index - PER_MINUTE]
        if (before !== undefined) expect(at - before.at).toBeGreaterThan(60_000)
      }
      // Nearly all of the cap is used.
      const millis = (inTime.at(-1)?.at ?? 0) - (inTime[0]?.at ?? 0)
      expect(millis / 60_000).toBeLessThan(1.1 * (BACKLOG / PER_MINUTE))
    },
    SPAWNING
  )
})
