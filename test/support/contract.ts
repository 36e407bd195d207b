/** The rules of every answer under /v1, and of its route in the OpenAPI document; tests check each answer by them. */
import addFormats from "ajv-formats"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import { expect } from "vitest"
import { document } from "../../src/http/OpenApi.ts"

/** The parts of a request that the rules depend on. */
export interface Asked {
  readonly method: string
  /** The whole path, without the query. */
  readonly path: string
}

/** An answer with its body read. */
export interface Received {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

/** Status and codes of contract §2.2. */
const codes: Readonly<Record<number, ReadonlyArray<string>>> = {
  400: ["malformed_request", "idempotency_key_required", "idempotency_key_invalid"],
  401: ["unauthenticated"],
  403: ["forbidden"],
  404: ["not_found"],
  405: ["method_not_allowed"],
  409: ["version_conflict", "invalid_transition", "field_locked", "idempotency_key_in_progress"],
  408: ["request_timeout"],
  413: ["payload_too_large"],
  415: ["unsupported_media_type"],
  422: ["validation_failed", "idempotency_key_reused", "overpayment", "currency_mismatch"],
  429: ["rate_limited"],
  500: ["internal_error"],
  503: ["service_unavailable"]
}

/** Fails like `expect`, but makes a message only when it fails: it runs for thousands of answers. */
const must = (holds: boolean, what: string, found: unknown): void => {
  if (!holds) expect.fail(`${what}: ${JSON.stringify(found)}`)
}

const same = (found: unknown, expected: unknown, what: string): void =>
  must(Bun.deepEquals(found, expected), `${what} should be ${JSON.stringify(expected)}`, found)

const hasKeys = (found: object, keys: string): boolean => Object.keys(found).join() === keys

const isOneOf = (found: unknown, ...values: ReadonlyArray<string>): boolean => values.includes(String(found))

/** The form of `details` by code. Other codes have none. */
const detailsOf: Readonly<Record<string, (found: Readonly<Record<string, unknown>>) => boolean>> = {
  version_conflict: (found) =>
    hasKeys(found, "current_version") && /^[A-Za-z0-9._~-]{1,64}$/.test(String(found["current_version"])),
  invalid_transition: (found) =>
    hasKeys(found, "status") &&
    (isOneOf(found["status"], "open", "partially_paid", "paid", "paused", "cancelled", "reversed", "none") ||
      isOneOf(
        found["status"],
        "unmatched",
        "suggested",
        "applied",
        "partially_applied",
        "ignored",
        "returned"
      )),
  field_locked: (found) =>
    hasKeys(found, "fields,status") && Array.isArray(found["fields"]) && found["fields"].length > 0,
  overpayment: (found) => hasKeys(found, "balance_minor") && Number.isSafeInteger(found["balance_minor"]),
  currency_mismatch: (found) => hasKeys(found, "currency") && /^[A-Z]{3}$/.test(String(found["currency"])),
  rate_limited: (found) => hasKeys(found, "policy") && isOneOf(found["policy"], "per_key", "period"),
  service_unavailable: (found) =>
    hasKeys(found, "reason") && isOneOf(found["reason"], "not_open", "overloaded", "database_unavailable"),
  forbidden: (found) =>
    found["reason"] === "scope"
      ? hasKeys(found, "reason,required_scope") && /^\w+:\w+$/.test(String(found["required_scope"]))
      : hasKeys(found, "reason") &&
        isOneOf(found["reason"], "owner_unverified", "not_a_member", "company_inactive", "no_active_plan")
}

/** Traces of schemas, SQL and stacks, which no message may contain. */
const leaks = /Expected |, actual |└|readonly|\bselect\b|insert into|Error:|\n|\[object|undefined|NaN/

const description = document()

/** A route of the OpenAPI document. */
export interface DescribedRoute {
  readonly method: string
  readonly path: string
  readonly pattern: RegExp
}

/** Every route of the OpenAPI document. */
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

/** The codes that the OpenAPI document declares for a route and status; `success` below 400. */
const codesDeclared = (route: DescribedRoute, status: number): ReadonlyArray<string> => {
  if (status < 400) return ["success"]
  const schema = responseOf(route, status)?.content["application/json"].schema ?? {}
  return (schema.oneOf ?? [schema]).map(({ $ref = "" }) => {
    const component = description.components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)]
    return String(component?.properties?.["error"]?.properties?.["code"]?.enum?.[0])
  })
}

/** Every outcome that the OpenAPI document declares: `GET /v1/usage 403 forbidden`. */
export const declaredOutcomes = (): ReadonlyArray<string> =>
  routes.flatMap((route) =>
    Object.keys(description.paths[route.path]?.[route.method.toLowerCase()]?.responses ?? {}).flatMap(
      (status) =>
        codesDeclared(route, Number(status)).map((code) => `${route.method} ${route.path} ${status} ${code}`)
    )
  )

/** The outcomes that were checked in this process. */
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
  must(/^req_[0-9a-f]{32}$/.test(id), "X-Request-Id", id)
  must(!seenRequestIds.has(id), "X-Request-Id is fresh", id)
  seenRequestIds.add(id)

  same(headers.get("www-authenticate"), status === 401 ? "Bearer" : null, "WWW-Authenticate")
  same(headers.has("allow"), status === 405, "Allow")
  const hasRetryAfter = status === 429 || status === 503 || code === "idempotency_key_in_progress"
  const retryAfter = headers.get("retry-after")
  must(
    hasRetryAfter ? /^[1-9][0-9]*$/.test(retryAfter ?? "") : retryAfter === null,
    "Retry-After",
    retryAfter
  )
  must(
    [null, "true"].includes(headers.get("idempotent-replayed")),
    "Idempotent-Replayed",
    headers.get("idempotent-replayed")
  )

  const policy = headers.get("ratelimit-policy")
  const limits = headers.get("ratelimit")
  if (route !== undefined && status !== 401 && status !== 503) {
    must(/^"per-key";q=[1-9]\d*;w=60, "period";q=\d+;w=\d+$/.test(policy ?? ""), "RateLimit-Policy", policy)
    must(/^"per-key";r=\d+;t=[1-9]\d*, "period";r=\d+;t=\d+$/.test(limits ?? ""), "RateLimit", limits)
  } else if (status !== 503) must(policy === null && limits === null, "no RateLimit", limits)

  if (route !== undefined) {
    const described = Object.keys(responseOf(route, status)?.headers ?? {}).map((name) => name.toLowerCase())
    const undescribed = apiHeaders.filter((name) => headers.has(name) && !described.includes(name))
    same(undescribed, [], `headers that the description of ${route.path} ${status} lacks`)
  }
}

const checkDetails = (code: string, found: unknown) => {
  if (code === "validation_failed") {
    must(Array.isArray(found) && found.length > 0, "details is a list of wrong fields", found)
    for (const issue of found as ReadonlyArray<Readonly<Record<string, string>>>) {
      const { code, field, message = "" } = issue
      must(hasKeys(issue, "field,code,message") && field !== "", "an issue", issue)
      must(/^[a-z_]+$/.test(code ?? "") && message.length > 5 && !leaks.test(message), "an issue", issue)
    }
  } else if (detailsOf[code] === undefined) same(found, undefined, `details of ${code}`)
  else {
    const holds = typeof found === "object" && found !== null
    must(
      holds && detailsOf[code](found as Readonly<Record<string, unknown>>) === true,
      `details of ${code}`,
      found
    )
  }
}

const checkError = ({ headers, json, status }: Received): string => {
  const { error, request_id } = json as {
    readonly error: { readonly code: string; readonly message: string; readonly details?: unknown }
    readonly request_id: string
  }
  must(hasKeys(json as object, "error,request_id"), "keys of an error's body", json)
  const { code, details: found, message } = error
  must(hasKeys(error, "details" in error ? "code,message,details" : "code,message"), "keys of error", error)
  must(codes[status]?.includes(code) === true, `a code of ${status}`, code)
  must(/^\w.*\.$/.test(message) && !leaks.test(message), "a message for people", message)
  checkDetails(code, found)
  if (headers.get("idempotent-replayed") === null) same(request_id, headers.get("x-request-id"), "request_id")
  return code
}

const checkSuccess = ({ headers, json, status }: Received, { method }: Asked) => {
  const body = json as object
  if (method !== "GET") {
    must(hasKeys(body, "data"), "a write answers exactly { data }", body)
    return
  }
  same(status, 200, "status")
  const { data, meta, request_id } = json as {
    readonly data: ReadonlyArray<unknown>
    readonly meta?: { readonly per_page: number; readonly total: number }
    readonly request_id: string
  }
  same(request_id, headers.get("x-request-id"), "request_id")
  if (meta === undefined) {
    must(hasKeys(body, "data,request_id"), "keys of a read", body)
    return
  }
  must(hasKeys(body, "data,meta,request_id"), "keys of a list", body)
  must(hasKeys(meta, "current_page,per_page,total"), "keys of meta", meta)
  must(data.length <= Math.min(meta.per_page, meta.total), "no more rows than a page holds", meta)
  must(/^<\/v1\/[^>]+>; rel="first"/.test(headers.get("link") ?? ""), "Link", headers.get("link"))
}

const JSON_TYPE = "application/json"

/** Fails when an answer breaks the contract or the OpenAPI document. */
export const check = (asked: Asked, received: Received): void => {
  const { headers, status } = received
  const route = routes.find(({ method, pattern }) => method === asked.method && pattern.test(asked.path))
  const [type = JSON_TYPE] = Object.keys(
    (route === undefined ? undefined : responseOf(route, status))?.content ?? {}
  )
  same(headers.get("content-type"), type, "Content-Type")
  same(headers.get("cache-control"), "no-store", "Cache-Control")
  if (asked.method === "HEAD") return
  const code = status < 400 ? undefined : checkError(received)
  if (code === undefined && type === JSON_TYPE) checkSuccess(received, asked)
  checkHeaders(received, route, code)
  if (route === undefined) {
    must([404, 405, 503].includes(status), "status of a path that is not a route", status)
    return
  }
  // A file has no schema.
  const validate = type === JSON_TYPE ? validatorOf(route, status) : null
  if (validate?.(received.json) === false) {
    expect.fail(
      `${route.method} ${route.path} ${status} is not as described: ${ajv.errorsText(validate.errors)}`
    )
  }
  seenOutcomes.add(`${route.method} ${route.path} ${status} ${code ?? "success"}`)
}
