/** duebook user … */
import { Effect } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { Email } from "../domain/Contact.ts"
import { text } from "../domain/Text.ts"
import { Users } from "../services/Users.ts"
import { flag, optional, required } from "./Arguments.ts"
import { command, said, WrongUsage } from "./Command.ts"
import { operator } from "./Operator.ts"
import { Id } from "./Values.ts"

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

const update = command({
  summary: "Changes a user: what is given is set, nothing is unset.",
  arguments: {
    id: required(Id, "id", "the user"),
    email: optional(Email, "address", "one user an address; verified if the one before was"),
    name: optional(UserName, "text", "the person's name"),
    "email-verified": flag("the address is known to be the person's; keys need it"),
    "two-factor-confirmed": flag("two-factor authentication is confirmed; keys need it")
  },
  run: ({ id, ...given }, _json, name) => {
    if (Object.values(given).every((value) => value === undefined || value === false)) {
      const options = Object.keys(given).map((option) => `--${option}`)
      return new WrongUsage({ problems: [`needs at least one of ${options.join(", ")}`], command: name })
    }
    return Effect.as(
      operator(
        Effect.flatMap(Users, (users) =>
          users.update(id, {
            email: given.email,
            name: given.name,
            emailVerified: given["email-verified"],
            twoFactorConfirmed: given["two-factor-confirmed"]
          })
        )
      ),
      said(`User ${id} is as you said.`)
    )
  }
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

export const group = { create, update, list }
