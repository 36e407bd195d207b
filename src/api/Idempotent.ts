/** The middleware of every write, which reads its JSON body and its idempotency key (contract §7.1). */
import { HttpApiMiddleware } from "@effect/platform"
import { WriteRequest } from "../domain/WriteRequest.ts"
import { Writing } from "./Failures.ts"

/** Turns the body and the `Idempotency-Key` header of a write into the `WriteRequest` of its handler. */
export class Idempotent extends HttpApiMiddleware.Tag<Idempotent>()("duebook/Idempotent", {
  failure: Writing,
  provides: WriteRequest
}) {}
