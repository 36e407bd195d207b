/** duebook serve */
import { serve } from "../Processes.ts"
import { flag } from "./Arguments.ts"
import { command } from "./Command.ts"
import { withMessages } from "./Operator.ts"

export const group = {
  "": command({
    summary: "Runs the API and the reminder worker until SIGTERM.",
    arguments: { "no-worker": flag("only the API; run duebook worker elsewhere") },
    run: ({ "no-worker": alone }) => withMessages(serve({ worker: !alone }))
  })
}
