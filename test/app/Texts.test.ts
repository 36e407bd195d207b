/** The page of texts: saving a company's own words, what they read like before that, and that they do no harm. */
import { describe, expect, it } from "vitest"
import { type Person, personOf, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const opened = async (options: Parameters<typeof personOf>[2] = {}) => {
  const company = await server.company()
  return { company, person: await personOf(server, company.id, options) }
}

const stored = (companyId: number) =>
  server.sql(
    "select locale, tone, subject, opening, closing from reminder_texts where company_id = $1 order by locale, tone",
    [companyId]
  )

/** Presses `Preview` on the page of a language and tone. */
const preview = async (
  person: Person,
  fields: Readonly<Record<string, string>>,
  query = "locale=en&tone=friendly"
): Promise<Seen> => {
  const path = person.at(`/texts?${query}`)
  const body = person.fieldsOf(await person.get(path), "save-texts")
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.append("_action", "preview-texts")
  return await person.post(path, body)
}

/** The page in the frame of a preview. */
const frameOf = async (person: Person, seen: Seen): Promise<Seen> =>
  await person.send(
    (seen.html.querySelector("iframe")?.getAttribute("src") ?? "no frame").replaceAll("&amp;", "&"),
    {
      headers: { "sec-fetch-dest": "iframe" }
    }
  )

const smsOf = ({ html }: Seen): string => html.querySelectorAll("pre.message")[1]?.text ?? ""

describe("the texts", () => {
  it("are shown by language and tone, with the built-in ones as placeholders", async () => {
    const { person } = await opened()
    const seen = await person.get(person.at("/texts?locale=de&tone=firm"))
    expect(seen.status).toBe(200)
    const field = (name: string) => seen.html.querySelector(`[name=${name}]`)
    expect(field("subject")?.getAttribute("placeholder")).toMatch(/INV-2026-0042/)
    expect(field("opening")?.getAttribute("placeholder")).toMatch(/überfällig|fällig/)
    expect(field("closing")?.getAttribute("placeholder")).toMatch(/^Bitte/)
    expect(field("opening")?.text).toBe("")
    expect(seen.html.querySelector("select[name=locale]")?.querySelectorAll("option")).toHaveLength(8)
    expect(seen.html.querySelector("select[name=tone]")?.querySelectorAll("option")).toHaveLength(3)
    for (const variable of ["creditor", "days_overdue", "part_paid"]) {
      expect(seen.text).toContain(`{{ ${variable} }}`)
    }
  })

  it("are saved once, for one language and tone, with who did it; an empty field is the built-in text", async () => {
    const { company, person } = await opened({ role: "admin" })
    const path = person.at("/texts?locale=pt-BR&tone=final")
    const saved = await person.submit(path, "save-texts", {
      subject: "Fatura {{ reference }}",
      opening: "Olá {{ debtor }},\r\npague {{ balance }}.",
      closing: "  "
    })
    expect([saved.status, saved.location]).toEqual([
      303,
      person.at("/texts?locale=pt-BR&tone=final&done=save-texts")
    ])
    const kept = [
      {
        locale: "pt-BR",
        tone: "final",
        subject: "Fatura {{ reference }}",
        opening: "Olá {{ debtor }},\npague {{ balance }}.",
        closing: null
      }
    ]
    expect(await stored(company.id)).toEqual(kept)
    await person.post(path, person.last ?? new URLSearchParams())
    expect(
      await server.sql(
        "select actor, user_id::int, details->>'locale' as locale from audit_log where company_id = $1 and action = 'texts.set'",
        [company.id]
      )
    ).toEqual([{ actor: "user", user_id: person.userId, locale: "pt-BR" }])
    const seen = await person.get(saved.location ?? "")
    expect(seen.html.querySelector("[name=subject]")?.getAttribute("value")).toBe("Fatura {{ reference }}")
    expect(seen.text).toContain("Fatura INV-2026-0042")
    await person.submit(path, "save-texts", { subject: "", opening: "", closing: "" })
    expect(await stored(company.id)).toEqual([])
  })

  it("409 when somebody else has saved others meanwhile: it says which, and the next press is meant", async () => {
    const { company, person } = await opened()
    const other = await personOf(server, company.id, { role: "admin" })
    const path = person.at("/texts?locale=en&tone=friendly")
    const mine = person.fieldsOf(await person.get(path), "save-texts")
    mine.set("subject", "Mine")
    await other.submit(path, "save-texts", { subject: "<i>Theirs</i>", opening: "", closing: "" })
    const refused = await person.post(path, mine)
    expect(refused.status).toBe(409)
    const said = refused.html.querySelector("[role=alert]")
    expect(said?.text).toContain("Subject is “<i>Theirs</i>” now")
    expect(said?.querySelector("i")).toBeNull()
    expect(refused.html.querySelector("[name=subject]")?.getAttribute("value")).toBe("Mine")
    expect(await stored(company.id)).toMatchObject([{ subject: "<i>Theirs</i>" }])
    const again = person.fieldsOf(refused, "save-texts")
    again.set("subject", "Mine")
    expect((await person.post(path, again)).status).toBe(303)
    expect(await stored(company.id)).toMatchObject([{ subject: "Mine" }])
  })

  it("303 for texts that a file with other line breaks has brought: nobody has changed them", async () => {
    const { company, person } = await opened()
    await server.sql(
      "insert into reminder_texts (company_id, locale, tone, opening, updated_at) values ($1, 'en', 'friendly', $2, now())",
      [company.id, "Two\r\nlines"]
    )
    const path = person.at("/texts?locale=en&tone=friendly")
    expect((await person.submit(path, "save-texts", { subject: "Mine" })).status).toBe(303)
    expect(await stored(company.id)).toMatchObject([{ subject: "Mine" }])
  })

  it("409 as well when a preview lies between opening and saving", async () => {
    const { company, person } = await opened()
    const path = person.at("/texts?locale=en&tone=friendly")
    const seen = await preview(person, { subject: "Mine" })
    await server.sql(
      "insert into reminder_texts (company_id, locale, tone, subject, updated_at) values ($1, 'en', 'friendly', 'Theirs', now())",
      [company.id]
    )
    const form = person.fieldsOf(seen, "save-texts")
    form.set("subject", "Mine")
    expect((await person.post(path, form)).status).toBe(409)
  })

  it("422 when a text can't be used: the field says why in words, and keeps what was typed", async () => {
    const { company, person } = await opened()
    const seen = await person.submit(person.at("/texts?locale=en&tone=firm"), "save-texts", {
      subject: "Two\nlines",
      opening: "{{ secret }}",
      closing: "{% for x in y %}{% endfor %}"
    })
    expect(seen.status).toBe(422)
    const problems = Object.fromEntries(
      ["subject", "opening", "closing"].map((name) => [
        name,
        seen.html.querySelector(`#save-texts-${name}-problem`)?.text ?? ""
      ])
    )
    expect(problems["subject"]).toBe("Subject must be one line.")
    expect(problems["opening"]).toMatch(/^Opening has an unknown variable .*secret/)
    expect(problems["closing"]).toMatch(/^Closing must not use the tag .*for/)
    expect(seen.html.querySelector("[name=opening]")?.text).toBe("{{ secret }}")
    expect(seen.html.querySelector("select[name=tone] option[selected]")?.getAttribute("value")).toBe("firm")
    expect(await stored(company.id)).toEqual([])
  })
})

describe("a preview", () => {
  it("shows the e-mail as HTML and text, and the SMS with its segments, and saves nothing", async () => {
    const { company, person } = await opened()
    const seen = await preview(person, {
      subject: "For {{ debtor }}",
      opening: "You owe {{ balance }}.",
      situation: "several"
    })
    expect(seen.status).toBe(200)
    expect(seen.text).toContain("<strong>For Ada Lovelace</strong>")
    expect(seen.html.querySelectorAll("pre.message")[0]?.text).toContain("You owe €1,814.49.")
    expect(smsOf(seen)).toContain("Company")
    expect(seen.text).toMatch(/[12] segments?\./)
    expect(seen.html.querySelector("[name=opening]")?.text).toBe("You owe {{ balance }}.")
    const frame = await frameOf(person, seen)
    expect(frame.text).toContain("You owe €1,814.49.")
    expect(frame.text).toContain("INV-2026-0063")
    expect(await stored(company.id)).toEqual([])
  })

  it("shows the saved texts before anybody has typed", async () => {
    const { person } = await opened()
    await person.submit(person.at("/texts?locale=en&tone=friendly"), "save-texts", {
      opening: "Our own words."
    })
    const seen = await person.get(person.at("/texts?locale=en&tone=friendly"))
    expect((await frameOf(person, seen)).text).toContain("Our own words.")
  })

  it("runs nothing that somebody has typed or stored", async () => {
    const { company, person } = await opened()
    await server.sql("update companies set name = $2, address = $2 where company_id = $1", [
      company.id,
      "<script>alert(1)</script>"
    ])
    const nasty = `</textarea></pre><script>alert(2)</script><img src=x onerror=alert(3)>{{ creditor }}`
    const seen = await preview(person, { subject: nasty, opening: nasty, closing: nasty })
    expect(seen.status).toBe(200)
    expect(seen.html.querySelectorAll("#main script, #main img")).toEqual([])
    const iframe = seen.html.querySelector("iframe")
    expect(iframe?.getAttribute("sandbox")).toBe("")
    const frame = await frameOf(person, seen)
    expect(frame.text).toContain("&lt;script&gt;alert(2)")
    expect(frame.html.querySelectorAll("script, img")).toEqual([])
    expect(frame.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/)
    expect(frame.headers.get("content-security-policy")).not.toContain("script-src")
  })

  it("is for a frame only: a link to it shows nothing", async () => {
    const { person } = await opened()
    const src = person.at("/texts/preview?locale=en&tone=friendly")
    expect((await person.send(src, { headers: { "sec-fetch-dest": "document" } })).status).toBe(404)
    expect((await person.send(src, { headers: { "sec-fetch-dest": "iframe" } })).status).toBe(200)
  })

  it("shows the saved texts where an address has none that are right", async () => {
    const { person } = await opened()
    for (const texts of ["", "@@@", "A".repeat(5_000), Buffer.from("{}").toString("base64url")]) {
      const seen = await person.get(
        person.at(`/texts/preview?locale=xx&tone=loud&situation=none&texts=${texts}`)
      )
      expect(seen.status, texts.slice(0, 10)).toBe(200)
      expect(seen.text).toContain("friendly reminder")
    }
  })

  it("says so where texts are too long for an address", async () => {
    const { person } = await opened()
    // Letters that don't compress.
    const long = Array.from({ length: 1_900 }, (_, n) =>
      String.fromCodePoint(0x4e00 + ((n * 7_919) % 20_000))
    )
    const seen = await preview(person, { opening: long.join(""), closing: long.toReversed().join("") })
    expect(seen.status).toBe(200)
    expect(seen.html.querySelector("iframe")).toBeNull()
    expect(seen.text).toContain("too long to be shown as HTML")
  })
})

describe("who may", () => {
  it("403 for members, 404 for another company's owner, on the page and in its frame", async () => {
    const { company } = await opened()
    const { person: other } = await opened()
    const member = await personOf(server, company.id, { role: "member" })
    for (const path of ["/texts", "/texts/preview"]) {
      expect((await member.get(member.at(path))).status, path).toBe(403)
      expect((await other.get(`/app/${company.id}${path}`)).status, path).toBe(404)
    }
  })
})
