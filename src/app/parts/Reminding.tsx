/** Whether a company's reminders leave: what every page says about it. */
import type { RemindersMode } from "../../domain/Company.ts"
import type { CompanyVisit } from "../Page.ts"

/** What every page says while reminders do not leave by themselves, and where that leads; null while they do. */
const sentences: Readonly<
  Record<RemindersMode, { readonly text: string; readonly to: string; readonly label: string } | null>
> = {
  hold: { text: "Reminders are on hold: nothing is sent.", to: "/go-live", label: "Go live" },
  approve: {
    text: "Reminders wait for approval: nothing is sent without it.",
    to: "/outbox",
    label: "Open the outbox"
  },
  on: null
}

/** Why customers are not reminded, if they are not, on every page. Whoever may change that is led to where. */
export const NotReminding = ({ visit: { base, membership } }: { readonly visit: CompanyVisit }) => {
  const { role, settings, withoutSteps } = membership
  const mayChange = role !== "member"
  const sentence = sentences[settings.remindersMode]
  return (
    <>
      {sentence === null ? null : (
        <p class="notice warn">
          {sentence.text} {mayChange ? <a href={`${base}${sentence.to}`}>{sentence.label}</a> : null}
        </p>
      )}
      {withoutSteps && mayChange ? (
        <p class="notice warn">
          The reminder policy has no steps: no customer is reminded. <a href={`${base}/policy`}>Add steps</a>
        </p>
      ) : null}
    </>
  )
}
