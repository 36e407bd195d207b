/**
 * Opting out of a channel and in again, by the link in a message or by the operator. A link names a customer and a
 * channel, and what it does is done to the address that the customer has at that moment: where that has changed since
 * the message was sent, to the new one.
 */
import { Clock, Context, Effect, Layer } from "effect"
import { randomBytes } from "node:crypto"
import type { CurrentActor } from "../../domain/Actor.ts"
import { addressOn } from "../../domain/BlockedAddress.ts"
import { NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import * as OptOutToken from "../../domain/OptOutToken.ts"
import { SECRET_BYTES } from "../../domain/SignedToken.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { BlockedAddresses } from "../../repos/customers/BlockedAddresses.ts"
import { SettingsRepo } from "../../repos/installation/Settings.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { addressDeeds, makeChangeAddress } from "./AddressChanges.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { unchanged, Write } from "../Write.ts"

/** Path of the public opt-out page; the token follows it. */
export const OPT_OUT_PATH = "/o/"

/** What the opt-out page shows for a token. */
export interface OptOutStatus extends OptOutToken.OptOut {
  /** The company's name. */
  readonly company: string
  readonly preferredLocale: string | null
  /** Whether nobody at the customer's present address wants reminders. */
  readonly optedOut: boolean
}

/** What came of a change; without an address on the channel there is nothing to change, and nothing is sent. */
export type OptOutOutcome = "changed" | "unchanged" | "no_address"

type Change = (
  companyId: number,
  customerId: number,
  channel: Channel
) => Effect.Effect<OptOutOutcome, NotFound | ServiceUnavailable, CurrentActor>

export class OptOuts extends Context.Tag("duebook/OptOuts")<
  OptOuts,
  {
    /**
     * Reads the secret that signs links, and creates it if no process has done so before. After that, making a link
     * needs no query. When this was not called, the first link reads the secret over a connection of its own.
     */
    readonly prepare: Effect.Effect<void, ServiceUnavailable>
    /** Address of the page where a customer opts out of a channel; the same in every message. */
    readonly urlFor: (
      companyId: number,
      customerId: number,
      channel: Channel
    ) => Effect.Effect<string, ServiceUnavailable>
    /** Stops reminders to the customer's present address on a channel. `NotFound` for no such customer. */
    readonly optOut: Change
    /** Allows reminders to it again, also after a bounce or a complaint. `NotFound` for no such customer. */
    readonly optIn: Change
    /** What the page shows for a token; `NotFound` for a token that this installation has not signed. */
    readonly status: (token: string) => Effect.Effect<OptOutStatus, NotFound | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    OptOuts,
    Effect.gen(function* () {
      const settings = yield* SettingsRepo
      const repo = yield* BlockedAddresses
      const tenant = yield* Tenant
      const changeAddress = yield* makeChangeAddress
      const write = yield* Write
      const publicUrl = yield* PublicUrl
      let known: Uint8Array | undefined

      const read = Effect.gen(function* () {
        const fresh = randomBytes(SECRET_BYTES).toString("hex")
        const secret = Buffer.from(
          yield* settings.secret("opt_out_secret", fresh, yield* Clock.currentTimeMillis),
          "hex"
        )
        known = secret
        return secret
      })
      const secret = Effect.suspend(() => (known === undefined ? read : Effect.succeed(known)))

      const noCustomer = NotFound.resource("customer")
      const orNoCustomer = <A, E>(found: Effect.Effect<A | null, E>) =>
        Effect.flatMap(found, (value) => (value === null ? Effect.fail(noCustomer) : Effect.succeed(value)))

      const change =
        (move: "OptOut" | "OptIn"): Change =>
        (companyId, customerId, channel) =>
          write.run({
            deed: addressDeeds[move],
            companyId,
            decide: Effect.fnUntraced(function* (at) {
              const found = yield* orNoCustomer(repo.findForUpdate(companyId, customerId))
              const address = addressOn(channel, found)
              if (address === null) return unchanged<OptOutOutcome>("no_address")
              const made = { _tag: move, reason: null }
              const changed = yield* changeAddress({
                companyId,
                customerId,
                channel,
                address,
                move: made,
                at
              })
              return changed
                ? { value: "changed" as const, subjectId: customerId, details: { channel } }
                : unchanged<OptOutOutcome>("unchanged")
            })
          })

      return OptOuts.of({
        prepare: Effect.asVoid(secret),
        urlFor: (companyId, customerId, channel) =>
          Effect.map(secret, (key) =>
            linkTo(publicUrl, OPT_OUT_PATH + OptOutToken.make({ companyId, customerId, channel }, key))
          ),
        optOut: change("OptOut"),
        optIn: change("OptIn"),
        status: (token) =>
          Effect.gen(function* () {
            const optOut = OptOutToken.parse(token, yield* secret)
            if (optOut === null) return yield* noCustomer
            const { channel, companyId, customerId } = optOut
            const found = yield* orNoCustomer(tenant.transaction(companyId, repo.find(companyId, customerId)))
            const { blocks, company, preferredLocale } = found
            return { ...optOut, company, preferredLocale, optedOut: blocks[channel] === "opted_out" }
          })
      })
    })
  )
}
