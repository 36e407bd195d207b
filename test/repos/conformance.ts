/** What every implementation of the repositories does; run against memory and against PostgreSQL. */
import { expect, type Vitest } from "@effect/vitest"
import { Cause, Context, Deferred, Effect, Exit, Fiber, TestClock } from "effect"
import type { Receivable } from "../../src/domain/Receivable.ts"
import type { AttemptRecord } from "../../src/domain/ReminderAttempt.ts"
import { AuditLog } from "../../src/repos/AuditLog.ts"
import { CustomersRepo } from "../../src/repos/Customers.ts"
import { OptOutsRepo } from "../../src/repos/OptOuts.ts"
import { type PayableDraft, PayablesRepo } from "../../src/repos/Payables.ts"
import { PaymentsRepo } from "../../src/repos/Payments.ts"
import { type ReceivableDraft, ReceivablesRepo } from "../../src/repos/Receivables.ts"
import { ReminderAttemptsRepo } from "../../src/repos/ReminderAttempts.ts"
import { ReminderMessages } from "../../src/repos/ReminderMessages.ts"
import { ReminderPace } from "../../src/repos/ReminderPace.ts"
import { ReminderQueue } from "../../src/repos/ReminderQueue.ts"
import { SettingsRepo } from "../../src/repos/Settings.ts"
import { StoredReplies } from "../../src/repos/StoredReplies.ts"
import { Tenant } from "../../src/repos/Tenant.ts"
import { Idempotency } from "../../src/services/Idempotency.ts"
import { KeyStore } from "../../src/services/KeyStore.ts"
import { Quota } from "../../src/services/Quota.ts"

/** What a test needs besides the repositories, made in the implementation's own way. */
export class Fixture extends Context.Tag("test/Fixture")<
  Fixture,
  {
    readonly company: (options?: { readonly timezone?: string }) => Effect.Effect<number>
    readonly series: (companyId: number) => Effect.Effect<number>
    readonly attempt: (
      companyId: number,
      attempt: Pick<AttemptRecord, "receivableId" | "customerId" | "offsetDays"> &
        Partial<Pick<AttemptRecord, "status" | "channel" | "scheduledFor" | "recipient">>
    ) => Effect.Effect<number>
    /** A key of a verified owner with a plan of this allowance, in force at the epoch; answers its token. */
    readonly key: (companyId: number, allowance: number) => Effect.Effect<string>
    readonly auditActions: (companyId: number) => Effect.Effect<ReadonlyArray<string>>
  }
>() {}

/** Requests per key and minute that the Quota under test allows. */
export const PER_MINUTE = 3

type Provided =
  | Fixture
  | AuditLog
  | CustomersRepo
  | Idempotency
  | KeyStore
  | OptOutsRepo
  | PayablesRepo
  | PaymentsRepo
  | Quota
  | ReceivablesRepo
  | ReminderAttemptsRepo
  | ReminderMessages
  | ReminderPace
  | ReminderQueue
  | SettingsRepo
  | StoredReplies
  | Tenant

const NOON = Date.parse("2026-03-10T12:00:00Z")
const FAR_AHEAD = Date.parse("2090-01-01T00:00:00Z")
const PAGE = { page: 1, perPage: 100 }

const company = (options?: { readonly timezone?: string }) =>
  Effect.flatMap(Fixture, (fixture) => fixture.company(options))

const customer = (companyId: number, fields: { readonly timezone?: string; readonly email?: string } = {}) =>
  Effect.flatMap(CustomersRepo, (repo) => repo.insert(companyId, { displayName: "Ada", ...fields }, NOON))

const receivableDraft = (customerId: number, fields: Partial<ReceivableDraft> = {}): ReceivableDraft => ({
  customerId,
  amountMinor: 1_000,
  currency: "EUR",
  dueDate: "2026-03-10",
  externalReference: null,
  description: null,
  ...fields
})

const receivable = (companyId: number, customerId: number, fields: Partial<ReceivableDraft> = {}) =>
  Effect.flatMap(ReceivablesRepo, (repo) =>
    Effect.flatMap(repo.insert(companyId, receivableDraft(customerId, fields), NOON), (row) =>
      row === null ? Effect.dieMessage("there is such a customer") : Effect.succeed(row.receivable)
    )
  )

const payableDraft = (fields: Partial<PayableDraft> = {}): PayableDraft => ({
  billLabel: "Rent",
  amountMinor: 5_000,
  currency: "EUR",
  dueDate: "2026-03-10",
  externalReference: null,
  description: null,
  occurrence: null,
  ...fields
})

const paymentDraft = (receivableId: number) => ({
  receivableId,
  amountMinor: 400,
  currency: "EUR",
  paidAt: NOON - 1,
  method: "cash",
  externalReference: null,
  note: null
})

/** So many attempts of a new customer's receivables that are due at once, oldest first. */
const scheduled = (companyId: number, n: number, scheduledFor: number) =>
  Effect.flatMap(customer(companyId), ({ id: customerId }) =>
    Effect.replicateEffect(
      Effect.flatMap(receivable(companyId, customerId), ({ id: receivableId }) =>
        Effect.flatMap(Fixture, (fixture) =>
          fixture.attempt(companyId, {
            receivableId,
            customerId,
            offsetDays: 0,
            status: "scheduled",
            scheduledFor
          })
        )
      ),
      n
    )
  )

const idsOf = ({ items }: { readonly items: ReadonlyArray<{ readonly id: number }> }) =>
  items.map(({ id }) => id)

const isDefect = <A, E>(exit: Exit.Exit<A, E>): boolean =>
  Exit.isFailure(exit) && Cause.isDie(exit.cause) && !Cause.isFailure(exit.cause)

const fingerprint = (byte: number) => new Uint8Array(32).fill(byte)

/** Every behaviour. */
export const conformance = (it: Vitest.MethodsNonLive<Provided>) => {
  it.effect("customers: what is inserted is found, and nothing else", () =>
    Effect.gen(function* () {
      const repo = yield* CustomersRepo
      const mine = yield* company()
      const other = yield* company()
      const full = yield* repo.insert(
        mine,
        {
          displayName: " Zoë  \u{1f980} ",
          email: "a@example.com",
          phoneE164: "+4930123456",
          preferredLocale: "de",
          timezone: "Europe/Berlin"
        },
        NOON
      )
      expect(full).toEqual({
        id: full.id,
        displayName: " Zoë  \u{1f980} ",
        email: "a@example.com",
        phoneE164: "+4930123456",
        preferredLocale: "de",
        timezone: "Europe/Berlin",
        version: "v1"
      })
      expect(yield* repo.find(mine, full.id)).toEqual(full)
      expect(yield* repo.findForUpdate(mine, full.id)).toEqual(full)
      expect(yield* repo.find(other, full.id)).toBeNull()
      expect(yield* repo.findForUpdate(other, full.id)).toBeNull()
      expect(yield* repo.find(mine, 999_999)).toBeNull()

      const bare = yield* repo.insert(mine, { displayName: "B" }, NOON)
      expect(bare).toMatchObject({ email: null, phoneE164: null, preferredLocale: null, timezone: null })
    })
  )

  it.effect("customers: an update stores every field and moves the version on", () =>
    Effect.gen(function* () {
      const repo = yield* CustomersRepo
      const mine = yield* company()
      const before = yield* customer(mine, { email: "a@example.com" })
      const after = yield* repo.update(mine, { ...before, email: null, displayName: "B" }, NOON)
      expect(after).toEqual({ ...before, email: null, displayName: "B", version: "v2" })
      // the version is the store's, whatever the caller brings
      expect((yield* repo.update(mine, { ...before, version: "v77" }, NOON)).version).toBe("v3")
      expect(yield* repo.find(mine, before.id)).toMatchObject({ email: "a@example.com", version: "v3" })
      expect(isDefect(yield* Effect.exit(repo.update(mine, { ...before, id: 999_999 }, NOON)))).toBe(true)
    })
  )

  it.effect("opt-outs: are by channel, roll back, and are nothing that the customer's version is of", () =>
    Effect.gen(function* () {
      const optOuts = yield* OptOutsRepo
      const tenant = yield* Tenant
      const [mine, other] = [yield* company(), yield* company()]
      const { id } = yield* customer(mine)
      const state = yield* optOuts.find(mine, id)
      expect(state?.optedOutAt).toEqual({ email: null, sms: null })
      yield* optOuts.set(mine, id, "sms", NOON)
      expect((yield* optOuts.find(mine, id))?.optedOutAt).toEqual({ email: null, sms: NOON })
      yield* Effect.exit(
        tenant.transaction(
          mine,
          Effect.zipRight(optOuts.set(mine, id, "email", NOON), Effect.fail("thought better of it"))
        )
      )
      yield* tenant.transaction(mine, optOuts.set(mine, id, "sms", null))
      expect(yield* tenant.transaction(mine, optOuts.findForUpdate(mine, id))).toEqual(state)
      expect((yield* Effect.flatMap(CustomersRepo, (repo) => repo.find(mine, id)))?.version).toBe("v1")
      expect(yield* optOuts.find(other, id)).toBeNull()
      expect(yield* tenant.transaction(other, optOuts.find(mine, id))).toBeNull()
    })
  )

  it.effect("settings: the secret that is kept first is everybody's", () =>
    Effect.gen(function* () {
      const settings = yield* SettingsRepo
      const secrets = yield* Effect.forEach(
        ["a", "b", "c"],
        (fresh) => settings.secret("test", fresh, NOON),
        {
          concurrency: "unbounded"
        }
      )
      expect(new Set(secrets).size).toBe(1)
      expect(yield* settings.secret("test", "d", NOON)).toBe(secrets[0])
    })
  )

  it.effect("customers: filters are exact", () =>
    Effect.gen(function* () {
      const repo = yield* CustomersRepo
      const mine = yield* company()
      const a = yield* customer(mine, { email: "a@example.com" })
      yield* customer(mine, { email: "A@example.com" })
      const bare = yield* customer(mine)
      yield* repo.insert(mine, { displayName: "P", phoneE164: "+4930123456" }, NOON)
      expect(idsOf(yield* repo.list(mine, { email: "a@example.com" }, PAGE))).toEqual([a.id])
      expect((yield* repo.list(mine, { phoneE164: "+4930123456" }, PAGE)).total).toBe(1)
      expect((yield* repo.list(mine, { email: "a@example.com", phoneE164: "+4930123456" }, PAGE)).total).toBe(
        0
      )
      expect((yield* repo.list(mine, {}, PAGE)).total).toBe(4)
      expect(idsOf(yield* repo.list(mine, {}, PAGE))).toContain(bare.id)
    })
  )

  it.effect("receivables: what is inserted is found, and nothing else", () =>
    Effect.gen(function* () {
      const repo = yield* ReceivablesRepo
      const mine = yield* company()
      const other = yield* company()
      const { id: customerId } = yield* customer(mine)
      const made = yield* receivable(mine, customerId, { externalReference: "R-1", description: "" })
      expect(made).toEqual({
        id: made.id,
        customerId,
        amountMinor: 1_000,
        paidMinor: 0,
        currency: "EUR",
        dueDate: "2026-03-10",
        status: "open",
        externalReference: "R-1",
        description: "",
        version: "v1"
      })
      expect(yield* repo.find(mine, made.id)).toEqual(made)
      expect(yield* repo.findForUpdate(mine, made.id)).toEqual(made)
      expect(yield* repo.find(other, made.id)).toBeNull()
      expect(yield* repo.findForUpdate(other, made.id)).toBeNull()
    })
  )

  it.effect("receivables: another company's customer is none", () =>
    Effect.gen(function* () {
      const repo = yield* ReceivablesRepo
      const mine = yield* company()
      const other = yield* company()
      const { id: customerId } = yield* customer(mine)
      const { id: foreign } = yield* customer(other)
      expect(yield* repo.insert(mine, receivableDraft(foreign), NOON)).toBeNull()
      expect((yield* repo.list(mine, {}, PAGE, NOON)).total).toBe(0)
      const made = yield* receivable(mine, customerId)
      expect(yield* repo.update(mine, made, { ...made, customerId: foreign }, NOON)).toBeNull()
      expect(yield* repo.update(other, made, made, NOON)).toBeNull()
      expect(yield* repo.find(mine, made.id)).toEqual(made)
    })
  )

  it.effect("receivables: totals follow the status", () =>
    Effect.gen(function* () {
      const repo = yield* ReceivablesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const first = yield* receivable(mine, customerId)
      yield* receivable(mine, customerId)
      const partly = { ...first, paidMinor: 400, status: "partially_paid" } as const
      const stored = yield* repo.update(mine, first, partly, NOON)
      expect(stored).toEqual({ ...partly, version: "v2" })
      expect((yield* repo.list(mine, { status: "open" }, PAGE, NOON)).total).toBe(1)
      expect(yield* repo.list(mine, { status: "partially_paid" }, PAGE, NOON)).toEqual({
        total: 1,
        items: [stored]
      })
      expect((yield* repo.list(mine, { status: "paid" }, PAGE, NOON)).total).toBe(0)
      expect((yield* repo.list(mine, {}, PAGE, NOON)).total).toBe(2)
    })
  )

  it.effect("receivables: a row against the rules is a defect and changes nothing", () =>
    Effect.gen(function* () {
      const repo = yield* ReceivablesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const made = yield* receivable(mine, customerId)
      const wrong: ReadonlyArray<Partial<Receivable>> = [
        { paidMinor: 1_001, status: "paid" },
        { paidMinor: 1 },
        { status: "paid" },
        { status: "partially_paid" },
        { paidMinor: 1_000, status: "paused" },
        { amountMinor: 0 }
      ]
      for (const fields of wrong) {
        expect(isDefect(yield* Effect.exit(repo.update(mine, made, { ...made, ...fields }, NOON)))).toBe(true)
      }
      expect(yield* repo.find(mine, made.id)).toEqual(made)
      expect(yield* repo.list(mine, { status: "open" }, PAGE, NOON)).toEqual({ total: 1, items: [made] })
    })
  )

  it.effect("receivables: filters combine", () =>
    Effect.gen(function* () {
      const repo = yield* ReceivablesRepo
      const mine = yield* company()
      const { id: a } = yield* customer(mine)
      const { id: b } = yield* customer(mine)
      const first = yield* receivable(mine, a, { dueDate: "2026-01-01", externalReference: "X" })
      const second = yield* receivable(mine, a, { dueDate: "2026-02-01", currency: "JPY" })
      const third = yield* receivable(mine, b, { dueDate: "2026-03-01", externalReference: "X" })
      const found = (filter: Parameters<typeof repo.list>[1]) =>
        Effect.map(repo.list(mine, filter, PAGE, NOON), (page) => {
          expect(page.total).toBe(page.items.length)
          return idsOf(page)
        })
      expect(yield* found({})).toEqual([third.id, second.id, first.id])
      expect(yield* found({ customerId: a })).toEqual([second.id, first.id])
      expect(yield* found({ currency: "JPY" })).toEqual([second.id])
      expect(yield* found({ externalReference: "X" })).toEqual([third.id, first.id])
      expect(yield* found({ externalReference: "x" })).toEqual([])
      expect(yield* found({ dueFrom: "2026-02-01" })).toEqual([third.id, second.id])
      expect(yield* found({ dueTo: "2026-02-01" })).toEqual([second.id, first.id])
      expect(yield* found({ dueFrom: "2026-02-01", dueTo: "2026-02-01" })).toEqual([second.id])
      expect(yield* found({ status: "open", customerId: b, externalReference: "X" })).toEqual([third.id])
      expect(yield* found({ status: "paid", customerId: b })).toEqual([])
    })
  )

  it.effect("lists: pages, newest first, the total also past the end", () =>
    Effect.gen(function* () {
      const repo = yield* ReceivablesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const made = yield* Effect.replicateEffect(receivable(mine, customerId), 5)
      const newest = made.map(({ id }) => id).toReversed()
      for (const filter of [{}, { customerId }]) {
        const pageAt = (page: number) => repo.list(mine, filter, { page, perPage: 2 }, NOON)
        expect(idsOf(yield* pageAt(1))).toEqual(newest.slice(0, 2))
        expect(idsOf(yield* pageAt(3))).toEqual(newest.slice(4))
        expect(yield* pageAt(4)).toEqual({ total: 5, items: [] })
        expect(yield* pageAt(2_147_483_647)).toEqual({ total: 5, items: [] })
      }
      expect(yield* repo.list(yield* company(), {}, PAGE, NOON)).toEqual({ total: 0, items: [] })
    })
  )

  it.effect("receivables: overdue is what is past where the customer is, else where the company is", () =>
    Effect.gen(function* () {
      const repo = yield* ReceivablesRepo
      const mine = yield* company({ timezone: "Pacific/Kiritimati" })
      const { id: inCompany } = yield* customer(mine)
      const { id: west } = yield* customer(mine, { timezone: "Pacific/Pago_Pago" })
      const { id: middle } = yield* customer(mine, { timezone: "UTC" })
      // At noon in UTC it is the 11th in Kiritimati and the 10th in UTC and, since 01:00, in Pago Pago.
      const east = yield* receivable(mine, inCompany)
      const utc = yield* receivable(mine, middle)
      const away = yield* receivable(mine, west, { dueDate: "2026-03-09" })
      const old = yield* receivable(mine, west, { dueDate: "2020-01-01" })
      const far = yield* receivable(mine, inCompany, { dueDate: "9999-12-31" })
      const paused = yield* receivable(mine, inCompany, { dueDate: "2020-01-01" })
      yield* repo.update(mine, paused, { ...paused, status: "paused" }, NOON)

      const overdue = (now: number, flag = true) =>
        Effect.map(repo.list(mine, { overdue: flag }, PAGE, now), idsOf)
      expect(yield* overdue(NOON)).toEqual([old.id, away.id, east.id])
      expect(yield* overdue(NOON, false)).toEqual([paused.id, far.id, utc.id])
      expect(yield* overdue(Date.parse("2026-03-10T09:59:00Z"))).toEqual([old.id])
      expect(yield* overdue(Date.parse("2026-03-10T10:00:00Z"))).toEqual([old.id, east.id])
      expect(yield* overdue(Date.parse("2026-03-10T11:00:00Z"))).toEqual([old.id, away.id, east.id])
      expect(yield* overdue(Date.parse("2026-03-11T00:00:00Z"))).toEqual([old.id, away.id, utc.id, east.id])
      expect(idsOf(yield* repo.list(mine, { overdue: true, status: "paused" }, PAGE, NOON))).toEqual([])
    })
  )

  it.effect("receivables: overdue without any time zone is by UTC", () =>
    Effect.gen(function* () {
      const repo = yield* ReceivablesRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      yield* receivable(mine, customerId)
      const total = (now: string) =>
        Effect.map(repo.list(mine, { overdue: true }, PAGE, Date.parse(now)), (page) => page.total)
      expect(yield* total("2026-03-10T23:59:59.999Z")).toBe(0)
      expect(yield* total("2026-03-11T00:00:00Z")).toBe(1)
    })
  )

  it.effect("payments: found under their receivable, reversed once asked", () =>
    Effect.gen(function* () {
      const repo = yield* PaymentsRepo
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const { id: receivableId } = yield* receivable(mine, customerId)
      const { id: another } = yield* receivable(mine, customerId)
      const made = yield* repo.insert(mine, paymentDraft(receivableId), NOON)
      expect(made).toEqual({
        id: made.id,
        receivableId,
        amountMinor: 400,
        currency: "EUR",
        paidAt: "2026-03-10T11:59:59.999Z",
        method: "cash",
        externalReference: null,
        note: null,
        status: "recorded",
        createdAt: "2026-03-10T12:00:00.000Z"
      })
      expect(yield* repo.find(mine, receivableId, made.id)).toEqual(made)
      expect(yield* repo.find(mine, another, made.id)).toBeNull()
      const second = yield* repo.insert(mine, paymentDraft(receivableId), NOON)
      const reversed = yield* repo.markReversed(mine, made.id, NOON)
      expect(reversed).toEqual({ ...made, status: "reversed" })
      expect(yield* repo.list(mine, receivableId, PAGE)).toEqual({ total: 2, items: [second, reversed] })
      expect(yield* repo.list(mine, another, PAGE)).toEqual({ total: 0, items: [] })
      expect(isDefect(yield* Effect.exit(repo.insert(mine, paymentDraft(999_999), NOON)))).toBe(true)
      expect(isDefect(yield* Effect.exit(repo.markReversed(mine, 999_999, NOON)))).toBe(true)
    })
  )

  it.effect("payables: stored, changed, counted", () =>
    Effect.gen(function* () {
      const repo = yield* PayablesRepo
      const mine = yield* company()
      const made = yield* repo.insert(mine, payableDraft({ externalReference: "P" }), NOON)
      expect(made).toEqual({
        id: made.id,
        billLabel: "Rent",
        amountMinor: 5_000,
        currency: "EUR",
        dueDate: "2026-03-10",
        status: "open",
        externalReference: "P",
        description: null,
        seriesId: null,
        occurrenceIndex: null,
        version: "v1"
      })
      const paid = yield* repo.update(mine, made, { ...made, status: "paid", externalReference: null }, NOON)
      expect(paid).toEqual({ ...made, status: "paid", externalReference: null, version: "v2" })
      expect(yield* repo.find(mine, made.id)).toEqual(paid)
      expect(yield* repo.find(yield* company(), made.id)).toBeNull()
      expect(yield* repo.list(mine, { status: "paid" }, PAGE, NOON)).toEqual({ total: 1, items: [paid] })
      expect((yield* repo.list(mine, { status: "open" }, PAGE, NOON)).total).toBe(0)
      expect(isDefect(yield* Effect.exit(repo.update(mine, made, { ...made, id: 999_999 }, NOON)))).toBe(true)
    })
  )

  it.effect("payables: filters combine; overdue is where the company is", () =>
    Effect.gen(function* () {
      const repo = yield* PayablesRepo
      const fixture = yield* Fixture
      const mine = yield* company({ timezone: "Pacific/Kiritimati" })
      const seriesId = yield* fixture.series(mine)
      const single = yield* repo.insert(mine, payableDraft({ currency: "JPY", externalReference: "X" }), NOON)
      const occurrence = yield* repo.insert(
        mine,
        payableDraft({ dueDate: "2026-04-10", occurrence: { seriesId, index: 0 } }),
        NOON
      )
      const found = (filter: Parameters<typeof repo.list>[1]) =>
        Effect.map(repo.list(mine, filter, PAGE, NOON), idsOf)
      expect(occurrence).toMatchObject({ seriesId, occurrenceIndex: 0 })
      expect(yield* found({})).toEqual([occurrence.id, single.id])
      expect(yield* found({ seriesId })).toEqual([occurrence.id])
      expect(yield* found({ currency: "JPY", externalReference: "X" })).toEqual([single.id])
      expect(yield* found({ dueFrom: "2026-03-11" })).toEqual([occurrence.id])
      expect(yield* found({ dueTo: "2026-03-10" })).toEqual([single.id])
      expect(yield* found({ overdue: true })).toEqual([single.id])
      expect(yield* found({ overdue: false })).toEqual([occurrence.id])
      yield* repo.update(mine, single, { ...single, status: "paid" }, NOON)
      expect(yield* found({ overdue: true })).toEqual([])
      const twice = repo.insert(mine, payableDraft({ occurrence: { seriesId, index: 0 } }), NOON)
      expect(isDefect(yield* Effect.exit(twice))).toBe(true)
      const nowhere = repo.insert(mine, payableDraft({ occurrence: { seriesId: 999_999, index: 0 } }), NOON)
      expect(isDefect(yield* Effect.exit(nowhere))).toBe(true)
    })
  )

  it.effect("reminder queue: those with something due are found in turn, until it has come round", () =>
    Effect.gen(function* () {
      const queue = yield* ReminderQueue
      const companies = yield* Effect.replicateEffect(company(), 5)
      yield* Effect.forEach(companies, (each) => scheduled(each, 2, NOON))
      const [first = 0, second, third, fourth, fifth = 0] = companies
      expect((yield* queue.companiesDue(NOON - 1, 0, 3)).companies).toEqual([])
      const before = first - 1
      expect(yield* queue.companiesDue(NOON, before, 3)).toEqual({
        companies: [first, second, third],
        next: third
      })
      expect(yield* queue.companiesDue(NOON, third ?? 0, 3)).toEqual({
        companies: [fourth, fifth, first],
        next: first
      })
      expect(yield* queue.companiesDue(NOON, fifth, 5)).toEqual({ companies, next: 0 })
      // Nothing is due any more when another test looks.
      for (const each of companies) {
        expect((yield* queue.claim(each, NOON, FAR_AHEAD, 10)).length).toBe(2)
      }
      expect(yield* queue.companiesDue(NOON, 0, 3)).toEqual({ companies: [], next: 0 })
    })
  )

  it.effect("reminder pace: what finds no room is put off behind what was, what had its turn is next", () =>
    Effect.gen(function* () {
      const pace = yield* ReminderPace
      const queue = yield* ReminderQueue
      const repo = yield* ReminderAttemptsRepo
      const tenant = yield* Tenant
      const mine = yield* company()
      const ids = yield* scheduled(mine, 5, NOON)
      const spend = (now: number) =>
        tenant.transaction(
          mine,
          Effect.zipRight(pace.hold(mine), pace.set(mine, [[Math.floor(now / 1_000), 2]]))
        )
      const times = Effect.map(repo.list(mine, {}, PAGE), ({ items }) =>
        items
          .toSorted((a, b) => a.id - b.id)
          .map(({ dueAt, shiftedBy }) => [((dueAt ?? 0) - NOON) / 1_000, shiftedBy.join()])
      )
      expect(yield* pace.putOff(mine, NOON, 2, 10)).toBe(0)
      yield* spend(NOON)
      expect(yield* pace.putOff(mine, NOON, 3, 10)).toBe(0)
      expect(yield* pace.putOff(mine, NOON, 2, 4)).toBe(4)
      expect(yield* pace.putOff(mine, NOON, 2, 4)).toBe(1)
      const first = [61, 61, 122.5, 122.5, 184].map((seconds) => [seconds, "cap"])
      expect(yield* times).toEqual(first)
      expect(yield* pace.putOff(mine, NOON, 2, 4)).toBe(0)

      const later = NOON + 61_000
      yield* spend(later)
      ids.push(...(yield* scheduled(mine, 1, later)))
      expect(yield* pace.putOff(mine, later, 2, 10)).toBe(3)
      expect(yield* times).toEqual([122, 122, 122.5, 122.5, 184, 184].map((seconds) => [seconds, "cap"]))

      // Those at the end are gone: nobody waits for them.
      yield* queue.claim(mine, NOON + 184_000, FAR_AHEAD, 10)
      yield* spend(later + 1_000)
      yield* scheduled(mine, 1, later)
      expect(yield* pace.putOff(mine, later + 1_000, 2, 10)).toBe(1)
      expect((yield* times).at(-1)).toEqual([123, "cap"])
      yield* queue.claim(mine, FAR_AHEAD - 1, FAR_AHEAD, 10)
    })
  )

  it.effect("reminder messages: those captured are listed in the order of sending, and on from each", () =>
    Effect.gen(function* () {
      const kept = yield* ReminderMessages
      const repo = yield* ReminderAttemptsRepo
      const [mine, other] = [yield* company(), yield* company()]
      const planned = yield* scheduled(mine, 5, NOON)
      const capture = (place: number, at: number, captured = true) =>
        Effect.gen(function* () {
          const attemptId = planned[place] ?? 0
          const before = (yield* repo.list(mine, {}, PAGE)).items.find(({ id }) => id === attemptId)
          if (before === undefined) return yield* Effect.dieMessage("there is such an attempt")
          const after = { ...before, status: "sent" as const, sentAt: at, dueAt: null, updatedAt: at }
          yield* repo.update(mine, [{ before, after }])
          const message = { attemptId, recipient: "a@example.com", subject: null, text: `${place}`, captured }
          yield* kept.keep(mine, [message], at)
        })
      // Written at a time, but not in the order of their attempts.
      yield* capture(1, NOON + 3_000)
      yield* capture(4, NOON + 1_000)
      yield* capture(3, NOON + 2_000)
      yield* capture(0, NOON + 2_000)
      yield* capture(2, NOON, false)
      const list = (after: number | null, limit = 10, companyId = mine) =>
        Effect.map(
          kept.captured(companyId, after, limit),
          (messages) => messages?.map(({ sentAt, text }) => `${text} ${(sentAt - NOON) / 1_000}`) ?? null
        )
      const all = ["4 1", "0 2", "3 2", "1 3"]
      expect(yield* list(null)).toEqual(all)
      expect(yield* list(null, 2)).toEqual(all.slice(0, 2))
      for (const [index, place] of [4, 0, 3, 1].entries()) {
        expect(yield* list(planned[place] ?? 0)).toEqual(all.slice(index + 1))
      }
      expect(yield* list(planned[2] ?? 0)).toBeNull()
      expect(yield* list(planned[4] ?? 0, 10, other)).toBeNull()
      expect(yield* list(null, 10, other)).toEqual([])
    })
  )

  it.effect("reminder attempts: filters combine, both ends of the time included", () =>
    Effect.gen(function* () {
      const repo = yield* ReminderAttemptsRepo
      const fixture = yield* Fixture
      const mine = yield* company()
      const { id: customerId } = yield* customer(mine)
      const { id: receivableId } = yield* receivable(mine, customerId)
      const { id: another } = yield* receivable(mine, customerId)
      const of = { receivableId, customerId }
      const first = yield* fixture.attempt(mine, { ...of, offsetDays: -3, scheduledFor: NOON })
      const second = yield* fixture.attempt(mine, {
        ...of,
        offsetDays: 0,
        channel: "sms",
        recipient: "+4930123456",
        status: "scheduled",
        scheduledFor: NOON + 1_000
      })
      const third = yield* fixture.attempt(mine, {
        ...of,
        receivableId: another,
        offsetDays: 0,
        scheduledFor: NOON + 2_000
      })
      const found = (filter: Parameters<typeof repo.list>[1]) =>
        Effect.map(repo.list(mine, filter, PAGE), idsOf)
      expect(yield* found({})).toEqual([third, second, first])
      expect(yield* found({ receivableId })).toEqual([second, first])
      expect(yield* found({ customerId })).toEqual([third, second, first])
      expect(yield* found({ status: "scheduled" })).toEqual([second])
      expect(yield* found({ channel: "email", receivableId })).toEqual([first])
      expect(yield* found({ scheduledFrom: NOON + 1_000 })).toEqual([third, second])
      expect(yield* found({ scheduledTo: NOON + 1_000 })).toEqual([second, first])
      expect(yield* found({ scheduledFrom: NOON + 1, scheduledTo: NOON + 999 })).toEqual([])
      const { items } = yield* repo.list(mine, { channel: "sms" }, PAGE)
      expect(items[0]).toMatchObject({
        recipient: "+4930123456",
        currency: "EUR",
        scheduledFor: NOON + 1_000
      })
    })
  )

  it.effect("transactions: commit all of it", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const customers = yield* CustomersRepo
      const audit = yield* AuditLog
      const fixture = yield* Fixture
      const mine = yield* company()
      const made = yield* tenant.transaction(
        mine,
        Effect.gen(function* () {
          const row = yield* customer(mine)
          yield* audit.append({
            companyId: mine,
            at: NOON,
            actor: "system",
            action: "test",
            subjectId: 1,
            details: {}
          })
          // seen within, not yet outside
          expect((yield* customers.list(mine, {}, PAGE)).total).toBe(1)
          expect(yield* customers.findForUpdate(mine, row.id)).toEqual(row)
          expect(yield* customers.find(mine, row.id)).toBeNull()
          return row
        })
      )
      expect(yield* customers.find(mine, made.id)).toEqual(made)
      expect(yield* fixture.auditActions(mine)).toEqual(["test"])
    })
  )

  it.effect("transactions: a failure or a defect leaves nothing behind, inner ones join", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const customers = yield* CustomersRepo
      const audit = yield* AuditLog
      const replies = yield* StoredReplies
      const fixture = yield* Fixture
      const mine = yield* company()
      const kept = yield* customer(mine)
      const work = Effect.gen(function* () {
        yield* tenant.transaction(mine, customer(mine))
        yield* customers.update(mine, { ...kept, displayName: "changed" }, NOON)
        yield* audit.append({
          companyId: mine,
          at: NOON,
          actor: "system",
          action: "test",
          subjectId: 1,
          details: {}
        })
        yield* replies.insert(mine, "k", { status: 200, body: "{}", fingerprint: fingerprint(1), at: NOON })
      })
      const failed = yield* Effect.exit(tenant.transaction(mine, Effect.zipRight(work, Effect.fail("no"))))
      expect(failed).toEqual(Exit.fail("no"))
      const died = yield* Effect.exit(tenant.transaction(mine, Effect.zipRight(work, Effect.die("bug"))))
      expect(isDefect(died)).toBe(true)
      expect(yield* customers.list(mine, {}, PAGE)).toEqual({ total: 1, items: [kept] })
      expect(yield* fixture.auditActions(mine)).toEqual([])
      expect(yield* replies.find(mine, "k")).toBeNull()
    })
  )

  it.effect("transactions: another company's rows are neither seen nor written", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const customers = yield* CustomersRepo
      const mine = yield* company()
      const other = yield* company()
      const foreign = yield* customer(other)
      expect(yield* tenant.transaction(mine, customers.findForUpdate(other, foreign.id))).toBeNull()
      expect((yield* tenant.transaction(mine, customers.list(other, {}, PAGE))).total).toBe(0)
      expect(isDefect(yield* Effect.exit(tenant.transaction(mine, customer(other))))).toBe(true)
      expect((yield* customers.list(other, {}, PAGE)).total).toBe(1)
    })
  )

  it.effect("transactions: a held row is given out again only when the holder is done", () =>
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

  it.effect("idempotency: first, replay, reused, in progress", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const idempotency = yield* Idempotency
      const mine = yield* company()
      const other = yield* company()
      const write = { key: "k-1", fingerprint: fingerprint(1) }
      const reply = { status: 201, body: '{"data":{"ä":1}}' }
      const inside = yield* Deferred.make<void>()
      const goOn = yield* Deferred.make<void>()

      const first = yield* Effect.fork(
        tenant.transaction(
          mine,
          Effect.gen(function* () {
            expect(yield* idempotency.claim(mine, write)).toBeNull()
            yield* Deferred.succeed(inside, undefined)
            yield* Deferred.await(goOn)
            yield* idempotency.keep(mine, write, reply)
          })
        )
      )
      yield* Deferred.await(inside)
      const claim = (companyId: number, byte = 1) =>
        Effect.either(
          tenant.transaction(
            companyId,
            idempotency.claim(companyId, { ...write, fingerprint: fingerprint(byte) })
          )
        )
      expect(yield* claim(mine)).toMatchObject({
        left: { _tag: "IdempotencyKeyInProgress", retryAfterSeconds: 1 }
      })
      expect(yield* claim(other)).toMatchObject({ right: null })
      yield* Deferred.succeed(goOn, undefined)
      yield* Fiber.join(first)

      expect(yield* claim(mine)).toMatchObject({ right: reply })
      expect(yield* claim(mine, 2)).toMatchObject({ left: { _tag: "IdempotencyKeyReused" } })
      expect(yield* claim(other)).toMatchObject({ right: null })
    })
  )

  it.effect("idempotency: a transaction that failed leaves its key free", () =>
    Effect.gen(function* () {
      const tenant = yield* Tenant
      const idempotency = yield* Idempotency
      const mine = yield* company()
      const write = { key: "k-2", fingerprint: fingerprint(1) }
      const attempt = idempotency
        .claim(mine, write)
        .pipe(Effect.zipLeft(idempotency.keep(mine, write, { status: 200, body: "{}" })))
      yield* Effect.exit(tenant.transaction(mine, Effect.zipRight(attempt, Effect.die("crash"))))
      expect(yield* tenant.transaction(mine, idempotency.claim(mine, write))).toBeNull()
    })
  )

  it.effect("stored replies: swept by age", () =>
    Effect.gen(function* () {
      const replies = yield* StoredReplies
      const mine = yield* company()
      const keep = (key: string, at: number) =>
        replies.insert(mine, key, { status: 200, body: "{}", fingerprint: fingerprint(1), at })
      yield* keep("old", NOON - 2)
      yield* keep("older", NOON - 3)
      yield* keep("new", NOON)
      const { companies, remove } = replies.sweeping
      const me = { companyId: mine }
      expect(yield* companies(NOON, 0, 1_000)).toContainEqual(me)
      expect(yield* companies(NOON, mine, 1_000)).not.toContainEqual(me)
      expect(yield* companies(NOON - 3, 0, 1_000)).not.toContainEqual(me)
      expect(yield* remove(mine, NOON, 1)).toBe(1)
      expect(yield* remove(mine, NOON, 10)).toBe(1)
      expect(yield* remove(mine, NOON, 10)).toBe(0)
      expect(yield* replies.find(mine, "new")).toMatchObject({ status: 200, body: "{}" })
      expect(isDefect(yield* Effect.exit(keep("new", NOON)))).toBe(true)
    })
  )

  it.effect("keys: a token finds its holder; anything else is no key", () =>
    Effect.gen(function* () {
      const keys = yield* KeyStore
      const fixture = yield* Fixture
      const mine = yield* company()
      const token = yield* fixture.key(mine, 10)
      const holder = yield* keys.find(token)
      expect(holder).toMatchObject({ companyId: mine, refused: null, plan: { allowance: 10, plan: "pro" } })
      const last = token.at(-1) === "a" ? "b" : "a"
      for (const wrong of ["", "x", token.slice(0, -1) + last, `${token} `]) {
        expect(yield* Effect.flip(keys.find(wrong))).toMatchObject({ _tag: "Unauthenticated" })
      }
    })
  )

  it.effect("keys: a plan ends with its period, a key with its expiry", () =>
    Effect.gen(function* () {
      const keys = yield* KeyStore
      const fixture = yield* Fixture
      const token = yield* fixture.key(yield* company(), 10)
      yield* TestClock.setTime(KEY_PLAN_ENDS_AT - 1)
      expect((yield* keys.find(token)).plan).not.toBeNull()
      yield* TestClock.setTime(KEY_PLAN_ENDS_AT)
      expect((yield* keys.find(token)).plan).toBeNull()
      yield* TestClock.setTime(KEY_EXPIRES_AT - 1)
      yield* keys.find(token)
      yield* TestClock.setTime(KEY_EXPIRES_AT)
      expect(yield* Effect.flip(keys.find(token))).toMatchObject({ _tag: "Unauthenticated" })
      yield* TestClock.setTime(0)
    })
  )

  it.effect("quota: so many in any minute, and not one from the allowance for those refused", () =>
    Effect.gen(function* () {
      const keys = yield* KeyStore
      const quota = yield* Quota
      const fixture = yield* Fixture
      yield* TestClock.setTime(0)
      const holder = yield* keys.find(yield* fixture.key(yield* company(), 100))
      const admit = quota.admit(holder, true)
      const quotaStatus = (remaining: number, resetSeconds: number, used: number) => ({
        perKey: { limit: PER_MINUTE, windowSeconds: 60, remaining, resetSeconds },
        period: { allowance: 100, used, remaining: 100 - used }
      })
      expect(yield* admit).toMatchObject({ refused: null, quotaStatus: quotaStatus(2, 60, 1) })
      yield* TestClock.adjust("20 seconds")
      expect(yield* admit).toMatchObject({ refused: null, quotaStatus: quotaStatus(1, 40, 2) })
      expect(yield* admit).toMatchObject({ refused: null, quotaStatus: quotaStatus(0, 40, 3) })
      expect(yield* admit).toMatchObject({
        refused: { _tag: "RateLimited", details: { policy: "per_key" }, retryAfterSeconds: 40 },
        quotaStatus: quotaStatus(0, 40, 3)
      })
      yield* TestClock.adjust(39_999)
      expect((yield* admit).refused).not.toBeNull()
      yield* TestClock.adjust(1)
      expect(yield* admit).toMatchObject({ refused: null, quotaStatus: quotaStatus(0, 20, 4) })
      yield* TestClock.adjust("20 seconds")
      expect(yield* admit).toMatchObject({ refused: null, quotaStatus: quotaStatus(1, 40, 5) })
      yield* TestClock.setTime(0)
    })
  )

  it.effect("quota: the allowance is the company's, and only what is charged counts", () =>
    Effect.gen(function* () {
      const keys = yield* KeyStore
      const quota = yield* Quota
      const fixture = yield* Fixture
      yield* TestClock.setTime(0)
      const holder = yield* keys.find(yield* fixture.key(yield* company(), 1))
      expect(yield* quota.admit(holder, false)).toMatchObject({
        refused: null,
        quotaStatus: { period: { used: 0, remaining: 1 } }
      })
      expect(yield* quota.admit(holder, true)).toMatchObject({
        refused: null,
        quotaStatus: { period: { used: 1 } }
      })
      expect(yield* quota.admit(holder, true)).toMatchObject({
        refused: { details: { policy: "period" }, retryAfterSeconds: KEY_PLAN_ENDS_AT / 1_000 },
        quotaStatus: { perKey: { remaining: 0 }, period: { used: 1, remaining: 0 } }
      })
      // without a plan there is no allowance to refuse by
      yield* TestClock.adjust("1 minute")
      expect(yield* quota.admit({ ...holder, plan: null }, true)).toMatchObject({
        refused: null,
        quotaStatus: { period: { allowance: 0, used: 0, remaining: 0, windowSeconds: 0 } }
      })
      yield* TestClock.setTime(0)
    })
  )
}

/** When the plan of `Fixture.key` ends. */
export const KEY_PLAN_ENDS_AT = 1_000_000_000
/** When the key itself ends. */
export const KEY_EXPIRES_AT = 2_000_000_000
