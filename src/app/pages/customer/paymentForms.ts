/** What the forms of a customer's payments do. */
import { Effect } from "effect"
import { CalendarDate } from "../../../domain/CalendarDate.ts"
import type { CurrentRequest } from "../../../domain/CurrentRequest.ts"
import { fieldIssue, NotFound, ValidationFailed } from "../../../domain/Errors.ts"
import { parseId } from "../../../domain/Ids.ts"
import { named, record } from "../../../domain/JsonFields.ts"
import type { WriteRequest } from "../../../domain/WriteRequest.ts"
import { Deposits } from "../../../services/customers/Deposits.ts"
import { valueOf } from "../../../services/Write.ts"
import * as Form from "../../Form.ts"
import type { ActionResult, CompanyVisit, FormAction } from "../../Page.ts"
import { idIn } from "../../Query.ts"
import { paymentActions, DEPOSIT } from "./Deposits.tsx"
import { prefilled, type Spreading, spreadingIn } from "./spreading.ts"
import { phrase } from "../../../words/Say.ts"

const Day = record({ paidOn: named("paid_on", "When the money came.")(CalendarDate) })

/** What was paid in the meantime is said at the amount. */
const tooMuch = () =>
  Effect.fail(
    ValidationFailed.of(fieldIssue("amount", "overpayment", "is more than there is. Look at it again"))
  )

const depositIn = (form: Form.Form) =>
  Effect.fromNullable(parseId(form.text(DEPOSIT))).pipe(Effect.mapError(() => NotFound.resource("payment")))

/** Reads the form, and does nothing yet where the debts were not filled in. */
const spreading = Effect.fnUntraced(function* (form: Form.Form, visit: CompanyVisit) {
  const deposits = yield* Deposits
  const customerId = yield* idIn(visit.facts, "customer")
  const read = yield* spreadingIn(form, yield* deposits.openDebts(customerId))
  return { customerId, read }
})

/** The sheet with the debts filled in, to be looked at. */
const askingFor = (action: string, form: Form.Form, read: Spreading): ActionResult => ({
  shown: prefilled(action, form, read),
  isUnfinished: true
})

/** By the names of their forms. */
export const customerPaymentForms: Readonly<
  Record<string, FormAction<CompanyVisit, CurrentRequest | WriteRequest | Deposits>>
> = {
  [paymentActions.record]: {
    deed: "customer.pay",
    twice: "keyed",
    said: phrase("The payment is recorded."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const deposits = yield* Deposits
        if (yield* deposits.isRepeated) return {}
        const { paidOn } = yield* Form.decode(Day, form, { only: ["paid_on"] })
        const { customerId, read } = yield* spreading(form, visit)
        if (!read.isComplete) return askingFor(paymentActions.record, form, read)
        yield* Effect.catchTag(
          valueOf(deposits.record(customerId, { ...read, paidOn })),
          "Overpayment",
          tooMuch
        )
        return {}
      })
  },
  [paymentActions.useCredit]: {
    deed: "customer.use_credit",
    twice: "keyed",
    said: phrase("The credit is used."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const deposits = yield* Deposits
        if (yield* deposits.isRepeated) return {}
        const { customerId, read } = yield* spreading(form, visit)
        if (!read.isComplete) return askingFor(paymentActions.useCredit, form, read)
        yield* Effect.catchTag(valueOf(deposits.useCredit(customerId, read)), "Overpayment", tooMuch)
        return {}
      })
  },
  [paymentActions.payBack]: {
    deed: "customer.repay",
    twice: "keyed",
    said: phrase("It is no credit any more."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const deposits = yield* Deposits
        yield* valueOf(deposits.payBack(yield* idIn(visit.facts, "customer"), yield* depositIn(form)))
        return {}
      })
  },
  [paymentActions.takeBack]: {
    deed: "customer.unpay",
    twice: "keyed",
    said: phrase("The payment is taken back."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const deposits = yield* Deposits
        yield* valueOf(deposits.takeBack(yield* idIn(visit.facts, "customer"), yield* depositIn(form)))
        return {}
      })
  }
}
