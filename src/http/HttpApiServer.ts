/**
 * Serves an `HttpApi` with the signatures of `HttpApiBuilder`, in a fraction of its time (ADR 15). It supports what our
 * API declares: JSON bodies, string parameters with one value, one success for each endpoint, and middleware that is
 * not optional. Handlers get their services when their layer is built. From the request they may use what the declared
 * middleware provides.
 */
import {
  type HttpApi,
  type HttpApiBuilder,
  type HttpApiEndpoint,
  type HttpApiGroup,
  HttpApiMiddleware,
  HttpApiSchema,
  type HttpApiSecurity,
  HttpServerResponse
} from "@effect/platform"
import { Context, Effect, Either, Layer, Option, Redacted, type Schema, type Scope } from "effect"
import { BodyRules } from "../api/BodyRules.ts"
import { encoder } from "../domain/Encoder.ts"
import * as Body from "./Body.ts"
import * as Decode from "./Decode.ts"
import { links } from "./Links.ts"
import { RequestContext, type RequestFacts } from "./RequestContext.ts"
import { type Answer, jsonError } from "./Response.ts"
import { route, type Route } from "./Routes.ts"

/** A handler without its types; its input is decoded by the schemas that its types come from. */
type Handler = (input: Decode.Input) => Effect.Effect<unknown, unknown>

/** A group with its handlers. */
export interface ServedGroup {
  readonly routes: ReadonlyArray<Route>
  /** By the name of the endpoint. */
  readonly handlers: ReadonlyMap<string, Handler>
}

/** The service that `group` provides; `api` gathers them. */
export const served = <ApiId extends string, Name extends string>(
  apiId: ApiId,
  name: Name
): Context.Tag<HttpApiGroup.ApiGroup<ApiId, Name>, ServedGroup> =>
  Context.GenericTag(`duebook/HttpApiServer/${apiId}/${name}`)

/** The services of one request, to which middleware adds what it provides. No other request sees them. */
type Services = Map<string, unknown>

type Endpoint = HttpApiEndpoint.HttpApiEndpoint.AnyWithProps
type Run = (facts: RequestFacts, services: Services) => Effect.Effect<Answer, unknown>

const BEARER = /^bearer +([^ ]+)$/i

/** The credential of a request, as `HttpApiSecurity` declares it; empty if the request has none of that kind. */
const credentialOf = (security: HttpApiSecurity.HttpApiSecurity, { headers }: Request): Redacted.Redacted => {
  if (security._tag !== "Bearer") throw new Error(`${security._tag} credentials are not supported`)
  return Redacted.make(BEARER.exec(headers.get("authorization") ?? "")?.[1] ?? "")
}

type Apply = (facts: RequestFacts) => Effect.Effect<unknown, unknown>

/** Applies a middleware to a request; the result is the service that it provides. */
const applied = (tag: HttpApiMiddleware.TagClassAny, context: Context.Context<never>): Apply => {
  if (tag.optional) throw new Error(`${tag.key} is optional, which is not supported`)
  const service: unknown = Context.unsafeGet(context, tag)
  if (!HttpApiMiddleware.isSecurity(tag)) return () => service as Effect.Effect<unknown, unknown>
  const [[name, security] = [], ...others] = Object.entries(tag.security)
  if (name === undefined || security === undefined || others.length > 0) {
    throw new Error(`${tag.key} has more than one kind of credential, which is not supported`)
  }
  const check = (
    service as Readonly<Record<string, (credential: unknown) => Effect.Effect<unknown, unknown>>>
  )[name]
  if (check === undefined) throw new Error(`${tag.key} does not implement ${name}`)
  return ({ request }) => check(credentialOf(security, request))
}

/** Puts middleware around a run. As with `HttpApiBuilder` the one that was added last is the outermost. */
const within = (
  run: Run,
  middleware: Iterable<HttpApiMiddleware.TagClassAny>,
  context: Context.Context<never>
): Run => {
  let around = run
  for (const tag of middleware) {
    const inner = around
    const apply = applied(tag, context)
    around = (facts, services) =>
      Effect.flatMap(apply(facts), (provided) => {
        if (tag.provides !== undefined) services.set(tag.provides.key, provided)
        return inner(facts, services)
      })
  }
  return around
}

const NO_HEADERS = {}

/** The page of a list; undefined for any other answer. */
const metaOf = (success: unknown) =>
  (
    success as {
      readonly meta?: { readonly currentPage: number; readonly perPage: number; readonly total: number }
    }
  ).meta

/** A response that a handler made itself: a write answers with stored text, and a file with its bytes. */
const ofResponse = ({ body, headers, status }: HttpServerResponse.HttpServerResponse): Answer => {
  if (body._tag === "Uint8Array") {
    return { status, body: new Blob([body.body as Uint8Array<ArrayBuffer>]), headers }
  }
  if (body._tag !== "Raw" || typeof body.body !== "string") {
    throw new Error(`responses of handlers are raw text, not ${body._tag}`)
  }
  return { status, body: body.body, headers }
}

/** Encodes the success of a handler as its endpoint declares. Throws a ParseError if it does not fit. */
const answerer = (endpoint: Endpoint) => {
  const encode = encoder(endpoint.successSchema as Schema.Schema.All as Schema.Schema<unknown>)
  const status = HttpApiSchema.getStatusSuccess(endpoint.successSchema)
  return (success: unknown, facts: RequestFacts): Answer => {
    if (HttpServerResponse.isServerResponse(success)) return ofResponse(success)
    const meta = metaOf(success)
    return {
      status,
      body: JSON.stringify(encode(success)),
      headers:
        meta === undefined
          ? NO_HEADERS
          : { link: links(facts, { page: meta.currentPage, perPage: meta.perPage }, meta.total) }
    }
  }
}

/** Decodes, hands over to the handler, encodes. */
const handling = (endpoint: Endpoint, annotations: Context.Context<never>, handler: Handler): Run => {
  const rules = Context.getOption(annotations, BodyRules)
  const decode = Decode.compile(
    endpoint,
    Option.getOrElse(rules, () => [])
  )
  const answer = answerer(endpoint)
  const handle = (facts: RequestFacts): Effect.Effect<Answer, unknown> => {
    const input = decode(facts)
    return Either.isLeft(input)
      ? Either.left(input.left)
      : Effect.map(handler(input.right), (success) => answer(success, facts))
  }
  return endpoint.payloadSchema._tag === "None"
    ? handle
    : (facts) => Effect.flatMap(Body.of(facts), () => handle(facts))
}

const routeOf = (
  group: HttpApiGroup.HttpApiGroup.AnyWithProps,
  endpoint: Endpoint,
  handler: Handler,
  context: Context.Context<never>
): Route => {
  const annotations = Context.merge(group.annotations, endpoint.annotations)
  const run = within(
    handling(endpoint, annotations, handler),
    new Set([...group.middlewares, ...endpoint.middlewares]),
    context
  )
  return route({
    name: `${group.identifier}.${endpoint.name}`,
    method: endpoint.method,
    path: endpoint.path,
    annotations,
    writeError: jsonError,
    run: Effect.flatMap(Effect.context<never>(), ({ unsafeMap }) =>
      run(unsafeMap.get(RequestContext.key) as RequestFacts, unsafeMap as Services)
    )
  })
}

/** The handlers of a group so far; `HttpApiBuilder` types them. */
interface Handlers {
  readonly handlers: ReadonlyMap<string, Handler>
  readonly handle: (name: string, handler: Handler) => Handlers
  readonly handleRaw: (name: string) => never
}

const handlersWith = (handlers: ReadonlyMap<string, Handler>): Handlers => ({
  handlers,
  handle: (name, handler) => handlersWith(new Map([...handlers, [name, handler]])),
  handleRaw: (name) => {
    throw new Error(`${name} reads the raw request, which is not supported`)
  }
})

/** The handlers of a group, typed by what its endpoints declare: `HttpApiBuilder.group`. */
export const group = <
  ApiId extends string,
  Groups extends HttpApiGroup.HttpApiGroup.Any,
  ApiError,
  ApiR,
  const Name extends HttpApiGroup.HttpApiGroup.Name<Groups>,
  Return
>(
  api: HttpApi.HttpApi<ApiId, Groups, ApiError, ApiR>,
  groupName: Name,
  build: (
    handlers: HttpApiBuilder.Handlers.FromGroup<
      ApiError,
      ApiR,
      HttpApiGroup.HttpApiGroup.WithName<Groups, Name>
    >
  ) => HttpApiBuilder.Handlers.ValidateReturn<Return>
): Layer.Layer<
  HttpApiGroup.ApiGroup<ApiId, Name>,
  HttpApiBuilder.Handlers.Error<Return>,
  Exclude<
    HttpApiBuilder.Handlers.Context<Return> | HttpApiGroup.HttpApiGroup.MiddlewareWithName<Groups, Name>,
    Scope.Scope
  >
> =>
  Layer.effect(
    served(api.identifier, groupName),
    Effect.gen(function* () {
      const context = yield* Effect.context<never>()
      const declared = api.groups[groupName] as unknown as HttpApiGroup.HttpApiGroup.AnyWithProps
      const built: unknown = build(handlersWith(new Map()) as never)
      const { handlers } = (
        Effect.isEffect(built) ? yield* built as Effect.Effect<Handlers> : built
      ) as Handlers
      const routes = Object.values(declared.endpoints).map((endpoint) => {
        const handler = handlers.get(endpoint.name)
        if (handler === undefined) throw new Error(`${groupName}.${endpoint.name} has no handler`)
        return routeOf(declared, endpoint, handler, context)
      })
      return { routes, handlers }
    })
  ) as never

/** The routes of a whole API. */
export class ApiRoutes extends Context.Tag("duebook/HttpApiServer/ApiRoutes")<
  ApiRoutes,
  ReadonlyArray<Route>
>() {}

/** An API from its groups: `HttpApiBuilder.api`. */
export const api = <ApiId extends string, Groups extends HttpApiGroup.HttpApiGroup.Any, E, R>(
  declared: HttpApi.HttpApi<ApiId, Groups, E, R>
): Layer.Layer<ApiRoutes, never, HttpApiGroup.HttpApiGroup.ToService<ApiId, Groups>> =>
  Layer.effect(
    ApiRoutes,
    Effect.map(
      Effect.forEach(Object.keys(declared.groups), (name) => served(declared.identifier, name)),
      (groups) => groups.flatMap(({ routes }) => routes)
    )
  ) as never
