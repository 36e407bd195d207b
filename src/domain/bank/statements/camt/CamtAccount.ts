/** The account and the balances of a camt statement. */
import type { StatedAccount, StatementFormat } from "../../Movement.ts"
import { StatementProblem } from "../Problem.ts"
import { looksLikeIban, statedAccount } from "../StatedText.ts"
import { isoDate } from "../StatedDate.ts"
import { allOf, at, textAt, type XmlNode } from "../XmlReader.ts"
import { camtAmount } from "./CamtAmount.ts"

/** An account number of an element `Acct`, `DbtrAcct` or `CdtrAcct`, whichever version has written it. */
export const accountNumber = (account: XmlNode | undefined): string | null => {
  const id = at(account, "Id")
  return statedAccount(
    textAt(id, "IBAN") ?? textAt(id, "Othr", "Id") ?? textAt(id, "BBAN") ?? textAt(id, "PrtryAcct", "Id")
  )
}

/** The account of a statement. */
export const camtAccount = (account: XmlNode | undefined): StatedAccount => {
  const number = accountNumber(account)
  const isIban = number !== null && looksLikeIban(number)
  const bank = at(account, "Svcr", "FinInstnId")
  return {
    iban: isIban ? number : null,
    number: isIban ? null : number,
    bankCode: isIban
      ? null
      : (statedAccount(textAt(bank, "ClrSysMmbId", "MmbId") ?? textAt(bank, "BICFI"))?.slice(0, 12) ?? null),
    currency: textAt(account, "Ccy")
  }
}

/** A balance of a statement. */
export interface CamtBalance {
  /** OPBD, CLBD, PRCD, ITBD or another one. */
  readonly kind: string
  readonly minor: number
  readonly currency: string | null
  readonly date: string | null
}

/** Kinds of balances that are read; others may have amounts that are no matter of ours. */
const readKinds = new Set(["OPBD", "PRCD", "CLBD", "ITBD"])

/** Reads a balance; null for one of another kind. */
export const camtBalance = (balance: XmlNode, currency: string | null): CamtBalance | null => {
  const kind = textAt(balance, "Tp", "CdOrPrtry", "Cd") ?? textAt(balance, "Tp", "Cd") ?? ""
  const amount = at(balance, "Amt")
  // A balance of a credit line is none of the account.
  if (!readKinds.has(kind) || allOf(balance, "CdtLine").some((line) => textAt(line, "Incl") === "true"))
    return null
  const own = amount?.currency ?? currency
  const read = camtAmount(amount?.text ?? "", own ?? "")
  if ("problem" in read) {
    throw new StatementProblem("balance", `line ${balance.line}: the balance ${kind} ${read.problem}`)
  }
  return {
    kind,
    minor: textAt(balance, "CdtDbtInd") === "DBIT" ? -read.minor : read.minor,
    currency: own,
    date: isoDate(textAt(balance, "Dt", "Dt") ?? textAt(balance, "Dt", "DtTm") ?? textAt(balance, "Dt"))
  }
}

/** The opening and the closing balance of a statement, as far as it has them. */
export interface CamtBalances {
  readonly opening: CamtBalance | null
  readonly closing: CamtBalance | null
}

/**
 * The balances that a statement begins and ends with. On the pages of one that has several, interim balances stand for
 * those of its first and last page. A report of a day that is not over (camt.052) has no closing balance.
 */
export const camtBalances = (
  balances: ReadonlyArray<CamtBalance>,
  { format, isPage }: { readonly format: StatementFormat; readonly isPage: boolean }
): CamtBalances => {
  const first = (kind: string) => balances.find((balance) => balance.kind === kind) ?? null
  const last = (kind: string) => balances.findLast((balance) => balance.kind === kind) ?? null
  const opening = first("OPBD") ?? first("PRCD")
  const closing = last("CLBD")
  if (isPage) {
    const interim = balances.filter(({ kind }) => kind === "ITBD")
    const both = opening === null && closing === null && interim.length < 2
    return both
      ? { opening: null, closing: null }
      : { opening: opening ?? interim[0] ?? null, closing: closing ?? interim.at(-1) ?? null }
  }
  return format === "camt.052" && closing === null ? { opening: null, closing: null } : { opening, closing }
}
