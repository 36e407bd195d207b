/** A channel of a customer: whether reminders may go to the address, why not, and the button that changes it. */
import type { CustomerResource } from "../../../domain/Customer.ts"
import type { Channel } from "../../../domain/ReminderAttempt.ts"
import type { AddressBlock } from "../../../services/customers/CustomerSearch.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm } from "../../parts/Form.tsx"
import { ReasonField } from "../../parts/ReasonField.tsx"
import { channelWords } from "../../parts/Reasons.ts"
import { Moment } from "../../parts/Text.tsx"
import { ChannelBadge } from "./Columns.tsx"
import { say } from "../../../words/Say.ts"

/** Why an address is blocked, in words. */
const BlockNote = ({
  block,
  visit: { reader }
}: {
  readonly block: AddressBlock
  readonly visit: CompanyVisit
}) => (
  <>
    {block.optedOutAt === null ? null : (
      <p>
        {block.optOutReason === null || block.optOutReason === ""
          ? say("No reminders are wanted there since {moment}.", {
              moment: <Moment at={block.optedOutAt} reader={reader} />
            })
          : say("No reminders are wanted there since {moment}: {reason}", {
              moment: <Moment at={block.optedOutAt} reader={reader} />,
              reason: block.optOutReason
            })}
      </p>
    )}
    {block.suppressedAt === null ? null : (
      <p>
        {block.suppressedFor === "complained"
          ? say("A message was reported as spam on {moment}.", {
              moment: <Moment at={block.suppressedAt} reader={reader} />
            })
          : say("A message came back on {moment}.", {
              moment: <Moment at={block.suppressedAt} reader={reader} />
            })}{" "}
        {block.suppressionDetail}
      </p>
    )}
  </>
)

/** A channel of the customer, with the button that ends or allows reminders on it. */
export const ChannelForm = ({
  block,
  channel,
  customer,
  visit
}: {
  readonly customer: CustomerResource
  readonly visit: CompanyVisit
} & { readonly channel: Channel; readonly block: AddressBlock | undefined }) => {
  const status = channel === "email" ? customer.emailStatus : customer.smsStatus
  const address = channel === "email" ? customer.email : customer.phoneE164
  const isBlocked = status === "opted_out" || status === "suppressed"
  const action = isBlocked ? `allow-${channel}` : `stop-${channel}`
  const [stop, allow] =
    channel === "email"
      ? [say("Stop e-mails"), say("Allow e-mails again")]
      : [say("Stop SMS"), say("Allow SMS again")]
  const verb = isBlocked ? allow : stop
  return (
    <section>
      <h3>{say(channelWords[channel])}</h3>
      <p>
        {address} <ChannelBadge status={status} />
      </p>
      {block === undefined ? null : <BlockNote block={block} visit={visit} />}
      {status === "none" ? null : (
        <Dialog visit={visit} action={action} label={verb} danger={!isBlocked}>
          <ActionForm visit={visit} action={action}>
            <p>
              {isBlocked
                ? say("Reminders may go to {address}, for every customer who has this address.", { address })
                : say("No more reminders go to {address}, for every customer who has this address.", {
                    address
                  })}
            </p>
            {/* Why somebody is written to who did not want it may have to be shown. */}
            <ReasonField visit={visit} action={action} required={isBlocked} />
            <Submit kind={isBlocked ? "primary" : "danger"}>{verb}</Submit>
          </ActionForm>
        </Dialog>
      )}
    </section>
  )
}
