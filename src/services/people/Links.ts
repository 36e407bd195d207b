/** Links that work once: to verify an address, reset a password, accept an invitation, sign in for the first time. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { lifeMillisOf, type Link, type LinkPurpose, type MailedPurpose } from "../../domain/Link.ts"
import type { MailedLink } from "../../domain/MailText.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { InvitationsRepo } from "../../repos/people/Invitations.ts"
import { LinksRepo } from "../../repos/people/Links.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { freshToken, hashOf } from "./Sessions.ts"

export type { Link, LinkPurpose } from "../../domain/Link.ts"

/** A link to make. */
type NewLink<P extends LinkPurpose> = Omit<Link, "data" | "purpose"> &
  Partial<Pick<Link, "data">> & { readonly purpose: P }

/** What tokens look like: 256 bits in base64url. Others are not looked up. */
const tokenRegExp = /^[A-Za-z0-9_-]{43}$/

const ifToken = <E>(
  token: string,
  find: (hash: Uint8Array) => Effect.Effect<Link | null, E>
): Effect.Effect<Link | null, E> => (tokenRegExp.test(token) ? find(hashOf(token)) : Effect.succeed(null))

export class OneTimeLinks extends Context.Tag("duebook/OneTimeLinks")<
  OneTimeLinks,
  {
    /**
     * Makes a link that is printed and returns its whole address, of which only the hash of the token is stored. Links
     * that are mailed are made when their mail leaves.
     */
    readonly make: (
      link: NewLink<Exclude<LinkPurpose, MailedPurpose>>
    ) => Effect.Effect<string, ServiceUnavailable>
    /** A link to put into a mail; nobody can follow it before the mail leaves. */
    readonly toMail: (link: NewLink<MailedPurpose>) => Effect.Effect<MailedLink, ServiceUnavailable>
    /**
     * Gives a mailed link another token, which it returns, and a whole life from now on; the token before is void. Null
     * where the link was used or made void, or its invitation withdrawn.
     */
    readonly renew: (
      linkId: number,
      purpose: MailedPurpose
    ) => Effect.Effect<string | null, ServiceUnavailable>
    /** The whole address of the link with a token. */
    readonly addressOf: (token: string) => string
    /** What a token stands for; null for one that was used, has ended, or never was. */
    readonly find: (token: string) => Effect.Effect<Link | null, ServiceUnavailable>
    /** As `find`, and the link is used up: of several that use it at once, one gets it. */
    readonly use: (token: string) => Effect.Effect<Link | null, ServiceUnavailable>
    /** Makes void what a person was sent for these purposes. */
    readonly void: (
      userId: number,
      purposes: ReadonlyArray<LinkPurpose>
    ) => Effect.Effect<void, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    OneTimeLinks,
    Effect.gen(function* () {
      const invitations = yield* InvitationsRepo
      const repo = yield* LinksRepo
      const publicUrl = yield* PublicUrl
      const serverClock = yield* ServerClock

      const addressOf = (token: string) => linkTo(publicUrl, `/app/link/${token}`)

      /** Makes an invitation hold as long as the link to it; false where it was withdrawn. */
      const renewInvitation = Effect.fnUntraced(function* ({ data, purpose }: Link) {
        if (purpose !== "invite") return true
        const [companyId, invitationId] = [Number(data["companyId"]), Number(data["invitationId"])]
        if ((yield* invitations.find(companyId, invitationId)) === null) return false
        const now = yield* serverClock.now
        yield* invitations.renew(companyId, invitationId, now + lifeMillisOf(purpose), now)
        return true
      })

      return OneTimeLinks.of({
        make: (link) =>
          Effect.suspend(() => {
            const token = freshToken()
            return Effect.as(
              repo.insert(hashOf(token), { data: {}, ...link }, lifeMillisOf(link.purpose)),
              addressOf(token)
            )
          }),
        toMail: (link) =>
          Effect.map(repo.insert(null, { data: {}, ...link }, lifeMillisOf(link.purpose)), (linkId) => ({
            link_id: linkId,
            purpose: link.purpose
          })),
        renew: (linkId, purpose) =>
          Effect.suspend(() => {
            const token = freshToken()
            return Effect.flatMap(repo.renew(linkId, hashOf(token), lifeMillisOf(purpose)), (link) =>
              link === null
                ? Effect.succeed(null)
                : Effect.map(renewInvitation(link), (isOpen) => (isOpen ? token : null))
            )
          }),
        addressOf,
        find: (token) => ifToken(token, repo.find),
        use: (token) => ifToken(token, repo.take),
        void: repo.removeOf
      })
    })
  )
}
