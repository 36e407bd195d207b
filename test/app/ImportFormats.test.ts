import { describe, expect, it } from "vitest"
import { press, upload } from "../support/ImportForm.ts"
import { type Person, personOf, type Seen } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

/** Files as spreadsheets and other programs save them. */
const server = useServer()

const person = async (): Promise<Person> => personOf(server, (await server.company()).id, { role: "member" })

const tableOf = ({ html }: Seen, caption: string) =>
  html
    .querySelectorAll("table")
    .filter((table) => table.querySelector("caption")?.text === caption)
    .flatMap((table) => table.querySelectorAll("tbody tr"))
    .map((row) => row.querySelectorAll("td").map((cell) => cell.text.trim()))

const stored = (who: Person) =>
  server.sql(
    `select c.display_name as name, t.amount_minor::text as minor, t.currency, t.due_date::text as due
     from receivables t join customers c on c.company_id = t.company_id and c.customer_id = t.customer_id
     where t.company_id = $1 order by t.receivable_id`,
    [who.companyId]
  )

const imported = async (who: Person, content: string | Uint8Array<ArrayBuffer>) => {
  const seen = await upload(who, content)
  expect(tableOf(seen, "Wrong rows")).toEqual([])
  expect((await press(who, seen, "import-receivables")).status).toBe(303)
  return seen
}

const german =
  "Kunde;E-Mail;Betrag;Währung;Fällig am;Rechnungsnummer\r\nMüller & Söhne;m@example.com;1.234,50;EUR;31.01.2027;R-1\r\nGroß GmbH;;99,9;eur;1.2.2027;R-2\r\n;;;;;\r\n"

const bytesOf = (text: string, encoding: "latin1" | "utf16le") => {
  const bytes = Buffer.from(encoding === "utf16le" ? `\uFEFF${text}` : text, encoding)
  return new Uint8Array(bytes)
}

describe("a file of a spreadsheet", () => {
  const expected = [
    { name: "Müller & Söhne", minor: "123450", currency: "EUR", due: "2027-01-31" },
    { name: "Groß GmbH", minor: "9990", currency: "EUR", due: "2027-02-01" }
  ]

  it("is read in Windows-1252, and the page says so", async () => {
    const who = await person()
    const seen = await imported(who, bytesOf(german, "latin1"))
    expect(seen.html.querySelector(".notice.warn")?.text).toContain("read as Windows-1252")
    expect(await stored(who)).toEqual(expected)
  })

  it("is read in UTF-16 in either order of bytes, and is the same file then", async () => {
    const who = await person()
    const little = bytesOf(german, "utf16le")
    const big = new Uint8Array(Buffer.from(little).swap16())
    await imported(who, big)
    expect(await stored(who)).toEqual(expected)
    expect((await upload(who, little)).text).toContain("This file was imported on")
  })

  it("may name its separator in a line before the headings; lines are those of the file", async () => {
    const who = await person()
    const seen = await upload(who, `sep=;\r\n${german}"Two\r\nlines";;x;EUR;2027-02-03;R-3\r\n`)
    expect(tableOf(seen, "Wrong rows").map(([line, field]) => [line, field])).toEqual([["6", "amount"]])
  })

  it("has amounts in the way of its column, and says so where it can’t be known", async () => {
    const who = await person()
    const head = "name,amount,currency,due_date\n"
    await imported(
      who,
      `${head}A,"1,234.50",USD,2027-01-01\nB,"$2,000",USD,2027-01-01\nC,3 000.5 USD,USD,2027-01-01`
    )
    await imported(who, `${head}D,"1.234,500",KWD,2027-01-01\nE,1.234,KWD,2027-01-01`)
    expect((await stored(who)).map(({ minor }) => minor)).toEqual([
      "123450",
      "200000",
      "300050",
      "1234500",
      "1234000"
    ])
    const doubtful = await upload(who, `${head}A,"1,234",USD,2027-01-01`)
    expect(tableOf(doubtful, "Wrong rows")).toEqual([
      ["2", "amount", "1,234 can mean two amounts: choose below how the file writes amounts."]
    ])
    const chosen = await press(who, doubtful, "match-columns", { amounts: "." })
    expect(chosen.text).toContain("1 receivable will be created")
    expect((await press(who, chosen, "import-receivables")).status).toBe(303)
    expect((await stored(who)).at(-1)).toMatchObject({ minor: "123400" })
  })

  it("has dates in the order of its column, and says so where it can’t be known", async () => {
    const who = await person()
    const head = "name;amount;currency;due_date\n"
    await imported(who, `${head}A;1;EUR;01/02/2027\nB;1;EUR;13/02/2027\nC;1;EUR;2027-03-04 00:00:00`)
    await imported(who, `${head}D;1;EUR;01/02/2027\nE;1;EUR;01/31/2027`)
    expect((await stored(who)).map(({ due }) => due)).toEqual([
      "2027-02-01",
      "2027-02-13",
      "2027-03-04",
      "2027-01-02",
      "2027-01-31"
    ])
    const doubtful = await upload(who, `${head}A;1;EUR;01/02/2027`)
    expect(tableOf(doubtful, "Wrong rows")).toEqual([
      ["2", "due_date", "01/02/2027 can mean two dates: choose below how the file writes dates."]
    ])
    const chosen = await press(who, doubtful, "match-columns", { dates: "mdy" })
    await press(who, chosen, "import-receivables")
    expect((await stored(who)).at(-1)).toMatchObject({ due: "2027-01-02" })
    const impossible = await upload(who, `${head}A;1;EUR;31.02.2027`)
    expect(tableOf(impossible, "Wrong rows").map(([line, field]) => [line, field])).toEqual([
      ["2", "due_date"]
    ])
  })

  it("without a heading that every row needs says so once, and not for every row", async () => {
    const who = await person()
    const seen = await upload(who, `Wer;amount;currency;due_date\n${"A;1;EUR;2027-01-01\n".repeat(50)}`)
    expect(tableOf(seen, "Wrong rows").map(([line, field]) => [line, field])).toEqual([["1", "display_name"]])
    const matched = await press(who, seen, "match-columns", { "column.display_name": "0" })
    expect(matched.text).toContain("50 receivables will be created")
  })

  it("is warned of where references repeat, in the file or in the book", async () => {
    const who = await person()
    const head = "name;amount;currency;due_date;reference\n"
    await imported(who, `${head}A;1;EUR;2027-01-01;R-1`)
    const seen = await upload(
      who,
      `${head}A;2;EUR;2027-01-01;R-1\nB;1;EUR;2027-01-01;R-2\nC;1;EUR;2027-01-01;R-2`
    )
    const warning = seen.html.querySelector(".notice.warn")?.text
    expect(warning).toContain("exists already for line 2.")
    expect(warning).toContain("in more than one row: lines 3, 4.")
    expect((await press(who, seen, "import-receivables")).status).toBe(303)
    expect(await stored(who)).toHaveLength(4)
  })

  it("may be our own download of the list", async () => {
    const who = await person()
    await imported(
      who,
      `name;amount;currency;due_date;reference\nÄda;1234,5;EUR;2027-01-01;R-1\nBob;10;JPY;2027-01-02;R-2`
    )
    const file = (await who.get(who.at("/receivables?format=csv"))).text
    const seen = await upload(who, file)
    expect(seen.text).toContain("2 receivables will be created")
    await press(who, seen, "import-receivables")
    const rows = await stored(who)
    expect(rows.slice(2)).toEqual(rows.slice(0, 2))
  })
})
