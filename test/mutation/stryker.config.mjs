/** How Stryker runs over one module. `run.ts` says which one, of which group, and where the report goes. */
const { MUTATE_CONCURRENCY = "1", MUTATE_MODULE = "", MUTATE_REPORT = "" } = process.env

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate: [MUTATE_MODULE],
  testRunner: "vitest",
  // Which tests belong to a module is said by group; by imports `loads.ts` would not be found.
  vitest: { configFile: "test/mutation/vitest.config.ts", related: false },
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
