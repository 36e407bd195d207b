/** What the forms of a transaction's page do; the list of what waits sends its forms there, too. */
import { Effect, Either, ParseResult } from "effect"
import { unappliedMinor } from "../../../domain/bank/BankTransaction.ts"
import {
  ApplyRequest,
  SuggestionRefusal,
  TakeBackRequest,
  TransactionChange
} from "../../../domain/bank/TransactionRecord.ts"
import type { CurrentRequest } from "../../../domain/CurrentRequest.ts"
import { ValidationFailed } from "../../../domain/Errors.ts"
import { issuesOf } from "../../../domain/FieldIssues.ts"
import { parseId } from "../../../domain/Ids.ts"
import type { WriteRequest } from "../../../domain/WriteRequest.ts"
import { BankTransactions } from "../../../services/bank/BankTransactions.ts"
import { MoneyIn } from "../../../services/bank/MoneyIn.ts"
import { valueOf } from "../../../services/Write.ts"
import * as Form from "../../Form.ts"
import { decodeWithReason } from "../../Reason.ts"
import type { ActionResult, CompanyVisit, FormAction } from "../../Page.ts"
import { idIn } from "../../Query.ts"
import { allocationsIn, chosenIds } from "./allocations.ts"
import { ChosenDebts } from "./Chooser.tsx"
import { listFields, transactionActions } from "./Transaction.tsx"
import { closedWords } from "./words.ts"
import { phrase } from "../../../words/Say.ts"

/** Transactions about which the list remembers that something was done. */
const MAX_DONE = 20

/** The ids of a list, such as those of the transactions about which something was done before. */
export const idsIn = (text: string): ReadonlyArray<number> =>
  [...new Set(text.split(" ").flatMap((each) => parseId(each) ?? []))].slice(0, MAX_DONE)

const idOf = ({ facts }: CompanyVisit) => idIn(facts, "transaction")

/** Back to the list, which then offers to undo what was done; or the page of the transaction itself. */
const backTo = (form: Form.Form, { base, facts }: CompanyVisit, undone = false): ActionResult => {
  if (form.text(listFields.from) === "") return {}
  const own = parseId(facts.params["transaction"] ?? "")
  const before = idsIn(form.text(listFields.done)).filter((id) => id !== own)
  const done = undone || own === undefined ? before : [own, ...before].slice(0, MAX_DONE)
  const query = new URLSearchParams({ just: done.join(" ") })
  return { to: done.length === 0 ? `${base}/bank` : `${base}/bank?${query}` }
}

/** The body of the API for these amounts. */
const applyRequest = (
  form: Form.Form,
  allocations: ReadonlyArray<{ readonly receivableId: number; readonly amount: string }>
): Either.Either<ApplyRequest, ValidationFailed> =>
  Either.mapLeft(
    ParseResult.decodeUnknownEither(ApplyRequest)(
      {
        expected_version: form.text("expected_version"),
        allocations: allocations.map(({ amount, receivableId }) => ({ receivable_id: receivableId, amount }))
      },
      { errors: "all" }
    ),
    (issue) => ValidationFailed.all(issuesOf(issue, "form"))
  )

const apply = (form: Form.Form, visit: CompanyVisit, allocations: Parameters<typeof applyRequest>[1]) =>
  Effect.gen(function* () {
    const transactions = yield* BankTransactions
    const request = yield* applyRequest(form, allocations)
    yield* valueOf(transactions.apply(yield* idOf(visit), request))
    return backTo(form, visit)
  })

/** The debts that were chosen with their amounts. */
const chosenIn = (form: Form.Form, visit: CompanyVisit) =>
  Effect.gen(function* () {
    const moneyIn = yield* MoneyIn
    const { transaction } = yield* moneyIn.of(yield* idOf(visit))
    const debts = yield* moneyIn.debts(chosenIds(form))
    const choosable = debts.map(
      (debt) => [debt.id, { ...debt, closed: closedWords(debt, transaction) }] as const
    )
    return yield* allocationsIn(form, new Map(choosable), {
      currency: transaction.currency,
      leftMinor: unappliedMinor(transaction)
    })
  })

const changeFields = ["expected_version", "reason"]

type Actions = Readonly<
  Record<string, FormAction<CompanyVisit, BankTransactions | CurrentRequest | MoneyIn | WriteRequest>>
>

/** What was suggested, and what was chosen. */
const applying: Actions = {
  [transactionActions.apply]: {
    deed: "bank_transaction.apply",
    twice: "keyed",
    said: phrase("Applied."),
    run: (form, visit) =>
      apply(
        form,
        visit,
        chosenIds(form).map((id) => ({ receivableId: id, amount: form.text(`amount.${id}`) }))
      )
  },
  [transactionActions.split]: {
    deed: "bank_transaction.apply",
    twice: "keyed",
    said: phrase("Applied to what you chose."),
    run: (form, visit) => Effect.flatMap(chosenIn(form, visit), (chosen) => apply(form, visit, chosen))
  },
  [transactionActions.search]: {
    deed: null,
    twice: "repeatable",
    said: null,
    run: (form) => Effect.succeed({ shown: new ChosenDebts(form, null) })
  },
  [transactionActions.work]: {
    deed: null,
    twice: "repeatable",
    said: null,
    run: (form, visit) =>
      Effect.map(chosenIn(form, visit), (chosen) => ({
        shown: new ChosenDebts(
          form,
          chosen.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
        )
      }))
  }
}

/** What the forms do. */
export const movementActions: Actions = {
  ...applying,
  [transactionActions.refuse]: {
    deed: "bank_transaction.refuse",
    twice: "keyed",
    said: phrase("It is not suggested any more."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const transactions = yield* BankTransactions
        const { expectedVersion, receivableId } = yield* Form.decode(SuggestionRefusal, form, {
          only: ["expected_version", "receivable_id"],
          numbers: ["receivable_id"]
        })
        // A suggestion of several debts is refused as a whole.
        const receivableIds = [...new Set([receivableId, ...chosenIds(form)])]
        yield* valueOf(transactions.refuse(yield* idOf(visit), { expectedVersion, receivableIds }))
        return backTo(form, visit)
      })
  },
  [transactionActions.ignore]: {
    deed: "bank_transaction.ignore",
    twice: "keyed",
    said: phrase("Ignored."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const transactions = yield* BankTransactions
        const change = yield* decodeWithReason(TransactionChange, form, { only: changeFields })
        yield* valueOf(transactions.ignore(yield* idOf(visit), change))
        return backTo(form, visit)
      })
  },
  [transactionActions.undo]: {
    deed: "bank_transaction.undo",
    twice: "keyed",
    said: phrase("Undone. It waits again."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const transactions = yield* BankTransactions
        const change = yield* decodeWithReason(TransactionChange, form, { only: changeFields })
        yield* valueOf(transactions.undo(yield* idOf(visit), change))
        return backTo(form, visit, true)
      })
  },
  [transactionActions.takeBack]: {
    deed: "bank_transaction.return",
    twice: "keyed",
    said: phrase("It is taken back: its payments are reversed."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const transactions = yield* BankTransactions
        const chosen = yield* Form.decode(TakeBackRequest, form, {
          only: ["expected_version", "original_id"],
          numbers: ["original_id"]
        })
        yield* valueOf(transactions.takeBack(yield* idOf(visit), chosen))
        return backTo(form, visit)
      })
  },
  [transactionActions.repay]: {
    deed: "bank_transaction.repay",
    twice: "keyed",
    said: phrase("It is marked as paid back."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const transactions = yield* BankTransactions
        const change = yield* decodeWithReason(TransactionChange, form, { only: changeFields })
        yield* valueOf(transactions.repay(yield* idOf(visit), change))
        return backTo(form, visit)
      })
  }
}
