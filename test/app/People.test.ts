/** The people of a company: who may see and change whom, invitations, and a code before each change. */
import { describe, expect, it } from "vitest"
import { MAX_MEMBERS } from "../../src/services/people/Members.ts"
import { type Person, personOf, type Seen, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"
import { mailsTo } from "../support/Opened.ts"

const server = useServer()

const HOSTILE = `<img src=x onerror=alert(1)>"'`

/** A company whose only owner is the given person. */
const alone = async (options: Parameters<typeof personOf>[2] = {}) => {
  const company = await server.company()
  const owner = await personOf(server, company.id, options)
  await server.sql("delete from api_keys where company_id = $1", [company.id])
  await server.sql("delete from memberships where company_id = $1 and user_id = $2", [
    company.id,
    company.userId
  ])
  return { companyId: company.id, owner }
}

const press = (person: Person, action: string, fields: Record<string, string> = {}): Promise<Seen> =>
  person.submit(person.at("/people"), action, fields)

/** The form by which one person removes another, not sent yet. */
const removalOf = async (person: Person, other: Person): Promise<URLSearchParams> => {
  const body = person.fieldsOf(await person.get(person.at("/people")), "invite")
  body.set("_action", "remove-member")
  body.set("user_id", String(other.userId))
  return body
}

/** Sends a form that the page does not offer. */
const force = async (person: Person, action: string, fields: Record<string, string>): Promise<Seen> => {
  const body = person.fieldsOf(await person.get(person.at("/people")), "invite")
  for (const [name, value] of Object.entries({ _action: action, ...fields })) body.set(name, value)
  return await person.post(person.at("/people"), body)
}

const of = ({ userId }: Person, more: Record<string, string> = {}) => ({ user_id: String(userId), ...more })

const roleOf = async ({ companyId, userId }: Person): Promise<unknown> =>
  (
    await server.sql(
      "select role, removed_at is null as active from memberships where company_id = $1 and user_id = $2",
      [companyId, userId]
    )
  ).map(({ active, role }) => (active === true ? role : "removed"))[0]

const alertOf = (seen: Seen): string => seen.html.querySelector("[role=alert]")?.text.trim() ?? ""

const mailTo = async (to: string): Promise<{ readonly subject: string; readonly body: string } | undefined> =>
  (await mailsTo(server, to)).at(-1)

const linkTo = async (to: string): Promise<string> => {
  const [link = ""] = /https?:\S+\/app\/link\/\S+/.exec((await mailTo(to))?.body ?? "") ?? []
  return new URL(link).pathname
}

const auditOf = (companyId: number) =>
  server.sql(
    `select action, actor, user_id::int, subject_id::int, session_id is not null as by_session from audit_log
     where company_id = $1 and action not like 'security.%' order by audit_id`,
    [companyId]
  )

describe("the people of a company", () => {
  it("are shown to owners and admins with role, two-factor and when they were last seen, as text", async () => {
    const { companyId, owner } = await alone({ name: HOSTILE })
    await personOf(server, companyId, { role: "admin", totp: false, name: "Never Here" })
    await server.sql("delete from user_sessions where user_id <> $1", [owner.userId])
    const seen = await owner.get(owner.at("/people"))
    expect(seen.status).toBe(200)
    expect(seen.html.querySelector("[onerror]")).toBeNull()
    const cells = seen.html
      .querySelectorAll("tbody tr")
      .map((row) => row.querySelectorAll("td").map(({ text }) => text.trim()))
    expect(cells).toHaveLength(2)
    expect(cells.find(([name]) => name?.includes("Never Here"))?.slice(1, 4)).toEqual([
      "Admin",
      "No",
      "Never"
    ])
    expect(cells.find(([name]) => name?.includes("(you)"))?.slice(1, 3)).toEqual(["Owner", "Yes"])
    const stranger = await personOf(server, (await server.company()).id, { role: "admin" })
    expect((await stranger.get(owner.at("/people"))).status).toBe(404)
  })

  it("403 for members, whose forms are refused, too", async () => {
    const { companyId, owner } = await alone()
    const member = await personOf(server, companyId, { role: "member" })
    const seen = await member.get(member.at("/people"))
    expect([seen.status, seen.text.includes("owners and admins")]).toEqual([403, true])
    const token = (await member.get("/app/account")).html.querySelector("input[name=_token]")
    const forced = await member.post(
      member.at("/people"),
      new URLSearchParams({
        _action: "remove-member",
        _token: token?.getAttribute("value") ?? "",
        _key: crypto.randomUUID(),
        ...of(owner)
      })
    )
    expect(forced.status).toBe(403)
    expect(await roleOf(owner)).toBe("owner")
  })

  it("have labels of their own, so that Role is the field of an invitation alone", async () => {
    const company = await server.company()
    const person = await personOf(server, company.id)
    await personOf(server, company.id, { name: "Kim Colleague", role: "member" })
    const seen = await person.get(person.at("/people"))
    const labels = seen.html.querySelectorAll("label").map(({ text }) => text.trim())
    expect(labels.filter((label) => label.includes("Role"))).toEqual(["Role"])
    expect(labels.filter((label) => label.includes("E-mail"))).toEqual(["E-mail"])
    expect(labels).toContain("Becomes, Kim Colleague")
  })

  it("are changed by owners: role and removal, with who did it in the audit log", async () => {
    const { companyId, owner } = await alone()
    const admin = await personOf(server, companyId, { role: "admin" })
    expect((await press(owner, "change-role", of(admin, { role: "owner" }))).status).toBe(303)
    expect(await roleOf(admin)).toBe("owner")
    expect((await press(owner, "remove-member", of(admin))).status).toBe(303)
    expect(await roleOf(admin)).toBe("removed")
    expect((await admin.get(admin.at("/people"))).status).toBe(404)
    const by = { actor: "user", user_id: owner.userId, subject_id: admin.userId, by_session: true }
    expect(await auditOf(companyId)).toEqual([
      { action: "member.role", ...by },
      { action: "member.remove", ...by }
    ])
  })

  it("read whose members they are no more, where nobody else reads anything", async () => {
    const { companyId, owner } = await alone()
    const member = await personOf(server, companyId, { role: "member" })
    await press(owner, "remove-member", { user_id: String(member.userId) })
    const seen = await member.get(member.at("/receivables"))
    expect([seen.status, seen.html.querySelector("h1")?.text]).toEqual([404, "You are no longer a member"])
    expect(seen.html.querySelector(".card")?.text).toContain("You are no longer a member of")
    const stranger = await personOf(server, (await server.company()).id)
    const other = await stranger.get(`/app/${companyId}/receivables`)
    expect([other.status, other.html.querySelector("h1")?.text]).toEqual([404, "Not found"])
  })

  it("lose their keys with their role, and when they are removed", async () => {
    const { companyId, owner } = await alone()
    const statusOf = async (token: string) =>
      (await fetch(`${server.url}/v1/receivables`, { headers: { authorization: `Bearer ${token}` } })).status
    for (const [action, fields, status] of [
      ["change-role", { role: "member" }, 401],
      ["remove-member", {}, 403]
    ] as const) {
      const admin = await personOf(server, companyId, { role: "admin" })
      const { token } = await server.key(companyId, admin.userId)
      expect(await statusOf(token)).toBe(200)
      await press(owner, action, of(admin, fields))
      expect(await statusOf(token)).toBe(status)
    }
  })

  it("409 for what an admin tries with owners, and the page offers none of it", async () => {
    const { companyId, owner } = await alone()
    await personOf(server, companyId)
    const [admin, other] = [
      await personOf(server, companyId, { role: "admin" }),
      await personOf(server, companyId, { role: "admin" })
    ]
    const page = await admin.get(admin.at("/people"))
    const offered = page.html
      .querySelectorAll("form")
      .filter((form) => form.querySelector(`input[name=user_id][value="${owner.userId}"]`) !== null)
    expect(offered).toEqual([])
    for (const [action, fields] of [
      ["change-role", of(owner, { role: "member" })],
      ["change-role", of(other, { role: "owner" })],
      ["change-role", of(admin, { role: "owner" })],
      ["remove-member", of(owner)],
      ["invite", { email: "owner@example.com", role: "owner" }]
    ] as const) {
      expect((await force(admin, action, fields)).status).toBe(409)
    }
    expect((await force(admin, "reset-two-factor", of(other))).status).toBe(403)
    expect([await roleOf(owner), await roleOf(admin), await roleOf(other)]).toEqual([
      "owner",
      "admin",
      "admin"
    ])
    expect((await press(admin, "change-role", of(other, { role: "member" }))).status).toBe(303)
    expect((await press(admin, "remove-member", of(other))).status).toBe(303)
    expect(await auditOf(companyId)).toHaveLength(2)
  })

  it("409 for the last owner, who can be neither removed nor made less", async () => {
    const { owner } = await alone()
    for (const [action, fields] of [
      ["remove-member", of(owner)],
      ["change-role", of(owner, { role: "admin" })]
    ] as const) {
      const seen = await force(owner, action, fields)
      expect([seen.status, alertOf(seen)]).toEqual([
        409,
        "A company needs an owner: make somebody else an owner first."
      ])
    }
  })

  it("keep an owner when two owners remove each other at the same time", async () => {
    for (let round = 0; round < 5; round++) {
      const { companyId, owner } = await alone()
      const other = await personOf(server, companyId)
      const bodies = [await removalOf(owner, other), await removalOf(other, owner)]
      const seen = await Promise.all(
        [owner, other].map((each, index) => each.post(each.at("/people"), bodies[index] ?? new FormData()))
      )
      expect(seen.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(303)
      expect([await roleOf(owner), await roleOf(other)].toSorted()).toEqual(["owner", "removed"])
    }
  })

  it("422 for nobody, and 409 for somebody of another company, whom nothing happens to", async () => {
    const [{ owner }, { owner: foreign }] = [await alone(), await alone()]
    expect((await force(owner, "remove-member", {})).status).toBe(422)
    const seen = await force(owner, "remove-member", of(foreign))
    expect([seen.status, alertOf(seen)]).toEqual([409, "This person is not a member any more."])
    expect(await roleOf(foreign)).toBe("owner")
  })
})

describe("a change to people", () => {
  it("asks for a code of the last ten minutes, goes on with it, and is done once", async () => {
    const { companyId, owner } = await alone({ fresh: false })
    const admin = await personOf(server, companyId, { role: "admin" })
    const asked = await press(owner, "remove-member", of(admin))
    expect([asked.status, asked.html.querySelector("h1")?.text]).toEqual([200, "Confirm that it is you"])
    expect(await roleOf(admin)).toBe("admin")
    const body = owner.fieldsOf(asked, "remove-member")
    body.set("_code", "000000")
    expect((await owner.post(owner.at("/people"), body)).status).toBe(422)
    expect(await roleOf(admin)).toBe("admin")
    body.set("_code", owner.code())
    const done = await owner.post(owner.at("/people"), body)
    expect(done.location).toBe(`${owner.at("/people")}?done=remove-member`)
    expect(await roleOf(admin)).toBe("removed")
    const page = await owner.get(owner.at("/people"))
    body.set("_token", owner.fieldsOf(page, "invite").get("_token") ?? "")
    body.delete("_code")
    expect((await owner.post(owner.at("/people"), body)).status).toBe(303)
    expect(await auditOf(companyId)).toHaveLength(1)
  })
})

describe("an invitation", () => {
  const invite = async (person: Person, email: string, role = "admin") =>
    press(person, "invite", { email, role })
  const password = "harbour lantern 42 violet"

  it("is mailed, and makes a member of whoever follows its link, once", async () => {
    const { companyId, owner } = await alone()
    await server.sql("update companies set name = $2 where company_id = $1", [companyId, "Engines\r\nBcc: x"])
    const email = `ada-${companyId}@example.com`
    const sent = await invite(owner, email, "member")
    expect(sent.location).toBe(`${owner.at("/people")}?done=invite`)
    expect((await mailTo(email))?.subject).toBe("Duebook: Engines Bcc: x invites you")
    expect((await owner.get(owner.at("/people"))).text).toContain(email)
    const visitor = new Visitor(server)
    const link = await linkTo(email)
    const empty = await visitor.submit(link, "accept-invitation", { name: "", password: "" })
    expect(empty.html.querySelectorAll("[role=alert] li").map(({ text }) => text)).toEqual([
      "Name is required.",
      "Password is required."
    ])
    const joined = await visitor.submit(link, "accept-invitation", { name: "Ada", password })
    expect(joined.status).toBe(303)
    expect((await visitor.visit("/app")).status).toBe(200)
    expect((await visitor.get(`/app/${companyId}/receivables`)).status).toBe(200)
    expect((await visitor.get(link)).status).toBe(404)
    expect((await owner.get(owner.at("/people"))).text).toContain("There are no open invitations")
    const [made] = await server.sql<{ id: string }>("select user_id as id from users where email = $1", [
      email
    ])
    expect((await auditOf(companyId)).map(({ action, actor, user_id }) => [action, actor, user_id])).toEqual([
      ["invitation.send", "user", owner.userId],
      ["member.add", "user", Number(made?.id)],
      ["invitation.accept", "user", Number(made?.id)]
    ])
  })

  it("is the same for somebody who has an account, in another case of letters", async () => {
    const [{ companyId, owner }, { owner: other }] = [await alone(), await alone()]
    const sent = await invite(owner, other.email.toUpperCase())
    expect(sent.location).toBe(`${owner.at("/people")}?done=invite`)
    expect((await other.submit(await linkTo(other.email.toUpperCase()), "accept-invitation")).status).toBe(
      303
    )
    expect((await other.get(`/app/${companyId}/people`)).status).toBe(200)
  })

  it("409 for an address of a member, 422 for none", async () => {
    const { companyId, owner } = await alone()
    const member = await personOf(server, companyId, { role: "member" })
    expect((await invite(owner, member.email)).status).toBe(409)
    const wrong = await invite(owner, "nobody", "king")
    expect([wrong.status, wrong.html.querySelectorAll("[aria-invalid=true]").length]).toEqual([422, 2])
    expect(wrong.html.querySelector("#invite-email")?.getAttribute("value")).toBe("nobody")
  })

  it("leads nowhere once it is withdrawn, or its sender is removed, or a day is over", async () => {
    const { companyId, owner } = await alone()
    const admin = await personOf(server, companyId, { role: "admin" })
    const emails = ["a", "b", "c"].map((name) => `${name}-${companyId}@example.com`)
    const [first = "", second = "", third = ""] = emails
    await invite(admin, first)
    await invite(owner, second)
    await invite(owner, third)
    // The links are made when the mails leave, or are read.
    const links = await Promise.all(emails.map(async (email) => [email, await linkTo(email)] as const))
    await press(owner, "remove-member", of(admin))
    const [kept] = await server.sql<{ id: string }>(
      "select invitation_id as id from invitations where company_id = $1 and email = $2",
      [companyId, second]
    )
    await press(owner, "withdraw-invitation", { invitation_id: String(kept?.id) })
    await server.sql("update invitations set expires_at = now() where company_id = $1 and email = $2", [
      companyId,
      third
    ])
    expect((await owner.get(owner.at("/people"))).text).toContain("Expired")
    for (const [email, link] of links) {
      const visitor = new Visitor(server)
      const seen = await visitor.submit(link, "accept-invitation", { name: "Eve", password })
      expect([email, seen.status]).toEqual([email, 409])
      expect((await visitor.get(`/app/${companyId}/receivables`)).status).not.toBe(200)
    }
    expect(await server.sql("select role from memberships where company_id = $1", [companyId])).toHaveLength(
      2
    )
    await press(owner, "send-invitation-again")
    expect(
      (await new Visitor(server).submit(await linkTo(third), "accept-invitation", { name: "Cy", password }))
        .status
    ).toBe(303)
  })

  it("409 beyond the most that may wait; those that have expired make room", async () => {
    const { companyId, owner } = await alone()
    await server.sql(
      `insert into invitations (company_id, email, role, invited_by, sent_at, expires_at, created_at)
       select $1, n || '@example.com', 'member', $2, now(), now() + interval '1 hour', now() from generate_series(1, 50) n`,
      [companyId, owner.userId]
    )
    const emails = async () =>
      (
        await server.sql<{ email: string }>("select email from invitations where company_id = $1", [
          companyId
        ])
      ).map(({ email }) => email)
    expect((await invite(owner, "more@example.com")).status).toBe(409)
    expect((await invite(owner, "7@example.com", "member")).status).toBe(303)
    await server.sql(
      `update invitations set expires_at = now() - (case when email = '8@example.com' then 2 else 1 end) * interval '1 hour'
       where company_id = $1 and email in ('8@example.com', '9@example.com')`,
      [companyId]
    )
    expect((await invite(owner, "more@example.com")).status).toBe(303)
    expect(await emails()).toHaveLength(50)
    expect(await emails()).not.toContain("8@example.com")
    expect(await emails()).toContain("9@example.com")
  })

  it("409 to accept it in a company that is full, also where two accept the last place at once", async () => {
    const { companyId, owner } = await alone()
    await server.sql(
      `with u as (
         insert into users (email, name, created_at)
         select 'm' || n || '-' || $1::bigint || '@example.com', 'M', now() from generate_series(1, $2::int) n returning user_id
       ) insert into memberships (company_id, user_id, role, created_at) select $1, user_id, 'member', now() from u`,
      [companyId, MAX_MEMBERS]
    )
    expect((await invite(owner, "late@example.com")).status).toBe(409)
    const count = async () =>
      (
        await server.sql("select 1 from memberships where company_id = $1 and removed_at is null", [
          companyId
        ])
      ).length
    await server.sql(
      `delete from memberships where company_id = $1 and user_id in (
         select user_id from memberships where company_id = $1 and role = 'member' order by user_id limit $2::int)`,
      [companyId, (await count()) - MAX_MEMBERS + 1]
    )
    const elsewhere = await server.company()
    const [one, other] = [await personOf(server, elsewhere.id), await personOf(server, elsewhere.id)]
    const links: Array<string> = []
    for (const { email } of [one, other]) {
      expect((await invite(owner, email, "member")).status).toBe(303)
      links.push(await linkTo(email))
    }
    const seen = await Promise.all(
      [one, other].map((person, index) => person.submit(links[index] ?? "", "accept-invitation"))
    )
    expect(seen.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(await count()).toBe(MAX_MEMBERS)
  })
})

describe("a lost second factor", () => {
  it("is reset by an owner: sessions end, keys wait, and the person is told", async () => {
    const { companyId, owner } = await alone({ name: "Olive" })
    const admin = await personOf(server, companyId, { role: "admin" })
    await server.sql("insert into recovery_codes (user_id, code_hash, created_at) values ($1, $2, now())", [
      admin.userId,
      Buffer.alloc(32)
    ])
    expect((await press(owner, "reset-two-factor", of(admin))).status).toBe(303)
    expect((await admin.get(admin.at("/receivables"))).location).toContain("/app/sign-in")
    await expect
      .poll(async () => (await mailTo(admin.email))?.body, { timeout: 10_000 })
      .toContain("Olive, an owner of Company, has reset")
    expect(
      await server.sql(
        `select totp_secret, two_factor_confirmed_at,
           (select count(*)::int from recovery_codes r where r.user_id = u.user_id) as codes
         from users u where user_id = $1`,
        [admin.userId]
      )
    ).toEqual([{ totp_secret: null, two_factor_confirmed_at: null, codes: 0 }])
    expect((await auditOf(companyId)).map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ["two_factor.reset", admin.userId]
    ])
  })

  it("409 where the person is owner or admin of another company, too, which it also protects", async () => {
    const [{ companyId, owner }, { owner: other }] = [await alone(), await alone()]
    await server.sql(
      "insert into memberships (company_id, user_id, role, created_at) values ($1, $2, 'member', now())",
      [companyId, other.userId]
    )
    expect((await press(owner, "reset-two-factor", of(other))).status).toBe(409)
    expect((await other.get(other.at("/people"))).status).toBe(200)
  })

  it("409 for one's own, which is on the page of one's account", async () => {
    const { owner } = await alone()
    expect((await force(owner, "reset-two-factor", of(owner))).status).toBe(409)
  })
})

describe("the invitations of a day", () => {
  it("are twenty, withdrawn ones counted, and more on the next day", async () => {
    const { companyId, owner } = await alone()
    const invite = (n: number) => press(owner, "invite", { email: `day-${n}@example.com`, role: "member" })
    for (let n = 0; n < 19; n++) {
      expect((await invite(n)).status).toBe(303)
      const [last] = await server.sql<{ id: string }>(
        "select max(invitation_id) as id from invitations where company_id = $1",
        [companyId]
      )
      if (n % 2 === 0) await press(owner, "withdraw-invitation", { invitation_id: String(last?.id) })
    }
    const [open] = await server.sql<{ id: string }>(
      "select max(invitation_id) as id from invitations where company_id = $1",
      [companyId]
    )
    const again = () => press(owner, "send-invitation-again", { invitation_id: String(open?.id) })
    expect((await again()).status).toBe(303)
    for (const refused of [await invite(20), await again()]) {
      expect(refused.status).toBe(409)
      expect(refused.text).toContain("at most 20 invitations within a day")
    }
    await server.sql(
      "update audit_log set at = at - interval '1 day' where company_id = $1 and action like 'invitation.%'",
      [companyId]
    )
    expect((await invite(21)).status).toBe(303)
  })
})
