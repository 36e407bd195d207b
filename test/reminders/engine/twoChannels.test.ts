/** A step on two channels: each debt has one attempt on each, whichever message arrives first. */
import { Effect, Exit, Scope } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { setPolicy } from "../../support/Debts.ts"
import { type MailSink, mailSink } from "../../support/MailSink.ts"
import { type SmsSink, smsSink } from "../../support/SmsSink.ts"
import { TestServer } from "../../support/TestServer.ts"
import { Seen } from "./Seen.ts"

const CUSTOMERS = 12
const BEGIN = Date.parse("2026-03-03T10:00:00Z")

const scope = Effect.runSync(Scope.make())
let mail: MailSink
let sms: SmsSink
let server: TestServer

beforeAll(async () => {
  mail = await Effect.runPromise(Scope.extend(mailSink, scope))
  sms = await Effect.runPromise(Scope.extend(smsSink, scope))
  server = new TestServer({ worker: true, environment: { ...mail.environment, ...sms.environment } })
  await server.start()
  server.clock.hold(new Date(BEGIN).toISOString())
})
afterAll(async () => {
  await server.stop()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

it("sends a notice and a reminder once on each channel, and records nothing else", async () => {
  const company = await server.company({ timezone: "UTC" })
  await setPolicy(server.databaseUrl, company.id, {
    receivables: {
      steps: [
        { offset_days: 0, channels: ["email", "sms"] },
        { offset_days: 3, channels: ["email", "sms"] },
        { offset_days: 40, channels: ["email"] }
      ]
    }
  })
  const seen = new Seen(server.databaseUrl)
  const ids: Array<number> = []
  const due = ["2026-03-03", "2026-02-27"]
  for (let n = 0; n < CUSTOMERS; n++) {
    const { id } = await company.receivable({
      due_date: due[n % 2],
      customer: { display_name: "Ada", email: `ada${n}@example.com`, phone_e164: `+49151123451${10 + n}` }
    })
    ids.push(id)
  }
  let now = BEGIN
  const ofDay = async () => {
    // The second message of a step waits a second for the first.
    server.clock.hold(new Date((now += 1_000)).toISOString())
    const attempts = (await seen.attempts()).filter(({ offset_days }) => offset_days < 40)
    return ids.map((id, n) =>
      attempts
        .filter((each) => each.receivable_id === id && (n % 2 === 1 || each.offset_days === 0))
        .map(
          ({ channel, reason_code, status }) =>
            `${channel} ${status}${reason_code === null ? "" : ` ${reason_code}`}`
        )
        .toSorted()
    )
  }
  await expect.poll(ofDay, { timeout: 20_000 }).toEqual(ids.map(() => ["email sent", "sms sent"]))
})
