import { describe, expect, it } from "@effect/vitest"
import { Cause, Effect, Exit, Layer, Redacted } from "effect"
import { repos } from "../../../src/App.ts"
import { services } from "../../../src/cli/Operator.ts"
import { CurrentActor, operator } from "../../../src/domain/Actor.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { SettingsRepo } from "../../../src/repos/installation/Settings.ts"
import { MailsRepo } from "../../../src/repos/people/Mails.ts"
import { TwoFactorsRepo } from "../../../src/repos/people/TwoFactors.ts"
import { SealUnbroken } from "../../../src/repos/Sealing.ts"
import { Secrets, secretsFinding } from "../../../src/services/installation/Secrets.ts"
import { sealingBy } from "../../support/secretKeys.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { rows } from "../operating.ts"

const SECRET = "JBSWY3DPEHPK3PXP"
const NOW = Date.parse("2026-03-01T09:30:00Z")

type Services = Layer.Layer.Success<typeof repos> | Layer.Layer.Success<typeof services> | Database.Database

/** Runs on a database as a process that has these keys. */
const on =
  (url: string) =>
  <A, E>(ids: ReadonlyArray<string>, effect: Effect.Effect<A, E, Services | CurrentActor>) =>
    Effect.provide(
      CurrentActor.acting(operator)(effect),
      Layer.merge(repos, services).pipe(
        Layer.provide(sealingBy(...ids)),
        Layer.provideMerge(
          Database.layer({
            url: Redacted.make(url),
            size: 8,
            maxWaiting: 100,
            applicationName: "duebook-test"
          })
        )
      )
    )

const withDatabase = <A, E>(
  test: (as: ReturnType<typeof on>) => Effect.Effect<A, E, never>
): Effect.Effect<A, E, never> =>
  Effect.scoped(Effect.flatMap(makeDatabase, ({ url }) => test(on(url)))) as Effect.Effect<A, E, never>

/** People with a second factor that is stored as it is. */
const people = (count: number) =>
  rows(
    `insert into users (email, name, totp_secret, created_at)
     select n || '@example.com', 'Ada', $2, now() from generate_series(1, $1::int) n`,
    [count, SECRET]
  )

/** A value in every column that has sealed ones. */
const oneOfEach = Effect.gen(function* () {
  yield* people(1)
  const factors = yield* TwoFactorsRepo
  yield* factors.confirm(1, { secret: SECRET, lastStep: 0 }, NOW)
  yield* rows(
    `insert into user_sessions (token_hash, user_id, stage, signed_in_at, last_seen_at, created_at)
     values (sha256('x'), 1, 'signed_in', now(), now(), now())`
  )
  yield* factors.begin(1, 1, "PENDING")
  const settings = yield* SettingsRepo
  yield* settings.secret("form_secret", "hex", NOW)
  const mails = yield* MailsRepo
  yield* mails.add([{ recipient: "a@example.com", subject: "Hello", text: ["Come in"] }], {
    captured: false
  })
})

const readAll = Effect.gen(function* () {
  const factors = yield* TwoFactorsRepo
  const settings = yield* SettingsRepo
  const mails = yield* MailsRepo
  return [
    (yield* factors.find(1))?.secret,
    yield* factors.pending(1),
    yield* settings.secret("form_secret", "other", NOW),
    (yield* mails.kept(null, 10)).map(({ text }) => text)
  ]
})

const ALL = [SECRET, "PENDING", "hex", [["Come in"]]]

/** Every stored text of the database, sealed or not. */
const stored = Effect.map(
  rows(
    `select totp_secret as text from users union all select new_totp_secret from user_sessions
     union all select body from mails union all select value ->> 'secret' from settings`
  ),
  (found) => found.map(({ text }) => text).filter((text) => text !== null)
)

const rewrap = Effect.flatMap(Secrets, (secrets) => secrets.rewrap)
const state = Effect.flatMap(Secrets, (secrets) => secrets.state)

describe("secrets in the database", () => {
  it.live("are all sealed: those of people, of sessions, of the installation, and what mails say", () =>
    withDatabase((as) =>
      Effect.gen(function* () {
        yield* as(["old"], oneOfEach)
        const texts = yield* as(["old"], stored)
        expect(texts).toHaveLength(4)
        for (const text of texts) expect(text).toMatch(/^old:[A-Za-z0-9_-]{38,}$/)
        expect(yield* as(["old"], readAll)).toEqual(ALL)
      })
    )
  )

  it.live("can't be moved to another row: a person's second factor is no other's", () =>
    withDatabase((as) =>
      Effect.gen(function* () {
        yield* as(["old"], people(2))
        const exit = yield* as(
          ["old"],
          Effect.gen(function* () {
            yield* rewrap
            yield* rows("update users set totp_secret = (select totp_secret from users where user_id = 1)")
            const factors = yield* TwoFactorsRepo
            expect((yield* factors.find(1))?.secret).toBe(SECRET)
            return yield* Effect.exit(factors.find(2))
          })
        )
        expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toBeInstanceOf(SealUnbroken)
      })
    )
  )

  it.live("are sealed by another key with all that they say, and the audit log tells of it once", () =>
    withDatabase((as) =>
      Effect.gen(function* () {
        yield* as(["old"], oneOfEach)
        expect(yield* as(["new", "old"], state)).toEqual({
          firstKeyId: "new",
          lacking: [],
          wrong: new Map(),
          older: ["old"],
          plain: 0
        })
        expect(yield* as(["new", "old"], rewrap)).toEqual({ sealedAnew: 4, wasPlain: 0 })
        for (const text of yield* as(["new"], stored)) expect(text).toMatch(/^new:/)
        expect(yield* as(["new"], readAll)).toEqual(ALL)
        expect(yield* as(["new"], rewrap)).toEqual({ sealedAnew: 0, wasPlain: 0 })
        expect(
          yield* as(["new"], rows("select actor, details from audit_log where action = 'secrets.rewrap'"))
        ).toEqual([{ actor: "operator", details: { values: 4, plain: 0 } }])
      })
    )
  )

  it.live("of an earlier version are read as they are, counted, and sealed in batches", () =>
    withDatabase((as) =>
      Effect.gen(function* () {
        yield* as(["old"], people(250))
        yield* as(
          ["old"],
          rows(
            `with s as (
               insert into settings (name, value, updated_at) values ('form_secret', '{"secret": "ab12"}', now())
             ) insert into mails (recipient, subject, body, status, due_at, created_at, said_at)
               values ('a@example.com', 'Hello', E'Hello,\n\nhttps://duebook.example/x\n', 'queued', now(), now(), now())`
          )
        )
        expect(yield* as(["old"], state)).toMatchObject({ plain: 252, older: [], lacking: [] })
        expect(secretsFinding(yield* as(["old"], state))).toEqual({
          name: "secrets",
          level: "warning",
          detail: "252 secrets are not sealed, until: duebook secrets rewrap"
        })
        const read = Effect.gen(function* () {
          const mails = yield* MailsRepo
          const settings = yield* SettingsRepo
          const factors = yield* TwoFactorsRepo
          return [
            (yield* mails.kept(null, 1))[0]?.text,
            yield* settings.secret("form_secret", "x", NOW),
            (yield* factors.find(250))?.secret
          ]
        })
        const said = [["Hello,\n\nhttps://duebook.example/x\n"], "ab12", SECRET]
        expect(yield* as(["old"], read)).toEqual(said)
        const sealPlain = Effect.flatMap(Secrets, (secrets) => secrets.sealPlain)
        expect(yield* as(["old"], sealPlain)).toEqual({ sealedAnew: 252, wasPlain: 252 })
        expect(yield* as(["old"], read)).toEqual(said)
        // Sealing what is plain leaves what an older key has sealed.
        expect(yield* as(["new", "old"], sealPlain)).toEqual({ sealedAnew: 0, wasPlain: 0 })
        const finding = secretsFinding(yield* as(["old"], state))
        expect(finding).toEqual({ name: "secrets", level: "ok", detail: 'all are sealed by "old"' })
      })
    )
  )

  it.live(
    "are each sealed once by several who rewrap at the same time, and what others change stays changed",
    () =>
      withDatabase((as) =>
        Effect.gen(function* () {
          yield* as(["old"], people(300))
          const [, , first, second] = yield* Effect.all(
            [
              as(
                ["old"],
                Effect.flatMap(TwoFactorsRepo, (factors) => factors.clear(7))
              ),
              as(
                ["old"],
                Effect.flatMap(TwoFactorsRepo, (factors) =>
                  factors.confirm(8, { secret: "ANOTHER", lastStep: 0 }, NOW)
                )
              ),
              as(["new", "old"], rewrap),
              as(["new", "old"], rewrap)
            ],
            { concurrency: "unbounded" }
          )
          expect(first.sealedAnew + second.sealedAnew).toBeLessThanOrEqual(301)
          yield* as(["new", "old"], rewrap)
          expect(yield* as(["new"], state)).toMatchObject({ lacking: [], older: [], plain: 0 })
          const factors = (id: number) => Effect.flatMap(TwoFactorsRepo, (repo) => repo.find(id))
          expect(yield* as(["new"], factors(7))).toBeNull()
          expect((yield* as(["new"], factors(8)))?.secret).toBe("ANOTHER")
          expect((yield* as(["new"], factors(300)))?.secret).toBe(SECRET)
        })
      )
  )

  it.live("stay as far as a rewrap came that was ended, and the next one goes on from there", () =>
    withDatabase((as) =>
      Effect.gen(function* () {
        yield* as(["old"], people(250))
        yield* as(["old"], rewrap)
        const change = (to: string) =>
          as(["old"], rows("update users set totp_secret = $1 where user_id = 150", [to]))
        const [{ text } = { text: "" }] = yield* as(
          ["old"],
          rows("select totp_secret as text from users where user_id = 150")
        )
        yield* change("old:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
        const exit = yield* Effect.exit(as(["new", "old"], rewrap))
        expect(Exit.isFailure(exit) && String(Cause.squash(exit.cause))).toContain("users.totp_secret of 150")
        const done = as(["old"], rows("select count(*)::int as n from users where totp_secret like 'new:%'"))
        expect(yield* done).toEqual([{ n: 100 }])
        yield* change(String(text))
        expect(yield* as(["new", "old"], rewrap)).toEqual({ sealedAnew: 150, wasPlain: 0 })
      })
    )
  )

  it.live("let a code be right whose secret is sealed anew while it is checked, once", () =>
    withDatabase((as) =>
      Effect.gen(function* () {
        yield* as(["old"], people(1))
        yield* as(
          ["new", "old"],
          Effect.gen(function* () {
            const factors = yield* TwoFactorsRepo
            const found = yield* factors.find(1)
            if (found === null) return expect.fail("there is no factor")
            yield* rewrap
            expect(yield* factors.accept(1, found, 41)).toBe(true)
            expect(yield* factors.accept(1, found, 41)).toBe(false)
            yield* factors.confirm(1, { secret: "ANOTHER", lastStep: 0 }, NOW)
            expect(yield* factors.accept(1, found, 42)).toBe(false)
          })
        )
      })
    )
  )
})

describe("the keys in use", () => {
  it.live(
    "are compared with those that there are: a missing one is named, and nothing is sealed anew then",
    () =>
      withDatabase((as) =>
        Effect.gen(function* () {
          yield* as(["lost"], oneOfEach)
          const requireKeys = Effect.flatMap(Secrets, (secrets) => secrets.requireKeys)
          const { message } = yield* Effect.flip(as(["new", "old"], requireKeys))
          expect(message).toBe(
            'The database has secrets that are sealed by the key "lost", which DUEBOOK_KEYS lacks.'
          )
          const refused = yield* Effect.flip(as(["new", "old"], rewrap))
          expect(refused.message).toBe(message)
          expect(secretsFinding(yield* as(["new"], state))).toEqual({
            name: "secrets",
            level: "fail",
            detail: message
          })
          yield* as(["new", "lost"], rewrap)
          yield* as(["new"], requireKeys)
        })
      )
  )

  it.live("are the keys that sealed: another one of the same id is named, unless it opens a value", () =>
    withDatabase((as) =>
      Effect.gen(function* () {
        yield* as(["old"], people(5))
        yield* as(["old"], rewrap)
        const requireKeys = Effect.flatMap(Secrets, (secrets) => secrets.requireKeys)
        const change = (to: string, who: string) =>
          as(["old"], rows(`update users set totp_secret = $1 ${who}`, [to]))
        const broken = "old:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        yield* change(broken, "where user_id < 3")
        yield* as(["old"], requireKeys)
        yield* change(broken, "")
        const { message } = yield* Effect.flip(as(["new", "old"], requireKeys))
        expect(message).toMatch(
          /^The key "old" in DUEBOOK_KEYS is not the key that sealed users\.totp_secret of \d\.$/
        )
        yield* as(
          ["old"],
          Effect.flatMap(SettingsRepo, (settings) => settings.secret("form_secret", "hex", NOW))
        )
        yield* as(["old"], requireKeys)
      })
    )
  )

  it.live("are found without a look at each value", () =>
    withDatabase((as) =>
      Effect.gen(function* () {
        yield* as(["old"], people(5_000))
        const plan = yield* as(
          ["old"],
          Effect.gen(function* () {
            yield* rewrap
            yield* rows("analyze users")
            return yield* rows(
              `explain select coalesce(substring(totp_secret from '^([A-Za-z0-9_-]{1,32}):'), '') as id from users
               where totp_secret is not null and coalesce(substring(totp_secret from '^([A-Za-z0-9_-]{1,32}):'), '') > ''
               order by coalesce(substring(totp_secret from '^([A-Za-z0-9_-]{1,32}):'), '') limit 1`
            )
          })
        )
        expect(JSON.stringify(plan)).toContain("users_totp_secret_key")
      })
    )
  )
})
