/** What a debtor sees and does on the public page: what is open, a promise, a dispute, ending reminders. */
import { Clock, Context, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { statusOf, type ChannelStatus } from "../../domain/BlockedAddress.ts"
import { addDays, toRfc3339, todayIn } from "../../domain/CalendarDate.ts"
import { companyTime } from "../../domain/Company.ts"
import type { Creditor } from "../../domain/CompanyFacts.ts"
import { type DebtorLink, sentOn } from "../../domain/DebtorToken.ts"
import {
  Forbidden,
  type InvalidTransition,
  NotFound,
  type ServiceUnavailable,
  type ValidationFailed
} from "../../domain/Errors.ts"
import { presentOn } from "../../domain/LinkAddress.ts"
import { daysOverdue } from "../../domain/dunning/Calendar.ts"
import { MAX_PROMISE_DAYS, mayDispute, mayPromise, type StoredReceivable } from "../../domain/Pause.ts"
import { balance } from "../../domain/Receivable.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { settingsOf } from "../../repos/company/Companies.ts"
import {
  DebtorPagesRepo,
  type LinkStanding,
  type OpenSum,
  type Owing
} from "../../repos/customers/DebtorPages.ts"
import { DocumentsRepo } from "../../repos/receivables/Documents.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import type { ReachableCustomer } from "../../repos/Rows.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { calendarOf, DunningRules, zoneOfDebtor } from "../reminders/DunningRules.ts"
import { DebtorLinks } from "./DebtorLinks.ts"
import { OptOuts } from "./OptOuts.ts"
import { Receivables } from "../receivables/Receivables.ts"
import { unchanged, Write } from "../Write.ts"

/** Debts that the page lists; their sums are of all. */
export const MAX_LISTED_DEBTS = 50

/** Openings that are being noted at a time; more are not noted. */
const MAX_OPENING = 100

/** A debt as its debtor sees it. */
export interface OpenDebt {
  readonly receivable: StoredReceivable
  readonly balanceMinor: number
  /** Overdue if it is more than 0, counted as messages count. */
  readonly daysOverdue: number
  readonly mayPromise: boolean
  readonly mayDispute: boolean
  /** Whether the original invoice can be opened. */
  readonly hasInvoice: boolean
}

/** What the page shows. */
export interface DebtorView {
  readonly link: DebtorLink
  /** The present number of the customer: a link from before a merge has another. */
  readonly customerId: number
  readonly company: Creditor
  /** The company's country, an ISO 3166-1 code; null where it has not said. */
  readonly country: string | null
  /** Of an inactive company nothing is listed: it may have been paid elsewhere since. */
  readonly isActive: boolean
  readonly customer: Pick<ReachableCustomer, "displayName" | "preferredLocale">
  readonly channels: Readonly<Record<Channel, ChannelStatus>>
  /** The customer's present date, by the company's own time. */
  readonly today: string
  /** The last date that a promise may name. */
  readonly lastPromiseDate: string
  /** The earliest due date first, at most `MAX_LISTED_DEBTS`. */
  readonly debts: ReadonlyArray<OpenDebt>
  /** All debts, listed or not. */
  readonly count: number
  readonly sums: ReadonlyArray<OpenSum>
  /** The day in UTC on which the page was opened last; null if it never was. */
  readonly openedOn: string | null
}

/** What the page of a link shows that no longer opens anything. */
export interface OutdatedLink {
  /**
   * Whom to ask, for a link whose address is no longer the customer's; null for a link that the company has made void.
   */
  readonly company: Creditor | null
  /** The channels on which it can end reminders to the address that it was sent to. */
  readonly channels: ReadonlyArray<Channel>
}

type Refused = NotFound | Forbidden | InvalidTransition | ValidationFailed | ServiceUnavailable

type Changes = Effect.Effect<void, Refused, CurrentActor>

export class DebtorPage extends Context.Tag("duebook/DebtorPage")<
  DebtorPage,
  {
    /** What a link shows; `NotFound` for one that is void or whose address is no longer the customer's. */
    readonly look: (link: DebtorLink) => Effect.Effect<DebtorView, NotFound | ServiceUnavailable>
    /**
     * Notes in the audit log that the page was opened, at most once a day for each customer. Mail scanners open links,
     * too, so it says no more than that. It never fails, and the caller need not wait for it.
     */
    readonly opened: (view: DebtorView) => Effect.Effect<void, never, CurrentActor>
    /**
     * Takes a promise to pay a debt by a date. The same promise again changes nothing, and is no error. `NotFound` for a
     * debt of somebody else, `Forbidden` for an inactive company.
     */
    readonly promise: (link: DebtorLink, receivableId: number, date: string) => Changes
    /** Takes a dispute about a debt; otherwise as `promise`. */
    readonly dispute: (link: DebtorLink, receivableId: number, text: string) => Changes
    /** A link that was once its customer's, and for which `look` finds nothing; null for any other. */
    readonly outdated: (link: DebtorLink) => Effect.Effect<OutdatedLink | null, ServiceUnavailable>
    /**
     * Ends reminders to the customer's address on a channel, or allows them again. An outdated link can end them for the
     * address that it was sent to: it stands in every older message, and an SMS has no other way out.
     */
    readonly setReminders: (
      link: DebtorLink,
      channel: Channel,
      wanted: boolean
    ) => Effect.Effect<void, NotFound | ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    DebtorPage,
    Effect.gen(function* () {
      const documents = yield* DocumentsRepo
      const dunningRules = yield* DunningRules
      const links = yield* DebtorLinks
      const optOuts = yield* OptOuts
      const pages = yield* DebtorPagesRepo
      const receivables = yield* Receivables

      const noCustomer = NotFound.resource("customer")
      const stateOf = yield* makeStateOf
      const act = yield* makeAct

      return DebtorPage.of({
        look: Effect.fnUntraced(function* (link) {
          const found = yield* pages.look(link, MAX_LISTED_DEBTS)
          if (found === null || (yield* stateOf(link, found)) !== "valid") return yield* noCustomer
          const settings = settingsOf(found.company)
          const rules = yield* dunningRules.rulesOf(settings)
          const now = companyTime(settings, yield* Clock.currentTimeMillis)
          const zone = zoneOfDebtor(rules, found.customer.timezone)
          const today = todayIn(zone, now)
          const withInvoice = yield* documents.having(
            link.companyId,
            found.owed.map(({ id }) => id)
          )
          const debtOf = (receivable: StoredReceivable): OpenDebt => ({
            receivable,
            balanceMinor: balance(receivable),
            daysOverdue: daysOverdue({ ...calendarOf(rules, zone), dueDate: receivable.dueDate }, today),
            mayPromise: mayPromise(receivable),
            mayDispute: mayDispute(receivable),
            hasInvoice: withInvoice.has(receivable.id)
          })
          return viewOf(link, found, today, debtOf)
        }),
        outdated: Effect.fnUntraced(function* (link) {
          const found = yield* pages.standing(link)
          const state = yield* stateOf(link, found)
          if (found === null || state === "unknown" || state === "valid") return null
          return { company: state === "moved" ? found.company : null, channels: sentOn(link) }
        }),
        opened: yield* makeOpened,
        promise: (link, receivableId, date) =>
          act(
            link,
            receivableId,
            receivables.promise(link.companyId, receivableId, date),
            ({ pauseCause, promisedOn }) => Effect.succeed(pauseCause === "promised" && promisedOn === date)
          ),
        dispute: (link, receivableId, text) =>
          act(link, receivableId, receivables.dispute(link.companyId, receivableId, text), (before) =>
            before.pauseCause === "disputed"
              ? Effect.map(pages.lastDispute(link.companyId, receivableId), (last) => last === text)
              : Effect.succeed(false)
          ),
        setReminders: Effect.fnUntraced(function* (link, channel, wanted) {
          const { companyId } = link
          const found = yield* pages.standing(link)
          const state = yield* stateOf(link, found)
          if (found === null || state === "unknown") return yield* noCustomer
          const { customerId } = found
          const isOutdated = state !== "valid"
          const address = isOutdated
            ? yield* links.addressSentTo(link, channel, found.addresses)
            : presentOn(channel, found.addresses)
          if (isOutdated && (wanted || address === null)) return yield* noCustomer
          yield* optOuts.change({ companyId, customerId, channel, address }, wanted ? "OptIn" : "OptOut")
        })
      })
    })
  )
}

/** The view of a customer; of an inactive company without what is owed. */
const viewOf = (
  link: DebtorLink,
  { company, customer, customerId, openedOn, owed, sums }: Owing,
  today: string,
  debtOf: (receivable: StoredReceivable) => OpenDebt
): DebtorView => {
  const isActive = company.status === "active"
  const { displayName, email, optedOut, phoneE164, preferredLocale, suppressed } = customer
  const blockOn = (channel: Channel) =>
    optedOut.includes(channel) ? "opted_out" : suppressed.includes(channel) ? "suppressed" : null
  return {
    link,
    customerId,
    company,
    country: company.country,
    isActive,
    customer: { displayName, preferredLocale },
    channels: { email: statusOf(email, blockOn("email")), sms: statusOf(phoneE164, blockOn("sms")) },
    today,
    lastPromiseDate: addDays(today, MAX_PROMISE_DAYS),
    debts: isActive ? owed.map(debtOf) : [],
    count: isActive ? sums.reduce((all, { count }) => all + count, 0) : 0,
    sums: isActive ? sums : [],
    openedOn
  }
}

/**
 * What a link is to its customer: theirs; `void`, because the company has made another; `moved`, because an address that
 * it is bound to is no longer theirs; or `unknown`.
 */
type LinkState = "valid" | "void" | "moved" | "unknown"

const makeStateOf = Effect.map(
  DebtorLinks,
  (links) =>
    (link: DebtorLink, found: LinkStanding | null): Effect.Effect<LinkState, ServiceUnavailable> => {
      if (found === null || link.linkNumber > found.linkNumber) return Effect.succeed("unknown")
      if (link.linkNumber < found.linkNumber) return Effect.succeed("void")
      return Effect.map(links.isBoundToPresent(link, found.addresses), (is) => (is ? "valid" : "moved"))
    }
)

/**
 * Makes the function by which a debtor changes one of their own debts, while the link is theirs. What was refused
 * because it is done already succeeds: `isDone` says so of the debt as it was found.
 */
const makeAct = Effect.gen(function* () {
  const pages = yield* DebtorPagesRepo
  const receivables = yield* ReceivablesRepo
  const stateOf = yield* makeStateOf
  const tenant = yield* Tenant
  return (
    link: DebtorLink,
    receivableId: number,
    work: Effect.Effect<unknown, Exclude<Refused, Forbidden>, CurrentActor>,
    isDone: (before: StoredReceivable) => Effect.Effect<boolean, ServiceUnavailable>
  ): Changes => {
    const { companyId } = link
    return tenant.transaction(
      companyId,
      Effect.gen(function* () {
        const before = yield* receivables.findForUpdate(companyId, receivableId)
        // Read after waiting for the lock, so that a change of the address in the meantime counts.
        const found = yield* pages.standing(link)
        if (found === null || (yield* stateOf(link, found)) !== "valid")
          return yield* NotFound.resource("customer")
        if (before === null || before.customerId !== found.customerId)
          return yield* NotFound.resource("receivable")
        if (found.company.status === "inactive") return yield* Forbidden.because("company_inactive")
        if (!(yield* isDone(before))) yield* work
      })
    )
  }
})

/** Makes the function that notes an opening. */
const makeOpened = Effect.gen(function* () {
  const pages = yield* DebtorPagesRepo
  const write = yield* Write
  const opening = new Set<string>()
  return ({ customerId, debts, link, openedOn }: DebtorView): Effect.Effect<void, never, CurrentActor> =>
    Effect.gen(function* () {
      const day = toRfc3339(yield* Clock.currentTimeMillis).slice(0, 10)
      const { companyId } = link
      const name = `${companyId} ${customerId}`
      if ((openedOn !== null && openedOn >= day) || opening.has(name) || opening.size >= MAX_OPENING) return
      opening.add(name)
      const receivableIds = debts.map(({ receivable }) => receivable.id)
      yield* write
        .run({
          deed: "debtor_page.open",
          companyId,
          subject: `debtor page ${customerId}`,
          decide: () =>
            Effect.map(pages.open({ companyId, customerId }, day), (isFirst) =>
              isFirst
                ? { value: undefined, subjectId: customerId, details: { receivable_ids: receivableIds } }
                : unchanged(undefined)
            )
        })
        .pipe(Effect.ensuring(Effect.sync(() => opening.delete(name))))
    }).pipe(Effect.catchAllCause((cause) => Effect.logDebug("an opened page was not noted", cause)))
})
