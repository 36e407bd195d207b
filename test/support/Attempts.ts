/** Reminders and messages as rows, for tests of what shows them. */
import type { Row } from "./Answer.ts"
import type { TestServer } from "./TestServer.ts"

const insert = async (server: TestServer, table: string, id: string, row: Row): Promise<number> => {
  const names = Object.keys(row)
  const [made] = await server.sql(
    `insert into ${table} (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})
     returning ${id}::int as id`,
    Object.values(row)
  )
  return Number(made?.["id"])
}

const ended: ReadonlyArray<unknown> = ["sent", "failed", "skipped", "cancelled", "unknown"]

/** A reminder of a receivable of the company; by default an e-mail that was sent on 1 March 2026. */
export const addAttempt = (
  server: TestServer,
  companyId: number,
  receivable: Row,
  fields: Row = {}
): Promise<number> => {
  const { status = "sent" } = fields
  return insert(server, "reminder_attempts", "attempt_id", {
    company_id: companyId,
    receivable_id: receivable["id"],
    customer_id: receivable["customer_id"],
    step: 0,
    offset_days: -3,
    cycle: 9,
    due_date: receivable["due_date"],
    channel: "email",
    locale: "en",
    timezone: "UTC",
    recipient: "ada@example.com",
    scheduled_for: "2026-03-01T08:00:00Z",
    expires_at: "2026-03-04T08:00:00Z",
    currency: "EUR",
    status,
    due_at: ended.includes(status) ? null : "2026-03-01T08:00:00Z",
    created_at: "2026-02-01T00:00:00Z",
    updated_at: "2026-02-01T00:00:00Z",
    ...fields
  })
}

/** Stores the message of reminders. */
export const addMessage = async (
  server: TestServer,
  companyId: number,
  attemptIds: ReadonlyArray<number>,
  fields: Row
): Promise<void> => {
  const id = await insert(server, "reminder_messages", "message_id", {
    company_id: companyId,
    attempt_ids: attemptIds,
    sent_on: "2026-03-01",
    sent_at: "2026-03-01T08:00:01Z",
    channel: "email",
    recipient: "ada@example.com",
    locale: "en",
    subject: "Invoice 7",
    body: "Dear Ada",
    html: "<p>Dear Ada</p>",
    captured: false,
    status: "sent",
    created_at: "2026-03-01T08:00:00Z",
    ...fields
  })
  await server.sql(
    "update reminder_attempts set message_id = $3 where company_id = $1 and attempt_id = any($2::bigint[])",
    [companyId, attemptIds, id]
  )
}
