/** Stores the outcomes of hand-overs, and plans what follows, in a transaction. */
import { Effect } from "effect"
import { CurrentActor, system } from "../../domain/Actor.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { AttemptStatus } from "../../domain/ReminderAttempt.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { ReminderFacts } from "../../repos/reminders/ReminderFacts.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { makeChangeAddresses, recordAddressChange } from "../../services/customers/AddressChanges.ts"
import { recordEvents } from "../../services/reminders/Digests.ts"
import { Write } from "../../services/Write.ts"
import type { Company, DeliveryResult } from "../Delivery.ts"
import * as Metrics from "../Metrics.ts"
import { makeCompleteCases } from "../case/CompleteCases.ts"
import { makeCompleteBills } from "../bill/StoreBills.ts"
import type { StoredChanges } from "./Undelivered.ts"
import { makeTakeBack } from "./TakeBack.ts"

export type CompleteAndStore = (
  company: Company,
  results: ReadonlyArray<DeliveryResult>
) => Effect.Effect<void, ServiceUnavailable>

/** What an operator may want to look into, by the status of an attempt after a hand-over. */
const TOLD: Partial<Record<AttemptStatus, string>> = {
  failed: "a message was not sent",
  unknown: "a message may have been sent",
  scheduled: "a message was not taken, and is tried again"
}

/**
 * Logs the messages that an operator may want to look into. Of what the provider said only the code is logged, because
 * the text may hold addresses.
 */
const logFailures = (companyId: number, { changes }: StoredChanges) =>
  Effect.forEach(
    // What is planned without having been handed over is no news, nor what was taken back without an error.
    changes.filter(
      ({ after, before }) =>
        after.status !== "scheduled" || (before.status === "sending" && after.error !== null)
    ),
    ({ after: { channel, error, id, reasonCode, status } }) => {
      const told = TOLD[status]
      return told === undefined
        ? Effect.void
        : Effect.annotateLogs(Effect.logInfo(told), {
            company_id: companyId,
            attempt_id: id,
            channel,
            status,
            reason_code: reasonCode,
            error_code: error?.code ?? null
          })
    },
    { discard: true }
  )

export const makeCompleteAndStore = Effect.gen(function* () {
  const digests = yield* DigestsRepo
  const facts = yield* ReminderFacts
  const tenant = yield* Tenant
  const changeAddresses = yield* makeChangeAddresses
  const completeCases = yield* makeCompleteCases
  const completeBills = yield* makeCompleteBills
  const takeBack = yield* makeTakeBack
  const write = yield* Write

  const ofCases = Effect.fnUntraced(function* (company: Company, results: ReadonlyArray<DeliveryResult>) {
    const completed = yield* completeCases(company, results)
    const changed = yield* changeAddresses(completed.addresses)
    yield* Effect.forEach(changed, (change) => recordAddressChange(write, change), { discard: true })
    return completed
  })

  const isAboutBill = ({ claimed }: DeliveryResult): boolean =>
    claimed.some(({ customerId }) => customerId === null)

  const inTransaction = Effect.fnUntraced(function* (
    company: Company,
    results: ReadonlyArray<DeliveryResult>
  ) {
    const ofBills = results.filter(isAboutBill)
    const others = results.filter((result) => !isAboutBill(result))
    const stored: Array<StoredChanges> = []
    const completed = others.length > 0 ? yield* ofCases(company, others) : null
    if (ofBills.length > 0) stored.push(yield* completeBills(company, ofBills))
    if (completed === null) return stored
    stored.push(completed.stored)
    // The row of the digest is locked last: whoever reports on an address or decides on a bill locks that first, too.
    yield* recordEvents(digests, company.settings, completed.events, completed.now)
    return stored
  })

  const completeAndStore: CompleteAndStore = Effect.fnUntraced(function* (company, results) {
    const { companyId } = company.settings
    // What follows is planned by the policy of now. Companies that are looked up at the same time share a statement.
    const now = yield* facts.company(companyId)
    const stored = yield* tenant
      .transaction(companyId, inTransaction(now ?? company, results))
      .pipe(CurrentActor.acting(system))
    yield* takeBack(companyId, results)
    for (const each of stored) {
      Metrics.completed(each)
      yield* logFailures(companyId, each)
    }
  })

  return completeAndStore
})
