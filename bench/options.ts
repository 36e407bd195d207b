/** The command line of `bun run bench`. */
import { parseArgs } from "node:util"
import { BEFORE } from "./programs.ts"
import { type Workload, workloads } from "./workloads.ts"

/** What a run does. */
export interface Options {
  readonly quick: boolean
  readonly json: boolean
  readonly workloads: ReadonlyArray<Workload>
  /** Whether the run writes its table to README.md and its chart to bench/results. */
  readonly keep: boolean
  /** The folder of another checkout that is measured beside this one. */
  readonly against?: string
  /** Whether the peers, the executable, the limit and the growth are left out. */
  readonly onlyDuebook: boolean
}

/** Names that stand for several workloads. */
const groups: ReadonlyMap<string, ReadonlyArray<Workload>> = new Map([["list", ["list25", "list100"]]])

export const usage = `Usage: bun run bench [options]

Compares Duebook with its peers and with the database alone; bench/README.md says how.

  --quick         a moment of everything, on little data: shows that it works, its times mean nothing
  --only <names>  ${workloads.join(", ")};
                  several with commas between; list is list25 and list100
  --against <folder>
                  measures the Duebook of another checkout, too, whose packages are installed: "${BEFORE}";
                  prints the ratio of this checkout to that one, keeps no results
  --only-duebook  without the peers, the executable, the limit and the growth; keeps no results
  --json          one JSON document on standard output, the table on standard error
  --keep          writes the chart to bench/results and the table into README.md, as a run of all workloads
                  without --quick does anyhow
  --help          this text`

const named = (names: string): ReadonlyArray<Workload> => {
  const wanted = names.split(",").map((name) => name.trim())
  const known = (name: string) => groups.get(name) ?? workloads.filter((workload) => workload === name)
  const unknown = wanted.filter((name) => known(name).length === 0)
  if (unknown.length > 0) {
    throw new Error(`--only knows ${workloads.join(", ")} and list, not ${unknown.join(", ")}`)
  }
  const chosen = new Set(wanted.flatMap(known))
  return workloads.filter((workload) => chosen.has(workload))
}

/** Reads the arguments; undefined for `--help`. Throws an error that says what is wrong with them. */
export const parse = (argv: ReadonlyArray<string>): Options | undefined => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      quick: { type: "boolean", default: false },
      only: { type: "string" },
      json: { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
      against: { type: "string" },
      "only-duebook": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false }
    }
  })
  if (values.help) return undefined
  const chosen = values.only === undefined ? workloads : named(values.only)
  const onlyDuebook = values["only-duebook"]
  const publishable = values.against === undefined && !onlyDuebook
  if (values.keep && !publishable) {
    throw new Error("--keep is for a run of Duebook and its peers, without --against and --only-duebook")
  }
  return {
    quick: values.quick,
    json: values.json,
    workloads: chosen,
    keep: values.keep || (publishable && !values.quick && chosen.length === workloads.length),
    onlyDuebook,
    ...(values.against === undefined ? {} : { against: values.against })
  }
}
