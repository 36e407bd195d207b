/**
 * How long does importing a statement take in a large book? Imports a file of camt.053 for a company with 1 000 000 open
 * receivables: it is read, checked, stored and matched, as an upload is.
 *
 * `bun run bench:bank [--receivables N] [--transactions N] [--url URL]` prints a table. With `--url` it fills an empty,
 * migrated database of that server instead of an embedded one.
 */
import { parseArgs } from "node:util"
import { Effect, Layer, Redacted, type Scope } from "effect"
import type { Client } from "pg"
import { repos, useCases } from "../src/App.ts"
import { CurrentActor, operator } from "../src/domain/Actor.ts"
import { creditorReference } from "../src/domain/bank/References.ts"
import * as Database from "../src/postgres/Database.ts"
import { StatementImports } from "../src/services/bank/StatementImports.ts"
import { sealing } from "../test/support/secretKeys.ts"
import { asServed, SERVING_LOGIN } from "../test/support/ServingLogin.ts"
import { connect } from "./reminders/book.ts"
import { render } from "./reminders/table.ts"
import { freshDatabase, progress, runScript, settings } from "./support.ts"

const { values } = parseArgs({
  options: {
    receivables: { type: "string", default: "1000000" },
    transactions: { type: "string", default: "10000" },
    url: { type: "string" }
  }
})
const RECEIVABLES = Number(values.receivables)
const TRANSACTIONS = Number(values.transactions)
const DEBTS_OF_CUSTOMER = 20
/** What 10 000 transactions may take (bank.md §2). */
const TARGET_SECONDS = 20
/** The default of `serve`. */
const POOL_SIZE = 10

const FIRST_NAMES = ["Ada", "Grace", "Alan", "Kurt", "Emmy", "Edsger", "Barbara", "Donald", "Hedy", "Niklaus"]

const CUSTOMERS = `
  insert into customers (company_id, display_name, email, timezone, created_at, updated_at)
  select $1, ($3::text[])[1 + n % cardinality($3::text[])] || ' ' || to_hex(hashint8(n) & 1048575), 'c' || n || '@example.com',
    'Europe/Berlin', now(), now() from generate_series(1, $2::bigint) n`

const DEBTS = `
  insert into receivables (company_id, customer_id, amount_minor, currency, due_date, external_reference, created_at,
    updated_at, billed_on)
  select $1, f.first + n % $3::bigint, 5000 + (hashint8(n) & 65535), 'EUR', current_date - 60 + (n % 90)::integer,
    'INV-' || (2026000000 + n), now(), now(), current_date - 90
  from generate_series(1, $2::bigint) n, (select min(customer_id) as first from customers where company_id = $1) f`

const IBAN = "DE89370400440532013000"

interface Debt {
  readonly id: string
  readonly amount: string
  readonly reference: string
  readonly name: string
}

/** The movements: of a hundred, 60 have a structured reference, 20 have it in their text, 15 a number, 5 a name alone. */
const movementOf = (companyId: number, { amount, id, name, reference }: Debt, n: number) => {
  const own = creditorReference(companyId, Number(id))
  const kind = n % 100
  return {
    n,
    amount: Number(amount),
    name,
    account: `DE${String(n % 97).padStart(2, "0")}${String(10_000_000_000_000_000 + n).padStart(18, "0")}`,
    remittance:
      kind < 60
        ? null
        : kind < 80
          ? `Rechnung ${own} Danke`
          : kind < 95
            ? `${reference} vielen Dank`
            : "Danke",
    reference: kind < 60 ? own : null
  }
}

const seed = Effect.fnUntraced(function* (client: Client) {
  const query = (text: string, params: ReadonlyArray<unknown> = []) =>
    Effect.promise(() => client.query(text, [...params]))
  const idOf = (rows: ReadonlyArray<{ readonly id: string }>) => Number(rows[0]?.id)
  const company = yield* query(
    `insert into companies (name, timezone, country, iban, created_at) values ('Large', 'Europe/Berlin', 'DE', '${IBAN}', now())
     returning company_id as id`
  )
  const companyId = idOf(company.rows)
  const customers = Math.max(1, Math.round(RECEIVABLES / DEBTS_OF_CUSTOMER))
  progress(`${RECEIVABLES} open receivables of ${customers} customers`)
  yield* query(CUSTOMERS, [companyId, customers, FIRST_NAMES])
  yield* query(DEBTS, [companyId, RECEIVABLES, customers])
  yield* query("select count_again($1)", [companyId])
  yield* query("vacuum analyze")
  const debts = yield* query(
    `select r.receivable_id as id, r.amount_minor as amount, r.external_reference as reference, c.display_name as name
     from receivables r join customers c on c.company_id = $1 and c.customer_id = r.customer_id
     where r.company_id = $1 and r.receivable_id % greatest($2::bigint / $3, 1) = 0 order by hashint8(r.receivable_id) limit $3`,
    [companyId, RECEIVABLES, TRANSACTIONS]
  )
  const movements = (debts.rows as ReadonlyArray<Debt>).map((debt, n) => movementOf(companyId, debt, n))
  return { companyId, bytes: new TextEncoder().encode(fileOf(movements)) }
})

const decimal = (minor: number): string => (minor / 100).toFixed(2)

/** The file that brings the movements. */
const fileOf = (movements: ReadonlyArray<ReturnType<typeof movementOf>>): string => {
  const day = new Date().toISOString().slice(0, 10)
  const sum = movements.reduce((total, { amount }) => total + amount, 0)
  const balance = (code: string, minor: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${decimal(minor)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  const entries = movements.map(
    ({ account, amount, n, name, reference, remittance }) =>
      `<Ntry><Amt Ccy="EUR">${decimal(amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>BANK${n}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>${account}</IBAN></Id></DbtrAcct></RltdPties><RmtInf>${
        remittance === null ? "" : `<Ustrd>${remittance}</Ustrd>`
      }${
        reference === null ? "" : `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`
      }</RmtInf></TxDtls></NtryDtls></Ntry>`
  )
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>S</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance("OPBD", 0)}${balance("CLBD", sum)}${entries.join("\n")}</Stmt></BkToCstmrStmt></Document>`
}

const layerOn = (url: string) =>
  useCases.pipe(
    Layer.provide(repos),
    Layer.provide(sealing),
    Layer.provide(
      Database.layer({
        url: Redacted.make(url),
        size: POOL_SIZE,
        maxWaiting: 1_000,
        applicationName: "duebook-bench",
        servesRequests: true
      })
    )
  )

const MEGABYTE = 1_048_576

/** How often the event loop is looked at, in milliseconds. */
const LOOK_MILLIS = 5

/** The greatest memory of this process while some work runs, and the longest time for which it did nothing else. */
const withPeak = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    let peak = process.memoryUsage.rss()
    let pause = 0
    let seen = performance.now()
    const timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss())
      pause = Math.max(pause, performance.now() - seen - LOOK_MILLIS)
      seen = performance.now()
    }, LOOK_MILLIS)
    return Effect.map(
      Effect.ensuring(
        work,
        Effect.sync(() => clearInterval(timer))
      ),
      (value) => ({ value, peakMegabytes: Math.round(peak / MEGABYTE), pauseMillis: Math.round(pause) })
    )
  })

const program: Effect.Effect<void, unknown, Scope.Scope> = Effect.gen(function* () {
  const url = values.url === undefined ? yield* freshDatabase(settings) : Redacted.make(values.url)
  const client = yield* connect(Redacted.value(url))
  const { bytes, companyId } = yield* seed(client)
  progress(`importing ${TRANSACTIONS} transactions`)
  // As a service connects: not as the owner, for whom PostgreSQL would plan without row-level security.
  for (const text of SERVING_LOGIN) yield* Effect.promise(() => client.query(text))
  const layer = yield* Layer.build(layerOn(asServed(Redacted.value(url))))
  const importing = Effect.provide(
    Effect.flatMap(StatementImports, (imports) =>
      imports.importOf(companyId, { bytes, fileName: null, bankAccountId: null })
    ).pipe(CurrentActor.acting(operator)),
    layer
  )
  const before = performance.now()
  const { pauseMillis, peakMegabytes, value } = yield* withPeak(importing)
  const seconds = (performance.now() - before) / 1_000
  console.log(
    render({
      title: `A statement against ${RECEIVABLES} open receivables`,
      rows: [
        ["new", "file MB", "applied", "suggested", "unmatched", "seconds", "peak MB", "longest pause ms"],
        [
          value.newTransactions,
          (bytes.length / MEGABYTE).toFixed(1),
          value.applied,
          value.suggested,
          value.unmatched,
          seconds.toFixed(1),
          peakMegabytes,
          pauseMillis
        ].map(String)
      ],
      notes: [`target: less than ${TARGET_SECONDS} s: ${seconds < TARGET_SECONDS ? "ok" : "missed"}`],
      values: null
    })
  )
})

runScript(program)
