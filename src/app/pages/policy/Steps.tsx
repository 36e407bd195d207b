/** The steps of a policy, each as a sentence of fields; steps are added and removed by buttons that need no script. */
import { MAX_OFFSET_DAYS, MAX_STEPS } from "../../../domain/dunning/Policy.ts"
import { tones } from "../../../domain/MessageLanguage.ts"
import { Channel } from "../../../domain/ReminderAttempt.ts"
import type { Visit } from "../../Page.ts"
import { Checkboxes, Field, Select } from "../../parts/Form.tsx"
import { CHANGE_STEPS, type StepList } from "./draft.ts"
import type { StepRow } from "./fields.ts"
import { channelWords } from "../../parts/Reasons.ts"
import { toneNames } from "./words.ts"
import { say } from "../../../words/Say.ts"

interface Props {
  readonly visit: Visit
  readonly action: string
  readonly list: StepList
  readonly rows: ReadonlyArray<StepRow>
  /** Whether a step was added to this list, or taken from it, just now: then reading goes on here. */
  readonly changed: "added" | "removed" | null
}

const Days = () => (
  <span class="days" aria-hidden="true">
    {say("days")}
  </span>
)

/** One step: when, by which channels, in which tone. */
const Step = ({
  action,
  index,
  isNew,
  list,
  row,
  visit
}: Omit<Props, "rows" | "changed"> & {
  readonly index: number
  readonly isNew: boolean
  readonly row: StepRow
}) => {
  const name = `${list}.steps.${index}`
  const about = { visit, action }
  return (
    <fieldset class="step sentence">
      <legend>{say("Step {index}", { index: index + 1 })}</legend>
      <Field
        {...about}
        name={`${name}.offset_days`}
        label={say("Days")}
        value={row.days}
        inputmode="numeric"
        maxlength={String(-MAX_OFFSET_DAYS).length}
        autofocus={isNew}
      />
      <Days />
      <Select
        {...about}
        name={`${name}.when`}
        label={say("When")}
        value={row.when}
        options={[
          ["before", say("before the due date")],
          ["on", say("on the due date")],
          ["after", say("after the due date")]
        ]}
      />
      {list === "payables" ? null : (
        <>
          <span aria-hidden="true">{say("by")}</span>
          <Checkboxes
            {...about}
            name={`${name}.channels`}
            label={say("By")}
            values={row.channels}
            options={Channel.literals.map((channel) => [channel, say(channelWords[channel])] as const)}
          />
          <Select
            {...about}
            name={`${name}.tone`}
            label={say("Tone")}
            value={row.tone}
            options={[["", say("Usual tone")], ...tones.map((tone) => [tone, say(toneNames[tone])] as const)]}
          />
        </>
      )}
      <button
        type="submit"
        class="secondary outline remove"
        name="_action"
        value={CHANGE_STEPS}
        formaction={`${visit.facts.path}?remove=${list}.${index}`}
      >
        {say("Remove")}
        <span class="hidden"> {say("step {index}", { index: index + 1 })}</span>
      </button>
    </fieldset>
  )
}

/** All steps of one list. */
export const Steps = ({ changed, rows, ...props }: Props) => (
  <div class="steps">
    {rows.map((row, index) => (
      <Step {...props} row={row} index={index} isNew={changed === "added" && index === rows.length - 1} />
    ))}
    {rows.length < MAX_STEPS ? (
      <p>
        <button
          type="submit"
          class="secondary outline"
          name="_action"
          value={CHANGE_STEPS}
          formaction={`${props.visit.facts.path}?add=${props.list}`}
          autofocus={changed === "removed"}
        >
          {say("Add a step")}
          {props.list === "payables" ? <span class="hidden"> {say("for bills")}</span> : null}
        </button>
      </p>
    ) : null}
  </div>
)
