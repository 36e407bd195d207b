import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, Redacted, TestClock } from "effect"
import * as ApiToken from "../../../src/domain/ApiToken.ts"
import type { Role } from "../../../src/domain/Member.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { Keys, MAX_ACTIVE_KEYS } from "../../../src/services/keys/Keys.ts"
import { Members } from "../../../src/services/people/Members.ts"
import * as operatingOn from "../operating.ts"
import { instance, newCompany, newOwner, newUser, rows, START } from "../operating.ts"

const scopes = ["receivables:read", "usage:read"] as const
const DAY_MILLIS = 86_400_000

/** Keys expire by the clock of the database, which is that of the test here. */
const operating: typeof operatingOn.operating = (effect) =>
  Effect.provideService(operatingOn.operating(effect), ServerTime, Clock.currentTimeMillis)

const stored = (token: Redacted.Redacted) =>
  Effect.map(
    rows("select api_key_id from api_keys where token_hash = decode($1, 'hex')", [
      Buffer.from(ApiToken.hash(Redacted.value(token))).toString("hex")
    ]),
    ([row]) => row?.["api_key_id"]
  )

describe("a new key", () => {
  it.scoped("is stored as a hash, carries its company and expires after 30 days", () =>
    operating(() =>
      Effect.gen(function* () {
        const keys = yield* Keys
        const owner = yield* newOwner
        const { expiresAt, id, token } = yield* keys.create({ ...owner, name: "k", scopes })
        expect(expiresAt).toBe(START + 30 * DAY_MILLIS)
        expect(ApiToken.parse(Redacted.value(token))).toEqual({ companyId: owner.companyId })
        expect(yield* stored(token)).toBe(id)
        expect(yield* keys.list({})).toEqual([
          { ...owner, id, name: "k", scopes: [...scopes], createdAt: START, expiresAt }
        ])
      })
    )
  )

  it.scoped("is for owners and admins with confirmed two-factor authentication only", () =>
    operating(() =>
      Effect.gen(function* () {
        const keys = yield* Keys
        const members = yield* Members
        const companyId = yield* newCompany()
        const outcome = (role: Role | null, twoFactor: boolean) =>
          Effect.gen(function* () {
            const member = { companyId, userId: yield* newUser(twoFactor) }
            if (role !== null) yield* members.add(member, role)
            return yield* keys.create({ ...member, name: "k", scopes }).pipe(
              Effect.map(() => "issued"),
              Effect.catchTag("NotAllowed", ({ message }) => Effect.succeed(message))
            )
          })
        expect(yield* outcome("owner", true)).toBe("issued")
        expect(yield* outcome("admin", true)).toBe("issued")
        expect(yield* outcome("member", true)).toContain("neither owner nor admin")
        expect(yield* outcome("owner", false)).toContain("two-factor")
        expect(yield* outcome(null, true)).toContain("not an active member")
      })
    )
  )

  it.scoped("is refused as the eleventh; expired ones and those of others don't count", () =>
    operating(() =>
      Effect.gen(function* () {
        const keys = yield* Keys
        const owner = yield* newOwner
        const create = keys.create({ ...owner, name: "k", scopes })
        for (let n = 0; n < MAX_ACTIVE_KEYS; n += 1) yield* create
        expect((yield* Effect.flip(create)).message).toContain("10 active keys")
        yield* keys.create({ ...(yield* newOwner), name: "k", scopes })
        yield* TestClock.adjust("30 days")
        yield* create
      })
    )
  )

  it.scoped("is one of exactly ten when two instances are asked for sixteen at the same time", () =>
    operating((url) =>
      Effect.gen(function* () {
        const owner = yield* newOwner
        const instances = [yield* Keys, yield* instance(Keys, url)]
        const outcomes = yield* Effect.all(
          Array.from({ length: 16 }, (_, n) =>
            Effect.option((instances[n % 2] ?? instances[0]!).create({ ...owner, name: "k", scopes }))
          ),
          { concurrency: "unbounded" }
        )
        expect(outcomes.filter((outcome) => outcome._tag === "Some")).toHaveLength(10)
        expect(yield* rows("select 1 as one from api_keys")).toHaveLength(10)
      })
    )
  )
})

describe("rotating a key", () => {
  it.scoped("keeps name, scopes and owner, even with ten active keys, and deletes the old one", () =>
    operating(() =>
      Effect.gen(function* () {
        const keys = yield* Keys
        const owner = yield* newOwner
        const issued = yield* Effect.all(
          Array.from({ length: MAX_ACTIVE_KEYS }, (_, n) => keys.create({ ...owner, name: `k${n}`, scopes }))
        )
        const old = issued[3]!
        yield* TestClock.adjust("1 day")
        const fresh = yield* keys.rotate(old.id)
        expect(fresh.expiresAt).toBe(old.expiresAt + DAY_MILLIS)
        expect(yield* stored(old.token)).toBeUndefined()
        expect(yield* stored(fresh.token)).toBe(fresh.id)
        const listed = yield* keys.list(owner)
        expect(listed).toHaveLength(MAX_ACTIVE_KEYS)
        expect(listed.find(({ id }) => id === fresh.id)).toMatchObject({ name: "k3", scopes: [...scopes] })
        expect((yield* Effect.flip(keys.rotate(old.id))).message).toContain(`no API key ${old.id}`)
      })
    )
  )

  it.scoped("happens once when two commands rotate the same key at the same time", () =>
    operating((url) =>
      Effect.gen(function* () {
        const first = yield* Keys
        const second = yield* instance(Keys, url)
        const { id } = yield* first.create({ ...(yield* newOwner), name: "k", scopes })
        const outcomes = yield* Effect.all(
          [first, second].map((keys) => Effect.option(keys.rotate(id))),
          {
            concurrency: "unbounded"
          }
        )
        expect(outcomes.filter((outcome) => outcome._tag === "Some")).toHaveLength(1)
        expect(yield* first.list({})).toHaveLength(1)
      })
    )
  )

  it.scoped("is refused when the owner may no longer have keys, and then keeps the old key", () =>
    operating(() =>
      Effect.gen(function* () {
        const keys = yield* Keys
        const owner = yield* newOwner
        const { id, token } = yield* keys.create({ ...owner, name: "k", scopes })
        yield* Effect.flatMap(Members, (members) => members.remove(owner))
        expect((yield* Effect.flip(keys.rotate(id))).message).toContain("not an active member")
        expect(yield* stored(token)).toBe(id)
      })
    )
  )
})

describe("revoking a key", () => {
  it.scoped("deletes the key, and is refused the second time", () =>
    operating(() =>
      Effect.gen(function* () {
        const keys = yield* Keys
        const { id } = yield* keys.create({ ...(yield* newOwner), name: "k", scopes })
        yield* keys.revoke(id)
        expect(yield* keys.list({})).toEqual([])
        expect((yield* Effect.flip(keys.revoke(id))).message).toContain(`no API key ${id}`)
      })
    )
  )
})

describe("the audit log", () => {
  it.scoped("has an entry for every change of a key, without tokens, and none for refused commands", () =>
    operating(() =>
      Effect.gen(function* () {
        const keys = yield* Keys
        const owner = yield* newOwner
        const { id } = yield* keys.create({ ...owner, name: "k", scopes })
        const fresh = yield* keys.rotate(id)
        yield* keys.revoke(fresh.id)
        yield* Effect.flip(keys.revoke(id))
        const entries = yield* rows(
          `select action, subject_id, actor, details::text as details from audit_log
           where company_id = $1 and action like 'key.%' order by audit_id`,
          [owner.companyId]
        )
        expect(entries.map((entry) => [entry["action"], entry["subject_id"], entry["actor"]])).toEqual([
          ["key.create", id, "operator"],
          ["key.rotate", id, "operator"],
          ["key.revoke", fresh.id, "operator"]
        ])
        expect(JSON.stringify(entries)).not.toContain("dbk_")
      })
    )
  )
})
