/** Random scripts give the same results in memory and in PostgreSQL. */
import { expect, it } from "@effect/vitest"
import { Cause, Effect, Exit, ManagedRuntime } from "effect"
import fc from "fast-check"
import { afterAll, describe } from "vitest"
import { CustomersRepo } from "../../src/repos/customers/Customers.ts"
import { PayablesRepo } from "../../src/repos/payables/Payables.ts"
import { PaymentsRepo } from "../../src/repos/receivables/Payments.ts"
import type { StoredReceivable } from "../../src/domain/Pause.ts"
import { type CaseRow, CasesRepo } from "../../src/repos/reminders/Cases.ts"
import { ReceivablesRepo } from "../../src/repos/receivables/Receivables.ts"
import { Tenant } from "../../src/repos/Tenant.ts"
import { Fixture } from "./fixture.ts"
import { prelude, type Script, script, START, type Step } from "./differentialScript.ts"
import { inMemory } from "./inMemory.ts"
import { postgres } from "./postgres.ts"

const without = <A extends object>(fields: A) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof A]?: Exclude<A[K], undefined>
  }

/** The debt that money may be for, or any of its customer's. */
const mayBeFor = ({ customerId, id }: Pick<StoredReceivable, "customerId" | "id">, isForAny: boolean) => ({
  customerId,
  receivableId: isForAny ? null : id
})

/** The money of a case, in no order. */
const moneyOf = (
  { credit, waiting }: Pick<CaseRow, "credit" | "waiting">,
  name: (receivableId: number) => number | undefined
) => ({
  waiting: waiting
    .map(({ receivableId, since }) => [receivableId === null ? null : name(receivableId), since])
    .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
  credit: credit.map(({ currency, minor }) => `${minor} ${currency}`).toSorted()
})

/** Runs a script and answers the result of every step, with rows named by the order in which they were made. */
const play = ({ blocks, zones }: Script) =>
  Effect.gen(function* () {
    const fixture = yield* Fixture
    const tenant = yield* Tenant
    const customers = yield* CustomersRepo
    const receivables = yield* ReceivablesRepo
    const payments = yield* PaymentsRepo
    const payables = yield* PayablesRepo
    const cases = yield* CasesRepo
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
            customers.insert(company, { displayName: "C", ...without({ timezone: step.zone }) }, START),
            (row) => shown("customer", company, row)
          )
        case "receivable":
          return Effect.gen(function* () {
            const customerId = idOf("customer", company, step.customer)
            if ((yield* receivables.debtor(company, customerId).alone) === null) return null
            const id = yield* receivables.newId.alone
            yield* receivables.insertAs(
              company,
              id,
              {
                customerId,
                amountMinor: step.amount,
                currency: step.currency,
                dueDate: step.due,
                externalReference: step.reference ?? null,
                description: null,
                billedOn: "2026-01-01"
              },
              START
            )
            return shown("receivable", company, yield* receivables.findForUpdate(company, id))
          })
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
                      START
                    ),
                    (row) => shown("receivable", company, row)
                  )
          )
        case "pay":
          return Effect.gen(function* () {
            const receivableId = idOf("receivable", company, step.receivable)
            const id = yield* payments.newId.alone
            yield* payments.insertAs(
              company,
              id,
              {
                receivableId,
                amountMinor: step.amount,
                currency: "EUR",
                paidAt: START,
                method: null,
                externalReference: null,
                note: null,
                paidOn: "2026-01-01"
              },
              START
            )
            return shown("payment", company, yield* payments.find(company, receivableId, id))
          })
        case "reverse":
          return Effect.map(
            payments.markReversed(company, idOf("payment", company, step.payment), START),
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
              START
            ),
            (row) => shown("payable", company, row)
          )
        case "settle":
          return Effect.flatMap(
            payables.findForUpdate(company, idOf("payable", company, step.payable)),
            (before) =>
              before === null
                ? Effect.succeed<unknown>("nothing to settle")
                : Effect.map(payables.update(company, before, { ...before, status: "paid" }, START), (row) =>
                    shown("payable", company, row)
                  )
          )
        case "money":
          return Effect.flatMap(
            receivables.find(company, idOf("receivable", company, step.receivable)),
            (found) =>
              found === null
                ? Effect.succeed<unknown>("nothing to pay")
                : fixture.money(company, { ...step, ...mayBeFor(found, step.isForAny) })
          )
        case "case":
          return Effect.map(
            cases.hold(company, [idOf("customer", company, step.customer)], {
              mode: "read",
              locksDebts: step.locksDebts
            }),
            (rows) => rows.map((row) => moneyOf(row, (id) => name("receivable", id)))
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

    const resultOf = <A, E>(effect: Effect.Effect<A, E>) =>
      Effect.map(Effect.exit(effect), (exit) =>
        Exit.match(exit, {
          onSuccess: (value): unknown => value,
          onFailure: (cause) => (Cause.isDie(cause) ? "defect" : "failure")
        })
      )

    return yield* Effect.forEach([...prelude, ...blocks], ({ fail, steps, together }) => {
      if (!together) return Effect.forEach(steps, (step) => resultOf(run(step)))
      const company = companies[steps[0]?.company ?? 0] ?? 0
      const all = Effect.forEach(steps, run)
      return resultOf(
        tenant.transaction(company, fail ? Effect.zipRight(all, Effect.fail("in the end")) : all)
      )
    })
  })

describe("memory and PostgreSQL", () => {
  const memory = ManagedRuntime.make(inMemory)
  const database = ManagedRuntime.make(postgres)
  afterAll(() => Promise.all([memory.dispose(), database.dispose()]))

  it("give the same results for every script", { timeout: 600_000 }, () =>
    fc.assert(
      fc.asyncProperty(script, async (script) => {
        const [a, b] = await Promise.all([memory.runPromise(play(script)), database.runPromise(play(script))])
        expect(a).toEqual(b)
      }),
      { numRuns: Number(process.env["DIFFERENTIAL_RUNS"] ?? 100) }
    )
  )
})
