/** How many invitations a company may mail within a day. */
import { Effect } from "effect"
import { LimitReached } from "../../domain/Errors.ts"
import { limitsOf } from "../../domain/Trust.ts"
import { type TrustRecord, TrustRepo } from "../../repos/company/Trust.ts"
import { ServerClock } from "../../repos/installation/ServerClock.ts"
import { InvitationsRepo } from "../../repos/people/Invitations.ts"

/** For a company that has no limit of its own (domain/Trust). */
const INVITATIONS_A_DAY = 20
const DAY_MILLIS = 86_400_000

const limitIn = (company: TrustRecord | null): number =>
  company === null
    ? INVITATIONS_A_DAY
    : (limitsOf(company.facts)?.invitations ?? company.facts.allowed.invitations ?? INVITATIONS_A_DAY)

/**
 * Makes the check before another invitation is mailed; those that were withdrawn since count, too. Lock the company before,
 * so that two at the same time are counted one after the other.
 */
export const invitationLimit = Effect.map(
  Effect.all([InvitationsRepo, ServerClock, TrustRepo]),
  ([invitations, serverClock, trusts]) =>
    Effect.fnUntraced(function* (companyId: number) {
      const limit = limitIn(yield* trusts.read(companyId))
      const since = (yield* serverClock.now) - DAY_MILLIS
      if ((yield* invitations.mailedSince(companyId, since)) >= limit) return yield* tooMany(limit)
      yield* trusts.count(companyId, { invitations: 1 })
    })
)

const tooMany = (limit: number) =>
  new LimitReached({
    message: `A company sends at most ${limit} invitations within a day, withdrawn ones included. Send more tomorrow.`,
    details: { limit }
  })
