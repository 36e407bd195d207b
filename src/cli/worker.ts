/** duebook worker */
import { worker } from "../Processes.ts"
import { command } from "./Command.ts"

export const group = {
  "": command({
    summary: "Sends what reminders are due until SIGTERM; any number may run beside one another.",
    arguments: {},
    run: () => worker
  })
}
