/** The repositories of customers, opt-outs and settings, in memory and in PostgreSQL. */
import { expect } from "@effect/vitest"
import { Effect } from "effect"
import { MAX_FORMER_ADDRESSES } from "../../../src/domain/LinkAddress.ts"
import { BlockedAddresses } from "../../../src/repos/customers/BlockedAddresses.ts"
import { CustomersRepo } from "../../../src/repos/customers/Customers.ts"
import { SettingsRepo } from "../../../src/repos/installation/Settings.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { conformance } from "../conformance.ts"
import { company, customer, idsOf, isDefect, NOON, PAGE } from "../fixture.ts"

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
