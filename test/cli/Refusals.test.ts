/** The codes of refused commands: what programs decide by, instead of sentences. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { MAX_ACTIVE_KEYS } from "../../src/services/keys/Keys.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { inProcess, type Ran } from "./run.ts"

const SPAWNING = { timeout: 120_000 }

/** A folder with a file `empty.json` that holds an empty object. */
const folder = Effect.acquireRelease(
  Effect.promise(async () => {
    const path = await mkdtemp(join(tmpdir(), "duebook-refusals-"))
    await writeFile(join(path, "empty.json"), "{}")
    return path
  }),
  (path) => Effect.promise(() => rm(path, { recursive: true }))
)

/** Company 1 with its owner 1 and the colleague 2, who has no second factor; plan period 2 is over. */
const setUp = [
  "company create --name Blue",
  "user create --email ada@example.com --name Ada --email-verified --two-factor-confirmed",
  "user create --email bob@example.com --name Bob --email-verified",
  "member add --company 1 --user 1 --role owner",
  "member add --company 1 --user 2 --role admin",
  "plan start --company 1 --plan trial",
  "plan start --company 1 --plan trial --from 2020-01-01 --to 2020-02-01"
]

const newKey = "keys create --company 1 --user 1 --name k --scopes usage:read"

/** Refused commands by their code. */
const refused: Readonly<Record<string, ReadonlyArray<string>>> = {
  not_found: [
    "user update --id 9 --name X",
    "user set-link --user 9",
    "user reset-two-factor --user 9",
    "user unlink-single-sign-on --user 9",
    "company show --company 9",
    "company update --company 9 --name X",
    "company activate --company 9",
    "company deactivate --company 9",
    "member add --company 9 --user 1 --role owner",
    "member add --company 1 --user 9 --role owner",
    "member role --company 1 --user 9 --role admin",
    "member remove --company 1 --user 9",
    "plan start --company 9 --plan trial",
    "plan end --company 1 --id 9",
    "keys rotate --id 99",
    "keys revoke --id 99",
    "series create --company 9 --label Rent --amount 10 --currency EUR --anchor 2026-01-31",
    "series stop --company 1 --id 9",
    "policy show --company 9",
    "policy set --company 9 --file empty.json",
    "policy preview --company 9 --file empty.json",
    "texts show --company 9 --locale en --tone firm",
    "texts set --company 9 --locale en --tone firm --file empty.json",
    "texts preview --company 9 --locale en --tone firm",
    "customer opt-out --company 1 --customer 9 --channel email",
    "customer opt-in --company 1 --customer 9 --channel email",
    "messages list --company 1 --after 9",
    "clock advance --company 9 --to 2030-01-01"
  ],
  already_exists: [
    "user create --email ada@example.com --name Another",
    "user update --id 2 --email ada@example.com",
    "member add --company 1 --user 1 --role admin"
  ],
  not_allowed: ["keys create --company 1 --user 2 --name k --scopes usage:read"],
  limit_reached: [newKey],
  plan_overlaps: ["plan start --company 1 --plan basic"],
  invalid_transition: ["plan end --company 1 --id 2", "clock advance --company 1 --to 2030-01-01"],
  validation_failed: ["company update --company 1 --iban X"]
}

const errorOf = ({ err }: Ran): unknown => (JSON.parse(err) as { readonly error: unknown }).error

describe("a refused command", () => {
  it.scopedLive(
    "exits with 1; with --json, its one line on standard error has the code",
    () =>
      Effect.gen(function* () {
        const { url } = yield* makeDatabase
        const files = yield* folder
        const run = (line: string) => {
          const words = line.split(" ").map((word) => (word.endsWith(".json") ? join(files, word) : word))
          return inProcess([...words, "--json"], { DATABASE_URL: url })
        }
        for (const line of [...setUp, ...Array.from({ length: MAX_ACTIVE_KEYS }, () => newKey)]) {
          expect(yield* run(line), line).toMatchObject({ code: 0, err: "" })
        }
        for (const [code, lines] of Object.entries(refused)) {
          for (const line of lines) {
            const ran = yield* run(line)
            expect([ran.code, ran.out], line).toEqual([1, ""])
            expect(ran.err, line).toMatch(/^[^\n]+\n$/)
            expect(errorOf(ran), line).toMatchObject({ code, message: expect.stringMatching(/^\S.+\S$/) })
          }
        }
      }),
    SPAWNING
  )

  it("has one of the codes that docs/operating.md lists", async () => {
    const text = await readFile(new URL("../../docs/operating.md", import.meta.url), "utf8")
    const listed = [...text.matchAll(/^\| `([a-z_]+)` +\| /gm)].map(([, code]) => code)
    expect(listed).toEqual(
      expect.arrayContaining([...Object.keys(refused), "no_address", "service_unavailable"])
    )
  })

  it.scopedLive("has details where a program needs them", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const run = (line: string) => inProcess([...line.split(" "), "--json"], { DATABASE_URL: url })
      for (const line of ["company create --name Blue", "plan start --company 1 --plan trial"])
        yield* run(line)
      expect(errorOf(yield* run("plan start --company 1 --plan basic"))).toMatchObject({
        code: "plan_overlaps",
        details: { plan_period_id: 1 }
      })
    })
  )

  it.scopedLive("says in the same way that the database can't be reached or is not configured", () =>
    Effect.gen(function* () {
      const words = ["company", "list", "--json"]
      const gone = yield* inProcess(words, { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" })
      expect([gone.code, errorOf(gone)]).toMatchObject([1, { code: "service_unavailable" }])
      const unset = yield* inProcess(words)
      expect([unset.code, errorOf(unset)]).toMatchObject([1, { code: "failed" }])
    })
  )

  it.scopedLive("is told as wrong usage where an argument itself is wrong, with exit code 2", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const run = (line: string) => inProcess(line.split(" "), { DATABASE_URL: url })
      yield* run("company create --name Blue")
      expect(yield* run("plan start --company 1 --plan trial --from 2026-02-01 --to 2026-01-01")).toEqual({
        code: 2,
        out: "",
        err: "duebook plan start: --to must be after from.\nSee: duebook plan start --help\n"
      })
    })
  )
})
