/** The tests of one module on Node, for Stryker: no PostgreSQL, nothing of Bun. */
import { defineConfig } from "vitest/config"
import groups from "./modules.json" with { type: "json" }

const { MUTATE_MODULE = "" } = process.env
const tests: Readonly<Record<string, ReadonlyArray<string>>> = Object.assign({}, ...Object.values(groups))

export default defineConfig({
  test: {
    include: ["test/mutation/loads.ts", ...(tests[MUTATE_MODULE] ?? [])],
    setupFiles: ["test/mutation/onNode.ts"],
    // One worker a mutant, and a new one for the next: loading Effect anew for every file would take most of the time.
    isolate: false,
    testTimeout: 30_000
  }
})
