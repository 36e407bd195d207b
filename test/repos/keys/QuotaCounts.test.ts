import { Context, Effect, Layer, Redacted } from "effect"
import fc from "fast-check"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Counted } from "../../../src/domain/Counted.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { type CountRequest, QuotaCounts, WINDOW_MILLIS } from "../../../src/repos/keys/QuotaCounts.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { rows } from "../../support/Book.ts"
import { scoped } from "../../support/Scoped.ts"
import { runAt } from "../../support/Cluster.ts"
import { isDistributed, makeDatabase, SAY_DISTRIBUTED } from "../../support/TestDatabase.ts"

type Counts = QuotaCounts["Type"]

const COMPANIES = 3
const START = 1_900_000_000_000

const run = scoped()
let url: string
let counts: Counts
/** The time that all instances agree on. */
let serverTime = START
let period: (company: number, index: number) => number

const openCounts = (): Promise<Counts> =>
  run(
    Effect.map(
      Layer.build(
        QuotaCounts.layer.pipe(
          Layer.provide(
            Layer.succeed(
              ServerTime,
              Effect.sync(() => serverTime)
            )
          ),
          Layer.provide(
            Database.layer({
              url: Redacted.make(url),
              size: 2,
              maxWaiting: 1_000,
              applicationName: "duebook-test"
            })
          )
        )
      ),
      (context) => Context.get(context, QuotaCounts)
    )
  )

beforeAll(async () => {
  url = (await run(makeDatabase)).url
  await rows(
    url,
    `insert into companies (name, created_at)
       select 'Company ' || n, '2030-01-01Z' from generate_series(1, ${COMPANIES}) n`
  )
  const periods = await rows<{ company: number; index: number; id: string }>(
    url,
    `insert into plan_periods (company_id, plan, allowance, starts_at, ends_at, created_at)
       select c, 'pro', 1000, make_timestamptz(2030 + i, 1, 1, 0, 0, 0), make_timestamptz(2031 + i, 1, 1, 0, 0, 0),
         '2030-01-01Z'
       from generate_series(1, ${COMPANIES}) c, generate_series(0, 1) i
       returning company_id::int as company, extract(year from starts_at)::int - 2030 as index, plan_period_id as id`
  )
  period = (company, index) =>
    Number(periods.find((each) => each.company === company && each.index === index)?.id)
  counts = await openCounts()
})

/** For the many queries of a test. */
let client: Client
beforeAll(async () => {
  client = new Client(url)
  await client.connect()
})
afterAll(() => client.end())

const ask = async <R extends object>(text: string, params: ReadonlyArray<unknown> = []) =>
  (await client.query<R>(text, [...params])).rows

const clearCounts = () => rows(url, "truncate rate_windows, plan_usage")

const countAll = (requests: ReadonlyArray<CountRequest>, by = counts): Promise<ReadonlyArray<Counted>> =>
  Effect.runPromise(Effect.all(requests.map(by.count), { concurrency: "unbounded" }))

/** The moment that requests count for. */
const slotOf = (at: number, most: number): number => (most <= 600 ? at : Math.ceil(at / 500) * 500)

/** The moments at the time `now`: when the clock was set back, those that lie ahead count at the present one. */
const afterStepBack = (
  moments: ReadonlyArray<number>,
  { now, present }: { readonly now: number; readonly present: number }
): ReadonlyArray<number> => {
  const isAhead = (moment: number) => moment > now + 1_000
  const latest = Math.max(present, ...moments.filter((moment) => !isAhead(moment)))
  return moments.map((moment) => (isAhead(moment) ? latest : moment))
}

/** The reference: it remembers for every admitted request the moment that it counts for. */
const model = () => {
  const moments = new Map<number, ReadonlyArray<number>>()
  const used = new Map<number, number>()

  return (asked: ReadonlyArray<CountRequest>): ReadonlyArray<Counted> => {
    // Those that ask the same with the same key are counted together, where the first one of them stands.
    const groups = Map.groupBy(asked, (each) => JSON.stringify(each))
    const requests = [...groups.values()].flat()
    const now = serverTime
    const limit = requests[0]?.limit ?? 0
    const bucket = slotOf(now, limit)
    for (const key of new Set(requests.map(({ apiKeyId }) => apiKeyId))) {
      moments.set(
        key,
        afterStepBack(moments.get(key) ?? [], { now, present: bucket }).filter(
          (at) => at > now - WINDOW_MILLIS
        )
      )
    }
    const passing = requests.map(({ apiKeyId }) => {
      const before = moments.get(apiKeyId) ?? []
      if (before.length >= limit) return null
      moments.set(apiKeyId, [...before, Math.max(bucket, ...before)])
      return before.length + 1
    })
    const charged = requests.filter(({ charge }, index) => charge && passing[index] !== null)
    const charging = new Set(charged.map((request) => request.period?.planPeriodId))
    const allowanceOf = (id: number) =>
      Math.min(
        ...charged.flatMap((request) =>
          request.period?.planPeriodId === id ? [request.period.allowance] : []
        )
      )
    const taken = requests.map((request) => {
      if (request.period === null || !charged.includes(request)) return null
      const id = request.period.planPeriodId
      const before = used.get(id) ?? 0
      if (before >= allowanceOf(id)) return null
      used.set(id, before + 1)
      return before + 1
    })
    for (const id of charging) if (id !== undefined) used.set(id, used.get(id) ?? 0)
    const results = requests.map((request, index): Counted => {
      const window = moments.get(request.apiKeyId) ?? []
      const place = passing[index] ?? null
      const count = taken[index] ?? null
      return {
        at: now,
        charge: request.charge && request.period !== null,
        window: {
          letThrough: place !== null,
          used: place ?? window.length,
          freesAt: Math.min(...window) + WINDOW_MILLIS
        },
        period: {
          taken: count !== null,
          used: count ?? (request.period === null ? 0 : (used.get(request.period.planPeriodId) ?? 0))
        }
      }
    })
    return asked.map((request) => results[requests.indexOf(request)] as Counted)
  }
}

interface Drawn {
  readonly company: number
  readonly key: number
  readonly period: number | null
  readonly less: number
  readonly charge: boolean
}

const request: fc.Arbitrary<Drawn> = fc.record({
  company: fc.integer({ min: 1, max: COMPANIES }),
  key: fc.nat(1),
  period: fc.option(fc.nat(1), { freq: 6 }),
  less: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  charge: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) })
})

const limit = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 601, max: 700 })
)
/** How far the clock moves between batches: hardly, part of a window, about a window, or back by a little or a lot. */
const pause = fc.oneof(
  fc.nat(3),
  fc.integer({ min: 0, max: 30_000 }),
  fc.constantFrom(WINDOW_MILLIS - 1, WINDOW_MILLIS, WINDOW_MILLIS + 1, 500),
  fc.integer({ min: -400, max: -1 }),
  fc.integer({ min: -90_000, max: -900 })
)

const toRequest = (
  { charge, company, key, less, period: index }: Drawn,
  at: { readonly limit: number; readonly allowance: number }
): CountRequest => ({
  companyId: company,
  apiKeyId: company * 10 + key,
  limit: at.limit,
  period:
    index === null
      ? null
      : { planPeriodId: period(company, index), allowance: Math.max(0, at.allowance - less) },
  charge
})

/** Batches by this instance have the results of the reference, which counts one request after another. */
const countsLikeTheModel = async (by: Counts) => {
  await fc.assert(
    fc.asyncProperty(
      limit,
      fc.integer({ min: 0, max: 60 }),
      fc.array(
        fc.record({
          pause,
          requests: fc.array(request, { minLength: 1, maxLength: 25 }),
          // An operator may change the limit and the allowance.
          limit: fc.option(limit, { freq: 8 }),
          allowance: fc.option(fc.integer({ min: 0, max: 60 }), { freq: 8 })
        }),
        { minLength: 1, maxLength: 12 }
      ),
      async (firstLimit, firstAllowance, batches) => {
        await clearCounts()
        const expected = model()
        const at = { limit: firstLimit, allowance: firstAllowance }
        serverTime = START
        for (const batch of batches) {
          serverTime += batch.pause
          at.limit = batch.limit ?? at.limit
          at.allowance = batch.allowance ?? at.allowance
          const requests = batch.requests.map((drawn) => toRequest(drawn, at))
          expect(await countAll(requests, by)).toEqual(expected(requests))
        }
      }
    ),
    { numRuns: 60 }
  )
}

describe("counting", () => {
  it("in batches has the results of counting one by one", () => countsLikeTheModel(counts))

  it("in batches has these results by the statements for shards, too", async () => {
    if (!isDistributed()) await run(runAt(url, ...SAY_DISTRIBUTED))
    await countsLikeTheModel(await openCounts())
  })

  it("never admits more than the limit in a minute, nor more than the allowance", async () => {
    await fc.assert(
      fc.asyncProperty(
        limit,
        fc.integer({ min: 0, max: 80 }),
        fc.array(fc.record({ pause: fc.nat(40_000), size: fc.integer({ min: 1, max: 40 }) }), {
          minLength: 1,
          maxLength: 12
        }),
        async (most, allowance, bursts) => {
          await clearCounts()
          const instances = [counts, await other()]
          const admitted: Array<number> = []
          let taken = 0
          let now = START
          for (const burst of bursts) {
            now += burst.pause
            serverTime = now
            const requests = Array.from({ length: burst.size }, () =>
              toRequest({ company: 1, key: 0, period: 0, less: 0, charge: true }, { limit: most, allowance })
            )
            const counted = (
              await Promise.all(
                instances.map((by, which) =>
                  countAll(
                    requests.filter((_, index) => index % 2 === which),
                    by
                  )
                )
              )
            ).flat()
            for (const { period: charged, window } of counted) {
              if (window.letThrough) admitted.push(now)
              else expect(window.freesAt).toBeGreaterThan(now)
              if (charged.taken) taken++
              expect(window.letThrough || !charged.taken).toBe(true)
              expect(window.used).toBeLessThanOrEqual(most)
              expect(charged.used).toBeLessThanOrEqual(allowance)
            }
          }
          for (const [index, at] of admitted.entries()) {
            const within = admitted.slice(0, index + 1).filter((other) => other > at - WINDOW_MILLIS)
            expect(within.length).toBeLessThanOrEqual(most)
          }
          expect(taken).toBe(Math.min(admitted.length, allowance))
          const [kept] = await rows<{ used: string }>(
            url,
            "select coalesce(sum(used), 0) as used from plan_usage"
          )
          expect(Number(kept?.used)).toBe(taken)
        }
      ),
      { numRuns: 40 }
    )
  })

  let second: Counts | undefined
  const other = async () => (second ??= await openCounts())

  it("says to the millisecond when the next request will be admitted", async () => {
    await clearCounts()
    const one = (now: number) => {
      serverTime = now
      return toRequest(
        { company: 2, key: 1, period: null, less: 0, charge: false },
        { limit: 3, allowance: 0 }
      )
    }
    for (const at of [0, 10, 20]) await countAll([one(START + at)])
    const [refused] = await countAll([one(START + 30)])
    const freesAt = refused?.window.freesAt ?? 0
    expect(freesAt).toBe(START + WINDOW_MILLIS)
    expect((await countAll([one(freesAt - 1)])).map(({ window }) => window.letThrough)).toEqual([false])
    expect((await countAll([one(freesAt)])).map(({ window }) => window.letThrough)).toEqual([true])
    expect((await countAll([one(freesAt)])).map(({ window }) => window.letThrough)).toEqual([false])
  })
})

describe("window_after", () => {
  interface Window {
    readonly slots: ReadonlyArray<number>
    readonly counts: ReadonlyArray<number>
    readonly used: number
  }

  /** The function on a window, and what it let through. */
  const after = async (
    { counts: before, slots, used }: Window,
    { at, most, wanted }: { readonly at: number; readonly most: number; readonly wanted: number }
  ) => {
    const [row] = await ask<
      Record<"slots" | "counts", ReadonlyArray<string>> & Record<"used" | "granted", string>
    >(
      `select n.slots, n.counts, n.used, n.granted
       from window_after($1::bigint[], $2::integer[], $3::bigint, $4::bigint, $5::bigint, $6::bigint) n`,
      [slots, before, used, at, wanted, most]
    )
    if (row === undefined) throw new Error("the function answers one row")
    return {
      window: { slots: row.slots.map(Number), counts: row.counts.map(Number), used: Number(row.used) },
      granted: Number(row.granted)
    }
  }

  /** A list with one moment for each request that was let through. */
  const naively = (
    before: ReadonlyArray<number>,
    { at, most, wanted }: { readonly at: number; readonly most: number; readonly wanted: number }
  ) => {
    const present = slotOf(at, most)
    const moments = afterStepBack(before, { now: at, present })
    const kept = moments.filter((moment) => moment > at - WINDOW_MILLIS)
    const granted = Math.max(0, Math.min(wanted, most - kept.length))
    const moment = Math.max(present, ...moments)
    return { moments: [...kept, ...Array.from({ length: granted }, () => moment)], granted }
  }

  it("has the results of a list of moments", async () => {
    const most = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 590, max: 610 }))
    const step = fc.record({
      pause,
      wanted: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 100, max: 700 })),
      // An operator may change the limit.
      most: fc.option(most, { freq: 8 })
    })
    await fc.assert(
      fc.asyncProperty(most, fc.array(step, { minLength: 1, maxLength: 12 }), async (first, steps) => {
        let window: Window = { slots: [], counts: [], used: 0 }
        let moments: ReadonlyArray<number> = []
        let [at, limitNow] = [START, first]
        for (const { most: changed, pause: millis, wanted } of steps) {
          at += millis
          limitNow = changed ?? limitNow
          const asked = { at, wanted, most: limitNow }
          const expected = naively(moments, asked)
          const got = await after(window, asked)
          expect(got.granted).toBe(expected.granted)
          ;({ window } = got)
          ;({ moments } = expected)
          expect(window.used).toBe(moments.length)
          const spread = window.slots.flatMap((slot, index) =>
            Array.from({ length: window.counts[index] ?? 0 }, () => slot)
          )
          expect(spread).toEqual(moments.toSorted((a, b) => b - a))
          expect(new Set(window.slots).size).toBe(window.slots.length)
        }
      }),
      { numRuns: 40 }
    )
  })

  it.each([60, 1_000])(
    "of %i requests holds nobody up for longer after a step back of the clock",
    async (most) => {
      const spread = Array.from({ length: 12 }, (_, n) => ({
        at: START + n * 5_000,
        most,
        wanted: most / 20
      }))
      let window: Window = { slots: [], counts: [], used: 0 }
      for (const asked of spread) ({ window } = await after(window, asked))
      ;({ window } = await after(window, { at: START + 59_000, most, wanted: most }))
      expect(window.used).toBe(most)

      const back = START - 3_600_000
      const moved = await after(window, { at: back, most, wanted: 1 })
      // What was let through counts for another minute, and not for an hour and a minute.
      expect(moved).toEqual({ granted: 0, window: { slots: [back], counts: [most], used: most } })
      expect((await after(moved.window, { at: back + 59_999, most, wanted: 1 })).granted).toBe(0)
      expect((await after(moved.window, { at: back + 60_000, most, wanted: most })).granted).toBe(most)
    }
  )

  it("keeps what is on this side of a step back, and takes a wait for a lock for no such step", async () => {
    const window = { slots: [START + 5_000, START + 900, START], counts: [3, 2, 1], used: 6 }
    const asked = { at: START, most: 60, wanted: 1 }
    expect(await after(window, asked)).toEqual({
      granted: 1,
      window: { slots: [START + 900, START], counts: [6, 1], used: 7 }
    })
    const near = { slots: [START + 900], counts: [3], used: 3 }
    expect((await after(near, asked)).window).toEqual({ slots: [START + 900], counts: [4], used: 4 })
  })

  it("leaves where it is what others counted while the statement waited", async () => {
    // The statement began at START. Others counted 1.2 seconds later, some in a slot that ends half a second later.
    const slots = [START + 1_500, START + 1_200, START]
    const [row] = await ask<{ slots: ReadonlyArray<string>; granted: string }>(
      `select n.slots, n.granted
       from (select $4::bigint as at, pg_sleep(1.2) offset 0) waited
       cross join lateral window_after($1::bigint[], $2::integer[], $3::bigint, waited.at, 1, 60) n`,
      [slots, [30, 29, 1], 60, START]
    )
    expect(row).toEqual({ slots: slots.map(String), granted: "0" })
  })
})
