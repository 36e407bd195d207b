/** The original invoices that firm and final e-mails bring along, where the policy says so. */
import { expect, it } from "@effect/vitest"
import { createHash } from "node:crypto"
import { rows } from "../../support/Book.ts"
import { pdf } from "../../support/pdf.ts"
import { useSituation } from "./Situation.ts"

const situation = useSituation({
  steps: [
    [0, "email"],
    [3, "email"],
    [10, "email"]
  ],
  limits: { attach_document: "firm" }
})

const FILE = pdf()

/** Every receivable of the company gets an invoice. */
const invoicesAreKept = () =>
  rows(
    situation.given.url,
    `with made as (
       insert into documents (company_id, receivable_id, bytes, sha256, created_at)
       select company_id, receivable_id, $2, $3, now() from receivables where company_id = $1
       returning company_id, document_id
     )
     insert into document_chunks (company_id, document_id, part, data)
     select company_id, document_id, 0, $4 from made`,
    [situation.given.companyId, FILE.length, createHash("sha256").update(FILE).digest(), Buffer.from(FILE)]
  )

it("come with what is firm, and not with what is friendly", async () => {
  const worker = await situation.worker()
  await situation.given.customer().owes(1, { due: "2026-01-30" })
  await invoicesAreKept()
  for (const day of ["2026-01-30", "2026-02-02", "2026-02-09"]) {
    situation.at(`${day}T12:00:00Z`)
    await worker.runs()
  }
  expect((await situation.seen.messages()).map(({ tone }) => tone)).toEqual(["friendly", "friendly", "firm"])
  const files = situation.provider.received.map(({ attachments }) =>
    attachments?.map(({ content }) => content)
  )
  expect(files).toEqual([undefined, undefined, [FILE]])
})

it("come with none where the policy does not say so", async () => {
  await situation.company({
    steps: [
      [0, "email"],
      [3, "email"],
      [10, "email"]
    ]
  })
  const worker = await situation.worker()
  await situation.given.customer().owes(1, { due: "2026-01-30" })
  await invoicesAreKept()
  for (const day of ["2026-01-30", "2026-02-02", "2026-02-09"]) {
    situation.at(`${day}T12:00:00Z`)
    await worker.runs()
  }
  expect(situation.provider.received.map(({ attachments }) => attachments)).toEqual([
    undefined,
    undefined,
    undefined
  ])
})
