/** Links to the debtor's page: each names one customer of one company, and the company can make it void. */
import { Clock, Context, Effect, Layer } from "effect"
import { randomBytes } from "node:crypto"
import type { CurrentActor } from "../../domain/Actor.ts"
import * as DebtorToken from "../../domain/DebtorToken.ts"
import { SECRET_BYTES } from "../../domain/SignedToken.ts"
import { NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { DebtorLinksRepo } from "../../repos/customers/DebtorLinks.ts"
import { SettingsRepo } from "../../repos/installation/Settings.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { Write } from "../Write.ts"

/** Path of the debtor's page; the token follows it. */
export const DEBTOR_PATH = "/p/"

/** Name in `settings`. */
const SECRET = "debtor_link_secret"

export class DebtorLinks extends Context.Tag("duebook/DebtorLinks")<
  DebtorLinks,
  {
    /**
     * Reads the secret that signs links, and creates it if no process has done so before. After that, making a link of
     * a known number needs no query.
     */
    readonly prepare: Effect.Effect<void, ServiceUnavailable>
    /** The whole address of a link. */
    readonly urlOf: (link: DebtorToken.DebtorLink) => Effect.Effect<string, ServiceUnavailable>
    /** The whole address of a customer's present link. `NotFound` for no such customer. */
    readonly urlFor: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<string, NotFound | ServiceUnavailable>
    /**
     * Makes every earlier link of a customer void, and returns the address of the new one. `NotFound` for no such
     * customer.
     */
    readonly renew: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<string, NotFound | ServiceUnavailable, CurrentActor>
    /**
     * The link of a token; `NotFound` for a token that this installation has not signed. Whether the link is void is for
     * whoever reads the customer to check.
     */
    readonly open: (token: string) => Effect.Effect<DebtorToken.DebtorLink, NotFound | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    DebtorLinks,
    Effect.gen(function* () {
      const publicUrl = yield* PublicUrl
      const repo = yield* DebtorLinksRepo
      const settings = yield* SettingsRepo
      const write = yield* Write
      let known: Uint8Array | undefined

      const read = Effect.gen(function* () {
        const fresh = randomBytes(SECRET_BYTES).toString("hex")
        const hex = yield* settings.secret(SECRET, fresh, yield* Clock.currentTimeMillis)
        const secret = Buffer.from(hex, "hex")
        known = secret
        return secret
      })
      const secret = Effect.suspend(() => (known === undefined ? read : Effect.succeed(known)))

      const urlOf = (link: DebtorToken.DebtorLink) =>
        Effect.map(secret, (key) => linkTo(publicUrl, DEBTOR_PATH + DebtorToken.make(link, key)))

      const orNoCustomer = <E>(found: Effect.Effect<number | null, E>) =>
        Effect.flatMap(found, (linkNumber) =>
          linkNumber === null ? Effect.fail(NotFound.resource("customer")) : Effect.succeed(linkNumber)
        )

      return DebtorLinks.of({
        prepare: Effect.asVoid(secret),
        urlOf,
        urlFor: (companyId, customerId) =>
          Effect.flatMap(orNoCustomer(repo.numberOf(companyId, customerId)), (linkNumber) =>
            urlOf({ companyId, customerId, linkNumber })
          ),
        renew: (companyId, customerId) =>
          Effect.flatMap(
            write.run({
              deed: "customer.new_link",
              companyId,
              decide: () =>
                Effect.map(orNoCustomer(repo.renew(companyId, customerId)), (linkNumber) => ({
                  value: linkNumber,
                  subjectId: customerId,
                  details: { link_number: linkNumber }
                }))
            }),
            (linkNumber) => urlOf({ companyId, customerId, linkNumber })
          ),
        open: (token) =>
          Effect.flatMap(secret, (key) => {
            const link = DebtorToken.parse(token, key)
            return link === null ? Effect.fail(NotFound.resource("customer")) : Effect.succeed(link)
          })
      })
    })
  )
}
