/**
 * Which customers are reminded, and when, after three days without a worker? One company has 9 000 overdue receivables
 * and ten have 100. The workers have a virtual clock, and the provider accepts every message at once.
 *
 * `bun run outage [--large 9000] [--small 10] [--size 100]`; ends with 1 if a cap or another rule was broken.
 */
import { parseArgs } from "node:util"
import { Effect, Redacted } from "effect"
import { type SentByCompany, lastMinute, outage } from "../test/reminders/engine/outage.ts"
import { freshDatabase, progress, runScript, settings } from "./support.ts"

const { values } = parseArgs({
  options: {
    large: { type: "string", default: "9000" },
    small: { type: "string", default: "10" },
    size: { type: "string", default: "100" }
  }
})

const told = (company: SentByCompany) => ({
  company_id: company.companyId,
  messages: company.minutes.length,
  busiest_minute: company.busiestMinute,
  last_minute: Math.round(lastMinute(company) * 100) / 100
})

const run = (large: number, small: number) =>
  Effect.flatMap(freshDatabase(settings), (url) =>
    Effect.promise(() =>
      outage({ url: Redacted.value(url), large, small, smallSize: Number(values.size), say: progress })
    )
  )

runScript(
  Effect.gen(function* () {
    const together = yield* run(Number(values.large), Number(values.small))
    const [alone] = (yield* run(0, 1)).small
    const { large, small, ...sums } = together
    const companies = [...(large === null ? [] : [large]), ...small]
    const document = {
      ...sums,
      large: large === null ? null : told(large),
      small: small.map(told),
      alone: alone === undefined ? null : told(alone)
    }
    process.stdout.write(`${JSON.stringify(document, null, 2)}\n`)
    const late = small.filter(
      (company) => alone !== undefined && lastMinute(company) > lastMinute(alone) + 0.01
    )
    const capped = companies.every(({ busiestMinute }) => busiestMinute <= 60)
    if (!capped || late.length + sums.repeated + sums.unexplained + sums.unfinished + sums.wrongTotals > 0) {
      return yield* Effect.dieMessage("a promise was broken")
    }
  })
)
