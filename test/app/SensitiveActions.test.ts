/** What has to be proved before each action, for every role and whatever was proved before. */
import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { AnyPage, FormAction, Visit } from "../../src/app/Page.ts"
import { pages } from "../../src/app/Pages.ts"
import type { Deed } from "../../src/domain/Deed.ts"
import { type DeedProof, sensitivity, sensitivityOf } from "../../src/domain/SensitiveDeed.ts"
import { PASSWORD } from "../support/Accounts.ts"
import { type AppBook, makeBook } from "../support/AppBook.ts"
import { type Person, personOf, type Seen, sessionFor, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()
let book: AppBook
let passwordHash = ""

const roles = ["owner", "admin", "member"] as const
type Role = (typeof roles)[number]

beforeAll(async () => {
  book = await makeBook(server)
  passwordHash = await Bun.password.hash(PASSWORD, { algorithm: "argon2id", memoryCost: 64, timeCost: 2 })
})

interface Listed {
  readonly page: AnyPage<never>
  readonly name: string
  readonly action: FormAction<Visit, never>
}

/** Every action of a page for people who have signed in. */
const actions: ReadonlyArray<Listed> = (pages as unknown as ReadonlyArray<AnyPage<never>>)
  .filter(({ access }) => access._tag !== "Public")
  .flatMap((page) => Object.entries(page.actions).map(([name, action]) => ({ page, name, action })))

const member = async (role: Role, totp: boolean): Promise<Person> => {
  const person = await personOf(server, book.company.id, { role, totp })
  await server.sql("update users set password_hash = $2 where user_id = $1", [person.userId, passwordHash])
  // Whoever is the last owner of a company can't close the account, with which the test would end.
  await server.sql(
    `with c as (insert into companies (name, created_at) values ('Own', now()) returning company_id)
     insert into memberships (company_id, user_id, role, created_at) select company_id, $1, 'owner', now() from c`,
    [person.userId]
  )
  return person
}

/** What a session has proved, and how long ago. */
const proved = {
  nothing: { password: null, code: null },
  "the password": { password: 0, code: null },
  "a code": { password: null, code: 0 },
  both: { password: 0, code: 0 },
  "both, eleven minutes ago": { password: 11, code: 11 }
} as const
type Proved = keyof typeof proved

const sessionWith = async (person: Person, what: Proved): Promise<Visitor> => {
  const visitor = new Visitor(server, await sessionFor(server, person.userId, { fresh: false }))
  const at = (minutes: number | null) =>
    minutes === null ? null : new Date(server.clock.now() - minutes * 60_000).toISOString()
  await server.sql(
    `update user_sessions set password_at = $2, code_at = $3
     where session_id = (select max(session_id) from user_sessions where user_id = $1)`,
    [person.userId, at(proved[what].password), at(proved[what].code)]
  )
  return visitor
}

/** The label of the field that asks for a proof; null where something else was answered. */
const askedFor = (seen: Seen): string | null =>
  seen.html.querySelector("h1")?.text === "Confirm that it is you"
    ? (seen.html.querySelector("form.card label")?.text ?? null)
    : null

const press = async (visitor: Visitor, { name, page }: Listed, fields: Record<string, string> = {}) => {
  const seen = await visitor.get("/app/account")
  const token = seen.html.querySelector("input[name=_token]")?.getAttribute("value") ?? ""
  return await visitor.post(
    book.addressOf(page.path),
    new URLSearchParams({ _action: name, _token: token, _key: randomUUID(), ...fields })
  )
}

/** What the table asks for, written out by itself. */
const expected = (proof: DeedProof | undefined, what: Proved, hasTotp: boolean): string | null => {
  const has = { password: proved[what].password === 0, code: proved[what].code === 0 }
  const password = has.password ? null : "Password"
  const code = has.code ? null : "Code"
  if (proof === undefined) return null
  if (!hasTotp || proof === "password") return password
  return proof === "code" ? code : (password ?? code)
}

describe("every action of every role", () => {
  for (const role of roles) {
    it(`asks ${role} for what the table says, and for nothing that was proved in the last ten minutes`, async () => {
      const wrong: Array<string> = []
      const person = await member(role, true)
      for (const listed of actions) {
        const { action, page } = listed
        // With a field of its own for the password, the form says itself what it asks for.
        if (action.withPassword === true) continue
        const isOpen =
          page.access._tag === "SignedIn" ||
          (page.access._tag === "Company" &&
            page.access.roles.includes(role) &&
            action.roles?.includes(role) !== false)
        const proof = action.deed === null ? undefined : sensitivityOf(action.deed).proof
        const states = proof === undefined ? (["nothing"] as const) : (Object.keys(proved) as Array<Proved>)
        for (const what of states) {
          const seen = await press(await sessionWith(person, what), listed)
          const should = isOpen ? expected(proof, what, true) : 403
          const found = seen.status === 403 ? 403 : askedFor(seen)
          if (found !== should) wrong.push(`${listed.name} with ${what}: ${found}, not ${should}`)
        }
        // Some of them end the person's sessions, or the second factor.
        await server.sql(
          `update users set totp_secret = $2, password_hash = $3, two_factor_confirmed_at = now() where user_id = $1`,
          [person.userId, person.secret, passwordHash]
        )
      }
      expect(wrong).toEqual([])
    })
  }

  it("asks whoever has no second factor for the password instead", async () => {
    const wrong: Array<string> = []
    const person = await member("member", false)
    for (const listed of actions.filter(({ page }) => page.access._tag === "SignedIn")) {
      if (listed.action.withPassword === true) continue
      const proof = listed.action.deed === null ? undefined : sensitivityOf(listed.action.deed).proof
      const found = askedFor(await press(await sessionWith(person, "nothing"), listed))
      const should = expected(proof, "nothing", false)
      if (found !== should) wrong.push(`${listed.name}: ${found}, not ${should}`)
    }
    expect(wrong).toEqual([])
  })

  it("covers each deed that has to be proved", () => {
    const done = new Set(actions.map(({ action }) => action.deed))
    const sensitive = (Object.keys(sensitivity) as ReadonlyArray<Deed>).filter(
      (deed) => sensitivityOf(deed).proof !== undefined
    )
    expect(sensitive.filter((deed) => !done.has(deed))).toEqual([])
  })
})

describe("the page that asks", () => {
  const find = (name: string): Listed => {
    const found = actions.find((each) => each.name === name)
    if (found === undefined) throw new Error(`there is no action ${name}`)
    return found
  }

  it("asks for the password, then for a code, and goes on where it was", async () => {
    const person = await member("owner", true)
    const visitor = await sessionWith(person, "nothing")
    const off = find("turn-off-two-factor")
    const first = await press(visitor, off)
    expect([
      askedFor(first),
      first.html.querySelector("button[type=submit].x, form.card button")?.text
    ]).toEqual(["Password", "Continue"])
    const body = visitor.fieldsOf(first, off.name)
    body.set("_password", PASSWORD)
    const second = await visitor.post("/app/account", body)
    expect(askedFor(second)).toBe("Code")
    expect(second.text).not.toContain(PASSWORD)
    const last = visitor.fieldsOf(second, off.name)
    last.set("_code", person.code())
    expect((await visitor.post("/app/account", last)).status).toBe(303)
    expect(await server.sql("select totp_secret from users where user_id = $1", [person.userId])).toEqual([
      { totp_secret: null }
    ])
  })

  it("says what is wrong, and does nothing", async () => {
    const person = await member("owner", true)
    const visitor = await sessionWith(person, "nothing")
    const first = await press(visitor, find("turn-off-two-factor"), { _password: "not this" })
    expect([first.status, askedFor(first)]).toEqual([422, "Password"])
    expect(first.html.querySelector("[role=alert]")?.text).toBe("This is not your password.")
    const second = await press(visitor, find("turn-off-two-factor"), { _password: PASSWORD, _code: "000000" })
    expect([second.status, askedFor(second)]).toEqual([422, "Code"])
    expect(
      await server.sql("select totp_secret is null as off from users where user_id = $1", [person.userId])
    ).toEqual([{ off: false }])
  })

  it("keeps the password of a form out of the page that asks for a code", async () => {
    const person = await member("owner", true)
    const visitor = await sessionWith(person, "nothing")
    const email = `${randomUUID()}@example.com`
    const asked = await visitor.submit("/app/account", "change-email", { email, password: PASSWORD })
    expect(askedFor(asked)).toBe("Code")
    expect(asked.text).not.toContain(PASSWORD)
    const body = visitor.fieldsOf(asked, "change-email")
    body.set("_code", person.code())
    expect((await visitor.post("/app/account", body)).status).toBe(303)
    expect(await server.sql("select new_email from users where user_id = $1", [person.userId])).toEqual([
      { new_email: email }
    ])
  })

  it("does not let a fresh password stand for the one that a form asks for itself", async () => {
    const person = await member("owner", true)
    for (const password of ["", "not this"]) {
      const visitor = await sessionWith(person, "both")
      const seen = await visitor.submit("/app/account", "change-password", {
        password,
        new_password: "granite teapot 17 meadow"
      })
      expect([seen.status, seen.text.includes("not your present password")]).toEqual([422, true])
    }
  })
})
