/** Links to the debtor's page: who can make one, who can make it void, and what a wrong one tells. */
import { Effect, FastCheck as fc, Layer, Redacted } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { repos, writes } from "../../src/App.ts"
import { type Actor, CurrentActor, operator } from "../../src/domain/Actor.ts"
import * as DebtorToken from "../../src/domain/DebtorToken.ts"
import * as Database from "../../src/postgres/Database.ts"
import { DebtorLinks } from "../../src/services/customers/DebtorLinks.ts"
import { PublicUrl } from "../../src/services/installation/PublicUrl.ts"
import { type Debtor, makeDebtor, tokenOf } from "../support/Debtor.ts"
import { Visitor } from "../support/Person.ts"
import { advance, messagesOf, rehearsing } from "../support/Rehearsal.ts"
import { type Company, useServer } from "../support/TestServer.ts"
import { sealing } from "../support/secretKeys.ts"

const server = useServer()
let company: Company

beforeAll(async () => {
  company = await server.company()
})

/** Uses the service as another process would; its links point to this server. */
const service = <A, E>(
  use: (links: DebtorLinks["Type"]) => Effect.Effect<A, E, CurrentActor>,
  actor: Actor = operator
): Promise<A> =>
  Effect.runPromise(
    CurrentActor.acting(actor)(Effect.flatMap(DebtorLinks, use)).pipe(
      Effect.provide(
        DebtorLinks.layer.pipe(
          Layer.provide(writes),
          Layer.provide(Layer.succeed(PublicUrl, server)),
          Layer.provide(repos),
          Layer.provide(sealing),
          Layer.provide(
            Database.layer({
              url: Redacted.make(server.databaseUrl),
              size: 2,
              maxWaiting: 10,
              applicationName: "debtor-links"
            })
          )
        )
      )
    )
  )

const urlFor = ({ company: { id }, id: customerId }: Debtor) =>
  service((links) => links.urlFor(id, customerId))

const invoice = { external_reference: "RE-42", amount: "1234.50", due_date: "2026-03-02" }

/** A form that would change something under a right link. */
const form = (id: number) => ({
  method: "POST",
  body: new URLSearchParams({ _action: "dispute", receivable: String(id), text: "Wrong" })
})

describe("a customer's link", () => {
  it("is the same until the company makes it void, and needs nothing else", async () => {
    const debtor = await makeDebtor(company, {}, [invoice])
    const url = await urlFor(debtor)
    expect(url).toBe(`${server.url}${debtor.path}`)
    expect(await urlFor(debtor)).toBe(url)
    expect((await fetch(url)).status).toBe(200)
  })

  it("is in every message, e-mail and SMS, as a whole address that opens the page", async () => {
    const steps = [{ offset_days: 0, channels: ["email", "sms"] }]
    const clocked = await rehearsing(server, "2026-03-09T08:00:00Z", steps)
    const addresses = { email: "ada@example.com", phone_e164: "+4915112345678" }
    const debtor = await makeDebtor(clocked, addresses, [{ ...invoice, due_date: "2026-03-10" }])
    await advance(server, clocked, "2026-03-10T20:00:00Z")
    const messages = await messagesOf(server, clocked)
    expect(messages.map(({ channel }) => channel)).toEqual(["email", "sms"])
    const [byEmail, bySms] = [
      server.url + (await debtor.pathSentTo({ channel: "email", address: addresses.email })),
      server.url + (await debtor.pathSentTo({ channel: "sms", address: addresses.phone_e164 }))
    ]
    const { html, text } = messages[0] ?? { html: "", text: "" }
    expect(text.split(/\s/)).toContain(byEmail)
    expect(html).toContain(`href="${byEmail}"`)
    expect(messages[1]?.text.split(/\s/)).toContain(bySms)
    for (const url of [byEmail, bySms]) expect((await fetch(url)).status).toBe(200)
    // What a request takes of the database is its company's share.
    const line = server.log.findLast(({ annotations }) => annotations["route"] === "/p/:token")
    expect(line?.annotations["company_id"]).toBe(clocked.id)
  })

  it("is void for reading and writing once there is a new one, which is no new version of the customer", async () => {
    const debtor = await makeDebtor(company)
    const id = await debtor.owes(invoice)
    const before = await company.read(`/customers/${debtor.id}`)
    const [old, other] = [await urlFor(debtor), await urlFor(await makeDebtor(company))]
    const renewed = await service((links) => links.renew(company.id, debtor.id), {
      _tag: "user",
      userId: company.userId,
      sessionId: 7,
      requestId: "req_1"
    })
    expect(renewed).not.toBe(old)
    expect(await urlFor(debtor)).toBe(renewed)
    expect((await fetch(old)).status).toBe(404)
    expect((await fetch(old, form(id))).status).toBe(404)
    expect((await company.read(`/receivables/${id}`))["status"]).toBe("open")
    expect((await fetch(renewed)).status).toBe(200)
    expect((await fetch(other)).status).toBe(200)
    expect(await company.read(`/customers/${debtor.id}`)).toEqual(before)
    expect(
      await server.sql(
        "select actor, user_id::int, session_id::int, details from audit_log where company_id = $1 and subject_id = $2 and action = 'customer.new_link'",
        [company.id, debtor.id]
      )
    ).toEqual([{ actor: "user", user_id: company.userId, session_id: 7, details: { link_number: 1 } }])
  })

  it("ends reminders even when it is void, and tells and allows nothing else", async () => {
    const addresses = { email: "old@example.com", phone_e164: "+4915112345670" }
    const debtor = await makeDebtor(company, addresses, [invoice])
    const old = {
      email: await debtor.pathSentTo({ channel: "email", address: addresses.email }),
      sms: await debtor.pathSentTo({ channel: "sms", address: addresses.phone_e164 })
    }
    await service((links) => links.renew(company.id, debtor.id))
    const visitor = new Visitor(server)
    const buttons = { email: "Stop e-mails", sms: "Stop SMS" }
    for (const channel of ["email", "sms"] as const) {
      const seen = await visitor.get(old[channel])
      expect([seen.status, seen.html.querySelector("h1")?.text]).toEqual([404, "This link does not work"])
      expect(seen.html.querySelectorAll("button").map(({ text }) => text)).toEqual([buttons[channel]])
      expect(seen.text).not.toMatch(/RE-42|Ada|Company|1,234/)
    }
    const set = (channel: "email" | "sms", wanted: string, by = channel) =>
      visitor.post(old[by], new URLSearchParams({ _action: "reminders", channel, wanted }))
    const statuses = async () => {
      const { email_status, sms_status } = await company.read(`/customers/${debtor.id}`)
      return [email_status, sms_status]
    }
    expect((await set("sms", "no", "email")).status).toBe(404)
    expect(await statuses()).toEqual(["allowed", "allowed"])
    const ended = await set("sms", "no")
    expect([ended.status, ended.location]).toEqual([303, "?done=reminders"])
    expect(await statuses()).toEqual(["allowed", "opted_out"])
    const after = await visitor.get(`${old.sms}?done=reminders`)
    expect(after.html.querySelector("[role=status]")?.text).toContain("Your choice is saved.")
    expect((await set("sms", "yes")).status).toBe(404)
    expect(await statuses()).toEqual(["allowed", "opted_out"])
    await set("email", "no")
    expect(await statuses()).toEqual(["opted_out", "opted_out"])
  })

  it("is not made for another company's customer", async () => {
    const debtor = await makeDebtor(await server.company())
    const outcome = (work: (links: DebtorLinks["Type"]) => Effect.Effect<string, unknown, CurrentActor>) =>
      service((links) => Effect.flip(work(links)))
    expect(await outcome((links) => links.urlFor(company.id, debtor.id))).toMatchObject({ _tag: "NotFound" })
    expect(await outcome((links) => links.renew(company.id, debtor.id))).toMatchObject({ _tag: "NotFound" })
    expect((await fetch(await urlFor(debtor))).status).toBe(200)
  })
})

describe("a wrong link", () => {
  it("is answered the same, whatever is wrong with it", async () => {
    const debtor = await makeDebtor(company)
    const id = await debtor.owes(invoice)
    const elsewhere = await makeDebtor(await server.company())
    const signature = debtor.token.slice(-32)
    const link = { companyId: company.id, customerId: debtor.id, linkNumber: 0 }
    const wrong = [
      "",
      "x",
      "%00",
      "%",
      "a/b",
      `${debtor.token}/`,
      `${debtor.token}0`,
      debtor.token.toUpperCase(),
      `0${debtor.token}`,
      // A signature under another company, customer or number.
      elsewhere.token.slice(0, -32) + signature,
      `${company.id}_${debtor.id + 1}_0n_${signature}`,
      `${company.id}_${debtor.id}_1n_${signature}`,
      // Without what it is bound to, and bound to something else.
      `${company.id}_${debtor.id}_0_${signature}`,
      `${company.id}_${debtor.id}_0e00000000_${signature}`,
      // Signed, but void, or of customers who do not exist there.
      await tokenOf(server, { ...link, linkNumber: 1 }),
      await tokenOf(server, { ...link, customerId: 999_999_999 }),
      await tokenOf(server, { ...link, companyId: 999_999_999 }),
      await tokenOf(server, { ...link, companyId: elsewhere.company.id }),
      DebtorToken.make(link, [], new Uint8Array(32)),
      "x".repeat(5_000)
    ]
    const answers = await Promise.all(
      wrong.flatMap((text) =>
        [{}, form(id)].map(async (init) => {
          const answer = await fetch(`${server.url}/p/${text}`, init)
          const headers = Object.fromEntries(
            [...answer.headers].filter(([name]) => !["date", "x-request-id", "connection"].includes(name))
          )
          return JSON.stringify({ status: answer.status, headers, body: await answer.text() })
        })
      )
    )
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? "")).toMatchObject({
      status: 404,
      headers: { "x-robots-tag": "noindex, nofollow", "referrer-policy": "same-origin" }
    })
    expect((await company.read(`/receivables/${id}`))["status"]).toBe("open")
  })

  it("is every changed character of a right one", async () => {
    const { token } = await makeDebtor(company)
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: token.length - 1 }),
        fc.constantFrom(..."0123456789abcdefns_"),
        async (at, character) => {
          const changed = token.slice(0, at) + character + token.slice(at + 1)
          fc.pre(changed !== token)
          expect((await fetch(`${server.url}/p/${changed}`)).status).toBe(404)
        }
      ),
      { numRuns: 60 }
    )
  })

  it("is told of in the browser's language", async () => {
    const seen = await new Visitor(server).send("/p/x", { headers: { "accept-language": "de" } })
    expect([seen.status, seen.html.querySelector("html")?.getAttribute("lang")]).toEqual([404, "de"])
    expect(seen.html.querySelector("h1")?.text).toBe("Dieser Link funktioniert nicht")
    expect(seen.headers.get("set-cookie")).toBeNull()
  })
})
