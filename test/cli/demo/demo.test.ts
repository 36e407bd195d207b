import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, Layer, Redacted } from "effect"
import { chmod, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { existsSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { Client } from "pg"
import * as App from "../../../src/App.ts"
import { TIMEZONE } from "../../../src/cli/demo/Book.ts"
import { comingPayment, pay } from "../../../src/cli/demo/LivePayment.ts"
import { yearUpTo } from "../../../src/cli/demo/Year.ts"
import { addMonthsClamped, todayIn } from "../../../src/domain/CalendarDate.ts"
import { horizon } from "../../../src/domain/Series.ts"
import * as Database from "../../../src/postgres/Database.ts"
import * as EmbeddedPostgres from "../../../src/postgres/embedded/EmbeddedPostgres.ts"
import { root } from "../../support/documents.ts"
import { runCommand } from "../run.ts"
import { Visitor } from "../../support/Person.ts"
import {
  type DemoFacts,
  type DemoProcess,
  factsOf,
  firstFacts,
  onFolder,
  start,
  startedBefore,
  temporaryFolder
} from "../../support/Demo.ts"

const demo = (dataDir: string) => Effect.flatMap(start(onFolder(dataDir)), factsOf)

/** What a first start has printed, and its database as it was left when the demo was stopped. */
const firstStart = Effect.gen(function* () {
  const dataDir = yield* startedBefore
  if (!existsSync(dataDir)) {
    const facts = yield* demo(dataDir)
    return { facts, url: facts.database_url }
  }
  const { url } = yield* EmbeddedPostgres.start({ dataDir })
  return { facts: yield* firstFacts, url: Redacted.value(url) }
})

const kill = ({ child }: DemoProcess) =>
  Effect.promise(async () => {
    child.kill("SIGKILL")
    await child.exited
  })

const get = ({ api_key, base_url }: DemoFacts, path: string, key = api_key) =>
  Effect.promise(async () => {
    const response = await fetch(`${base_url}${path}`, { headers: { authorization: `Bearer ${key}` } })
    return {
      status: response.status,
      body: (await response.json()) as { readonly meta?: { readonly total: number } }
    }
  })

const totals = (facts: DemoFacts) =>
  Effect.forEach(
    ["/receivables", "/customers", "/payables", "/receivables/1/payments", "/receivables/2/payments"],
    (path) => Effect.map(get(facts, path), ({ body }) => body.meta?.total)
  )

/** How many bills there are: a year has twelve or thirteen of a series within its horizon, by the day of its start. */
const billsOf = Effect.map(Clock.currentTimeMillis, (now) => {
  const happenings = yearUpTo(todayIn(TIMEZONE, now)).flatMap((day) => day.happenings)
  const single = happenings.filter(({ kind }) => kind === "bill").length
  const monthly = happenings.flatMap((each) => {
    if (each.kind !== "series") return []
    const { anchorDate } = each
    const months = Array.from({ length: 24 }, (_, month) => addMonthsClamped(anchorDate, month))
    return months.filter((date) => date <= horizon(TIMEZONE, now))
  })
  return single + monthly.length
})

/** Follows the link into the application, which leads to the company. */
const entered = ({ app_url, company_id }: DemoFacts) =>
  Effect.promise(async () => {
    const { origin, pathname } = new URL(app_url)
    const visitor = new Visitor({ url: origin })
    expect((await visitor.get(pathname)).location).toBe(`/app/${company_id}`)
    expect((await visitor.get(pathname)).status).toBe(404)
    const seen = await visitor.visit(`/app/${company_id}/receivables`)
    return { status: seen.status, heading: seen.html.querySelector("h1")?.text }
  })

/** Both companies' keys and key files. */
const keysOf = ({ api_key, rehearsal }: DemoFacts) => [api_key, rehearsal.api_key]
const keyFiles = (dataDir: string) => [join(dataDir, "api-key"), join(dataDir, "rehearsal-api-key")]

const query = (url: string, text: string) =>
  Effect.promise(async () => {
    const client = new Client(url)
    await client.connect()
    return await client.query(text).finally(() => client.end())
  })

const modes = (dataDir: string) =>
  Effect.promise(() => Promise.all(keyFiles(dataDir).map(async (file) => (await stat(file)).mode & 0o777)))

/** The mode of the file with the keys that seal secrets, and what it holds. */
const keysOnly = (dataDir: string) =>
  Effect.promise(async () => {
    const file = join(dataDir, "keys")
    return `${((await stat(file)).mode & 0o777).toString(8)} ${await readFile(file, "utf8")}`
  })

/** The owner's secret of codes as it is stored. */
const secretIn = ({ database_url }: DemoFacts) =>
  Effect.map(query(database_url, "select totp_secret from users where totp_secret is not null"), ({ rows }) =>
    String((rows as ReadonlyArray<{ totp_secret: string }>)[0]?.totp_secret)
  )

/** The variables of the line that is pasted into a shell. */
const EXPORTED = ["BASE_URL", "API_KEY", "REHEARSAL_KEY", "DATABASE_URL", "DUEBOOK_KEYS_FILE", "PUBLIC_URL"]

const postgresRuns = (dataDir: string) =>
  Effect.promise(() =>
    stat(join(dataDir, "postgres/postmaster.pid")).then(
      () => true,
      () => false
    )
  )

const isCreatingCluster = async (dataDir: string) =>
  (await readdir(dataDir)).some((name) => name.startsWith("postgres-new-"))

/** The lines that PostgreSQL writes when it runs: the fourth is its port, the eighth its state. */
const postmaster = async (dataDir: string) =>
  (await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n")

const isDatabaseReady = async (dataDir: string) => (await postmaster(dataDir))[7]?.trim() === "ready"

/** Whether some of the data are there, and more than those of the first day, whose ids are in order. */
const isWritingBook = async (dataDir: string) => {
  const password = await readFile(join(dataDir, "postgres-password"), "utf8")
  const client = new Client(
    `postgres://duebook:${password}@127.0.0.1:${(await postmaster(dataDir))[3]}/duebook`
  )
  client.on("error", () => undefined)
  await client.connect()
  const { rows } = await client
    .query("select count(*)::int as written from receivables")
    .finally(() => client.end())
  return rows[0].written > 50
}

/** What a demo prints for people until it is ready. */
const saidBy = (command: ReadonlyArray<string>) =>
  Effect.flatMap(
    Effect.acquireRelease(
      Effect.sync(() =>
        Bun.spawn([...command], { cwd: root, stdin: "ignore", stdout: "pipe", stderr: "ignore" })
      ),
      (child) =>
        Effect.promise(async () => {
          child.kill("SIGTERM")
          await child.exited
        })
    ),
    ({ stdout }) =>
      Effect.promise(async () => {
        let text = ""
        for await (const chunk of stdout) {
          text += new TextDecoder().decode(chunk)
          if (text.includes("Ctrl-C")) return text
        }
        throw new Error(`the demo ended: ${text}`)
      })
  )

/** What commands print when they are pasted into a new shell in this folder. */
const bash = (commands: string) =>
  Effect.map(runCommand(["bash", "-eo", "pipefail", "-c", commands], { cwd: root }), ({ code, err, out }) => {
    if (code !== 0) throw new Error(`${commands}\n${err}${out}`)
    return out
  })

describe("the demo", () => {
  it.scopedLive(
    "has all of its data once and one key, however often it was killed",
    () =>
      Effect.gen(function* () {
        const dataDir = join(yield* temporaryFolder, "data")
        // While the cluster is created, during the migrations, and during the writing of the data.
        for (const isReached of [isCreatingCluster, isDatabaseReady, isWritingBook]) {
          yield* Effect.scoped(
            Effect.gen(function* () {
              const process = yield* start(onFolder(dataDir))
              yield* Effect.promise(async () => {
                while (!(await isReached(dataDir).catch(() => false))) {
                  expect(process.child.exitCode).toBe(null)
                  await Bun.sleep(10)
                }
              })
              yield* kill(process)
              expect(yield* Effect.promise(() => process.ready)).toBeUndefined()
            })
          )
        }
        const first = yield* Effect.scoped(
          Effect.gen(function* () {
            const process = yield* start(onFolder(dataDir))
            const facts = yield* factsOf(process)
            expect(yield* totals(facts)).toEqual([300, 40, yield* billsOf, 1, 1])
            expect(yield* modes(dataDir)).toEqual([0o600, 0o600])
            expect(facts.keys_file).toBe(join(dataDir, "keys"))
            expect(yield* keysOnly(dataDir)).toMatch(/^600 \S+:\S+\n$/)
            expect(yield* secretIn(facts)).toMatch(/^\d{4}-\d{2}-[0-9a-f]{8}:/)
            expect(facts.rehearsal.company_id).not.toBe(facts.company_id)
            yield* query(
              facts.database_url,
              "update plan_periods set starts_at = now() - interval '9 days', ends_at = now() - interval '1 day'"
            )
            yield* kill(process)
            return facts
          })
        )
        // The plan period has ended, and the key is used again.
        const second = yield* Effect.scoped(
          Effect.gen(function* () {
            const facts = yield* demo(dataDir)
            expect(facts).toMatchObject({ api_key: first.api_key, company_id: 1, user_id: 1 })
            expect(facts.rehearsal).toEqual(first.rehearsal)
            expect(yield* totals(facts)).toEqual([300, 40, yield* billsOf, 1, 1])
            yield* query(
              facts.database_url,
              "update api_keys set created_at = created_at - interval '31 days', expires_at = expires_at - interval '31 days'"
            )
            yield* Effect.promise(() => Promise.all(keyFiles(dataDir).map((file) => chmod(file, 0o644))))
            // As a version has left it that sealed nothing.
            yield* query(facts.database_url, "update users set totp_secret = 'JBSWY3DPEHPK3PXP'")
            yield* query(facts.database_url, "delete from settings where value ->> 'secret' is not null")
            yield* query(facts.database_url, "delete from mails")
            yield* Effect.promise(() => rm(join(dataDir, "keys")))
            return facts
          })
        )
        expect(yield* postgresRuns(dataDir)).toBe(false)
        const third = yield* demo(dataDir)
        expect(third.rehearsal.company_id).toBe(first.rehearsal.company_id)
        expect(yield* keysOnly(dataDir)).toMatch(/^600 \S+:\S+\n$/)
        expect(yield* secretIn(third)).toMatch(/^\d{4}-\d{2}-[0-9a-f]{8}:/)
        const kept = yield* Effect.promise(() =>
          Promise.all(keyFiles(dataDir).map((file) => readFile(file, "utf8")))
        )
        expect(kept.map((text) => text.trim())).toEqual(keysOf(third))
        expect(yield* modes(dataDir)).toEqual([0o600, 0o600])
        for (const key of keysOf(third)) expect((yield* get(third, "/usage", key)).status).toBe(200)
        for (const key of keysOf(second)) expect((yield* get(third, "/usage", key)).status).toBe(401)
      }),
    120_000
  )

  it.scopedLive(
    "links its messages and the application to where it listens, on a port that it has picked, too",
    () =>
      Effect.gen(function* () {
        const { facts, url } = yield* firstStart
        const { origin } = new URL(facts.base_url)
        expect(new URL(facts.app_url).origin).toBe(origin)
        const { rows } = yield* query(
          url,
          "select distinct substring(m::text from 'http://[^ /<]+') as origin from reminder_messages m where m::text ~ 'http://'"
        )
        expect(rows).toEqual([{ origin }])
        const settings = yield* query(url, "select * from settings where name = 'address'")
        expect(JSON.stringify(settings.rows)).toContain(origin)
      }),
    120_000
  )

  it.scopedLive(
    "stops PostgreSQL, however often it is told to stop",
    () =>
      Effect.gen(function* () {
        const dataDir = yield* startedBefore
        const process = yield* start(onFolder(dataDir))
        yield* factsOf(process)
        const [pid = ""] = (yield* Effect.promise(() =>
          readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")
        )).split("\n")
        for (const signal of ["SIGTERM", "SIGTERM", "SIGINT"] as const) {
          process.child.kill(signal)
          yield* Effect.sleep("10 millis")
        }
        expect(yield* Effect.promise(() => process.child.exited)).toBe(0)
        expect(yield* postgresRuns(dataDir)).toBe(false)
        expect(existsSync(`/proc/${pid}`)).toBe(false)
        expect(yield* Effect.promise(() => process.err)).toContain("Stopping already")
      }),
    120_000
  )

  it.scopedLive(
    "reports that its port is taken, stops PostgreSQL, and can run beside other demos",
    () =>
      Effect.gen(function* () {
        const [one, two] = yield* Effect.all([startedBefore, startedBefore])
        const taken = yield* Effect.acquireRelease(
          Effect.promise(
            () =>
              new Promise<ReturnType<typeof createServer>>((done) => {
                const server = createServer().listen(0, "0.0.0.0", () => done(server))
              })
          ),
          (server) => Effect.sync(() => server.close())
        )
        const address = taken.address()
        const port = typeof address === "object" && address !== null ? address.port : 0
        yield* Effect.promise(() => writeFile(join(one, "api-key"), "dbk_of_another_database\n"))
        const [first, refused] = yield* Effect.all([start(onFolder(one)), start(onFolder(two, port))])

        expect(yield* Effect.promise(() => refused.ready)).toBeUndefined()
        expect(yield* Effect.promise(() => refused.child.exited)).toBe(1)
        expect(yield* Effect.promise(() => refused.err)).toContain(`Port ${port} on 0.0.0.0 is taken`)
        expect(yield* postgresRuns(two)).toBe(false)

        const second = yield* demo(two)
        const facts = yield* factsOf(first)
        expect(yield* entered(facts)).toEqual({ status: 200, heading: "Receivables" })
        expect(facts.base_url).not.toBe(second.base_url)
        expect([(yield* get(facts, "/usage")).status, (yield* get(second, "/usage")).status]).toEqual([
          200, 200
        ])
      }),
    120_000
  )

  it.scopedLive(
    "prints commands that rehearse reminders when they are pasted, and captures reminders in real time",
    () =>
      Effect.gen(function* () {
        const dataDir = yield* startedBefore
        // Port 0 and no --json: text for people, on a free port.
        const said = yield* saidBy(onFolder(dataDir).filter((word) => word !== "--json"))
        const [, pasted = ""] = /what it came to:\n\n([\s\S]*?)\n\n/.exec(said) ?? []
        expect(pasted.split("\n")).toHaveLength(4)
        expect([...(pasted.split("\n")[0] ?? "").matchAll(/ (\w+)=/g)].map(([, name]) => name)).toEqual(
          EXPORTED
        )
        const out = yield* bash(pasted)
        expect(out).toMatch(/^\{"data":\{"id":301,.*"due_date":"2026-03-06"/)
        expect(out).toContain("stands at 2026-04-11T08:00:00.000Z; 6 attempts were decided on")
        expect(out.match(/^2026-..-..  email  .+/gm)).toHaveLength(6)

        // A time zone in which it is noon now, when every policy allows sending.
        const hours = 12 - new Date().getUTCHours()
        const timezone = hours === 0 ? "Etc/GMT" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`
        const today = new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(Date.now())
        const policy = {
          receivables: {
            steps: [{ offset_days: 0, channels: ["email", "sms"] }],
            window: { from: "08:00", to: "21:00" },
            days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
            holidays: false
          }
        }
        const [exported = ""] = /^export .*$/m.exec(said) ?? []
        const [, program = ""] = /^(.*) clock advance /m.exec(said) ?? []
        const [create = ""] = /(?<=Create a receivable:\n).*$/m.exec(said) ?? []
        const invoice = {
          customer: { display_name: "Alan", email: "alan@example.com", phone_e164: "+33142685301", timezone },
          amount: "5",
          currency: "EUR",
          due_date: today
        }
        yield* bash(`${exported}
          echo '${JSON.stringify(policy)}' | ${program} policy set --company 1 --file /dev/stdin
          ${create.replace(/-d '.*'/, `-d '${JSON.stringify(invoice)}'`)}`)
        const recipients = ["+33142685301", "alan@example.com"]
        const listed = Effect.map(bash(`${exported}\n${program} messages list --company 1 --json`), (text) =>
          (JSON.parse(text) as ReadonlyArray<{ readonly recipient: string }>).filter(({ recipient }) =>
            recipients.includes(recipient)
          )
        )
        let messages = yield* listed
        for (let tries = 0; messages.length < 2 && tries < 40; tries++) {
          yield* Effect.sleep("250 millis")
          messages = yield* listed
        }
        expect(messages.map(({ recipient }) => recipient).sort()).toEqual(recipients)
      }),
    120_000
  )
})

describe("the payment while somebody looks", () => {
  it.scopedLive(
    "is of an overdue invoice that no example names, through the bank, once",
    () =>
      Effect.gen(function* () {
        const { url } = yield* firstStart
        const statement = join(yield* temporaryFolder, "statement.xml")
        yield* Effect.promise(() => writeFile(statement, "<Nm>RADHAUS LINDNER GMBH</Nm>"))
        const services = Layer.provideMerge(
          App.repos,
          Database.layer({ url: Redacted.make(url), size: 2, maxWaiting: 10, applicationName: "test" })
        ).pipe(Layer.provide(App.sealing(null)))
        const coming = yield* comingPayment(1, { exampleId: undefined, statement }).pipe(
          Effect.provide(services)
        )
        if (coming === null) throw new Error("nobody owes anything")
        const other = yield* comingPayment(1, { exampleId: coming.receivableId, statement }).pipe(
          Effect.provide(services)
        )
        expect(other?.receivableId).not.toBe(coming.receivableId)
        expect(coming.customerName).not.toBe("Radhaus Lindner GmbH")
        for (const isNew of [1, 0]) {
          expect(yield* pay(Redacted.make(url), 1, coming)).toMatchObject({
            transactions: 1,
            newTransactions: isNew
          })
        }
        const { rows } = yield* query(
          url,
          `select status from receivables where company_id = 1 and receivable_id = ${coming.receivableId}`
        )
        expect(rows).toEqual([{ status: "paid" }])
      }),
    120_000
  )
})
