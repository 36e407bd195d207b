/** What the audit log's entries say, in words: `receivable.pause` is "paused a receivable". */
import type { HistoryEntry } from "../../services/History.ts"

/** What somebody did, as it follows a name in a sentence; by action. */
export const actionWords: Readonly<Record<string, string>> = {
  "receivable.create": "created a receivable",
  "receivable.update": "changed a receivable",
  "receivable.pause": "paused a receivable",
  "receivable.resume": "resumed a receivable",
  "receivable.cancel": "cancelled a receivable",
  "receivable.import": "imported a receivable",
  "receivables.import": "imported a file of receivables",
  "reminder.send_now": "sent the next reminder now",
  "receivable.promise": "promised to pay",
  "receivable.dispute": "said that something is wrong",
  "payment.record": "recorded a payment",
  "payment.reverse": "reversed a payment",
  "payable.create": "created a payable",
  "payable.update": "changed a payable",
  "payable.mark_paid": "marked a payable as paid",
  "payable.cancel": "cancelled a payable",
  "series.create": "created a series of payables",
  "series.stop": "stopped a series of payables",
  "series.occurrence": "created the next payable of a series",
  "customer.update": "changed a customer",
  "customer.opt_out": "stopped reminders to an address",
  "customer.opt_in": "allowed reminders to an address again",
  "customer.suppress": "stopped reminders to an address that does not work",
  "debtor_page.open": "opened the page of what is open",
  "customer.new_link": "made a new link for a customer's page",
  "key.create": "created a key",
  "key.rotate": "rotated a key",
  "key.revoke": "revoked a key",
  "member.add": "added a person",
  "invitation.send": "invited a person",
  "invitation.send_again": "invited a person again",
  "invitation.withdraw": "withdrew an invitation",
  "invitation.accept": "accepted an invitation",
  "member.role": "changed a person's role",
  "member.remove": "removed a person",
  "user.create": "created an account",
  "user.first_link": "made a link to sign in for the first time",
  "user.join": "joined the company",
  "user.sign_up": "signed up",
  "user.verify_email": "confirmed an e-mail address",
  "user.update": "changed an account",
  "user.password": "changed a password",
  "user.change_email": "asked for another e-mail address",
  "user.keep_email": "kept the present e-mail address",
  "two_factor.set_up": "set up two-factor authentication",
  "two_factor.turn_off": "turned off two-factor authentication",
  "two_factor.reset": "reset a person's two-factor authentication",
  "two_factor.recovery_code": "used a recovery code",
  "two_factor.recovery_codes": "made new recovery codes",
  "policy.set": "changed the reminder policy",
  "texts.set": "changed the texts of reminders",
  "plan.start": "started a plan",
  "plan.end": "ended a plan",
  "company.create": "created the company",
  "company.update": "changed the company's facts",
  "company.activate": "activated the company",
  "company.deactivate": "deactivated the company",
  "clock.advance": "moved the test clock"
}

/** What was done; an action without words is written as it is stored. */
export const wordsOf = (action: string): string => actionWords[action] ?? action

const idIn = ({ details }: HistoryEntry, name: string): number | null => {
  const value = details[name]
  return typeof value === "number" ? value : null
}

/** The address of what an entry is about, below the company's; null where it has no page that all members may see. */
export const subjectPath = (entry: HistoryEntry): string | null => {
  const [resource = ""] = entry.action.split(".", 1)
  const path = (name: string, id: number | null) => (id === null ? null : `/${name}/${id}`)
  switch (resource) {
    case "receivable":
      return path("receivables", entry.subjectId)
    case "payment":
      return path("receivables", idIn(entry, "receivable_id"))
    case "payable":
      return path("payables", entry.subjectId)
    case "customer":
    case "debtor_page":
      return path("customers", entry.subjectId)
    default:
      return null
  }
}
