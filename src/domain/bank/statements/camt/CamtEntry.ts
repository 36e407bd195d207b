/** A camt entry and its details as movements. */
import type { Direction, StatedAccount } from "../../Movement.ts"
import { wrongEntry } from "../Problem.ts"
import { isoDate } from "../StatedDate.ts"
import { statedReference, statedRemittance } from "../StatedText.ts"
import type { FoundEntry, FoundMovement } from "../Tally.ts"
import { at, textAt, type XmlNode } from "../XmlReader.ts"
import { camtAmount } from "./CamtAmount.ts"
import { type CamtDetail, camtDetail, camtDirection, type CamtParty } from "./CamtDetail.ts"
import { returnInformation, type ReturnInformation } from "./CamtReturn.ts"

/** Whether it is booked. Version 2 has the status as text, later ones as a code. */
const isBooked = (entry: XmlNode): boolean => {
  const status = textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts")
  if (status === null && at(entry, "Sts", "Prtry") !== undefined) return false
  return status === null || status === "BOOK"
}

const dayIn = (date: XmlNode | undefined, what: string): string | null => {
  const text = textAt(date, "Dt") ?? textAt(date, "DtTm")
  if (text === null) return null
  return isoDate(text) ?? wrongEntry(`${what} ${text.slice(0, 40)} does not exist`)
}

/** What is the same of all movements of an entry. */
interface Whole {
  readonly direction: Direction
  readonly amountMinor: number
  readonly currency: string
  readonly bookedOn: string
  readonly valueOn: string | null
  readonly returned: ReturnInformation | null
  readonly bankReference: string | null
  readonly bankText: string | null
  readonly account: StatedAccount
}

const wholeOf = (entry: XmlNode, account: StatedAccount): Whole => {
  const amount = at(entry, "Amt") ?? wrongEntry("it has no amount")
  const currency = amount.currency ?? account.currency ?? wrongEntry("its amount has no currency")
  if (account.currency !== null && currency !== account.currency) {
    wrongEntry(`its amount is in ${currency}, and the account in ${account.currency}`)
  }
  const read = camtAmount(amount.text, currency)
  if ("problem" in read) return wrongEntry(`its amount ${read.problem}`)
  const valueOn = dayIn(at(entry, "ValDt"), "the value date")
  return {
    direction: camtDirection(textAt(entry, "CdtDbtInd")) ?? wrongEntry("it says neither CRDT nor DBIT"),
    amountMinor: read.minor,
    currency,
    bookedOn: dayIn(at(entry, "BookgDt"), "the booking date") ?? valueOn ?? wrongEntry("it has no date"),
    valueOn,
    returned: returnInformation(entry),
    bankReference: statedReference(textAt(entry, "AcctSvcrRef")),
    bankText: statedRemittance([textAt(entry, "AddtlNtryInf")]),
    account
  }
}

/** Who stands on the other side. A return keeps the parties of what it takes back, whose direction is the other one. */
const counterpartyOf = (detail: CamtDetail, { account, direction }: Whole, isReturn: boolean): CamtParty => {
  const own = account.iban ?? account.number
  const paidUs = (direction === "credit") !== isReturn
  const [likely, other] = paidUs ? [detail.debtor, detail.creditor] : [detail.creditor, detail.debtor]
  const isOwn = (party: CamtParty) => party.account !== null && party.account === own
  if (isOwn(likely)) return isOwn(other) ? { name: likely.name, account: null } : other
  return likely.name === null && likely.account === null && !isOwn(other) && isReturn ? other : likely
}

interface Share {
  readonly direction: Direction
  readonly amountMinor: number
  readonly bankReference: string | null
  readonly number: FoundMovement["detail"]
}

const movementOf = (whole: Whole, detail: CamtDetail, share: Share): FoundMovement => {
  const returned = detail.returned ?? whole.returned
  const counterparty = counterpartyOf(detail, { ...whole, direction: share.direction }, returned !== null)
  return {
    direction: share.direction,
    amountMinor: share.amountMinor,
    currency: whole.currency,
    bookedOn: whole.bookedOn,
    valueOn: whole.valueOn,
    counterpartyName: counterparty.name,
    counterpartyAccount: counterparty.account,
    remittance: detail.remittance ?? detail.bankText ?? (share.number === null ? whole.bankText : null),
    paymentReference: detail.paymentReference,
    endToEndId: detail.endToEndId,
    bankReference: share.bankReference,
    takesBack:
      returned === null
        ? null
        : {
            reason: returned.reason ?? whole.returned?.reason ?? null,
            endToEndId: detail.endToEndId,
            bankReference: null
          },
    detail: share.number
  }
}

/** The shares of a batch, negative where a detail goes the other way: null where they don't sum to its amount. */
const sharesOf = (whole: Whole, details: ReadonlyArray<CamtDetail>): ReadonlyArray<number> | null => {
  const total = whole.amountMinor
  const signs = details.map(({ direction }) => (direction === null || direction === whole.direction ? 1 : -1))
  // A charge lessens what comes, and adds to what leaves.
  const chargeSign = whole.direction === "credit" ? -1 : 1
  for (const kind of [0, 1, 2]) {
    for (const withCharges of [false, true]) {
      const shares = details.map(({ amounts, chargesMinor }, index) => {
        const amount = amounts[kind]
        if (typeof amount !== "number") return Number.NaN
        return amount * (signs[index] ?? 1) + (withCharges ? chargeSign * chargesMinor : 0)
      })
      // NaN equals nothing.
      if (shares.reduce((sum, share) => sum + share, 0) === total) return shares
    }
  }
  return null
}

const opposite = (direction: Direction): Direction => (direction === "credit" ? "debit" : "credit")

/** References of details that are theirs alone: what the batch has too, or two of them, is no reference of a detail. */
const ownReferences = (whole: Whole, details: ReadonlyArray<CamtDetail>): ReadonlyArray<string | null> => {
  const times = new Map<string, number>()
  for (const { bankReference } of details) {
    if (bankReference !== null) times.set(bankReference, (times.get(bankReference) ?? 0) + 1)
  }
  return details.map(({ bankReference }) =>
    bankReference === null || bankReference === whole.bankReference || times.get(bankReference) !== 1
      ? null
      : bankReference
  )
}

/** What all details say alike; an entry that stays one has it. */
const inCommon = (entry: XmlNode, details: ReadonlyArray<CamtDetail>, currency: string): CamtDetail => {
  const own = camtDetail(entry, currency)
  const [first = own, ...others] = details
  if (others.length === 0) return first
  const returned = details.every((detail) => detail.returned !== null) ? first.returned : null
  return { ...own, returned: own.returned ?? returned }
}

/** The movements of an entry: its details where they sum to its amount, else itself. */
export const camtEntry = (
  entry: XmlNode,
  details: ReadonlyArray<CamtDetail>,
  account: StatedAccount
): FoundEntry => {
  if (!isBooked(entry)) return "pending"
  const whole = wholeOf(entry, account)
  const shares = details.length > 1 ? sharesOf(whole, details) : null
  if (shares === null) {
    const detail = inCommon(entry, details, whole.currency)
    const { direction, amountMinor } = whole
    const detailReference = details.length === 1 ? detail.bankReference : null
    const bankReference = whole.bankReference ?? detailReference
    if (amountMinor === 0) return []
    const movement = movementOf(whole, detail, { direction, amountMinor, bankReference, number: null })
    return [
      detailReference === null || detailReference === bankReference
        ? movement
        : { ...movement, detailReference }
    ]
  }
  const references = ownReferences(whole, details)
  return details.flatMap((detail, index) => {
    const share = shares[index] ?? 0
    if (share === 0) return []
    return movementOf(whole, detail, {
      direction: share > 0 ? whole.direction : opposite(whole.direction),
      amountMinor: Math.abs(share),
      bankReference: references[index] ?? null,
      number: { number: index + 1, of: details.length, reference: whole.bankReference }
    })
  })
}
