/** An SMS provider that reports what became of a message before it has answered that it takes it. */
import { Redacted } from "effect"
import { createServer, type ServerResponse } from "node:http"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { signatureOf } from "../../../src/http/pages/Hooks.ts"
import { setPolicy, wideOpen } from "../../support/Debts.ts"
import { waitingForLocks } from "../../support/locks.ts"
import { type Company, type Row, TestServer } from "../../support/TestServer.ts"

const PUBLIC_URL = "https://pay.example.com/reminders"
const AUTH_TOKEN = "secret"
const DUE = "2026-03-12"

/** What the provider reports before it answers, and its answer. */
interface Conduct {
  /** Null for nothing. */
  readonly report: Readonly<Record<string, string>> | null
  readonly answer: (response: ServerResponse, sid: string) => void | Promise<void>
}

const takes: Conduct["answer"] = (response, sid) => {
  response.writeHead(201, { "content-type": "application/json" })
  response.end(JSON.stringify({ sid, status: "queued" }))
}

/** The connection breaks, so nobody knows whether it took the message. */
const breaksOff: Conduct["answer"] = (response) => void response.destroy()

let conduct: Conduct = { report: {}, answer: takes }
let server: TestServer
let company: Company
let messages = 0
/** What the hook answered, and what was stored of the attempt at that moment. */
const early: Array<Row> = []

const attemptOf = async (receivable: number): Promise<Row | undefined> => {
  const [row] = await server.sql(
    `select status, provider_message_id, delivered_at is not null as delivered, error_code from reminder_attempts
     where company_id = $1 and receivable_id = $2 and channel = 'sms'`,
    [company.id, receivable]
  )
  return row
}

/** Reports as Twilio does: to the address that came with the message, and signed with all of it. */
const callBack = async (callback: string, fields: Readonly<Record<string, string>>) => {
  const signature = signatureOf(callback, new Map(Object.entries(fields)), Redacted.make(AUTH_TOKEN))
  const answer = await fetch(callback.replace(PUBLIC_URL, server.url), {
    method: "POST",
    headers: { "x-twilio-signature": signature.toString("base64") },
    body: new URLSearchParams(fields)
  })
  return { status: answer.status, ...((await answer.json()) as Row) }
}

const provider = createServer((request, response) => {
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", async () => {
    const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"))
    messages += 1
    const sid = `SM${messages}`
    const [before] = await server.sql(
      "select status, provider_message_id from reminder_attempts where company_id = $1 and status = 'sending'",
      [company.id]
    )
    const { answer, report } = conduct
    if (report !== null) {
      const told = await callBack(form.get("StatusCallback") ?? "", { ...report, MessageSid: sid })
      early.push({ ...before, ...told })
    }
    await answer(response, sid)
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve))
  const address = provider.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  server = new TestServer({
    worker: true,
    environment: {
      PUBLIC_URL,
      SMS_API_URL: `http://127.0.0.1:${port}/Messages.json`,
      SMS_API_KEY: `AC1:${AUTH_TOKEN}`,
      SMS_FROM: "+4930999999"
    }
  })
  await server.start()
})
afterEach(() => {
  early.length = 0
})
afterAll(async () => {
  await server.stop()
  await new Promise<void>((resolve) => provider.close(() => resolve()))
})

/** Sends one SMS to a new customer of a new company, and waits until its outcome is stored. */
const send = async (how: Conduct, ended: string) => {
  conduct = how
  server.clock.hold("2026-03-10T10:00:00Z")
  company = await server.company({ timezone: "UTC" })
  await setPolicy(server.databaseUrl, company.id, wideOpen([[0, "sms"]]))
  const customer = { display_name: "Ada", phone_e164: "+4915112345678", timezone: "UTC" }
  const { customer_id, id } = await company.receivable({ due_date: DUE, customer })
  server.clock.hold(`${DUE}T10:00:00Z`)
  const status = async () => {
    server.clock.advance(25)
    return (await attemptOf(id))?.["status"]
  }
  await expect.poll(status, { timeout: 20_000, interval: 25 }).toBe(ended)
  const { sms_status } = await company.read(`/customers/${Number(customer_id)}`)
  return { attempt: await attemptOf(id), sms_status }
}

const WHILE_SENDING = {
  status: 200,
  accepted: 1,
  ignored: 0,
  provider_message_id: null
}

it("an arrival that comes first is kept when the outcome is stored", async () => {
  const { attempt } = await send({ report: { MessageStatus: "delivered" }, answer: takes }, "sent")
  expect(early).toEqual([WHILE_SENDING])
  expect(attempt).toEqual({
    status: "sent",
    provider_message_id: `SM${messages}`,
    delivered: true,
    error_code: null
  })
})

it("a bounce that comes first is kept, and the number suppressed", async () => {
  const report = { MessageStatus: "undelivered", ErrorCode: "30005" }
  const { attempt, sms_status } = await send({ report, answer: takes }, "sent")
  expect(early).toEqual([WHILE_SENDING])
  expect([attempt, sms_status]).toEqual([
    { status: "sent", provider_message_id: `SM${messages}`, delivered: false, error_code: "sms_30005" },
    "suppressed"
  ])
})

it("a receipt that is stored while the outcome waits for it is kept", async () => {
  let done = Promise.resolve()
  const answer: Conduct["answer"] = async (response, sid) => {
    // Another transaction, which has stored a receipt and has not committed.
    const storing = Promise.withResolvers<void>()
    done = server.connected(async (client) => {
      await client.query("begin")
      await client.query(
        `update reminder_attempts set error_code = 'sms_30005', error_message = 'Told first', delivered_at = now()
         where company_id = $1 and status = 'sending'`,
        [company.id]
      )
      storing.resolve()
      while ((await client.query(waitingForLocks())).rowCount === 0) await Bun.sleep(10)
      await client.query("commit")
    })
    await storing.promise
    takes(response, sid)
  }
  const { attempt } = await send({ report: null, answer }, "sent")
  await done
  expect(attempt).toEqual({
    status: "sent",
    provider_message_id: `SM${messages}`,
    delivered: true,
    error_code: "sms_30005"
  })
})

// The last, because a lost connection counts against the channel.
it("of a message whose outcome nobody learns, the report tells that it arrived, and its id", async () => {
  const { attempt } = await send({ report: { MessageStatus: "delivered" }, answer: breaksOff }, "unknown")
  expect(early).toEqual([WHILE_SENDING])
  expect(attempt).toEqual({
    status: "unknown",
    provider_message_id: `SM${messages}`,
    delivered: true,
    error_code: "sms_connection_lost"
  })
})
