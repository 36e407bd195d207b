/** What do a claim, a decision and a write cost for a debtor with very many debts, compared with one who has a hundred? */
import { Clock, Effect, Layer, Redacted } from "effect"
import type { Client } from "pg"
import { Engine } from "../../src/reminders/Engine.ts"
import { Reminders } from "../../src/services/reminders/Reminders.ts"
import { freshDatabase, median, progress, settings } from "../support.ts"
import { clock, connect, seed, startOver } from "./book.ts"
import { engine, repositories } from "./engine.ts"
import type { Section } from "./table.ts"
import { create, pay, services } from "./writes.ts"

const FEW = 100
const MOST = 200_000
const ROUNDS = 7

/** What is done to a debtor, in this order. */
const STEPS = [
  "claim",
  "decide",
  "complete",
  "create, next message stays",
  "create, next message changes",
  "pay in part",
  "pay in full"
] as const
type Step = (typeof STEPS)[number]

const timed = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const before = performance.now()
    const value = yield* work
    return { value, millis: performance.now() - before }
  })

/** The debtor's receivables in order of their ids. */
const receivablesOf = async (client: Client, customerId: number): Promise<ReadonlyArray<number>> => {
  const { rows } = await client.query<{ id: string }>(
    `select receivable_id as id from receivables where customer_id = $1 and status = 'open' order by 1 limit 10`,
    [customerId]
  )
  return rows.map(({ id }) => Number(id))
}

/** The only company and customer of a database. */
const onlyDebtor = async (client: Client) => {
  const { rows } = await client.query<{ company: string; customer: string }>(
    "select company_id as company, customer_id as customer from customers"
  )
  return { companyId: Number(rows[0]?.company), customerId: Number(rows[0]?.customer) }
}

/** Sends the debtor's message, and succeeds with what each step took. */
const send = (companyId: number) =>
  Effect.gen(function* () {
    const work = yield* Engine
    const company = yield* work.company(companyId)
    if (company === null) return yield* Effect.dieMessage("there is one")
    const claimed = yield* timed(work.claim(company, "email", 10))
    const decided = yield* timed(work.decide(company, claimed.value))
    const results = yield* Effect.forEach(decided.value, work.handOver)
    if (results.length !== 1) return yield* Effect.dieMessage(`${results.length} messages were decided on`)
    const completed = yield* timed(work.complete(company, results))
    return { claim: claimed.millis, decide: decided.millis, complete: completed.millis }
  })

/** The medians of a debtor with so many debts. */
const measure = (debts: number) =>
  Effect.gen(function* () {
    const url = Redacted.value(yield* freshDatabase(settings))
    progress(`seeding a debtor with ${debts} debts …`)
    yield* seed(url, { companies: 1, customers: 1, debtsEach: debts, due: "all" })
    const client = yield* connect(url)
    const { companyId, customerId } = yield* Effect.promise(() => onlyDebtor(client))
    const working = yield* Layer.build(engine(url))
    const repos = Layer.succeedContext(yield* Layer.build(repositories(url)))
    const writing = yield* Layer.build(services(Reminders.layer).pipe(Layer.provide(repos)))
    const found = new Map<Step, Array<number>>(STEPS.map((step) => [step, []]))
    for (let round = -1; round < ROUNDS; round++) {
      yield* Effect.promise(() => startOver(client))
      const sent = yield* Effect.provide(send(companyId), working)
      const [first = 0, , , other = 0] = yield* Effect.promise(() => receivablesOf(client, customerId))
      const write = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.map(timed(work), ({ millis }) => millis)
      const written = yield* Effect.all({
        "create, next message stays": write(create(companyId, customerId, "2027-01-15")),
        "create, next message changes": write(create(companyId, customerId, "2026-11-02")),
        "pay in part": write(pay(companyId, other, "1.00")),
        "pay in full": write(pay(companyId, first, "1000.00"))
      }).pipe(Effect.provide(writing))
      if (round < 0) continue
      const millis: Readonly<Record<Step, number>> = { ...sent, ...written }
      for (const step of STEPS) found.get(step)?.push(millis[step])
    }
    return { debts, found }
  }).pipe(Effect.scoped)

/** Measures a debtor with a fifth of `rows`, at most 200 000, and one with a hundred. */
export const large = (rows: number) =>
  Effect.gen(function* () {
    const most = Math.min(MOST, Math.ceil(rows / 5))
    const [few, many] = [yield* measure(FEW), yield* measure(most)]
    const results = STEPS.map((step) => {
      const [a, b] = [median(few.found.get(step) ?? []), median(many.found.get(step) ?? [])]
      return { step, few_ms: a, many_ms: b, ratio: b / a }
    })
    return {
      title: `large: a debtor with ${most} debts, all overdue, and one with ${FEW} (${ROUNDS} rounds)`,
      rows: [
        ["step", `${FEW} debts, ms`, `${most} debts, ms`, "ratio"],
        ...results.map(({ few_ms, many_ms, ratio, step }) => [
          step,
          few_ms.toFixed(1),
          many_ms.toFixed(1),
          ratio.toFixed(2)
        ])
      ],
      notes: ["Target: the large debtor costs no more. Both messages list a hundred debts."],
      values: { debts: most, at: yield* Clock.currentTimeMillis, results }
    } satisfies Section
  }).pipe(Effect.withClock(clock))
