/** A backup taken under load has every write of before, and the restored copy sends nothing again. */
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { backups, drill, drillPromises } from "./restore/drill.ts"
import { programs } from "./restore/installed.ts"

if (programs === undefined) {
  process.stderr.write(
    "SKIPPED: THE RESTORE DRILL. PostgreSQL's programs, pg_dump and pg_basebackup among them, are not installed; set POSTGRES_BIN.\n"
  )
}

describe.skipIf(programs === undefined)("a backup taken under load", () => {
  it.each(backups)("(%s) is restored, settled and served", async (backup) => {
    const lines: Array<string> = []
    const result = await Effect.runPromise(
      Effect.scoped(
        drill({
          backup,
          reminders: "unknown",
          clients: 2,
          dueEach: 20,
          loadMillis: 800,
          say: (line) => lines.push(line)
        })
      )
    )
    expect(drillPromises(result), `${JSON.stringify(result)}\n${lines.join("\n")}`).toEqual([])
    if (process.env["VERBOSE"]) console.log(JSON.stringify(result), lines)
  })
})
