/**
 * Who may verify an e-mail address by the link that was mailed to it. Somebody who has only its mailbox, and presses a
 * button that a stranger has caused, must not thereby give the stranger's account their address.
 */
import { Context, Effect, Layer } from "effect"
import { type RateLimited, type ServiceUnavailable, ValidationFailed } from "../../domain/Errors.ts"
import type { Link } from "../../domain/Link.ts"
import type { Session } from "../../domain/Session.ts"
import type { Credentials } from "../../repos/people/Credentials.ts"
import { provingPassword } from "./OwnPassword.ts"
import type { BrowserClient } from "./Sessions.ts"

/** A link and whose account it is about. */
export interface LinkToVerify {
  readonly link: Link
  readonly person: Credentials
}

/** The browser that follows the link. */
export interface LinkFollower extends BrowserClient {
  readonly session: Pick<Session, "user"> | null
}

/** The refusal of a field that asks for the present password. */
export const wrongPassword = (): ValidationFailed =>
  ValidationFailed.of({
    field: "password",
    code: "wrong_password",
    message: "This is not your present password."
  })

/**
 * Whether the account's password is asked for: of an address that is new to the account, unless its person has signed in
 * with this browser.
 */
export const asksPassword = (asked: LinkToVerify, { session }: LinkFollower): boolean =>
  isOpen(asked) && session?.user.id !== asked.person.userId

/** Whether nobody has shown yet that the address belongs to whoever has the account. */
const isOpen = ({ link, person }: LinkToVerify): boolean =>
  person.unproven || link.email.toLowerCase() !== person.email.toLowerCase()

export class AddressProof extends Context.Tag("duebook/AddressProof")<
  AddressProof,
  {
    /** Refused where the password is asked for and is not right. */
    readonly check: (
      asked: LinkToVerify,
      browser: LinkFollower,
      password: string
    ) => Effect.Effect<void, ValidationFailed | RateLimited | ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    AddressProof,
    Effect.gen(function* () {
      const isPassword = yield* provingPassword
      return AddressProof.of({
        check: Effect.fnUntraced(function* (asked, browser, password) {
          if (!asksPassword(asked, browser)) return
          const { hasPasskey, hasTotp, userId: id } = asked.person
          if (!(yield* isPassword({ id, hasPasskey, hasTotp, session: null }, password, browser))) {
            return yield* wrongPassword()
          }
        })
      })
    })
  )
}
