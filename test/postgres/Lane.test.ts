import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import fc from "fast-check"
import { type Kind, Lane, type LaneLimits, type Work } from "../../src/postgres/Lane.ts"

const LIMITS: LaneLimits = { width: 2, companyWidth: 2, maxWaiting: 1_000, longestWaitMillis: 10_000 }

/** A lane whose turns end when the test says so. */
const held = (limits: Partial<LaneLimits> = {}, maxTogether = 1, maxOfCompany = maxTogether) => {
  const lane = new Lane({ ...LIMITS, ...limits })
  const turns: Array<{ readonly names: ReadonlyArray<string>; readonly leave: () => void }> = []
  const refused: Array<string> = []
  const kind: Kind<string> = {
    maxTogether,
    maxOfCompany,
    start: (works, leave) => void turns.push({ names: works.map(({ item }) => item), leave })
  }
  const join = (companyId: number, name: string, more: Partial<Work<string>> = {}) =>
    lane.join({
      item: name,
      kind,
      companyId,
      apart: false,
      isGone: () => false,
      since: performance.now(),
      refuse: (why) => void refused.push(`${name} ${why}`),
      ...more
    })
  const names = () => turns.map((turn) => turn.names.join("+"))
  /** Ends the turns in the order in which they began, until no new one begins. */
  const runAll = () => {
    for (let done = 0; done < turns.length; done++) turns[done]?.leave()
    return names()
  }
  return { lane, turns, refused, join, names, runAll, other: (): Kind<string> => ({ ...kind }) }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe("a lane", () => {
  it("gives companies their turns in rotation, each in the order of arrival", async () => {
    const { join, runAll } = held({ width: 1 })
    for (let n = 0; n < 4; n++) join(1, `a${n}`)
    for (let n = 0; n < 2; n++) join(2, `b${n}`)
    join(3, "c0")
    await settle()
    expect(runAll()).toEqual(["a0", "b0", "c0", "a1", "b1", "a2", "a3"])
  })

  it("keeps a turn for others where a company may not have all of them", async () => {
    const { join, names, turns } = held({ width: 2, companyWidth: 1 })
    for (let n = 0; n < 5; n++) join(1, `a${n}`)
    await settle()
    expect(names()).toEqual(["a0"])
    join(2, "b0")
    await settle()
    expect(names()).toEqual(["a0", "b0"])
    turns[0]?.leave()
    expect(names()).toEqual(["a0", "b0", "a1"])
  })

  it("gives a turn at once only if it is free and nobody waits for it", async () => {
    const { join, lane, names, turns } = held({ width: 2 })
    const leave = lane.enter()
    join(1, "a0")
    expect(lane.enter()).toBeUndefined()
    await settle()
    join(1, "a1")
    await settle()
    expect(names()).toEqual(["a0"])
    expect(lane.enter()).toBeUndefined()
    leave?.()
    expect(names()).toEqual(["a0", "a1"])
    turns[0]?.leave()
    expect(lane.enter()).toBeDefined()
    expect(lane.enter()).toBeUndefined()
  })

  it("shares a turn among companies, a company with much work no more than the others", async () => {
    const { join, runAll } = held({ width: 1 }, 4)
    for (let n = 0; n < 6; n++) join(1, `a${n}`)
    join(2, "b0")
    join(3, "c0")
    await settle()
    expect(runAll()).toEqual(["a0+b0+c0+a1", "a2+a3+a4+a5"])
  })

  it("has a limited number of pieces of one company in a turn, so that the next turn comes soon", async () => {
    const { join, runAll } = held({ width: 1 }, 6, 2)
    for (let n = 0; n < 5; n++) join(1, `a${n}`)
    join(2, "b0")
    await settle()
    expect(runAll()).toEqual(["a0+b0+a1", "a2+a3", "a4"])
  })

  it("shares a turn only among work of one kind", async () => {
    const { join, other, runAll } = held({ width: 1 }, 4)
    const another = other()
    join(1, "a0")
    join(1, "a1", { kind: another })
    join(2, "b0")
    join(2, "b1", { kind: another })
    await settle()
    expect(runAll()).toEqual(["a0+b0", "a1+b1"])
  })

  it("keeps a company that has held up others apart from them, and never gives it the last turn", async () => {
    const { join, lane, names, turns } = held({ width: 2 }, 4)
    lane.isolate(1)
    for (let n = 0; n < 6; n++) join(1, `a${n}`)
    join(2, "b0")
    join(3, "c0")
    await settle()
    expect(names()).toEqual(["a0+a1+a2+a3", "b0+c0"])
    turns[1]?.leave()
    expect(names()).toHaveLength(2)
    join(2, "b1")
    await settle()
    expect(names()).toEqual(["a0+a1+a2+a3", "b0+c0", "b1"])
    turns[0]?.leave()
    expect(names().at(-1)).toBe("a4+a5")
  })

  it("drops work whose client has gone when its turn comes, and not later", async () => {
    const { join, lane, names, refused, turns } = held({ width: 1 })
    let gone = false
    join(1, "a0")
    join(1, "a1", { isGone: () => gone })
    join(1, "a2")
    await settle()
    gone = true
    expect(refused).toEqual([])
    turns[0]?.leave()
    expect(names()).toEqual(["a0", "a2"])
    expect(refused).toEqual(["a1 gone"])
    expect(lane.state).toMatchObject({ dropped: 1, waiting: 0, running: 1 })
  })

  it("refuses what would wait beyond its limit, and only to the company that sends much", async () => {
    const { join, lane, refused } = held({ width: 1, maxWaiting: 10 })
    for (let n = 0; n < 8; n++) join(1, `a${n}`)
    expect(refused).toEqual(["a5 overloaded", "a6 overloaded", "a7 overloaded"])
    for (let n = 0; n < 2; n++) join(2, `b${n}`)
    expect(refused).toHaveLength(3)
    expect(lane.state).toMatchObject({ refused: 3, waiting: 7 })
    await settle()
  })

  it("serves everything once within its limits, whatever arrives when", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ company: fc.integer({ min: 1, max: 4 }), apart: fc.boolean(), other: fc.boolean() }),
          {
            maxLength: 40
          }
        ),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 4 }),
        async (arrivals, width, maxTogether) => {
          const companyWidth = Math.max(1, width - 1)
          const { join, lane, other, refused, runAll, turns } = held({ width, companyWidth }, maxTogether)
          const another = other()
          lane.isolate(4)
          for (const [n, { apart, company, other: differs }] of arrivals.entries()) {
            join(company, String(n), { apart, ...(differs ? { kind: another } : {}) })
            if (n % 5 === 0) await settle()
            expect(lane.state.running).toBeLessThanOrEqual(width)
          }
          await settle()
          runAll()
          const served = turns.flatMap((turn) => turn.names.map(Number))
          expect([...served].sort((a, b) => a - b)).toEqual(arrivals.map((_, n) => n))
          expect(refused).toEqual([])
          expect(lane.state).toMatchObject({ running: 0, waiting: 0 })
          for (const { names } of turns) {
            const works = names.map((name) => arrivals[Number(name)])
            const [first] = works
            expect(new Set(works.map((work) => work?.other)).size).toBe(1)
            if (first?.apart === true || first?.company === 4) {
              expect(new Set(works.map((work) => work?.company)).size).toBe(1)
            }
          }
        }
      ),
      { numRuns: 100 }
    ))
})

describe("a lane with time", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("refuses work that has waited too long, and serves what has not", () => {
    const { join, names, refused, turns } = held({ width: 1, longestWaitMillis: 1_000 })
    join(1, "a0")
    join(1, "a1")
    vi.advanceTimersByTime(600)
    join(2, "b0")
    vi.advanceTimersByTime(600)
    expect(refused).toEqual(["a1 overloaded"])
    turns[0]?.leave()
    expect(names()).toEqual(["a0", "b0"])
    vi.advanceTimersByTime(5_000)
    expect(refused).toEqual(["a1 overloaded"])
  })

  it("drops work whose client has gone although its turn does not come, so that others may wait", () => {
    const { join, lane, refused } = held({ width: 1, maxWaiting: 2 })
    let gone = false
    join(1, "a0")
    vi.advanceTimersByTime(1)
    join(1, "a1", { isGone: () => gone })
    join(1, "a2")
    expect(refused).toEqual(["a2 overloaded"])
    vi.advanceTimersByTime(100)
    expect(lane.state.waiting).toBe(1)
    gone = true
    vi.advanceTimersByTime(100)
    expect(refused).toEqual(["a2 overloaded", "a1 gone"])
    expect(lane.state).toMatchObject({ dropped: 1, waiting: 0, running: 1 })
    join(1, "a3")
    expect(lane.state.waiting).toBe(1)
  })

  it("lets a company fill its turns when no other has come for a while", () => {
    const { join, runAll } = held({ width: 1 }, 6, 2)
    join(2, "b0")
    join(1, "a0")
    vi.advanceTimersByTime(1_001)
    for (let n = 1; n < 6; n++) join(1, `a${n}`)
    vi.advanceTimersByTime(1)
    expect(runAll()).toEqual(["b0+a0", "a1+a2+a3+a4+a5"])
  })

  /** Joins work of the isolated company and of another, and returns how they have their turns; the last one lasts. */
  const turnsOfBoth = ({ join, names, turns }: ReturnType<typeof held>, round: string) => {
    join(1, `a${round}`)
    join(2, `b${round}`)
    vi.advanceTimersByTime(1)
    const found = names().slice(-2)
    const [own, others] = turns.slice(-2)
    others?.leave()
    return { found, own }
  }

  it("lets a company share with others again when its turn apart was short, after a while", () => {
    const lane = held({ width: 2 }, 4)
    lane.lane.isolate(1)
    const early = turnsOfBoth(lane, "0")
    expect(early.found).toEqual(["a0", "b0"])
    early.own?.leave()
    vi.advanceTimersByTime(5_001)
    const late = turnsOfBoth(lane, "1")
    expect(late.found).toEqual(["a1", "b1"])
    late.own?.leave()
    expect(turnsOfBoth(lane, "2").found.at(-1)).toBe("a2+b2")
  })

  it("keeps a company apart as long as its turns are long, for a minute", () => {
    const lane = held({ width: 2 }, 4)
    lane.lane.isolate(1)
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(10_000)
      const { found, own } = turnsOfBoth(lane, String(n))
      expect(found).toEqual([`a${n}`, `b${n}`])
      vi.advanceTimersByTime(100)
      own?.leave()
    }
    vi.advanceTimersByTime(10_000)
    expect(turnsOfBoth(lane, "5").found.at(-1)).toBe("a5+b5")
  })
})
