/**
 * Secrets by which the service knows again what it has given to a browser or written into a message: one for each use, the
 * same on every instance.
 */
import { Clock, Effect } from "effect"
import { randomBytes } from "node:crypto"
import { SECRET_BYTES } from "../../domain/SignedToken.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { SettingsRepo } from "../../repos/installation/Settings.ts"

/** Makes what reads a secret, once; the first process that asks for it makes it. */
export const signingSecret = (
  name: "form_secret" | "browser_secret" | "passkey_secret" | "opt_out_secret" | "debtor_link_secret"
): Effect.Effect<Effect.Effect<Buffer, ServiceUnavailable>, never, SettingsRepo> =>
  Effect.map(SettingsRepo, (settings) => {
    let known: Buffer | undefined
    return Effect.suspend(() =>
      known === undefined
        ? Effect.flatMap(Clock.currentTimeMillis, (now) =>
            Effect.map(settings.secret(name, randomBytes(SECRET_BYTES).toString("hex"), now), (hex) => {
              known = Buffer.from(hex, "hex")
              return known
            })
          )
        : Effect.succeed(known)
    )
  })
