/** The command line of `bun run bench:reminders`. */
import { parseArgs } from "node:util"

export const parts = ["claim", "plan", "rate", "large", "moment", "growth"] as const

/** A part of the benchmark. */
export type Part = (typeof parts)[number]

/** What a run does. */
export interface Options {
  /** Receivables in the large table. */
  readonly rows: number
  /** Messages that the engine sends for `growth`. */
  readonly sends: number
  /** Whether `rate` is compared with graphile-worker. */
  readonly peers: boolean
  readonly only: ReadonlyArray<Part>
  readonly json: boolean
}

const ROWS = 1_000_000
/** Messages that `growth` sends by default; a million takes a quarter of an hour. */
const SENDS = 100_000
const MIN_ROWS = 1_000

export const usage = `Usage: bun run bench:reminders [options]

How fast reminders are claimed, planned and handed over; bench/README.md says what the numbers mean.

  --rows <n>      open receivables in the large book, from ${MIN_ROWS} on; ${ROWS} unless told otherwise
  --sends <n>     messages that growth sends, at most one for each row; ${SENDS} unless told otherwise
  --peers         compares rate with graphile-worker on Node
  --only <names>  ${parts.join(", ")}; several with commas between
  --json          one JSON document on standard output, the tables on standard error
  --help          this text`

const isPart = (name: string): name is Part => (parts as ReadonlyArray<string>).includes(name)

const named = (names: string): ReadonlyArray<Part> => {
  const wanted = names.split(",").map((name) => name.trim())
  const unknown = wanted.filter((name) => !isPart(name))
  if (unknown.length > 0) throw new Error(`--only knows ${parts.join(", ")}, not ${unknown.join(", ")}`)
  return parts.filter((part) => wanted.includes(part))
}

const whole = (name: string, text: string, least: number): number => {
  const n = Number(text)
  if (!Number.isSafeInteger(n) || n < least) throw new Error(`--${name} is a whole number from ${least} on`)
  return n
}

/** Reads the arguments; undefined for `--help`. Throws an error that says what is wrong with them. */
export const parse = (argv: ReadonlyArray<string>): Options | undefined => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      rows: { type: "string", default: String(ROWS) },
      sends: { type: "string", default: String(SENDS) },
      peers: { type: "boolean", default: false },
      only: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false }
    }
  })
  if (values.help) return undefined
  const rows = whole("rows", values.rows, MIN_ROWS)
  return {
    rows,
    sends: Math.min(rows, whole("sends", values.sends, 1)),
    peers: values.peers,
    only: values.only === undefined ? parts : named(values.only),
    json: values.json
  }
}
