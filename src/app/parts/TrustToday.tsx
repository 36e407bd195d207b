/** What a company that signed itself up has done today of what it may. */
import { UNLIMITED } from "../../domain/Trust.ts"
import type { TrustReport } from "../../services/company/CompanyTrust.ts"
import type { Reader } from "../Reader.ts"
import { say } from "../../words/Say.ts"

/** A sentence for pages; nothing for a company without limits. */
export const TrustToday = ({ reader, trust }: { readonly trust: TrustReport; readonly reader: Reader }) => {
  const { grows, limits, used } = trust
  if (limits === null) return null
  const of = (done: number, limit: number) =>
    limit === UNLIMITED
      ? reader.number(done)
      : say("{done} of {limit}", { done: reader.number(done), limit: reader.number(limit) })
  return (
    <p class="quiet">
      {limits.sms === 0
        ? say("{recipients} new recipients today, no SMS, {invitations} invitations.", {
            recipients: of(used.recipients, limits.recipients),
            invitations: of(used.invitations, limits.invitations)
          })
        : say("{recipients} new recipients today, {sms} SMS, {invitations} invitations.", {
            recipients: of(used.recipients, limits.recipients),
            sms: of(used.sms, limits.sms),
            invitations: of(used.invitations, limits.invitations)
          })}{" "}
      {grows ? (
        <>
          {say(
            "A new company may write to few people whom it has never written to before; the number grows with its age and the payments that it records."
          )}{" "}
        </>
      ) : null}
      {say("What is beyond it waits for the next day (UTC). Ask who runs Duebook for you if you need more.")}
    </p>
  )
}
