/** The tests of one module on Node, for Stryker: no PostgreSQL, nothing of Bun. */
import { defineConfig } from "vitest/config"
import groups from "./modules.json" with { type: "json" }

interface Entry {
  readonly tests: ReadonlyArray<string>
  /** Values that a property test tries at most; all that it wants where it counts what it has seen. */
  readonly runs?: number
}

/**
 * Enough for nearly all: what kills a mutant is mostly among the first ten values, and every mutant that survives costs
 * all of them.
 */
const FEW_RUNS = 200

const { MUTATE_MODULE = "" } = process.env
const entries: Readonly<Record<string, Entry>> = Object.assign({}, ...Object.values(groups))
const { runs = FEW_RUNS, tests = [] } = entries[MUTATE_MODULE] ?? {}

export default defineConfig({
  test: {
    include: ["test/mutation/loads.ts", ...tests],
    setupFiles: ["test/mutation/onNode.ts"],
    env: { MUTATE_RUNS: String(runs) },
    // One worker a mutant, and a new one for the next: loading Effect anew for every file would take most of the time.
    isolate: false,
    // On a busy machine, too: a test that is only slow kills nothing.
    testTimeout: 300_000
  }
})
