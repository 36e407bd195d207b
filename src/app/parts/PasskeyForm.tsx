/** Forms that ask the browser for a passkey: a script does it, so without one they are not offered. */
import { Effect } from "effect"
import type { ComponentChildren } from "preact"
import { type PasskeySite, siteOf } from "../../domain/Passkey.ts"
import { PublicUrl } from "../../services/installation/PublicUrl.ts"
import type { PasskeyBrowser } from "../../services/people/PasskeyAnswers.ts"
import * as Cookie from "../Cookie.ts"
import type { Visit } from "../Page.ts"
import { browserOf, mayBegin } from "./SignInParts.tsx"

/** Where a form carries what the browser has answered. */
export const PASSKEY_ANSWER = "answer"

/** What somebody reads whose passkey was not accepted, whatever was wrong with it. */
export const WRONG_PASSKEY = "This passkey could not be used here. Try again, or choose another way."

/** The site whose passkeys a page may ask for; null where browsers know none. */
export const passkeySiteOf = (visit: Visit): Effect.Effect<PasskeySite | null> =>
  Effect.map(PublicUrl, ({ url }) => (mayBegin(visit) ? siteOf(url, visit.origin.isSecure) : null))

/** The browser of a visit, as it answers for a passkey. */
export const passkeyBrowserOf = (visit: Visit): Effect.Effect<PasskeyBrowser> =>
  Effect.map(passkeySiteOf(visit), (site) => ({
    ...browserOf(visit),
    site,
    cookie: Cookie.read(visit.facts.request, visit.origin.isSecure)
  }))

/** Shown by the script in browsers that know passkeys, at the address of the site. */
export const WithPasskeys = ({
  children,
  site
}: {
  readonly site: PasskeySite | null
  readonly children: ComponentChildren
}) =>
  site === null ? null : (
    <div data-passkeys-of={site.id} hidden>
      {children}
    </div>
  )

/** The field of the answer. A browser that goes back must not send an old one again. */
export const PasskeyField = ({ name = PASSKEY_ANSWER }: { readonly name?: string }) => (
  <input type="hidden" name={name} value="" autocomplete="off" data-passkey-answer />
)
