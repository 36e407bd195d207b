import { Context, Effect, Layer, Redacted } from "effect"
import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { type Counted, type CountRequest, QuotaCounts, WINDOW_MILLIS } from "../../src/repos/QuotaCounts.ts"
import * as Database from "../../src/postgres/Database.ts"
import { rows } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

type Counts = QuotaCounts["Type"]

const COMPANIES = 3
const START = 1_900_000_000_000

const run = scoped()
let url: string
let counts: Counts
let period: (company: number, index: number) => number

const openCounts = (): Promise<Counts> =>
  run(
    Effect.map(
      Layer.build(
        QuotaCounts.layer.pipe(
          Layer.provide(
            Database.layer({
              url: Redacted.make(url),
              size: 2,
              maxWaiting: 100,
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
    `insert into companies (company_id, name, created_at)
       select n, 'Company ' || n, '2030-01-01Z' from generate_series(1, ${COMPANIES}) n`
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

const clearCounts = () => rows(url, "truncate rate_windows, plan_usage")

const countAll = (requests: ReadonlyArray<CountRequest>, by = counts): Promise<ReadonlyArray<Counted>> =>
  Effect.runPromise(Effect.all(requests.map(by.count), { concurrency: "unbounded" }))

/** The reference: it remembers for every admitted request the moment that it counts for. */
const model = () => {
  const moments = new Map<number, ReadonlyArray<number>>()
  const used = new Map<number, number>()

  return (requests: ReadonlyArray<CountRequest>): ReadonlyArray<Counted> => {
    const now = Math.max(...requests.map((request) => request.now))
    const limit = requests[0]?.limit ?? 0
    const bucket = limit <= 120 ? now : Math.ceil(now / 500) * 500
    for (const key of new Set(requests.map(({ apiKeyId }) => apiKeyId))) {
      moments.set(
        key,
        (moments.get(key) ?? []).filter((at) => at > now - WINDOW_MILLIS)
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
    return requests.map((request, index) => {
      const window = moments.get(request.apiKeyId) ?? []
      const place = passing[index] ?? null
      const count = taken[index] ?? null
      return {
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
  }
}

interface Drawn {
  readonly company: number
  readonly key: number
  readonly period: number | null
  readonly less: number
  readonly charge: boolean
  readonly early: number
}

const request: fc.Arbitrary<Drawn> = fc.record({
  company: fc.integer({ min: 1, max: COMPANIES }),
  key: fc.nat(1),
  period: fc.option(fc.nat(1), { freq: 6 }),
  less: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  charge: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  early: fc.nat(3)
})

const limit = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 200 }))
/** How far the clock moves between batches: hardly, part of a window, about a window, or backwards. */
const pause = fc.oneof(
  fc.nat(3),
  fc.integer({ min: 0, max: 30_000 }),
  fc.constantFrom(WINDOW_MILLIS - 1, WINDOW_MILLIS, WINDOW_MILLIS + 1, 500),
  fc.integer({ min: -400, max: -1 })
)

const toRequest = (
  { charge, company, early, key, less, period: index }: Drawn,
  at: { readonly now: number; readonly limit: number; readonly allowance: number }
): CountRequest => ({
  companyId: company,
  apiKeyId: company * 10 + key,
  now: at.now - early,
  limit: at.limit,
  period:
    index === null
      ? null
      : { planPeriodId: period(company, index), allowance: Math.max(0, at.allowance - less) },
  charge
})

describe("counting", () => {
  it("in batches has the results of counting one by one", async () => {
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
          const at = { now: START, limit: firstLimit, allowance: firstAllowance }
          for (const batch of batches) {
            at.now += batch.pause
            at.limit = batch.limit ?? at.limit
            at.allowance = batch.allowance ?? at.allowance
            const requests = batch.requests.map((drawn) => toRequest(drawn, at))
            expect(await countAll(requests)).toEqual(expected(requests))
          }
        }
      ),
      { numRuns: 60 }
    )
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
            const requests = Array.from({ length: burst.size }, () =>
              toRequest(
                { company: 1, key: 0, period: 0, less: 0, charge: true, early: 0 },
                { now, limit: most, allowance }
              )
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
    const one = (now: number) =>
      toRequest(
        { company: 2, key: 1, period: null, less: 0, charge: false, early: 0 },
        { now, limit: 3, allowance: 0 }
      )
    for (const at of [0, 10, 20]) await countAll([one(START + at)])
    const [refused] = await countAll([one(START + 30)])
    const freesAt = refused?.window.freesAt ?? 0
    expect(freesAt).toBe(START + WINDOW_MILLIS)
    expect((await countAll([one(freesAt - 1)])).map(({ window }) => window.letThrough)).toEqual([false])
    expect((await countAll([one(freesAt)])).map(({ window }) => window.letThrough)).toEqual([true])
    expect((await countAll([one(freesAt)])).map(({ window }) => window.letThrough)).toEqual([false])
  })
})
