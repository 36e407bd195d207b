/**
 * Opting out of a channel and in again, by the link in a message or by the operator. A link is bound to the address that
 * its message was sent to: what it does is done to that address, whoever has it by then.
 */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { type LinkOwner, presentOn, type SentTo } from "../../domain/LinkAddress.ts"
import * as OptOutToken from "../../domain/OptOutToken.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { BlockedAddresses, type BlockState } from "../../repos/customers/BlockedAddresses.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { addressDeeds, makeChangeAddress } from "./AddressChanges.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { signingSecret } from "../installation/SigningSecret.ts"
import { unchanged, Write } from "../Write.ts"

/** Path of the public opt-out page; the token follows it. */
export const OPT_OUT_PATH = "/o/"

/** An address that a customer has or had. */
export interface CustomerAddress extends LinkOwner {
  readonly channel: Channel
  /** In the form in which addresses are compared; null for none. */
  readonly address: string | null
}

/** What the opt-out page shows for a token, and the address that the token is for. */
export interface OptOutStatus extends CustomerAddress {
  /** The company's name. */
  readonly company: string
  readonly preferredLocale: string | null
  /** Whether nobody at the address wants reminders. */
  readonly optedOut: boolean
}

/** What came of a change; without an address on the channel there is nothing to change, and nothing is sent. */
export type OptOutOutcome = "changed" | "unchanged" | "no_address"

type Move = "OptOut" | "OptIn"

type Change = (
  companyId: number,
  customerId: number,
  channel: Channel
) => Effect.Effect<OptOutOutcome, NotFound | ServiceUnavailable, CurrentActor>

const noCustomer = NotFound.resource("customer")
const orNoCustomer = <A, E>(found: Effect.Effect<A | null, E>) =>
  Effect.flatMap(found, (value) => (value === null ? Effect.fail(noCustomer) : Effect.succeed(value)))

export class OptOuts extends Context.Tag("duebook/OptOuts")<
  OptOuts,
  {
    /**
     * Reads the secret that signs links, and creates it if no process has done so before. After that, making a link
     * needs no query. When this was not called, the first link reads the secret over a connection of its own.
     */
    readonly prepare: Effect.Effect<void, ServiceUnavailable>
    /** Address of the page where an address of a customer opts out; the same in every message to it. */
    readonly urlFor: (owner: LinkOwner, sentTo: SentTo) => Effect.Effect<string, ServiceUnavailable>
    /** Stops reminders to the customer's present address on a channel. `NotFound` for no such customer. */
    readonly optOut: Change
    /** Allows reminders to it again, also after a bounce or a complaint. `NotFound` for no such customer. */
    readonly optIn: Change
    /** As these two, for an address that a link was found to be for. */
    readonly change: (
      at: CustomerAddress,
      move: Move
    ) => Effect.Effect<OptOutOutcome, NotFound | ServiceUnavailable, CurrentActor>
    /**
     * What the page shows for a token; `NotFound` for a token that this installation has not signed, or for an address
     * that the customer is not known to have had.
     */
    readonly status: (token: string) => Effect.Effect<OptOutStatus, NotFound | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    OptOuts,
    Effect.gen(function* () {
      const repo = yield* BlockedAddresses
      const tenant = yield* Tenant
      const change = yield* makeChange
      const publicUrl = yield* PublicUrl
      const secret = yield* signingSecret("opt_out_secret")

      const ofPresent =
        (move: Move): Change =>
        (companyId, customerId, channel) =>
          change(move, { companyId, customerId, channel }, (present) => present)

      const isOptedOut = (at: CustomerAddress, found: BlockState) => {
        const { address, channel, companyId } = at
        if (address === presentOn(channel, found))
          return Effect.succeed(found.blocks[channel] === "opted_out")
        return address === null
          ? Effect.succeed(false)
          : Effect.map(repo.blockOf({ companyId, channel, address }), (block) => block === "opted_out")
      }

      return OptOuts.of({
        prepare: Effect.asVoid(secret),
        urlFor: (owner, sentTo) =>
          Effect.map(secret, (key) => linkTo(publicUrl, OPT_OUT_PATH + OptOutToken.make(owner, sentTo, key))),
        optOut: ofPresent("OptOut"),
        optIn: ofPresent("OptIn"),
        change: (at, move) => change(move, at, () => at.address),
        status: (token) =>
          Effect.gen(function* () {
            const key = yield* secret
            const optOut = OptOutToken.parse(token, key)
            if (optOut === null) return yield* noCustomer
            const { channel, companyId, customerId } = optOut
            return yield* tenant.transaction(
              companyId,
              Effect.gen(function* () {
                const found = yield* orNoCustomer(repo.find(companyId, customerId))
                const address = OptOutToken.addressOf(optOut, found, key)
                if (address === undefined) return yield* noCustomer
                const { company, preferredLocale } = found
                const at = { companyId, customerId, channel, address }
                return { ...at, company, preferredLocale, optedOut: yield* isOptedOut(at, found) }
              })
            )
          })
      })
    })
  )
}

/** Makes the function that changes the address of a customer that `pick` names, given the present one. */
const makeChange = Effect.gen(function* () {
  const repo = yield* BlockedAddresses
  const changeAddress = yield* makeChangeAddress
  const write = yield* Write
  return (
    move: Move,
    about: LinkOwner & { readonly channel: Channel },
    pick: (present: string | null) => string | null
  ) =>
    write.run({
      deed: addressDeeds[move],
      companyId: about.companyId,
      decide: Effect.fnUntraced(function* (at) {
        const { channel, companyId } = about
        const found = yield* orNoCustomer(repo.findForUpdate(companyId, about.customerId))
        const { customerId } = found
        const present = presentOn(channel, found)
        const address = pick(present)
        if (address === null) return unchanged<OptOutOutcome>("no_address")
        const made = { _tag: move, reason: null }
        const changed = yield* changeAddress({ companyId, customerId, channel, address, move: made, at })
        if (!changed) return unchanged<OptOutOutcome>("unchanged")
        const details = address === present ? { channel } : { channel, former_address: true as const }
        return { value: "changed" as const, subjectId: customerId, details }
      })
    })
})
