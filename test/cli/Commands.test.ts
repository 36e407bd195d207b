import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import manifest from "../../package.json" with { type: "json" }
import { commands } from "../../src/cli/commands.ts"
import { layOutTable } from "../../src/cli/Output.ts"
import { rows } from "../support/Book.ts"
import { asServed } from "../support/ServingLogin.ts"
import { emptyDatabase, isDistributed, makeDatabase } from "../support/TestDatabase.ts"
import { duebook, inProcess, json, refusedAs } from "./run.ts"

/** Generous, because processes start slowly while other tests run. */
const SPAWNING = { timeout: 120_000 }

const operatorsCommands = [
  "attempt show",
  "bank-account add",
  "bank-account list",
  "bank-account remove",
  "clock advance",
  "company activate",
  "company create",
  "company deactivate",
  "company list",
  "company show",
  "company trust",
  "company update",
  "completions bash",
  "completions fish",
  "completions zsh",
  "copy",
  "customer opt-in",
  "customer opt-out",
  "demo",
  "doctor",
  "gate close",
  "gate open",
  "gate status",
  "healthcheck",
  "hooks rotate",
  "hooks show",
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
  "secrets new",
  "secrets rewrap",
  "serve",
  "series create",
  "series list",
  "series stop",
  "user create",
  "user list",
  "user reset-two-factor",
  "user set-link",
  "user unlink-single-sign-on",
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

/** What `doctor --json` prints. */
interface Report {
  readonly checks: ReadonlyArray<{ readonly name: string; readonly level: string; readonly detail: string }>
}

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
        ["company update", ["--company", "1"], "needs at least one of --name, --email"],
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
        const unused = { recipients: 0, sms: 0, invitations: 0 }
        const trust = (recipients: number | null, sms: number | null, invitations: number | null) => ({
          recipients_per_day: recipients,
          sms_per_day: sms,
          invitations_per_day: invitations,
          used: unused
        })
        expect(yield* run("company trust --company 1")).toEqual(trust(null, null, null))
        expect(yield* run("company trust --company 1 --recipients 5")).toEqual(trust(5, null, 20))
        expect(yield* run("company trust --company 1")).toEqual(trust(5, null, 20))
        yield* Effect.promise(() =>
          rows(url, "update companies set signed_up = true, recipients_per_day = null")
        )
        expect(yield* run("company trust --company 1")).toEqual(trust(20, 0, 20))
        expect(yield* run("company trust --company 1 --recipients 50 --sms 5")).toEqual(trust(50, 5, 20))
        expect(yield* run("company trust --company 1 --invitations 0")).toEqual(trust(50, 5, 0))
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
        const report = (yield* run("doctor")) as Report
        expect(report.checks.filter(({ level }) => level === "fail")).toEqual([])
        expect(report.checks.length).toBeGreaterThan(9)
        const about = (found: unknown, name: string) => {
          const finding = (found as Report).checks.find((each) => each.name === name)
          return finding?.level === "ok" ? finding.detail : `${finding?.level}: ${finding?.detail}`
        }
        const strict = yield* duebook(["doctor", "--strict", "--json"], { DATABASE_URL: url })
        expect(strict.code).toBe(1)
        expect((JSON.parse(strict.out) as Report).checks.filter(({ level }) => level === "fail")).toEqual([])
        expect(about(report, "channels")).toBe(
          "warning: reminders by email (SMTP_URL is not set) and sms (SMS_API_URL is not set) wait until a process has it; those whose time ends before are not sent, with the reason no_channel"
        )
        expect(about(report, "links")).toBe("e-mails link to http://localhost:3000")
        expect(about(report, "provider_email")).toBe("no process that sends was seen in the last minute")
        const mailing = { DATABASE_URL: url, SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" }
        const [unlinked, linked] = yield* Effect.all([
          Effect.map(duebook(["doctor", "--json"], mailing), ({ code, out }) => {
            expect(code).toBe(1)
            return JSON.parse(out) as unknown
          }),
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
        // Without SMS alone nothing is wrong.
        expect(about(unlinked, "channels")).toMatch(/^reminders by sms \(SMS_API_URL is not set\) wait/)
        expect(about(unlinked, "links")).toMatch(
          /^fail: e-mails would link to http:\/\/localhost:3000: .*PUBLIC_URL must be https/
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
        expect(refused).toEqual(refusedAs("not_found", "There is no API key 5."))
        const read = yield* duebook(["keys", "revoke", "--id", "5"], { DATABASE_URL: url })
        expect(read).toEqual({ code: 1, out: "", err: "error: There is no API key 5.\n" })
        const served = yield* duebook(["restored", "--reminders", "unknown"], { DATABASE_URL: asServed(url) })
        expect(served).toMatchObject({
          code: 1,
          out: "",
          err: expect.stringMatching(
            /^error: The database refuses this \(permission denied .+own the database/
          )
        })
        const unlinked = { DATABASE_URL: url, SMTP_URL: "smtp://mail.example", PORT: "x" }
        for (const command of ["worker", "serve"]) {
          const started = yield* duebook([command], unlinked)
          expect(started.code).toBe(1)
          for (const name of ["PORT", "MAIL_FROM", "PUBLIC_URL"]) expect(started.err).toContain(name)
        }
        const diagnosed = yield* duebook(["doctor", "--json"], { DATABASE_URL: url, PORT: "x" })
        expect(diagnosed.code).toBe(1)
        expect((JSON.parse(diagnosed.out) as Report).checks).toMatchObject([
          { name: "configuration", level: "fail", detail: expect.stringContaining("PORT must be") },
          { name: "pooler", level: "ok", detail: "none in between" },
          { name: "database", level: "ok" },
          { name: "migrations", level: "ok" },
          { name: "distribution", level: "ok" },
          ...(isDistributed() ? [{ name: "workers", level: "ok" }] : []),
          ...Array.from({ length: 18 }, () => ({ level: expect.stringMatching(/^(ok|warning)$/) }))
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
        const [missing, gone, bare, forbidden] = yield* Effect.all(
          [
            duebook(["keys", "list"]),
            duebook(["keys", "list"], { DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/nothing" }),
            duebook(["keys", "list"], { DATABASE_URL: url }),
            duebook(["migrate"], { DATABASE_URL: `${url}?options=-c%20role%3Dpg_monitor` })
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
        expect(forbidden).toMatchObject({
          code: 1,
          out: "",
          err: expect.stringContaining("may not make the database's roles")
        })
        for (const { err } of [missing, gone, bare, forbidden]) expect(err).not.toMatch(/\n +at /)
      }),
    SPAWNING
  )
})

describe("duebook, without a database", () => {
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
    expect(layOutTable([{ id: 1, name: "A\u001B[31mB", scopes: ["x", "y"], removed: null, ok: true }])).toBe(
      "id  name     scopes  removed  ok\n1   A\uFFFD[31mB  x,y     –        yes"
    )
  })

  it("says when a list is empty", () => expect(layOutTable([])).toBe("Nothing there."))

  it("shows what is not there alike, an empty list included", () =>
    expect(layOutTable({ sent_at: null, shifted_by: [] })).toBe("sent_at: –\nshifted_by: –"))
})

describe("duebook company", () => {
  it.scopedLive(
    "shows what a company says about itself, changes it, and names every refused option",
    () =>
      Effect.gen(function* () {
        const { url } = yield* makeDatabase
        const run = (...words: ReadonlyArray<string>) => inProcess(words, { DATABASE_URL: url })
        const shown = Effect.map(run("company", "show", "--company", "1", "--json"), json)
        yield* run("company", "create", "--name", "Blue Heron Bikes", "--email", "office@example.com")
        const update = (...options: ReadonlyArray<string>) =>
          run("company", "update", "--company", "1", ...options)
        const address = "1 Heron Lane\nBerlin"
        const changed = yield* update(
          "--email",
          "",
          "--phone=+4930123456",
          "--website=https://heron.example",
          `--address=${address}`,
          "--timezone=Europe/Berlin",
          "--country=DE",
          "--account-holder=Blue Heron Bikes GmbH",
          "--iban=de89 3704 0044 0532 0130 00",
          "--bic=cobadeffxxx",
          "--payment-url=https://pay.example/{reference}/{amount}",
          "--legal-notice=HRB 12345, Berlin"
        )
        expect(changed).toEqual({
          code: 0,
          out: "Company 1 is as you said. What is planned already follows.\n",
          err: ""
        })
        const facts = {
          id: 1,
          status: "active",
          name: "Blue Heron Bikes",
          email: null,
          phone: "+4930123456",
          website: "https://heron.example",
          address,
          country: "DE",
          timezone: "Europe/Berlin",
          account_holder: "Blue Heron Bikes GmbH",
          iban: "DE89370400440532013000",
          bic: "COBADEFFXXX",
          payment_url: "https://pay.example/{reference}/{amount}",
          legal_notice: "HRB 12345, Berlin",
          language: null,
          reminders: "on",
          test_clock: null,
          created_at: expect.any(String)
        }
        expect(yield* shown).toEqual(facts)
        expect((yield* run("company", "show", "--company", "1")).out).toContain(
          "address: 1 Heron Lane, Berlin\n"
        )

        const refused = yield* update(
          "--name",
          "",
          "--iban",
          "DE89 3704 0044 0532 0130 01",
          "--bic",
          "X",
          "--json"
        )
        expect(refused).toEqual(
          refusedAs(
            "validation_failed",
            [
              "--name must not be empty: a company has a name.",
              "--iban must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00.",
              "--bic must be a BIC of 8 or 11 characters, such as COBADEFFXXX."
            ].join("\n")
          )
        )
        expect((yield* update("--bic", "NEDSZAJJ")).err).toContain("--bic must be of the same country")
        expect(yield* shown).toEqual(facts)
        expect(yield* update("--website", "", "--json")).toMatchObject({ code: 0, out: "{}\n" })
        expect(yield* shown).toEqual({ ...facts, website: null })
        for (const verb of [["show"], ["update", "--name", "X"]]) {
          expect(yield* run("company", ...verb, "--company", "9")).toEqual({
            code: 1,
            out: "",
            err: "error: There is no company 9.\n"
          })
        }
        const audit = yield* Effect.promise(() =>
          rows<{ details: unknown }>(
            url,
            "select details from audit_log where actor = 'operator' and action = 'company.update' order by audit_id"
          )
        )
        expect(audit.at(-1)?.details).toEqual({
          from: { website: "https://heron.example" },
          to: { website: null }
        })
        expect(audit).toHaveLength(2)
      }),
    SPAWNING
  )

  it.scopedLive(
    "puts reminders on hold and switches them on, alone or together with facts",
    () =>
      Effect.gen(function* () {
        const { url } = yield* makeDatabase
        const run = (line: string) => inProcess(line.split(" "), { DATABASE_URL: url })
        const reminders = (id: number) =>
          Effect.map(
            run(`company show --company ${id} --json`),
            (ran) => (json(ran) as { readonly reminders: string }).reminders
          )
        yield* run("company create --name Heron")
        yield* run("company create --name Egret --reminders hold")
        expect([yield* reminders(1), yield* reminders(2)]).toEqual(["on", "hold"])
        expect(yield* run("company update --company 2 --reminders approve --json")).toMatchObject({
          code: 0,
          out: "{}\n"
        })
        yield* run("company update --company 1 --name Stork --reminders hold")
        expect([yield* reminders(1), yield* reminders(2)]).toEqual(["hold", "approve"])
        expect(json(yield* run("company list --json"))).toMatchObject([
          { name: "Stork", reminders: "hold" },
          { name: "Egret", reminders: "approve" }
        ])
        // A wrong fact leaves the reminders as they are.
        yield* run("company update --company 1 --iban X --reminders on")
        expect(yield* reminders(1)).toBe("hold")
        for (const verb of ["create --name X", "update --company 1"]) {
          const refused = yield* run(`company ${verb} --reminders off`)
          expect(refused).toMatchObject({ code: 2, out: "" })
          expect(refused.err).toContain("--reminders must be one of hold, approve, on")
        }
        expect((yield* run("company update --company 9 --reminders on")).err).toBe(
          "error: There is no company 9.\n"
        )
      }),
    SPAWNING
  )
})
