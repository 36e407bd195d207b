/** A debtor and their page: the link to it, as messages have it. */
import { expect } from "vitest"
import * as DebtorToken from "../../src/domain/DebtorToken.ts"
import type { Row } from "./Answer.ts"
import type { Company } from "./Company.ts"
import type { TestServer } from "./TestServer.ts"
import { installationSecret } from "./Opened.ts"

/** How a company is reached and paid. */
export const companyFacts = {
  name: "Analytische Maschinen GmbH",
  address: "Rechenweg 1\n10115 Berlin",
  email: "buchhaltung@maschinen.example",
  phone: "+493012345678",
  website: "https://www.maschinen.example",
  account_holder: "Analytische Maschinen GmbH",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  payment_url: "https://pay.example.com/?ref={reference}&amount={amount}",
  country: "DE"
}

/** Stores what a company says about itself. */
export const setFacts = async (
  server: TestServer,
  companyId: number,
  facts: Readonly<Record<string, string | null>> = companyFacts
): Promise<void> => {
  const names = Object.keys(facts)
  await server.sql(
    `update companies set ${names.map((name, index) => `${name} = $${index + 2}`).join(", ")} where company_id = $1`,
    [companyId, ...Object.values(facts)]
  )
}

/** Signs a link as this installation does. */
export const tokenOf = async (server: TestServer, link: DebtorToken.DebtorLink): Promise<string> => {
  // The secret is made with the first look at any link.
  await fetch(`${server.url}/p/none`)
  const secret = await installationSecret(server, "debtor_link_secret")
  return DebtorToken.make(link, Buffer.from(secret ?? "", "hex"))
}

/** Somebody who owes something to a company. */
export class Debtor {
  readonly company: Company
  readonly id: number
  readonly token: string
  constructor(company: Company, id: number, token: string) {
    this.company = company
    this.id = id
    this.token = token
  }

  /** The path of the page. */
  get path(): string {
    return `/p/${this.token}`
  }

  /** Owes something more; returns the receivable's id. */
  async owes(fields: Row): Promise<number> {
    return Number((await this.company.receivable({ customer_id: this.id, ...fields }))["id"])
  }
}

/** A new customer of a company, who owes what `debts` say; without any, nothing is open. */
export const makeDebtor = async (
  company: Company,
  customer: Row = {},
  debts: ReadonlyArray<Row> = []
): Promise<Debtor> => {
  const first = await company.receivable({ customer: { display_name: "Ada Lovelace", ...customer } })
  const cancelled = await company.post(`/receivables/${Number(first["id"])}/cancel`, { reason: "Never was" })
  expect(cancelled.status).toBe(200)
  const id = Number(first["customer_id"])
  const link = { companyId: company.id, customerId: id, linkNumber: 0 }
  const debtor = new Debtor(company, id, await tokenOf(company.server, link))
  for (const debt of debts) await debtor.owes(debt)
  return debtor
}
