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
        ["Customer", <a href={`${base}/customers/${customerId}`}>{customer}</a>],
        ["By", channelWords[channel]],
        ...(written === null ? [] : [["To", written.recipient] as const]),
        ["Leaves", <CustomerTime at={at} timezone={timezone} reader={reader} />],
        ["Why then", whyThen(card)],
        ["Tone", toneOf(card)],
        ["About", <CardDebts card={card} most={100} visit={visit} />],
        ["Sum", <CardSums sums={sums} reader={reader} />],
        ["Status", <CardStatus card={card} visit={visit} />],
        ...(waits
          ? [
              [
                "May leave until",
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
      <Submit>Approve</Submit>
    </ActionForm>
  )

const Skip = ({ seen, visit }: Props) => (
  <Dialog visit={visit} action="skip-message" label="Skip" danger>
    <ActionForm visit={visit} action="skip-message">
      <p>
        This message to {seen.card.customer} is not sent, now or later. The case goes on with the step after
        it.
      </p>
      <SeenField seen={seen} />
      <Submit kind="danger">Skip this message</Submit>
    </ActionForm>
  </Dialog>
)

const Edit = ({ seen, visit }: Props) => {
  const texts = seen.written?.texts ?? null
  if (texts === null) return null
  const about = { visit, action: "edit-message" }
  return (
    <Dialog visit={visit} action="edit-message" label="Edit">
      <ActionForm visit={visit} action="edit-message" draft>
        <p>
          For this one message. It is kept until the message leaves, and void if what the message lists
          changes.
        </p>
        <SeenField seen={seen} />
        <Field
          {...about}
          name="subject"
          label="Subject"
          value={texts.subject}
          maxlength={textLengths.subject}
        />
        <TextArea
          {...about}
          name="opening"
          label="Opening"
          value={texts.opening}
          maxlength={textLengths.opening}
        />
        <TextArea
          {...about}
          name="closing"
          label="Closing"
          value={texts.closing}
          maxlength={textLengths.closing}
        />
        <div class="actions">
          <Submit>Save</Submit>
          {seen.card.isEdited ? (
            <button type="submit" name="_action" value="restore-message" class="secondary">
              Use ours again
            </button>
          ) : null}
        </div>
      </ActionForm>
    </Dialog>
  )
}

const Test = ({ visit }: Props) => (
  <ActionForm visit={visit} action="test-message">
    <Submit kind="secondary">Send me a test</Submit>
  </ActionForm>
)

const SendNow = ({ seen: { card }, visit }: Props) => (
  <a role="button" class="secondary" href={outboxPath(visit.base, card, "/now")}>
    Send now
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
