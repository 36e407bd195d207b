/** Answers to what customers wrote about debts: written here, and sent by whoever sends. */
import { Context, Effect, Layer } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { InvalidTransition, NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import { awaitsReply, refusedReply, replyObstacle, ReplyState } from "../../domain/Reply.ts"
import { limitsOf, recipientName } from "../../domain/Trust.ts"
import * as ClaimRead from "../../repos/ClaimRead.ts"
import { TrustRepo } from "../../repos/company/Trust.ts"
import { CustomersRepo } from "../../repos/customers/Customers.ts"
import { DebtorPagesRepo } from "../../repos/customers/DebtorPages.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { RepliesRepo, type SeenReply } from "../../repos/receivables/Replies.ts"
import { toResource } from "../../repos/Rows.ts"
import { orNotFound } from "../Lookup.ts"
import { Write, type WriteEffect } from "../Write.ts"

export type { SeenReply } from "../../repos/receivables/Replies.ts"

export class Replies extends Context.Tag("duebook/Replies")<
  Replies,
  {
    /** Queues an answer to the customer of a debt that they have disputed or promised to pay. */
    readonly send: (
      receivableId: number,
      text: string
    ) => WriteEffect<typeof ReplyState.Type, NotFound | InvalidTransition>
    /** The newest about a debt, the newest first. */
    readonly ofReceivable: (
      receivableId: number
    ) => Effect.Effect<ReadonlyArray<SeenReply>, ServiceUnavailable, CurrentRequest>
    /** The newest to a customer, the newest first. */
    readonly ofCustomer: (
      customerId: number
    ) => Effect.Effect<ReadonlyArray<SeenReply>, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Replies,
    Effect.gen(function* () {
      const replies = yield* RepliesRepo
      return Replies.of({
        send: yield* makeSend,
        ofReceivable: (receivableId) =>
          Effect.flatMap(CurrentRequest, ({ caller }) =>
            replies.ofReceivable(caller.companyId, receivableId)
          ),
        ofCustomer: (customerId) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => replies.ofCustomer(caller.companyId, customerId))
      })
    })
  )
}

const makeSend = Effect.gen(function* () {
  const customers = yield* CustomersRepo
  const pages = yield* DebtorPagesRepo
  const receivables = yield* ReceivablesRepo
  const replies = yield* RepliesRepo
  const serverClock = yield* ServerClock
  const trust = yield* TrustRepo
  const write = yield* Write

  /** A company that signed itself up answers nobody to whom it was not allowed to write before. */
  const mayAnswer = Effect.fnUntraced(function* (companyId: number, recipient: string) {
    const record = yield* trust.read(companyId)
    if (record === null || limitsOf(record.facts) === null) return true
    const known = yield* trust.known(companyId, [{ channel: "email", recipient }])
    return known.has(recipientName("email", recipient))
  })

  return (receivableId: number, text: string) =>
    write.run({
      deed: "receivable.reply",
      once: { status: 200, schema: ReplyState },
      subject: `receivable ${receivableId}`,
      reads: (companyId) => ClaimRead.both(receivables.readForUpdate(companyId, receivableId), replies.newId),
      decide: Effect.fnUntraced(function* ({ companyId }, now, [locked, id]) {
        const receivable = yield* orNotFound("receivable", Effect.succeed(locked))
        if (!awaitsReply(receivable)) return yield* refusedReply("nothing_said")
        const { customerId } = receivable
        const customer = yield* orNotFound("customer", customers.find(companyId, customerId))
        const obstacle = replyObstacle(toResource(customer).emailStatus)
        if (obstacle !== null) return yield* refusedReply(obstacle)
        if (!(yield* mayAnswer(companyId, customer.email ?? ""))) {
          return yield* refusedReply("unknown_recipient")
        }
        const isDisputed = receivable.pauseCause === "disputed"
        const answers = isDisputed ? yield* pages.lastDispute(companyId, receivableId) : null
        const actor = yield* CurrentActor
        const userId = actor._tag === "user" ? actor.userId : null
        const draft = { customerId, receivableId, userId, text, answers }
        yield* replies.insertAs(companyId, id, draft, { now, queuedAt: yield* serverClock.now })
        return { value: { id }, subjectId: receivableId, details: { reply_id: id, text } }
      })
    })
})
