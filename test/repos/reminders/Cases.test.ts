/** The cases of debtors, in memory and in PostgreSQL: what is read and locked of them, and what is stored. */
import { expect } from "@effect/vitest"
import { Effect } from "effect"
import { minimaOf } from "../../../src/domain/dunning/case/Chased.ts"
import { decodeLadder, NEW_STATE } from "../../../src/domain/dunning/case/StoredCase.ts"
import { MAX_LISTED } from "../../../src/domain/dunning/case/Types.ts"
import {
  type CaseRow,
  CasesRepo,
  type HoldOptions,
  type PlannedBy
} from "../../../src/repos/reminders/Cases.ts"
import { CustomerChangesRepo } from "../../../src/repos/reminders/CustomerChanges.ts"
import type { MessageStatus } from "../../../src/repos/reminders/MessageRows.ts"
import { type ReceivableDraft, ReceivablesRepo } from "../../../src/repos/receivables/Receivables.ts"
import { ReminderMessages } from "../../../src/repos/reminders/ReminderMessages.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { conformance } from "../conformance.ts"
import { company, customer, Fixture, NOON, receivable } from "../fixture.ts"

const real: PlannedBy = {
  onTestClock: false,
  now: NOON,
  policyVersion: 0,
  remindersMode: "on",
  timezone: null,
  country: null
}
const state = { ...NEW_STATE, rounds: 3, lastReminder: { day: 20_000, leadingId: 7 }, inFlight: { sms: 5 } }

/** Cases of customers, held in a transaction of their own. */
const held = (
  companyId: number,
  customerIds: ReadonlyArray<number>,
  options: HoldOptions = { mode: "wait" }
): Effect.Effect<ReadonlyArray<CaseRow>, unknown, CasesRepo | Tenant> =>
  Effect.flatMap(Effect.all([CasesRepo, Tenant]), ([repo, tenant]) =>
    tenant.transaction(companyId, repo.hold(companyId, customerIds, options))
  )

/** The case of one customer. */
const one = (companyId: number, customerId: number, options: HoldOptions = { mode: "wait" }) =>
  Effect.flatMap(held(companyId, [customerId], options), ([row]) =>
    row === undefined ? Effect.dieMessage("there is such a case") : Effect.succeed(row)
  )

const debtIds = ({ receivables }: Pick<CaseRow, "receivables">) =>
  receivables.map((each) => each.receivable.id)

conformance("the money of cases", (it) => {
  it.effect(
    "have the money that may be for them, and where debts are locked what is known to be the customer's",
    () =>
      Effect.gen(function* () {
        const fixture = yield* Fixture
        const mine = yield* company()
        const [ada, grace] = [yield* customer(mine), yield* customer(mine)]
        const { id } = yield* receivable(mine, ada.id)
        const money = { customerId: ada.id, receivableId: id, since: NOON, currency: "EUR", minor: 500 }
        yield* fixture.money(mine, { ...money, isCredit: false })
        yield* fixture.money(mine, { ...money, receivableId: null, since: NOON - 1_000, isCredit: true })
        yield* fixture.money(mine, { ...money, minor: 999_999_999_999_999, isCredit: true })
        yield* fixture.money(mine, { ...money, minor: 70, currency: "USD", isCredit: true })
        const waits = (row: CaseRow) => row.waiting.map(({ receivableId, since }) => [receivableId, since])
        const read = yield* one(mine, ada.id)
        expect(waits(read)).toHaveLength(4)
        expect(waits(read)).toEqual(
          expect.arrayContaining([
            [id, NOON],
            [null, NOON - 1_000]
          ])
        )
        expect(read.credit).toEqual([])
        const locked = yield* one(mine, ada.id, { mode: "wait", locksDebts: true })
        expect(waits(locked)).toHaveLength(4)
        expect(locked.credit.toSorted((a, b) => a.currency.localeCompare(b.currency))).toEqual([
          { currency: "EUR", minor: 1_000_000_000_000_499n },
          { currency: "USD", minor: 70n }
        ])
        const other = yield* one(mine, grace.id, { mode: "wait", locksDebts: true })
        expect([other.waiting, other.credit]).toEqual([[], []])
      })
  )
})

conformance("cases", (it) => {
  it.effect("are read in order of their customers, and begin when they are first locked", () =>
    Effect.gen(function* () {
      const repo = yield* CasesRepo
      const mine = yield* company()
      const [a, b] = [yield* customer(mine), yield* customer(mine)]
      const foreign = yield* customer(yield* company())
      const ids = [b.id, a.id, foreign.id, b.id]
      const versions = (options?: HoldOptions) =>
        Effect.map(held(mine, ids, options), (rows) =>
          rows.map((row) => [row.customer.id, row.version, row.state, row.isOld, row.isWhole, row.isLocked])
        )
      const expected = (version: number) =>
        [a.id, b.id].map((id) => [id, version, NEW_STATE, false, true, false])
      expect(yield* versions({ mode: "read" })).toEqual(expected(0))
      expect(yield* repo.customersAfter(mine, 0, 9)).toEqual([])
      expect(yield* versions()).toEqual(expected(1))
      expect(yield* versions({ mode: "orSkip", locksDebts: true })).toEqual(expected(1))
      expect(yield* versions({ mode: "read" })).toEqual(expected(1))
      expect(yield* repo.customersAfter(mine, 0, 1)).toEqual([a.id])
      expect(yield* repo.customersAfter(mine, a.id, 9)).toEqual([b.id])
      expect(yield* held(mine, [])).toEqual([])
    })
  )

  it.effect("have the customer as messages need it", () =>
    Effect.gen(function* () {
      const mine = yield* company()
      const { id } = yield* customer(mine, { email: "Ada@example.com", timezone: "Asia/Tokyo" })
      const found = yield* one(mine, id)
      expect(found.customer).toMatchObject({
        id,
        email: "Ada@example.com",
        timezone: "Asia/Tokyo",
        optedOut: [],
        suppressed: [],
        linkNumber: 0
      })
    })
  )

  it.effect("have what is open, by due date, with the ladders that were stored", () =>
    Effect.gen(function* () {
      const repo = yield* CasesRepo
      const receivables = yield* ReceivablesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine, { timezone: "Asia/Tokyo" })
      const due = (dueDate: string) => receivable(mine, customerId, { dueDate })
      const [late, early, same] = [
        yield* due("2026-03-12"),
        yield* due("2026-03-10"),
        yield* due("2026-03-10")
      ]
      const paused = yield* due("2026-03-11")
      const paid = yield* due("2026-03-01")
      yield* receivables.settle(mine, paid, { ...paid, paidMinor: 1_000, status: "paid" }, NOON)
      const rest = { status: "paused", pauseCause: "disputed" } as const
      yield* receivables.update(mine, paused, { ...paused, ...rest }, NOON)
      yield* receivable(mine, (yield* customer(mine)).id)
      const ladder = decodeLadder('{"begunAt":5,"reminders":2,"namedOn":20000,"roundTone":"firm"}')
      yield* repo.saveLadders(mine, [{ receivableId: early.id, ladder, said: 2 }])
      for (const mode of ["read", "wait", "orSkip"] as const) {
        const found = yield* one(mine, customerId, { mode, locksDebts: mode === "orSkip" })
        expect(debtIds(found)).toEqual([early.id, same.id, paused.id, late.id])
        expect(found.receivables[0]).toEqual({ receivable: early, createdAt: NOON, ladder, said: 2 })
        expect(found.receivables[1]).toMatchObject({ createdAt: NOON, ladder: null, said: 0 })
        expect(found.receivables[2]?.receivable).toMatchObject(rest)
      }
      expect(yield* repo.receivables(mine, [paid.id, early.id])).toMatchObject([
        { receivable: { id: paid.id, status: "paid" }, ladder: null },
        { receivable: early, ladder }
      ])
      const { dunning, ...locked } = (yield* receivables.findForUpdate(mine, early.id)) ?? {}
      expect(locked).toEqual(early)
      expect(dunning).toMatchObject({ createdAt: NOON, ladder, said: 2, timezone: "Asia/Tokyo" })
      yield* repo.saveLadders(mine, [{ receivableId: early.id, ladder: null, said: 0 }])
      expect((yield* one(mine, customerId)).receivables[0]).toMatchObject({ ladder: null, said: 0 })
    })
  )

  it.effect("have their open debts in pages, in order of their ids", () =>
    Effect.gen(function* () {
      const repo = yield* CasesRepo
      const receivables = yield* ReceivablesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const made = yield* Effect.forEach(
        ["2026-03-12", "2026-03-10", "2026-03-11", "2026-03-09"],
        (dueDate) => receivable(mine, customerId, { dueDate })
      )
      yield* receivable(mine, (yield* customer(mine)).id)
      const [first, paid, third, fourth] = made
      if (first === undefined || paid === undefined || third === undefined || fourth === undefined) {
        return yield* Effect.dieMessage("there are four")
      }
      yield* receivables.settle(mine, paid, { ...paid, paidMinor: 1_000, status: "paid" }, NOON)
      const page = (after: number, limit: number) =>
        Effect.map(repo.debtsAfter(mine, customerId, after, limit), (found) =>
          debtIds({ receivables: found })
        )
      expect(yield* page(0, 2)).toEqual([first.id, third.id])
      expect(yield* page(third.id, 2)).toEqual([fourth.id])
      expect(yield* page(fourth.id, 2)).toEqual([])
    })
  )

  it.effect("are planned again if they were planned by settings that are others by now", () =>
    Effect.gen(function* () {
      const changes = yield* CustomerChangesRepo
      const repo = yield* CasesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const taken = changes.take(mine, 9, "wait")
      const again = [{ customerId, renews: false }]
      yield* repo.save(mine, [{ customerId, state }], { ...real, policyVersion: 1 })
      expect(yield* taken).toEqual([])
      yield* repo.begin(mine, [{ customerId, state }], { ...real, policyVersion: 1 })
      expect(yield* taken).toEqual(again)
      const others: ReadonlyArray<Partial<PlannedBy>> = [
        { policyVersion: 1 },
        { remindersMode: "hold" },
        { timezone: "Europe/Berlin" },
        { country: "DE" }
      ]
      for (const other of others) {
        yield* repo.save(mine, [{ customerId, state }], { ...real, ...other })
        expect(yield* taken, JSON.stringify(other)).toEqual(again)
      }
      yield* repo.save(mine, [{ customerId, state }], real)
      expect(yield* taken).toEqual([])
    })
  )

  it.effect("are seen by writes with their state, whose version moves on with every change", () =>
    Effect.gen(function* () {
      const repo = yield* CasesRepo
      const receivables = yield* ReceivablesRepo
      const changes = yield* CustomerChangesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const { id } = yield* receivable(mine, customerId)
      const seen = Effect.gen(function* () {
        const debtor = yield* receivables.debtor(mine, customerId).alone
        const locked = yield* receivables.findForUpdate(mine, id)
        expect(locked?.dunning.seen).toEqual(debtor?.seen)
        return debtor?.seen
      })
      const changed = Effect.map(changes.take(mine, 9, "wait"), (taken) => taken.length)
      expect(yield* seen).toEqual({ version: null, state: NEW_STATE })
      const first = { ...NEW_STATE, since: 4 }
      yield* repo.begin(mine, [{ customerId, state: first }], real)
      expect(yield* seen).toEqual({ version: 1, state: first })
      expect(yield* changed).toBe(0)
      // Who begins it a second time has not seen it.
      yield* repo.begin(mine, [{ customerId, state }], real)
      expect(yield* seen).toEqual({ version: 1, state: first })
      expect(yield* changed).toBe(1)
      yield* repo.save(mine, [{ customerId, state }], real)
      expect(yield* seen).toEqual({ version: 2, state })
      expect((yield* one(mine, customerId)).state).toEqual(state)
      const check = (version: number | null) =>
        Effect.zipRight(repo.verify(mine, [{ customerId, version }], real), changed)
      expect(yield* check(2)).toBe(0)
      expect(yield* check(1)).toBe(1)
      expect(yield* check(null)).toBe(1)
    })
  )

  it.effect("have the scheduled attempts of the customer, by channel and time", () =>
    Effect.gen(function* () {
      const fixture = yield* Fixture
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const { id: receivableId } = yield* receivable(mine, customerId)
      const attempt = (channel: "email" | "sms", at: number, status: "scheduled" | "sent" = "scheduled") =>
        fixture.attempt(mine, { receivableId, customerId, offsetDays: 0, channel, status, scheduledFor: at })
      const sms = yield* attempt("sms", NOON - 1)
      const later = yield* attempt("email", NOON + 1)
      const sooner = yield* attempt("email", NOON)
      yield* attempt("email", NOON, "sent")
      const { queued } = yield* one(mine, customerId)
      expect(queued.map(({ id }) => id)).toEqual([sooner, later, sms])
    })
  )
})

conformance("cases and messages", (it) => {
  it.effect("know when the addresses of the customer had their last messages, from whichever customer", () =>
    Effect.gen(function* () {
      const messages = yield* ReminderMessages
      const mine = yield* company()
      const ada = yield* customer(mine, { email: "Ada@example.com", phoneE164: "+4930123456" })
      const twin = yield* customer(mine, { email: "ada@EXAMPLE.com" })
      const fixture = yield* Fixture
      const { id: receivableId } = yield* receivable(mine, twin.id)
      const attemptId = yield* fixture.attempt(mine, { receivableId, customerId: twin.id, offsetDays: 0 })
      const keep = Effect.fnUntraced(function* (
        sentOn: string,
        status: MessageStatus,
        to: { readonly channel: "email" | "sms"; readonly recipient: string }
      ) {
        const [id = 0] = yield* messages.reserve(1)
        const text = {
          locale: "en",
          tone: "firm",
          subject: null,
          text: "",
          html: null,
          captured: false,
          decided: null
        }
        const about = { attemptIds: [attemptId], customerId: twin.id, payableId: null }
        const outcome = { status, sentOn, sentAt: null, providerMessageId: null, error: null }
        yield* messages.keep(mine, [{ id, ...about, ...text, ...outcome, ...to }], NOON)
        return id
      })
      const mail = { channel: "email", recipient: "ADA@example.com" } as const
      yield* keep("2026-03-01", "sent", mail)
      const unknown = yield* keep("2026-03-02", "unknown", mail)
      const sending = yield* keep("2026-03-03", "sending", mail)
      yield* keep("2026-03-04", "deferred", mail)
      yield* keep("2026-03-05", "failed", mail)
      yield* keep("2026-03-06", "sent", { ...mail, recipient: "bob@example.com" })
      yield* keep("2026-03-07", "sent", { channel: "sms", recipient: "+4930999999" })
      const last = (customerId: number, withoutMessages: ReadonlyArray<number> = []) =>
        Effect.map(one(mine, customerId, { mode: "read", withoutMessages }), ({ messagedOn }) => messagedOn)
      expect(yield* last(ada.id)).toEqual({ email: "2026-03-03", sms: null })
      expect(yield* last(ada.id, [sending])).toEqual({ email: "2026-03-02", sms: null })
      expect(yield* last(ada.id, [sending, unknown])).toEqual({ email: "2026-03-01", sms: null })
      // What is being handed over to the customer counts by its outcome.
      expect(yield* last(twin.id)).toEqual({ email: "2026-03-02", sms: null })
      expect(yield* last(twin.id, [unknown])).toEqual({ email: "2026-03-01", sms: null })
      yield* keep("2026-03-08", "sent", { channel: "sms", recipient: "+4930123456" })
      expect(yield* last(ada.id)).toEqual({ email: "2026-03-03", sms: "2026-03-08" })
      expect(yield* last((yield* customer(mine)).id)).toEqual({ email: null, sms: null })
    })
  )
})

conformance("cases as a whole", (it) => {
  it.effect("have their open debts in pages, in order of their ids", () =>
    Effect.gen(function* () {
      const repo = yield* CasesRepo
      const receivables = yield* ReceivablesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const made = yield* Effect.forEach(
        ["2026-03-12", "2026-03-10", "2026-03-11", "2026-03-09"],
        (dueDate) => receivable(mine, customerId, { dueDate })
      )
      yield* receivable(mine, (yield* customer(mine)).id)
      const [first, paid, third, fourth] = made
      if (first === undefined || paid === undefined || third === undefined || fourth === undefined) {
        return yield* Effect.dieMessage("there are four")
      }
      yield* receivables.settle(mine, paid, { ...paid, paidMinor: 1_000, status: "paid" }, NOON)
      const page = (after: number, limit: number) =>
        Effect.map(repo.debtsAfter(mine, customerId, after, limit), (found) =>
          debtIds({ receivables: found })
        )
      expect(yield* page(0, 2)).toEqual([first.id, third.id])
      expect(yield* page(third.id, 2)).toEqual([fourth.id])
      expect(yield* page(fourth.id, 2)).toEqual([])
    })
  )

  it.effect("are planned again if whoever stores them says so, once, and renewed if one of them does", () =>
    Effect.gen(function* () {
      const changes = yield* CustomerChangesRepo
      const repo = yield* CasesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const other = { customerId: (yield* customer(mine)).id, state }
      yield* held(mine, [customerId, other.customerId])
      const save = (...again: ReadonlyArray<"read" | "renew">) =>
        Effect.zipRight(
          Effect.forEach(again, (each) => repo.save(mine, [{ customerId, state, again: each }, other], real)),
          changes.take(mine, 9, "wait")
        )
      expect(yield* save("read")).toEqual([{ customerId, renews: false }])
      expect(yield* save("read", "renew")).toEqual([{ customerId, renews: true }])
      expect(yield* save("renew", "read")).toEqual([{ customerId, renews: true }])
    })
  )
})

const dates = { overdueTo: "2026-03-09", comingTo: "2026-03-17" }
const minima = minimaOf({ minBalance: {} })

conformance("cases of many debts", (it) => {
  it.effect("are read in parts, with the sums of all", () =>
    Effect.gen(function* () {
      const repo = yield* CasesRepo
      const receivables = yield* ReceivablesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const debts = (n: number, dueDate: string, said: number, currency = "EUR") =>
        Effect.gen(function* () {
          const made = yield* Effect.replicateEffect(receivable(mine, customerId, { dueDate, currency }), n)
          const ladder = said === 0 ? null : decodeLadder('{"reminders":1}')
          yield* repo.saveLadders(
            mine,
            made.map(({ id }) => ({ receivableId: id, ladder, said }))
          )
          return made
        })
      const ended = yield* debts(MAX_LISTED, "2026-01-01", 3)
      expect((yield* one(mine, customerId)).isWhole).toBe(true)
      const fresh = yield* debts(2, "2026-02-01", 0)
      const named = yield* debts(2, "2026-02-02", 2)
      const returning = yield* debts(1, "2026-02-03", 4)
      const coming = yield* debts(2, "2026-03-12", 1, "USD")
      const next = yield* debts(1, "2026-03-13", 0)
      const later = yield* debts(1, "2026-05-01", 0)
      const [resting] = yield* debts(1, "2026-01-02", 2)
      if (resting === undefined) return yield* Effect.dieMessage("there is one")
      yield* receivables.update(mine, resting, { ...resting, status: "paused", pauseCause: "disputed" }, NOON)
      const found = yield* one(mine, customerId)
      expect([found.isWhole, found.receivables.length]).toEqual([false, MAX_LISTED + 1])
      for (const locksDebts of [false, true]) {
        const rest = yield* repo.rest(mine, customerId, { dates, minima, locksDebts })
        const all = [ended, fresh, named, returning, coming, next, later, [resting]].flat()
        expect(debtIds(rest).toSorted((a, b) => a - b)).toEqual(
          all.map(({ id }) => id).toSorted((a, b) => a - b)
        )
        const totals = {
          overdue: MAX_LISTED + 5,
          overdueSums: { EUR: (MAX_LISTED + 5) * 1_000 },
          coming: 3,
          comingSums: { EUR: 1_000, USD: 2_000 },
          resting: 1
        }
        // They are read for what a message says.
        expect(rest.totals).toEqual(locksDebts ? totals : null)
      }
      yield* debts(MAX_LISTED, "2026-01-03", 2)
      const more = yield* repo.rest(mine, customerId, { dates, minima, locksDebts: false })
      // The oldest ones of each part: those named on 2 February are not among them.
      expect(debtIds(more)).not.toContain(named[0]?.id)
      expect(debtIds(more)).toEqual(expect.arrayContaining([...fresh, ...returning].map(({ id }) => id)))
    })
  )

  it.effect("count what owes less than the minimum as resting, and read what is chased in its place", () =>
    Effect.gen(function* () {
      const repo = yield* CasesRepo
      const receivables = yield* ReceivablesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const owing = (n: number, fields: Partial<ReceivableDraft>, paidMinor = 0) =>
        Effect.replicateEffect(
          Effect.gen(function* () {
            const made = yield* receivable(mine, customerId, { dueDate: "2026-02-01", ...fields })
            if (paidMinor === 0) return made
            const after = { ...made, paidMinor, status: "partially_paid" } as const
            yield* receivables.settle(mine, made, after, NOON)
            return after
          }),
          n
        )
      // The usual minimum is 5.00 and a tenth of the amount, and 5 where a currency has no decimals.
      const little = yield* owing(MAX_LISTED, { dueDate: "2026-01-01", amountMinor: 10_000 }, 9_501)
      const few = yield* owing(1, { dueDate: "2026-01-01", amountMinor: 100, currency: "JPY" }, 96)
      const chased = [
        // 5.00 are left, a tenth is left, and 4.99 of an amount that is no more.
        ...(yield* owing(1, { amountMinor: 10_000 }, 9_500)),
        ...(yield* owing(1, { amountMinor: 4_000 }, 3_600)),
        ...(yield* owing(1, { amountMinor: 499 })),
        ...(yield* owing(1, { amountMinor: 100, currency: "JPY" }, 95))
      ]
      const coming = yield* owing(1, { dueDate: "2026-03-12", amountMinor: 10_000 }, 9_501)
      const read = (minBalance: Readonly<Record<string, string>>) =>
        Effect.map(
          repo.rest(mine, customerId, { dates, minima: minimaOf({ minBalance }), locksDebts: true }),
          ({ receivables: found, totals }) => ({ ids: debtIds({ receivables: found }), totals })
        )
      const idsOf = (debts: ReadonlyArray<{ readonly id: number }>) => debts.map(({ id }) => id)
      expect(yield* read({})).toEqual({
        ids: idsOf(chased),
        totals: {
          overdue: 4,
          overdueSums: { EUR: 500 + 400 + 499, JPY: 5 },
          coming: 0,
          comingSums: {},
          resting: little.length + few.length + coming.length
        }
      })
      // A minimum that is set is for whatever amount; no other currency is concerned.
      expect((yield* read({ EUR: "5.00" })).totals).toMatchObject({
        overdue: 2,
        overdueSums: { EUR: 500, JPY: 5 },
        resting: little.length + few.length + coming.length + 2
      })
      expect((yield* read({ EUR: "0.01" })).totals).toMatchObject({
        overdue: MAX_LISTED + 4,
        coming: 1,
        resting: 1
      })
    })
  )
})
