/** Messages that were handed over to a provider, for tests of what it reports later. */
import { addAttempt, addMessage } from "./Attempts.ts"
import type { Company, Row, TestServer } from "./TestServer.ts"

/** A customer with addresses. */
export interface Debtor extends Row {
  readonly id: number
  readonly email: string
  readonly phone_e164: string
}

/** A message to a debtor; `providerId` is null while it is being handed over and nobody knows its id. */
export interface SentMessage {
  readonly messageId: number
  readonly channel?: "email" | "sms"
  readonly providerId: string | null
  readonly status?: "sending" | "sent" | "unknown"
  /** How many receivables it is about. */
  readonly debts?: number
}

/** Stores a message and its attempts. */
export const addSent = async (
  server: TestServer,
  company: Company,
  { email, id, phone_e164 }: Debtor,
  { channel = "email", debts = 1, messageId, providerId, status = "sent" }: SentMessage
): Promise<void> => {
  const recipient = channel === "email" ? email : phone_e164
  const attempts: Array<number> = []
  for (let n = 0; n < debts; n++) {
    const receivable = await company.receivable({ customer: undefined, customer_id: id })
    const fields = { channel, recipient, provider_message_id: providerId, status }
    attempts.push(await addAttempt(server, company.id, { ...receivable, customer_id: id }, fields))
  }
  await addMessage(server, company.id, attempts, {
    message_id: messageId,
    customer_id: id,
    channel,
    recipient,
    provider_message_id: providerId,
    status,
    sent_at: status === "sent" ? "2026-03-01T08:00:01Z" : null
  })
}
