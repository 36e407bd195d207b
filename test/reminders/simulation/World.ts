/** The services and the engine of a simulation, which are the real ones, on rows in memory or in PostgreSQL. */
import { Clock, Context, Effect, Layer, type Redacted } from "effect"
import { engine, repos, useCases, writes } from "../../../src/App.ts"
import type { Payable } from "../../../src/domain/Payable.ts"
import type { Receivable } from "../../../src/domain/Receivable.ts"
import type { AttemptRecord } from "../../../src/domain/ReminderAttempt.ts"
import {
  Transports,
  type OutgoingMessage,
  type Outcome
} from "../../../src/reminders/transports/Transport.ts"
import { TestClocks } from "../../../src/reminders/TestClocks.ts"
import { attemptColumns, toAttemptRecord } from "../../../src/repos/reminders/AttemptRows.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { CompaniesRepo } from "../../../src/repos/company/Companies.ts"
import { payableColumns, receivableColumns, toPayable, toReceivable } from "../../../src/repos/Rows.ts"
import { DunningRules } from "../../../src/services/reminders/DunningRules.ts"
import { DebtorLinks } from "../../../src/services/customers/DebtorLinks.ts"
import { OptOuts } from "../../../src/services/customers/OptOuts.ts"
import { Digests } from "../../../src/services/reminders/Digests.ts"
import { PauseEnds } from "../../../src/services/receivables/PauseEnds.ts"
import { Reminders } from "../../../src/services/reminders/Reminders.ts"
import { PayableSeries } from "../../../src/services/payables/Series.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { memory, MemoryStore, planned } from "../../../src/testing/Testing.ts"
import { type RandomSource, randomOf } from "./RandomSource.ts"
import type { CompanySpec, Mood, Script } from "./Steps.ts"
import { sealing } from "../../support/secretKeys.ts"

/** The stored rows of a company. */
export interface Rows {
  readonly receivables: ReadonlyMap<number, Receivable>
  readonly payables: ReadonlyMap<number, Payable>
  readonly attempts: ReadonlyMap<number, AttemptRecord>
  /** Customers whose attempts are still to be planned again. */
  readonly changedCustomers: ReadonlySet<number>
}

/** What differs between memory and PostgreSQL. */
export class Ground extends Context.Tag("simulation/Ground")<
  Ground,
  {
    readonly newCompany: (spec: CompanySpec, now: number) => Effect.Effect<number>
    readonly rowsOf: (companyId: number) => Effect.Effect<Rows>
    readonly setPlan: (companyId: number, active: boolean) => Effect.Effect<void>
    readonly setMembers: (companyId: number, present: boolean) => Effect.Effect<void>
    /** Stored totals that differ from the rows. */
    readonly wrongTotals: (companyId: number) => Effect.Effect<ReadonlyArray<string>>
  }
>() {}

const byId = <A extends { readonly id: number }>(rows: ReadonlyArray<A>): ReadonlyMap<number, A> =>
  new Map(rows.map((row) => [row.id, row]))

const insertCompany = ({ country, onTestClock, timezone }: CompanySpec, now: number) =>
  Effect.flatMap(CompaniesRepo, (companies) =>
    companies.insert(
      { name: "Creditor", timezone, country, email: null, testClock: onTestClock ? now : null },
      now
    )
  )

const memoryGround = Layer.effect(
  Ground,
  Effect.gen(function* () {
    const store = yield* MemoryStore
    const companies = yield* CompaniesRepo
    return Ground.of({
      newCompany: (spec, now) =>
        Effect.orDie(Effect.provideService(insertCompany(spec, now), CompaniesRepo, companies)),
      rowsOf: (companyId) =>
        Effect.map(
          Effect.all([
            store.receivables(companyId),
            store.payables(companyId),
            store.attempts(companyId),
            store.changedCustomers(companyId)
          ]),
          ([receivables, payables, attempts, changedCustomers]) => ({
            receivables: byId(receivables),
            payables: byId(payables),
            attempts: byId(attempts),
            changedCustomers: new Set(changedCustomers)
          })
        ),
      setPlan: (companyId, planActive) => store.setFacts(companyId, { planActive }),
      setMembers: (companyId, present) =>
        store.setFacts(companyId, { members: present ? ["owner@example.com"] : [] }),
      wrongTotals: () => Effect.succeed([])
    })
  })
)

const EVER = ["1970-01-01T00:00:00Z", "9999-01-01T00:00:00Z", "1970-01-02T00:00:00Z"] as const

const databaseGround = Layer.effect(
  Ground,
  Effect.gen(function* () {
    const { query } = yield* Database.Database
    const companies = yield* CompaniesRepo
    const run = (text: string, params: ReadonlyArray<unknown>) => Effect.orDie(query(text, params))
    const rows = (columns: string, table: string, companyId: number) =>
      run(`select ${columns} from ${table} t where t.company_id = $1`, [companyId])
    return Ground.of({
      newCompany: (spec, now) =>
        Effect.gen(function* () {
          const id = yield* Effect.orDie(
            Effect.provideService(insertCompany(spec, now), CompaniesRepo, companies)
          )
          yield* run(
            `with person as (
               insert into users (email, name, created_at) values ($2, 'Owner', $3) returning user_id
             ), period as (
               insert into plan_periods (company_id, plan, allowance, starts_at, ends_at, created_at)
               values ($1, 'pro', 1, $3, $4, $3)
             )
             insert into memberships (company_id, user_id, role, created_at) select $1, user_id, 'owner', $3 from person`,
            [id, `owner-${id}@example.com`, EVER[0], EVER[1]]
          )
          return id
        }),
      rowsOf: (companyId) =>
        Effect.map(
          Effect.all([
            rows(receivableColumns, "receivables", companyId),
            rows(payableColumns, "payables", companyId),
            rows(attemptColumns, "reminder_attempts", companyId),
            rows("t.customer_id", "customer_changes", companyId)
          ]),
          ([receivables, payables, attempts, changed]) => ({
            receivables: byId(receivables.map(toReceivable)),
            payables: byId(payables.map(toPayable)),
            attempts: byId(attempts.map(toAttemptRecord)),
            changedCustomers: new Set(changed.map((row) => Number(row["customer_id"])))
          })
        ),
      setPlan: (companyId, active) =>
        run("update plan_periods set ends_at = $2 where company_id = $1", [companyId, EVER[active ? 1 : 2]]),
      setMembers: (companyId, present) =>
        run("update memberships set removed_at = $2 where company_id = $1", [
          companyId,
          present ? null : EVER[0]
        ]),
      wrongTotals: (companyId) =>
        Effect.map(
          run(
            `with counted as (
               select 'receivable' as resource, status, count(*)::int as n from receivables where company_id = $1 group by status
               union all select 'payable', status, count(*)::int from payables where company_id = $1 group by status
               union all select 'reminder_attempt', status, count(*)::int from reminder_attempts
                 where company_id = $1 and receivable_id is not null group by status
             ), kept as (
               select resource, status, sum(n)::int as n from resource_counts where company_id = $1
               group by resource, status having sum(n) <> 0
             )
             select resource, status, c.n as counted, k.n as kept from counted c full join kept k using (resource, status)
             where c.n is distinct from k.n and resource in ('receivable', 'payable', 'reminder_attempt')`,
            [companyId]
          ),
          (found) => found.map((row) => JSON.stringify(row))
        )
    })
  })
)

/** A hand-over to a provider. */
export interface HandOver {
  readonly message: OutgoingMessage
  readonly outcome: Outcome
  readonly at: number
}

/** What a simulation controls, the clock and the providers, and what the providers were given. */
export interface Hand {
  now: number
  readonly moods: { email: Mood; sms: Mood }
  readonly handOvers: Array<HandOver>
  readonly clock: Clock.Clock
  readonly channels: Layer.Layer<Transports>
}

const outcomeOf = (mood: Mood, random: RandomSource, id: number): Outcome => {
  const error = { code: "x", message: mood }
  switch (mood === "moody" ? random.one(["well", "defers", "rejects", "loses", "faults"] as const) : mood) {
    case "well":
      return { _tag: "Sent", providerMessageId: `p${id}` }
    case "defers":
      return { _tag: "Deferred", ...error }
    case "rejects":
      return { _tag: "Rejected", ...error }
    case "faults":
      return { _tag: "Faulted", ...error }
    default:
      return { _tag: "Lost", ...error }
  }
}

export const handOf = ({ seed, sms, start }: Script): Hand => {
  const random = randomOf(seed + 1)
  const handOvers: Array<HandOver> = []
  const real = Clock.make()
  const provider = {
    _tag: "Provider",
    provider: {
      send: (message: OutgoingMessage) =>
        Effect.sync(() => {
          const outcome = outcomeOf(hand.moods[message.channel], random, message.messageId)
          handOvers.push({ message, outcome, at: hand.now })
          return outcome
        })
    }
  } as const
  const hand: Hand = {
    now: start,
    moods: { email: "well", sms: "well" },
    handOvers,
    clock: {
      ...real,
      [Clock.ClockTypeId]: Clock.ClockTypeId,
      unsafeCurrentTimeMillis: () => hand.now,
      unsafeCurrentTimeNanos: () => BigInt(hand.now) * 1_000_000n,
      currentTimeMillis: Effect.sync(() => hand.now),
      currentTimeNanos: Effect.sync(() => BigInt(hand.now) * 1_000_000n),
      // Waiting for something real, such as a connection, takes real time.
      sleep: (duration) => real.sleep(duration),
      scheduler: undefined as never
    } as Clock.Clock,
    channels: Layer.succeed(Transports, {
      email: provider,
      sms: sms === "Provider" ? provider : { _tag: sms }
    })
  }
  return hand
}

const noSeries = planned(PayableSeries, {
  writeDueOf: () => Effect.succeed(0),
  isRunning: () => Effect.succeed(false)
})

/** Everything that a simulation works with, in memory or in PostgreSQL. */
const on = <R, E>(ground: Layer.Layer<R, E>, channels: Layer.Layer<Transports>) =>
  TestClocks.layer.pipe(
    Layer.provideMerge(engine as never as typeof engine),
    Layer.provideMerge(useCases),
    Layer.provideMerge(Layer.provide(PauseEnds.layer, Reminders.layer)),
    Layer.provideMerge(
      Layer.mergeAll(OptOuts.layer, DebtorLinks.layer, Digests.layer, DunningRules.layer, noSeries, channels)
    ),
    Layer.provide(writes),
    Layer.provideMerge(ground as Layer.Layer<Layer.Layer.Success<typeof inMemory>, E>)
  )

const inMemory = Layer.provideMerge(memoryGround, memory)

/** The world in memory, empty. */
export const memoryWorld = (hand: Hand) => on(inMemory, hand.channels)

const inDatabase = (url: Redacted.Redacted) =>
  databaseGround.pipe(
    Layer.provideMerge(repos),
    Layer.provide(sealing),
    Layer.provideMerge(
      Database.layer({ url, size: 8, maxWaiting: 100, applicationName: "duebook-simulation" })
    )
  )

/** The world in a migrated database, which may hold other rows. */
export const databaseWorld = (hand: Hand, url: Redacted.Redacted) =>
  on(inDatabase(url), hand.channels).pipe(
    Layer.provide(Layer.succeed(ServerTime, hand.clock.currentTimeMillis))
  )
