/**
 * Peer A: Hono and `pg` on Bun.
 *
 * What it does: the same five endpoints with the same answers, one statement for key, owner, company and plan, one
 * for the exact sliding window of the key, one for the allowance, then the work; a pool of ten connections, named
 * prepared statements, RateLimit and Link headers, request ids, validation of every field, and writes in one
 * transaction with idempotency row, audit entry and exact counters. What it doesn't do: share statements between
 * requests, send several in one round trip, or tell PostgreSQL how to plan them. It also has no row-level security, no
 * gate, no metrics, no log, no limit on its queue, and it does not drain when it stops. A second request with the
 * idempotency key of a running one waits for the first instead of getting a 409, and phone numbers are checked by their
 * form only. All of that but the first three would make it slower.
 */
import { type Context, Hono } from "hono"
import { createMiddleware } from "hono/factory"
import type { Admitted, Terms } from "./admission.ts"
import { Problem, problemOf } from "./problem.ts"
import type { Reply, WriteRequest } from "./transaction.ts"
import { MAX_BODY_BYTES, serviceFromEnvironment, terms } from "./work.ts"

interface Env {
  readonly Variables: { readonly requestId: string; readonly caller: Admitted }
}

const service = serviceFromEnvironment()

const respond = (c: Context<Env>, { body, headers, status }: Reply) =>
  c.body(body, status, { ...headers, "content-type": "application/json" })

/** What a write needs of the request. */
const writeOf = async (c: Context<Env>): Promise<WriteRequest> => {
  const type = c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase()
  if (Number(c.req.header("content-length") ?? 0) > MAX_BODY_BYTES)
    throw new Problem(413, "payload_too_large")
  if (type !== "application/json") throw new Problem(415, "unsupported_media_type")
  const body = await c.req.json<unknown>().catch(() => {
    throw new Problem(400, "malformed_request")
  })
  return {
    method: c.req.method,
    path: c.req.path,
    body,
    idempotencyKey: c.req.header("idempotency-key"),
    requestId: c.get("requestId")
  }
}

/** Admits the request by the endpoint's requirements. */
const admitted = (asked: Terms) =>
  createMiddleware<Env>(async (c, next) => {
    const caller = await service.admit(c.req.header("authorization"), asked)
    for (const [name, value] of Object.entries(caller.headers)) c.header(name, value)
    c.set("caller", caller)
    await next()
  })

const app = new Hono<Env>()

app.use(async (c, next) => {
  const requestId = `req_${crypto.randomUUID().replaceAll("-", "")}`
  c.set("requestId", requestId)
  c.header("x-request-id", requestId)
  c.header("cache-control", "no-store")
  await next()
})

app.get("/v1/receivables/:id", admitted(terms.read), async (c) =>
  respond(c, await service.read(c.get("caller"), c.req.param("id"), c.get("requestId")))
)

app.get("/v1/receivables", admitted(terms.read), async (c) => {
  const { url } = c.req
  const address = url.slice(url.indexOf("/", url.indexOf("//") + 2))
  return respond(c, await service.list(c.get("caller"), address, c.get("requestId")))
})

app.post("/v1/receivables", admitted(terms.write), async (c) =>
  respond(c, await service.create(c.get("caller"), await writeOf(c)))
)

app.post("/v1/receivables/:id/payments", admitted(terms.write), async (c) =>
  respond(c, await service.pay(c.get("caller"), c.req.param("id"), await writeOf(c)))
)

app.get("/v1/usage", admitted(terms.usage), (c) =>
  respond(c, service.usage(c.get("caller"), c.get("requestId")))
)

const refuse = (c: Context<Env>, error: unknown) => {
  const problem = problemOf(error)
  if (problem.status === 500) console.error(error)
  return c.body(problem.envelope(c.get("requestId")), problem.status as Reply["status"], {
    ...problem.headers,
    "content-type": "application/json"
  })
}

app.notFound((c) => refuse(c, new Problem(404, "not_found")))
app.onError((error, c) => refuse(c, error))

Bun.serve({
  hostname: "127.0.0.1",
  port: Number(process.env["PORT"] ?? 0),
  development: false,
  fetch: app.fetch
})
