/** A case that can't be planned keeps nobody from paying, and no clock from moving on. */
import { describe, expect, it } from "vitest"
import { type Rehearsed, useRehearsals } from "./Rehearsed.ts"

const rehearsals = useRehearsals()

const ADA = "ada@debtors.example"
const EVE = "eve@debtors.example"
const MONDAY = "2026-03-02T12:00:00Z"

/** What is stored of the first customer's case can't be read. */
const breakCase = (book: Rehearsed) =>
  book.sql(
    `update cases set state = state || '{"inFlight": null}' where company_id = $1
       and customer_id = (select min(customer_id) from cases where company_id = $1)`
  )

const mendCase = (book: Rehearsed) =>
  book.sql(
    "update cases set state = state - 'inFlight' where company_id = $1 and state -> 'inFlight' = 'null'"
  )

describe("a customer whose case can't be planned", () => {
  it("fails alone while a test clock moves on, and is reminded once that is mended", async () => {
    const book = await rehearsals.company({ at: MONDAY })
    const owes = (email: string) =>
      book.owes(email, "2026-03-12", { customer: { display_name: "One", email } })
    await owes(ADA)
    await owes(EVE)
    await breakCase(book)
    await book.until("2026-03-10T12:00:00Z")
    expect(await book.told()).toEqual([`2026-03-09 notice: ${EVE}`])
    expect(await book.tally()).toMatchObject({ "failed internal": 1 })
    await mendCase(book)
    await book.until("2026-03-12T12:00:00Z")
    expect(await book.told(ADA)).toEqual([`2026-03-12 notice: ${ADA}`])
  })

  it("can pay, owe more and have another address", async () => {
    const book = await rehearsals.company({ at: MONDAY })
    const { customer_id: customer, id } = await book.owes("INV-1", "2026-03-12")
    await breakCase(book)
    const paid = await book.company.post(`/receivables/${id}/payments`, { amount: "100.00" })
    expect(paid.text).not.toContain('"error"')
    await book.owes("INV-2", "2026-03-10", { customer_id: customer })
    await book.changes(`/customers/${customer}`, { email: EVE })
    await mendCase(book)
    await book.until("2026-03-12T12:00:00Z")
    expect(await book.told(EVE)).toEqual(["2026-03-06 notice: INV-2", "2026-03-10 notice: INV-2"])
  })
})
