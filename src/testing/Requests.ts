/** A current request for tests that call services without HTTP. */
import { Layer } from "effect"
import { CurrentRequest, requestOfKey } from "../domain/CurrentRequest.ts"
import { WriteRequest } from "../domain/WriteRequest.ts"
import type { KeyHolder } from "../domain/KeyHolder.ts"
import { holderOf } from "./Holders.ts"
import { admitted } from "./Quotas.ts"

/**
 * The current request of a service. Each build of the layer is a new request, with a new idempotency key unless one is
 * given.
 */
export const request = (
  holder: Partial<KeyHolder> = {},
  idempotencyKey?: string
): Layer.Layer<CurrentRequest | WriteRequest> =>
  Layer.merge(
    Layer.sync(CurrentRequest, () =>
      requestOfKey(holderOf(holder), `req_${crypto.randomUUID()}`, admitted.quotaStatus)
    ),
    Layer.sync(WriteRequest, () => ({
      key: idempotencyKey ?? crypto.randomUUID(),
      fingerprint: new Uint8Array(32)
    }))
  )
