/** A company with an owner, a plan and an API key in a test database, and requests with that key. */
import { Effect, Layer, Redacted } from "effect"
import { Client } from "pg"
import { CurrentActor, operator } from "../../src/domain/Actor.ts"
import { services } from "../../src/cli/Operator.ts"
import { scopes } from "../../src/domain/Scope.ts"
import { Companies } from "../../src/services/company/Companies.ts"
import { Gate } from "../../src/services/installation/Gate.ts"
import { Keys } from "../../src/services/keys/Keys.ts"
import { Members } from "../../src/services/people/Members.ts"
import { Plans } from "../../src/services/company/Plans.ts"
import { Users } from "../../src/services/people/Users.ts"
import * as Database from "../../src/postgres/Database.ts"
import { sealing } from "./secretKeys.ts"

/** A company whose key is accepted. */
export interface Book {
  readonly companyId: number
  readonly userId: number
  readonly keyId: number
  readonly key: string
}

/** Runs what an operator does on this database. */
export const operate = <A, E>(
  databaseUrl: string,
  work: Effect.Effect<A, E, Layer.Layer.Success<typeof services> | CurrentActor>
): Promise<A> =>
  Effect.runPromise(
    Effect.provide(
      CurrentActor.acting(operator)(work),
      Layer.provide(
        Layer.provide(services, sealing),
        Database.layer({
          url: Redacted.make(databaseUrl),
          size: 2,
          maxWaiting: 100,
          applicationName: "duebook-test"
        })
      )
    )
  )

/** Opens or closes the gate. */
export const setGate = (databaseUrl: string, open: boolean): Promise<void> =>
  operate(
    databaseUrl,
    Effect.flatMap(Gate, (gate) => gate.set(open))
  )

/** Another key of the same owner. */
export const anotherKey = ({ companyId, userId }: Pick<Book, "companyId" | "userId">) =>
  Effect.flatMap(Keys, (keys) =>
    keys.create({
      companyId,
      userId,
      name: "resilience",
      scopes
    })
  )

/** Makes a company with an allowance, opens the gate. */
export const openBook = (databaseUrl: string, allowance = 1_000_000): Promise<Book> =>
  operate(
    databaseUrl,
    Effect.gen(function* () {
      const gate = yield* Gate
      yield* gate.set(true)
      const companies = yield* Companies
      const companyId = yield* companies.create({
        name: "Resilience Ltd",
        timezone: null,
        country: null,
        testClock: null,
        email: null
      })
      const users = yield* Users
      const userId = yield* users.create({
        email: `${crypto.randomUUID()}@example.com`,
        name: "Owner",
        emailVerified: true,
        twoFactorConfirmed: true
      })
      const members = yield* Members
      yield* members.add({ companyId, userId }, "owner")
      const plans = yield* Plans
      yield* plans.start(companyId, { plan: "pro", allowance })
      const issued = yield* anotherKey({ companyId, userId })
      return { companyId, userId, keyId: issued.id, key: Redacted.value(issued.token) }
    })
  )

/** An answer with its body read. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Sends a request with the key. A body is sent by POST under a new idempotency key, unless `options` say otherwise. */
export const call = async (
  port: number,
  key: string,
  path: string,
  options: {
    readonly method?: string
    readonly body?: unknown
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal
  } = {}
): Promise<Answer> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: options.method ?? (options.body === undefined ? "GET" : "POST"),
    headers: {
      authorization: `Bearer ${key}`,
      ...(options.body === undefined
        ? {}
        : {
            "content-type": "application/json",
            "idempotency-key": options.idempotencyKey ?? crypto.randomUUID()
          })
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    ...(options.signal === undefined ? {} : { signal: options.signal })
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** The `data` of an answer. */
export const dataOf = <A = Record<string, unknown>>({ text }: Answer): A =>
  (JSON.parse(text) as { readonly data: A }).data

/** The number of answers of each status. */
export const statuses = (answers: ReadonlyArray<{ readonly status: number }>): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Runs a statement on a connection of its own. */
export const rows = async <R extends object>(
  databaseUrl: string,
  text: string,
  params: ReadonlyArray<unknown> = []
): Promise<ReadonlyArray<R>> => {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query<R>(text, [...params])).rows
  } finally {
    await client.end()
  }
}

/** Runs a statement in a transaction and keeps its locks until `release`. */
export const holdLocks = async (databaseUrl: string, text: string, params: ReadonlyArray<unknown> = []) => {
  const client = new Client(databaseUrl)
  client.on("error", () => undefined)
  await client.connect()
  await client.query("begin")
  await client.query(text, [...params])
  return { release: () => client.query("rollback").finally(() => client.end()) }
}

/** The body of a new receivable. */
export const receivable = (amount = "100.00", customer: unknown = { customer: { display_name: "Ada" } }) => ({
  amount,
  currency: "EUR",
  due_date: "2030-01-31",
  ...(customer as object)
})

/**
 * The number of rows by status, due date and currency and what they are worth, and what was billed and paid on each day,
 * counted and as the service keeps it. Both must agree.
 */
export const totals = async (databaseUrl: string, companyId: number) => {
  interface Total {
    readonly resource: string
    readonly status: string
    readonly due_date: string
    readonly currency: string
    readonly n: string
    readonly minor: string
  }
  const counted = await rows<Total>(
    databaseUrl,
    `with r as (
       select 'receivable' as resource, status, due_date, currency, amount_minor - paid_minor as minor
       from receivables where company_id = $1
       union all select 'payable', status, due_date, currency, amount_minor from payables where company_id = $1
     ), d as (
       select 'billed_day' as resource, billed_on as day, currency,
         case when status = 'cancelled' then paid_minor else amount_minor end as minor
       from receivables where company_id = $1
       union all select 'paid_day', paid_on, currency, amount_minor
       from payments where company_id = $1 and status = 'recorded'
     )
     select resource, status, '-infinity' as due_date, '' as currency, count(*) as n, 0 as minor from r group by 1, 2
     union all select resource || '_day', status, due_date::text, currency, count(*), sum(minor) from r
       group by 1, 2, 3, 4
     union all select resource || '_month', status, to_char(due_date, 'YYYY-MM-01'), currency, count(*), sum(minor)
       from r group by 1, 2, 3, 4
     union all select resource, '', day::text, currency, count(*), sum(minor) from d group by 1, 3, 4
     order by 1, 2, 3, 4`,
    [companyId]
  )
  const kept = await rows<Total>(
    databaseUrl,
    `select resource, status, due_date::text as due_date, currency, sum(n) as n, sum(minor) as minor
     from resource_counts where company_id = $1 and resource ~ '^(receivable|payable|billed|paid)'
     group by 1, 2, 3, 4 having sum(n) <> 0 or sum(minor) <> 0 order by 1, 2, 3, 4`,
    [companyId]
  )
  return { counted, kept }
}
