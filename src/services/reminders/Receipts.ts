/** Takes receipts of providers: stores them with the attempts, and blocks addresses that bounced or complained. */
import { Array as Arr, Clock, Context, Effect, Layer } from "effect"
import { CurrentActor, system } from "../../domain/Actor.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { byMessage, type MessageReceipts, type Receipt } from "../../domain/Receipt.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { type NamedReceipts, type ReceiptedMessage, ReceiptsRepo } from "../../repos/reminders/Receipts.ts"
import { Tenant } from "../../repos/Tenant.ts"
import {
  type AddressChange,
  makeChangeAddresses,
  moveFor,
  recordAddressChange
} from "../customers/AddressChanges.ts"
import { Write } from "../Write.ts"

/** Messages whose receipts are stored in one transaction. */
const MAX_TOGETHER = 500

/** What came of receipts. */
export interface TakenReceipts {
  /** Receipts of messages that are known here. */
  readonly accepted: number
  /** Receipts of messages that are not. */
  readonly ignored: number
}

export class Receipts extends Context.Tag("duebook/Receipts")<
  Receipts,
  {
    /**
     * Stores receipts, up to `MAX_TOGETHER` messages of a company in one transaction. Saying the same again changes
     * nothing more, so a provider may repeat what has failed.
     */
    readonly take: (
      channel: Channel,
      receipts: ReadonlyArray<Receipt>
    ) => Effect.Effect<TakenReceipts, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Receipts,
    Effect.gen(function* () {
      const repo = yield* ReceiptsRepo
      const tenant = yield* Tenant
      const changeAddresses = yield* makeChangeAddresses
      const write = yield* Write

      /** Receipts of an SMS without its own id, as of each message that has the provider's. */
      const named = (about: MessageReceipts) =>
        about.message === null
          ? Effect.map(repo.smsOf(about.providerMessageId), (messages) =>
              messages.map((message): NamedReceipts => ({ ...about, message }))
            )
          : Effect.succeed([{ ...about, message: about.message }])

      const takeOf = (companyId: number, channel: Channel, receipts: ReadonlyArray<NamedReceipts>) =>
        tenant
          .transaction(
            companyId,
            Effect.gen(function* () {
              const now = yield* Clock.currentTimeMillis
              const messages = yield* repo.record(companyId, channel, receipts, now)
              const byId = new Map(messages.map((message) => [message.messageId, message]))
              const known = receipts.filter(({ message }) => byId.has(message.messageId))
              const made = yield* changeAddresses(
                known.flatMap((about) =>
                  changeOf(companyId, channel, about, byId.get(about.message.messageId), now)
                )
              )
              yield* Effect.forEach(made, (change) => recordAddressChange(write, change), { discard: true })
              return known
            })
          )
          .pipe(CurrentActor.acting(system))

      return Receipts.of({
        take: Effect.fnUntraced(function* (channel, receipts) {
          const all = yield* Effect.forEach(byMessage(receipts), named)
          const byCompany = Map.groupBy(all.flat(), ({ message }) => message.companyId)
          // By the provider's id, because it may be known to several companies.
          const accepted = new Map<string, number>()
          for (const [companyId, about] of [...byCompany].toSorted(([a], [b]) => a - b)) {
            for (const together of Arr.chunksOf(about, MAX_TOGETHER)) {
              for (const { count, providerMessageId } of yield* takeOf(companyId, channel, together)) {
                accepted.set(providerMessageId, count)
              }
            }
          }
          const count = [...accepted.values()].reduce((sum, each) => sum + each, 0)
          return { accepted: count, ignored: receipts.length - count }
        })
      })
    })
  )
}

/** What receipts change about the address of a message; nothing for most. */
const changeOf = (
  companyId: number,
  channel: Channel,
  about: MessageReceipts,
  to: ReceiptedMessage | undefined,
  at: number
): ReadonlyArray<AddressChange> => {
  const { customerId = null, recipient = null } = to ?? {}
  // A message to several members of the company does not say which of their addresses has failed.
  if (about.address === null || customerId === null || recipient === null) return []
  const move = moveFor(about.address, about.error?.message ?? null)
  return [{ companyId, customerId, channel, address: recipient, move, at }]
}
