import { expect, it } from "@effect/vitest"
import { Cause, Effect, Exit, ManagedRuntime } from "effect"
import fc from "fast-check"
import { afterAll, describe } from "vitest"
import { CustomersRepo } from "../../src/repos/Customers.ts"
import { PayablesRepo } from "../../src/repos/Payables.ts"
import { PaymentsRepo } from "../../src/repos/Payments.ts"
import { ReceivablesRepo } from "../../src/repos/Receivables.ts"
import { Tenant } from "../../src/repos/Tenant.ts"
import { Fixture } from "./fixture.ts"
import { inMemory } from "./inMemory.ts"
import { postgres } from "./postgres.ts"

const zones = [
  undefined,
  "UTC",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kathmandu",
  "America/St_Johns"
]
const dates = ["1970-01-01", "2026-03-09", "2026-03-10", "2026-03-11", "9999-12-31"]
const from = Date.parse("2026-03-09T00:00:00Z")

const receivableStatuses = ["open", "partially_paid", "paid", "paused", "cancelled"] as const

// 0 to 7: one of the company's own rows; 8: one of the other's; 9: one that is not there.
const nth = fc.nat({ max: 9 })
const which = fc.nat({ max: 1 })
const maybe = <A>(arbitrary: fc.Arbitrary<A>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const now = fc.integer({ min: from, max: from + 3 * 86_400_000 })
const page = fc.record({ page: fc.integer({ min: 1, max: 3 }), perPage: fc.integer({ min: 1, max: 4 }) })
const currency = fc.constantFrom("EUR", "JPY")
const reference = fc.constantFrom("X", "x", "Ä")
const filters = {
  currency: maybe(currency),
  dueFrom: maybe(fc.constantFrom(...dates)),
  dueTo: maybe(fc.constantFrom(...dates)),
  externalReference: maybe(reference),
  overdue: fc.constantFrom(undefined, true, false)
}
const amount = fc.constantFrom(1_000, 1_000, 1_000, 500, 1, 0, 999_999_999_999_999, 1_000_000_000_000_000)
const paid = fc.constantFrom(0, 0, 0, 500, 1_000)

/** One thing done to the repositories; rows are named by their place in what the company made so far. */
const step = fc.oneof(
  fc.record({ do: fc.constant("customer" as const), company: which, zone: fc.constantFrom(...zones) }),
  fc.record({
    do: fc.constant("receivable" as const),
    company: which,
    customer: nth,
    amount,
    currency,
    due: fc.constantFrom(...dates),
    reference: maybe(reference)
  }),
  fc.record({
    do: fc.constant("change" as const),
    company: which,
    receivable: nth,
    customer: nth,
    amount,
    paid,
    status: fc.constantFrom(...receivableStatuses)
  }),
  fc.record({ do: fc.constant("pay" as const), company: which, receivable: nth, amount }),
  fc.record({ do: fc.constant("reverse" as const), company: which, payment: nth }),
  fc.record({
    do: fc.constant("receivables" as const),
    company: which,
    filter: fc.record({ ...filters, status: maybe(fc.constantFrom(...receivableStatuses)) }),
    customer: maybe(nth),
    page,
    now
  }),
  fc.record({
    do: fc.constant("payable" as const),
    company: which,
    amount,
    currency,
    due: fc.constantFrom(...dates)
  }),
  fc.record({ do: fc.constant("settle" as const), company: which, payable: nth }),
  fc.record({
    do: fc.constant("payables" as const),
    company: which,
    filter: fc.record({ ...filters, status: maybe(fc.constantFrom("open" as const, "paid" as const)) }),
    page,
    now
  })
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Steps on their own, or several in a transaction that may fail in the end. */
const block = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 4, size: "max" }),
  together: fc.boolean(),
  fail: fc.boolean()
})
const script = fc.record({
  zones: fc.tuple(fc.constantFrom(...zones), fc.constantFrom(...zones)),
  blocks: fc.array(block, { maxLength: 12, size: "max" })
})
/** Something for the first steps to work on. */
const prelude = [0, 1].map((company) => ({
  together: false,
  fail: false,
  steps: [
    ...zones.slice(0, 4).map((zone): Step => ({ do: "customer", company, zone })),
    ...dates.flatMap((due, index) => [
      {
        do: "receivable",
        company,
        customer: index,
        amount: 1_000,
        currency: "EUR",
        due,
        reference: "X"
      } satisfies Step,
      { do: "payable", company, amount: 1_000, currency: "EUR", due } satisfies Step
    ])
  ]
}))

type Script = typeof script extends fc.Arbitrary<infer S> ? S : never

const without = <A extends object>(fields: A) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof A]?: Exclude<A[K], undefined>
  }

/** Runs a script and tells all that it saw, rows named by the order in which they were made. */
const play = ({ blocks, zones }: Script) =>
  Effect.gen(function* () {
    const fixture = yield* Fixture
    const tenant = yield* Tenant
    const customers = yield* CustomersRepo
    const receivables = yield* ReceivablesRepo
    const payments = yield* PaymentsRepo
    const payables = yield* PayablesRepo
    const companies = yield* Effect.forEach(zones, (timezone) =>
      fixture.company(timezone === undefined ? {} : { timezone })
    )
    const made: Record<string, Array<{ readonly id: number; readonly company: number }>> = {}
    const idOf = (kind: string, company: number, index: number) => {
      const rows = (made[kind] ?? []).filter((row) => (row.company === company) === index < 8)
      return (index === 9 ? undefined : rows[index % rows.length])?.id ?? 999_999_999
    }
    const keep = (kind: string, company: number, id: number) => {
      const rows = (made[kind] ??= [])
      if (!rows.some((row) => row.id === id)) rows.push({ id, company })
    }
    const name = (kind: string, id: number) => made[kind]?.findIndex((row) => row.id === id)
    const visible =
      (kind: string) =>
      (row: { readonly id: number; readonly customerId?: number; readonly receivableId?: number }) => ({
        ...row,
        id: name(kind, row.id),
        ...(row.customerId === undefined ? {} : { customerId: name("customer", row.customerId) }),
        ...(row.receivableId === undefined ? {} : { receivableId: name("receivable", row.receivableId) })
      })
    const shown = (kind: string, company: number, row: { readonly id: number } | null) => {
      if (row === null) return null
      keep(kind, company, row.id)
      return visible(kind)(row)
    }

    const run = (step: Step): Effect.Effect<unknown, unknown> => {
      const company = companies[step.company] ?? 0
      switch (step.do) {
        case "customer":
          return Effect.map(
            customers.insert(company, { displayName: "C", ...without({ timezone: step.zone }) }, from),
            (row) => shown("customer", company, row)
          )
        case "receivable":
          return Effect.map(
            receivables.insert(
              company,
              {
                customerId: idOf("customer", company, step.customer),
                amountMinor: step.amount,
                currency: step.currency,
                dueDate: step.due,
                externalReference: step.reference ?? null,
                description: null
              },
              from
            ),
            (row) => shown("receivable", company, row === null ? null : row.receivable)
          )
        case "change":
          return Effect.flatMap(
            receivables.findForUpdate(company, idOf("receivable", company, step.receivable)),
            (before) =>
              before === null
                ? Effect.succeed<unknown>("nothing to change")
                : Effect.map(
                    receivables.update(
                      company,
                      before,
                      {
                        ...before,
                        customerId: idOf("customer", company, step.customer),
                        amountMinor: step.amount,
                        paidMinor: step.paid,
                        status: step.status
                      },
                      from
                    ),
                    (row) => shown("receivable", company, row)
                  )
          )
        case "pay":
          return Effect.map(
            payments.insert(
              company,
              {
                receivableId: idOf("receivable", company, step.receivable),
                amountMinor: step.amount,
                currency: "EUR",
                paidAt: from,
                method: null,
                externalReference: null,
                note: null
              },
              from
            ),
            (row) => shown("payment", company, row)
          )
        case "reverse":
          return Effect.map(
            payments.markReversed(company, idOf("payment", company, step.payment), from),
            (row) => shown("payment", company, row)
          )
        case "receivables": {
          const filter = {
            ...step.filter,
            customerId: step.customer === undefined ? undefined : idOf("customer", company, step.customer)
          }
          return Effect.map(
            receivables.list(company, without(filter), step.page, step.now),
            ({ items, total }) => ({
              total,
              items: items.map(visible("receivable"))
            })
          )
        }
        case "payable":
          return Effect.map(
            payables.insert(
              company,
              {
                billLabel: "B",
                amountMinor: step.amount,
                currency: step.currency,
                dueDate: step.due,
                externalReference: null,
                description: null,
                occurrence: null
              },
              from
            ),
            (row) => shown("payable", company, row)
          )
        case "settle":
          return Effect.flatMap(
            payables.findForUpdate(company, idOf("payable", company, step.payable)),
            (before) =>
              before === null
                ? Effect.succeed<unknown>("nothing to settle")
                : Effect.map(payables.update(company, before, { ...before, status: "paid" }, from), (row) =>
                    shown("payable", company, row)
                  )
          )
        case "payables":
          return Effect.map(
            payables.list(company, without(step.filter), step.page, step.now),
            ({ items, total }) => ({
              total,
              items: items.map(visible("payable"))
            })
          )
      }
    }

    const told = <A, E>(effect: Effect.Effect<A, E>) =>
      Effect.map(Effect.exit(effect), (exit) =>
        Exit.match(exit, {
          onSuccess: (value): unknown => value,
          onFailure: (cause) => (Cause.isDie(cause) ? "defect" : "failure")
        })
      )

    return yield* Effect.forEach([...prelude, ...blocks], ({ fail, steps, together }) => {
      if (!together) return Effect.forEach(steps, (step) => told(run(step)))
      const company = companies[steps[0]?.company ?? 0] ?? 0
      const all = Effect.forEach(steps, run)
      return told(tenant.transaction(company, fail ? Effect.zipRight(all, Effect.fail("in the end")) : all))
    })
  })

describe("memory and PostgreSQL", () => {
  const memory = ManagedRuntime.make(inMemory)
  const database = ManagedRuntime.make(postgres)
  afterAll(() => Promise.all([memory.dispose(), database.dispose()]))

  it("answer whatever is done to them alike", { timeout: 600_000 }, () =>
    fc.assert(
      fc.asyncProperty(script, async (script) => {
        const [a, b] = await Promise.all([memory.runPromise(play(script)), database.runPromise(play(script))])
        expect(a).toEqual(b)
      }),
      { numRuns: Number(process.env["DIFFERENTIAL_RUNS"] ?? 100) }
    )
  )
})
