/** The accounts that have paid debts of a customer, as matches have taught them. */
import { Context, Effect, Layer, Schema } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { type Payer, PayersRepo } from "../../repos/bank/Payers.ts"
import { Write, type WriteEffect } from "../Write.ts"

/** The account that was forgotten. */
const Forgotten = Schema.Struct({ account: Schema.String })

export class Payers extends Context.Tag("duebook/Payers")<
  Payers,
  {
    /** The accounts of a customer, the newest first. */
    readonly of: (
      customerId: number
    ) => Effect.Effect<ReadonlyArray<Payer>, ServiceUnavailable, CurrentRequest>
    /** Forgets that an account has paid for a customer. Nothing that was applied changes. */
    readonly forget: (customerId: number, account: string) => WriteEffect<typeof Forgotten.Type, NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    Payers,
    Effect.gen(function* () {
      const payers = yield* PayersRepo
      const write = yield* Write
      return Payers.of({
        of: (customerId) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => payers.ofCustomer(caller.companyId, customerId)),
        forget: (customerId, account) =>
          write.run({
            deed: "payer.forget",
            once: { status: 200, schema: Forgotten },
            subject: `customer ${customerId}`,
            decide: Effect.fnUntraced(function* ({ companyId }) {
              // Where there is nothing to forget, nothing is written.
              if (!(yield* payers.forget(companyId, customerId, account))) {
                return yield* NotFound.resource("account of a payer")
              }
              return { value: { account }, subjectId: customerId, details: { account } }
            })
          })
      })
    })
  )
}
