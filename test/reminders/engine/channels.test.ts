/** Channels that hang, refuse or are not set up: what waits, what goes on, and what is over. */
import { Effect, Option, Redacted } from "effect"
import { createServer, type Socket } from "node:net"
import { beforeEach, describe, expect, it } from "vitest"
import { FIRST_PAUSE_MILLIS, MAX_FAULTS } from "../../../src/reminders/send/CircuitBreaker.ts"
import * as TransportsFromConfig from "../../../src/reminders/transports/FromConfig.ts"
import { rows } from "../../support/Book.ts"
import { dateIn, makeCompany, owe, tally, wideOpen, wrongTotals, zoneAtNoon } from "../../support/Debts.ts"
import { type EngineHere, HandClock, startEngine } from "../../support/Engines.ts"
import { mailSink, repeated } from "../../support/MailSink.ts"
import { scoped } from "../../support/Scoped.ts"
import { metric, startWorker } from "../../support/ServerProcess.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { scriptedServer } from "../transports/smtp.ts"

const NOON = "2026-03-02T12:00:00Z"
const DAY = 86_400_000
const MINUTE = 60_000

const run = scoped()
let url: string
let companyId: number

beforeEach(async () => {
  url = (await run(makeDatabase)).url
  companyId = await makeCompany(url, wideOpen([[0, "email", "sms"]]))
})

/** Receivables whose step of today is due by SMS. */
const oweBySms = async (company: number, n: number, zone: string, dueDate: string) => {
  await owe(url, company, { n, zone, dueDate })
  await rows(url, "update reminder_attempts set channel = 'sms' where company_id = $1", [company])
}

/** An HTTP API that answers as the test says, and counts the requests. */
const smsApi = (answer: () => Response) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const api = { url: "", requests: 0, answer }
      const server = Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        fetch: () => {
          api.requests += 1
          return api.answer()
        }
      })
      api.url = `http://127.0.0.1:${server.port}/`
      return { api, server }
    }),
    ({ server }) => Effect.promise(() => server.stop(true))
  ).pipe(Effect.map(({ api }) => api))

const accepted = () => Response.json({ sid: crypto.randomUUID(), status: "queued" }, { status: 201 })

/** The transports of a process with these settings. */
const transports = (channels: { readonly smtp?: string; readonly sms?: string }) =>
  TransportsFromConfig.layer({
    channels: {
      email: Option.map(Option.fromNullable(channels.smtp), (smtp) => ({
        url: Redacted.make(smtp),
        from: { name: null, address: "reminders@duebook.example" }
      })),
      sms: Option.map(Option.fromNullable(channels.sms), (sms) => ({ url: sms, key: null, from: "Duebook" }))
    },
    publicUrl: Option.none(),
    whenUnset: "Off"
  })

const drain = async (engine: EngineHere) => {
  for (let n = 0; n < 50 && (await engine.round()) > 0; n++) continue
}

describe("an SMS provider that hangs", () => {
  it("holds up no e-mail of another company", async () => {
    const open = new Set<Socket>()
    const hanging = await run(
      Effect.acquireRelease(
        Effect.promise(async () => {
          const server = createServer((socket) => {
            open.add(socket)
            socket.on("error", () => {})
          })
          await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
          const address = server.address()
          return { server, port: typeof address === "object" && address !== null ? address.port : 0 }
        }),
        ({ server }) =>
          Effect.sync(() => {
            for (const socket of open) socket.destroy()
            server.close()
          })
      )
    )
    const sink = await run(mailSink)
    const zone = zoneAtNoon()
    const dueDate = dateIn(zone)
    const other = await makeCompany(url, wideOpen([[0, "email"]]))
    await oweBySms(companyId, 60, zone, dueDate)
    await run(
      startWorker(url, {
        ...sink.environment,
        SMS_API_URL: `http://127.0.0.1:${hanging.port}/`,
        SMS_FROM: "Duebook",
        SHUTDOWN_GRACE_SECONDS: "0"
      })
    )
    await expect.poll(() => open.size, { timeout: 10_000, interval: 20 }).toBe(20)
    await owe(url, other, { n: 40, zone, dueDate })
    const started = performance.now()
    await expect.poll(() => sink.mails.length, { timeout: 30_000, interval: 20 }).toBe(40)
    // A message that hangs is given up after 42 seconds.
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(open.size).toBe(20)
  })
})

describe("a channel whose provider refuses everything", () => {
  const DUE = 60
  const cases = [
    ["an SMS API that answers 401", 401],
    ["an SMS API that answers 402", 402],
    ["an SMS API that answers 403", 403],
    ["an SMS API that answers 404", 404],
    ["an SMS API that answers 405", 405]
  ] as const
  for (const [name, status] of cases) {
    it(`${name}: burns no step, is tried now and then, and sends everything once it is mended`, async () => {
      const clock = new HandClock(NOON)
      await oweBySms(companyId, DUE, "UTC", "2026-03-02")
      const api = await run(smsApi(() => new Response(null, { status })))
      const engine = await run(startEngine({ url, clock, channels: transports({ sms: api.url }) }))
      await drain(engine)
      expect(api.requests).toBeGreaterThanOrEqual(MAX_FAULTS)
      expect(api.requests).toBeLessThanOrEqual(20)
      expect(await tally(url)).toEqual({ "scheduled channel_down": DUE })
      // One message tries the provider after each pause.
      for (let probe = 0; probe < 3; probe++) {
        const before = api.requests
        clock.at += 10 * MINUTE
        await drain(engine)
        expect(api.requests - before).toBe(1)
      }
      const [tried] = await rows<{ n: number }>(url, "select max(try_count)::int as n from reminder_attempts")
      expect(tried?.n).toBe(0)
      api.answer = accepted
      for (let n = 0; n < 3; n++) {
        clock.at += 10 * MINUTE
        await drain(engine)
      }
      expect(await tally(url)).toMatchObject({ sent: DUE })
      const [last] = await rows<{ n: number }>(url, "select max(try_count)::int as n from reminder_attempts")
      expect(last?.n).toBe(1)
      expect(await wrongTotals(url)).toEqual([])
    })
  }

  it("an SMTP server that refuses the sender: burns no step, and sends everything once it is mended", async () => {
    const clock = new HandClock(NOON)
    let broken = true
    const server = await run(
      scriptedServer((step) => (step === "MAIL" && broken ? "550 5.7.1 sender not allowed" : undefined))
    )
    await owe(url, companyId, { n: DUE, zone: "UTC", dueDate: "2026-03-02" })
    const smtp = `smtp://127.0.0.1:${server.port}`
    const engine = await run(startEngine({ url, clock, channels: transports({ smtp }) }))
    await drain(engine)
    expect(await tally(url)).toEqual({ "scheduled channel_down": DUE })
    broken = false
    for (let n = 0; n < 3; n++) {
      clock.at += FIRST_PAUSE_MILLIS + 10 * MINUTE
      await drain(engine)
    }
    expect(await tally(url, companyId)).toMatchObject({ sent: DUE })
    expect(server.texts.length).toBe(DUE)
    expect(repeated(server.texts.map((text) => /^To: (.*)$/m.exec(text)?.[1]))).toEqual([])
  })

  it("is not down because many recipients are refused", async () => {
    const clock = new HandClock(NOON)
    await oweBySms(companyId, 10, "UTC", "2026-03-02")
    const api = await run(smsApi(() => Response.json({ code: 21_211 }, { status: 400 })))
    const engine = await run(startEngine({ url, clock, channels: transports({ sms: api.url }) }))
    await drain(engine)
    expect(await tally(url)).toMatchObject({ "failed provider_rejected": 10 })
    expect(api.requests).toBe(10)
  })

  it("that is down until the time of a step is over ends it with that reason, and the next step is planned", async () => {
    const clock = new HandClock(NOON)
    companyId = await makeCompany(
      url,
      wideOpen(
        [
          [0, "email"],
          [9, "email"]
        ],
        { catch_up_days: 0 }
      )
    )
    await owe(url, companyId, { n: 10, zone: "UTC", dueDate: "2026-03-02" })
    // The window of that day closes then.
    const closing = "2026-03-02T21:00:00Z"
    await rows(url, "update reminder_attempts set expires_at = $1", [closing])
    const server = await run(scriptedServer((step) => (step === "MAIL" ? "550 5.7.1 not you" : undefined)))
    const smtp = `smtp://127.0.0.1:${server.port}`
    const engine = await run(startEngine({ url, clock, channels: transports({ smtp }) }))
    for (; clock.at < Date.parse(closing); clock.at += 60 * MINUTE) {
      await drain(engine)
      expect(await tally(url)).toEqual({ "scheduled channel_down": 10 })
    }
    await drain(engine)
    expect(await tally(url)).toEqual({ "skipped channel_down": 10, scheduled: 10 })
  })
})

it("a recipient that is put off again and again is tried six times within about a day, and then failed", async () => {
  const clock = new HandClock(NOON)
  companyId = await makeCompany(
    url,
    wideOpen([
      [0, "email"],
      [9, "email"]
    ])
  )
  await owe(url, companyId, { n: 2, zone: "UTC", dueDate: "2026-03-02" })
  const refused = "1.of."
  const server = await run(
    scriptedServer((step, _, line) =>
      step === "RCPT" && line.includes(`<${refused}`) ? "450 4.2.0 greylisted" : undefined
    )
  )
  const smtp = `smtp://127.0.0.1:${server.port}`
  const engine = await run(startEngine({ url, clock, channels: transports({ smtp }) }))
  const ended = () =>
    rows<{ tries: number; at: Date; code: string }>(
      url,
      `select try_count as tries, updated_at as at, error_code as code from reminder_attempts
       where status = 'failed' and reason_code = 'retries_exhausted'`
    )
  await drain(engine)
  expect(await tally(url)).toEqual({ sent: 1, scheduled: 2 })
  while ((await ended()).length === 0 && clock.at < Date.parse(NOON) + 3 * DAY) {
    clock.at += 30 * MINUTE
    await drain(engine)
  }
  const [last] = await ended()
  expect(last).toMatchObject({ tries: 6, code: "smtp_450" })
  expect((last?.at.getTime() ?? 0) - Date.parse(NOON)).toBeGreaterThan(DAY / 2)
  expect(await tally(url)).toEqual({ sent: 1, "failed retries_exhausted": 1, scheduled: 2 })
  expect(server.texts.length).toBe(1)
  expect(await wrongTotals(url)).toEqual([])
})

describe("what somebody is about to mend", () => {
  const DUE = 30
  const off = () => transports({})

  it("a process without the channel lets attempts wait, another one sends them", async () => {
    const clock = new HandClock(NOON)
    const server = await run(scriptedServer(() => undefined))
    await owe(url, companyId, { n: DUE, zone: "UTC", dueDate: "2026-03-02" })
    const without = await run(startEngine({ url, clock, channels: off() }))
    await drain(without)
    expect(await tally(url)).toEqual({ "scheduled no_channel": DUE })
    const waits = await rows<{ seconds: number }>(
      url,
      "select extract(epoch from min(due_at) - $1::timestamptz)::float8 as seconds from reminder_attempts",
      [NOON]
    )
    expect(waits[0]?.seconds).toBeGreaterThanOrEqual(300)
    // Nothing is found again before its time.
    expect(await without.round()).toBe(0)
    const smtp = `smtp://127.0.0.1:${server.port}`
    const other = await run(startEngine({ url, clock, channels: transports({ smtp }) }))
    clock.at += 10 * MINUTE
    await drain(other)
    expect(await tally(url, companyId)).toMatchObject({ sent: DUE })
    expect(server.texts.length).toBe(DUE)
  })

  it("a process without the channel leaves attempts to a process that has it", async () => {
    const clock = new HandClock(NOON)
    await owe(url, companyId, { n: DUE, zone: "UTC", dueDate: "2026-03-02" })
    await rows(
      url,
      `insert into channel_states (worker, channel, state, since, seen_at) values ('w', 'email', 'up', now(), now())`
    )
    const without = await run(startEngine({ url, clock, channels: off() }))
    expect(await without.round()).toBe(0)
    expect(await tally(url)).toEqual({ scheduled: DUE })
    // The other one is gone.
    await rows(url, "update channel_states set seen_at = now() - interval '2 minutes'")
    await drain(without)
    expect(await tally(url)).toEqual({ "scheduled no_channel": DUE })
  })

  it("ends with its reason when the time of a step is over", async () => {
    const clock = new HandClock(NOON)
    await owe(url, companyId, { n: DUE, zone: "UTC", dueDate: "2026-03-02" })
    await rows(url, "update reminder_attempts set expires_at = $1", [
      new Date(Date.parse(NOON) + 2 * 60 * MINUTE).toISOString()
    ])
    const without = await run(startEngine({ url, clock, channels: off() }))
    for (; clock.at < Date.parse(NOON) + 2 * 60 * MINUTE; clock.at += 5 * MINUTE) {
      await drain(without)
      expect(await tally(url)).toEqual({ "scheduled no_channel": DUE })
    }
    await drain(without)
    expect(await tally(url)).toMatchObject({ "skipped no_channel": DUE })
  })

  const obstacles = [
    [
      "no_active_plan",
      `update plan_periods set ends_at = $1`,
      `update plan_periods set ends_at = '2090-01-01'::timestamptz where $1::text <> ''`
    ],
    [
      "company_inactive",
      `update companies set status = 'inactive' where $1::text <> ''`,
      `update companies set status = 'active' where $1::text <> ''`
    ]
  ] as const
  for (const [reason, begin, end] of obstacles) {
    it(`${reason}: a minute of it burns no step`, async () => {
      const clock = new HandClock(NOON)
      const server = await run(scriptedServer(() => undefined))
      const smtp = `smtp://127.0.0.1:${server.port}`
      const engine = await run(startEngine({ url, clock, channels: transports({ smtp }) }))
      await owe(url, companyId, { n: DUE, zone: "UTC", dueDate: "2026-03-02" })
      await rows(url, begin, [new Date(clock.at - DAY).toISOString()])
      await drain(engine)
      expect(await tally(url)).toEqual({ [`scheduled ${reason}`]: DUE })
      await rows(url, end, [new Date(clock.at).toISOString()])
      clock.at += 10 * MINUTE
      await drain(engine)
      expect(await tally(url, companyId)).toMatchObject({ sent: DUE })
      expect(server.texts.length).toBe(DUE)
    })
  }
})

describe("a worker whose provider refuses everything", () => {
  it("says so in its metrics, its log and to the other processes", async () => {
    const sink = await run(mailSink)
    const zone = zoneAtNoon()
    const api = await run(smsApi(() => new Response(null, { status: 401 })))
    await oweBySms(companyId, 30, zone, dateIn(zone))
    const worker = await run(
      startWorker(url, { ...sink.environment, SMS_API_URL: api.url, SMS_FROM: "Duebook" })
    )
    const up = (channel: string) => metric(worker, `duebook_reminders_channel_up{channel="${channel}"}`)
    await expect.poll(() => up("sms"), { timeout: 10_000 }).toBe(0)
    expect(await up("email")).toBe(1)
    expect(worker.complaints.filter(({ channel }) => channel === "sms")).toMatchObject([
      { level: "warn", error_code: "http_401", pause_seconds: FIRST_PAUSE_MILLIS / 1_000 }
    ])
    const states = () => rows(url, "select channel, state, error_code from channel_states order by channel")
    await expect.poll(states, { timeout: 10_000 }).toEqual([
      { channel: "email", state: "up", error_code: null },
      { channel: "sms", state: "down", error_code: "http_401" }
    ])
    worker.signal("SIGTERM")
    await worker.ended
    expect(await states()).toEqual([])
  })
})
