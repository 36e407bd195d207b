/** Bodies that come slowly, or never: who sends them, what they hold, and what becomes of all others. */
import { beforeAll, describe, expect, it } from "vitest"
import * as OptOutToken from "../../src/domain/OptOutToken.ts"
import { tokenOf } from "../support/Debtor.ts"
import { installationSecret } from "../support/Opened.ts"
import { type Person, personOf } from "../support/Person.ts"
import { type Company, useServer } from "../support/TestServer.ts"
import { open, type Wire } from "../support/Wire.ts"

const MAX_READING = 16
/** One network has half of the places, if it is alone. */
const OF_ONE_NETWORK = MAX_READING / 2
/** Those who have proved nothing have a quarter, and of that one network half. */
const OF_STRANGERS = MAX_READING / 4 / 2
/** As security.md promises. */
const LONGEST_MILLIS = 8_000
/** Content of a form that a browser would send whole. */
const LENGTH = 900
/** What may arrive for a minute without being whole. */
const LONG = 60_000

const server = useServer({ environment: { MAX_READING: String(MAX_READING), TRUST_PROXY: "1" } })
let company: Company
let person: Person
/** Addresses that read a body, with what admits to them. */
let admitting: ReadonlyArray<Target>

interface Target {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const FORM = { "content-type": "application/x-www-form-urlencoded" }
const JSON_TYPE = { "content-type": "application/json", "idempotency-key": "slow" }

const secretOf = async (name: string): Promise<string> => (await installationSecret(server, name)) ?? ""

const statusAt = async (path: string, init: RequestInit = {}): Promise<number> => {
  const answer = await fetch(server.url + path, { redirect: "manual", ...init })
  await answer.arrayBuffer()
  return answer.status
}

beforeAll(async () => {
  company = await server.company()
  person = await personOf(server, company.id)
  const customerId = Number(
    (await company.receivable({ customer: { display_name: "Ada", email: "a@b.example" } })).customer_id
  )
  const debtor = await tokenOf(server, { companyId: company.id, customerId, linkNumber: 0 })
  for (const path of ["/o/none", "/hooks/email/none", "/hooks/sms/none"]) {
    await statusAt(path, { method: "POST" })
  }
  const optOut = OptOutToken.make(
    { companyId: company.id, customerId },
    { channel: "email", address: "a@b.example" },
    Buffer.from(await secretOf("opt_out_secret"), "hex")
  )
  admitting = [
    { path: "/v1/receivables", headers: { ...JSON_TYPE, authorization: `Bearer ${company.key.token}` } },
    { path: `/app/${company.id}/receivables/new`, headers: { ...FORM, cookie: person.cookie ?? "" } },
    { path: `/o/${optOut}`, headers: FORM },
    { path: `/p/${debtor}`, headers: FORM },
    { path: `/hooks/email/${await secretOf("email_hook_token")}`, headers: JSON_TYPE },
    { path: `/hooks/sms/${await secretOf("sms_hook_token")}`, headers: FORM }
  ]
})

/** Begins a request, and sends nothing of its body but the first bytes. */
const begin = async ({ headers, path }: Target, first = "x", length = LENGTH): Promise<Wire> => {
  const wire = await open(server.port)
  wire.socket.on("error", () => undefined)
  const lines = Object.entries({ host: "127.0.0.1", "content-length": String(length), ...headers })
  wire.write(
    `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${first}`
  )
  return wire
}

/** Sends blanks of bodies, fast enough, until the function that it returns is called. */
const dripped = (wires: ReadonlyArray<Wire>) => {
  const timer = setInterval(() => {
    for (const wire of wires) wire.write(" ".repeat(200))
  }, 100)
  return () => clearInterval(timer)
}

const metricOf = async (name: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${server.adminPort}/metrics`)).text()
  return Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1])
}
const reading = () => metricOf("duebook_http_reading")
const inFlight = () => metricOf("duebook_http_in_flight")

const allGivenBack = async () => {
  await expect.poll(reading).toBe(0)
  await expect.poll(inFlight).toBe(0)
}

/** Begins these until all of them wait: on a busy machine the first may be given up before the last has come. */
const beginTogether = async (targets: ReadonlyArray<Target>, before = 0) => {
  for (;;) {
    const began = performance.now()
    const wires = await Promise.all(targets.map((target) => begin(target)))
    while (!wires.some((wire) => wire.isClosed())) {
      if ((await reading()) === before + wires.length) return { began, wires }
      await Bun.sleep(10)
    }
    for (const wire of wires) wire.destroy()
    await expect.poll(reading).toBe(before)
  }
}

/** Bodies that were given up because they were too slow. */
const tooSlow = async (): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${server.adminPort}/metrics`)).text()
  return [...text.matchAll(/^duebook_http_requests_total\{[^}]*status="408"[^}]*\} (.*)$/gm)]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0)
}

const usable = () => company.get("/usage").then(({ status }) => status)

/** How slow bodies end, each on a connection of its own. */
const answers = (wires: ReadonlyArray<Wire>) =>
  Promise.all(
    wires.map(async (wire) => {
      const answer = await wire.answer()
      if (answer?.headers["connection"] === "close") await wire.closed
      wire.destroy()
      return answer?.status ?? 0
    })
  )

describe("a credential that is none", () => {
  it("is refused before any of the body is read, wherever bodies are read", async () => {
    const forged = [
      { path: "/v1/receivables", headers: { ...JSON_TYPE, authorization: `Bearer ${company.key.token}x` } },
      { path: "/v1/receivables", headers: JSON_TYPE },
      { path: "/o/none", headers: FORM },
      { path: "/p/none", headers: FORM },
      { path: "/hooks/email/none", headers: JSON_TYPE },
      { path: "/hooks/sms/none", headers: FORM },
      { path: "/app/link/none", headers: FORM },
      { path: `/app/${company.id}/receivables/new`, headers: FORM },
      { path: "/app/account", headers: FORM }
    ]
    const wires = await Promise.all(forged.map((target) => begin(target)))
    expect(await answers(wires)).toEqual([401, 401, 404, 404, 404, 404, 404, 303, 303])
    expect(await reading()).toBe(0)
  })

  it("has its connection closed while its body still comes, and keeps it where the body is there", async () => {
    const headers = { ...JSON_TYPE, authorization: `Bearer ${company.key.token}x` }
    const wires = await Promise.all(
      [
        { path: "/v1/receivables", headers },
        { path: "/o/none", headers: FORM }
      ].map((target) => begin(target))
    )
    for (const wire of wires) {
      expect((await wire.answer())?.headers["connection"]).toBe("close")
      await wire.closed
    }
    const whole = await open(server.port)
    const lines = Object.entries({ ...headers, "content-length": "2" }).map(
      ([name, value]) => `${name}: ${value}\r\n`
    )
    for (const _ of [1, 2]) {
      whole.write(`POST /v1/receivables HTTP/1.1\r\nhost: x\r\n${lines.join("")}\r\n{}`)
      const answer = await whole.answer()
      expect([answer?.status, answer?.headers["connection"]]).toEqual([401, undefined])
    }
    whole.destroy()
  })

  it("has its connection closed with 413, however much of its body is still to come", async () => {
    const wire = await open(server.port)
    wire.write(
      `POST /v1/receivables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nidempotency-key: large\r\n` +
        `authorization: Bearer ${company.key.token}\r\ncontent-length: 70000\r\n\r\n{`
    )
    const answer = await wire.answer()
    expect([answer?.status, answer?.headers["connection"]]).toEqual([413, "close"])
    await wire.closed
  })

  it("holds no place, however many of them come with a company's name", async () => {
    const headers = (name: string) => ({ ...FORM, authorization: `Bearer dbk_${name}_` })
    const wires = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        begin({ path: "/o/x", headers: headers(n % 2 === 0 ? String(company.id) : `x${n}`) })
      )
    )
    expect(await Promise.all(Array.from({ length: 20 }, usable))).toEqual(Array<number>(20).fill(200))
    expect(new Set(await answers(wires))).toEqual(new Set([404]))
    await allGivenBack()
  })
})

describe("a body that does not come", () => {
  it("is answered 408 in time, and its connection closed, wherever bodies are read", async () => {
    const { began, wires } = await beginTogether([...admitting, { path: "/app/sign-in", headers: FORM }])
    expect(await inFlight()).toBe(0)
    expect(await usable()).toBe(200)
    expect(await answers(wires)).toEqual(wires.map(() => 408))
    expect(performance.now() - began).toBeLessThan(LONGEST_MILLIS)
    expect(wires.map((wire) => wire.isClosed())).toEqual(wires.map(() => true))
    await allGivenBack()
  })

  it("is answered so on a connection that was used before, when it drips, and when it rests after a fast beginning", async () => {
    const [write] = admitting as readonly [Target]
    const used = await open(server.port)
    used.write(
      `GET /v1/usage HTTP/1.1\r\nhost: x\r\nauthorization: ${write.headers["authorization"]}\r\n\r\n`
    )
    expect((await used.answer())?.status).toBe(200)
    const head = Object.entries(write.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    used.write(`POST ${write.path} HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n${head.join("")}\r\n{`)
    const dripping = await begin(write)
    const timer = setInterval(() => dripping.write(" "), 200)
    const resting = await begin(write, "[".padEnd(40_000), 50_000)
    const began = performance.now()
    expect(await answers([used, dripping, resting])).toEqual([408, 408, 408])
    expect(performance.now() - began).toBeLessThan(LONGEST_MILLIS)
    clearInterval(timer)
    await allGivenBack()
  })

  it("holds the turn of a company's file for no longer, if it comes so slowly that others would wait for minutes", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x", cookie: person.cookie ?? "" }
    const wires = [await begin({ path: `/app/${company.id}/receivables/import`, headers }, " ", LONG)]
    const stop = dripped(wires)
    const began = performance.now()
    expect(await answers(wires)).toEqual([408])
    expect(performance.now() - began).toBeLessThan(LONGEST_MILLIS)
    stop()
    await allGivenBack()
  })

  it("tells programs so in the envelope", async () => {
    const [write] = admitting as readonly [Target]
    const wire = await begin(write)
    const answer = await wire.answer()
    expect(JSON.parse(answer?.body ?? "")).toMatchObject({ error: { code: "request_timeout" } })
    wire.destroy()
  })
})

describe("a body that comes", () => {
  it("in pieces for several seconds is read to its end", async () => {
    const [write] = admitting as readonly [Target]
    const body = JSON.stringify({
      customer: { display_name: "Ada" },
      amount: "1.00",
      currency: "EUR",
      due_date: "2030-01-31",
      description: "x".repeat(1_900)
    })
    const text = body.padEnd(9_000)
    const wire = await begin(write, "", text.length)
    for (let sent = 0; sent < text.length; sent += 1_000) {
      wire.write(text.slice(sent, sent + 1_000))
      await Bun.sleep(500)
    }
    expect((await wire.answer())?.status).toBe(201)
    wire.destroy()
    await allGivenBack()
  })

  it("gives its place back at once when its client hangs up", async () => {
    const { wires } = await beginTogether(admitting)
    const late = await tooSlow()
    for (const wire of wires) wire.destroy()
    await allGivenBack()
    expect(await tooSlow()).toBe(late)
    expect(server.log.filter(({ level }) => level === "ERROR")).toEqual([])
  })
})

describe("places for bodies", () => {
  it("are shared by networks: a full share is refused, whole bodies and other networks are served", async () => {
    const [write] = admitting as readonly [Target]
    const from = (address: string): Target => ({
      ...write,
      headers: { ...write.headers, "x-forwarded-for": address }
    })
    const wires = await Promise.all(
      Array.from({ length: OF_ONE_NETWORK }, (_, n) => begin(from(`2001:db8:0:7::${n + 1}`), " ", LONG))
    )
    const stop = dripped(wires)
    await expect.poll(reading).toBe(OF_ONE_NETWORK)
    expect(await answers([await begin(from("2001:db8:0:7:ffff::1"))])).toEqual([503])
    const others = await beginTogether([from("2001:db8:0:8::1")], OF_ONE_NETWORK)
    expect(
      (
        await company.post("/receivables", {
          customer: { display_name: "Ada" },
          amount: "1.00",
          currency: "EUR",
          due_date: "2030-01-31"
        })
      ).status
    ).toBe(201)
    stop()
    for (const wire of [...wires, ...others.wires]) wire.destroy()
    await allGivenBack()
  })

  it("are not all for strangers: those who have proved something find one", async () => {
    const stranger = { path: "/app/sign-in", headers: { ...FORM, "x-forwarded-for": "192.0.2.1" } }
    const wires = await Promise.all(Array.from({ length: OF_STRANGERS }, () => begin(stranger, " ", LONG)))
    const stop = dripped(wires)
    await expect.poll(reading).toBe(OF_STRANGERS)
    expect(await answers([await begin(stranger)])).toEqual([503])
    const proved = await beginTogether(admitting, OF_STRANGERS)
    stop()
    for (const wire of [...wires, ...proved.wires]) wire.destroy()
    await allGivenBack()
  })
})
