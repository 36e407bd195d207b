/** duebook customer … */
import { Effect, Layer } from "effect"
import * as Config from "../Config.ts"
import { Channel } from "../domain/ReminderAttempt.ts"
import { NoAddress, NotFound } from "../domain/Errors.ts"
import { repos } from "../repos/Layers.ts"
import { Idempotency } from "../services/Idempotency.ts"
import { Write } from "../services/Write.ts"
import { OptOuts } from "../services/customers/OptOuts.ts"
import { PublicUrl } from "../services/installation/PublicUrl.ts"
import { required } from "./Arguments.ts"
import { command, said } from "./Command.ts"
import { asOperator, publicUrl } from "./Operator.ts"
import { IdValue, OneOf } from "./Values.ts"

const optOuts = (url: string) =>
  OptOuts.layer.pipe(
    Layer.provide(Write.layer),
    Layer.provide(Idempotency.layer),
    Layer.provide(repos),
    Layer.provide(Layer.succeed(PublicUrl, { url }))
  )

const change = (move: "optOut" | "optIn", summary: string, told: string) =>
  command({
    summary,
    arguments: {
      company: required(IdValue, "id", "the company"),
      customer: required(IdValue, "id", "its customer"),
      channel: required(OneOf(Channel.literals), Channel.literals.join("|"), "which way")
    },
    run: ({ channel, company, customer }) =>
      Effect.gen(function* () {
        const server = yield* Config.load(Config.server)
        const outcome = yield* asOperator(
          Effect.flatMap(publicUrl(server), (url) =>
            Effect.flatMap(OptOuts, (service) => service[move](company, customer, channel)).pipe(
              Effect.catchTag("NotFound", () => NotFound.numbered("customer", customer, company)),
              Effect.provide(optOuts(url))
            )
          )
        )
        if (outcome === "no_address") {
          return yield* new NoAddress({
            message: `Customer ${customer} of company ${company} has no ${channel === "email" ? "e-mail address" : "phone number"}.`
          })
        }
        return said(`Customer ${customer} of company ${company} ${told} by ${channel}.`)
      })
  })

export const group = {
  "opt-out": change(
    "optOut",
    "Ends reminders to a customer's address on a channel.",
    "gets no more reminders"
  ),
  "opt-in": change(
    "optIn",
    "Lets reminders go to a customer's address again, also after a bounce.",
    "may be reminded again"
  )
}
