/**
 * How fast are the pages of the application? Compares the page of receivables with the API's list of the same rows,
 * times the overview of a company with 1 000 000 receivables, and weighs every page with its styles.
 *
 * `bun run bench:app [--rows N] [--seconds S]` prints two tables. Requests of both kinds take turns on one connection.
 */
import { parseArgs } from "node:util"
import { Effect, Redacted } from "effect"
import { Client } from "pg"
import { pages } from "../src/app/Pages.ts"
import { duebook } from "./programs.ts"
import { percentile } from "./percentile.ts"
import { seed, type SeededCompany } from "./seed.ts"
import { type Server, start } from "./servers.ts"
import { signIn } from "./sessions.ts"
import { freshDatabase, progress, runScript, settings } from "./support.ts"

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "1000000" },
    seconds: { type: "string", default: "20" }
  }
})
const ROWS = Number(values.rows)
const SECONDS = Number(values.seconds)
const SMALL = 1_000

/** What the pages are to keep. */
const goals = { pageToList: 3, overviewMillis: 300, kilobytes: 50 }

// Three years of due dates in three currencies. What is due later is open; of what was due, 5 % is not paid yet. A debt
// arises 30 days before it is due, and is paid ten days late.
const RECEIVABLES = `
insert into receivables (company_id, customer_id, amount_minor, paid_minor, currency, due_date, status,
  external_reference, description, created_at, updated_at, billed_on)
select $1, $2 + n % $3, 100000, case status when 'paid' then 100000 when 'partially_paid' then 50000 else 0 end,
  (array['EUR', 'EUR', 'EUR', 'USD', 'JPY'])[n % 5 + 1], due, status, 'R-' || n, 'Consulting, part ' || n, now(), now(),
  least(due - 30, current_date)
from (
  select n, current_date - 1000 + (n * 1095 / $4::bigint)::integer as due,
    case when n * 1095 / $4 >= 1000 then 'open' when n % 100 < 95 then 'paid' when n % 100 < 98 then 'open'
      else 'partially_paid' end as status
  from generate_series(1::bigint, $4::bigint) n
) d order by n`

const PAYMENTS = `
insert into payments (company_id, receivable_id, amount_minor, currency, paid_at, method, created_at, paid_on)
select company_id, receivable_id, paid_minor, currency, now(), 'bank_transfer', now(), least(due_date + 10, current_date)
from receivables where company_id = $1 and paid_minor > 0`

/** One audit entry in a hundred receivables, and some that wait for a person. */
const OTHERS: ReadonlyArray<string> = [
  `insert into audit_log (company_id, at, actor, action, subject_id)
   select company_id, now(), 'operator', 'receivable.create', receivable_id from receivables
   where company_id = $1 and receivable_id % 100 = 0`,
  `update receivables set status = 'paused', pause_cause = 'disputed'
   where company_id = $1 and receivable_id % 5000 = 1 and status = 'open'`,
  `update receivables set promised_on = current_date - 3
   where company_id = $1 and receivable_id % 5000 = 2 and status = 'open'`,
  `insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
     timezone, scheduled_for, expires_at, status, reason_code, currency, created_at, updated_at)
   select company_id, receivable_id, customer_id, 0, 0, due_date, 'email', 'en', 'UTC', now(), now(), 'failed',
     'provider_rejected', currency, now(), now()
   from receivables where company_id = $1 and receivable_id % 1000 = 3`,
  "select count_again($1)"
]

/** Who asks: with a key, or with a session. */
interface Caller {
  readonly id: number
  readonly key: string
  readonly cookie: string
}

const prepare = async (url: string): Promise<readonly [large: Caller, small: Caller]> => {
  const [large, small] = await seed(url, { companies: 2, keysEach: 1, large: 1, small: 1 })
  if (large === undefined || small === undefined) throw new Error("two companies were seeded")
  const client = new Client(url)
  await client.connect()
  try {
    const fill = async (company: SeededCompany, rows: number): Promise<Caller> => {
      const { customers, firstCustomer, id } = company
      await client.query(RECEIVABLES, [id, firstCustomer, customers, rows])
      for (const text of [PAYMENTS, ...OTHERS]) await client.query(text, [id])
      return {
        id,
        key: company.tokens[0] === undefined ? "" : String(company.tokens[0]),
        cookie: await signIn(client, id)
      }
    }
    const callers = [await fill(large, ROWS), await fill(small, SMALL)] as const
    await client.query("vacuum analyze")
    return callers
  } finally {
    await client.end()
  }
}

type Ask = () => Promise<number>

/** A request whose answer is read to its end; the milliseconds that took. */
const asking =
  ({ port }: Server, path: string, headers: Readonly<Record<string, string>>): Ask =>
  async () => {
    const before = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: "manual" })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`)
    return performance.now() - before
  }

/** Sorted times of requests that take turns, by their names. */
const inTurns = async (asks: ReadonlyMap<string, Ask>): Promise<ReadonlyMap<string, Array<number>>> => {
  const times = new Map([...asks.keys()].map((name) => [name, [] as Array<number>]))
  for (const ask of asks.values()) for (let n = 0; n < 20; n++) await ask()
  for (const end = performance.now() + SECONDS * 1_000; performance.now() < end;) {
    for (const [name, ask] of asks) times.get(name)?.push(await ask())
  }
  for (const sorted of times.values()) sorted.sort((a, b) => a - b)
  return times
}

const row = (...cells: ReadonlyArray<string>): void => console.log(`| ${cells.join(" | ")} |`)
const met = (isMet: boolean): string => (isMet ? "met" : "missed")

const compare = async (server: Server, large: Caller, small: Caller): Promise<void> => {
  const page = (caller: Caller, path: string) =>
    asking(server, `/app/${caller.id}${path}`, { cookie: caller.cookie, "accept-encoding": "gzip" })
  // The two that are compared take turns by themselves, so that neither pays for what the overview leaves behind.
  const lists = await inTurns(
    new Map([
      ["API's list", asking(server, "/v1/receivables", { authorization: `Bearer ${large.key}` })],
      ["page of receivables", page(large, "/receivables")]
    ])
  )
  const overviews = await inTurns(
    new Map([
      ["overview", page(large, "")],
      [`overview of ${SMALL}`, page(small, "")]
    ])
  )
  const times = new Map([...lists, ...overviews])
  row("Request", "p10 ms", "p50 ms", "p99 ms")
  row("---", "---:", "---:", "---:")
  for (const [name, sorted] of times) {
    row(name, ...[0.1, 0.5, 0.99].map((share) => percentile(sorted, share).toFixed(2)))
  }
  const half = (name: string) => percentile(times.get(name) ?? [], 0.5)
  const ratio = half("page of receivables") / half("API's list")
  console.log(
    `\npage of receivables / API's list: ${ratio.toFixed(2)} (goal: at most ${goals.pageToList}, ${met(ratio <= goals.pageToList)})`
  )
  const millis = half("overview")
  console.log(
    `overview with ${ROWS} receivables: ${millis.toFixed(1)} ms (goal: at most ${goals.overviewMillis}, ${met(millis <= goals.overviewMillis)})\n`
  )
}

/** Bytes as they travel. */
const bytesOf = async ({ port }: Server, path: string, cookie: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { cookie, "accept-encoding": "gzip" },
    redirect: "manual",
    decompress: false
  })
  const body = new Uint8Array(await response.arrayBuffer())
  const isPacked = response.headers.get("content-encoding") === "gzip"
  const text = new TextDecoder().decode(isPacked ? Bun.gunzipSync(body) : body)
  return { status: response.status, bytes: body.length, text }
}

const weigh = async (server: Server, { cookie, id }: Caller): Promise<void> => {
  row("Page", "KB compressed", "with its styles", "goal")
  row("---", "---:", "---:", "---")
  for (const { access, path } of pages) {
    if (access._tag !== "Company" || path.replace(":company", "").includes(":")) continue
    const { bytes, status, text } = await bytesOf(server, path.replace(":company", String(id)), cookie)
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1]
    if (status !== 200 || style === undefined) throw new Error(`${path} was answered ${status}`)
    const all = bytes + (await bytesOf(server, style, cookie)).bytes
    const kilobytes = (value: number) => (value / 1_000).toFixed(1)
    row(path, kilobytes(bytes), kilobytes(all), met(all <= goals.kilobytes * 1_000))
  }
}

const program = Effect.gen(function* () {
  progress("seeding …")
  const url = Redacted.value(yield* freshDatabase(settings))
  const [large, small] = yield* Effect.promise(() => prepare(url))
  const server = yield* start(duebook, url)
  yield* Effect.promise(() => compare(server, large, small))
  yield* Effect.promise(() => weigh(server, large))
})

runScript(program)
