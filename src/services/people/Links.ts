/** Links that work once: to verify an address, reset a password, accept an invitation, sign in for the first time. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { lifeMillisOf, type Link, type LinkPurpose } from "../../domain/Link.ts"
import { LinksRepo } from "../../repos/people/Links.ts"
import { linkTo, PublicUrl } from "../installation/PublicUrl.ts"
import { freshToken, hashOf } from "./Sessions.ts"

export type { Link, LinkPurpose } from "../../domain/Link.ts"

/** A link to make. */
export type NewLink = Omit<Link, "data"> & Partial<Pick<Link, "data">>

/** What tokens look like: 256 bits in base64url. Others are not looked up. */
const tokenRegExp = /^[A-Za-z0-9_-]{43}$/

const ifToken = <E>(
  token: string,
  find: (hash: Uint8Array) => Effect.Effect<Link | null, E>
): Effect.Effect<Link | null, E> => (tokenRegExp.test(token) ? find(hashOf(token)) : Effect.succeed(null))

export class OneTimeLinks extends Context.Tag("duebook/OneTimeLinks")<
  OneTimeLinks,
  {
    /** Makes a link and returns its whole address, of which only the hash of the token is stored. */
    readonly make: (link: NewLink) => Effect.Effect<string, ServiceUnavailable>
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
      const repo = yield* LinksRepo
      const publicUrl = yield* PublicUrl
      return OneTimeLinks.of({
        make: (link) =>
          Effect.suspend(() => {
            const token = freshToken()
            return Effect.as(
              repo.insert(hashOf(token), { data: {}, ...link }, lifeMillisOf(link.purpose)),
              linkTo(publicUrl, `/app/link/${token}`)
            )
          }),
        find: (token) => ifToken(token, repo.find),
        use: (token) => ifToken(token, repo.take),
        void: repo.removeOf
      })
    })
  )
}
