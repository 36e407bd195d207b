/** Headers that requests carry. */
import { Schema } from "effect"
import { optionalField } from "../domain/JsonFields.ts"

/**
 * `Idempotency-Key` of a write. The server insists on it before anything is decoded; it is optional here so that
 * a client may make one by itself, as `duebook/client` does.
 */
export const WriteHeaders = Schema.Struct({
  "idempotency-key": optionalField(
    Schema.String.annotations({
      jsonSchema: {
        type: "string",
        minLength: 1,
        maxLength: 512,
        pattern:
          '^([\\x21\\x23-\\x7e][\\x21-\\x7e]{0,254}|"([\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,255}")$'
      }
    }),
    "Names this write: 1 to 255 visible ASCII characters, bare or in double quotes. The same key with the same request is answered once; later ones get the first answer again. Remembered for at least 24 hours.",
    "7c1f0b52-3b0e-4a53-9d6a-2f1c8a0e4b11"
  )
})
