/** The forms that change where a receivable stands: payments, pauses, voiding, the next reminder. */
import type { ComponentChildren } from "preact"
import { balance, moves } from "../../../domain/Receivable.ts"
import type { ReceivableFile } from "../../../services/receivables/Timeline.ts"
import type { EarlyMessages } from "../../../reminders/outbox/Outbox.ts"
import { notAskedSentences } from "../../../services/reminders/SendNow.ts"
import { translated } from "../../../words/Refusals.ts"
import { decimalOf } from "../../Csv.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field, Select, TextArea } from "../../parts/Form.tsx"
import { ReasonField } from "../../parts/ReasonField.tsx"
import { channelWords } from "../../parts/Reasons.ts"
import { Card } from "../../parts/Text.tsx"
import { receivableName } from "./Words.tsx"
import { say } from "../../../words/Say.ts"

interface Props {
  readonly file: ReceivableFile
  readonly visit: CompanyVisit
}

/** Characters of a note, as the API has them. */
const MAX_NOTE = 2_000

/** What most people come for, so it is open; nothing where nothing can be paid. */
export const RecordPayment = ({ file: { receivable }, visit }: Props) =>
  moves[receivable.status].pay === undefined ? null : (
    <Card title={say("A payment came in")} class="first">
      <ActionForm visit={visit} action="record-payment">
        <input type="hidden" name="currency" value={receivable.currency} />
        <Field
          visit={visit}
          action="record-payment"
          name="amount"
          label={say("Amount")}
          value={decimalOf(balance(receivable), receivable.currency)}
          inputmode="decimal"
          required
          help={say("In {currency}.", { currency: receivable.currency })}
        />
        <Field
          visit={visit}
          action="record-payment"
          name="paid_at"
          label={say("Paid on")}
          type="date"
          value={visit.reader.today}
          required
        />
        <TextArea
          visit={visit}
          action="record-payment"
          name="note"
          label={say("Note")}
          rows={2}
          maxlength={MAX_NOTE}
        />
        <Submit>{say("Record payment")}</Submit>
      </ActionForm>
    </Card>
  )

const ReversePayment = ({ file: { payments }, visit }: Props) => {
  const options = payments
    .filter(({ status }) => status === "recorded")
    .map(({ amountMinor, currency, id, paidOn }) => {
      const amount = visit.reader.money(amountMinor, currency)
      return [String(id), say("{amount} of {date}", { amount, date: visit.reader.date(paidOn) })] as const
    })
  const [first] = options
  if (first === undefined) return null
  return (
    <Dialog visit={visit} action="reverse-payment" label={say("Reverse a payment")} danger wayOut="keep">
      <ActionForm visit={visit} action="reverse-payment">
        <p>{say("What was paid is owed again then, and reminders go on.")}</p>
        <Select
          visit={visit}
          action="reverse-payment"
          name="payment_id"
          label={say("Payment")}
          value={first[0]}
          options={options}
          required
        />
        <ReasonField visit={visit} action="reverse-payment" required />
        <Submit kind="danger">{say("Reverse payment")}</Submit>
      </ActionForm>
    </Dialog>
  )
}

const Pause = ({ visit }: Props) => (
  <Dialog visit={visit} action="pause-receivable" label={say("Pause")}>
    <ActionForm visit={visit} action="pause-receivable">
      <p>{say("No reminders go out while it is paused. Payments can still be recorded.")}</p>
      <Field
        visit={visit}
        action="pause-receivable"
        name="until"
        label={say("Until")}
        type="date"
        min={visit.reader.inDays(1)}
        help={say("It resumes by itself at the beginning of this day. Leave it empty to resume it yourself.")}
      />
      <ReasonField visit={visit} action="pause-receivable" />
      <Submit>{say("Pause")}</Submit>
    </ActionForm>
  </Dialog>
)

const Resume = ({ visit }: Props) => (
  <Dialog visit={visit} action="resume-receivable" label={say("Resume")} primary>
    <ActionForm visit={visit} action="resume-receivable">
      <p>{say("Reminders go on as the policy says.")}</p>
      <ReasonField visit={visit} action="resume-receivable" />
      <Submit>{say("Resume")}</Submit>
    </ActionForm>
  </Dialog>
)

const Void = ({ file: { receivable }, visit: { reader }, visit }: Props) => {
  const { currency, paidMinor } = receivable
  const left = reader.money(balance(receivable), currency)
  return (
    <Dialog
      visit={visit}
      action="void-receivable"
      label={say("verb|Void")}
      title={say("Void {receivableName}", { receivableName: receivableName(receivable) })}
      danger
      wayOut="keep"
    >
      <ActionForm visit={visit} action="void-receivable">
        <p>
          {paidMinor === 0
            ? say("{left} is left to pay, and nothing was paid.", { left })
            : say("{left} is left to pay. {amount} was paid, and stays recorded.", {
                left,
                amount: reader.money(paidMinor, currency)
              })}
        </p>
        <p>
          {say(
            "It is not owed any more then: it takes no payments, and nobody is reminded of it. This can’t be undone."
          )}
        </p>
        <ReasonField visit={visit} action="void-receivable" required />
        <Submit kind="danger">{say("verb|Void")}</Submit>
      </ActionForm>
    </Dialog>
  )
}

/** What would leave, so that nobody sends it blind. */
const EarlyMessage = ({ early }: { readonly early: EarlyMessages | null }) => {
  if (early === null) return null
  if (early._tag === "Refused") return <p class="notice warn">{translated(notAskedSentences[early.why])}</p>
  return (
    <>
      {early.messages.map(({ card, written }) =>
        written === null ? null : (
          <>
            <p class="quiet">
              {say("{channel} to {recipient}", {
                channel: say(channelWords[card.channel]),
                recipient: written.recipient
              })}
            </p>
            {written.subject === null ? null : <p class="strong break">{written.subject}</p>}
            <pre class="message-text">{written.text}</pre>
          </>
        )
      )}
      <input type="hidden" name="version" value={early.version} />
    </>
  )
}

const SendNow = ({ early, file: { customer }, visit }: Props & { readonly early: EarlyMessages | null }) => (
  <Dialog visit={visit} action="send-now" label={say("Send now")} title={say("Send the next reminder now")}>
    <ActionForm visit={visit} action="send-now">
      <p>
        {say(
          "The next reminder goes to {displayName} at once, if the hours and the distances of the policy allow it; otherwise as soon as they do. The steps after it stay where they are.",
          { displayName: customer.displayName }
        )}
      </p>
      <EarlyMessage early={early} />
      <Submit>{say("Send the next reminder now")}</Submit>
    </ActionForm>
  </Dialog>
)

/** The forms that its status allows. `Edit` is beside them. */
export const Moves = (
  props: Props & { readonly edit: ComponentChildren; readonly early: EarlyMessages | null }
) => {
  const { receivable } = props.file
  const allowed = moves[receivable.status]
  return (
    <div class="actions">
      {allowed.resume === undefined ? null : <Resume {...props} />}
      {allowed.pause === undefined ? null : <SendNow {...props} />}
      {allowed.pause === undefined ? null : <Pause {...props} />}
      {props.edit}
      {allowed.reverse === undefined ? null : <ReversePayment {...props} />}
      {allowed.cancel === undefined ? null : <Void {...props} />}
    </div>
  )
}
