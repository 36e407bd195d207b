/** Deletes what signing in has left: what has ended (sessions, links, answered challenges), tries and mails that do not count any more. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { sessionLimits } from "../../domain/Session.ts"
import { LinksRepo } from "../../repos/people/Links.ts"
import { MailTimesRepo } from "../../repos/people/MailTimes.ts"
import { PasskeysRepo } from "../../repos/people/Passkeys.ts"
import { SessionsRepo } from "../../repos/people/Sessions.ts"
import { SingleSignOnRepo } from "../../repos/people/SingleSignOn.ts"
import { ThrottlesRepo } from "../../repos/people/Throttles.ts"

/** The longest time in which mails are counted. */
const MAIL_WINDOW_MILLIS = 86_400_000
/** Rows deleted by one statement. */
const MAX_ROWS = 1_000
/** Statements for one table in one run; what is left over, the next run deletes. */
const MAX_BATCHES = 100

type Remove = (limit: number) => Effect.Effect<number, ServiceUnavailable>

/** Deletes in batches until one is not full. */
const inBatches = (remove: Remove, batches = MAX_BATCHES): Effect.Effect<number, ServiceUnavailable> =>
  Effect.flatMap(remove(MAX_ROWS), (count) =>
    count < MAX_ROWS || batches <= 1
      ? Effect.succeed(count)
      : Effect.map(inBatches(remove, batches - 1), (more) => count + more)
  )

/** Deletes all that has ended, by the time of the database; returns the number of rows. */
export const sweepSignIn = Effect.gen(function* () {
  const sessions = yield* SessionsRepo
  const links = yield* LinksRepo
  const signOns = yield* SingleSignOnRepo
  const throttles = yield* ThrottlesRepo
  const mailTimes = yield* MailTimesRepo
  const passkeys = yield* PasskeysRepo
  const removes: ReadonlyArray<Remove> = [
    (limit) => sessions.sweep(sessionLimits, limit),
    links.sweep,
    signOns.sweep,
    throttles.sweep,
    passkeys.sweep,
    (limit) => mailTimes.sweep(MAIL_WINDOW_MILLIS, limit)
  ]
  const counts = yield* Effect.forEach(removes, (remove) => inBatches(remove))
  return counts.reduce((sum, count) => sum + count, 0)
})
