/** The tests of one module on Node, for Stryker: no PostgreSQL, nothing of Bun. */
import { defineConfig } from "vitest/config"
import groups from "./modules.json" with { type: "json" }

/**
 * Enough for nearly all: what kills a mutant is mostly among the first ten values, and every mutant that survives costs
 * all of them.
 */
const MAX_RUNS = 200

const { MUTATE_MODULE = "" } = process.env
const tests: Readonly<Record<string, ReadonlyArray<string>>> = Object.assign({}, ...Object.values(groups))

export default defineConfig({
  test: {
    include: ["test/mutation/loads.ts", ...(tests[MUTATE_MODULE] ?? [])],
    setupFiles: ["test/mutation/onNode.ts"],
    env: { MUTATE_RUNS: String(MAX_RUNS) },
    // One worker a mutant, and a new one for the next: loading Effect anew for every file would take most of the time.
    isolate: false,
    // On a busy machine, too: a test that is only slow kills nothing.
    testTimeout: 300_000
  }
})
