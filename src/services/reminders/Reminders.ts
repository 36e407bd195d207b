/** Keeps the plans of cases and of bills up to date, in the transaction of the write that changes them. */
import { Context, Effect, Layer } from "effect"
import type { CompanySettings } from "../../domain/Company.ts"
import type { Customer } from "../../domain/Customer.ts"
import { isSettled } from "../../domain/dunning/case/Chased.ts"
import { beginLadder, changeDebt, leavesNextAsItIs } from "../../domain/dunning/case/Changes.ts"
import {
  caseDebtOf,
  isSameLadder,
  ladderStateOf,
  type LockedReceivable,
  owedDebtOf,
  saidOf,
  type SeenCase
} from "../../domain/dunning/case/StoredCase.ts"
import type { CaseDebt } from "../../domain/dunning/case/Types.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Payable } from "../../domain/Payable.ts"
import { agreedDate, type StoredReceivable } from "../../domain/Pause.ts"
import { balance } from "../../domain/Receivable.ts"
import { CasesRepo } from "../../repos/reminders/Cases.ts"
import { CompanyChangesRepo } from "../../repos/reminders/CompanyChanges.ts"
import type { Debtor } from "../../repos/receivables/Receivables.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { DigestsRepo } from "../../repos/reminders/Digests.ts"
import { BillReminders } from "./BillReminders.ts"
import { type CaseMark, makePlanStep } from "./CasePlans.ts"
import { wakeDigest } from "./Digests.ts"
import { DunningRules } from "./DunningRules.ts"

type Planned = Effect.Effect<void, ServiceUnavailable>

/** Every `now` is in epoch milliseconds, by the company's clock. */
export class Reminders extends Context.Tag("duebook/Reminders")<
  Reminders,
  {
    /** For a new receivable: has its customer's case planned if it may change the next message. */
    readonly receivableCreated: (
      company: CompanySettings,
      receivable: StoredReceivable,
      debtor: Debtor,
      now: number
    ) => Planned
    /**
     * For a changed receivable, which the caller has locked: its ladder goes on or begins anew, and its customer's case is
     * planned again if the change may concern the next message.
     */
    readonly receivableChanged: (
      company: CompanySettings,
      before: LockedReceivable,
      after: StoredReceivable,
      now: number
    ) => Planned
    /**
     * For a changed customer, whom the caller has locked: another time zone, language or address has the case planned
     * again. It costs the same however many debts there are.
     */
    readonly customerChanged: (
      company: CompanySettings,
      before: Customer,
      after: Customer,
      now: number
    ) => Planned
    /**
     * After debts have passed from one customer to another with all that was said about them: their cases are planned again,
     * with what is stored of them at the end of the transaction. `renews`: one of them can be reached better.
     */
    readonly customersMerged: (
      company: CompanySettings,
      customerIds: ReadonlyArray<number>,
      now: number,
      renews: boolean
    ) => Planned
    /**
     * After money has come that may be for debts of these customers, or somebody has said what it is for: their cases are
     * planned again, with what waits at the end of the transaction. What waited for it leaves at once.
     */
    readonly reviewsChanged: (
      company: CompanySettings,
      customerIds: ReadonlyArray<number>,
      now: number
    ) => Planned
    /**
     * After a new statement of a bank account: what waits for one is looked at again in the background, if the company's
     * policy makes it wait.
     */
    readonly statementImported: (company: CompanySettings, now: number) => Planned
    /** For a new bill: skips the steps whose days are over, and plans the next one. */
    readonly payableCreated: (company: CompanySettings, payable: Payable, now: number) => Planned
    /** For a changed bill, which the caller has locked: plans again after another due date, ends with the payment. */
    readonly payableChanged: (
      company: CompanySettings,
      before: Payable,
      after: Payable,
      now: number
    ) => Planned
  }
>() {
  static readonly layer = Layer.effect(
    Reminders,
    Effect.gen(function* () {
      const bills = yield* BillReminders
      const companyChanges = yield* CompanyChangesRepo
      const digests = yield* DigestsRepo
      const dunningRules = yield* DunningRules
      const tenant = yield* Tenant
      const step = yield* makePlanStep
      const mark = (one: CaseMark) => tenant.atEnd(step, one)
      return Reminders.of({
        payableCreated: bills.payableCreated,
        payableChanged: bills.payableChanged,
        reviewsChanged: Effect.fnUntraced(function* (company, customerIds, now) {
          if (customerIds.length === 0) return
          yield* wakeDigest(digests, company, now)
          for (const customerId of new Set(customerIds)) {
            yield* mark({ _tag: "Plan", company, customerId, now, renews: false })
          }
        }),
        customersMerged: (company, customerIds, now, renews) =>
          Effect.forEach(
            customerIds.flatMap((customerId): ReadonlyArray<CaseMark> => [
              { _tag: "Money", company, customerId, now },
              { _tag: "Plan", company, customerId, now, renews }
            ]),
            mark,
            { discard: true }
          ),
        statementImported: Effect.fnUntraced(function* (company, now) {
          const { statementDays } = (yield* dunningRules.rulesOf(company)).policy.receivables
          if (statementDays === null) return
          yield* wakeDigest(digests, company, now)
          if (!statementDays.hold) return
          yield* companyChanges.add(company.companyId, { now, resumes: false })
        }),
        receivableCreated: yield* makeCreated(mark),
        receivableChanged: yield* makeChanged(mark),
        customerChanged: Effect.fnUntraced(function* (company, before, after, now) {
          if (after.displayName !== before.displayName) {
            yield* mark({ _tag: "Money", company, customerId: after.id, now })
          }
          const isElsewhere =
            after.timezone !== before.timezone || after.preferredLocale !== before.preferredLocale
          const isReachable = after.email !== before.email || after.phoneE164 !== before.phoneE164
          if (!isElsewhere && !isReachable) return
          yield* mark({ _tag: "Plan", company, customerId: after.id, now, renews: isReachable })
        })
      })
    })
  ).pipe(Layer.provide(BillReminders.layer))
}

type Mark = (mark: CaseMark) => Planned

const makeCreated = (mark: Mark) =>
  Effect.map(DunningRules, (dunningRules): Reminders["Type"]["receivableCreated"] =>
    Effect.fnUntraced(function* (company, receivable, debtor, now) {
      const { customerId } = receivable
      if (debtor.seen === "known") {
        yield* mark({ _tag: "Plan", company, customerId, now, renews: false })
        return
      }
      // Whoever has no case owes nothing yet.
      if (debtor.seen === "new" || debtor.seen.version === null) {
        const { preferredLocale, timezone } = debtor
        yield* mark({ _tag: "New", company, customerId, now, receivable, preferredLocale, timezone })
        return
      }
      const { state, version } = debtor.seen
      const rules = yield* dunningRules.caseRulesOf(company, debtor.timezone)
      const after = beginLadder(owedDebtOf(receivable), now)
      const isLeft = leavesNextAsItIs(rules, state, state.next, { before: null, after }, now)
      yield* mark(
        isLeft
          ? { _tag: "Check", company, customerId, now, version }
          : { _tag: "Plan", company, customerId, now, renews: false }
      )
    })
  )

/** The debt after a change: of another customer it begins anew. */
const debtAfter = (
  rules: Parameters<typeof changeDebt>[0],
  before: LockedReceivable,
  after: StoredReceivable,
  now: number
): CaseDebt =>
  after.customerId === before.customerId
    ? changeDebt(rules, debtBefore(before), owedDebtOf(after), now, agreedDate(before))
    : beginLadder(owedDebtOf(after), now)

const debtBefore = (before: LockedReceivable): CaseDebt =>
  caseDebtOf({ receivable: before, createdAt: before.dunning.createdAt, ladder: before.dunning.ladder })

/** Whether money that waits may be for a debt since a change: it has another number or customer, or more is owed. */
const mayBeOfOtherMoney = (before: StoredReceivable, after: StoredReceivable): boolean =>
  after.externalReference !== before.externalReference ||
  after.customerId !== before.customerId ||
  after.amountMinor !== before.amountMinor ||
  after.currency !== before.currency ||
  balance(after) > balance(before)

const makeChanged = (mark: Mark) =>
  Effect.gen(function* () {
    const cases = yield* CasesRepo
    const dunningRules = yield* DunningRules
    const changed: Reminders["Type"]["receivableChanged"] = Effect.fnUntraced(
      function* (company, before, after, now) {
        const { companyId } = company
        const { createdAt, said, seen, timezone }: LockedReceivable["dunning"] & { readonly seen: SeenCase } =
          before.dunning
        const rules = yield* dunningRules.caseRulesOf(company, timezone)
        const [was, is] = [debtBefore(before), debtAfter(rules, before, after, now)]
        const { state, version } = seen
        const saidNow = saidOf(rules, state.since, is)
        if (!isSameLadder(was, is) || saidNow !== said) {
          const ladder = ladderStateOf(is, createdAt)
          yield* cases.saveLadders(companyId, [{ receivableId: after.id, ladder, said: saidNow }])
        }
        if (mayBeOfOtherMoney(before, after)) {
          yield* mark({ _tag: "Money", company, customerId: after.customerId, now })
        }
        const isMoved = after.customerId !== before.customerId
        if (isMoved) {
          const customers = { from: before.customerId, to: after.customerId }
          yield* cases.moveReviews(companyId, after.id, customers)
        }
        const gone = isMoved ? [] : [after]
        const isLeft =
          !isMoved &&
          version !== null &&
          leavesNextAsItIs(rules, state, state.next, { before: was, after: is }, now)
        if (isLeft) {
          // An attempt of what is settled keeps what was owed. It may be in the queue: a message that was being handed over
          // when the case was read comes back there if it was not.
          const { currency, customerId, id } = after
          const present = { receivableId: id, currency, balanceMinor: balance(after) }
          const isOther = balance(after) !== balance(before) && !isSettled(after)
          yield* mark({
            _tag: "Check",
            company,
            customerId,
            now,
            version,
            ...(isOther ? { present } : {})
          })
          return
        }
        for (const customerId of new Set([before.customerId, after.customerId])) {
          yield* mark({ _tag: "Plan", company, customerId, now, renews: false, gone })
        }
      }
    )
    return changed
  })
