/** The seal of a message: of all that it says and to whom, but for the day on which it leaves. Pure. */
import { createHash } from "node:crypto"
import type { MessageContents, PlannedMessage } from "../../domain/dunning/case/Types.ts"
import type { OpenCase } from "../../services/reminders/DebtorCases.ts"
import type { Company } from "../Delivery.ts"
import { caseFacts } from "../message/CaseFacts.ts"

/** A message of which somebody may have decided something. */
export interface SealedMessage {
  readonly message: PlannedMessage
  readonly contents: MessageContents
  /** The address in full. */
  readonly recipient: string
}

const NO_LINKS = { debtorUrl: "", optOutUrl: "" }

/** Sums are larger than JSON's numbers. */
const plain = (_key: string, value: unknown): unknown => (typeof value === "bigint" ? String(value) : value)

/**
 * Two messages with one seal list the same debts with the same balances, in the same tone, with the same texts and ways to
 * pay, to the same address, by the same step. What follows from the day alone is no part of it: how many days a debt is late,
 * and the day that is asked for. Else what was approved on Friday would be another message on Monday.
 */
export const sealOf = (
  company: Company,
  open: OpenCase,
  { contents, message, recipient }: SealedMessage
): string => {
  const { channel, kind, leadingId, offsetDays, slotDay, tone } = message
  const letter = { channel, tone, contents, links: NO_LINKS }
  const { deadline: _deadline, debts, ...facts } = caseFacts(company, open, letter)
  const timeless = debts.map(({ daysOverdue: _daysOverdue, ...debt }) => debt)
  const { name, replyTo } = company.sender
  const all = {
    recipient,
    from: { name, replyTo },
    step: { kind, leadingId, offsetDays, slotDay },
    contents,
    facts,
    debts: timeless
  }
  return createHash("sha256").update(JSON.stringify(all, plain)).digest("base64url")
}
