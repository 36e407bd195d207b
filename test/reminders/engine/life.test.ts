/** A worker process: its start, its work, the loss of its database, and its stop. */
import { setTimeout as sleep } from "node:timers/promises"
import { beforeEach, describe, expect, it } from "vitest"
import { type MailSink, mailSink, repeated } from "../../support/MailSink.ts"
import {
  metric,
  readiness,
  type ServerProcess,
  startServer,
  startWorker
} from "../../support/ServerProcess.ts"
import { layCable } from "../../support/TcpProxy.ts"
import { Given, realNoon } from "./Given.ts"
import { LEASE_MILLIS, useSituation } from "./Situation.ts"

const GRACE_SECONDS = 5
const POLICY = { steps: [[0, "email"]] } as const

describe("a worker process", () => {
  const place = realNoon()
  const situation = useSituation(POLICY)
  let sink: MailSink
  let url: string
  let given: Given

  beforeEach(async () => {
    sink = await situation.acquire(mailSink)
    url = situation.given.url
    given = Given.of(url, situation.given.companyId, place)
  })

  const environment = () => ({
    ...sink.environment,
    SMS_API_URL: "http://127.0.0.1:9/",
    SMS_FROM: "Duebook",
    SHUTDOWN_GRACE_SECONDS: String(GRACE_SECONDS),
    LOG_LEVEL: "debug"
  })
  const startIt = (changes: Readonly<Record<string, string>> = {}) =>
    situation.acquire(startWorker(url, { ...environment(), ...changes }))
  /** A worker of the test's own beside the process, whose messages go nowhere. */
  const workerHereAt = (moment: number) => {
    situation.at(moment)
    return situation.worker()
  }
  const received = (n: number) =>
    expect.poll(() => sink.mails.length, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(n)
  const open = () => situation.seen.open()
  const tally = () => situation.seen.tally()
  const expectNoPersonalData = ({ log }: ServerProcess) => {
    const text = log.join("\n")
    expect(text).not.toMatch(/debtors\.example|Debtor \d|\+4930|\b10[0-9]\.\d\d\b|Creditor/)
  }

  for (const command of ["worker", "serve"] as const) {
    it(`that is told to stop, started as ${command}, finishes what is in flight, releases the rest, and exits with 0`, async () => {
      await given.customersOwe(300)
      sink.delayMillis = 200
      const worker =
        command === "worker"
          ? await startIt()
          : await situation.acquire(startServer(url, environment(), { worker: true }))
      await received(15)
      expect((await open()).taken).toBeGreaterThan(100)
      const started = performance.now()
      worker.signal("SIGTERM")
      expect(await worker.ended).toEqual({ code: 0, signal: null })
      const took = performance.now() - started
      expect(took).toBeLessThan(GRACE_SECONDS * 1_000)
      const sent = sink.mails.length
      const left = await open()
      expect(left).toEqual({ due: 300 - sent, leased: 0, taken: 0, sending: 0 })
      expect(await tally()).toEqual({ sent, scheduled: 300 - sent })
      expect(repeated(sink.mails.map(({ to }) => to))).toEqual([])
      const next = await workerHereAt(Date.now())
      expect(await next.round()).toBeGreaterThan(0)
      expect(worker.complaints).toEqual([])
      const said = worker.log.map((line) => (JSON.parse(line) as { readonly message: string }).message)
      expect(said.filter((message) => ["draining", "stopped"].includes(message))).toEqual([
        "draining",
        "stopped"
      ])
      expectNoPersonalData(worker)
    })
  }

  it("warns at its start of channels without a provider; a process without a worker does not", async () => {
    const told = ({ complaints }: ServerProcess) =>
      complaints.map(({ channels, level, message, reason_code }) => [level, message, channels, reason_code])
    const line = (channels: string) => [
      "warn",
      "channels are not set up here: their reminders wait for a process that has them",
      channels,
      "no_channel"
    ]
    const [worker, serve, api] = await Promise.all([
      situation.acquire(startWorker(url)),
      situation.acquire(startServer(url, sink.environment, { worker: true })),
      situation.acquire(startServer(url))
    ])
    expect(told(worker)).toEqual([line("email, sms")])
    expect(told(serve)).toEqual([line("sms")])
    expect(told(api)).toEqual([])
  })

  it("that is told to stop while a provider hangs ends after the grace period, and the messages in flight end as unknown", async () => {
    await given.customersOwe(30)
    sink.delayMillis = 60_000
    const worker = await startIt({ SHUTDOWN_GRACE_SECONDS: "1" })
    await received(1)
    await sleep(200)
    const started = performance.now()
    worker.signal("SIGTERM")
    expect((await worker.ended).code).toBe(0)
    expect(performance.now() - started).toBeLessThan(3_000)
    const { due, sending, taken } = await open()
    expect(taken).toBe(0)
    const next = await workerHereAt(Date.now() + LEASE_MILLIS)
    await next.runs()
    expect(await tally()).toEqual({
      "unknown outcome_unknown": sending,
      ...(due > 0 ? { sent: due } : {})
    })
  })

  it("sends within a second what becomes due while it is idle, and counts it; serve --no-worker sends nothing", async () => {
    const api = await situation.acquire(startServer(url, environment()))
    await given.customersOwe(1)
    await sleep(1_200)
    expect(await tally()).toEqual({ scheduled: 1 })
    expect(api.complaints).toEqual([])

    const worker = await startIt()
    await received(1)
    // Whoever asks why it was sent finds the decision by the id of its attempt.
    const decided = () =>
      worker.log
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
        .filter(({ message }) => message === "a message was decided on")
    await expect.poll(decided, { timeout: 5_000 }).toEqual([
      expect.objectContaining({
        level: "info",
        attempt_ids: [expect.any(Number)],
        channel: "email",
        status: "sending",
        reason_code: null,
        message_id: expect.any(Number),
        customer_id: expect.any(Number)
      })
    ])
    expect(await metric(worker, "duebook_reminders_delay_seconds_count")).toBe(1)
    const waits: Array<number> = []
    for (let n = 0; n < 4; n++) {
      await sleep(100 + n * 60)
      const other = await Given.company(url, POLICY, place)
      const before = sink.mails.length
      const started = performance.now()
      await other.customersOwe(1)
      await received(before + 1)
      waits.push(performance.now() - started)
    }
    expect(Math.max(...waits)).toBeLessThan(1_000)
    await expect.poll(tally, { timeout: 5_000 }).toEqual({ sent: 5 })
    expect(await metric(worker, "duebook_reminders_claimed_total")).toBe(5)
    expect(await metric(worker, 'duebook_reminders_ended_total{status="sent",reason=""}')).toBe(5)
    await expect.poll(() => metric(worker, "duebook_reminders_due"), { timeout: 5_000 }).toBe(0)
    expect(await metric(worker, "duebook_reminders_lag_seconds")).toBe(0)
    expect(await metric(worker, 'duebook_reminders_hand_over_seconds_count{channel="email"}')).toBe(5)
    expect(await readiness(worker)).toBe("200 ready")
    expectNoPersonalData(worker)
    if (process.env["VERBOSE"]) console.log("waits", waits)
  })

  it("goes on by itself when its database is back, and sends nothing twice", async () => {
    const DUE = 400
    await given.customersOwe(DUE)
    sink.delayMillis = 50
    const cable = await situation.acquire(layCable(url))
    const worker = await situation.acquire(startWorker(cable.url, environment()))
    await received(40)
    cable.cut()
    await sleep(1_500)
    const whileAway = sink.mails.length
    await sleep(300)
    expect(sink.mails.length).toBe(whileAway)
    cable.mend()
    const mended = performance.now()
    await received(whileAway + 1)
    const back = performance.now() - mended
    // Of the first two hundred, those that were claimed but not decided on wait for their lease to end.
    await received(DUE - 200 + 20)
    await expect.poll(async () => (await open()).due, { timeout: 10_000 }).toBe(0)
    await expect.poll(async () => (await open()).sending, { timeout: 10_000 }).toBeLessThanOrEqual(10)
    worker.signal("SIGTERM")
    expect((await worker.ended).code).toBe(0)
    const sums = await tally()
    expect(repeated(sink.mails.map(({ to }) => to))).toEqual([])
    // Every message that was received is recorded as sent.
    expect(sums["sent"]).toBe(sink.mails.length)
    expect(worker.complaints.filter(({ level }) => level === "error")).toEqual([])
    expectNoPersonalData(worker)
    if (process.env["VERBOSE"]) console.log("outage", sums, back, worker.complaints.length)
  })
})
