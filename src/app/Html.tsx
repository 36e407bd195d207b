/** Pages as answers: the document around them, their headers, and what is said where a page can't be shown. */
import { Effect } from "effect"
import { renderToString } from "preact-render-to-string"
import type { ApiError } from "../domain/Errors.ts"
import type { RequestFacts } from "../http/RequestContext.ts"
import type { Answer, ErrorWriter } from "../http/Response.ts"
import { route, type Route } from "../http/Routes.ts"
import { compressedAssets } from "./Assets.ts"
import * as Cookie from "./Cookie.ts"
import type { AnyPage, Download, RenderedPage, Visit } from "./Page.ts"
import { Document, PlainDocument } from "./parts/Document.tsx"
import { problemBody } from "./parts/Problem.tsx"
import { languageOf } from "../texts/Locale.ts"
import { type Unsaid, phrase, say, speaking } from "../words/Say.ts"

/** No script or style but ours, in no frame, and no address of ours in another site's log. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join("; ")

const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  // With `no-referrer`, browsers would send forms with `Origin: null`.
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "no-store"
} as const

/** Shorter pages are sent as they are. */
const MIN_COMPRESSED_BYTES = 1_024

const accepts = (request: Request): boolean => /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")

/** HTML as an answer under headers of its own, compressed where the browser takes it. */
export const compressed = (
  request: Request,
  status: number,
  html: string,
  own: Readonly<Record<string, string>>
): Answer => {
  if (html.length < MIN_COMPRESSED_BYTES || !accepts(request)) return { status, body: html, headers: own }
  const bytes = Bun.gzipSync(Buffer.from(html, "utf8"), { level: 5 })
  return { status, body: new Blob([bytes]), headers: { ...own, "content-encoding": "gzip" } }
}

/** A page of the application as an answer. */
export const page = (request: Request, status: number, html: string, cookie: string | null): Answer =>
  compressed(request, status, html, {
    ...headers,
    vary: "accept-encoding",
    ...(cookie === null ? {} : { "set-cookie": cookie })
  })

/** See Other: to an address of the application. */
export const redirect = (to: string, cookie?: string): Answer => ({
  status: 303,
  body: "",
  headers: {
    ...headers,
    // Never to another site, whatever led here.
    location: /^\/(?![/\\])/.test(to) ? to : "/app",
    ...(cookie === undefined ? {} : { "set-cookie": cookie })
  }
})

/** The parameter with the name of the action that was done. */
const DONE = "done"

/** An address that says on arrival what was done. */
export const saying = (to: string, action: string): string => {
  const [path = "", query = ""] = to.split("?", 2)
  const params = new URLSearchParams(query)
  params.set(DONE, action)
  return `${path}?${params}`
}

/** An address that says on arrival what was done before a page that only leads on. */
export const stillSaying = (query: URLSearchParams, to: string): string => {
  const action = query.get(DONE)
  return action === null ? to : saying(to, action)
}

/** What a script of a page asks for. */
export const json = (value: unknown): Answer => ({
  status: 200,
  body: JSON.stringify(value),
  headers: { ...headers, "content-type": "application/json" }
})

/** A file to keep. */
export const download = ({ content, contentType, name }: Download): Answer => ({
  status: 200,
  body: content,
  headers: {
    ...headers,
    "content-type": contentType,
    "content-disposition": `attachment; filename="${name.replaceAll(/[^A-Za-z0-9._-]/g, "-")}"`
  }
})

/** A page in its document: navigation, heading, what was done. */
export const documentOf = (
  rendered: RenderedPage,
  visit: Visit,
  pages: ReadonlyArray<Pick<AnyPage<never>, "access" | "navigation" | "path">>
): string =>
  speaking(
    visit.reader.language,
    () => `<!doctype html>${renderToString(<Document rendered={rendered} visit={visit} pages={pages} />)}`
  )

/** A page about a problem: of its reader, only what the browser says is known. */
const problemPage = ([title, text]: ProblemWords, { request, requestId }: RequestFacts): string =>
  speaking(
    languageOf(null, request.headers.get("accept-language")),
    () =>
      `<!doctype html>${renderToString(
        <PlainDocument title={say(title)}>{problemBody(say(title), say(text), requestId)}</PlainDocument>
      )}`
  )

type ProblemWords = readonly [title: Unsaid, text: Unsaid]

const titles: Readonly<Record<number, ProblemWords>> = {
  400: [
    phrase("Not understood"),
    phrase("The browser or something between it and this service has garbled the request.")
  ],
  404: [phrase("Not found"), phrase("There is nothing at this address.")],
  405: [phrase("Not found"), phrase("There is nothing at this address.")],
  413: [phrase("Too large"), phrase("What was sent is too large.")],
  503: [
    phrase("Not available"),
    phrase("The service can't answer at the moment. Wait a little, and try again.")
  ]
}

/** For links of mails: whether one was used, is too old or never was makes no difference. */
const brokenLink = [
  phrase("This link does not work"),
  phrase("It was used already, it has expired, or part of it is missing. Ask for a new one where you got it.")
] as const

const ownFault = [phrase("Something went wrong"), phrase("This is our fault. We have logged it.")] as const

const foreignForm = [
  phrase("Form not accepted"),
  phrase("This form does not belong to the page that you have open. Go back, reload the page, and try again.")
] as const

/** Errors as people read them. The same for whatever is not found, so that nothing tells what exists. */
const writeError: ErrorWriter = (error: ApiError, facts: RequestFacts) => {
  const isLink = error.status === 404 && facts.path.startsWith("/app/link/")
  const words = (isLink ? brokenLink : titles[error.status]) ?? ownFault
  return { body: problemPage(words, facts), headers }
}

/** A form that no page of ours has made, or whose page is older than its session. */
export const refusedForm = (facts: RequestFacts): Answer => ({
  status: 403,
  body: problemPage(foreignForm, facts),
  headers
})

/** A route of the application. Sessions are what its requests are admitted by. */
export const routeOf = (path: string, method: string, run: Effect.Effect<Answer, unknown>): Route =>
  route({
    name: path,
    method,
    path,
    writeError,
    credential: ({ isSecure, request }) => Cookie.read(request, isSecure()),
    run
  })

/** The front door. */
export const elsewhere: ReadonlyArray<Route> = [
  ...(["GET", "HEAD"] as const).map((method) => routeOf("/", method, Effect.succeed(redirect("/app")))),
  ...compressedAssets
]
