import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { rows } from "../support/Book.ts"
import { camt053, credit, march } from "../support/Statements.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { inProcess, json } from "./run.ts"

it.scopedLive("statements import stores a file for the operator, and the audit log tells", () =>
  Effect.gen(function* () {
    const { url } = yield* makeDatabase
    const run = (...words: ReadonlyArray<string>) => inProcess(words, { DATABASE_URL: url })
    const folder = yield* Effect.promise(() => mkdtemp(join(tmpdir(), "statements-")))
    const fileOf = (name: string, content: string | Uint8Array) => {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    }
    const importing = (file: string, ...options: ReadonlyArray<string>) =>
      run("statements", "import", "--company", "1", "--file", file, ...options)
    yield* run("company", "create", "--name", "Blue Heron Bikes")
    const camt = fileOf("march.xml", camt053(march(credit(), credit({ direction: "debit" }))))

    const unknown = yield* importing(camt)
    expect(unknown.code).toBe(1)
    expect(unknown.err).toContain("DE89 3704 0044 0532 0130 00 is no account of the company")
    yield* run("company", "update", "--company", "1", "--iban", "DE89 3704 0044 0532 0130 00")
    expect(yield* importing(camt)).toEqual({
      code: 0,
      out: "Bank statement 1: 2 transactions, 2 of them new; 0 applied, 0 suggested, 1 unmatched.\n",
      err: ""
    })
    expect(json(yield* importing(camt, "--json"))).toMatchObject({ id: 1, transactions: 2, new: 0, known: 2 })

    const csv = fileOf("april.csv", "Day;Sum;Payer\n2026-04-01;12,50;Ada\n")
    const mapping = fileOf(
      "mapping.json",
      JSON.stringify({ booked_on: "Day", amount: "Sum", counterparty_name: "Payer" })
    )
    expect((yield* importing(csv, "--mapping", mapping)).err).toContain("--mapping needs --account")
    expect((yield* importing(csv, "--account", "1", "--mapping", fileOf("wrong.json", "[1]"))).err).toContain(
      "--mapping must be JSON"
    )
    const [account] = yield* Effect.promise(() =>
      rows<{ id: number }>(url, "select bank_account_id::int as id from statement_accounts")
    )
    const id = String(account?.id)
    expect(json(yield* importing(csv, "--account", id, "--mapping", mapping, "--json"))).toMatchObject({
      new: 1
    })
    // Other columns are another file; those that were named last are remembered, of known bytes, too.
    const others = fileOf(
      "others.json",
      JSON.stringify({ booked_on: "Day", amount: "Sum", remittance: "Payer" })
    )
    expect((yield* importing(csv, "--account", id, "--mapping", others)).out).toContain("1 of them new")
    expect((yield* importing(csv, "--account", id, "--mapping", mapping)).out).toContain("0 of them new")
    const may = fileOf("may.csv", "Day;Sum;Payer\n2026-05-01;12,50;Ada\n")
    expect(json(yield* importing(may, "--account", id, "--json"))).toMatchObject({ format: "csv", new: 1 })

    const [named] = yield* Effect.promise(() =>
      rows<{ name: string }>(
        url,
        "select counterparty_name as name from bank_transactions where booked_on = '2026-05-01'"
      )
    )
    expect(named?.name).toBe("Ada")

    expect((yield* importing(join(folder, "none.xml"))).err).toContain("--file can't be read")
    expect((yield* run("statements", "import", "--company", "9", "--file", camt)).err).toBe(
      "error: There is no company 9.\n"
    )
    const audit = yield* Effect.promise(() =>
      rows<{ name: string }>(
        url,
        `select details->>'file_name' as name from audit_log
         where actor = 'operator' and action = 'bank_statement.import' order by audit_id`
      )
    )
    expect(audit.map(({ name }) => name)).toEqual(["march.xml", "april.csv", "april.csv", "may.csv"])
  })
)
