/** People's answers on their way: who gets them, what they say, and what becomes of each. */
import { Effect, Layer, Redacted } from "effect"
import { describe, expect, it } from "vitest"
import * as App from "../../../src/App.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { MailChannel } from "../../../src/reminders/send/MailChannel.ts"
import { ReplySender } from "../../../src/reminders/send/ReplySender.ts"
import {
  type Outcome,
  type OutgoingMessage,
  type Transport,
  Transports
} from "../../../src/reminders/transports/Transport.ts"
import { DebtorLinks } from "../../../src/services/customers/DebtorLinks.ts"
import { PublicUrl } from "../../../src/services/installation/PublicUrl.ts"
import { setFacts } from "../../support/Debtor.ts"
import { sealing } from "../../support/secretKeys.ts"
import { type Company, type Row, useServer } from "../../support/TestServer.ts"

const server = useServer()

const ADA: Row = { display_name: "Ada Lovelace", email: "Ada@example.com", preferred_locale: "de" }

/** A company with an answer that is due. */
const answering = async (
  customer: Row = ADA
): Promise<{ readonly company: Company; readonly id: number }> => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  await setFacts(server, company.id)
  const debt = await company.receivable({ customer, external_reference: "INV-7" })
  const [row] = await server.sql<{ id: number }>(
    `insert into replies (company_id, customer_id, receivable_id, text, answers, created_at, queued_at, due_at)
     values ($1, $2, $3, E'It is on its way.\\n\\nSorry.', 'It never <b>came</b>', now(), now(), now())
     returning reply_id::int as id`,
    [company.id, debt["customer_id"], debt.id]
  )
  return { company, id: row?.id ?? 0 }
}

/** One round of a sender; what it has handed over. */
const round = async (
  email: Transport | ((message: OutgoingMessage) => Outcome)
): Promise<ReadonlyArray<OutgoingMessage>> => {
  const handedOver: Array<OutgoingMessage> = []
  const transport: Transport =
    typeof email === "function"
      ? {
          _tag: "Provider",
          provider: {
            send: (message) =>
              Effect.sync(() => {
                handedOver.push(message)
                return email(message)
              })
          }
        }
      : email
  await Effect.runPromise(
    Effect.flatMap(ReplySender, ({ sendDue }) => sendDue).pipe(
      Effect.provide(
        ReplySender.layer.pipe(
          Layer.provide(Layer.succeed(Transports, { email: transport, sms: { _tag: "Off" } })),
          Layer.provide(DebtorLinks.layer),
          Layer.provide(App.writes),
          Layer.provide(Layer.succeed(PublicUrl, { url: "https://duebook.example" })),
          Layer.provide(Layer.succeed(MailChannel, { here: null })),
          Layer.provide(App.repos),
          Layer.provide(sealing),
          Layer.provide(
            Database.layer({
              url: Redacted.make(server.databaseUrl),
              size: 4,
              maxWaiting: 100,
              applicationName: "duebook-test"
            })
          )
        )
      ),
      Effect.scoped
    )
  )
  return handedOver
}

const stored = async (company: Company) => {
  const [row] = await server.sql<Record<string, unknown>>(
    `select status, due_at is null as is_over, try_count, sent_at is not null as is_sent, captured, error_code, subject, body, recipient
     from replies where company_id = $1`,
    [company.id]
  )
  return row
}

const sentByProvider = (): Outcome => ({ _tag: "Sent", providerMessageId: null })

describe("an answer", () => {
  it("leaves once, in the customer's language, with what it answers, and to be answered at the company's address", async () => {
    const { company } = await answering()
    const [message, ...others] = await round(sentByProvider)
    expect(others).toEqual([])
    expect(message).toMatchObject({
      companyId: company.id,
      channel: "email",
      recipients: ["Ada@example.com"],
      recipientName: "Ada Lovelace",
      sender: "Analytische Maschinen GmbH",
      replyTo: "buchhaltung@maschinen.example",
      locale: "de",
      subject: "Ihre Nachricht zu INV-7",
      optOutUrl: null,
      isPersonal: true
    })
    expect(message?.text).toContain("Guten Tag Ada Lovelace,\n\nIt is on its way.\n\nSorry.\n")
    expect(message?.text).toContain("Sie haben geschrieben")
    expect(message?.text).toContain("It never <b>came</b>")
    expect(message?.html).not.toContain("<b>came")
    expect(message?.text).toMatch(/https:\/\/duebook\.example\/p\/\S+/)
    expect(await stored(company)).toMatchObject({
      status: "sent",
      is_over: true,
      is_sent: true,
      captured: false,
      subject: "Ihre Nachricht zu INV-7"
    })
    expect(await round(sentByProvider)).toEqual([])
  })

  it.each<[string, Outcome, Row]>([
    ["Rejected", { _tag: "Rejected", code: "550", message: "No" }, { status: "failed", is_over: true }],
    ["Lost", { _tag: "Lost", code: "timeout", message: "Who knows" }, { status: "unknown", is_over: true }],
    ["Deferred", { _tag: "Deferred", code: "451", message: "Later" }, { status: "queued", is_over: false }],
    ["Faulted", { _tag: "Faulted", code: "535", message: "Login" }, { status: "queued", is_over: false }]
  ])("that is %s is not sent again at once", async (_, outcome, expected) => {
    const { company } = await answering()
    expect(await round(() => outcome)).toHaveLength(1)
    expect(await stored(company)).toMatchObject({ ...expected, try_count: 1, is_sent: false })
    expect(await round(sentByProvider)).toEqual([])
  })

  it("that was not taken is tried again under the same number, and given up after a day", async () => {
    const { company } = await answering()
    const later = (): Outcome => ({ _tag: "Deferred", code: "451", message: "Later" })
    const [first] = await round(later)
    await server.sql("update replies set due_at = now() where company_id = $1", [company.id])
    const [second] = await round(later)
    expect(second?.messageId).toBe(first?.messageId)
    await server.sql(
      "update replies set due_at = now(), queued_at = now() - interval '1 day' where company_id = $1",
      [company.id]
    )
    await round(later)
    expect(await stored(company)).toMatchObject({ status: "failed", is_over: true, error_code: "451" })
  })

  it("of a sender that has not come back may have arrived, and is not sent again", async () => {
    const { company, id } = await answering()
    await server.sql("update replies set status = 'sending' where company_id = $1 and reply_id = $2", [
      company.id,
      id
    ])
    expect(await round(sentByProvider)).toEqual([])
    expect(await stored(company)).toMatchObject({ status: "unknown", is_over: true })
  })

  it("is left to other senders while one is busy with another answer, and none is taken for lost", async () => {
    const { company } = await answering()
    await server.sql(
      `insert into replies (company_id, customer_id, receivable_id, text, created_at, queued_at, due_at)
       select company_id, customer_id, receivable_id, 'More', now(), now(), due_at from replies where company_id = $1`,
      [company.id]
    )
    const others: Array<OutgoingMessage> = []
    const own: Array<OutgoingMessage> = []
    await round({
      _tag: "Provider",
      provider: {
        send: (message) =>
          Effect.promise(async () => {
            own.push(message)
            // The first takes longer than a lease, but for its own.
            if (own.length === 1) {
              await server.sql(
                "update replies set due_at = due_at - interval '2 minutes' where company_id = $1 and message_id is null and status = 'sending'",
                [company.id]
              )
              others.push(...(await round(sentByProvider)))
            }
            return sentByProvider()
          })
      }
    })
    expect([own.length, others.length]).toEqual([1, 1])
    expect(await server.sql("select status from replies where company_id = $1", [company.id])).toEqual([
      { status: "sent" },
      { status: "sent" }
    ])
  })

  it("is not sent where the address is gone by then", async () => {
    const { company } = await answering()
    await server.sql("update customers set email = null where company_id = $1", [company.id])
    expect(await round(sentByProvider)).toEqual([])
    expect(await stored(company)).toMatchObject({ status: "failed", error_code: "no_address" })
  })

  it("waits without a provider, and is kept where messages are captured, among the others", async () => {
    const { company, id } = await answering()
    await round({ _tag: "Off" })
    expect(await stored(company)).toMatchObject({ status: "queued", error_code: "no_channel" })
    await server.sql("update replies set due_at = now() where company_id = $1", [company.id])
    await round({ _tag: "Capture" })
    expect(await stored(company)).toMatchObject({
      status: "sent",
      captured: true,
      recipient: "Ada@example.com"
    })
    const { ReminderMessages } = await import("../../../src/repos/reminders/ReminderMessages.ts")
    const captured = await Effect.runPromise(
      Effect.flatMap(ReminderMessages, (messages) => messages.captured(company.id, null, 10)).pipe(
        Effect.provide(
          Layer.provide(
            ReminderMessages.layer,
            Database.layer({
              url: Redacted.make(server.databaseUrl),
              size: 1,
              maxWaiting: 10,
              applicationName: "duebook-test"
            })
          )
        ),
        Effect.scoped
      )
    )
    expect(captured).toMatchObject([
      { replyId: id, attemptIds: [], channel: "email", subject: "Ihre Nachricht zu INV-7" }
    ])
  })
})
