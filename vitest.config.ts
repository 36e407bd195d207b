import { availableParallelism } from "node:os"
import { join } from "node:path"
import { defineConfig, type Plugin } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import packageJson from "./package.json" with { type: "json" }

/** `duebook/…` is this checkout, in one copy: services found twice would not be the same service. */
const selfImports = Object.entries(packageJson.exports).map(([name, target]) => ({
  find: new RegExp(`^${name.replace(".", packageJson.name)}$`),
  replacement: join(import.meta.dirname, target)
}))

/** What takes longest goes first, so that no processor is left waiting for it at the end. */
const LONGEST = [
  "browser/reference",
  "cli/demo/demo",
  "app/HostileInput",
  "resilience/restore",
  "reminders/engine/channels",
  "docs/readme",
  "resilience/upgrade",
  "cli/demo/Database",
  "reminders/engine/combined",
  "cli/binary",
  "reminders/engine/life",
  "bench/reminders",
  "reminders/engine/races",
  "telemetry/collector",
  "telemetry/traces",
  "resilience/bounds",
  "reminders/simulation",
  "package/install"
]

/** More than processors: much of the time they wait for the database. */
const FILES_AT_ONCE = Math.max(4, availableParallelism())

class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.includes(name))
      return found === -1 ? LONGEST.length : found
    }
    return (await super.sort(files)).toSorted((left, right) => rank(left) - rank(right))
  }
}

/**
 * Bun reads our sources by itself: it takes a third of a second where Vite's transformation takes more than two, for
 * every file of tests. Another runtime needs Vite for them.
 */
const readByBun =
  process.versions.bun === undefined ? [] : [new RegExp(`^${join(import.meta.dirname, "src")}/`)]

/** What Bun gives for an import with `{ type: "file" }`: where the file is. */
const compressedFiles = {
  name: "compressed-files",
  load: (id: string) => (/\.(br|gz)$/.test(id) ? `export default ${JSON.stringify(id)}` : undefined)
}

/**
 * As many processes at least as at most, also where `--poolOptions.forks.maxForks` says how many: vitest's pool (3.2.7)
 * ends processes that have no more files, and when one answers while it is ended, the whole run ends.
 */
const processesThatStay: Plugin = {
  name: "processes-that-stay",
  configureVitest({ vitest }) {
    const forks = vitest.config.poolOptions?.forks
    if (forks?.maxForks !== undefined) forks.minForks = forks.maxForks
  }
}

export default defineConfig({
  plugins: [compressedFiles, processesThatStay],
  resolve: { alias: selfImports },
  test: {
    include: ["test/**/*.test.ts"],
    server: { deps: { external: readByBun } },
    pool: "forks",
    // Files run one after the other in processes that live as long as the run: each module is loaded a few times only. A
    // test that changes its process, as `process.env`, changes it back. `vi.setConfig` works in a process's first file only.
    poolOptions: { forks: { isolate: false, maxForks: FILES_AT_ONCE } },
    sequence: { sequencer: LongestFirst },
    globalSetup: ["test/support/globalSetup.ts"],
    setupFiles: ["test/support/testers.ts"],
    // On a shared machine a wait of seconds may be too short. Who passed at the second try only is named at the end.
    retry: process.env["CI"] === undefined ? 0 : 1,
    reporters: ["default", "./test/support/SummaryReporter.ts"],
    expect: { poll: { timeout: 30_000 } },
    // For tests that hang. A test ends when its work is done, which takes long on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000
  }
})
