/** Handlers of the declared endpoints, group by group, typed by what the endpoints declare. */
import type { HttpApi, HttpApiEndpoint, HttpApiGroup } from "@effect/platform"
import { Effect, type Types } from "effect"
import type { CurrentRequest } from "../domain/CurrentRequest.ts"
import type { Reply } from "../services/Command.ts"
import type { Found } from "./Answer.ts"
import type { Api } from "../api/Api.ts"

type Groups = typeof Api extends HttpApi.HttpApi<infer _Id, infer G, infer _E, infer _R> ? G : never

/** The groups of the API. */
export type GroupName = HttpApiGroup.HttpApiGroup.Name<Groups>

type Endpoints<Group extends GroupName> = HttpApiGroup.HttpApiGroup.EndpointsWithName<Groups, Group>
type EndpointName<Group extends GroupName> = HttpApiEndpoint.HttpApiEndpoint.Name<Endpoints<Group>>
type Endpoint<Group extends GroupName, Name extends string> = HttpApiEndpoint.HttpApiEndpoint.WithName<
  Endpoints<Group>,
  Name
>

/** What a handler is given: the parts of the request, decoded. */
type Input<E extends HttpApiEndpoint.HttpApiEndpoint.Any> = Types.Simplify<
  Pick<
    HttpApiEndpoint.HttpApiEndpoint.Request<E>,
    Extract<keyof HttpApiEndpoint.HttpApiEndpoint.Request<E>, "path" | "urlParams" | "payload">
  >
>

/** What a handler comes to: a read what is declared but for the request's id, a write what Command keeps. */
type Output<E extends HttpApiEndpoint.HttpApiEndpoint.Any> = E extends { readonly method: "GET" }
  ? Omit<HttpApiEndpoint.HttpApiEndpoint.Success<E>, "requestId">
  : Reply

type Typed<Group extends GroupName, Name extends string> = (
  input: Input<Endpoint<Group, Name>>
) => Effect.Effect<
  Output<Endpoint<Group, Name>>,
  | HttpApiEndpoint.HttpApiEndpoint.Error<Endpoint<Group, Name>>
  | HttpApiGroup.HttpApiGroup.ErrorWithName<Groups, Group>,
  CurrentRequest
>

/** A handler as the Pipeline runs it, its input decoded by what the types above come from. */
export type Handler = (input: {
  readonly path?: unknown
  readonly urlParams?: unknown
  readonly payload?: unknown
}) => Effect.Effect<Reply | Found, unknown, CurrentRequest>

/** The handlers of a group so far; `Missing` are the endpoints that have none yet. */
export class Handlers<Group extends GroupName, Missing extends string> {
  declare readonly missing?: Missing
  readonly byEndpoint: ReadonlyMap<string, Handler>

  constructor(byEndpoint: ReadonlyMap<string, Handler>) {
    this.byEndpoint = byEndpoint
  }

  handle<Name extends Missing & EndpointName<Group>>(
    name: Name,
    handler: Typed<Group, Name>
  ): Handlers<Group, Exclude<Missing, Name>> {
    return new Handlers(new Map([...this.byEndpoint, [name as string, handler as unknown as Handler]]))
  }
}

/** All handlers of a group, from the services that they need. */
export const group = <const Group extends GroupName, E, R>(
  _name: Group,
  build: (handlers: Handlers<Group, EndpointName<Group>>) => Effect.Effect<Handlers<Group, never>, E, R>
): Effect.Effect<Handlers<Group, never>, E, R> => Effect.suspend(() => build(new Handlers(new Map())))

/** All handlers of all groups, by `group.endpoint`. */
export const byRoute = (groups: {
  readonly [Group in GroupName]: Handlers<Group, never>
}): ReadonlyMap<string, Handler> =>
  new Map(
    Object.entries(groups).flatMap(([group, { byEndpoint }]) =>
      [...byEndpoint].map(([endpoint, handler]) => [`${group}.${endpoint}`, handler] as const)
    )
  )
