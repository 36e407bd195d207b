/** What becomes of reminders where customers share an address, or have none that may be written to for a while. */
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { rows } from "../../../support/Book.ts"
import { OptOuts } from "../../../../src/services/customers/OptOuts.ts"
import { allRun, DAY, useSituation } from "../Situation.ts"
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

describe("customers with one address", () => {
  it("keep no one of them from any reminder, however many they are", async () => {
    const CUSTOMERS = 12
    const book = await rehearsals.company({ at: "2026-03-02T06:00:00Z" })
    for (let n = 0; n < CUSTOMERS; n++) await book.owes(`RE-${n}`, "2026-01-05", customer(`C${n}`, EMAIL))
    await book.until("2026-10-01T00:00:00Z")
    const got = await book.got()
    const days = got.map(({ at }) => at.slice(0, 10))
    expect(new Set(days).size).toBe(days.length)
    for (let n = 0; n < CUSTOMERS; n++) {
      const own = got.filter(({ named }) => named[`RE-${n}`] !== undefined)
      expect(own.map(({ tone }) => tone)).toEqual(["friendly", "firm", "final"])
    }
  })

  it("get e-mail and SMS of one reminder on one day, also where only one of the addresses is the same", async () => {
    const steps = [3, 30].map((offset_days) => ({ offset_days, channels: ["email", "sms"] }))
    const book = await rehearsals.company({ at: "2026-03-02T06:00:00Z", policy: { steps } })
    for (const n of [1, 2]) {
      const { customer: one } = customer(`C${n}`, EMAIL)
      await book.owes(`RE-${n}`, "2026-03-02", { customer: { ...one, phone_e164: `+491511234567${n}` } })
    }
    await book.until("2026-03-20T00:00:00Z")
    expect((await book.got()).map(({ at, channel, named }) => [at, channel, ...Object.keys(named)])).toEqual([
      ["2026-03-05 09:00", "email", "RE-1"],
      ["2026-03-05 09:00", "sms", "RE-1"],
      ["2026-03-06 09:00", "email", "RE-2"],
      ["2026-03-06 09:00", "sms", "RE-2"]
    ])
  })
})

describe("three workers", () => {
  const situation = useSituation({
    steps: [
      [3, "email"],
      [30, "email"]
    ]
  })

  it("write to an address that several customers have once a day", async () => {
    const { given, provider } = situation
    await given.customersOwe(4, { due: "2026-02-27", offsetDays: 3, step: 0, on: "2026-03-02" })
    await rows(given.url, "update customers set email = 'books@debtors.example' where company_id = $1", [
      given.companyId
    ])
    const workers = await Promise.all([1, 2, 3].map(() => situation.worker()))
    const perDay: Array<number> = []
    for (let day = 0; day < 6; day++) {
      await allRun(...workers)
      perDay.push(provider.received.length)
      situation.after(DAY)
    }
    expect(perDay).toEqual([1, 2, 3, 4, 4, 4])
    const references = provider.received.map(({ text }) => /INV-\d/.exec(text)?.[0])
    expect(references.toSorted()).toEqual(["INV-1", "INV-2", "INV-3", "INV-4"])
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
