/** The audit log as people read it: all of a company's, the newest entries, and what was done to one thing. */
import { Context, Effect, Layer } from "effect"
import { type Deed, deedsOn, type Resource } from "../domain/Deed.ts"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import {
  type AuditFilter,
  AuditLog,
  type FoundEntries,
  type NewEntry,
  type StoredEntry,
  type Topic
} from "../repos/AuditLog.ts"
import { MembershipsRepo } from "../repos/people/Memberships.ts"

export type {
  AuditFilter,
  EntrySubject,
  FoundEntries,
  NewEntry,
  StoredEntry,
  Topic
} from "../repos/AuditLog.ts"

/**
 * Where people see that something was done: in the history of a receivable, bill or customer, and in its company's; in that
 * of the company alone; or nowhere, because it was done to no company. What is done to a customer and shows in the history
 * of a receivable shows in that of the customer, too.
 */
type Place = "receivable" | "payable" | "customer" | "company" | "nowhere"

/** Where each deed shows. */
export const shownOn = {
  "receivable.create": "receivable",
  "receivable.import": "receivable",
  "receivable.update": "receivable",
  "receivable.pause": "receivable",
  "receivable.resume": "receivable",
  "receivable.cancel": "receivable",
  "receivable.promise": "receivable",
  "receivable.dispute": "receivable",
  "receivable.reply": "receivable",
  "receivable.document": "receivable",
  "receivable.document_remove": "receivable",
  "reminder.send_now": "receivable",
  "reminder.approve": "company",
  "reminder.skip": "company",
  "reminder.edit": "company",
  "reminder.test": "company",
  "receivables.import": "company",
  "payables.import": "company",
  "customers.import": "company",
  "payment.record": "receivable",
  "payment.reverse": "receivable",
  "bank_transaction.apply": "company",
  "bank_transaction.undo": "company",
  "bank_transaction.ignore": "company",
  "bank_transaction.refuse": "company",
  "bank_transaction.return": "company",
  "bank_transaction.repay": "company",
  "customer.pay": "receivable",
  "customer.use_credit": "receivable",
  "customer.repay": "customer",
  "customer.unpay": "customer",
  "customer.note": "receivable",
  "customer.note_done": "receivable",
  "customer.merge": "customer",
  "customer.unmerge": "customer",
  "payer.forget": "customer",
  "payable.create": "payable",
  "payable.import": "payable",
  "payable.update": "payable",
  "payable.mark_paid": "payable",
  "series.create": "payable",
  "series.stop": "payable",
  "series.occurrence": "payable",
  "customer.import": "customer",
  "customer.update": "customer",
  "customer.opt_out": "customer",
  "customer.opt_in": "customer",
  "customer.suppress": "customer",
  "customer.new_link": "customer",
  "debtor_page.open": "receivable",
  "key.create": "company",
  "key.rotate": "company",
  "key.revoke": "company",
  "member.add": "company",
  "member.role": "company",
  "member.remove": "company",
  "invitation.send": "company",
  "invitation.send_again": "company",
  "invitation.withdraw": "company",
  "invitation.accept": "company",
  "user.create": "nowhere",
  "user.first_link": "nowhere",
  "user.join": "nowhere",
  "user.sign_up": "nowhere",
  "user.verify_email": "nowhere",
  "user.update": "nowhere",
  "user.password": "nowhere",
  "user.sign_out": "nowhere",
  "user.change_email": "nowhere",
  "user.keep_email": "nowhere",
  "user.undo_email": "nowhere",
  "user.reclaim": "nowhere",
  "user.link_sso": "nowhere",
  "user.unlink_sso": "nowhere",
  "user.sign_in_sso": "nowhere",
  "two_factor.set_up": "nowhere",
  "two_factor.turn_off": "nowhere",
  "two_factor.reset": "company",
  "two_factor.recovery_code": "nowhere",
  "two_factor.recovery_codes": "nowhere",
  "security.wrong_password": "company",
  "security.wrong_code": "company",
  "security.wrong_token": "company",
  "security.locked": "company",
  "security.form_refused": "company",
  "security.new_browser": "company",
  "security.sensitive_action": "company",
  "user.close": "nowhere",
  "passkey.add": "nowhere",
  "passkey.remove": "nowhere",
  "passkey.refuse": "nowhere",
  "policy.set": "company",
  "texts.set": "company",
  "plan.start": "company",
  "plan.end": "company",
  "company.create": "company",
  "company.update": "company",
  "company.reminders": "company",
  "bank_statement.import": "company",
  "bank_account.add": "company",
  "bank_account.remove": "company",
  "company.trust": "company",
  "company.export": "company",
  "company.close": "company",
  "company.reopen": "company",
  "company.delete": "nowhere",
  "company.activate": "company",
  "company.deactivate": "company",
  "clock.advance": "company",
  "gate.open": "nowhere",
  "gate.close": "nowhere",
  "hooks.rotate": "nowhere",
  "secrets.rewrap": "nowhere",
  "installation.restore": "nowhere"
} as const satisfies Readonly<Record<Deed, Place>>

/** The deeds on a resource that the history of a receivable or bill shows. */
export const deedsShownOn = (place: "receivable" | "payable", resource: Resource): ReadonlyArray<Deed> =>
  deedsOn(resource).filter((deed) => shownOn[deed] === place)

/** Entries that one page looks at to find its own. */
const SCAN_FOR_A_PAGE = 20_000
/** Entries that a file looks at to find its own. */
const SCAN_FOR_A_FILE = 200_000

/** A person whose entries can be asked for. */
export interface AuditPerson {
  readonly userId: number
  readonly name: string
}

export class Audit extends Context.Tag("duebook/Audit")<
  Audit,
  {
    /** Up to `limit` entries with ids below `before`, the newest first. It may find fewer before it has seen all. */
    readonly page: (
      companyId: number,
      filter: AuditFilter,
      range: { readonly before: number | null; readonly limit: number }
    ) => Effect.Effect<FoundEntries, ServiceUnavailable>
    /** The newest entries for a file, at most `limit`. */
    readonly file: (
      companyId: number,
      filter: AuditFilter,
      limit: number
    ) => Effect.Effect<FoundEntries, ServiceUnavailable>
    /** The members of the company, also those who have left it. */
    readonly people: (companyId: number) => Effect.Effect<ReadonlyArray<AuditPerson>, ServiceUnavailable>
    /** The newest entries of the topics, newest first; at most `MAX_HISTORY` of the repository. */
    readonly history: (
      topics: ReadonlyArray<Topic>
    ) => Effect.Effect<ReadonlyArray<StoredEntry>, ServiceUnavailable, CurrentRequest>
    /** The newest entries of the company, newest first, with the names and amounts of what they are about. */
    readonly newest: (
      limit: number
    ) => Effect.Effect<ReadonlyArray<NewEntry>, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Audit,
    Effect.map(Effect.all([AuditLog, MembershipsRepo]), ([log, memberships]) =>
      Audit.of({
        page: (companyId, filter, range) => log.find(companyId, filter, { ...range, scan: SCAN_FOR_A_PAGE }),
        file: (companyId, filter, limit) =>
          log.find(companyId, filter, { before: null, limit, scan: SCAN_FOR_A_FILE }),
        people: (companyId) =>
          Effect.map(memberships.list(companyId), (members) =>
            members.map(({ name, userId }) => ({ userId, name }))
          ),
        history: (topics) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => log.history(caller.companyId, topics)),
        newest: (limit) => Effect.flatMap(CurrentRequest, ({ caller }) => log.newest(caller.companyId, limit))
      })
    )
  )
}
