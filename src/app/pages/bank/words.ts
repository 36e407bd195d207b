/** Words about money that came in: where a transaction stands, what speaks for a suggestion, why a debt is none. */
import type { BankTransaction, BankTransactionStatus } from "../../../domain/bank/BankTransaction.ts"
import type { MatchEvidence, Explanation } from "../../../domain/bank/matching/Types.ts"
import { printedIban } from "../../../domain/BankAccount.ts"
import type { Reader } from "../../Reader.ts"
import type { SeenDebt } from "../../../services/bank/SeenTransactions.ts"
import type { Word } from "../../parts/Reasons.ts"
import { receivableName } from "../receivable/Words.tsx"
import { type Unsaid, phrase, say } from "../../../words/Say.ts"

/** States of a transaction. */
export const transactionWords: Readonly<Record<BankTransactionStatus, Word>> = {
  unmatched: { text: phrase("Unmatched"), kind: "warn" },
  suggested: { text: phrase("Suggestion"), kind: "info" },
  partially_applied: { text: phrase("Partly applied"), kind: "warn" },
  applied: { text: phrase("Applied"), kind: "good" },
  ignored: { text: phrase("Ignored"), kind: "quiet" },
  returned: { text: phrase("Taken back"), kind: "bad" }
}

/** What a transaction is called where its state says too little: money that left needs nobody. */
export const standingWord = ({
  direction,
  isRepaid,
  isReturn,
  status
}: Pick<BankTransaction, "direction" | "isRepaid" | "isReturn" | "status">): Word => {
  if (isRepaid) return { text: phrase("Paid back"), kind: "quiet" }
  if (isReturn)
    return { text: status === "applied" ? phrase("Took a payment back") : phrase("Return"), kind: "bad" }
  return direction === "debit" ? { text: phrase("Money out"), kind: "quiet" } : transactionWords[status]
}

/** Who paid, or was paid; what stands on the page where the bank does not say it. */
export const partyOf = ({
  counterpartyAccount,
  counterpartyName
}: Pick<BankTransaction, "counterpartyAccount" | "counterpartyName">): string =>
  counterpartyName ?? counterpartyAccount ?? say("Unknown payer")

/** What is right to the letter or the cent, as a subject. */
const exact: Readonly<Partial<Record<MatchEvidence, Unsaid>>> = {
  reference: phrase("reference"),
  end_to_end_id: phrase("payment ID"),
  invoice_number: phrase("number"),
  amount: phrase("amount"),
  sum: phrase("sum")
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** `March 2027`, of a calendar date. */
const monthOf = (date: string, { locale }: Reader): string =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.parse(date)
  )

/**
 * What speaks for a suggestion: `Reference and amount are exact; paid by the same account in March 2027.` `paidOn` is
 * when the last payment was booked by which the account is known to pay for this customer.
 */
export const evidenceSentence = (
  evidence: ReadonlyArray<MatchEvidence>,
  paidOn: string | null,
  reader: Reader
): string => {
  const right = evidence.flatMap((each) => {
    const word = exact[each]
    return word === undefined ? [] : [say(word)]
  })
  const last = right.at(-1) ?? ""
  const clauses = [
    ...(right.length === 0
      ? []
      : right.length === 1
        ? [say("the {last} is exact", { last })]
        : [say("{list} and {last} are exact", { list: right.slice(0, -1).join(", "), last })]),
    ...(evidence.includes("discount") ? [say("it is less by what may be deducted")] : []),
    ...(evidence.includes("payer")
      ? [
          paidOn === null
            ? say("another part of it paid a debt of theirs")
            : say("paid by the same account in {month}", { month: monthOf(paidOn, reader) })
        ]
      : []),
    ...(evidence.includes("name") ? [say("the payer’s name is the customer’s")] : [])
  ]
  return clauses.length === 0 ? "" : `${capital(clauses.join("; "))}.`
}

/** Why a debt that the payer has named is not suggested. */
export const explanationWords: Readonly<Record<Explanation["reason"], Unsaid>> = {
  paid: phrase("is paid already"),
  cancelled: phrase("is void"),
  other_currency: phrase("is in another currency")
}

/** Why nothing of a transaction can be applied to a debt; null where something can. */
export const closedWords = (
  debt: SeenDebt,
  { currency }: Pick<BankTransaction, "currency">
): string | null => {
  const reason =
    debt.currency !== currency
      ? "other_currency"
      : debt.status === "paid" || debt.status === "cancelled"
        ? debt.status
        : null
  return reason === null
    ? null
    : say("{receivable} {why}.", { receivable: receivableName(debt), why: say(explanationWords[reason]) })
}

/** An account as it is printed: an IBAN in groups of four. */
export const printedAccount = (account: string): string =>
  /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(account) ? printedIban(account) : account
