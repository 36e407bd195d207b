/** The steps of a policy as rows of fields: those that there are, and empty ones to add more. */
import { MAX_OFFSET_DAYS } from "../../../domain/dunning/Policy.ts"
import { tones } from "../../../domain/MessageLanguage.ts"
import { Channel } from "../../../domain/ReminderAttempt.ts"
import type { Visit } from "../../Page.ts"
import { Checkboxes, Field, Select } from "../../parts/Form.tsx"
import type { StepRow } from "./fields.ts"
import { channelWords } from "../../parts/Reasons.ts"
import { toneNames } from "./words.ts"

interface Props {
  readonly visit: Visit
  readonly action: string
  readonly list: "receivables" | "payables"
  readonly rows: ReadonlyArray<StepRow>
}

/** One step: when, by which channels, in which tone. */
const Step = ({
  action,
  index,
  list,
  row,
  visit
}: Omit<Props, "rows"> & { readonly index: number; readonly row: StepRow }) => {
  const name = `${list}.steps.${index}`
  const about = { visit, action }
  return (
    <fieldset class="step">
      <legend>Step {index + 1}</legend>
      <Field
        {...about}
        name={`${name}.offset_days`}
        label="Days"
        value={row.days}
        inputmode="numeric"
        maxlength={String(-MAX_OFFSET_DAYS).length}
      />
      <Select
        {...about}
        name={`${name}.when`}
        label="When"
        value={row.when}
        options={[
          ["before", "before due"],
          ["after", "after due"]
        ]}
      />
      {list === "payables" ? null : (
        <>
          <Checkboxes
            {...about}
            name={`${name}.channels`}
            label="By"
            values={row.channels}
            options={Channel.literals.map((channel) => [channel, channelWords[channel]] as const)}
          />
          <Select
            {...about}
            name={`${name}.tone`}
            label="Tone"
            value={row.tone}
            options={[["", "As usual"], ...tones.map((tone) => [tone, toneNames[tone]] as const)]}
          />
        </>
      )}
    </fieldset>
  )
}

/** All steps of one list. */
export const Steps = ({ rows, ...props }: Props) => (
  <div class="steps">
    {rows.map((row, index) => (
      <Step {...props} row={row} index={index} />
    ))}
  </div>
)
