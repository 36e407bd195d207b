/** Several customers may have one address, which gets one message a day between them. Pure. */
import { addressOn, comparable } from "../../domain/BlockedAddress.ts"
import { dayOf } from "../../domain/dunning/Calendar.ts"
import type { KeptMessage } from "../../repos/reminders/ReminderMessages.ts"
import type { OpenCase } from "../../services/reminders/DebtorCases.ts"

type Told = Pick<KeptMessage, "channel" | "recipient" | "sentOn">

/** A case after messages that the same transaction has made for other customers: their day is that of the address. */
export const afterOthers = (open: OpenCase, made: ReadonlyArray<Told>): OpenCase => {
  const messagedOn = { ...open.debtor.messagedOn }
  for (const channel of ["email", "sms"] as const) {
    const address = addressOn(channel, open.row.customer)
    if (address === null) continue
    const last = made.findLast(
      (told) =>
        told.channel === channel && comparable(channel, told.recipient) === comparable(channel, address)
    )
    if (last !== undefined) messagedOn[channel] = dayOf(last.sentOn)
  }
  return { ...open, debtor: { ...open.debtor, messagedOn } }
}
