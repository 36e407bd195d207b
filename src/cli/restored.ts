/** duebook restored */
import { Effect } from "effect"
import { choices, Restored } from "../services/installation/Restored.ts"
import { Secrets } from "../services/installation/Secrets.ts"
import { optional, required } from "./Arguments.ts"
import { command } from "./Command.ts"
import { asOperator } from "./Operator.ts"
import { Count, OneOf } from "./Values.ts"

/** More than an installation hands out between two backups, and few among those that there are. */
const SKIP_IDS = 1_000_000

export const group = {
  "": command({
    summary:
      "Makes a database safe to serve after it was restored from a backup. Run it before any other process uses the database. It closes the gate.",
    arguments: {
      reminders: required(
        OneOf(choices),
        choices.join("|"),
        "what was due by now and may have been sent after the backup: end it as unknown, or send it, perhaps again"
      ),
      "skip-ids": optional(Count, "n", `ids to skip in each sequence, ${SKIP_IDS} by default`)
    },
    run: ({ reminders, "skip-ids": skipIds }) =>
      Effect.map(
        asOperator(
          Effect.zipRight(
            // First, so that nothing is changed of a copy that can't be served.
            Effect.flatMap(Secrets, (secrets) => secrets.requireKeys),
            Effect.flatMap(Restored, (restored) =>
              restored.settle({ reminders, skipIds: skipIds ?? SKIP_IDS })
            )
          )
        ),
        ({ mailsDropped, remindersGivenUp, sequences, sessionsEnded }) => ({
          json: {
            sequences,
            sessions_ended: sessionsEnded,
            mails_dropped: mailsDropped,
            reminders_given_up: remindersGivenUp
          },
          text:
            `The gate is closed. ${sequences} sequences skip ids, ${sessionsEnded} sessions and ${mailsDropped} waiting ` +
            `mails were ended, and ${remindersGivenUp} reminders will be: they count as unknown.`
        })
      )
  })
}
