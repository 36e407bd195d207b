/** Where the operator requires the identity provider: who still gets in by a password, and what the others read. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { accountOn, alertOf, giveCode, givePassword, linkFor, mailed, PASSWORD } from "../support/Accounts.ts"
import { environmentFor, IdentityProvider } from "../support/IdentityProvider.ts"
import { personOf, Visitor } from "../support/Person.ts"
import { begin, pathOf, somebody } from "../support/signOn.ts"
import { useServer } from "../support/TestServer.ts"

const provider = await IdentityProvider.start()
const server = useServer({ environment: environmentFor(provider.issuer, { OIDC_REQUIRED: "1" }) })
beforeAll(() => provider.serve(server))
beforeEach(() => server.sql("delete from throttles"))
afterAll(() => provider.stop())

const NOT_BY_PASSWORD =
  "The e-mail address or the password is not right, or they are not those of an owner with two-factor authentication. Everybody else signs in by the button above."

describe("a password, where single sign-on is required", () => {
  for (const [role, totp, enters] of [
    ["owner", true, true],
    ["owner", false, false],
    ["admin", true, false],
    ["admin", false, false],
    ["member", true, false],
    ["member", false, false]
  ] as const) {
    it(`${enters ? "signs in" : "does not sign in"} an ${role} ${totp ? "with" : "without"} a second factor`, async () => {
      const { company, person, visitor } = await accountOn(server, { role, totp })
      const given = await givePassword(visitor, person.email)
      if (!enters) {
        expect([given.status, alertOf(given)]).toEqual([422, NOT_BY_PASSWORD])
        expect((await visitor.get("/app")).location).toBe("/app/sign-in")
        return
      }
      expect(given.status).toBe(303)
      await giveCode(visitor, person.code())
      expect((await visitor.get(`/app/${company.id}`)).status).toBe(200)
    })
  }

  it("is refused in the same words whether it was wrong, is a member's, or nobody's", async () => {
    const { person } = await accountOn(server, { role: "member", totp: false })
    const owner = (await accountOn(server)).person
    for (const [email, password] of [
      [person.email, PASSWORD],
      [person.email, "not the password"],
      [owner.email, "not the password"],
      ["nobody@example.com", PASSWORD]
    ] as const) {
      const seen = await givePassword(new Visitor(server), email, password)
      expect([seen.status, alertOf(seen)]).toEqual([422, NOT_BY_PASSWORD])
    }
  })

  it("counts as a wrong try of whoever may not use it", async () => {
    const { person } = await accountOn(server, { role: "member", totp: false })
    for (let tries = 0; tries < 5; tries++) {
      expect((await givePassword(new Visitor(server), person.email)).status).toBe(422)
    }
    expect((await givePassword(new Visitor(server), person.email)).status).toBe(429)
  })

  it("signs in an owner with a second factor of one company who is a member of another", async () => {
    const { person, visitor } = await accountOn(server)
    const other = await server.company()
    await server.sql("insert into memberships values ($1, $2, 'member', now())", [other.id, person.userId])
    expect((await givePassword(visitor, person.email)).status).toBe(303)
    await server.sql("update memberships set removed_at = now() where user_id = $1 and role = 'owner'", [
      person.userId
    ])
    expect((await givePassword(new Visitor(server), person.email)).status).toBe(422)
  })

  it("is said on the page to be for owners", async () => {
    const { html } = await new Visitor(server).get("/app/sign-in")
    expect(html.querySelectorAll("button").map(({ text }) => text)).toEqual([
      "Sign in with Example ID",
      "Sign in",
      "Sign in with a passkey"
    ])
    expect(html.text).toContain("A password is for owners with two-factor authentication only.")
  })
})

describe("links, where single sign-on is required", () => {
  it("make no account with a password from an invitation, which is accepted at the provider", async () => {
    const company = await server.company()
    const owner = await personOf(server, company.id)
    const someone = somebody()
    await owner.submit(owner.at("/people"), "invite", { email: someone.email ?? "", role: "admin" })
    const [link = ""] = await mailed(server, someone.email ?? "")
    const visitor = new Visitor(server)
    const page = await visitor.get(new URL(link).pathname)
    expect(page.html.querySelector("form input[name=password]")).toBeNull()
    expect(page.html.text).toContain("Sign in with Example ID to accept it.")
    const form = visitor.fieldsOf(await visitor.get("/app/sign-in"), "sign-in")
    for (const [name, value] of [
      ["_action", "accept-invitation"],
      ["name", "Ida"],
      ["password", PASSWORD]
    ] as const) {
      form.set(name, value)
    }
    const refused = await visitor.post(new URL(link).pathname, form)
    expect([
      refused.status,
      await server.sql("select 1 from users where email = $1", [someone.email])
    ]).toEqual([422, []])
    const back = await visitor.get(pathOf(await provider.signIn(await begin(visitor), someone)))
    expect(back.location).toBe("/app")
    expect(
      await server.sql("select role from memberships m join users using (user_id) where email = $1", [
        someone.email
      ])
    ).toEqual([{ role: "admin" }])
  })

  it("of the operator sign in an owner, who sets up a second factor, and nobody else", async () => {
    const company = await server.company()
    for (const [role, status] of [
      ["owner", 303],
      ["admin", 422]
    ] as const) {
      const person = await personOf(server, company.id, { role, totp: false })
      const visitor = new Visitor(server)
      const path = await linkFor(server, "first", person)
      const seen = await visitor.submit(path, "first-password", { password: PASSWORD })
      expect([role, seen.status]).toEqual([role, status])
      if (role === "owner") expect((await visitor.get("/app/account")).status).toBe(200)
      else expect(alertOf(seen)).toContain("Here people sign in with Example ID")
    }
  })
})

describe("a provider that is required and down", () => {
  const down = useServer({ environment: environmentFor("http://localhost:9", { OIDC_REQUIRED: "1" }) })

  it("keeps no owner with a second factor out", async () => {
    const { company, person, visitor } = await accountOn(down)
    const seen = await visitor.submit("/app/sign-in", "single-sign-on")
    expect([seen.status, alertOf(seen)]).toEqual([
      422,
      "Example ID can't be reached at the moment. Wait a little, and try again."
    ])
    await givePassword(visitor, person.email)
    await giveCode(visitor, person.code())
    expect((await visitor.get(`/app/${company.id}`)).status).toBe(200)
  })
})
