/** How to pay, as a company's customers read it: the account and the payment link, filled in for a made-up debt. */
import { printedIban } from "../../../domain/BankAccount.ts"
import type { CompanyRecord } from "../../../services/company/Companies.ts"
import { Card, Facts } from "../../parts/Text.tsx"
import { say } from "../../../words/Say.ts"

/** A debt as an example. */
const EXAMPLE = { reference: "INV-1042", amount: "120.50" } as const

/** How to pay, as messages and the debtor's page have it; nothing before there is a way. */
export const AsCustomersSee = ({
  company: { accountHolder, bic, iban, name, paymentUrl }
}: {
  readonly company: CompanyRecord
}) => {
  const link = paymentUrl?.replaceAll("{reference}", EXAMPLE.reference).replaceAll("{amount}", EXAMPLE.amount)
  return iban === null && link === undefined ? null : (
    <Card title={say("What your customers see")}>
      <p class="quiet">
        {say("For a debt of {amount} with the reference {reference}:", {
          amount: EXAMPLE.amount,
          reference: EXAMPLE.reference
        })}
      </p>
      <Facts
        facts={[
          ...(iban === null
            ? []
            : ([
                [say("Account holder"), accountHolder ?? name],
                ["IBAN", printedIban(iban)],
                ...(bic === null ? [] : ([["BIC", bic]] as const)),
                [say("Reference"), EXAMPLE.reference]
              ] as const)),
          ...(link === undefined ? [] : ([[say("Pay online"), <span class="break">{link}</span>]] as const))
        ]}
      />
    </Card>
  )
}
