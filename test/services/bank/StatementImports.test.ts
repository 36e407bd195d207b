/** Files of statements are stored whole or not at all, and each movement once, whatever happens on the way. */
import { FastCheck as fc } from "effect"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Exit, Layer, Redacted } from "effect"
import { operator, CurrentActor } from "../../../src/domain/Actor.ts"
import { StatementFiles } from "../../../src/services/bank/StatementFiles.ts"
import { DunningRules } from "../../../src/services/reminders/DunningRules.ts"
import { Reminders } from "../../../src/services/reminders/Reminders.ts"
import { StatementImports } from "../../../src/services/bank/StatementImports.ts"
import { StatementMatching } from "../../../src/services/bank/StatementMatching.ts"
import { repos, writes } from "../../../src/App.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { sealing } from "../../support/secretKeys.ts"
import { useServices } from "../../support/StatementMatcher.ts"
import { camt053, credit, march, OUR_IBAN, type WrittenMovement } from "../../support/Statements.ts"
import { type Company, useServer } from "../../support/TestServer.ts"

const server = useServer()
const run = useServices(server)

const withIban = async () => {
  const company = await server.company()
  await server.sql("update companies set iban = $2 where company_id = $1", [company.id, OUR_IBAN])
  return company
}

const importing = (imports: StatementImports["Type"], company: Company, bytes: Uint8Array) =>
  imports
    .importOf(company.id, { bytes, fileName: "march.xml", bankAccountId: null })
    .pipe(CurrentActor.acting(operator))

const imported = (company: Company, bytes: Uint8Array) =>
  run(Effect.flatMap(StatementImports, (imports) => importing(imports, company, bytes)))

/** What is stored, in an order that says nothing. */
const stored = async (company: Company) =>
  (
    await server.sql(
      `select booked_on::text, direction, amount_minor, counterparty_name, remittance, bank_reference
       from bank_transactions where company_id = $1`,
      [company.id]
    )
  )
    .map((row) => JSON.stringify(Object.values(row)))
    .toSorted()

const deeds = async (company: Company) =>
  (
    await server.sql(
      "select actor, details from audit_log where company_id = $1 and action = 'bank_statement.import' order by audit_id",
      [company.id]
    )
  ).map(({ actor, details }) => [actor, (details as { readonly new: number }).new])

describe("any cut of the same movements into files, in any order, any number of times", () => {
  const days = ["2026-03-03", "2026-03-04", "2026-03-05"]
  const line = fc.record({
    day: fc.nat(2),
    amountMinor: fc.constantFrom(1_000, 2_000),
    counterpartyName: fc.constantFrom("Ada", "Bob"),
    isNamed: fc.boolean()
  })

  it("gives the same transactions", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(8), { maxLength: 3 }),
        fc.infiniteStream(fc.nat()),
        async (lines, cuts, order) => {
          const ledger = lines
            .toSorted((a, b) => a.day - b.day)
            .map(({ amountMinor, counterpartyName, day, isNamed }, index) =>
              credit({
                amountMinor,
                counterpartyName,
                bookedOn: days[day] as string,
                bankReference: isNamed ? `REF-${index}` : null
              })
            )
          const fileOf = (from: number, to: number) => {
            const movements = ledger.slice(from, to)
            const openingMinor = ledger.slice(0, from).reduce((sum, each) => sum + each.amountMinor, 100_000)
            const [first, last] = [movements[0]?.bookedOn ?? "", movements.at(-1)?.bookedOn ?? ""]
            return camt053({ from: first, to: last, openingMinor, movements })
          }
          const places = [...new Set([0, ...cuts.filter((cut) => cut < ledger.length), ledger.length])]
          places.sort((a, b) => a - b)
          const parts = places.slice(1).map((to, index) => fileOf(places[index] as number, to))
          const next = () => (order.next().value ?? 0) % 2
          const files = [
            ...parts,
            ...parts.slice(0, next()),
            ...(next() === 0 ? [fileOf(0, ledger.length)] : [])
          ]
          const [mixed, whole] = [await withIban(), await withIban()]
          for (const bytes of files.toSorted(() => next() - 0.5)) await imported(mixed, bytes)
          await imported(whole, fileOf(0, ledger.length))
          expect(await stored(mixed)).toEqual(await stored(whole))
          expect(await stored(mixed)).toHaveLength(ledger.length)
        }
      ),
      { numRuns: 40 }
    )
  }, 120_000)
})

describe("a file that is imported by several at the same time", () => {
  it("is stored once, and each is told so", async () => {
    const company = await withIban()
    const bytes = camt053(march(credit(), credit(), credit({ amountMinor: 5 })))
    const all = await Promise.all([1, 2, 3].map(() => imported(company, bytes)))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await stored(company)).toHaveLength(3)
    expect(await deeds(company)).toEqual([["operator", 3]])
  })
})

/** Imports whose matching ends as it is told, as when the process is killed there. */
const withMatching = (matching: StatementMatching["Type"]) =>
  StatementImports.layer.pipe(
    Layer.provide(Layer.merge(StatementFiles.layer, Layer.succeed(StatementMatching, matching))),
    Layer.provide(writes),
    Layer.provide(Reminders.layer),
    Layer.provide(DunningRules.layer),
    Layer.provide(repos),
    Layer.provide(sealing),
    Layer.provide(
      Database.layer({
        url: Redacted.make(server.databaseUrl),
        size: 2,
        maxWaiting: 10,
        applicationName: "duebook-dying"
      })
    )
  )

describe("a crash", () => {
  it("while a file is stored leaves nothing, and the next try stores it", async () => {
    const company = await withIban()
    await server.sql(`
      create function crash() returns trigger language plpgsql as $$
      begin if new.remittance = 'Crash' then raise exception 'crash'; end if; return new; end $$`)
    await server.sql(
      "create trigger crash before insert on bank_transactions for each row execute function crash()"
    )
    const bytes = camt053(march(credit(), credit({ remittance: "Crash" })))
    await expect(imported(company, bytes)).rejects.toThrow()
    expect(await stored(company)).toEqual([])
    expect(await server.sql("select from bank_statements where company_id = $1", [company.id])).toEqual([])
    await server.sql("drop trigger crash on bank_transactions")
    expect(await imported(company, bytes)).toMatchObject({ newTransactions: 2, knownTransactions: 0 })
    expect(await deeds(company)).toEqual([["operator", 2]])
  })

  const killedBeforeMatching = async (company: Company, bytes: Uint8Array) => {
    const dying = withMatching({ run: () => Effect.dieMessage("killed") })
    const exit = await run(
      Effect.exit(
        Effect.provide(
          Effect.flatMap(StatementImports, (imports) => importing(imports, company, bytes)),
          dying
        )
      )
    )
    expect(Exit.isFailure(exit)).toBe(true)
    expect(await stored(company)).toHaveLength(2)
  }

  const matchedAt = async (company: Company) =>
    (await server.sql("select matched_at from bank_statements where company_id = $1", [company.id]))[0]?.[
      "matched_at"
    ]

  it("before it is matched is mended by the next try, which is told the same as if nothing had happened", async () => {
    const company = await withIban()
    const bytes = camt053(march(credit(), credit({ direction: "debit" })))
    await killedBeforeMatching(company, bytes)
    expect(await matchedAt(company)).toBeNull()
    expect(await imported(company, bytes)).toMatchObject({ newTransactions: 2, unmatched: 1 })
    expect(await matchedAt(company)).not.toBeNull()
    expect(await imported(company, bytes)).toMatchObject({ newTransactions: 0, knownTransactions: 2 })
    expect(await deeds(company)).toEqual([["operator", 2]])
  })

  it("before it is matched is mended by a job, if nobody tries again", async () => {
    const company = await withIban()
    await killedBeforeMatching(company, camt053(march(credit(), credit({ amountMinor: 7 }))))
    const finish = Effect.flatMap(StatementImports, ({ finishDue }) => finishDue)
    expect(await run(finish)).toBe(0)
    await server.sql(
      "update bank_statements set imported_at = imported_at - interval '3 minutes' where company_id = $1",
      [company.id]
    )
    expect(await run(finish)).toBe(1)
    expect(await matchedAt(company)).not.toBeNull()
    expect(await run(finish)).toBe(0)
  })
})

describe("while a file is in work", () => {
  it("other writes of the company pass, also on movements of the same account", async () => {
    const company = await withIban()
    const { id: debt } = await company.receivable({ amount: "100.00" })
    await imported(company, camt053(march(credit())))
    await server.sql(`
      create or replace function pause_insert() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(4242); return new; end $$`)
    await server.sql(
      "create trigger pause_insert before insert on bank_transactions for each row execute function pause_insert()"
    )
    await server.connected(async (client) => {
      await client.query("select pg_advisory_lock(4242)")
      const bytes = camt053(march(credit(), credit({ bookedOn: "2026-03-06" })))
      const waits = imported(company, bytes)
      const waiting = "select count(*)::int n from pg_locks where locktype = 'advisory' and not granted"
      await expect
        .poll(async () => (await client.query(waiting)).rows, { timeout: 10_000 })
        .toEqual([{ n: 1 }])
      const [transaction] = (await company.get("/bank-transactions")).rows
      const begun = performance.now()
      const applied = await company.post(`/bank-transactions/${String(transaction?.["id"])}/apply`, {
        expected_version: transaction?.["version"],
        allocations: [{ receivable_id: debt, amount: "40.00" }]
      })
      expect(applied.status).toBe(200)
      await company.payment(debt, "1.00")
      await company.receivable()
      expect(performance.now() - begun).toBeLessThan(3_000)
      await client.query("select pg_advisory_unlock(4242)")
      expect(await waits).toMatchObject({ newTransactions: 1, knownTransactions: 1 })
    })
    await server.sql("drop trigger pause_insert on bank_transactions")
  })
})

describe("details of a batch", () => {
  const entry = (details: string, reference = "BATCH-1") =>
    `<Ntry><Amt Ccy="EUR">60.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt>
     <AcctSvcrRef>${reference}</AcctSvcrRef>${details}</Ntry>`
  const detail = (amount: string, name: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`
  const file = (kind: "052" | "053" | "054", entries: string) => {
    const names = {
      "052": ["BkToCstmrAcctRpt", "Rpt"],
      "053": ["BkToCstmrStmt", "Stmt"],
      "054": ["BkToCstmrDbtCdtNtfctn", "Ntfctn"]
    }
    const [message, statement] = names[kind]
    return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.02"><${message}><${statement}>
      <Acct><Id><IBAN>${OUR_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries}</${statement}></${message}></Document>`)
  }
  const told = file("054", entry(`<NtryDtls>${detail("10.00", "Ada")}${detail("50.00", "Bob")}</NtryDtls>`))
  const whole = file("053", entry(""))

  it("count once, whichever file comes first", async () => {
    const [first, last, touched] = [await withIban(), await withIban(), await withIban()]
    for (const bytes of [told, whole, told]) await imported(first, bytes)
    for (const bytes of [whole, told, whole]) await imported(last, bytes)
    expect(await stored(first)).toHaveLength(2)
    expect(await stored(last)).toEqual(await stored(first))
    const { id } = await touched.receivable()
    await imported(touched, whole)
    const [transaction] = (await touched.get("/bank-transactions")).rows
    await touched.post(`/bank-transactions/${String(transaction?.["id"])}/apply`, {
      expected_version: transaction?.["version"],
      allocations: [{ receivable_id: id, amount: "60.00" }]
    })
    expect(await imported(touched, told)).toMatchObject({ newTransactions: 0, knownTransactions: 2 })
    expect(await stored(touched)).toHaveLength(1)
  })
})

describe("gaps", () => {
  const gapsOf = async (company: Company) => {
    const gaps = await run(Effect.flatMap(StatementImports, (imports) => imports.gaps(company.id)))
    return [...gaps.values()].flat()
  }
  const of = (from: string, to: string, openingMinor: number, ...movements: ReadonlyArray<WrittenMovement>) =>
    camt053({ from, to, openingMinor, movements })

  it("are where a statement does not open with the closing balance of the one before", async () => {
    const company = await withIban()
    await imported(company, of("2026-03-01", "2026-03-05", 1_000))
    await imported(
      company,
      of("2026-03-06", "2026-03-10", 1_000, credit({ bookedOn: "2026-03-07", amountMinor: 500 }))
    )
    // Nothing was booked in between.
    await imported(company, of("2026-03-14", "2026-03-20", 1_500))
    expect(await gapsOf(company)).toEqual([])
    await imported(company, of("2026-03-25", "2026-03-31", 1_700))
    expect(await gapsOf(company)).toEqual([
      { after: "2026-03-20", before: "2026-03-25", closingMinor: 1_500, openingMinor: 1_700 }
    ])
    await imported(
      company,
      of("2026-03-21", "2026-03-24", 1_500, credit({ bookedOn: "2026-03-22", amountMinor: 200 }))
    )
    expect(await gapsOf(company)).toEqual([])
  })
})
