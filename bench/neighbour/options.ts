/** The command line of `bun run bench:neighbour`. */
import { parseArgs } from "node:util"
import { type FloodName, floodNames, floods } from "./floods.ts"

/** What a run does. */
export interface Options {
  readonly floods: ReadonlyArray<FloodName>
  readonly json: boolean
  /** Whether the table is written into bench/README.md. */
  readonly keep: boolean
  /** How long B is measured under each flood. */
  readonly seconds: number
  /** Receivables of company A, and reminders of its customer. */
  readonly receivables: number
  /** The folder of another checkout that is measured beside this one. */
  readonly against?: string
  /** A database on the PostgreSQL to use, where other databases may be made; an embedded one when absent. */
  readonly database?: string
}

const QUICK = { seconds: 2, receivables: 20_000 }
const FULL = { seconds: 12, receivables: 200_000 }

export const usage = `Usage: bun run bench:neighbour [options]

What does company B notice when company A floods the service? Fails if a request of B is refused, if its p99 is more than
ten times that alone, or if the service is not ready meanwhile. bench/README.md says how it is measured.

  --only <names>  several with commas between:
${floodNames.map((name) => `                  ${name.padEnd(9)} ${floods[name].what}`).join("\n")}
  --quick         ${QUICK.seconds} seconds of each, on little data: shows that it works, its times mean nothing
  --seconds <n>   how long B is measured under each flood, ${FULL.seconds} by default
  --against <folder>
                  measures the Duebook of another checkout, too, whose packages are installed
  --database <url>
                  uses this PostgreSQL in the place of the embedded one; makes databases there and drops them
  --json          one JSON document on standard output, the table on standard error
  --keep          writes the table into bench/README.md
  --help          this text`

const chosen = (names: string): ReadonlyArray<FloodName> => {
  const wanted = names.split(",").map((name) => name.trim())
  const unknown = wanted.filter((name) => !floodNames.some((known) => known === name))
  if (unknown.length > 0) throw new Error(`--only knows ${floodNames.join(", ")}, not ${unknown.join(", ")}`)
  return floodNames.filter((name) => wanted.includes(name))
}

/** Reads the arguments; undefined for `--help`. Throws an error that says what is wrong with them. */
export const parse = (argv: ReadonlyArray<string>): Options | undefined => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      only: { type: "string" },
      quick: { type: "boolean", default: false },
      seconds: { type: "string" },
      against: { type: "string" },
      database: { type: "string" },
      json: { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false }
    }
  })
  if (values.help) return undefined
  const effort = values.quick ? QUICK : FULL
  const seconds = Number(values.seconds ?? effort.seconds)
  if (!Number.isInteger(seconds) || seconds < 1) throw new Error("--seconds is a whole number from 1 on")
  if (values.keep && values.against !== undefined) throw new Error("--keep is for a run without --against")
  return {
    floods: values.only === undefined ? floodNames : chosen(values.only),
    json: values.json,
    keep: values.keep,
    seconds,
    receivables: effort.receivables,
    ...(values.against === undefined ? {} : { against: values.against }),
    ...(values.database === undefined ? {} : { database: values.database })
  }
}
