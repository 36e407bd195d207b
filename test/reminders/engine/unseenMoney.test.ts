/** Messages wait while money may be there at which nobody has looked yet. */
import { describe, expect, it } from "@effect/vitest"
import { rows } from "../../support/Book.ts"
import { useSituation } from "./Situation.ts"

const situation = useSituation({ steps: [[1, "email"]] })

const oweSinceYesterday = () =>
  situation.given.customersOwe(1, { due: "2026-03-01", step: 0, offsetDays: 1, on: "2026-03-02" })

/** Sends a statement whose first parameters are the company and the time. */
const sql = <R extends object>(text: string) =>
  rows<R>(situation.given.url, text, [situation.given.companyId, new Date(situation.clock.at).toISOString()])

/** A statement is stored that is not matched yet. */
const statementIsStored = (ago: string) =>
  sql(
    `insert into bank_statements (company_id, file_hash, format, statements, transactions, imported_at)
     values ($1, sha256('a file'), 'camt.053', 1, 1, $2::timestamptz - interval '${ago}')`
  )

/** Money waits that was matched last before there was any debt. */
const moneyWaits = () =>
  sql("insert into bank_looks (company_id, looked_at) values ($1, least('2000-01-01', $2::timestamptz))")

describe("a statement that is stored and not matched", () => {
  it("keeps messages waiting until it is", async () => {
    const worker = await situation.worker()
    await oweSinceYesterday()
    await statementIsStored("1 second")
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ scheduled: 1 })
    await sql("update bank_statements set matched_at = $2 where company_id = $1")
    situation.after(5_000)
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ sent: 1 })
  })

  it("keeps them for no longer than an hour", async () => {
    const worker = await situation.worker()
    await oweSinceYesterday()
    await statementIsStored("1 hour")
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ sent: 1 })
  })
})

describe("money that waits", () => {
  it("is looked at before a message about a debt from after the last look leaves", async () => {
    const worker = await situation.worker()
    await moneyWaits()
    await oweSinceYesterday()
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ scheduled: 1 })
    const [look] = await sql<{ asks: number; asked: boolean }>(
      `select asks::int as asks, asked_at = $2 as asked from bank_looks where company_id = $1`
    )
    expect(look).toEqual({ asks: 1, asked: true })
    await sql("update bank_looks set looked_at = $2, asked_at = null where company_id = $1")
    situation.after(5_000)
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ sent: 1 })
  })

  it("keeps nothing waiting for longer than ten minutes if nobody looks", async () => {
    const worker = await situation.worker()
    await moneyWaits()
    await oweSinceYesterday()
    await worker.runs()
    situation.after(570_000)
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ scheduled: 1 })
    situation.after(30_000)
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ sent: 1 })
  })

  it("keeps nothing waiting about debts from before the last look", async () => {
    const worker = await situation.worker()
    await oweSinceYesterday()
    await sql("insert into bank_looks (company_id, looked_at) values ($1, $2)")
    await worker.runs()
    expect(await situation.seen.tally()).toEqual({ sent: 1 })
  })
})
