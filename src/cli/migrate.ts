/** duebook migrate */
import { Effect } from "effect"
import { migrate } from "../postgres/Migrations.ts"
import { command } from "./Command.ts"
import { onConnection } from "./Operator.ts"

export const group = {
  "": command({
    summary: "Brings the database up to date. All instances may run it at once.",
    arguments: {},
    run: () =>
      Effect.map(onConnection(migrate), ({ applied, total }) => ({
        json: { applied, total },
        text:
          applied === 0
            ? `The database is up to date: ${total} migrations.`
            : `Applied ${applied} of ${total} migrations.`
      }))
  })
}
