import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import manifest from "../../package.json" with { type: "json" }
import { commands } from "../../src/cli/commands.ts"
import { layOut } from "../../src/cli/Output.ts"
import { emptyDatabase, makeDatabase } from "../support/TestDatabase.ts"
import { duebook, json } from "./run.ts"

/** Generous, because processes start slowly while other tests run. */
const SPAWNING = { timeout: 120_000 }

const operatorsCommands = [
  "clock advance",
  "company activate",
  "company create",
  "company deactivate",
  "company list",
  "completions bash",
  "completions fish",
  "completions zsh",
  "customer opt-in",
  "customer opt-out",
  "demo",
  "doctor",
  "gate close",
  "gate open",
  "gate status",
  "healthcheck",
  "keys create",
  "keys list",
  "keys revoke",
  "keys rotate",
  "member add",
  "member list",
  "member remove",
  "member role",
  "messages list",
  "migrate",
  "plan end",
  "plan list",
  "plan start",
  "policy preview",
  "policy set",
  "policy show",
  "serve",
  "series create",
  "series list",
  "series stop",
  "user create",
  "user list",
  "user update",
  "version",
  "worker"
]

const everyCommand = Effect.promise(async () => {
  const found = new Map<string, (argv: ReadonlyArray<string>) => Effect.Effect<unknown, unknown>>()
  for (const [name, { load }] of Object.entries(commands)) {
    const { group } = await load()
    for (const [verb, command] of Object.entries(group)) {
      const full = verb === "" ? name : `${name} ${verb}`
      found.set(full, (argv) => command.run(argv, `duebook ${full}`))
    }
  }
  return found
})

describe("every command", () => {
  it.effect("has help that names its options, and takes --json", () =>
    Effect.gen(function* () {
      const all = yield* everyCommand
      expect([...all.keys()]).toEqual(expect.arrayContaining(operatorsCommands))
      for (const [name, run] of all) {
        const { json, outcome } = (yield* run(["--help", "--json"])) as {
          readonly json: boolean
          readonly outcome: { readonly text: string }
        }
        expect(json, name).toBe(true)
        expect(outcome.text, name).toContain(`Usage: duebook ${name}`)
        expect(outcome.text, name).toContain("--json")
      }
    })
  )

  it.effect("refuses an option that it does not have", () =>
    Effect.gen(function* () {
      for (const [name, run] of yield* everyCommand) {
        const refused = yield* Effect.flip(run(["--no-such-option"]))
        expect(refused, name).toMatchObject({ _tag: "WrongUsage", command: `duebook ${name}` })
      }
    })
  )
})

describe("a wrong combination of arguments", () => {
  it.effect("is wrong usage too", () =>
    Effect.gen(function* () {
      const all = yield* everyCommand
      const cases = [
        ["user update", ["--id", "1"], "needs at least one of --email, --name"],
        ["company activate", [], "--company is required"],
        ["company deactivate", ["--company", "1", "--id", "1"], "give one"]
      ] as const
      for (const [name, argv, problem] of cases) {
        const refused = yield* Effect.flip(all.get(name)?.(argv) ?? Effect.void)
        expect(refused, name).toMatchObject({
          _tag: "WrongUsage",
          command: `duebook ${name}`,
          problems: [expect.stringContaining(problem)]
        })
      }
    })
  )
})

describe("the executable", () => {
  it.scopedLive(
    "sets up a company from an empty database; each command prints one JSON document",
    () =>
      Effect.gen(function* () {
        const { url } = yield* emptyDatabase
        const run = (line: string) =>
          Effect.map(duebook([...line.split(" "), "--json"], { DATABASE_URL: url }), (ran) => {
            expect(ran.err).toBe("")
            return json(ran)
          })
        const { applied, total } = (yield* run("migrate")) as Record<string, number>
        expect(applied).toBe(total)
        expect(yield* run("company create --name Acme --timezone Europe/Berlin --country DE")).toEqual({
          id: 1
        })
        expect(
          yield* run("user create --email ada@example.com --name Ada --email-verified --two-factor-confirmed")
        ).toEqual({ id: 1 })
        expect(yield* run("member add --company 1 --user 1 --role owner")).toEqual({})
        expect(yield* run("plan start --company 1 --plan trial")).toEqual({ id: 1 })
        const issued = yield* run(
          "keys create --company 1 --user 1 --name k --scopes usage:read,payables:read"
        )
        const shape = {
          id: expect.any(Number),
          key: expect.stringMatching(/^dbk_1_[0-9A-Za-z]{49}$/),
          expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
        }
        expect(issued).toEqual(shape)
        const rotated = yield* run("keys rotate --id 1")
        expect(rotated).toEqual(shape)
        expect(rotated).not.toEqual(issued)
        const listed = yield* run("keys list")
        expect(listed).toMatchObject([
          { id: 2, name: "k", scopes: ["usage:read", "payables:read"], expired: false }
        ])
        expect(JSON.stringify(listed)).not.toContain("dbk_")
        expect(
          yield* run(
            "series create --company 1 --label Rent --amount 10.5 --currency EUR --anchor 2026-01-31"
          )
        ).toEqual({ id: 1 })
        expect(yield* run("user update --id 1 --name Augusta")).toEqual({})
        expect(yield* run("member role --company 1 --user 1 --role admin")).toEqual({})
        expect(yield* run("plan end --company 1 --id 1")).toEqual({})
        expect(yield* run("company deactivate --id 1")).toEqual({})
        expect(yield* run("company activate --company 1")).toEqual({})
        expect(yield* run("gate open")).toEqual({ open: true })
        const findings = (yield* run("doctor")) as ReadonlyArray<{
          readonly check: string
          readonly ok: boolean
        }>
        expect(findings.filter(({ ok }) => !ok)).toEqual([])
        expect(findings.length).toBeGreaterThan(9)
        const about = (found: unknown, check: string) =>
          (found as ReadonlyArray<{ readonly check: string; readonly detail: string }>).find(
            (finding) => finding.check === check
          )?.detail
        expect(about(findings, "channels")).toBe(
          "warning: reminders by email (SMTP_URL is not set) and sms (SMS_API_URL is not set) are skipped for good, with no_channel"
        )
        expect(about(findings, "links")).toBe("e-mails link to http://localhost:3000")
        const mailing = { DATABASE_URL: url, SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" }
        const [unlinked, linked] = yield* Effect.all([
          Effect.map(duebook(["doctor", "--json"], mailing), json),
          Effect.map(
            duebook(["doctor", "--json"], {
              ...mailing,
              PUBLIC_URL: "https://due.example",
              SMS_API_URL: "https://sms.example",
              SMS_FROM: "Duebook"
            }),
            json
          )
        ])
        expect(about(unlinked, "channels")).toMatch(
          /^warning: reminders by sms \(SMS_API_URL is not set\) are/
        )
        expect(about(unlinked, "links")).toMatch(
          /^warning: e-mails link to http:\/\/localhost:3000, .*PUBLIC_URL$/
        )
        expect(about(linked, "channels")).toBe("email and sms have a provider")
        expect(about(linked, "links")).toBe("e-mails link to https://due.example")
      }),
    SPAWNING
  )

  it.scopedLive(
    "prints refusals on standard error, with exit code 1",
    () =>
      Effect.gen(function* () {
        const { url } = yield* makeDatabase
        const refused = yield* duebook(["keys", "revoke", "--id", "5", "--json"], { DATABASE_URL: url })
        expect(refused).toEqual({ code: 1, out: "", err: "There is no API key 5.\n" })
        const diagnosed = yield* duebook(["doctor", "--json"], { DATABASE_URL: url, PORT: "x" })
        expect(diagnosed.code).toBe(1)
        expect(JSON.parse(diagnosed.out)).toMatchObject([
          { check: "configuration", ok: false, detail: expect.stringContaining("PORT must be") },
          { check: "database", ok: true },
          { check: "migrations", ok: true },
          ...Array.from({ length: 6 }, () => ({ ok: true }))
        ])
      }),
    SPAWNING
  )

  it.scopedLive(
    "answers wrong usage with exit code 2, a hint, and nothing on standard output",
    () =>
      Effect.gen(function* () {
        const lines = [
          "",
          "nonsense",
          "keys",
          "keys shred --json",
          "keys revoke --id 0x5",
          "series create --json"
        ]
        const all = yield* Effect.forEach(lines, (line) => duebook(line.split(" ").filter(Boolean)), {
          concurrency: 2
        })
        for (const [index, ran] of all.entries()) {
          expect(ran, lines[index]).toMatchObject({ code: 2, out: "" })
          expect(ran.err, lines[index]).toMatch(/See: duebook.* --help\n$/)
        }
        expect(all.at(-1)?.err).toContain("--anchor is required")
      }),
    SPAWNING
  )

  it.scopedLive(
    "explains what is wrong with the database, without a stack trace",
    () =>
      Effect.gen(function* () {
        const { url } = yield* emptyDatabase
        const [missing, gone, bare] = yield* Effect.all(
          [
            duebook(["keys", "list"]),
            duebook(["keys", "list"], { DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/nothing" }),
            duebook(["keys", "list"], { DATABASE_URL: url })
          ],
          { concurrency: 2 }
        )
        expect(missing).toMatchObject({
          code: 1,
          out: "",
          err: expect.stringContaining("DATABASE_URL is required")
        })
        expect(gone).toMatchObject({ code: 1, out: "", err: expect.stringContaining("can't be reached") })
        expect(gone.err).not.toContain("secret")
        expect(bare).toMatchObject({ code: 1, out: "", err: expect.stringContaining("duebook migrate") })
        for (const { err } of [missing, gone, bare]) expect(err).not.toMatch(/\n +at /)
      }),
    SPAWNING
  )

  it.scopedLive(
    "asks the service on this machine for its health",
    () =>
      Effect.gen(function* () {
        let status = 200
        const server = yield* Effect.acquireRelease(
          Effect.sync(() =>
            Bun.serve({
              port: 0,
              fetch: ({ url }) => new Response("", { status: url.endsWith("/readyz") ? status : 404 })
            })
          ),
          (server) => Effect.promise(() => server.stop(true))
        )
        const check = duebook(["healthcheck"], { ADMIN_PORT: String(server.port) })
        expect(yield* check).toMatchObject({ code: 0 })
        status = 503
        expect(yield* check).toMatchObject({ code: 1, out: "", err: expect.stringContaining("503") })
      }),
    SPAWNING
  )

  it.scopedLive(
    "prints its version, as text and as JSON",
    () =>
      Effect.gen(function* () {
        expect(yield* duebook(["version"])).toEqual({ code: 0, out: `${manifest.version}\n`, err: "" })
        expect(json(yield* duebook(["version", "--json"]))).toEqual({ version: manifest.version })
      }),
    SPAWNING
  )
})

describe("text for people", () => {
  it("formats a list as a table, without control characters in names", () => {
    expect(layOut([{ id: 1, name: "A\u001B[31mB", scopes: ["x", "y"], removed: null, ok: true }])).toBe(
      "id  name     scopes  removed  ok\n1   A\uFFFD[31mB  x,y     –        yes"
    )
  })

  it("says when a list is empty", () => expect(layOut([])).toBe("Nothing there."))
})
