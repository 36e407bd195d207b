/** Who is held up by wrong guesses: strangers by strangers, and nobody who has proved something. */
import { afterEach, describe, expect, it } from "vitest"
import { freeTries } from "../../src/domain/Throttle.ts"
import { KNOWN_DAYS } from "../../src/services/people/KnownBrowsers.ts"
import {
  type Account,
  accountOn,
  giveCode,
  givePassword,
  linkFor,
  NEW_PASSWORD,
  PASSWORD
} from "../support/Accounts.ts"
import { type Person, sessionFor, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()
const proxied = useServer({ beside: server, environment: { TRUST_PROXY: "1" } })

afterEach(async () => {
  server.clock.release()
  await server.sql("delete from throttles")
})

const DAY = 86_400_000

/** A browser that has signed in to the account, and out again. */
const knownTo = async (person: Person, visitor = new Visitor(server)): Promise<Visitor> => {
  expect((await givePassword(visitor, person.email)).status).toBe(303)
  // A code counts once.
  await server.sql("update users set totp_last_step = 0 where user_id = $1", [person.userId])
  expect((await giveCode(visitor, person.code())).status).toBe(303)
  expect((await visitor.submit("/app/account", "sign-out")).status).toBe(303)
  await server.sql("update users set totp_last_step = 0 where user_id = $1", [person.userId])
  return visitor
}

/** As many wrong guesses of strangers, each from a network of its own. */
const guess = async ({ person }: Pick<Account, "person">, count: number): Promise<Array<number>> => {
  const visitor = new Visitor(proxied)
  const body = visitor.fieldsOf(await visitor.get("/app/sign-in"), "sign-in")
  body.set("email", person.email)
  body.set("password", "wrong")
  const statuses: Array<number> = []
  for (let n = 0; n < count; n++) {
    const from = { "x-forwarded-for": `203.0.113.${n}` }
    statuses.push((await visitor.post("/app/sign-in", body, from)).status)
  }
  return statuses
}

const fill = async (account: Pick<Account, "person">): Promise<void> => {
  expect(await guess(account, freeTries.account + 1)).toEqual([422, 422, 422, 422, 422, 429])
}

/** Whether a browser's right password is looked at. */
const isLookedAt = async (visitor: Visitor, email: string, password = PASSWORD): Promise<boolean> => {
  const { status } = await givePassword(visitor, email, password)
  expect([303, 429]).toContain(status)
  return status === 303
}

describe("strangers' wrong guesses at an account", () => {
  it("hold up strangers, and neither who has signed in nor a browser that had", async () => {
    const account = await accountOn(server)
    const { person } = account
    const browser = await knownTo(person)
    await fill(account)
    expect(await isLookedAt(new Visitor(server), person.email)).toBe(false)

    expect(await isLookedAt(browser, person.email)).toBe(true)
    expect((await giveCode(browser, "000000")).status).toBe(422)
    expect((await giveCode(browser, person.code())).status).toBe(303)

    await server.sql("update users set totp_last_step = 0 where user_id = $1", [person.userId])
    const open = new Visitor(server, await sessionFor(server, person.userId, { fresh: false }))
    const codes = await open.submit("/app/account", "new-recovery-codes", { _code: person.code() })
    expect(codes.text).toContain("Recovery codes")
    const changed = await open.submit("/app/account", "change-password", {
      password: PASSWORD,
      new_password: NEW_PASSWORD
    })
    expect(changed.location).toContain("done=change-password")
  })

  it("from the owner's own network do not, either", async () => {
    const { person } = await accountOn(server)
    const browser = await knownTo(person)
    const visitor = new Visitor(server)
    const body = visitor.fieldsOf(await visitor.get("/app/sign-in"), "sign-in")
    for (let n = 0; n < freeTries.address; n++) {
      body.set("email", `${n}@example.com`)
      expect((await visitor.post("/app/sign-in", body)).status).toBe(422)
    }
    expect(await isLookedAt(new Visitor(server), person.email)).toBe(false)
    expect(await isLookedAt(browser, person.email)).toBe(true)
  })

  it("hold up nobody any more once the password was reset, nor the browser that has reset it later on", async () => {
    const account = await accountOn(server)
    const { person } = account
    await fill(account)
    const owner = new Visitor(server)
    const path = await linkFor(server, "reset", person)
    expect((await owner.submit(path, "reset-password", { password: NEW_PASSWORD })).status).toBe(303)
    expect(await isLookedAt(new Visitor(server), person.email, NEW_PASSWORD)).toBe(true)
    await fill(account)
    expect(await isLookedAt(new Visitor(server), person.email, NEW_PASSWORD)).toBe(false)
    expect(await isLookedAt(owner, person.email, NEW_PASSWORD)).toBe(true)
  })

  it("hold up nobody for more than an hour, even where the clock of the database was set back", async () => {
    const account = await accountOn(server)
    await fill(account)
    const now = server.clock.now()
    const blockedFor = (millis: number) =>
      server.sql("update throttles set blocked_until = $1 where name = $2", [
        new Date(now + millis).toISOString(),
        `user ${account.person.userId}`
      ])
    server.clock.hold(now)
    await blockedFor(DAY)
    expect(await isLookedAt(new Visitor(server), account.person.email)).toBe(true)
    await blockedFor(3_600_000)
    const refused = await givePassword(new Visitor(server), account.person.email)
    expect([refused.status, refused.text.includes("Wait 60 minutes.")]).toEqual([429, true])
  })
})

describe("a browser that is known", () => {
  it("is held up by its own wrong guesses, and holds up nobody else", async () => {
    const { person } = await accountOn(server)
    const browser = await knownTo(person)
    const statuses: Array<number> = []
    for (let n = 0; n < freeTries.browser + 1; n++) {
      statuses.push((await givePassword(browser, person.email, "wrong")).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect(await isLookedAt(browser, person.email)).toBe(false)
    expect(await isLookedAt(new Visitor(server), person.email)).toBe(true)
  })

  const void_ = async (change: (browser: Visitor, account: Account) => Promise<string>) => {
    const account = await accountOn(server)
    const browser = await knownTo(account.person)
    const password = await change(browser, account)
    await fill(account)
    return await isLookedAt(browser, account.person.email, password)
  }

  it("is a stranger to another account", async () => {
    const [mine, other] = [await accountOn(server), await accountOn(server)]
    const browser = await knownTo(mine.person)
    await fill(other)
    expect(await isLookedAt(browser, other.person.email)).toBe(false)
  })

  it("cannot say itself to which account", async () => {
    const changed = await void_(async (browser) => {
      const other = await accountOn(server)
      const foreign = await knownTo(other.person)
      const [, own = ""] = browser.known?.split("=") ?? []
      const [, theirs = ""] = foreign.known?.split("=") ?? []
      const [, ...rest] = theirs.split(".")
      browser.known = `duebook-known=${[own.split(".")[0], ...rest].join(".")}`
      return PASSWORD
    })
    expect(changed).toBe(false)
  })

  it("is so no longer after another password", async () => {
    const reset = await void_(async (_, { person }) => {
      const path = await linkFor(server, "reset", person)
      const elsewhere = new Visitor(server)
      expect((await elsewhere.submit(path, "reset-password", { password: NEW_PASSWORD })).status).toBe(303)
      return NEW_PASSWORD
    })
    expect(reset).toBe(false)
  })

  it(`is so for ${KNOWN_DAYS} days`, async () => {
    const ages = []
    for (const days of [KNOWN_DAYS - 1, KNOWN_DAYS]) {
      const account = await accountOn(server)
      const start = server.clock.now()
      server.clock.hold(start)
      const browser = await knownTo(account.person)
      server.clock.hold(start + days * DAY)
      proxied.clock.hold(start + days * DAY)
      await fill(account)
      ages.push(await isLookedAt(browser, account.person.email))
      server.clock.release()
      proxied.clock.release()
    }
    expect(ages).toEqual([true, false])
  })

  it("is known to several accounts, by a cookie that scripts and other sites cannot read", async () => {
    const [one, two] = [await accountOn(server), await accountOn(server)]
    const browser = await knownTo(two.person, await knownTo(one.person))
    await fill(one)
    await fill(two)
    expect(await isLookedAt(browser, one.person.email)).toBe(true)
    await browser.get("/app/sign-in")
    const other = new Visitor(server)
    other.known = browser.known
    expect(await isLookedAt(other, two.person.email)).toBe(true)
    await server.sql("update users set totp_last_step = 0 where user_id = $1", [two.person.userId])
    const { headers } = await giveCode(other, two.person.code())
    const [, set = ""] = headers.getSetCookie()
    expect(set).toMatch(/^duebook-known=\S+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/)
  })
})
