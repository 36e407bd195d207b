/** The record of a company's messages, by the time that was planned for them: one entry a message, sent or not. */
import { Context, Effect, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { AttemptRecord, AttemptStatus, Channel, ReasonCode } from "../../domain/ReminderAttempt.ts"
import type { AttemptSearchFilter } from "../../repos/reminders/AttemptSearch.ts"
import { AttemptRecords, type RecordPlace } from "../../repos/reminders/AttemptRecords.ts"
import { CasesRepo } from "../../repos/reminders/Cases.ts"

/** Attempts that are read at once, and how often; a message has up to a hundred. */
const ATTEMPTS_PER_READ = 250
const MAX_READS = 12
/** Attempts that one read looks at. */
const MAX_WALKED_FOR_RECORD = 20_000
/** Debts of a message that are named by their references. */
const MAX_NAMED_DEBTS = 4

/** A debt that a message is about. */
interface RecordedDebt {
  readonly id: number
  readonly reference: string | null
}

/** A message, planned or ended. */
export interface MessageEntry {
  /** The first of its attempts, by which its page is found. */
  readonly attemptId: number
  readonly customerId: number
  readonly channel: Channel
  /** Epoch milliseconds. */
  readonly scheduledFor: number
  readonly status: AttemptStatus
  readonly reasonCode: ReasonCode | null
  /** The first debts that it is about. */
  readonly debts: ReadonlyArray<RecordedDebt>
  /** How many others. */
  readonly more: number
}

/** Where a list goes on. */
export interface RecordNext {
  readonly of: "planned" | "ended"
  readonly place: RecordPlace | null
}

/** A piece of the record. */
export interface MessageEntries {
  readonly items: ReadonlyArray<MessageEntry>
  /** Null at the end. */
  readonly next: RecordNext | null
}

export class MessageHistory extends Context.Tag("duebook/MessageHistory")<
  MessageHistory,
  {
    /**
     * Up to `rows` messages: what is planned, the earliest first, and after it what has ended, the newest first. A filter by
     * status leaves out what it does not want of these.
     */
    readonly list: (
      filter: AttemptSearchFilter,
      from: RecordNext,
      rows: number
    ) => Effect.Effect<MessageEntries, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    MessageHistory,
    Effect.gen(function* () {
      const attempts = yield* AttemptRecords
      const cases = yield* CasesRepo

      /** Messages of one part of the list, until there are `rows` of them or no more. */
      const messagesOf = Effect.fnUntraced(function* (
        companyId: number,
        filter: AttemptSearchFilter,
        { of, place }: RecordNext,
        rows: number
      ) {
        const groups: Array<Array<AttemptRecord>> = []
        let after = place
        for (let read = 0; read < MAX_READS; read += 1) {
          const found = yield* attempts.list(companyId, filter, {
            of,
            after,
            rows: ATTEMPTS_PER_READ,
            walked: MAX_WALKED_FOR_RECORD
          })
          for (const attempt of found) {
            addTo(groups, attempt)
            if (groups.length > rows) break
          }
          // The last message is whole only if another one follows, or nothing more.
          if (groups.length > rows) break
          if (found.length < ATTEMPTS_PER_READ) return { groups, next: null }
          after = placeOf(found.at(-1)) ?? after
        }
        const shown = groups.slice(0, rows)
        return { groups: shown, next: placeOf(shown.at(-1)?.at(-1)) }
      })

      const named = Effect.fnUntraced(function* (
        companyId: number,
        groups: ReadonlyArray<ReadonlyArray<AttemptRecord>>
      ) {
        const ids = groups.flatMap((group) => debtIdsOf(group).slice(0, MAX_NAMED_DEBTS))
        const found = yield* cases.receivables(companyId, [...new Set(ids)])
        const references = new Map(
          found.map(({ receivable }) => [receivable.id, receivable.externalReference] as const)
        )
        return groups.map((group) => entryOf(group, references))
      })

      return MessageHistory.of({
        list: Effect.fnUntraced(function* (filter, from, rows) {
          const { companyId } = (yield* CurrentRequest).caller
          const wantsPlanned = from.of === "planned" && (filter.status ?? "scheduled") === "scheduled"
          const planned = wantsPlanned
            ? yield* messagesOf(companyId, filter, from, rows)
            : { groups: [], next: null }
          if (planned.next !== null || filter.status === "scheduled") {
            const next = planned.next === null ? null : { of: "planned" as const, place: planned.next }
            return { items: yield* named(companyId, planned.groups), next }
          }
          const rest = rows - planned.groups.length
          if (rest === 0) {
            return {
              items: yield* named(companyId, planned.groups),
              next: { of: "ended" as const, place: null }
            }
          }
          const start: RecordNext = from.of === "ended" ? from : { of: "ended", place: null }
          const ended = yield* messagesOf(companyId, filter, start, rest)
          return {
            items: yield* named(companyId, [...planned.groups, ...ended.groups]),
            next: ended.next === null ? null : { of: "ended" as const, place: ended.next }
          }
        })
      })
    })
  )
}

const placeOf = (attempt: AttemptRecord | undefined): RecordPlace | null =>
  attempt === undefined || attempt.customerId === null
    ? null
    : { scheduledFor: attempt.scheduledFor, customerId: attempt.customerId, id: attempt.id }

const debtIdsOf = (group: ReadonlyArray<AttemptRecord>): ReadonlyArray<number> =>
  group.flatMap(({ receivableId }) => receivableId ?? []).toSorted((a, b) => a - b)

/** Whether an attempt is one of a message. Of what was not written, a message would have named each debt once. */
const isOf = ([first, ...others]: ReadonlyArray<AttemptRecord>, attempt: AttemptRecord): boolean => {
  if (first === undefined || first.channel !== attempt.channel || first.customerId !== attempt.customerId)
    return false
  if (first.messageId !== null || attempt.messageId !== null) return first.messageId === attempt.messageId
  const isSame =
    first.scheduledFor === attempt.scheduledFor &&
    first.status === attempt.status &&
    first.reasonCode === attempt.reasonCode &&
    first.cycle === attempt.cycle
  return isSame && [first, ...others].every(({ receivableId }) => receivableId !== attempt.receivableId)
}

/** The attempts of two channels, or of a message and of what it took the place of, may stand among each other. */
const MAX_AMONG_EACH_OTHER = 4

const addTo = (groups: Array<Array<AttemptRecord>>, attempt: AttemptRecord): void => {
  const own = groups.slice(-MAX_AMONG_EACH_OTHER).findLast((group) => isOf(group, attempt))
  if (own === undefined) groups.push([attempt])
  else own.push(attempt)
}

const entryOf = (
  group: ReadonlyArray<AttemptRecord>,
  references: ReadonlyMap<number, string | null>
): MessageEntry => {
  const first = group.reduce((a, b) => (b.id < a.id ? b : a))
  const ids = debtIdsOf(group)
  return {
    attemptId: first.id,
    customerId: first.customerId ?? 0,
    channel: first.channel,
    scheduledFor: first.scheduledFor,
    status: first.status,
    reasonCode: first.reasonCode,
    debts: ids.slice(0, MAX_NAMED_DEBTS).map((id) => ({ id, reference: references.get(id) ?? null })),
    more: Math.max(0, ids.length - MAX_NAMED_DEBTS)
  }
}
