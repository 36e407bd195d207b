/** What a later file says more of a movement that is stored (ADR 58), and what people have said of it before. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { CurrentActor, operator } from "../../../src/domain/Actor.ts"
import { creditorReference } from "../../../src/domain/bank/References.ts"
import { StatementImports } from "../../../src/services/bank/StatementImports.ts"
import { useServices } from "../../support/StatementMatcher.ts"
import { camt053, OUR_IBAN, type WrittenMovement } from "../../support/Statements.ts"
import { type Company, reason, useServer } from "../../support/TestServer.ts"

const server = useServer()
const run = useServices(server)

const withIban = async (): Promise<Company> => {
  const company = await server.company()
  await server.sql("update companies set iban = $2 where company_id = $1", [company.id, OUR_IBAN])
  return company
}

/** Imports a statement of ten days in March; each has other bytes, by its movements. */
const imported = (company: Company, ...movements: ReadonlyArray<WrittenMovement>) =>
  run(
    Effect.flatMap(StatementImports, (imports) =>
      imports
        .importOf(company.id, {
          bytes: camt053({ from: "2026-03-01", to: "2026-03-10", openingMinor: 0, movements }),
          fileName: null,
          bankAccountId: null
        })
        .pipe(CurrentActor.acting(operator))
    )
  )

const came = {
  direction: "credit",
  amountMinor: 10_000,
  bookedOn: "2026-03-05",
  bankReference: "BANKREF-1"
} as const

const only = async (company: Company) => {
  const { rows } = await company.get("/bank-transactions")
  expect(rows).toHaveLength(1)
  return { id: Number(rows[0]?.["id"]), status: rows[0]?.["status"], version: rows[0]?.["version"] }
}

describe("a later file that says more of a movement", () => {
  it("does not apply what a person has undone", async () => {
    const company = await withIban()
    const debt = await company.receivable({ amount: "100.00" })
    const one = { ...came, remittance: creditorReference(company.id, debt.id) }
    await imported(company, one)
    const { id, status, version } = await only(company)
    expect(status).toBe("applied")
    await company.post(`/bank-transactions/${id}/undo`, { expected_version: version, ...reason })
    await imported(company, { ...one, counterpartyName: "Bob Buyer" })
    expect(await company.read(`/bank-transactions/${id}`)).toMatchObject({
      status: "suggested",
      counterparty_name: "Bob Buyer",
      unapplied_minor: 10_000
    })
    expect(await company.read(`/receivables/${debt.id}`)).toMatchObject({ status: "open" })
  })

  it("does not join a return that a person has parted from what it took back", async () => {
    const company = await withIban()
    const one = { ...came, endToEndId: "E2E-1" }
    const back = {
      ...came,
      direction: "debit",
      bookedOn: "2026-03-06",
      bankReference: "BANKREF-2",
      endToEndId: "E2E-1",
      returned: "AC04"
    } as const
    await imported(company, one, back)
    const { rows } = await company.get("/bank-transactions")
    expect(rows.map((row) => row["status"]).toSorted()).toEqual(["applied", "returned"])
    const taking = rows.find((row) => row["direction"] === "debit")
    await company.post(`/bank-transactions/${Number(taking?.["id"])}/undo`, {
      expected_version: taking?.["version"],
      ...reason
    })
    await imported(company, one, { ...back, counterpartyName: "Bob Buyer" })
    const after = (await company.get("/bank-transactions")).rows
    expect(after.map((row) => row["status"])).toEqual(["unmatched", "unmatched"])
    expect(after.map((row) => row["counterparty_name"])).toContain("Bob Buyer")
  })

  it("has the reminders of whoever was thought to have paid planned again", async () => {
    const company = await withIban()
    const ada = await company.receivable({ external_reference: "INV-1", amount: "70.00" })
    const bob = await company.receivable({ amount: "100.00", customer: { display_name: "Bob Buyer" } })
    const one = { ...came, counterpartyName: "Ada Lovelace" }
    const caseOfAda = async () => {
      const [row] = await server.sql<{ version: number }>(
        "select version::int from cases where company_id = $1 and customer_id = $2",
        [company.id, ada["customer_id"]]
      )
      return row?.version ?? 0
    }
    const reviews = () =>
      server.sql("select customer_id::int from bank_reviews where company_id = $1", [company.id])
    await imported(company, one)
    expect(new Set((await reviews()).map((row) => row["customer_id"]))).toEqual(new Set([ada["customer_id"]]))
    const before = await caseOfAda()
    await imported(company, { ...one, remittance: creditorReference(company.id, bob.id) })
    expect((await only(company)).status).toBe("applied")
    expect(await reviews()).toEqual([])
    expect(await caseOfAda()).toBeGreaterThan(before)
  })
})
