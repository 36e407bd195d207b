/** Clients that write and repeat a write until it is acknowledged, and the check that each was done exactly once. */
import { setTimeout as sleep } from "node:timers/promises"
import { type Book, call, dataOf, receivable, rows, totals } from "../../support/Book.ts"

/** A create or a payment, under one idempotency key. */
export interface Write {
  readonly path: string
  readonly body: unknown
  readonly idempotencyKey: string
  /** The text of its answer 201. */
  acknowledged: string | null
}

/** The receivable that is paid, whose customer gets the new ones. */
export interface Subject {
  readonly id: number
  readonly customer_id: number
}

/** Clients at work. */
export interface Writers {
  readonly writes: ReadonlyArray<Write>
  /** Requests that ended without an answer. */
  readonly interrupted: () => number
  readonly acknowledged: () => number
  /** Answers that a client must not get, however the service and its database were treated. */
  readonly unexpected: ReadonlyArray<string>
  /** Waits until every client was acknowledged a write that it began after now. Fails after a time. */
  readonly allServed: (withinMillis: number) => Promise<void>
  /** Waits until the number of acknowledged writes has grown. Fails after half a minute. */
  readonly moreServed: (writes: number) => Promise<void>
  /** Lets every client finish its write, and then stop. */
  readonly finish: () => Promise<void>
}

const PATIENCE_MILLIS = 15_000
const AGAIN_MILLIS = 5
const MORE_WITHIN_MILLIS = 30_000

/** Opens a receivable for the payments. */
export const subject = async (port: number, { key }: Book): Promise<Subject> => {
  const answer = await call(port, key, "/v1/receivables", { body: receivable("1000000.00") })
  if (answer.status !== 201) throw new Error(`nothing can be written: ${answer.status} ${answer.text}`)
  return dataOf<{ id: number; customer_id: number }>(answer)
}

const newWrite = (n: number, { customer_id, id }: Subject): Write => ({
  ...(n % 3 === 0
    ? { path: `/v1/receivables/${id}/payments`, body: { amount: "0.01" } }
    : { path: "/v1/receivables", body: receivable("5.00", { customer_id }) }),
  idempotencyKey: crypto.randomUUID(),
  acknowledged: null
})

const send = (port: number, { key }: Book, { body, idempotencyKey, path }: Write) =>
  call(port, key, path, { body, idempotencyKey, signal: AbortSignal.timeout(PATIENCE_MILLIS) })

/** Starts clients, each of which sends one write after another to the port of the moment. */
export const startWriters = (
  port: () => number,
  book: Book,
  of: Subject,
  clients: number,
  thinkMillis = 0
): Writers => {
  const writes: Array<Write> = []
  const unexpected: Array<string> = []
  /** When each client began its last write that was acknowledged. */
  const served = Array.from({ length: clients }, () => 0)
  const load = { isRunning: true }
  let [interrupted, acknowledged] = [0, 0]

  const complete = async (write: Write) => {
    while (write.acknowledged === null && unexpected.length === 0) {
      const answer = await send(port(), book, write).catch(() => undefined)
      if (answer === undefined) interrupted++
      else if (answer.status === 201) write.acknowledged = answer.text
      else if (answer.status !== 503 && answer.status !== 409) {
        unexpected.push(`${write.path}: ${answer.status} ${answer.text}`)
      }
      if (write.acknowledged === null) await sleep(AGAIN_MILLIS)
    }
  }
  const client = async (place: number) => {
    for (let n = place; load.isRunning && unexpected.length === 0; n++) {
      const begun = performance.now()
      const write = newWrite(n, of)
      writes.push(write)
      await complete(write)
      acknowledged++
      served[place] = begun
      if (thinkMillis > 0) await sleep(thinkMillis)
    }
  }
  const all = served.map((_, place) => client(place))
  const until = async (withinMillis: number, done: () => boolean) => {
    for (const end = performance.now() + withinMillis; !done(); await sleep(2)) {
      if (unexpected.length > 0) throw new Error(unexpected.join("\n"))
      if (performance.now() > end) throw new Error(`writes were not served within ${withinMillis} ms`)
    }
  }
  return {
    writes,
    unexpected,
    interrupted: () => interrupted,
    acknowledged: () => acknowledged,
    allServed: (withinMillis) => {
      const from = performance.now()
      return until(withinMillis, () => served.every((begun) => begun >= from))
    },
    moreServed: (n) => {
      const enough = acknowledged + n
      return until(MORE_WITHIN_MILLIS, () => acknowledged >= enough)
    },
    finish: async () => {
      load.isRunning = false
      await Promise.all(all)
    }
  }
}

/** What became of the writes. */
export interface Sums {
  readonly writes: number
  /** Acknowledged writes whose row is gone. */
  readonly lost: number
  /** Rows beyond those of the writes. */
  readonly doubled: number
  /** Repeated writes that did not get the answer of the first time. */
  readonly changedReplays: number
  /** The difference between stored replies and writes, and between audit entries and writes. */
  readonly wrongReplies: number
  readonly wrongAudit: number
  /** Whether the paid amount and the totals are those of the rows. */
  readonly exactTotals: boolean
}

/** The most writes that are repeated for their answers. */
const MOST_REPEATED = 500
const REPEATED_AT_ONCE = 25

const repeat = async (port: number, book: Book, writes: ReadonlyArray<Write>) => {
  const step = Math.ceil(writes.length / MOST_REPEATED)
  const repeated = writes.filter((_, place) => place % step === 0)
  let changed = 0
  for (let from = 0; from < repeated.length; from += REPEATED_AT_ONCE) {
    const some = repeated.slice(from, from + REPEATED_AT_ONCE)
    const answers = await Promise.all(some.map((write) => send(port, book, write)))
    changed += answers.filter(
      ({ headers, text }, place) =>
        text !== some[place]?.acknowledged || headers.get("idempotent-replayed") !== "true"
    ).length
  }
  return changed
}

/** Compares finished writes with the database, and repeats some of them. */
export const checkWrites = async (
  port: number,
  url: string,
  book: Book,
  of: Subject,
  writes: ReadonlyArray<Write>
): Promise<Sums> => {
  const changedReplays = await repeat(port, book, writes)
  const isCreate = ({ path }: Write) => path === "/v1/receivables"
  const idsOf = (some: ReadonlyArray<Write>) =>
    some.map(({ acknowledged }) =>
      Number((JSON.parse(acknowledged ?? "{}") as { data?: { id: number } }).data?.id)
    )
  const [creates, payments] = [writes.filter(isCreate), writes.filter((write) => !isCreate(write))]
  const ids = async (table: string, column: string) => {
    const found = await rows<{ id: string }>(
      url,
      `select ${column} as id from ${table} where company_id = $1`,
      [book.companyId]
    )
    return new Set(found.map(({ id }) => Number(id)))
  }
  const receivables = await ids("receivables", "receivable_id")
  const paid = await ids("payments", "payment_id")
  const [found] = await rows<Record<string, string>>(
    url,
    `select (select paid_minor from receivables where company_id = $1 and receivable_id = $2) as paid,
       (select count(*) from idempotency where company_id = $1) as replies,
       (select count(*) from audit_log where company_id = $1 and actor = 'api_key') as audited`,
    [book.companyId, of.id]
  )
  const { counted, kept } = await totals(url, book.companyId)
  return {
    writes: writes.length,
    lost:
      idsOf(creates).filter((id) => !receivables.has(id)).length +
      idsOf(payments).filter((id) => !paid.has(id)).length,
    // The receivable that is paid was made before all writes.
    doubled: receivables.size - 1 - creates.length + (paid.size - payments.length),
    changedReplays,
    wrongReplies: Number(found?.["replies"]) - writes.length - 1,
    wrongAudit: Number(found?.["audited"]) - writes.length - 1,
    exactTotals:
      Number(found?.["paid"]) === payments.length && JSON.stringify(counted) === JSON.stringify(kept)
  }
}
