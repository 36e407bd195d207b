/** The operator's hand on people: the bootstrap of an installation that has no sign-up of its own. */
import { Context, Effect, Layer } from "effect"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { INSTALLATION } from "../repos/AuditLog.ts"
import { type NewUser, type User, UsersRepo } from "../repos/Users.ts"
import { done, Operation, type OperationRefused, required } from "./Operation.ts"

export type { NewUser, User } from "../repos/Users.ts"

export class Users extends Context.Tag("duebook/Users")<
  Users,
  {
    /** Answers the new person's id; refused when the e-mail address is taken. */
    readonly create: (user: NewUser) => Effect.Effect<number, OperationRefused | ServiceUnavailable>
    readonly list: Effect.Effect<ReadonlyArray<User>, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    Users,
    Effect.gen(function* () {
      const users = yield* UsersRepo
      const operation = yield* Operation
      return Users.of({
        create: (user) =>
          operation.run("user.create", (now) =>
            Effect.map(
              required(
                users.insert(user, now),
                `There is already a user with the e-mail address ${user.email}.`
              ),
              (id) => done(id, { companyId: INSTALLATION, subjectId: id }, { ...user })
            )
          ),
        list: users.list
      })
    })
  )
}
