/** What holds of sessions, forms and links when somebody means harm, over plain HTTP. */
import { describe, expect, it } from "vitest"
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
import { type Person, sessionFor, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const PUBLIC_URL = "https://duebook.example"
const HOUR = 3_600_000

const server = useServer({ environment: { SIGN_UP: "invited" } })
const known = useServer({ beside: server, environment: { PUBLIC_URL } })

/** Whether a browser is still signed in, as its next request shows it. */
const isIn = async (person: Person): Promise<boolean> =>
  (await person.get(person.at("/receivables"))).status === 200

/** The same person in another browser. */
const elsewhere = async (person: Person): Promise<Visitor> =>
  new Visitor(server, await sessionFor(server, person.userId))

describe("a form", () => {
  const attacks: ReadonlyArray<
    readonly [string, (own: string, foreign: string) => readonly [string, HeadersInit]]
  > = [
    ["without its token", () => ["", {}]],
    ["with a token of another browser", (_, foreign) => [foreign, {}]],
    ["with a token that was cut", (own) => [own.slice(0, -2), {}]],
    ["of another site, as the browser says", (own) => [own, { "sec-fetch-site": "cross-site" }]],
    ["of a neighbour of the site", (own) => [own, { "sec-fetch-site": "same-site" }]],
    [
      "with the origin of another site",
      (own) => [own, { "sec-fetch-site": "", origin: "https://evil.example" }]
    ],
    ["of no origin", (own) => [own, { "sec-fetch-site": "", origin: "null" }]]
  ]

  it.each(attacks)("%s is refused, and nothing is done", async (_, attack) => {
    const { person } = await accountOn(server)
    const path = await linkFor(server, "reset", person)
    const victim = new Visitor(server)
    const form = victim.fieldsOf(await victim.get(path), "reset-password")
    const other = new Visitor(server)
    const foreign = other.fieldsOf(await other.get(path), "reset-password").get("_token") ?? ""
    const [token, headers] = attack(form.get("_token") ?? "", foreign)
    form.set("_token", token)
    form.set("password", NEW_PASSWORD)
    const given = new Headers({ "sec-fetch-site": "same-origin", ...(headers as Record<string, string>) })
    if (given.get("sec-fetch-site") === "") given.delete("sec-fetch-site")
    const seen = await victim.send(path, { method: "POST", body: form, headers: given })
    expect(seen.status).toBe(403)
    expect((await new Visitor(server).get(path)).status).toBe(200)
    expect(await isIn(person)).toBe(true)
  })

  it("of the time before the sign-in does not do what the session may do", async () => {
    const { person, visitor } = await accountOn(server)
    const path = await linkFor(server, "verify", person)
    const form = visitor.fieldsOf(await visitor.get(path), "verify-email")
    await givePassword(visitor, person.email)
    expect((await visitor.post(path, form)).status).toBe(403)
  })
})

describe("a link", () => {
  it("is used once, however many open it at the same time", async () => {
    const { person } = await accountOn(server)
    const path = await linkFor(server, "enter", person)
    const visitors = Array.from({ length: 6 }, () => new Visitor(server))
    const before = await server.sql("select 1 from user_sessions where user_id = $1", [person.userId])
    const statuses = await Promise.all(visitors.map(async (visitor) => (await visitor.get(path)).status))
    expect(statuses.toSorted()).toEqual([303, 404, 404, 404, 404, 404])
    const after = await server.sql("select 1 from user_sessions where user_id = $1", [person.userId])
    expect(after.length - before.length).toBe(1)
  })

  it("does only what it was made for", async () => {
    const { person, visitor } = await accountOn(server)
    for (const purpose of ["verify", "reset", "first"] as const) {
      const path = await linkFor(server, purpose, person)
      const form = visitor.fieldsOf(await visitor.get("/app/forgot"), "forgot")
      form.set("_action", "enter")
      expect((await visitor.post(path, form)).status).toBe(404)
      expect((await visitor.get(path)).status).toBe(200)
    }
  })

  it("leads to the public address, whatever host the request has named", async () => {
    const { person } = await accountOn(server)
    const visitor = new Visitor(known)
    const form = visitor.fieldsOf(await visitor.get("/app/forgot"), "forgot")
    form.set("email", person.email)
    const evil = { host: "evil.example", "x-forwarded-host": "evil.example", forwarded: "host=evil.example" }
    expect((await visitor.post("/app/forgot", form, evil)).status).toBe(200)
    const links = await mailedInTime(known, person.email)
    expect(links).toEqual([expect.stringMatching(/^https:\/\/duebook\.example\/app\/link\//)])
    expect((await visitor.get(pathOf(links[0]))).status).toBe(200)
  })
})

describe("coming back after sign-in", () => {
  const outside = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "HTTPS:evil.example",
    "javascript:alert(1)",
    "%2F%2Fevil.example",
    "/%2Fevil.example",
    "/app/..//evil.example",
    "/app/../../evil",
    "/app/%2e%2e/v1/receivables",
    "/app\t//evil.example",
    "/app\r\nset-cookie: a=b",
    "/application",
    "/app@evil.example",
    "/p/token"
  ]

  it.each(outside)("stays in the application for %j", async (to) => {
    const { person } = await accountOn(server)
    const seen = await person.get(`/app/sign-in?to=${encodeURIComponent(to)}`)
    expect(seen.status).toBe(303)
    const led = new URL(seen.location ?? "", server.url)
    expect(led.origin).toBe(server.url)
    expect(led.pathname === "/app" || led.pathname.startsWith("/app/")).toBe(true)
    expect(led.pathname).not.toContain("evil")
    expect(seen.headers.get("set-cookie")).toBeNull()
  })
})

describe("a session", () => {
  it("ends after twelve hours without a request, and after thirty days in any case", async () => {
    const { person } = await accountOn(server)
    const start = server.clock.now()
    server.clock.hold(start + 12 * HOUR - 1_000)
    expect(await isIn(person)).toBe(true)
    server.clock.hold(start + 24 * HOUR - 2_000)
    expect(await isIn(person)).toBe(true)
    server.clock.hold(start + 36 * HOUR - 1_000)
    expect(await isIn(person)).toBe(false)
    const other = await accountOn(server)
    const began = server.clock.now()
    for (let hours = 11; hours < 30 * 24; hours += 11) {
      server.clock.hold(began + hours * HOUR)
      expect(await isIn(other.person)).toBe(true)
    }
    server.clock.hold(began + 30 * 24 * HOUR)
    expect(await isIn(other.person)).toBe(false)
    server.clock.release()
  })

  it("ends on every instance when the password is set anew", async () => {
    const { person, visitor } = await accountOn(server)
    const others = [await elsewhere(person), new Visitor(known, `__Host-${person.cookie}`)]
    for (const other of others) expect((await other.get(person.at("/receivables"))).status).toBe(200)
    const path = await linkFor(server, "reset", person)
    await visitor.submit(path, "reset-password", { password: NEW_PASSWORD })
    expect(await isIn(person)).toBe(false)
    for (const other of others) expect((await other.get(person.at("/receivables"))).status).toBe(303)
  })

  it("opens nothing of a company from which its person was removed, or that was deactivated", async () => {
    const { company, person } = await accountOn(server)
    await server.sql("update companies set status = 'inactive' where company_id = $1", [company.id])
    const inactive = await person.get(person.at("/receivables"))
    expect(inactive.status).toBe(403)
    expect(inactive.text).toContain("not active")
    expect(inactive.html.querySelector("nav")).toBeNull()
    await server.sql("update companies set status = 'active' where company_id = $1", [company.id])
    expect(await isIn(person)).toBe(true)
    await server.sql("update memberships set removed_at = now() where user_id = $1", [person.userId])
    expect((await person.get(person.at("/receivables"))).status).toBe(404)
  })

  it("is over when another sign-in of the same browser has replaced it", async () => {
    const { person, visitor } = await accountOn(server)
    await givePassword(visitor, person.email)
    await giveCode(visitor, person.code())
    const first = visitor.cookie
    const path = await linkFor(server, "enter", person)
    await visitor.get(path)
    expect(visitor.cookie).not.toBe(first)
    expect((await new Visitor(server, first).get(person.at("/receivables"))).status).toBe(303)
  })

  it("of the first step alone opens nothing but the second", async () => {
    const { person } = await accountOn(server)
    const cookie = await sessionFor(server, person.userId, { stage: "second_step", fresh: false })
    const half = new Visitor(server, cookie)
    for (const path of [person.at("/receivables"), "/app/account", "/app/companies", "/app"]) {
      const seen = await half.get(path)
      expect([path, seen.status === 404 ? "/app/sign-in" : seen.location?.split("?")[0]]).toEqual([
        path,
        "/app/sign-in"
      ])
    }
  })
})

describe("signing up", () => {
  it("is at no address where people are invited", async () => {
    const visitor = new Visitor(server)
    expect((await visitor.get("/app/sign-up")).status).toBe(404)
    const form = visitor.fieldsOf(await visitor.get("/app/forgot"), "forgot")
    form.set("_action", "sign-up")
    for (const [name, value] of Object.entries({ name: "Ada", email: "ada@example.com", password: PASSWORD }))
      form.set(name, value)
    expect((await visitor.post("/app/sign-up", form)).status).toBe(404)
    expect(await server.sql("select 1 from users where email = 'ada@example.com'")).toEqual([])
  })
})

describe("a session that can't be noted as seen", () => {
  it("opens its pages all the same", async () => {
    const { person } = await accountOn(server)
    await server.sql(
      "update user_sessions set last_seen_at = last_seen_at - interval '5 minutes' where user_id = $1",
      [person.userId]
    )
    await server.connected(async (other) => {
      await other.query("begin")
      await other.query("select from users where user_id = $1 for update", [person.userId])
      expect(await isIn(person)).toBe(true)
      await other.query("rollback")
    })
    expect(await isIn(person)).toBe(true)
  })
})
