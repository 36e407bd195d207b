/** The whole way from a receivable to the message that its customer reads, over SMTP and HTTP. */
import { Effect, Exit, Scope } from "effect"
import PostalMime from "postal-mime"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { defaultPolicy, writePolicy } from "../../../src/domain/dunning/Policy.ts"
import { setPolicy } from "../../support/Debts.ts"
import { type MailSink, mailSink, repeated } from "../../support/MailSink.ts"
import { type SmsSink, smsSink } from "../../support/SmsSink.ts"
import { type Company, type Row, TestServer } from "../../support/TestServer.ts"
import { Seen } from "./Seen.ts"

/** A Thursday. Steps of the default policy, the last two by SMS as well: Mon 9, Thu 12, Mon 16 (for Sun 15), Thu 19, Thu 26 March, Mon 13 April. */
const DUE_DATE = "2026-03-12"
const OPENS = {
  before: "2026-03-09T08:00:00Z",
  due: "2026-03-12T08:00:00Z",
  three: "2026-03-16T08:00:00Z",
  seven: "2026-03-19T08:00:00Z",
  fourteen: "2026-03-26T08:00:00Z",
  // Berlin has summer time by then.
  thirty: "2026-04-13T07:00:00Z"
}
const MINUTE_MILLIS = 60_000

const scope = Effect.runSync(Scope.make())
let mail: MailSink
let sms: SmsSink
let server: TestServer
let company: Company
/** Whether the mail server was down, which the log tells. */
let mayBeDown = false

beforeAll(async () => {
  mail = await Effect.runPromise(Scope.extend(mailSink, scope))
  sms = await Effect.runPromise(Scope.extend(smsSink, scope))
  server = new TestServer({ worker: true, environment: { ...mail.environment, ...sms.environment } })
  await server.start()
  server.clock.hold("2026-03-02T10:00:00Z")
  company = await server.company({ timezone: "Europe/Berlin" })
  const { receivables } = writePolicy(defaultPolicy)
  const steps = receivables?.steps.map((step) =>
    step.offset_days < 14 ? step : { ...step, channels: ["email", "sms"] }
  )
  await setPolicy(server.databaseUrl, company.id, { receivables: { ...receivables, steps } })
})
afterEach(async () => {
  expect(await new Seen(server.databaseUrl).wrongTotals()).toEqual([])
  const isOfDownServer = ({ message }: { readonly message: string }) =>
    mayBeDown && message.startsWith("a channel is down")
  // The time of these tests is not that of the database.
  const isOfClocks = ({ message }: { readonly message: string }) => message.startsWith("nothing is swept")
  const isExpected = (line: { readonly message: string }) => isOfDownServer(line) || isOfClocks(line)
  expect(server.log.filter((line) => line.level !== "INFO" && !isExpected(line))).toEqual([])
  const logged = server.log.map((line) => JSON.stringify(line)).join("\n")
  expect(logged).not.toMatch(/@example|Lovelace|100\.00|60\.00|4915112345678/)
})
afterAll(async () => {
  await server.stop()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

const makeReceivable = async (name: string, fields: Row = {}): Promise<number> => {
  const customer = {
    display_name: "Ada Lovelace",
    email: `${name}@example.com`,
    preferred_locale: "en",
    ...fields
  }
  const { id } = await company.receivable({
    due_date: DUE_DATE,
    external_reference: `INV-${name}`,
    customer
  })
  return id
}
const attemptsOf = async (id: number) => {
  const { rows } = await company.get(`/reminder-attempts?receivable_id=${id}&per_page=100`)
  return [...rows].sort((a, b) => Number(a["step"]) - Number(b["step"]) || Number(a["id"]) - Number(b["id"]))
}
const mailsTo = (name: string) => mail.mails.filter(({ to }) => to === `${name}@example.com`)
const read = async (name: string) =>
  Promise.all(mailsTo(name).map(async ({ raw }) => await PostalMime.parse(raw)))
/** The attempt of a step as `status reason tries code`. */
const summary = async (id: number, offset: number, channel = "email") => {
  const found = (await attemptsOf(id)).find(
    (row) => row["offset_days"] === offset && row["channel"] === channel
  )
  const error = found?.["error"] as { readonly code: string } | null | undefined
  return [found?.["status"], found?.["reason_code"], found?.["try_count"], error?.code].join(" ").trim()
}
/** Generous, because the worker waits for processors while other tests run. */
const POLLING = { timeout: 20_000, interval: 25 }
/** Asks until it is so. Time goes on meanwhile: an attempt that found its receivable locked is due again a moment later. */
const polled = <A>(ask: () => Promise<A>) =>
  expect.poll(() => {
    server.clock.advance(POLLING.interval)
    return ask()
  }, POLLING)
const becomes = (id: number, offset: number, expected: string, channel?: string) =>
  polled(() => summary(id, offset, channel)).toBe(expected)
const SENT = "sent  1"

describe("reminders from a receivable to its customer’s mailbox and phone", () => {
  it("are friendly, firm and final, name the balance, and are all visible to integrators", async () => {
    server.clock.hold("2026-03-02T10:00:00Z")
    const id = await makeReceivable("ada", { phone_e164: "+4915112345678", timezone: "Europe/Berlin" })
    const schedule = async () => (await company.get(`/receivables/${id}/schedule`)).rows
    expect(
      (await schedule()).map((row) => `${row["channel"]} ${row["scheduled_local"]} ${row["status"]}`)
    ).toEqual([
      "email 2026-03-09T09:00:00+01:00 scheduled",
      "email 2026-03-12T09:00:00+01:00 scheduled",
      "email 2026-03-16T09:00:00+01:00 scheduled",
      "email 2026-03-19T09:00:00+01:00 scheduled",
      "email 2026-03-26T09:00:00+01:00 scheduled",
      "sms 2026-03-26T09:00:00+01:00 scheduled",
      "email 2026-04-13T09:00:00+02:00 scheduled",
      "sms 2026-04-13T09:00:00+02:00 scheduled"
    ])
    server.clock.hold(Date.parse(OPENS.before) - 1)
    await new Promise((done) => setTimeout(done, 600))
    expect(mail.mails).toEqual([])

    server.clock.hold(OPENS.before)
    await becomes(id, -3, SENT)
    server.clock.hold(OPENS.due)
    await becomes(id, 0, SENT)
    server.clock.hold(OPENS.three)
    await becomes(id, 3, SENT)
    await company.payment(id, "40.00")
    server.clock.hold(OPENS.seven)
    await becomes(id, 7, SENT)
    server.clock.hold(OPENS.fourteen)
    await becomes(id, 14, SENT)
    await becomes(id, 14, SENT, "sms")
    server.clock.hold(OPENS.thirty)
    await becomes(id, 30, SENT)
    await becomes(id, 30, SENT, "sms")

    const mails = await read("ada")
    expect(mails.map(({ subject }) => subject)).toEqual(
      [
        "Reminder: €100.00 due on March 12, 2026",
        "Reminder: €100.00 due today",
        "Reminder: €100.00 was due on March 12, 2026",
        "Payment overdue: €60.00 was due on March 12, 2026",
        "Payment overdue: €60.00 was due on March 12, 2026",
        "Final reminder: €60.00 was due on March 12, 2026"
      ].map((subject) => expect.stringContaining(subject))
    )
    expect(sms.messages.map(({ to }) => to)).toEqual(["+4915112345678", "+4915112345678"])
    expect(sms.messages.map(({ text }) => text.includes("€60.00"))).toEqual([true, true])

    const byChannel = (row: Readonly<Record<string, unknown>>) => `${row["channel"]}`
    const attempts = (await attemptsOf(id)).toSorted(
      (a, b) =>
        Number(a["offset_days"]) - Number(b["offset_days"]) || byChannel(a).localeCompare(byChannel(b))
    )
    expect(
      attempts.map((row) => [row["offset_days"], row["channel"], row["balance_minor"], row["sent_at"]])
    ).toEqual(
      [
        [-3, "email", 10_000, OPENS.before],
        [0, "email", 10_000, OPENS.due],
        [3, "email", 10_000, OPENS.three],
        [7, "email", 6_000, OPENS.seven],
        [14, "email", 6_000, OPENS.fourteen],
        [14, "sms", 6_000, OPENS.fourteen],
        [30, "email", 6_000, OPENS.thirty],
        [30, "sms", 6_000, OPENS.thirty]
      ].map(([offset, channel, balance, at]) => [
        offset,
        channel,
        balance,
        expect.stringContaining(String(at).slice(0, 16))
      ])
    )
    for (const row of attempts) {
      const isEmail = row["channel"] === "email"
      expect(row["recipient"]).toBe(isEmail ? "a…@example.com" : "…5678")
      expect(row).toMatchObject({
        reason_code: null,
        error: null,
        currency: "EUR",
        locale: "en",
        timezone: "Europe/Berlin"
      })
      expect(row["provider_message_id"]).toMatch(isEmail ? /^<c\d+\.m\d+@/ : /^SM[12]$/)
    }
    expect(
      attempts.filter((row) => row["channel"] === "email").map((row) => row["provider_message_id"])
    ).toEqual(mails.map(({ messageId }) => messageId))
    const entries = await schedule()
    expect(new Set(entries.map((row) => row["attempt_id"]))).toEqual(
      new Set(attempts.map((row) => row["id"]))
    )
    expect(entries.map((row) => row["shifted_by"])).toEqual([
      [],
      [],
      ["weekend"],
      [],
      [],
      [],
      ["weekend"],
      ["weekend"]
    ])
    expect(new Set(entries.map((row) => row["status"]))).toEqual(new Set(["sent"]))
  })

  it("are tried again if deferred, failed if rejected, and unknown if the connection is lost", async () => {
    server.clock.hold("2026-03-02T10:00:00Z")
    mail.answer = (to, time) => {
      const [name] = to.split("@")
      if (name === "bob") return time === 1 ? 451 : undefined
      if (name === "eve") return time === 1 ? 550 : undefined
      if (name === "tom") return 451
      return name === "lou" && time === 1 ? "lost" : undefined
    }
    const [bob, eve, tom, lou] = [
      await makeReceivable("bob"),
      await makeReceivable("eve"),
      await makeReceivable("tom"),
      await makeReceivable("lou")
    ]
    const opens = Date.parse(OPENS.before)
    server.clock.hold(opens)
    await becomes(bob, -3, "scheduled  1 smtp_451")
    await becomes(tom, -3, "scheduled  1 smtp_451")
    // Whoever reads the log knows that what was decided on has not been sent.
    expect(server.log.map((line) => JSON.stringify(line)).join("\n")).toMatch(
      /a message was not taken, and is tried again.*smtp_451/
    )
    await becomes(eve, -3, "failed provider_rejected 1 smtp_550")
    await polled(() => summary(lou, -3)).toMatch(/^unknown outcome_unknown 1 smtp_/)
    // The next try is not before its time.
    server.clock.hold(opens + 7 * MINUTE_MILLIS)
    await new Promise((done) => setTimeout(done, 600))
    expect(await summary(bob, -3)).toBe("scheduled  1 smtp_451")
    server.clock.hold(opens + 13 * MINUTE_MILLIS)
    await becomes(bob, -3, "sent  2")
    await becomes(tom, -3, "scheduled  2 smtp_451")
    for (const [tries, minutes] of [
      [3, 55],
      [4, 180]
    ] as const) {
      server.clock.hold(opens + minutes * MINUTE_MILLIS)
      await becomes(tom, -3, `scheduled  ${tries} smtp_451`)
    }
    // A pause of hours ends after the window. On the next day it would push the message of the due date, which takes its
    // place.
    server.clock.hold("2026-03-10T08:00:00Z")
    await becomes(tom, -3, "skipped superseded 4 smtp_451")
    expect(mailsTo("tom")).toEqual([])
    expect(mailsTo("lou").length).toBe(1)
    expect(mailsTo("eve")).toEqual([])

    // Each schedule goes on with its next step.
    mail.answer = () => undefined
    server.clock.hold(OPENS.due)
    for (const id of [bob, eve, tom, lou]) await becomes(id, 0, SENT)
    expect(["bob", "eve", "tom", "lou"].map((name) => mailsTo(name).length)).toEqual([2, 1, 1, 2])
    expect(repeated(mail.mails.map(({ messageId }) => messageId))).toEqual([])
    const unknown = await company.get(`/reminder-attempts?status=unknown&receivable_id=${lou}`)
    expect(unknown.total).toBe(1)
    expect(unknown.rows[0]).toMatchObject({
      sent_at: null,
      reason_code: "outcome_unknown",
      recipient: "l…@example.com",
      // The mail server's log can be searched for this id.
      provider_message_id: mailsTo("lou")[0]?.messageId
    })
    const failed = await company.get("/reminder-attempts?status=failed")
    expect(failed.rows.map((row) => row["reason_code"])).toEqual(["provider_rejected"])
  })

  it("are not lost if the mail server is down for a day", async () => {
    server.clock.hold("2026-03-02T10:00:00Z")
    const ids = [await makeReceivable("kim"), await makeReceivable("pat")]
    mail.down = true
    mayBeDown = true
    for (const at of [
      "2026-03-09T08:00:00Z",
      "2026-03-09T08:14:00Z",
      "2026-03-09T09:00:00Z",
      "2026-03-09T13:00:00Z"
    ]) {
      server.clock.hold(at)
      for (const id of ids) {
        await polled(async () =>
          (await attemptsOf(id)).map((row) => [row["try_count"], row["status"], row["reason_code"]])
        )
          // The server is at fault, so it costs no try.
          .toEqual([[0, "scheduled", "channel_down"]])
        // A hand-over that the clock leaves behind would be an outcome that nobody knows.
        await polled(() => new Seen(server.databaseUrl).isSettledAt(id, at)).toBe(true)
      }
      // What stands aside may be settled before the message that tries the channel is decided on.
      await polled(() => new Seen(server.databaseUrl).isTriedAt(at)).toBe(true)
    }
    mail.down = false
    server.clock.hold("2026-03-10T08:00:00Z")
    // A day later the notice would keep "due today" away, which names the same.
    for (const id of ids) await becomes(id, -3, "skipped superseded 0 smtp_421")
    server.clock.hold(OPENS.due)
    for (const id of ids) await becomes(id, 0, "sent  1")
    expect(["kim", "pat"].map((name) => mailsTo(name).length)).toEqual([1, 1])
  })
})
