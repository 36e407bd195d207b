/** A company on a test clock: its people write by the API, the operator changes it, and its messages are kept. */
import { Effect, Either, Layer, ManagedRuntime, Redacted } from "effect"
import { afterAll, beforeAll, expect } from "vitest"
import { testClocks } from "../../../../src/cli/rehearsal.ts"
import { services } from "../../../../src/cli/Operator.ts"
import { writes } from "../../../../src/App.ts"
import { CurrentActor, operator } from "../../../../src/domain/Actor.ts"
import type { RemindersMode } from "../../../../src/domain/Company.ts"
import { readPolicy, type ReminderPolicy } from "../../../../src/domain/dunning/Policy.ts"
import * as Database from "../../../../src/postgres/Database.ts"
import { TestClocks } from "../../../../src/reminders/TestClocks.ts"
import { OptOuts } from "../../../../src/services/customers/OptOuts.ts"
import { PublicUrl } from "../../../../src/services/installation/PublicUrl.ts"
import type { Resource, Row } from "../../../support/Answer.ts"
import type { Company } from "../../../support/Company.ts"
import { sealing } from "../../../support/secretKeys.ts"
import { TestServer } from "../../../support/TestServer.ts"

const PUBLIC_URL = "https://duebook.example"

const operating = (url: string) =>
  Layer.mergeAll(
    services,
    testClocks(PUBLIC_URL),
    OptOuts.layer.pipe(
      Layer.provide(writes),
      Layer.provide(Layer.succeed(PublicUrl, { url: PUBLIC_URL })),
      Layer.provide(testClocks(PUBLIC_URL))
    ),
    Layer.succeed(CurrentActor, operator)
  ).pipe(
    Layer.provide(sealing),
    Layer.provide(
      Database.layer({
        url: Redacted.make(url),
        size: 4,
        maxWaiting: 100,
        applicationName: "duebook-test-operator"
      })
    )
  )

type Operating = Layer.Layer.Success<ReturnType<typeof operating>>

/** A message as a customer got it. */
export interface Got {
  /** The local date and time. */
  readonly at: string
  readonly channel: string
  readonly to: string
  readonly kind: "notice" | "reminder"
  readonly tone: string
  /** Empty for an SMS. */
  readonly subject: string
  readonly text: string
  readonly html: string
  /** By reference, the tone in which it names each debt that it asks for. */
  readonly named: Readonly<Record<string, string>>
}

/** The same as it was kept. */
interface Kept extends Omit<Got, "subject"> {
  readonly subject: string | null
}

/** What a company begins with. */
export interface Beginning {
  /** When its clock begins. */
  readonly at: string
  readonly timezone?: string
  readonly country?: string
  readonly mode?: RemindersMode
  /** What of the policy for receivables is not the default's. */
  readonly policy?: Row
  /** What it says about itself, by column. */
  readonly facts?: Row
}

/** A policy of which only this differs from the default. */
export const policyWith = (receivables: Row): ReminderPolicy => Either.getOrThrow(readPolicy({ receivables }))

/** Steps by e-mail. */
export const byEmail = (...offsets: ReadonlyArray<number>) =>
  offsets.map((offset_days) => ({ offset_days, channels: ["email"] }))

/** A text with usual blanks in the place of those where no line breaks. */
const withBlanks = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ")

/** Messages that customers get are told in one line: day, kind or tone, and the debts that each asks for. */
export const told = ({ at, kind, named, tone }: Got): string => {
  const debts = Object.entries(named).map(([reference, own]) =>
    kind === "notice" || own === tone ? reference : `${reference} ${own}`
  )
  return `${at.slice(0, 10)} ${kind === "notice" ? "notice" : tone}: ${debts.join(", ")}`
}

/** One company. */
export class Rehearsed {
  readonly company: Company
  readonly #run: <A, E>(effect: Effect.Effect<A, E, Operating>) => Promise<A>
  readonly #server: TestServer

  constructor(
    server: TestServer,
    company: Company,
    run: <A, E>(effect: Effect.Effect<A, E, Operating>) => Promise<A>
  ) {
    this.#server = server
    this.#run = run
    this.company = company
  }

  /** Does what an operator does. */
  operates<A, E>(effect: (companyId: number) => Effect.Effect<A, E, Operating>): Promise<A> {
    return this.#run(effect(this.company.id))
  }

  /** Runs a statement with the company as `$1`. */
  sql<R extends Row = Row>(text: string, params: ReadonlyArray<unknown> = []): Promise<ReadonlyArray<R>> {
    return this.#server.sql<R>(text, [this.company.id, ...params])
  }

  /** Lives through the time until then; with `jump`, as after an outage. */
  async until(to: string, jump = false): Promise<this> {
    await this.operates((id) =>
      Effect.flatMap(TestClocks, (clocks) => clocks.advance(id, Date.parse(to), jump))
    )
    return this
  }

  /** Takes up what waits at the present moment. */
  async works(): Promise<this> {
    const [row] = await this.sql<{ readonly now: string }>(
      "select to_char(test_clock at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') as now from companies where company_id = $1"
    )
    return this.until(row?.now ?? "")
  }

  /** A debt of a customer with this address, or of one that there is; in EUR, if nothing else is said. */
  owes(reference: string, dueDate: string, overrides: Row = {}): Promise<Resource> {
    const customer =
      overrides["customer_id"] === undefined
        ? { customer: { display_name: "Ada Lovelace", email: "ada@debtors.example" } }
        : {}
    return this.company.receivable({
      external_reference: reference,
      due_date: dueDate,
      ...customer,
      ...overrides
    })
  }

  /** Moves a receivable by its own endpoint. */
  async moves(receivable: Resource, move: string, body: Row = { reason: "Because" }): Promise<void> {
    const answer = await this.company.post(`/receivables/${receivable.id}/${move}`, body)
    expect(answer.text).not.toContain('"error"')
  }

  /** Changes a resource by its version. */
  async changes(path: string, change: Row): Promise<void> {
    const { version } = await this.company.read(path)
    const answer = await this.company.patch(path, { expected_version: version, ...change })
    expect(answer.text).not.toContain('"error"')
  }

  /** What customers got, oldest first; of one address if one is given. */
  async got(to?: string): Promise<ReadonlyArray<Got>> {
    const rows = await this.sql<Row>(
      `select to_char(m.sent_at at time zone a.timezone, 'YYYY-MM-DD HH24:MI') as at, m.channel, m.recipient as "to",
         a.kind, m.tone, m.subject, m.body as text, m.html, a.named
       from reminder_messages m cross join lateral (
         select max(t.timezone) as timezone, case when max(t.offset_days) > 0 then 'reminder' else 'notice' end as kind,
           json_object_agg(coalesce(r.external_reference, r.receivable_id::text), t.tone order by r.due_date, r.receivable_id) as named
         from reminder_attempts t join receivables r using (company_id, receivable_id)
         where t.company_id = m.company_id and t.message_id = m.message_id
       ) a
       where m.company_id = $1 and m.captured and m.status = 'sent' and m.customer_id is not null
         and ($2::text is null or m.recipient = $2)
       order by m.message_id`,
      [to ?? null]
    )
    return (rows as unknown as ReadonlyArray<Kept>).map((got) => ({
      ...got,
      subject: withBlanks(got.subject ?? ""),
      text: withBlanks(got.text)
    }))
  }

  /** The same in one line each. */
  async told(to?: string): Promise<ReadonlyArray<string>> {
    return (await this.got(to)).map(told)
  }

  /** How attempts ended, by status and reason. */
  async tally(): Promise<Record<string, number>> {
    const rows = await this.sql<{ readonly name: string; readonly n: number }>(
      `select concat_ws(' ', status, reason_code) as name, count(*)::integer as n from reminder_attempts
       where company_id = $1 group by 1 order by 1`
    )
    return Object.fromEntries(rows.map(({ n, name }) => [name, n]))
  }
}

/** A service on a database for the tests of a file, on which companies rehearse. */
export class Rehearsals {
  readonly server: TestServer
  #runtime: ManagedRuntime.ManagedRuntime<Operating, unknown> | undefined

  constructor(server = new TestServer({})) {
    this.server = server
  }

  async start(): Promise<void> {
    await this.server.start()
    this.#runtime = ManagedRuntime.make(operating(this.server.databaseUrl))
  }

  async stop(): Promise<void> {
    await this.#runtime?.dispose()
    await this.server.stop()
  }

  /** A new company. */
  async company({
    at,
    country,
    facts = {},
    mode = "on",
    policy = {},
    timezone = "UTC"
  }: Beginning): Promise<Rehearsed> {
    const { server } = this
    const company = await server.company({ timezone })
    const columns = {
      test_clock: at,
      country: country ?? null,
      ...(mode === "on" ? {} : { reminders_mode: mode }),
      ...facts
    }
    const names = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`)
    await server.sql(`update companies set ${names.join(", ")} where company_id = $1`, [
      company.id,
      ...Object.values(columns)
    ])
    if (Object.keys(policy).length > 0) {
      await server.sql(
        "insert into reminder_policies (company_id, version, policy, created_at) values ($1, 1, $2, now())",
        [company.id, JSON.stringify({ receivables: policy })]
      )
      await server.sql("update companies set policy_version = 1 where company_id = $1", [company.id])
    }
    return this.of(company)
  }

  /** A company that there is, on a test clock. */
  of(company: Company): Rehearsed {
    const runtime = this.#runtime
    if (runtime === undefined) throw new Error("the tests have not begun")
    return new Rehearsed(this.server, company, (effect) => runtime.runPromise(effect))
  }
}

/** The service of a test file. */
export const useRehearsals = (): Rehearsals => {
  const rehearsals = new Rehearsals()
  beforeAll(() => rehearsals.start())
  afterAll(() => rehearsals.stop())
  return rehearsals
}
