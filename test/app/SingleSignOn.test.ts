/** Signing in at a real identity provider, as a person with a browser does it. */
import { randomUUID } from "node:crypto"
import { afterEach, afterAll, beforeAll, describe, expect, it } from "vitest"
import { mailed } from "../support/Accounts.ts"
import { environmentFor, IdentityProvider, type Somebody } from "../support/IdentityProvider.ts"
import { type Person, personOf, type Seen, Visitor } from "../support/Person.ts"
import { begin, leaving, pathOf, problemOf, somebody } from "../support/signOn.ts"
import { useServer } from "../support/TestServer.ts"

const provider = await IdentityProvider.start()
const server = useServer({ environment: environmentFor(provider.issuer, { OIDC_SECOND_FACTOR: "otp, phr" }) })
beforeAll(() => provider.serve(server))
afterAll(() => provider.stop())

const signIn = async (visitor: Visitor, as: Somebody, to = "/app/sign-in"): Promise<Seen> =>
  await visitor.get(pathOf(await provider.signIn(await begin(visitor, to), as)))

const NOT_INVITED =
  "Your sign-in is not known here. Ask somebody of your company for an invitation to your e-mail address."

const deedsOf = async (userId: number) =>
  (
    await server.sql<{ action: string }>(
      "select action from audit_log where subject_id = $1 and action like 'user.%' order by audit_id",
      [userId]
    )
  ).map(({ action }) => action)

const userOf = async (email: string) =>
  (
    await server.sql<{ user_id: string; email_verified_at: Date | null; password_hash: string | null }>(
      "select user_id, email_verified_at, password_hash from users where lower(email) = lower($1)",
      [email]
    )
  )[0]

const invite = async (by: Person, email: string, role = "member"): Promise<void> => {
  const sent = await by.submit(by.at("/people"), "invite", { email, role })
  expect(sent.status).toBe(303)
}

// The tests come from one network, which has twenty wrong tries.
afterEach(async () => {
  await server.sql("delete from throttles")
})

describe("signing in at the identity provider", () => {
  it("is offered by a button with the provider's name, above the password", async () => {
    const seen = await new Visitor(server).get("/app/sign-in")
    const buttons = seen.html.querySelectorAll("button").map(({ text }) => text)
    expect(buttons).toEqual(["Sign in with Example ID", "Sign in", "Sign in with a passkey"])
  })

  it("signs in a member by a verified address, whatever its case, and comes back to where one wanted to go", async () => {
    const company = await server.company()
    const member = await personOf(server, company.id, { role: "member", totp: false })
    const visitor = new Visitor(server)
    const wanted = `/app/${company.id}/receivables?page=2`
    const led = await visitor.get(wanted)
    const before = visitor.cookie
    const back = await signIn(visitor, somebody({ email: member.email.toUpperCase() }), led.location ?? "")
    expect([back.status, back.location]).toEqual([303, wanted])
    expect(visitor.cookie).not.toBe(before)
    expect((await visitor.get(wanted)).status).toBe(200)
    expect(await deedsOf(member.userId)).toEqual(["user.link_sso", "user.sign_in_sso"])
  })

  it("asks for the second factor of the account, unless the provider has asked for one that counts", async () => {
    const company = await server.company()
    const owner = await personOf(server, company.id)
    const someone = somebody({ email: owner.email })
    const visitor = new Visitor(server)
    expect((await signIn(visitor, someone)).status).toBe(303)
    expect((await visitor.get(`/app/${company.id}`)).location).toContain("/app/sign-in")
    expect((await visitor.get("/app/sign-in")).html.querySelector("h1")?.text).toBe("Confirm that it is you")
    const other = new Visitor(server)
    await signIn(other, { ...someone, amr: ["pwd", "otp"] })
    expect((await other.get(`/app/${company.id}`)).status).toBe(200)
    const weak = new Visitor(server)
    await signIn(weak, { ...someone, amr: ["pwd", "sms"] })
    expect((await weak.get(`/app/${company.id}`)).location).toContain("/app/sign-in")
  })

  it("makes an account for somebody who is invited, and accepts the invitation", async () => {
    const company = await server.company()
    const owner = await personOf(server, company.id)
    const someone = somebody({ name: "Ida \u202e<b>Example</b>" })
    await invite(owner, someone.email ?? "")
    const [link] = await mailed(server, someone.email ?? "")
    const visitor = new Visitor(server)
    expect((await signIn(visitor, someone)).location).toBe("/app")
    expect((await visitor.visit("/app")).status).toBe(200)
    expect((await visitor.get(`/app/${company.id}/receivables`)).status).toBe(200)
    const user = await userOf(someone.email ?? "")
    expect(user?.email_verified_at).not.toBeNull()
    expect(await deedsOf(Number(user?.user_id))).toEqual(["user.join", "user.link_sso", "user.sign_in_sso"])
    expect(await server.sql("select 1 from invitations where company_id = $1", [company.id])).toEqual([])
    // The link of the mail has been used up by it.
    expect((await visitor.submit(new URL(link ?? "").pathname, "accept-invitation")).status).not.toBe(200)
  })

  it("lets nobody in who is neither a member nor invited, and tells no one whether there is an account", async () => {
    const company = await server.company()
    const former = await personOf(server, company.id, { role: "member", totp: false })
    await server.sql("update memberships set removed_at = now() where user_id = $1", [former.userId])
    const owner = await personOf(server, company.id)
    const late = somebody()
    await invite(owner, late.email ?? "")
    await server.sql("update invitations set expires_at = now() - interval '1 second' where email = $1", [
      late.email
    ])
    for (const someone of [somebody(), somebody({ email: former.email }), late]) {
      const visitor = new Visitor(server)
      const seen = await signIn(visitor, someone)
      expect(await problemOf(visitor, seen)).toBe(NOT_INVITED)
      expect((await visitor.get("/app")).location).toBe("/app/sign-in")
    }
    expect(await userOf(late.email ?? "")).toBeUndefined()
  })

  it("takes no address that the provider has not verified", async () => {
    const company = await server.company()
    const member = await personOf(server, company.id, { role: "member", totp: false })
    for (const someone of [
      somebody({ email: member.email, email_verified: false }),
      somebody({ email: member.email, email_verified: "true" as unknown as boolean }),
      { sub: randomUUID(), email: member.email },
      { sub: randomUUID() }
    ]) {
      const visitor = new Visitor(server)
      expect(await problemOf(visitor, await signIn(visitor, someone))).toContain(
        "Example ID does not say that your e-mail address is verified."
      )
    }
    expect(await deedsOf(member.userId)).toEqual([])
  })

  it("knows a person by the subject from then on, whose address at the provider opens no other account", async () => {
    const company = await server.company()
    const [one, other] = [
      await personOf(server, company.id, { role: "member", totp: false, name: "One" }),
      await personOf(server, company.id, { role: "member", totp: false, name: "Other" })
    ]
    const first = somebody({ email: one.email })
    expect((await signIn(new Visitor(server), first)).location).toBe("/app")
    // The provider gives the address of the other one to the first, and to the other one none that is verified.
    const visitor = new Visitor(server)
    await signIn(visitor, { ...first, email: other.email })
    expect((await visitor.get("/app/account")).text).toContain(one.email)
    const unverified = new Visitor(server)
    await signIn(unverified, { ...first, email_verified: false })
    expect((await unverified.get("/app/account")).text).toContain(one.email)
    // Whoever has the first one's address now does not get the first one's account.
    const taking = new Visitor(server)
    expect(await problemOf(taking, await signIn(taking, somebody({ email: one.email })))).toBe(NOT_INVITED)
    expect((await server.sql("select 1 from identities where user_id = $1", [one.userId])).length).toBe(1)
  })

  it("lets a person in again who was removed only after another invitation to the account's address", async () => {
    const company = await server.company()
    const owner = await personOf(server, company.id)
    const member = await personOf(server, company.id, { role: "member", totp: false })
    const someone = somebody({ email: member.email })
    await signIn(new Visitor(server), someone)
    await server.sql("update memberships set removed_at = now() where user_id = $1", [member.userId])
    const visitor = new Visitor(server)
    expect(await problemOf(visitor, await signIn(visitor, someone))).toBe(NOT_INVITED)
    await invite(owner, member.email)
    const moved = { ...someone, email: `${randomUUID()}@example.com` }
    expect(await problemOf(visitor, await signIn(visitor, moved))).toBe(NOT_INVITED)
    expect((await signIn(visitor, someone)).location).toBe("/app")
    expect((await visitor.get(`/app/${company.id}/receivables`)).status).toBe(200)
  })

  it("leaves nothing of an account that a stranger has made in the name of the address", async () => {
    const company = await server.company()
    const owner = await personOf(server, company.id)
    const someone = somebody()
    const stranger = await personOf(server, company.id, { email: someone.email ?? "" })
    await server.sql("delete from memberships where user_id = $1", [stranger.userId])
    await server.sql(
      "update users set unproven = true, password_hash = 'x', new_email = 'stranger@example.com', email_verified_at = null where user_id = $1",
      [stranger.userId]
    )
    await invite(owner, someone.email ?? "")
    const visitor = new Visitor(server)
    expect((await signIn(visitor, someone)).location).toBe("/app")
    expect((await visitor.get(`/app/${company.id}/receivables`)).status).toBe(200)
    expect((await stranger.get("/app/account")).location).toContain("/app/sign-in")
    const [user] = await server.sql(
      "select password_hash, new_email, totp_secret, unproven, email_verified_at is not null as verified from users where user_id = $1",
      [stranger.userId]
    )
    expect(user).toEqual({
      password_hash: null,
      new_email: null,
      totp_secret: null,
      unproven: false,
      verified: true
    })
  })
})

describe("coming back from the identity provider", () => {
  const memberOf = async () => {
    const company = await server.company()
    const member = await personOf(server, company.id, { role: "member", totp: false })
    return { company, member, someone: somebody({ email: member.email }) }
  }

  it("works once", async () => {
    const { someone } = await memberOf()
    const visitor = new Visitor(server)
    const address = await begin(visitor)
    const cookie = visitor.cookie
    const path = pathOf(await provider.signIn(address, someone))
    expect((await visitor.get(path)).location).toBe("/app")
    const again = new Visitor(server, cookie)
    expect(await problemOf(again, await again.get(path))).toContain("was used already")
  })

  it("works once of several times at the same moment", async () => {
    const { someone } = await memberOf()
    const visitor = new Visitor(server)
    const path = pathOf(await provider.signIn(await begin(visitor), someone))
    const tabs = Array.from({ length: 5 }, () => new Visitor(server, visitor.cookie))
    const led = await Promise.all(tabs.map(async (tab) => (await tab.get(path)).location))
    expect(led.toSorted()).toEqual([
      "/app",
      ...Array<string>(4).fill("/app/sign-in/callback?problem=unknown_state")
    ])
  })

  it("works in the browser that has left, and there still after another one has tried", async () => {
    const { someone } = await memberOf()
    const visitor = new Visitor(server)
    const path = pathOf(await provider.signIn(await begin(visitor), someone))
    for (const other of [new Visitor(server), new Visitor(server)]) {
      await other.get("/app/sign-in")
      expect(await problemOf(other, await other.get(path))).toContain("was begun in another browser")
    }
    expect((await visitor.get(path)).location).toBe("/app")
  })

  it("works within ten minutes by the clock of the database", async () => {
    const { someone } = await memberOf()
    const visitor = new Visitor(server)
    const path = pathOf(await provider.signIn(await begin(visitor), someone))
    await server.sql("update sign_on_states set expires_at = created_at")
    expect(await problemOf(visitor, await visitor.get(path))).toContain("took longer than ten minutes")
  })

  it("is refused with a state or a code that nobody has made", async () => {
    const { someone } = await memberOf()
    const visitor = new Visitor(server)
    const address = new URL(await provider.signIn(await begin(visitor), someone))
    address.searchParams.set("code", "made-up")
    expect(await problemOf(visitor, await visitor.get(pathOf(address.href)))).toContain("is not valid")
    const other = new Visitor(server)
    await begin(other)
    expect(await problemOf(other, await other.get("/app/sign-in/callback?code=x&state=made-up"))).toContain(
      "was begun in another browser"
    )
  })

  it("says so of somebody who did not sign in there", async () => {
    const visitor = new Visitor(server)
    provider.refuses = true
    const seen = await signIn(visitor, somebody())
    provider.refuses = false
    expect(await problemOf(visitor, seen)).toBe(
      "You did not sign in at Example ID. Start again if you want to."
    )
  })

  it("is not done by a request that only looks", async () => {
    const { someone } = await memberOf()
    const visitor = new Visitor(server)
    const path = pathOf(await provider.signIn(await begin(visitor), someone))
    expect((await visitor.send(path, { method: "HEAD" })).status).toBe(200)
    expect((await visitor.get(path)).location).toBe("/app")
  })

  it("counts what strangers try, by their network", async () => {
    const visitor = new Visitor(server)
    const { someone } = await memberOf()
    const path = pathOf(await provider.signIn(await begin(visitor), someone))
    const stranger = new Visitor(server)
    for (let tries = 0; tries < 21; tries++) await stranger.get("/app/sign-in/callback?code=x&state=made-up")
    const late = await stranger.get("/app/sign-in/callback?code=x&state=made-up")
    expect(await problemOf(stranger, late)).toContain("Too many tries")
    expect(await problemOf(visitor, await visitor.get(path))).toContain("Too many tries")
    await server.sql("delete from throttles")
    // The state was not used up.
    expect((await visitor.get(path)).location).toBe("/app")
  })

  it("is not begun by more than 200 people of a network at a time", async () => {
    await server.sql("delete from sign_on_states")
    const visitor = new Visitor(server)
    await begin(visitor)
    await server.sql(
      `insert into sign_on_states select sha256(n::text::bytea), browser_hash, null, '/app', network, created_at, expires_at
       from sign_on_states, generate_series(1, 199) n`
    )
    const refused = await visitor.submit("/app/sign-in", "single-sign-on")
    expect(refused.status).toBe(429)
    await server.sql("delete from sign_on_states")
  })
})

describe("an owner whose second factor is the provider's", () => {
  const signedIn = async () => {
    const company = await server.company()
    const owner = await personOf(server, company.id, { totp: false })
    const someone = somebody({ email: owner.email, amr: ["otp"] })
    const visitor = new Visitor(server)
    expect((await signIn(visitor, someone)).location).toBe("/app")
    const [session] = await server.sql<{ session_id: string }>(
      "select session_id from user_sessions where user_id = $1 and provider_factor",
      [owner.userId]
    )
    return { company, owner, someone, visitor, sessionId: Number(session?.session_id) }
  }

  const createKey = (visitor: Visitor, companyId: number) =>
    visitor.submit(`/app/${companyId}/keys`, "create-key", { name: "Import", scopes: ["receivables:read"] })

  it("opens the company and may have keys", async () => {
    const { company, visitor } = await signedIn()
    expect((await visitor.get(`/app/${company.id}/people`)).status).toBe(200)
    expect((await createKey(visitor, company.id)).html.text).toContain("dbk_")
  })

  it("is led to the provider before what needs a fresh code, and goes on afterwards", async () => {
    const { company, owner, sessionId, someone, visitor } = await signedIn()
    await server.sql("update user_sessions set code_at = now() - interval '1 hour' where session_id = $1", [
      sessionId
    ])
    const asked = await createKey(visitor, company.id)
    expect(asked.location).toBe(`/app/confirm?to=${encodeURIComponent(`/app/${company.id}/keys`)}`)
    const address = leaving(await visitor.submit(asked.location ?? "", "confirm-elsewhere"))
    expect(new URL(address).searchParams.get("prompt")).toBe("login")
    expect(new URL(address).searchParams.get("max_age")).toBe("0")
    const before = visitor.cookie
    const back = await visitor.get(pathOf(await provider.signIn(address, someone)))
    expect(back.location).toBe(`/app/${company.id}/keys`)
    expect(visitor.cookie).not.toBe(before)
    expect((await createKey(visitor, company.id)).html.text).toContain("dbk_")
    expect(await deedsOf(owner.userId)).toContain("user.sign_in_sso")
  })

  it("confirms nothing as somebody else, without the factor, or in another session", async () => {
    const { company, sessionId, someone, visitor } = await signedIn()
    await server.sql("update user_sessions set code_at = now() - interval '1 hour' where session_id = $1", [
      sessionId
    ])
    const to = `/app/confirm?to=${encodeURIComponent(`/app/${company.id}/keys`)}`
    const address = async () => leaving(await visitor.submit(to, "confirm-elsewhere"))
    const other = await personOf(server, company.id, { totp: false })
    const linked = somebody({ email: other.email, amr: ["otp"] })
    await signIn(new Visitor(server), linked)
    for (const [as, problem] of [
      [linked, "as somebody else than here"],
      [somebody({ email: other.email, amr: ["otp"] }), "as somebody else than here"],
      [{ ...someone, amr: ["pwd"] }, "with a second factor"]
    ] as const) {
      const path = pathOf(await provider.signIn(await address(), as))
      expect(await problemOf(visitor, await visitor.get(path))).toContain(problem)
    }
    const path = pathOf(await provider.signIn(await address(), someone))
    await server.sql("delete from user_sessions where session_id = $1", [sessionId])
    expect(await problemOf(visitor, await visitor.get(path))).toContain("as somebody else than here")
    expect((await visitor.get("/app")).location).toBe("/app/sign-in")
  })
})

describe("somebody who has neither a password nor a second factor", () => {
  const ACCOUNT = "/app/account"

  const signedIn = async () => {
    const company = await server.company()
    const member = await personOf(server, company.id, { role: "member", totp: false })
    const someone = somebody({ email: member.email })
    const visitor = new Visitor(server)
    expect((await signIn(visitor, someone)).location).toBe("/app")
    return { member, someone, visitor }
  }

  /** The page shows this form only where there is a password, which keeps nobody from sending it. */
  const changeEmail = async (visitor: Visitor, email: string) => {
    const { html } = await visitor.get(ACCOUNT)
    const token = html.querySelector("input[name=_token]")?.getAttribute("value") ?? ""
    const fields = { _action: "change-email", _token: token, _key: randomUUID(), email }
    return await visitor.post(ACCOUNT, new URLSearchParams(fields))
  }
  const newEmailOf = async ({ userId }: Person) =>
    (await server.sql("select new_email from users where user_id = $1", [userId]))[0]?.["new_email"]

  const after = (minutes: number, { userId }: Person) =>
    server.sql(
      "update user_sessions set password_at = password_at - $2::int * interval '1 minute' where user_id = $1",
      [userId, minutes]
    )

  it("is asked for nothing more within ten minutes of the sign-in at the provider", async () => {
    const { member, visitor } = await signedIn()
    await after(9, member)
    const email = `${randomUUID()}@example.com`
    expect((await changeEmail(visitor, email)).location).toContain(ACCOUNT)
    expect(await newEmailOf(member)).toBe(email)
  })

  it("signs in at the provider once more before what has to be proved", async () => {
    const { member, someone, visitor } = await signedIn()
    await after(11, member)
    const email = `${randomUUID()}@example.com`
    const asked = await changeEmail(visitor, email)
    expect(asked.location).toBe(`/app/confirm?to=${encodeURIComponent(ACCOUNT)}`)
    expect(await newEmailOf(member)).toBeNull()
    const address = leaving(await visitor.submit(asked.location ?? "", "confirm-elsewhere"))
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ prompt: "login", max_age: "0" })
    expect((await visitor.get(pathOf(await provider.signIn(address, someone)))).location).toBe(ACCOUNT)
    await changeEmail(visitor, email)
    expect(await newEmailOf(member)).toBe(email)
  })

  it("has proved nothing where the provider did not ask again", async () => {
    const { member, someone, visitor } = await signedIn()
    await after(11, member)
    const to = `/app/confirm?to=${encodeURIComponent(ACCOUNT)}`
    const address = leaving(await visitor.submit(to, "confirm-elsewhere"))
    // As if the sign-in there had been two minutes before that; the clocks may differ by one.
    await server.sql("update sign_on_states set created_at = created_at + interval '2 minutes'")
    const path = pathOf(await provider.signIn(address, someone))
    expect(await problemOf(visitor, await visitor.get(path))).toBe("Example ID has not asked you again.")
    expect((await changeEmail(visitor, `${randomUUID()}@example.com`)).location).toBe(to)
    expect(await newEmailOf(member)).toBeNull()
  })

  it("proves nothing by a sign-in of long ago at the provider", async () => {
    const { member, someone } = await signedIn()
    const visitor = new Visitor(server)
    const address = await begin(visitor)
    await server.sql("update sign_on_states set created_at = created_at + interval '2 minutes'")
    await visitor.get(pathOf(await provider.signIn(address, someone)))
    expect((await changeEmail(visitor, `${randomUUID()}@example.com`)).location).toContain("/app/confirm")
    expect(await newEmailOf(member)).toBeNull()
  })

  it("has to give the password all the same where there is one", async () => {
    const { member, someone } = await signedIn()
    await server.sql("update users set password_hash = 'x' where user_id = $1", [member.userId])
    const visitor = new Visitor(server)
    await signIn(visitor, someone)
    const seen = await changeEmail(visitor, `${randomUUID()}@example.com`)
    expect([seen.status, seen.text.includes("not your present password")]).toEqual([422, true])
  })
})
