/** Everything of a policy but its steps: the hours, the days, the limits, minimum balances. */
import {
  EARLIEST_TIME,
  LATEST_TIME,
  MAX_CATCH_UP_DAYS,
  MAX_CUSTOMER_GAP_DAYS,
  MAX_MESSAGES,
  MAX_NOTICE_DAYS,
  MAX_REPEAT_DAYS,
  MAX_REVIEW_DAYS,
  MAX_STATEMENT_DAYS,
  MIN_REPEAT_DAYS,
  type ReceivablesPolicy,
  type Weekday
} from "../../../domain/dunning/Policy.ts"
import type { Visit } from "../../Page.ts"
import { Checkbox, Checkboxes, Field, Select } from "../../parts/Form.tsx"
import { labels } from "./fields.ts"
import { attachNames, weekdayNames } from "./words.ts"

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

/** Which e-mails bring the invoice along. */
const attachOptions = Object.entries(attachNames)

/** How many messages, and how close together. */
export const Limits = ({ rules, ...about }: Props) => {
  const number = (name: string, value: number | null, help: string, required: boolean) => {
    const field = `receivables.${name}`
    return (
      <Field
        {...about}
        name={field}
        label={labels[field] ?? name}
        value={value === null ? "" : String(value)}
        inputmode="numeric"
        help={help}
        required={required}
      />
    )
  }
  const whole = (name: string, value: number, help: string) => number(name, value, help, true)
  const optional = (name: string, value: number | null, help: string) => number(name, value, help, false)
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
        `0 to ${MAX_CATCH_UP_DAYS}: so many days on which messages leave may a missed step be late.`
      )}
      {whole(
        "max_per_minute",
        rules.maxPerMinute,
        "Of the whole company, so that many do not leave at once."
      )}
      {whole("customer_gap_days", rules.customerGapDays, `0 to ${MAX_CUSTOMER_GAP_DAYS}.`)}
      {optional(
        "repeat_days",
        rules.repeatDays,
        `${MIN_REPEAT_DAYS} to ${MAX_REPEAT_DAYS}: so often is a receivable named again until it is paid. Never if empty.`
      )}
      {whole(
        "review_days",
        rules.reviewDays,
        `0 to ${MAX_REVIEW_DAYS}: so long a message waits while a payment that may be for it is looked at.`
      )}
      {optional(
        "statement_days.days",
        rules.statementDays?.days ?? null,
        `1 to ${MAX_STATEMENT_DAYS}: without a newer bank statement for so long you are told. Never if empty.`
      )}
      <Checkbox
        {...about}
        name="receivables.statement_days.hold"
        label="And send nothing until there is one"
        checked={rules.statementDays?.hold ?? false}
      />
      <Select
        {...about}
        name="receivables.attach_document"
        label={labels["receivables.attach_document"] ?? ""}
        value={rules.attachDocument}
        options={attachOptions}
        help="What you keep as the invoice of a receivable, up to 10 MB in one e-mail. The customer’s page offers all of them."
      />
    </div>
  )
}

/** What is too little to be reminded of, by currency. */
export const Minimums = ({
  rows,
  ...about
}: Omit<Props, "rules"> & { readonly rows: ReadonlyArray<readonly [string, string]> }) => (
  <>
    <p class="quiet">
      A receivable that owes less than this waits until it owes more. In other currencies, so does one that
      owes less than 5.00 and less than a tenth of its amount.
    </p>
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
