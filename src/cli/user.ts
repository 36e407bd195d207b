/** duebook user … */
import { Effect } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { Email } from "../domain/Contact.ts"
import { text } from "../domain/Text.ts"
import { Users } from "../services/Users.ts"
import { flag, required } from "./Arguments.ts"
import { command } from "./Command.ts"
import { operator } from "./Operator.ts"

const UserName = text(1, 200, "UserName", { refuseBlank: true, description: "Name of a person" })

const create = command({
  summary: "Makes a user.",
  arguments: {
    email: required(Email, "address", "one user an address"),
    name: required(UserName, "text", "the person's name"),
    "email-verified": flag("the address is known to be the person's; keys need it"),
    "two-factor-confirmed": flag("two-factor authentication is confirmed; keys need it")
  },
  run: (given) =>
    Effect.map(
      operator(
        Effect.flatMap(Users, (users) =>
          users.create({
            email: given.email,
            name: given.name,
            emailVerified: given["email-verified"],
            twoFactorConfirmed: given["two-factor-confirmed"]
          })
        )
      ),
      (id) => ({ json: { id }, text: `User ${id} is made.` })
    )
})

const list = command({
  summary: "Lists the users.",
  arguments: {},
  run: () =>
    Effect.map(operator(Effect.flatMap(Users, (users) => users.list)), (users) => ({
      json: users.map(({ createdAt, email, emailVerified, id, name, twoFactorConfirmed }) => ({
        id,
        email,
        name,
        email_verified: emailVerified,
        two_factor_confirmed: twoFactorConfirmed,
        created_at: toRfc3339(createdAt)
      }))
    }))
})

export const group = { create, list }
