/** Links that somebody follows: whose they are, and using each up together with what it does. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import {
  NotFound,
  type RateLimited,
  type ServiceUnavailable,
  type ValidationFailed
} from "../../domain/Errors.ts"
import { isMailed, type Link, type LinkPurpose } from "../../domain/Link.ts"
import { type Credentials, CredentialsRepo } from "../../repos/people/Credentials.ts"
import { SecurityNoticesRepo } from "../../repos/people/SecurityNotices.ts"
import { Installation } from "../../repos/installation/Installation.ts"
import { OneTimeLinks } from "./Links.ts"
import { type PasswordOwner, Passwords } from "./Passwords.ts"
import { Sessions } from "./Sessions.ts"
import { firstPassword, settingPassword } from "./Throttles.ts"
import { unchanged, Write } from "../Write.ts"

/** A link that works, and the person whom it is for; null where nobody has the address yet. */
export interface Followed {
  readonly link: Link
  readonly person: Credentials | null
}

/** Every link that does not work any more is as if it had never been. */
export type LinkFailures = NotFound | ServiceUnavailable

export class FollowedLinks extends Context.Tag("duebook/FollowedLinks")<
  FollowedLinks,
  {
    /** What a token stands for. Looking does not use it up, as programs that read mails open every link. */
    readonly look: (token: string) => Effect.Effect<Followed, LinkFailures>
    /** The same for a link of this purpose, whose person has an account. */
    readonly lookFor: (
      token: string,
      purpose: LinkPurpose
    ) => Effect.Effect<Followed & { readonly person: Credentials }, LinkFailures>
    /**
     * Uses a link up in one transaction with what it does; of two that try at once, one finds it gone. `work` gets the
     * person whom the link was made for as that person is now, locked until the transaction ends; null for an invitation.
     */
    readonly using: <A, E, R>(
      token: string,
      work: (link: Link, person: Credentials | null) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | LinkFailures, R>
    /** Following a link that was mailed shows that the address is the person's. */
    readonly verified: (userId: number, link: Link) => Effect.Effect<void, ServiceUnavailable, CurrentActor>
    /**
     * The hash of a new password, which is refused if it is too weak; of somebody known, companies count, too, and so does
     * the password before it.
     */
    readonly hashed: (
      password: string,
      owner: PasswordOwner & { readonly userId?: number }
    ) => Effect.Effect<string, ValidationFailed | RateLimited | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    FollowedLinks,
    Effect.gen(function* () {
      const credentials = yield* CredentialsRepo
      const installation = yield* Installation
      const links = yield* OneTimeLinks
      const notices = yield* SecurityNoticesRepo
      const passwords = yield* Passwords
      const sessions = yield* Sessions
      const write = yield* Write

      const look = Effect.fnUntraced(function* (token: string) {
        const link = yield* links.find(token)
        if (link === null) return yield* new NotFound()
        const { email, userId } = link
        const person = yield* userId === null ? credentials.byEmail(email) : credentials.byId(userId)
        // An address that has changed since is not verified by an old link, nor does anybody get in by it.
        const isStale = userId !== null && (person === null || !isFor(link, person))
        return isStale ? yield* new NotFound() : { link, person }
      })

      return FollowedLinks.of({
        look,
        lookFor: Effect.fnUntraced(function* (token, purpose) {
          const { link, person } = yield* look(token)
          return link.purpose === purpose && person !== null ? { link, person } : yield* new NotFound()
        }),
        using: (token, work) =>
          installation.transaction(
            Effect.gen(function* () {
              // First the person, then the link, as whoever makes links void: so nobody waits in a circle.
              const made = yield* links.find(token)
              const person = made?.userId == null ? null : yield* credentials.lock(made.userId)
              const link = yield* links.use(token)
              if (link === null || (person !== null && !isFor(link, person))) return yield* new NotFound()
              return yield* work(link, person)
            })
          ),
        verified: (userId, { email, purpose }) =>
          !isMailed(purpose)
            ? Effect.void
            : write.run({
                deed: "user.verify_email",
                decide: Effect.fnUntraced(function* (now) {
                  const before = (yield* credentials.byId(userId))?.email ?? email
                  if (!(yield* credentials.verifyEmail(userId, email, now))) return unchanged(undefined)
                  if (before.toLowerCase() !== email.toLowerCase()) {
                    yield* notices.add({
                      kind: "address_changed",
                      details: { email },
                      recipient: before,
                      userId,
                      companyId: null,
                      byUserId: null,
                      byOperator: false
                    })
                  }
                  return { value: undefined, subjectId: userId, details: { email } }
                })
              }),
        hashed: Effect.fnUntraced(function* (password, owner) {
          const { userId } = owner
          const companies = userId === undefined ? [] : yield* sessions.companies(userId)
          const names = [...(owner.companies ?? []), ...companies.map(({ name }) => name)]
          // Whoever has the link is the person; it was mailed to them alone.
          const counted = userId === undefined ? firstPassword(owner.email) : settingPassword(userId)
          return yield* passwords.hashNew({
            password,
            ...(userId === undefined ? {} : { userId }),
            owner: { ...owner, companies: names },
            counted,
            asker: counted.name
          })
        })
      })
    })
  )
}

/**
 * Whether a link was made for the address of the person, or for the one that the person wants to verify. The one that gives
 * an address back is for that address, whichever the account has by now.
 */
const isFor = ({ email, purpose }: Link, person: Credentials): boolean =>
  purpose === "undo" ||
  [person.email, purpose === "verify" ? person.newEmail : null].some(
    (address) => address?.toLowerCase() === email.toLowerCase()
  )
