/** A worker process: its start, its work, the loss of its database, and its stop. */
import { Effect, Layer } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import { beforeEach, describe, expect, it } from "vitest"
import { Transports } from "../../../src/reminders/transports/Transport.ts"
import { rows } from "../../support/Book.ts"
import { layCable } from "../../support/TcpProxy.ts"
import { dateIn, makeCompany, owe, tally, wideOpen, wrongTotals, zoneAtNoon } from "../../support/Debts.ts"
import { HandClock, startEngine } from "../../support/Engines.ts"
import { type MailSink, mailSink, repeated } from "../../support/MailSink.ts"
import { scoped } from "../../support/Scoped.ts"
import {
  metric,
  readiness,
  type ServerProcess,
  startServer,
  startWorker
} from "../../support/ServerProcess.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"

const GRACE_SECONDS = 5
const LEASE_MILLIS = 60_000

describe("a worker", () => {
  const run = scoped()
  const zone = zoneAtNoon()
  const dueDate = dateIn(zone)
  let sink: MailSink
  let url: string
  let companyId: number

  beforeEach(async () => {
    sink = await run(mailSink)
    url = (await run(makeDatabase)).url
    companyId = await makeCompany(url, wideOpen([[0, "email"]]))
  })

  const environment = () => ({
    ...sink.environment,
    SMS_API_URL: "http://127.0.0.1:9/",
    SMS_FROM: "Duebook",
    SHUTDOWN_GRACE_SECONDS: String(GRACE_SECONDS),
    LOG_LEVEL: "debug"
  })
  const received = (n: number) =>
    expect.poll(() => sink.mails.length, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(n)
  const open = async () => {
    const [found] = await rows<{ due: number; taken: number; sending: number }>(
      url,
      `select count(*) filter (where due_at <= now())::integer as due,
         count(*) filter (where due_at > now() and status = 'scheduled')::integer as taken,
         count(*) filter (where status = 'sending')::integer as sending
       from reminder_attempts where due_at is not null`
    )
    return found ?? { due: 0, taken: 0, sending: 0 }
  }
  /** An engine beside the workers, whose messages go nowhere. */
  const another = (at: number) => {
    const provider = {
      send: () => Effect.succeed({ _tag: "Sent", providerMessageId: null } as const)
    }
    const channels = Layer.succeed(Transports, {
      email: { _tag: "Provider", provider },
      sms: { _tag: "Off" }
    })
    return run(startEngine({ url, clock: new HandClock(at), channels }))
  }
  const expectNoPersonalData = ({ log }: ServerProcess) => {
    const text = log.join("\n")
    expect(text).not.toMatch(/debtors\.example|Debtor \d|\+4930|\b10[0-9]\.\d\d\b|Creditor/)
  }

  for (const command of ["worker", "serve"] as const) {
    it(`${command}: on SIGTERM finishes what is in flight, releases the rest, and exits with 0`, async () => {
      await owe(url, companyId, { n: 300, zone, dueDate })
      sink.delayMillis = 200
      const worker = await run(
        command === "worker"
          ? startWorker(url, environment())
          : startServer(url, environment(), { worker: true })
      )
      await received(15)
      expect((await open()).taken).toBeGreaterThan(100)
      const started = performance.now()
      worker.signal("SIGTERM")
      expect(await worker.ended).toEqual({ code: 0, signal: null })
      const took = performance.now() - started
      expect(took).toBeLessThan(GRACE_SECONDS * 1_000)
      const sent = sink.mails.length
      const left = await open()
      expect(left).toEqual({ due: 300 - sent, taken: 0, sending: 0 })
      expect(await tally(url)).toEqual({ sent, scheduled: 300 - sent })
      expect(repeated(sink.mails.map(({ to }) => to))).toEqual([])
      const next = await another(Date.now())
      expect(await next.round()).toBeGreaterThan(0)
      expect(await wrongTotals(url)).toEqual([])
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
      run(startWorker(url)),
      run(startServer(url, sink.environment, { worker: true })),
      run(startServer(url))
    ])
    expect(told(worker)).toEqual([line("email, sms")])
    expect(told(serve)).toEqual([line("sms")])
    expect(told(api)).toEqual([])
  })

  it("told to stop while a provider hangs, it ends after the grace period, and the messages in flight end as unknown", async () => {
    await owe(url, companyId, { n: 30, zone, dueDate })
    sink.delayMillis = 60_000
    const worker = await run(startWorker(url, { ...environment(), SHUTDOWN_GRACE_SECONDS: "1" }))
    await received(1)
    await sleep(200)
    const started = performance.now()
    worker.signal("SIGTERM")
    expect((await worker.ended).code).toBe(0)
    expect(performance.now() - started).toBeLessThan(3_000)
    const { due, sending, taken } = await open()
    expect(taken).toBe(0)
    const next = await another(Date.now() + LEASE_MILLIS)
    while ((await next.round()) > 0) continue
    expect(await tally(url)).toEqual({
      "unknown outcome_unknown": sending,
      ...(due > 0 ? { sent: due } : {})
    })
  })

  it("sends within a second what becomes due while it is idle, and counts it; serve --no-worker sends nothing", async () => {
    const api = await run(startServer(url, environment()))
    await owe(url, companyId, { n: 1, zone, dueDate })
    await sleep(1_200)
    expect(await tally(url)).toEqual({ scheduled: 1 })
    expect(api.complaints).toEqual([])

    const worker = await run(startWorker(url, environment()))
    await received(1)
    const waits: Array<number> = []
    for (let n = 0; n < 4; n++) {
      await sleep(100 + n * 60)
      const others = await makeCompany(url, wideOpen([[0, "email"]]))
      const before = sink.mails.length
      const started = performance.now()
      await owe(url, others, { n: 1, zone, dueDate })
      await received(before + 1)
      waits.push(performance.now() - started)
    }
    expect(Math.max(...waits)).toBeLessThan(1_000)
    await expect.poll(() => tally(url), { timeout: 5_000 }).toEqual({ sent: 5 })
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
    await owe(url, companyId, { n: DUE, zone, dueDate })
    sink.delayMillis = 50
    const cable = await run(layCable(url))
    const worker = await run(startWorker(cable.url, environment()))
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
    const sums = await tally(url)
    expect(repeated(sink.mails.map(({ to }) => to))).toEqual([])
    // Every message that was received is recorded as sent.
    expect(sums["sent"]).toBe(sink.mails.length)
    expect(worker.complaints.filter(({ level }) => level === "error")).toEqual([])
    expectNoPersonalData(worker)
    expect(await wrongTotals(url)).toEqual([])
    if (process.env["VERBOSE"]) console.log("outage", sums, back, worker.complaints.length)
  })
})
