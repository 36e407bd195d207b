/** Every mail to people of a company, in every language. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  htmlIn,
  languageIn,
  mailFromJson,
  mailIn,
  mailToJson,
  written
} from "../../../src/domain/MailText.ts"
import { type Language, languages } from "../../../src/domain/MessageLanguage.ts"
import type { NoticeKind } from "../../../src/domain/SecurityNotice.ts"
import { testMail } from "../../../src/reminders/outbox/TestMessages.ts"
import {
  knownMail,
  resetMail,
  signUpMail,
  twoFactorResetMail,
  verifyMail
} from "../../../src/services/people/AccountMails.ts"
import { mailAmount, mailDate, mailMoment } from "../../../src/services/people/MailFormat.ts"
import { writtenFor } from "../../../src/services/people/MailLanguage.ts"
import { type NamedNotice, noticesMail } from "../../../src/services/people/NoticeMails.ts"
import { addressTakenMail, invitationMail } from "../../../src/services/people/PeopleMails.ts"
import type { UserMail } from "../../../src/services/people/UserMails.ts"
import { type CompanyMail, digestText, statementDetail } from "../../../src/services/reminders/DigestText.ts"
import { digestKinds } from "../../../src/domain/Digest.ts"
import { morningText } from "../../../src/services/reminders/MorningText.ts"
import { catalogues, type Phrase } from "../../../src/words/Catalogues.ts"
import { phrases } from "../../../src/words/en.ts"
import { speaking, spoken } from "../../../src/words/Say.ts"

const link = { link_id: 7, purpose: "verify" } as const
const PAGE = "https://due.example/7"
const to = "1@2.3"
/** Names that are told from words. */
const [PERSON, COMPANY] = ["4711", "0815"]

const detailsOf: Partial<Record<NoticeKind, object>> = {
  "two_factor.recovery_code": { left: 1 },
  "user.link_sso": { issuer: PAGE, email: to },
  "company.update": { to: { iban: null, payment_url: null, name: COMPANY } },
  "member.role": { role: "owner", subject_id: 3 },
  "invitation.accept": { role: "admin", user_id: 3 },
  "texts.set": { locale: "12", tone: "firm" },
  "company.reminders": { to: "approve" },
  "bank_account.add": { currency: "99", account_holder: PERSON, iban: "DE89370400440532013000" },
  "bank_account.remove": { currency: "99", account_holder: PERSON, account_number: "55779911" }
}
const kinds = [
  "address_changed",
  "user.change_email",
  "user.undo_email",
  "user.close",
  "company.close",
  "company.reopen",
  "company.export",
  "user.password",
  "two_factor.reset",
  "two_factor.turn_off",
  "two_factor.set_up",
  "two_factor.recovery_code",
  "two_factor.recovery_codes",
  "passkey.add",
  "passkey.remove",
  "passkey.refuse",
  "user.link_sso",
  "company.update",
  "member.role",
  "invitation.accept",
  "key.create",
  "key.rotate",
  "key.revoke",
  "texts.set",
  "company.reminders",
  "bank_account.add",
  "bank_account.remove",
  "new_browser"
] as const satisfies ReadonlyArray<NoticeKind>

const notice = (kind: string, fields: Partial<NamedNotice> = {}): NamedNotice => ({
  kind,
  details: { email: to, name: PERSON, ...detailsOf[kind as NoticeKind] },
  userId: 1,
  companyId: 7,
  byUserId: 2,
  byOperator: false,
  at: Date.parse("2026-05-01T12:00:00Z"),
  memberName: PERSON,
  byName: PERSON,
  companyName: COMPANY,
  ...fields
})

const pages = { forgot: `${PAGE}/forgot`, account: `${PAGE}/account` }

const morning = (fields: object) =>
  morningText(
    (["email", "sms"] as const).map((channel) => ({
      at: Date.parse("2026-05-01T12:00:00Z"),
      channel,
      customer: PERSON,
      references: ["17", 18],
      more: 2,
      sums: { EUR: 123_450 },
      tone: "firm" as const
    })),
    { name: COMPANY, outbox: PAGE, account: PAGE, zone: "UTC", waits: false, isCut: false, ...fields },
    spoken()
  )

/** Each kind of mail, with what has to be in it. */
const all: Readonly<
  Record<string, readonly [write: () => UserMail | CompanyMail, holds: ReadonlyArray<string>]>
> = {
  verify: [() => verifyMail(to, link), ["LINK"]],
  "sign up": [() => signUpMail(to, link), ["LINK"]],
  reset: [() => resetMail(to, link), ["LINK"]],
  known: [() => knownMail(to, PAGE, `${PAGE}/forgot`), [`\n${PAGE}\n`, `${PAGE}/forgot`]],
  "two-factor reset": [() => twoFactorResetMail(to, PAGE), [PAGE]],
  invitation: [
    () => invitationMail(to, { companyName: COMPANY, inviterName: PERSON, link }),
    ["LINK", COMPANY, PERSON]
  ],
  "address taken": [() => addressTakenMail(to, PAGE), [PAGE]],
  test: [
    () =>
      testMail(to, {
        recipient: PERSON,
        subject: COMPANY,
        text: "12345",
        html: "<body>12345",
        segments: null,
        sms: null,
        texts: null
      }),
    [PERSON, "12345"]
  ],
  digest: [
    () =>
      digestText(
        COMPANY,
        digestKinds.map((kind) => ({
          kind,
          count: 3,
          lines: [{ subject: PERSON, detail: statementDetail("2026"), link: PAGE }]
        })),
        { overview: `${PAGE}/overview`, account: `${PAGE}/account` }
      ),
    [COMPANY, PERSON, `${PAGE}/overview`, `${PAGE}/account`, "2026"]
  ],
  morning: [() => morning({}), [PAGE, PERSON, "17", "18", "EUR"]],
  "morning that waits": [() => morning({ waits: true }), [PAGE, PERSON]],
  "morning that is cut": [() => morning({ isCut: true }), [PAGE, PERSON]],
  ...Object.fromEntries(
    kinds.map((kind) => [
      kind,
      [() => noticesMail(to, [notice(kind)], pages, null), [pages.forgot, pages.account, "2026"]] as const
    ])
  ),
  "notice of a browser": [
    () => noticesMail(to, [notice("new_browser", { details: { browser: "Firefox/1 Linux" } })], pages, null),
    ["Firefox", "Linux"]
  ],
  "notice of one reset": [
    () => noticesMail(to, [notice("two_factor.reset", { byName: null, byOperator: true })], pages, null),
    []
  ],
  "notice that is not known": [() => noticesMail(to, [notice("later")], pages, null), []],
  "many notices": [
    () =>
      noticesMail(
        to,
        [
          ...Array.from({ length: 40 }, (_, at) => notice("key.create", { byName: String(at) })),
          notice("key.create", { byName: "7" }),
          notice("company.reminders", { byName: null, companyName: null, details: { to: "hold" } }),
          notice("company.reminders", { details: { to: "on" } })
        ],
        pages,
        link
      ),
    ["LINK", pages.account]
  ]
}

const bodyOf = ({ text }: UserMail | CompanyMail): string =>
  typeof text === "string" ? text : written(text, () => "LINK")

describe.each(Object.entries(all))("the mail %s", (_, [write, holds]) => {
  it.each(languages)(
    "has its links, names and numbers in %s, and says which language that is",
    (language) => {
      const mail = speaking(language, write)
      expect(mail.language).toBe(language)
      expect(mail.subject.trim()).not.toBe("")
      for (const held of holds) expect(bodyOf(mail)).toContain(held)
      expect(`${mail.subject}${bodyOf(mail)}`).not.toMatch(/[{}]|undefined|\bnull\b/)
    }
  )
})

describe("a test of a message", () => {
  it("marks its HTML in the reader's language, which need not be the customer's", () => {
    const { text } = speaking("fr", () => all["test"]?.[0]()) as UserMail
    expect(htmlIn(text)).toMatch(/^<body><p lang="fr" .*4711.*<\/p>12345$/)
  })
})

describe("in phrases alone,", () => {
  const german = catalogues.de as Record<Phrase, string>
  const before = { ...german }
  beforeAll(() => {
    for (const each of phrases) german[each] = `⟦${before[each].replaceAll("'", "’")}⟧`
  })
  afterAll(() => void Object.assign(german, before))

  /** What stands outside of all phrases. */
  const outside = (text: string): string => {
    let depth = 0
    return [...text]
      .filter((letter) => {
        if (letter === "⟧") depth -= 1
        const isOutside = depth === 0 && letter !== "⟧" && letter !== "⟦"
        if (letter === "⟦") depth += 1
        return isOutside
      })
      .join("")
  }

  it.each(Object.entries(all))("the mail %s is written", (_, [write]) => {
    const { subject, ...mail } = speaking("de", write)
    const rest = outside(`${subject}\n${bodyOf(mail as CompanyMail)}`).replaceAll(
      /https:\/\/\S+|LINK|Duebook/g,
      ""
    )
    expect(rest).not.toMatch(/\p{L}/u)
  })
})

describe("the language of a mail", () => {
  const languageFor = (...tags: ReadonlyArray<string | null | undefined>): Language =>
    writtenFor(tags, () => spoken())

  it("is the first that is known and built in, else English", () => {
    expect(languageFor("de-AT", "fr")).toBe("de")
    expect(languageFor(null, undefined, "fr-CA", "it")).toBe("fr")
    expect(languageFor("pl", "pt-BR")).toBe("pt-BR")
    expect(languageFor("pt", "en")).toBe("pt-PT")
    expect(languageFor("pl", "not a tag", "")).toBe("en")
    expect(languageFor()).toBe("en")
    expect(spoken()).toBe("en")
  })

  it("brings the region along, by which amounts and dates are written", () => {
    expect(writtenFor([null, "de-CH"], ({ tag }) => mailAmount(123_450, "EUR", tag))).toBe("1'234.50 EUR")
    expect(mailAmount(123_450, "EUR", "de")).toBe("1.234,50 EUR")
    expect(mailAmount(1_234, "JPY", "fr")).toMatch(/^1\s234 JPY$/)
    expect(mailAmount(500, "EUR", "en")).toBe("5.00 EUR")
    expect(mailAmount(500, "ANG", "en")).toBeNull()
    expect([mailDate("2026-03-02", "en-US"), mailDate("2026-03-02", "de")]).toEqual([
      "2026-03-02",
      "02.03.2026"
    ])
    const at = Date.parse("2026-11-23T11:45:30Z")
    expect([mailMoment(at, "en"), mailMoment(at, "it")]).toEqual([
      "2026-11-23 11:45 UTC",
      "23 nov 2026, 11:45 UTC"
    ])
  })

  it("is kept in the queue; a mail that was queued without one is in English", () => {
    const queued = mailFromJson(mailToJson(mailIn("pt-BR", ["Olá", link])))
    expect(languageIn(queued)).toBe("pt-BR")
    expect(written(queued, () => " LINK")).toBe("Olá LINK")
    expect(languageIn(mailFromJson('["Hello",{"link_id":7,"purpose":"reset"}]'))).toBe("en")
    // As the version before this one writes and reads it.
    expect(mailIn("en", ["Hello"])).toEqual(["Hello"])
  })
})
