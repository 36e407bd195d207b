/**
 * Company A, a process of its own: `bun bench/neighbour/flooder.ts <job as JSON>`. It prints a line when its flood has
 * begun, goes on until stdin ends, and then prints how its requests were answered.
 */
import type { SeededCompany } from "../seed.ts"
import { type FloodName, floods } from "./floods.ts"
import type { Flood } from "./ground.ts"

/** Which flood goes where. */
export interface FloodJob {
  readonly flood: FloodName
  readonly port: number
  readonly url: string
  readonly large: SeededCompany
  readonly heavy: SeededCompany
}

if (import.meta.main) {
  const { flood, ...ground } = JSON.parse(process.argv[2] ?? "") as FloodJob
  const statuses: Record<string, number> = {}
  let [isRunning, hasBegun] = [true, false]
  process.stdin.on("end", () => (isRunning = false)).resume()
  const chosen: Flood = floods[flood]
  await chosen.run({
    ...ground,
    isRunning: () => isRunning,
    count: ({ status }) => (statuses[status] = (statuses[status] ?? 0) + 1),
    begun: () => {
      if (!hasBegun) process.stdout.write("begun\n")
      hasBegun = true
    }
  })
  process.stdout.write(`${JSON.stringify(statuses)}\n`)
  process.exit(0)
}
