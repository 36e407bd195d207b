/** The command by which tests start `duebook` as a separate process, and what globalSetup.ts passes to them. */
import { join } from "node:path"

/** The variable in which globalSetup.ts passes the path of the executable to the processes of the tests. */
export const EXECUTABLE = "DUEBOOK_TEST_EXECUTABLE"

/** The variable in which globalSetup.ts passes the folder of the demo that the tests of a run share. */
export const SHARED_DEMO = "DUEBOOK_TEST_DEMO"

/** The executable, which starts five times as fast as the sources; the sources where the test runner has built none. */
export const executable = (): readonly [string, ...ReadonlyArray<string>] => {
  const built = process.env[EXECUTABLE]
  return built === undefined ? [process.execPath, join(import.meta.dirname, "../../src/main.ts")] : [built]
}
