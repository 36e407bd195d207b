/** What the findings must be: one sentence for each promise that they break. */
import type { FailoverResult } from "./failover.ts"
import type { RevocationsResult } from "./revocations.ts"
import type { Sums } from "./writers.ts"

/** The service writes again so soon after its database is back, and after a new primary was to be found. */
const AFTER_RESTART_MILLIS = 5_000
const AFTER_FAILOVER_MILLIS = 10_000

/** Of writes under whatever happened: each was done once, and answered alike ever after. */
export const brokenPromises = (sums: Sums): ReadonlyArray<string> => {
  const { changedReplays, doubled, exactTotals, lost, writes, wrongAudit, wrongReplies } = sums
  return [
    ...(writes === 0 ? ["nothing was written"] : []),
    ...(lost > 0 ? [`${lost} acknowledged writes were lost`] : []),
    ...(doubled > 0 ? [`${doubled} writes were done twice`] : []),
    ...(doubled < 0 ? [`${-doubled} rows are missing`] : []),
    ...(changedReplays > 0 ? [`${changedReplays} repeated writes got another answer`] : []),
    ...(wrongReplies === 0 ? [] : [`the number of stored replies is wrong by ${wrongReplies}`]),
    ...(wrongAudit === 0 ? [] : [`the number of audit entries is wrong by ${wrongAudit}`]),
    ...(exactTotals ? [] : ["totals differ from the sums of their rows"])
  ]
}

/** Of restarts of the database. */
export const backTooLate = (backMillis: ReadonlyArray<number>): ReadonlyArray<string> =>
  backMillis
    .filter((millis) => millis > AFTER_RESTART_MILLIS)
    .map((millis) => `writes were served only ${millis} ms after the database was back`)

/** Of a failover. */
export const failoverPromises = (result: FailoverResult): ReadonlyArray<string> => {
  const { backMillis, whileReadOnly } = result
  const ready = whileReadOnly.filter((text) => !text.startsWith("503")).length
  return [
    ...brokenPromises(result),
    ...(backMillis === null
      ? ["the service did not write again"]
      : backMillis > AFTER_FAILOVER_MILLIS
        ? [`writes were served only after ${backMillis} ms`]
        : []),
    ...(ready === 0
      ? []
      : [`/readyz was not 503 for ${ready} of ${whileReadOnly.length} times on a read-only database`])
  ]
}

/** Of revocations. */
export const revocationPromises = (result: RevocationsResult): ReadonlyArray<string> => [
  ...(result.acceptedBefore > 0 && result.refusedAfter > 0 ? [] : ["no key was tried before and after"]),
  ...(result.acceptedAfter === 0
    ? []
    : [`${result.acceptedAfter} requests were accepted after a revocation`]),
  ...(result.unexpected.length === 0 ? [] : [`unexpected answers: ${result.unexpected.join(", ")}`])
]
