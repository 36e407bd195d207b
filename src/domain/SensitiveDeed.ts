/**
 * What a person has to prove again before a deed, and who is told of it afterwards: one table of all deeds. A deed
 * without an entry does not compile.
 */
import type { Deed } from "./Deed.ts"
import { type Factors, hasSecondFactor, isFresh, isPasswordFresh, type Session } from "./Session.ts"

/**
 * What is asked of a person in the application. `code`: one of the second factor, or a passkey. `both`: the password and a code. Whoever
 * has no second factor gives the password in the place of the code.
 */
export type DeedProof = "password" | "code" | "both"

/** Who is told: the person whose account it is, or the company's owners and whoever has done it. */
type Told = "person" | "owners"

/** What is special about a deed. */
export interface Sensitivity {
  readonly proof?: DeedProof
  readonly told?: Told
}

const ordinary = {} as const

/**
 * Every deed. What a link or the operator does is proved otherwise: the proof is what a signed-in person gives. The deeds
 * of keys and debtors are ordinary.
 */
export const sensitivity = {
  "receivable.create": ordinary,
  "receivable.import": ordinary,
  "receivable.update": ordinary,
  "receivable.pause": ordinary,
  "receivable.resume": ordinary,
  "receivable.cancel": ordinary,
  "receivable.promise": ordinary,
  "receivable.dispute": ordinary,
  "receivable.reply": ordinary,
  "receivable.document": ordinary,
  "receivable.document_remove": ordinary,
  "reminder.send_now": ordinary,
  "reminder.approve": ordinary,
  "reminder.skip": ordinary,
  "reminder.edit": ordinary,
  "reminder.test": ordinary,
  "receivables.import": ordinary,
  "payables.import": ordinary,
  "customers.import": ordinary,
  "bank_statement.import": ordinary,
  "payment.record": ordinary,
  "payment.reverse": ordinary,
  "bank_transaction.apply": ordinary,
  "bank_transaction.undo": ordinary,
  "bank_transaction.ignore": ordinary,
  "bank_transaction.refuse": ordinary,
  "bank_transaction.return": ordinary,
  "bank_transaction.repay": ordinary,
  "customer.pay": ordinary,
  "customer.use_credit": ordinary,
  "customer.repay": ordinary,
  "customer.unpay": ordinary,
  "customer.note": ordinary,
  "customer.note_done": ordinary,
  "customer.merge": ordinary,
  "customer.unmerge": ordinary,
  "payer.forget": ordinary,
  "payable.create": ordinary,
  "payable.import": ordinary,
  "payable.update": ordinary,
  "payable.mark_paid": ordinary,
  "series.create": ordinary,
  "series.stop": ordinary,
  "series.occurrence": ordinary,
  "customer.import": ordinary,
  "customer.update": ordinary,
  "customer.opt_out": ordinary,
  "customer.opt_in": ordinary,
  "customer.suppress": ordinary,
  "customer.new_link": ordinary,
  "debtor_page.open": ordinary,
  // A key does all that its scopes say, for a month.
  "key.create": { proof: "code", told: "owners" },
  "key.rotate": { proof: "code", told: "owners" },
  "key.revoke": { proof: "code", told: "owners" },
  "member.add": ordinary,
  // An owner or an admin does what a key does, and more.
  "member.role": { proof: "code", told: "owners" },
  "member.remove": { proof: "code" },
  "invitation.send": { proof: "code" },
  "invitation.send_again": { proof: "code" },
  "invitation.withdraw": { proof: "code" },
  // The link of the invitation is the proof.
  "invitation.accept": { told: "owners" },
  "user.create": ordinary,
  "user.first_link": ordinary,
  "user.join": ordinary,
  "user.sign_up": ordinary,
  "user.verify_email": ordinary,
  "user.update": ordinary,
  "user.password": { proof: "password", told: "person" },
  "user.sign_out": ordinary,
  "user.change_email": { proof: "both", told: "person" },
  "user.keep_email": ordinary,
  // The link that was mailed to the address before is the proof.
  "user.undo_email": { told: "person" },
  "user.reclaim": ordinary,
  "user.close": { proof: "both", told: "person" },
  // The identity provider has said who it is.
  "user.link_sso": { told: "person" },
  "user.unlink_sso": ordinary,
  "user.sign_in_sso": ordinary,
  "two_factor.set_up": { proof: "both", told: "person" },
  "two_factor.turn_off": { proof: "both", told: "person" },
  "two_factor.reset": { proof: "code", told: "person" },
  // The recovery code is the proof.
  "two_factor.recovery_code": { told: "person" },
  "two_factor.recovery_codes": { proof: "code", told: "person" },
  "security.wrong_password": ordinary,
  "security.wrong_code": ordinary,
  "security.wrong_token": ordinary,
  "security.locked": ordinary,
  "security.form_refused": ordinary,
  "security.new_browser": ordinary,
  "security.sensitive_action": ordinary,
  // A passkey opens the account by itself.
  "passkey.add": { proof: "both", told: "person" },
  "passkey.remove": { proof: "both", told: "person" },
  "passkey.refuse": { told: "person" },
  "policy.set": { proof: "code" },
  // What customers read, and where they pay and answer.
  "texts.set": { proof: "code", told: "owners" },
  "company.update": { proof: "code", told: "owners" },
  // With it, customers hear of the company, or nothing any more.
  "company.reminders": { proof: "code", told: "owners" },
  "bank_account.add": { proof: "code", told: "owners" },
  "bank_account.remove": { proof: "code", told: "owners" },
  "plan.start": ordinary,
  "plan.end": ordinary,
  "company.create": ordinary,
  "company.trust": ordinary,
  // All that a company has leaves the house, or comes to an end.
  "company.export": { proof: "code", told: "owners" },
  "company.close": { proof: "code", told: "owners" },
  "company.reopen": { proof: "code", told: "owners" },
  "company.delete": ordinary,
  "company.activate": ordinary,
  "company.deactivate": ordinary,
  "clock.advance": ordinary,
  "gate.open": ordinary,
  "gate.close": ordinary,
  "hooks.rotate": ordinary,
  "secrets.rewrap": ordinary,
  "installation.restore": ordinary
} as const satisfies Readonly<Record<Deed, Sensitivity>>

/** What is special about a deed; null for one of which nothing is. */
export const sensitivityOf = (deed: Deed): Sensitivity => sensitivity[deed]

type NamesOfTold = {
  readonly [D in Deed]: (typeof sensitivity)[D] extends { readonly told: Told } ? D : never
}

/** The deeds of which somebody is told. */
export type ToldDeed = NamesOfTold[Deed]

/** Whether somebody is told of a deed. */
export const isToldOf = (deed: Deed): deed is ToldDeed => sensitivityOf(deed).told !== undefined

/** Whether a person has to prove anything again before a deed. */
export const needsProof = (deed: Deed): boolean => sensitivityOf(deed).proof !== undefined

/** What a person can prove by. */
export interface Provable extends Factors {
  readonly hasPassword: boolean
}

/** One thing that is asked for. */
export type AskedProof = "password" | "code"

/**
 * What a deed asks of a person who can give it. Whoever can prove by nothing here is asked by the identity provider, where
 * there is one (`confirmsElsewhere`).
 */
export const proofsFor = (deed: Deed, { hasPassword, ...factors }: Provable): ReadonlyArray<AskedProof> => {
  const hasFactor = hasSecondFactor(factors)
  const { proof } = sensitivityOf(deed)
  if (proof === undefined) return []
  const asksPassword = hasPassword && (proof !== "code" || !hasFactor)
  const asksCode = hasFactor && proof !== "password"
  return [...(asksPassword ? (["password"] as const) : []), ...(asksCode ? (["code"] as const) : [])]
}

/** Whether a session has given a proof in the last ten minutes. */
export const isProved = (session: Session, proof: AskedProof): boolean =>
  proof === "code" ? isFresh(session) : isPasswordFresh(session)
