/** The function that admits requests of one company in its shard, as a plain database runs it. */
import { describe, expect, it } from "vitest"
import { useServer } from "../../support/TestServer.ts"

const server = useServer()

const admit = async (companyId: number) => {
  const [row] = await server.sql(
    `select a.* from api_keys k, admit_with_settings(
       $1, null, 60, array[encode(k.token_hash, 'hex')], array['receivables:read'], array[true], array[2], array[0],
       array[1::bigint]) a
     where k.company_id = $1`,
    [companyId]
  )
  return row
}

describe("admission in a shard", () => {
  it("counts the requests, and tells the settings of the company's reminders", async () => {
    const { id } = await server.company({ timezone: "Europe/Berlin" })
    const first = await admit(id)
    expect(first).toMatchObject({
      ord: "1",
      verified: true,
      member: true,
      active: true,
      charge: true,
      passed: "2",
      window_used: "2",
      timezone: "Europe/Berlin",
      reminders_mode: "on",
      reminders_since: null
    })
    await server.sql(
      "update companies set reminders_mode = 'hold', reminders_since = '2026-03-01T00:00:00Z' where company_id = $1",
      [id]
    )
    const second = await admit(id)
    expect(second).toMatchObject({ window_used: "4", reminders_mode: "hold" })
    expect(new Date(String(second?.["reminders_since"])).toISOString()).toBe("2026-03-01T00:00:00.000Z")
  })

  it("finds nothing for a key that there is not", async () => {
    const { id } = await server.company()
    expect(
      await server.sql(
        `select * from admit_with_settings(
           $1, null, 60, array[repeat('00', 32)], array['receivables:read'], array[true], array[1], array[0],
           array[1::bigint])`,
        [id]
      )
    ).toEqual([])
  })
})
