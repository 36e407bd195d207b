import { parseId } from "./Ids.ts"
import type { Channel } from "./ReminderAttempt.ts"
import { sign, verify } from "./SignedToken.ts"

/**
 * Opt-out tokens: `<e or s><company id>_<customer id>`, signed. People keep and forward the messages that contain tokens.
 * So a token never expires, reveals only the ids, and allows only to opt out of a channel and in again.
 */
export interface OptOut {
  readonly companyId: number
  readonly customerId: number
  readonly channel: Channel
}

const letters = { email: "e", sms: "s" } as const
const bodyRegExp = /^([es])([0-9]{1,16})_([0-9]{1,16})$/

const PURPOSE = "duebook opt-out 1 "

/**
 * Makes the token for a customer and a channel.
 *
 * @throws RangeError for a secret that is too short
 */
export const make = ({ channel, companyId, customerId }: OptOut, secret: Uint8Array): string =>
  sign(`${letters[channel]}${companyId}_${customerId}`, { purpose: PURPOSE, secret })

/**
 * What a token is for; null for a token that `make` has not made with this secret.
 *
 * @throws RangeError for a secret that is too short
 */
export const parse = (token: string, secret: Uint8Array): OptOut | null => {
  const body = verify(token, { purpose: PURPOSE, secret })
  const [, letter, company = "", customer = ""] = bodyRegExp.exec(body ?? "") ?? []
  const companyId = parseId(company)
  const customerId = parseId(customer)
  return companyId === undefined || customerId === undefined
    ? null
    : { companyId, customerId, channel: letter === "e" ? "email" : "sms" }
}
