/** What can be decided about one message, each a button, and what there is to know of it. */
import { textLengths } from "../../../domain/MessageTexts.ts"
import type { SeenMessage } from "../../../reminders/outbox/Outbox.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field, TextArea } from "../../parts/Form.tsx"
import { channelWords } from "../../parts/Reasons.ts"
import { Facts } from "../../parts/Text.tsx"
import { CardDebts, CardStatus, CardSums, CustomerTime, seenValue } from "./Card.tsx"
import { outboxPath } from "./place.ts"
import { toneOf, whyThen } from "./words.ts"
import { say } from "../../../words/Say.ts"

interface Props {
  readonly seen: SeenMessage
  readonly visit: CompanyVisit
}

const SeenField = ({ seen: { card } }: Pick<Props, "seen">) => (
  <input type="hidden" name="seen" value={seenValue(card)} />
)

/** When the message leaves, and why then. */
export const CardFacts = ({ seen: { card, written }, visit }: Props) => {
  const { at, channel, customer, customerId, expiresAt, state, sums, timezone } = card
  const { base, reader } = visit
  const waits = state === "waits" || state === "held" || state === "hindered"
  return (
    <Facts
      facts={[
        [say("Customer"), <a href={`${base}/customers/${customerId}`}>{customer}</a>],
        [say("By"), say(channelWords[channel])],
        ...(written === null ? [] : [[say("recipient|To"), written.recipient] as const]),
        [say("Leaves"), <CustomerTime at={at} timezone={timezone} reader={reader} />],
        [say("Why then"), whyThen(card)],
        [say("Tone"), toneOf(card)],
        [say("About"), <CardDebts card={card} most={100} visit={visit} />],
        [say("Sum"), <CardSums sums={sums} reader={reader} />],
        [say("Status"), <CardStatus card={card} visit={visit} />],
        ...(waits
          ? [
              [
                say("May leave until"),
                <CustomerTime at={expiresAt} timezone={timezone} reader={reader} />
              ] as const
            ]
          : [])
      ]}
    />
  )
}

const Approve = ({ seen, visit }: Props) =>
  visit.membership.settings.remindersMode !== "approve" || seen.card.state === "approved" ? null : (
    <ActionForm visit={visit} action="approve-message">
      <SeenField seen={seen} />
      <Submit>{say("Approve")}</Submit>
    </ActionForm>
  )

const Skip = ({ seen, visit }: Props) => (
  <Dialog visit={visit} action="skip-message" label={say("Skip")} danger>
    <ActionForm visit={visit} action="skip-message">
      <p>
        {say(
          "This message to {customer} is not sent, now or later. The case goes on with the step after it.",
          { customer: seen.card.customer }
        )}
      </p>
      <SeenField seen={seen} />
      <Submit kind="danger">{say("Skip this message")}</Submit>
    </ActionForm>
  </Dialog>
)

const Edit = ({ seen, visit }: Props) => {
  const texts = seen.written?.texts ?? null
  if (texts === null) return null
  const about = { visit, action: "edit-message" }
  return (
    <Dialog visit={visit} action="edit-message" label={say("Edit")}>
      <ActionForm visit={visit} action="edit-message" draft>
        <p>
          {say(
            "For this one message. It is kept until the message leaves, and void if what the message lists changes."
          )}
        </p>
        <SeenField seen={seen} />
        <Field
          {...about}
          name="subject"
          label={say("Subject")}
          value={texts.subject}
          maxlength={textLengths.subject}
        />
        <TextArea
          {...about}
          name="opening"
          label={say("Opening")}
          value={texts.opening}
          maxlength={textLengths.opening}
        />
        <TextArea
          {...about}
          name="closing"
          label={say("Closing")}
          value={texts.closing}
          maxlength={textLengths.closing}
        />
        <div class="actions">
          <Submit>{say("Save")}</Submit>
          {seen.card.isEdited ? (
            <button type="submit" name="_action" value="restore-message" class="secondary">
              {say("Use ours again")}
            </button>
          ) : null}
        </div>
      </ActionForm>
    </Dialog>
  )
}

const Test = ({ visit }: Props) => (
  <ActionForm visit={visit} action="test-message">
    <Submit kind="secondary">{say("Send me a test")}</Submit>
  </ActionForm>
)

const SendNow = ({ seen: { card }, visit }: Props) => (
  <a role="button" class="secondary" href={outboxPath(visit.base, card, "/now")}>
    {say("Send now")}
  </a>
)

/** What may be done with the message; with one that is foretold nothing yet. */
export const Decisions = (props: Props) => {
  const { seen, visit } = props
  if (visit.membership.role === "member") return null
  if (seen.card.version === null)
    return <div class="actions">{seen.written === null ? null : <Test {...props} />}</div>
  return (
    <div class="actions">
      <Approve {...props} />
      {visit.membership.settings.remindersMode === "hold" ? null : <SendNow {...props} />}
      <Edit {...props} />
      <Test {...props} />
      <Skip {...props} />
    </div>
  )
}
