/** Transactions of a company, in memory and in PostgreSQL: atomic, limited to its rows, one after another on one row. */
import { expect } from "@effect/vitest"
import { Context, Effect, Exit } from "effect"
import { AuditLog } from "../../src/repos/AuditLog.ts"
import { CustomersRepo } from "../../src/repos/customers/Customers.ts"
import { ReceivablesRepo } from "../../src/repos/receivables/Receivables.ts"
import { StoredReplies } from "../../src/repos/StoredReplies.ts"
import { type EndStep, Tenant } from "../../src/repos/Tenant.ts"
import { conformance } from "./conformance.ts"
import {
  company,
  customer,
  fingerprint,
  Fixture,
  isDefect,
  NOON,
  PAGE,
  receivable,
  stored
} from "./fixture.ts"

const audit = (companyId: number) =>
  Effect.flatMap(AuditLog, (log) =>
    log.append({ companyId, at: NOON, actor: "system", deed: "company.activate", subjectId: 1, details: {} })
  )

/** One write of each kind: a customer in an inner transaction, a change, an audit entry, a reply. */
const writes = (companyId: number) =>
  Effect.gen(function* () {
    const tenant = yield* Tenant
    const customers = yield* CustomersRepo
    const replies = yield* StoredReplies
    const kept = yield* customer(companyId)
    const work = Effect.gen(function* () {
      yield* tenant.transaction(companyId, customer(companyId))
      yield* customers.update(companyId, { ...kept, displayName: "changed" }, NOON)
      yield* audit(companyId)
      yield* replies.insert(companyId, "k", {
        status: 200,
        body: "{}",
        fingerprint: fingerprint(1),
        at: NOON
      })
    })
    return { kept, work }
  })

conformance("transactions", (it) => {
  it.effect("commit all writes", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const customers = yield* CustomersRepo
      const fixture = yield* Fixture
      const mine = yield* company()
      const made = yield* tenant.transaction(mine, Effect.zipLeft(customer(mine), audit(mine)))
      expect(yield* customers.find(mine, made.id)).toMatchObject(made)
      expect(yield* fixture.auditActions(mine)).toEqual(["company.activate"])
    })
  )

  it.effect("see their own writes before others do", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const customers = yield* CustomersRepo
      const mine = yield* company()
      yield* tenant.transaction(
        mine,
        Effect.gen(function* () {
          const row = yield* customer(mine)
          expect((yield* customers.list(mine, {}, PAGE)).total).toBe(1)
          expect(yield* customers.findForUpdate(mine, row.id)).toMatchObject(row)
          const find = customers.find(mine, row.id)
          expect(yield* find).toMatchObject(row)
          expect(
            yield* Effect.mapInputContext(find, (_: Context.Context<never>) => Context.empty())
          ).toBeNull()
        })
      )
    })
  )

  for (const [how, end, told] of [
    [
      "a failure",
      Effect.fail("no"),
      (exit: Exit.Exit<unknown, unknown>) => expect(exit).toEqual(Exit.fail("no"))
    ],
    ["a defect", Effect.die("bug"), (exit: Exit.Exit<unknown, unknown>) => expect(isDefect(exit)).toBe(true)]
  ] as const) {
    it.effect(`that end in ${how} leave nothing behind, also not from an inner transaction`, () =>
      Effect.gen(function* () {
        const tenant = yield* Tenant
        const customers = yield* CustomersRepo
        const fixture = yield* Fixture
        const mine = yield* company()
        const { kept, work } = yield* writes(mine)
        told(yield* Effect.exit(tenant.transaction(mine, Effect.zipRight(work, end))))
        expect(yield* customers.list(mine, {}, PAGE)).toMatchObject({ total: 1, items: [kept] })
        expect(yield* fixture.auditActions(mine)).toEqual([])
        expect(yield* stored(mine, "k")).toMatchObject({ taken: true, stored: null })
      })
    )
  }

  it.effect("do not see another company's rows", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const customers = yield* CustomersRepo
      const mine = yield* company()
      const other = yield* company()
      const foreign = yield* customer(other)
      expect(yield* tenant.transaction(mine, customers.findForUpdate(other, foreign.id))).toBeNull()
      expect((yield* tenant.transaction(mine, customers.list(other, {}, PAGE))).total).toBe(0)
    })
  )

  it.effect("do not write another company's rows", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const customers = yield* CustomersRepo
      const mine = yield* company()
      const other = yield* company()
      yield* customer(other)
      expect(isDefect(yield* Effect.exit(tenant.transaction(mine, customer(other))))).toBe(true)
      expect((yield* customers.list(other, {}, PAGE)).total).toBe(1)
    })
  )

  it.effect("do once at their end, for all that was kept, what belongs there; or nothing", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const customers = yield* CustomersRepo
      const context = yield* Effect.context<CustomersRepo | Fixture>()
      const mine = yield* company()
      const seen: Array<readonly [ReadonlyArray<string>, number]> = []
      const step: EndStep<string> = {
        companyOf: () => mine,
        run: (companyId, items) =>
          Effect.gen(function* () {
            yield* customer(companyId)
            const { total } = yield* customers.list(companyId, {}, PAGE)
            seen.push([items, total])
            if (items.includes("again")) yield* tenant.atEnd(step, "more")
            if (items.includes("bad")) return yield* Effect.dieMessage("bug")
          }).pipe(Effect.provide(context), Effect.orDie)
      }
      const keeping = (...items: ReadonlyArray<string>) =>
        tenant.transaction(
          mine,
          Effect.zipLeft(
            Effect.forEach(items, (item) => tenant.atEnd(step, item)),
            customer(mine)
          )
        )
      yield* keeping("a", "again")
      expect(seen).toEqual([
        [["a", "again"], 2],
        [["more"], 3]
      ])
      expect(isDefect(yield* Effect.exit(keeping("a", "bad")))).toBe(true)
      expect((yield* customers.list(mine, {}, PAGE)).total).toBe(3)
      yield* tenant.atEnd(step, "alone")
      expect((yield* customers.list(mine, {}, PAGE)).total).toBe(4)
      const other = yield* company()
      expect(isDefect(yield* Effect.exit(tenant.transaction(other, tenant.atEnd(step, "foreign"))))).toBe(
        true
      )
    })
  )

  it.effect("that change one row run one after another", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const repo = yield* ReceivablesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const { id } = yield* receivable(mine, customerId)
      const pay = tenant.transaction(
        mine,
        Effect.gen(function* () {
          const before = yield* repo.findForUpdate(mine, id)
          if (before === null) return yield* Effect.dieMessage("there is such a receivable")
          yield* Effect.yieldNow()
          const after = { ...before, paidMinor: before.paidMinor + 10, status: "partially_paid" } as const
          yield* repo.update(mine, before, after, NOON)
        })
      )
      yield* Effect.all(
        Array.from({ length: 5 }, () => pay),
        { concurrency: "unbounded" }
      )
      expect(yield* repo.find(mine, id)).toMatchObject({ paidMinor: 50, version: "v6" })
      expect((yield* repo.list(mine, { status: "partially_paid" }, PAGE, NOON)).total).toBe(1)
    })
  )
})
