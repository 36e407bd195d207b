/** The middleware of every endpoint, which checks the bearer key; and what an endpoint asks of a key. */
import { HttpApiMiddleware, HttpApiSecurity } from "@effect/platform"
import { Context } from "effect"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import type { Scope } from "../domain/Scope.ts"
import { AdmissionFailures } from "./Failures.ts"

/**
 * Declares admission: what it fails with, and that handlers get a `CurrentRequest`. Its layer is in `http/Admission`.
 * Groups add it to their endpoints, so that it runs before the middleware of an endpoint's own.
 */
export class Admission extends HttpApiMiddleware.Tag<Admission>()("duebook/Admission", {
  failure: AdmissionFailures,
  provides: CurrentRequest,
  security: {
    apiKey: HttpApiSecurity.bearer
  }
}) {}

/** What an endpoint asks of a key before its handler runs. */
export interface AdmissionPolicy {
  readonly scope: Scope
  /** Counts against the period's allowance, and needs a plan period at all; only GET /usage does not. */
  readonly charged: boolean
}

/** The annotation with the admission policy of an endpoint. */
export class EndpointAdmission extends Context.Tag("duebook/EndpointAdmission")<
  EndpointAdmission,
  AdmissionPolicy
>() {}

/** The annotation of an endpoint that reads the one row whose id is in its path, under the name of the resource. */
export class ReadsOne extends Context.Tag("duebook/ReadsOne")<
  ReadsOne,
  "customer" | "payable" | "receivable"
>() {}

/** The policy of an endpoint that needs this scope and counts against the allowance. */
export const needs = (scope: Scope): AdmissionPolicy => ({ scope, charged: true })

/** The policy of an endpoint that needs this scope and counts against nothing but the key's limit. */
export const uncharged = (scope: Scope): AdmissionPolicy => ({ scope, charged: false })
