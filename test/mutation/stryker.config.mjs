/** How Stryker runs over one module; `bun run mutate` says which, by MUTATE_GROUP and MUTATE_MODULE. */
const { MUTATE_CONCURRENCY = "1", MUTATE_GROUP = "", MUTATE_MODULE = "", MUTATE_REPORT = "" } = process.env

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate: [MUTATE_MODULE],
  testRunner: "vitest",
  vitest: { configFile: "test/mutation/vitest.config.ts", dir: "." },
  plugins: ["@stryker-mutator/vitest-runner", "./test/mutation/documentation.mjs"],
  ignorers: ["documentation"],
  coverageAnalysis: "perTest",
  concurrency: Number(MUTATE_CONCURRENCY),
  // A mutant that loops for ever is killed by its time: generous, as the machine may be busy with other things.
  timeoutMS: 15_000,
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: MUTATE_REPORT },
  incremental: true,
  incrementalFile: MUTATE_REPORT.replace(/\.json$/, ".incremental.json"),
  ignorePatterns: ["/.data", "/bench", "/dist", "/docs", "/migrations"],
  tempDirName: ".data/mutation/sandbox",
  cleanTempDir: "always",
  disableTypeChecks: false,
  allowConsoleColors: false
}
