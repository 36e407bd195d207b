/** The operator's commands on users, who cannot sign up by themselves. */
import { Context, Effect, Layer, Struct } from "effect"
import { AlreadyExists, NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { INSTALLATION } from "../../repos/AuditLog.ts"
import { type NewUser, type User, UsersRepo } from "../../repos/people/Users.ts"
import { orRefuse } from "../Lookup.ts"
import { done, Operation, unchanged } from "../Operation.ts"

export type { NewUser, User } from "../../repos/people/Users.ts"

/** Changes to a user; a field that is left out or false stays as it is. */
export type UserChanges = { readonly [K in keyof NewUser]?: NewUser[K] | undefined }

export class Users extends Context.Tag("duebook/Users")<
  Users,
  {
    /** Returns the new user's id; refused when another user has the e-mail address. */
    readonly create: (user: NewUser) => Effect.Effect<number, AlreadyExists | ServiceUnavailable>
    /**
     * Sets the given fields. A new e-mail address counts as unverified unless `emailVerified` is true, and the user's
     * keys are refused until it is verified. Refused when another user has the address.
     */
    readonly update: (
      userId: number,
      changes: UserChanges
    ) => Effect.Effect<void, AlreadyExists | NotFound | ServiceUnavailable>
    readonly list: Effect.Effect<ReadonlyArray<User>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Users,
    Effect.gen(function* () {
      const users = yield* UsersRepo
      const operation = yield* Operation

      const update = (userId: number, changes: UserChanges) =>
        operation.run(
          "user.update",
          Effect.fnUntraced(function* (now) {
            const user = yield* orRefuse(users.findForUpdate(userId), () => NotFound.numbered("user", userId))
            const email = changes.email ?? user.email
            const sameAddress = email === user.email
            const next: NewUser = {
              email,
              name: changes.name ?? user.name,
              emailVerified: (sameAddress && user.emailVerified) || changes.emailVerified === true,
              twoFactorConfirmed: user.twoFactorConfirmed || changes.twoFactorConfirmed === true
            }
            const changed = Struct.entries(next).filter(([field, value]) => user[field] !== value)
            if (changed.length === 0) return unchanged(undefined)
            if (!(yield* users.update(userId, next, now))) return yield* taken(next.email)
            return done(
              undefined,
              { companyId: INSTALLATION, subjectId: userId },
              Object.fromEntries(changed)
            )
          })
        )

      return Users.of({
        create: (user) =>
          operation.run("user.create", (now) =>
            Effect.map(
              orRefuse(users.insert(user, now), () => taken(user.email)),
              (id) => done(id, { companyId: INSTALLATION, subjectId: id }, { ...user })
            )
          ),
        update,
        list: users.list
      })
    })
  )
}

const taken = (email: string) =>
  new AlreadyExists({ message: `There is already a user with the e-mail address ${email}.` })
