/** The tests of one group of modules on Node, for Stryker: no PostgreSQL, nothing of Bun. */
import { defineConfig } from "vitest/config"
import groups from "./modules.json" with { type: "json" }

const { MUTATE_GROUP = "money" } = process.env

export default defineConfig({
  test: {
    include: groups[MUTATE_GROUP as keyof typeof groups].tests,
    setupFiles: ["test/mutation/onNode.ts"],
    testTimeout: 30_000
  }
})
