/** What people of the company have decided about the next message of a case, before it leaves. Pure. */
import type { MessageTexts } from "../../MessageTexts.ts"
import type { Channel } from "../../ReminderAttempt.ts"
import type { DebtorCase } from "./Types.ts"

/** The next message on a channel as a person has seen it. It holds as long as the message says the same. */
export interface PreparedMessage {
  /** Of all that the message said then: with another seal it is another message, and nothing of this counts for it. */
  readonly seal: string
  /** When somebody approved it, in epoch milliseconds; null if nobody has. */
  readonly approvedAt: number | null
  /** Texts of this one message, as they are sent; null for those that it has anyway. */
  readonly texts: MessageTexts | null
  /** Whether it was asked for early: one that says something else does not leave early. */
  readonly isAsked: boolean
}

/** By channel. */
export type PreparedMessages = Readonly<Partial<Record<Channel, PreparedMessage>>>

/** Nothing was decided about a message. */
export const notPrepared = (seal: string): PreparedMessage => ({
  seal,
  approvedAt: null,
  texts: null,
  isAsked: false
})

/** The case with what somebody has decided about its next message on a channel. */
export const withPrepared = (
  debtor: DebtorCase,
  channel: Channel,
  prepared: PreparedMessage
): DebtorCase => ({ ...debtor, prepared: { ...debtor.prepared, [channel]: prepared } })

/** The case after its message on a channel has left or ended, or says something else. */
export const withoutPrepared = (debtor: DebtorCase, channel: Channel): DebtorCase =>
  debtor.prepared[channel] === undefined
    ? debtor
    : {
        ...debtor,
        prepared: Object.fromEntries(Object.entries(debtor.prepared).filter(([name]) => name !== channel))
      }

/** What counts for the message that has this seal; null if it is another one than somebody has seen. */
export const preparedFor = (
  { prepared }: Pick<DebtorCase, "prepared">,
  channel: Channel,
  seal: string
): PreparedMessage | null => {
  const own = prepared[channel]
  return own?.seal === seal ? own : null
}
