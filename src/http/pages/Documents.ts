/** Pages that are the same for everybody: the reference, and the interface description that it shows. */
import { Effect } from "effect"
import { PublicUrl } from "../../services/PublicUrl.ts"
import { docsContentSecurityPolicy, docsPage } from "../docs/Docs.ts"
import { documentJson } from "../OpenApi.ts"
import { type Answer, jsonError } from "../Response.ts"
import { route, type Route } from "../Routes.ts"

const served = (path: string, answer: () => Answer): ReadonlyArray<Route> =>
  ["GET", "HEAD"].map((method) =>
    route({ name: path, method, path, writeError: jsonError, run: Effect.sync(answer) })
  )

/** The routes of these pages. */
export const routes: Effect.Effect<ReadonlyArray<Route>> = Effect.map(PublicUrl, (origin) => [
  ...served("/openapi.json", () => ({ status: 200, body: documentJson(), headers: {} })),
  ...served("/docs", () => ({
    status: 200,
    body: docsPage(origin.url),
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": docsContentSecurityPolicy,
      "x-content-type-options": "nosniff"
    }
  }))
])
