/** The messages of a case that are still to leave, as people see them beforehand. Pure. */
import { createHash } from "node:crypto"
import { addressOn } from "../../domain/BlockedAddress.ts"
import type { RemindersMode } from "../../domain/Company.ts"
import { preparedFor, type PreparedMessage } from "../../domain/dunning/case/Prepared.ts"
import type { ForetoldMessage } from "../../domain/dunning/case/SimulateCase.ts"
import type { AttemptRecord, Channel, ReasonCode, ShiftReason, Tone } from "../../domain/ReminderAttempt.ts"
import { futureOf, nextTriesAfterMode } from "../../services/reminders/CaseFutures.ts"
import type { OpenCase } from "../../services/reminders/DebtorCases.ts"
import { sealOf } from "../case/Seal.ts"
import type { Company } from "../Delivery.ts"

/** The outbox shows so many days of the simulated future. */
export const OUTBOX_DAYS = 30
const DAY_MILLIS = 86_400_000

/**
 * `leaves` by itself; `waits` for approval; `approved`; `held`, because reminders are on hold; `hindered` by something that
 * somebody is to mend; `unsendable`, because nothing may go to the customer; `foretold`, if nothing changes until then.
 */
export type CardState = "leaves" | "waits" | "approved" | "held" | "hindered" | "unsendable" | "foretold"

/** A debt that a message is about. */
interface CardDebt {
  readonly id: number
  readonly reference: string | null
}

/** A message that is still to leave. */
export interface OutboxCard {
  readonly customerId: number
  readonly customer: string
  readonly channel: Channel
  /** The attempt of the queue that stands for the next message of its channel, else of its case; 0 if none does. */
  readonly attemptId: number
  /** Which of the messages to come on its channel it is, from 1: the first is the next message of its case. */
  readonly number: number
  /** Epoch milliseconds by the company's own time. */
  readonly at: number
  /** Until when it may leave, if it waits. */
  readonly expiresAt: number
  /** The zone of the customer's reminders. */
  readonly timezone: string
  readonly kind: "notice" | "reminder"
  readonly tone: Tone
  readonly offsetDays: number
  readonly shiftedBy: ReadonlyArray<ShiftReason>
  readonly debts: ReadonlyArray<CardDebt>
  /** Debts of it that are not among `debts`, because a message lists so many only. */
  readonly more: number
  readonly sums: ReadonlyArray<{ readonly currency: string; readonly minor: number }>
  readonly state: CardState
  /** Why it does not leave, or what it waits for. */
  readonly reason: ReasonCode | null
  /** Whether somebody has given it texts of its own. */
  readonly isEdited: boolean
  /** What was seen of it: with another version it says something else. Null for what can't be decided on yet. */
  readonly version: string | null
}

/** A card with what its message is written from. */
export interface OutboxEntry {
  readonly card: OutboxCard
  readonly told: ForetoldMessage
  /** The case just before the message. */
  readonly open: OpenCase
  readonly seal: string | null
  readonly prepared: PreparedMessage | null
  /** The attempt of the queue that stands for the message; null for what follows on the next one. */
  readonly attempt: AttemptRecord | null
}

const anchorOf = ({ row: { queued } }: OpenCase, channel: Channel): number => {
  const first = queued.toSorted((a, b) => a.scheduledFor - b.scheduledFor || a.id - b.id)[0]
  return queued.find((attempt) => attempt.channel === channel)?.id ?? first?.id ?? 0
}

/** What is shown of a future: what leaves, and that the next one can't. */
const isShown = ({ reason }: ForetoldMessage, number: number): boolean =>
  reason === null || (number === 1 && reason !== "expired" && reason !== "superseded")

/** What an attempt waits for that somebody is to mend, beside the mode. */
const hindranceOf = (
  { sender }: Company,
  attempt: AttemptRecord | null,
  { message }: ForetoldMessage
): ReasonCode | null => {
  if (!sender.active) return "company_inactive"
  if (!sender.planActive) return "no_active_plan"
  const own = attempt?.reasonCode ?? null
  const isOfMode = own === "on_hold" || own === "awaiting_approval"
  return isOfMode ? null : (own ?? message.waitsFor)
}

const MODE_STATES: Readonly<Record<RemindersMode, CardState>> = {
  hold: "held",
  approve: "waits",
  on: "leaves"
}

const stateOf = (
  company: Company,
  {
    attempt,
    number,
    prepared,
    told
  }: Pick<OutboxEntry, "attempt" | "prepared" | "told"> & {
    readonly number: number
  }
): Pick<OutboxCard, "reason" | "state"> => {
  if (told.reason !== null) return { state: "unsendable", reason: told.reason }
  if (number > 1) return { state: "foretold", reason: null }
  const hindrance = hindranceOf(company, attempt, told)
  const mode = company.settings.remindersMode
  if (mode === "hold") return { state: "held", reason: null }
  if (hindrance !== null) return { state: "hindered", reason: hindrance }
  const isApproved = mode === "approve" && prepared !== null && prepared.approvedAt !== null
  return { state: isApproved ? "approved" : MODE_STATES[mode], reason: null }
}

/** What a person has seen of a message: what it says, and the texts that somebody has given it. */
const versionOf = (seal: string, prepared: PreparedMessage | null): string =>
  createHash("sha256")
    .update(JSON.stringify([seal, prepared?.texts ?? null, prepared?.isAsked ?? false]))
    .digest("base64url")
    .slice(0, 22)

const debtsOf = ({ receivables }: OpenCase, { contents }: ForetoldMessage): ReadonlyArray<CardDebt> =>
  contents.named.map(({ id }) => ({
    id,
    reference: receivables.get(id)?.receivable.externalReference ?? null
  }))

const entryOf = (company: Company, read: OpenCase, told: ForetoldMessage, number: number): OutboxEntry => {
  const { channel, kind, leadingId, offsetDays, tone } = told.message
  const { customer } = read.row
  // What was decided of the next message is that of the stored case.
  const open: OpenCase = { ...read, debtor: told.before, now: told.at }
  const recipient = addressOn(channel, customer)
  const isNext = number === 1
  const seal =
    isNext && recipient !== null && told.reason === null
      ? sealOf(company, open, { message: told.message, contents: told.contents, recipient })
      : null
  const prepared = seal === null ? null : preparedFor(read.debtor, channel, seal)
  const attempt = isNext
    ? (read.row.queued.find((each) => each.channel === channel && each.receivableId === leadingId) ?? null)
    : null
  const { more, sums } = told.contents
  return {
    told,
    open,
    seal,
    prepared,
    attempt,
    card: {
      customerId: customer.id,
      customer: customer.displayName,
      channel,
      attemptId: anchorOf(read, channel),
      number,
      at: told.at,
      expiresAt: told.message.expiresAt,
      timezone: read.rules.timezone,
      kind,
      tone,
      offsetDays,
      shiftedBy: told.shiftedBy,
      debts: debtsOf(read, told),
      more: kind === "notice" ? more.coming : more.overdue,
      sums: Object.entries(sums)
        .map(([currency, minor]) => ({ currency, minor }))
        .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
      ...stateOf(company, { attempt, number, prepared, told }),
      isEdited: prepared !== null && prepared.texts !== null,
      version: seal === null ? null : versionOf(seal, prepared)
    }
  }
}

/** The messages of a case that leave within `OUTBOX_DAYS` if nothing changes, or until `to`, in the order of time. */
export const outboxOf = (company: Company, open: OpenCase, to = 0): ReadonlyArray<OutboxEntry> => {
  const until = Math.max(open.now + OUTBOX_DAYS * DAY_MILLIS, to)
  const counts: Record<Channel, number> = { email: 0, sms: 0 }
  return futureOf(open, until, { triedAt: nextTriesAfterMode(open) }).flatMap((told) => {
    const { channel } = told.message
    counts[channel] += 1
    const number = counts[channel]
    // What is being handed over stands before the next message of its channel.
    if (open.inFlight[channel] !== undefined) return []
    return isShown(told, number) ? [entryOf(company, open, told, number)] : []
  })
}
