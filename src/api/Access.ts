/** What stands before every endpoint: the bearer key, its limits and its scope; and what an endpoint asks of it. */
import { HttpApiMiddleware, HttpApiSecurity } from "@effect/platform"
import { Context } from "effect"
import { CurrentRequest } from "../domain/CurrentRequest.ts"
import type { FieldIssue } from "../domain/Errors.ts"
import type { Scope } from "../domain/Scope.ts"
import { Admission } from "./Failures.ts"

/**
 * Declares admission for the interface description and the typed client: what it fails with, and that handlers get a
 * `CurrentRequest`. The server reads endpoints itself, so no layer of this tag exists: `http/Access` admits requests.
 */
export class Access extends HttpApiMiddleware.Tag<Access>()("duebook/Access", {
  failure: Admission,
  provides: CurrentRequest,
  security: {
    apiKey: HttpApiSecurity.bearer
  }
}) {}

/** A rule over several fields of a body, as sent; run beside the schema so that one answer names every wrong field. */
export interface BodyRule {
  (body: Readonly<Record<string, unknown>>): ReadonlyArray<FieldIssue>
  /** What JSON Schema can say of it; the interface description adds that to the body's schema. */
  readonly jsonSchema?: object
}

/** What an endpoint asks of a request before its handler runs. */
export interface AccessPolicy {
  readonly scope: Scope
  /** Counts against the period's allowance, and needs a plan period at all; only GET /usage does not. */
  readonly charged: boolean
  readonly bodyRules: ReadonlyArray<BodyRule>
}

/** The annotation that carries an endpoint's terms. */
export class EndpointAccess extends Context.Tag("duebook/EndpointAccess")<EndpointAccess, AccessPolicy>() {}

/** Terms of a protected endpoint. */
export const needs = (scope: Scope, ...bodyRules: ReadonlyArray<BodyRule>): AccessPolicy => ({
  scope,
  charged: true,
  bodyRules
})
