/** What is owed of all that a list of receivables has, by currency. */
import type { Outstanding } from "../../../services/receivables/ReceivableSearch.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Money } from "../../parts/Text.tsx"
import { say } from "../../../words/Say.ts"

/** The line of totals above the table. */
export const Totals = ({
  outstanding,
  total,
  visit: { reader }
}: {
  /** Null where it is too much to be summed. */
  readonly outstanding: ReadonlyArray<Outstanding> | null
  readonly total: number
  readonly visit: CompanyVisit
}) => (
  <p class="totals">
    <span>{say("{total, plural, one {# receivable} other {# receivables}}", { total })}</span>
    {outstanding === null ? (
      <span class="quiet">{say("too many to be summed")}</span>
    ) : outstanding.length === 0 ? (
      <span class="quiet">{say("nothing outstanding")}</span>
    ) : (
      outstanding.map(({ currency, minor }) => (
        <span>
          {say("{amount} outstanding", {
            amount: (
              <b>
                <Money minor={minor} currency={currency} reader={reader} />
              </b>
            )
          })}
        </span>
      ))
    )}
  </p>
)
