/** duebook customer … */
import { Effect, Layer } from "effect"
import { writes } from "../App.ts"
import * as Config from "../Config.ts"
import { Channel } from "../domain/ReminderAttempt.ts"
import { NoAddress, NotFound } from "../domain/Errors.ts"
import { CompaniesRepo } from "../repos/company/Companies.ts"
import { DigestsRepo } from "../repos/reminders/Digests.ts"
import { AuditLog } from "../repos/AuditLog.ts"
import { BlockedAddresses } from "../repos/customers/BlockedAddresses.ts"
import { SettingsRepo } from "../repos/installation/Settings.ts"
import { Installation } from "../repos/installation/Installation.ts"
import { StoredReplies } from "../repos/StoredReplies.ts"
import { Tenant } from "../repos/Tenant.ts"
import { OptOuts } from "../services/customers/OptOuts.ts"
import { PublicUrl } from "../services/installation/PublicUrl.ts"
import { required } from "./Arguments.ts"
import { command, said } from "./Command.ts"
import { operatorDatabase } from "./Operator.ts"
import { Id, OneOf } from "./Values.ts"

const repos = Layer.mergeAll(
  AuditLog.layer,
  CompaniesRepo.layer,
  DigestsRepo.layer,
  BlockedAddresses.layer,
  Installation.layer,
  SettingsRepo.layer,
  StoredReplies.layer,
  Tenant.layer
)

const optOuts = (url: string) =>
  OptOuts.layer.pipe(
    Layer.provide(writes),
    Layer.provide(repos),
    Layer.provide(Layer.succeed(PublicUrl, { url }))
  )

const change = (move: "optOut" | "optIn", summary: string, told: string) =>
  command({
    summary,
    arguments: {
      company: required(Id, "id", "the company"),
      customer: required(Id, "id", "its customer"),
      channel: required(OneOf(Channel.literals), Channel.literals.join("|"), "which way")
    },
    run: ({ channel, company, customer }) =>
      Effect.gen(function* () {
        const server = yield* Config.load(Config.server)
        const outcome = yield* operatorDatabase(
          Effect.flatMap(OptOuts, (service) => service[move](company, customer, channel)).pipe(
            Effect.catchTag("NotFound", () => NotFound.numbered("customer", customer, company)),
            Effect.provide(optOuts(Config.publicUrl(server, server.port)))
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
