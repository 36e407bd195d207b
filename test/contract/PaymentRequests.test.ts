/** What an integrator prints on an invoice (contract §11.7). */
import { describe, expect, it } from "@effect/vitest"
import { creditorReference, decodeCreditorReference } from "../../src/domain/bank/References.ts"
import { Visitor } from "../support/Person.ts"
import { type Company, reason, type Row, useServer } from "../support/TestServer.ts"

const server = useServer()

const paid = { name: "Analytical Engines GmbH", iban: "DE89370400440532013000", bic: "COBADEFFXXX" }

const companyWith = async (facts: Row = paid): Promise<Company> => {
  const company = await server.company()
  await server.sql(
    "update companies set name = $2, account_holder = $3, iban = $4, bic = $5 where company_id = $1",
    [company.id, facts["name"], facts["holder"] ?? null, facts["iban"] ?? null, facts["bic"] ?? null]
  )
  return company
}

const requestOf = (company: Company, id: number) => company.read(`/receivables/${id}/payment-request`)

describe("GET /receivables/{receivable}/payment-request", () => {
  it("200 with exactly the fields of the contract", async () => {
    const company = await companyWith()
    const { id } = await company.receivable({ external_reference: "INV-2026-0042" })
    const answer = await company.get(`/receivables/${id}/payment-request`)
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.json as object)).toEqual(["data", "request_id"])
    const reference = creditorReference(company.id, id)
    expect(answer.data).toEqual({
      receivable_id: id,
      payment_reference: reference,
      account_holder: null,
      iban: paid.iban,
      bic: paid.bic,
      balance_minor: 10_000,
      currency: "EUR",
      epc_qr: `BCD\n002\n1\nSCT\n${paid.bic}\n${paid.name}\n${paid.iban}\nEUR100.00\n\n${reference}`,
      url: expect.stringMatching(/^http:\/\/localhost:\d+\/p\/\w+$/)
    })
    expect(decodeCreditorReference(reference)).toEqual({ companyId: company.id, receivableId: id })
  })

  it("names the debtor's page, which shows the same reference", async () => {
    const company = await companyWith()
    const { id } = await company.receivable()
    const request = await requestOf(company, id)
    const seen = await new Visitor(server).send(new URL(String(request["url"])).pathname, {})
    expect(seen.status).toBe(200)
    expect(seen.html.toString()).toContain(String(request["payment_reference"]))
  })

  it("follows payments, and asks for nothing once all is paid, or cancelled", async () => {
    const company = await companyWith()
    const { id } = await company.receivable()
    await company.payment(id, "40.00")
    expect(await requestOf(company, id)).toMatchObject({
      balance_minor: 6_000,
      epc_qr: expect.stringContaining("\nEUR60.00\n")
    })
    await company.payment(id, "60.00")
    expect(await requestOf(company, id)).toMatchObject({
      balance_minor: 0,
      epc_qr: null,
      iban: paid.iban,
      payment_reference: creditorReference(company.id, id)
    })
    const other = await company.receivable()
    await company.post(`/receivables/${other.id}/cancel`, reason)
    expect(await requestOf(company, other.id)).toMatchObject({ balance_minor: 0, epc_qr: null })
  })

  it("has neither account nor code where the currency has no account", async () => {
    const company = await companyWith({ name: "Analytical Engines GmbH" })
    const { id } = await company.receivable()
    expect(await requestOf(company, id)).toMatchObject({
      account_holder: null,
      iban: null,
      bic: null,
      epc_qr: null
    })
  })

  it("tells the account of its currency, which may have no IBAN", async () => {
    const company = await companyWith()
    await server.sql(
      `insert into bank_accounts (company_id, currency, holder, iban, account_number, code_kind, bank_code, created_at)
       values ($1, 'GBP', 'Machines Ltd', null, '55779911', 'sort_code', '200000', now()),
         ($1, 'CHF', 'Maschinen AG', 'CH9300762011623852957', null, null, null, now())`,
      [company.id]
    )
    const pounds = await company.receivable({ currency: "GBP" })
    expect(await requestOf(company, pounds.id)).toMatchObject({
      account_holder: "Machines Ltd",
      iban: null,
      bic: null,
      epc_qr: null
    })
    const francs = await company.receivable({ currency: "CHF" })
    expect(await requestOf(company, francs.id)).toMatchObject({
      account_holder: "Maschinen AG",
      iban: "CH9300762011623852957",
      epc_qr: null
    })
  })

  it("uses an external reference that is structured, and a national one only for an account of its country", async () => {
    const company = await companyWith()
    const rf = await company.receivable({ external_reference: "rf18 5390 0754 7034" })
    expect(await requestOf(company, rf.id)).toMatchObject({
      payment_reference: "RF18539007547034",
      epc_qr: expect.stringMatching(/\n\nRF18539007547034$/)
    })
    const viite = { external_reference: "2340 96783" }
    const german = await company.receivable(viite)
    expect(await requestOf(company, german.id)).toMatchObject({
      payment_reference: creditorReference(company.id, german.id)
    })
    const finnish = await companyWith({ ...paid, iban: "FI2112345600000785", bic: null })
    const { id } = await finnish.receivable(viite)
    expect(await requestOf(finnish, id)).toMatchObject({
      payment_reference: "234096783",
      epc_qr: expect.stringMatching(/\n\n\n234096783$/)
    })
  })

  it("404 for another company's receivable, 403 without the scope", async () => {
    const [company, other] = await Promise.all([companyWith(), companyWith()])
    const { id } = await company.receivable()
    const path = `/receivables/${id}/payment-request`
    const foreign = await other.get(path)
    expect([foreign.status, foreign.code]).toEqual([404, "not_found"])
    const without = await company.withKey({ scopes: ["receivables:write", "payables:read"] })
    const refused = await without.get(path)
    expect([refused.status, refused.code]).toEqual([403, "forbidden"])
  })
})
