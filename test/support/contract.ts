/** What holds for every answer under /v1, whatever was asked: checked for each one that a test receives. */
import addFormats from "ajv-formats"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import { expect } from "vitest"
import { document } from "../../src/http/OpenApi.ts"

/** What was asked, as far as the contract looks at it. */
export interface Asked {
  readonly method: string
  /** The whole path, without the query. */
  readonly path: string
}

/** An answer, its body read. */
export interface Received {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

/** Status and codes of contract 2. */
const codes: Readonly<Record<number, ReadonlyArray<string>>> = {
  400: ["malformed_request", "idempotency_key_required", "idempotency_key_invalid"],
  401: ["unauthenticated"],
  403: ["forbidden"],
  404: ["not_found"],
  405: ["method_not_allowed"],
  409: ["version_conflict", "invalid_transition", "field_locked", "idempotency_key_in_progress"],
  413: ["payload_too_large"],
  415: ["unsupported_media_type"],
  422: ["validation_failed", "idempotency_key_reused", "overpayment", "currency_mismatch"],
  429: ["rate_limited"],
  500: ["internal_error"],
  503: ["service_unavailable"]
}

const text = expect.stringMatching(/./)
const oneOf = (...values: ReadonlyArray<string>) =>
  expect.stringMatching(new RegExp(`^(${values.join("|")})$`))

/** `details` by code; a code that is not here has none. */
const details: Readonly<Record<string, unknown>> = {
  version_conflict: { current_version: expect.stringMatching(/^[A-Za-z0-9._~-]{1,64}$/) },
  invalid_transition: {
    status: oneOf("open", "partially_paid", "paid", "paused", "cancelled", "reversed")
  },
  field_locked: { fields: expect.arrayContaining([text]), status: text },
  overpayment: { balance_minor: expect.any(Number) },
  currency_mismatch: { currency: expect.stringMatching(/^[A-Z]{3}$/) },
  rate_limited: { policy: oneOf("per_key", "period") },
  service_unavailable: { reason: oneOf("not_open", "overloaded", "database_unavailable") }
}

const forbiddenReasons = ["owner_unverified", "not_a_member", "company_inactive", "no_active_plan"]

/** What a message must never let through: schema dumps, SQL, stacks. */
const leaks = /Expected |, actual |└|readonly|\bselect\b|insert into|Error:|\n|\[object|undefined|NaN/

const description = document()

/** A route as the interface description has it. */
export interface DescribedRoute {
  readonly method: string
  readonly path: string
  readonly pattern: RegExp
}

/** Every route of the interface description. */
export const routes: ReadonlyArray<DescribedRoute> = Object.entries(description.paths).flatMap(
  ([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path,
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`)
    }))
)

const schemaNames = (value: unknown): string =>
  JSON.stringify(value).replaceAll('"#/components/schemas/', '"doc#/$defs/')

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: "doc", $defs: JSON.parse(schemaNames(description.components.schemas)) as object })

const validators = new Map<string, ValidateFunction>()

const responseOf = ({ method, path }: DescribedRoute, status: number) =>
  description.paths[path]?.[method.toLowerCase()]?.responses[String(status)]

const validatorOf = (route: DescribedRoute, status: number): ValidateFunction => {
  const name = `${route.method} ${route.path} ${status}`
  const known = validators.get(name)
  if (known !== undefined) return known
  const schema = responseOf(route, status)?.content["application/json"].schema
  expect(schema, `${name} is described`).toBeDefined()
  const made = ajv.compile(JSON.parse(schemaNames(schema)) as object)
  validators.set(name, made)
  return made
}

/** The codes that the description declares for a route and status; `success` below 400. */
const codesDeclared = (route: DescribedRoute, status: number): ReadonlyArray<string> => {
  if (status < 400) return ["success"]
  const schema = responseOf(route, status)?.content["application/json"].schema ?? {}
  return (schema.oneOf ?? [schema]).map(({ $ref = "" }) => {
    const component = description.components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)]
    return String(component?.properties?.["error"]?.properties?.["code"]?.enum?.[0])
  })
}

/** Every outcome that the interface description declares: `GET /v1/usage 403 forbidden`. */
export const declaredOutcomes = (): ReadonlyArray<string> =>
  routes.flatMap((route) =>
    Object.keys(description.paths[route.path]?.[route.method.toLowerCase()]?.responses ?? {}).flatMap(
      (status) =>
        codesDeclared(route, Number(status)).map((code) => `${route.method} ${route.path} ${status} ${code}`)
    )
  )

/** The outcomes that this process has seen, each of them checked. */
export const seenOutcomes = new Set<string>()

const seenRequestIds = new Set<string>()

const apiHeaders = [
  "x-request-id",
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
  "www-authenticate",
  "link",
  "idempotent-replayed"
]

const checkHeaders = (received: Received, route: DescribedRoute | undefined, code: string | undefined) => {
  const { headers, status } = received
  const id = headers.get("x-request-id") ?? ""
  expect(id, "X-Request-Id").toMatch(/^req_[0-9a-f]{32}$/)
  expect(seenRequestIds, "X-Request-Id is fresh").not.toContain(id)
  seenRequestIds.add(id)

  expect(headers.get("www-authenticate"), "WWW-Authenticate").toBe(status === 401 ? "Bearer" : null)
  expect(headers.has("allow"), "Allow").toBe(status === 405)
  const waits = status === 429 || status === 503 || code === "idempotency_key_in_progress"
  if (waits) expect(headers.get("retry-after"), "Retry-After").toMatch(/^[1-9][0-9]*$/)
  else expect(headers.get("retry-after"), "Retry-After").toBeNull()
  expect([null, "true"], "Idempotent-Replayed").toContain(headers.get("idempotent-replayed"))

  const authenticated = route !== undefined && status !== 401 && status !== 503
  if (authenticated) {
    expect(headers.get("ratelimit-policy")).toMatch(/^"per-key";q=[1-9]\d*;w=60, "period";q=\d+;w=\d+$/)
    expect(headers.get("ratelimit")).toMatch(/^"per-key";r=\d+;t=[1-9]\d*, "period";r=\d+;t=\d+$/)
  } else if (status !== 503) {
    expect(headers.has("ratelimit") || headers.has("ratelimit-policy")).toBe(false)
  }
  if (route !== undefined) {
    const described = Object.keys(responseOf(route, status)?.headers ?? {}).map((name) => name.toLowerCase())
    const undescribed = apiHeaders.filter((name) => headers.has(name) && !described.includes(name))
    expect(undescribed, `headers that the description of ${route.path} ${status} lacks`).toEqual([])
  }
}

const checkDetails = (code: string, found: unknown) => {
  if (code === "validation_failed") {
    expect(Array.isArray(found) && found.length > 0, "details is a list of wrong fields").toBe(true)
    for (const issue of found as ReadonlyArray<{ readonly message: string }>) {
      expect(issue).toEqual({ field: text, code: expect.stringMatching(/^[a-z_]+$/), message: text })
      expect(issue.message).not.toMatch(leaks)
    }
  } else if (code === "forbidden") {
    const { reason, ...rest } = found as { readonly reason: string }
    expect(rest).toEqual(reason === "scope" ? { required_scope: expect.stringMatching(/^\w+:\w+$/) } : {})
    expect(["scope", ...forbiddenReasons]).toContain(reason)
  } else {
    expect(found, `details of ${code}`).toEqual(details[code])
  }
}

const checkError = ({ headers, json, status }: Received): string => {
  const { error, request_id, ...others } = json as {
    readonly error: { readonly code: string; readonly message: string; readonly details?: unknown }
    readonly request_id: string
  }
  expect(others, "keys of an error").toEqual({})
  const { code, details: found, message, ...more } = error
  expect(more, "keys of error").toEqual({})
  expect(codes[status], `codes of ${status}`).toContain(code)
  expect(message, "a message for people").toMatch(/^\w.*\.$/)
  expect(message).not.toMatch(leaks)
  checkDetails(code, found)
  if (headers.get("idempotent-replayed") === null) expect(request_id).toBe(headers.get("x-request-id"))
  return code
}

const checkSuccess = ({ headers, json, status }: Received, { method }: Asked) => {
  const keys = Object.keys(json as object)
  if (method !== "GET") {
    expect(keys, "a write answers exactly { data }").toEqual(["data"])
    return
  }
  expect(status).toBe(200)
  const { data, meta, request_id } = json as {
    readonly data: ReadonlyArray<unknown>
    readonly meta?: { readonly per_page: number; readonly total: number }
    readonly request_id: string
  }
  expect(request_id).toBe(headers.get("x-request-id"))
  if (meta === undefined) {
    expect(keys).toEqual(["data", "request_id"])
    return
  }
  expect(keys).toEqual(["data", "meta", "request_id"])
  expect(Object.keys(meta)).toEqual(["current_page", "per_page", "total"])
  expect(data.length).toBeLessThanOrEqual(Math.min(meta.per_page, meta.total))
  expect(headers.get("link")).toMatch(/^<\/v1\/[^>]+>; rel="first"/)
}

/** Fails when an answer breaks what the contract says of all answers, or the interface description of this one. */
export const check = (asked: Asked, received: Received): void => {
  const { headers, status } = received
  const route = routes.find(({ method, pattern }) => method === asked.method && pattern.test(asked.path))
  expect(headers.get("content-type")).toBe("application/json")
  expect(headers.get("cache-control")).toBe("no-store")
  if (asked.method === "HEAD") return
  const code = status < 400 ? undefined : checkError(received)
  if (code === undefined) checkSuccess(received, asked)
  checkHeaders(received, route, code)
  if (route === undefined) {
    expect([404, 405, 503], "status of what is no route").toContain(status)
    return
  }
  const validate = validatorOf(route, status)
  if (!validate(received.json)) {
    expect.fail(
      `${route.method} ${route.path} ${status} is not as described: ${ajv.errorsText(validate.errors)}`
    )
  }
  seenOutcomes.add(`${route.method} ${route.path} ${status} ${code ?? "success"}`)
}
