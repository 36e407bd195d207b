/** Stores the outcomes of hand-overs, and plans what follows, in a transaction. */
import { Effect, Random } from "effect"
import { CurrentActor, system } from "../../domain/Actor.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { ReminderAttemptsRepo } from "../../repos/reminders/ReminderAttempts.ts"
import { ReminderFacts } from "../../repos/reminders/ReminderFacts.ts"
import { ReminderMessages } from "../../repos/reminders/ReminderMessages.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { makeChangeAddresses, recordAddressChange } from "../../services/customers/AddressChanges.ts"
import type { StoredAttempts } from "../../services/reminders/DebtorCases.ts"
import { recordEvents } from "../../services/reminders/Digests.ts"
import { DunningRules } from "../../services/reminders/DunningRules.ts"
import { Write } from "../../services/Write.ts"
import { AttemptUnitOfWork, storeOutcomes } from "../AttemptUnitOfWork.ts"
import { makeCompleteCases } from "../case/CompleteCases.ts"
import { complete } from "./Complete.ts"
import type { Company, DeliveryResult } from "../Delivery.ts"
import { digestEventsOf } from "./DigestEvents.ts"
import * as Metrics from "../Metrics.ts"

export type CompleteAndStore = (
  company: Company,
  results: ReadonlyArray<DeliveryResult>
) => Effect.Effect<void, ServiceUnavailable>

/**
 * Logs the messages that an operator may want to look into. Of what the provider said only the code is logged, because
 * the text may hold addresses.
 */
const logFailures = (companyId: number, { changes }: StoredAttempts) =>
  Effect.forEach(
    changes.filter(({ after }) => after.status === "failed" || after.status === "unknown"),
    ({ after: { channel, error, id, reasonCode, status } }) =>
      Effect.annotateLogs(
        Effect.logInfo(status === "failed" ? "a message was not sent" : "a message may have been sent"),
        {
          company_id: companyId,
          attempt_id: id,
          channel,
          status,
          reason_code: reasonCode,
          error_code: error?.code ?? null
        }
      ),
    { discard: true }
  )

const isOfBill = ({ claimed }: DeliveryResult): boolean => claimed[0]?.customerId === null

export const makeCompleteAndStore = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const digests = yield* DigestsRepo
  const dunningRules = yield* DunningRules
  const facts = yield* ReminderFacts
  const messages = yield* ReminderMessages
  const tenant = yield* Tenant
  const completeCases = yield* makeCompleteCases
  const changeAddresses = yield* makeChangeAddresses
  const write = yield* Write

  const ofBills = Effect.fnUntraced(function* (
    { settings }: Company,
    results: ReadonlyArray<DeliveryResult>
  ): Effect.fn.Return<StoredAttempts, ServiceUnavailable> {
    if (results.length === 0) return { changes: [], added: [] }
    const { companyId } = settings
    const random = yield* Random.next
    const rules = yield* dunningRules.rulesOf(settings)
    const ids = results.flatMap(({ claimed }) => claimed.map(({ id }) => id))
    const rows = yield* facts.lock(companyId, ids, { mode: "wait", with: "nothing", testClock: null })
    const unitOfWork = new AttemptUnitOfWork(settings, rules, rows)
    for (const result of results) complete(unitOfWork, result, { random })
    yield* storeOutcomes(attempts, messages, companyId, unitOfWork)
    yield* recordEvents(digests, settings, digestEventsOf(unitOfWork), unitOfWork.now)
    return unitOfWork
  })

  const inTransaction = Effect.fnUntraced(function* (
    company: Company,
    results: ReadonlyArray<DeliveryResult>
  ) {
    const bills = results.filter(isOfBill)
    const { addresses, stored } = yield* completeCases(
      company,
      results.filter((result) => !isOfBill(result))
    )
    const ofBill = yield* ofBills(company, bills)
    const changed = yield* changeAddresses(addresses)
    yield* Effect.forEach(changed, (change) => recordAddressChange(write, change), { discard: true })
    return {
      changes: [...stored.changes, ...ofBill.changes],
      added: [...stored.added, ...ofBill.added]
    } satisfies StoredAttempts
  })

  const completeAndStore: CompleteAndStore = Effect.fnUntraced(function* (company, results) {
    const { companyId } = company.settings
    // What follows is planned by the policy of now. Companies that are looked up at the same time share a statement.
    const now = yield* facts.company(companyId)
    const stored = yield* tenant
      .transaction(companyId, inTransaction(now ?? company, results))
      .pipe(CurrentActor.acting(system))
    Metrics.completed(stored)
    yield* logFailures(companyId, stored)
  })

  return completeAndStore
})
