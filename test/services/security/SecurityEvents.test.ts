/** What may be an attack is in the metric, the log and the audit log, whoever does it and wherever. */
import { randomBytes } from "node:crypto"
import { describe, expect, it } from "vitest"
import * as ApiToken from "../../../src/domain/ApiToken.ts"
import { securityEventKinds } from "../../../src/domain/SecurityEvent.ts"
import { freeTries } from "../../../src/domain/Throttle.ts"
import * as Totp from "../../../src/domain/Totp.ts"
import {
  accountOn,
  giveCode,
  givePassword,
  NEW_PASSWORD,
  PASSWORD,
  type Account
} from "../../support/Accounts.ts"
import { Visitor } from "../../support/Person.ts"
import { useServer } from "../../support/TestServer.ts"

const server = useServer({ environment: { TRUST_PROXY: "1" } })

interface Entry {
  readonly action: string
  readonly company_id: string
  readonly subject_id: string | null
  readonly request_id: string | null
  readonly details: {
    readonly count: number
    readonly network: string | null
    readonly browser: string | null
  }
}

/** A network of documentation that nothing else here comes from. */
let networks = 0
const network = (): string => `198.51.100.${++networks}`

/** A browser in which nobody has signed in, and its network. */
const strangerFrom = (address: string): Visitor =>
  new (class extends Visitor {
    override send(path: string, init: RequestInit = {}) {
      const headers = { ...(init.headers as Record<string, string>), ...from(address) }
      return super.send(path, { ...init, headers })
    }
  })(server)

const from = (address: string) => ({ "x-forwarded-for": address, "user-agent": "Probe/1" })

const entriesFrom = (address: string) =>
  server.sql<Entry & Record<string, unknown>>(
    `select action, company_id::text, subject_id::text, request_id, details from audit_log
     where starts_with(action, 'security.') and details ->> 'network' = $1 order by audit_id`,
    [address]
  )

/** The entries of a network once there are so many. */
const entries = async (address: string, count = 1): Promise<ReadonlyArray<Entry>> => {
  await expect.poll(async () => (await entriesFrom(address)).length, { timeout: 20_000 }).toBe(count)
  return await entriesFrom(address)
}

const lines = (address: string) =>
  server.log
    .filter(({ annotations, message }) => message === "security_event" && annotations["network"] === address)
    .map(({ annotations }) => annotations)

const counted = async (kind: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${server.adminPort}/metrics`)).text()
  const line = new RegExp(`^duebook_security_events_total\\{kind="${kind}"\\} (\\d+)$`, "m").exec(text)
  return Number(line?.[1] ?? 0)
}

const entryOf = (kind: string, address: string, account: Account | null, more: object = {}) => ({
  action: `security.${kind}`,
  company_id: "0",
  subject_id: account === null ? null : String(account.person.userId),
  request_id: expect.stringMatching(/^req_[0-9a-f]{32}$/) as string,
  details: { count: 1, network: address, browser: "Probe/1", ...more }
})

describe("the counters of security events", () => {
  it("are there before the first event, so that Prometheus sees it as an increase", async () => {
    const text = await (await fetch(`http://127.0.0.1:${server.adminPort}/metrics`)).text()
    for (const name of ["duebook_security_events_total", "duebook_security_events_dropped_total"]) {
      // Files that ran before in this process may have counted some.
      const counters = [...text.matchAll(new RegExp(`^${name}\\{kind="(\\w+)"\\} \\d+$`, "gm"))]
      expect(counters.map(([, kind]) => kind).toSorted()).toEqual(securityEventKinds.toSorted())
    }
  })
})

describe("a security event", () => {
  it("is a wrong password, of an account that exists or not", async () => {
    const account = await accountOn(server)
    const [known, unknown] = [network(), network()]
    const before = await counted("wrong_password")
    expect((await givePassword(strangerFrom(known), account.person.email, "wrong")).status).toBe(422)
    expect((await givePassword(strangerFrom(unknown), "nobody@example.com", "wrong")).status).toBe(422)
    expect(await counted("wrong_password")).toBe(before + 2)
    expect(await entries(known)).toEqual([entryOf("wrong_password", known, account)])
    expect(await entries(unknown)).toEqual([entryOf("wrong_password", unknown, null)])
    expect(lines(known)).toEqual([
      {
        kind: "wrong_password",
        count: 1,
        user_id: account.person.userId,
        network: known,
        browser: "Probe/1",
        request_id: expect.stringMatching(/^req_/) as string
      }
    ])
  })

  it("is a wrong code, and the wait after too many", async () => {
    const account = await accountOn(server)
    const address = network()
    const visitor = strangerFrom(address)
    await givePassword(visitor, account.person.email)
    for (let tries = 0; tries < freeTries.account; tries++) {
      expect((await giveCode(visitor, "000000")).status).toBe(422)
    }
    expect((await giveCode(visitor, "000000")).status).toBe(429)
    const found = await entries(address, 2)
    expect(found.map(({ action, details, subject_id }) => [action, details.count, subject_id])).toEqual([
      ["security.wrong_code", expect.any(Number), String(account.person.userId)],
      ["security.locked", 1, String(account.person.userId)]
    ])
  })

  it("is a wrong answer of a passkey, whose account nobody knows, or that of a session", async () => {
    const account = await accountOn(server)
    const [alone, second] = [network(), network()]
    const answer = { answer: "made up" }
    const stranger = strangerFrom(alone)
    expect((await stranger.submit("/app/sign-in", "sign-in-with-passkey", answer)).status).toBe(422)
    expect(await entries(alone)).toEqual([entryOf("wrong_code", alone, null)])
    await server.sql("update users set passkeys = 1 where user_id = $1", [account.person.userId])
    const visitor = strangerFrom(second)
    expect((await givePassword(visitor, account.person.email)).status).toBe(303)
    expect((await visitor.submit("/app/sign-in", "second-step-by-passkey", answer)).status).toBe(422)
    expect(await entries(second)).toEqual([entryOf("wrong_code", second, account)])
  })

  it("is a wrong password of somebody who is signed in", async () => {
    const account = await accountOn(server)
    const address = network()
    const visitor = strangerFrom(address)
    visitor.cookie = account.person.cookie
    const seen = await visitor.submit("/app/account", "change-password", {
      password: "wrong",
      new_password: "granite teapot 17 meadow"
    })
    expect(seen.status).toBe(422)
    expect(await entries(address)).toEqual([entryOf("wrong_password", address, account)])
  })

  it("is a sign-in by a browser that is not known, and what is done there that needs a fresh proof", async () => {
    const account = await accountOn(server)
    const address = network()
    const visitor = strangerFrom(address)
    await givePassword(visitor, account.person.email)
    await giveCode(visitor, Totp.codeAt(account.person.secret, server.clock.now()))
    expect(await entries(address)).toEqual([entryOf("new_browser", address, account)])
    const seen = await visitor.submit("/app/account", "change-password", {
      password: PASSWORD,
      new_password: NEW_PASSWORD
    })
    expect(seen.status).toBe(303)
    expect((await entries(address, 2)).slice(1)).toEqual([
      entryOf("sensitive_action", address, account, { what: "user.password" })
    ])
  })

  it.each([
    ["/p/none", "GET", "/p/:token"],
    ["/o/none", "GET", "/o/:token"],
    ["/hooks/email/none", "POST", "/hooks/email/:token"],
    ["/hooks/sms/none", "POST", "/hooks/sms/:token"],
    ["/app/link/none", "GET", "/app/link/:token"]
  ])("is a wrong token in %s", async (path, method, what) => {
    const address = network()
    const response = await fetch(server.url + path, { method, headers: from(address) })
    expect(response.status).toBe(404)
    expect(await entries(address)).toEqual([entryOf("wrong_token", address, null, { what })])
  })

  it("is a form of another site, or without the token of its page", async () => {
    const account = await accountOn(server)
    const [cross, forged] = [network(), network()]
    const fields = new URLSearchParams({ _action: "sign-in", email: "a@example.com", password: "x" })
    const seen = await strangerFrom(cross).post("/app/sign-in", fields, { "sec-fetch-site": "cross-site" })
    expect(seen.status).toBe(403)
    expect(await entries(cross)).toEqual([entryOf("form_refused", cross, null, { what: "/app/sign-in" })])

    const visitor = strangerFrom(forged)
    visitor.cookie = account.person.cookie
    expect((await visitor.post("/app/account", fields)).status).toBe(403)
    expect(await entries(forged)).toEqual([
      entryOf("form_refused", forged, account, { what: "/app/account" })
    ])
  })
})

describe("a flood", () => {
  it("of wrong keys is in the metric and in one line of the log, and not in the audit log", async () => {
    const address = network()
    const before = await counted("wrong_token")
    const company = await server.company()
    const forged = [...Array(200).keys()].map((n) =>
      n % 2 === 0 ? `dbk_${n}` : ApiToken.make(company.id, new Uint8Array(randomBytes(32)))
    )
    const answers = await Promise.all(
      forged.map((key) =>
        fetch(`${server.url}/v1/receivables`, {
          headers: { ...from(address), authorization: `Bearer ${key}` }
        })
      )
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    expect(await counted("wrong_token")).toBe(before + 200)
    await expect.poll(() => lines(address).length, { timeout: 20_000 }).toBe(1)
    expect(lines(address)[0]).toMatchObject({ kind: "wrong_token", what: "key" })
    expect(await entriesFrom(address)).toEqual([])
  })

  it("from one network is one entry, and a second one a minute later that counts the rest", async () => {
    const address = network()
    const send = () => fetch(`${server.url}/p/none`, { headers: from(address) })
    await send()
    await entries(address)
    await Promise.all(Array.from({ length: 100 }, send))
    server.clock.advance(60_000)
    expect((await entries(address, 2)).map(({ details }) => details.count)).toEqual([1, 100])
  })
})
