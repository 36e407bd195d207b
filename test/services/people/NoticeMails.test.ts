/** What the mails with security notices say. */
import { describe, expect, it } from "vitest"
import { type MailedLink, written } from "../../../src/domain/MailText.ts"
import type { NoticeKind } from "../../../src/domain/SecurityNotice.ts"
import { type NamedNotice, noticesMail } from "../../../src/services/people/NoticeMails.ts"

const links = { forgot: "https://duebook.example/app/forgot", account: "https://duebook.example/app/account" }

const notice = (kind: NoticeKind, details: object): NamedNotice => ({
  kind,
  details: { ...details },
  userId: 1,
  companyId: 7,
  byUserId: 2,
  byOperator: false,
  at: Date.parse("2026-05-01T12:00:00Z"),
  memberName: "Kim www.evil.example",
  byName: "Pat https://evil.example/pat",
  companyName: "Heron www.evil.example"
})

const mailOf = (notices: ReadonlyArray<NamedNotice>, undo: MailedLink | null = null) => {
  const { subject, text } = noticesMail("kim@example.com", notices, links, undo)
  return { subject, body: written(text, () => "https://duebook.example/app/link/undo") }
}

const bodyOf = (kind: NoticeKind, details: object): string => mailOf([notice(kind, details)]).body

describe("a security notice", () => {
  it("names nobody and nothing by a name that leads to a page", () => {
    for (const kind of [
      "key.create",
      "key.rotate",
      "key.revoke",
      "passkey.add",
      "passkey.remove",
      "passkey.refuse",
      "member.role",
      "invitation.accept",
      "texts.set",
      "company.update",
      "bank_account.add",
      "bank_account.remove",
      "two_factor.reset"
    ] as const) {
      const name = "Shop https://evil.example/x\r\nevil.example/y"
      const body = bodyOf(kind, { name, account_holder: name, to: {} })
      expect(body, kind).not.toMatch(/evil\.example/)
    }
    const account = { currency: "GBP", account_holder: "Heron Ltd", iban: null, account_number: "55779911" }
    expect(bodyOf("bank_account.add", account)).toContain("customers pay GBP: Heron Ltd, …9911.")
    expect(bodyOf("company.update", { to: { payment_url: null, account_holder: "X" } })).toContain(
      "payment link, account holder"
    )
    expect(bodyOf("passkey.add", { name: "My phone" })).toContain("the passkey “My phone” was added")
  })

  it("says the most serious first, also in the subject, where several are told together", () => {
    const { body, subject } = mailOf([
      notice("new_browser", { browser: null }),
      notice("two_factor.turn_off", {}),
      notice("user.password", {}),
      notice("address_changed", { email: "evil@example.com" }),
      notice("key.create", { name: "Shop" })
    ])
    expect(subject).toBe("Duebook: another e-mail address")
    const places = [
      "evil@example.com now",
      "the password of",
      "was turned off",
      "has created",
      "with a browser"
    ]
    const found = places.map((place) => body.indexOf(place))
    expect(found).toEqual(found.toSorted((one, other) => one - other))
    expect(found).not.toContain(-1)
    expect(mailOf([notice("new_browser", {}), notice("two_factor.turn_off", {})]).subject).toBe(
      "Duebook: two-factor authentication was turned off"
    )
  })

  it("calls the facts of a company as its page does", () => {
    const to = { iban: "DE89370400440532013000", account_holder: "Heron", payment_url: "https://x.example" }
    expect(bodyOf("company.update", { from: {}, to })).toContain(": IBAN, account holder, payment link.")
  })

  it("says once what to do, where it was not the person who reads it", () => {
    const changed = [notice("address_changed", { email: "evil@example.com" })]
    for (const undo of [null, { link_id: 7, purpose: "undo" as const }]) {
      const { body } = mailOf(changed, undo)
      expect(body.match(/If this was not you/g)).toHaveLength(1)
      expect(body.includes("/app/link/undo")).toBe(undo !== null)
      expect(body.includes(links.forgot)).toBe(undo === null)
    }
  })
})
