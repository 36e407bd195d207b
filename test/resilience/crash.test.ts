/** After SIGKILL no acknowledged write is lost, and no write is done twice. `bun run chaos` does this 500 times. */
import { describe, expect, it } from "vitest"
import { scoped } from "../support/Scoped.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { kills } from "./chaos/kills.ts"
import { brokenPromises } from "./chaos/verdict.ts"

describe("SIGKILL in a burst of writes", () => {
  const run = scoped()

  it("leaves every write done once or not at all, and a retry completes it", async () => {
    const { url } = await run(makeDatabase)
    const found = await run(kills({ url, kills: 2, clients: 16, say: () => undefined }))
    expect(brokenPromises(found)).toEqual([])
    expect(found.interrupted).toBeGreaterThan(0)
  })
})
