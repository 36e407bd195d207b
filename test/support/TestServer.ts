/** The service on a port and a database of its own: filled by SQL, asked over HTTP, its clock in the test's hand. */
import { Cause, ConfigProvider, Effect, Exit, HashMap, Logger, Scope } from "effect"
import { randomBytes, randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, expect } from "vitest"
import * as App from "../../src/App.ts"
import * as ApiToken from "../../src/domain/ApiToken.ts"
import { scopes } from "../../src/domain/Scope.ts"
import { type Answer, answerOf, type Call, type Row } from "./Answer.ts"
import { Company, type CompanyOptions, type Key } from "./Company.ts"
import { check, type Received } from "./contract.ts"
import { TestClock } from "./TestClock.ts"
import { makeDatabase } from "./TestDatabase.ts"

export type { Answer, Call, Resource, Row } from "./Answer.ts"
export { Company, newPayable, newReceivable, reason, sum } from "./Company.ts"

/** How a test's service differs from the usual one. */
export interface ServerOptions {
  /** Requests per key and minute; many by default. */
  readonly perMinute?: number
  /** Whether it also sends reminders; it does not by default. */
  readonly worker?: boolean
  /** Beside what every test's service has. */
  readonly environment?: Readonly<Record<string, string>>
}

const MANY_PER_MINUTE = 1_000_000

/** Long ago and far ahead: for what is valid whenever the test's clock stands. */
const LONG_AGO = "2020-01-01T00:00:00Z"
const FAR_AHEAD = "2090-01-01T00:00:00Z"

/** One line of the service's log. */
export interface LogLine {
  readonly level: string
  readonly message: string
  readonly annotations: Readonly<Record<string, unknown>>
  readonly cause: string
}

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

  async start(): Promise<void> {
    const { environment: own = {}, perMinute = MANY_PER_MINUTE, worker = false } = this.options
    const { url } = await Effect.runPromise(Scope.extend(makeDatabase, this.scope))
    this.databaseUrl = url
    this.pool = new pg.Pool({ connectionString: url, max: 4 })
    this.pool.on("error", () => {})
    await this.sql(`update settings set value = '{"open": true}' where name = 'gate'`)
    const environment = new Map([
      ["DATABASE_URL", url],
      ["HOST", "127.0.0.1"],
      ["PORT", "0"],
      ["ADMIN_PORT", "0"],
      ["RATE_LIMIT_PER_MINUTE", String(perMinute)],
      ["SHUTDOWN_GRACE_SECONDS", "2"],
      ...Object.entries(own)
    ])
    const logger = Logger.make<unknown, void>(({ annotations, cause, logLevel, message }) => {
      this.log.push({
        level: logLevel.label,
        message: String(Array.isArray(message) ? message.join(" ") : message),
        annotations: Object.fromEntries(HashMap.toEntries(annotations)),
        cause: Cause.isEmpty(cause) ? "" : Cause.pretty(cause, { renderErrorCause: true })
      })
    })
    const started = await Effect.runPromise(
      Effect.flatMap(App.loadConfig(), (config) => App.start(config, { worker, whenUnset: "Off" })).pipe(
        Effect.withConfigProvider(ConfigProvider.fromMap(environment)),
        Effect.withClock(this.clock.service),
        Effect.provide(Logger.replace(Logger.defaultLogger, logger)),
        Scope.extend(this.scope)
      )
    )
    this.port = started.port
    this.adminPort = started.adminPort
  }

  async stop(): Promise<void> {
    await this.pool?.end()
    await Effect.runPromise(Scope.close(this.scope, Exit.void))
  }

  async sql<R extends Row = Row>(
    text: string,
    params: ReadonlyArray<unknown> = []
  ): Promise<ReadonlyArray<R>> {
    return (await this.connections.query<R & pg.QueryResultRow>(text, [...params])).rows
  }

  /** Runs with a connection of its own, for transactions that a test holds open. */
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
    await expect
      .poll(async () => (await fetch(`${this.url}/v1/none`)).status, { timeout: 5_000, interval: 20 })
      .toBe(open ? 404 : 503)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Sends a request and checks its answer against all that the contract says of answers. */
  async send(call: Call): Promise<Answer> {
    const method = call.method ?? (call.body === undefined && call.rawBody === undefined ? "GET" : "POST")
    const isWrite = method === "POST" || method === "PATCH"
    const headers = new Headers({ accept: "application/json" })
    if (call.token !== undefined) headers.set("authorization", `Bearer ${call.token}`)
    if (isWrite) headers.set("content-type", "application/json")
    const key = call.idempotencyKey === undefined && isWrite ? randomUUID() : call.idempotencyKey
    if (typeof key === "string") headers.set("idempotency-key", key)
    for (const [name, value] of Object.entries(call.headers ?? {})) {
      if (value === null) headers.delete(name)
      else headers.set(name, value)
    }
    const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
    const path = `/v1${call.path}`
    const response = await fetch(this.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body })
    })
    const text = await response.text()
    const received: Received = {
      status: response.status,
      headers: response.headers,
      text,
      json: text === "" ? undefined : (JSON.parse(text) as unknown)
    }
    if (received.status === 500) {
      const { requestId } = answerOf(received)
      const line = this.log.find(({ annotations }) => annotations["request_id"] === requestId)
      expect.fail(`${method} ${path} was answered 500: ${line?.cause}`)
    }
    check({ method, path: path.split("?", 1)[0] ?? "" }, received)
    return answerOf(received)
  }

  /** A company with an owner, a key with all scopes and a plan period, made directly. */
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

/** A service for the tests of a file, running while they do. */
export const useServer = (options: ServerOptions = {}): TestServer => {
  const server = new TestServer(options)
  beforeAll(() => server.start())
  afterAll(() => server.stop())
  return server
}
