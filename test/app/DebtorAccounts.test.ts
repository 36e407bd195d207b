/** The accounts on the debtor's page, by currency. */
import { expect, it } from "vitest"
import { creditorReference, printedReference } from "../../src/domain/bank/References.ts"
import { companyFacts, makeDebtor, setFacts } from "../support/Debtor.ts"
import { Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const invoice = { external_reference: "RE-42", amount: "1234.50", due_date: "2026-03-02" }

it("proposes the account of each currency, and the IBAN for one without an account", async () => {
  const company = await server.company()
  await setFacts(server, company.id)
  await server.sql(
    `insert into bank_accounts (company_id, currency, holder, account_number, code_kind, bank_code, created_at)
     values ($1, 'GBP', 'Machines Ltd', '55779911', 'sort_code', '200000', now()),
       ($1, 'GBP', 'Machines Ltd', '66889922', 'sort_code', '200000', now())`,
    [company.id]
  )
  const pounds = { ...invoice, external_reference: "GB-1", amount: "20.00", currency: "GBP" }
  const dollars = { ...invoice, external_reference: "US-1", amount: "75.00", currency: "USD" }
  const debtor = await makeDebtor(company, {}, [])
  const owed = [await debtor.owes(invoice), await debtor.owes(pounds), await debtor.owes(dollars)]
  const [euro = "", pound = "", dollar = ""] = owed.map((id) =>
    printedReference(creditorReference(company.id, id), null)
  )
  const seen = await new Visitor(server).send(debtor.path, {})
  const ofFacts = [companyFacts.name, "DE89 3704 0044 0532 0130 00", "COBADEFFXXX"]
  const british = ["Machines Ltd", "55779911", "20-00-00"]
  expect(seen.html.querySelectorAll("#pay .value").map(({ text }) => text)).toEqual(
    [ofFacts, "€1,234.50", euro, british, "£20.00", pound, ofFacts, "$75.00", dollar].flat()
  )
})
