/** The debtor's page over HTTP, on PostgreSQL. */
import { createHash } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { outlineOf } from "../../src/app/parts/QrCode.tsx"
import { wordingFor } from "../../src/app/debtor/Wording.ts"
import { creditorReference, printedReference } from "../../src/domain/bank/References.ts"
import { MAX_LISTED_DEBTS } from "../../src/services/customers/DebtorPage.ts"
import { HOSTILE } from "../support/AppBook.ts"
import { companyFacts, type Debtor, makeDebtor, setFacts } from "../support/Debtor.ts"
import { personOf, type Seen, Visitor } from "../support/Person.ts"
import { type Company, type Row, useServer } from "../support/TestServer.ts"

const server = useServer()
let company: Company

beforeAll(async () => {
  company = await server.company({ timezone: "Europe/Berlin" })
  await setFacts(server, company.id)
})

// A Tuesday.
beforeEach(() => server.clock.hold("2026-03-10T10:00:00Z"))

const invoice = { external_reference: "RE-42", amount: "1234.50", due_date: "2026-03-02" }

const see = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Visitor(server).send(path, { headers })

const lines = (seen: Seen, selector: string): ReadonlyArray<string> =>
  seen.html.querySelectorAll(selector).map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, " ").trim())

/** The outline of a code on the page. */
const outlines = (seen: Seen) =>
  seen.html.querySelectorAll("svg.qr path").map((path) => path.getAttribute("d"))

const own = (receivableId: number): string => creditorReference(company.id, receivableId)
const printed = (receivableId: number): string => printedReference(own(receivableId), null)

describe("the page", () => {
  it("says who asks, what is open and how to pay it, in the customer's language", async () => {
    const debtor = await makeDebtor(company, { preferred_locale: "de", email: "ada@example.com" }, [
      { ...invoice, description: "Wartung" }
    ])
    const [debt] = await server.sql<{ receivable_id: string }>(
      "select receivable_id from receivables where company_id = $1 and customer_id = $2 and status = 'open'",
      [company.id, debtor.id]
    )
    await company.payment(Number(debt?.receivable_id), "234.50")
    const reference = creditorReference(company.id, Number(debt?.receivable_id))
    const seen = await see(debtor.path)
    expect(seen.status).toBe(200)
    expect(seen.html.querySelector("html")?.getAttribute("lang")).toBe("de")
    expect(lines(seen, "header p")).toEqual([companyFacts.name, "Für Ada Lovelace"])
    expect(lines(seen, "h1")).toEqual(["Offene Zahlungen"])
    expect(lines(seen, ".figure")).toEqual(["1.000,00 €"])
    expect(lines(seen, ".list h3")).toEqual(["RE-42"])
    expect(lines(seen, ".list time")).toEqual(["2. März 2026"])
    expect(lines(seen, ".list .badge")).toEqual(["seit 8 Tagen überfällig"])
    expect(lines(seen, ".list .quiet")).toContain(`Verwendungszweck: ${printedReference(reference, null)}`)
    expect(lines(seen, ".list .quiet")).toContain(
      "Ursprünglicher Betrag: 1.234,50 € · Bereits gezahlt: 234,50 €"
    )
    expect(lines(seen, "#pay .value")).toEqual([
      companyFacts.name,
      "DE89 3704 0044 0532 0130 00",
      "COBADEFFXXX",
      "1.000,00 €",
      printedReference(reference, null)
    ])
    const copies = seen.html.querySelectorAll("[data-copy]").map((button) => button.getAttribute("data-copy"))
    expect(copies).toEqual(["DE89370400440532013000", reference])
    expect(seen.html.querySelector("#pay a.button")?.getAttribute("href")).toBe(
      "https://pay.example.com/?ref=RE-42&amount=1000.00"
    )
    const payload = `BCD\n002\n1\nSCT\nCOBADEFFXXX\n${companyFacts.name}\nDE89370400440532013000\nEUR1000.00\n\n${reference}`
    expect(outlines(seen)).toEqual([outlineOf(payload).path])
    expect(seen.text).toContain("+49 30 12345678")
    expect(seen.text).toContain(`href="mailto:${companyFacts.email}"`)
  })

  it("sums each currency, and proposes one transfer for each, without what is disputed", async () => {
    const debtor = await makeDebtor(company, {}, [])
    const [first, second] = [
      await debtor.owes(invoice),
      await debtor.owes({ ...invoice, external_reference: "RE-43" })
    ]
    const dollars = { external_reference: "US-1", amount: "75.00", currency: "USD", due_date: "2026-04-01" }
    const american = await debtor.owes(dollars)
    const wrong = await debtor.owes({ ...invoice, external_reference: "RE-44", amount: "10.00" })
    await company.post(`/receivables/${await debtor.owes({ ...invoice, amount: "5.00" })}/cancel`, {
      reason: "No"
    })
    await send(debtor, { _action: "dispute", receivable: String(wrong), text: "Never ordered" })
    const seen = await see(debtor.path)
    expect(lines(seen, ".figure")).toEqual(["€2,479.00", "$75.00"])
    expect(lines(seen, ".transfer .value")).toEqual([
      "€2,469.00",
      `${printed(first)}, ${printed(second)}`,
      "$75.00",
      printed(american)
    ])
    const transfer = (amount: string, reference: string) =>
      `BCD\n002\n1\nSCT\nCOBADEFFXXX\n${companyFacts.name}\nDE89370400440532013000\nEUR${amount}\n\n${reference}`
    expect(outlines(seen)).toEqual([outlineOf(transfer("2469.00", `\n${own(first)}, ${own(second)}`)).path])

    const alone = await see(`${debtor.path}?pay=${wrong}`)
    expect(outlines(alone)).toEqual([outlineOf(transfer("10.00", own(wrong))).path])
    expect(alone.text).toContain("https://pay.example.com/?ref=RE-44&amp;amount=10.00")
  })

  it("has no code without an IBAN, and leaves out what the company has not said", async () => {
    const bare = await server.company()
    const debtor = await makeDebtor(bare, {}, [invoice])
    const seen = await see(debtor.path)
    expect(outlines(seen)).toEqual([])
    expect(seen.html.querySelector("#pay")).toBeNull()
    expect(lines(seen, "address")).toEqual(["Company"])
    await setFacts(server, bare.id, { iban: companyFacts.iban })
    expect(outlines(await see(debtor.path))).toHaveLength(1)
    await setFacts(server, bare.id, { iban: null, payment_url: "https://pay.example.com/me" })
    const linked = await see(debtor.path)
    expect([outlines(linked), lines(linked, "#pay a.button")]).toEqual([[], ["Pay online"]])
  })

  it("calls a debt overdue as messages do: after the effective due date, where the customer is", async () => {
    // The 7th is a Saturday: it may be paid until Monday.
    const due = { ...invoice, due_date: "2026-03-07" }
    const debtor = await makeDebtor(company, { timezone: "Pacific/Auckland" }, [due])
    const badgesAt = async (at: string) => {
      server.clock.hold(at)
      return lines(await see(debtor.path), ".list .badge")
    }
    expect(await badgesAt("2026-03-06T10:59:00Z")).toEqual([])
    expect(await badgesAt("2026-03-08T10:59:00Z")).toEqual([])
    expect(await badgesAt("2026-03-09T10:59:00Z")).toEqual(["due today"])
    expect(await badgesAt("2026-03-09T11:00:00Z")).toEqual(["1 day overdue"])
  })

  it("has a friendly sentence where nothing is open", async () => {
    const seen = await see((await makeDebtor(company, { preferred_locale: "nl" })).path)
    expect(lines(seen, "h1")).toEqual(["Alles is betaald"])
    expect(seen.html.querySelector("#pay")).toBeNull()
  })

  it("lists so many debts at most, and sums all of them", async () => {
    const debtor = await makeDebtor(company)
    await server.sql(
      `insert into receivables (company_id, customer_id, amount_minor, currency, due_date, created_at, updated_at, billed_on)
       select $1, $2, 100, 'EUR', date '2026-01-01' + n, now(), now(), '2026-01-01' from generate_series(1, 60) n`,
      [company.id, debtor.id]
    )
    const seen = await see(debtor.path)
    expect(lines(seen, ".figure")).toEqual(["€60.00"])
    expect(seen.html.querySelectorAll(".list > li")).toHaveLength(MAX_LISTED_DEBTS)
    expect(lines(seen, "main")[0]).toContain("50 of 60 payments")
  })

  it("shows nothing of an inactive company but how to end reminders", async () => {
    const closed = await server.company()
    const debtor = await makeDebtor(closed, { email: "a@example.com" })
    const id = await debtor.owes(invoice)
    await server.sql("update companies set status = 'inactive' where company_id = $1", [closed.id])
    const seen = await see(debtor.path)
    expect(lines(seen, "h1")).toEqual(["Not available"])
    expect(seen.text).not.toContain("RE-42")
    const refused = await send(debtor, { _action: "promise", receivable: String(id), date: "2026-03-12" })
    expect(refused.status).toBe(403)
    expect((await send(debtor, { _action: "reminders", channel: "email", wanted: "no" })).status).toBe(303)
  })

  it("is in the customer's language, else the browser's, else English", async () => {
    const cases = [
      ["fr-CH", "de", "fr-CH"],
      ["pt", undefined, "pt-PT"],
      ["ja", "nl-BE, en;q=0.5", "nl-BE"],
      ["ja", undefined, "en"],
      ["en-GB", "de", "en-GB"],
      [undefined, "ja, it;q=0.4, pt-BR;q=0.8, fr;q=0", "pt-BR"],
      [undefined, "fr;q=x, constructor, *", "en"],
      [undefined, undefined, "en"]
    ] as const
    for (const [preferred_locale, accept, expected] of cases) {
      const debtor = await makeDebtor(company, preferred_locale === undefined ? {} : { preferred_locale })
      const seen = await see(debtor.path, accept === undefined ? {} : { "accept-language": accept })
      expect([preferred_locale, accept, seen.html.querySelector("html")?.getAttribute("lang")]).toEqual([
        preferred_locale,
        accept,
        expected
      ])
    }
  })

  it("takes nobody's text for markup", async () => {
    const hostile = await server.company()
    const short = HOSTILE.slice(0, 190)
    await setFacts(server, hostile.id, {
      ...companyFacts,
      name: short,
      address: HOSTILE,
      account_holder: HOSTILE.slice(0, 70),
      website: `https://www.example.com/${encodeURIComponent(HOSTILE)}`
    })
    const debtor = await makeDebtor(hostile, { display_name: short, email: "a@example.com" })
    const id = await debtor.owes({ ...invoice, external_reference: short, description: HOSTILE })
    const typed = await send(debtor, {
      _action: "dispute",
      receivable: String(id),
      text: HOSTILE.repeat(40)
    })
    const dated = await send(debtor, { _action: "promise", receivable: String(id), date: HOSTILE })
    for (const seen of [await see(debtor.path), typed, dated]) {
      expect(seen.html.querySelectorAll("script")).toHaveLength(1)
      expect(seen.html.querySelectorAll("img, [onerror]")).toHaveLength(0)
      expect(seen.text).toContain("&lt;script>alert(1)")
    }
    expect([typed.status, dated.status]).toEqual([422, 422])
  })
})

describe("the answer", () => {
  it("loads nothing, sets no cookie, and keeps its address from search engines, other sites and the log", async () => {
    const debtor = await makeDebtor(company, { email: "ada@example.com" }, [invoice])
    const { headers, html, text } = await see(debtor.path)
    const hash = (tag: string) =>
      createHash("sha256")
        .update(html.querySelector(tag)?.innerHTML ?? "")
        .digest("base64")
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src 'sha256-${hash("script")}'; style-src 'sha256-${hash("style")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex, nofollow",
      "x-content-type-options": "nosniff"
    })
    expect(headers.get("set-cookie")).toBeNull()
    expect(html.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex, nofollow")
    expect(text).not.toMatch(/<img|<link|src=| on\w+=| style=/)
    expect(text).not.toContain(debtor.token)
    expect(server.log.map((line) => JSON.stringify(line)).join("\n")).not.toContain(debtor.token)
  })

  it("is the same for HEAD, 405 for other methods, and small", async () => {
    const debtor = await makeDebtor(company, {}, [invoice])
    const [got, head] = [
      await see(debtor.path),
      await new Visitor(server).send(debtor.path, { method: "HEAD" })
    ]
    expect([head.status, head.text]).toEqual([200, ""])
    expect(head.headers.get("content-type")).toBe(got.headers.get("content-type"))
    for (const method of ["PUT", "DELETE", "PATCH"]) {
      const answer = await new Visitor(server).send(debtor.path, { method })
      expect([answer.status, answer.text]).toEqual([405, ""])
      expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow")
    }
    expect(Bun.gzipSync(Buffer.from(got.text)).length).toBeLessThan(12_000)
  })

  it("comes while the gate of /v1 is closed, and is counted under its route", async () => {
    const debtor = await makeDebtor(company, {}, [invoice])
    await server.setGate(false)
    try {
      expect((await see(debtor.path)).status).toBe(200)
    } finally {
      await server.setGate(true)
    }
    const metrics = await (await fetch(`http://127.0.0.1:${server.adminPort}/metrics`)).text()
    expect(metrics).toMatch(/duebook_http_requests_total\{[^}]*route="\/p\/:token"[^}]*\} [1-9]/)
    expect(metrics).not.toContain(debtor.token)
  })
})

describe("opening the page", () => {
  const openings = async (debtor: Debtor) =>
    await server.sql(
      "select actor, details from audit_log where company_id = $1 and subject_id = $2 and action = 'debtor_page.open' order by audit_id",
      [company.id, debtor.id]
    )

  it("is noted once a day, with the debts that were open", async () => {
    const debtor = await makeDebtor(company)
    const id = await debtor.owes(invoice)
    await Promise.all(Array.from({ length: 8 }, () => see(debtor.path, { "sec-fetch-site": "cross-site" })))
    const opened = { actor: "debtor", details: { receivable_ids: [id] } }
    await expect.poll(() => openings(debtor)).toEqual([opened])
    const [person, other] = [await personOf(server, company.id), await debtor.owes(invoice)]
    const timeline = async (receivable: number) =>
      (await person.get(person.at(`/receivables/${receivable}`))).html.querySelectorAll(".timeline").at(-1)
        ?.text
    expect(await timeline(id)).toContain("Invoice page opened by The customer")
    expect(await timeline(other)).not.toContain("page opened")
    const audit = (await person.get(person.at("/audit"))).html
    expect(audit.querySelector(`#main a[href$="/customers/${debtor.id}"]`)?.text).toBe(
      `customer ${debtor.id}`
    )
    await see(debtor.path)
    await company.post(`/receivables/${other}/cancel`, { reason: "No" })
    server.clock.hold("2026-03-11T10:00:00Z")
    await see(debtor.path)
    await expect.poll(() => openings(debtor)).toEqual([opened, opened])
  })

  it("is not noted for those who come from our own pages, and for HEAD", async () => {
    const debtor = await makeDebtor(company, {}, [invoice])
    await see(debtor.path, { "sec-fetch-site": "same-origin" })
    await new Visitor(server).send(debtor.path, { method: "HEAD" })
    const other = await makeDebtor(company, {}, [invoice])
    await see(other.path)
    await expect.poll(() => openings(other)).toHaveLength(1)
    expect(await openings(debtor)).toEqual([])
  })
})

/** Sends a form as a browser does. */
const send = (
  debtor: Debtor,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {}
) => new Visitor(server).post(debtor.path, new URLSearchParams(fields), headers)

const stored = async (id: number): Promise<Row | undefined> =>
  (
    await server.sql(
      "select status, pause_cause, promised_on::text, paused_until::text from receivables where company_id = $1 and receivable_id = $2",
      [company.id, id]
    )
  )[0]

const said = (id: number) =>
  server.sql(
    `select actor, action, details from audit_log where company_id = $1 and subject_id = $2
       and action in ('receivable.promise', 'receivable.dispute') order by audit_id`,
    [company.id, id]
  )

describe("a promise", () => {
  const promise = (debtor: Debtor, id: number, date: string) =>
    send(debtor, { _action: "promise", receivable: String(id), date })

  it("pauses the debt until two open days after its date, and the page says so", async () => {
    const debtor = await makeDebtor(company)
    const id = await debtor.owes(invoice)
    const answer = await promise(debtor, id, "2026-03-20")
    expect([answer.status, answer.location, answer.headers.get("set-cookie")]).toEqual([
      303,
      "?done=promise",
      null
    ])
    expect(await stored(id)).toEqual({
      status: "paused",
      pause_cause: "promised",
      promised_on: "2026-03-20",
      paused_until: "2026-03-25"
    })
    expect(await said(id)).toMatchObject([{ actor: "debtor", action: "receivable.promise" }])
    // The company's people hear of a promise only when it is broken.
    expect(
      await server.sql("select from digest_events where company_id = $1 and receivable_id = $2", [
        company.id,
        id
      ])
    ).toEqual([])
    const seen = await see(`${debtor.path}?done=promise`)
    expect(lines(seen, "[role=status] .notice")[0]).toContain("We have noted when you will pay")
    expect(lines(seen, ".list .notice")[0]).toContain("you would pay by March 20, 2026")
    expect(seen.html.querySelector("form input[value=promise]")).toBeNull()
  })

  it("sent many times at once is one", async () => {
    const debtor = await makeDebtor(company)
    const id = await debtor.owes(invoice)
    const answers = await Promise.all(Array.from({ length: 6 }, () => promise(debtor, id, "2026-03-20")))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303))
    expect(await said(id)).toHaveLength(1)
  })

  it.each([
    ["2026-03-09", "Please choose a date from March 10, 2026 to April 9, 2026."],
    ["2026-04-10", "Please choose a date from March 10, 2026 to April 9, 2026."],
    ["2026-02-30", "Please enter a date."],
    ["", "Please enter a date."]
  ])("422 for the date “%s”, which stays in its field", async (date, problem) => {
    const debtor = await makeDebtor(company)
    const id = await debtor.owes(invoice)
    const seen = await promise(debtor, id, date)
    expect(seen.status).toBe(422)
    expect(seen.html.querySelector("[role=alert] a")?.getAttribute("href")).toBe(`#promise-${id}`)
    const field = seen.html.querySelector(`#promise-${id}`)
    expect([field?.getAttribute("aria-invalid"), field?.getAttribute("value") ?? ""]).toEqual(["true", date])
    expect(seen.html.querySelector("details[open]")?.text).toContain(problem)
    expect(await stored(id)).toMatchObject({ status: "open" })
  })

  it("may name today and the thirtieth day", async () => {
    for (const date of ["2026-03-10", "2026-04-09"]) {
      const debtor = await makeDebtor(company)
      const id = await debtor.owes(invoice)
      expect((await promise(debtor, id, date)).status).toBe(303)
    }
  })

  it("409 for a second one, for a debt that the company has paused, and for a paid one", async () => {
    const debtor = await makeDebtor(company)
    const [promised, resumed, paused, paid] = [
      await debtor.owes(invoice),
      await debtor.owes(invoice),
      await debtor.owes(invoice),
      await debtor.owes(invoice)
    ]
    for (const id of [promised, resumed]) await promise(debtor, id, "2026-03-20")
    await company.post(`/receivables/${resumed}/resume`, { reason: "Go on" })
    await company.post(`/receivables/${paused}/pause`, { reason: "Wait" })
    await company.payment(paid, "1234.50")
    for (const id of [promised, resumed, paused, paid]) {
      const seen = await promise(debtor, id, "2026-03-21")
      expect([id, seen.status]).toEqual([id, 409])
      expect(lines(seen, "[role=alert]")[0]).toContain("no longer possible")
    }
  })

  it("404 for a debt of another customer or company, whose state stays", async () => {
    const debtor = await makeDebtor(company)
    const other = await makeDebtor(company)
    const elsewhere = await makeDebtor(await server.company())
    const ids = [await other.owes(invoice), await elsewhere.owes(invoice), 999_999_999]
    for (const id of ids) {
      const seen = await promise(debtor, id, "2026-03-20")
      expect([seen.status, lines(seen, "h1")]).toEqual([404, ["This link does not work"]])
    }
    expect(await stored(ids[0] ?? 0)).toMatchObject({ status: "open" })
  })
})

describe("a dispute", () => {
  const complain = (debtor: Debtor, id: number, text: string) =>
    send(debtor, { _action: "dispute", receivable: String(id), text })

  it("pauses the debt until somebody resumes it, and the company's people hear of it", async () => {
    const debtor = await makeDebtor(company)
    const id = await debtor.owes(invoice)
    const answer = await complain(debtor, id, "The second item\r\nnever came.")
    expect([answer.status, answer.location]).toEqual([303, "?done=dispute"])
    expect(await stored(id)).toMatchObject({ status: "paused", pause_cause: "disputed", paused_until: null })
    const text = "The second item\nnever came."
    expect(await said(id)).toEqual([
      { actor: "debtor", action: "receivable.dispute", details: { from: "open", to: "paused", text } }
    ])
    expect(
      await server.sql(
        "select kind, detail from digest_events where company_id = $1 and receivable_id = $2",
        [company.id, id]
      )
    ).toEqual([{ kind: "disputed", detail: text }])
    expect(lines(await see(debtor.path), ".list .notice")[0]).toContain("You reported a problem")
  })

  it("may follow a promise: the page still offers it, and then says that somebody looks into it", async () => {
    const debtor = await makeDebtor(company)
    const id = await debtor.owes(invoice)
    await send(debtor, { _action: "promise", receivable: String(id), date: "2026-03-20" })
    expect((await see(debtor.path)).html.querySelector(`#dispute-${id}`)).not.toBeNull()
    expect((await complain(debtor, id, "It is broken")).status).toBe(303)
    const seen = await see(debtor.path)
    expect(lines(seen, ".list .notice")[0]).toContain("You reported a problem")
    expect(seen.html.querySelector(`#dispute-${id}`)).toBeNull()
  })

  it("takes a thousand characters, whatever they are, and no more", async () => {
    const debtor = await makeDebtor(company)
    const ids = [await debtor.owes(invoice), await debtor.owes(invoice)] as const
    expect((await complain(debtor, ids[0], "😀".repeat(1_000))).status).toBe(303)
    for (const text of ["x".repeat(1_001), "", " \n ", "a\u0000b"]) {
      const seen = await complain(debtor, ids[1], text)
      expect([text.length, seen.status]).toEqual([text.length, 422])
      expect(seen.html.querySelector("details[open] .problem")?.text).toContain("at most 1,000 characters")
    }
    const kept = await complain(debtor, ids[1], "x".repeat(1_001))
    expect(kept.html.querySelector(`#dispute-${ids[1]}`)?.text).toBe("x".repeat(1_001))
  })

  it("sent twice is one; another one is refused, and its text is kept", async () => {
    const debtor = await makeDebtor(company)
    const id = await debtor.owes(invoice)
    const answers = await Promise.all([complain(debtor, id, "Broken"), complain(debtor, id, "Broken")])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await said(id)).toHaveLength(1)
    const again = await complain(debtor, id, "And late")
    expect(again.status).toBe(409)
    expect(again.html.querySelector(`#dispute-${id}`)?.text).toBe("And late")
  })
})

describe("reminders", () => {
  it("are ended and allowed again, by channel", async () => {
    const debtor = await makeDebtor(company, { email: "Grace@example.com", phone_e164: "+4915112345699" })
    const set = (channel: string, wanted: string) => send(debtor, { _action: "reminders", channel, wanted })
    const statuses = async () => {
      const { email_status, sms_status } = await company.read(`/customers/${debtor.id}`)
      return [email_status, sms_status]
    }
    expect((await set("email", "no")).location).toBe("?done=reminders")
    expect(await statuses()).toEqual(["opted_out", "allowed"])
    const seen = await see(debtor.path)
    expect(lines(seen, ".channel button")).toEqual(["Allow e-mails", "Stop SMS"])
    await set("email", "no")
    await set("sms", "no")
    await set("email", "yes")
    expect(await statuses()).toEqual(["allowed", "opted_out"])
    expect(
      await server.sql(
        "select actor, action, details from audit_log where company_id = $1 and subject_id = $2 and action like 'customer.opt%' order by audit_id",
        [company.id, debtor.id]
      )
    ).toEqual(
      [
        ["customer.opt_out", "email"],
        ["customer.opt_out", "sms"],
        ["customer.opt_in", "email"]
      ].map(([action, channel]) => ({ actor: "debtor", action, details: { channel } }))
    )
    expect((await company.read(`/customers/${debtor.id}`))["version"]).toBe("v1")
  })

  it("are not spoken of where the customer has no address", async () => {
    const seen = await see((await makeDebtor(company, {}, [invoice])).path)
    expect(seen.html.querySelector(".channel")).toBeNull()
  })
})

describe("a form", () => {
  it("403 from another site, and nothing is done", async () => {
    const debtor = await makeDebtor(company)
    const id = await debtor.owes(invoice)
    const fields = { _action: "promise", receivable: String(id), date: "2026-03-20" }
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }]) {
      expect((await send(debtor, fields, headers)).status).toBe(403)
    }
    for (const origin of ["https://evil.example", "null"]) {
      const answer = await new Visitor(server).send(debtor.path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { origin }
      })
      expect([origin, answer.status, lines(answer, "h1")]).toEqual([origin, 403, ["Not accepted"]])
    }
    expect(await stored(id)).toMatchObject({ status: "open" })
  })

  it("413 for one that is too large, 4xx with the page for one that is none of ours", async () => {
    const debtor = await makeDebtor(company, {}, [invoice])
    const large = await send(debtor, { _action: "dispute", receivable: "1", text: "x".repeat(20_000) })
    expect([large.status, lines(large, ".list h3")]).toEqual([413, ["RE-42"]])
    for (const fields of [
      {},
      { _action: "constructor" },
      { _action: "promise", receivable: "0x1", date: "2026-03-20" },
      { _action: "reminders", channel: "post", wanted: "no" },
      { _action: "reminders", channel: "email", wanted: "perhaps" }
    ]) {
      expect((await send(debtor, fields)).status).toBe(422)
    }
    const json = await new Visitor(server).send(debtor.path, {
      method: "POST",
      body: '{"_action":"promise"}',
      headers: { "content-type": "application/json" }
    })
    expect([json.status, lines(json, "[role=alert]")[0]?.includes("did not arrive complete")]).toEqual([
      400,
      true
    ])
  })
})

describe("texts", () => {
  const languages = ["en", "de", "fr", "es", "it", "nl", "pt-PT", "pt-BR"]

  it("are written anew in every language, without markup and without what a language does not write", () => {
    const all = languages.map((tag) => {
      const { labels, texts } = wordingFor(tag, null)
      return JSON.stringify(flat({ labels, texts }))
    })
    expect(new Set(all).size).toBe(languages.length)
    for (const text of all) expect(text).not.toMatch(/[<>&]|'|\s[,.]|undefined/)
    expect(all[2]).not.toMatch(/[^\u00a0\u202f] ?[:;?!](?:\s|")/)
  })
})

/** Every text of a language, with the arguments that it takes. */
const flat = (texts: object): ReadonlyArray<string> =>
  Object.values(texts).flatMap((value: unknown) => {
    if (typeof value === "string") return [value]
    if (typeof value === "function") {
      const made = (value as (...args: ReadonlyArray<unknown>) => unknown)(
        // Stands for a number as well as for a date.
        Object.assign(Object(2), { date: "5", day: 5 }),
        "3",
        "4"
      )
      return typeof made === "string" ? [made] : flat(made as object)
    }
    return flat(value as object)
  })
