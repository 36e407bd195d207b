/**
 * Peer B: Fastify and `pg` on Node.
 *
 * It does all that peer A does, through the same `work.ts`, with Fastify's own router, hooks and JSON body parser; its
 * logger is off. It leaves out the same things as peer A. `JSON.stringify` serialises answers as in peer A, because the
 * bytes of a write's answer must be stored anyway.
 */
import { randomUUID } from "node:crypto"
import fastify, { type FastifyReply, type FastifyRequest } from "fastify"
import type { Admitted, Terms } from "./admission.ts"
import { Problem, problemOf } from "./problem.ts"
import type { Reply, WriteRequest } from "./transaction.ts"
import { MAX_BODY_BYTES, serviceFromEnvironment, terms } from "./work.ts"

declare module "fastify" {
  interface FastifyRequest {
    caller: Admitted
  }
}

interface ById {
  readonly Params: { readonly id: string }
}

const service = serviceFromEnvironment()

const app = fastify({
  logger: false,
  bodyLimit: MAX_BODY_BYTES,
  genReqId: () => `req_${randomUUID().replaceAll("-", "")}`
})

const respond = (reply: FastifyReply, { body, headers, status }: Reply) =>
  reply.code(status).headers(headers).type("application/json").send(body)

const writeOf = (request: FastifyRequest): WriteRequest => {
  const header = request.headers["idempotency-key"]
  return {
    method: request.method,
    path: request.url,
    body: request.body,
    idempotencyKey: Array.isArray(header) ? header.join(", ") : header,
    requestId: request.id
  }
}

/** Admits the request by the endpoint's requirements, before its body is parsed. */
const admitted = (asked: Terms) => ({
  onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
    request.caller = await service.admit(request.headers.authorization, asked)
    reply.headers(request.caller.headers)
  }
})

// It accepts JSON only.
app.removeContentTypeParser("text/plain")
app.decorateRequest("caller", null as unknown as Admitted)

app.addHook("onRequest", (request, reply, done) => {
  reply.headers({ "x-request-id": request.id, "cache-control": "no-store" })
  done()
})

app.get<ById>("/v1/receivables/:id", admitted(terms.read), async (request, reply) =>
  respond(reply, await service.read(request.caller, request.params.id, request.id))
)

app.get("/v1/receivables", admitted(terms.read), async (request, reply) =>
  respond(reply, await service.list(request.caller, request.url, request.id))
)

app.post("/v1/receivables", admitted(terms.write), async (request, reply) =>
  respond(reply, await service.create(request.caller, writeOf(request)))
)

app.post<ById>("/v1/receivables/:id/payments", admitted(terms.write), async (request, reply) =>
  respond(reply, await service.pay(request.caller, request.params.id, writeOf(request)))
)

app.get("/v1/usage", admitted(terms.usage), async (request, reply) =>
  respond(reply, service.usage(request.caller, request.id))
)

const ofParser: Readonly<Record<number, string>> = {
  400: "malformed_request",
  413: "payload_too_large",
  415: "unsupported_media_type"
}

const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { statusCode = 500 } = error as { readonly statusCode?: number }
  const code = ofParser[statusCode]
  const problem =
    error instanceof Problem || code === undefined ? problemOf(error) : new Problem(statusCode, code)
  if (problem.status === 500) console.error(error)
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type("application/json")
    .send(problem.envelope(request.id))
}

app.setNotFoundHandler((request, reply) => refuse(new Problem(404, "not_found"), request, reply))
app.setErrorHandler(refuse)

await app.listen({ host: "127.0.0.1", port: Number(process.env["PORT"] ?? 0) })
