import { describe, expect, it } from "vitest"
import { PATH, press, upload } from "../support/ImportForm.ts"
import { type Person, personOf, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()

const person = async (): Promise<Person> =>
  personOf(server, (await server.company({ timezone: "Europe/Berlin" })).id, { role: "member" })

const HEAD =
  "display_name,email,phone_e164,preferred_locale,timezone,amount,currency,due_date,external_reference,description"

const wrongRows = ({ html }: Seen) =>
  html
    .querySelectorAll("table")
    .filter((table) => table.querySelector("caption")?.text === "Wrong rows")
    .flatMap((table) => table.querySelectorAll("tbody tr"))
    .map((row) => row.querySelectorAll("td").map((cell) => cell.text.trim()))

const count = async (who: Person, table: "receivables" | "customers"): Promise<number> => {
  const [row] = await server.sql<{ n: string }>(`select count(*) as n from ${table} where company_id = $1`, [
    who.companyId
  ])
  return Number(row?.n)
}

describe("an import", () => {
  it("creates a receivable for each row, with one customer for the same name and address", async () => {
    const who = await person()
    const seen = await upload(
      who,
      `\uFEFF${HEAD}\r\nAda,ada@example.com,,en,,10.00,EUR,2027-01-31,INV-1,"First; with, commas"\r\nAda,ada@example.com,,,,20.50,USD,2027-02-28,INV-2,\r\nGrace,,,,,30,JPY,2027-03-31,,\r\n`
    )
    expect(seen.status).toBe(200)
    expect(seen.text).toContain("3 receivables will be created")
    expect(await count(who, "receivables")).toBe(0)
    const done = await press(who, seen, "import-receivables")
    expect(done.status).toBe(303)
    const list = await who.get(done.location ?? "")
    expect(list.text).toContain("The file is imported.")
    expect(list.text).toContain("$20.50")
    expect(await count(who, "customers")).toBe(2)
    // The next message to each customer.
    const planned = await server.sql(
      "select customer_id from reminder_attempts where company_id = $1 and status = 'scheduled'",
      [who.companyId]
    )
    expect(planned).toHaveLength(2)
    const [counted] = await server.sql<{ n: string }>(
      "select sum(n) as n from resource_counts where company_id = $1 and resource = 'receivable'",
      [who.companyId]
    )
    expect(Number(counted?.n)).toBe(3)
  })

  it("uses a known customer with the same name and address again", async () => {
    const who = await person()
    const first = await upload(who, `${HEAD}\nAda,ada@example.com,,,,10,EUR,2027-01-31,A,`)
    await press(who, first, "import-receivables")
    const second = await upload(
      who,
      `${HEAD}\nAda,ada@example.com,,,,10,EUR,2027-01-31,B,\nAda,other@example.com,,,,10,EUR,2027-01-31,C,`
    )
    await press(who, second, "import-receivables")
    expect(await count(who, "receivables")).toBe(3)
    expect(await count(who, "customers")).toBe(2)
  })

  it("names every wrong row by its line in the file, and then imports nothing", async () => {
    const who = await person()
    const file = [
      HEAD,
      `Ada,ada@example.com,,,,10.00,EUR,2027-01-31,INV-1,"Two`,
      `lines"`,
      "",
      `,nobody,,,,"1,50",EUR,2027-02-30,INV-2,`,
      `Grace,,,,,1.50,JPY,2027-03-31,INV-3,`
    ].join("\r\n")
    const seen = await upload(who, file)
    expect(wrongRows(seen).map(([line, field]) => [line, field])).toEqual([
      ["5", "display_name"],
      ["5", "email"],
      ["5", "amount"],
      ["5", "due_date"],
      ["6", "amount"]
    ])
    const forced = await press(who, seen, "import-receivables")
    expect(forced.status).toBe(200)
    expect(wrongRows(forced)).toHaveLength(5)
    expect(await count(who, "receivables")).toBe(0)
    expect(await count(who, "customers")).toBe(0)
  })

  it("says that a file was imported before, whatever its line endings, and changes nothing", async () => {
    const who = await person()
    const file = `${HEAD}\nAda,,,,,10,EUR,2027-01-31,A,`
    const seen = await upload(who, file)
    const [first, second] = await Promise.all([
      press(who, seen, "import-receivables"),
      press(who, seen, "import-receivables")
    ])
    expect([first.status, second.status]).toEqual([303, 303])
    const again = await upload(who, `\uFEFF${file.replaceAll("\n", "\r\n")}`)
    expect(again.html.querySelector(".notice.warn")?.text).toContain("This file was imported on")
    const forced = await upload(who, `${file} `)
    expect(forced.text).toContain("1 receivable will be created")
    const stale = await press(who, seen, "import-receivables", { _key: crypto.randomUUID() })
    expect(stale.text).toContain("This file was imported on")
    expect(await count(who, "receivables")).toBe(1)
    const other = await person()
    expect((await upload(other, file)).text).toContain("1 receivable will be created")
  })

  it("lets columns with other headings be matched, with semicolons or tabs", async () => {
    const who = await person()
    const seen = await upload(who, "Kunde;Betrag;W;Datum\nAda;10.00;EUR;2027-01-31\n")
    expect(wrongRows(seen).length).toBeGreaterThan(0)
    const columns = {
      "column.display_name": "0",
      "column.amount": "1",
      "column.currency": "2",
      "column.due_date": "3"
    }
    const matched = await press(who, seen, "match-columns", columns)
    expect(matched.text).toContain("1 receivable will be created")
    expect((await press(who, matched, "import-receivables")).status).toBe(303)
    expect(await count(who, "receivables")).toBe(1)
    expect(
      (await upload(who, HEAD.replaceAll(",", "\t") + "\nAda\t\t\t\t\t1\tEUR\t2027-01-01\t\t")).text
    ).toContain("1 receivable will be created")
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
    expect(await reasonOf(new Uint8Array([0x44, 0x00, 0x01, 0x72]))).toContain("not text")
    expect(await reasonOf(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]))).toContain("a workbook and not")
    expect(await reasonOf(`${HEAD}\n${"Ada,,,,,1,EUR,2027-01-01,,\n".repeat(5_001)}`)).toContain(
      "more than 5000 rows"
    )
    expect(await reasonOf("x".repeat(2_097_153))).toContain("larger than 2 MB")
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
    const seen = await upload(who, `${HEAD}\n${evil},${evil},,,,1,EUR,2027-01-31,=1+1,${evil}`)
    expect(seen.html.querySelector("img")).toBeNull()
    const right = await upload(who, `${HEAD}\n${evil},,,,,1,EUR,2027-01-31,=1+1,${evil}`)
    await press(who, right, "import-receivables")
    expect((await who.get(who.at("/receivables"))).html.querySelector("img")).toBeNull()
    expect((await who.get(who.at("/receivables?format=csv"))).text).toContain("'=1+1")
  })

  it("takes 5,000 rows within seconds", async () => {
    const who = await person()
    const rows = Array.from(
      { length: 5_000 },
      (_, n) => `Customer ${n},c${n}@example.com,,,,10,EUR,2027-01-31,R-${n},`
    )
    const seen = await upload(who, [HEAD, ...rows].join("\n"))
    const began = performance.now()
    expect((await press(who, seen, "import-receivables")).status).toBe(303)
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(await count(who, "receivables")).toBe(5_000)
  }, 30_000)
})
