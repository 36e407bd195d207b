/** The addresses that the messages of one transaction go to: two customers may have the same one. */
import { addressOn, comparable } from "../../domain/BlockedAddress.ts"
import { dayOf } from "../../domain/dunning/Calendar.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import type { KeptMessage } from "../../repos/reminders/ReminderMessages.ts"
import type { OpenCase } from "../../services/reminders/DebtorCases.ts"

const keyOf = (channel: Channel, address: string): string => `${channel} ${comparable(channel, address)}`

/** The messages that were written since the cases of a transaction were read. */
export class WrittenAddresses {
  readonly #days = new Map<string, number>()

  /** Takes note of a message. */
  add({ channel, recipient, sentOn }: Pick<KeptMessage, "channel" | "recipient" | "sentOn">): void {
    this.#days.set(keyOf(channel, recipient), dayOf(sentOn))
  }

  /** The day of the last one to an address of a channel; null if there is none. */
  dayOf(channel: Channel, address: string | null): number | null {
    return address === null ? null : (this.#days.get(keyOf(channel, address)) ?? null)
  }
}

/** A case with the days on which its addresses were written to meanwhile, as if those messages had been stored before. */
export const knowingOf = (written: WrittenAddresses, open: OpenCase): OpenCase => {
  const { debtor, row } = open
  const lastOn = (channel: Channel): number | null =>
    written.dayOf(channel, addressOn(channel, row.customer)) ?? debtor.messagedOn[channel]
  return { ...open, debtor: { ...debtor, messagedOn: { email: lastOn("email"), sms: lastOn("sms") } } }
}
