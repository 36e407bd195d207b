/** duebook user … */
import { Effect } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { Email } from "../domain/Contact.ts"
import { PersonName } from "../domain/Text.ts"
import { AccountHelp } from "../services/people/AccountHelp.ts"
import { Users } from "../services/people/Users.ts"
import { withAccountHelp } from "./account.ts"
import { flag, optional, required } from "./Arguments.ts"
import { command, said, WrongUsage } from "./Command.ts"
import { asOperator } from "./Operator.ts"
import { IdValue } from "./Values.ts"

/** What is printed of a link to set a password with. */
const linkText = (link: string): string =>
  `This link sets the password and two-factor authentication, once, within 24 hours:\n${link}`

const create = command({
  summary:
    "Creates a user, and prints a link to set the password and two-factor authentication unless both flags are given.",
  arguments: {
    email: required(Email, "address", "must be unique to this user"),
    name: required(PersonName, "text", "the person's name"),
    "email-verified": flag("the address is known to be the person's; keys need it"),
    "two-factor-confirmed": flag("two-factor authentication is confirmed; keys need it")
  },
  run: (given) =>
    withAccountHelp(
      Effect.gen(function* () {
        const users = yield* Users
        const emailVerified = given["email-verified"]
        const twoFactorConfirmed = given["two-factor-confirmed"]
        const { email, name } = given
        const id = yield* users.create({ email, name, emailVerified, twoFactorConfirmed })
        if (emailVerified && twoFactorConfirmed) return { json: { id }, text: `User ${id} is made.` }
        const link = yield* Effect.flatMap(AccountHelp, (help) => help.firstLink(id))
        return { json: { id, link }, text: `User ${id} is made.\n${linkText(link)}` }
      })
    )
})

const setLink = command({
  summary: "Prints a new link to set a user's password. Earlier links stop working.",
  arguments: { user: required(IdValue, "id", "the user") },
  run: ({ user }) =>
    Effect.map(withAccountHelp(Effect.flatMap(AccountHelp, (help) => help.firstLink(user))), (link) => ({
      json: { link },
      text: linkText(link)
    }))
})

const resetTwoFactor = command({
  summary:
    "Removes a user's second factor, passkeys and recovery codes, ends the user's sessions, and tells the user by e-mail.",
  arguments: { user: required(IdValue, "id", "the user") },
  run: ({ user }) =>
    Effect.as(
      withAccountHelp(Effect.flatMap(AccountHelp, (help) => help.resetTwoFactor(user))),
      said(`User ${user} has no second factor any more, and is signed out everywhere.`)
    )
})

const unlinkSignOn = command({
  summary:
    "Forgets whom the identity provider knows a user as, and ends the user's sessions. The next sign-in with the user's verified address decides it anew.",
  arguments: { user: required(IdValue, "id", "the user") },
  run: ({ user }) =>
    Effect.as(
      withAccountHelp(Effect.flatMap(AccountHelp, (help) => help.unlink(user))),
      said(`User ${user} is not linked to the identity provider any more.`)
    )
})

const update = command({
  summary: "Changes the given fields of a user.",
  arguments: {
    id: required(IdValue, "id", "the user"),
    email: optional(Email, "address", "must be unique to this user; stays verified if the old one was"),
    name: optional(PersonName, "text", "the person's name"),
    "email-verified": flag("the address is known to be the person's; keys need it"),
    "two-factor-confirmed": flag("two-factor authentication is confirmed; keys need it")
  },
  run: ({ id, ...given }, _json, name) => {
    if (Object.values(given).every((value) => value === undefined || value === false)) {
      const options = Object.keys(given).map((option) => `--${option}`)
      return new WrongUsage({ problems: [`needs at least one of ${options.join(", ")}`], command: name })
    }
    return Effect.as(
      asOperator(
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
    Effect.map(asOperator(Effect.flatMap(Users, (users) => users.list)), (users) => ({
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

export const group = {
  create,
  update,
  "set-link": setLink,
  "reset-two-factor": resetTwoFactor,
  "unlink-single-sign-on": unlinkSignOn,
  list
}
