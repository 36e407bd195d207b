import { writeSync } from "node:fs"
import { relative } from "node:path"
import type { Reporter, TestModule } from "vitest/node"

/**
 * Ends the run with one line: `N passed, N failed`, with `, N skipped` where there are any. Before it, each test that
 * passed at its second try only, which CI allows: that is a fault of the test or of the product, to be looked at.
 */
export default class SummaryReporter implements Reporter {
  private passed = 0
  private failed = 0
  private skipped = 0
  private unstable: ReadonlyArray<string> = []

  onInit() {
    // At exit, so that it is the last line, and is written also when the run fails before its tests.
    process.once("exit", (code) => {
      const failed = this.failed === 0 && code !== 0 ? 1 : this.failed
      const skipped = this.skipped === 0 ? "" : `, ${this.skipped} skipped`
      for (const name of this.unstable) writeSync(1, `UNSTABLE, PASSED AT THE SECOND TRY: ${name}\n`)
      writeSync(1, `${this.passed} passed, ${failed} failed${skipped}\n`)
    })
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandledErrors: ReadonlyArray<unknown>) {
    this.passed = 0
    this.skipped = 0
    this.failed = unhandledErrors.length
    this.unstable = modules.flatMap(({ children }) =>
      [...children.allTests()]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map((test) => `${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}`)
    )
    for (const module of modules) {
      // A file that does not load, or a hook that fails, has no failing test to count.
      const groups = [module, ...module.children.allSuites()]
      this.failed += groups.filter((group) => group.errors().length > 0).length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === "passed") this.passed += 1
        else if (state === "failed") this.failed += 1
        else this.skipped += 1
      }
    }
  }
}
