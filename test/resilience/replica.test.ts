/** The database fails over to a replica: the service finds the new primary by itself. `bun run chaos` has more ways. */
import { describe, expect, it } from "vitest"
import { scoped } from "../support/Scoped.ts"
import { failover } from "./chaos/failover.ts"
import { failoverPromises } from "./chaos/verdict.ts"

describe("a failover to a synchronous replica", () => {
  const run = scoped()

  it("is noticed by /readyz, ends connections to a read-only server and loses no write", async () => {
    const found = await run(failover({ failover: "demoted", clients: 6, readOnlyMillis: 300 }))
    expect(failoverPromises(found)).toEqual([])
    expect(found.whileReadOnly.length).toBeGreaterThan(0)
  })
})
