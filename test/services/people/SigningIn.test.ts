/** What signing in is made of: throttles, links, mails, passwords. */
import * as SqlClient from "@effect/sql/SqlClient"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Either, Fiber, Layer, Redacted, Schedule } from "effect"
import * as App from "../../../src/App.ts"
import * as AppServices from "../../../src/app/Services.ts"
import { type Actor, CurrentActor } from "../../../src/domain/Actor.ts"
import { freeTries } from "../../../src/domain/Throttle.ts"
import { StatementCaller } from "../../../src/postgres/Current.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { Installation } from "../../../src/repos/installation/Installation.ts"
import { Accounts } from "../../../src/services/people/Accounts.ts"
import { OneTimeLinks } from "../../../src/services/people/Links.ts"
import { Passwords } from "../../../src/services/people/Passwords.ts"
import { PublicUrl } from "../../../src/services/installation/PublicUrl.ts"
import {
  accountOf,
  networkAddress,
  settingPassword,
  Throttles,
  type TryVerdict
} from "../../../src/services/people/Throttles.ts"
import { PasskeysRepo } from "../../../src/repos/people/Passkeys.ts"
import { sweepSignIn } from "../../../src/services/people/SignInSweeper.ts"
import { UserMails } from "../../../src/services/people/UserMails.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { sealing } from "../../support/secretKeys.ts"

const START = Date.parse("2026-05-01T12:00:00Z")
const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Clock = { now: number }

/** Somebody who has not signed in. */
const person: Actor = { _tag: "user", userId: null, sessionId: null, requestId: "req_1" }

type Services =
  | CurrentActor
  | Layer.Layer.Success<typeof AppServices.signingIn>
  | Layer.Layer.Success<typeof App.repos>
  | SqlClient.SqlClient

/** Runs on a new database, at a time that the test sets. */
const onDatabase = <A, E>(work: (clock: Clock) => Effect.Effect<A, E, Services>) => {
  const clock: Clock = { now: START }
  return Effect.gen(function* () {
    const { url } = yield* makeDatabase
    const database = Database.layer({
      url: Redacted.make(url),
      size: 8,
      maxWaiting: 100,
      applicationName: "duebook-test"
    })
    return yield* Effect.provide(
      CurrentActor.acting(person)(work(clock)),
      AppServices.signingIn.pipe(
        Layer.provide(App.writes),
        Layer.provideMerge(App.repos),
        Layer.provide(sealing),
        Layer.provideMerge(database)
      )
    )
  }).pipe(
    Effect.provideService(
      ServerTime,
      Effect.sync(() => clock.now)
    ),
    Effect.provideService(PublicUrl, { url: "https://duebook.example/v1" })
  )
}

const user = (email: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(
      sql.unsafe<{ user_id: string }>(
        "insert into users (email, name, created_at) values ($1, 'Ada Lovelace', now()) returning user_id",
        [email]
      ),
      ([row]) => Number(row?.user_id)
    )
  )

describe("throttles", () => {
  const account = accountOf(1)
  const names = [account, networkAddress("192.0.2.1")]
  /** Tries once; true if it was looked at. */
  const attempt = (verdict: TryVerdict, whom = names) =>
    Effect.flatMap(Throttles, (throttles) =>
      Effect.map(
        Effect.either(throttles.guard(whom, Effect.succeed(verdict), (said) => said)),
        Either.match({ onLeft: ({ message }) => message, onRight: () => true })
      )
    )
  const attempts = (count: number, verdict: TryVerdict, whom = names) =>
    Effect.forEach(Array.from({ length: count }), () => attempt(verdict, whom))

  it.scoped("look at five wrong tries, then at one after each of pauses that double up to an hour", () =>
    onDatabase((clock) =>
      Effect.gen(function* () {
        expect(yield* attempts(6, "wrong")).toEqual([
          ...Array.from({ length: 5 }, () => true),
          "Too many tries. Wait a minute."
        ])
        for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
          clock.now += minutes * MINUTE - 1
          expect(yield* attempt("wrong")).toBe("Too many tries. Wait a minute.")
          clock.now += 1
          expect(yield* attempt("wrong")).toBe(true)
        }
        expect(yield* attempt("right")).toBe("Too many tries. Wait 60 minutes.")
      })
    )
  )

  it.scoped("look at no more than five of many that come at once", () =>
    onDatabase(() =>
      Effect.gen(function* () {
        const tries = yield* Effect.all(
          Array.from({ length: 40 }, () => attempt("wrong")),
          { concurrency: "unbounded" }
        )
        expect(tries.filter((looked) => looked === true)).toHaveLength(5)
      })
    )
  )

  it.scoped("forget an account's tries after a right one, and after a day", () =>
    onDatabase((clock) =>
      Effect.gen(function* () {
        yield* attempts(4, "wrong")
        expect(yield* attempt("right")).toBe(true)
        expect(yield* attempts(5, "wrong", [account])).not.toContain("Too many tries. Wait a minute.")
        clock.now += 24 * HOUR
        expect(yield* attempts(5, "wrong", [account])).not.toContain("Too many tries. Wait a minute.")
        expect(yield* attempt("wrong", [account])).toBe("Too many tries. Wait a minute.")
      })
    )
  )

  it.scoped("keep an account's wrong tries where a right password asks for a code", () =>
    onDatabase(() =>
      Effect.gen(function* () {
        yield* attempts(4, "wrong")
        yield* attempts(9, "halfway")
        expect(yield* attempts(2, "wrong")).toEqual([true, "Too many tries. Wait a minute."])
      })
    )
  )

  it.scoped("look at twenty wrong tries from an address of the network, whatever the accounts", () =>
    onDatabase(() =>
      Effect.gen(function* () {
        const from = networkAddress("192.0.2.7")
        const tries = yield* Effect.forEach(Array.from({ length: 22 }), (_, index) =>
          attempt(index === 3 ? "right" : "wrong", [accountOf(index), from])
        )
        expect(tries.map((looked) => looked === true).indexOf(false)).toBe(21)
        // The account whose try was not looked at has lost none.
        expect(yield* attempts(5, "wrong", [accountOf(21)])).toEqual(Array.from({ length: 5 }, () => true))
      })
    )
  )

  it.scoped("keep what they have counted when the work around them is undone", () =>
    onDatabase(() =>
      Effect.gen(function* () {
        const installation = yield* Installation
        const undone = installation.transaction(Effect.zipRight(attempt("wrong"), Effect.fail("undone")))
        for (let round = 0; round < 5; round++) yield* Effect.ignore(undone)
        expect(yield* attempt("wrong")).toBe("Too many tries. Wait a minute.")
      })
    )
  )
})

describe("links", () => {
  const tokenOf = (url: string): string => url.split("/").at(-1) ?? ""

  it.scoped("lead to the public address, and are used once, by one of many", () =>
    onDatabase(() =>
      Effect.gen(function* () {
        const links = yield* OneTimeLinks
        const userId = yield* user("ada@example.com")
        const url = yield* links.make({
          purpose: "enter",
          userId,
          email: "ada@example.com",
          data: { companyId: 7 }
        })
        expect(url).toMatch(/^https:\/\/duebook\.example\/app\/link\/[A-Za-z0-9_-]{43}$/)
        const link = { purpose: "enter", userId, email: "ada@example.com", data: { companyId: 7 } }
        expect(yield* links.find(tokenOf(url))).toEqual(link)
        const used = yield* Effect.all(
          Array.from({ length: 8 }, () => links.use(tokenOf(url))),
          { concurrency: "unbounded" }
        )
        expect(used.filter((each) => each !== null)).toEqual([link])
        expect(yield* links.find(tokenOf(url))).toBeNull()
        expect(yield* links.find("nonsense")).toBeNull()
      })
    )
  )

  it.scoped("work for a day, and those that sign in at once for an hour", () =>
    onDatabase((clock) =>
      Effect.gen(function* () {
        const links = yield* OneTimeLinks
        const userId = yield* user("ada@example.com")
        const made = { userId, email: "ada@example.com" }
        const first = yield* links.make({ purpose: "first", ...made })
        const enter = yield* links.make({ purpose: "enter", ...made })
        clock.now += HOUR
        expect(yield* links.find(tokenOf(enter))).toBeNull()
        expect(yield* links.use(tokenOf(enter))).toBeNull()
        clock.now += 23 * HOUR - 1
        expect(yield* links.find(tokenOf(first))).not.toBeNull()
        clock.now += 1
        expect(yield* links.use(tokenOf(first))).toBeNull()
      })
    )
  )
})

describe("mails to people", () => {
  it.scoped("are three an hour to one address, whatever its case", () =>
    onDatabase((clock) =>
      Effect.gen(function* () {
        const mails = yield* UserMails
        const sql = yield* SqlClient.SqlClient
        const send = (to: string) => mails.send({ to, language: "en", subject: "Duebook", text: ["A text"] })
        const count = Effect.map(
          sql.unsafe<{ count: string }>(
            "select count(*) from mails where lower(recipient) = 'ada@example.com'"
          ),
          ([row]) => Number(row?.count)
        )
        yield* Effect.all(
          Array.from({ length: 10 }, (_, index) =>
            send(index % 2 === 0 ? "ada@example.com" : "Ada@Example.com")
          ),
          { concurrency: "unbounded" }
        )
        yield* send("bob@example.com")
        expect(yield* count).toBe(3)
        clock.now += HOUR
        yield* send("ada@example.com")
        expect(yield* count).toBe(4)
      })
    )
  )
})

describe("mails that others ask for", () => {
  it.scoped("have limits of their own for strangers and for each company", () =>
    onDatabase(() =>
      Effect.gen(function* () {
        const mails = yield* UserMails
        const sql = yield* SqlClient.SqlClient
        const mail = (subject: string) => ({
          to: "ada@example.com",
          language: "en" as const,
          subject,
          text: ["A text"]
        })
        for (let n = 0; n < 5; n++) {
          yield* mails.sendForStranger(mail("from strangers"))
          yield* mails.sendForCompany(1, mail("from one"))
        }
        yield* mails.sendForCompany(2, mail("from another"))
        yield* mails.send(mail("from ourselves"))
        expect(
          yield* sql.unsafe("select subject, count(*)::int from mails group by subject order by subject")
        ).toEqual([
          { subject: "from another", count: 1 },
          { subject: "from one", count: 3 },
          { subject: "from ourselves", count: 1 },
          { subject: "from strangers", count: 3 }
        ])
      })
    )
  )
})

describe("the sweeper", () => {
  it.scoped("deletes what has ended, and nothing else", () =>
    onDatabase((clock) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const userId = yield* user("ada@example.com")
        const links = yield* OneTimeLinks
        const mails = yield* UserMails
        const throttles = yield* Throttles
        const passkeys = yield* PasskeysRepo
        const begin = (token: string, signedInAt: number, seenAt: number) =>
          sql.unsafe(
            `insert into user_sessions (token_hash, user_id, stage, signed_in_at, last_seen_at, created_at)
             values (sha256($1::bytea), $2, 'signed_in', $3, $4, $3)`,
            [token, userId, new Date(signedInAt).toISOString(), new Date(seenAt).toISOString()]
          )
        const fill = (name: string) =>
          Effect.gen(function* () {
            yield* links.make({ purpose: "first", userId, email: "ada@example.com" })
            yield* mails.send({
              to: `${name}@example.com`,
              language: "en",
              subject: "Duebook",
              text: ["A text"]
            })
            yield* throttles.guard([networkAddress(name)], Effect.void, () => "wrong")
            // A challenge that is answered in the last moment.
            expect(yield* passkeys.answer(new Uint8Array(32).fill(name.length), clock.now + 1)).toBe(true)
          })
        yield* fill("old")
        clock.now += 24 * HOUR
        yield* fill("young")
        yield* begin("idle", clock.now - 13 * HOUR, clock.now - 12 * HOUR)
        yield* begin("old", clock.now - 30 * 24 * HOUR, clock.now)
        yield* begin("alive", clock.now - 30 * 24 * HOUR + 1, clock.now - 12 * HOUR + 1)
        expect(yield* sweepSignIn).toBe(6)
        expect(yield* sweepSignIn).toBe(0)
        const left = yield* sql.unsafe<{ name: string }>(
          `select 'link' as name from links union all select name from throttles
           union all select 'mail' from mail_times union all select 'challenge' from passkey_challenges union all select 'session' from user_sessions order by 1`
        )
        expect(left.map(({ name }) => name)).toEqual(["challenge", "from young", "link", "mail", "session"])
      })
    )
  )
})

describe("a mail that is asked for without a password", () => {
  it.scopedLive("is written although the client has hung up meanwhile", () =>
    onDatabase(() =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const accounts = yield* Accounts
        yield* user("ada@example.com")
        let turns = 0
        // The first turn is that of the limit of such requests.
        const caller = { companyId: null, isGone: () => turns++ > 0 }
        yield* Effect.provideService(accounts.forgot("ada@example.com", "192.0.2.1"), StatementCaller, caller)
        const mails = Effect.map(sql`select recipient from mails`, (rows) => rows.length)
        yield* Effect.repeat(mails, {
          until: (n) => n > 0,
          schedule: Schedule.spaced("50 millis"),
          times: 100
        })
        expect(yield* mails).toBe(1)
      })
    )
  )
})

describe("passwords", () => {
  const owner = { email: "ada.byron@engines.example", name: "Ada Lovelace" }

  it.scoped("are refused with the reason where they are short or easy to guess", () =>
    onDatabase(() =>
      Effect.gen(function* () {
        const passwords = yield* Passwords
        const hash = (password: string) =>
          passwords.hashNew({ password, owner, counted: settingPassword(1), asker: "somebody" })
        const problem = (password: string) =>
          Effect.map(Effect.flip(hash(password)), (error) =>
            error._tag === "ValidationFailed" ? error.details?.[0]?.message : error.message
          )
        expect(yield* problem("elevenchars")).toBe("A password has at least 12 characters.")
        expect(yield* problem("x".repeat(201))).toBe("A password has at most 200 characters.")
        expect(yield* problem("qwerty123456")).toContain("This is a commonly used password.")
        expect(yield* problem("1qaz2wsx3edc")).toContain("This is a commonly used password.")
        expect(yield* problem("lovelace2026")).toContain("easy to guess")
        expect(yield* problem("ada.byron@engines.example1")).toContain("easy to guess")
        expect(yield* hash("harbour lantern 42")).toMatch(/^\$argon2id/)
        expect(yield* hash("äöü harbour lantern 😀")).toMatch(/^\$argon2id/)
      })
    )
  )

  it.scoped("are kept as argon2id, and setting one ends the other sessions and open links", () =>
    onDatabase(() =>
      Effect.gen(function* () {
        const passwords = yield* Passwords
        const links = yield* OneTimeLinks
        const sql = yield* SqlClient.SqlClient
        const userId = yield* user(owner.email)
        const first = yield* links.make({ purpose: "first", userId, email: owner.email })
        yield* sql.unsafe(
          `insert into user_sessions (token_hash, user_id, stage, signed_in_at, last_seen_at, created_at)
           values (sha256('x'), $1, 'signed_in', now(), now(), now())`,
          [userId]
        )
        expect(yield* passwords.isOf(userId, "harbour lantern 42")).toBe(false)
        const hash = yield* passwords.hashNew({
          password: "harbour lantern 42",
          owner,
          counted: settingPassword(userId),
          asker: "somebody"
        })
        yield* passwords.store(userId, hash)
        expect(yield* passwords.isOf(userId, "harbour lantern 42")).toBe(true)
        expect(yield* passwords.isOf(userId, "harbour lantern 43")).toBe(false)
        const [row] = yield* sql.unsafe<{ password_hash: string }>("select password_hash from users")
        expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
        expect(yield* sql.unsafe("select 1 from user_sessions")).toEqual([])
        expect(yield* links.find(first.split("/").at(-1) ?? "")).toBeNull()
      })
    )
  )

  it.scoped(
    "are checked one after another for a network, which is refused what is too much, unlike others",
    () =>
      onDatabase(() =>
        Effect.gen(function* () {
          const passwords = yield* Passwords
          const check = (asker: string) => Effect.either(passwords.verify("not the password", null, asker))
          const asked = yield* Effect.fork(
            Effect.all(
              Array.from({ length: 40 }, () => check("from 203.0.113.1")),
              { concurrency: "unbounded" }
            )
          )
          yield* Effect.yieldNow()
          const other = yield* check("from 203.0.113.2")
          expect(Either.isRight(other)).toBe(true)
          // One is computed and 32 wait.
          const checked = yield* Fiber.join(asked)
          expect(checked.filter(Either.isRight)).toHaveLength(33)
          for (const refused of checked.filter(Either.isLeft))
            expect(refused.left).toMatchObject({ _tag: "RateLimited", retryAfterSeconds: 2 })
        })
      )
  )

  it.scoped("are counted before they are scored", () =>
    onDatabase(() =>
      Effect.gen(function* () {
        const passwords = yield* Passwords
        const counted = settingPassword(7)
        const hash = (password: string) =>
          Effect.flip(passwords.hashNew({ password, owner, counted, asker: "somebody" }))
        for (let tries = 0; tries < freeTries.asking; tries++)
          expect((yield* hash("qwerty123456"))._tag).toBe("ValidationFailed")
        expect((yield* hash("qwerty123456"))._tag).toBe("RateLimited")
        expect((yield* hash("harbour lantern 42"))._tag).toBe("RateLimited")
      })
    )
  )
})
