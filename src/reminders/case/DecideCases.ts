/** Decides on the claimed attempts of cases and stores the decisions with their messages, in the caller's transaction. */
import { Clock, Effect, Either } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { AttemptRecord } from "../../domain/ReminderAttempt.ts"
import { noLimits, type TrustLeft } from "../../domain/Trust.ts"
import { CasesRepo } from "../../repos/reminders/Cases.ts"
import { CaseWorkRepo, type DecidedMessage } from "../../repos/reminders/CaseWork.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { ReminderMessages } from "../../repos/reminders/ReminderMessages.ts"
import { ReminderPace } from "../../repos/reminders/ReminderPace.ts"
import type { Claimed } from "../../repos/reminders/ReminderQueue.ts"
import { makeDebtorCases, type OpenCase } from "../../services/reminders/DebtorCases.ts"
import { recordEvents } from "../../services/reminders/Digests.ts"
import { DunningRules } from "../../services/reminders/DunningRules.ts"
import type { DecidedReminders } from "../bill/StoreBills.ts"
import type { Company } from "../Delivery.ts"
import { makeTrusts } from "../decide/Trusts.ts"
import { MAX_DELAY_MILLIS } from "../send/Lease.ts"
import { Transports, transportsOf } from "../transports/Transport.ts"
import { caseEventsOf, queueEventsOf } from "./CaseEvents.ts"
import { afterFailure } from "./CaseFailures.ts"
import { untouched, type WorkedCase } from "./CaseOutcome.ts"
import {
  afterMaking,
  beginning,
  type CaseProgress,
  claimedByCase,
  deliveriesOf,
  knowing
} from "./CaseProgress.ts"
import { decideOn, type DecisionInputs } from "./DecideCase.ts"
import { recovered } from "./RecoverCase.ts"
import { type Made, makeWrite, orDefect, withMade } from "./WriteCase.ts"

/** What decisions of one transaction depend on beside the cases. */
interface Inputs extends Omit<DecisionInputs, "pace" | "trust"> {
  readonly now: number
  readonly attempts: ReadonlyMap<number, AttemptRecord>
  readonly messages: ReadonlyMap<number, DecidedMessage>
}

/** A case and the progress after one of its attempts. */
interface Step {
  readonly state: WorkedCase
  readonly progress: CaseProgress
}

/** What came of one decision. */
interface AfterDecision {
  readonly state: WorkedCase
  readonly made: Made | null
  readonly asksForMoney: boolean
}

/** A message whose lease ended during its hand-over. */
const recover = ({ progress, state }: Step, attempt: AttemptRecord, messages: Inputs["messages"]): Step => {
  const message = attempt.messageId === null ? undefined : messages.get(attempt.messageId)
  const lost = message === undefined ? [] : [{ ...message.record, status: "unknown" as const }]
  return {
    state: recovered(state, attempt, message?.decided ?? null),
    progress: { ...progress, recovered: [...progress.recovered, ...lost] }
  }
}

/** Makes the function that decides on the claimed attempts of one case; null if others have claimed all of them since. */
const makeDecideCase = Effect.map(makeWrite, (write) => {
  const decideScheduled = Effect.fnUntraced(function* (
    { progress, state }: Step,
    attempt: AttemptRecord,
    inputs: Inputs
  ) {
    const { pace, trust } = progress
    const decision = yield* orDefect(
      Effect.suspend((): Effect.Effect<AfterDecision, ServiceUnavailable> => {
        const decided = decideOn(state, attempt, { ...inputs, pace, trust })
        const { asksForMoney = false, send } = decided
        if (send === null) return Effect.succeed({ state: decided.state, made: null, asksForMoney })
        const transport = inputs.transportOf(attempt.channel)
        const [messageId = 0] = progress.messageIds
        return Effect.map(write(inputs, decided.state, send, messageId, transport), (made) => ({
          state: withMade(decided.state, send, made),
          made,
          asksForMoney
        }))
      })
    )
    if (Either.isLeft(decision)) {
      const failed = [...progress.failed, { id: attempt.id, cause: decision.left }]
      return { state: afterFailure(state, attempt, decision.left), progress: { ...progress, failed } }
    }
    const { asksForMoney, made, state: after } = decision.right
    const asked = asksForMoney ? { ...progress, asksForMoney } : progress
    return { state: after, progress: made === null ? asked : afterMaking(asked, made, inputs.now) }
  })

  return Effect.fnUntraced(function* (
    progress: CaseProgress,
    open: OpenCase,
    claimed: ReadonlyArray<Claimed>,
    inputs: Inputs
  ) {
    let step: Step = { state: knowing(untouched(open), progress), progress }
    let isMine = false
    for (const { fence, id } of claimed) {
      const attempt = inputs.attempts.get(id)
      // Another worker has claimed it since: that one decides on it.
      if (attempt === undefined || attempt.fence !== fence) continue
      isMine = true
      if (attempt.status === "sending") step = recover(step, attempt, inputs.messages)
      else if (attempt.status === "scheduled") step = yield* decideScheduled(step, attempt, inputs)
    }
    return isMine ? step : null
  })
})

/** Makes the function that stores what was decided. */
const makeStore = Effect.gen(function* () {
  const cases = yield* makeDebtorCases
  const digests = yield* DigestsRepo
  const messages = yield* ReminderMessages
  const work = yield* CaseWorkRepo
  return Effect.fnUntraced(function* (
    { settings }: Company,
    states: ReadonlyArray<WorkedCase>,
    { made, recovered: lost }: CaseProgress,
    now: number
  ) {
    const { companyId } = settings
    yield* messages.keep(
      companyId,
      made.map(({ kept }) => kept),
      now
    )
    yield* messages.settle(companyId, lost)
    const stored = yield* cases.store(
      states.map(({ before, debtor, inFlight, worked }) => ({ before, after: { debtor, inFlight, worked } }))
    )
    const ended = states.flatMap((state) => state.ended)
    yield* work.addEnded(companyId, ended, now)
    const events = [...states.flatMap(caseEventsOf), ...queueEventsOf(states, stored)]
    yield* recordEvents(digests, settings, events, now)
    return { changes: stored.changes, added: [...stored.added, ...ended], now }
  })
})

/** Makes the function that opens the cases of claimed attempts, and reads what decisions depend on. */
const makeOpen = Effect.gen(function* () {
  const cases = yield* makeDebtorCases
  const dunningRules = yield* DunningRules
  const transports = yield* Transports
  const trusts = yield* makeTrusts
  const work = yield* CaseWorkRepo
  return Effect.fnUntraced(function* (company: Company, claimed: ReadonlyArray<Claimed>) {
    const { sender, settings } = company
    const { companyId, testClock } = settings
    const { receivables: policy } = (yield* dunningRules.rulesOf(settings)).policy
    const { messageIds, now, pace } = yield* work.begin(companyId, testClock, claimed.length)
    const customerIds = [...new Set(claimed.flatMap(({ customerId }) => customerId ?? []))]
    const opened = yield* cases.open(
      settings,
      customerIds.toSorted((a, b) => a - b),
      now,
      { mode: "orSkip", locksDebts: true }
    )
    const { byCase, locked } = claimedByCase(claimed, opened)
    const held = yield* work.attempts(
      companyId,
      byCase.flatMap(([, own]) => own.map(({ id }) => id))
    )
    // What a company on a test clock sends is captured and reaches nobody.
    const limits = testClock === null ? sender.limits : null
    const customers = opened.map(({ row }) => row.customer)
    const trust: TrustLeft = limits === null ? noLimits : yield* trusts.left(companyId, limits, customers)
    const inputs: Inputs = {
      company,
      now,
      policy,
      transportOf: transportsOf(transports, settings),
      attempts: new Map(held.attempts.map((attempt) => [attempt.id, attempt])),
      messages: new Map(held.messages.map((each) => [each.record.id, each]))
    }
    return { byCase, locked, inputs, limits, begun: beginning({ messageIds, pace, trust }) }
  })
})

/** Makes the function that decides on claimed attempts of cases. */
export const makeDecideCases = Effect.gen(function* () {
  const decideCase = yield* makeDecideCase
  const money = yield* CasesRepo
  const open = yield* makeOpen
  const paces = yield* ReminderPace
  const store = yield* makeStore
  const trusts = yield* makeTrusts

  return Effect.fnUntraced(function* (
    company: Company,
    claimed: ReadonlyArray<Claimed>
  ): Effect.fn.Return<DecidedReminders, ServiceUnavailable> {
    const { companyId } = company.settings
    // Earlier than the time of the rows, so that the hand-over may begin a little too early to be, but never too late.
    const localTime = yield* Clock.currentTimeMillis
    const { begun, byCase, inputs, limits, locked } = yield* open(company, claimed)
    const { now } = inputs
    let progress = begun
    const states: Array<WorkedCase> = []
    for (const [one, own] of byCase) {
      const step = yield* decideCase(progress, one, own, inputs)
      if (step === null) continue
      progress = step.progress
      states.push(step.state)
    }
    const { failed, made, pace, trust } = progress
    const stored = yield* store(company, states, progress, now)
    if (progress.asksForMoney) yield* money.lookAtMoney(companyId, now)
    if (made.length > 0) yield* paces.set(companyId, pace)
    if (made.length > 0 && limits !== null) yield* trusts.use(companyId, begun.trust, trust, now)
    return {
      locked,
      failed,
      stored,
      deliveries: deliveriesOf(made, claimed, localTime + MAX_DELAY_MILLIS)
    }
  })
})
