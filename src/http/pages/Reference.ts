/**
 * The reference at /docs: Scalar (ADR 14) over the interface description, and the description itself. Everything that
 * the page needs comes from this server, and its policy makes the browser refuse anything else.
 */
import { createHash } from "node:crypto"
import { documentJson } from "../OpenApi.ts"
import { scalar } from "./assets/scalar.ts"
import { outline, type ReferencedApi } from "./ReferenceOutline.ts"
import { lazyText, staticRoutes, type StaticPage } from "./StaticPage.ts"

/** Scalar's configuration. Every feature that would contact another server is off. */
const configuration = {
  url: "openapi.json",
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: "",
  externalUrls: { dashboardUrl: "", registryUrl: "", proxyUrl: "", apiBaseUrl: "" },
  hideClientButton: true,
  showDeveloperTools: "never",
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  // A key stays in the page's memory and is gone when the page is closed.
  persistAuth: false,
  documentDownloadType: "direct",
  modelsSectionLabel: "Schemas",
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" }
}

// Without this flag Scalar's validator tries to evaluate code, which the browser would report as a violation.
const script = `globalThis.__zod_globalConfig = { jitless: true }
document.addEventListener("DOMContentLoaded", () => {
  // A proxy in front may have put the service below a path.
  document.getElementById("outline").remove()
  const baseServerURL = new URL(".", location.href).href.replace(/\\/$/, "")
  Scalar.createApiReference("#reference", { baseServerURL, ...${JSON.stringify(configuration)} })
})
`

// Contrast of at least 4.5 to 1 on every background (WCAG 1.4.3), and no area that only a pointer can scroll (2.1.1).
const style = `.endpoint-path { white-space: normal !important; overflow-wrap: anywhere; }
body { margin: 0; }
.outline { max-width: 50rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: #18212b; }
.outline h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 0.5rem; }
.outline h2 { font-size: 1.15rem; margin: 1.5rem 0 0.25rem; }
.outline p { margin: 0.5rem 0; }
.outline ul { list-style: none; margin: 0; padding: 0; }
.outline li { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 1rem; padding: 0.3rem 0; border-bottom: 1px solid #dfe3e8; }
.outline code { font-size: 0.9em; overflow-wrap: anywhere; }
.outline a { color: #0b5d57; }
@media (max-width: 40rem) { .outline li { grid-template-columns: minmax(0, 1fr); } }
@media (prefers-color-scheme: dark) {
  html { background: #0f0f0f; }
  .outline { color: #e6ebf1; }
  .outline li { border-color: #2c3541; }
  .outline a { color: #5cc8bd; }
}
.light-mode {
  --scalar-color-2: #565656;
  --scalar-color-3: #636363;
  --scalar-color-green: #006b45;
  --scalar-color-blue: #005d9c;
  --scalar-color-yellow: #735300;
  --scalar-color-orange: #a33a00;
  --scalar-color-red: #b80007;
}
.dark-mode {
  --scalar-color-3: #9d9d9d;
}
.hljs, .hljs * { white-space: pre-wrap !important; overflow: visible !important; overflow-wrap: anywhere !important; }
.endpoints, .scalar-card-content { max-height: none !important; overflow: visible !important; }
`

/** The name of every asset in logs and metrics, whose paths change with their contents. */
const ASSET = "/docs/:asset"

/** Headers of what has the hash of its content in its path. */
const kept = {
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff"
}

/** Served at a path that changes with the content, so that clients may keep it for a year. */
const named = (name: string, type: string, content: string): StaticPage => ({
  path: `/docs/${createHash("sha256").update(content).digest("hex").slice(0, 16)}.${name}`,
  name: ASSET,
  headers: { ...kept, "content-type": `${type}; charset=utf-8` },
  body: lazyText(() => content)
})

const scalarScript: StaticPage = {
  path: `/docs/${scalar.hash}.scalar.js`,
  name: ASSET,
  headers: { ...kept, "content-type": "text/javascript; charset=utf-8" },
  body: { files: { br: scalar.br, gzip: scalar.gzip } }
}
const startScript = named("start.js", "text/javascript", script)
const styleSheet = named("style.css", "text/css", style)

/** The path as the page writes it. It is relative, because a proxy may serve everything below another path. */
const relative = ({ path }: StaticPage): string => path.slice(1)

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0b5d57"/><path d="M4 5h8M4 8h8M4 11h5" stroke="#fff" stroke-width="1.5"/></svg>`

const html = (document: ReferencedApi) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Duebook API</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">
<link rel="stylesheet" href="${relative(styleSheet)}">
<script defer src="${relative(startScript)}"></script>
<script defer src="${relative(scalarScript)}"></script>
</head>
<body>
<div id="outline">${outline(document)}</div>
<div id="reference"></div>
</body>
</html>
`

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Scalar's editor writes style sheets as it goes: no hash can be known beforehand, and it takes no nonce.
  "style-src 'self' 'unsafe-inline'",
  "img-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'"
].join("; ")

const page: StaticPage = {
  path: "/docs",
  name: "/docs",
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": contentSecurityPolicy,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff"
  },
  body: lazyText(() => html(JSON.parse(documentJson()) as ReferencedApi))
}

const description: StaticPage = {
  path: "/openapi.json",
  name: "/openapi.json",
  headers: { "content-type": "application/json", "cache-control": "no-cache" },
  body: lazyText(documentJson)
}

/** The routes of the reference and of everything that it loads. */
export const routes = staticRoutes([page, description, scalarScript, startScript, styleSheet])
