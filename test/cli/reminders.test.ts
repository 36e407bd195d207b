/** The operator's commands for reminders, for a company on a test clock. */
// oxlint-disable unicorn/no-thenable -- `then` is a name of the JSON that policy preview prints
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { MAX_FILE_BYTES } from "../../src/cli/jsonFile.ts"
import { defaultPolicy, writePolicy } from "../../src/domain/dunning/Policy.ts"
import { operatorOn, rows } from "../services/operating.ts"
import { startServer, startWorker } from "../support/ServerProcess.ts"
import { billIn, rehearsed } from "./rehearsed.ts"
import { duebook, inProcess, json, type Ran, refusedAs } from "./run.ts"

/** Generous, because processes start slowly while other tests run. */
const SPAWNING = { timeout: 120_000 }

interface Message {
  readonly attempt_id: number
  readonly sent_at: string
  readonly subject: string
}

const sentAt = (messages: unknown) =>
  (messages as ReadonlyArray<Message>).map(({ sent_at }) => sent_at.slice(0, 10))

const folder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "duebook-policy-"))),
  (made) => Effect.promise(() => rm(made, { recursive: true, force: true }))
)

const stepDays = ["2026-03-03", "2026-03-06", "2026-03-09", "2026-03-13", "2026-03-20", "2026-04-06"]

describe("duebook clock and messages", () => {
  it.scopedLive(
    "link to the port that the service has picked",
    () =>
      rehearsed((setting) =>
        Effect.gen(function* () {
          const { ask, url } = setting
          const server = yield* startServer(url)
          yield* billIn(setting, "2026-03-06")
          yield* ask("clock advance --company 1 --to 2026-03-04")
          const messages = JSON.stringify(yield* ask("messages list --company 1"))
          expect(messages).toContain(`http://localhost:${server.port}/`)
          expect(messages).not.toContain(":3000")
        })
      ),
    SPAWNING
  )

  it.scopedLive(
    "link, as every command does, to the PUBLIC_URL of the process that began last, whatever the shell has",
    () =>
      rehearsed((setting) =>
        Effect.gen(function* () {
          const { url } = setting
          const inShell = (line: string) =>
            Effect.map(
              inProcess([...line.split(" "), "--json"], {
                DATABASE_URL: url,
                PUBLIC_URL: "https://shell.example"
              }),
              json
            )
          const printed = (line: string) => Effect.map(inShell(line), (shown) => JSON.stringify(shown))
          // Until a process has begun, there is nothing but the shell's.
          expect(yield* printed("hooks show")).toContain("https://shell.example/hooks/")
          yield* startServer(url, { PUBLIC_URL: "https://first.example" })
          yield* startWorker(url, { PUBLIC_URL: "https://pay.example" })
          yield* billIn(setting, "2026-03-06")
          yield* inShell("clock advance --company 1 --to 2026-03-04")
          for (const line of [
            "messages list --company 1",
            "hooks show",
            "user create --email new@example.com --name New"
          ]) {
            const found = yield* printed(line)
            expect(found, line).toContain("https://pay.example/")
            expect(found, line).not.toMatch(/(shell|first)\.example/)
          }
          expect(yield* printed("doctor")).toContain("e-mails link to https://pay.example")
        })
      ),
    SPAWNING
  )

  it.scopedLive(
    "send what is due in order, never move back, and end at the given time",
    () =>
      rehearsed((setting) =>
        Effect.gen(function* () {
          const { ask, run } = setting
          yield* billIn(setting, "2026-03-06")
          yield* billIn(setting, "2026-03-06", "ada@example.com")
          const list = ask("messages list --company 1")
          expect(yield* list).toEqual([])
          const now = "2026-03-10T12:00:00.000Z"
          expect(yield* ask(`clock advance --company 1 --to ${now}`)).toEqual({ now, decided: 6 })
          expect(sentAt(yield* list)).toEqual(stepDays.slice(0, 3).flatMap((day) => [day, day]))
          expect(yield* ask(`clock advance --company 1 --to ${now}`)).toEqual({ now, decided: 0 })

          const back = yield* run("clock advance --company 1 --to 2026-03-10T11:59:59Z --json")
          expect(back).toMatchObject({ code: 1, out: "", err: expect.stringContaining("never goes back") })
          expect(back.err).toContain(now)
          expect(yield* run("clock advance --company 2 --to 2030-01-01")).toMatchObject({
            code: 1,
            err: expect.stringContaining("lives in real time")
          })
          expect(yield* run("clock advance --company 9 --to 2030-01-01")).toMatchObject({
            code: 1,
            err: "error: There is no company 9.\n"
          })
          expect(yield* run("clock advance --company 1 --to tomorrow")).toMatchObject({
            code: 2,
            err: expect.stringContaining("--to must be")
          })

          yield* ask("clock advance --company 1 --to 2026-05-01")
          const all = (yield* list) as ReadonlyArray<Message>
          expect(sentAt(all)).toEqual(stepDays.flatMap((day) => [day, day]))
          const eighth = all[7]?.attempt_id
          expect(yield* ask(`messages list --company 1 --after ${eighth}`)).toEqual(all.slice(8))
          expect(yield* ask("messages list --company 2")).toEqual([])
          expect(yield* run("messages list --company 1 --after 999")).toMatchObject({
            code: 1,
            err: "error: Company 1 has no captured message of attempt 999.\n"
          })
          const text = (yield* run("messages list --company 1 --full")).out
          expect(text).toContain("2026-03-03T08:00:00.000Z  email to grace@example.com\nReminder: ")
        })
      ),
    SPAWNING
  )

  it.scopedLive(
    "can jump as after an outage: only the newest missed step is sent, unless it is too late",
    () =>
      rehearsed((setting) =>
        Effect.gen(function* () {
          const { ask, url } = setting
          yield* billIn(setting, "2026-03-06")
          yield* billIn(setting, "2026-03-07", "ada@example.com")
          // Friday, a week after the first due date. Step +3 was four days ago for the first and three for the second.
          yield* ask("clock advance --company 1 --to 2026-03-13T12:00:00Z --jump")
          expect(sentAt(yield* ask("messages list --company 1"))).toEqual(["2026-03-13", "2026-03-13"])
          yield* ask("clock advance --company 1 --to 2026-03-16T12:00:00Z --jump")
          expect(sentAt(yield* ask("messages list --company 1"))).toEqual([
            "2026-03-13",
            "2026-03-13",
            "2026-03-16"
          ])
          const ended = yield* rows(
            "select offset_days, status, reason_code from reminder_attempts where receivable_id = 1 and status <> 'scheduled' order by offset_days"
          ).pipe(Effect.provide(operatorOn(url)))
          // The step that was planned first is recorded, and the newest is sent in its place.
          expect(ended).toEqual([
            { offset_days: -3, status: "skipped", reason_code: "superseded" },
            { offset_days: 7, status: "sent", reason_code: null }
          ])
        })
      ),
    SPAWNING
  )

  it.scopedLive(
    "send each message once when two commands move the clock at the same time",
    () =>
      rehearsed((setting) =>
        Effect.gen(function* () {
          const { ask, url } = setting
          for (const day of ["02", "03", "04", "05", "06", "07", "08", "09"]) {
            // An address gets one message a day, whoever has it.
            yield* billIn(setting, `2026-03-${day}`, `${day}@example.com`)
          }
          const to = "2026-04-20T00:00:00.000Z"
          const ran = yield* Effect.all(
            Array.from({ length: 2 }, () =>
              duebook(`clock advance --company 1 --to ${to} --json`.split(" "), { DATABASE_URL: url })
            ),
            { concurrency: "unbounded" }
          )
          for (const each of ran) expect(json(each)).toMatchObject({ now: to })
          expect(yield* ask(`clock advance --company 1 --to ${to}`)).toEqual({ now: to, decided: 0 })
          const messages = (yield* ask("messages list --company 1")) as ReadonlyArray<
            Message & { readonly receivable_id: number }
          >
          expect(new Set(messages.map(({ attempt_id }) => attempt_id)).size).toBe(messages.length)
          const of = (id: number) => sentAt(messages.filter(({ receivable_id }) => receivable_id === id))
          expect(of(5)).toEqual(stepDays)
        })
      ),
    SPAWNING
  )
})

describe("duebook policy", () => {
  it.scopedLive(
    "shows the policy in force, previews what another would change, and puts it in force",
    () =>
      rehearsed((setting) =>
        Effect.gen(function* () {
          const { ask, run } = setting
          const file = join(yield* folder, "policy.json")
          yield* billIn(setting, "2026-03-06")
          const shown = yield* run("policy show --company 1 --json")
          expect(json(shown)).toEqual(writePolicy(defaultPolicy))
          expect(JSON.parse((yield* run("policy show --company 1")).out)).toEqual(writePolicy(defaultPolicy))

          // The policy that `show` prints can be set.
          yield* Effect.promise(() => writeFile(file, shown.out))
          expect(yield* ask(`policy set --company 1 --file ${file}`)).toEqual({ version: 0 })
          expect((yield* run(`policy set --company 1 --file ${file}`)).out).toContain("Nothing has changed")

          const steps = [{ offset_days: -3, channels: ["email"] }]
          const window = { from: "10:00", to: "16:00" }
          yield* Effect.promise(() => writeFile(file, JSON.stringify({ receivables: { steps, window } })))
          const now = { at: "2026-03-03T08:00:00.000Z", tone: "friendly", receivable_ids: [1] }
          const found = yield* ask(`policy preview --company 1 --file ${file}`)
          expect(found).toMatchObject({
            debts: 1,
            messages: { now: 6, then: 1 },
            first_difference: "2026-03-03T08:00:00.000Z"
          })
          expect((found as { readonly samples: ReadonlyArray<unknown> }).samples.slice(0, 2)).toEqual([
            {
              customer_id: 1,
              at: "2026-03-03T08:00:00.000Z",
              channel: "email",
              tone: "friendly",
              now,
              then: { ...now, at: "2026-03-03T09:00:00.000Z" }
            },
            {
              customer_id: 1,
              at: "2026-03-06T08:00:00.000Z",
              channel: "email",
              tone: "friendly",
              now: { ...now, at: "2026-03-06T08:00:00.000Z" },
              then: null
            }
          ])
          expect((yield* run(`policy preview --company 1 --file ${file}`)).out).toContain(
            "customer 1, friendly by email  2026-03-03T09:00:00+01:00 about receivable 1 → 2026-03-03T10:00:00+01:00 about receivable 1"
          )
          expect(json(yield* run("policy show --company 1 --json"))).toEqual(writePolicy(defaultPolicy))

          expect(yield* ask(`policy set --company 1 --file ${file}`)).toEqual({ version: 1 })
          expect(yield* ask("policy show --company 1")).toMatchObject({
            receivables: { steps, window, notice_days: 7, customer_gap_days: 7 }
          })
          yield* ask("clock advance --company 1 --to 2026-05-01")
          expect(yield* ask("messages list --company 1")).toMatchObject([
            { sent_at: "2026-03-03T09:00:00.000Z" }
          ])
        })
      ),
    SPAWNING
  )

  it.scopedLive(
    "refuses a wrong policy, naming each wrong field, and a file that can't be read",
    () =>
      rehearsed(({ run }) =>
        Effect.gen(function* () {
          const file = join(yield* folder, "policy.json")
          const setting = (text: string | Uint8Array, verb = "set") =>
            Effect.zipRight(
              Effect.promise(() => writeFile(file, text)),
              run(`policy ${verb} --company 1 --file ${file} --json`)
            )
          const wrong = {
            receivables: { steps: [{ offset_days: 3, channels: ["fax"] }, { offset_days: 2 }], windows: {} },
            payables: { steps: [{ offset_days: 0.5 }] }
          }
          for (const verb of ["set", "preview"]) {
            const refused = yield* setting(JSON.stringify(wrong), verb)
            expect(refused).toMatchObject({ code: 2, out: "" })
            for (const place of [
              "receivables.steps.0.channels",
              "receivables.steps.1.channels",
              "receivables.steps.1.offset_days",
              "receivables.windows",
              "payables.steps.0.offset_days"
            ]) {
              expect(refused.err, place).toContain(`duebook policy ${verb}: --file: ${place} `)
            }
            expect(refused.err).toContain("receivables.windows is not a field of a policy.")
          }
          const gone = { steps: [], combine: false, min_gap_days: 3 }
          const old = yield* setting(JSON.stringify({ receivables: gone }))
          expect(old).toMatchObject({ code: 2, out: "" })
          expect(old.err).toContain(
            "--file: receivables.combine is gone: all that a customer owes is always one message"
          )
          expect(old.err).toContain(
            "--file: receivables.min_gap_days is gone: customer_gap_days keeps the reminders to a customer apart"
          )
          const unusable: ReadonlyArray<readonly [Effect.Effect<Ran>, string]> = [
            [setting("{"), "--file is not JSON"],
            [setting(""), "--file is not JSON"],
            [setting(new Uint8Array([0x22, 0xff, 0x22])), "--file is not JSON"],
            [
              setting('{"payables":{"steps":[]},"receivables":{},"payables":{}}'),
              '--file has "payables" twice'
            ],
            [
              setting('{"payables":{"steps":[{"offset_days":1,"offset\\u005fdays":2}]}}'),
              '"offset_days" twice'
            ],
            // Not repeated names: a name inside a string, and the same name in several objects.
            [setting('{"a":"\\"a\\":","b":[{"a":1},{"a":2}],"c":{"a":3}}'), "a is not a field of a policy"],
            [setting("[]"), "policy must be a JSON object"],
            [setting(`{}${" ".repeat(MAX_FILE_BYTES)}`), "--file is larger than 64 KiB"],
            [run(`policy set --company 1 --file ${file}.gone`), "--file can't be read: ENOENT"],
            [run(`policy set --company 1 --file ${tmpdir()}`), "--file can't be read: EISDIR"],
            [run("policy set --company 1"), "--file is required"]
          ]
          for (const [refused, message] of unusable) {
            expect(yield* refused, message).toMatchObject({
              code: 2,
              out: "",
              err: expect.stringContaining(message)
            })
          }
          yield* Effect.promise(() => writeFile(file, "{}"))
          for (const line of ["show", `set --file ${file}`, `preview --file ${file}`]) {
            expect(yield* run(`policy ${line} --company 9 --json`), line).toEqual(
              refusedAs("not_found", "There is no company 9.")
            )
          }
        })
      ),
    SPAWNING
  )
})

describe("duebook texts", () => {
  it.scopedLive(
    "sets, shows and previews a company's own texts, and goes back to the built-in ones, each change audited",
    () =>
      rehearsed(({ ask, run, url }) =>
        Effect.gen(function* () {
          const file = join(yield* folder, "texts.json")
          const write = (texts: unknown) => Effect.promise(() => writeFile(file, JSON.stringify(texts)))
          const german = "--company 1 --locale de --tone firm"
          const texts = { subject: "Offen: {{ balance }}", closing: "Bitte bis Freitag, {{ debtor }}." }
          expect(yield* ask(`texts show ${german}`)).toEqual({})
          yield* write(texts)
          const seen = yield* ask(`texts preview ${german} --file ${file}`)
          expect(Object.keys(seen as object)).toEqual(["subject", "text", "html", "sms", "segments"])
          expect(seen).toMatchObject({
            subject: "Offen: 1.234,50\u00a0€",
            text: expect.stringContaining("Bitte bis Freitag, Ada Lovelace."),
            html: expect.stringContaining("Bitte bis Freitag, Ada Lovelace."),
            sms: expect.stringMatching(/^Rehearsal: Mahnung\. 1\.234,50 €, überfällig seit dem/),
            segments: 2
          })
          expect(yield* ask(`texts show ${german}`)).toEqual({})

          expect(yield* ask(`texts set ${german} --file ${file}`)).toEqual({ changed: true })
          expect(yield* ask(`texts set ${german} --file ${file}`)).toEqual({ changed: false })
          expect(yield* ask(`texts show ${german}`)).toEqual(texts)
          expect(yield* ask("texts show --company 1 --locale de --tone final")).toEqual({})
          expect(yield* ask("texts show --company 2 --locale de --tone firm")).toEqual({})
          expect((yield* run(`texts preview ${german} --several`)).out).toContain("INV-2026-0063")
          yield* write({})
          expect(yield* ask(`texts set ${german} --file ${file}`)).toEqual({ changed: true })
          expect(yield* ask(`texts show ${german}`)).toEqual({})

          const audited = yield* rows(
            "select actor, action, subject_id::int as subject_id, details->>'subject' as subject from audit_log where action like 'texts.%' order by audit_id"
          ).pipe(Effect.provide(operatorOn(url)))
          const entry = { actor: "operator", action: "texts.set", subject_id: 1 }
          expect(audited).toEqual([
            { ...entry, subject: texts.subject },
            { ...entry, subject: null }
          ])
        })
      ),
    SPAWNING
  )

  it.scopedLive(
    "refuses texts that might not render, naming each, an unknown language or tone, and an unknown company",
    () =>
      rehearsed(({ run }) =>
        Effect.gen(function* () {
          const file = join(yield* folder, "texts.json")
          const wrong = { subject: "{{ sum }}", opening: "{% for x in y %}{% endfor %}", footer: "x" }
          yield* Effect.promise(() => writeFile(file, JSON.stringify(wrong)))
          for (const verb of ["set", "preview"]) {
            const refused = yield* run(`texts ${verb} --company 1 --locale en --tone firm --file ${file}`)
            expect(refused).toMatchObject({ code: 1, out: "" })
            expect(refused.err).toContain("footer is not a text of a message")
          }
          yield* Effect.promise(() => writeFile(file, JSON.stringify({ ...wrong, footer: undefined })))
          const { err } = yield* run(`texts set --company 1 --locale en --tone firm --file ${file}`)
          expect(err).toContain('subject: has an unknown variable "sum"')
          expect(err).toContain('opening must not use the tag "for"')
          expect(yield* run(`texts set --company 1 --locale pt --tone loud --file ${file}`)).toMatchObject({
            code: 2,
            err: expect.stringMatching(/--locale must be one of en, de[\s\S]+--tone must be one of friendly/)
          })
          yield* Effect.promise(() => writeFile(file, "{}"))
          for (const line of ["show", `set --file ${file}`, "preview"]) {
            expect(yield* run(`texts ${line} --company 9 --locale en --tone firm --json`), line).toEqual(
              refusedAs("not_found", "There is no company 9.")
            )
          }
        })
      ),
    SPAWNING
  )
})

describe("a company on a test clock", () => {
  it.scopedLive(
    "burns no step while it is inactive, and its owner hears at 08:00 of what was not delivered, and of the end",
    () =>
      rehearsed((setting) =>
        Effect.gen(function* () {
          const { ask, run } = setting
          yield* ask(
            "user create --email owner@example.com --name Olive --email-verified --two-factor-confirmed"
          )
          yield* ask("member add --company 1 --user 1 --role owner")
          yield* billIn(setting, "2026-03-06")
          yield* run("company deactivate --company 1")
          yield* ask("clock advance --company 1 --to 2026-03-03T12:00:00Z")
          expect(yield* ask("messages list --company 1")).toEqual([])
          yield* run("company activate --company 1")
          yield* ask("clock advance --company 1 --to 2026-03-03T13:00:00Z")
          expect(sentAt(yield* ask("messages list --company 1"))).toEqual(["2026-03-03"])
          expect(yield* ask("mail list")).toEqual([])
          yield* ask("clock advance --company 1 --to 2026-04-09T00:00:00Z")
          const mails = (yield* ask("mail list --to OWNER@example.com")) as ReadonlyArray<{
            readonly sent_at: string
            readonly text: string
          }>
          expect(mails.map(({ sent_at }) => sent_at)).toEqual(["2026-04-07T06:00:00.000Z"])
          expect(mails[0]?.text).toContain(
            "Not paid, and no further reminders follow (1)\n- Grace, 120.50 EUR"
          )
          expect(yield* ask("mail list --to other@example.com")).toEqual([])
        })
      ),
    SPAWNING
  )
})

describe("duebook customer", () => {
  it.scopedLive(
    "reminds nobody at an address that has opted out or bounced, though it comes in with a new customer",
    () =>
      rehearsed((setting) =>
        Effect.gen(function* () {
          const { ask, url } = setting
          const { customerId } = yield* billIn(setting, "2026-03-06")
          yield* ask(`customer opt-out --company 1 --customer ${customerId} --channel email`)
          const again = yield* billIn(setting, "2026-03-06", "Grace@Example.com")
          expect(again.customerId).not.toBe(customerId)
          yield* rows(
            `insert into blocked_addresses (company_id, channel, address, suppressed_at, suppressed_for)
             values (1, 'email', 'gone@example.com', '2026-03-01', 'bounced')`
          ).pipe(Effect.provide(operatorOn(url)))
          yield* billIn(setting, "2026-03-06", "Gone@example.com")
          yield* ask("clock advance --company 1 --to 2026-03-10")
          expect(yield* ask("messages list --company 1")).toEqual([])
          const reasons = yield* rows(
            "select distinct receivable_id::integer as id, reason_code from reminder_attempts where status = 'skipped' order by 1"
          ).pipe(Effect.provide(operatorOn(url)))
          expect(reasons).toEqual([
            { id: 1, reason_code: "opted_out" },
            { id: 2, reason_code: "opted_out" },
            { id: 3, reason_code: "suppressed" }
          ])
        })
      ),
    SPAWNING
  )

  it.scopedLive(
    "prints where providers report, and other addresses once they are replaced",
    () =>
      rehearsed(({ ask, url }) =>
        Effect.gen(function* () {
          const shown = (yield* ask("hooks show")) as Readonly<Record<"sms" | "email", string>>
          expect(Object.keys(shown)).toEqual(["sms", "email"])
          expect(shown.sms).toMatch(/^http:\/\/localhost:3000\/hooks\/sms\/[0-9a-f]{48}$/)
          expect(shown.email).toMatch(/^http:\/\/localhost:3000\/hooks\/email\/[0-9a-f]{48}$/)
          expect(yield* ask("hooks show")).toEqual(shown)
          const fresh = (yield* ask("hooks rotate")) as Readonly<Record<"sms" | "email", string>>
          expect(new Set([...Object.values(shown), ...Object.values(fresh)]).size).toBe(4)
          expect(yield* ask("hooks show")).toEqual(fresh)
          expect(
            yield* rows("select actor from audit_log where action = 'hooks.rotate'").pipe(
              Effect.provide(operatorOn(url))
            )
          ).toEqual([{ actor: "operator" }])
        })
      ),
    SPAWNING
  )

  it.scopedLive(
    "opts a customer out of a channel, and in again",
    () =>
      rehearsed((setting) =>
        Effect.gen(function* () {
          const { ask, run, url } = setting
          const { customerId } = yield* billIn(setting, "2026-03-06")
          const line = `--company 1 --customer ${customerId} --channel email`
          expect(yield* ask(`customer opt-out ${line}`)).toEqual({})
          expect((yield* run(`customer opt-out ${line}`)).out).toContain("no more reminders by email")
          yield* ask("clock advance --company 1 --to 2026-03-07")
          expect(yield* ask("messages list --company 1")).toEqual([])
          expect(yield* ask(`customer opt-in ${line}`)).toEqual({})
          yield* ask("clock advance --company 1 --to 2026-03-10")
          expect(sentAt(yield* ask("messages list --company 1"))).toEqual(["2026-03-09"])
          expect(
            yield* rows(
              "select actor, action, details->>'channel' as channel from audit_log where action like 'customer.%' order by audit_id"
            ).pipe(Effect.provide(operatorOn(url)))
          ).toEqual([
            { actor: "operator", action: "customer.opt_out", channel: "email" },
            { actor: "operator", action: "customer.opt_in", channel: "email" }
          ])
          const { customerId: other } = yield* billIn(setting, "2026-03-20", "other@example.com")
          const withoutPhone = yield* run(
            `customer opt-out --company 1 --customer ${other} --channel sms --json`
          )
          expect(withoutPhone).toEqual(
            refusedAs("no_address", `Customer ${other} of company 1 has no phone number.`)
          )
          for (const [company, customer] of [
            [1, 77],
            [2, customerId],
            [9, customerId]
          ]) {
            expect(
              yield* run(`customer opt-out --company ${company} --customer ${customer} --channel sms --json`)
            ).toEqual(refusedAs("not_found", `There is no customer ${customer} in company ${company}.`))
          }
          expect(yield* run("customer opt-in --company 1 --customer 1 --channel fax")).toMatchObject({
            code: 2,
            err: expect.stringContaining("--channel must be one of email, sms")
          })
        })
      ),
    SPAWNING
  )
})
