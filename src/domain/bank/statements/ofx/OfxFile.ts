/** Files of OFX 1 and 2: bank and credit card statements. */
import { isActiveCurrency } from "../../../Currency.ts"
import type { StatedAccount } from "../../Movement.ts"
import { quoted, StatementProblem, wrongEntry, wrongStatementFile } from "../Problem.ts"
import { statedAmount } from "../StatedAmount.ts"
import { statedDate } from "../StatedDate.ts"
import { looksLikeIban, statedAccount, statedName, statedReference, statedRemittance } from "../StatedText.ts"
import type { FoundEntry, Tally } from "../Tally.ts"
import { type OfxToken, ofxTokens } from "./OfxTokens.ts"

/** Elements that have others in them, and matter. Values in other ones count as those of the element around. */
const groups = new Set(
  "OFX STMTRS CCSTMTRS INVSTMTRS BANKACCTFROM CCACCTFROM INVACCTFROM BANKACCTTO CCACCTTO BANKTRANLIST STMTTRN STMTTRNP LEDGERBAL AVAILBAL BALLIST CURRENCY ORIGCURRENCY".split(
    " "
  )
)

/** Elements within each other. */
const MAX_DEPTH = 64
/** Values of one element, and characters of one of them. */
const MAX_VALUES = 200
const MAX_VALUE = 20_000

/** What may come again, and goes on then: some banks cut a long text in several elements. Of others the first one counts. */
const repeated: ReadonlySet<string> = new Set(["MEMO"])

interface Group {
  readonly name: string
  readonly line: number
  readonly values: Map<string, string>
}

/** Values by their names. */
type Values = ReadonlyMap<string, string>

interface OpenStatement {
  account: StatedAccount | null
  period: Values
  balance: Values | null
}

/** A date: `20051029`, `20051029101003.000[-5:EST]`. The day is as the bank writes it. */
const ofxDate = (text: string | undefined): string | null => {
  const [, year, month, day] = /^\s*([0-9]{4})-?([0-9]{2})-?([0-9]{2})/.exec(text ?? "") ?? []
  return day === undefined ? null : statedDate(Number(year), Number(month), Number(day))
}

/** An amount with a sign, a decimal point or comma, and perhaps the other one of both between thousands. */
const ofxAmount = (
  text: string,
  currency: string
): { readonly minor: number } | { readonly problem: string } => {
  const tight = text.replaceAll(/\s/g, "")
  const decimal = tight.lastIndexOf(",") > tight.lastIndexOf(".") ? "," : "."
  const bare = tight.replace(/^[+-]/, "").replaceAll(decimal === "," ? "." : ",", "")
  const read = statedAmount(bare, currency)
  return "minor" in read && tight.startsWith("-") ? { minor: -read.minor } : read
}

const accountOf = (values: Values): StatedAccount => {
  const number = statedAccount(values.get("ACCTID"))
  const isIban = number !== null && looksLikeIban(number)
  return {
    iban: isIban ? number : null,
    number: isIban ? null : number,
    bankCode: isIban ? null : (statedAccount(values.get("BANKID"))?.slice(0, 12) ?? null),
    currency: null
  }
}

/** The movement of an element STMTTRN. */
const ofxEntry = (values: Values, other: Values, currency: string, named: string | undefined): FoundEntry => {
  if (named !== undefined && named.trim().toUpperCase() !== currency) {
    wrongEntry(`its amount is in ${quoted(named)}, and the account in ${currency}`)
  }
  if (values.has("CORRECTFITID"))
    wrongEntry("it corrects an earlier one (CORRECTFITID), which is not supported")
  const amount = ofxAmount(values.get("TRNAMT") ?? wrongEntry("it has no amount"), currency)
  if ("problem" in amount) return wrongEntry(`its amount ${amount.problem}`)
  const written = values.get("DTPOSTED") ?? wrongEntry("it has no date")
  const bookedOn = ofxDate(written) ?? wrongEntry(`its date is ${quoted(written)}, which is none`)
  if (amount.minor === 0) return []
  const name = values.get("NAME") ?? values.get("EXTDNAME")
  return [
    {
      direction: amount.minor > 0 ? "credit" : "debit",
      amountMinor: Math.abs(amount.minor),
      currency,
      bookedOn,
      valueOn: ofxDate(values.get("DTAVAIL")),
      counterpartyName: statedName(name),
      counterpartyAccount: statedAccount(other.get("ACCTID")),
      // Some banks put into the name what they know.
      remittance: statedRemittance([values.get("MEMO")]) ?? statedRemittance([name]),
      paymentReference: null,
      endToEndId: null,
      bankReference: statedReference(values.get("FITID")),
      takesBack: null,
      detail: null
    }
  ]
}

/** A file that is being read: the elements that are open, and what was found. */
interface Reading {
  readonly tally: Tally
  readonly open: Array<Group>
  statement: OpenStatement | null
  currency: string
  /** The other account, and the currency, of the entry that is read. */
  other: Values
  named: string | undefined
  statements: number
  isWhole: boolean
}

const nothing: Values = new Map()

const endStatement = (reading: Reading, { line }: Group): void => {
  const { currency, statement, tally } = reading
  reading.statement = null
  if (statement === null) return
  if (statement.account === null || (statement.account.iban ?? statement.account.number) === null) {
    throw new StatementProblem("file", `line ${line}: a statement does not say of which account it is`)
  }
  const toDate = ofxDate(statement.period.get("DTEND"))
  const amount = statement.balance?.get("BALAMT")
  const closing = amount === undefined || amount.trim() === "" ? null : ofxAmount(amount, currency)
  if (closing !== null && "problem" in closing) {
    throw new StatementProblem("balance", `line ${line}: the closing balance ${closing.problem}`)
  }
  // A balance of another day than the last one is none of the statement.
  const isClosing =
    closing !== null && toDate !== null && ofxDate(statement.balance?.get("DTASOF")) === toDate
  reading.statements++
  tally.end({
    format: "ofx",
    account: { ...statement.account, currency },
    fromDate: ofxDate(statement.period.get("DTSTART")),
    toDate,
    openingMinor: null,
    closingMinor: isClosing ? closing.minor : null
  })
}

const currencyOf = (reading: Reading, line: number): string => {
  const { currency } = reading
  if (!isActiveCurrency(currency)) {
    throw new StatementProblem(
      "file",
      `line ${line}: its currency is ${quoted(currency)}, which is no active one`
    )
  }
  return currency
}

/** What is done when an element ends. */
const ended = (reading: Reading, group: Group): void => {
  const { statement, tally } = reading
  const { line, name, values } = group
  if (name === "OFX") reading.isWhole = true
  if (statement === null) return
  const isInEntry = reading.open.some((outer) => outer.name === "STMTTRN" || outer.name === "STMTTRNP")
  switch (name) {
    case "STMTRS":
    case "CCSTMTRS":
      return endStatement(reading, group)
    case "BANKACCTFROM":
    case "CCACCTFROM":
      if (!isInEntry) statement.account = accountOf(values)
      return
    case "BANKACCTTO":
    case "CCACCTTO":
      reading.other = values
      return
    case "CURRENCY":
      reading.named = values.get("CURSYM")
      return
    case "BANKTRANLIST":
      statement.period = values
      return
    case "LEDGERBAL":
      statement.balance = values
      return
    case "STMTTRN": {
      const currency = currencyOf(reading, line)
      const { named, other } = reading
      tally.entry(line, () => ofxEntry(values, other, currency, named))
      return
    }
    case "STMTTRNP":
      tally.entry(line, () => "pending")
      return
    default:
  }
}

const close = (reading: Reading, name: string): void => {
  const { open } = reading
  const at = open.findLastIndex((group) => group.name === name)
  if (at < 0) return
  // What was not closed in it ends with it.
  for (let count = open.length - at; count > 0; count--) {
    const group = open.pop()
    if (group !== undefined) ended(reading, group)
  }
}

const start = (reading: Reading, { line, value: name }: OfxToken): void => {
  if (reading.open.length >= MAX_DEPTH) {
    throw new StatementProblem("file", `line ${line}: more than ${MAX_DEPTH} elements are within each other`)
  }
  if (name === "STMTTRN" || name === "STMTTRNP") {
    // Each is an entry, even if the end of the one before is missing.
    close(reading, "STMTTRN")
    close(reading, "STMTTRNP")
    reading.other = nothing
    reading.named = undefined
  }
  if (name === "STMTRS" || name === "CCSTMTRS") {
    reading.statement = { account: null, period: nothing, balance: null }
    reading.currency = ""
  }
  reading.open.push({ name, line, values: new Map() })
}

/** A value whose element is open: its text may come in pieces, around comments and marked sections. */
interface Leaf {
  readonly name: string
  text: string
}

/** Keeps a value whose element has ended, or at which the next one begins. */
const keep = (reading: Reading, { name, text }: Leaf): void => {
  const value = text.trim()
  if (value === "") return
  if (name === "CURDEF") reading.currency = value.toUpperCase()
  const values = reading.open.at(-1)?.values
  const before = values?.get(name)
  if (values === undefined || (before === undefined && values.size >= MAX_VALUES)) return
  if (before === undefined) values.set(name, value)
  else if (repeated.has(name) && before.length < MAX_VALUE) values.set(name, `${before} ${value}`)
}

/** Reads a file. */
export const readOfx = (chunks: Iterable<string>, tally: Tally): void => {
  const reading: Reading = {
    tally,
    open: [],
    statement: null,
    currency: "",
    other: nothing,
    named: undefined,
    statements: 0,
    isWhole: false
  }
  let leaf: Leaf | null = null
  for (const token of ofxTokens(chunks)) {
    if (token.kind === "text") {
      if (leaf === null) continue
      leaf.text += token.value
      if (leaf.text.length > MAX_VALUE)
        throw new StatementProblem("file", `line ${token.line}: a text is too long`)
      continue
    }
    if (leaf !== null) keep(reading, leaf)
    leaf = token.kind === "open" && !groups.has(token.value) ? { name: token.value, text: "" } : null
    if (token.kind === "open" && leaf === null) start(reading, token)
    else if (token.kind === "close" && groups.has(token.value)) close(reading, token.value)
  }
  if (!reading.isWhole) wrongStatementFile("ends before its last element </OFX>: a part of it is missing")
  if (reading.statements === 0) wrongStatementFile("has no statement of a bank account in it")
}
