/** Attacks on signing in, over plain HTTP and on two instances. */
import { Effect, Metric } from "effect"
import { describe, expect, it } from "vitest"
import { hashCount } from "../../src/services/people/Passwords.ts"
import {
  accountOn,
  alertOf,
  giveCode,
  givePassword,
  linkFor,
  mailed,
  PASSWORD,
  withoutTokens
} from "../support/Accounts.ts"
import { type Seen, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const PUBLIC_URL = "https://duebook.example"

const server = useServer({ environment: { SIGN_UP: "open" } })
/** Another instance on the same database, behind a proxy that speaks https. */
const proxied = useServer({ beside: server, environment: { TRUST_PROXY: "1", PUBLIC_URL } })

const hashes = (): number => Effect.runSync(Metric.value(hashCount)).count

/** As if the tries until now had been forgotten. */
const forgive = (): Promise<unknown> => server.sql("delete from throttles")

/** Sends the form of a page again and again with other fields, which needs one look at the page only. */
const repeated = async (visitor: Visitor, path: string, action: string, headers: HeadersInit = {}) => {
  const body = visitor.fieldsOf(await visitor.get(path), action)
  return (fields: Readonly<Record<string, string>>): Promise<Seen> =>
    visitor.post(path, new URLSearchParams({ ...Object.fromEntries(body), ...fields }), headers)
}

describe("whether an account exists", () => {
  it("is told by no text of sign-in, nor by the work that it takes", async () => {
    const { person, visitor } = await accountOn(server)
    const never = await accountOn(server)
    await server.sql("update users set password_hash = null where user_id = $1", [never.person.userId])
    const send = await repeated(visitor, "/app/sign-in", "sign-in")
    const texts = new Set<string>()
    for (const email of [person.email, never.person.email, "nobody@example.com", "nobody\u0000"]) {
      const before = hashes()
      const seen = await send({ email, password: "not the password" })
      expect(seen.status).toBe(422)
      expect(hashes() - before).toBe(1)
      texts.add(withoutTokens(seen).replaceAll(email, ""))
    }
    expect(texts.size).toBe(1)
  })

  it("is told by no pause", async () => {
    const { person, visitor } = await accountOn(server)
    const send = await repeated(visitor, "/app/sign-in", "sign-in")
    const texts = new Set<string>()
    for (const email of [person.email, "somebody@example.com"]) {
      await forgive()
      for (let tries = 0; tries < 5; tries++)
        expect((await send({ email, password: "wrong" })).status).toBe(422)
      const before = hashes()
      const seen = await send({ email, password: PASSWORD })
      expect(seen.status).toBe(429)
      expect(hashes()).toBe(before)
      expect(alertOf(seen)).toBe("Too many tries. Wait a minute.")
      texts.add(withoutTokens(seen).replaceAll(email, ""))
    }
    expect(texts.size).toBe(1)
    await forgive()
  })

  it("is told by no text or time of sign-up and of a forgotten password, only to the mailbox", async () => {
    const { person, visitor } = await accountOn(server)
    const signUp = await repeated(visitor, "/app/sign-up", "sign-up")
    const forgot = await repeated(visitor, "/app/forgot", "forgot")
    const known = person.email
    const unknown = "unknown@example.com"
    const answers = async (send: typeof signUp, email: string) => {
      const before = hashes()
      const startedAt = performance.now()
      const seen = await send({ email, name: "Ada" })
      expect(performance.now() - startedAt).toBeGreaterThan(390)
      return `${hashes() - before} ${seen.status} ${withoutTokens(seen).replaceAll(email, "")}`
    }
    expect(await answers(forgot, unknown)).toBe(await answers(forgot, known))
    expect(await mailed(server, unknown)).toEqual([])
    expect(await answers(signUp, unknown)).toBe(await answers(signUp, known))
    await expect
      .poll(() => mailed(server, known))
      .toEqual([
        `http://localhost:${server.port}/app/sign-in`,
        `http://localhost:${server.port}/app/forgot`,
        expect.stringContaining("/app/link/")
      ])
    expect(await server.sql("select name from users where email = $1", [known])).toEqual([
      { name: "Pat Person" }
    ])
  })
})

describe("guessing", () => {
  it("ends after five wrong passwords on two instances together, at the same time", async () => {
    const { person } = await accountOn(server)
    const sends = await Promise.all(
      [server, proxied].map((on) => repeated(new Visitor(on), "/app/sign-in", "sign-in"))
    )
    const tries = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        sends[index % 2]?.({ email: person.email, password: `wrong ${index}` })
      )
    )
    const statuses = tries.map((seen) => seen?.status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(11)
    for (const send of sends)
      expect((await send({ email: person.email, password: PASSWORD })).status).toBe(429)
    await forgive()
  })

  it("of codes ends after five, also of somebody who knows the password", async () => {
    const { person } = await accountOn(server)
    for (let round = 0; round < 5; round++) {
      const visitor = new Visitor(round % 2 === 0 ? server : proxied)
      expect((await givePassword(visitor, person.email)).status).toBe(303)
      expect((await giveCode(visitor, "000000")).status).toBe(422)
    }
    const visitor = new Visitor(server)
    expect((await givePassword(visitor, person.email)).status).toBe(429)
    await forgive()
  })

  it("from one address of the network ends after twenty, whatever headers it sends", async () => {
    const send = await repeated(new Visitor(server), "/app/sign-in", "sign-in")
    const statuses: Array<number> = []
    for (let index = 0; index < 21; index++) {
      // Without a proxy that is trusted, nothing of this is believed.
      const forged = await repeated(new Visitor(server), "/app/sign-in", "sign-in", {
        "x-forwarded-for": `198.51.100.${index}`,
        forwarded: `for=198.51.100.${index}`
      })
      statuses.push((await forged({ email: `guess${index}@example.com`, password: "wrong" })).status)
    }
    expect(statuses.slice(0, 20).every((status) => status === 422)).toBe(true)
    expect(statuses[20]).toBe(429)
    expect((await send({ email: "guess@example.com", password: "wrong" })).status).toBe(429)
    await forgive()
  })

  it("behind a trusted proxy counts by the entry that the proxy has added, the last one", async () => {
    const by = async (forwarded: string) => {
      const send = await repeated(new Visitor(proxied), "/app/sign-in", "sign-in", {
        "x-forwarded-for": forwarded
      })
      return (await send({ email: "guess@example.com", password: "wrong" })).status
    }
    await server.sql(
      `insert into throttles (name, wrong, blocked_until, last_at)
       values ('from 203.0.113.9', 20, now() + interval '1 minute', now())`
    )
    expect(await by("198.51.100.1, 203.0.113.9")).toBe(429)
    expect(await by("203.0.113.9, 198.51.100.1")).toBe(422)
    await forgive()
  })
})

describe("a code", () => {
  it("that was used is not accepted again, on whatever instance, of however many at once", async () => {
    const { person } = await accountOn(server)
    const code = person.code()
    const visitors = [server, proxied, server, proxied].map((on) => new Visitor(on))
    for (const visitor of visitors) await givePassword(visitor, person.email)
    const sends = await Promise.all(
      visitors.map((visitor) => repeated(visitor, "/app/sign-in", "second-step"))
    )
    const statuses = await Promise.all(sends.map(async (send) => (await send({ code })).status))
    expect(statuses.toSorted()).toEqual([303, 422, 422, 422])
    const late = new Visitor(server)
    await givePassword(late, person.email)
    expect((await giveCode(late, code)).status).toBe(422)
    await forgive()
  })
})

describe("a cookie", () => {
  it("that was there before the sign-in is nobody's session afterwards", async () => {
    const { person } = await accountOn(server)
    const planted = `duebook=${"A".repeat(43)}`
    const victim = new Visitor(server, planted)
    const steps = [planted]
    await givePassword(victim, person.email)
    steps.push(victim.cookie ?? "")
    await giveCode(victim, person.code())
    expect(new Set([...steps, victim.cookie]).size).toBe(3)
    expect((await victim.get(person.at("/receivables"))).status).toBe(200)
    for (const cookie of steps) {
      expect((await new Visitor(server, cookie).get(person.at("/receivables"))).status).toBe(303)
    }
  })

  it("belongs to https alone behind a proxy that speaks it, and every page asks for https", async () => {
    const seen = await new Visitor(proxied).get("/app/sign-in")
    expect(seen.headers.get("set-cookie")).toMatch(
      /^__Host-duebook=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/
    )
    expect(seen.headers.get("strict-transport-security")).toBe("max-age=31536000")
    const plain = await new Visitor(server).send("/app/sign-in", {
      headers: { "x-forwarded-proto": "https" }
    })
    expect(plain.headers.get("set-cookie")).toMatch(/^duebook=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(plain.headers.get("strict-transport-security")).toBeNull()
  })

  it("begins no session over http from another machine", async () => {
    const { person } = await accountOn(server)
    const host = { host: "duebook.example" }
    const visitor = new Visitor(server)
    const seen = await visitor.send("/app/sign-in", { headers: host })
    expect(alertOf(seen)).toContain("needs https")
    expect(seen.html.querySelector("input[name=password]")).toBeNull()
    const send = await repeated(visitor, "/app/sign-in", "sign-in", host)
    const before = hashes()
    const refused = await send({ email: person.email, password: PASSWORD })
    expect([refused.status, hashes() - before]).toEqual([422, 0])
    const enter = await linkFor(server, "enter", person)
    const shown = await visitor.send(enter, { headers: host })
    expect(alertOf(shown)).toContain("needs https")
    expect((await visitor.get("/app")).location).toBe("/app/sign-in")
  })
})
