/** duebook clock … */
import { Effect } from "effect"
import * as Config from "../Config.ts"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { TestClocks } from "../reminders/TestClocks.ts"
import { flag, required } from "./Arguments.ts"
import { command } from "./Command.ts"
import { asOperatorWithKeys, publicUrl } from "./Operator.ts"
import { withClocks } from "./rehearsal.ts"
import { IdValue, InstantValue } from "./Values.ts"

const advance = command({
  summary:
    "Moves a company's test clock forward. Ends when everything that is due by then has been decided and captured.",
  arguments: {
    company: required(IdValue, "id", "a company made with --test-clock"),
    to: required(
      InstantValue,
      "time",
      "where the clock is to stand, RFC 3339 or a date in UTC; never before where it does"
    ),
    jump: flag("jump there at once, as after an outage: what falls due in between is handled late")
  },
  run: ({ company, jump, to }) =>
    Effect.gen(function* () {
      const server = yield* Config.load(Config.server)
      const { decided, now } = yield* asOperatorWithKeys(
        Effect.flatMap(publicUrl(server), (url) =>
          withClocks(
            url,
            Effect.flatMap(TestClocks, (clocks) => clocks.advance(company, to, jump))
          )
        )
      )
      return {
        json: { now: toRfc3339(now), decided },
        text: `The clock of company ${company} stands at ${toRfc3339(now)}; ${decided} attempts were decided on the way.`
      }
    })
})

export const group = { advance }
