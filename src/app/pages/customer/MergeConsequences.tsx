/** What a merge of two customers leads to, in sentences. */
import type { Customer } from "../../../domain/Customer.ts"
import type { FilledField } from "../../../domain/CustomerMerge.ts"
import type { Channel } from "../../../domain/ReminderAttempt.ts"
import type { MergePreview } from "../../../services/customers/CustomerMerges.ts"
import { say } from "../../../words/Say.ts"

/** Where a field comes from that the one who stays has not. */
const Filled = ({
  after,
  field,
  from
}: {
  readonly after: Customer
  readonly field: FilledField
  readonly from: string
}) => {
  switch (field) {
    case "email":
      return <li>{say("The e-mail address comes from {from}: {email}.", { from, email: after.email })}</li>
    case "phoneE164":
      return (
        <li>
          {say("The phone number comes from {from}: {phoneE164}.", { from, phoneE164: after.phoneE164 })}
        </li>
      )
    case "preferredLocale":
      return (
        <li>
          {say("The language comes from {from}: {preferredLocale}.", {
            from,
            preferredLocale: after.preferredLocale
          })}
        </li>
      )
    case "timezone":
      return (
        <li>{say("The time zone comes from {from}: {timezone}.", { from, timezone: after.timezone })}</li>
      )
  }
}

/** What a channel is not used for any more, and why. */
const Stopped = ({
  after,
  channel,
  from
}: {
  readonly after: Customer
  readonly channel: Channel
  readonly from: string
}) =>
  channel === "email" ? (
    <li>
      {say("No more e-mails go to {email}, because {from} wants none. This stays so if you undo it.", {
        email: after.email,
        from
      })}
    </li>
  ) : (
    <li>
      {say("No more SMS go to {phoneE164}, because {from} wants none. This stays so if you undo it.", {
        phoneE164: after.phoneE164,
        from
      })}
    </li>
  )

/** What will hold, in sentences. */
export const Consequences = ({
  after,
  filled,
  gone: { displayName: gone },
  kept: { displayName: kept },
  stopped
}: MergePreview) => (
  <ul>
    <li>
      {say(
        "All receivables, messages, notes, payments, replies and credit of {gone} belong to {kept} from then on.",
        { gone, kept }
      )}
    </li>
    <li>{say("Name, addresses, language and time zone stay those of {kept}.", { kept })}</li>
    {filled.map((field) => (
      <Filled after={after} field={field} from={gone} />
    ))}
    {stopped.map((channel) => (
      <Stopped after={after} channel={channel} from={gone} />
    ))}
    <li>{say("Addresses that are stopped or do not work stay so.")}</li>
    <li>
      {say("Whoever still uses the number of {gone}, in a file or by the API, reaches {kept}.", {
        gone,
        kept
      })}
    </li>
    <li>{say("You can undo it for a day. What comes in meanwhile stays with {kept}.", { kept })}</li>
  </ul>
)
