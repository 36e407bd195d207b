/** What becomes of reminders where customers share an address, or have none that may be written to for a while. */
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { OptOuts } from "../../../../src/services/customers/OptOuts.ts"
import { useRehearsals } from "./Rehearsed.ts"

const rehearsals = useRehearsals()

const EMAIL = "books@debtors.example"
const customer = (display_name: string, email: string) => ({ customer: { display_name, email } })

describe("two customers with one address", () => {
  it("get one message a day, and both are reminded up to the final", async () => {
    const book = await rehearsals.company({ at: "2026-02-20T12:00:00Z" })
    await book.owes("ONE", "2026-03-02", customer("Ada", EMAIL))
    await book.owes("TWO", "2026-03-02", customer("Grace", "Books@Debtors.example"))
    await book.until("2026-10-01T00:00:00Z")
    expect(await book.told()).toEqual([
      "2026-02-27 notice: ONE",
      "2026-03-02 notice: ONE",
      "2026-03-05 friendly: ONE",
      "2026-03-06 friendly: TWO",
      "2026-03-09 firm: ONE",
      "2026-03-10 firm: TWO",
      "2026-03-16 firm: ONE",
      "2026-03-17 firm: TWO",
      "2026-04-01 final: ONE",
      "2026-04-02 final: TWO"
    ])
  })

  it("get one message a day, also where both are late at the same moment", async () => {
    const book = await rehearsals.company({ at: "2026-03-02T12:00:00Z" })
    for (const name of ["ONE", "TWO", "THREE"]) await book.owes(name, "2026-01-05", customer(name, EMAIL))
    await book.until("2026-10-01T00:00:00Z")
    const got = await book.told()
    expect(got).toEqual([
      "2026-03-02 friendly: ONE",
      "2026-03-03 friendly: TWO",
      "2026-03-04 friendly: THREE",
      "2026-03-09 firm: ONE",
      "2026-03-10 firm: TWO",
      "2026-03-11 firm: THREE",
      "2026-03-23 final: ONE",
      "2026-03-24 final: TWO",
      "2026-03-25 final: THREE"
    ])
  })
})

describe("what ended while a customer could not be reached", () => {
  const opt = (companyId: number, customerId: number, move: "optOut" | "optIn") =>
    Effect.flatMap(OptOuts, (optOuts) => optOuts[move](companyId, customerId, "email"))

  it("is named at the next opening after an opt-out was taken back", async () => {
    const book = await rehearsals.company({ at: "2026-02-20T12:00:00Z" })
    const debt = await book.owes("RE-1", "2026-03-02", customer("Ada", EMAIL))
    const customerId = Number(debt["customer_id"])
    await book.operates((id) => opt(id, customerId, "optOut"))
    await book.until("2026-04-18T12:00:00Z")
    expect(await book.tally()).toEqual({ "skipped opted_out": 6 })
    await book.operates((id) => opt(id, customerId, "optIn"))
    await book.until("2026-10-01T00:00:00Z")
    // The 18th is a Saturday.
    expect(await book.told()).toEqual([
      "2026-04-20 friendly: RE-1",
      "2026-04-27 firm: RE-1",
      "2026-05-11 final: RE-1"
    ])
  })

  it("goes on where it was after reminders that had arrived before the opt-out", async () => {
    const book = await rehearsals.company({ at: "2026-02-20T12:00:00Z" })
    const debt = await book.owes("RE-1", "2026-03-02", customer("Ada", EMAIL))
    const customerId = Number(debt["customer_id"])
    await book.until("2026-03-12T12:00:00Z")
    await book.operates((id) => opt(id, customerId, "optOut"))
    await book.until("2026-04-20T12:00:00Z")
    expect(await book.tally()).toEqual({ sent: 4, "skipped opted_out": 2 })
    await book.operates((id) => opt(id, customerId, "optIn"))
    await book.until("2026-10-01T00:00:00Z")
    expect((await book.told()).slice(2)).toEqual([
      "2026-03-05 friendly: RE-1",
      "2026-03-09 firm: RE-1",
      "2026-04-20 firm: RE-1",
      "2026-04-27 final: RE-1"
    ])
  })

  for (const [name, email, reason] of [
    ["a bounced address is mended", "bounced@debtors.example", "suppressed"],
    ["an address is given", null, "no_address"]
  ] as const) {
    it(`is named at the next opening after ${name}`, async () => {
      const book = await rehearsals.company({ at: "2026-02-20T12:00:00Z" })
      const debt = await book.owes("RE-1", "2026-03-02", {
        customer: { display_name: "Ada", ...(email === null ? {} : { email }) }
      })
      if (email !== null) {
        await book.sql(
          `insert into blocked_addresses (company_id, channel, address, suppressed_for, suppressed_at)
           values ($1, 'email', $2, 'bounced', '2026-02-20T12:00:00Z')`,
          [email]
        )
      }
      await book.until("2026-04-20T12:00:00Z")
      expect(await book.tally()).toEqual({ [`skipped ${reason}`]: 6 })
      await book.changes(`/customers/${debt["customer_id"]}`, { email: EMAIL })
      await book.until("2026-10-01T00:00:00Z")
      expect(await book.told(EMAIL)).toEqual([
        "2026-04-20 friendly: RE-1",
        "2026-04-27 firm: RE-1",
        "2026-05-11 final: RE-1"
      ])
    })
  }
})
