import { describe, expect, it } from "vitest"
import { type Deed, deeds, deedsOn, isDeed, type Resource } from "../../src/domain/Deed.ts"

const status = ["status", "version"]
const standing = ["status", "customer_id", "version"]
const applied = ["status", "unapplied_minor", "customer_id", "version"]
const channels = ["email_status", "sms_status"]

/** Every deed by its resource; what is left out changes nothing that the API shows. */
const expected: Readonly<Record<Resource, { readonly [D in Deed]?: "all" | ReadonlyArray<string> | null }>> =
  {
    receivable: {
      "receivable.create": "all",
      "receivable.import": "all",
      "receivable.update": [
        "customer_id",
        "amount_minor",
        "currency",
        "due_date",
        "status",
        "external_reference",
        "description",
        "version"
      ],
      "receivable.pause": status,
      "receivable.resume": status,
      "receivable.cancel": status,
      "receivable.promise": status,
      "receivable.dispute": status,
      "receivable.reply": null,
      "receivable.document": null,
      "receivable.document_remove": null,
      "reminder.send_now": null
    },
    import: { "receivables.import": null, "payables.import": null, "customers.import": null },
    payment: { "payment.record": "all", "payment.reverse": ["status", "receivable"] },
    bank_transaction: {
      "bank_transaction.apply": applied,
      "bank_transaction.undo": applied,
      "bank_transaction.ignore": standing,
      "bank_transaction.refuse": standing,
      "bank_transaction.return": applied,
      "bank_transaction.repay": applied
    },
    payable: {
      "payable.create": "all",
      "payable.import": "all",
      "payable.update": [
        "bill_label",
        "amount_minor",
        "currency",
        "due_date",
        "external_reference",
        "description",
        "version"
      ],
      "payable.mark_paid": status
    },
    series: { "series.create": null, "series.stop": null, "series.occurrence": null },
    customer: {
      "customer.import": "all",
      "reminder.approve": null,
      "reminder.skip": null,
      "reminder.edit": null,
      "reminder.test": null,
      "customer.update": [
        "display_name",
        "email",
        "phone_e164",
        "preferred_locale",
        "timezone",
        ...channels,
        "version"
      ],
      "customer.opt_out": channels,
      "customer.opt_in": channels,
      "customer.suppress": channels,
      "customer.pay": null,
      "customer.use_credit": null,
      "customer.repay": null,
      "customer.unpay": null,
      "customer.note": null,
      "customer.note_done": null,
      "customer.merge": [
        "email",
        "phone_e164",
        "preferred_locale",
        "timezone",
        "email_status",
        "sms_status",
        "version"
      ],
      "customer.unmerge": [
        "email",
        "phone_e164",
        "preferred_locale",
        "timezone",
        "email_status",
        "sms_status",
        "version"
      ],
      "payer.forget": null,
      "customer.new_link": null,
      "debtor_page.open": null
    },
    key: { "key.create": null, "key.rotate": null, "key.revoke": null },
    member: { "member.add": null, "member.role": null, "member.remove": null },
    invitation: {
      "invitation.send": null,
      "invitation.send_again": null,
      "invitation.withdraw": null,
      "invitation.accept": null
    },
    user: {
      "user.create": null,
      "user.first_link": null,
      "user.join": null,
      "user.sign_up": null,
      "user.verify_email": null,
      "user.update": null,
      "user.password": null,
      "user.sign_out": null,
      "user.change_email": null,
      "user.keep_email": null,
      "user.undo_email": null,
      "user.reclaim": null,
      "user.close": null,
      "user.link_sso": null,
      "user.unlink_sso": null,
      "user.sign_in_sso": null,
      "two_factor.set_up": null,
      "two_factor.turn_off": null,
      "two_factor.reset": null,
      "two_factor.recovery_code": null,
      "two_factor.recovery_codes": null,
      "security.wrong_password": null,
      "security.wrong_code": null,
      "security.wrong_token": null,
      "security.locked": null,
      "security.form_refused": null,
      "security.new_browser": null,
      "security.sensitive_action": null,
      "passkey.add": null,
      "passkey.remove": null,
      "passkey.refuse": null
    },
    policy: { "policy.set": null },
    texts: { "texts.set": null },
    plan: { "plan.start": null, "plan.end": null },
    bank_statement: { "bank_statement.import": null },
    bank_account: { "bank_account.add": null, "bank_account.remove": null },
    company: {
      "company.create": null,
      "company.update": null,
      "company.reminders": null,
      "company.export": null,
      "company.close": null,
      "company.reopen": null,
      "company.delete": null,
      "company.activate": null,
      "company.deactivate": null,
      "company.trust": null,
      "clock.advance": null
    },
    installation: {
      "gate.open": null,
      "gate.close": null,
      "hooks.rotate": null,
      "secrets.rewrap": null,
      "installation.restore": null
    }
  }

describe("the table of deeds", () => {
  it.each(Object.keys(expected) as ReadonlyArray<Resource>)("says what is done to: %s", (resource) => {
    const found = deedsOn(resource).map((deed) => {
      const { changes } = deeds[deed]
      return [deed, changes.length === 0 ? null : changes]
    })
    expect(Object.fromEntries(found)).toEqual(expected[resource])
  })

  it("has every deed of one resource", () => {
    const listed = Object.values(expected).flatMap((each) => Object.keys(each))
    expect(listed.toSorted()).toEqual(Object.keys(deeds).toSorted())
  })

  it("knows its names, and no others", () => {
    expect(isDeed("payable.create")).toBe(true)
    expect(isDeed("payable.cancel")).toBe(false)
    expect(isDeed("toString")).toBe(false)
  })
})
