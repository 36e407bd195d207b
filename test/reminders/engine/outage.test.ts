/** After three days without a worker, missed steps are caught up within each company's cap. */
import { expect, it } from "vitest"
import { scoped } from "../../support/Scoped.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { lastMinute, outage } from "./outage.ts"

const run = scoped()
const LARGE = 600
const SMALL = 10
const SMALL_SIZE = 75
/** The cap counts over 61 seconds. */
const CAP_MINUTES = 61 / 60

it("after an outage small companies are served as fast as if they were alone, and none beyond its cap", async () => {
  const { url } = await run(makeDatabase)
  const together = await outage({ url, large: LARGE, small: SMALL, smallSize: SMALL_SIZE })
  const own = await run(makeDatabase)
  const alone = await outage({ url: own.url, large: 0, small: 1, smallSize: SMALL_SIZE })

  expect(together).toMatchObject({ repeated: 0, unexplained: 0, unfinished: 0, wrongTotals: 0 })
  const third = (LARGE + SMALL * SMALL_SIZE) / 3
  expect(together.tally).toEqual({
    // An e-mail for each of the first third, an e-mail and an SMS for each of the second.
    sent: 3 * third,
    // The older step of the second third. That of the last third has no attempt, and its cycle is past it.
    "skipped superseded": third,
    // Both channels of the last third.
    "skipped expired": 2 * third,
    // The steps to come: two channels for the first third, one for each of the others.
    scheduled: 4 * third
  })
  for (const company of [together.large, ...together.small, ...alone.small]) {
    expect(company?.busiestMinute).toBe(60)
  }

  const [only] = alone.small
  if (only === undefined || together.large === null) throw new Error("no company was served")
  for (const company of together.small) {
    expect(company.minutes.length).toBe(SMALL_SIZE)
    expect(lastMinute(company)).toBeLessThanOrEqual(lastMinute(only) + 0.01)
  }
  expect(together.large.minutes.length).toBe(LARGE)
  // Two minutes more than the cap demands. Places of the first minute are kept for attempts that a worker holds, also where
  // these end without a message; and an SMS waits for the e-mail of its case to be handed over, and finds its place taken.
  expect(lastMinute(together.large)).toBeLessThanOrEqual((LARGE / 60 + 1) * CAP_MINUTES + 0.1)
  if (process.env["VERBOSE"]) {
    console.log(
      lastMinute(only),
      together.small.map(lastMinute),
      lastMinute(together.large),
      together.seconds
    )
  }
})
