/** The opt-out page: a sentence, a button, no script, nothing from elsewhere. */
import { createHash } from "node:crypto"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import type { Language } from "../../domain/MessageLanguage.ts"
import { Markup, markup, htmlOf } from "../../texts/Html.ts"
import { textsIn } from "../../texts/Languages.ts"
import type { Notice, Texts } from "../../texts/Texts.ts"

const style = `
:root{color-scheme:light dark}
body{margin:0;font:1.125rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;color:#1b2430;background:#f5f7fa;overflow-wrap:break-word}
main{max-width:34rem;margin:12vh auto 0;padding:0 1.5rem 3rem}
h1{font-size:1.6rem;line-height:1.3}
button{font:inherit;padding:.6rem 1.2rem;border:2px solid #0b5d57;border-radius:8px;color:#fff;background:#0b5d57;cursor:pointer}
button.quiet{color:#0b5d57;background:none}
button:focus-visible{outline:3px solid #1b2430;outline-offset:2px}
.note{color:#4d5a6b;font-size:1rem}
@media (prefers-color-scheme:dark){body{color:#e4eaf2;background:#0f151d}.note{color:#a9b5c5}
button{color:#06201d;background:#5cc8bd;border-color:#5cc8bd}button.quiet{color:#5cc8bd;background:none}button:focus-visible{outline-color:#e4eaf2}}
`

/** To the letter what the policy allows. */
const styleElement = new Markup(`<style>${style}</style>`)

/** The headers of every answer: its own style and a form to itself, and no trace of the token anywhere else. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(style, "utf8").digest("base64")}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join("; "),
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store"
}

const document = (language: Language, title: string, body: Markup): string =>
  htmlOf(
    markup`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex, nofollow" />
          <title>${title}</title>
          ${styleElement}
        </head>
        <body>
          <main>${body}</main>
        </body>
      </html>`
  )

// Without an action a form goes to the page's own address, whatever stands before it on the way here.
const button = (action: "opt-out" | "opt-in", label: string, kind: "" | "quiet"): Markup =>
  markup`<form method="post"><button class="${kind}" name="action" value="${action}">${label}</button></form>`

/** What the page can say where a token leads to somebody. */
export type OptOutView = "ask" | "left" | "back"

const forms = (view: OptOutView, texts: Texts["optOutPage"]): Markup =>
  view === "left"
    ? markup`<p>${texts.mistake}</p>
        ${button("opt-in", texts.comeBack, "quiet")}`
    : button("opt-out", texts.leave, view === "back" ? "quiet" : "")

/** The page for a customer. */
export const optOutPage = (
  language: Language,
  view: OptOutView,
  { channel, company }: { readonly channel: Channel; readonly company: string }
): string => {
  const texts = textsIn[language].optOutPage
  // A name may be in any script and direction, whatever the sentence around it is in.
  const sentence = texts[view][channel](markup`<bdi>${company}</bdi>`)
  return document(
    language,
    texts.title,
    markup`<h1>${texts.title}</h1>
      ${view === "ask" ? markup`<p>${sentence}</p>` : markup`<p role="status">${sentence}</p>`}
      ${forms(view, texts)}
      <p class="note">${texts.note}</p>`
  )
}

const noticePage = (language: Language, { text, title }: Notice): string =>
  document(
    language,
    title,
    markup`<h1>${title}</h1>
      <p>${text}</p>`
  )

/** One page for whatever is wrong with a link. */
export const unknownPage = (language: Language): string =>
  noticePage(language, textsIn[language].optOutPage.unknown)

/** For a link by which too much was sent. */
export const tooManyPage = (language: Language): string =>
  noticePage(language, textsIn[language].debtorPage.tooMany)

/** For when the request could not be served. */
export const unavailablePage = (language: Language): string =>
  noticePage(language, textsIn[language].optOutPage.unavailable)
