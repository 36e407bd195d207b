/** Statements and their accounts as people look at them: balances, gaps, files so far, and how far a file in work is. */
import { Context, Effect, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import type { Page, PageRequest } from "../../domain/Page.ts"
import {
  type ListedPart,
  type ListedStatement,
  StatementListRepo,
  type StatementInWork
} from "../../repos/bank/StatementList.ts"
import type { StatementGap } from "../../repos/bank/StatementAccounts.ts"
import { orNotFound } from "../Lookup.ts"
import { StatementImports } from "./StatementImports.ts"

export type { ListedPart, ListedStatement, StatementInWork } from "../../repos/bank/StatementList.ts"

/** An account that statements are of. */
export interface SeenAccount {
  readonly id: number
  readonly iban: string | null
  /** The IBAN or account number, in electronic form. */
  readonly number: string
  readonly currency: string
  /** The last day of its last statement; null without one. */
  readonly lastStatementTo: string | null
  /** Its balance at the end of that day, in minor units. */
  readonly balanceMinor: number | null
  /** Where its statements leave something out, the newest first. */
  readonly gaps: ReadonlyArray<StatementGap>
}

/** All that the page of a file shows. */
export interface SeenStatement {
  readonly statement: ListedStatement
  readonly parts: ReadonlyArray<ListedPart>
  /** How far it is; null when it is done. */
  readonly inWork: StatementInWork | null
}

type Reading<A, E = never> = Effect.Effect<A, E | ServiceUnavailable, CurrentRequest>

export class StatementViews extends Context.Tag("duebook/StatementViews")<
  StatementViews,
  {
    readonly accounts: Reading<ReadonlyArray<SeenAccount>>
    /** Files so far, the newest first. */
    readonly list: (request: PageRequest) => Reading<Page<ListedStatement>>
    readonly of: (id: number) => Reading<SeenStatement, NotFound>
    /** Files that are not matched to their end. */
    readonly inWork: Reading<ReadonlyArray<StatementInWork>>
  }
>() {
  static readonly layer = Layer.effect(
    StatementViews,
    Effect.gen(function* () {
      const imports = yield* StatementImports
      const repo = yield* StatementListRepo
      const inWork = Effect.flatMap(CurrentRequest, ({ caller }) => repo.inWork(caller.companyId))
      return StatementViews.of({
        accounts: Effect.gen(function* () {
          const { companyId } = (yield* CurrentRequest).caller
          const found = yield* imports.accounts(companyId)
          const gaps = yield* imports.gaps(companyId)
          return found.map(({ balanceMinor, currency, iban, id, lastStatementTo, name }) => ({
            id,
            iban,
            number: iban ?? name,
            currency,
            lastStatementTo,
            balanceMinor,
            gaps: (gaps.get(id) ?? []).toReversed()
          }))
        }),
        list: (request) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => repo.list(caller.companyId, request)),
        of: Effect.fnUntraced(function* (id) {
          const { companyId } = (yield* CurrentRequest).caller
          const statement = yield* orNotFound("bank statement", repo.find(companyId, id))
          const [parts, working] = yield* Effect.all([repo.parts(companyId, id), inWork], {
            concurrency: "unbounded"
          })
          return { statement, parts, inWork: working.find((each) => each.id === id) ?? null }
        }),
        inWork
      })
    })
  )
}
