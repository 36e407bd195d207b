/** Whether a company's reminders leave: what every page says about it. */
import type { RemindersMode } from "../../domain/Company.ts"
import type { CompanyVisit } from "../Page.ts"
import { type Unsaid, phrase, say } from "../../words/Say.ts"

/** What every page says while reminders do not leave by themselves, and where that leads; null while they do. */
const sentences: Readonly<
  Record<RemindersMode, { readonly text: Unsaid; readonly to: string; readonly label: Unsaid } | null>
> = {
  hold: { text: phrase("Reminders are on hold: nothing is sent."), to: "/go-live", label: phrase("Go live") },
  approve: {
    text: phrase("Reminders wait for approval: nothing is sent without it."),
    to: "/outbox",
    label: phrase("Open the outbox")
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
          {say(sentence.text)}{" "}
          {mayChange ? <a href={`${base}${sentence.to}`}>{say(sentence.label)}</a> : null}
        </p>
      )}
      {withoutSteps && mayChange ? (
        <p class="notice warn">
          {say("The reminder policy has no steps: no customer is reminded. <link>Add steps</link>", {
            link: (text) => <a href={`${base}/policy`}>{text}</a>
          })}
        </p>
      ) : null}
    </>
  )
}
