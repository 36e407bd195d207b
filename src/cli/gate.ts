/** duebook gate … */
import { Effect } from "effect"
import { Gate } from "../services/installation/Gate.ts"
import { command, type Outcome } from "./Command.ts"
import { operator } from "./Operator.ts"

const state = (open: boolean): Outcome => ({
  json: { open },
  text: `The gate is ${open ? "open" : "closed"}.`
})

const set = (open: boolean, summary: string) =>
  command({
    summary,
    arguments: {},
    run: () => Effect.as(operator(Effect.flatMap(Gate, (gate) => gate.set(open))), state(open))
  })

const status = command({
  summary: "Tells whether /v1 is open.",
  arguments: {},
  run: () => Effect.map(operator(Effect.flatMap(Gate, (gate) => gate.isOpen)), state)
})

export const group = {
  open: set(true, "Opens /v1 on all replicas, within a second."),
  close: set(false, "Closes /v1 on all replicas, within a second: every request is answered 503."),
  status
}
