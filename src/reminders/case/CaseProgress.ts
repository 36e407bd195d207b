/** What the decisions of one transaction have come to so far: what one has used up, the next one has no more. Pure. */
import { addressOn, comparable } from "../../domain/BlockedAddress.ts"
import { dayOf } from "../../domain/dunning/Calendar.ts"
import * as Pacing from "../../domain/dunning/Pace.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { afterWriting, recipientName, type TrustLeft } from "../../domain/Trust.ts"
import type { MessageRecord } from "../../repos/reminders/MessageRows.ts"
import type { Claimed } from "../../repos/reminders/ReminderQueue.ts"
import type { OpenCase } from "../../services/reminders/DebtorCases.ts"
import type { Delivery, Failed } from "../Delivery.ts"
import type { WorkedCase } from "./CaseOutcome.ts"
import type { Made } from "./WriteCase.ts"

/** The decisions of a transaction so far. */
export interface CaseProgress {
  readonly pace: Pacing.Pace
  readonly trust: TrustLeft
  /** Numbers for the messages that are still to be made. */
  readonly messageIds: ReadonlyArray<number>
  readonly made: ReadonlyArray<Made>
  /** By address, the local day of the message to it that was made here. */
  readonly writtenOn: ReadonlyMap<string, number>
  readonly failed: ReadonlyArray<Failed>
  /** Messages of which it is not known any more whether they were sent. */
  readonly recovered: ReadonlyArray<MessageRecord>
  /** Whether one waits until money of the company was looked at again. */
  readonly asksForMoney: boolean
}

/** Nothing was decided on yet. */
export const beginning = ({
  messageIds,
  pace,
  trust
}: Pick<CaseProgress, "messageIds" | "pace" | "trust">): CaseProgress => ({
  pace,
  trust,
  messageIds,
  made: [],
  writtenOn: new Map(),
  failed: [],
  recovered: [],
  asksForMoney: false
})

const placeOf = (channel: Channel, address: string): string =>
  recipientName(channel, comparable(channel, address))

/** After one more message. */
export const afterMaking = (progress: CaseProgress, one: Made, now: number): CaseProgress => {
  const { channel, recipient, sentOn } = one.kept
  return {
    ...progress,
    pace: Pacing.after(progress.pace, 1, now),
    trust: afterWriting(progress.trust, channel, recipient),
    messageIds: progress.messageIds.slice(1),
    made: [...progress.made, one],
    writtenOn: new Map([...progress.writtenOn, [placeOf(channel, recipient), dayOf(sentOn)]])
  }
}

/** A case that knows of the messages that were made for other customers with its addresses. */
export const knowing = (state: WorkedCase, { writtenOn }: Pick<CaseProgress, "writtenOn">): WorkedCase => {
  const { before, debtor } = state
  const dayOn = (channel: Channel): number | null => {
    const known = debtor.messagedOn[channel]
    const address = addressOn(channel, before.row.customer)
    const written = address === null ? undefined : writtenOn.get(placeOf(channel, address))
    return written === undefined ? known : Math.max(known ?? written, written)
  }
  return { ...state, debtor: { ...debtor, messagedOn: { email: dayOn("email"), sms: dayOn("sms") } } }
}

/** Of claimed attempts, those of each case that was opened; the others are locked. */
export const claimedByCase = (
  claimed: ReadonlyArray<Claimed>,
  opened: ReadonlyArray<OpenCase>
): {
  readonly byCase: ReadonlyArray<readonly [OpenCase, ReadonlyArray<Claimed>]>
  readonly locked: ReadonlyArray<Claimed>
} => {
  const byId = new Map(opened.map((open) => [open.row.customer.id, open]))
  const of = Map.groupBy(claimed, ({ customerId }) => customerId)
  return {
    byCase: [...of].flatMap(([customerId, own]) => {
      const open = customerId === null ? undefined : byId.get(customerId)
      return open === undefined ? [] : [[open, own] as const]
    }),
    locked: claimed.filter(({ customerId }) => customerId === null || !byId.has(customerId))
  }
}

/** The messages to hand over, until an instant by the clock of this process. */
export const deliveriesOf = (
  made: ReadonlyArray<Made>,
  claimed: ReadonlyArray<Claimed>,
  until: number
): ReadonlyArray<Delivery> =>
  made
    .filter(({ kept }) => !kept.captured)
    .map(({ kept, outgoing }) => ({
      claimed: claimed.filter(({ id }) => kept.attemptIds.includes(id)),
      message: outgoing,
      until
    }))
