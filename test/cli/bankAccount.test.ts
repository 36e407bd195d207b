import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { rows } from "../support/Book.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { inProcess, json, refusedAs } from "./run.ts"

it.scopedLive("bank-account adds, lists and removes the accounts of a company, and the audit log tells", () =>
  Effect.gen(function* () {
    const { url } = yield* makeDatabase
    const run = (...words: ReadonlyArray<string>) => inProcess(words, { DATABASE_URL: url })
    const account = (verb: string, ...options: ReadonlyArray<string>) =>
      run("bank-account", verb, "--company", "1", ...options)
    const listed = Effect.map(account("list", "--json"), json)
    yield* run("company", "create", "--name", "Blue Heron Bikes")
    expect(yield* listed).toEqual([])
    yield* run("company", "update", "--company", "1", "--iban", "DE89 3704 0044 0532 0130 00")

    const british = ["--account-number", "55779911", "--sort-code", "20-00-00"]
    const added = yield* account("add", "--currency", "GBP", "--holder", "Bikes Ltd", ...british)
    expect(added).toEqual({ code: 0, out: "Bank account 1 of company 1 is added.\n", err: "" })
    const swiss = ["--iban", "CH93 0076 2011 6238 5295 7"]
    expect(json(yield* account("add", "--currency", "CHF", "--holder", "Bikes", ...swiss, "--json"))).toEqual(
      {
        id: 2
      }
    )
    expect(yield* listed).toMatchObject([
      { id: null, currency: null, account_holder: null, iban: "DE89370400440532013000", used: true },
      { id: 1, currency: "GBP", account_holder: "Bikes Ltd", sort_code: "200000", iban: null, used: true },
      { id: 2, currency: "CHF", iban: "CH9300762011623852957", account_number: null, used: true }
    ])

    const american = ["--account-number", "1234", "--routing-number", "021000022", "--json"]
    const refused = yield* account("add", "--currency", "USD", "--holder", "x".repeat(71), ...american)
    expect(refused).toEqual(
      refusedAs(
        "validation_failed",
        [
          "--holder must be a name of 1 to 70 characters in one line.",
          "--routing-number must be a routing number of nine digits with a correct check digit, such as 021000021."
        ].join("\n")
      )
    )

    expect(yield* account("remove", "--account", "1")).toMatchObject({ code: 0 })
    expect((yield* account("remove", "--account", "1")).err).toBe("error: There is no bank account 1.\n")
    expect((yield* run("bank-account", "list", "--company", "9")).err).toBe("error: There is no company 9.\n")
    const audit = yield* Effect.promise(() =>
      rows<{ action: string; subject_id: string; currency: string }>(
        url,
        `select action, subject_id, details->>'currency' as currency from audit_log
         where actor = 'operator' and action like 'bank_account.%' order by audit_id`
      )
    )
    expect(audit.map(({ action, currency, subject_id }) => `${action} ${subject_id} ${currency}`)).toEqual([
      "bank_account.add 1 GBP",
      "bank_account.add 2 CHF",
      "bank_account.remove 1 GBP"
    ])
  })
)
