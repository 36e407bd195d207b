/** The operator's hand on people: the bootstrap of an installation that has no sign-up of its own. */
import { Context, Effect, Layer, Struct } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { INSTALLATION } from "../repos/AuditLog.ts"
import { type NewUser, type User, UsersRepo } from "../repos/Users.ts"
import { done, Operation, type OperationRefused, refuse, required, unchanged } from "./Operation.ts"

export type { NewUser, User } from "../repos/Users.ts"

/** What is to change about a person; what is left out or false stays as it is. */
export type UserChanges = { readonly [K in keyof NewUser]?: NewUser[K] | undefined }

export class Users extends Context.Tag("duebook/Users")<
  Users,
  {
    /** Answers the new person's id; refused when the e-mail address is taken. */
    readonly create: (user: NewUser) => Effect.Effect<number, OperationRefused | ServiceUnavailable>
    /**
     * Sets what is given. A new e-mail address is unverified unless said otherwise, which stops the person's keys until
     * it is; refused when the address is somebody else's.
     */
    readonly update: (
      userId: number,
      changes: UserChanges
    ) => Effect.Effect<void, OperationRefused | ServiceUnavailable>
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
            const user = yield* required(users.findForUpdate(userId), `There is no user ${userId}.`)
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
            if (!(yield* users.update(userId, next, now))) return yield* refuse(taken(next.email))
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
            Effect.map(required(users.insert(user, now), taken(user.email)), (id) =>
              done(id, { companyId: INSTALLATION, subjectId: id }, { ...user })
            )
          ),
        update,
        list: users.list
      })
    })
  )
}

const taken = (email: string): string => `There is already a user with the e-mail address ${email}.`
