/** Who may sign in otherwise than at the identity provider. */
import { Effect } from "effect"
import { ValidationFailed } from "../../domain/Errors.ts"
import { IdentityProvider } from "./IdentityProvider.ts"
import { Sessions } from "./Sessions.ts"

/** The id of no person. */
const NOBODY = 0

/**
 * Makes the check: everybody may, unless the provider is required. Then only owners of a company may, who so get in while
 * the provider is down. It takes as long for nobody, which is null.
 */
export const enteringOtherwise = Effect.gen(function* () {
  const provider = yield* IdentityProvider
  const sessions = yield* Sessions
  return (userId: number | null) =>
    provider?.required !== true
      ? Effect.succeed(true)
      : Effect.map(sessions.companies(userId ?? NOBODY), (companies) =>
          companies.some(({ role }) => role === "owner")
        )
})

/** Makes the refusal of a form that would sign in somebody who has to do it at the provider. */
export const refusingOtherwise = Effect.gen(function* () {
  const provider = yield* IdentityProvider
  const mayEnter = yield* enteringOtherwise
  return (userId: number | null) =>
    Effect.filterOrFail(
      mayEnter(userId),
      (may) => may,
      () =>
        new ValidationFailed({
          message: `Here people sign in with ${provider?.name}, on the page "Sign in".`
        })
    )
})
