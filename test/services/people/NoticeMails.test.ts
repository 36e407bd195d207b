/** What the mails with security notices say. */
import { describe, expect, it } from "vitest"
import { written } from "../../../src/domain/MailText.ts"
import type { NoticeKind } from "../../../src/domain/SecurityNotice.ts"
import { noticesMail } from "../../../src/services/people/NoticeMails.ts"

const links = { forgot: "https://duebook.example/app/forgot", account: "https://duebook.example/app/account" }

const bodyOf = (kind: NoticeKind, details: object): string =>
  written(
    noticesMail(
      "kim@example.com",
      [
        {
          kind,
          details: { ...details },
          userId: 1,
          companyId: 7,
          byUserId: 2,
          byOperator: false,
          at: Date.parse("2026-05-01T12:00:00Z"),
          byName: "Pat https://evil.example/pat",
          companyName: "Heron www.evil.example"
        }
      ],
      links,
      null
    ).text,
    () => ""
  )

describe("a security notice", () => {
  it("names nobody and nothing by a name that leads to a page", () => {
    for (const kind of [
      "key.create",
      "key.rotate",
      "key.revoke",
      "passkey.add",
      "passkey.remove",
      "passkey.refuse",
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
})
