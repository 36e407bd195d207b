/** Archives of companies: what is in them, and how they are made in pieces by processes that may be killed. */
import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, TestClock } from "effect"
import { unzipSync } from "fflate"
import { createHash } from "node:crypto"
import { archivedTables } from "../../../src/repos/company/ArchivedTables.ts"
import { CompanyTables } from "../../../src/repos/company/CompanyTables.ts"
import { CompanyExportsRepo } from "../../../src/repos/company/CompanyExports.ts"
import { makeArchive } from "../../../src/services/company/Archive.ts"
import { CompanyExports, PIECE_BYTES } from "../../../src/services/company/CompanyExports.ts"
import { newCompany, newOwner, operating, rows, START } from "../operating.ts"

const CUSTOMERS = 450
const AT = "2026-02-01T10:00:00Z"

/** A book of so many customers with a receivable each, and another company's. */
const seed = (companyId: number, customers = CUSTOMERS) =>
  Effect.zipRight(
    rows(
      `insert into customers (company_id, display_name, email, created_at, updated_at)
       select $1, '=cmd|' || n, 'c' || n || '@example.com', $2, $2 from generate_series(1, $3) n`,
      [companyId, AT, customers]
    ),
    rows(
      `insert into receivables (company_id, customer_id, amount_minor, currency, due_date, billed_on, status, description, created_at, updated_at)
       select company_id, customer_id, 999999999999999, 'EUR', '2026-03-01', '2026-02-01', 'open', 'Größe "XL", ' || customer_id, $2, $2
       from customers where company_id = $1`,
      [companyId, AT]
    )
  )

const archiveOf = (companyId: number) =>
  Effect.gen(function* () {
    const exports = yield* CompanyExports
    const chunks: Array<Uint8Array> = []
    const count = yield* exports.writeTo(companyId, (bytes) => Effect.sync(() => void chunks.push(bytes)))
    return { count, bytes: Buffer.concat(chunks) }
  })

const textsOf = (bytes: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString("utf8")])
  )

describe("the archive of a company", () => {
  it.scoped("has each table as CSV and JSON, row by row, and nothing of other companies", () =>
    operating(() =>
      Effect.gen(function* () {
        const { companyId } = yield* newOwner
        const other = yield* newCompany()
        yield* seed(companyId)
        yield* seed(other, 3)
        const { bytes, count } = yield* archiveOf(companyId)
        const files = textsOf(bytes)
        expect(Object.keys(files).toSorted()).toEqual(
          [
            "README.txt",
            ...archivedTables.flatMap((table) => [`csv/${table}.csv`, `json/${table}.json`])
          ].toSorted()
        )
        const customers = JSON.parse(files["json/customers.json"] ?? "") as ReadonlyArray<
          Readonly<Record<string, unknown>>
        >
        expect(customers).toHaveLength(CUSTOMERS)
        expect(new Set(customers.map((row) => row["company_id"]))).toEqual(new Set([companyId]))
        expect(new Set(customers.map((row) => row["customer_id"])).size).toBe(CUSTOMERS)
        const lines = (files["csv/customers.csv"] ?? "").trimEnd().split("\r\n")
        expect(lines).toHaveLength(CUSTOMERS + 1)
        // A name that a spreadsheet would run is a text, and stays as it is for programs.
        expect(lines[1]).toContain("'=cmd|1")
        expect(customers[0]?.["display_name"]).toBe("=cmd|1")
        expect(files["json/receivables.json"]).toContain('"amount_minor":999999999999999')
        expect(files["csv/receivables.csv"]).toContain('"Größe ""XL"",')
        expect(files["json/memberships.json"]).toContain('"email":"person')
        expect(files["README.txt"]).toContain(`customers: ${CUSTOMERS}`)
        expect(files["README.txt"]).toContain("idempotency: answers of the last day")
        expect(count).toBeGreaterThanOrEqual(2 * CUSTOMERS + 2)
      })
    )
  )

  it.scoped("takes little memory, however large the documents are", () =>
    operating(() =>
      Effect.gen(function* () {
        const companyId = yield* newCompany()
        yield* rows(
          `insert into document_chunks (company_id, document_id, part, data)
           select $1, n / 40, n % 40, (select string_agg(sha256((n || ' ' || m)::text::bytea), '') from generate_series(1, 8192) m)
           from generate_series(1, 120) n`,
          [companyId]
        )
        const exports = yield* CompanyExports
        let most = 0
        let bytes = 0
        const before = process.memoryUsage().rss
        yield* exports.writeTo(companyId, (given) =>
          Effect.sync(() => {
            bytes += given.length
            most = Math.max(most, process.memoryUsage().rss - before)
          })
        )
        expect(bytes).toBeGreaterThan(31_000_000)
        expect(most).toBeLessThan(320_000_000)
      })
    )
  )

  it.scoped("ends where a ZIP can hold no more", () =>
    operating(() =>
      Effect.gen(function* () {
        const { companyId } = yield* newOwner
        const archive = yield* makeArchive
        let written = 0
        const sink = (bytes: Uint8Array) => Effect.sync(() => void (written += bytes.length))
        const refused = yield* Effect.flip(archive({ companyId, name: "Heron", at: START }, sink, 1_000))
        expect(refused.message).toContain("larger than 4 GB")
        expect(written).toBeLessThanOrEqual(1_000)
      }).pipe(Effect.provide(CompanyTables.layer))
    )
  )

  it.scoped("is refused for a company that never was", () =>
    operating(() =>
      Effect.gen(function* () {
        const refused = yield* Effect.flip(archiveOf(9_999))
        expect(refused._tag).toBe("NotFound")
      })
    )
  )

  it.scoped("is made once by a job, in pieces that are the whole, and waited for until it is there", () =>
    operating(() =>
      Effect.gen(function* () {
        const { companyId } = yield* newOwner
        // Text that does not become small.
        yield* seed(companyId, 700)
        yield* rows(
          `update customers set display_name = (
             select string_agg(md5(customer_id || '-' || n), '') from generate_series(1, 6) n)
           where company_id = $1`,
          [companyId]
        )
        yield* rows(
          `update receivables set description = (
             select string_agg(md5(receivable_id || '+' || n), '') from generate_series(1, 60) n)
           where company_id = $1`,
          [companyId]
        )
        const exports = yield* CompanyExports
        expect(yield* exports.latest(companyId)).toBeNull()
        expect(yield* exports.makeDue).toBe(0)
        yield* exports.ask(companyId)
        yield* exports.ask(companyId)
        expect((yield* exports.latest(companyId))?.finishedAt).toBeNull()
        expect(yield* exports.makeDue).toBe(1)
        expect(yield* exports.makeDue).toBe(0)
        const made = yield* exports.latest(companyId)
        if (made === null) return expect.fail("there is no archive")
        const pieces: Array<Uint8Array> = []
        for (let part = 0; ; part++) {
          const piece = yield* exports.piece(companyId, made.id, part)
          if (piece === null) break
          pieces.push(piece)
        }
        expect(pieces.length).toBeGreaterThan(1)
        for (const piece of pieces.slice(0, -1)) expect(piece.length).toBe(PIECE_BYTES)
        const whole = Buffer.concat(pieces)
        expect([whole.length, createHash("sha256").update(whole).digest("hex")]).toEqual([
          made.bytes,
          made.sha256
        ])
        expect(JSON.parse(textsOf(whole)["json/receivables.json"] ?? "")).toHaveLength(700)
        // Asked for once more, it takes the place of the one before, and is gone after a while.
        yield* exports.ask(companyId)
        expect(yield* exports.piece(companyId, made.id, 0)).toBeNull()
        yield* exports.makeDue
        yield* TestClock.adjust("31 days")
        expect(yield* exports.expire).toBe(1)
        expect(yield* exports.latest(companyId)).toBeNull()
        expect(yield* rows("select 1 from company_export_parts")).toEqual([])
      })
    )
  )

  it.scoped("goes on with another process where one was killed, which adds nothing more then", () =>
    operating(() =>
      Effect.gen(function* () {
        const { companyId } = yield* newOwner
        const exports = yield* CompanyExports
        const repo = yield* CompanyExportsRepo
        yield* exports.ask(companyId)
        const now = yield* Clock.currentTimeMillis
        const killed = yield* repo.claim(companyId, now, now + 1_000)
        if (killed === null) return expect.fail("nobody could take it on")
        const piece = { part: 0, content: new Uint8Array([1]), rows: 1, until: now + 1_000 }
        expect(yield* repo.add(companyId, killed, piece)).toBe(true)
        // It is another's until then.
        expect(yield* exports.makeDue).toBe(0)
        yield* TestClock.adjust("2 seconds")
        expect(yield* exports.makeDue).toBe(1)
        expect(yield* repo.add(companyId, killed, { ...piece, part: 99 })).toBe(false)
        const made = yield* exports.latest(companyId)
        expect(made?.problem).toBeNull()
        expect((yield* exports.piece(companyId, made?.id ?? 0, 0))?.length).toBe(made?.bytes)
      }).pipe(Effect.provide(CompanyExportsRepo.layer))
    )
  )

  it.scoped("is given up after some tries, and says so", () =>
    operating(() =>
      Effect.gen(function* () {
        const { companyId } = yield* newOwner
        const exports = yield* CompanyExports
        yield* exports.ask(companyId)
        yield* rows("update company_exports set tries = 5")
        expect(yield* exports.makeDue).toBe(0)
        expect((yield* exports.latest(companyId))?.problem).toContain("could not be made")
        expect(yield* exports.makeDue).toBe(0)
      })
    )
  )
})
