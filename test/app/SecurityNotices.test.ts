/** What people are told of their accounts and companies, whatever strangers ask for meanwhile; and taking an address back. */
import { afterEach, describe, expect, it } from "vitest"
import {
  LONGEST_WAIT_MILLIS,
  NOTICE_MAILS_AN_HOUR,
  NOTICE_QUIET_MILLIS
} from "../../src/domain/SecurityNotice.ts"
import {
  type Account,
  accountOn,
  giveCode,
  givePassword,
  linkFor,
  mailed,
  mailedInTime,
  NEW_PASSWORD,
  PASSWORD,
  pathOf
} from "../support/Accounts.ts"
import { mailsTo } from "../support/Opened.ts"
import { type Person, personOf, sessionFor, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()
const proxied = useServer({ beside: server, environment: { TRUST_PROXY: "1" } })

/** Both instances go on at this time. */
const hold = (at: number): void => {
  server.clock.hold(at)
  proxied.clock.hold(at)
}

afterEach(async () => {
  server.clock.release()
  proxied.clock.release()
  await server.sql("delete from throttles")
  await server.sql("delete from mail_times")
})

const ACCOUNT = "/app/account"
/** The service looks for notices once a second. */
const SOON = { timeout: 20_000, interval: 100 }

/** Nothing more is done for as long as notices wait. */
const quiet = (): void => hold(server.clock.now() + NOTICE_QUIET_MILLIS)

const subjects = async (to: string) =>
  (await mailsTo(server, to)).map(({ subject }) => subject.replace("Duebook: ", ""))
const waiting = async () => (await server.sql("select 1 from security_notices")).length

/** Asks for a link to set a password, as a stranger in a network. */
const ask = async (email: string, network: string, visitor = new Visitor(proxied)) => {
  const body = visitor.fieldsOf(await visitor.get("/app/forgot"), "forgot")
  body.set("email", email)
  expect((await visitor.post("/app/forgot", body, { "x-forwarded-for": network })).status).toBe(200)
}

describe("what somebody does who may be a thief", () => {
  const press = (person: Person, action: string, fields = {}) => person.submit(ACCOUNT, action, fields)

  const ofOneself: ReadonlyArray<readonly [subject: string, act: (account: Account) => Promise<unknown>]> = [
    [
      "your password was changed",
      ({ person }) => press(person, "change-password", { password: PASSWORD, new_password: NEW_PASSWORD })
    ],
    ["new recovery codes", ({ person }) => press(person, "new-recovery-codes")],
    ["two-factor authentication was turned off", ({ person }) => press(person, "turn-off-two-factor")],
    [
      "another e-mail address",
      ({ person }) => press(person, "change-email", { email: `new-${person.email}`, password: PASSWORD })
    ],
    [
      "a new browser",
      async ({ person, visitor }) => {
        await givePassword(visitor, person.email)
        await giveCode(visitor, person.code())
      }
    ]
  ]

  it.each(ofOneself)("is told to the person by a mail: %s", async (subject, act) => {
    const account = await accountOn(server)
    await act(account)
    quiet()
    await expect.poll(() => subjects(account.person.email), SOON).toEqual([subject])
  })

  const ofACompany: ReadonlyArray<
    readonly [subject: string, path: string, action: string, fields: Record<string, string>]
  > = [
    ["a new API key", "/keys", "create-key", { name: "Shop", scopes: "payables:read" }],
    [
      "facts of your company were changed",
      "/company",
      "change-company",
      { name: "Heron", email: "a@b.example" }
    ],
    [
      "facts of your company were changed",
      "/company",
      "change-payment-details",
      { account_holder: "Heron", iban: "DE89370400440532013000" }
    ],
    [
      "a new bank account of your company",
      "/company",
      "add-bank-account",
      { currency: "GBP", account_holder: "Heron", account_number: "55779911", sort_code: "200000" }
    ],
    ["other texts of reminders", "/texts", "save-texts", { subject: "Your invoice" }]
  ]

  it.each(ofACompany)(
    "is told to the owners and to whoever did it: %s, on %s",
    async (subject, path, action, fields) => {
      const { company, person: owner } = await accountOn(server)
      const admin = await personOf(server, company.id, { role: "admin", name: "Adam Admin" })
      const member = await personOf(server, company.id, { role: "member" })
      const done = await admin.submit(admin.at(path), action, fields)
      expect([200, 303]).toContain(done.status)
      quiet()
      for (const { email } of [owner, admin]) {
        await expect.poll(() => subjects(email), SOON).toEqual([subject])
        expect((await mailsTo(server, email))[0]?.body).toContain("Adam Admin has")
      }
      expect(await subjects(member.email)).toEqual([])
    }
  )

  it("is told to the owners where it makes an owner or admin, and not where it makes a member", async () => {
    const { company, person: owner } = await accountOn(server)
    const admin = await personOf(server, company.id, { role: "admin" })
    const member = await personOf(server, company.id, { role: "member", name: "Mia Member" })
    const change = async (role: string) => {
      const body = { user_id: String(member.userId), role }
      expect((await admin.submit(admin.at("/people"), "change-role", body)).status).toBe(303)
      quiet()
    }
    await change("admin")
    await expect.poll(() => subjects(owner.email), SOON).toEqual(["a new owner or admin"])
    expect((await mailsTo(server, owner.email))[0]?.body).toContain("has made Mia Member an admin of")
    await change("member")
    expect(await waiting()).toBe(0)
  })

  it("is told to the owners where somebody accepts the invitation to be an owner", async () => {
    const { person: owner } = await accountOn(server)
    const invite = async (role: string) => {
      const email = `${crypto.randomUUID()}@example.com`
      expect((await owner.submit(owner.at("/people"), "invite", { email, role })).status).toBe(303)
      const body = { name: "Nora New", password: NEW_PASSWORD }
      const joining = new Visitor(server)
      const path = pathOf((await mailedInTime(server, email))[0])
      expect((await joining.submit(path, "accept-invitation", body)).status).toBe(303)
      quiet()
    }
    await invite("owner")
    await expect.poll(() => subjects(owner.email), SOON).toContain("a new owner or admin")
    expect((await mailsTo(server, owner.email)).map(({ body }) => body).join()).toContain(
      "Nora New has joined Company as an owner"
    )
    const before = (await subjects(owner.email)).length
    await invite("member")
    expect([await waiting(), (await subjects(owner.email)).length]).toEqual([0, before])
  })

  it("is told to an owner, too, who is removed a moment later", async () => {
    const { company, person: owner } = await accountOn(server)
    const thief = await personOf(server, company.id)
    await thief.submit(thief.at("/company"), "change-payment-details", {
      account_holder: "Thief",
      iban: "DE89370400440532013000"
    })
    await thief.submit(thief.at("/people"), "remove-member", { user_id: String(owner.userId) })
    quiet()
    await expect.poll(() => subjects(owner.email), SOON).toEqual(["facts of your company were changed"])
  })

  it("is told however often strangers have asked for links before", async () => {
    const { person } = await accountOn(server)
    for (let n = 0; n < 12; n++) await ask(person.email, `203.0.113.${n}`)
    await expect.poll(async () => (await subjects(person.email)).length, SOON).toBe(10)
    await press(person, "change-password", { password: PASSWORD, new_password: NEW_PASSWORD })
    quiet()
    await expect.poll(() => subjects(person.email), SOON).toContain("your password was changed")
  })
})

describe("notices", () => {
  const codes = (person: Person) => person.submit(ACCOUNT, "new-recovery-codes")

  it("leave alone after a few seconds, and together with what follows within a minute", async () => {
    const { person } = await accountOn(server)
    const start = server.clock.now()
    hold(start)
    const shift = 3_000
    expect(shift).toBeLessThan(NOTICE_QUIET_MILLIS)
    // Each follows before the one before it has left, for a minute.
    for (let at = 0; at < LONGEST_WAIT_MILLIS; at += shift) {
      hold(start + at)
      await codes(person)
    }
    expect(await subjects(person.email)).toEqual([])
    hold(start + LONGEST_WAIT_MILLIS)
    await expect.poll(() => subjects(person.email), SOON).toEqual(["new recovery codes"])
    expect((await mailsTo(server, person.email))[0]?.body).toContain("(20 times since then)")
    await codes(person)
    hold(start + LONGEST_WAIT_MILLIS + NOTICE_QUIET_MILLIS)
    await expect.poll(async () => (await subjects(person.email)).length, SOON).toBe(2)
  })

  it("are never dropped: beyond the mails of an hour they wait for the next one", async () => {
    const { person } = await accountOn(server)
    const { person: other } = await accountOn(server)
    const start = server.clock.now()
    hold(start)
    // As if so many mails had left just now.
    await server.sql(
      `insert into mail_times (address_hash, times, last_at)
       select sha256(convert_to($1, 'utf8')), array_fill($2::timestamptz, array[$3::int]), $2::timestamptz`,
      [`notices to ${person.email}`, new Date(start).toISOString(), NOTICE_MAILS_AN_HOUR]
    )
    await person.submit(ACCOUNT, "change-password", { password: PASSWORD, new_password: NEW_PASSWORD })
    await codes(other)
    hold(start + NOTICE_QUIET_MILLIS)
    await expect.poll(() => subjects(other.email), SOON).toEqual(["new recovery codes"])
    expect([await subjects(person.email), await waiting()]).toEqual([[], 1])
    hold(start + 3_600_000)
    await expect.poll(() => subjects(person.email), SOON).toEqual(["your password was changed"])
    expect(await waiting()).toBe(0)
  })
})

describe("a link to set a password", () => {
  it("leaves three times an hour for a network of strangers, and ten times a day for an account", async () => {
    const { person } = await accountOn(server)
    const other = await accountOn(server)
    for (let n = 0; n < 4; n++) await ask(person.email, "198.51.100.1")
    await ask(other.person.email, "198.51.100.1")
    await expect.poll(async () => (await subjects(person.email)).length, SOON).toBe(3)
    expect(await subjects(other.person.email)).toEqual([])
    for (let n = 0; n < 9; n++) await ask(person.email, `198.51.100.${n + 2}`)
    await expect.poll(async () => (await subjects(person.email)).length, SOON).toBe(10)
  })

  it("always leaves for a browser that has signed in to the account", async () => {
    const { person, visitor } = await accountOn(server)
    await givePassword(visitor, person.email)
    await giveCode(visitor, person.code())
    const links = async () => (await subjects(person.email)).filter((each) => each === "set a new password")
    for (let n = 0; n < 12; n++) await ask(person.email, `203.0.113.${n}`)
    await expect.poll(async () => (await links()).length, SOON).toBe(10)
    const known = new Visitor(proxied)
    known.known = visitor.known
    await ask(person.email, "203.0.113.0", known)
    await expect.poll(async () => (await links()).length, SOON).toBe(11)
    // Nor does it matter that somebody of its network has asked for so much that the network has to wait.
    const asking = new Visitor(proxied)
    const body = asking.fieldsOf(await asking.get("/app/forgot"), "forgot")
    body.set("email", person.email)
    const many = Array.from({ length: 40 }, () =>
      asking.post("/app/forgot", body, { "x-forwarded-for": "203.0.113.0" })
    )
    expect((await Promise.all(many)).map(({ status }) => status)).toContain(429)
    await ask(person.email, "203.0.113.0", known)
    await expect.poll(async () => (await links()).length, SOON).toBe(12)
  })
})

describe("an address that somebody else has changed", () => {
  /** A thief with the password and the open session makes the account theirs. */
  const stolen = async () => {
    const { person } = await accountOn(server)
    const email = `thief-${person.email}`
    expect((await person.submit(ACCOUNT, "change-email", { email, password: PASSWORD })).status).toBe(303)
    await person.submit(pathOf((await mailedInTime(server, email))[0]), "verify-email")
    const undo = async () => (await mailed(server, person.email)).find((each) => each.includes("/app/link/"))
    quiet()
    await expect.poll(undo, SOON).toBeDefined()
    server.clock.release()
    return { person, email, path: pathOf(await undo()) }
  }

  const accountOf = ({ userId }: Person) =>
    server.sql("select email, password_hash is null as bare from users where user_id = $1", [userId])

  it("is given back by the link in the mail to the old one, with all sessions ended and a new password asked for", async () => {
    const { email, path, person } = await stolen()
    expect(await accountOf(person)).toEqual([{ email, bare: false }])
    const elsewhere = new Visitor(server, await sessionFor(server, person.userId))
    const owner = new Visitor(server)
    expect((await owner.get(path)).text).toContain("Take my address back")
    expect(await accountOf(person)).toEqual([{ email, bare: false }])
    const done = await owner.submit(path, "undo-email")
    expect(done.location).toMatch(/^\/app\/link\//)
    expect(await accountOf(person)).toEqual([{ email: person.email, bare: true }])
    for (const visitor of [person, elsewhere]) expect((await visitor.get(ACCOUNT)).status).toBe(303)
    expect((await givePassword(new Visitor(server), email)).status).toBe(422)
    expect((await givePassword(new Visitor(server), person.email)).status).toBe(422)
    const set = await owner.submit(done.location ?? "", "reset-password", { password: NEW_PASSWORD })
    expect(set.status).toBe(303)
    expect(
      await server.sql("select taken_password_hash from users where user_id = $1", [person.userId])
    ).toEqual([{ taken_password_hash: null }])
    expect((await givePassword(owner, person.email, NEW_PASSWORD)).status).toBe(303)
    expect((await owner.get(path)).status).toBe(404)
  })

  it("is given back without the password that the thief knows: no link sets it again", async () => {
    const { path, person } = await stolen()
    const owner = new Visitor(server)
    const { location } = await owner.submit(path, "undo-email")
    const refused = async (link: string) => {
      const same = await owner.submit(link, "reset-password", { password: PASSWORD })
      expect([same.status, same.text]).toEqual([422, expect.stringContaining("was taken away")])
      expect(same.html.querySelector("[name=password]")?.getAttribute("aria-invalid")).toBe("true")
    }
    await refused(location ?? "")
    // Nor one that was asked for later.
    const later = await linkFor(server, "reset", person)
    await refused(later)
    expect((await owner.submit(later, "reset-password", { password: NEW_PASSWORD })).status).toBe(303)
    quiet()
    const told = async () => (await mailsTo(server, person.email)).map(({ body }) => body).join("\n")
    await expect.poll(told, SOON).toContain("the password of your account was changed")
  })

  it("is given back for 72 hours", async () => {
    const { path } = await stolen()
    const start = server.clock.now()
    server.clock.hold(start + 71 * 3_600_000)
    expect((await new Visitor(server).get(path)).status).toBe(200)
    server.clock.hold(start + 73 * 3_600_000)
    expect((await new Visitor(server).get(path)).status).toBe(404)
  })

  it("stays with the owner who took it back, whatever links the thief got at addresses of theirs", async () => {
    const { email, path, person } = await stolen()
    // Once more, so that the thief's first address is told, with a link that gives that one back.
    const thief = new Visitor(server, await sessionFor(server, person.userId))
    const next = `next-${email}`
    expect((await thief.submit(ACCOUNT, "change-email", { email: next, password: PASSWORD })).status).toBe(
      303
    )
    await thief.submit(pathOf((await mailedInTime(server, next))[0]), "verify-email")
    const linksOfThief = async () =>
      (await mailed(server, email)).filter((each) => each.includes("/app/link/")).map(pathOf)
    const links = await linksOfThief()
    quiet()
    await expect.poll(async () => (await linksOfThief()).length, SOON).toBeGreaterThan(links.length)
    server.clock.release()
    // And another change, of which that address is not told before the owner acts.
    const [undo = ""] = await linksOfThief()
    expect((await new Visitor(server).get(undo)).text).toContain("Take my address back")
    await server.sql(
      `insert into security_notices (recipient, user_id, kind, details, by_operator, at)
       values ($1, $2, 'address_changed', '{"email":"x@example.com"}', false, now())`,
      [email, person.userId]
    )
    await new Visitor(server).submit(path, "undo-email")
    const told = (await mailsTo(server, email)).length
    quiet()
    await expect.poll(async () => (await mailsTo(server, email)).length, SOON).toBeGreaterThan(told)
    server.clock.release()
    for (const link of await linksOfThief()) {
      expect((await new Visitor(server).get(link)).text).not.toContain("Take my address back")
    }
    expect(await accountOf(person)).toEqual([{ email: person.email, bare: true }])
  })

  it("is given back without the passkeys and sign-ins that the thief has added", async () => {
    const { path, person } = await stolen()
    await server.sql(
      `with added as (
         insert into passkeys (user_id, credential_id, name, public_key, sign_count, transports, created_at)
         values ($1, sha256('old'), 'Old', '\x01', 0, '{}', now() - interval '2 days'),
           ($1, sha256('thief'), 'Thief', '\x01', 0, '{}', now() - interval '1 minute')
       )
       update users set passkeys = 2 where user_id = $1`,
      [person.userId]
    )
    await server.sql(
      "insert into identities (issuer, subject, user_id, created_at) values ('https://id.example', $2, $1::bigint, now())",
      [person.userId, String(person.userId)]
    )
    await new Visitor(server).submit(path, "undo-email")
    expect(await server.sql("select name from passkeys where user_id = $1", [person.userId])).toEqual([
      { name: "Old" }
    ])
    expect(
      await server.sql("select passkeys, totp_secret is null as bare from users where user_id = $1", [
        person.userId
      ])
    ).toEqual([{ passkeys: 1, bare: false }])
    expect(await server.sql("select 1 from identities where user_id = $1", [person.userId])).toEqual([])
  })

  it("is told with the link at the old address, also where the new one is verified at once", async () => {
    const { person } = await accountOn(server)
    const email = `thief-${person.email}`
    // As if nobody told of anything meanwhile.
    await server.connected(async (client) => {
      await client.query("begin; select pg_advisory_xact_lock(7266173, 1)")
      await person.submit(ACCOUNT, "change-email", { email, password: PASSWORD })
      await person.submit(pathOf((await mailedInTime(server, email))[0]), "verify-email")
      await client.query("commit")
    })
    quiet()
    await expect.poll(async () => (await subjects(person.email)).length, SOON).toBe(1)
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual([
      "Duebook: verify your e-mail address"
    ])
  })

  it("is not given back to whoever asks for it once somebody else has it", async () => {
    const { path, person } = await stolen()
    const other = await accountOn(server)
    await server.sql("update users set email = $2 where user_id = $1", [other.person.userId, person.email])
    const owner = new Visitor(server)
    expect((await owner.submit(path, "undo-email")).status).toBe(404)
  })
})
