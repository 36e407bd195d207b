/** What the parts of the HTTP layer tell one another about one request. */
import { Context } from "effect"
import type { Standing } from "../domain/CurrentRequest.ts"
import type { Route } from "./Routes.ts"

/** Filled in as the request goes on its way: made by Pipeline, seen by Access and the handlers. */
export interface RequestFacts {
  readonly requestId: string
  readonly route: Route
  readonly path: string
  /** The query as sent, without its question mark. */
  readonly query: string
  readonly idsAreIds: boolean
  companyId: number | null
  standing: Standing | null
  /** The parsed body of a write. */
  body: unknown
  /** The handler has run: what is wrong with a schema from here on is our fault. */
  answered: boolean
  /** Headers of the answer that a handler adds. */
  readonly headers: Record<string, string>
}

export class RequestState extends Context.Tag("duebook/RequestState")<RequestState, RequestFacts>() {}

const prefix = "req_"

/** A fresh id, made here and never taken from the client. */
export const makeRequestId = (): string => prefix + crypto.randomUUID().replaceAll("-", "")
