/** The opt-out page over HTTP, on PostgreSQL. */
import { Effect, FastCheck as fc, Layer, Redacted } from "effect"
import { createHash } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { repos, writes } from "../../../src/App.ts"
import { CurrentActor, operator } from "../../../src/domain/Actor.ts"
import type { Channel } from "../../../src/domain/ReminderAttempt.ts"
import { MAX_OPT_OUT_FORM_BYTES } from "../../../src/http/pages/OptOut.ts"
import { sign } from "../../../src/domain/SignedToken.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { OptOuts } from "../../../src/services/customers/OptOuts.ts"
import { PublicUrl } from "../../../src/services/installation/PublicUrl.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { type Company, type Row, useServer } from "../../support/TestServer.ts"
import { sealing } from "../../support/secretKeys.ts"
import { installationSecret } from "../../support/Opened.ts"

const server = useServer()
let company: Company

/** Uses the service as the operator's commands do; its links point to this server. */
const service = <A, E>(
  use: (optOuts: OptOuts["Type"]) => Effect.Effect<A, E, CurrentActor | Tenant>
): Promise<A> =>
  Effect.runPromise(
    CurrentActor.acting(operator)(Effect.flatMap(OptOuts, use)).pipe(
      Effect.provide(
        OptOuts.layer.pipe(
          Layer.provide(writes),
          Layer.provide(Layer.succeed(PublicUrl, server)),
          Layer.provideMerge(repos),
          Layer.provide(sealing),
          Layer.provide(
            Database.layer({
              url: Redacted.make(server.databaseUrl),
              size: 2,
              maxWaiting: 10,
              applicationName: "opt-outs"
            })
          )
        )
      )
    )
  )

interface Customer {
  readonly companyId: number
  readonly customerId: number
}

let people = 0

/** A new customer with addresses that nobody else has. */
const customer = async (fields: Row = {}, of = company): Promise<Customer> => {
  people += 1
  const addresses = {
    email: `Ada.${people}@example.com`,
    phone_e164: `+49301${String(people).padStart(5, "0")}`
  }
  const { customer_id } = await of.receivable({ customer: { display_name: "Ada", ...addresses, ...fields } })
  return { companyId: of.id, customerId: Number(customer_id) }
}

/** A link as a message to the customer's present address has it, or to another one. */
const urlFor = async (owner: Customer, channel: Channel = "email", to?: string) => {
  const { companyId, customerId } = owner
  const [row] = await server.sql<{ email: string | null; phone_e164: string | null }>(
    "select email, phone_e164 from customers where company_id = $1 and customer_id = $2",
    [companyId, customerId]
  )
  const address = to ?? (channel === "email" ? row?.email : row?.phone_e164) ?? ""
  return await service((optOuts) => optOuts.urlFor({ companyId, customerId }, { channel, address }))
}

/** Changes a customer as integrators do. */
const change = async ({ companyId, customerId }: Customer, fields: Row) => {
  expect(companyId).toBe(company.id)
  const { version } = await company.read(`/customers/${customerId}`)
  const answer = await company.patch(`/customers/${customerId}`, { expected_version: version, ...fields })
  expect(answer.status).toBe(200)
}

const isBlocked = async (channel: Channel, address: string, of = company): Promise<boolean> =>
  (
    await server.sql(
      "select from blocked_addresses where company_id = $1 and channel = $2 and address = $3 and opted_out_at is not null",
      [of.id, channel, address]
    )
  ).length > 0

const stored = async ({ companyId, customerId }: Customer) => {
  const [row] = await server.sql(
    `select exists (select from blocked_addresses b where b.company_id = t.company_id and b.channel = 'email'
         and b.address = lower(t.email) and b.opted_out_at is not null) as email,
       exists (select from blocked_addresses b where b.company_id = t.company_id and b.channel = 'sms'
         and b.address = t.phone_e164 and b.opted_out_at is not null) as sms, version::int
     from customers t where company_id = $1 and customer_id = $2`,
    [companyId, customerId]
  )
  return row
}

const audited = ({ companyId, customerId }: Customer) =>
  server.sql(
    `select actor, action, details from audit_log
     where company_id = $1 and subject_id = $2 and action like 'customer.opt%' order by audit_id`,
    [companyId, customerId]
  )

const form = (fields: Readonly<Record<string, string>>) => ({
  method: "POST",
  body: new URLSearchParams(fields)
})
const oneClick = form({ "List-Unsubscribe": "One-Click" })

const read = async (url: string, init?: RequestInit) => {
  const response = await fetch(url, { redirect: "manual", ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** The request that the button of a page sends. */
const submitOf = (page: string) => {
  expect(page.match(/<form/g)?.length).toBe(1)
  expect(page).toContain('<form method="post">')
  const [, name = "", value = ""] = /<button[^>]* name="([^"]+)" value="([^"]+)"/.exec(page) ?? []
  return form({ [name]: value })
}

beforeAll(async () => {
  company = await server.company()
  await server.sql("update companies set name = $2 where company_id = $1", [
    company.id,
    `<b>Ångström & "Co"</b>`
  ])
})

describe("the buttons", () => {
  it("ask first, then opt out, and in again", async () => {
    const ada = await customer()
    const url = await urlFor(ada)
    expect(url.startsWith(`${server.url}/o/e`)).toBe(true)

    for (let visit = 0; visit < 3; visit++) expect((await read(url)).status).toBe(200)
    expect(await stored(ada)).toEqual({ email: false, sms: false, version: 1 })

    const asking = await read(url)
    expect(asking.text).toContain(
      "Should <bdi>&lt;b&gt;Ångström &amp; &quot;Co&quot;&lt;/b&gt;</bdi> stop sending"
    )
    expect(asking.text).toContain("by e-mail")
    const gone = await read(url, submitOf(asking.text))
    expect(gone.status).toBe(200)
    expect(gone.text).toContain("no more payment reminders by e-mail")
    expect(await stored(ada)).toEqual({ email: true, sms: false, version: 1 })
    expect((await read(url)).text).toContain("no more payment reminders")

    const back = await read(url, submitOf(gone.text))
    expect(back.text).toContain("by e-mail again")
    expect(await stored(ada)).toEqual({ email: false, sms: false, version: 1 })

    expect((await read(url, submitOf(back.text))).text).toContain("no more payment reminders")
    const details = { channel: "email" }
    expect(await audited(ada)).toEqual([
      { actor: "debtor", action: "customer.opt_out", details },
      { actor: "debtor", action: "customer.opt_in", details },
      { actor: "debtor", action: "customer.opt_out", details }
    ])
    const told = () =>
      server.sql("select kind, detail from digest_events where company_id = $1 and customer_id = $2", [
        ada.companyId,
        ada.customerId
      ])
    const optedOut = { kind: "opted_out", detail: "email" }
    expect(await told()).toEqual([optedOut, optedOut])
    // What the operator did is news for the company's people, too.
    await service((optOuts) => optOuts.optOut(ada.companyId, ada.customerId, "sms"))
    expect(await told()).toEqual([optedOut, optedOut, { kind: "opted_out", detail: "sms" }])
  })

  it("change only their own channel, and nothing the second time", async () => {
    const ada = await customer()
    const url = await urlFor(ada, "sms")
    for (let click = 0; click < 3; click++)
      expect((await read(url, form({ action: "opt-out" }))).status).toBe(200)
    expect(await stored(ada)).toEqual({ email: false, sms: true, version: 1 })
    expect((await audited(ada)).length).toBe(1)
    expect((await read(url)).text).toContain("by SMS")
  })

  it("pressed many times at once make one change", async () => {
    const ada = await customer()
    const url = await urlFor(ada)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await read(url, oneClick)).status)
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await audited(ada)).length).toBe(1)
  })
})

describe("one click (RFC 8058)", () => {
  it("opts out with a form of either encoding, and is answered without a page", async () => {
    const multipart = new FormData()
    multipart.set("List-Unsubscribe", "One-Click")
    for (const init of [oneClick, { method: "POST", body: multipart }]) {
      const ada = await customer()
      const answer = await read(await urlFor(ada), init)
      expect([answer.status, answer.text]).toEqual([200, ""])
      expect(await stored(ada)).toMatchObject({ email: true })
    }
  })

  it("opts out, whatever the body is", async () => {
    for (const body of [undefined, "", "x", "action=opt-out&action=opt-in", "\u0000%zz=&&&"]) {
      const ada = await customer()
      const init = { method: "POST", ...(body === undefined ? {} : { body }) }
      expect((await read(await urlFor(ada), init)).status).toBe(200)
      expect(await stored(ada)).toMatchObject({ email: true })
    }
  })

  it("is 413 for a body that is too large", async () => {
    const ada = await customer()
    const url = await urlFor(ada)
    const large = `action=${"x".repeat(MAX_OPT_OUT_FORM_BYTES)}`
    expect((await read(url, { method: "POST", body: large })).status).toBe(413)
    const chunked = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(large))
        controller.close()
      }
    })
    expect((await read(url, { method: "POST", body: chunked })).status).toBe(413)
    expect(await stored(ada)).toMatchObject({ email: false })
  })
})

describe("the page", () => {
  it("loads nothing, and keeps its URL out of referrers, search engines and the log", async () => {
    const url = await urlFor(await customer())
    const { headers, text } = await read(url)
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ""
    const hash = createHash("sha256").update(style).digest("base64")
    expect(headers.get("content-security-policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
    )
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
      "x-content-type-options": "nosniff"
    })
    expect(text).not.toMatch(/<script|<img|<link|href=|src=| on\w+=|style="/)
    expect(text).not.toContain("Ada")
    expect(text).not.toContain(new URL(url).pathname.slice(3))
    expect(server.log.map((line) => JSON.stringify(line)).join("\n")).not.toContain(url.slice(-32))
  })

  it("answers HEAD like GET, and other methods with 405", async () => {
    const url = await urlFor(await customer())
    const [got, head] = [await read(url), await read(url, { method: "HEAD" })]
    expect([head.status, head.text]).toEqual([200, ""])
    expect(head.headers.get("content-length")).toBe(got.headers.get("content-length"))
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const answer = await read(url, { method })
      expect([answer.status, answer.headers.get("allow"), answer.text]).toEqual([405, "GET, HEAD, POST", ""])
      // In the form of the page: it is not for search engines, and its address goes nowhere.
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8")
      expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow")
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer")
    }
  })

  it("is in the customer's language, else the browser's, else English", async () => {
    const languageOf = async (preferred_locale: string | undefined, accept: string | undefined) => {
      const url = await urlFor(await customer(preferred_locale === undefined ? {} : { preferred_locale }))
      const headers = accept === undefined ? {} : { "accept-language": accept }
      return /<html lang="([^"]+)">/.exec((await read(url, { headers })).text)?.[1]
    }
    const cases = [
      ["de-CH", "fr", "de"],
      ["pt-BR", undefined, "pt-BR"],
      ["pt", undefined, "pt-PT"],
      [undefined, "pt-BR, pt;q=0.9", "pt-BR"],
      ["ja", "nl-BE, en;q=0.5", "nl"],
      [undefined, "ja, it;q=0.4, es;q=0.8, fr;q=0", "es"],
      [undefined, "fr;q=x, constructor, *", "en"],
      [undefined, undefined, "en"]
    ] as const
    for (const [locale, accept, expected] of cases) {
      expect([locale, accept, await languageOf(locale, accept)]).toEqual([locale, accept, expected])
    }
  })

  it("works while the gate of /v1 is closed, and is counted under its route", async () => {
    const url = await urlFor(await customer())
    await server.setGate(false)
    try {
      expect((await read(url)).status).toBe(200)
      expect((await read(url, oneClick)).status).toBe(200)
    } finally {
      await server.setGate(true)
    }
    const metrics = await (await fetch(`http://127.0.0.1:${server.adminPort}/metrics`)).text()
    expect(metrics).toMatch(/duebook_http_requests_total\{[^}]*route="\/o\/:token"[^}]*\} [1-9]/)
    expect(metrics).not.toContain(url.slice(-32))
  })
})

describe("an invalid token", () => {
  it("is answered the same, whatever is wrong with it", async () => {
    const ada = await customer()
    const url = await urlFor(ada)
    const token = url.slice(url.lastIndexOf("/") + 1)
    const other = await urlFor(await customer({}, await server.company()))
    const [signature, digest] = [token.slice(-32), token.slice(-41, -33)]
    const wrong = [
      "",
      "x",
      "%00",
      "%",
      "a/b",
      `${token}/`,
      `${token}0`,
      token.slice(0, -1),
      token.toUpperCase(),
      `s${token.slice(1)}`,
      `e0${token.slice(1)}`,
      // A signature under another company's token; another customer; another company.
      other.slice(other.lastIndexOf("/") + 1, -32) + signature,
      `e${company.id}_${ada.customerId + 1}_${digest}_${signature}`,
      `e${company.id + 1}_${ada.customerId}_${digest}_${signature}`,
      // To another address, and to none.
      `e${company.id}_${ada.customerId}_00000000_${signature}`,
      `e${company.id}_${ada.customerId}_${signature}`,
      "e1_1_00000000000000000000000000000000",
      "x".repeat(5_000)
    ]
    const answers = await Promise.all(
      wrong.flatMap((text) =>
        [undefined, oneClick].map(async (init) => {
          const { headers, status, text: body } = await read(`${server.url}/o/${text}`, init)
          const same = Object.fromEntries(
            [...headers].filter(([name]) => !["date", "x-request-id", "connection"].includes(name))
          )
          return JSON.stringify({ status, body, same })
        })
      )
    )
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? "")).toMatchObject({ status: 404 })
    expect(await stored(ada)).toMatchObject({ email: false, sms: false })
  })

  it("is every changed character of a valid one", async () => {
    const ada = await customer()
    const url = await urlFor(ada)
    const start = url.lastIndexOf("/") + 1
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: start, max: url.length - 1 }),
        fc.constantFrom(..."0123456789abcdefs_"),
        async (at, character) => {
          const changed = url.slice(0, at) + character + url.slice(at + 1)
          fc.pre(changed !== url)
          expect((await read(changed, oneClick)).status).toBe(404)
        }
      ),
      { numRuns: 100 }
    )
    expect(await stored(ada)).toMatchObject({ email: false })
  })
})

describe("the address", () => {
  it("changes the status that clients read, and not the version", async () => {
    const ada = await customer()
    const before = await company.read(`/customers/${ada.customerId}`)
    await read(await urlFor(ada), oneClick)
    expect(await company.read(`/customers/${ada.customerId}`)).toEqual({
      ...before,
      email_status: "opted_out"
    })
  })

  it("is the one that the link was sent to, whoever presses it, when the customer has another by then", async () => {
    const ada = await customer({ email: "Old@Example.com" })
    const [old, present] = [await urlFor(ada), "new@example.com"]
    await change(ada, { email: present })
    expect((await read(old)).text).toContain("Should <bdi>")
    expect(await read(old, oneClick)).toMatchObject({ status: 200, text: "" })
    expect((await read(old)).text).toContain("no more payment reminders by e-mail")
    expect(await isBlocked("email", "old@example.com")).toBe(true)
    expect(await company.read(`/customers/${ada.customerId}`)).toMatchObject({ email_status: "allowed" })
    const link = await urlFor(ada)
    expect(link).not.toBe(old)
    expect((await read(link)).text).toContain("Should <bdi>")
    expect(await audited(ada)).toEqual([
      { actor: "debtor", action: "customer.opt_out", details: { channel: "email", former_address: true } }
    ])

    // Taken back by the one link, it leaves what the other has done.
    await read(link, oneClick)
    expect(await company.read(`/customers/${ada.customerId}`)).toMatchObject({ email_status: "opted_out" })
    await read(old, form({ action: "opt-in" }))
    expect(await isBlocked("email", "old@example.com")).toBe(false)
    expect(await isBlocked("email", present)).toBe(true)
  })

  it("ends reminders to whoever has it now, also another customer", async () => {
    const ada = await customer({ email: "shared@example.com" })
    const old = await urlFor(ada)
    await change(ada, { email: "ada@example.com" })
    const bob = await customer({ email: "SHARED@example.com" })
    await read(old, oneClick)
    expect(await stored(bob)).toMatchObject({ email: true })
    expect(await stored(ada)).toMatchObject({ email: false })
    // Another company's customer with the same address is reminded as before.
    expect(await isBlocked("email", "shared@example.com", await server.company())).toBe(false)
  })

  it("may be a number, and may have been any of those that the customer has had", async () => {
    const numbers = ["+4915100000001", "+4915100000002", "+4915100000003"]
    const ada = await customer({ phone_e164: numbers[0] })
    const links = [await urlFor(ada, "sms")]
    for (const phone_e164 of numbers.slice(1)) {
      await change(ada, { phone_e164 })
      links.push(await urlFor(ada, "sms"))
    }
    await read(links[1] ?? "", oneClick)
    const blocked = async () => await Promise.all(numbers.map((number) => isBlocked("sms", number)))
    expect(await blocked()).toEqual([false, true, false])
    // Back at the first number, its link is about the present one again.
    await change(ada, { phone_e164: numbers[0] })
    await read(links[0] ?? "", oneClick)
    await read(links[2] ?? "", oneClick)
    expect(await blocked()).toEqual([true, true, true])
    expect((await audited(ada)).map(({ details }) => details)).toEqual([
      { channel: "sms", former_address: true },
      { channel: "sms" },
      { channel: "sms", former_address: true }
    ])
  })

  it("is the same in whatever case, and stays known when it was written differently", async () => {
    const ada = await customer({ email: "Case@Example.com" })
    const link = await urlFor(ada)
    await change(ada, { email: "case@example.COM" })
    expect(await urlFor(ada)).toBe(link)
    await read(link, oneClick)
    expect((await audited(ada)).map(({ details }) => details)).toEqual([{ channel: "email" }])
  })

  it("may be opted out after it was removed from the customer", async () => {
    const ada = await customer({ email: "gone@example.com" })
    const url = await urlFor(ada)
    await change(ada, { email: null })
    expect((await read(url, oneClick)).status).toBe(200)
    expect((await read(url)).text).toContain("no more payment reminders")
    const later = await customer({ email: "gone@example.com" })
    expect(await stored(later)).toMatchObject({ email: true })
  })

  it("is none in a link to an address that the customer has never had, though it was signed", async () => {
    const ada = await customer()
    const url = await urlFor(ada, "email", "stranger@example.com")
    for (const init of [undefined, oneClick]) expect((await read(url, init)).status).toBe(404)
    expect(await isBlocked("email", "stranger@example.com")).toBe(false)
    expect(await audited(ada)).toEqual([])
  })
})

describe("a link from before links were bound to addresses", () => {
  /** As it stands in messages that were sent then. */
  const unboundUrlFor = async ({ companyId, customerId }: Customer) => {
    await fetch(`${server.url}/o/none`)
    const secret = Buffer.from((await installationSecret(server, "opt_out_secret")) ?? "", "hex")
    return `${server.url}/o/${sign(`e${companyId}_${customerId}`, { purpose: "duebook opt-out 1 ", secret })}`
  }

  it("is for the customer's address of that time, the first that is known", async () => {
    const ada = await customer({ email: "first@example.com" })
    const url = await unboundUrlFor(ada)
    expect((await read(url)).text).toContain("Should <bdi>")
    for (const email of ["second@example.com", "third@example.com"]) await change(ada, { email })
    expect((await read(url, oneClick)).status).toBe(200)
    expect((await read(url)).text).toContain("no more payment reminders")
    const blocked = ["first", "second", "third"].map((name) => isBlocked("email", `${name}@example.com`))
    expect(await Promise.all(blocked)).toEqual([true, false, false])
  })

  it("changes nothing for a customer who had no address then", async () => {
    const ada = await customer({ email: undefined })
    const url = await unboundUrlFor(ada)
    await change(ada, { email: "later@example.com" })
    expect((await read(url, oneClick)).status).toBe(200)
    expect(await isBlocked("email", "later@example.com")).toBe(false)
    expect(await audited(ada)).toEqual([])
  })
})

describe("the service", () => {
  it("signs with one secret, also when many processes make the first one at once", async () => {
    await server.sql("delete from settings where name = 'opt_out_secret'")
    const urls = await Promise.all(
      Array.from({ length: 8 }, () => urlFor({ companyId: 1, customerId: 1 }, "email", "a@example.com"))
    )
    expect(new Set(urls).size).toBe(1)
    expect(await installationSecret(server, "opt_out_secret")).toMatch(/^[0-9a-f]{64}$/)
  })

  it("signs also in a transaction of a company, whose role may not read the secret", async () => {
    const ada = await customer()
    const within = await service((optOuts) =>
      Effect.flatMap(Tenant, (tenant) =>
        tenant.transaction(
          ada.companyId,
          optOuts.urlFor(ada, { channel: "email", address: "other@example.com" })
        )
      )
    )
    expect(within).toBe(await urlFor(ada, "email", "Other@Example.com"))
  })

  it("names the operator as the actor, and fails for another company's customer", async () => {
    const ada = await customer()
    const { companyId, customerId } = ada
    await service((optOuts) => optOuts.optOut(companyId, customerId, "sms"))
    expect(await audited(ada)).toEqual([
      { actor: "operator", action: "customer.opt_out", details: { channel: "sms" } }
    ])
    const another = await server.company()
    const refused = await service((optOuts) => Effect.flip(optOuts.optOut(another.id, customerId, "sms")))
    expect(refused).toMatchObject({ _tag: "NotFound" })
    expect(await stored(ada)).toMatchObject({ sms: true, email: false })
  })
})
