/** A debtor and their page: the link to it, as messages have it. */
import { expect } from "vitest"
import * as DebtorToken from "../../src/domain/DebtorToken.ts"
import type { SentTo } from "../../src/domain/LinkAddress.ts"
import { sign } from "../../src/domain/SignedToken.ts"
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

const secretOf = async (server: TestServer): Promise<Uint8Array> => {
  // The secret is made with the first look at any link.
  await fetch(`${server.url}/p/none`)
  return Buffer.from((await installationSecret(server, "debtor_link_secret")) ?? "", "hex")
}

/** Signs a link as this installation does, bound to some addresses. */
export const tokenOf = async (
  server: TestServer,
  link: DebtorToken.NumberedLink,
  sentTo: ReadonlyArray<SentTo> = []
): Promise<string> => DebtorToken.make(link, sentTo, await secretOf(server))

/** A link as messages had it before links were bound to addresses. */
export const unboundTokenOf = async (server: TestServer, link: DebtorToken.NumberedLink): Promise<string> => {
  const { companyId, customerId, linkNumber } = link
  const signing = { purpose: "duebook debtor page 1 ", secret: await secretOf(server) }
  return sign(`${companyId}_${customerId}_${linkNumber}`, signing)
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

  /** The path of the page, by a link that somebody of the company has copied. */
  get path(): string {
    return `/p/${this.token}`
  }

  /** The parts of the present link. */
  get link(): DebtorToken.NumberedLink {
    return { companyId: this.company.id, customerId: this.id, linkNumber: 0 }
  }

  /** The path of the page as a message to an address has it. */
  async pathSentTo(sentTo: SentTo): Promise<string> {
    return `/p/${await tokenOf(this.company.server, this.link, [sentTo])}`
  }

  /** Changes fields of the customer. */
  async change(fields: Row): Promise<void> {
    const { version } = await this.company.read(`/customers/${this.id}`)
    const answer = await this.company.patch(`/customers/${this.id}`, { expected_version: version, ...fields })
    expect(answer.status).toBe(200)
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
  const { email, phone_e164: phone } = customer
  const sentTo = [
    ...(typeof email === "string" ? [{ channel: "email" as const, address: email }] : []),
    ...(typeof phone === "string" ? [{ channel: "sms" as const, address: phone }] : [])
  ]
  const debtor = new Debtor(company, id, await tokenOf(company.server, link, sentTo))
  for (const debt of debts) await debtor.owes(debt)
  return debtor
}
