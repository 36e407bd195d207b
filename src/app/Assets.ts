/** The style sheet and the script of the application: compressed beforehand, and named by their contents. */
import type { Route } from "../http/Routes.ts"
import { staticRoutes, type StaticPage } from "../http/pages/StaticPage.ts"
import { css, js } from "./assets/embedded.ts"

const asset = (
  name: string,
  type: string,
  { br, gzip, hash }: { readonly hash: string; readonly br: string; readonly gzip: string }
): StaticPage => ({
  path: `/app/assets/${hash}.${name}`,
  name: "/app/assets/:asset",
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff"
  },
  body: { files: { br, gzip } }
})

const styleSheet = asset("app.css", "text/css", css)
const script = asset("app.js", "text/javascript", js)

/** Where pages find them. */
export const assetPaths = { css: styleSheet.path, js: script.path } as const

/** Their routes. */
export const compressedAssets: ReadonlyArray<Route> = staticRoutes([styleSheet, script])
