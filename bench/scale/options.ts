/** The command line of `bun run bench:scale`. */
import { parseArgs } from "node:util"

const parts = ["requests", "claim", "cost", "minute", "vacuum", "storage"] as const

/** A part of the benchmark. */
export type Part = (typeof parts)[number]

/** What a run does. */
export interface Options {
  /** Receivables of the large book. */
  readonly receivables: number
  /** Receivables of the small book, in as many companies. */
  readonly small: number
  readonly companies: number
  /** Reminders that are due at one minute. */
  readonly due: number
  readonly rounds: number
  /** Seconds of each measurement of requests. */
  readonly seconds: number
  readonly only: ReadonlyArray<Part>
  /** Whether the tables are written into bench/README.md, and the values into bench/results. */
  readonly keep: boolean
  readonly json: boolean
  /** A folder whose data is kept and used again. */
  readonly data?: string
  readonly database?: string
  /** Another checkout, whose reminders are measured beside those of this one. */
  readonly against?: string
}

const FULL = {
  receivables: 10_000_000,
  small: 100_000,
  companies: 10_000,
  due: 100_000,
  rounds: 5,
  seconds: 3
}
/** Of each company, where only reminders are measured: what lies beside them in the tables hardly matters to these. */
const RECEIVABLES_BESIDE = 10
const NEED_NO_BOOK: ReadonlyArray<Part> = ["cost", "minute"]
const QUICK = { receivables: 20_000, small: 2_000, companies: 200, due: 2_000, rounds: 1, seconds: 1 }
const MIN_RECEIVABLES = 1_000

export const usage = `Usage: bun run bench:scale [options]

How far one PostgreSQL goes: requests, claims, reminders, vacuum and storage of a book of millions of receivables beside a small
one, and a minute at which many reminders are due. bench/README.md says how it is measured.

  --receivables <n>  of the large book; ${FULL.receivables} unless told otherwise, and with --only ${NEED_NO_BOOK.join(" or ")} ${RECEIVABLES_BESIDE} for each company
  --small <n>        of the small book, in as many companies; ${FULL.small} unless told otherwise
  --companies <n>    ${FULL.companies} unless told otherwise
  --due <n>          reminders due at one minute; ${FULL.due} unless told otherwise
  --rounds <n>       in which the two books take turns; ${FULL.rounds} unless told otherwise
  --seconds <n>      of each measurement of requests; ${FULL.seconds} unless told otherwise
  --only <names>     ${parts.join(", ")}; several with commas between
  --quick            ${QUICK.receivables} receivables, ${QUICK.companies} companies, ${QUICK.due} due: shows that it works, its times mean nothing
  --data <folder>    keeps the data there, and uses it again if it is there already
  --database <url>   uses this PostgreSQL in the place of the embedded one; makes databases there and drops them
  --against <folder> another checkout with its packages; the part cost measures it in turn with this one
  --keep             writes the tables into bench/README.md, and the values into bench/results
  --json             one JSON document on standard output, the tables on standard error
  --help             this text`

const isPart = (name: string): name is Part => (parts as ReadonlyArray<string>).includes(name)

const named = (names: string): ReadonlyArray<Part> => {
  const wanted = names.split(",").map((name) => name.trim())
  const unknown = wanted.filter((name) => !isPart(name))
  if (unknown.length > 0) throw new Error(`--only knows ${parts.join(", ")}, not ${unknown.join(", ")}`)
  return parts.filter((part) => wanted.includes(part))
}

const whole = (name: string, text: string | undefined, otherwise: number, least: number, most: number) => {
  const n = Number(text ?? otherwise)
  if (!Number.isSafeInteger(n) || n < least || n > most) {
    throw new Error(`--${name} is a whole number from ${least} to ${most}`)
  }
  return n
}

/** Reads the arguments; undefined for `--help`. Throws an error that says what is wrong with them. */
export const parse = (argv: ReadonlyArray<string>): Options | undefined => {
  const text = { type: "string" } as const
  const flag = { type: "boolean", default: false } as const
  const { values } = parseArgs({
    args: [...argv],
    options: {
      receivables: text,
      small: text,
      companies: text,
      due: text,
      rounds: text,
      seconds: text,
      only: text,
      against: text,
      data: text,
      database: text,
      quick: flag,
      keep: flag,
      json: flag,
      help: { ...flag, short: "h" }
    }
  })
  if (values.help) return undefined
  const usual = values.quick ? QUICK : FULL
  const companies = whole("companies", values.companies, usual.companies, 10, 1_000_000)
  const least = Math.max(MIN_RECEIVABLES, companies)
  const only = values.only === undefined ? parts : named(values.only)
  const beside =
    !values.quick && only.every((part) => NEED_NO_BOOK.includes(part))
      ? Math.max(least, RECEIVABLES_BESIDE * companies)
      : usual.receivables
  return {
    companies,
    receivables: whole("receivables", values.receivables, beside, least, 1_000_000_000),
    small: whole("small", values.small, usual.small, least, 1_000_000_000),
    due: whole("due", values.due, usual.due, companies, 10_000_000),
    rounds: whole("rounds", values.rounds, usual.rounds, 1, 100),
    seconds: whole("seconds", values.seconds, usual.seconds, 1, 600),
    only,
    keep: values.keep,
    json: values.json,
    ...(values.data === undefined ? {} : { data: values.data }),
    ...(values.against === undefined ? {} : { against: values.against }),
    ...(values.database === undefined ? {} : { database: values.database })
  }
}
