/** The repositories of customers, opt-outs and settings, in memory and in PostgreSQL. */
import { expect } from "@effect/vitest"
import { Effect } from "effect"
import { CustomersRepo } from "../../src/repos/Customers.ts"
import { OptOutsRepo } from "../../src/repos/OptOuts.ts"
import { SettingsRepo } from "../../src/repos/Settings.ts"
import { Tenant } from "../../src/repos/Tenant.ts"
import { conformance } from "./conformance.ts"
import { company, customer, idsOf, isDefect, NOON, PAGE } from "./fixture.ts"

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
      expect(yield* repo.find(mine, full.id)).toEqual(full)
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
      expect(after).toEqual({ ...before, email: null, displayName: "B", version: "v2" })
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

conformance("opt-outs", (it) => {
  it.effect("are by channel, and do not change the customer's version", () =>
    Effect.gen(function* () {
      const optOuts = yield* OptOutsRepo
      const mine = yield* company()
      const { id } = yield* customer(mine)
      expect((yield* optOuts.find(mine, id))?.optedOutAt).toEqual({ email: null, sms: null })
      yield* optOuts.set(mine, id, "sms", NOON)
      expect((yield* optOuts.find(mine, id))?.optedOutAt).toEqual({ email: null, sms: NOON })
      expect((yield* Effect.flatMap(CustomersRepo, (repo) => repo.find(mine, id)))?.version).toBe("v1")
    })
  )

  it.effect("are rolled back with their transaction, and undone by an opt-in", () =>
    Effect.gen(function* () {
      const optOuts = yield* OptOutsRepo
      const tenant = yield* Tenant
      const mine = yield* company()
      const { id } = yield* customer(mine)
      const before = yield* optOuts.find(mine, id)
      yield* optOuts.set(mine, id, "sms", NOON)
      yield* Effect.exit(
        tenant.transaction(
          mine,
          Effect.zipRight(optOuts.set(mine, id, "email", NOON), Effect.fail("thought better of it"))
        )
      )
      yield* tenant.transaction(mine, optOuts.set(mine, id, "sms", null))
      expect(yield* tenant.transaction(mine, optOuts.findForUpdate(mine, id))).toEqual(before)
    })
  )

  it.effect("of another company's customer are not found", () =>
    Effect.gen(function* () {
      const optOuts = yield* OptOutsRepo
      const tenant = yield* Tenant
      const [mine, other] = [yield* company(), yield* company()]
      const { id } = yield* customer(mine)
      yield* optOuts.set(mine, id, "sms", NOON)
      expect(yield* optOuts.find(other, id)).toBeNull()
      expect(yield* tenant.transaction(other, optOuts.find(mine, id))).toBeNull()
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
