/** `/app/passkeys/options`: what the script of a page hands to the browser to ask for a passkey. */
import { Effect } from "effect"
import { NotFound } from "../../domain/Errors.ts"
import type { PasskeyUse } from "../../domain/Passkey.ts"
import { Passkeys } from "../../services/people/Passkeys.ts"
import { publicRaw } from "../Page.ts"
import { passkeyBrowserOf } from "../parts/PasskeyForm.tsx"

const uses: ReadonlyArray<string> = ["add", "confirm", "sign_in"] satisfies ReadonlyArray<PasskeyUse>

const isUse = (text: string | null): text is PasskeyUse => text !== null && uses.includes(text)

const headers = {
  "content-type": "application/json",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff"
}

/** Nothing here tells whether an account exists: whoever has not signed in is told of no passkey. */
export const passkeyOptions = publicRaw({
  path: "/app/passkeys/options",
  answer: (visit) =>
    Effect.gen(function* () {
      const passkeys = yield* Passkeys
      const use = visit.query.get("for")
      const options = isUse(use) ? yield* passkeys.options(use, yield* passkeyBrowserOf(visit)) : null
      return options === null
        ? yield* new NotFound()
        : { status: 200, body: JSON.stringify(options), headers }
    })
})
