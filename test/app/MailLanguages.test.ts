/** In which language people of a company get their mails. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { NOTICE_QUIET_MILLIS } from "../../src/domain/SecurityNotice.ts"
import { catalogues, type Phrase } from "../../src/words/Catalogues.ts"
import { type Account, accountOn, NEW_PASSWORD, PASSWORD } from "../support/Accounts.ts"
import { mailsTo } from "../support/Opened.ts"
import { personOf, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer({ environment: { SIGN_UP: "open" } })

// Each language greets with its name, whatever the translations say.
const greetings = Object.entries(catalogues).map(([language, catalogue]) => {
  const phrases = catalogue as Record<Phrase, string>
  return { phrases, before: phrases["Hello,"], greeting: `In ${language},` }
})
beforeAll(() => {
  for (const { greeting, phrases } of greetings) phrases["Hello,"] = greeting
})
afterAll(() => {
  for (const { before, phrases } of greetings) phrases["Hello,"] = before
})

afterEach(async () => {
  server.clock.release()
  await server.sql("delete from throttles")
  await server.sql("delete from mail_times")
})

const accepting = (header: string) => ({ "accept-language": header })

/** The languages of the mails to an address, by the greeting. */
const languagesTo = async (to: string): Promise<ReadonlyArray<string>> =>
  (await mailsTo(server, to)).map(({ body }) =>
    body.startsWith("Hello,") ? "en" : (/^In (\S+),/.exec(body)?.[1] ?? body)
  )

const soon = (to: string) => expect.poll(() => languagesTo(to), { timeout: 20_000, interval: 100 })

const address = (): string => `${crypto.randomUUID()}@example.com`

const chooses = ({ person }: Account, locale: string | null) =>
  server.sql("update users set locale = $2 where user_id = $1", [person.userId, locale])
const speaks = ({ company }: Account, language: string | null) =>
  server.sql("update companies set language = $2 where company_id = $1", [company.id, language])

describe("a mail to whoever signs up", () => {
  const signUp = (email: string, header: string, fields = {}) =>
    new Visitor(server).submit(
      "/app/sign-up",
      "sign-up",
      { name: "Ada", email, ...fields },
      accepting(header)
    )

  it.each([
    ["it-IT,it;q=0.9,en;q=0.8", {}, "it"],
    ["pl,fr;q=0.5", {}, "fr"],
    ["pl", {}, "en"],
    ["it", { locale: "de-AT" }, "de"]
  ])("is in the language of the browser, or in the chosen one: %s, %j", async (header, fields, language) => {
    const email = address()
    await signUp(email, header, fields)
    await soon(email).toEqual([language])
  })

  it("is in the language of the account, if there is one", async () => {
    const account = await accountOn(server)
    await chooses(account, "nl")
    await signUp(account.person.email, "it")
    await soon(account.person.email).toEqual(["nl"])
  })
})

describe("a link to set a password", () => {
  it.each([
    [null, "es"],
    ["pl", "es"],
    ["pt-BR", "pt-BR"]
  ])("is in the language of the account, %s, else of the browser", async (locale, language) => {
    const account = await accountOn(server)
    await chooses(account, locale)
    const asked = { email: account.person.email }
    await account.visitor.submit("/app/forgot", "forgot", asked, accepting("es-MX"))
    await soon(account.person.email).toEqual([language])
  })
})

describe("an invitation", () => {
  const invite = async ({ person }: Account, email: string, header = "nl") => {
    const path = person.at("/people")
    const seen = await person.submit(path, "invite", { email, role: "member" }, accepting(header))
    expect(seen.status).toBe(303)
  }

  it.each([
    ["fr", "it", "fr"],
    [null, "it", "nl"]
  ])(
    "of somebody new is in the language of whoever invites: chosen %s, company %s",
    async (locale, company, language) => {
      const account = await accountOn(server)
      await chooses(account, locale)
      await speaks(account, company)
      const email = address()
      await invite(account, email)
      await soon(email).toEqual([language])
    }
  )

  it("of somebody new is in the company's language, where nothing is known of whoever invites", async () => {
    const account = await accountOn(server)
    await speaks(account, "it")
    const email = address()
    await invite(account, email, "pl")
    await soon(email).toEqual(["it"])
  })

  it.each([
    ["de", "it", "de"],
    [null, "it", "it"],
    [null, null, "nl"]
  ])(
    "of somebody who has an account is in that one's language %s, else the company's %s",
    async (locale, company, language) => {
      const [account, invited] = [await accountOn(server), await accountOn(server)]
      await chooses(invited, locale)
      await speaks(account, company)
      await invite(account, invited.person.email)
      await soon(invited.person.email).toEqual([language])
    }
  )
})

describe("a notice", () => {
  const changePassword = async ({ person }: Account, header: string) => {
    const fields = { password: PASSWORD, new_password: NEW_PASSWORD }
    await person.submit("/app/account", "change-password", fields, accepting(header))
    server.clock.hold(server.clock.now() + NOTICE_QUIET_MILLIS)
  }

  it.each([
    ["de", "fr", "de"],
    [null, "fr", "fr"],
    [null, null, "it"]
  ])(
    "of an account is in the language chosen, %s, the company's, %s, or the browser's",
    async (locale, company, language) => {
      const account = await accountOn(server)
      await chooses(account, locale)
      await speaks(account, company)
      await changePassword(account, "it")
      await soon(account.person.email).toEqual([language])
    }
  )

  it("of a company is in the language of each owner, else the company's, and never in that of who has done it", async () => {
    const account = await accountOn(server)
    const other = await personOf(server, account.company.id)
    await chooses(account, "es")
    await account.person.submit(
      account.person.at("/company"),
      "change-company",
      { name: "Heron", email: "a@b.example" },
      accepting("it")
    )
    server.clock.hold(server.clock.now() + NOTICE_QUIET_MILLIS)
    await soon(other.email).toEqual(["en"])
    await soon(account.person.email).toEqual(["es"])
  })
})
