/** Opt-outs over the API, and what providers report at the hooks, over HTTP on PostgreSQL (contract §5.4). */
import { Effect, Fiber, Redacted } from "effect"
import { Client } from "pg"
import { beforeAll, describe, expect, it } from "vitest"
import {
  makeBounded,
  MAX_AT_ONCE,
  MAX_CALLBACK_BYTES,
  MAX_REPORT_BYTES,
  MAX_WAITING,
  signatureOf
} from "../../../src/http/pages/Hooks.ts"
import { MAX_RECEIPTS } from "../../../src/domain/Receipt.ts"
import { TOKEN_MILLIS } from "../../../src/services/reminders/HookTokens.ts"
import { SettingsRepo } from "../../../src/repos/installation/Settings.ts"
import { TestApp } from "../../../src/testing/Testing.ts"
import { type Company, type Row, useServer } from "../../support/TestServer.ts"
import { installationSecret } from "../../support/Opened.ts"
import { addSent, type Debtor } from "../../support/SentMessages.ts"
import { addMessage } from "../../support/Attempts.ts"

const AUTH_TOKEN = "secret:with-colon"
const server = useServer({
  environment: { SMS_API_KEY: `AC1:${AUTH_TOKEN}`, PUBLIC_URL: "https://pay.example.com/reminders/" }
})
let company: Company
let people = 0

/** A new customer with addresses that nobody else has. */
const debtor = async (of = company, fields: Row = {}): Promise<Debtor> => {
  people += 1
  const customer = {
    display_name: "Ada",
    email: `Ada.${people}@example.com`,
    phone_e164: `+49301${String(people).padStart(5, "0")}`,
    ...fields
  }
  const { customer_id } = await of.receivable({ customer })
  return { ...customer, id: Number(customer_id) } as unknown as Debtor
}

const statusOf = async ({ id }: Debtor, of = company) => {
  const { email_status, sms_status, version } = await of.read(`/customers/${id}`)
  return [email_status, sms_status, version]
}

const audited = ({ id }: Debtor, of = company) =>
  server.sql(
    `select actor, action, details from audit_log
     where company_id = $1 and subject_id = $2 and action like 'customer.%' order by audit_id`,
    [of.id, id]
  )

let messages = 0

/** A message that was sent to a debtor under this id of its provider; the Message-ID of an e-mail has its number. */
const sent = async (
  to: Debtor,
  providerId: string,
  channel: "email" | "sms" = "email",
  of = company,
  debts = 1
) => {
  messages += 1
  const messageId = Number(/\.m([0-9]+)@/.exec(providerId)?.[1] ?? 1_000_000 + messages)
  await addSent(server, of, to, { messageId, providerId, channel, debts })
  return messageId
}

const attemptOf = async (providerId: string) => {
  const [row] = await server.sql(
    `select delivered_at is not null as delivered, error_code, error_message, status
     from reminder_attempts where provider_message_id = $1`,
    [providerId]
  )
  return row
}

const hook = async (channel: "email" | "sms", init: RequestInit, token?: string, query = "") => {
  const own = await installationSecret(server, `${channel}_hook_token`)
  const path = `/hooks/${channel}/${token ?? own ?? "none-yet"}${query}`
  const answer = await fetch(server.url + path, { method: "POST", ...init })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, json: text === "" ? null : JSON.parse(text), path }
}

const json = (body: unknown) => ({
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body)
})

const report = (body: unknown) => hook("email", json(body))

/** What Twilio sends, signed as Twilio signs it: the whole address, with the query. */
const callback = async (
  fields: Readonly<Record<string, string>>,
  { key = AUTH_TOKEN, query = "", signedQuery = query }: Readonly<Record<string, string>> = {}
) => {
  const token = await installationSecret(server, "sms_hook_token")
  const url = `https://pay.example.com/reminders/hooks/sms/${token}${signedQuery}`
  const signature = signatureOf(url, new Map(Object.entries(fields)), Redacted.make(key))
  const headers = { "x-twilio-signature": signature.toString("base64") }
  return hook("sms", { headers, body: new URLSearchParams(fields) }, undefined, query)
}

beforeAll(async () => {
  company = await server.company()
  // The first request makes the tokens.
  for (const channel of ["email", "sms"] as const) expect((await hook(channel, {})).status).toBe(404)
})

const asked = (channel: string, why = "Asked for it") => ({ channel, reason: why })

describe("POST opt-out and opt-in", () => {
  it("change the status of the address for every customer who has it, and no version", async () => {
    const ada = await debtor()
    const path = `/customers/${ada.id}`
    const out = await company.post(`${path}/opt-out`, asked("email"))
    expect([out.status, out.data]).toEqual([
      200,
      { id: ada.id, email_status: "opted_out", sms_status: "allowed", version: "v1" }
    ])
    const again = await debtor(company, { email: ada.email.toUpperCase() })
    expect(await statusOf(again)).toEqual(["opted_out", "allowed", "v1"])
    const { rows } = await company.get("/customers?per_page=100")
    expect(rows.find(({ id }) => id === again.id)).toMatchObject({ email_status: "opted_out" })
    const other = await server.company()
    expect(await statusOf(await debtor(other, { email: ada.email }), other)).toEqual([
      "allowed",
      "allowed",
      "v1"
    ])

    const back = await company.post(`/customers/${again.id}/opt-in`, asked("email", "Changed her mind"))
    expect(back.data).toMatchObject({ id: again.id, email_status: "allowed" })
    expect(await statusOf(ada)).toEqual(["allowed", "allowed", "v1"])
    expect(await audited(ada)).toEqual([
      { actor: "api_key", action: "customer.opt_out", details: asked("email") }
    ])
  })

  it("said twice change nothing, and are audited once", async () => {
    const ada = await debtor()
    const path = `/customers/${ada.id}`
    for (const move of ["opt-out", "opt-out", "opt-in", "opt-in"]) {
      const answer = await company.post(`${path}/${move}`, asked("sms"))
      const sms_status = move === "opt-out" ? "opted_out" : "allowed"
      expect([answer.status, answer.data["sms_status"]]).toEqual([200, sms_status])
    }
    expect((await audited(ada)).map(({ action }) => action)).toEqual(["customer.opt_out", "customer.opt_in"])
    expect(await server.sql("select 1 from blocked_addresses where address = $1", [ada.phone_e164])).toEqual(
      []
    )
  })

  it("are 409 without an address on the channel, and store nothing", async () => {
    const bare = await debtor(company, { email: undefined, phone_e164: undefined })
    for (const [move, channel] of [
      ["opt-out", "email"],
      ["opt-in", "sms"]
    ] as const) {
      const answer = await company.post(`/customers/${bare.id}/${move}`, asked(channel))
      expect([answer.status, answer.code, answer.details]).toEqual([
        409,
        "invalid_transition",
        { status: "none" }
      ])
    }
    expect(await audited(bare)).toEqual([])
  })

  it("a PATCH to another address answers with the status of that one", async () => {
    const [gone, ada] = [await debtor(), await debtor()]
    await company.post(`/customers/${gone.id}/opt-out`, asked("email"))
    const answer = await company.patch(`/customers/${ada.id}`, { expected_version: "v1", email: gone.email })
    expect(answer.data).toMatchObject({ email_status: "opted_out", version: "v2" })
  })
})

describe("POST /hooks/email/{token}", () => {
  it("keeps arrivals and bounces with the attempts of the message, and counts ids that it does not know", async () => {
    const [ada, bob, eve] = [await debtor(), await debtor(), await debtor()]
    const id = (n: number) => `<c${company.id}.m${n}@reminders.example.com>`
    await sent(ada, id(1))
    await sent(bob, id(2))
    await sent(eve, id(3))
    const answer = await report([
      { provider_message_id: id(1), event: "delivered" },
      { provider_message_id: id(2).slice(1, -1), event: "bounced", detail: "550 5.1.1\r\nno such user" },
      { provider_message_id: id(3), event: "complained", detail: null },
      { provider_message_id: id(4), event: "bounced" },
      { provider_message_id: "<20260101.1@other.example.com>", event: "bounced" },
      { provider_message_id: "<c999999.m1@reminders.example.com>", event: "bounced" }
    ])
    expect([answer.status, answer.json]).toEqual([200, { accepted: 3, ignored: 3 }])
    const kept = { status: "sent", delivered: false }
    expect(await attemptOf(id(1))).toEqual({
      status: "sent",
      delivered: true,
      error_code: null,
      error_message: null
    })
    expect(await attemptOf(id(2))).toEqual({
      ...kept,
      error_code: "bounced",
      error_message: "550 5.1.1 no such user"
    })
    expect(await attemptOf(id(3))).toMatchObject({ ...kept, error_code: "complained" })
    expect(await statusOf(ada)).toEqual(["allowed", "allowed", "v1"])
    expect(await statusOf(bob)).toEqual(["suppressed", "allowed", "v1"])
    expect(await statusOf(eve)).toEqual(["suppressed", "allowed", "v1"])
    expect(await audited(bob)).toEqual([
      {
        actor: "system",
        action: "customer.suppress",
        details: { channel: "email", reason: "bounced", detail: "550 5.1.1 no such user" }
      }
    ])
    const listed = (await company.get(`/reminder-attempts?customer_id=${bob.id}`)).rows
    expect(listed.find((row) => row["provider_message_id"] === id(2))).toMatchObject({
      status: "sent",
      error: { code: "bounced", message: "550 5.1.1 no such user" }
    })

    await report([{ provider_message_id: id(2), event: "bounced", detail: "said again" }])
    expect(await audited(bob)).toHaveLength(1)
    await company.post(`/customers/${bob.id}/opt-in`, asked("email", "The mailbox works again"))
    expect(await statusOf(bob)).toEqual(["allowed", "allowed", "v1"])
  })

  it("takes several events of one message together: the last error, and a complaint before a bounce", async () => {
    const ada = await debtor()
    const id = `<c${company.id}.m300@reminders.example.com>`
    await sent(ada, id, "email", company, 2)
    const events = ["delivered", "complained", "bounced"]
    const { json } = await report(events.map((event) => ({ provider_message_id: id, event })))
    expect(json).toEqual({ accepted: 3, ignored: 0 })
    const rows = await server.sql(
      "select delivered_at is not null as delivered, error_code from reminder_attempts where provider_message_id = $1",
      [id]
    )
    const kept = { delivered: true, error_code: "bounced" }
    expect(rows).toEqual([kept, kept])
    const [blocked] = await server.sql(
      "select suppressed_for, opted_out_at from blocked_addresses where company_id = $1 and address = $2",
      [company.id, ada.email.toLowerCase()]
    )
    expect(blocked).toEqual({ suppressed_for: "complained", opted_out_at: null })
  })

  it("locks addresses in one order and the digest last, so that batches do not wait for each other", async () => {
    const people = [await debtor(), await debtor(), await debtor()]
    const [one, two, three] = people.map(({ email }) => email.toLowerCase()).toSorted()
    const events = [three, one, two].map((email, index) => ({
      debtor: people.find((each) => each.email.toLowerCase() === email),
      provider_message_id: `<c${company.id}.m${600 + index}@reminders.example.com>`
    }))
    for (const { debtor: to, provider_message_id } of events) {
      if (to !== undefined) await sent(to, provider_message_id)
    }
    await server.sql("delete from digests_due where company_id = $1", [company.id])
    const other = new Client({ connectionString: server.databaseUrl })
    await other.connect()
    try {
      const block = (email: string | undefined) =>
        other.query(
          `insert into blocked_addresses (company_id, channel, address, opted_out_at) values ($1, 'email', $2, now())`,
          [company.id, email]
        )
      await other.query("begin")
      await other.query("set local lock_timeout = '2s'")
      // Of a deadlock this transaction is the one that fails, so that the test never passes by the other's second try.
      await other.query("set local deadlock_timeout = '10ms'")
      await block(two)
      const answer = report(
        events.map(({ provider_message_id }) => ({ provider_message_id, event: "bounced" }))
      )
      const waiting = async () =>
        (
          await server.sql(
            `select 1 from pg_locks l join pg_stat_activity a using (pid)
             where not l.granted and l.locktype = 'transactionid' and a.datname = current_database()`
          )
        ).length
      await expect.poll(waiting, { interval: 20 }).toBe(1)
      await block(three)
      await other.query(
        "insert into digests_due (company_id, due_at, on_test_clock) values ($1, now(), false)",
        [company.id]
      )
      await other.query("rollback")
      expect((await answer).json).toEqual({ accepted: 3, ignored: 0 })
    } finally {
      await other.end()
    }
    for (const each of people) expect(await statusOf(each)).toEqual(["suppressed", "allowed", "v1"])
    const told = await server.sql(
      "select 1 from digest_events where company_id = $1 and kind = 'bounced' and customer_id = any ($2)",
      [company.id, people.map(({ id }) => id)]
    )
    expect(told).toHaveLength(3)
  })

  it("keeps what came back about a bill, and suppresses no address for it", async () => {
    const { id: payable } = await company.payable()
    const [attempt] = await server.sql<{ id: number }>(
      `update reminder_attempts set recipient = 'owner@example.com, admin@example.com', provider_message_id = $3,
         status = 'sent', due_at = null where company_id = $1 and payable_id = $2 returning attempt_id::int as id`,
      [company.id, payable, `<c${company.id}.m401@reminders.example.com>`]
    )
    // Each member gets a message, and the attempt has the id of the last.
    for (const [messageId, recipient] of [
      [400, "owner@example.com"],
      [401, "admin@example.com"]
    ] as const) {
      await addMessage(server, company.id, [attempt?.id ?? 0], {
        message_id: messageId,
        payable_id: payable,
        recipient,
        provider_message_id: `<c${company.id}.m${messageId}@reminders.example.com>`
      })
    }
    const id = `<c${company.id}.m400@reminders.example.com>`
    const { json } = await report([{ provider_message_id: id, event: "bounced" }])
    expect(json).toEqual({ accepted: 1, ignored: 0 })
    expect(await attemptOf(`<c${company.id}.m401@reminders.example.com>`)).toMatchObject({
      error_code: "bounced",
      error_message: "The message bounced."
    })
    const blocked = await server.sql("select 1 from blocked_addresses where address like 'owner@%'")
    expect(blocked).toEqual([])
  })

  it("believes no Message-ID about another company", async () => {
    const other = await server.company()
    const theirs = await debtor(other)
    const id = `<c${company.id}.m77@reminders.example.com>`
    await sent(theirs, id, "email", other)
    expect((await report([{ provider_message_id: id, event: "bounced" }])).json).toEqual({
      accepted: 0,
      ignored: 1
    })
    expect(await statusOf(theirs, other)).toEqual(["allowed", "allowed", "v1"])
  })

  it("is 422 for wrong entries, names each, and takes none", async () => {
    const ada = await debtor()
    const id = `<c${company.id}.m501@reminders.example.com>`
    await sent(ada, id)
    const good = { provider_message_id: id, event: "bounced" }
    const wrong = async (body: unknown) => {
      const { json, status } = await report(body)
      expect([status, json.error.code]).toEqual([422, "validation_failed"])
      return json.error.details.map(({ field }: { readonly field: string }) => field)
    }
    expect(await wrong([good, { event: "opened" }, { ...good, detail: 1, more: 2 }])).toEqual([
      "1.provider_message_id",
      "1.event",
      "2.more",
      "2.detail"
    ])
    expect(await wrong(good)).toEqual(["body"])
    expect(await wrong([7])).toEqual(["0"])
    const many = Array.from({ length: MAX_RECEIPTS + 1 }, () => ({
      provider_message_id: "x",
      event: "bounced"
    }))
    expect(await wrong(many)).toEqual(["body"])
    expect(await statusOf(ada)).toEqual(["allowed", "allowed", "v1"])
    expect((await report([])).json).toEqual({ accepted: 0, ignored: 0 })
    expect((await report(many.slice(1))).json).toEqual({ accepted: 0, ignored: MAX_RECEIPTS })
  })

  it("is 413, 415 and 400 for bodies that are too large, of another type and not JSON", async () => {
    const large = await report(`["${"x".repeat(MAX_REPORT_BYTES)}"]`)
    expect([large.status, large.json.error.message]).toEqual([413, "The report is larger than 1 MiB."])
    expect((await hook("email", { body: new URLSearchParams({ event: "delivered" }) })).status).toBe(415)
    const broken = await report("[")
    expect([broken.status, broken.json.error.code]).toEqual([400, "malformed_request"])
  })
})

describe("POST /hooks/sms/{token}", () => {
  const cases = [
    ["delivered", "", { delivered: true, error_code: null }, "allowed"],
    ["undelivered", "30003", { delivered: false, error_code: "sms_30003" }, "allowed"],
    ["undelivered", "30005", { delivered: false, error_code: "sms_30005" }, "suppressed"],
    ["failed", "30006", { delivered: false, error_code: "sms_30006" }, "suppressed"],
    ["failed", "21610", { delivered: false, error_code: "sms_21610" }, "opted_out"],
    ["failed", "", { delivered: false, error_code: "sms_failed" }, "allowed"]
  ] as const

  it.each(cases)("%s %s", async (MessageStatus, ErrorCode, kept, status) => {
    const ada = await debtor()
    const MessageSid = `SM${people}`
    await sent(ada, MessageSid, "sms")
    const fields = {
      MessageSid,
      To: ada.phone_e164,
      SmsStatus: MessageStatus,
      ...(ErrorCode === "" ? {} : { ErrorCode })
    }
    const onTheWay = await callback({ ...fields, MessageStatus: "queued" })
    expect([onTheWay.status, onTheWay.json]).toEqual([200, { accepted: 0, ignored: 1 }])
    const answer = await callback({ ...fields, MessageStatus })
    expect([answer.status, answer.json]).toEqual([200, { accepted: 1, ignored: 0 }])
    expect(await attemptOf(MessageSid)).toMatchObject({ ...kept, status: "sent" })
    expect(await statusOf(ada)).toEqual(["allowed", status, "v1"])
  })

  it("checks the signature, and ignores a message that it does not know", async () => {
    const ada = await debtor()
    await sent(ada, "SMsigned", "sms")
    const fields = { MessageSid: "SMsigned", MessageStatus: "failed", ErrorCode: "21610" }
    const body = new URLSearchParams(fields)
    expect((await hook("sms", { body })).status).toBe(403)
    expect((await hook("sms", { body, headers: { "x-twilio-signature": "AAAA" } })).status).toBe(403)
    const forged = await callback(fields, { key: "another key" })
    expect([forged.status, forged.json.error.code]).toEqual([403, "forbidden"])
    expect(await statusOf(ada)).toEqual(["allowed", "allowed", "v1"])
    expect((await callback({ ...fields, MessageSid: "SMunknown" })).json).toEqual({ accepted: 0, ignored: 1 })
    expect((await callback({ MessageStatus: "failed" })).json.error.details[0].field).toBe("MessageSid")
    expect((await callback({ ...fields, Body: "x".repeat(MAX_CALLBACK_BYTES) })).status).toBe(413)
  })

  const named = (messageId: number, of = company) => `?message=c${of.id}.m${messageId}`

  it("believes the name of a message while nobody knows the provider's id of it, and keeps that id", async () => {
    const ada = await debtor()
    await addSent(server, company, ada, {
      messageId: 7_001,
      channel: "sms",
      providerId: null,
      status: "sending"
    })
    const fields = { MessageSid: "SMearly", MessageStatus: "undelivered", ErrorCode: "30005" }
    expect((await callback(fields)).json).toEqual({ accepted: 0, ignored: 1 })
    const query = named(7_001)
    for (const _ of ["told", "told again"]) {
      expect((await callback(fields, { query })).json).toEqual({ accepted: 1, ignored: 0 })
    }
    expect(await attemptOf("SMearly")).toMatchObject({ status: "sending", error_code: "sms_30005" })
    expect(await statusOf(ada)).toEqual(["allowed", "suppressed", "v1"])
    expect(await audited(ada)).toHaveLength(1)
  })

  it("believes no name of a message that has another id, is another company's, is an e-mail or was not sent", async () => {
    const other = await server.company()
    const [ada, bob, eve] = [await debtor(), await debtor(other), await debtor()]
    await addSent(server, company, ada, { messageId: 7_011, channel: "sms", providerId: "SMknown" })
    await addSent(server, other, bob, {
      messageId: 7_012,
      channel: "sms",
      providerId: null,
      status: "sending"
    })
    await addSent(server, company, eve, { messageId: 7_013, providerId: null, status: "sending" })
    const fields = { MessageSid: "SMforeign", MessageStatus: "failed", ErrorCode: "21610" }
    for (const query of [named(7_011), named(7_012), named(7_013), named(7_999)]) {
      const { json, status } = await callback(fields, { query })
      expect([status, json]).toEqual([200, { accepted: 0, ignored: 1 }])
    }
    for (const [each, of] of [
      [ada, company],
      [bob, other],
      [eve, company]
    ] as const) {
      expect(await statusOf(each, of)).toEqual(["allowed", "allowed", "v1"])
    }
    const right = { MessageSid: "SMright", MessageStatus: "failed", ErrorCode: "21610" }
    expect((await callback(right, { query: named(7_012, other) })).json).toEqual({ accepted: 1, ignored: 0 })
    expect(await statusOf(bob, other)).toEqual(["allowed", "opted_out", "v1"])
  })

  it("checks the signature with the name of the message, and refuses what is no name", async () => {
    const ada = await debtor()
    await addSent(server, company, ada, { messageId: 7_021, channel: "sms", providerId: "SMqueried" })
    const fields = { MessageSid: "SMqueried", MessageStatus: "failed", ErrorCode: "21610" }
    for (const signedQuery of ["", named(7_022)]) {
      expect((await callback(fields, { query: named(7_021), signedQuery })).status).toBe(403)
    }
    expect(await statusOf(ada)).toEqual(["allowed", "allowed", "v1"])
    for (const name of ["c1", "7021", "", "c0.m1", `c1.m${"9".repeat(17)}`]) {
      const { json, status } = await callback(fields, { query: `?message=${name}` })
      expect([status, json.error.details]).toEqual([
        422,
        [{ field: "message", code: "invalid", message: "message must be the name of a message." }]
      ])
    }
    const { json } = await callback(fields, { query: named(7_021) })
    expect(json).toEqual({ accepted: 1, ignored: 0 })
  })

  it("signs as Twilio's own example does", () => {
    // https://www.twilio.com/docs/usage/security
    const fields = {
      CallSid: "CA1234567890ABCDE",
      Caller: "+12349013030",
      Digits: "1234",
      From: "+12349013030",
      To: "+18005551212"
    }
    const url = "https://mycompany.com/myapp.php?foo=1&bar=2"
    const signature = signatureOf(url, new Map(Object.entries(fields)), Redacted.make("12345"))
    expect(signature.toString("base64")).toBe("0/KCTR6DLpKmkAf8muzZqo1nDgQ=")
  })
})

describe("in memory, without SMS_API_KEY", () => {
  it("callbacks are not checked for a signature", async () => {
    const answers = await Effect.runPromise(
      Effect.gen(function* () {
        const app = yield* TestApp
        const token = yield* Effect.flatMap(SettingsRepo, (repo) => repo.secret("sms_hook_token", "t", 0))
        const body = new URLSearchParams({ MessageSid: "SM1", MessageStatus: "failed", ErrorCode: "30005" })
        const post = (path: string) => app.fetch(path, { method: "POST", body })
        return [yield* post(`/hooks/sms/${token}`), yield* post("/hooks/sms/wrong")]
      }).pipe(Effect.provide(TestApp.layer()))
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
    expect(await answers[0]?.json()).toEqual({ accepted: 0, ignored: 1 })
  })
})

it("so many hooks are worked on and wait, more are answered 503, and places come back", () =>
  Effect.runPromise(
    Effect.gen(function* () {
      const bounded = makeBounded()
      let begun = 0
      const stuck = Effect.zipRight(
        Effect.sync(() => (begun += 1)),
        Effect.never
      )
      const fibers = yield* Effect.replicateEffect(Effect.fork(bounded(stuck)), MAX_AT_ONCE + MAX_WAITING)
      yield* Effect.sleep(10)
      expect(begun).toBe(MAX_AT_ONCE)
      expect(yield* Effect.flip(bounded(Effect.void))).toMatchObject({
        _tag: "ServiceUnavailable",
        details: { reason: "overloaded" }
      })
      yield* Fiber.interruptAll(fibers)
      expect(yield* bounded(Effect.succeed("in"))).toBe("in")
    })
  ))

describe("the token", () => {
  it("is the only way in, also while the gate is closed; nothing is logged of it", async () => {
    for (const channel of ["email", "sms"] as const) {
      for (const token of ["x", "0".repeat(48), "%00", "x".repeat(5_000)]) {
        const { json, status } = await hook(channel, {}, token)
        expect([status, json.error.code]).toEqual([404, "not_found"])
      }
    }
    await server.setGate(false)
    const open = await report([])
    await server.setGate(true)
    expect(open.status).toBe(200)
    expect((await fetch(server.url + open.path)).status).toBe(405)
    const token = open.path.slice(-48)
    expect(server.log.map((line) => JSON.stringify(line)).join("\n")).not.toContain(token)
    const metrics = await (await fetch(`http://127.0.0.1:${server.adminPort}/metrics`)).text()
    expect(metrics).toMatch(/duebook_http_requests_total\{[^}]*route="\/hooks\/email\/:token"[^}]*\} [1-9]/)
    expect(metrics).not.toContain(token)
  })

  it("is refused soon after it was replaced", async () => {
    const before = (await report([])).path.slice(-48)
    await server.sql(`update settings set value = '{"secret": "another"}' where name = 'email_hook_token'`)
    await new Promise((resolve) => setTimeout(resolve, TOKEN_MILLIS + 100))
    expect((await hook("email", json([]), before)).status).toBe(404)
    expect((await report([])).status).toBe(200)
  }, 20_000)
})
