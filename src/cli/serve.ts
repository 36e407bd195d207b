/** duebook serve */
import { serve } from "../App.ts"
import { flag } from "./Arguments.ts"
import { command } from "./Command.ts"

export const group = {
  "": command({
    summary: "Runs the API until SIGTERM.",
    arguments: { "no-worker": flag("the API alone; there is no worker yet") },
    run: () => serve
  })
}
