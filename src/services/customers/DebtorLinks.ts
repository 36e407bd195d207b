/**
 * Links to the debtor's page: each names one customer of one company, is bound to the address that it is sent to, and the
 * company can make it void.
 */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { addressOn, type Addresses } from "../../domain/BlockedAddress.ts"
import * as DebtorToken from "../../domain/DebtorToken.ts"
import { NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import type { KnownAddresses, SentTo } from "../../domain/LinkAddress.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { DebtorLinksRepo, type LinkParts } from "../../repos/customers/DebtorLinks.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { signingSecret } from "../installation/SigningSecret.ts"
import { Write } from "../Write.ts"

/** Path of the debtor's page; the token follows it. */
export const DEBTOR_PATH = "/p/"

/** All addresses that a customer has: what a link is bound to that somebody of the company hands over. */
const allOf = (addresses: Addresses): ReadonlyArray<SentTo> =>
  (["email", "sms"] as const).flatMap((channel) => {
    const address = addressOn(channel, addresses)
    return address === null ? [] : [{ channel, address }]
  })

export class DebtorLinks extends Context.Tag("duebook/DebtorLinks")<
  DebtorLinks,
  {
    /**
     * Reads the secret that signs links, and creates it if no process has done so before. After that, making a link of
     * a known number needs no query.
     */
    readonly prepare: Effect.Effect<void, ServiceUnavailable>
    /** The whole address of a link that is sent to an address. */
    readonly urlOf: (
      link: DebtorToken.NumberedLink,
      sentTo: SentTo
    ) => Effect.Effect<string, ServiceUnavailable>
    /**
     * The whole address of a link that somebody of the company opens or hands over. Nobody knows to whom, so it is bound
     * to all addresses that the customer has. `NotFound` for no such customer.
     */
    readonly urlFor: (
      companyId: number,
      customerId: number
    ) => Effect.Effect<string, NotFound | ServiceUnavailable>
    /**
     * Makes every earlier link of a customer void, and returns the address of the new one, as `urlFor`. `NotFound` for no
     * such customer.
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
    /** Whether a link is bound to addresses that the customer still has. */
    readonly isBoundToPresent: (
      link: DebtorToken.DebtorLink,
      known: KnownAddresses
    ) => Effect.Effect<boolean, ServiceUnavailable>
    /** The address on a channel that a link was sent to; null for none that is known. */
    readonly addressSentTo: (
      link: DebtorToken.DebtorLink,
      channel: Channel,
      known: KnownAddresses
    ) => Effect.Effect<string | null, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    DebtorLinks,
    Effect.gen(function* () {
      const publicUrl = yield* PublicUrl
      const repo = yield* DebtorLinksRepo
      const secret = yield* signingSecret("debtor_link_secret")
      const write = yield* Write

      const urlTo = (link: DebtorToken.NumberedLink, sentTo: ReadonlyArray<SentTo>) =>
        Effect.map(secret, (key) => linkTo(publicUrl, DEBTOR_PATH + DebtorToken.make(link, sentTo, key)))

      const urlWith = (companyId: number, customerId: number, { linkNumber, ...addresses }: LinkParts) =>
        urlTo({ companyId, customerId, linkNumber }, allOf(addresses))

      const orNoCustomer = <E>(found: Effect.Effect<LinkParts | null, E>) =>
        Effect.flatMap(found, (parts) =>
          parts === null ? Effect.fail(NotFound.resource("customer")) : Effect.succeed(parts)
        )

      return DebtorLinks.of({
        prepare: Effect.asVoid(secret),
        urlOf: (link, sentTo) => urlTo(link, [sentTo]),
        urlFor: (companyId, customerId) =>
          Effect.flatMap(orNoCustomer(repo.find(companyId, customerId)), (parts) =>
            urlWith(companyId, customerId, parts)
          ),
        renew: (companyId, customerId) =>
          Effect.flatMap(
            write.run({
              deed: "customer.new_link",
              companyId,
              decide: () =>
                Effect.map(orNoCustomer(repo.renew(companyId, customerId)), (parts) => ({
                  value: parts,
                  subjectId: customerId,
                  details: { link_number: parts.linkNumber }
                }))
            }),
            (parts) => urlWith(companyId, customerId, parts)
          ),
        open: (token) =>
          Effect.flatMap(secret, (key) => {
            const link = DebtorToken.parse(token, key)
            return link === null ? Effect.fail(NotFound.resource("customer")) : Effect.succeed(link)
          }),
        isBoundToPresent: (link, known) =>
          Effect.map(secret, (key) => DebtorToken.isBoundToPresent(link, known, key)),
        addressSentTo: (link, channel, known) =>
          Effect.map(secret, (key) => DebtorToken.addressSentTo(link, channel, known, key))
      })
    })
  )
}
