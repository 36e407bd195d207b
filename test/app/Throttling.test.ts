/** How guessing is slowed down, exactly, on two instances: for accounts, addresses of the network, and mails. */
import { afterEach, describe, expect, it } from "vitest"
import * as Totp from "../../src/domain/Totp.ts"
import { freeTries } from "../../src/domain/Throttle.ts"
import {
  accountOn,
  alertOf,
  givePassword,
  linkFor,
  mailed,
  mailedInTime,
  NEW_PASSWORD,
  PASSWORD,
  pathOf
} from "../support/Accounts.ts"
import { type Person, type Seen, sessionFor, Visitor } from "../support/Person.ts"
import { type TestServer, useServer } from "../support/TestServer.ts"

const server = useServer({ environment: { SIGN_UP: "open" } })
const other = useServer({ beside: server, environment: { SIGN_UP: "open" } })

afterEach(async () => {
  server.clock.release()
  other.clock.release()
  await server.sql("delete from throttles")
  await server.sql("delete from mail_times")
})

/** Both instances go on at this time. */
const hold = (at: number): void => {
  server.clock.hold(at)
  other.clock.hold(at)
}

/** Sends one form again and again. */
const sending = async (on: TestServer, path: string, action: string, cookie: string | null = null) => {
  const visitor = new Visitor(on, cookie)
  const body = visitor.fieldsOf(await visitor.get(path), action)
  return (fields: Readonly<Record<string, string>>): Promise<Seen> =>
    visitor.post(path, new URLSearchParams({ ...Object.fromEntries(body), ...fields }))
}

const MINUTE = 60_000

describe("the pauses of an account", () => {
  it("double with each wrong try on whatever instance, up to an hour, and a day later it is forgotten", async () => {
    const { person } = await accountOn(server)
    let now = server.clock.now()
    hold(now)
    const sends = [
      await sending(server, "/app/sign-in", "sign-in"),
      await sending(other, "/app/sign-in", "sign-in")
    ]
    let turn = 0
    const attempt = async (password: string) =>
      (await sends[turn++ % 2]?.({ email: person.email, password }))?.status
    for (let tries = 0; tries < freeTries.account; tries++) expect(await attempt("wrong")).toBe(422)
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      hold(now + minutes * MINUTE - 1)
      expect([minutes, await attempt(PASSWORD)]).toEqual([minutes, 429])
      now += minutes * MINUTE
      hold(now)
      expect([minutes, await attempt("wrong")]).toEqual([minutes, 422])
    }
    hold(now + 24 * 60 * MINUTE)
    for (let tries = 0; tries < freeTries.account; tries++) expect(await attempt("wrong")).toBe(422)
    expect(await attempt("wrong")).toBe(429)
  })
})

const useFresh = async (person: Person, on: TestServer) =>
  await sending(
    on,
    "/app/account",
    "new-recovery-codes",
    await sessionFor(server, person.userId, { fresh: false })
  )

describe("an address that is verified by the password", () => {
  it("waits as long as the page says, where the account waits", async () => {
    const { person, visitor } = await accountOn(server)
    const email = `new-${person.email}`
    await server.sql("update users set new_email = $2 where user_id = $1", [person.userId, email])
    const path = await linkFor(server, "verify", { userId: person.userId, email })
    for (let tries = 0; tries < freeTries.account; tries++) await givePassword(visitor, person.email, "wrong")
    const paused = await visitor.submit(path, "verify-email", { password: PASSWORD })
    expect([paused.status, alertOf(paused)]).toEqual([429, "Too many tries. Wait a minute."])
    expect(paused.headers.get("retry-after")).toBe("60")
  })
})

describe("codes that are asked for again", () => {
  it("end after five wrong ones on two instances together", async () => {
    const { person } = await accountOn(server)
    const sends = [await useFresh(person, server), await useFresh(person, other)]
    const seen = await Promise.all(
      Array.from({ length: 12 }, (_, index) => sends[index % 2]?.({ _code: "000000" }))
    )
    expect(seen.filter((each) => each?.status === 422)).toHaveLength(5)
    expect(seen.filter((each) => each?.status === 429)).toHaveLength(7)
    const paused = await sends[0]?.({ _code: person.code() })
    expect(paused?.status).toBe(429)
    expect(Number(paused?.headers.get("retry-after"))).toBeGreaterThan(0)
  })

  it("hold up nobody else, of whatever network", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => accountOn(server)))
    const statuses: Array<number> = []
    for (const { person } of people) {
      const send = await useFresh(person, server)
      for (let tries = 0; tries < 4; tries++) statuses.push((await send({ _code: "000000" })).status)
    }
    expect(statuses).toEqual(Array(20).fill(422))
    const { person } = await accountOn(server)
    expect((await (await useFresh(person, server))({ _code: person.code() })).status).toBe(200)
  })

  it("count in the set-up of a second factor, too", async () => {
    const { person } = await accountOn(server, { totp: false })
    const send = await sending(server, "/app/account", "confirm-two-factor", person.cookie)
    const statuses: Array<number> = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await send({ code: "000000" })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  it("are not forgotten for the password, which a thief may know as well", async () => {
    const { person } = await accountOn(server)
    const code = await useFresh(person, server)
    for (let tries = 0; tries < 4; tries++) expect((await code({ _code: "000000" })).status).toBe(422)
    const change = await sending(server, "/app/account", "change-email", person.cookie)
    expect((await change({ email: person.email, password: PASSWORD })).status).toBe(422)
    expect((await code({ _code: "000000" })).status).toBe(422)
    expect((await code({ _code: "000000" })).status).toBe(429)
  })
})

describe("the secret of a second factor that is being set up", () => {
  const secretOf = (seen: Seen) => seen.html.querySelector("#two-factor-secret")?.text

  it("stays the same until it is confirmed, also when a code of the present app is asked for meanwhile", async () => {
    const { person } = await accountOn(server)
    await person.submit("/app/account", "move-two-factor")
    const secret = secretOf(await person.get("/app/account"))
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(secretOf(await person.get("/app/account"))).toBe(secret)
    await server.sql("update user_sessions set code_at = now() - interval '1 hour' where user_id = $1", [
      person.userId
    ])
    const confirm = (fields: Readonly<Record<string, string>>) =>
      person.submit("/app/account", "confirm-two-factor", fields)
    const wrong = await confirm({ _code: person.code(), code: "000000" })
    expect([wrong.status, secretOf(wrong)]).toEqual([422, secret])
    expect((await confirm({ code: Totp.codeAt(secret ?? "", server.clock.now()) })).status).toBe(200)
    expect(secretOf(await person.get("/app/account"))).toBeUndefined()
  })

  it("is another one after a new password, because somebody may have seen it", async () => {
    const { person } = await accountOn(server, { role: "member", totp: false })
    const secret = secretOf(await person.get("/app/account"))
    await person.submit("/app/account", "change-password", { password: PASSWORD, new_password: NEW_PASSWORD })
    expect(secretOf(await person.get("/app/account"))).not.toBe(secret)
  })
})

describe("mails to one address", () => {
  it("are three an hour on two instances together, whoever asks, and again after the hour", async () => {
    const { person } = await accountOn(server)
    const start = server.clock.now()
    hold(start)
    const sends = [
      await sending(server, "/app/forgot", "forgot"),
      await sending(other, "/app/forgot", "forgot")
    ]
    const ask = () =>
      Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          sends[index % 2]?.({ email: index % 2 ? person.email : person.email.toUpperCase() })
        )
      )
    const [first] = await ask()
    expect(first?.status).toBe(200)
    await expect.poll(() => mailed(server, person.email)).toHaveLength(3)
    hold(start + 60 * MINUTE - 1)
    await ask()
    expect(await mailed(server, person.email)).toHaveLength(3)
    hold(start + 60 * MINUTE)
    await ask()
    await expect.poll(() => mailed(server, person.email)).toHaveLength(6)
  })
})

const WAITING_TO_WRITE = `
  select 1 from pg_locks where not granted and relation in ('links'::regclass, 'mails'::regclass)
    and database = (select oid from pg_database where datname = current_database())`

describe("the time of an answer", () => {
  it("does not tell of an account, however slow the database is", async () => {
    const { person } = await accountOn(server)
    const forgot = await sending(server, "/app/forgot", "forgot")
    const signUp = await sending(server, "/app/sign-up", "sign-up")
    const fields = { name: "Ada", password: PASSWORD }
    const nobody = `nobody-${person.userId}@example.com`
    const before = (await mailed(server, person.email)).length
    const requests = [
      { send: forgot, email: person.email, isWritten: true },
      { send: forgot, email: nobody, isWritten: false },
      { send: signUp, email: person.email, isWritten: true },
      { send: signUp, email: nobody, isWritten: true }
    ]
    // One after another: what waits for the lock gives up after five seconds, which all of them may take on a busy machine.
    for (const { email, isWritten, send } of requests) {
      await server.connected(async (client) => {
        // What is written for an account, or for an address without one, has to wait.
        await client.query("begin")
        await client.query("lock table links, users, mails in share mode")
        const startedAt = performance.now()
        expect((await send({ ...fields, email })).status).toBe(200)
        expect(performance.now() - startedAt).toBeGreaterThan(390)
        // So the answer has not waited for it.
        if (isWritten) await expect.poll(async () => (await client.query(WAITING_TO_WRITE)).rowCount).toBe(1)
        await client.query("commit")
      })
    }
    await expect
      .poll(async () => (await mailed(server, person.email)).length, { timeout: 20_000 })
      // Of the mail to set a password, and of the one that says that there is an account.
      .toBe(before + 3)
    await expect.poll(() => mailed(server, nobody), { timeout: 20_000 }).toHaveLength(1)
  })
})

describe("a weak password", () => {
  it("is not looked at any more where its person has tried too much", async () => {
    const { person } = await accountOn(server)
    const block = (name: string) =>
      server.sql(
        `insert into throttles (name, wrong, blocked_until, last_at)
         values ($1, 30, now() + interval '1 minute', now())`,
        [name]
      )
    await block(`password of user ${person.userId}`)
    const fields = { password: PASSWORD, new_password: "qwerty123456" }
    expect((await person.submit("/app/account", "change-password", fields)).status).toBe(429)
    const reset = await linkFor(server, "reset", person)
    const set = await new Visitor(server).submit(reset, "reset-password", { password: "qwerty123456" })
    expect(set.status).toBe(429)
  })
})

describe("a password", () => {
  const OWN = /Names and addresses of yours|Common names and surnames/
  const refused: ReadonlyArray<readonly [password: string, reason: RegExp]> = [
    ["qwerty123456", /commonly used password/],
    ["1qaz2wsx3edc", /\w+/],
    ["AnnaMariaLindqvist", OWN],
    ["LindqvistAnnaMaria", OWN],
    ["maria.lindqvist.anna!", OWN],
    ["anna-lindqvist-harbour-books", OWN],
    ["annamarialindqvist1984", OWN],
    ["harbourbooksanna", OWN],
    ["BergströmHarbourAnna", OWN],
    ["bergstromharbourmaria", OWN],
    ["short", /at least 12/],
    ["x".repeat(201), /at most 200/]
  ]

  /** Sends the form that ends a sign-up, again and again. */
  const signingUp = async (name: string, email: string) => {
    await new Visitor(server).submit("/app/sign-up", "sign-up", { name, email })
    return await sending(server, pathOf((await mailedInTime(server, email))[0]), "finish-sign-up")
  }

  it("of one's own names in whatever order is refused with the reason", async () => {
    const send = await signingUp("Anna Maria Lindqvist Bergström", "anna@harbour-books.example")
    for (const [password, reason] of refused) {
      const seen = await send({ password })
      const problem = seen.html.querySelector("#finish-sign-up-password-problem")?.text ?? ""
      expect([password, seen.status, reason.test(problem) ? "said" : problem]).toEqual([
        password,
        422,
        "said"
      ])
    }
    expect(alertOf(await send({ password: "anna" }))).not.toBe("")
  })

  it("may hold one's name among enough else", async () => {
    const send = await signingUp("Anna Maria Lindqvist", "anna2@example.com")
    expect((await send({ password: "anna granite teapot 17 meadow" })).status).toBe(303)
  })

  it("of the name of one's company is refused", async () => {
    const { company, person } = await accountOn(server)
    await server.sql("update companies set name = 'Nordwind Kaffeerösterei' where company_id = $1", [
      company.id
    ])
    const seen = await person.submit("/app/account", "change-password", {
      password: PASSWORD,
      new_password: "Nordwind-Kaffeerosterei"
    })
    expect(seen.status).toBe(422)
    expect(seen.text).toContain("Names and addresses of yours")
  })
})
