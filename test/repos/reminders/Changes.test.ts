/** What is to be planned again in the background, in memory and in PostgreSQL: customers and whole companies. */
import { expect } from "@effect/vitest"
import { Effect } from "effect"
import { NEW_STATE } from "../../../src/domain/dunning/case/StoredCase.ts"
import { CasesRepo, type PlannedBy } from "../../../src/repos/reminders/Cases.ts"
import { CompanyChangesRepo } from "../../../src/repos/reminders/CompanyChanges.ts"
import { CustomerChangesRepo } from "../../../src/repos/reminders/CustomerChanges.ts"
import { conformance } from "../conformance.ts"
import { company, customer, NOON } from "../fixture.ts"

/** Records that a customer's case is not what was seen. */
const changed = (companyId: number, customerId: number, now = NOON, onTestClock = false) =>
  Effect.flatMap(CasesRepo, (cases) =>
    cases.verify(companyId, [{ customerId, version: 9 }], { onTestClock, now })
  )

const foundBy =
  (
    companies: (
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<{ readonly companyId: number }>, unknown>
  ) =>
  (after: number, limit: number) =>
    Effect.map(companies(after, limit), (rows) => rows.map(({ companyId }) => companyId))

conformance("changed customers", (it) => {
  it.effect("are taken oldest first, some at a time, each once however often it has changed", () =>
    Effect.gen(function* () {
      const repo = yield* CustomerChangesRepo
      const mine = yield* company()
      const [a, b, c] = [yield* customer(mine), yield* customer(mine), yield* customer(mine)]
      yield* changed(mine, b.id)
      yield* changed(mine, c.id, NOON + 1)
      yield* changed(mine, a.id)
      yield* changed(mine, c.id, NOON - 1)
      const taken = (limit: number, mode: "wait" | "orSkip") =>
        Effect.map(repo.take(mine, limit, mode), (changes) =>
          changes.toSorted((x, y) => x.customerId - y.customerId)
        )
      const plain = (customerId: number) => ({ customerId, renews: false })
      expect(yield* taken(2, "orSkip")).toEqual([plain(a.id), plain(b.id)])
      expect(yield* taken(2, "wait")).toEqual([plain(c.id)])
      expect(yield* taken(2, "orSkip")).toEqual([])
    })
  )

  it.effect("who can be written to again are those with the address, in any spelling", () =>
    Effect.gen(function* () {
      const repo = yield* CustomerChangesRepo
      const [mine, other] = [yield* company(), yield* company()]
      const ada = yield* customer(mine, { email: "Ada@Example.com", phoneE164: "+4930123456" })
      const eve = yield* customer(mine, { email: "ADA@example.com" })
      yield* customer(mine, { email: "bob@example.com" })
      yield* customer(mine)
      yield* customer(other, { email: "ada@example.com" })
      yield* changed(mine, ada.id, NOON - 1)
      yield* repo.addAtAddress(mine, { channel: "email", address: "ada@EXAMPLE.com" }, NOON)
      // What was recorded before keeps its place, and renews what it did not.
      expect(yield* repo.take(mine, 1, "orSkip")).toEqual([{ customerId: ada.id, renews: true }])
      yield* changed(mine, eve.id)
      expect(yield* repo.take(mine, 9, "orSkip")).toEqual([{ customerId: eve.id, renews: true }])
      yield* repo.addAtAddress(mine, { channel: "sms", address: "+4930123456" }, NOON)
      expect(yield* repo.take(mine, 9, "orSkip")).toEqual([{ customerId: ada.id, renews: true }])
      expect(yield* repo.take(other, 9, "orSkip")).toEqual([])
    })
  )

  it.effect("companies with any are found in order of their ids, without those on a test clock", () =>
    Effect.gen(function* () {
      const repo = yield* CustomerChangesRepo
      const companies = yield* Effect.replicateEffect(company(), 4)
      const [first = 0, second = 0, onClock = 0, last = 0] = companies
      for (const id of companies) {
        for (let n = 0; n < 2; n++) yield* changed(id, (yield* customer(id)).id, NOON, id === onClock)
      }
      const found = foundBy(repo.companies)
      expect(yield* found(first - 1, 2)).toEqual([first, second])
      expect(yield* found(second, 5)).toEqual([last])
      expect(yield* found(last, 5)).toEqual([])
      expect(yield* repo.take(onClock, 9, "wait")).toHaveLength(2)
      for (const id of companies) yield* repo.take(id, 9, "wait")
    })
  )
})

const by: PlannedBy = {
  onTestClock: false,
  now: NOON,
  policyVersion: 0,
  remindersMode: "on",
  timezone: null,
  country: null
}

conformance("cases", (it) => {
  it.effect("that can't be planned are planned again later, unless a plan is stored before", () =>
    Effect.gen(function* () {
      const changes = yield* CustomerChangesRepo
      const repo = yield* CasesRepo
      const [mine, other] = [yield* company(), yield* company()]
      const [broken, mended] = [yield* customer(mine), yield* customer(mine)]
      const ids = [broken.id, mended.id]
      yield* repo.begin(
        mine,
        ids.map((customerId) => ({ customerId, state: NEW_STATE })),
        by
      )
      yield* repo.postpone(mine, ids, NOON + 2)
      yield* repo.save(mine, [{ customerId: mended.id, state: NEW_STATE }], by)
      const dueAt = (now: number) =>
        Effect.gen(function* () {
          const companies = yield* repo.companiesToRetry(now, mine - 1, 9)
          yield* repo.retryDue(mine, { onTestClock: false, now })
          yield* repo.retryDue(other, { onTestClock: false, now })
          return { companies, changed: yield* changes.take(mine, 9, "wait") }
        })
      expect(yield* dueAt(NOON + 1)).toEqual({ companies: [], changed: [] })
      expect(yield* dueAt(NOON + 2)).toEqual({
        companies: [{ companyId: mine }],
        changed: [{ customerId: broken.id, renews: false }]
      })
      expect(yield* dueAt(NOON + 3)).toEqual({ companies: [], changed: [] })
      yield* repo.postpone(mine, [broken.id], NOON)
      yield* repo.retryDue(mine, { onTestClock: false, now: NOON })
      yield* changes.remove(other, [broken.id])
      yield* changes.remove(mine, [mended.id])
      expect((yield* changes.take(mine, 9, "wait")).length).toBe(1)
      yield* repo.postpone(mine, [broken.id], NOON)
      yield* repo.retryDue(mine, { onTestClock: false, now: NOON })
      yield* changes.remove(mine, [broken.id])
      expect(yield* changes.take(mine, 9, "wait")).toEqual([])
    })
  )
})

conformance("changed companies", (it) => {
  it.effect(
    "are found in order of their ids until they are removed, and begin again if they change again",
    () =>
      Effect.gen(function* () {
        const repo = yield* CompanyChangesRepo
        const [first = 0, second = 0, third = 0] = yield* Effect.replicateEffect(company(), 3)
        const found = foundBy(repo.companies)
        expect(yield* repo.lock(first, "wait")).toBeNull()
        yield* repo.add(third, { now: NOON, resumes: false })
        yield* repo.add(first, { now: NOON, resumes: true })
        expect(yield* found(first - 1, 1)).toEqual([first])
        expect(yield* found(first, 5)).toEqual([third])
        const begun = { afterCustomerId: 0, afterPayableId: 0 }
        expect(yield* repo.lock(first, "orSkip")).toEqual({ resumes: true, ...begun })
        expect(yield* repo.lock(third, "orSkip")).toEqual({ resumes: false, ...begun })
        const upTo = { afterCustomerId: 7, afterPayableId: 3 }
        yield* repo.advance(first, upTo)
        yield* repo.advance(second, upTo)
        expect(yield* repo.lock(first, "orSkip")).toEqual({ resumes: true, ...upTo })
        expect(yield* repo.lock(second, "orSkip")).toBeNull()
        // What counts again does so until all is planned.
        yield* repo.add(first, { now: NOON + 1, resumes: false })
        expect(yield* repo.lock(first, "wait")).toEqual({ resumes: true, ...begun })
        yield* repo.remove(first)
        yield* repo.remove(third)
        expect(yield* found(first - 1, 5)).toEqual([])
      })
  )
})
