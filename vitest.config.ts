import { availableParallelism } from "node:os"
import { join } from "node:path"
import { defineConfig } from "vitest/config"
import packageJson from "./package.json" with { type: "json" }

/** `duebook/…` is this checkout, in one copy: services found twice would not be the same service. */
const selfImports = Object.entries(packageJson.exports).map(([name, target]) => ({
  find: new RegExp(`^${name.replace(".", packageJson.name).replace("*", "(.+)")}$`),
  replacement: join(import.meta.dirname, target.replace("*", "$1"))
}))

export default defineConfig({
  resolve: { alias: selfImports },
  test: {
    include: ["test/**/*.test.ts"],
    pool: "forks",
    // More files at once than processors: most of the time they wait for the database.
    poolOptions: { forks: { minForks: 1, maxForks: Math.max(4, availableParallelism()) } },
    globalSetup: ["test/support/globalSetup.ts"],
    reporters: ["default", "./test/support/SummaryReporter.ts"],
    testTimeout: 30_000,
    hookTimeout: 30_000
  }
})
