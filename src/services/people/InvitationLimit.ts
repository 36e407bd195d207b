/** How many invitations a company may mail within a day. */
import { Effect } from "effect"
import { LimitReached, type ServiceUnavailable } from "../../domain/Errors.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { InvitationsRepo } from "../../repos/people/Invitations.ts"

const INVITATIONS_A_DAY = 20
const DAY_MILLIS = 86_400_000

/** The company's number: the one place that says it. */
const invitationsADay = (_companyId: number): Effect.Effect<number, ServiceUnavailable> =>
  Effect.succeed(INVITATIONS_A_DAY)

/**
 * Makes the check before another invitation is mailed; those that were withdrawn since count, too. Lock the company before,
 * so that two at the same time are counted one after the other.
 */
export const invitationLimit = Effect.map(
  Effect.all([InvitationsRepo, ServerClock]),
  ([invitations, serverClock]) =>
    Effect.fnUntraced(function* (companyId: number) {
      const limit = yield* invitationsADay(companyId)
      const since = (yield* serverClock.now) - DAY_MILLIS
      if ((yield* invitations.mailedSince(companyId, since)) >= limit) yield* tooMany(limit)
    })
)

const tooMany = (limit: number) =>
  new LimitReached({
    message: `A company sends at most ${limit} invitations within a day, withdrawn ones included. Send more tomorrow.`,
    details: { limit }
  })
