/** A company with something on each page of the application, and the addresses of all that is there. */
import type { AnyPage, Raw } from "../../src/app/Page.ts"
import { pages, raws } from "../../src/app/Pages.ts"
import type { Company } from "./Company.ts"
import { moneyOf } from "./Movements.ts"
import { pdf } from "./pdf.ts"
import type { TestServer } from "./TestServer.ts"

/** Text that becomes markup, or runs, wherever it is not escaped. */
export const HOSTILE = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>{{7*7}}`

/** Every address of the table, pages and others. */
export const table: ReadonlyArray<
  Pick<AnyPage<never> | Raw<never>, "access" | "path"> & { readonly actions?: object }
> = [
  ...(pages as unknown as ReadonlyArray<AnyPage<never>>),
  ...(raws as unknown as ReadonlyArray<Raw<never>>)
]

/** A company's book. */
export interface AppBook {
  readonly company: Company
  /** The address of a page of the table with ids of things that are there, as a company sees it. */
  readonly addressOf: (path: string, companyId?: number) => string
}

/** Fills a company; `text` stands in every field that takes any text. */
export const makeBook = async (server: TestServer, text = "Café Lumière"): Promise<AppBook> => {
  const company = await server.company({ timezone: "Europe/Berlin" })
  const short = text.slice(0, 190)
  const customer = { display_name: short, email: "cafe@example.com", phone_e164: "+4915112345678" }
  const receivable = await company.receivable({
    customer,
    external_reference: short,
    description: text,
    due_date: "2020-01-31"
  })
  await company.payment(Number(receivable["id"]), "25.00", {
    note: text,
    external_reference: short,
    method: short.slice(0, 50)
  })
  const customerId = Number(receivable["customer_id"])
  for (let n = 0; n < 30; n++) {
    await company.receivable({
      external_reference: `${short} ${n}`.slice(0, 255),
      customer_id: customerId,
      currency: n % 2 ? "EUR" : "USD"
    })
  }
  const paused = await company.receivable({ customer_id: customerId })
  await company.post(`/receivables/${Number(paused["id"])}/pause`, { reason: text })
  const kept = await fetch(`${server.url}/v1/receivables/${receivable.id}/document`, {
    method: "PUT",
    body: pdf(),
    headers: {
      authorization: `Bearer ${company.token}`,
      "content-type": "application/pdf",
      "idempotency-key": "invoice"
    }
  })
  if (kept.status !== 200) throw new Error(`the invoice was not kept: ${kept.status}`)
  const payable = await company.payable({ bill_label: short, external_reference: short, description: text })
  await server.sql("update companies set name = $2 where company_id = $1", [company.id, short])
  const [attempt] = await server.sql<{ attempt_id: string }>(
    "select attempt_id from reminder_attempts where company_id = $1 and customer_id is not null order by attempt_id desc limit 1",
    [company.id]
  )
  await server.sql(
    `with m as (
       insert into reminder_messages (company_id, attempt_ids, customer_id, channel, locale, tone, html, body, subject,
         status, sent_on, recipient, captured, created_at)
       values ($1, array[$2::bigint], $3, 'email', 'en', 'friendly', $4, $4, $4, 'sent', '2026-01-01', 'cafe@example.com', true, now())
       returning message_id)
     update reminder_attempts set message_id = (select message_id from m) where company_id = $1 and attempt_id = $2`,
    [company.id, attempt?.attempt_id, customerId, text]
  )
  await server.sql(
    `with e as (
       insert into company_exports (company_id, asked_at, finished_at, written_rows, bytes, sha256)
       values ($1, now(), now(), 1, 3, sha256('zip')) returning company_export_id)
     insert into company_export_parts (company_id, company_export_id, part, content)
     select $1, company_export_id, 0, 'zip' from e`,
    [company.id]
  )
  const money = await moneyOf(server, company)
  const movement = await money.add({ name: short, text, reference: short, account: null })
  await money.add({ name: short, text: `${short} 3`, status: "suggested" })
  const ids: Readonly<Record<string, string>> = {
    transaction: String(movement),
    statement: String(money.statementId),
    receivable: String(receivable["id"]),
    payable: String(payable["id"]),
    customer: String(customerId),
    attempt: String(attempt?.attempt_id ?? 0),
    message: String(attempt?.attempt_id ?? 0)
  }
  return {
    company,
    addressOf: (path, companyId = company.id) =>
      path.replaceAll(/:(\w+)/g, (_, name: string) =>
        name === "company" ? String(companyId) : (ids[name] ?? "0")
      )
  }
}
