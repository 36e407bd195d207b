/** How reminders scale: `bun run bench:reminders`; bench/README.md says what the numbers mean. */
import { Effect } from "effect"
import { progress, runScript } from "../support.ts"
import { claim } from "./claim.ts"
import { growth } from "./growth.ts"
import { type Options, type Part, parse, usage } from "./options.ts"
import { large } from "./large.ts"
import { moment } from "./moment.ts"
import { plan } from "./plan.ts"
import { rate } from "./rate.ts"
import { render } from "./table.ts"

const measure = (part: Part, { peers, rows, sends }: Options) => {
  switch (part) {
    case "claim":
      return claim(rows)
    case "plan":
      return plan(rows)
    case "growth":
      return growth(rows, sends)
    case "rate":
      return rate(rows, peers)
    case "large":
      return large(rows)
    case "moment":
      return moment(rows)
  }
}

const program = (options: Options) =>
  Effect.gen(function* () {
    const values: Partial<Record<Part, unknown>> = {}
    for (const part of options.only) {
      const section = yield* measure(part, options)
      values[part] = section.values
      if (options.json) progress(render(section))
      else console.log(render(section))
    }
    if (options.json) console.log(JSON.stringify(values, null, 2))
  })

const options = (() => {
  try {
    return parse(process.argv.slice(2))
  } catch (error) {
    progress(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
})()

if (options === undefined) console.log(usage)
else runScript(program(options))
