/** duebook gate … */
import { Effect } from "effect"
import { Gate } from "../services/installation/Gate.ts"
import { command, type CommandResult } from "./Command.ts"
import { asOperator } from "./Operator.ts"

const state = (open: boolean): CommandResult => ({
  json: { open },
  text: `The gate is ${open ? "open" : "closed"}.`
})

const set = (open: boolean, summary: string) =>
  command({
    summary,
    arguments: {},
    run: () => Effect.as(asOperator(Effect.flatMap(Gate, (gate) => gate.set(open))), state(open))
  })

const status = command({
  summary: "Tells whether /v1 is open.",
  arguments: {},
  run: () => Effect.map(asOperator(Effect.flatMap(Gate, (gate) => gate.isOpen)), state)
})

export const group = {
  open: set(true, "Opens /v1 on all replicas, within a second."),
  close: set(false, "Closes /v1 on all replicas, within a second: every request is answered 503."),
  status
}
