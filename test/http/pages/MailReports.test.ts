/** Reports of Postmark, SendGrid, Mailgun and Amazon SES at the hook, in the examples of their documentation. */
import { beforeAll, describe, expect, it } from "vitest"
import { MAX_RECEIPTS } from "../../../src/domain/Receipt.ts"
import { installationSecret } from "../../support/Opened.ts"
import { addSent, type Debtor } from "../../support/SentMessages.ts"
import { type Company, type Row, useServer } from "../../support/TestServer.ts"
import { mailgun, postmark, sendGrid, ses, sns } from "./reports.ts"

const server = useServer({ environment: { PUBLIC_URL: "https://pay.example.com" } })
let company: Company
let messages = 0

beforeAll(async () => {
  company = await server.company()
  // The first request makes the token.
  expect((await fetch(`${server.url}/hooks/email/none-yet`, { method: "POST" })).status).toBe(404)
})

/** A message that was sent to a new debtor, and its Message-ID. */
const sent = async () => {
  messages += 1
  const customer = {
    display_name: "Ada",
    email: `Ada.${messages}@example.com`,
    phone_e164: `+49301${String(messages).padStart(5, "0")}`
  }
  const { customer_id } = await company.receivable({ customer })
  const to: Debtor = { ...customer, id: Number(customer_id) }
  const id = `<c${company.id}.m${messages}@pay.example.com>`
  await addSent(server, company, to, { messageId: messages, providerId: id })
  return { id, to }
}

const report = async (body: unknown, type = "application/json") => {
  const token = await installationSecret(server, "email_hook_token")
  const answer = await fetch(`${server.url}/hooks/email/${token}`, {
    method: "POST",
    headers: { "content-type": type },
    body: typeof body === "string" ? body : JSON.stringify(body)
  })
  const json = (await answer.json()) as Row & { readonly error?: { readonly details: ReadonlyArray<Row> } }
  return { status: answer.status, json }
}

/** Amazon SNS sends JSON as text. */
const notify = (message: unknown) => report(sns.notification(message), "text/plain; charset=UTF-8")

/** What the attempt and the customer tell of a message. */
const outcomeOf = async ({ id, to }: { readonly id: string; readonly to: Debtor }) => {
  const [row] = await server.sql(
    `select delivered_at is not null as delivered, error_code, error_message, status
     from reminder_attempts where provider_message_id = $1`,
    [id]
  )
  const { email_status } = await company.read(`/customers/${to.id}`)
  expect(row?.["status"]).toBe("sent")
  return [row?.["delivered"], row?.["error_code"], email_status, row?.["error_message"]]
}

const arrived = [true, null, "allowed", null]
const untouched = [false, null, "allowed", null]
const bounced = (words: string) => [false, "bounced", "suppressed", words]
const complained = (words: string) => [false, "complained", "suppressed", words]
const lost = (words: string) => [false, "undelivered", "allowed", words]
const stopped = [false, "unsubscribed", "opted_out", "The recipient has unsubscribed at the mail provider."]
const HAS_COMPLAINED = "The recipient has complained about the message."
const NOT_DELIVERED = "The mail provider could not deliver the message."

/** Its name, the report about a Message-ID, and what comes of it. */
type Case = readonly [name: string, of: (id: string) => Row, outcome: ReadonlyArray<unknown>]

const postmarkCases: ReadonlyArray<Case> = [
  ["a delivery", postmark.delivery, arrived],
  ["a hard bounce", postmark.hardBounce, bounced("Test bounce details")],
  ["a soft bounce", postmark.softBounce, lost("Mailbox full")],
  ["a complaint", postmark.complaint, complained("Test spam complaint details")],
  ["an unsubscription", postmark.unsubscribed, stopped],
  ["an automatic answer", postmark.autoResponder, untouched],
  ["a reactivation", postmark.reactivated, untouched],
  ["an opened message", postmark.open, untouched]
]

const sendGridCases: ReadonlyArray<Case> = [
  ["processed", sendGrid.processed, untouched],
  ["deferred", sendGrid.deferred, untouched],
  ["delivered", sendGrid.delivered, arrived],
  ["open", sendGrid.open, untouched],
  ["bounce", sendGrid.bounce, bounced("500 unknown recipient")],
  ["a bounce without SendGrid's ids", sendGrid.lateBounce, bounced("550 5.1.1 no such user")],
  ["blocked", sendGrid.blocked, lost("550 5.7.1 content")],
  ["dropped after a bounce", sendGrid.droppedBounced, bounced("Bounced Address")],
  ["dropped after a complaint", sendGrid.droppedSpam, complained("Spam Reporting Address")],
  ["dropped because of a quota", sendGrid.droppedOverQuota, lost("Recipient List over Package Quota")],
  ["spamreport", sendGrid.spamReport, complained(HAS_COMPLAINED)],
  ["unsubscribe", sendGrid.unsubscribe, stopped]
]

const mailgunCases: ReadonlyArray<Case> = [
  ["delivered", mailgun.delivered, arrived],
  ["failed, permanent", mailgun.failed, bounced("Not delivering to previously bounced address")],
  ["failed, temporary", mailgun.failedForNow, untouched],
  ["failed, too old", mailgun.failedLate, lost("Too old")],
  ["complained", mailgun.complained, complained(HAS_COMPLAINED)],
  ["unsubscribed", mailgun.unsubscribed, stopped],
  ["opened", mailgun.opened, untouched]
]

const sesCases: ReadonlyArray<Case> = [
  ["a delivery", ses.delivery, arrived],
  ["a permanent bounce", ses.bounce, bounced("smtp; 550 5.1.1 <jane@example.com>... User")],
  ["a transient bounce", ses.transientBounce, lost(NOT_DELIVERED)],
  ["a complaint", ses.complaint, complained(HAS_COMPLAINED)],
  ["an event of a configuration set", ses.rejectedEvent, lost("Bad content")],
  ["a delay", ses.delayedEvent, untouched],
  ["a bounce without the headers", ses.bounceWithoutHeaders, untouched]
]

const countOf = (outcome: ReadonlyArray<unknown>) =>
  outcome === untouched ? { accepted: 0, ignored: 1 } : { accepted: 1, ignored: 0 }

const senders: ReadonlyArray<
  readonly [name: string, cases: ReadonlyArray<Case>, send: (said: unknown) => ReturnType<typeof report>]
> = [
  ["Postmark", postmarkCases, report],
  ["SendGrid", sendGridCases, (event: unknown) => report([event])],
  ["Mailgun", mailgunCases, report],
  ["Amazon SES by way of Amazon SNS", sesCases, notify],
  ["Amazon SES by raw delivery", sesCases, (message: unknown) => report(message, "text/plain; charset=UTF-8")]
]

describe.each([...senders])("a report of %s", (_, cases, send) => {
  it.each([...cases])("%s", async (_name, of, outcome) => {
    const message = await sent()
    for (const _time of ["said", "said again"]) {
      const { json, status } = await send(of(message.id))
      expect([status, json]).toEqual([200, countOf(outcome)])
      expect(await outcomeOf(message)).toEqual(outcome)
    }
    const blocks = await server.sql(
      "select 1 from audit_log where company_id = $1 and subject_id = $2 and action in ('customer.suppress', 'customer.opt_out')",
      [company.id, message.to.id]
    )
    expect(blocks).toHaveLength(outcome[2] === "allowed" ? 0 : 1)
  })

  it.each([...cases])("%s, of a message that is not of this service", async (_name, of) => {
    for (const id of ["<20260101.1@other.example>", `<c${company.id}.m1@staging.example.com>`, "custom-id"]) {
      const { json, status } = await send(of(id))
      expect([status, json]).toEqual([200, { accepted: 0, ignored: 1 }])
    }
  })
})

describe("a batch of SendGrid", () => {
  it("of every kind is taken together, as large as SendGrid sends it", async () => {
    const [one, two] = [await sent(), await sent()]
    const events = Object.values(sendGrid).map((of) => of("<1@other.example>"))
    const padding = Array.from({ length: 1_500 }, () => sendGrid.processed("<2@other.example>"))
    const batch = [...padding, sendGrid.delivered(one.id), ...events, sendGrid.bounce(two.id)]
    expect(JSON.stringify(batch).length).toBeGreaterThan(300_000)
    const { json } = await report(batch)
    expect(json).toEqual({ accepted: 2, ignored: batch.length - 2 })
    expect(await outcomeOf(one)).toEqual(arrived)
    expect(await outcomeOf(two)).toEqual(bounced("500 unknown recipient"))
  })

  it("beyond the limit, or with an event that is none, is 422, and none is taken", async () => {
    const one = await sent()
    const wrong = await report([
      sendGrid.bounce(one.id),
      { sg_event_id: "x", event: 7 },
      { sg_event_id: "y" }
    ])
    expect([wrong.status, wrong.json.error?.details]).toEqual([
      422,
      [
        { field: "1.event", code: "invalid", message: "1.event must be a text." },
        { field: "2.event", code: "required", message: "2.event is required." }
      ]
    ])
    const many = Array.from({ length: MAX_RECEIPTS + 1 }, () => ({ sg_event_id: "x", event: "open" }))
    expect((await report(many)).status).toBe(422)
    expect(await outcomeOf(one)).toEqual(untouched)
  })
})

describe("Amazon SNS", () => {
  const asks = () => server.log.filter(({ message }) => message.startsWith("Amazon SNS asks to confirm"))

  it("asks to confirm a subscription: the log has its address, and the service does not open it", async () => {
    const url = "https://sns.eu-central-1.amazonaws.com/?Action=ConfirmSubscription&Token=23364"
    const { json, status } = await report(sns.subscription(url), "text/plain; charset=UTF-8")
    expect([status, json]).toEqual([200, { accepted: 0, ignored: 1 }])
    expect(asks().map(({ annotations, level }) => [level, annotations])).toEqual([
      ["WARN", expect.objectContaining({ subscribe_url: url })]
    ])
  })

  it("shows the operator no address of anybody else", async () => {
    const before = asks().length
    for (const url of [
      "http://sns.eu-central-1.amazonaws.com/",
      "https://sns.eu-central-1.amazonaws.com.attacker.example/",
      "https://attacker.example/?sns.eu-central-1.amazonaws.com",
      "https://sns.eu-central-1.amazonaws.com@attacker.example/",
      "https://sns.eu-central-1.amazonaws.com:8443/",
      "not an address"
    ]) {
      const { json, status } = await report(sns.subscription(url))
      expect([status, json.error?.details[0]?.["field"]]).toEqual([422, "SubscribeURL"])
    }
    expect(asks()).toHaveLength(before)
  })

  it("says nothing by a test of its topic or of SES", async () => {
    for (const message of [
      "Successfully validated SNS topic for Amazon SES event publishing.",
      { notificationType: "AmazonSnsSubscriptionSucceeded", message: "You have successfully subscribed" },
      [1, 2],
      "[",
      `{"notificationType":"Bounce","mail":{"headers":${"[".repeat(9_000)}${"]".repeat(9_000)}}}`
    ]) {
      const { json, status } = await notify(message)
      expect([status, json]).toEqual([200, { accepted: 0, ignored: 1 }])
    }
  })

  it("is told once in the log that it leaves out the headers", () => {
    const told = server.log.filter(({ message }) => message.includes("without their Message-ID"))
    expect(told.map(({ annotations }) => annotations["provider"])).toEqual(["ses"])
  })
})

it("what is of nobody's form is 422, and says which forms there are", async () => {
  for (const body of [{}, { event: "bounced" }, "7", "null", '"text"']) {
    const { json, status } = await report(body)
    expect([status, json.error?.details[0]?.["message"]]).toEqual([
      422,
      `body must be an array of at most ${MAX_RECEIPTS} entries, or a report of Postmark, SendGrid, Mailgun or Amazon SES.`
    ])
  }
})

it("the metric counts what was reported by provider and result", async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${server.adminPort}/metrics`)).text()
  for (const provider of ["postmark", "sendgrid", "mailgun", "ses"]) {
    for (const result of ["accepted", "ignored"]) {
      expect(metrics).toMatch(
        new RegExp(`duebook_receipts_total\\{provider="${provider}",result="${result}"\\} [1-9]`)
      )
    }
  }
})
