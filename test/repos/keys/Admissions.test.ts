/** A key is found and its request counted by one statement; KeyStore and Quota stay two services. */
import { Context, Effect, Layer, Redacted, TestClock as FakeClock, TestContext } from "effect"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as App from "../../../src/App.ts"
import { accessRefusal, isCharged } from "../../../src/domain/AdmissionDecision.ts"
import { ServiceUnavailable } from "../../../src/domain/Errors.ts"
import type { KeyHolder } from "../../../src/domain/KeyHolder.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { type GivenBack, QuotaCounts } from "../../../src/repos/keys/QuotaCounts.ts"
import { KeyStore } from "../../../src/services/keys/KeyStore.ts"
import { Quota } from "../../../src/services/keys/Quota.ts"
import { holderOf, lastingPlan } from "../../../src/testing/Holders.ts"
import { type Book, openBook } from "../../support/Book.ts"
import { scoped } from "../../support/Scoped.ts"
import { TestClock } from "../../support/TestClock.ts"
import { isDistributed, makeDatabase } from "../../support/TestDatabase.ts"
import { sealing } from "../../support/secretKeys.ts"

const NOW = "2026-01-01T00:00:00Z"
const LATER = "2100-01-01T00:00:00Z"
const WAITS = "select 1 as one from pg_locks where not granted"
/** The same on all servers of a cluster. */
const WAITS_ON_SERVERS = `
  select 1 as one from run_command_on_all_nodes('select count(*) from pg_locks where not granted') where result <> '0'`

const run = scoped()
let url: string
let client: Client

beforeAll(async () => {
  url = (await run(makeDatabase)).url
  client = new Client(url)
  await client.connect()
})
afterAll(() => client.end())

const ask = async <R extends object>(text: string, params: ReadonlyArray<unknown> = []) =>
  (await client.query<R>(text, [...params])).rows

/** Every combination of `n` of these values. */
const cartesian = <A>(values: ReadonlyArray<A>, n: number): ReadonlyArray<ReadonlyArray<A>> =>
  n === 0 ? [[]] : cartesian(values, n - 1).flatMap((rest) => values.map((value) => [value, ...rest]))

interface HolderFacts {
  readonly verified: boolean | undefined
  readonly member: boolean | undefined
  readonly active: boolean | undefined
  readonly scoped: boolean | undefined
  readonly planEnds: string | Date
}

/** Makes the owner of a key what the facts say, one table at a time, as a cluster takes them. */
const setFacts = async (
  { companyId, userId }: Pick<Book, "companyId" | "userId">,
  { active, member, planEnds, scoped, verified }: HolderFacts
) => {
  const ofCompany = (set: string, value: unknown) =>
    ask(`update ${set} where company_id = $1`, [companyId, value])
  await ask("update users set two_factor_confirmed_at = $2 where user_id = $1", [
    userId,
    verified ? NOW : null
  ])
  await ofCompany("memberships set removed_at = $2", member ? null : NOW)
  await ofCompany("companies set status = $2", active ? "active" : "inactive")
  await ofCompany("api_keys set scopes = array[$2]", scoped ? "receivables:read" : "usage:read")
  await ofCompany("plan_periods set ends_at = $2", planEnds)
}

describe("admission", () => {
  /** The services of an instance, whose own clock is ahead by so much. */
  const openInstance = (aheadMillis: number, perMinute = 60) => {
    const clock = new TestClock()
    clock.advance(aheadMillis)
    const database = Database.layer({
      url: Redacted.make(url),
      size: 4,
      maxWaiting: 1_000,
      applicationName: "duebook-test"
    })
    return run(
      Effect.withClock(
        Layer.build(
          App.admission({ perMinute }).pipe(
            Layer.provideMerge(App.repos),
            Layer.provide(sealing),
            Layer.provideMerge(database)
          )
        ),
        clock.service
      )
    ).then((context) => ({
      keys: Context.get(context, KeyStore),
      quota: Context.get(context, Quota),
      /** Runs on the instance's clock. */
      on: <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.withClock(effect, clock.service))
    }))
  }
  type Instance = Awaited<ReturnType<typeof openInstance>>

  const charged = { scope: "receivables:read", charged: true } as const

  /** How many of `n` requests at the same time the instance admits. */
  const admit = async ({ keys, on, quota }: Instance, token: string, n: number) => {
    const one = Effect.flatMap(keys.find(token, charged), (holder) => quota.admit(holder, true))
    const verdicts = await on(
      Effect.all(
        Array.from({ length: n }, () => one),
        { concurrency: "unbounded" }
      )
    )
    return verdicts.filter(({ refused }) => refused === null).length
  }

  const usedBy = async (companyId: number) => {
    const [row] = await ask<{ used: string }>(
      "select sum(used) as used from plan_usage where company_id = $1",
      [companyId]
    )
    return Number(row?.used)
  }

  it("lets two instances admit 60 requests in 60 seconds together, though the clock of one is ahead", async () => {
    const book = await openBook(url)
    const [right, ahead] = [await openInstance(0), await openInstance(30_000)]
    expect(await admit(right, book.key, 70)).toBe(60)
    // The same as half a minute later.
    const later = "update rate_windows set slots = array(select s - 31000 from unnest(slots) s)"
    await ask(`${later} where api_key_id = $1`, [book.keyId])
    expect((await admit(right, book.key, 35)) + (await admit(ahead, book.key, 35))).toBe(0)
    await ask(`${later} where api_key_id = $1`, [book.keyId])
    expect((await admit(ahead, book.key, 35)) + (await admit(right, book.key, 35))).toBe(60)
  })

  it("lets no key live longer on an instance whose clock is behind", async () => {
    const book = await openBook(url)
    const behind = await openInstance(-30_000)
    await ask(
      "update api_keys set created_at = now() - interval '1 day', expires_at = now() - interval '1 second' where api_key_id = $1",
      [book.keyId]
    )
    await expect(behind.on(behind.keys.find(book.key, charged))).rejects.toThrow()
  })

  it("charges the requests that the decision on access lets through, and no others", async () => {
    const book = await openBook(url)
    const instance = await openInstance(0, 1_000)
    const [plan] = await ask<{ starts_at: Date }>(
      "select starts_at from plan_periods where company_id = $1",
      [book.companyId]
    )
    const ended = new Date(Number(plan?.starts_at) + 1)
    const flags = [true, false]
    for (const [verified, member, active, scoped, planned] of cartesian(flags, 5)) {
      await setFacts(book, { verified, member, active, scoped, planEnds: planned ? LATER : ended })
      for (const isChargedFor of flags) {
        const requirement = { scope: "receivables:read", charged: isChargedFor } as const
        const before = await usedBy(book.companyId)
        const holder = await instance.on(instance.keys.find(book.key, requirement))
        const expected = isCharged(holder, requirement)
        expect(expected).toBe([verified, member, active, scoped, planned, isChargedFor].every(Boolean))
        expect(holder.counted?.charge).toBe(expected)
        expect((await usedBy(book.companyId)) - before).toBe(expected ? 1 : 0)
      }
    }
  })

  it("counts the holders of a key store that does not count, and those that it may charge only later", async () => {
    const book = await openBook(url)
    const { keys, on, quota } = await openInstance(0, 3)
    const { counted: _, ...holder } = await on(keys.find(book.key, { ...charged, charged: false }))
    const verdicts = await on(Effect.replicateEffect(quota.admit(holder, true), 4))
    expect(verdicts.map(({ refused }) => refused?._tag ?? null)).toEqual([
      null,
      null,
      "RateLimited",
      "RateLimited"
    ])
    expect(await usedBy(book.companyId)).toBe(2)
  })

  it("refuses, as without a plan, when the period is removed between the look-up and the charge", async () => {
    const book = await openBook(url)
    const instance = await openInstance(0)
    const { keys, on, quota } = instance
    const { counted: _, ...holder } = await on(keys.find(book.key, { ...charged, charged: false }))
    const remove = "delete from plan_usage where company_id = $1"
    await ask(remove, [book.companyId])
    await ask("delete from plan_periods where company_id = $1", [book.companyId])
    expect((await on(quota.admit(holder, true))).refused).toMatchObject({
      _tag: "Forbidden",
      details: { reason: "no_active_plan" }
    })
    expect((await on(keys.find(book.key, charged))).plan).toBeNull()
  })

  it("refuses, as without a plan, when the period is removed while the statement waits for its count", async () => {
    const book = await openBook(url)
    const { keys, on } = await openInstance(0)
    const remover = new Client(url)
    await remover.connect()
    try {
      await remover.query("begin")
      await remover.query("delete from plan_usage where company_id = $1", [book.companyId])
      await remover.query("delete from plan_periods where company_id = $1", [book.companyId])
      const found = on(keys.find(book.key, charged))
      await expect
        .poll(async () => (await ask(isDistributed() ? WAITS_ON_SERVERS : WAITS)).length, { interval: 10 })
        .toBeGreaterThan(0)
      await remover.query("commit")
      const holder = await found
      expect(accessRefusal(holder, charged)?.details).toEqual({ reason: "no_active_plan" })
    } finally {
      await remover.end()
    }
  })

  /** What a database that fails at first has been told to give back, after a minute, and in which statements. */
  const givenBack = (holders: ReadonlyArray<KeyHolder>, failures: number) => {
    const statements: Array<ReadonlyArray<GivenBack>> = []
    let failed = 0
    const counted = QuotaCounts.of({
      count: () => Effect.dieMessage("nothing is counted here"),
      giveBack: (periods) =>
        Effect.suspend(() => {
          if (failed++ < failures) return Effect.fail(ServiceUnavailable.because("database_unavailable"))
          statements.push(periods)
          return Effect.void
        }),
      sweeping: { remove: () => Effect.succeed({ count: 0, last: 0 }), companies: () => Effect.succeed([]) }
    })
    const work = Effect.gen(function* () {
      const { giveBack } = yield* Quota
      yield* Effect.forEach(holders, giveBack)
      yield* FakeClock.adjust("1 minute")
      return statements
    })
    return Effect.runPromise(
      work.pipe(
        Effect.provide(
          Quota.layer({ perMinute: 60 }).pipe(
            Layer.provide(Layer.succeed(QuotaCounts, counted)),
            Layer.provideMerge(TestContext.TestContext)
          )
        )
      )
    )
  }

  it("keeps what is owed while the database is away", async () => {
    expect(await givenBack([holderOf(), holderOf()], 3)).toEqual([
      [{ companyId: 1, planPeriodId: lastingPlan.planPeriodId, requests: 2 }]
    ])
  })

  it("owes 10 000 periods at most, and gives back to 500 of them by one statement", async () => {
    const owed = Array.from({ length: 10_500 }, (_, planPeriodId) =>
      holderOf({ plan: { ...lastingPlan, planPeriodId } })
    )
    const statements = await givenBack(owed, 1)
    expect(statements.map(({ length }) => length)).toEqual(Array.from({ length: 20 }, () => 500))
  })

  it("gives back what is owed to a period", async () => {
    const book = await openBook(url)
    const { keys, on, quota } = await openInstance(0)
    const holder = await on(keys.find(book.key, charged))
    await on(Effect.replicateEffect(keys.find(book.key, charged), 3))
    expect(await usedBy(book.companyId)).toBe(4)
    await on(Effect.replicateEffect(quota.giveBack(holder), 3))
    await expect.poll(() => usedBy(book.companyId), { timeout: 5_000 }).toBe(1)
  })
})
