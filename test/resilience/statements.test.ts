/** A statement whose import is killed: each movement is stored once, and each debt is paid once. */
import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { creditorReference } from "../../src/domain/bank/References.ts"
import { type Book, call, dataOf, openBook, receivable, rows } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { camt, IBAN_OF_FACTS } from "../support/StatementFile.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

/** Debts, each with one movement that quotes its reference. */
const DEBTS = 400
/** Movements in all: the others name nothing. */
const MOVEMENTS = 2_000
const CREATED_AT_A_TIME = 16
const LOOK_MILLIS = 5
const LOOKS = 4_000

const FOUND = `
  select count(*)::int as stored, count(*) filter (where is_matched)::int as matched
  from bank_transactions where company_id = $1`

const TOTALS = `
  select
    (select count(*)::int from bank_transactions where company_id = $1) as stored,
    (select count(distinct bank_reference)::int from bank_transactions where company_id = $1) as distinct_references,
    (select count(*)::int from bank_transactions where company_id = $1 and status = 'applied') as applied,
    (select sum(applied_minor)::int from bank_transactions where company_id = $1) as applied_minor,
    (select count(*)::int from payments where company_id = $1) as payments,
    (select sum(amount_minor)::int from payments where company_id = $1) as paid_minor,
    (select count(*)::int from receivables where company_id = $1 and status = 'paid') as paid,
    (select count(*)::int from bank_statements where company_id = $1) as files,
    (select count(*)::int from audit_log where company_id = $1 and action = 'bank_statement.import') as imports`

describe("SIGKILL in the import of a statement", () => {
  const run = scoped()

  const debtsOf = async (port: number, { key }: Book): Promise<ReadonlyArray<number>> => {
    const ids: Array<number> = []
    while (ids.length < DEBTS) {
      const made = await Promise.all(
        Array.from({ length: CREATED_AT_A_TIME }, () =>
          call(port, key, "/v1/receivables", { body: receivable() })
        )
      )
      ids.push(...made.map((answer) => dataOf<{ id: number }>(answer).id))
    }
    return ids.slice(0, DEBTS)
  }

  const send = ({ port }: ServerProcess, { key }: Book, file: string, idempotencyKey: string) =>
    fetch(`http://127.0.0.1:${port}/v1/bank-statements`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/xml",
        "idempotency-key": idempotencyKey
      },
      body: file
    })

  it("leaves each movement stored once and each debt paid once, when it is sent again", async () => {
    const { url } = await run(makeDatabase)
    const book = await openBook(url)
    let server = await run(startServer(url, { RATE_LIMIT_PER_MINUTE: "1000000" }))
    await rows(url, "update companies set iban = $2 where company_id = $1", [book.companyId, IBAN_OF_FACTS])
    const debts = await debtsOf(server.port, book)
    const amount = receivable().amount
    const file = camt({
      entries: Array.from({ length: MOVEMENTS }, (_, n) => {
        const id = n % 5 === 0 ? debts[n / 5] : undefined
        return { amount, text: id === undefined ? `Thanks ${n}` : creditorReference(book.companyId, id) }
      })
    })
    const key = crypto.randomUUID()
    const found = async () => {
      const [counts] = await rows<{ stored: number; matched: number }>(url, FOUND, [book.companyId])
      return counts ?? { stored: 0, matched: 0 }
    }
    // While it is read; once it is stored; while it is matched.
    const moments: ReadonlyArray<() => Promise<boolean>> = [
      () => Promise.resolve(true),
      async () => (await found()).stored > 0,
      async () => (await found()).matched > DEBTS / 4
    ]
    let interrupted = 0
    for (const isReached of moments) {
      const sent = send(server, book, file, key).then(
        ({ status }) => status,
        () => null
      )
      await sleep(LOOK_MILLIS)
      for (let looks = 0; !(await isReached()); looks++) {
        expect(looks).toBeLessThan(LOOKS)
        await sleep(LOOK_MILLIS)
      }
      server.signal("SIGKILL")
      // On a busy machine it may be answered before one has looked: then it is whole, and stays so.
      if ((await sent) === null) interrupted += 1
      await server.ended
      server = await run(startServer(url, { RATE_LIMIT_PER_MINUTE: "1000000" }))
    }
    expect(interrupted).toBeGreaterThan(0)
    expect((await found()).stored).toBe(MOVEMENTS)

    const answer = await send(server, book, file, key)
    expect(answer.status).toBe(201)
    const { data } = (await answer.json()) as { readonly data: Record<string, number> }
    expect(data).toMatchObject({ transactions: MOVEMENTS, new: MOVEMENTS, known: 0, applied: DEBTS })
    const minor = Math.round(Number(amount) * 100) * DEBTS
    const [totals] = await rows(url, TOTALS, [book.companyId])
    expect(totals).toEqual({
      stored: MOVEMENTS,
      distinct_references: MOVEMENTS,
      applied: DEBTS,
      applied_minor: minor,
      payments: DEBTS,
      paid_minor: minor,
      paid: DEBTS,
      files: 1,
      imports: 1
    })
    const again = await send(server, book, file, key)
    expect(again.headers.get("idempotent-replayed")).toBe("true")
    expect(await again.json()).toMatchObject({ data })
  })
})
