/** Passkeys over plain HTTP, with an authenticator in software: adding and removing them, and every refusal. */
import { beforeEach, describe, expect, it } from "vitest"
import {
  type Account,
  accountOn,
  alertOf,
  givePassword,
  linkFor,
  NEW_PASSWORD,
  PASSWORD
} from "../support/Accounts.ts"
import { Authenticator, optionsFor, type Wrongs } from "../support/Authenticator.ts"
import {
  ACCOUNT,
  addPasskey,
  askedBy,
  codesOf,
  isIn,
  passkeyDeeds,
  passkeysOf,
  proveAll,
  REFUSED,
  SIGN_IN,
  signInWith,
  siteFor,
  toldTo,
  userOf,
  withPasskey
} from "../support/Passkeys.ts"
import { type Person, sessionFor, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const MINUTE_MILLIS = 60_000

const server = useServer()
const numbered = useServer({ beside: server, environment: { PUBLIC_URL: "http://127.0.0.1:3000" } })

// All tests have one network address.
beforeEach(() => server.sql("delete from throttles"))

describe("adding a passkey", () => {
  it("as the first second factor brings recovery codes, ends other sessions, and opens the company", async () => {
    const { person } = await accountOn(server, { totp: false })
    const other = new Visitor(server, await sessionFor(server, person.userId))
    expect((await person.get(person.at("/people"))).location).toContain("needs=two-factor")
    const before = person.cookie
    const shown = await addPasskey(person, new Authenticator(siteFor(server)), { name: "Büro 🔑" })
    expect([shown.status, codesOf(shown).length]).toEqual([200, 10])
    expect(person.cookie).not.toBe(before)
    expect(await isIn(other)).toBe(false)
    expect(await isIn(new Visitor(server, before))).toBe(false)
    expect((await person.get(person.at("/people"))).status).toBe(200)
    expect(await userOf(server, person.userId)).toMatchObject({
      passkeys: 1,
      totp_secret: null,
      two_factor_confirmed_at: expect.any(Date)
    })
    const [stored] = await passkeysOf(server, person.userId)
    expect(stored).toMatchObject({ name: "Büro 🔑", sign_count: "1", last_used_at: null })
    expect(stored?.["transports"]).toEqual(["internal"])
    expect(await passkeyDeeds(server, person.userId)).toEqual([
      { action: "passkey.add", details: { name: "Büro 🔑" } }
    ])
    await expect.poll(() => toldTo(server, person.email)).toContain("was added to your account")
  })

  it("beside an app keeps the recovery codes and the other sessions", async () => {
    const { person } = await accountOn(server)
    const other = new Visitor(server, await sessionFor(server, person.userId))
    const added = await addPasskey(person, new Authenticator(siteFor(server)))
    expect(added.location).toBe(`${ACCOUNT}?done=add-passkey`)
    expect(await isIn(other)).toBe(true)
    const page = await person.get(ACCOUNT)
    const cells = page.html.querySelectorAll("#passkeys td").map(({ text }) => text.trim())
    expect([cells[0], cells[2]]).toEqual(["My phone", "Never"])
  })

  it("offers the person's handle, which is random and stays, and names the passkeys that are known", async () => {
    const { device, person } = await withPasskey(server)
    const first = await optionsFor(person, "add")
    const again = await optionsFor(person, "add")
    expect(first.publicKey).toMatchObject({
      rp: { id: "localhost", name: "Duebook" },
      attestation: "none",
      excludeCredentials: [{ type: "public-key", id: device.id, transports: ["internal"] }]
    })
    expect(first.publicKey.user?.id).toBe(again.publicKey.user?.id)
    expect(Buffer.from(first.publicKey.user?.id ?? "", "base64url")).toHaveLength(32)
    expect(first.publicKey.challenge).not.toBe(again.publicKey.challenge)
    const { person: another } = await accountOn(server)
    expect((await optionsFor(another, "add")).publicKey.user?.id).not.toBe(first.publicKey.user?.id)
  })

  it("asks for the password and the second factor first, and goes on with what the browser has made", async () => {
    const { person } = await accountOn(server, { fresh: false })
    const answer = new Authenticator(siteFor(server)).make(await optionsFor(person, "add"))
    const password = await person.submit(ACCOUNT, "add-passkey", { name: "Key", answer })
    expect(askedBy(password)).toEqual(["Password", "Continue"])
    const code = await person.post(
      ACCOUNT,
      new URLSearchParams([...person.fieldsOf(password, "add-passkey"), ["_password", PASSWORD]])
    )
    expect(askedBy(code)).toEqual(["Code", "Continue"])
    const done = await person.post(
      ACCOUNT,
      new URLSearchParams([...person.fieldsOf(code, "add-passkey"), ["_code", person.code()]])
    )
    expect(done.location).toBe(`${ACCOUNT}?done=add-passkey`)
    expect(await passkeysOf(server, person.userId)).toHaveLength(1)
  })

  it("422 for a name that is empty, too long or has control characters", async () => {
    const { person } = await accountOn(server)
    for (const name of ["", " ", "x".repeat(51), "a\u0007b", "a\u202eb"]) {
      const seen = await addPasskey(person, new Authenticator(siteFor(server)), { name })
      expect([seen.status, await passkeysOf(server, person.userId)], JSON.stringify(name)).toEqual([422, []])
      expect(seen.html.querySelector("#add-passkey-name")?.getAttribute("aria-invalid")).toBe("true")
    }
  })

  it("422 without an answer, and for one that no browser gives", async () => {
    const { person } = await accountOn(server)
    for (const answer of ["", "{}", "null", "x".repeat(20_000)]) {
      await proveAll(server, person.userId)
      const seen = await person.submit(ACCOUNT, "add-passkey", { name: "Key", answer })
      expect([seen.status, await passkeysOf(server, person.userId)]).toEqual([422, []])
    }
  })

  it("409 for the eleventh, and the page does not offer it", async () => {
    const { person } = await accountOn(server)
    for (let count = 0; count < 9; count++) {
      expect((await addPasskey(person, new Authenticator(siteFor(server)))).status).toBe(303)
    }
    // Two sessions at the same time: one of them adds the tenth.
    const sessions = [await sessionFor(server, person.userId), await sessionFor(server, person.userId)]
    await proveAll(server, person.userId)
    const ready = await Promise.all(
      sessions.map(async (cookie) => {
        const visitor = new Visitor(server, cookie)
        const body = visitor.fieldsOf(await visitor.get(ACCOUNT), "add-passkey")
        body.set("name", "Key")
        body.set("answer", new Authenticator(siteFor(server)).make(await optionsFor(visitor, "add")))
        return { visitor, body }
      })
    )
    const seen = await Promise.all(ready.map(({ body, visitor }) => visitor.post(ACCOUNT, body)))
    expect(seen.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(await passkeysOf(server, person.userId)).toHaveLength(10)
    const again = new Visitor(server, await sessionFor(server, person.userId))
    const full = await again.get(ACCOUNT)
    expect(full.text).toContain("You have 10 passkeys")
    expect(full.html.querySelector("input[name=_action][value=add-passkey]")).toBeNull()
  })

  const wrongs: ReadonlyArray<readonly [what: string, wrong: Wrongs]> = [
    ["another challenge", { challenge: Buffer.alloc(32, 7).toString("base64url") }],
    ["another origin", { origin: "http://localhost:1" }],
    ["https in the place of http", { origin: "https://localhost" }],
    ["another site", { rpId: "example.com" }],
    ["an answer to a question about a known passkey", { type: "webauthn.get" }],
    ["an answer from a frame", { crossOrigin: true }],
    ["nobody there", { present: false }],
    ["a ticket that we have not made", { ticket: `${"A".repeat(43)}.99999999999999_${"0".repeat(32)}` }]
  ]
  for (const [what, wrong] of wrongs) {
    it(`422 for ${what}, and nothing is added`, async () => {
      const { person } = await accountOn(server)
      const seen = await addPasskey(person, new Authenticator(siteFor(server)), wrong)
      expect([seen.status, alertOf(seen)]).toEqual([422, expect.stringContaining(REFUSED)])
      expect([
        await passkeysOf(server, person.userId),
        (await userOf(server, person.userId))["passkeys"]
      ]).toEqual([[], 0])
    })
  }

  it("422 for a challenge that has ended, that was answered, and that somebody else was given", async () => {
    const { person } = await accountOn(server)
    const late = new Authenticator(siteFor(server)).make(await optionsFor(person, "add"))
    server.clock.advance(5 * MINUTE_MILLIS)
    await proveAll(server, person.userId)
    expect((await person.submit(ACCOUNT, "add-passkey", { name: "Key", answer: late })).status).toBe(422)

    const options = await optionsFor(person, "add")
    const first = new Authenticator(siteFor(server)).make(options)
    expect((await person.submit(ACCOUNT, "add-passkey", { name: "Key", answer: first })).status).toBe(303)
    const second = new Authenticator(siteFor(server)).make(options)
    await proveAll(server, person.userId)
    expect((await person.submit(ACCOUNT, "add-passkey", { name: "Key", answer: second })).status).toBe(422)

    const { person: another } = await accountOn(server)
    const theirs = new Authenticator(siteFor(server)).make(await optionsFor(another, "add"))
    await proveAll(server, person.userId)
    expect((await person.submit(ACCOUNT, "add-passkey", { name: "Key", answer: theirs })).status).toBe(422)
    expect(await passkeysOf(server, person.userId)).toHaveLength(1)
  })

  it("409 for a passkey that somebody has already, whoever that is", async () => {
    const { device } = await withPasskey(server)
    const { person } = await accountOn(server)
    const seen = await addPasskey(person, new Authenticator(siteFor(server)), { id: device.id })
    expect([seen.status, await passkeysOf(server, person.userId)]).toEqual([409, []])
  })

  it("is nobody's who has not signed in, nor whose second step is still to come", async () => {
    const visitor = new Visitor(server)
    await visitor.get(SIGN_IN)
    expect((await visitor.get("/app/passkeys/options?for=add")).status).toBe(404)
    expect((await visitor.get("/app/passkeys/options?for=confirm")).status).toBe(404)
    expect((await visitor.get("/app/passkeys/options?for=all")).status).toBe(404)
    const { person } = await accountOn(server)
    await givePassword(visitor, person.email)
    expect((await visitor.get("/app/passkeys/options?for=add")).status).toBe(404)
  })
})

describe("an app beside passkeys", () => {
  it("is added without new recovery codes, and its removal leaves the passkeys as the second factor", async () => {
    const { person } = await withPasskey(server, { totp: false })
    const before = await server.sql("select code_hash from recovery_codes where user_id = $1", [
      person.userId
    ])
    expect((await person.get(ACCOUNT)).html.querySelector("#two-factor-secret")).toBeNull()
    await proveAll(server, person.userId)
    expect((await person.submit(ACCOUNT, "add-two-factor")).status).toBe(303)
    const page = await person.get(ACCOUNT)
    const secret = page.html.querySelector("#two-factor-secret")?.text.trim() ?? ""
    const app = Object.assign(Object.create(person) as Person, { secret })
    await proveAll(server, person.userId)
    const done = await person.submit(ACCOUNT, "confirm-two-factor", { code: app.code() })
    expect([done.status, done.location]).toEqual([303, `${ACCOUNT}?done=confirm-two-factor`])
    const codes = () => server.sql("select code_hash from recovery_codes where user_id = $1", [person.userId])
    expect(await codes()).toEqual(before)
    await proveAll(server, person.userId)
    expect((await person.submit(ACCOUNT, "turn-off-two-factor")).status).toBe(303)
    expect(await userOf(server, person.userId)).toMatchObject({
      totp_secret: null,
      passkeys: 1,
      two_factor_confirmed_at: expect.any(Date)
    })
    expect(await codes()).toEqual(before)
    expect((await person.get(person.at("/people"))).status).toBe(200)
  })
})

describe("removing a passkey", () => {
  const removeIn = async (person: Account["person"], passkeyId?: unknown) => {
    await proveAll(server, person.userId)
    const [first] = await passkeysOf(server, person.userId)
    const fields = { passkey_id: String(passkeyId ?? first?.["passkey_id"]) }
    return await person.submit(ACCOUNT, "remove-passkey", fields)
  }

  it("ends its use and the other sessions, and the person is told", async () => {
    const { device, person, visitor } = await withPasskey(server)
    expect((await signInWith(visitor, device)).status).toBe(303)
    expect((await removeIn(person)).location).toBe(`${ACCOUNT}?done=remove-passkey`)
    expect([await isIn(person), await isIn(visitor)]).toEqual([true, false])
    expect((await signInWith(new Visitor(server), device)).status).toBe(422)
    expect((await passkeyDeeds(server, person.userId)).at(-1)).toEqual({
      action: "passkey.remove",
      details: { name: "My phone", last: false }
    })
    await expect.poll(() => toldTo(server, person.email)).toContain("was removed from your account")
  })

  it("takes the recovery codes with the last second factor, and closes the company", async () => {
    const { person } = await withPasskey(server, { totp: false })
    expect((await removeIn(person)).status).toBe(303)
    expect(await userOf(server, person.userId)).toMatchObject({ passkeys: 0, two_factor_confirmed_at: null })
    expect(await server.sql("select from recovery_codes where user_id = $1", [person.userId])).toEqual([])
    expect((await person.get(person.at("/people"))).location).toContain("needs=two-factor")
  })

  it("asks for the password and the second factor first", async () => {
    const { person } = await withPasskey(server)
    await server.sql("update user_sessions set code_at = null, password_at = null where user_id = $1", [
      person.userId
    ])
    expect(askedBy(await person.submit(ACCOUNT, "remove-passkey"))).toEqual(["Password", "Continue"])
    expect(await passkeysOf(server, person.userId)).toHaveLength(1)
  })

  it("of somebody else's passkey, and of one that is gone, does nothing", async () => {
    const { person } = await withPasskey(server)
    const other = await withPasskey(server)
    const [theirs] = await passkeysOf(server, other.person.userId)
    expect((await removeIn(person, theirs?.["passkey_id"])).status).toBe(409)
    expect((await removeIn(person, 999_999_999)).status).toBe(409)
    expect(
      [await passkeysOf(server, person.userId), await passkeysOf(server, other.person.userId)].map(
        ({ length }) => length
      )
    ).toEqual([1, 1])
  })
})

describe("what takes a second factor away", () => {
  it("takes passkeys, too: an owner's reset of a colleague", async () => {
    const { company, person } = await accountOn(server)
    const { device, person: colleague } = await withPasskey(server, { role: "admin", totp: false })
    await server.sql("delete from memberships where user_id = $1", [colleague.userId])
    await server.sql(
      "insert into memberships (company_id, user_id, role, created_at) values ($1, $2, 'admin', now())",
      [company.id, colleague.userId]
    )
    await proveAll(server, person.userId)
    const done = await person.submit(person.at("/people"), "reset-two-factor", {
      user_id: String(colleague.userId)
    })
    expect(done.status).toBe(303)
    expect(await passkeysOf(server, colleague.userId)).toEqual([])
    expect(await userOf(server, colleague.userId)).toMatchObject({
      passkeys: 0,
      two_factor_confirmed_at: null
    })
    expect((await signInWith(new Visitor(server), device)).status).toBe(422)
  })
})

describe("the owner of an address that a stranger has signed up with", () => {
  it("takes the stranger's passkey away with the account", async () => {
    const { device, person } = await withPasskey(server, { totp: false })
    await server.sql("update users set unproven = true, email_verified_at = null where user_id = $1", [
      person.userId
    ])
    const owner = new Visitor(server)
    const link = await linkFor(server, "reset", person)
    const done = await owner.submit(link, "reset-password", { password: NEW_PASSWORD })
    expect(done.status).toBe(303)
    expect(await passkeysOf(server, person.userId)).toEqual([])
    expect((await signInWith(new Visitor(server), device)).status).toBe(422)
  })
})

describe("an address in numbers", () => {
  it("says that passkeys can't be added there, and why", async () => {
    const { person } = await accountOn(server)
    const section = async (visitor: Visitor) => (await visitor.get(ACCOUNT)).html.querySelector("#passkeys")
    const there = await section(new Visitor(numbered, person.cookie))
    expect(there?.text).toContain("You can't add one here")
    expect(there?.querySelector("form")).toBeNull()
    const here = await section(person)
    expect(here?.text).not.toContain("You can't add one here")
    expect(here?.querySelector("form")).not.toBeNull()
  })
})

describe("a browser at another address than the passkeys are for", () => {
  it("is offered none by the script: the page names the site", async () => {
    const page = await new Visitor(server).get(SIGN_IN)
    const part = page.html.querySelector("[data-passkeys-of]")
    expect([part?.getAttribute("data-passkeys-of"), part?.hasAttribute("hidden")]).toEqual([
      "localhost",
      true
    ])
  })
})

describe("the page with ten passkeys", () => {
  it("is under 50 KB with its styles, as a browser gets them", async () => {
    const { person } = await accountOn(server)
    for (let count = 0; count < 10; count++) {
      await addPasskey(person, new Authenticator(siteFor(server)), { name: `${count} `.padEnd(50, "Ü") })
    }
    const page = await person.get(ACCOUNT)
    expect(page.html.querySelectorAll("#passkeys tbody tr")).toHaveLength(10)
    const bytesOf = async (path: string) => {
      const head = { method: "HEAD", headers: { "accept-encoding": "br, gzip" } }
      return Number((await person.send(path, head)).headers.get("content-length"))
    }
    const sheet = page.html.querySelector("link[rel=stylesheet]")?.getAttribute("href") ?? ""
    const sizes = [await bytesOf(ACCOUNT), await bytesOf(sheet)]
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect((sizes[0] ?? 0) + (sizes[1] ?? 0)).toBeLessThan(50 * 1_024)
  })
})
