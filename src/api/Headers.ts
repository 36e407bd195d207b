/** Headers that requests carry. */
import { Schema } from "effect"

/**
 * `Idempotency-Key` of a write. The server insists on it before anything is decoded; it is optional here so that
 * a client may make one by itself, as `duebook/client` does.
 */
export const WriteHeaders = Schema.Struct({
  "idempotency-key": Schema.optionalWith(
    Schema.String.annotations({
      description:
        "1 to 255 visible ASCII characters, bare or in double quotes. The same key with the same request is answered once: later ones get the first answer again."
    }),
    { exact: true }
  )
})
