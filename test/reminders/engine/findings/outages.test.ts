/** What of a missed step is caught up after an outage: for some open days, however many closed days lie between. */
import { describe, expect, it } from "vitest"
import { byEmail, useRehearsals } from "./Rehearsed.ts"

const rehearsals = useRehearsals()

/** In Germany Good Friday is 3 April 2026, and Easter Monday the 6th. */
const german = { at: "2026-03-20T12:00:00Z", timezone: "Europe/Berlin", country: "DE" }

describe("a step of the Thursday before Good Friday that an outage let pass", () => {
  // Due on Monday, 30 March; its first reminder is due on Thursday, 2 April.
  const after = async (until: string) => {
    const book = await rehearsals.company({ ...german, policy: { steps: byEmail(3, 30) } })
    await book.owes("RE-1", "2026-03-30")
    await book.until("2026-04-02T05:00:00Z")
    await book.until(until, true)
    return book
  }

  it("is sent on the next open day, the Tuesday after Easter", async () => {
    const book = await after("2026-04-07T07:30:00Z")
    expect((await book.got()).map(({ at }) => at)).toEqual(["2026-04-07 09:30"])
  })

  it("waits for the next opening if the outage ends on a closed day", async () => {
    const book = await after("2026-04-04T10:00:00Z")
    expect(await book.got()).toEqual([])
    await book.until("2026-04-08T00:00:00Z")
    expect((await book.got()).map(({ at }) => at)).toEqual(["2026-04-07 09:00"])
  })

  it("is sent up to the third open day after it, the Thursday, and goes on", async () => {
    const book = await after("2026-04-09T14:59:00Z")
    expect((await book.got()).map(({ at }) => at)).toEqual(["2026-04-09 16:59"])
    expect(await book.tally()).toEqual({ sent: 1, scheduled: 1 })
    await book.until("2026-09-01T00:00:00Z")
    expect(await book.told()).toEqual([
      "2026-04-09 friendly: RE-1",
      "2026-04-29 firm: RE-1",
      "2026-05-13 final: RE-1"
    ])
  })

  it("stays expired after that, and the next step comes", async () => {
    const book = await after("2026-04-09T15:00:00Z")
    expect(await book.got()).toEqual([])
    expect(await book.tally()).toEqual({ "skipped expired": 1, scheduled: 1 })
    await book.until("2026-09-01T00:00:00Z")
    expect(await book.told()).toEqual([
      "2026-04-29 friendly: RE-1",
      "2026-05-06 firm: RE-1",
      "2026-05-20 final: RE-1"
    ])
  })
})

describe("of several steps that an outage let pass", () => {
  it("only the newest is made up for, in the tone that the debt has earned", async () => {
    const book = await rehearsals.company(german)
    await book.owes("RE-1", "2026-03-30")
    await book.until("2026-04-02T05:00:00Z")
    // The first reminder was due on 2 April, the second one on Tuesday the 7th.
    await book.until("2026-04-09T10:00:00Z", true)
    await book.until("2026-09-01T00:00:00Z")
    expect(await book.told()).toEqual([
      "2026-03-27 notice: RE-1",
      "2026-03-30 notice: RE-1",
      "2026-04-09 friendly: RE-1",
      "2026-04-13 firm: RE-1",
      "2026-04-29 final: RE-1"
    ])
  })

  it("a notice that says when something is due never takes the place of the one on that day", async () => {
    const book = await rehearsals.company(german)
    await book.owes("RE-1", "2026-03-30")
    await book.until("2026-03-26T12:00:00Z")
    // The notices were due on Friday the 27th and on Monday the 30th.
    await book.until("2026-03-30T08:00:00Z", true)
    await book.until("2026-03-31T00:00:00Z")
    const got = await book.got()
    expect(got.map(({ at, subject }) => `${at} ${subject}`)).toEqual([
      "2026-03-30 10:00 Zahlungserinnerung: 100,00 € heute fällig (RE-1)"
    ])
  })
})
