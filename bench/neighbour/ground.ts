/** What floods are made of: whom they tell, and the requests that several of them send. */
import type { SeededCompany } from "../seed.ts"
import { hangUp, type Reply, requestText, wire } from "./wire.ts"

/** What a flood needs, and whom it tells. */
export interface Ground {
  readonly port: number
  readonly url: string
  /** The company with many receivables. */
  readonly large: SeededCompany
  /** The company whose first customer owes many receivables, with scheduled reminders. */
  readonly heavy: SeededCompany
  readonly isRunning: () => boolean
  /** Counts the status of an answer. */
  readonly count: (reply: Reply) => void
  /** Says that the flood has begun, and B may be measured. */
  readonly begun: () => void
}

/** A flood. */
export interface Flood {
  /** What A does, as the table says it. */
  readonly what: string
  readonly run: (ground: Ground) => Promise<void>
  /** Further settings of the server, which is then one of its own. */
  readonly environment?: Readonly<Record<string, string>>
  /** Whether strangers send it, who may name company A; then A is watched beside B, and the memory of the instance. */
  readonly isAttack?: boolean
  /** The most that the p99 of B's creates may be meanwhile, in milliseconds. */
  readonly mostCreateMillis?: number
}

/** A client that hangs up waits this long for its answer. */
const HANG_UP_MILLIS = 2

export const tokenOf = (company: SeededCompany) => company.tokens[0] ?? ""

export const creation = (company: SeededCompany) =>
  requestText(tokenOf(company), "/v1/receivables", {
    customer_id: company.firstCustomer,
    amount: "120.50",
    currency: "EUR",
    due_date: "2030-01-31"
  })

export const overdue = (company: SeededCompany) =>
  requestText(tokenOf(company), "/v1/receivables?overdue=true&per_page=25")

/** So many connections that each send one request after another. */
export const connections = (
  ground: Ground,
  n: number,
  request: () => string,
  pause: () => Promise<void> = () => Promise.resolve()
) =>
  Promise.all(
    Array.from({ length: n }, async () => {
      const client = wire(ground.port)
      while (ground.isRunning()) {
        ground.count(await client.send(request()))
        await pause()
      }
      client.close()
    })
  )

/** Sends a list or a create of A, and hangs up before the answer. */
export const hangUpAfter = (ground: Ground, n: number): Promise<void> =>
  hangUp(ground.port, n % 2 === 0 ? overdue(ground.large) : creation(ground.large), HANG_UP_MILLIS)
