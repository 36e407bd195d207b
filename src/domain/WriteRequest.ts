/** The idempotency key of a write and the fingerprint of its request (contract §7). */
import { Context } from "effect"

/** An idempotency key, and the SHA-256 of the method, path and body that belong to it. */
export interface WriteKey {
  /** 1 to 255 visible ASCII characters. */
  readonly key: string
  readonly fingerprint: Uint8Array
}

/**
 * The idempotency key of the current write; the `Idempotent` middleware provides it.
 *
 * @effect-leakable-service
 */
export class WriteRequest extends Context.Tag("duebook/WriteRequest")<WriteRequest, WriteKey>() {}
