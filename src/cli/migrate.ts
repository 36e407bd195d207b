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
      Effect.map(onConnection(migrate), ({ applied, rolesToMake, total }) => {
        const done =
          applied === 0
            ? `The database is up to date: ${total} migrations.`
            : `Applied ${applied} of ${total} migrations.`
        return rolesToMake === null
          ? { json: { applied, total }, text: done }
          : { json: { applied, total, warning: rolesToMake }, text: `${done}\n${rolesToMake}` }
      })
  })
}
