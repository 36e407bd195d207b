/** duebook customer … */
import { Effect, Layer } from "effect"
import * as Config from "../Config.ts"
import { Channel } from "../domain/ReminderAttempt.ts"
import { AuditLog } from "../repos/AuditLog.ts"
import { OptOutsRepo } from "../repos/OptOuts.ts"
import { SettingsRepo } from "../repos/Settings.ts"
import { Tenant } from "../repos/Tenant.ts"
import { OptOuts } from "../services/OptOuts.ts"
import { PublicUrl } from "../services/PublicUrl.ts"
import { required } from "./Arguments.ts"
import { command, CommandFailed, said } from "./Command.ts"
import { operatorDatabase } from "./Operator.ts"
import { Id, OneOf } from "./Values.ts"

const repos = Layer.mergeAll(AuditLog.layer, OptOutsRepo.layer, SettingsRepo.layer, Tenant.layer)

const optOuts = (url: string) =>
  OptOuts.layer.pipe(Layer.provide(repos), Layer.provide(Layer.succeed(PublicUrl, { url })))

const change = (move: "optOut" | "optIn", summary: string, outcome: string) =>
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
        yield* operatorDatabase(
          Effect.flatMap(OptOuts, (service) => service[move](company, customer, channel, "operator")).pipe(
            Effect.catchTag(
              "NotFound",
              () => new CommandFailed({ message: `There is no customer ${customer} in company ${company}.` })
            ),
            Effect.provide(optOuts(Config.publicUrl(server, server.port)))
          )
        )
        return said(`Customer ${customer} of company ${company} ${outcome} by ${channel}.`)
      })
  })

export const group = {
  "opt-out": change("optOut", "Ends reminders to a customer on one channel.", "gets no more reminders"),
  "opt-in": change("optIn", "Lets reminders go to a customer on a channel again.", "may be reminded again")
}
