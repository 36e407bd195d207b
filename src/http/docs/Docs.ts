/** The reference of this service, ready to serve. */
import { createHash } from "node:crypto"
import { document } from "../OpenApi.ts"
import { page } from "./page.ts"
import { style } from "./style.ts"

const pages = new Map<string, string>()

/**
 * The reference as one HTML page that loads nothing; rendered on first use for a base URL and then kept.
 *
 * @param baseUrl where the service is reached, such as `PUBLIC_URL`; with or without a `/v1` at its end
 */
export const docsPage = (baseUrl = "http://localhost:3000"): string => {
  const origin = baseUrl.replace(/\/+$/, "").replace(/\/v1$/, "")
  const known = pages.get(origin)
  if (known !== undefined) return known
  const rendered = page(document(), origin)
  // An operator has one public address: whoever asks for another replaces it.
  pages.clear()
  pages.set(origin, rendered)
  return rendered
}

/** The Content-Security-Policy that the page is served with: its own style, its own icon, nothing else. */
export const docsContentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style, "utf8").digest("base64")}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'"
].join("; ")
