/** What people decide about a message before it leaves: that it may, that it does not, how it reads, or that it leaves now. */
import { Clock, Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { toRfc3339 } from "../../domain/CalendarDate.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { Deed, DetailsOf } from "../../domain/Deed.ts"
import { afterSkipping } from "../../domain/dunning/case/Course.ts"
import { notPrepared, type PreparedMessage, withPrepared } from "../../domain/dunning/case/Prepared.ts"
import type { DebtorCase } from "../../domain/dunning/case/Types.ts"
import {
  ChangedMeanwhile,
  InvalidTransition,
  NotFound,
  type ServiceUnavailable
} from "../../domain/Errors.ts"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { CaseWorkRepo } from "../../repos/reminders/CaseWork.ts"
import type { NewAttempt } from "../../repos/reminders/AttemptRows.ts"
import { makeDebtorCases, type OpenCase, type WorkedOn } from "../../services/reminders/DebtorCases.ts"
import { notAskedSentences } from "../../services/reminders/SendNow.ts"
import { unchanged, Write, type WriteDecision } from "../../services/Write.ts"
import { decidedReminder, notSent, untouched } from "../case/CaseOutcome.ts"
import type { Company } from "../Delivery.ts"
import { type OutboxEntry, outboxOf } from "./Cards.ts"
import { earlyOf } from "./Outbox.ts"
import { makeOutboxCompany, type OutboxCompany } from "./OutboxCompany.ts"

/** The next message of a case, as somebody has seen it. */
export interface SeenNext {
  readonly customerId: number
  readonly channel: Channel
  readonly version: string
}

/** How many were decided on, and how many say something else by now, or are no more: with these nothing was done. */
export interface OutboxOutcome {
  readonly done: number
  readonly left: number
}

/** Messages that are decided on at once. */
export const MAX_DECIDED = 200

type Failure = ServiceUnavailable | NotFound | ChangedMeanwhile
type Requires = CurrentActor | CurrentRequest

export class OutboxWrites extends Context.Tag("duebook/OutboxWrites")<
  OutboxWrites,
  {
    /**
     * Lets messages leave that wait for approval. An approval is of what was seen: a message that says something else by
     * then waits again. Refused if none of them is as it was seen.
     */
    readonly approve: (all: ReadonlyArray<SeenNext>) => Effect.Effect<OutboxOutcome, Failure, Requires>
    /** Ends messages without sending them; their cases go on. Refused if none of them is as it was seen. */
    readonly skip: (all: ReadonlyArray<SeenNext>) => Effect.Effect<OutboxOutcome, Failure, Requires>
    /** Gives one message texts of its own; null takes them back. What was approved asks again. */
    readonly edit: (seen: SeenNext, texts: MessageTexts | null) => Effect.Effect<void, Failure, Requires>
    /**
     * Lets the next message that names a debt leave now, or as soon as the policy's hours and distances let it. Returns when
     * that is, in epoch milliseconds. If it says something else by then, it leaves at its own time.
     */
    readonly sendNow: (
      customerId: number,
      debtId: number,
      version: string
    ) => Effect.Effect<number, Failure | InvalidTransition, Requires>
  }
>() {
  static readonly layer = Layer.effect(
    OutboxWrites,
    Effect.gen(function* () {
      const companyNow = yield* makeOutboxCompany
      const change = yield* makeChange

      /** Decides on one message after another, each in a transaction of its own, in the order in which cases are locked. */
      const forEachSeen = Effect.fnUntraced(function* (
        all: ReadonlyArray<SeenNext>,
        deed: "reminder.approve" | "reminder.skip",
        become: (entry: OutboxEntry, open: OpenCase) => Become
      ) {
        const about = yield* companyNow
        const inOrder = all.slice(0, MAX_DECIDED).toSorted((a, b) => a.customerId - b.customerId)
        const outcomes = yield* Effect.forEach(inOrder, (seen) =>
          change(about, seen.customerId, deed, (open) => {
            const entry = seenIn(about.company, open, seen)
            if (entry === null) return null
            return {
              ...become(entry, open),
              subjectId: seen.customerId,
              details: detailsOf(entry),
              value: true
            }
          })
        )
        const done = outcomes.filter((each) => each === true).length
        if (done === 0) return yield* changedSince()
        return { done, left: all.length - done }
      })

      return OutboxWrites.of({
        approve: (all) =>
          Effect.flatMap(Clock.currentTimeMillis, (approvedAt) =>
            forEachSeen(all, "reminder.approve", (entry, open) => ({
              debtor: prepare(open, entry, { approvedAt }),
              frees: true
            }))
          ),
        skip: (all) => forEachSeen(all, "reminder.skip", skipped),
        edit: Effect.fnUntraced(function* (seen, texts) {
          const about = yield* companyNow
          const outcome = yield* change(about, seen.customerId, "reminder.edit", (open) => {
            const entry = seenIn(about.company, open, seen)
            if (entry === null || entry.card.channel !== "email") return null
            return {
              debtor: prepare(open, entry, { texts, approvedAt: null }),
              subjectId: seen.customerId,
              details: { ...detailsOf(entry), ...(texts ?? { subject: null, opening: null, closing: null }) },
              value: true
            }
          })
          if (outcome === null) return yield* changedSince()
        }),
        sendNow: yield* makeSendNow
      })
    })
  )
}

/** Makes the function that lets the next message that names a debt leave early. */
const makeSendNow = Effect.gen(function* () {
  const change = yield* makeChange
  const companyNow = yield* makeOutboxCompany
  return Effect.fnUntraced(function* (customerId: number, debtId: number, version: string) {
    const about = yield* companyNow
    const { company, now, settings } = about
    if (settings.remindersMode === "hold") {
      return yield* new InvalidTransition({ message: ON_HOLD, details: { status: "hold" } })
    }
    let refused: string | null = null
    const leavesAt = yield* change(about, customerId, "reminder.send_now", (open) => {
      const early = earlyOf(company, open, debtId)
      if (typeof early === "string") {
        refused = notAskedSentences[early]
        return null
      }
      if (early.version !== version || early.entries.length === 0) return null
      const debtor = early.entries.reduce<DebtorCase>(
        (all, { card, prepared, seal }) =>
          seal === null
            ? all
            : withPrepared(all, card.channel, {
                ...(prepared ?? notPrepared(seal)),
                approvedAt: now,
                isAsked: true
              }),
        early.debtor
      )
      return {
        debtor,
        frees: true,
        subjectId: debtId,
        details: { leaves_at: toRfc3339(early.leavesAt) },
        value: early.leavesAt
      }
    })
    if (refused !== null)
      return yield* new InvalidTransition({ message: refused, details: { status: "open" } })
    return leavesAt ?? (yield* changedSince())
  })
})

const ON_HOLD = "Reminders are on hold, so nothing is sent. Go live first."

const changedSince = () =>
  new ChangedMeanwhile({
    message:
      "It has changed since you looked: somebody has paid, or decided otherwise. This is what it says now."
  })

/** What a case becomes. */
interface Become {
  readonly debtor: DebtorCase
  readonly frees?: boolean
  readonly worked?: WorkedOn
  readonly ended?: ReadonlyArray<NewAttempt>
}

/** The next message as it was seen; null if it says something else by now, or is being handed over. */
const seenIn = (company: Company, open: OpenCase, { channel, version }: SeenNext): OutboxEntry | null => {
  const next = outboxOf(company, open).find(({ card }) => card.channel === channel && card.number === 1)
  return next?.card.version === version && next.seal !== null ? next : null
}

const prepare = (
  open: OpenCase,
  { card, prepared, seal }: OutboxEntry,
  fields: Partial<PreparedMessage>
): DebtorCase =>
  withPrepared(open.debtor, card.channel, { ...(prepared ?? notPrepared(seal ?? "")), ...fields })

const detailsOf = ({ told }: OutboxEntry) => ({
  channel: told.message.channel,
  receivable_ids: told.contents.named.map(({ id }) => id)
})

/** The case without its next message: its attempt ends, and so do those of the debts that it would have named. */
const skipped = ({ attempt, told }: OutboxEntry, open: OpenCase): Become => {
  // It is over when it would have left, so that what follows keeps its distance.
  const at = Math.max(open.now, told.at)
  const after = afterSkipping(open.rules, open.debtor, told.message, told.contents, at)
  if (attempt === null) return { debtor: after }
  const decided = decidedReminder(open, open.debtor, told.message, told.contents)
  const state = notSent(
    untouched(open),
    attempt,
    decided,
    {
      status: "skipped",
      reasonCode: "skipped_by_person",
      recipient: attempt.recipient,
      messageId: attempt.messageId,
      providerMessageId: null,
      sentAt: null,
      error: attempt.error,
      tryCount: attempt.tryCount,
      locale: attempt.locale
    },
    () => after
  )
  return { debtor: after, worked: state.worked, ended: state.ended }
}

/** What is stored of a case, what the audit log says, and what comes back. */
interface CaseChange<D extends Deed, A> extends Become {
  readonly subjectId: number
  readonly details: DetailsOf<D>
  readonly value: A
}

/** Makes the function that changes one case, locked with its debts; null where nothing is to be done. */
const makeChange = Effect.gen(function* () {
  const cases = yield* makeDebtorCases
  const work = yield* CaseWorkRepo
  const write = yield* Write
  return <D extends Deed, A>(
    { now, settings }: OutboxCompany,
    customerId: number,
    deed: D,
    become: (open: OpenCase) => CaseChange<D, A> | null
  ): Effect.Effect<A | null, ServiceUnavailable, CurrentActor> =>
    write.run({
      deed,
      companyId: settings.companyId,
      decide: Effect.fnUntraced(function* (): Effect.fn.Return<
        WriteDecision<D, A | null>,
        ServiceUnavailable
      > {
        const [open] = yield* cases.open(settings, [customerId], now, { mode: "wait", locksDebts: true })
        // A payment that holds a debt changes the message: whoever decides has to look again.
        if (open === undefined || open.row.isLocked) return unchanged(null)
        const after = become(open)
        if (after === null) return unchanged(null)
        const { debtor, details, ended = [], frees = false, subjectId, value, worked } = after
        yield* cases.store([
          {
            before: open,
            after: { debtor, inFlight: open.inFlight, frees, ...(worked === undefined ? {} : { worked }) }
          }
        ])
        yield* work.addEnded(settings.companyId, ended, now)
        return { value, subjectId, details }
      })
    })
})
