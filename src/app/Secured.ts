/** Strict-Transport-Security: behind https, every answer of the application asks the browser for nothing else. */
import { Effect } from "effect"
import { RequestContext, type RequestFacts } from "../http/RequestContext.ts"
import type { Route } from "../http/Routes.ts"
import { PublicUrl } from "../services/installation/PublicUrl.ts"
import { originOf } from "./Origin.ts"
import { AppSettings } from "./Settings.ts"

/** A year, as browsers ask for it (RFC 6797). */
const HSTS = { "strict-transport-security": "max-age=31536000" } as const

/** Makes the function that adds the header to all answers of a route, redirects, files and errors included. */
export const secured: Effect.Effect<(route: Route) => Route, never, AppSettings> = Effect.gen(function* () {
  const publicUrl = yield* PublicUrl
  const { trustProxy } = yield* AppSettings

  const withHeader = <A extends { readonly headers: Readonly<Record<string, string>> }>(
    answer: A,
    { peer, request }: RequestFacts
  ): A => {
    // Read anew each time: the address is known only once the service listens.
    const { isSecure } = originOf(request, peer(), { trustProxy, publicUrl: publicUrl.url })
    return isSecure ? { ...answer, headers: { ...answer.headers, ...HSTS } } : answer
  }

  return (route) => ({
    ...route,
    run: Effect.zipWith(route.run, RequestContext, withHeader),
    writeError: (error, facts) => withHeader(route.writeError(error, facts), facts)
  })
})
