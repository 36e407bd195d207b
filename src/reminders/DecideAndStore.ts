/** Decides on claimed attempts and stores the decisions with their messages, inside the caller's transaction. */
import { Effect } from "effect"
import type { CompanySettings } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import type { Channel } from "../domain/ReminderAttempt.ts"
import { ReminderAttemptsRepo } from "../repos/ReminderAttempts.ts"
import { ReminderFacts } from "../repos/ReminderFacts.ts"
import { type KeptMessage, ReminderMessages } from "../repos/ReminderMessages.ts"
import { ReminderPace } from "../repos/ReminderPace.ts"
import type { Claimed } from "../repos/ReminderQueue.ts"
import { DunningRules } from "../services/DunningRules.ts"
import { OptOuts } from "../services/OptOuts.ts"
import { AttemptUnitOfWork, store } from "./AttemptUnitOfWork.ts"
import { decideAll } from "./Decide.ts"
import type { Company, Delivery } from "./Delivery.ts"
import { type AttemptMessage, messageOf } from "./Messages.ts"
import { type Transport, Transports } from "./transports/Transport.ts"

/** How long after the decision a hand-over may begin and still end before the lease does. */
const MAX_DELAY_MILLIS = 10_000

/** What was decided and stored. */
export interface DecidedAndStored {
  /** Messages to hand over once the transaction has committed. */
  readonly deliveries: ReadonlyArray<Delivery>
  /** Claimed attempts that another transaction has locked. */
  readonly locked: ReadonlyArray<Claimed>
  readonly unitOfWork: AttemptUnitOfWork
}

/**
 * With `orSkip`, attempts that another transaction has locked are left out. `clock` is read after the locks are taken,
 * because taking them may mean waiting.
 */
export type DecideAndStore = (
  company: Company,
  claimed: ReadonlyArray<Claimed>,
  clock: Effect.Effect<number>,
  mode: "wait" | "orSkip"
) => Effect.Effect<DecidedAndStored, ServiceUnavailable>

const transportOf =
  (transports: Transports["Type"], { testClock }: CompanySettings) =>
  (channel: Channel): Transport =>
    testClock === null ? transports[channel] : { _tag: "Capture" }

const isCaptured = ({ attempt }: AttemptMessage): boolean => attempt.status === "sent"

const toKeptMessage = (made: AttemptMessage): KeptMessage => ({
  attemptId: made.message.attemptId,
  recipient: made.message.recipients.join(", "),
  subject: made.message.subject,
  text: made.message.text,
  captured: isCaptured(made)
})

const deliveryOf = ({ attempt: { fence, id }, message }: AttemptMessage, now: number): Delivery => ({
  claimed: { id, fence },
  message,
  until: now + MAX_DELAY_MILLIS
})

export const makeDecideAndStore = Effect.gen(function* () {
  const attempts = yield* ReminderAttemptsRepo
  const dunningRules = yield* DunningRules
  const facts = yield* ReminderFacts
  const messages = yield* ReminderMessages
  const optOuts = yield* OptOuts
  const paces = yield* ReminderPace
  const transports = yield* Transports

  const decideAndStore: DecideAndStore = Effect.fnUntraced(function* (company, claimed, clock, mode) {
    const { sender, settings } = company
    const { companyId } = settings
    const rules = yield* dunningRules.rulesOf(settings)
    const pace = yield* paces.lock(companyId)
    const ids = claimed.map(({ id }) => id)
    const rows = yield* facts.lock(companyId, ids, mode)
    const now = yield* clock
    const unitOfWork = new AttemptUnitOfWork(settings, rules, rows, now)
    const transport = transportOf(transports, settings)
    const decided = decideAll(unitOfWork, claimed, {
      now,
      sender,
      pace,
      perMinute: rules.policy.receivables.maxPerMinute,
      transportOf: transport
    })
    const made: Array<AttemptMessage> = []
    for (const attempt of decided.toSend) {
      const message = yield* messageOf(company, attempt, unitOfWork.subjectOf(attempt), now, optOuts)
      const to = transport(attempt.channel)
      unitOfWork.set(unitOfWork.get(attempt.id) ?? attempt, {
        locale: message.locale,
        // A message that is handed over again keeps the time of its first hand-over.
        updatedAt: attempt.updatedAt,
        providerMessageId: to._tag === "Provider" ? (to.provider.idOf?.(message) ?? null) : null
      })
      made.push({ attempt, message })
    }
    yield* store(attempts, companyId, unitOfWork, now)
    yield* messages.keep(companyId, made.map(toKeptMessage), now)
    if (made.length > 0) yield* paces.set(companyId, decided.pace)
    const deliveries = made.filter((each) => !isCaptured(each)).map((each) => deliveryOf(each, now))
    return { deliveries, locked: decided.locked, unitOfWork }
  })

  return decideAndStore
})
