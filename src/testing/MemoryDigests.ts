/** Digests and the application's mails in memory. */
import { Effect, Layer } from "effect"
import { DigestsRepo, MAX_LINES } from "../repos/reminders/Digests.ts"
import { MailsRepo } from "../repos/people/Mails.ts"
import type { DigestEvent } from "../domain/Digest.ts"
import { MemoryState } from "./MemoryState.ts"
import type { CompanyRows } from "./MemoryTables.ts"
import { planned } from "./Unplanned.ts"

/** What the subject of an event is called. */
const namesOf = (rows: CompanyRows, { customerId, payableId, receivableId }: Omit<DigestEvent, "kind">) => {
  const customer = rows.customers.get(customerId ?? 0)?.displayName ?? null
  const receivable = rows.receivables.get(receivableId ?? 0)
  if (receivable !== undefined) {
    const { amountMinor, currency, externalReference, paidMinor } = receivable
    return { customer, reference: externalReference, balanceMinor: amountMinor - paidMinor, currency }
  }
  const payable = rows.payables.get(payableId ?? 0)
  return {
    customer,
    reference: payable?.billLabel ?? null,
    balanceMinor: payable?.amountMinor ?? null,
    currency: payable?.currency ?? null
  }
}

/** Whether an event still needs somebody, as the statement of the repository says it. */
const isNeeded = (rows: CompanyRows, { kind, payableId, receivableId }: DigestEvent): boolean => {
  if (kind === "bounced" || kind === "opted_out") return true
  const receivable = rows.receivables.get(receivableId ?? 0)
  const status = receivable?.status ?? rows.payables.get(payableId ?? 0)?.status ?? "open"
  if (status === "paid" || status === "cancelled") return false
  return kind !== "disputed" || receivable === undefined || receivable.pauseCause === "disputed"
}

/** Reminders that wait for a payment in review. No account in memory has statements of its own. */
const inReview = ({ attempts }: CompanyRows) => {
  const waiting = [...attempts.values()].filter(
    ({ reasonCode, status }) => status === "scheduled" && reasonCode === "payment_in_review"
  )
  const byDebt = new Map(waiting.map(({ customerId, receivableId }) => [receivableId, customerId]))
  return [...byDebt].map(([receivableId, customerId]) => ({
    kind: "payment_in_review" as const,
    customerId,
    receivableId,
    payableId: null,
    detail: null
  }))
}

/** Events for digests in memory. */
export const digests = Layer.effect(
  DigestsRepo,
  Effect.map(MemoryState, (state) =>
    DigestsRepo.of({
      add: (companyId, events, { dueAt }) =>
        events.length === 0
          ? Effect.void
          : state.write(companyId, (rows) => {
              rows.digestDueAt = Math.min(rows.digestDueAt ?? dueAt, dueAt)
              rows.digestEvents.push(...events)
            }),
      wake: (companyId, { dueAt }) =>
        state.write(companyId, (rows) => {
          rows.digestDueAt = Math.min(rows.digestDueAt ?? dueAt, dueAt)
        }),
      statementsTo: (companyId) => state.read(companyId, ({ facts }) => facts.statementsTo),
      companiesDue: (now, after, limit) =>
        Effect.map(
          Effect.filter(state.companyIds(), (companyId) =>
            state.readCommitted(
              companyId,
              ({ digestDueAt, facts }) =>
                facts.testClock === null && digestDueAt !== null && digestDueAt <= now
            )
          ),
          (companyIds) =>
            companyIds
              .filter((companyId) => companyId > after)
              .slice(0, limit)
              .map((companyId) => ({ companyId }))
        ),
      dueAt: (companyId) => state.read(companyId, (rows) => rows.digestDueAt),
      lockDue: (companyId) => state.hold(companyId, (rows) => rows.digestDueAt),
      take: (companyId) =>
        state.write(companyId, (rows) => {
          const events = rows.digestEvents.splice(0).filter((event) => isNeeded(rows, event))
          rows.digestDueAt = null
          const told = [...events, ...inReview(rows)]
          const byKind = [...Map.groupBy(told, ({ kind }) => kind)]
          return {
            counts: byKind.map(([kind, those]) => ({ kind, count: those.length })),
            events: byKind
              .flatMap(([, those]) => those.slice(0, MAX_LINES))
              .map((event) => ({ ...event, ...namesOf(rows, event) }))
          }
        }),
      readers: (companyId) =>
        state.read(companyId, ({ facts }) => facts.members.map((email) => ({ email, locale: null }))),
      morningReaders: () => Effect.succeed([])
    })
  )
)

/** The application's mails: what is added is gone, because nothing in memory sends or reads it. */
export const mails = planned(MailsRepo, { add: () => Effect.void })
