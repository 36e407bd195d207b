/** Signing in and its neighbours, as a person with a browser does it. */
import { describe, expect, it } from "vitest"
import {
  NEW_PASSWORD,
  PASSWORD,
  accountOn,
  alertOf,
  giveCode,
  givePassword,
  linkFor,
  mailed,
  mailedInTime,
  pathOf
} from "../support/Accounts.ts"
import { personOf, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer({ environment: { SIGN_UP: "open" } })

describe("signing in", () => {
  it("asks for the password, then for a code, and leads to the only company", async () => {
    const { company, person, visitor } = await accountOn(server)
    const first = await givePassword(visitor, person.email.toUpperCase())
    expect([first.status, first.location]).toEqual([303, "/app/sign-in"])
    const step = await visitor.get("/app/sign-in")
    expect(step.html.querySelector("h1")?.text).toBe("Confirm that it is you")
    expect(step.html.querySelector("label")?.text).toBe("Code")
    expect((await visitor.get(`/app/${company.id}/receivables`)).location).toContain("/app/sign-in")
    const second = await giveCode(visitor, person.code())
    expect([second.status, second.location]).toEqual([303, "/app"])
    expect((await visitor.get("/app")).location).toBe(`/app/${company.id}`)
    expect((await visitor.get(`/app/${company.id}/receivables`)).status).toBe(200)
  })

  it("comes back to where one wanted to go", async () => {
    const { company, person, visitor } = await accountOn(server)
    const wanted = `/app/${company.id}/receivables?page=2`
    const led = await visitor.get(wanted)
    const first = await visitor.submit(led.location ?? "", "sign-in", {
      email: person.email,
      password: PASSWORD
    })
    expect(first.location).toBe(led.location)
    const second = await visitor.submit(first.location ?? "", "second-step", { code: person.code() })
    expect(second.location).toBe(wanted)
    expect((await visitor.get(`/app/sign-in?to=${encodeURIComponent(wanted)}`)).location).toBe(wanted)
  })

  it("needs no code of a member without a second factor", async () => {
    const { company, person, visitor } = await accountOn(server, { role: "member", totp: false })
    await givePassword(visitor, person.email)
    expect((await visitor.get(`/app/${company.id}/receivables`)).status).toBe(200)
  })

  it("takes a recovery code once in the place of a code", async () => {
    const { company, person, visitor } = await accountOn(server)
    const code = "abcd-efgh-jkmn-pqrs"
    await server.sql(
      "insert into recovery_codes (user_id, code_hash, created_at) values ($1, sha256($2::bytea), now())",
      [person.userId, code.replaceAll("-", "")]
    )
    await givePassword(visitor, person.email)
    const step = await visitor.get("/app/sign-in")
    const link = step.html.querySelectorAll("a").find(({ text }) => text === "Use a recovery code")
    const path = link?.getAttribute("href") ?? ""
    const used = await visitor.submit(path, "use-recovery-code", { code: code.toUpperCase() })
    expect(used.status).toBe(303)
    expect((await visitor.get(`/app/${company.id}/receivables`)).status).toBe(200)
    const again = new Visitor(server)
    await givePassword(again, person.email)
    expect((await again.submit(path, "use-recovery-code", { code })).status).toBe(422)
  })

  it("keeps the address and not the password after a wrong one, and says nothing of which was wrong", async () => {
    const { person, visitor } = await accountOn(server)
    const seen = await givePassword(visitor, person.email, "not the password")
    expect(seen.status).toBe(422)
    expect(alertOf(seen)).toBe("The e-mail address or the password is not right.")
    expect(seen.html.querySelector("input[name=email]")?.getAttribute("value")).toBe(person.email)
    expect(seen.html.querySelector("input[name=password]")?.getAttribute("value")).toBe("")
    expect(seen.text).not.toContain("not the password")
  })

  it("begins anew when the code comes more than ten minutes after the password", async () => {
    const { person, visitor } = await accountOn(server)
    await givePassword(visitor, person.email)
    const form = visitor.fieldsOf(await visitor.get("/app/sign-in"), "second-step")
    server.clock.advance(10 * 60_000)
    form.set("code", person.code())
    const late = await visitor.post("/app/sign-in", form)
    expect(late.status).toBe(422)
    expect(late.html.querySelector("h1")?.text).toBe("Sign in")
    server.clock.release()
  })

  it("lets somebody else sign in at the second step", async () => {
    const { person, visitor } = await accountOn(server)
    await givePassword(visitor, person.email)
    await visitor.submit("/app/sign-in", "start-over")
    expect((await visitor.get("/app/sign-in")).html.querySelector("h1")?.text).toBe("Sign in")
  })
})

describe("the front door", () => {
  it("leads to sign-in, to the only company, or to the choice of one", async () => {
    expect((await new Visitor(server).get("/")).location).toBe("/app")
    expect((await new Visitor(server).get("/app")).location).toBe("/app/sign-in")
    const [one, two] = [await server.company(), await server.company()]
    const person = await personOf(server, one.id)
    expect((await person.get("/app")).location).toBe(`/app/${one.id}`)
    await server.sql("insert into memberships values ($1, $2, 'member', now())", [two.id, person.userId])
    expect((await person.get("/app")).location).toBe("/app/companies")
  })
})

describe("signing up", () => {
  const fields = (email: string) => ({ name: "Ada <b>Lovelace</b>", email })

  it("ends in a mail, whose link sets the password, makes the account and signs in", async () => {
    const visitor = new Visitor(server)
    const seen = await visitor.submit("/app/sign-up", "sign-up", fields("ada1@example.com"))
    expect(seen.status).toBe(200)
    const path = pathOf((await mailedInTime(server, "ada1@example.com"))[0])
    const account = () =>
      server.sql(
        "select email_verified_at is not null as verified, unproven from users where email = 'ada1@example.com'"
      )
    // A program that looks at mails opens links; it does not press buttons.
    for (let times = 0; times < 3; times++) expect((await new Visitor(server).get(path)).status).toBe(200)
    expect(await account()).toEqual([])
    const weak = await visitor.submit(path, "finish-sign-up", { password: "qwerty123456" })
    expect(weak.status).toBe(422)
    expect(weak.html.querySelector("#finish-sign-up-password-problem")?.text).toContain(
      "commonly used password"
    )
    const done = await visitor.submit(path, "finish-sign-up", { password: PASSWORD })
    expect(done.location).toBe("/app")
    expect(await account()).toEqual([{ verified: true, unproven: false }])
    expect((await visitor.get("/app")).location).toBe("/app/companies")
    expect((await visitor.get(path)).status).toBe(404)
    expect((await givePassword(new Visitor(server), "ada1@example.com")).status).toBe(303)
  })

  it("takes the time zone and the language that were chosen, and without them those of the browser", async () => {
    const visitor = new Visitor(server)
    const signedUp = async (email: string, more: Readonly<Record<string, string>>) => {
      await visitor.submit("/app/sign-up", "sign-up", { ...fields(email), ...more })
      const path = pathOf((await mailedInTime(server, email))[0])
      await new Visitor(server).submit(path, "finish-sign-up", { password: PASSWORD })
      return server.sql("select name, timezone, locale, digest from users where email = $1", [email])
    }
    const { name } = fields("ada5@example.com")
    expect(await signedUp("ada5@example.com", { timezone: "Europe/Lisbon", locale: "pt-PT" })).toEqual([
      { name, timezone: "Europe/Lisbon", locale: "pt-PT", digest: true }
    ])
    expect(await signedUp("ada6@example.com", { timezone: "", locale: "" })).toEqual([
      { name, timezone: null, locale: null, digest: true }
    ])
    const wrong = { ...fields("ada7@example.com"), timezone: "Mars/Olympus" }
    expect((await visitor.submit("/app/sign-up", "sign-up", wrong)).status).toBe(422)
  })

  it("of several links to one address makes one account, and the others say that there is one", async () => {
    const visitor = new Visitor(server)
    await visitor.submit("/app/sign-up", "sign-up", fields("ada3@example.com"))
    await visitor.submit("/app/sign-up", "sign-up", fields("ada3@example.com"))
    await expect.poll(() => mailed(server, "ada3@example.com")).toHaveLength(2)
    const [one = "", two = ""] = (await mailed(server, "ada3@example.com")).map(pathOf)
    const other = new Visitor(server)
    const late = other.fieldsOf(await other.get(two), "finish-sign-up")
    late.set("password", PASSWORD)
    expect((await visitor.submit(one, "finish-sign-up", { password: PASSWORD })).status).toBe(303)
    expect((await other.post(two, late)).status).toBe(409)
    expect((await new Visitor(server).get(two)).text).toContain("There is an account with this address")
  })

  it("names what is wrong with the fields, and shows no markup of a name", async () => {
    const visitor = new Visitor(server)
    const seen = await visitor.submit("/app/sign-up", "sign-up", { ...fields("ada"), name: "<i>Ada</i>" })
    expect(seen.status).toBe(422)
    expect(seen.html.querySelector("input[name=email]")?.getAttribute("aria-invalid")).toBe("true")
    expect(seen.text).not.toContain("<i>Ada</i>")
  })
})

describe("a forgotten password", () => {
  it("is asked for by an address: what is none is refused, whoever has an account", async () => {
    const seen = await new Visitor(server).submit("/app/forgot", "forgot", { email: "nope" })
    expect(seen.status).toBe(422)
    expect(seen.html.querySelector("input[name=email]")?.getAttribute("aria-invalid")).toBe("true")
    expect(seen.text).toContain("E-mail must be an e-mail address")
  })

  it("is set anew by a mailed link, which ends every session and verifies the address", async () => {
    const { person, visitor } = await accountOn(server)
    await server.sql("update users set email_verified_at = null where user_id = $1", [person.userId])
    await visitor.submit("/app/forgot", "forgot", { email: person.email })
    const path = pathOf((await mailedInTime(server, person.email))[0])
    const weak = await visitor.submit(path, "reset-password", { password: "1qaz2wsx3edc" })
    expect(weak.status).toBe(422)
    expect((await person.get("/app/sign-in")).location).toBe("/app")
    const same = await visitor.submit(path, "reset-password", { password: PASSWORD })
    expect([same.status, same.text]).toEqual([422, expect.stringContaining("the password that you have")])
    const set = await visitor.submit(path, "reset-password", { password: NEW_PASSWORD })
    expect(set.location).toBe("/app/sign-in?done=reset-password")
    expect((await person.get("/app")).location).toBe("/app/sign-in")
    expect((await givePassword(visitor, person.email)).status).toBe(422)
    expect((await givePassword(visitor, person.email, NEW_PASSWORD)).status).toBe(303)
    const [user] = await server.sql(
      "select email_verified_at is not null as verified from users where user_id = $1",
      [person.userId]
    )
    expect(user).toEqual({ verified: true })
    expect((await visitor.get(path)).status).toBe(404)
  })
})

describe("the operator's first link", () => {
  it("sets the password, signs in, and mails the link that verifies the address", async () => {
    const { person, visitor } = await accountOn(server, { totp: false })
    await server.sql("update users set email_verified_at = null, password_hash = null where user_id = $1", [
      person.userId
    ])
    const path = await linkFor(server, "first", person)
    expect((await visitor.get(path)).text).toContain("Pat Person")
    const done = await visitor.submit(path, "first-password", { password: NEW_PASSWORD })
    expect(done.location).toBe("/app/account?done=first-password")
    expect((await visitor.get("/app")).location).toBe(`/app/${person.companyId}`)
    const verified = () =>
      server.sql("select 1 from users where user_id = $1 and email_verified_at is not null", [person.userId])
    expect(await verified()).toEqual([])
    const [link] = await mailedInTime(server, person.email)
    const { location } = await visitor.submit(pathOf(link), "verify-email")
    expect(location).toBe("/app?done=verify-email")
    expect(await verified()).toHaveLength(1)
    // The front page leads on to the company, which leads whoever has no second factor to the account.
    const company = await visitor.get(location ?? "")
    expect(company.location).toBe(`/app/${person.companyId}?done=verify-email`)
    const account = await visitor.get(company.location ?? "")
    expect(account.location).toMatch(/^\/app\/account\?needs=two-factor&.*done=verify-email/)
    expect((await visitor.get(account.location ?? "")).text).toContain("Your e-mail address is verified.")
  })

  it("leads to the second step where a second factor is set up", async () => {
    const { person, visitor } = await accountOn(server)
    const path = await linkFor(server, "first", person)
    await visitor.submit(path, "first-password", { password: NEW_PASSWORD })
    expect((await visitor.get(person.at("/receivables"))).location).toContain("/app/sign-in")
    expect((await giveCode(visitor, person.code())).location).toBe("/app")
  })
})

describe("the demo's link", () => {
  it("signs in with a fresh code, once", async () => {
    const { person, visitor } = await accountOn(server)
    const path = await linkFor(server, "enter", person)
    expect((await visitor.send(path, { method: "HEAD" })).status).toBe(200)
    expect((await visitor.get(path)).location).toBe("/app")
    expect((await visitor.get(person.at("/receivables"))).status).toBe(200)
    const [session] = await server.sql(
      "select stage, code_at is not null as fresh from user_sessions where user_id = $1 order by session_id desc",
      [person.userId]
    )
    expect(session).toEqual({ stage: "signed_in", fresh: true })
    expect((await new Visitor(server).get(path)).status).toBe(404)
  })
})

describe("a link that signs in", () => {
  it("waits for its button where the browser has fetched it beforehand", async () => {
    const { person, visitor } = await accountOn(server)
    const path = await linkFor(server, "enter", person)
    const seen = await visitor.send(path, { headers: { "sec-purpose": "prefetch;prerender" } })
    expect(seen.html.querySelector("button")?.text).toBe("Sign in as Pat Person")
    expect((await visitor.post(path, visitor.fieldsOf(seen, "enter"))).location).toBe("/app")
  })

  it("leads to the company that it was made for", async () => {
    const { person, visitor } = await accountOn(server)
    const path = await linkFor(server, "enter", person)
    await server.sql("update links set data = $2 where user_id = $1", [
      person.userId,
      JSON.stringify({ companyId: 7 })
    ])
    expect((await visitor.get(path)).location).toBe("/app/7")
  })
})

describe("an invitation", () => {
  const invited = async (email: string) => {
    const { company, person } = await accountOn(server)
    const [row] = await server.sql<{ invitation_id: string }>(
      `insert into invitations (company_id, email, role, invited_by, sent_at, created_at, expires_at)
       values ($1, $2, 'member', $3, now(), now(), now() + interval '1 day') returning invitation_id`,
      [company.id, email, person.userId]
    )
    const path = await linkFor(server, "verify", { userId: person.userId, email })
    await server.sql("update links set purpose = 'invite', user_id = null, data = $2 where email = $1", [
      email,
      JSON.stringify({
        companyId: company.id,
        invitationId: Number(row?.invitation_id),
        companyName: "Blue <Heron>",
        inviterName: "Pat"
      })
    ])
    return { company, path }
  }

  it("makes an account for a new address, verified, and leads to the company", async () => {
    const { company, path } = await invited("new@example.com")
    const visitor = new Visitor(server)
    expect((await visitor.get(path)).html.querySelector("#main form p")?.text).toContain(
      "Pat invites new@example.com to Blue <Heron>."
    )
    const weak = await visitor.submit(path, "accept-invitation", { name: "Nina", password: "qwerty123456" })
    expect(weak.status).toBe(422)
    const done = await visitor.submit(path, "accept-invitation", { name: "Nina", password: PASSWORD })
    expect(done.location).toBe(`/app/${company.id}?done=accept-invitation`)
    expect((await visitor.get(`/app/${company.id}/receivables`)).status).toBe(200)
    expect(
      await server.sql(
        `select u.name, m.role from users u join memberships m using (user_id)
         where u.email = 'new@example.com' and u.email_verified_at is not null`
      )
    ).toEqual([{ name: "Nina", role: "member" }])
    expect((await visitor.get(path)).status).toBe(404)
  })

  it("is accepted by whoever has signed in with the address, and by nobody else", async () => {
    const { person, visitor } = await accountOn(server)
    const { company, path } = await invited(person.email)
    const seen = await visitor.get(path)
    expect(seen.html.querySelector("form")).toBeNull()
    expect(seen.html.querySelector("#main a[role=button]")?.getAttribute("href")).toBe(
      `/app/sign-in?to=${encodeURIComponent(path)}`
    )
    const other = (await accountOn(server)).person
    expect((await other.get(path)).text).toContain(`You are signed in as ${other.email}`)
    const form = other.fieldsOf(await other.get("/app/forgot"), "forgot")
    form.set("_action", "accept-invitation")
    expect((await other.post(path, form)).status).toBe(404)
    const done = await person.submit(path, "accept-invitation")
    expect(done.location).toBe(`/app/${company.id}?done=accept-invitation`)
    expect((await person.get(`/app/${company.id}/receivables`)).status).toBe(200)
  })
})

describe("a link", () => {
  it("that is wrong, used or too old is one page, which says to ask for a new one", async () => {
    const { person, visitor } = await accountOn(server)
    await visitor.submit("/app/forgot", "forgot", { email: person.email })
    const [old] = await mailedInTime(server, person.email)
    server.clock.advance(24 * 3_600_000)
    const answers = [
      await visitor.get(pathOf(old)),
      await visitor.get("/app/link/nonsense"),
      await visitor.get(`/app/link/${"A".repeat(43)}`)
    ]
    server.clock.release()
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    const texts = answers.map(({ text }) => text.replaceAll(/req_[0-9a-f]+/g, ""))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain("Ask for a new one")
  })

  it("to verify an address does nothing when that has changed meanwhile", async () => {
    const { person, visitor } = await accountOn(server)
    const path = await linkFor(server, "verify", person)
    const form = visitor.fieldsOf(await visitor.get(path), "verify-email")
    await server.sql(
      "update users set email = 'after@example.com', email_verified_at = null where user_id = $1",
      [person.userId]
    )
    expect((await visitor.post(path, form)).status).toBe(404)
    expect(
      await server.sql("select 1 from users where email = 'after@example.com' and email_verified_at is null")
    ).toHaveLength(1)
  })
})
