/** Asking people for the password of their account, under the limits of wrong tries. */
import { Effect } from "effect"
import { ValidationFailed } from "../../domain/Errors.ts"
import type { SessionUser } from "../../domain/Session.ts"
import { Passwords } from "./Passwords.ts"
import type { BrowserClient } from "./Sessions.ts"
import { accountOf, networkAddress, Throttles } from "./Throttles.ts"

/**
 * Makes the check: it is refused unless this is the person's password. Where there are codes, wrong ones are not forgotten
 * for it.
 */
export const provingPassword = Effect.gen(function* () {
  const passwords = yield* Passwords
  const throttles = yield* Throttles
  return Effect.fnUntraced(function* (
    { hasTotp, id }: Pick<SessionUser, "id" | "hasTotp">,
    password: string,
    { address, userAgent }: BrowserClient
  ) {
    const isRight = yield* throttles.guard(
      [accountOf(id), networkAddress(address)],
      passwords.isOf(id, password),
      (right) => (!right ? "wrong" : hasTotp ? "halfway" : "right"),
      { kind: "wrong_password", browser: userAgent }
    )
    if (!isRight) {
      const message = "This is not your present password."
      return yield* ValidationFailed.of({ field: "password", code: "wrong_password", message })
    }
  })
})
