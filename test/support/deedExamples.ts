/** Details of each deed as an entry may have them, for tests of all deeds at once. */
import type { Deed, DetailsOf } from "../../src/domain/Deed.ts"

const plan = {
  plan: "basic",
  allowance: 20_000,
  starts_at: "2026-03-01T00:00:00.000Z",
  ends_at: "2026-04-01T00:00:00.000Z"
} as const

const paid = { receivable_id: 7, from: "open", to: "paid" } as const
const matched = { from: "suggested", to: "applied" } as const
const invitation = { email: "kim@example.com", role: "admin" } as const
const account = { email: "kim@example.com", name: "Kim" }
const sessions = { sessions_ended: 2 }
const securityEvent = { count: 3, network: "203.0.113.7", browser: "Firefox" }

export const deedExamples: { readonly [D in Deed]: DetailsOf<D> } = {
  "receivable.create": { customer_id: 5, new_customer: true },
  "receivable.import": { customer_id: 5, new_customer: false, import_id: 3, line: 2 },
  "receivable.update": { fields: ["dueDate", "amount"], from: "open", to: "open" },
  "receivable.pause": { from: "open", to: "paused", reason: "On the phone", until: "2026-03-20" },
  "receivable.resume": { from: "paused", to: "open", reason: "Enough" },
  "receivable.cancel": { from: "open", to: "cancelled", reason: "A mistake" },
  "receivable.promise": { from: "open", to: "paused", date: "2026-03-18", until: "2026-03-21" },
  "receivable.dispute": { from: "open", to: "paused", text: "Never arrived" },
  "receivable.reply": { reply_id: 3, text: "A new one is on its way" },
  "receivable.document": { bytes: 4_096, sha256: "ab".repeat(32) },
  "receivable.document_remove": {},
  "reminder.send_now": { leaves_at: "2026-03-16T10:00:00.000Z" },
  "receivables.import": { rows: 12 },
  "bank_statement.import": {
    format: "camt.053",
    file_name: "march.xml",
    statements: 1,
    transactions: 12,
    new: 10,
    known: 2
  },
  "payment.record": paid,
  "payment.reverse": { ...paid, from: "paid", to: "open", reason: "Returned" },
  "bank_transaction.apply": { ...matched, receivable_ids: [7], amount_minor: 12_050 },
  "customer.pay": {
    deposit_id: 4,
    paid_on: "2026-03-16",
    receivable_ids: [7],
    amount_minor: 1_250,
    currency: "EUR",
    credit_minor: 250
  },
  "customer.use_credit": { receivable_ids: [7], amount_minor: 250, currency: "EUR", credit_minor: 0 },
  "customer.repay": { deposit_id: 4, amount_minor: 250, currency: "EUR" },
  "customer.unpay": { deposit_id: 4, receivable_ids: [7], amount_minor: 1_250, currency: "EUR" },
  "customer.note": { note_id: 2, receivable_ids: [7], text: "Call in the morning" },
  "customer.note_done": { note_id: 2, receivable_ids: [7], text: "Call in the morning" },
  "bank_transaction.undo": { from: "applied", to: "suggested", receivable_ids: [7], reason: "Another Ada" },
  "bank_transaction.ignore": { from: "unmatched", to: "ignored", reason: "Interest" },
  "bank_transaction.refuse": { from: "suggested", to: "unmatched", receivable_id: 7 },
  "bank_transaction.return": {
    from: "applied",
    to: "returned",
    returned_by: 12,
    receivable_ids: [7],
    reason: "AC04 Account closed"
  },
  "bank_transaction.repay": { from: "unmatched", to: "ignored", amount_minor: 12_050, reason: "Paid twice" },
  "payer.forget": { account: "DE89370400440532013000" },
  "payable.create": {},
  "payable.update": { fields: ["billLabel"] },
  "payable.mark_paid": { from: "open", to: "paid", reason: "By transfer" },
  "series.create": {
    bill_label: "Rent",
    amount_minor: 50_000,
    currency: "EUR",
    anchor_date: "2026-01-31",
    last_date: null
  },
  "series.stop": { next_index: 4 },
  "series.occurrence": { payable_id: 11, occurrence_index: 0, due_date: "2026-01-31" },
  "customer.update": { fields: ["email"] },
  "customer.opt_out": { channel: "email" },
  "customer.opt_in": { channel: "sms", reason: "Asked by phone" },
  "customer.suppress": { channel: "email", reason: "bounced", detail: "550 no such user" },
  "customer.new_link": { link_number: 2 },
  "debtor_page.open": { receivable_ids: [7, 8] },
  "key.create": { user_id: 4, name: "Import", scopes: ["receivables:read"] },
  "key.rotate": { user_id: 4, name: "Import", new_key_id: 10 },
  "key.revoke": { user_id: 4, name: "Import" },
  "member.add": { role: "member" },
  "member.role": { role: "member", before: "owner", keys_deleted: 1 },
  "member.remove": {},
  "invitation.send": invitation,
  "invitation.send_again": invitation,
  "invitation.withdraw": invitation,
  "invitation.accept": { user_id: 4, ...invitation },
  "user.create": { ...account, emailVerified: true, twoFactorConfirmed: false },
  "user.first_link": {},
  "user.join": account,
  "user.sign_up": account,
  "user.verify_email": { email: "kim@example.com" },
  "user.update": { name: "Kim", locale: null, digest: false },
  "user.password": sessions,
  "user.sign_out": sessions,
  "user.change_email": { email: "kim@example.org" },
  "user.keep_email": { email: "kim@example.com" },
  "user.undo_email": { email: "kim@example.com" },
  "user.reclaim": { two_factor_removed: false },
  "user.link_sso": { issuer: "https://id.example.com", email: "kim@example.com" },
  "user.unlink_sso": {},
  "user.sign_in_sso": { issuer: "https://id.example.com", second_factor: true, again: false },
  "two_factor.set_up": { moved: true },
  "two_factor.turn_off": {},
  "two_factor.reset": sessions,
  "two_factor.recovery_code": { left: 9 },
  "two_factor.recovery_codes": {},
  "security.wrong_password": securityEvent,
  "security.wrong_code": securityEvent,
  "security.wrong_token": securityEvent,
  "security.locked": securityEvent,
  "security.form_refused": securityEvent,
  "security.new_browser": securityEvent,
  "security.sensitive_action": securityEvent,
  "passkey.add": { name: "My phone" },
  "passkey.remove": { name: "My phone", last: true },
  "passkey.refuse": { name: "My phone" },
  "policy.set": { version: 3 },
  "texts.set": { locale: "pt-PT", tone: "firm", subject: "Your invoice", opening: null, closing: null },
  "plan.start": plan,
  "plan.end": { removed: plan },
  "company.create": { name: "Heron", timezone: "Europe/Berlin", country: "DE", email: null, testClock: null },
  "company.update": { from: { phone: null }, to: { phone: "+493090182030" } },
  "company.reminders": { from: "hold", to: "on" },
  "bank_account.add": {
    currency: "GBP",
    account_holder: "Analytical Engines Ltd",
    iban: null,
    bic: null,
    account_number: "55779911",
    sort_code: "200000",
    routing_number: null,
    clearing_number: null
  },
  "bank_account.remove": {
    currency: "EUR",
    account_holder: "Analytical Engines Ltd",
    iban: "DE89370400440532013000",
    bic: null,
    account_number: null,
    sort_code: null,
    routing_number: null,
    clearing_number: null
  },
  "company.trust": {
    from: { recipients: null, sms: null, invitations: null },
    to: { recipients: 50, sms: null, invitations: 0 }
  },
  "company.activate": {},
  "company.deactivate": {},
  "clock.advance": {
    from: "2026-03-01T00:00:00.000Z",
    to: "2026-03-02T00:00:00.000Z",
    jump: false,
    decided: 4
  },
  "gate.open": {},
  "gate.close": {},
  "hooks.rotate": {},
  "secrets.rewrap": { values: 3, plain: 1 },
  "installation.restore": {
    reminders: "unknown",
    skipped_ids: 1_000,
    sequences: 12,
    sessionsEnded: 3,
    mailsDropped: 1,
    remindersGivenUp: 0
  }
}
