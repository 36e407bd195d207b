/** What leaves next: the messages of a company's cases before they leave, in the order of time, and each as it is read. */
import { Context, Effect, Layer } from "effect"
import { companyDay, type CompanySettings } from "../../domain/Company.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { addressOn } from "../../domain/BlockedAddress.ts"
import { NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { AttemptSearch } from "../../repos/reminders/AttemptSearch.ts"
import { type PlannedAfter, PlannedAttempts } from "../../repos/reminders/PlannedAttempts.ts"
import { orNotFound } from "../../services/Lookup.ts"
import { makeDebtorCases, type OpenCase } from "../../services/reminders/DebtorCases.ts"
import { askedFor, type NotAsked } from "../../services/reminders/SendNow.ts"
import type { Company } from "../Delivery.ts"
import { type MessageLinks, makeLinks } from "../message/Links.ts"
import { makeOutboxCompany } from "./OutboxCompany.ts"
import { OUTBOX_DAYS, type OutboxCard, type OutboxEntry, outboxOf } from "./Cards.ts"
import { type WrittenMessage, writeEntry } from "./Writing.ts"

export type { PlannedAfter } from "../../repos/reminders/PlannedAttempts.ts"

/** Next messages on one page of the outbox. */
const NEXT_PER_PAGE = 25
const DAY_MILLIS = 86_400_000

/** A page of the outbox: so many next messages, with what follows on them within `OUTBOX_DAYS`. */
export interface OutboxPage {
  readonly cards: ReadonlyArray<OutboxCard>
  /** Later messages follow after this one; null at the end. */
  readonly next: PlannedAfter | null
  /** The company's day. */
  readonly today: string
}

/** A message before it leaves, as its reader will see it. */
export interface SeenMessage {
  readonly card: OutboxCard
  /** Null where it can't be written: the card says why, or it is a defect. */
  readonly written: WrittenMessage | null
}

/** What leaves if somebody wants the next message at once: the messages of its channels, or why none can. */
export type EarlyMessages =
  | { readonly _tag: "Refused"; readonly why: NotAsked }
  | {
      readonly _tag: "Early"
      readonly messages: ReadonlyArray<SeenMessage>
      /** The first time at which it may leave. */
      readonly leavesAt: number
      /** Of all of them. */
      readonly version: string
    }

/** A message of the outbox by its place. */
export interface OutboxPlace {
  readonly customerId: number
  readonly channel: Channel
  readonly number: number
  /** Beyond `OUTBOX_DAYS`, what is planned until then is found, too. */
  readonly until?: number
}

export class Outbox extends Context.Tag("duebook/Outbox")<
  Outbox,
  {
    readonly page: (
      after: PlannedAfter | null
    ) => Effect.Effect<OutboxPage, ServiceUnavailable, CurrentRequest>
    /**
     * The place of the message that an attempt of the queue stands for; null if it has ended or is being handed over, so
     * that it has a record of its own.
     */
    readonly placeOf: (
      attemptId: number
    ) => Effect.Effect<OutboxPlace | null, NotFound | ServiceUnavailable, CurrentRequest>
    /** One message; refused where it has left, or is none any more. */
    readonly message: (
      place: OutboxPlace
    ) => Effect.Effect<SeenMessage, NotFound | ServiceUnavailable, CurrentRequest>
    /** The next message with links that lead to `page` in the place of the customer's own, so that a test changes nothing. */
    readonly test: (
      place: OutboxPlace,
      page: string
    ) => Effect.Effect<SeenMessage, NotFound | ServiceUnavailable, CurrentRequest>
    /** The next message that names a debt, as it would leave if somebody asked for it now. */
    readonly early: (
      customerId: number,
      debtId: number
    ) => Effect.Effect<EarlyMessages, NotFound | ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Outbox,
    Effect.gen(function* () {
      const attempts = yield* AttemptSearch
      const cases = yield* makeDebtorCases
      const companyNow = yield* makeOutboxCompany
      const seen = yield* makeSeen
      const planned = yield* PlannedAttempts

      const openOne = Effect.fnUntraced(function* (
        settings: CompanySettings,
        customerId: number,
        now: number
      ) {
        const [open] = yield* cases.open(settings, [customerId], now, { mode: "read", saysAll: true })
        return open ?? (yield* NotFound.numbered("customer", customerId))
      })

      const find = Effect.fnUntraced(function* ({ channel, customerId, number, until }: OutboxPlace) {
        const { company, now, settings } = yield* companyNow
        const open = yield* openOne(settings, customerId, now)
        const entry = outboxOf(company, open, until).find(
          ({ card }) => card.channel === channel && card.number === number
        )
        return entry === undefined ? yield* new NotFound({ message: GONE }) : { company, entry }
      })

      return Outbox.of({
        placeOf: Effect.fnUntraced(function* (attemptId) {
          const { companyId } = (yield* CurrentRequest).caller
          const attempt = yield* orNotFound("reminder", attempts.find(companyId, attemptId))
          const { channel, customerId, scheduledFor, status } = attempt
          return status === "scheduled" && customerId !== null
            ? { customerId, channel, number: 1, until: scheduledFor }
            : null
        }),
        page: Effect.fnUntraced(function* (after) {
          const { company, now, settings } = yield* Effect.catchTag(companyNow, "NotFound", Effect.die)
          const until = now + OUTBOX_DAYS * DAY_MILLIS
          const found = yield* planned.next(settings.companyId, { after, until, limit: NEXT_PER_PAGE + 1 })
          const piece = found.slice(0, NEXT_PER_PAGE)
          const ids = [...new Set(piece.map(({ customerId }) => customerId))]
          const opened = yield* cases.open(settings, ids, now, { mode: "read", saysAll: true })
          const cards = yield* cardsOf(company, opened, new Set(piece.map(({ id }) => id)))
          return {
            cards: cards.toSorted((a, b) => a.at - b.at || a.customerId - b.customerId),
            next: found.length > NEXT_PER_PAGE ? (piece.at(-1) ?? null) : null,
            today: companyDay(settings, now)
          }
        }),
        message: (place) => Effect.flatMap(find(place), ({ company, entry }) => seen(company, entry)),
        test: (place, page) =>
          Effect.flatMap(find(place), ({ company, entry }) =>
            seen(company, entry, { debtorUrl: page, optOutUrl: page })
          ),
        early: Effect.fnUntraced(function* (customerId, debtId) {
          const { company, now, settings } = yield* companyNow
          const open = yield* openOne(settings, customerId, now)
          const early = earlyOf(company, open, debtId)
          if (typeof early === "string") return { _tag: "Refused" as const, why: early }
          const messages = yield* Effect.forEach(early.entries, (entry) => seen(company, entry))
          const { leavesAt, version } = early
          return { _tag: "Early" as const, messages, leavesAt, version }
        })
      })
    })
  )
}

/** The cards that stand on the page of these attempts. A future keeps the process busy, so other fibers get turns. */
const cardsOf = (company: Company, opened: ReadonlyArray<OpenCase>, onPage: ReadonlySet<number>) =>
  Effect.map(
    Effect.forEach(opened, (open) =>
      Effect.as(
        Effect.yieldNow(),
        outboxOf(company, open)
          .map(({ card }) => card)
          .filter(({ attemptId }) => onPage.has(attemptId))
      )
    ),
    (cards) => cards.flat()
  )

/** Makes the function that writes an entry; without links of its own, with those that its reader will get. */
const makeSeen = Effect.map(makeLinks, (links) =>
  Effect.fnUntraced(function* (company: Company, entry: OutboxEntry, ownLinks: MessageLinks | null = null) {
    const { customer } = entry.open.row
    const { channel } = entry.told.message
    const address = addressOn(channel, customer) ?? ""
    const made = ownLinks ?? (yield* links(company.settings.companyId, customer, channel, address))
    return { card: entry.card, written: yield* writeEntry(company, entry, made) }
  })
)

/** Said where somebody looks for a message that has left or was withdrawn. */
const GONE =
  "There is no such message in the outbox any more. It has left, or what it was about was paid or changed."

/** The next messages of a case if somebody asked for one that names a debt. */
export interface EarlyEntries {
  readonly debtor: OpenCase["debtor"]
  readonly entries: ReadonlyArray<OutboxEntry>
  readonly leavesAt: number
  readonly version: string
}

/** What asking makes of a case, as `askedFor` has it, with the messages that leave then. */
export const earlyOf = (company: Company, open: OpenCase, debtId: number): EarlyEntries | NotAsked => {
  const asked = askedFor(open, debtId)
  if (typeof asked === "string") return asked
  const texts = outboxOf(company, open)
  // Whoever has given the next message texts wants it with these, whenever it leaves.
  const kept = { ...open, debtor: asked.debtor }
  const entries = outboxOf(company, kept)
    .filter(
      ({ card, told }) =>
        card.number === 1 && told.reason === null && told.contents.named.some(({ id }) => id === debtId)
    )
    .map((entry) => {
      const before = texts.find(({ card }) => card.number === 1 && card.channel === entry.card.channel)
      const own = entry.prepared ?? before?.prepared ?? null
      return entry.seal === null || own === null
        ? entry
        : { ...entry, prepared: { ...own, seal: entry.seal, isAsked: true } }
    })
  const version = entries.map(({ prepared, seal }) => `${seal} ${JSON.stringify(prepared?.texts ?? null)}`)
  return {
    debtor: asked.debtor,
    entries,
    leavesAt: asked.leavesAt,
    version: Bun.hash(version.join("\n")).toString(36)
  }
}
