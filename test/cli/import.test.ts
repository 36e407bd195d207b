import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { rows } from "../support/Book.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { inProcess, json } from "./run.ts"

it.scopedLive(
  "import keeps the book in step with a file for the operator, who sees the difference first",
  () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const run = (...words: ReadonlyArray<string>) => inProcess(words, { DATABASE_URL: url })
      const folder = yield* Effect.promise(() => mkdtemp(join(tmpdir(), "imports-")))
      const fileOf = (name: string, content: string) => {
        writeFileSync(join(folder, name), content)
        return join(folder, name)
      }
      const importing = (kind: string, file: string, ...options: ReadonlyArray<string>) =>
        run("import", kind, "--company", "1", "--file", file, ...options)
      const count = (table: string) =>
        Effect.map(
          Effect.promise(() => rows<{ n: number }>(url, `select count(*)::int as n from ${table}`)),
          ([row]) => row?.n
        )
      yield* run("company", "create", "--name", "Blue Heron Bikes")
      const october = fileOf(
        "october.csv",
        "Customer,Invoice number,Due date,Total\nAda,R-1,2087-01-31,10\nGrace,R-2,2087-01-31,20\n"
      )
      const looked = yield* importing("receivables", october, "--dry-run")
      expect(looked.code).toBe(0)
      expect(looked.out).toMatch(
        /New +2\n.*Changed +0\n.*Unchanged +0\n.*Gone from the file +0\n.*Left out +0/
      )
      expect(yield* count("receivables")).toBe(0)

      const done = yield* importing("receivables", october, "--json")
      expect(json(done)).toMatchObject({
        state: "done",
        difference: { counts: { new: 2 } },
        done: { created: 2 }
      })
      const november = fileOf(
        "november.csv",
        "Customer,Invoice number,Due date,Total\nAda,R-1,2087-02-28,10\nAda,R-3,2087-02-28,30\n"
      )
      const next = yield* importing("receivables", november)
      expect(next.out).toContain("Changed:\n  line 2 Ada R-1: due_date 2087-01-31 → 2087-02-28")
      expect(next.out).toMatch(/Gone from the file +1/)
      expect(next.out).toMatch(/Imported +1 new, 1 changed, 0 unchanged/)
      expect(yield* count("receivables")).toBe(3)

      const wrong = yield* importing(
        "receivables",
        fileOf("wrong.csv", "Customer,Total,Due date\nAda,x,2087-01-31\n")
      )
      expect(wrong.code).toBe(1)
      expect(wrong.out).toContain("line 2 Total: x is no amount")
      expect((yield* importing("payables", fileOf("none.csv", "Supplier\n"))).err).toContain("no rows")
      yield* importing("payables", fileOf("bills.csv", "Supplier,Due date,Total\nPower AG,2087-01-31,80\n"))
      yield* importing("customers", fileOf("people.csv", "Name,E-mail\nLinus,l@example.com\n"))
      expect([yield* count("payables"), yield* count("customers")]).toEqual([1, 3])
    })
)
