/** How a file writes amounts and dates: what its columns as a whole show, and each cell by that. */
import { decimalMarkOf, isAmbiguousAmount, plainAmount, type DecimalMark } from "../../../TypedAmount.ts"
import { StatementProblem, wrongEntry, quoted } from "../Problem.ts"
import { statedAmount } from "../StatedAmount.ts"
import { statedDate } from "../StatedDate.ts"

/** Shapes of amounts that are kept; a column has a dozen. */
const MAX_SHAPES = 500

/** Signs before, behind and around an amount: `-12`, `12-`, `(12)`, `12 S`, `12 DR`. */
const signs =
  /^\s*(?<open>\()?\s*(?<before>[-+\u2212\u2013])?\s*(?<amount>.*?)\s*(?<behind>[-+\u2212\u2013]|\)|\b(?:CR|DR|S|H|C|D))?\s*$/isu

interface Signed {
  readonly amount: string
  readonly isNegative: boolean
}

const signedOf = (text: string): Signed => {
  const { amount = "", before = "", behind = "", open = "" } = signs.exec(text)?.groups ?? {}
  const inner = /^[-\u2212\u2013]/.test(amount)
  // The currency may stand before the sign: `EUR -12`.
  const [, currency = "", rest = amount] = /^([A-Z]{3}|[€£$¥])\s*[-\u2212]\s*(.*)$/su.exec(amount) ?? []
  return {
    amount: currency === "" ? amount.replace(/^[-\u2212\u2013]\s*/u, "") : rest,
    isNegative:
      inner ||
      currency !== "" ||
      open !== "" ||
      /[-\u2212\u2013]/u.test(before + behind) ||
      /^(?:DR|S|D)$/i.test(behind)
  }
}

/** What the columns of amounts and dates show. */
export interface CsvShapes {
  readonly amount: (text: string) => void
  readonly date: (text: string) => void
  /** How the file is to be read; `StatementProblem` where it may be read in two ways. */
  readonly formats: () => CsvFormats
}

export interface CsvFormats {
  readonly mark: DecimalMark | null
  readonly order: "dmy" | "mdy" | null
}

/** Day, month and year with marks between; the year may have two digits, and a time may follow. */
const numbered = /^\s*([0-9]{1,2})([-/.])([0-9]{1,2})\2([0-9]{4}|[0-9]{2})(?:[ T,].*)?$/
const yearFirst = /^\s*([0-9]{4})([-/.]?)([0-9]{2})\2([0-9]{2})(?:[ T,].*)?$/
const withMonth = /^\s*([0-9]{1,2})[- ]([A-Za-z]{3})[a-z]*\.?[- ]([0-9]{4}|[0-9]{2})(?:[ T,].*)?$/
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ")

const yearOf = (text: string): number => (text.length === 2 ? 2000 : 0) + Number(text)

/** Reads a date of a column in this order; null where it is none. */
export const csvDate = (text: string, order: CsvFormats["order"]): string | null => {
  const [, year, , month, day] = yearFirst.exec(text) ?? []
  if (year !== undefined) return statedDate(Number(year), Number(month), Number(day))
  const [, named, name = "", ofYear = ""] = withMonth.exec(text) ?? []
  if (named !== undefined)
    return statedDate(yearOf(ofYear), months.indexOf(name.toLowerCase()) + 1, Number(named))
  const [, first, mark, second, last = ""] = numbered.exec(text) ?? []
  if (first === undefined) return null
  const [dayOf, monthOf] = mark === "." || order !== "mdy" ? [first, second] : [second, first]
  return statedDate(yearOf(last), Number(monthOf), Number(dayOf))
}

const ambiguousAmounts =
  "has amounts such as 1,234 that may be thousands or decimals, and none that shows which"
const ambiguousDates = "has dates such as 02/03/2026 whose day may be the month, and none that shows which"

/** Looks at all cells before any of them is read. */
export const csvShapes = (): CsvShapes => {
  const shapes = new Set<string>()
  let isAmbiguous = false
  let dayFirst = false
  let monthFirst = false
  let either = false
  return {
    amount: (text) => {
      const { amount } = signedOf(text)
      const digits = amount.replaceAll(/[^0-9.,]/g, "")
      isAmbiguous ||= isAmbiguousAmount(digits) || /^[1-9][0-9]{0,2}\.[0-9]{3}$/.test(digits)
      if (shapes.size < MAX_SHAPES) shapes.add(digits.slice(0, 1) + digits.slice(1).replaceAll(/[0-9]/g, "1"))
    },
    date: (text) => {
      const [, first, mark, second] = numbered.exec(text) ?? []
      if (first === undefined || mark === ".") return
      if (Number(first) > 12) dayFirst = true
      else if (Number(second) > 12) monthFirst = true
      else if (first !== second) either = true
    },
    formats: () => {
      const mark = decimalMarkOf([...shapes])
      if (mark === null && isAmbiguous) throw new StatementProblem("file", ambiguousAmounts)
      if (either && dayFirst === monthFirst) throw new StatementProblem("file", ambiguousDates)
      return { mark, order: dayFirst ? "dmy" : monthFirst ? "mdy" : null }
    }
  }
}

/** Reads an amount with its sign, in minor units; null for an empty cell. */
export const csvAmount = (
  text: string,
  what: string,
  mark: DecimalMark | null,
  currency: string
): number | null => {
  if (text.trim() === "") return null
  const { amount, isNegative } = signedOf(text)
  const plain = plainAmount(amount, { currency, mark })
  const read = /^[0-9]+(?:\.[0-9]+)?$/.test(plain)
    ? statedAmount(plain, currency)
    : { problem: `is ${quoted(text)}, which is no amount` }
  if ("problem" in read) return wrongEntry(`the ${what} ${read.problem}`)
  return isNegative ? -read.minor : read.minor
}
