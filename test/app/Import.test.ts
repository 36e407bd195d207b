import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { addDays, todayIn } from "../../src/domain/CalendarDate.ts"
import { figuresOf, importIn, PATH, press, tableOf, upload } from "../support/ImportForm.ts"
import { type Person, personOf } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const person = async (): Promise<Person> =>
  personOf(server, (await server.company({ timezone: "Europe/Berlin" })).id, { role: "member" })

const HEAD =
  "display_name,email,phone_e164,preferred_locale,timezone,amount,currency,due_date,external_reference,description"

const today = () => todayIn("Europe/Berlin", Date.now())

const count = async (
  who: Person,
  table: "receivables" | "customers" | "payables" | "payments"
): Promise<number> => {
  const [row] = await server.sql<{ n: string }>(`select count(*) as n from ${table} where company_id = $1`, [
    who.companyId
  ])
  return Number(row?.n)
}

const statuses = (who: Person) =>
  server.sql(
    `select external_reference as reference, status, amount_minor::int as minor, paid_minor::int as paid, due_date::text as due
     from receivables where company_id = $1 order by external_reference`,
    [who.companyId]
  )

const rows = (from: number, to: number, due: string): ReadonlyArray<string> =>
  Array.from(
    { length: to - from },
    (_, n) => `Customer ${(from + n) % 40},c${(from + n) % 40}@example.com,,,,10.00,EUR,${due},R-${from + n},`
  )

// oxlint-disable-next-line max-lines-per-function -- one page, in the order of its use
describe("an import", () => {
  it("shows what is new before anything is made, and then makes it with one customer for the same name and address", async () => {
    const who = await person()
    const seen = await upload(
      who,
      `\uFEFF${HEAD}\r\nAda,ada@example.com,,en,,10.00,EUR,2087-01-31,INV-1,"First; with, commas"\r\nAda,ada@example.com,,,,20.50,USD,2087-02-28,INV-2,\r\nGrace,,,,,30,JPY,2087-03-31,,\r\n`
    )
    expect(seen.status).toBe(200)
    expect(figuresOf(seen)).toEqual({
      New: "3",
      Changed: "0",
      Unchanged: "0",
      "Gone from the file": "0",
      "Left out": "0"
    })
    expect(await count(who, "receivables")).toBe(0)
    const done = await press(who, seen, "import")
    expect(done.text).toContain("The file is imported")
    expect(figuresOf(done)).toEqual({ New: "3", Changed: "0", Unchanged: "0" })
    expect((await who.get(who.at("/receivables"))).text).toContain("$20.50")
    expect(await count(who, "customers")).toBe(2)
    const planned = await server.sql(
      "select customer_id from reminder_attempts where company_id = $1 and status = 'scheduled'",
      [who.companyId]
    )
    expect(planned.length).toBeGreaterThanOrEqual(1)
    const [counted] = await server.sql<{ n: string }>(
      "select sum(n) as n from resource_counts where company_id = $1 and resource = 'receivable'",
      [who.companyId]
    )
    expect(Number(counted?.n)).toBe(3)
  })

  it("of next month's list, with 200 rows as before and 10 new ones, makes exactly the 10", async () => {
    const who = await person()
    const due = addDays(today(), 20)
    const first = await upload(who, [HEAD, ...rows(0, 200, due)].join("\n"))
    await press(who, first, "import")
    expect(await count(who, "receivables")).toBe(200)
    const second = await upload(who, [HEAD, ...rows(0, 210, due)].join("\n"))
    expect(figuresOf(second)).toMatchObject({
      New: "10",
      Changed: "0",
      Unchanged: "200",
      "Gone from the file": "0"
    })
    const done = await press(who, second, "import")
    expect(figuresOf(done)).toEqual({ New: "10", Changed: "0", Unchanged: "200" })
    expect([await count(who, "receivables"), await count(who, "customers")]).toEqual([210, 40])
    const again = await upload(who, [HEAD, ...rows(0, 210, due)].join("\n"))
    expect(again.text).toContain("the book is in step with the file")
  })

  it("makes each row once, though it is begun twice at the same time", async () => {
    const who = await person()
    const file = [HEAD, ...rows(0, 150, addDays(today(), 20))].join("\n")
    const [one, other] = [await upload(who, file), await upload(who, file)]
    await Promise.all([press(who, one, "import"), press(who, one, "import"), press(who, other, "import")])
    const ended = async () =>
      server.sql("select 1 from file_imports where company_id = $1 and state <> 'done'", [who.companyId])
    await expect.poll(ended, { timeout: 20_000 }).toEqual([])
    expect([await count(who, "receivables"), await count(who, "customers")]).toEqual([150, 40])
  })

  it("names the fields that change, old and new, and changes them with what was paid", async () => {
    const who = await person()
    const head = "customer,invoice number,due date,total,amount paid,description"
    await press(
      who,
      await upload(
        who,
        `${head}\nAda,A,2087-01-31,100,0,One\nAda,B,2087-01-31,50,0,\nAda,C,2087-01-31,70,0,`
      ),
      "import"
    )
    const seen = await upload(
      who,
      `${head}\nAda,A,2087-02-28,120,20,Two\nAda,B,2087-01-31,50,0,\nAda,C,2087-01-31,70,30,`
    )
    expect(figuresOf(seen)).toMatchObject({ New: "0", Changed: "2", Unchanged: "1" })
    expect(tableOf(seen, "Changed").map((cells) => cells[3]?.replaceAll(/\s+/g, " "))).toEqual([
      "Amount: 100.00 EUR 120.00 EURPaid: 0.00 EUR 20.00 EURDue date: 2087-01-31 2087-02-28Description: One Two",
      "Paid: 0.00 EUR 30.00 EUR"
    ])
    await press(who, seen, "import")
    expect(await statuses(who)).toEqual([
      { reference: "A", status: "partially_paid", minor: 12_000, paid: 2_000, due: "2087-02-28" },
      { reference: "B", status: "open", minor: 5_000, paid: 0, due: "2087-01-31" },
      { reference: "C", status: "partially_paid", minor: 7_000, paid: 3_000, due: "2087-01-31" }
    ])
    expect(await count(who, "payments")).toBe(2)
  })

  it("leaves open what is gone from the file, or takes it as paid if somebody says so", async () => {
    const who = await person()
    const head = "customer,invoice number,due date,total,status"
    const due = addDays(today(), 20)
    const three = `${head}\nAda,A,${due},100,open\nAda,B,${due},50,open\nAda,C,${due},70,open`
    await press(who, await upload(who, three), "import")
    const file = `${head}\nAda,A,${due},100,open\nAda,B,${due},50,Paid`
    const seen = await upload(who, file)
    expect(figuresOf(seen)).toMatchObject({
      Unchanged: "1",
      "Gone from the file": "2",
      "Left out": "1",
      "Paid already": "1"
    })
    expect(tableOf(seen, "Gone from the file").map((cells) => [cells[1], cells[5]])).toEqual([
      ["B", "Paid, says the file"],
      ["C", ""]
    ])
    await press(who, seen, "import")
    expect((await statuses(who)).map(({ status }) => status)).toEqual(["open", "open", "open"])
    const again = await upload(who, file)
    const id = again.html.querySelector("input[name=gone_id]")?.getAttribute("value") ?? ""
    const paidOn = addDays(today(), -2)
    await press(who, again, "import", { gone: "some", gone_id: id, paid_on: paidOn })
    expect((await statuses(who)).map(({ status }) => status)).toEqual(["open", "paid", "open"])
    const last = await upload(who, file)
    const future = await press(who, last, "import", { gone: "all", paid_on: addDays(today(), 2) })
    expect(future.text).toContain("must be today or a day before")
    const done = await press(who, last, "import", { gone: "all", paid_on: paidOn })
    expect(figuresOf(done)).toMatchObject({ "Marked as paid": "1" })
    expect((await statuses(who)).map(({ status }) => status)).toEqual(["open", "paid", "paid"])
    expect(
      await server.sql(
        `select paid_on::text as on, to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at
         from payments where company_id = $1`,
        [who.companyId]
      )
    ).toEqual([paidOn, paidOn].map((on) => ({ on, at: `${on} 00:00` })))
  })

  it("takes nothing as paid that stands in a wrong row, is void or a draft in the file, or came later", async () => {
    const company = await server.company({ timezone: "Europe/Berlin" })
    const who = await personOf(server, company.id, { role: "member" })
    const head = "customer,invoice number,due date,total,status"
    const due = addDays(today(), 20)
    const names = ["A", "B", "C", "D", "E", "F"]
    const book = names.map((name) => `Ada,${name},${due},100,open`).join("\n")
    await press(who, await upload(who, `${head}\n${book}`), "import")
    const file = [
      head,
      `Ada,A,${due},100,open`,
      `Ada,B,${due},10x,open`,
      `Ada,C,${due},"1",00,open`,
      `Ada,D,${due},100,void`,
      `Ada,E,${due},100,draft`
    ].join("\n")
    const seen = await upload(who, file)
    expect(tableOf(seen, "Gone from the file").map((cells) => [cells[1], cells[5]])).toEqual([
      ["D", "Void, says the file"],
      ["F", ""]
    ])
    // Somebody makes one while another looks at the preview.
    await company.receivable({ external_reference: "G", due_date: due })
    const done = await press(who, seen, "import", { gone: "all", others: "yes" })
    expect(figuresOf(done)).toMatchObject({ "Marked as paid": "1" })
    expect((await statuses(who)).map(({ reference, status }) => [reference, status])).toEqual([
      ...["A", "B", "C", "D", "E"].map((name) => [name, "open"]),
      ["F", "paid"],
      ["G", "open"]
    ])
  })

  it("names wrong rows by line and column, gives them back as a file, and imports the others only if that is chosen", async () => {
    const who = await person()
    const file = [
      HEAD,
      `Ada,ada@example.com,,,,10.00,EUR,2087-01-31,INV-1,"Two`,
      `lines"`,
      "",
      `,nobody,,,,"x",EUR,2087-02-30,INV-2,`,
      `Grace,,,,,1.50,JPY,2087-03-31,INV-3,`
    ].join("\r\n")
    const seen = await upload(who, file)
    expect(tableOf(seen, "Wrong rows").map(([line, column]) => [line, column])).toEqual([
      ["5", "display_name"],
      ["5", "email"],
      ["5", "amount"],
      ["5", "due_date"],
      ["6", "amount"]
    ])
    const refused = await press(who, seen, "import")
    expect(refused.status).toBe(422)
    expect(await count(who, "receivables")).toBe(0)
    const csv = await who.get(who.at(`${PATH}?import=${importIn(who, seen)}&format=csv`))
    const lines = csv.text.replace("\uFEFF", "").split("\r\n")
    expect(lines[0]).toBe(`${HEAD},problem`)
    expect(lines[2]).toMatch(/^Grace,,,,,1\.50,JPY,2087-03-31,INV-3,,.*no decimals/)
    const done = await press(who, seen, "import", { others: "yes" })
    expect(figuresOf(done)).toMatchObject({ New: "1" })
    expect(await count(who, "receivables")).toBe(1)
  })

  it("remembers the columns that were chosen for files with the same headings", async () => {
    const who = await person()
    const file = (reference: string) => `Wer;Was;Bis;Nummer\nAda;10,50;31.01.2087;${reference}\n`
    const seen = await upload(who, file("R-1"))
    expect(seen.text).toContain("choose below which column is which")
    const columns = {
      "column.display_name": "0",
      "column.amount": "1",
      "column.due_date": "2",
      "column.external_reference": "3"
    }
    const matched = await press(who, seen, "match", columns)
    expect(figuresOf(matched)).toMatchObject({ New: "1" })
    await press(who, matched, "import")
    expect(figuresOf(await upload(who, file("R-2")))).toMatchObject({ New: "1" })
    const other = await person()
    expect((await upload(other, file("R-2"))).text).toContain("choose below which column is which")
  })

  it("takes an export without a currency in that of the company, or in the one that is chosen", async () => {
    const who = await person()
    const bytes = new Uint8Array(
      readFileSync(new URL("../fixtures/import/quickbooks-open-invoices.csv", import.meta.url))
    )
    const seen = await upload(who, bytes)
    expect(seen.text).toContain("It was read as an export of QuickBooks")
    expect(figuresOf(seen)).toMatchObject({ New: "3", "Left out": "4", "Line of a total": "3" })
    const chosen = await press(who, seen, "match", { currency: "USD" })
    await press(who, chosen, "import")
    expect(
      await server.sql("select distinct currency from receivables where company_id = $1", [who.companyId])
    ).toEqual([{ currency: "USD" }])
  })

  it("refuses what is no such file, with the reason at the field", async () => {
    const who = await person()
    const reasonOf = async (content: string | Uint8Array<ArrayBuffer>) => {
      const seen = await upload(who, content)
      expect(seen.status).toBe(422)
      return seen.html.querySelector("#preview-import-file-problem")?.text
    }
    expect(await reasonOf("")).toContain("Choose a file")
    expect(await reasonOf(HEAD)).toContain("no rows")
    expect(await reasonOf(`${HEAD}\n"Ada,1`)).toContain("can’t be read")
    expect(await reasonOf(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]))).toContain("workbook can’t be read")
    expect(await reasonOf("x".repeat(10_485_761))).toContain("larger than 10 MB")
  })

  it("refuses 50 MB without reading them", async () => {
    const who = await person()
    const seen = await upload(who, new Uint8Array(50 * 1_048_576)).catch(() => null)
    // Where the connection ends before all is sent, there is nothing to read.
    if (seen !== null) expect(seen.status).toBe(413)
    expect((await who.get(who.at(PATH))).status).toBe(200)
  })

  it("shows markup and formulas of cells as the text that they are", async () => {
    const who = await person()
    const evil = `<img src=x onerror=alert(1)>`
    const seen = await upload(who, `${HEAD}\n${evil},${evil},,,,1,EUR,2087-01-31,=1+1,${evil}`)
    expect(seen.html.querySelector("img")).toBeNull()
    const right = await upload(who, `${HEAD}\n${evil},,,,,1,EUR,2087-01-31,=1+1,${evil}`)
    await press(who, right, "import")
    expect((await who.get(who.at("/receivables"))).html.querySelector("img")).toBeNull()
    expect((await who.get(who.at("/receivables?format=csv"))).text).toContain("'=1+1")
  })

  it("of somebody else's company is no page", async () => {
    const [who, other] = [await person(), await person()]
    const seen = await upload(who, `${HEAD}\nAda,,,,,1,EUR,2087-01-31,A,`)
    const path = `${PATH}?import=${importIn(who, seen)}`
    expect((await who.get(who.at(path))).status).toBe(200)
    expect((await other.get(other.at(path))).status).toBe(404)
    expect((await who.get(who.at(`/payables/import?import=${importIn(who, seen)}`))).status).toBe(404)
    expect((await who.get(who.at(`${PATH}?import=x`))).status).toBe(404)
  })
})

describe("overdue debts of an import", () => {
  const file = (...days: ReadonlyArray<number>) =>
    [
      HEAD,
      ...days.map((n) => `Late ${n},late${n}@example.com,,,,500,EUR,${addDays(today(), -n)},L-${n},`)
    ].join("\n")
  /** What is planned, by customer. */
  const planned = (who: Person) =>
    server.sql<{ name: string; day: string; offset: number }>(
      `select c.display_name as name, (a.scheduled_for at time zone 'Europe/Berlin')::date::text as day, a.offset_days as offset
       from reminder_attempts a join customers c on c.company_id = a.company_id and c.customer_id = a.customer_id
       where a.company_id = $1 and a.status = 'scheduled' and a.channel = 'email' order by c.display_name`,
      [who.companyId]
    )
  const inDays = async (who: Person) =>
    (await planned(who)).map(({ day, name }) => [
      name,
      Math.round((Date.parse(day) - Date.parse(today())) / 86_400_000)
    ])

  it("are said, with what follows from each choice", async () => {
    const who = await person()
    const seen = await upload(who, file(5, 45, 200))
    expect(seen.text).toContain("3 new debts are overdue.")
    const choices = seen.html
      .querySelectorAll("input[name=start]")
      .map((radio) => (radio.parentNode?.text ?? "").trim())
    expect(choices.map((text) => text.split("\n")[0]?.slice(0, 12))).toEqual(
      ["From the nex", "At once", "Never"].map((text) => expect.stringContaining(text.slice(0, 7)))
    )
    expect(choices[1]).toMatch(/3 messages in the next seven days, the first on \w+day\./)
    expect(choices[0]).toContain("2 of them have their last step behind them")
    expect(choices[2]).toContain("No message in the next seven days.")
    expect(seen.html.querySelector("input[name=start][checked]")?.getAttribute("value")).toBe("next")
  })

  it("begin at their next step by default: nothing is caught up, and what has no step left is paused", async () => {
    const who = await person()
    await press(who, await upload(who, file(5, 45, 200)), "import")
    const days = await inDays(who)
    expect(days.map(([name]) => name)).toEqual(["Late 5"])
    // The step of day 7 comes in two days, or later where that day is closed.
    expect(days[0]?.[1]).toBeGreaterThanOrEqual(2)
    expect((await statuses(who)).map(({ reference, status }) => [reference, status])).toEqual([
      ["L-200", "paused"],
      ["L-45", "paused"],
      ["L-5", "open"]
    ])
  })

  it("are named at the next opening if somebody chooses that", async () => {
    const who = await person()
    await press(who, await upload(who, file(5, 45, 200)), "import", { start: "now" })
    const days = await inDays(who)
    expect(days).toHaveLength(3)
    for (const [, day] of days) expect(day).toBeLessThanOrEqual(4)
  })

  it("are paused if nobody is to be reminded of them", async () => {
    const who = await person()
    const due = addDays(today(), 5)
    await press(who, await upload(who, `${file(5, 45)}\nGrace,g@example.com,,,,5,EUR,${due},G,`), "import", {
      start: "never"
    })
    expect((await statuses(who)).map(({ reference, status }) => [reference, status])).toEqual([
      ["G", "open"],
      ["L-45", "paused"],
      ["L-5", "paused"]
    ])
    const paused = await who.get(who.at("/receivables?status=paused"))
    expect(paused.text).toContain("L-45")
  })
})

describe("an import of bills", () => {
  it("keeps them in step likewise", async () => {
    const who = await person()
    const path = "/payables/import"
    const head = "Supplier,Invoice number,Due date,Total"
    const first = await upload(who, `${head}\nPower AG,1,2087-01-31,80\nWater AG,1,2087-01-31,20`, path)
    expect(figuresOf(first)).toMatchObject({ New: "2" })
    await press(who, first, "import")
    const next = await upload(who, `${head}\nPower AG,1,2087-02-28,85\nPower AG,2,2087-03-31,80`, path)
    expect(figuresOf(next)).toMatchObject({ New: "1", Changed: "1", "Gone from the file": "1" })
    const done = await press(who, next, "import", { gone: "all" })
    expect(figuresOf(done)).toMatchObject({ New: "1", Changed: "1", "Marked as paid": "1" })
    expect(
      await server.sql(
        `select bill_label as label, external_reference as reference, amount_minor::int as minor, due_date::text as due, status
         from payables where company_id = $1 order by 1, 2`,
        [who.companyId]
      )
    ).toEqual([
      { label: "Power AG", reference: "1", minor: 8_500, due: "2087-02-28", status: "open" },
      { label: "Power AG", reference: "2", minor: 8_000, due: "2087-03-31", status: "open" },
      { label: "Water AG", reference: "1", minor: 2_000, due: "2087-01-31", status: "paid" }
    ])
  })
})

describe("an import of customers", () => {
  it("makes those that are new and fills in what changes; what the file leaves empty stays", async () => {
    const who = await person()
    const path = "/customers/import"
    const first = await upload(who, "Name,E-mail,Phone\nAda,ada@example.com,+442079460958\nGrace,,", path)
    expect(figuresOf(first)).toEqual({ New: "2", Changed: "0", Unchanged: "0", "Left out": "0" })
    await press(who, first, "import")
    const next = await upload(
      who,
      "Name,E-mail,Phone\nADA,new@example.com,\nGrace,grace@example.com,\nLinus,,",
      path
    )
    expect(figuresOf(next)).toMatchObject({ New: "1", Changed: "2" })
    await press(who, next, "import")
    expect(
      await server.sql(
        "select display_name as name, email, phone_e164 as phone from customers where company_id = $1 order by 1",
        [who.companyId]
      )
    ).toEqual([
      { name: "Ada", email: "new@example.com", phone: "+442079460958" },
      { name: "Grace", email: "grace@example.com", phone: null },
      { name: "Linus", email: null, phone: null }
    ])
  })
})
