import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, TestClock } from "effect"
import type { CurrentActor } from "../../../src/domain/Actor.ts"
import { CompaniesRepo } from "../../../src/repos/company/Companies.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { ReminderFacts } from "../../../src/repos/reminders/ReminderFacts.ts"
import { Companies } from "../../../src/services/company/Companies.ts"
import { Keys } from "../../../src/services/keys/Keys.ts"
import { Members } from "../../../src/services/people/Members.ts"
import { Users } from "../../../src/services/people/Users.ts"
import { newCompany, newOwner, newUser, operating, rows, START } from "../operating.ts"

const key = { name: "k", scopes: ["usage:read"] } as const

describe("members", () => {
  it.scoped("who are removed and added again have none of their old keys, in any role", () =>
    operating(() =>
      Effect.gen(function* () {
        const keys = yield* Keys
        const members = yield* Members
        const owner = yield* newOwner
        yield* keys.create({ ...owner, ...key })
        yield* TestClock.adjust("1 hour")
        yield* members.remove(owner)
        expect(yield* members.list(owner.companyId)).toMatchObject([
          { ...owner, role: "owner", removedAt: START + 3_600_000 }
        ])
        expect((yield* Effect.flip(keys.create({ ...owner, ...key }))).message).toContain(
          "not an active member"
        )
        yield* members.add(owner, "admin")
        expect(yield* members.list(owner.companyId)).toMatchObject([
          { ...owner, role: "admin", removedAt: null }
        ])
        expect(yield* keys.list({})).toEqual([])
        yield* keys.create({ ...owner, ...key })
      })
    )
  )

  it.scoped("change their role, and keep their keys unless they become plain members", () =>
    operating(() =>
      Effect.gen(function* () {
        const keys = yield* Keys
        const members = yield* Members
        const owner = yield* newOwner
        const { id } = yield* keys.create({ ...owner, ...key })
        yield* members.setRole(owner, "admin")
        expect(yield* keys.list({})).toMatchObject([{ id }])
        yield* members.setRole(owner, "member")
        yield* members.setRole(owner, "member")
        expect(yield* members.list()).toMatchObject([{ ...owner, role: "member", removedAt: null }])
        expect(yield* keys.list({})).toEqual([])
        expect((yield* Effect.flip(keys.create({ ...owner, ...key }))).message).toContain(
          "neither owner nor admin"
        )
        expect(
          yield* rows(
            "select company_id, actor, subject_id, details from audit_log where action = 'member.role' order by audit_id"
          )
        ).toEqual(
          [
            { role: "admin", before: "owner" },
            { role: "member", before: "admin", keys_deleted: 1 }
          ].map((details) => ({
            company_id: owner.companyId,
            actor: "operator",
            subject_id: owner.userId,
            details
          }))
        )
        yield* members.remove(owner)
        for (const member of [owner, { ...owner, userId: 99 }]) {
          expect((yield* Effect.flip(members.setRole(member, "admin"))).message).toBe(
            `User ${member.userId} is not an active member of company ${owner.companyId}.`
          )
        }
      })
    )
  )

  it.scoped("keep their role when they are added again", () =>
    operating(() =>
      Effect.gen(function* () {
        const members = yield* Members
        const owner = yield* newOwner
        yield* members.add(owner, "owner")
        expect((yield* Effect.flip(members.add(owner, "member"))).message).toContain(
          `duebook member role --company ${owner.companyId} --user ${owner.userId} --role member`
        )
        expect(yield* members.list()).toMatchObject([{ role: "owner" }])
        expect(yield* rows("select 1 as one from audit_log where action = 'member.add'")).toHaveLength(1)
      })
    )
  )

  it.scoped("can't be removed twice, and need a company and a user that exist", () =>
    operating(() =>
      Effect.gen(function* () {
        const members = yield* Members
        const owner = yield* newOwner
        yield* members.remove(owner)
        const refusal = (effect: Effect.Effect<unknown, { readonly message: string }, CurrentActor>) =>
          Effect.map(Effect.flip(effect), ({ message }) => message)
        expect(yield* refusal(members.remove(owner))).toContain("not an active member")
        expect(yield* refusal(members.add({ ...owner, companyId: 99 }, "owner"))).toBe(
          "There is no company 99."
        )
        expect(yield* refusal(members.add({ ...owner, userId: 99 }, "owner"))).toBe("There is no user 99.")
      })
    )
  )
})

describe("users", () => {
  it.scoped("can't share an e-mail address, compared without case", () =>
    operating(() =>
      Effect.gen(function* () {
        const users = yield* Users
        const user = { email: "Ada@example.com", name: "Ada", emailVerified: true, twoFactorConfirmed: false }
        const id = yield* users.create(user)
        const refused = yield* Effect.flip(users.create({ ...user, email: "ada@example.COM" }))
        expect(refused.message).toContain("already a user with the e-mail address ada@example.COM")
        expect(yield* users.list).toEqual([{ ...user, id, createdAt: START }])
        expect(yield* rows("select company_id, actor, action, subject_id from audit_log")).toEqual([
          { company_id: 0, actor: "operator", action: "user.create", subject_id: id }
        ])
      })
    )
  )
})

describe("a user's update", () => {
  it.scoped("sets the given fields, unsets nothing, and is audited when it changes something", () =>
    operating(() =>
      Effect.gen(function* () {
        const users = yield* Users
        const user = { email: "ada@example.com", name: "Ada", emailVerified: false, twoFactorConfirmed: true }
        const id = yield* users.create(user)
        yield* TestClock.adjust("1 hour")
        yield* users.update(id, { emailVerified: true, twoFactorConfirmed: false })
        yield* TestClock.adjust("1 hour")
        yield* users.update(id, { email: "Ada@example.com", name: "Ada", emailVerified: true })
        yield* users.update(id, { name: "Ada", twoFactorConfirmed: true })
        expect(yield* users.list).toEqual([
          { ...user, id, email: "Ada@example.com", emailVerified: true, createdAt: START }
        ])
        expect(yield* rows("select email_verified_at, two_factor_confirmed_at from users")).toEqual([
          { email_verified_at: START + 3_600_000, two_factor_confirmed_at: START }
        ])
        expect(
          yield* rows(
            `select company_id, actor, subject_id, details from audit_log
             where action = 'user.update' order by audit_id`
          )
        ).toEqual(
          [{ emailVerified: true }, { email: "Ada@example.com" }].map((details) => ({
            company_id: 0,
            actor: "operator",
            subject_id: id,
            details
          }))
        )
      })
    )
  )

  it.scoped("is refused for another user's address and for an unknown user, and changes nothing", () =>
    operating(() =>
      Effect.gen(function* () {
        const users = yield* Users
        const user = {
          email: "ada@example.com",
          name: "Ada",
          emailVerified: true,
          twoFactorConfirmed: true
        }
        yield* users.create(user)
        const id = yield* users.create({ ...user, email: "grace@example.com" })
        const refused = yield* Effect.flip(users.update(id, { email: "ADA@example.com", name: "Grace" }))
        expect(refused.message).toBe("There is already a user with the e-mail address ADA@example.com.")
        expect((yield* Effect.flip(users.update(99, { name: "Nobody" }))).message).toBe(
          "There is no user 99."
        )
        expect(yield* users.list).toMatchObject([user, { name: "Ada", email: "grace@example.com" }])
        expect(yield* rows("select 1 as one from audit_log where action = 'user.update'")).toEqual([])
      })
    )
  )
})

describe("companies", () => {
  it.scoped("are deactivated and activated, with one audit entry for each change", () =>
    operating(() =>
      Effect.gen(function* () {
        const companies = yield* Companies
        const id = yield* newCompany("Europe/Berlin")
        yield* newUser()
        yield* companies.setStatus(id, "inactive")
        yield* companies.setStatus(id, "inactive")
        expect(yield* companies.list).toMatchObject([{ id, timezone: "Europe/Berlin", status: "inactive" }])
        yield* companies.setStatus(id, "active")
        expect(yield* companies.list).toMatchObject([{ id, status: "active" }])
        const entries = yield* rows("select action from audit_log where company_id = $1 order by audit_id", [
          id
        ])
        expect(entries.map(({ action }) => action)).toEqual([
          "company.create",
          "company.deactivate",
          "company.activate"
        ])
        expect((yield* Effect.flip(companies.setStatus(99, "active"))).message).toBe(
          "There is no company 99."
        )
      })
    )
  )

  it.scoped("get reminders of payables at verified addresses only", () =>
    operating(() =>
      Effect.gen(function* () {
        const users = yield* Users
        const members = yield* Members
        const owner = yield* newOwner
        const { companyId } = owner
        const person = { name: "Grace", twoFactorConfirmed: false }
        const unverified = yield* users.create({ ...person, email: "new@example.com", emailVerified: false })
        yield* members.add({ companyId, userId: unverified }, "member")
        const recipients = Effect.flatMap(ReminderFacts, (queue) => queue.company(companyId)).pipe(
          Effect.map((company) => company?.sender.members),
          Effect.provide(ReminderFacts.layer)
        )
        const [first = ""] = (yield* recipients) ?? []
        expect(first).toMatch(/^person/)
        expect(yield* recipients).toEqual([first])
        yield* users.update(unverified, { email: "new@example.com", emailVerified: true })
        expect(yield* recipients).toEqual([first, "new@example.com"])
      })
    )
  )
})

describe("the facts of a company", () => {
  it.scoped("reach its reminders, and can be read in a transaction of the company alone", () =>
    operating(() =>
      Effect.gen(function* () {
        const companies = yield* Companies
        const [companyId, other] = [yield* newCompany(), yield* newCompany()]
        const given = { address: "1 Analytical Row", phone: "+4930123456", accountHolder: "Engines" }
        const account = {
          iban: "DE89370400440532013000",
          bic: "COBADEFF",
          paymentUrl: "https://pay.example/"
        }
        yield* companies.update(companyId, { ...given, ...account, website: "https://engines.example" })
        const nothing = { email: null, name: "Analytical Engines", legalNotice: null, accounts: [] }
        const facts = { ...nothing, ...given, ...account, website: "https://engines.example" }
        const found = yield* Effect.flatMap(ReminderFacts, (repo) => repo.company(companyId)).pipe(
          Effect.provide(ReminderFacts.layer)
        )
        expect(found?.sender.facts).toEqual(facts)
        const asTenant = (id: number) =>
          Effect.flatMap(Effect.all([Tenant, CompaniesRepo]), ([tenant, repo]) =>
            tenant.transaction(companyId, repo.find(id))
          ).pipe(Effect.provide(Layer.merge(Tenant.layer, CompaniesRepo.layer)))
        expect(yield* asTenant(companyId)).toMatchObject(facts)
        expect(yield* asTenant(other)).toBeNull()
      })
    )
  )
})
