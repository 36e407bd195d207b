/** duebook worker */
import { worker } from "../Processes.ts"
import { command } from "./Command.ts"
import { withMessages } from "./Operator.ts"

export const group = {
  "": command({
    summary: "Sends due reminders until SIGTERM. Any number of workers may run at once.",
    arguments: {},
    run: () => withMessages(worker)
  })
}
