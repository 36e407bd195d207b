/** Opting out of a channel and in again, by the link in a message or by the operator. */
import { Clock, Context, Effect, Layer } from "effect"
import { randomBytes } from "node:crypto"
import { NotFound, type ServiceUnavailable } from "../domain/Errors.ts"
import * as OptOutToken from "../domain/OptOutToken.ts"
import type { Channel } from "../domain/ReminderAttempt.ts"
import { AuditLog } from "../repos/AuditLog.ts"
import { OptOutsRepo } from "../repos/OptOuts.ts"
import { SettingsRepo } from "../repos/Settings.ts"
import { Tenant } from "../repos/Tenant.ts"
import { PublicUrl } from "./PublicUrl.ts"

/** Path of the public opt-out page; the token follows it. */
export const OPT_OUT_PATH = "/o/"

/** Who makes the change: the customer on the public page, or the operator on the command line. */
export type OptOutBy = "customer" | "operator"

/** What the opt-out page shows for a token. */
export interface OptOutStatus extends OptOutToken.OptOut {
  /** The company's name. */
  readonly company: string
  readonly preferredLocale: string | null
  readonly optedOut: boolean
}

type Change = (
  companyId: number,
  customerId: number,
  channel: Channel,
  by: OptOutBy
) => Effect.Effect<void, NotFound | ServiceUnavailable>

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
    /**
     * Stops reminders on a channel; does nothing when the customer has opted out before. `NotFound` for no such
     * customer.
     */
    readonly optOut: Change
    /** Allows reminders on a channel again; does nothing when they are allowed. `NotFound` for no such customer. */
    readonly optIn: Change
    /** What the page shows for a token; `NotFound` for a token that this installation has not signed. */
    readonly status: (token: string) => Effect.Effect<OptOutStatus, NotFound | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    OptOuts,
    Effect.gen(function* () {
      const settings = yield* SettingsRepo
      const repo = yield* OptOutsRepo
      const tenant = yield* Tenant
      const audit = yield* AuditLog
      const publicUrl = yield* PublicUrl
      let known: Uint8Array | undefined

      const read = Effect.gen(function* () {
        const fresh = randomBytes(OptOutToken.SECRET_BYTES).toString("hex")
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
        (wanted: boolean): Change =>
        (companyId, customerId, channel, by) =>
          tenant.transaction(
            companyId,
            Effect.gen(function* () {
              const { optedOutAt } = yield* orNoCustomer(repo.findForUpdate(companyId, customerId))
              if ((optedOutAt[channel] !== null) === wanted) return
              const now = yield* Clock.currentTimeMillis
              yield* repo.set(companyId, customerId, channel, wanted ? now : null)
              yield* audit.append({
                companyId,
                at: now,
                actor: by === "operator" ? "operator" : "system",
                action: wanted ? "customer.opt_out" : "customer.opt_in",
                subjectId: customerId,
                details: { channel }
              })
            })
          )

      return OptOuts.of({
        prepare: Effect.asVoid(secret),
        urlFor: (companyId, customerId, channel) =>
          Effect.map(secret, (key) => {
            const base = publicUrl.url.replace(/\/+$/, "").replace(/\/v1$/, "")
            return base + OPT_OUT_PATH + OptOutToken.make({ companyId, customerId, channel }, key)
          }),
        optOut: change(true),
        optIn: change(false),
        status: (token) =>
          Effect.gen(function* () {
            const optOut = OptOutToken.parse(token, yield* secret)
            if (optOut === null) return yield* noCustomer
            const { channel, companyId, customerId } = optOut
            const found = yield* orNoCustomer(tenant.transaction(companyId, repo.find(companyId, customerId)))
            const { company, optedOutAt, preferredLocale } = found
            return { ...optOut, company, preferredLocale, optedOut: optedOutAt[channel] !== null }
          })
      })
    })
  )
}
