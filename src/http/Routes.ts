/** The endpoints of the contract, compiled once: which of them a request means, and how to read and answer it. */
import { HttpApi, HttpApiSchema } from "@effect/platform"
import { Context, type Either, Option, ParseResult, type Schema } from "effect"
import { encoder } from "../domain/Encoder.ts"
import { parseId } from "../domain/Ids.ts"
import { Api } from "../api/Api.ts"
import { EndpointAccess, type AccessPolicy } from "../api/Access.ts"
import { type Meter, meterOf } from "./Metrics.ts"

/** Reads one part of a request as its schema says. */
export type Decoder = (input: unknown) => Either.Either<unknown, ParseResult.ParseIssue>

/** The path parameters of a request, by name. */
export type Ids = Readonly<Record<string, string>>

/** One endpoint. */
export interface Route {
  /** `group.endpoint`, for logs and metrics. */
  readonly name: string
  readonly method: string
  /** As declared: `/v1/receivables/:receivable`. */
  readonly path: string
  readonly access: AccessPolicy
  /** A POST or PATCH: it has a body and an idempotency key, and answers what Command keeps. */
  readonly isWrite: boolean
  /** Null where the endpoint declares no such part. */
  readonly decode: {
    readonly path: Decoder | null
    readonly payload: Decoder | null
    readonly urlParams: Decoder | null
  }
  /** The status and JSON of a read's answer. */
  readonly status: number
  readonly encode: (answer: unknown) => unknown
  readonly meter: Meter
}

const decoderOf = (schema: Option.Option<Schema.Schema.All>): Decoder | null =>
  Option.match(schema, {
    onNone: () => null,
    // The declarations of http/api need nothing from outside.
    onSome: (declared) => ParseResult.decodeUnknownEither(declared as Schema.Schema<unknown>)
  })

const collect = (): ReadonlyArray<Route> => {
  const found: Array<Route> = []
  HttpApi.reflect(Api, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, group, mergedAnnotations }) => {
      const name = `${group.identifier}.${endpoint.name}`
      found.push({
        name,
        method: endpoint.method,
        path: endpoint.path,
        access: Option.getOrThrow(Context.getOption(mergedAnnotations, EndpointAccess)),
        isWrite: endpoint.method === "POST" || endpoint.method === "PATCH",
        decode: {
          path: decoderOf(endpoint.pathSchema),
          payload: decoderOf(endpoint.payloadSchema),
          urlParams: decoderOf(endpoint.urlParamsSchema)
        },
        status: HttpApiSchema.getStatusSuccess(endpoint.successSchema),
        encode: encoder(endpoint.successSchema as Schema.Schema.All as Schema.Schema<unknown>),
        meter: meterOf(name, endpoint.method)
      })
    }
  })
  return found
}

/** Every endpoint of /v1. */
export const routes: ReadonlyArray<Route> = collect()

/** Routes that differ by their method alone. */
interface Address {
  readonly segments: ReadonlyArray<string>
  readonly byMethod: ReadonlyMap<string, Route>
}

/** Addresses by the number of their segments. */
const addresses: ReadonlyArray<ReadonlyArray<Address>> = (() => {
  const table: Array<Array<Address>> = []
  for (const path of new Set(routes.map((route) => route.path))) {
    const segments = path.split("/")
    const same = routes.filter((route) => route.path === path)
    const byMethod = new Map(same.map((route) => [route.method, route]))
    ;(table[segments.length] ??= []).push({ segments, byMethod })
  }
  return table
})()

/** What a method and path come to. */
export type Match =
  | { readonly _tag: "Found"; readonly route: Route; readonly ids: Ids | null }
  | { readonly _tag: "OtherMethod"; readonly allow: ReadonlyArray<string> }
  | { readonly _tag: "Unknown" }

const isParameter = (segment: string): boolean => segment.startsWith(":")

const fits = (address: Address, segments: ReadonlyArray<string>): boolean => {
  for (let index = 0; index < segments.length; index++) {
    const wanted = address.segments[index] ?? ""
    if (wanted !== segments[index] && (!isParameter(wanted) || segments[index] === "")) return false
  }
  return true
}

/** What the path names, as written; null if one of them is no id. */
const idsOf = (address: Address, segments: ReadonlyArray<string>): Ids | null => {
  const ids: Record<string, string> = {}
  for (let index = 0; index < segments.length; index++) {
    const wanted = address.segments[index] ?? ""
    if (!isParameter(wanted)) continue
    const text = segments[index] ?? ""
    if (parseId(text) === undefined) return null
    ids[wanted.slice(1)] = text
  }
  return ids
}

/** Case counts, a trailing slash counts: an address has one spelling. */
export const match = (method: string, path: string): Match => {
  const segments = path.split("/")
  const address = addresses[segments.length]?.find((candidate) => fits(candidate, segments))
  if (address === undefined) return { _tag: "Unknown" }
  const route = address.byMethod.get(method)
  return route === undefined
    ? { _tag: "OtherMethod", allow: [...address.byMethod.keys()] }
    : { _tag: "Found", route, ids: idsOf(address, segments) }
}
