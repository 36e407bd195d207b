/** Several customers may have one address, which gets one message a day between them. Pure. */
import { addressOn, comparable } from "../../domain/BlockedAddress.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import type { OpenCase } from "../../services/reminders/DebtorCases.ts"

/** The name of an address among those that a transaction has made messages for. */
export const addressKey = (channel: Channel, address: string): string =>
  `${channel} ${comparable(channel, address)}`

/**
 * A case after the messages that the same transaction has made for other customers: `told` has the day of each address, by
 * `addressKey`.
 */
export const afterOthers = (open: OpenCase, told: ReadonlyMap<string, number>): OpenCase => {
  const dayOn = (channel: Channel): number | undefined => {
    const address = addressOn(channel, open.row.customer)
    return address === null ? undefined : told.get(addressKey(channel, address))
  }
  const [email, sms] = [dayOn("email"), dayOn("sms")]
  if (email === undefined && sms === undefined) return open
  const { messagedOn } = open.debtor
  const after = { email: email ?? messagedOn.email, sms: sms ?? messagedOn.sms }
  return { ...open, debtor: { ...open.debtor, messagedOn: after } }
}
