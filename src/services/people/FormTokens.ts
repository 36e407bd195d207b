/** Tokens of forms: each proves that the form was made for the browser that sends it. */
import { Context, Effect, Layer } from "effect"
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { signingSecret } from "../installation/SigningSecret.ts"

const SALT_BYTES = 12
const PURPOSE = "duebook form 1 "

export class FormTokens extends Context.Tag("duebook/FormTokens")<
  FormTokens,
  {
    /** Makes a token for a browser, known by its cookie. Each is another one, so that compression tells nothing of it. */
    readonly make: (cookie: string) => Effect.Effect<string, ServiceUnavailable>
    readonly isRight: (cookie: string, token: string) => Effect.Effect<boolean, ServiceUnavailable>
  }
>() {
  static readonly layer = Layer.effect(
    FormTokens,
    Effect.map(signingSecret("form_secret"), (secret) => {
      const signed = (key: Buffer, salt: string, cookie: string) =>
        createHmac("sha256", key).update(`${PURPOSE}${salt} ${cookie}`, "utf8").digest()

      return FormTokens.of({
        make: (cookie) =>
          Effect.map(secret, (key) => {
            const salt = randomBytes(SALT_BYTES).toString("base64url")
            return `${salt}.${signed(key, salt, cookie).toString("base64url")}`
          }),
        isRight: (cookie, token) =>
          Effect.map(secret, (key) => {
            const [salt = "", signature = ""] = token.split(".", 2)
            const expected = signed(key, salt, cookie)
            const given = Buffer.from(signature, "base64url")
            return given.length === expected.length && timingSafeEqual(given, expected)
          })
      })
    })
  )
}
