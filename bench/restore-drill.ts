/**
 * A restore drill: a dump and a base backup are taken under load, restored into another cluster and served there. Ends
 * with 1 if a write of before the backup is gone, a sum is wrong, an id can be handed out again, or a message of before is
 * sent again. Says SKIPPED where PostgreSQL's programs are not installed. `bun run restore-drill --help` lists the options.
 */
import { parseArgs } from "node:util"
import { Effect } from "effect"
import { backups, drill, drillPromises } from "../test/resilience/restore/drill.ts"
import { programs } from "../test/resilience/restore/installed.ts"
import { EXECUTABLE } from "../test/support/executable.ts"
import { compiled } from "./programs.ts"
import { progress, runScript } from "./support.ts"

const usage = `Usage: bun run restore-drill [options]

  --clients <n>     that write; 8 by default
  --due <n>         reminders that come due before, during and after the backup; 300 by default
  --load <millis>   before and after the backup; 3000 by default
  --help            this text

POSTGRES_BIN names the folder of PostgreSQL's programs; by default the newest below /usr/lib/postgresql.`

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "8" },
    due: { type: "string", default: "300" },
    load: { type: "string", default: "3000" },
    help: { type: "boolean", default: false }
  }
})
if (values.help) {
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}

const all = Effect.gen(function* () {
  process.env[EXECUTABLE] = compiled().command
  const broken: Array<string> = []
  for (const backup of backups) {
    for (const reminders of ["unknown", "send"] as const) {
      progress(`${backup}, --reminders ${reminders} …`)
      const result = yield* Effect.scoped(
        drill({
          backup,
          reminders,
          clients: Number(values.clients),
          dueEach: Number(values.due),
          loadMillis: Number(values.load),
          say: progress
        })
      )
      process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
      broken.push(...drillPromises(result).map((text) => `${backup}, ${reminders}: ${text}`))
    }
  }
  if (broken.length > 0) return yield* Effect.fail(broken.join("\n"))
  process.stdout.write("kept\n")
})

runScript(
  programs === undefined
    ? Effect.sync(() =>
        progress("SKIPPED: THE RESTORE DRILL. PostgreSQL's programs are not installed; set POSTGRES_BIN.")
      )
    : all
)
