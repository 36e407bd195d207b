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
import { labelOf } from "./labels.ts"
import { attachNames, weekdayNames } from "./words.ts"
import { say } from "../../../words/Say.ts"

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
        label={say("From")}
        type="time"
        value={rules.window.from}
        required
      />
      <Field
        {...about}
        name="receivables.window.to"
        label={say("To")}
        type="time"
        value={rules.window.to}
        required
      />
    </div>
    <p class="quiet">
      {say(
        "By the customer's clock. Nothing leaves before {earliestTime} or after {latestTime}, whatever stands here.",
        { earliestTime: EARLIEST_TIME, latestTime: LATEST_TIME }
      )}
    </p>
    <Checkboxes
      {...about}
      name="receivables.days"
      label={say("Days")}
      values={rules.days}
      options={(Object.keys(weekdayNames) as ReadonlyArray<Weekday>).map(
        (day) => [day, say(weekdayNames[day])] as const
      )}
    />
    <Checkbox
      {...about}
      name="receivables.holidays"
      label={say("Not on public holidays of the company's country")}
      checked={rules.holidays}
    />
  </>
)

/** The rules that are numbers, as they stand, and what each does. */
const limitsOf = (
  rules: ReceivablesPolicy
): ReadonlyArray<readonly [name: string, value: number | null, help: string]> => [
  [
    "notice_days",
    rules.noticeDays,
    say("0 to {most}: a notice names what is due so soon, and tells of nothing again for as long.", {
      most: MAX_NOTICE_DAYS
    })
  ],
  ["max_messages", rules.maxMessages, say("1 to {most}; those that name it.", { most: MAX_MESSAGES })],
  [
    "catch_up_days",
    rules.catchUpDays,
    say("0 to {most}: so many days on which messages leave may a missed step be late.", {
      most: MAX_CATCH_UP_DAYS
    })
  ],
  ["max_per_minute", rules.maxPerMinute, say("Of the whole company, so that many do not leave at once.")],
  ["customer_gap_days", rules.customerGapDays, say("0 to {most}.", { most: MAX_CUSTOMER_GAP_DAYS })],
  [
    "repeat_days",
    rules.repeatDays,
    say("{least} to {most}: so often is a receivable named again until it is paid. Never if empty.", {
      least: MIN_REPEAT_DAYS,
      most: MAX_REPEAT_DAYS
    })
  ],
  [
    "review_days",
    rules.reviewDays,
    say("0 to {most}: so long a message waits while a payment that may be for it is looked at.", {
      most: MAX_REVIEW_DAYS
    })
  ],
  [
    "statement_days.days",
    rules.statementDays?.days ?? null,
    say("1 to {most}: without a newer bank statement for so long you are told. Never if empty.", {
      most: MAX_STATEMENT_DAYS
    })
  ]
]

/** Rules that may be left out. */
const optionalRules = ["repeat_days", "statement_days.days"]

/** How many messages, and how close together. */
export const Limits = ({ rules, ...about }: Props) => (
  <div class="limits">
    {limitsOf(rules).map(([name, value, help]) => (
      <Field
        {...about}
        name={`receivables.${name}`}
        label={labelOf(`receivables.${name}`)}
        value={value === null ? "" : String(value)}
        inputmode="numeric"
        help={help}
        required={!optionalRules.includes(name)}
      />
    ))}
    <Checkbox
      {...about}
      name="receivables.statement_days.hold"
      label={say("And send nothing until there is one")}
      checked={rules.statementDays?.hold ?? false}
    />
    <Select
      {...about}
      name="receivables.attach_document"
      label={labelOf("receivables.attach_document")}
      value={rules.attachDocument}
      options={Object.entries(attachNames).map(([value, name]) => [value, say(name)] as const)}
      help={say(
        "What you keep as the invoice of a receivable, up to 10 MB in one e-mail. The customer’s page offers all of them."
      )}
    />
  </div>
)

/** What is too little to be reminded of, by currency. */
export const Minimums = ({
  rows,
  ...about
}: Omit<Props, "rules"> & { readonly rows: ReadonlyArray<readonly [string, string]> }) => (
  <>
    <p class="quiet">
      {say(
        "A receivable that owes less than this waits until it owes more. In other currencies, so does one that owes less than 5.00 and less than a tenth of its amount."
      )}
    </p>
    {rows.map(([currency, amount], index) => (
      <div class="step">
        <Field
          {...about}
          name={`min_balance.${index}.currency`}
          label={say("Currency {index}", { index: index + 1 })}
          value={currency}
          placeholder="EUR"
          maxlength={3}
        />
        <Field
          {...about}
          name={`min_balance.${index}.amount`}
          label={say("At least {index}", { index: index + 1 })}
          value={amount}
          placeholder="5.00"
          inputmode="decimal"
        />
      </div>
    ))}
  </>
)
