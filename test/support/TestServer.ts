/** The service on its own port and database: tests fill it by SQL, call it over HTTP and set its clock. */
import { Cause, ConfigProvider, Effect, Exit, HashMap, Logger, Scope } from "effect"
import { randomBytes, randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, expect } from "vitest"
import * as Processes from "../../src/Processes.ts"
import * as ApiToken from "../../src/domain/ApiToken.ts"
import { scopes } from "../../src/domain/Scope.ts"
import { ServerTime } from "../../src/postgres/ServerTime.ts"
import { problemsOf, STORED_ENTRIES, type StoredRow } from "./auditEntries.ts"
import { type Answer, answerOf, type Call, requestOf, type Row } from "./Answer.ts"
import { Company, type CompanyOptions, type Key } from "./Company.ts"
import { check, type Received } from "./contract.ts"
import { asServed } from "./ServingLogin.ts"
import { TestClock } from "./TestClock.ts"
import { makeDatabase } from "./TestDatabase.ts"
import { KEYS } from "./secretKeys.ts"

export type { Answer, Call, Resource, Row } from "./Answer.ts"
export { Company, newPayable, newReceivable, reason, sum } from "./Company.ts"

/** How a test's service differs from the usual one. */
export interface ServerOptions {
  /** Requests per key and minute; many by default. */
  readonly perMinute?: number
  /** Whether it also sends reminders; it does not by default. */
  readonly worker?: boolean
  /** The server whose database it uses, as another instance; it must have been started before. */
  readonly beside?: TestServer
  /** Variables in addition to those that every test's service has. */
  readonly environment?: Readonly<Record<string, string>>
}

const MANY_PER_MINUTE = 1_000_000

/** Wherever a test sets the clock, what begins and ends then is in force. */
const LONG_AGO = "2020-01-01T00:00:00Z"
const FAR_AHEAD = "2090-01-01T00:00:00Z"

/** One line of the service's log. */
export interface LogLine {
  readonly level: string
  readonly message: string
  readonly annotations: Readonly<Record<string, unknown>>
  readonly cause: string
}

const recordIn = (log: Array<LogLine>): Logger.Logger<unknown, void> =>
  Logger.make(({ annotations, cause, logLevel, message }) => {
    log.push({
      level: logLevel.label,
      message: String(Array.isArray(message) ? message.join(" ") : message),
      annotations: Object.fromEntries(HashMap.toEntries(annotations)),
      cause: Cause.isEmpty(cause) ? "" : Cause.pretty(cause, { renderErrorCause: true })
    })
  })

/** A service of a test file. `useServer` starts and stops it. */
export class TestServer {
  readonly clock = new TestClock()
  readonly log: Array<LogLine> = []
  databaseUrl = ""
  port = 0
  adminPort = 0
  private pool: pg.Pool | undefined
  private readonly scope = Effect.runSync(Scope.make())
  private readonly options: ServerOptions

  constructor(options: ServerOptions) {
    this.options = options
  }

  /** Makes the database, with the gate open. Enough for a test that starts a process of its own on it. */
  async openDatabase(): Promise<void> {
    const { beside } = this.options
    const { url } =
      beside === undefined
        ? await Effect.runPromise(Scope.extend(makeDatabase, this.scope))
        : { url: beside.databaseUrl }
    this.databaseUrl = url
    this.pool = new pg.Pool({ connectionString: url, max: 4 })
    this.pool.on("error", () => {})
    if (beside !== undefined) return
    await this.sql(`update settings set value = '{"open": true}' where name = 'gate'`)
  }

  async start(): Promise<void> {
    await this.openDatabase()
    const { environment = {}, perMinute = MANY_PER_MINUTE, worker = false } = this.options
    const variables = {
      DATABASE_URL: asServed(this.databaseUrl),
      ...KEYS,
      HOST: "127.0.0.1",
      PORT: "0",
      ADMIN_PORT: "0",
      RATE_LIMIT_PER_MINUTE: String(perMinute),
      SHUTDOWN_GRACE_SECONDS: "2",
      ...environment
    }
    const started = await Effect.runPromise(
      Effect.flatMap(Processes.loadConfig({ worker }), (config) =>
        Processes.start(config, { worker, whenUnset: "Off" })
      ).pipe(
        Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(variables)))),
        Effect.withClock(this.clock.service),
        Effect.provideService(ServerTime, this.clock.service.currentTimeMillis),
        Effect.provide(Logger.replace(Logger.defaultLogger, recordIn(this.log))),
        Scope.extend(this.scope)
      )
    )
    this.port = started.port
    this.adminPort = started.adminPort
  }

  /** Fails where the service has stored an entry in the audit log that is not as the table of deeds says. */
  async stop(): Promise<void> {
    const problems = problemsOf(await this.storedEntries())
    await this.pool?.end()
    await Effect.runPromise(Scope.close(this.scope, Exit.void))
    expect(problems).toEqual([])
  }

  /** None where the test has left no database that answers. */
  private async storedEntries(): Promise<ReadonlyArray<StoredRow>> {
    if (this.pool === undefined || this.options.beside !== undefined) return []
    return await this.pool.query<StoredRow>(STORED_ENTRIES).then(
      ({ rows }) => rows,
      () => []
    )
  }

  async sql<R extends Row = Row>(
    text: string,
    params: ReadonlyArray<unknown> = []
  ): Promise<ReadonlyArray<R>> {
    return (await this.connections.query<R & pg.QueryResultRow>(text, [...params])).rows
  }

  /** Runs `work` on a separate connection, where a test may keep a transaction open. */
  async connected<A>(work: (client: pg.PoolClient) => Promise<A>): Promise<A> {
    const client = await this.connections.connect()
    return await work(client).finally(() => client.release(true))
  }

  private get connections(): pg.Pool {
    if (this.pool === undefined) throw new Error("the server has not been started")
    return this.pool
  }

  /** Opens or closes the gate and waits until the service has seen it. */
  async setGate(open: boolean): Promise<void> {
    await this.sql("update settings set value = $1 where name = 'gate'", [JSON.stringify({ open })])
    // As the command does.
    await this.sql("select pg_notify('duebook', 'gate')")
    await expect
      .poll(async () => (await fetch(`${this.url}/v1/none`)).status, { timeout: 5_000, interval: 20 })
      .toBe(open ? 404 : 503)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** The address that its mails link to. */
  get publicUrl(): string {
    return this.options.environment?.["PUBLIC_URL"] ?? this.url
  }

  /** Sends a request and checks its answer against all that the contract says of answers. */
  async send(call: Call): Promise<Answer> {
    const { path, init } = requestOf(call)
    const response = await fetch(this.url + path, init)
    const text = await response.text()
    const received: Received = {
      status: response.status,
      headers: response.headers,
      text,
      json: text.startsWith("{") ? (JSON.parse(text) as unknown) : undefined
    }
    const answer = answerOf(received)
    if (answer.status === 500) {
      const line = this.log.find(({ annotations }) => annotations["request_id"] === answer.requestId)
      expect.fail(`${init.method} ${path} was answered 500: ${line?.cause}`)
    }
    check({ method: init.method, path: path.split("?", 1)[0] ?? "" }, received)
    return answer
  }

  /** Inserts a company with an owner, a key with all scopes and a plan period. */
  async company(options: CompanyOptions = {}): Promise<Company> {
    const { allowance = 1_000_000, from = LONG_AGO, plan = "pro", timezone = null, to = FAR_AHEAD } = options
    const [made] = await this.sql<{ company_id: string; user_id: string }>(
      `with c as (
         insert into companies (name, timezone, created_at) values ('Company', $1, $3) returning company_id
       ), u as (
         insert into users (email, name, email_verified_at, two_factor_confirmed_at, created_at)
         values ($2, 'Owner', $3, $3, $3) returning user_id
       ) select company_id, user_id from c, u`,
      [timezone, `${randomUUID()}@example.com`, LONG_AGO]
    )
    const companyId = Number(made?.company_id)
    const userId = Number(made?.user_id)
    await this.sql(
      "insert into memberships (company_id, user_id, role, created_at) values ($1, $2, 'owner', $3)",
      [companyId, userId, LONG_AGO]
    )
    if (plan !== null) await this.period(companyId, { plan, allowance, from, to })
    return new Company(this, companyId, userId, await this.key(companyId, userId, options))
  }

  /** Inserts a plan period. */
  async period(
    companyId: number,
    { allowance, from, plan, to }: Required<Omit<CompanyOptions, "timezone" | "scopes" | "expiresAt">>
  ): Promise<void> {
    await this.sql(
      `insert into plan_periods (company_id, plan, allowance, starts_at, ends_at, created_at)
       values ($1, $2, $3, $4, $5, $4)`,
      [companyId, plan, allowance, from, to]
    )
  }

  /** Inserts a key. */
  async key(
    companyId: number,
    userId: number,
    { expiresAt = FAR_AHEAD, scopes: given = scopes }: Pick<CompanyOptions, "scopes" | "expiresAt"> = {}
  ): Promise<Key> {
    const token = ApiToken.make(companyId, randomBytes(32))
    const [made] = await this.sql<{ api_key_id: string }>(
      `insert into api_keys (company_id, user_id, name, token_hash, scopes, created_at, expires_at)
       values ($1, $2, 'Key', $3, $4, $5, $6) returning api_key_id`,
      [companyId, userId, Buffer.from(ApiToken.hash(token)), given, LONG_AGO, expiresAt]
    )
    return { id: Number(made?.api_key_id), token }
  }
}

/** A service that runs during the tests of a file. */
export const useServer = (options: ServerOptions = {}): TestServer => {
  const server = new TestServer(options)
  beforeAll(() => server.start())
  afterAll(() => server.stop())
  return server
}
