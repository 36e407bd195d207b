/** The repositories of customers, opt-outs and settings, in memory and in PostgreSQL. */
import { expect } from "@effect/vitest"
import { Effect } from "effect"
import { MAX_FORMER_ADDRESSES } from "../../../src/domain/LinkAddress.ts"
import { BlockedAddresses } from "../../../src/repos/customers/BlockedAddresses.ts"
import { CustomerChangesRepo, MAX_RECEIVABLES } from "../../../src/repos/reminders/CustomerChanges.ts"
import { CustomersRepo } from "../../../src/repos/customers/Customers.ts"
import { SettingsRepo } from "../../../src/repos/installation/Settings.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { conformance } from "../conformance.ts"
import { company, customer, Fixture, idsOf, isDefect, NOON, PAGE, receivable, scheduled } from "../fixture.ts"

conformance("customers", (it) => {
  it.effect("a customer is found as it was inserted, with every field", () =>
    Effect.gen(function* () {
      const repo = yield* CustomersRepo
      const mine = yield* company()
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
      expect(yield* repo.find(mine, full.id)).toEqual({ ...full, optedOut: [], suppressed: [] })
      expect(yield* repo.findForUpdate(mine, full.id)).toEqual(full)
    })
  )

  it.effect("fields that are left out are null", () =>
    Effect.gen(function* () {
      const repo = yield* CustomersRepo
      const bare = yield* repo.insert(yield* company(), { displayName: "B" }, NOON)
      expect(bare).toMatchObject({ email: null, phoneE164: null, preferredLocale: null, timezone: null })
    })
  )

  it.effect("another company's customer is not found, nor is one that does not exist", () =>
    Effect.gen(function* () {
      const repo = yield* CustomersRepo
      const mine = yield* company()
      const other = yield* company()
      const { id } = yield* customer(mine)
      expect(yield* repo.find(other, id)).toBeNull()
      expect(yield* repo.findForUpdate(other, id)).toBeNull()
      expect(yield* repo.find(mine, 999_999)).toBeNull()
    })
  )

  it.effect("an update stores every field and a new version", () =>
    Effect.gen(function* () {
      const repo = yield* CustomersRepo
      const mine = yield* company()
      const before = yield* customer(mine, { email: "a@example.com" })
      const after = yield* repo.update(mine, { ...before, email: null, displayName: "B" }, NOON)
      expect(after).toEqual({
        ...before,
        email: null,
        displayName: "B",
        version: "v2",
        optedOut: [],
        suppressed: []
      })
    })
  )

  it.effect(
    "an update keeps the addresses that it replaces: the oldest first, once each, so many at most",
    () =>
      Effect.gen(function* () {
        const [repo, blocked] = [yield* CustomersRepo, yield* BlockedAddresses]
        const mine = yield* company()
        const before = yield* customer(mine, { email: "A@example.com" })
        const former = Effect.map(blocked.find(mine, before.id), (found) => found?.former)
        const change = (fields: Partial<typeof before>) => repo.update(mine, { ...before, ...fields }, NOON)
        yield* change({ displayName: "B" })
        yield* change({ email: "a@EXAMPLE.com" })
        expect(yield* former).toEqual({ email: [], sms: [] })
        for (const email of ["b@example.com", null, "a@example.com", "C@example.com", "b@example.com"]) {
          yield* change({ email, phoneE164: null })
        }
        const emails = ["a@example.com", "b@example.com", null, "c@example.com"]
        expect(yield* former).toEqual({ email: emails, sms: [] })
        yield* change({ email: "b@example.com", phoneE164: "+4930123451" })
        yield* change({ email: "b@example.com", phoneE164: "+4930123452" })
        yield* change({ email: "b@example.com", phoneE164: null })
        yield* change({ email: "b@example.com", phoneE164: "+4930123452" })
        expect(yield* former).toEqual({ email: emails, sms: [null, "+4930123451", "+4930123452"] })
        for (let n = 0; n < MAX_FORMER_ADDRESSES; n++) yield* change({ email: `${n}@example.com` })
        const many = (yield* former)?.email ?? []
        expect([many.length, many.slice(0, 4)]).toEqual([MAX_FORMER_ADDRESSES, emails])
      })
  )

  it.effect("the repository sets the version, whatever the caller passes", () =>
    Effect.gen(function* () {
      const repo = yield* CustomersRepo
      const mine = yield* company()
      const before = yield* customer(mine, { email: "a@example.com" })
      yield* repo.update(mine, { ...before, email: null }, NOON)
      expect((yield* repo.update(mine, { ...before, version: "v77" }, NOON)).version).toBe("v3")
      expect(yield* repo.find(mine, before.id)).toMatchObject({ email: "a@example.com", version: "v3" })
    })
  )

  it.effect("an update of a customer that does not exist is a defect", () =>
    Effect.gen(function* () {
      const repo = yield* CustomersRepo
      const mine = yield* company()
      const before = yield* customer(mine)
      expect(isDefect(yield* Effect.exit(repo.update(mine, { ...before, id: 999_999 }, NOON)))).toBe(true)
    })
  )

  it.effect("filters are exact", () =>
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
})

const onEmail = (companyId: number, address: string) => ({ companyId, channel: "email", address }) as const

conformance("blocked addresses", (it) => {
  const ada = { email: "Ada@example.com", phoneE164: "+4930123456" }

  it.effect("block every customer who has the address, also one who comes later, and change no version", () =>
    Effect.gen(function* () {
      const [blocked, customers] = [yield* BlockedAddresses, yield* CustomersRepo]
      const mine = yield* company()
      const first = yield* customer(mine, ada)
      expect(yield* customers.find(mine, first.id)).toMatchObject({ optedOut: [], suppressed: [] })
      expect(yield* blocked.optOut(onEmail(mine, "ada@EXAMPLE.com"), "asked for it", NOON)).toBe(true)
      const later = yield* customer(mine, { email: "ada@example.COM" })
      for (const { id } of [first, later]) {
        const found = { version: "v1", optedOut: ["email"], suppressed: [] }
        expect(yield* customers.find(mine, id)).toMatchObject(found)
        expect(yield* customers.findRecipient(mine, id)).toMatchObject(found)
        expect((yield* blocked.find(mine, id))?.blocks).toEqual({ email: "opted_out", sms: null })
        expect(yield* blocked.blockOf(onEmail(mine, "Ada@example.com"))).toBe("opted_out")
      }
      const { items } = yield* customers.list(mine, {}, PAGE)
      expect(items.map(({ optedOut }) => optedOut)).toEqual([["email"], ["email"]])
    })
  )

  it.effect("block nobody with another address, on another channel or of another company", () =>
    Effect.gen(function* () {
      const [blocked, customers] = [yield* BlockedAddresses, yield* CustomersRepo]
      const [mine, other] = [yield* company(), yield* company()]
      yield* blocked.optOut(onEmail(mine, "ada@example.com"), null, NOON)
      yield* blocked.suppress(
        { companyId: mine, channel: "sms", address: "+4930123456" },
        "bounced",
        null,
        NOON
      )
      const free = { optedOut: [], suppressed: [] }
      for (const { id } of [yield* customer(mine), yield* customer(mine, { email: "a@example.com" })]) {
        expect(yield* customers.find(mine, id)).toMatchObject(free)
      }
      const theirs = yield* customer(other, ada)
      expect(yield* customers.find(other, theirs.id)).toMatchObject(free)
      const own = yield* customer(mine, ada)
      expect(yield* customers.find(mine, own.id)).toMatchObject({ optedOut: ["email"], suppressed: ["sms"] })
      const moved = yield* customers.update(mine, { ...own, email: "new@example.com" }, NOON)
      expect(moved).toMatchObject({ optedOut: [], suppressed: ["sms"] })
      expect(yield* blocked.find(other, own.id)).toBeNull()
      const tenant = yield* Tenant
      expect(yield* tenant.transaction(other, blocked.find(mine, own.id))).toBeNull()
    })
  )

  it.effect("say whether they changed; an opt-out counts before a suppression, and allowing ends both", () =>
    Effect.gen(function* () {
      const [blocked, customers] = [yield* BlockedAddresses, yield* CustomersRepo]
      const mine = yield* company()
      const { id } = yield* customer(mine, ada)
      const address = onEmail(mine, "ada@example.com")
      expect(yield* blocked.allow(address)).toBe(false)
      expect(yield* blocked.blockOf(address)).toBeNull()
      expect(yield* blocked.suppress(address, "bounced", "550 no such user", NOON)).toBe(true)
      expect(yield* blocked.blockOf(address)).toBe("suppressed")
      expect(yield* blocked.suppress(address, "complained", null, NOON)).toBe(false)
      expect(yield* customers.find(mine, id)).toMatchObject({ optedOut: [], suppressed: ["email"] })
      expect(yield* blocked.optOut(address, null, NOON)).toBe(true)
      expect(yield* blocked.optOut(address, null, NOON)).toBe(false)
      expect(yield* customers.find(mine, id)).toMatchObject({ optedOut: ["email"], suppressed: [] })
      expect(yield* blocked.allow(address)).toBe(true)
      expect(yield* customers.find(mine, id)).toMatchObject({ optedOut: [], suppressed: [] })
    })
  )

  it.effect("are rolled back with their transaction", () =>
    Effect.gen(function* () {
      const [blocked, tenant] = [yield* BlockedAddresses, yield* Tenant]
      const mine = yield* company()
      const { id } = yield* customer(mine, ada)
      const before = yield* blocked.find(mine, id)
      yield* Effect.exit(
        tenant.transaction(
          mine,
          Effect.zipRight(
            blocked.optOut(onEmail(mine, "ada@example.com"), null, NOON),
            Effect.fail("thought better of it")
          )
        )
      )
      expect(yield* tenant.transaction(mine, blocked.findForUpdate(mine, id))).toEqual(before)
    })
  )
})

conformance("settings", (it) => {
  it.effect("the secret that is stored first is the one that all get", () =>
    Effect.gen(function* () {
      const settings = yield* SettingsRepo
      const secrets = yield* Effect.forEach(
        ["a", "b", "c"],
        (fresh) => settings.secret("test", fresh, NOON),
        { concurrency: "unbounded" }
      )
      expect(new Set(secrets).size).toBe(1)
      expect(yield* settings.secret("test", "d", NOON)).toBe(secrets[0])
    })
  )
})

conformance("changed customers", (it) => {
  const real = { onTestClock: false, now: NOON }

  it.effect("are served oldest first, once each, and last if their change begins again", () =>
    Effect.gen(function* () {
      const repo = yield* CustomerChangesRepo
      const mine = yield* company()
      const [a, b, c] = [yield* customer(mine), yield* customer(mine), yield* customer(mine)]
      const oldest = repo.lockOldest(mine, false, "orSkip")
      expect(yield* oldest).toBeNull()
      yield* repo.add(mine, b.id, real)
      yield* repo.add(mine, c.id, { ...real, now: NOON + 1 })
      yield* repo.add(mine, a.id, real)
      yield* repo.add(mine, a.id, { ...real, now: NOON - 1 })
      expect(yield* oldest).toEqual({ customerId: a.id, afterReceivableId: 0, version: null })
      const further = { customerId: a.id, afterReceivableId: 7, version: a.version }
      yield* repo.advance(mine, further)
      // What is under way is not changed by another change of the customer.
      yield* repo.add(mine, a.id, { ...real, now: NOON + 2 })
      expect(yield* oldest).toEqual(further)
      yield* repo.beginAgain(mine, a.id, NOON + 2)
      expect((yield* oldest)?.customerId).toBe(b.id)
      yield* repo.remove(mine, b.id)
      expect((yield* oldest)?.customerId).toBe(c.id)
      yield* repo.remove(mine, c.id)
      expect(yield* repo.lockOldest(mine, false, "wait")).toEqual({
        customerId: a.id,
        afterReceivableId: 0,
        version: null
      })
      yield* repo.remove(mine, a.id)
      expect(yield* oldest).toBeNull()
    })
  )

  it.effect("companies with any are found in order of their ids, without those on a test clock", () =>
    Effect.gen(function* () {
      const repo = yield* CustomerChangesRepo
      const companies = yield* Effect.replicateEffect(company(), 4)
      const [first = 0, second = 0, onClock = 0, last = 0] = companies
      for (const id of companies) {
        yield* repo.add(id, (yield* customer(id)).id, { ...real, onTestClock: id === onClock })
        yield* repo.add(id, (yield* customer(id)).id, { ...real, onTestClock: id === onClock })
      }
      const found = (after: number, limit: number) =>
        Effect.map(repo.companies(after, limit), (rows) => rows.map(({ companyId }) => companyId))
      expect(yield* found(0, 2)).toEqual([first, second])
      expect(yield* found(second, 5)).toEqual([last])
      expect(yield* found(last, 5)).toEqual([])
      expect(yield* repo.lockOldest(onClock, false, "orSkip")).toBeNull()
      expect(yield* repo.lockOldest(onClock, true, "orSkip")).not.toBeNull()
    })
  )

  it.effect(
    "name their attempts to come in another zone or language, a bounded number of receivables at a time",
    () =>
      Effect.gen(function* () {
        const repo = yield* CustomerChangesRepo
        const fixture = yield* Fixture
        const mine = yield* company()
        yield* scheduled(mine, 1, NOON + 1)
        const { id: customerId } = yield* customer(mine)
        const receivables = yield* Effect.replicateEffect(receivable(mine, customerId), MAX_RECEIVABLES + 2)
        const ids = receivables.map(({ id }) => id)
        const last = ids.at(MAX_RECEIVABLES - 1) ?? 0
        const attempt = (
          receivableId = 0,
          fields: { readonly status: "scheduled" | "sent"; readonly scheduledFor: number }
        ) => fixture.attempt(mine, { receivableId, customerId, offsetDays: 0, ...fields })
        const future = yield* attempt(ids[1], { status: "scheduled", scheduledFor: NOON + 1 })
        yield* attempt(ids[2], { status: "scheduled", scheduledFor: NOON })
        yield* attempt(ids[3], { status: "sent", scheduledFor: NOON + 1 })
        yield* attempt(ids.at(-1), { status: "scheduled", scheduledFor: NOON + 1 })
        const begun = { customerId, afterReceivableId: 0, version: null }
        const next = (facts: { readonly timezone: string; readonly locale: string }, afterReceivableId = 0) =>
          repo.nextReceivables(mine, { ...begun, afterReceivableId }, facts, NOON)
        const stale = [{ attemptId: future, receivableId: ids[1] }]
        expect(yield* next({ timezone: "Asia/Tokyo", locale: "en" })).toEqual({
          lastReceivableId: last,
          stale
        })
        expect(yield* next({ timezone: "UTC", locale: "de" })).toEqual({ lastReceivableId: last, stale })
        expect(yield* next({ timezone: "UTC", locale: "en" })).toEqual({ lastReceivableId: last, stale: [] })
        const rest = yield* next({ timezone: "Asia/Tokyo", locale: "en" }, last)
        expect([rest.lastReceivableId, rest.stale.length]).toEqual([ids.at(-1), 1])
        expect(yield* next({ timezone: "Asia/Tokyo", locale: "en" }, ids.at(-1))).toEqual({
          lastReceivableId: null,
          stale: []
        })
      })
  )
})
