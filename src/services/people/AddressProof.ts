/**
 * Who may verify an e-mail address by the link that was mailed to it. Somebody who has only its mailbox, and presses a
 * button that a stranger has caused, must not thereby give the stranger's account their address.
 */
import { Context, Effect, Layer } from "effect"
import { type RateLimited, type ServiceUnavailable, ValidationFailed } from "../../domain/Errors.ts"
import type { Link } from "../../domain/Link.ts"
import type { Session } from "../../domain/Session.ts"
import type { Credentials } from "../../repos/people/Credentials.ts"
import { FormTokens } from "./FormTokens.ts"
import { provingPassword } from "./OwnPassword.ts"
import type { BrowserClient } from "./Sessions.ts"

/** Where a link in `data` keeps the token of the form by which it was asked for. */
export const FORM = "form"

/** A link and whose account it is about. */
export interface LinkToVerify {
  readonly link: Link
  readonly person: Credentials
}

/** The browser that follows the link. */
export interface LinkFollower extends BrowserClient {
  readonly session: Pick<Session, "user"> | null
  /** The characters by which its forms are known; null where it has no cookie. */
  readonly cookie: string | null
}

/** The refusal of a field that asks for the present password. */
export const wrongPassword = (): ValidationFailed =>
  ValidationFailed.of({
    field: "password",
    code: "wrong_password",
    message: "This is not your present password."
  })

/** Whether nobody has shown yet that the address belongs to whoever has the account. */
const isOpen = ({ link, person }: LinkToVerify): boolean =>
  person.unproven || link.email.toLowerCase() !== person.email.toLowerCase()

export class AddressProof extends Context.Tag("duebook/AddressProof")<
  AddressProof,
  {
    /**
     * Whether the account's password is asked for: of an address that is new to the account, unless its person has signed
     * in with this browser, or has signed up with it.
     */
    readonly asksPassword: (
      asked: LinkToVerify,
      browser: LinkFollower
    ) => Effect.Effect<boolean, ServiceUnavailable>
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
      const formTokens = yield* FormTokens
      const isPassword = yield* provingPassword

      const asksPassword = (asked: LinkToVerify, { cookie, session }: LinkFollower) => {
        const { link, person } = asked
        if (!isOpen(asked) || session?.user.id === person.userId) return Effect.succeed(false)
        const form = link.data[FORM]
        return cookie === null || typeof form !== "string"
          ? Effect.succeed(true)
          : Effect.map(formTokens.isRight(cookie, form), (isSame) => !isSame)
      }

      return AddressProof.of({
        asksPassword,
        check: Effect.fnUntraced(function* (asked, browser, password) {
          if (!(yield* asksPassword(asked, browser))) return
          const { hasPasskey, hasTotp, userId: id } = asked.person
          if (!(yield* isPassword({ id, hasPasskey, hasTotp, session: null }, password, browser))) {
            return yield* wrongPassword()
          }
        })
      })
    })
  )
}
