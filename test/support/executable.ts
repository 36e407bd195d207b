/** How tests start `duebook` as a process of its own. */
import { join } from "node:path"

/** Where globalSetup.ts says that it has built the executable: in the environment, which tests' processes inherit. */
export const EXECUTABLE = "DUEBOOK_TEST_EXECUTABLE"

/** The executable as operators run it, which starts in a fifth of the time; from the sources outside the test runner. */
export const executable = (): readonly [string, ...ReadonlyArray<string>] => {
  const built = process.env[EXECUTABLE]
  return built === undefined ? [process.execPath, join(import.meta.dirname, "../../src/main.ts")] : [built]
}
