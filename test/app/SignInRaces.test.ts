/** Signing in while the password, the second factor or the address changes, and accounts in somebody else's name. */
import { describe, expect, it } from "vitest"
import * as Totp from "../../src/domain/Totp.ts"
import {
  accountOn,
  giveCode,
  givePassword,
  linkFor,
  mailedInTime,
  NEW_PASSWORD,
  PASSWORD,
  pathOf
} from "../support/Accounts.ts"
import { type Seen, sessionFor, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"
import { waitingForLocks } from "../support/locks.ts"

const server = useServer({ environment: { SIGN_UP: "open" } })

const sessionsOf = async (userId: number): Promise<number> =>
  (await server.sql("select 1 from user_sessions where user_id = $1", [userId])).length

/** Whether a statement of the service waits for a lock. */
const isWaiting = async (): Promise<boolean> => (await server.sql(waitingForLocks())).length > 0

/** Does something of the service in the middle of a transaction that has changed a person and ended the sessions. */
const during = (change: string, userId: number, work: () => Promise<Seen>): Promise<Seen> =>
  server.connected(async (client) => {
    await client.query("begin")
    await client.query(change, [userId])
    await client.query("delete from user_sessions where user_id = $1", [userId])
    const seen = work()
    await expect.poll(isWaiting, { timeout: 15_000, interval: 10 }).toBe(true)
    await client.query("commit")
    return await seen
  })

const OTHER_PASSWORD = "update users set password_hash = 'another' where user_id = $1"

describe("a sign-in that overlaps", () => {
  it("a change of the password begins no session with the old one", async () => {
    const { person, visitor } = await accountOn(server, { role: "member", totp: false })
    const seen = await during(OTHER_PASSWORD, person.userId, () => givePassword(visitor, person.email))
    expect(seen.status).toBe(422)
    expect(await sessionsOf(person.userId)).toBe(0)
  })

  it("the set-up of a second factor does not get past it with the password alone", async () => {
    const { person, visitor } = await accountOn(server, { role: "member", totp: false })
    const change = `update users set totp_secret = '${Totp.newSecret()}' where user_id = $1`
    await during(change, person.userId, () => givePassword(visitor, person.email))
    expect(await sessionsOf(person.userId)).toBe(0)
  })

  it("a change of the password at its second step begins no session", async () => {
    const { person, visitor } = await accountOn(server)
    await givePassword(visitor, person.email)
    const seen = await during(OTHER_PASSWORD, person.userId, () => giveCode(visitor, person.code()))
    expect(await sessionsOf(person.userId)).toBe(0)
    expect((await visitor.get(person.at("/receivables"))).status).toBe(303)
    expect(seen.status).toBe(303)
  })

  it("a move of the second factor takes no code of the old app", async () => {
    const { person, visitor } = await accountOn(server)
    await givePassword(visitor, person.email)
    const change = `update users set totp_secret = '${Totp.newSecret()}' where user_id = $1`
    const seen = await during(change, person.userId, () => giveCode(visitor, person.code()))
    expect(seen.status).toBe(422)
    expect(await sessionsOf(person.userId)).toBe(0)
  })

  it("a second factor set up meanwhile asks for its code after the operator's link, too", async () => {
    const { person, visitor } = await accountOn(server, { totp: false })
    const path = await linkFor(server, "first", person)
    const change = `update users set totp_secret = '${Totp.newSecret()}' where user_id = $1`
    await during(change, person.userId, () =>
      visitor.submit(path, "first-password", { password: NEW_PASSWORD })
    )
    expect(await server.sql("select stage from user_sessions where user_id = $1", [person.userId])).toEqual([
      { stage: "second_step" }
    ])
  })

  it("a change of the address makes a link to the old one void, also while its button is pressed", async () => {
    const { person, visitor } = await accountOn(server)
    const path = await linkFor(server, "reset", person)
    const change = "update users set email = 'moved-' || user_id || '@example.com' where user_id = $1"
    const seen = await during(change, person.userId, () =>
      visitor.submit(path, "reset-password", { password: NEW_PASSWORD })
    )
    expect(seen.status).toBe(404)
    expect((await givePassword(new Visitor(server), `moved-${person.userId}@example.com`)).status).toBe(303)
  })
})

describe("signing out everywhere", () => {
  it("also ends the session that begins anew at the same moment, and is in the audit log", async () => {
    const { person } = await accountOn(server)
    const thief = new Visitor(server, await sessionFor(server, person.userId, { fresh: false }))
    const form = thief.fieldsOf(await thief.get("/app/account"), "new-recovery-codes")
    form.set("_code", person.code())
    const leave = person.fieldsOf(await person.get("/app/account"), "sign-out-everywhere")
    await server.connected(async (client) => {
      // Both wait for the person's row, in whichever order they get it then.
      await client.query("begin")
      await client.query("select 1 from users where user_id = $1 for update", [person.userId])
      const both = [thief.post("/app/account", form), person.post("/app/account", leave)]
      await expect.poll(isWaiting, { timeout: 5_000, interval: 10 }).toBe(true)
      await client.query("commit")
      await Promise.all(both)
    })
    expect(await sessionsOf(person.userId)).toBe(0)
    expect(
      await server.sql(
        "select actor, session_id is not null as named from audit_log where action = $1 and user_id = $2",
        ["user.sign_out", person.userId]
      )
    ).toEqual([{ actor: "user", named: true }])
  })
})

describe("an account in the name of somebody else's address", () => {
  /** As earlier versions have made it, before an account waited for its link. */
  const stranger = async (email: string) => {
    const { person, visitor } = await accountOn(server, { totp: false, role: "member" })
    await server.sql(
      "update users set email = $2, email_verified_at = null, unproven = true where user_id = $1",
      [person.userId, email]
    )
    await givePassword(visitor, email)
    const account = await visitor.get("/app/account")
    const secret = account.html.querySelector("#two-factor-secret")?.text ?? ""
    const code = Totp.codeAt(secret, server.clock.now())
    const set = await visitor.submit("/app/account", "confirm-two-factor", { code })
    expect(set.status).toBe(200)
    const codes = set.html.querySelectorAll("ol li, ul li").map(({ text }) => text.trim())
    return { visitor, secret, codes, userId: person.userId, email }
  }

  it("is its owner's after a new password by mail, without the stranger's second factor and sessions", async () => {
    const email = "victim@example.com"
    const { visitor } = await stranger(email)
    const owner = new Visitor(server)
    await owner.submit("/app/forgot", "forgot", { email })
    await owner.submit(pathOf((await mailedInTime(server, email))[0]), "reset-password", {
      password: NEW_PASSWORD
    })
    expect((await visitor.get("/app/account")).status).toBe(303)
    expect((await givePassword(owner, email, NEW_PASSWORD)).status).toBe(303)
    const account = await owner.get("/app/account")
    expect(account.status).toBe(200)
    expect(account.text).not.toContain("new-recovery-codes")
    expect(
      await server.sql(
        `select 1 from recovery_codes join users using (user_id) where email = $1
         union all select 1 from users where email = $1 and (totp_secret is not null or unproven)`,
        [email]
      )
    ).toEqual([])
  })

  it("is not verified by its owner's press of a button, but with the password or a new one", async () => {
    const email = "pressed@example.com"
    const path = await linkFor(server, "verify", await stranger(email))
    const owner = new Visitor(server)
    const verified = () =>
      server.sql("select 1 from users where email = $1 and email_verified_at is not null", [email])
    const seen = await owner.get(path)
    expect(seen.text).toContain("locked out")
    for (const password of ["", "some other password 17"]) {
      expect((await owner.submit(path, "verify-email", { password })).status).toBe(422)
    }
    expect(await verified()).toEqual([])
    expect((await owner.submit(path, "verify-email", { password: PASSWORD })).status).toBe(303)
    expect(await verified()).toHaveLength(1)
  })

  it("needs no password in the browser that has signed in to it", async () => {
    const made = await stranger("same@example.com")
    const { visitor } = made
    const path = await linkFor(server, "verify", made)
    expect((await visitor.get(path)).html.querySelector("input[name=password]")).toBeNull()
    expect((await visitor.submit(path, "verify-email")).status).toBe(303)
  })

  it("can't be made by a change of address, either", async () => {
    const { person } = await accountOn(server)
    const email = "wanted@example.com"
    await person.submit("/app/account", "change-email", { email, password: PASSWORD })
    const path = pathOf((await mailedInTime(server, email))[0])
    const owner = new Visitor(server)
    expect((await owner.get(path)).text).toContain("Close this page")
    expect((await owner.submit(path, "verify-email")).status).toBe(422)
    expect(await server.sql("select 1 from users where email = $1", [email])).toEqual([])
    expect((await person.submit(path, "verify-email")).status).toBe(303)
  })

  it("makes no company that writes to people before the address is verified", async () => {
    const { visitor } = await stranger("silent@example.com")
    const seen = await visitor.submit("/app/companies", "create-company", {
      name: "Spam",
      country: "DE",
      timezone: "UTC"
    })
    expect(seen.status).toBe(409)
    expect(seen.text).toContain("Verify your e-mail address first")
  })

  it("is not what a change of the address looks like: the second factor stays when the password is set anew", async () => {
    const { person, visitor } = await accountOn(server)
    await person.submit("/app/account", "change-email", { email: "later@example.com", password: PASSWORD })
    await visitor.submit(await linkFor(server, "reset", person), "reset-password", { password: NEW_PASSWORD })
    await givePassword(visitor, person.email, NEW_PASSWORD)
    expect((await visitor.get("/app/account")).status).toBe(303)
    expect((await giveCode(visitor, person.code())).location).toBe("/app")
  })
})

describe("an old link", () => {
  const EMAILS = ["one", "two"].map((name) => `${name}@new.example.com`)

  it("to verify an address that one wanted before is void once another is wanted, or none", async () => {
    const { person, visitor } = await accountOn(server)
    const paths: Array<string> = []
    for (const email of [...EMAILS, ...EMAILS.slice(0, 1)]) {
      await person.submit("/app/account", "change-email", { email, password: PASSWORD })
      paths.push(pathOf((await mailedInTime(server, email))[0]))
    }
    const statuses = async () =>
      await Promise.all(paths.map(async (path) => (await visitor.get(path)).status))
    expect(await statuses()).toEqual([404, 404, 200])
    await person.submit("/app/account", "keep-email")
    expect(await statuses()).toEqual([404, 404, 404])
  })

  it("of whatever kind does nothing after the password was set anew", async () => {
    const { person, visitor } = await accountOn(server)
    const old = await Promise.all(
      (["verify", "reset", "first", "enter"] as const).map((purpose) => linkFor(server, purpose, person))
    )
    const path = await linkFor(server, "reset", person)
    await visitor.submit(path, "reset-password", { password: NEW_PASSWORD })
    for (const each of [...old, path]) expect((await visitor.get(each)).status).toBe(404)
  })
})

describe("somebody whose rights change while a form is open", () => {
  const formOf = async (role: "owner" | "admin") => {
    const { company, person } = await accountOn(server, { role })
    const path = person.at("/people")
    const form = person.fieldsOf(await person.get(path), "invite")
    form.set("email", "friend@example.com")
    form.set("role", "member")
    const send = () => person.post(path, form)
    const invited = () => server.sql("select 1 from invitations where company_id = $1", [company.id])
    return { company, invited, person, send }
  }

  it("does nothing with it after being removed", async () => {
    const { invited, person, send } = await formOf("admin")
    await server.sql("update memberships set removed_at = now() where user_id = $1", [person.userId])
    expect((await send()).status).toBe(404)
    expect(await invited()).toEqual([])
  })

  it("does nothing with it as a member who may not any more", async () => {
    const { invited, person, send } = await formOf("admin")
    await server.sql("update memberships set role = 'member' where user_id = $1", [person.userId])
    expect((await send()).status).toBe(403)
    expect(await invited()).toEqual([])
  })

  it("does nothing with it when the removal comes between the look at the role and the work", async () => {
    const { company, invited, person, send } = await formOf("owner")
    const seen = await server.connected(async (client) => {
      await client.query("begin")
      await client.query("update memberships set removed_at = now() where company_id = $1 and user_id = $2", [
        company.id,
        person.userId
      ])
      const sent = send()
      await expect.poll(isWaiting, { timeout: 5_000, interval: 10 }).toBe(true)
      await client.query("commit")
      return await sent
    })
    expect(seen.status).toBe(409)
    expect(await invited()).toEqual([])
  })

  it.each(["withdraw-invitation", "send-invitation-again"])(
    "waits for whoever removes them, and keeps no invitation that goes with them, in %s",
    async (action) => {
      const { company, person } = await accountOn(server, { role: "admin" })
      const [row] = await server.sql<{ invitation_id: string }>(
        `insert into invitations (company_id, email, role, invited_by, sent_at, created_at, expires_at)
         values ($1, 'friend@example.com', 'member', $2, now(), now(), now() + interval '1 day') returning invitation_id`,
        [company.id, person.userId]
      )
      const form = person.fieldsOf(await person.get(person.at("/people")), action)
      form.set("invitation_id", String(row?.invitation_id))
      const seen = await server.connected(async (client) => {
        await client.query("begin")
        await client.query(
          "update memberships set removed_at = now() where company_id = $1 and user_id = $2",
          [company.id, person.userId]
        )
        const sent = person.post(person.at("/people"), form)
        await expect.poll(isWaiting, { timeout: 20_000, interval: 10 }).toBe(true)
        // Whoever waited with the invitation locked would end with this in a deadlock.
        await client.query(
          "select 1 from invitations where company_id = $1 and invitation_id = $2 for update nowait",
          [company.id, row?.invitation_id]
        )
        await client.query("commit")
        return await sent
      })
      expect(seen.status).toBe(409)
    }
  )

  it("of a company that was deactivated meanwhile does nothing", async () => {
    const { company, invited, send } = await formOf("owner")
    await server.sql("update companies set status = 'inactive' where company_id = $1", [company.id])
    expect((await send()).status).toBe(403)
    expect(await invited()).toEqual([])
  })
})

describe("a recovery code", () => {
  it("lets one in, of however many who give it at the same time", async () => {
    const { person } = await accountOn(server)
    const code = "abcdefghjkmnpqrs"
    await server.sql(
      "insert into recovery_codes (user_id, code_hash, created_at) values ($1, sha256($2::bytea), now())",
      [person.userId, code]
    )
    const visitors = [1, 2, 3, 4].map(() => new Visitor(server))
    for (const visitor of visitors) await givePassword(visitor, person.email)
    const path = "/app/sign-in?recovery=1"
    const forms = await Promise.all(
      visitors.map(async (visitor) => visitor.fieldsOf(await visitor.get(path), "use-recovery-code"))
    )
    const seen = await Promise.all(
      visitors.map((visitor, index) => {
        forms[index]?.set("code", code)
        return visitor.post(path, forms[index] ?? new URLSearchParams())
      })
    )
    expect(seen.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422])
  })
})
