/** Whose fault a refusal is, and how a channel comes back: with real servers, and with how much is sent when. */
import { describe, expect, it } from "vitest"
import type { OutgoingMessage, Outcome } from "../../../src/reminders/transports/Transport.ts"
import { repeated } from "../../support/MailSink.ts"
import { type Script, scriptedServer } from "../transports/smtp.ts"
import { accepted, smsApi, transports } from "./Providers.ts"
import { accepts, allRun, MINUTE, type Situation, useSituation, type WorkerHere } from "./Situation.ts"

const SECOND = 1_000
const HOUR = 60 * MINUTE
/** The default cap on a company's messages per minute. */
const CAP = { max_per_minute: 60 }

const situation: Situation = useSituation({ steps: [[0, "email"]], limits: CAP })
const tally = () => situation.seen.tally()

/** A mail server that follows a script while it is broken, and the transports to it. */
const brokenServer = async (script: Script, credentials = "") => {
  const state = { broken: true }
  const server = await situation.acquire(
    scriptedServer((...args) => (state.broken ? script(...args) : undefined))
  )
  const channels = transports({ smtp: `smtp://${credentials}127.0.0.1:${server.port}` })
  return { state, server, channels }
}

/** The recipients of what a server has received. */
const recipientsOf = (texts: ReadonlyArray<string>) => texts.map((text) => /^To: (.*)$/m.exec(text)?.[1])

/** Lets time pass in steps, in each of which the workers do what they can. */
const passIn = async (step: number, millis: number, workers: ReadonlyArray<WorkerHere>) => {
  const end = situation.clock.at + millis
  while (situation.clock.at < end) {
    situation.after(step)
    await allRun(...workers)
  }
}
const pass = (millis: number, ...workers: ReadonlyArray<WorkerHere>) => passIn(5 * SECOND, millis, workers)
const passSlowly = (millis: number, ...workers: ReadonlyArray<WorkerHere>) => passIn(MINUTE, millis, workers)

describe("a server that refuses the text of every message with 554 5.7.1", () => {
  const DUE = 60

  it("fails none of 60, warns once, and gets them all within a minute of the mend", async () => {
    await situation.given.customersOwe(DUE)
    const { channels, server, state } = await brokenServer((step) =>
      step === "dot" ? "554 5.7.1 Message rejected due to blocklisting" : undefined
    )
    const worker = await situation.worker({ channels })
    await worker.runs()
    expect(worker.isUp("email")).toBe(false)
    const tried = server.texts.length
    expect(tried).toBeLessThanOrEqual(20)
    await pass(10 * MINUTE, worker)
    expect(await tally()).toEqual({ "scheduled channel_down": DUE })
    expect(await situation.seen.mostTries()).toBe(0)
    expect(worker.warnings.length).toBe(1)
    // Two tries a minute, of one recipient after another.
    expect(server.texts.length - tried).toBeLessThanOrEqual(21)
    expect(repeated(recipientsOf(server.texts))).toEqual([])
    state.broken = false
    server.texts.length = 0
    await pass(MINUTE, worker)
    expect(await tally()).toMatchObject({ sent: DUE })
    expect(worker.isUp("email")).toBe(true)
    expect(worker.warnings.length).toBe(1)
    expect(repeated(recipientsOf(server.texts))).toEqual([])
  })

  it("gets them from a worker that starts with other settings at once", async () => {
    await situation.given.customersOwe(DUE)
    const { channels } = await brokenServer((step) => (step === "dot" ? "554 5.7.1 no" : undefined))
    await (await situation.worker({ channels })).runs()
    expect(await tally()).toEqual({ "scheduled channel_down": DUE })
    const mended = await situation.acquire(scriptedServer(() => undefined))
    const restarted = await situation.worker({
      channels: transports({ smtp: `smtp://127.0.0.1:${mended.port}` })
    })
    await pass(MINUTE, restarted)
    expect(await tally()).toMatchObject({ sent: DUE })
  })

  it("gets them from two workers within a minute of the mend", async () => {
    await situation.given.customersOwe(DUE)
    const { channels, server, state } = await brokenServer((step) =>
      step === "dot" ? "554 5.7.1 no" : undefined
    )
    const workers = [await situation.worker({ channels }), await situation.worker({ channels })]
    await allRun(...workers)
    await pass(3 * MINUTE, ...workers)
    expect(await tally()).toEqual({ "scheduled channel_down": DUE })
    expect(workers.map((worker) => worker.isUp("email"))).toEqual([false, false])
    state.broken = false
    server.texts.length = 0
    await pass(MINUTE, ...workers)
    expect(await tally()).toMatchObject({ sent: DUE })
    expect(repeated(recipientsOf(server.texts))).toEqual([])
  })
})

describe("a server that forwards nothing to one recipient", () => {
  const refusing = (recipient: string) =>
    brokenServer((step, _, line) =>
      step === "RCPT" && line.includes(`<${recipient}`)
        ? `554 5.7.1 <${recipient}>: Relay access denied`
        : undefined
    )

  it("ends that attempt alone, once others were sent after it, and the channel stays up", async () => {
    await situation.given.customersOwe(60)
    const { channels, server } = await refusing("1.of.")
    const worker = await situation.worker({ channels })
    await worker.runs()
    expect(await tally()).toEqual({ sent: 59, "scheduled channel_down": 1 })
    await pass(MINUTE, worker)
    expect(await tally()).toEqual({ sent: 59, "failed provider_rejected": 1 })
    expect(await situation.seen.attemptsThatAre("failed")).toMatchObject([
      { error_code: "smtp_554", error_message: expect.stringContaining("Relay access denied"), try_count: 1 }
    ])
    expect(server.texts.length).toBe(59)
    expect(worker.isUp("email")).toBe(true)
    expect(worker.warnings).toEqual([])
  })

  it("keeps it waiting while nobody else shows whose fault it is, until its time is over", async () => {
    // Its time is over when the window closes, at 21:00.
    await situation.given.policy({ steps: [[0, "email"]], limits: { ...CAP, catch_up_days: 0 } })
    await situation.given.customersOwe(1)
    await situation.given.attemptsExpire(situation.clock.at + 9 * HOUR)
    const { channels, server } = await refusing("1.of.")
    const worker = await situation.worker({ channels })
    await worker.runs()
    await passSlowly(9 * HOUR - MINUTE, worker)
    expect(await tally()).toEqual({ "scheduled channel_down": 1 })
    expect([worker.isUp("email"), worker.warnings]).toEqual([true, []])
    await passSlowly(6 * MINUTE, worker)
    expect(await tally()).toEqual({ "skipped channel_down": 1 })
    expect(server.texts.length).toBe(0)
    // Every five minutes, after the first few.
    const messages = await situation.seen.messages()
    expect(messages.length).toBeGreaterThan(100)
    expect(messages.length).toBeLessThan(130)
  })

  it("neither fails several that it refuses alike, nor stops the others again and again", async () => {
    const BAD = 8
    await situation.given.customersOwe(60)
    const { channels, server } = await brokenServer((step, _, line) =>
      step === "RCPT" && /<[1-8]\.of\./.test(line) ? "550 5.7.1 not from you" : undefined
    )
    const worker = await situation.worker({ channels })
    await worker.runs()
    await pass(5 * MINUTE, worker)
    expect(await tally()).toEqual({ sent: 60 - BAD, "scheduled channel_down": BAD })
    expect(server.texts.length).toBe(60 - BAD)
    expect(worker.isUp("email")).toBe(true)
    expect(worker.warnings.length).toBeLessThanOrEqual(1)
    await passSlowly(2 * HOUR, worker)
    expect(await tally()).toEqual({ sent: 60 - BAD, "scheduled channel_down": BAD })
    expect(worker.warnings.length).toBeLessThanOrEqual(1)
  })
})

describe("eight messages that", () => {
  const DUE = 8
  const servers: ReadonlyArray<readonly [name: string, script: Script, credentials: string]> = [
    [
      "a mail server refuses the credentials of",
      (step) =>
        step === "AUTH" ? "535 5.7.8 no" : step === "EHLO" ? "250-test\r\n250 AUTH PLAIN" : undefined,
      "user:wrong@"
    ],
    ["a mail server refuses the sender of", (step) => (step === "MAIL" ? "550 no" : undefined), ""],
    ["a mail server hangs up on", (step) => (step === "RCPT" ? "drop" : undefined), ""]
  ]
  for (const [name, script, credentials] of servers) {
    it(`${name} all arrive within a minute of the mend`, async () => {
      await situation.given.customersOwe(DUE)
      const { channels, server, state } = await brokenServer(script, credentials)
      const worker = await situation.worker({ channels })
      await worker.runs()
      for (const minutes of [0, 2, 4]) {
        await pass(minutes * MINUTE, worker)
        expect(await tally()).toEqual({ "scheduled channel_down": DUE })
      }
      expect(worker.isUp("email")).toBe(false)
      expect(worker.warnings.length).toBe(1)
      expect(await situation.seen.mostTries()).toBe(0)
      state.broken = false
      await pass(MINUTE, worker)
      expect(await tally()).toMatchObject({ sent: DUE })
      expect(server.texts.length).toBe(DUE)
    })
  }

  for (const status of [401, 402, 403, 404, 405, 503]) {
    it(`an SMS provider refuses with ${status} all arrive within a minute of the mend`, async () => {
      const given = await situation.company({ steps: [[0, "sms"]], limits: CAP })
      await given.customersOweBySms(DUE)
      const api = await situation.acquire(smsApi(() => new Response(null, { status })))
      const worker = await situation.worker({ channels: transports({ sms: api.url }) })
      await worker.runs()
      for (const minutes of [0, 2, 4]) {
        await pass(minutes * MINUTE, worker)
        expect(await tally()).toEqual({ "scheduled channel_down": DUE })
      }
      expect(worker.isUp("sms")).toBe(false)
      expect(worker.warnings.length).toBe(1)
      api.answer = accepted
      const before = api.requests
      await pass(MINUTE, worker)
      expect(await tally()).toMatchObject({ sent: DUE })
      expect(api.requests - before).toBe(DUE)
    })
  }
})

describe("a message that tries a provider which works again", () => {
  const DUE = 20
  const isTo = ({ recipients: [to = ""] }: OutgoingMessage, number: number) => to.startsWith(`${number}.of.`)
  const slow: Outcome = {
    _tag: "Deferred",
    code: "smtp_timeout",
    message: "no answer",
    providerTrouble: true
  }

  /** A worker whose provider has failed for everybody; then it works but for some, to whom it does as the test says. */
  const whoseProviderWorksBut = async (
    others: (message: OutgoingMessage) => boolean,
    answer: () => Outcome | Promise<Outcome>
  ) => {
    const { provider } = situation
    await situation.given.customersOwe(DUE)
    provider.answer = () => slow
    const worker = await situation.worker()
    await worker.runs()
    expect(worker.isUp("email")).toBe(false)
    provider.answer = (message) => (others(message) ? answer() : accepts(message))
    return worker
  }

  it("is of another recipient while the one before hangs", async () => {
    let tried = 0
    const ends: Array<(outcome: Outcome) => void> = []
    const worker = await whoseProviderWorksBut(
      // Whoever is tried first, and only the first time.
      () => tried++ === 0,
      () => new Promise<Outcome>((resolve) => ends.push(resolve))
    )
    situation.after(15 * SECOND)
    // A round ends once nothing is in flight, so that this one hangs.
    const hanging = worker.round()
    await expect.poll(() => ends.length).toBe(1)
    situation.after(30 * SECOND)
    const next = worker.round()
    await expect.poll(() => worker.isUp("email")).toBe(true)
    expect(ends.length).toBe(1)
    for (const end of ends) end(slow)
    await Promise.all([hanging, next])
    await worker.runs()
    await pass(MINUTE, worker)
    expect(await tally()).toEqual({ sent: DUE })
  })

  it("is of another recipient after one whose address is refused, at once", async () => {
    const worker = await whoseProviderWorksBut(
      (message) => [1, 2, 3].some((number) => isTo(message, number)),
      () => ({ _tag: "Rejected", code: "smtp_550", message: "550 5.1.1 no such user" })
    )
    situation.after(15 * SECOND)
    await worker.runs()
    expect(worker.isUp("email")).toBe(true)
    await pass(MINUTE, worker)
    expect(await tally()).toMatchObject({ sent: DUE - 3, "failed provider_rejected": 3 })
  })

  it("is of another recipient half a minute after one that fails again", async () => {
    let tried = 0
    const worker = await whoseProviderWorksBut(
      () => tried++ === 0,
      () => slow
    )
    await pass(MINUTE, worker)
    const [first, second] = situation.provider.received.slice(-DUE - 1).map(({ recipients }) => recipients[0])
    expect(first).not.toBe(second)
    await pass(MINUTE / 2, worker)
    expect(await tally()).toEqual({ sent: DUE })
  })

  it("is of another company after one of which every message fails", async () => {
    const [bad, good] = [situation.given, await situation.company({ steps: [[0, "email"]], limits: CAP })]
    await bad.customersOwe(DUE)
    await good.customersOwe(DUE)
    const { provider } = situation
    provider.answer = () => slow
    const worker = await situation.worker()
    await worker.runs()
    provider.answer = (message) => (message.companyId === bad.companyId ? slow : accepts(message))
    await pass(2 * MINUTE, worker)
    expect(await situation.seen.tally(good.companyId)).toEqual({ sent: DUE })
    expect(worker.isUp("email")).toBe(true)
  })
})

describe("messages that wait for a provider", () => {
  it("of one company hold up no other company's once it works", async () => {
    const crowd = situation.given
    const small = await situation.company({ steps: [[0, "email"]], limits: CAP })
    await crowd.customersOwe(500)
    await small.customersOwe(2)
    const { channels, state } = await brokenServer((step) => (step === "MAIL" ? "550 no" : undefined))
    const worker = await situation.worker({ channels })
    await worker.runs()
    await pass(MINUTE, worker)
    state.broken = false
    await pass(MINUTE, worker)
    expect(await situation.seen.tally(small.companyId)).toEqual({ sent: 2 })
    // By its cap, and a little more at the edges of the minute.
    expect((await situation.seen.tally(crowd.companyId))["sent"]).toBeGreaterThanOrEqual(60)
    await passIn(15 * SECOND, 10 * MINUTE, [worker])
    expect(await situation.seen.tally(crowd.companyId)).toMatchObject({ sent: 500 })
  })
})
