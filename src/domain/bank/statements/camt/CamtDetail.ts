/** The details of a camt entry: who paid, what they wrote, and what the detail says of its amount. */
import { statedName, statedReference, statedRemittance, statedPaymentReference } from "../StatedText.ts"
import type { Direction } from "../../Movement.ts"
import { allOf, at, textAt, type XmlNode } from "../XmlReader.ts"
import { accountNumber } from "./CamtAccount.ts"
import { camtAmount } from "./CamtAmount.ts"
import { returnInformation, type ReturnInformation } from "./CamtReturn.ts"

/** One of the two parties. */
export interface CamtParty {
  readonly name: string | null
  readonly account: string | null
}

/** An amount that a detail names; null for none, `other` for one of another currency, or that can't be read. */
type DetailAmount = number | "other" | null

/** A detail, in the little that is kept of it until its entry ends. */
export interface CamtDetail {
  readonly direction: Direction | null
  /** What may be its amount, the likeliest first. */
  readonly amounts: ReadonlyArray<DetailAmount>
  /** What was taken off on the way: negative where something was added. */
  readonly chargesMinor: number
  readonly debtor: CamtParty
  readonly creditor: CamtParty
  readonly remittance: string | null
  /** What the bank says of it. */
  readonly bankText: string | null
  readonly paymentReference: string | null
  readonly endToEndId: string | null
  readonly bankReference: string | null
  readonly returned: ReturnInformation | null
}

/** `CRDT` or `DBIT`. */
export const camtDirection = (text: string | null): Direction | null =>
  text === "CRDT" ? "credit" : text === "DBIT" ? "debit" : null

const amountIn = (amount: XmlNode | undefined, currency: string): DetailAmount => {
  if (amount === undefined) return null
  if (amount.currency !== null && amount.currency !== currency) return "other"
  const read = camtAmount(amount.text, currency)
  return "problem" in read ? "other" : read.minor
}

/** Records of charges: version 4 puts them in `Rcrd`. One that is included says what was taken off; others are entries of their own. */
const chargesIn = (details: XmlNode, currency: string): number => {
  const records = allOf(details, "Chrgs").flatMap((charges) => {
    const inner = allOf(charges, "Rcrd")
    return inner.length > 0 ? inner : [charges]
  })
  return records.reduce((sum, record) => {
    const minor = amountIn(at(record, "Amt"), currency)
    if (typeof minor !== "number") return sum
    return sum + (textAt(record, "CdtDbtInd") === "CRDT" ? -minor : minor)
  }, 0)
}

const partyOf = (
  parties: XmlNode | undefined,
  who: "Dbtr" | "Cdtr",
  agents: XmlNode | undefined
): CamtParty => {
  const named = (party: XmlNode | undefined) => statedName(textAt(party, "Nm") ?? textAt(party, "Pty", "Nm"))
  const agent = at(parties, who, "Agt", "FinInstnId") ?? at(agents, `${who}Agt`, "FinInstnId")
  return {
    name:
      named(at(parties, who)) ??
      named(at(parties, `Ultmt${who}`)) ??
      (at(parties, who) === undefined ? null : statedName(textAt(agent, "Nm"))),
    account: accountNumber(at(parties, `${who}Acct`))
  }
}

interface RemittanceInformation {
  readonly remittance: string | null
  readonly paymentReference: string | null
}

/**
 * What the payer wrote: lines of free text, and what structured information says beside the reference: numbers of invoices, and
 * further references.
 */
const remittanceIn = (information: XmlNode | undefined): RemittanceInformation => {
  const structured = allOf(information, "Strd")
  const references = structured.flatMap((each) =>
    allOf(each, "CdtrRefInf").map((reference) => textAt(reference, "Ref") ?? textAt(reference, "CdtrRef"))
  )
  const paymentReference = references.map(statedPaymentReference).find((found) => found !== null) ?? null
  const others = references.filter((text) => statedPaymentReference(text) !== paymentReference)
  const documents = structured.flatMap((each) =>
    allOf(each, "RfrdDocInf").map((document) => textAt(document, "Nb") ?? textAt(document, "RfrdDocNb"))
  )
  const additional = structured.flatMap((each) => allOf(each, "AddtlRmtInf").map(({ text }) => text))
  const lines = allOf(information, "Ustrd").map(({ text }) => text)
  return {
    paymentReference,
    remittance: statedRemittance([...lines, ...documents, ...others, ...additional])
  }
}

/** Reads an element `TxDtls`, or an entry itself, which may have a part of its content. */
export const camtDetail = (details: XmlNode, currency: string): CamtDetail => {
  const amounts = at(details, "AmtDtls")
  const parties = at(details, "RltdPties")
  const agents = at(details, "RltdAgts")
  return {
    direction: camtDirection(textAt(details, "CdtDbtInd")),
    amounts: [
      amountIn(at(details, "Amt"), currency),
      amountIn(at(amounts, "TxAmt", "Amt"), currency),
      amountIn(at(amounts, "InstdAmt", "Amt"), currency)
    ],
    chargesMinor: chargesIn(details, currency),
    debtor: partyOf(parties, "Dbtr", agents),
    creditor: partyOf(parties, "Cdtr", agents),
    ...remittanceIn(at(details, "RmtInf")),
    bankText: statedRemittance([textAt(details, "AddtlTxInf")]),
    endToEndId: statedReference(textAt(details, "Refs", "EndToEndId")),
    bankReference: statedReference(textAt(details, "Refs", "AcctSvcrRef")),
    returned: returnInformation(details)
  }
}
