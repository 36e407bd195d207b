/** Whom somebody is here who has signed in at the identity provider: by its subject, or the first time by the address. */
import { Data, Effect } from "effect"
import { CurrentActor } from "../../domain/Actor.ts"
import { accountNameOf, type ProviderClaims, type SignOnProblem } from "../../domain/SingleSignOn.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { type Credentials, CredentialsRepo } from "../../repos/people/Credentials.ts"
import { type OpenInvitation, SingleSignOnRepo } from "../../repos/people/SingleSignOn.ts"
import { TwoFactorsRepo } from "../../repos/people/TwoFactors.ts"
import { UsersRepo } from "../../repos/people/Users.ts"
import { unchanged, Write } from "../Write.ts"
import { Invitations } from "./Invitations.ts"
import { Sessions } from "./Sessions.ts"

/** Invitations that one sign-in accepts. */
const MAX_INVITATIONS = 20

/** Nobody is signed in; what was done in the transaction is undone. */
export class NotSignedOn extends Data.TaggedError("NotSignedOn")<{
  readonly problem: SignOnProblem
  /** For the log alone. */
  readonly detail?: unknown
}> {}

/** Fails with a problem. */
export const undo = (problem: SignOnProblem) => Effect.fail(new NotSignedOn({ problem }))

/** Makes the search for the person whom a provider's subject is, or becomes by a verified address. */
export const findingPerson = Effect.gen(function* () {
  const clock = yield* ServerClock
  const credentials = yield* CredentialsRepo
  const invitations = yield* Invitations
  const linked = yield* linking
  const repo = yield* SingleSignOnRepo
  const sessions = yield* Sessions

  const isMember = (userId: number) => Effect.map(sessions.companies(userId), ({ length }) => length > 0)

  /** Accepts them as the person whom they are for. */
  const join = (open: ReadonlyArray<OpenInvitation>, userId: number) =>
    Effect.flatMap(CurrentActor, (actor) =>
      CurrentActor.acting(actor._tag === "user" ? { ...actor, userId } : actor)(
        Effect.forEach(open, ({ companyId, invitationId }) =>
          invitations.accept(companyId, invitationId, userId)
        )
      )
    ).pipe(
      Effect.mapError((error) =>
        error._tag === "ServiceUnavailable"
          ? error
          : new NotSignedOn({ problem: "not_joined", detail: error.message })
      )
    )

  return Effect.fnUntraced(function* (claims: ProviderClaims, again: boolean) {
    const { verifiedEmail } = claims
    const openTo = (email: string) =>
      Effect.flatMap(clock.now, (now) => repo.invitationsTo(email, now, MAX_INVITATIONS))
    const knownId = yield* repo.userOf(claims)
    if (knownId !== null) {
      const person = yield* credentials.lock(knownId)
      if (person === null) return yield* undo("not_invited")
      if (again || (yield* isMember(knownId))) return person
      const isSame = verifiedEmail?.toLowerCase() === person.email.toLowerCase()
      const open = isSame ? yield* openTo(person.email) : []
      if (open.length === 0) return yield* undo("not_invited")
      yield* join(open, knownId)
      return person
    }
    if (again) return yield* undo("other_person")
    if (verifiedEmail === null) return yield* undo("unverified")
    const found = yield* credentials.byEmail(verifiedEmail)
    const open = yield* openTo(verifiedEmail)
    const isInvited = open.length > 0 || (found !== null && (yield* isMember(found.userId)))
    if (!isInvited) return yield* undo("not_invited")
    const person = yield* linked(claims, verifiedEmail, found)
    yield* join(open, person.userId)
    return person
  })
})

/** Makes the link between a subject and the account of its address, which is made where there is none. */
const linking = Effect.gen(function* () {
  const credentials = yield* CredentialsRepo
  const factors = yield* TwoFactorsRepo
  const repo = yield* SingleSignOnRepo
  const sessions = yield* Sessions
  const users = yield* UsersRepo
  const write = yield* Write

  const create = (claims: ProviderClaims, email: string) =>
    write.run({
      deed: "user.join",
      decide: Effect.fnUntraced(function* (now) {
        const name = accountNameOf(claims, email)
        const facts = { email, name, emailVerified: true, twoFactorConfirmed: false }
        const userId = yield* users.insert(facts, now)
        // Somebody else has made it at this moment: the next try finds it.
        if (userId === null) return yield* undo("not_joined")
        return { value: userId, subjectId: userId, details: { email, name } }
      })
    })

  /** The account was made in the name of an address by somebody who never showed to have it: nothing of it stays. */
  const reclaim = (userId: number) =>
    write.run({
      deed: "user.reclaim",
      decide: Effect.fnUntraced(function* () {
        yield* repo.removePassword(userId)
        yield* sessions.endAll(userId)
        const details = { two_factor_removed: yield* factors.clear(userId) }
        return { value: undefined, subjectId: userId, details }
      })
    })

  const verify = (userId: number, email: string) =>
    write.run({
      deed: "user.verify_email",
      decide: Effect.fnUntraced(function* (now) {
        const user = yield* users.own(userId)
        // Somebody who wants another address has to show that one.
        if (user === null || user.emailVerified || user.newEmail !== null) return unchanged(undefined)
        const isVerified = yield* credentials.verifyEmail(userId, email, now)
        return isVerified ? { value: undefined, subjectId: userId, details: { email } } : unchanged(undefined)
      })
    })

  const link = (claims: ProviderClaims, userId: number, email: string) =>
    write.run({
      deed: "user.link_sso",
      decide: Effect.fnUntraced(function* (now) {
        // Another subject has the account: whoever has its address at the provider now need not be its person.
        if (!(yield* repo.link(claims, userId, now))) return yield* undo("not_invited")
        return { value: undefined, subjectId: userId, details: { issuer: claims.issuer, email } }
      })
    })

  return Effect.fnUntraced(function* (claims: ProviderClaims, email: string, found: Credentials | null) {
    const userId = found?.userId ?? (yield* create(claims, email))
    const person = yield* credentials.lock(userId)
    // The address may have changed since it was looked up.
    if (person === null || person.email.toLowerCase() !== email.toLowerCase())
      return yield* undo("not_invited")
    yield* link(claims, userId, email)
    if (person.unproven) yield* reclaim(userId)
    yield* verify(userId, email)
    return person.unproven ? { ...person, hasPasskey: false, hasTotp: false, passwordHash: null } : person
  })
})
