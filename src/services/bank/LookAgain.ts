/**
 * Matches money that waits again, after debts were entered or changed: what is certain by now is applied, as at its import,
 * and the rest has new suggestions, for which reminders wait (ADR 60).
 */
import { Clock, Context, Effect, Layer } from "effect"
import { CurrentActor, system } from "../../domain/Actor.ts"
import type { BankTransaction } from "../../domain/bank/BankTransaction.ts"
import * as Moves from "../../domain/bank/TransactionMoves.ts"
import { type CompanySettings, companyTime } from "../../domain/Company.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { BankTransactionsRepo } from "../../repos/bank/BankTransactions.ts"
import { LOOKED_AT_ONCE, type WaitingMovement, WaitingMoneyRepo } from "../../repos/bank/WaitingMoney.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { Tenant } from "../../repos/Tenant.ts"
import { forEachCompany } from "../installation/ForEachCompany.ts"
import { type Candidate, isAsRead, makeApplyCertain } from "./CertainMatches.ts"
import { makeSettlement } from "./Settlement.ts"
import { makeProspects, type NewStanding, standingAfter, suggest } from "./Suggesting.ts"
import { turnOfOthers } from "./TurnOfOthers.ts"

/**
 * How long before a look a debt may have been written that the look did not see yet: its time is from the beginning of its
 * write, and it is seen with the commit.
 */
export const UNSEEN_MILLIS = 10_000

/** Movements of one company that are matched again, the newest. A company that leaves more to wait has stopped looking itself. */
const MAX_LOOKED_AT = 6_000

const NOTHING: ReadonlySet<number> = new Set()

/** A movement as it would stand by now, with what was said of it. */
interface Looked {
  readonly before: WaitingMovement
  readonly candidate: Candidate
  readonly isRefused: boolean
  readonly standing: NewStanding
}

/** Whether something of a movement is another than is stored. */
const isOther = ({ before: { reviews, transaction }, standing: { move } }: Looked): boolean => {
  const said = (all: typeof reviews) =>
    all.map(({ customerId, receivableId }) => `${customerId} ${receivableId}`).join()
  return (
    move.transaction.status !== transaction.status ||
    move.transaction.customerId !== transaction.customerId ||
    said(move.reviews) !== said(reviews)
  )
}

export class LookAgain extends Context.Tag("duebook/LookAgain")<
  LookAgain,
  {
    /** Matches what waits of a company again; how many movements stand otherwise by now. */
    readonly look: (companyId: number) => Effect.Effect<number, ServiceUnavailable>
    /** Does so for every company that somebody has asked for. */
    readonly lookDue: Effect.Effect<number, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    LookAgain,
    Effect.gen(function* () {
      const applyCertain = yield* makeApplyCertain
      const companies = yield* CompaniesRepo
      const keep = yield* makeKeepOthers
      const read = yield* makeRead
      const repo = yield* WaitingMoneyRepo
      const tenant = yield* Tenant

      /** Matches some of what waits; how many of them stand otherwise by now. */
      const lookAt = Effect.fnUntraced(function* (
        company: CompanySettings,
        waiting: ReadonlyArray<WaitingMovement>
      ) {
        const all = yield* read(company.companyId, waiting)
        const done = yield* applyCertain(
          company,
          all.flatMap(({ candidate, isRefused }) =>
            !isRefused && Moves.isUntouched(candidate.transaction) ? [candidate] : []
          )
        )
        const others = all.filter((each) => !done.has(each.candidate.transaction.id) && isOther(each))
        yield* keep(company, others)
        return done.size + others.length
      })

      const look = Effect.fnUntraced(
        function* (companyId: number) {
          const asks = yield* repo.asks(companyId)
          const found = yield* companies.find(companyId)
          if (asks === null || found === null) return 0
          const company = settingsOf(found)
          const startedAt = companyTime(company, yield* Clock.currentTimeMillis)
          let changed = 0
          for (let before = Number.MAX_SAFE_INTEGER, count = 0; count < MAX_LOOKED_AT;) {
            const waiting = yield* repo.waiting(companyId, before)
            changed += yield* lookAt(company, waiting)
            if (waiting.length < LOOKED_AT_ONCE) break
            before = waiting.at(-1)?.transaction.id ?? 0
            count += waiting.length
            yield* turnOfOthers
          }
          yield* tenant.transaction(
            companyId,
            repo.looked(companyId, { at: startedAt - UNSEEN_MILLIS, asks })
          )
          return changed
        },
        (work) => CurrentActor.acting(system)(work)
      )
      return LookAgain.of({
        look,
        lookDue: forEachCompany("looks", repo.companiesAsked, ({ companyId }) => look(companyId))
      })
    })
  )
}

/** Makes what reads what some movements may be meant for by now. */
const makeRead = Effect.gen(function* () {
  const prospects = yield* makeProspects
  const transactions = yield* BankTransactionsRepo
  return Effect.fnUntraced(function* (companyId: number, waiting: ReadonlyArray<WaitingMovement>) {
    const all = waiting.map(({ transaction }) => transaction)
    const found = yield* prospects(companyId, all, "background")
    const refusals = yield* transactions.refused(
      companyId,
      all.map(({ id }) => id)
    )
    return waiting.map((before, index): Looked => {
      const { reviews, transaction } = before
      const prospect = found[index] ?? null
      const refused = refusals.get(transaction.id) ?? NOTHING
      const matched = suggest(transaction, prospect, { refused })
      const reviewed = [...new Set(reviews.map(({ customerId }) => customerId))]
      return {
        before,
        candidate: { transaction, prospect, matched },
        isRefused: refused.size > 0,
        standing: standingAfter(Moves.looked(transaction), matched, prospect, reviewed)
      }
    })
  })
})

/** Makes what stores movements that stand otherwise by now, unless somebody has changed them since. */
const makeKeepOthers = Effect.gen(function* () {
  const settlement = yield* makeSettlement
  const tenant = yield* Tenant
  const transactions = yield* BankTransactionsRepo
  return Effect.fnUntraced(function* (company: CompanySettings, others: ReadonlyArray<Looked>) {
    if (others.length === 0) return
    const { companyId } = company
    const idOf = ({ candidate }: Looked): BankTransaction["id"] => candidate.transaction.id
    yield* tenant.transaction(
      companyId,
      Effect.gen(function* () {
        const now = companyTime(company, yield* Clock.currentTimeMillis)
        const locked = yield* transactions.lock(companyId, {
          receivableIds: [],
          transactionIds: others.map(idOf)
        }).alone
        const standings = others.flatMap(({ before, standing }) =>
          isAsRead(locked, before.transaction) ? [standing] : []
        )
        yield* settlement.keep(company, standings, now)
      })
    )
  })
})
