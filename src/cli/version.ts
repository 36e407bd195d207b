/** duebook version */
import { Effect } from "effect"
import manifest from "../../package.json" with { type: "json" }
import { command } from "./Command.ts"

export const group = {
  "": command({
    summary: "Prints the version.",
    arguments: {},
    run: () => Effect.succeed({ json: { version: manifest.version }, text: manifest.version })
  })
}
