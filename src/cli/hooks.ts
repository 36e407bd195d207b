/** duebook hooks … */
import { Effect, Layer } from "effect"
import * as Config from "../Config.ts"
import { repos } from "../repos/Layers.ts"
import { HookTokens } from "../services/reminders/HookTokens.ts"
import { Idempotency } from "../services/Idempotency.ts"
import { Write } from "../services/Write.ts"
import { PublicUrl } from "../services/installation/PublicUrl.ts"
import { command } from "./Command.ts"
import { asOperatorWithKeys, publicUrl } from "./Operator.ts"

const services = (url: string) =>
  Layer.merge(HookTokens.layer.pipe(Layer.provide(Layer.succeed(PublicUrl, { url }))), Write.layer).pipe(
    Layer.provide(Idempotency.layer),
    Layer.provide(repos)
  )

/** Prints both addresses, new ones if it rotates. */
const showing = (summary: string, rotates: boolean) =>
  command({
    summary,
    arguments: {},
    run: () =>
      Effect.gen(function* () {
        const server = yield* Config.load(Config.server)
        const { email, sms } = yield* asOperatorWithKeys(
          Effect.flatMap(publicUrl(server), (url) =>
            Effect.gen(function* () {
              const tokens = yield* HookTokens
              const write = yield* Write
              if (rotates) {
                yield* write.run({
                  deed: "hooks.rotate",
                  decide: () => Effect.as(tokens.rotate, { value: undefined, subjectId: null, details: {} })
                })
              }
              return yield* tokens.addresses
            }).pipe(Effect.provide(services(url)))
          )
        )
        return { json: { sms, email } }
      })
  })

export const group = {
  show: showing("Prints the addresses where providers report what became of messages.", false),
  rotate: showing("Makes new addresses; the old ones are refused within seconds.", true)
}
