/** A write of the peers: one transaction with an idempotency row and an audit entry. */
import type pg from "pg"
import type { Admitted } from "./admission.ts"
import { fingerprint } from "./input.ts"
import { Problem } from "./problem.ts"
import { AUDIT, FIND_STORED, STORE } from "./statements.ts"

/** An answer, with its body as JSON text. */
export interface Reply {
  readonly status: 200 | 201 | 404 | 409 | 422
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** A write as the framework read it. */
export interface WriteRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  readonly requestId: string
}

interface StoredRow {
  readonly status: Reply["status"]
  readonly body: string
  readonly fingerprint: Buffer
}

/** The result of a write. */
interface Done {
  readonly data: unknown
  readonly subjectId: number
  readonly details: Readonly<Record<string, unknown>>
}

/** A write. */
export interface Write {
  readonly action: string
  /** Checks, then writes. Throws a `Problem` before its first statement that writes. */
  readonly work: (client: pg.PoolClient, now: string) => Promise<Done>
}

/** The first row of a named statement. */
export const one = async <Row extends pg.QueryResultRow>(
  client: pg.Pool | pg.PoolClient,
  name: string,
  text: string,
  values: ReadonlyArray<unknown>
): Promise<Row | undefined> => (await client.query<Row>({ name, text, values: [...values] })).rows[0]

const replay = (stored: StoredRow | undefined, print: Buffer): Reply => {
  if (stored === undefined) throw new Error("a stored reply vanished")
  if (!stored.fingerprint.equals(print)) throw new Problem(422, "idempotency_key_reused")
  return { status: stored.status, body: stored.body, headers: { "idempotent-replayed": "true" } }
}

/** One transaction: the stored reply, or the work, its reply, and its audit entry. */
export const write = async (
  pool: pg.Pool,
  caller: Admitted,
  request: WriteRequest,
  key: string,
  { action, work }: Write
) => {
  const { companyId } = caller
  const print = fingerprint(request.method, request.path, request.body)
  const client = await pool.connect()
  const find = () => one<StoredRow>(client, "find_stored", FIND_STORED, [companyId, key])
  let open = true
  const end = async (command: "commit" | "rollback") => {
    open = false
    await client.query(command)
  }
  try {
    await client.query("begin")
    const stored = await find()
    if (stored !== undefined) {
      await end("rollback")
      return replay(stored, print)
    }
    const now = new Date().toISOString()
    const outcome = await work(client, now).catch((error: unknown) => {
      if (error instanceof Problem) return error
      throw error
    })
    const reply: Reply =
      outcome instanceof Problem
        ? {
            status: outcome.status as Reply["status"],
            body: outcome.envelope(request.requestId),
            headers: {}
          }
        : { status: 201, body: JSON.stringify({ data: outcome.data }), headers: {} }
    const kept = await client.query({
      name: "store",
      text: STORE,
      values: [companyId, key, print, reply.status, reply.body, now]
    })
    // Another request with this key committed first: this one is rolled back and gets the other's stored reply.
    if (kept.rowCount === 0) {
      await end("rollback")
      return replay(await find(), print)
    }
    if (!(outcome instanceof Problem)) {
      await client.query({
        name: "audit",
        text: AUDIT,
        values: [
          companyId,
          now,
          caller.userId,
          caller.apiKeyId,
          request.requestId,
          action,
          outcome.subjectId,
          JSON.stringify(outcome.details)
        ]
      })
    }
    await end("commit")
    return reply
  } finally {
    if (open) await client.query("rollback").catch(() => undefined)
    client.release()
  }
}
