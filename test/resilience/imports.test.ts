/** Previews of large files, all at a time: what they take of an instance's memory. */
import { readFileSync } from "node:fs"
import { beforeAll, describe, expect, it } from "vitest"
import { PATH } from "../support/ImportForm.ts"
import { personOf, Visitor } from "../support/Person.ts"
import { scoped } from "../support/Scoped.ts"
import { type ServerProcess, startServer } from "../support/ServerProcess.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()
const run = scoped()

/** The goal is 300 MB, which `bench:neighbour` measures and does not meet (346 MB): this finds what piles up file by file. */
const MAX_RESIDENT_BYTES = 450_000_000
/** The rows of the file are in memory as long as it is applied, and those of the thread that reads it besides. */
const MAX_RESIDENT_BYTES_LONG = 700_000_000
const PREVIEWS = 25
/** As many as take some seconds; the largest file has 50,000. */
const ROWS = 8_000
const FILE_BYTES = 1_600_000

/** A file of as many rows as may be, 1.6 MB in all. */
const largeFile = (): string => {
  const rows = Array.from(
    { length: 4_900 },
    (_, row) => `Customer ${row},c${row}@example.com,${row + 1}.50,EUR,2027-03-01,R-${row},`
  )
  const head = "display_name,email,amount,currency,due_date,external_reference,description"
  const left = FILE_BYTES - rows.reduce((sum, row) => sum + row.length + 1, head.length + 1)
  const filler = "x".repeat(Math.floor(left / rows.length))
  return [head, ...rows.map((row) => row + filler)].join("\n")
}

/** The most memory that a process has held at once. */
const peakBytes = ({ pid }: ServerProcess): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1_024

/** A file of many rows, of a thousand customers. */
const longFile = (): string =>
  [
    "name,email,amount,currency,due,reference,description",
    ...Array.from(
      { length: ROWS },
      (_, row) =>
        `Customer ${row % 1_000},c${row % 1_000}@example.com,${(row % 900) + 1}.50,EUR,2087-03-01,R-${row},${"x".repeat(100)}`
    )
  ].join("\n")

describe("an import of many rows", () => {
  const long = scoped()
  it("lets others write meanwhile, and needs little memory", { timeout: 300_000 }, async () => {
    const instance = await long(startServer(server.databaseUrl))
    const company = await server.company()
    const person = await personOf(server, company.id, { role: "member" })
    const visitor = new Visitor({ url: `http://127.0.0.1:${instance.port}` }, person.cookie)
    const path = person.at(PATH)
    const form = new FormData()
    for (const [name, value] of visitor.fieldsOf(await visitor.get(path), "preview-import"))
      form.append(name, value)
    form.append("file", new Blob([longFile()]), "book.csv")
    const sent = await visitor.post(path, form)
    expect(sent.status).toBe(303)
    const preview = await visitor.get(sent.location ?? "")
    expect(preview.text).toContain("New (8,000)")
    const begin = new FormData()
    for (const [name, value] of visitor.fieldsOf(preview, "import-receivables")) begin.append(name, value)
    const begun = await visitor.post(sent.location ?? "", begin)
    expect((await visitor.get(begun.location ?? "")).text).toContain("of 8,000 rows are imported")
    const done = async () =>
      (
        await server.sql<{ done: number; state: string }>(
          "select done, state from file_imports where company_id = $1",
          [company.id]
        )
      )[0]
    let written = 0
    while ((await done())?.state !== "done") {
      await company.receivable({ external_reference: `own ${written}` })
      written += 1
    }
    expect(written).toBeGreaterThan(20)
    const [counted] = await server.sql<{ n: number; customers: number }>(
      `select count(*)::int as n, count(distinct customer_id)::int as customers from receivables
       where company_id = $1 and external_reference like 'R-%'`,
      [company.id]
    )
    expect(counted).toEqual({ n: ROWS, customers: 1_000 })
    expect(peakBytes(instance)).toBeLessThan(MAX_RESIDENT_BYTES_LONG)
  })
})

describe("previews of large files at a time", () => {
  let instance: ServerProcess
  beforeAll(async () => {
    instance = await run(startServer(server.databaseUrl))
  })

  const browserOf = async (companyId: number) => {
    const person = await personOf(server, companyId, { role: "member" })
    return {
      visitor: new Visitor({ url: `http://127.0.0.1:${instance.port}` }, person.cookie),
      path: person.at(PATH)
    }
  }

  const previewer = async (companyId: number, content: string) => {
    const { path, visitor } = await browserOf(companyId)
    const fields = visitor.fieldsOf(await visitor.get(path), "preview-import")
    return () => {
      const form = new FormData()
      for (const [name, value] of fields) form.append(name, value)
      form.append("file", new Blob([content]), "book.csv")
      return visitor.post(path, form)
    }
  }

  it("do not pile up in the memory of an instance, and are all shown", async () => {
    const companies = await Promise.all(Array.from({ length: 5 }, () => server.company()))
    const content = largeFile()
    expect(content.length).toBeGreaterThan(FILE_BYTES - 5_000)
    const sends = await Promise.all(companies.map(({ id }) => previewer(id, content)))
    const seen = await Promise.all(
      Array.from({ length: PREVIEWS }, (_, index) =>
        sends[index % sends.length]?.().then(({ status }) => status)
      )
    )
    expect(seen).toEqual(Array.from({ length: PREVIEWS }, () => 303))
    expect(peakBytes(instance)).toBeLessThan(MAX_RESIDENT_BYTES)
  })
})
