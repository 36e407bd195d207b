/** Checks that all servers answer the same requests with the same statuses, headers and fields. */
import { type Check, type CheckerCompanies, checks } from "./checks.ts"

/** Fields that differ between any two answers: times, ids and the wording of messages. */
const VARYING = new Set(["request_id", "message", "created_at", "paid_at", "reset_seconds"])

const fieldOf = (value: unknown): string =>
  typeof value === "object" && value !== null && "field" in value ? String(value.field) : ""

/** The ids that a server has answered, in the order in which they first appeared. */
type Ids = Map<string, number>

/** A server may leave gaps between ids. So an id is compared by the place at which it appeared among objects of its form. */
const placeOf = (ids: Ids, id: number, object: object): string => {
  const name = `${Object.keys(object).sort().join()} ${id}`
  const place = ids.get(name) ?? ids.size
  ids.set(name, place)
  return `(id ${place})`
}

const comparable = (value: unknown, ids: Ids): unknown => {
  if (Array.isArray(value)) {
    const items = value.every((item) => fieldOf(item) !== "")
      ? value.toSorted((a, b) => (fieldOf(a) < fieldOf(b) ? -1 : 1))
      : value
    return items.map((item) => comparable(item, ids))
  }
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => {
        if (VARYING.has(key)) return [key, `(${typeof member})`]
        return [key, key === "id" ? placeOf(ids, Number(member), value) : comparable(member, ids)]
      })
  )
}

/** Headers whose values are compared, and headers that must only be present in both. */
const VALUED = ["link", "idempotent-replayed", "www-authenticate", "cache-control", "ratelimit-policy"]
const PRESENT = ["x-request-id", "ratelimit", "retry-after"]

const ask = async (
  port: number,
  ids: Ids,
  { body, headers, method, path, token }: Check
): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body })
  })
  const told = response.headers
  const text = await response.text()
  return JSON.stringify({
    status: response.status,
    headers: {
      "content-type": told.get("content-type")?.split(";", 1)[0],
      ...Object.fromEntries(VALUED.map((name) => [name, told.get(name)])),
      ...Object.fromEntries(PRESENT.map((name) => [name, told.has(name)]))
    },
    body: comparable(JSON.parse(text), ids)
  })
}

/** A server whose answers are compared, on a database of its own. */
export interface Checked {
  readonly name: string
  readonly port: number
}

/** Compares every server's answers with those of the first; returns the differences and the number of requests. */
export const compare = async (servers: ReadonlyArray<Checked>, companies: CheckerCompanies) => {
  const differences: Array<string> = []
  const asked = checks(companies)
  const [first, ...others] = servers.map((server) => ({ ...server, ids: new Map<string, number>() }))
  for (const check of asked) {
    const expected = first === undefined ? "" : await ask(first.port, first.ids, check)
    for (const { ids, name, port } of others) {
      const actual = await ask(port, ids, check)
      if (actual !== expected) {
        differences.push(`${check.name}:\n  ${first?.name}: ${expected}\n  ${name}: ${actual}`)
      }
    }
  }
  return { differences, requests: asked.length }
}
