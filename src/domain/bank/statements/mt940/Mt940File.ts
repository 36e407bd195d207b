/** Files of MT940 with one or several statements. */
import { isActiveCurrency } from "../../../Currency.ts"
import type { StatedAccount } from "../../Movement.ts"
import { linesOf } from "../Decoding.ts"
import { quoted, StatementProblem, wrongStatementFile } from "../Problem.ts"
import { statedAmount } from "../StatedAmount.ts"
import { shortDate } from "../StatedDate.ts"
import { looksLikeIban, statedAccount } from "../StatedText.ts"
import type { Tally } from "../Tally.ts"
import { mt940Entry, type Mt940Texts } from "./Mt940Entry.ts"
import { END, type Mt940Field, mt940Fields } from "./Mt940Fields.ts"

interface Balance {
  readonly minor: number
  readonly date: string
  readonly currency: string
}

/** A statement that is being read. */
interface OpenStatement {
  readonly line: number
  account: StatedAccount | null
  opening: Balance | null
  closing: Balance | null
  /** The line whose texts may still come. */
  entry: { readonly at: number; readonly texts: Mt940Texts } | null
}

/** Account, in the forms that banks write: with the code of the bank before it, with the currency behind it. */
export const mt940Account = (text: string): StatedAccount => {
  const [, before = text, currency = null] =
    /^(.*?[0-9A-Z].*?)\s*\/?(?<=[0-9/\s])([A-Z]{3})\s*$/s.exec(text.trim()) ?? []
  const isCurrency = currency !== null && isActiveCurrency(currency)
  const parts = (isCurrency ? before : text).split("/").filter((part) => part.trim() !== "")
  const number = statedAccount(parts.at(-1))
  const isIban = number !== null && looksLikeIban(number)
  return {
    iban: isIban ? number : null,
    number: isIban ? null : number,
    bankCode: isIban || parts.length < 2 ? null : (statedAccount(parts[0])?.slice(0, 12) ?? null),
    currency: isCurrency ? currency : null
  }
}

const problemAt = (line: number, predicate: string): StatementProblem =>
  new StatementProblem("file", `line ${line}: ${predicate}`)

/** Reads a balance; one without a currency has that of the balance before. */
const balanceOf = ({ line, lines, tag }: Mt940Field, known: string | null): Balance => {
  const [, mark = "", day = "", named, amount = ""] =
    /^\s*([CD])\s*([0-9]{6})\s*([A-Z]{3})?\s*([0-9.]*,?[0-9]*)\s*$/.exec(lines[0] ?? "") ?? []
  const currency = named ?? known
  const date = shortDate(day)
  if (mark === "" || date === null || currency === null) {
    throw problemAt(
      line,
      `the balance :${tag}: is ${quoted(lines[0] ?? "")}: not C or D, date, currency and amount`
    )
  }
  const read = statedAmount(amount.includes(",") ? amount.replaceAll(".", "") : amount, currency)
  if ("problem" in read)
    throw new StatementProblem("balance", `line ${line}: the balance :${tag}: ${read.problem}`)
  return { minor: mark === "D" ? -read.minor : read.minor, date, currency }
}

const endEntry = (statement: OpenStatement, tally: Tally): void => {
  const { entry, opening } = statement
  statement.entry = null
  if (entry !== null) tally.entry(entry.at, () => mt940Entry(entry.texts, opening?.currency ?? ""))
}

const endStatement = (statement: OpenStatement, tally: Tally): void => {
  endEntry(statement, tally)
  const { account, closing, line, opening } = statement
  if (account === null || (account.iban === null && account.number === null)) {
    throw problemAt(line, "the statement that begins here does not say of which account it is")
  }
  // Without a closing balance the end may be missing.
  if (opening === null || closing === null) {
    throw problemAt(
      line,
      `the statement that begins here has no ${opening === null ? "opening" : "closing"} balance`
    )
  }
  if (opening.currency !== closing.currency) throw problemAt(line, "its balances are in two currencies")
  tally.end({
    format: "mt940",
    account: { ...account, currency: opening.currency },
    fromDate: null,
    toDate: closing.date,
    openingMinor: opening.minor,
    closingMinor: closing.minor
  })
}

const unexpected = ({ line, tag }: Mt940Field): StatementProblem =>
  problemAt(line, `a field :${tag}: is not expected here`)

type FieldReader = (statement: OpenStatement, field: Mt940Field, tally: Tally) => void

/** What each field does. Others say nothing that is needed. */
const readers: Readonly<Record<string, FieldReader>> = (() => {
  const account: FieldReader = (statement, field) => {
    if (statement.account !== null) throw unexpected(field)
    statement.account = mt940Account(field.lines[0] ?? "")
  }
  const opening: FieldReader = (statement, field) => {
    if (statement.opening !== null) throw unexpected(field)
    statement.opening = balanceOf(field, statement.account?.currency ?? null)
  }
  const closing: FieldReader = (statement, field, tally) => {
    endEntry(statement, tally)
    if (statement.closing !== null) throw unexpected(field)
    statement.closing = balanceOf(field, statement.opening?.currency ?? null)
  }
  const report: FieldReader = (_, { line }) => {
    throw problemAt(
      line,
      "it is a report of the day (MT942): send the statement (MT940), which has its movements"
    )
  }
  return {
    "25": account,
    "25P": account,
    "60F": opening,
    "60M": opening,
    "61": (statement, field, tally) => {
      endEntry(statement, tally)
      if (statement.opening === null || statement.closing !== null) throw unexpected(field)
      statement.entry = { at: field.line, texts: { line: field.lines, details: [], nonSwift: [] } }
    },
    "86": (statement, { lines }) => statement.entry?.texts.details.push(...lines),
    NS: (statement, { lines }) => statement.entry?.texts.nonSwift.push(...lines),
    "62F": closing,
    "62M": closing,
    "34F": report,
    "90C": report,
    "90D": report
  }
})()

/** Reads a file. */
export const readMt940 = (chunks: Iterable<string>, tally: Tally): void => {
  let statement: OpenStatement | null = null
  let count = 0
  const end = () => {
    if (statement !== null) endStatement(statement, tally)
    statement = null
  }
  for (const field of mt940Fields(linesOf(chunks))) {
    if (field.tag === END || field.tag === "20") end()
    if (field.tag === END) continue
    if (statement === null) {
      // What stands after the end of a statement belongs to it as a whole.
      if (field.tag === "86" || field.tag === "64" || field.tag === "65" || field.tag === "NS") continue
      count++
      statement = { line: field.line, account: null, opening: null, closing: null, entry: null }
    }
    readers[field.tag]?.(statement, field, tally)
  }
  end()
  if (count === 0) wrongStatementFile("has no statement in it")
}
