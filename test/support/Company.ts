/** A company that calls /v1 with its owner's key, and the bodies of its requests. */
import { expect } from "vitest"
import type { Scope as KeyScope } from "../../src/domain/Scope.ts"
import type { Answer, Call, Resource, Row } from "./Answer.ts"
import type { TestServer } from "./TestServer.ts"

/** The fields that new receivables and payables share: 100.00 EUR, due in 2089. */
export const sum = { amount: "100.00", currency: "EUR", due_date: "2089-12-31" }

/** The body of a new receivable, with a new customer. */
export const newReceivable = { ...sum, customer: { display_name: "Ada" } }

/** The body of a new payable. */
export const newPayable = { ...sum, bill_label: "Rent" }

/** The body of pause, resume, cancel, reverse and mark-paid. */
export const reason = { reason: "Because" }

const created = (answer: Answer): Resource => {
  expect(answer.text).not.toContain('"error"')
  expect(answer.status).toBe(201)
  return answer.data as Resource
}

/** The id and the token of a key. */
export interface Key {
  readonly id: number
  readonly token: string
}

/** A company and its key; what is left out has the defaults of `TestServer.company`. */
export interface CompanyOptions {
  readonly timezone?: string | null
  /** Null for a company without a period. */
  readonly plan?: "trial" | "basic" | "pro" | null
  readonly allowance?: number
  readonly from?: string
  readonly to?: string
  readonly scopes?: ReadonlyArray<KeyScope>
  readonly expiresAt?: string
}

/** A call without its path. */
export type CallOptions = Omit<Call, "path" | "method" | "body">

/** A company and the requests that it sends. */
export class Company {
  readonly server: TestServer
  readonly id: number
  readonly userId: number
  readonly key: Key
  readonly token: string

  constructor(server: TestServer, id: number, userId: number, key: Key) {
    this.server = server
    this.id = id
    this.userId = userId
    this.key = key
    this.token = key.token
  }

  get(path: string, options: CallOptions = {}): Promise<Answer> {
    return this.server.send({ token: this.token, ...options, method: "GET", path })
  }

  post(path: string, body: unknown, options: CallOptions = {}): Promise<Answer> {
    return this.server.send({ token: this.token, ...options, method: "POST", path, body })
  }

  patch(path: string, body: unknown, options: CallOptions = {}): Promise<Answer> {
    return this.server.send({ token: this.token, ...options, method: "PATCH", path, body })
  }

  /** The same company under another key. */
  async withKey(options: Pick<CompanyOptions, "scopes" | "expiresAt"> = {}): Promise<Company> {
    return new Company(
      this.server,
      this.id,
      this.userId,
      await this.server.key(this.id, this.userId, options)
    )
  }

  async receivable(overrides: Row = {}): Promise<Resource> {
    const { customer_id } = overrides
    const customer = customer_id === undefined ? { customer: { display_name: "Ada Lovelace" } } : {}
    return created(await this.post("/receivables", { ...sum, ...customer, ...overrides }))
  }

  async payable(overrides: Row = {}): Promise<Resource> {
    return created(await this.post("/payables", { ...sum, bill_label: "Office rent", ...overrides }))
  }

  async payment(receivableId: number, amount: string, overrides: Row = {}): Promise<Resource> {
    return created(await this.post(`/receivables/${receivableId}/payments`, { amount, ...overrides }))
  }

  /** Reads one resource. */
  async read(path: string): Promise<Resource> {
    const answer = await this.get(path)
    expect(answer.status).toBe(200)
    return answer.data as Resource
  }

  /** Uses up the key's limit for the next minute. */
  async exhaustKey(): Promise<void> {
    await this.server.sql(
      `insert into rate_windows (company_id, api_key_id, slots, counts, used, granted, touched_at)
       values ($1, $2, array[$3::bigint], array[1000000], 1000000, 0, $3)
       on conflict (company_id, api_key_id) do update
       set slots = excluded.slots, counts = excluded.counts, used = excluded.used`,
      [this.id, this.key.id, this.server.clock.now() + 1_000]
    )
  }

  /** Uses up the allowance of every period. */
  async exhaustAllowance(): Promise<void> {
    await this.server.sql(
      `insert into plan_usage (company_id, plan_period_id, allowance, used, granted)
       select company_id, plan_period_id, allowance, allowance, 0 from plan_periods where company_id = $1
       on conflict (company_id, plan_period_id) do update set used = excluded.used`,
      [this.id]
    )
  }
}
