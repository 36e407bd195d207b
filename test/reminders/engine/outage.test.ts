/** Three days without a worker: what is still worth sending is sent, at the pace of each company's cap. */
import { expect, it, vi } from "vitest"
import { scoped } from "../../support/Scoped.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { lastMinute, outage } from "./outage.ts"

vi.setConfig({ testTimeout: 120_000 })

const run = scoped()
const LARGE = 600
const SMALL = 10
const SMALL_SIZE = 75
/** A minute of the cap is a little longer than a minute. */
const CAP_MINUTES = 61 / 60

it("after three days small companies are served as if they were alone, and nobody beyond the cap", async () => {
  const { url } = await run(makeDatabase)
  const together = await outage({ url, large: LARGE, small: SMALL, smallSize: SMALL_SIZE })
  const own = await run(makeDatabase)
  const alone = await outage({ url: own.url, large: 0, small: 1, smallSize: SMALL_SIZE })

  expect(together).toMatchObject({ repeated: 0, unexplained: 0, unfinished: 0, wrongTotals: 0 })
  const third = (LARGE + SMALL * SMALL_SIZE) / 3
  expect(together.tally).toEqual({
    // Of each three: an e-mail for the first, an e-mail and an SMS for the second.
    sent: 3 * third,
    // The older steps of the second and the third.
    "skipped superseded": 2 * third,
    // Both channels of the third's.
    "skipped expired": 2 * third,
    // The steps to come: two channels of the first's, one each of the others'.
    scheduled: 4 * third
  })
  for (const company of [together.large, ...together.small, ...alone.small]) {
    expect(company?.busiestMinute).toBe(60)
  }

  const [only] = alone.small
  if (only === undefined || together.large === null) throw new Error("nobody was served")
  for (const company of together.small) {
    expect(company.minutes.length).toBe(SMALL_SIZE)
    expect(lastMinute(company)).toBeLessThanOrEqual(lastMinute(only) + 0.01)
  }
  expect(together.large.minutes.length).toBe(LARGE)
  expect(lastMinute(together.large)).toBeLessThanOrEqual((LARGE / 60 - 1) * CAP_MINUTES + 0.1)
  if (process.env["VERBOSE"]) {
    console.log(
      lastMinute(only),
      together.small.map(lastMinute),
      lastMinute(together.large),
      together.seconds
    )
  }
})
