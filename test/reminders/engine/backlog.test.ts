/** More attempts are due than the cap allows: each is put off once, in order, with any number of workers. */
import { describe, expect, it } from "vitest"
import { accepts, allRun, useSituation } from "./Situation.ts"

const BACKLOG = 200
const PER_MINUTE = 5
const WORKERS = 3
const LATE_MILLIS = 250
const SPAWNING = 120_000

describe("a backlog of more messages than a company may send in a minute", () => {
  const situation = useSituation({ steps: [[0, "email"]], limits: { max_per_minute: PER_MINUTE } })

  it(
    "is put off once, keeps its order, and the cap is never exceeded",
    async () => {
      situation.at("2026-03-02T08:30:00Z")
      await situation.given.customersOwe(BACKLOG)
      await situation.given.putOffsAreRecorded()
      const sent: Array<{ readonly id: number; readonly at: number }> = []
      situation.provider.answer = (message) => {
        sent.push({ id: Number(message.recipients[0]?.split(".")[0]), at: situation.clock.at })
        return accepts(message)
      }
      const workers = await Promise.all(Array.from({ length: WORKERS }, () => situation.worker()))
      for (let minute = 0; minute < BACKLOG; minute++) {
        await allRun(...workers)
        const next = await situation.seen.nextDueAt()
        if (next === null) break
        situation.at(Math.max(situation.clock.at, next) + LATE_MILLIS)
      }
      expect(await situation.seen.tally()).toEqual({ sent: BACKLOG })
      expect(new Set(sent.map(({ id }) => id)).size).toBe(BACKLOG)

      const putOffs = await situation.seen.putOffs(situation.given.companyId)
      // Workers that claim at the same moment may each put off an attempt.
      expect(putOffs[0]).toBeLessThanOrEqual(WORKERS)
      expect(putOffs.reduce((sum, n) => sum + n, 0)).toBeLessThan(1.1 * BACKLOG)

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
