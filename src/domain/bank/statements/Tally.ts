/**
 * What readers of all formats do alike: number the entries, keep what is wrong with them, add up, and compare the sum
 * with the balances. Movements are passed on and not kept.
 */
import { isActiveCurrency } from "../../Currency.ts"
import type { FieldIssue } from "../../Errors.ts"
import { MAX_AMOUNT_MINOR } from "../../Money.ts"
import type { Movement, StatementPart } from "../Movement.ts"
import { EntryProblem, StatementProblem, StatementTooLarge } from "./Problem.ts"
import { shownMinor } from "./StatedAmount.ts"

/** Movements of one upload, statements in it, and entries that are read before reading stops at what is wrong. */
const MAX_MOVEMENTS = 100_000
const MAX_PARTS = 2_000
const MAX_PROBLEMS = 20
/** Entries that are pending or empty are counted like others. */
const MAX_ENTRIES = 200_000

/** One statement, and how much there is in it. */
export interface PartSummary extends StatementPart {
  /** From 1, in the order of the file. */
  readonly part: number
  /** Booked entries, and pending ones, which are forgotten. */
  readonly entries: number
  readonly pending: number
  readonly movements: number
  /** Sums of the movements. */
  readonly creditMinor: number
  readonly debitMinor: number
}

/** A movement as a reader finds it: `Tally` numbers the entries. */
export type FoundMovement = Omit<Movement, "entry" | "line">

/** What becomes of an entry: movements, none for one of nothing, or it is pending. */
export type FoundEntry = ReadonlyArray<FoundMovement> | "pending"

/** Whoever gets what is read. */
export type Tell = (part: number, movement: Movement) => void

export interface Tally {
  /** Reads the next entry, which begins at a line. What is wrong with it is kept, and reading goes on. */
  readonly entry: (line: number | null, read: () => FoundEntry) => void
  /** Ends a statement; a period that is not given goes from the first booked day to the last one. */
  readonly end: (part: StatementPart) => void
  /** Where later lines are: in a file of a ZIP. */
  readonly within: (name: string | null) => void
  /** What is wrong with a file as a whole, with the file of the ZIP that it is about. */
  readonly placed: (issue: FieldIssue) => FieldIssue
  readonly parts: ReadonlyArray<PartSummary>
  readonly problems: ReadonlyArray<FieldIssue>
}

interface Running {
  entries: number
  pending: number
  movements: number
  creditMinor: number
  debitMinor: number
  first: string | null
  last: string | null
}

const none = (): Running => ({
  entries: 0,
  pending: 0,
  movements: 0,
  creditMinor: 0,
  debitMinor: 0,
  first: null,
  last: null
})

const added = (sum: number, minor: number): number => {
  if (sum + minor > MAX_AMOUNT_MINOR)
    throw new StatementProblem("balance", "the entries are too much to add up")
  return sum + minor
}

const count = (running: Running, { amountMinor, bookedOn, direction }: FoundMovement): void => {
  running.movements++
  if (direction === "credit") running.creditMinor = added(running.creditMinor, amountMinor)
  else running.debitMinor = added(running.debitMinor, amountMinor)
  if (running.first === null || bookedOn < running.first) running.first = bookedOn
  if (running.last === null || bookedOn > running.last) running.last = bookedOn
}

/** What is wrong with the balances of a statement; null for nothing. */
const wrongBalance = (
  { account, closingMinor, openingMinor }: StatementPart,
  { creditMinor, debitMinor }: Running
): string | null => {
  const { currency } = account
  if (currency === null || openingMinor === null || closingMinor === null) return null
  const booked = creditMinor - debitMinor
  const sum = openingMinor + booked
  if (sum === closingMinor) return null
  const shown = (minor: number) =>
    Math.abs(minor) > MAX_AMOUNT_MINOR ? "more than is counted" : shownMinor(minor, currency)
  return (
    `the opening balance ${shown(openingMinor)} and the booked entries ${shown(booked)} make ${shown(sum)}, ` +
    `but the closing balance is ${shown(closingMinor)}`
  )
}

const nameOf = ({ account: { iban, number } }: StatementPart): string => {
  const name = iban ?? number
  return name === null ? "" : `account ${name}: `
}

/** A tally of one upload. */
export const makeTally = (tell: Tell): Tally => {
  const parts: Array<PartSummary> = []
  const problems: Array<FieldIssue> = []
  let running = none()
  let entries = 0
  let movements = 0
  let file: string | null = null
  let problemsBefore = 0

  const keep = (issue: FieldIssue) => {
    problems.push(issue)
    if (problems.length >= MAX_PROBLEMS) throw new StatementProblem("file", "has more wrong entries, too")
  }

  const placed = (line: number | null, predicate: string): string => {
    const where = [file, line === null ? null : `line ${line}`].filter((part) => part !== null).join(", ")
    return where === "" ? predicate : `${where}: ${predicate}`
  }

  const found = (line: number | null, read: () => FoundEntry): FoundEntry | null => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof EntryProblem)) throw error
      keep(new StatementProblem(`entries[${entries}]`, placed(line, error.message)).issue)
      return null
    }
  }

  return {
    parts,
    problems,
    placed: (issue) => (file === null ? issue : { ...issue, message: `${file}: ${issue.message}` }),
    within: (name) => {
      file = name
    },
    entry: (line, read) => {
      if (++entries > MAX_ENTRIES) throw new StatementTooLarge(`more than ${MAX_ENTRIES} entries`)
      const entry = found(line, read)
      if (entry === null) return
      if (entry === "pending") {
        running.pending++
        return
      }
      running.entries++
      for (const movement of entry) {
        if (++movements > MAX_MOVEMENTS) throw new StatementTooLarge(`more than ${MAX_MOVEMENTS} movements`)
        count(running, movement)
        tell(parts.length + 1, { ...movement, entry: entries, line })
      }
    },
    end: (part) => {
      const { first, last, ...counts } = running
      if (parts.length >= MAX_PARTS) throw new StatementTooLarge(`more than ${MAX_PARTS} statements`)
      const { currency } = part.account
      if (currency !== null && !isActiveCurrency(currency)) {
        throw new StatementProblem("file", placed(null, `its currency ${currency} is no active one`))
      }
      // A sum without the entries that are wrong says nothing.
      const wrong = problems.length > problemsBefore ? null : wrongBalance(part, running)
      if (wrong !== null) keep(new StatementProblem("balance", placed(null, nameOf(part) + wrong)).issue)
      const toDate = part.toDate ?? last
      parts.push({
        ...part,
        ...counts,
        part: parts.length + 1,
        fromDate:
          part.fromDate ?? (toDate !== null && first !== null && first > toDate ? toDate : (first ?? toDate)),
        toDate
      })
      running = none()
      problemsBefore = problems.length
    }
  }
}
