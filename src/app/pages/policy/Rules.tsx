/** Everything of a policy but its steps: the hours, the days, the limits, minimum balances. */
import {
  EARLIEST_TIME,
  LATEST_TIME,
  MAX_CATCH_UP_DAYS,
  MAX_CUSTOMER_GAP_DAYS,
  MAX_MESSAGES,
  MAX_NOTICE_DAYS,
  type ReceivablesPolicy,
  type Weekday
} from "../../../domain/dunning/Policy.ts"
import type { Visit } from "../../Page.ts"
import { Checkbox, Checkboxes, Field } from "../../parts/Form.tsx"
import { labels } from "./fields.ts"
import { weekdayNames } from "./words.ts"

interface Props {
  readonly visit: Visit
  readonly action: string
  readonly rules: ReceivablesPolicy
}

/** When messages leave. */
export const Hours = ({ rules, ...about }: Props) => (
  <>
    <div class="step">
      <Field
        {...about}
        name="receivables.window.from"
        label="From"
        type="time"
        value={rules.window.from}
        required
      />
      <Field
        {...about}
        name="receivables.window.to"
        label="To"
        type="time"
        value={rules.window.to}
        required
      />
    </div>
    <p class="quiet">
      By the customer's clock. Nothing leaves before {EARLIEST_TIME} or after {LATEST_TIME}, whatever stands
      here.
    </p>
    <Checkboxes
      {...about}
      name="receivables.days"
      label="Days"
      values={rules.days}
      options={(Object.keys(weekdayNames) as ReadonlyArray<Weekday>).map(
        (day) => [day, weekdayNames[day]] as const
      )}
    />
    <Checkbox
      {...about}
      name="receivables.holidays"
      label="Not on public holidays of the company's country"
      checked={rules.holidays}
    />
  </>
)

/** How many messages, and how close together. */
export const Limits = ({ rules, ...about }: Props) => {
  const whole = (name: string, value: number, help: string) => {
    const field = `receivables.${name}`
    return (
      <Field
        {...about}
        name={field}
        label={labels[field] ?? name}
        value={String(value)}
        inputmode="numeric"
        help={help}
        required
      />
    )
  }
  return (
    <div class="limits">
      {whole(
        "notice_days",
        rules.noticeDays,
        `0 to ${MAX_NOTICE_DAYS}: a notice names what is due so soon, and tells of nothing again for as long.`
      )}
      {whole("max_messages", rules.maxMessages, `1 to ${MAX_MESSAGES}; those that name it.`)}
      {whole(
        "catch_up_days",
        rules.catchUpDays,
        `0 to ${MAX_CATCH_UP_DAYS}: so late may a step still be sent that was missed.`
      )}
      {whole(
        "max_per_minute",
        rules.maxPerMinute,
        "Of the whole company, so that many do not leave at once."
      )}
      {whole("customer_gap_days", rules.customerGapDays, `0 to ${MAX_CUSTOMER_GAP_DAYS}.`)}
    </div>
  )
}

/** What is too little to be reminded of, by currency. */
export const Minimums = ({
  rows,
  ...about
}: Omit<Props, "rules"> & { readonly rows: ReadonlyArray<readonly [string, string]> }) => (
  <>
    <p class="quiet">A receivable that owes less than this waits until it owes more.</p>
    {rows.map(([currency, amount], index) => (
      <div class="step">
        <Field
          {...about}
          name={`min_balance.${index}.currency`}
          label={`Currency ${index + 1}`}
          value={currency}
          placeholder="EUR"
          maxlength={3}
        />
        <Field
          {...about}
          name={`min_balance.${index}.amount`}
          label={`At least ${index + 1}`}
          value={amount}
          placeholder="5.00"
          inputmode="decimal"
        />
      </div>
    ))}
  </>
)
