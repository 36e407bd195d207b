/** The requests of each workload: the same sequence for every server, from the same seed. */
import { OPEN_OF_TEN, type SeededCompany } from "./seed.ts"

export const workloads = ["read", "list25", "list100", "create", "payment", "usage", "mix"] as const
export type Workload = (typeof workloads)[number]

/** One request, as data. */
export interface Task {
  readonly kind: "read" | "list" | "create" | "payment" | "usage"
  readonly company: SeededCompany
  readonly token: string
  /** The receivable that is read or paid, or the customer of the new one. */
  readonly id: number
  readonly perPage: number
  readonly status: string | undefined
  readonly n: number
}

/** A random generator with a seed, so that every server gets the same requests (mulberry32). */
const random = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns a function that makes the next task of a workload. */
export const tasks = (
  workload: Workload,
  companies: ReadonlyArray<SeededCompany>,
  seed: number,
  status?: string
): (() => Task) => {
  const next = random(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  let n = 0
  const kindOf = (): Pick<Task, "kind" | "perPage"> => {
    switch (workload) {
      case "list25":
        return { kind: "list", perPage: 25 }
      case "list100":
        return { kind: "list", perPage: 100 }
      case "mix": {
        // 70 % reads, 20 % lists, 10 % writes
        const place = next()
        if (place < 0.7) return { kind: "read", perPage: 25 }
        if (place < 0.9) return { kind: "list", perPage: 25 }
        return { kind: place < 0.95 ? "create" : "payment", perPage: 25 }
      }
      default:
        return { kind: workload, perPage: 25 }
    }
  }
  return () => {
    const { kind, perPage } = kindOf()
    const company = companies[below(companies.length)]
    if (company === undefined) throw new Error("no companies to ask about")
    const token = company.tokens[below(company.tokens.length)] ?? ""
    const place = below(company.receivables)
    const open = place - (place % 10) + (place % OPEN_OF_TEN)
    const receivable = () => {
      if (company.sample === undefined) return company.firstReceivable + (kind === "payment" ? open : place)
      const ids = company.sample[kind === "payment" ? "open" : "any"]
      return ids[place % ids.length] ?? 0
    }
    const id = kind === "create" ? company.firstCustomer + (place % company.customers) : receivable()
    n++
    return { kind, company, token, id, perPage, status, n }
  }
}

const json = (method: string, path: string, task: Task, run: string, body: string): string =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${task.token}\r\nContent-Type: application/json\r\nIdempotency-Key: ${run}-${task.n}\r\nContent-Length: ${body.length}\r\n\r\n${body}`

/** A task as an HTTP request, and the status that its answer must have. */
export const requestOf = (task: Task, run: string): { readonly text: string; readonly status: number } => {
  const get = (path: string) => ({
    text: `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${task.token}\r\n\r\n`,
    status: 200
  })
  switch (task.kind) {
    case "read":
      return get(`/v1/receivables/${task.id}`)
    case "list":
      return get(
        `/v1/receivables?per_page=${task.perPage}${task.status === undefined ? "" : `&status=${task.status}`}`
      )
    case "usage":
      return get("/v1/usage")
    case "create": {
      const body = `{"customer_id":${task.id},"amount":"120.50","currency":"EUR","due_date":"2030-01-31","external_reference":"INV-${task.n}","description":"Consulting in January"}`
      return { text: json("POST", "/v1/receivables", task, run, body), status: 201 }
    }
    case "payment":
      return {
        text: json(
          "POST",
          `/v1/receivables/${task.id}/payments`,
          task,
          run,
          '{"amount":"0.01","method":"bank_transfer"}'
        ),
        status: 201
      }
  }
}
