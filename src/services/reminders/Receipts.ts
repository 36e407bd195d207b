/** Takes receipts of providers: stores them with the attempts, and blocks addresses that bounced or complained. */
import { Clock, Context, Effect, Layer } from "effect"
import { CurrentActor, system } from "../../domain/Actor.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { byMessage, companyOf, type MessageReceipts, type Receipt } from "../../domain/Receipt.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { ReceiptsRepo, type ReceiptedAttempt } from "../../repos/reminders/Receipts.ts"
import { Tenant } from "../../repos/Tenant.ts"
import {
  type AddressChange,
  makeChangeAddresses,
  moveFor,
  recordAddressChange
} from "../customers/AddressChanges.ts"
import { Write } from "../Write.ts"

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
     * Stores receipts, each company's in one transaction. Saying the same again changes nothing more, so a provider may
     * repeat what has failed.
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

      /** The companies of a message: its Message-ID names the company of an e-mail. */
      const companiesOf = (channel: Channel, { providerMessageId }: MessageReceipts) => {
        if (channel === "sms") return repo.companiesOfSms(providerMessageId)
        const companyId = companyOf(providerMessageId)
        return Effect.succeed(companyId === null ? [] : [companyId])
      }

      const takeOf = (companyId: number, channel: Channel, receipts: ReadonlyArray<MessageReceipts>) =>
        tenant
          .transaction(
            companyId,
            Effect.gen(function* () {
              const attempts = yield* repo.record(
                companyId,
                channel,
                receipts,
                yield* Clock.currentTimeMillis
              )
              // The attempts of one message have one address.
              const first = new Map(
                attempts.toReversed().map((attempt) => [attempt.providerMessageId, attempt] as const)
              )
              const known = receipts.filter(({ providerMessageId }) => first.has(providerMessageId))
              const at = yield* Clock.currentTimeMillis
              const made = yield* changeAddresses(
                known.flatMap((about) =>
                  changeOf(companyId, channel, about, first.get(about.providerMessageId), at)
                )
              )
              yield* Effect.forEach(made, (change) => recordAddressChange(write, change), { discard: true })
              return known
            })
          )
          .pipe(CurrentActor.acting(system))

      return Receipts.of({
        take: Effect.fnUntraced(function* (channel, receipts) {
          const byCompany = new Map<number, Array<MessageReceipts>>()
          for (const about of byMessage(receipts)) {
            for (const companyId of yield* companiesOf(channel, about)) {
              const others = byCompany.get(companyId)
              if (others === undefined) byCompany.set(companyId, [about])
              else others.push(about)
            }
          }
          const accepted = new Set<MessageReceipts>()
          for (const [companyId, about] of [...byCompany].toSorted(([a], [b]) => a - b)) {
            for (const known of yield* takeOf(companyId, channel, about)) accepted.add(known)
          }
          const count = [...accepted].reduce((sum, each) => sum + each.count, 0)
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
  to: ReceiptedAttempt | undefined,
  at: number
): ReadonlyArray<AddressChange> => {
  const { customerId = null, recipient = null } = to ?? {}
  // A message to several members of the company does not say which of their addresses has failed.
  if (about.address === null || customerId === null || recipient === null) return []
  const move = moveFor(about.address, about.error?.message ?? null)
  return [{ companyId, customerId, channel, address: recipient, move, at }]
}
