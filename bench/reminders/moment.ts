/** How long do three workers take when many debtors of many companies are due at one moment? */
import { Effect, Redacted } from "effect"
import { freshDatabase, progress, settings } from "../support.ts"
import { clock, connect, seed } from "./book.ts"
import * as Processes from "./processes.ts"
import { type Section, verdict } from "./table.ts"

const WORKERS = 3
const TARGET = 1_000
const MOST = 100_000
/** Debtors of a company. */
const DEBTORS_EACH = 10

const SENT = `
  select count(*) as messages, count(distinct customer_id) as debtors from reminder_messages where status = 'sent'`

/** Measures a tenth of `rows`, at most `MOST` debtors, ten of each company, each with one debt. */
export const moment = (rows: number) =>
  Effect.gen(function* () {
    const debtors = Math.min(MOST, Math.ceil(rows / 10))
    const companies = Math.ceil(debtors / DEBTORS_EACH)
    const url = Redacted.value(yield* freshDatabase(settings))
    progress(`seeding ${debtors} debtors of ${companies} companies …`)
    yield* seed(url, { companies, customers: debtors, debtsEach: 1, due: "all" })
    const client = yield* connect(url)
    progress(`sending ${debtors} messages …`)
    const { rate, seconds } = yield* Effect.scoped(
      Effect.gen(function* () {
        const workers = yield* Processes.duebook(url, WORKERS)
        const begun = performance.now()
        const rate = yield* Processes.rateOf(client, workers, Processes.DUEBOOK_LEFT, debtors)
        return { rate, seconds: (performance.now() - begun) / 1_000 }
      })
    )
    const { rows: found } = yield* Effect.promise(() =>
      client.query<{ messages: string; debtors: string }>(SENT)
    )
    const sent = { messages: Number(found[0]?.messages), debtors: Number(found[0]?.debtors) }
    if (sent.messages !== debtors || sent.debtors !== debtors)
      return yield* Effect.die(
        new Error(`${sent.messages} messages went to ${sent.debtors} of ${debtors} debtors`)
      )
    return {
      title: `moment: ${debtors} debtors of ${companies} companies due at one moment, ${WORKERS} workers`,
      rows: [
        ["messages", "seconds", "messages/s", `target ${TARGET}`],
        [String(debtors), seconds.toFixed(1), rate.toFixed(0), verdict(rate >= TARGET)]
      ],
      notes: ["Each debtor got one message. The first quarter is warm-up, and not in the rate."],
      values: { debtors, companies, seconds, rate }
    } satisfies Section
  }).pipe(Effect.scoped, Effect.withClock(clock))
