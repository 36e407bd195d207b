/** duebook serve */
import { serve } from "../Processes.ts"
import { flag } from "./Arguments.ts"
import { command } from "./Command.ts"

export const group = {
  "": command({
    summary: "Runs the API and the reminder worker until SIGTERM.",
    arguments: { "no-worker": flag("the API alone, where others run: duebook worker") },
    run: ({ "no-worker": alone }) => serve({ worker: !alone })
  })
}
