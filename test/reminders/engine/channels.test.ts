/** Channels that hang, refuse or are not set up: what waits, what goes on, and what is over. */
import { Effect } from "effect"
import { createServer, type Socket } from "node:net"
import { describe, expect, it } from "vitest"
import { FIRST_CHANNEL_PAUSE_MILLIS, MAX_FAULTS } from "../../../src/reminders/send/CircuitBreaker.ts"
import { mailSink, repeated } from "../../support/MailSink.ts"
import { metric, startWorker } from "../../support/ServerProcess.ts"
import { scriptedServer } from "../transports/smtp.ts"
import { Given, realNoon } from "./Given.ts"
import { accepted, smsApi, transports } from "./Providers.ts"
import { DAY, MINUTE, NOON, type Situation, useSituation } from "./Situation.ts"

const situation: Situation = useSituation({ steps: [[0, "email"]] })

/** A worker that sends by these providers. */
const workerBy = (channels: Parameters<typeof transports>[0]) =>
  situation.worker({ channels: transports(channels) })
const tally = () => situation.seen.tally()

/** Takes connections and never says a word; the connections that are open. */
const hangingServer = Effect.acquireRelease(
  Effect.promise(async () => {
    const open = new Set<Socket>()
    const server = createServer((socket) => {
      open.add(socket)
      socket.on("error", () => {})
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const address = server.address()
    return { open, server, port: typeof address === "object" && address !== null ? address.port : 0 }
  }),
  ({ open, server }) =>
    Effect.sync(() => {
      for (const socket of open) socket.destroy()
      server.close()
    })
)

describe("an SMS provider that hangs", () => {
  it("holds up no e-mail of another company", async () => {
    const { open, port } = await situation.acquire(hangingServer)
    const sink = await situation.acquire(mailSink)
    const place = realNoon()
    const { url } = situation.given
    const other = await Given.company(url, { steps: [[0, "email"]] }, place)
    await Given.of(url, situation.given.companyId, place).customersOweBySms(60)
    await situation.acquire(
      startWorker(url, {
        ...sink.environment,
        SMS_API_URL: `http://127.0.0.1:${port}/`,
        SMS_FROM: "Duebook",
        SHUTDOWN_GRACE_SECONDS: "0"
      })
    )
    await expect.poll(() => open.size, { timeout: 10_000, interval: 20 }).toBe(20)
    await other.customersOwe(40)
    const started = performance.now()
    await expect.poll(() => sink.mails.length, { timeout: 30_000, interval: 20 }).toBe(40)
    // A message that hangs is given up after 42 seconds.
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(open.size).toBe(20)
  })
})

describe("a channel whose provider refuses everything", () => {
  const DUE = 60

  for (const status of [401, 402, 403, 404, 405]) {
    it(`with HTTP status ${status} costs no step, is tried now and then, and sends everything once it is mended`, async () => {
      await situation.given.customersOweBySms(DUE)
      const api = await situation.acquire(smsApi(() => new Response(null, { status })))
      const worker = await workerBy({ sms: api.url })
      await worker.runs()
      expect(api.requests).toBeGreaterThanOrEqual(MAX_FAULTS)
      expect(api.requests).toBeLessThanOrEqual(20)
      expect(await tally()).toEqual({ "scheduled channel_down": DUE })
      // One message tries the provider after each pause.
      for (let probe = 0; probe < 3; probe++) {
        const before = api.requests
        situation.after(10 * MINUTE)
        await worker.runs()
        expect(api.requests - before).toBe(1)
      }
      expect(await situation.seen.mostTries()).toBe(0)
      api.answer = accepted
      for (let n = 0; n < 3; n++) {
        situation.after(10 * MINUTE)
        await worker.runs()
      }
      expect(await tally()).toMatchObject({ sent: DUE })
      expect(await situation.seen.mostTries()).toBe(1)
    })
  }

  it("because it refuses the sender of e-mails costs no step, and sends everything once it is mended", async () => {
    let broken = true
    const server = await situation.acquire(
      scriptedServer((step) => (step === "MAIL" && broken ? "550 5.7.1 sender not allowed" : undefined))
    )
    await situation.given.customersOwe(DUE)
    const worker = await workerBy({ smtp: `smtp://127.0.0.1:${server.port}` })
    await worker.runs()
    expect(await tally()).toEqual({ "scheduled channel_down": DUE })
    broken = false
    for (let n = 0; n < 3; n++) {
      situation.after(FIRST_CHANNEL_PAUSE_MILLIS + 10 * MINUTE)
      await worker.runs()
    }
    expect(await tally()).toMatchObject({ sent: DUE })
    expect(server.texts.length).toBe(DUE)
    expect(repeated(server.texts.map((text) => /^To: (.*)$/m.exec(text)?.[1]))).toEqual([])
  })

  it("ends a step with that reason if it is down until the step's time is over, and the next step is planned", async () => {
    const given = await situation.company({
      steps: [
        [0, "email"],
        [9, "email"]
      ],
      limits: { catch_up_days: 0 }
    })
    await given.customersOwe(10)
    const server = await situation.acquire(
      scriptedServer((step) => (step === "MAIL" ? "550 5.7.1 not you" : undefined))
    )
    const worker = await workerBy({ smtp: `smtp://127.0.0.1:${server.port}` })
    const closing = "2026-03-02T21:00:00Z"
    await given.stepsMayLeaveUntil(closing)
    for (; situation.clock.at < Date.parse(closing); situation.after(60 * MINUTE)) {
      await worker.runs()
      expect(await tally()).toEqual({ "scheduled channel_down": 10 })
    }
    await worker.runs()
    expect(await tally()).toEqual({ "skipped channel_down": 10, scheduled: 10 })
  })
})

describe("a channel whose provider refuses recipients", () => {
  it("is not down, however many they are", async () => {
    await situation.given.customersOweBySms(10)
    const api = await situation.acquire(smsApi(() => Response.json({ code: 21_211 }, { status: 400 })))
    const worker = await workerBy({ sms: api.url })
    await worker.runs()
    expect(await tally()).toMatchObject({ "failed provider_rejected": 10 })
    expect(api.requests).toBe(10)
  })

  it("again and again for the moment tries one six times within about a day, and then fails", async () => {
    const given = await situation.company({
      steps: [
        [0, "email"],
        [9, "email"]
      ]
    })
    await given.customersOwe(2)
    const refused = "1.of."
    const server = await situation.acquire(
      scriptedServer((step, _, line) =>
        step === "RCPT" && line.includes(`<${refused}`) ? "450 4.2.0 greylisted" : undefined
      )
    )
    const worker = await workerBy({ smtp: `smtp://127.0.0.1:${server.port}` })
    const ended = async () =>
      (await situation.seen.attemptsThatAre("failed")).filter(
        ({ reason_code }) => reason_code === "retries_exhausted"
      )
    await worker.runs()
    expect(await tally()).toEqual({ sent: 1, scheduled: 2 })
    while ((await ended()).length === 0 && situation.clock.at < NOON + 3 * DAY) {
      situation.after(30 * MINUTE)
      await worker.runs()
    }
    const [last] = await ended()
    expect(last).toMatchObject({ try_count: 6, error_code: "smtp_450" })
    expect((last?.updated_at.getTime() ?? 0) - NOON).toBeGreaterThan(DAY / 2)
    expect(await tally()).toEqual({ sent: 1, "failed retries_exhausted": 1, scheduled: 2 })
    expect(server.texts.length).toBe(1)
  })
})

describe("a reminder that waits for what somebody is about to mend", () => {
  const DUE = 30

  it("is sent by another worker if the one that found it has no provider", async () => {
    const server = await situation.acquire(scriptedServer(() => undefined))
    await situation.given.customersOwe(DUE)
    const without = await workerBy({})
    await without.runs()
    expect(await tally()).toEqual({ "scheduled no_channel": DUE })
    expect(((await situation.seen.nextDueAt()) ?? 0) - NOON).toBeGreaterThanOrEqual(300_000)
    // Nothing is found again before its time.
    expect(await without.round()).toBe(0)
    const other = await workerBy({ smtp: `smtp://127.0.0.1:${server.port}` })
    situation.after(10 * MINUTE)
    await other.runs()
    expect(await tally()).toMatchObject({ sent: DUE })
    expect(server.texts.length).toBe(DUE)
  })

  it("is left by a worker without a provider to one that has it, for as long as that one is there", async () => {
    await situation.given.customersOwe(DUE)
    await situation.given.anotherProcessSends()
    const without = await workerBy({})
    expect(await without.round()).toBe(0)
    expect(await tally()).toEqual({ scheduled: DUE })
    await situation.given.anotherProcessIsGone()
    await without.runs()
    expect(await tally()).toEqual({ "scheduled no_channel": DUE })
  })

  it("ends with the reason that no provider was there when the time of its step is over", async () => {
    const given = await situation.company({ steps: [[0, "email"]], limits: { catch_up_days: 0 } })
    await given.customersOwe(DUE)
    await given.stepsMayLeaveUntil("2026-03-02T21:00:00Z")
    const without = await workerBy({})
    const expiresAt = Date.parse("2026-03-02T21:00:00Z")
    for (; situation.clock.at < expiresAt; situation.after(30 * MINUTE)) {
      await without.runs()
      expect(await tally()).toEqual({ "scheduled no_channel": DUE })
    }
    await without.runs()
    expect(await tally()).toMatchObject({ "skipped no_channel": DUE })
  })

  for (const { begins, ends, name, reason } of [
    {
      name: "no plan in force",
      reason: "no_active_plan",
      begins: (given: Given) => given.planLasts({ to: NOON - DAY }),
      ends: (given: Given) => given.planLasts({ to: "for ever" })
    },
    {
      name: "an inactive company",
      reason: "company_inactive",
      begins: (given: Given) => given.isActive(false),
      ends: (given: Given) => given.isActive(true)
    }
  ]) {
    it(`loses no step by a minute of ${name}`, async () => {
      const server = await situation.acquire(scriptedServer(() => undefined))
      const worker = await workerBy({ smtp: `smtp://127.0.0.1:${server.port}` })
      await situation.given.customersOwe(DUE)
      await begins(situation.given)
      await worker.runs()
      expect(await tally()).toEqual({ [`scheduled ${reason}`]: DUE })
      await ends(situation.given)
      situation.after(10 * MINUTE)
      await worker.runs()
      expect(await tally()).toMatchObject({ sent: DUE })
      expect(server.texts.length).toBe(DUE)
    })
  }
})

describe("a worker process whose provider refuses everything", () => {
  it("says so in its metrics, its log and to the other processes", async () => {
    const sink = await situation.acquire(mailSink)
    const api = await situation.acquire(smsApi(() => new Response(null, { status: 401 })))
    const { companyId, url } = situation.given
    await Given.of(url, companyId, realNoon()).customersOweBySms(30)
    const worker = await situation.acquire(
      startWorker(url, { ...sink.environment, SMS_API_URL: api.url, SMS_FROM: "Duebook" })
    )
    const up = (channel: string) => metric(worker, `duebook_reminders_channel_up{channel="${channel}"}`)
    await expect.poll(() => up("sms"), { timeout: 10_000 }).toBe(0)
    expect(await up("email")).toBe(1)
    expect(worker.complaints.filter(({ channel }) => channel === "sms")).toMatchObject([
      { level: "warn", error_code: "http_401", pause_seconds: FIRST_CHANNEL_PAUSE_MILLIS / 1_000 }
    ])
    const states = () => situation.seen.channelStates()
    await expect.poll(states, { timeout: 10_000 }).toEqual([
      { channel: "email", state: "up", error_code: null },
      { channel: "sms", state: "down", error_code: "http_401" }
    ])
    worker.signal("SIGTERM")
    await worker.ended
    expect(await states()).toEqual([])
  })
})
