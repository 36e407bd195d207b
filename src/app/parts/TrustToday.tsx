/** What a company that signed itself up has done today of what it may. */
import { UNLIMITED } from "../../domain/Trust.ts"
import type { TrustReport } from "../../services/company/CompanyTrust.ts"
import type { Reader } from "../Reader.ts"

/** A sentence for pages; nothing for a company without limits. */
export const TrustToday = ({ reader, trust }: { readonly trust: TrustReport; readonly reader: Reader }) => {
  const { grows, limits, used } = trust
  if (limits === null) return null
  const of = (done: number, limit: number) =>
    limit === UNLIMITED ? reader.number(done) : `${reader.number(done)} of ${reader.number(limit)}`
  return (
    <p class="quiet">
      {of(used.recipients, limits.recipients)} new recipients today,{" "}
      {limits.sms === 0 ? "no SMS" : `${of(used.sms, limits.sms)} SMS`},{" "}
      {of(used.invitations, limits.invitations)} invitations.{" "}
      {grows
        ? "A new company may write to few people whom it has never written to before; the number grows with its age and the payments that it records. "
        : ""}
      What is beyond it waits for the next day (UTC). Ask who runs Duebook for you if you need more.
    </p>
  )
}
