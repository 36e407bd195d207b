/** The operator's commands on users, who cannot sign up by themselves. */
import { Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { changesOf } from "../../domain/Changes.ts"
import { AlreadyExists, NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { type NewUser, type User, UsersRepo } from "../../repos/people/Users.ts"
import { orRefuse } from "../Lookup.ts"
import { unchanged, Write } from "../Write.ts"

export type { NewUser, User } from "../../repos/people/Users.ts"

/** Changes to a user; a field that is left out or false stays as it is. */
export type UserChanges = { readonly [K in keyof NewUser]?: NewUser[K] | undefined }

/** The refusal where there is no such user. */
export const noUser = (userId: number) => () => NotFound.numbered("user", userId)

export class Users extends Context.Tag("duebook/Users")<
  Users,
  {
    /** Returns the new user's id; refused when another user has the e-mail address. */
    readonly create: (
      user: NewUser
    ) => Effect.Effect<number, AlreadyExists | ServiceUnavailable, CurrentActor>
    /**
     * Sets the given fields. A new e-mail address counts as unverified unless `emailVerified` is true, and the user's
     * keys are refused until it is verified. Refused when another user has the address.
     */
    readonly update: (
      userId: number,
      changes: UserChanges
    ) => Effect.Effect<void, AlreadyExists | NotFound | ServiceUnavailable, CurrentActor>
    readonly list: Effect.Effect<ReadonlyArray<User>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Users,
    Effect.gen(function* () {
      const users = yield* UsersRepo
      const write = yield* Write
      return Users.of({
        create: (user) =>
          write.run({
            deed: "user.create",
            decide: (now) =>
              Effect.map(
                orRefuse(users.insert(user, now), () => taken(user.email)),
                (id) => ({ value: id, subjectId: id, details: { ...user } })
              )
          }),
        update: (userId, changes) =>
          write.run({
            deed: "user.update",
            decide: Effect.fnUntraced(function* (now) {
              const user = yield* orRefuse(users.findForUpdate(userId), noUser(userId))
              const email = changes.email ?? user.email
              const sameAddress = email === user.email
              const next = {
                email,
                name: changes.name ?? user.name,
                emailVerified: (sameAddress && user.emailVerified) || changes.emailVerified === true,
                twoFactorConfirmed: user.twoFactorConfirmed || changes.twoFactorConfirmed === true
              }
              const details = changesOf(user, next)
              if (details === null) return unchanged(undefined)
              if (!(yield* users.update(userId, next, now))) return yield* taken(next.email)
              return { value: undefined, subjectId: userId, details }
            })
          }),
        list: users.list
      })
    })
  )
}

const taken = (email: string) =>
  new AlreadyExists({ message: `There is already a user with the e-mail address ${email}.` })
