/** What somebody else has changed meanwhile, beside what was typed. */
import type { CompanyVisit } from "../Page.ts"
import { submittedTo } from "./Form.tsx"
import { say } from "../../words/Say.ts"

/** A field of a form: its name, its label, and its value as things stand now. */
export type FieldNow = readonly [name: string, label: string, now: string]

const orEmpty = (text: string): string => (text === "" ? say("empty") : text)

/** Shown above a form that was refused because of another change; nothing at any other time. */
export const Differences = ({
  action,
  fields,
  visit
}: {
  readonly action: string
  readonly fields: ReadonlyArray<FieldNow>
  readonly visit: CompanyVisit
}) => {
  const submitted = submittedTo(visit, action)
  if (submitted?.code !== "version_conflict") return null
  const { form } = submitted
  return (
    <div class="notice warn">
      <p>{say("Somebody has changed it since you opened it. Send yours again if that is what you want.")}</p>
      <dl class="facts">
        {fields
          .filter(([name, , now]) => form.fields.has(name) && form.text(name) !== now)
          .map(([name, label, now]) => (
            <div>
              <dt>{label}</dt>
              <dd>
                {say("now: {now}; yours: {yours}", {
                  now: orEmpty(now),
                  yours: orEmpty(form.text(name))
                })}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
