/** The HTML of a message, for a frame of a page: whatever is in it, it runs nothing, loads nothing and leads nowhere. */
import { Effect } from "effect"
import { NotFound } from "../domain/Errors.ts"
import type { RequestFacts } from "../http/RequestContext.ts"
import type { Answer } from "../http/Response.ts"

const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "no-store"
} as const

/**
 * A message as an answer, in a frame only: opened by itself, as by a link that somebody has sent, it would pass for a page
 * of ours. Browsers that don't say where a page will stand get it, too; for those the headers hold.
 */
export const mailFrame = ({ request }: RequestFacts, html: string): Effect.Effect<Answer, NotFound> => {
  const destination = request.headers.get("sec-fetch-dest")
  return destination === null || destination === "iframe"
    ? Effect.succeed({ status: 200, body: html, headers })
    : Effect.fail(new NotFound())
}
