/** The page of the policy: the form on one side, what it would do on the other. */
import type { ReminderPolicy } from "../../../domain/dunning/Policy.ts"
import type { SampleCourse } from "../../../domain/dunning/SampleCourse.ts"
import type { InForce, Preview, Sample } from "../../../services/ReminderPolicies.ts"
import type { CompanyVisit, Visit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field, submittedTo } from "../../parts/Form.tsx"
import { Card, Moment } from "../../parts/Text.tsx"
import { Course } from "./Calendar.tsx"
import { Changes } from "./Changes.tsx"
import { rowCount, shownOf, type StepRow } from "./fields.ts"
import { Hours, Limits, Minimums } from "./Rules.tsx"
import { Steps } from "./Steps.tsx"

const SAVE = "save-policy"
const PREVIEW = "preview-policy"
const RESTORE = "restore-policy"

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
  readonly changes: Preview | null
}

interface Props {
  readonly data: PolicyData
  readonly limit: number
  readonly visit: CompanyVisit
}

/** `Preview` sends the form of `Save policy`, so what it refuses is marked there. */
const asSaved = <V extends Visit>(visit: V): V =>
  visit.submitted?.action === PREVIEW ? { ...visit, submitted: { ...visit.submitted, action: SAVE } } : visit

/** As many rows as the form had that was refused. */
const atLeast = (rows: ReadonlyArray<StepRow>, count: number): ReadonlyArray<StepRow> => [
  ...rows,
  ...Array.from({ length: Math.max(0, count - rows.length) }, () => ({
    days: "",
    when: "after" as const,
    channels: [],
    tone: ""
  }))
]

const Version = ({
  inForce: { since, version },
  visit
}: {
  readonly inForce: InForce
  readonly visit: Visit
}) =>
  since === null ? (
    <p class="quiet">This is the default policy.</p>
  ) : (
    <p class="quiet">
      Version {version}, saved <Moment at={since} reader={visit.reader} />.
    </p>
  )

const PolicyFields = ({ data, visit }: Pick<Props, "data" | "visit">) => {
  const { bills, minimums, rules, steps } = shownOf(data.policy)
  const form = submittedTo(visit, SAVE)?.form
  const rows = (list: "receivables" | "payables", own: ReadonlyArray<StepRow>) =>
    atLeast(own, form === undefined ? 0 : rowCount(form, list))
  const about = { visit, action: SAVE }
  return (
    <div class="stack">
      <input type="hidden" name="policy_version" value={String(data.basedOn)} />
      <Card title="Steps">
        <p>
          A row for each reminder of a receivable. 0 days is the due date itself. Empty the days to remove a
          step; the empty rows are for more.
        </p>
        <Steps {...about} list="receivables" rows={rows("receivables", steps)} />
        <p class="quiet">
          As usual: friendly up to the due date, firm after it, and final for the last step if it is late.
        </p>
      </Card>
      <Card title="Hours and days">
        <Hours {...about} rules={rules} />
      </Card>
      <Card title="Limits">
        <Limits {...about} rules={rules} />
      </Card>
      <Card title="Minimum balances">
        <Minimums {...about} rows={minimums} />
      </Card>
      <Card title="Bills to pay">
        <p>Your own people are reminded of bills by e-mail.</p>
        <Steps {...about} list="payables" rows={rows("payables", bills)} />
      </Card>
    </div>
  )
}

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
          <p>Once everything is right, you see here what would happen.</p>
          {isPartial ? (
            <ul>
              {refused.issues.map(({ message }) => (
                <li>{message}</li>
              ))}
            </ul>
          ) : null}
        </>
      ) : (
        <>
          <Course course={data.course} reader={visit.reader} />
          {data.changes === null ? (
            <p class="quiet">Preview also says what would change about the receivables that you have.</p>
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
    <div class="step">
      <Field {...about} name="sample.due_date" label="Due date" type="date" value={sample.dueDate} />
      <Field
        {...about}
        name="sample.country"
        label="Country of the company"
        value={sample.country}
        placeholder="DE"
        maxlength={2}
      />
      <Field
        {...about}
        name="sample.timezone"
        label="Time zone of the customer"
        value={sample.timezone}
        placeholder="Europe/Berlin"
      />
    </div>
  )
}

/** The whole page. */
export const PolicyPage = ({ data, limit, visit: asked }: Props) => {
  const visit = asSaved(asked)
  return (
    <>
      <Version inForce={data.inForce} visit={visit} />
      <ActionForm visit={visit} action={SAVE}>
        <div class="grid-2 even">
          <PolicyFields data={data} visit={visit} />
          <Card title="A sample debt" class="beside">
            <SampleFields sample={data.sample} visit={visit} />
            <div class="actions">
              <button type="submit" class="secondary outline" name="_action" value={PREVIEW}>
                Preview
              </button>
              <Submit>Save policy</Submit>
            </div>
            <Result data={data} limit={limit} visit={visit} />
          </Card>
        </div>
      </ActionForm>
      <Dialog visit={asked} action={RESTORE} label="Restore the default" danger>
        <ActionForm visit={asked} action={RESTORE}>
          <input type="hidden" name="policy_version" value={String(data.inForce.version)} />
          <p>The default policy takes the place of version {data.inForce.version}.</p>
          <Submit kind="danger">Restore the default</Submit>
        </ActionForm>
      </Dialog>
    </>
  )
}
