/** What to print on an invoice, so that its payment is found. */
import { Context, Effect, Layer, Option } from "effect"
import { type PaymentRequest, paymentRequestOf } from "../../domain/bank/PaymentRequest.ts"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { NotFound, ServiceUnavailable } from "../../domain/Errors.ts"
import { CompaniesRepo } from "../../repos/company/Companies.ts"
import { ReceivablesRepo } from "../../repos/receivables/Receivables.ts"
import { noCompany } from "../company/Companies.ts"
import { DebtorLinks } from "../customers/DebtorLinks.ts"
import { orNotFound, orRefuse } from "../Lookup.ts"

export class PaymentRequests extends Context.Tag("duebook/PaymentRequests")<
  PaymentRequests,
  {
    /** The payment request of a receivable, as it stands now. */
    readonly of: (
      receivableId: number
    ) => Effect.Effect<PaymentRequest, NotFound | ServiceUnavailable, CurrentRequest>
  }
>() {
  /** Without `DebtorLinks` there is no debtor's page to name. */
  static readonly layer = Layer.effect(
    PaymentRequests,
    Effect.gen(function* () {
      const companies = yield* CompaniesRepo
      const receivables = yield* ReceivablesRepo
      const links = Option.getOrNull(yield* Effect.serviceOption(DebtorLinks))

      return PaymentRequests.of({
        of: Effect.fnUntraced(function* (receivableId) {
          const { companyId } = (yield* CurrentRequest).caller
          const receivable = yield* orNotFound("receivable", receivables.find(companyId, receivableId))
          const creditor = yield* orRefuse(companies.find(companyId), noCompany(companyId))
          const url = links === null ? null : yield* links.urlFor(companyId, receivable.customerId)
          return paymentRequestOf(creditor, companyId, receivable, url)
        })
      })
    })
  )
}
