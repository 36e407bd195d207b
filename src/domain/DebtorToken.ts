import { parseId } from "./Ids.ts"
import { sign, verify } from "./SignedToken.ts"

/**
 * Tokens of links to the debtor's page: `<company id>_<customer id>_<link number>`, signed. A token reveals only numbers,
 * never expires, and is void as soon as its customer has another link number.
 */
export interface DebtorLink {
  readonly companyId: number
  readonly customerId: number
  /** Counts the links that the company has made void for this customer. */
  readonly linkNumber: number
}

const bodyRegExp = /^([0-9]{1,16})_([0-9]{1,16})_(0|[1-9][0-9]{0,8})$/

const PURPOSE = "duebook debtor page 1 "

/**
 * Makes the token of a link.
 *
 * @throws RangeError for a secret that is too short
 */
export const make = ({ companyId, customerId, linkNumber }: DebtorLink, secret: Uint8Array): string =>
  sign(`${companyId}_${customerId}_${linkNumber}`, { purpose: PURPOSE, secret })

/**
 * The link of a token; null for a token that `make` has not made with this secret. Whether it is void, only the
 * customer's present link number says.
 *
 * @throws RangeError for a secret that is too short
 */
export const parse = (token: string, secret: Uint8Array): DebtorLink | null => {
  const body = verify(token, { purpose: PURPOSE, secret })
  const [, company = "", customer = "", linkNumber = ""] = bodyRegExp.exec(body ?? "") ?? []
  const companyId = parseId(company)
  const customerId = parseId(customer)
  return companyId === undefined || customerId === undefined
    ? null
    : { companyId, customerId, linkNumber: Number(linkNumber) }
}
