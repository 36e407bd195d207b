/** The page of the policy: the form on one side, what it would do on the other. */
import type { ReminderPolicy } from "../../../domain/dunning/Policy.ts"
import type { SampleCourse } from "../../../domain/dunning/case/SampleCase.ts"
import type { PolicyChanges } from "../../../services/reminders/PolicyPreview.ts"
import type { InForce, Sample } from "../../../services/reminders/ReminderPolicies.ts"
import type { CompanyVisit, Visit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { countryOptions, zoneOptions } from "../../parts/Choices.ts"
import { ActionForm, Field, fieldIdOf, Select, submittedTo } from "../../parts/Form.tsx"
import { Card, Moment } from "../../parts/Text.tsx"
import { Course } from "./Calendar.tsx"
import { Changes } from "./Changes.tsx"
import type { Draft } from "./draft.ts"
import { rowCount, shownOf, type StepRow } from "./fields.ts"
import { Hours, Limits, Minimums } from "./Rules.tsx"
import { Steps } from "./Steps.tsx"
import { say } from "../../../words/Say.ts"
import { translated } from "../../../words/Refusals.ts"

const SAVE = "save-policy"
const PREVIEW = "preview-policy"
const RESTORE = "restore-policy"

/** Saves a policy without steps, which was asked about before. */
export const SAVE_EMPTY = "save-policy-without-steps"
/** The field of all steps to customers, where there is none. */
export const NO_STEPS = "receivables.steps"
/** Where the result of a preview stands; a script puts a new one there. */
const RESULT = "policy-result"

/** What the page shows. */
export interface PolicyData {
  readonly inForce: InForce
  /** What the form is filled with. */
  readonly policy: ReminderPolicy
  /** The version that the form changes. */
  readonly basedOn: number
  readonly sample: Sample
  readonly course: SampleCourse
  /** Null until somebody asks. */
  readonly changes: PolicyChanges | null
  /** What was changed about the steps just now; nothing is saved of it. */
  readonly draft: Draft | null
  /** What others have saved since the form was opened that was refused for it. */
  readonly meanwhile: ReadonlyArray<string>
}

interface Props {
  readonly data: PolicyData
  readonly limit: number
  readonly visit: CompanyVisit
}

/** Buttons that send the form of `Save policy`. */
const OF_SAVE: ReadonlyArray<string | undefined> = [PREVIEW, SAVE_EMPTY]

/** `Preview` sends the form of `Save policy`, so what it refuses is marked there; a draft is shown as it was typed. */
const asSaved = <V extends Visit>(visit: V, draft: Draft | null): V => {
  if (draft !== null) {
    return { ...visit, submitted: { action: SAVE, form: draft.form, issues: [], message: "", code: "draft" } }
  }
  return visit.submitted !== null && OF_SAVE.includes(visit.submitted.action)
    ? { ...visit, submitted: { ...visit.submitted, action: SAVE } }
    : visit
}

const typedRow: StepRow = { days: "", when: "after", channels: [], tone: "" }

/** Rows for a form that is shown as it was typed: their values are in it. */
const typedRows = (count: number): ReadonlyArray<StepRow> => Array.from({ length: count }, () => typedRow)

const Version = ({
  inForce: { since, version },
  visit
}: {
  readonly inForce: InForce
  readonly visit: Visit
}) =>
  since === null ? (
    <p class="quiet">{say("This is the default policy.")}</p>
  ) : (
    <p class="quiet">
      {say("Version {version}, saved {moment}.", {
        version,
        moment: <Moment at={since} reader={visit.reader} />
      })}
    </p>
  )

const PolicyFields = ({ data, visit }: Pick<Props, "data" | "visit">) => {
  const { bills, minimums, rules, steps } = shownOf(data.policy)
  const form = submittedTo(visit, SAVE)?.form
  const rows = (list: "receivables" | "payables", own: ReadonlyArray<StepRow>) =>
    form === undefined ? own : typedRows(rowCount(form, list))
  const changed = (list: "receivables" | "payables") =>
    data.draft?.change?.list === list ? data.draft.change.kind : null
  const about = { visit, action: SAVE }
  return (
    <div class="stack">
      <input type="hidden" name="policy_version" value={String(data.basedOn)} />
      <Card title={say("Steps")}>
        <p>{say("Customers are reminded of what they owe:")}</p>
        <Steps
          {...about}
          list="receivables"
          rows={rows("receivables", steps)}
          changed={changed("receivables")}
        />
        <p class="quiet">
          {say(
            "The usual tone is friendly up to the due date, firm after it, and final for the last step if it is late."
          )}
        </p>
      </Card>
      <Card title={say("Hours and days")}>
        <Hours {...about} rules={rules} />
      </Card>
      <Card title={say("Limits")}>
        <Limits {...about} rules={rules} />
      </Card>
      <Card title={say("Minimum balances")}>
        <Minimums {...about} rows={minimums} />
      </Card>
      <Card title={say("Bills to pay")}>
        <p>{say("Your own people are reminded of bills by e-mail.")}</p>
        <Steps {...about} list="payables" rows={rows("payables", bills)} changed={changed("payables")} />
      </Card>
    </div>
  )
}

/** Asks once more before a policy is saved by which nobody is reminded. */
const NoSteps = ({ visit }: Pick<Props, "visit">) =>
  submittedTo(visit, SAVE)?.issues.some(({ field }) => field === NO_STEPS) === true ? (
    <div class="notice warn" id={fieldIdOf(SAVE, NO_STEPS)}>
      <p>{say("This policy has no steps: no customer is reminded of anything, until somebody adds some.")}</p>
      <div class="actions">
        <button type="submit" class="danger" name="_action" value={SAVE_EMPTY}>
          {say("Save without steps")}
        </button>
      </div>
    </div>
  ) : null

/** What the policy does; while fields are wrong, what has to be done first. */
const Result = ({ data, limit, visit }: Props) => {
  const refused = submittedTo(visit, SAVE)
  const isWrong = refused !== null && refused.issues.length > 0
  const isPartial = visit.facts.request.headers.get("hx-target") === RESULT
  return (
    <div
      id={RESULT}
      hx-post={visit.facts.path}
      hx-vals={JSON.stringify({ _action: PREVIEW, preview_only: "sample" })}
      hx-trigger="change from:closest form delay:300ms"
      hx-target="this"
      hx-select={`#${RESULT}`}
      hx-swap="outerHTML"
      aria-live="polite"
    >
      {isWrong ? (
        <>
          <p>{say("Once everything is right, you see here what would happen.")}</p>
          {isPartial ? (
            <ul>
              {refused.issues.map(({ message }) => (
                <li>{translated(message)}</li>
              ))}
            </ul>
          ) : null}
        </>
      ) : (
        <>
          <Course course={data.course} reader={visit.reader} />
          {data.changes === null ? (
            <p class="quiet">
              {say("Preview also says what would change about the receivables that you have.")}
            </p>
          ) : (
            <Changes preview={data.changes} limit={limit} visit={visit} />
          )}
        </>
      )}
    </div>
  )
}

const SampleFields = ({ sample, visit }: { readonly sample: Sample; readonly visit: Visit }) => {
  const about = { visit, action: SAVE }
  return (
    <div class="step sample">
      <Field {...about} name="sample.due_date" label={say("Due date")} type="date" value={sample.dueDate} />
      <Select
        {...about}
        name="sample.country"
        label={say("Country of the company")}
        value={sample.country}
        options={[["", say("None: no holidays")], ...countryOptions(visit.reader.locale)]}
      />
      <Select
        {...about}
        name="sample.timezone"
        label={say("Time zone of the customer")}
        value={sample.timezone}
        options={zoneOptions}
      />
    </div>
  )
}

/** What was saved by others since the form was opened that was refused for it. */
const Meanwhile = ({ data: { inForce, meanwhile }, visit }: Pick<Props, "data" | "visit">) =>
  meanwhile.length === 0 ? null : (
    <div class="notice warn" id="meanwhile">
      <p>
        {inForce.since === null
          ? say("Version {version} was saved and changed:", { version: inForce.version })
          : say("Version {version} was saved {moment} and changed:", {
              version: inForce.version,
              moment: <Moment at={inForce.since} reader={visit.reader} />
            })}
      </p>
      <ul>
        {meanwhile.map((sentence) => (
          <li>{sentence}</li>
        ))}
      </ul>
    </div>
  )

/** The whole page. */
export const PolicyPage = ({ data, limit, visit: asked }: Props) => {
  const visit = asSaved(asked, data.draft)
  return (
    <>
      <Version inForce={data.inForce} visit={visit} />
      <Meanwhile data={data} visit={visit} />
      <ActionForm visit={visit} action={SAVE}>
        {/* The Enter key presses the first button of a form, and must neither save nor remove a step. */}
        <button type="submit" class="hidden" name="_action" value={PREVIEW} tabindex={-1} aria-hidden="true">
          {say("Preview")}
        </button>
        <div class="grid-2 even">
          <PolicyFields data={data} visit={visit} />
          <Card title={say("A sample debt")} class="beside">
            <SampleFields sample={data.sample} visit={visit} />
            <div class="actions">
              <button type="submit" class="secondary outline" name="_action" value={PREVIEW}>
                {say("Preview")}
              </button>
              <Submit>{say("Save policy")}</Submit>
            </div>
            <NoSteps visit={visit} />
            <Result data={data} limit={limit} visit={visit} />
          </Card>
        </div>
      </ActionForm>
      <Dialog visit={asked} action={RESTORE} label={say("Restore the default")} danger>
        <ActionForm visit={asked} action={RESTORE}>
          <input type="hidden" name="policy_version" value={String(data.inForce.version)} />
          <p>
            {say("The default policy takes the place of version {version}.", {
              version: data.inForce.version
            })}
          </p>
          <Submit kind="danger">{say("Restore the default")}</Submit>
        </ActionForm>
      </Dialog>
    </>
  )
}
