import { expect, it } from "@effect/vitest"
import { Cause, Effect, Exit, ManagedRuntime } from "effect"
import fc from "fast-check"
import { afterAll, describe } from "vitest"
import { CustomersRepo } from "../../src/repos/Customers.ts"
import { PayablesRepo } from "../../src/repos/Payables.ts"
import { PaymentsRepo } from "../../src/repos/Payments.ts"
import { ReceivablesRepo } from "../../src/repos/Receivables.ts"
import { Tenant } from "../../src/repos/Tenant.ts"
import { Fixture } from "./conformance.ts"
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

const nth = fc.nat({ max: 4 })
const which = fc.nat({ max: 1 })
const maybe = <A>(arbitrary: fc.Arbitrary<A>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const now = fc.integer({ min: from, max: from + 3 * 86_400_000 })
const page = fc.record({ page: fc.integer({ min: 1, max: 3 }), perPage: fc.integer({ min: 1, max: 4 }) })
const currency = fc.constantFrom("EUR", "JPY")
const reference = fc.constantFrom("X", "x", "Ä")
const filters = {
  currency: maybe(currency),
  dueFrom: maybe(fc.constantFrom(...dates)),
  dueTo: maybe(fc.constantFrom(...dates)),
  externalReference: maybe(reference),
  overdue: maybe(fc.boolean())
}
const amount = fc.constantFrom(0, 1, 500, 1_000, 999_999_999_999_999, 1_000_000_000_000_000)

/** One thing done to the repositories; rows are named by their place in what was made so far. */
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
    paid: amount,
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
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  together: fc.boolean(),
  fail: fc.boolean()
})
const script = fc.record({
  zones: fc.tuple(fc.constantFrom(...zones), fc.constantFrom(...zones)),
  blocks: fc.array(block, { maxLength: 12 })
})
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
    const made: Record<string, Array<number>> = { customer: [], receivable: [], payment: [], payable: [] }
    const idOf = (kind: string, index: number) => made[kind]?.[index] ?? 999_999_999
    const keep = <A extends { readonly id: number } | null>(kind: string, row: A): A => {
      if (row !== null && made[kind]?.includes(row.id) === false) made[kind]?.push(row.id)
      return row
    }
    const name = (kind: string, id: number) => made[kind]?.indexOf(id)
    const visible =
      (kind: string) =>
      (row: { readonly id: number; readonly customerId?: number; readonly receivableId?: number }) => ({
        ...row,
        id: name(kind, row.id),
        ...(row.customerId === undefined ? {} : { customerId: name("customer", row.customerId) }),
        ...(row.receivableId === undefined ? {} : { receivableId: name("receivable", row.receivableId) })
      })
    const shown = <A extends { readonly id: number } | null>(kind: string, row: A) =>
      row === null ? null : visible(kind)(keep(kind, row) as A & { readonly id: number })

    const run = (step: Step): Effect.Effect<unknown, unknown> => {
      const company = companies[step.company] ?? 0
      switch (step.do) {
        case "customer":
          return Effect.map(
            customers.insert(company, { displayName: "C", ...without({ timezone: step.zone }) }, from),
            (row) => shown("customer", row)
          )
        case "receivable":
          return Effect.map(
            receivables.insert(
              company,
              {
                customerId: idOf("customer", step.customer),
                amountMinor: step.amount,
                currency: step.currency,
                dueDate: step.due,
                externalReference: step.reference ?? null,
                description: null
              },
              from
            ),
            (row) => shown("receivable", row)
          )
        case "change":
          return Effect.flatMap(
            receivables.findForUpdate(company, idOf("receivable", step.receivable)),
            (before) =>
              before === null
                ? Effect.succeed("nothing to change")
                : Effect.map(
                    receivables.update(
                      company,
                      before,
                      {
                        ...before,
                        customerId: idOf("customer", step.customer),
                        amountMinor: step.amount,
                        paidMinor: step.paid,
                        status: step.status
                      },
                      from
                    ),
                    (row) => shown("receivable", row)
                  )
          )
        case "pay":
          return Effect.map(
            payments.insert(
              company,
              {
                receivableId: idOf("receivable", step.receivable),
                amountMinor: step.amount,
                currency: "EUR",
                paidAt: from,
                method: null,
                externalReference: null,
                note: null
              },
              from
            ),
            (row) => shown("payment", row)
          )
        case "reverse":
          return Effect.map(payments.markReversed(company, idOf("payment", step.payment), from), (row) =>
            shown("payment", row)
          )
        case "receivables": {
          const filter = {
            ...step.filter,
            customerId: step.customer === undefined ? undefined : idOf("customer", step.customer)
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
            (row) => shown("payable", row)
          )
        case "settle":
          return Effect.flatMap(payables.findForUpdate(company, idOf("payable", step.payable)), (before) =>
            before === null
              ? Effect.succeed("nothing to settle")
              : Effect.map(payables.update(company, before, { ...before, status: "paid" }, from), (row) =>
                  shown("payable", row)
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

    return yield* Effect.forEach(blocks, ({ fail, steps, together }) => {
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

  it("answer whatever is done to them alike", { timeout: 120_000 }, () =>
    fc.assert(
      fc.asyncProperty(script, async (script) => {
        const [a, b] = await Promise.all([memory.runPromise(play(script)), database.runPromise(play(script))])
        expect(a).toEqual(b)
      }),
      { numRuns: Number(process.env["DIFFERENTIAL_RUNS"] ?? 150) }
    )
  )
})
