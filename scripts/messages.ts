/** Writes every built-in message, as a mail program and a phone show it, to `dist/messages/index.html` for people to read. */
import { Effect } from "effect"
import { mkdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { allSamples, type Sample } from "../test/reminders/samples.ts"

const folder = resolve(import.meta.dirname, "../dist/messages")

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const shown = ({ rendered: { html, subject, text }, segments, title }: Sample): string => {
  const body =
    html === null
      ? `<p class="sms">${escaped(text)}</p>`
      : `<div class="mail"><iframe srcdoc="${escaped(html)}" title="${escaped(title)}" loading="lazy"></iframe><pre>${escaped(text)}</pre></div>`
  const size = segments === null ? "" : ` <small>${text.length} characters, ${segments} SMS</small>`
  return `<section><h3>${escaped(title)}${size}</h3>${subject === null ? "" : `<p><strong>${escaped(subject)}</strong></p>`}${body}</section>`
}

const page = (samples: ReadonlyArray<Sample>): string => {
  const languages = [...new Set(samples.map(({ language }) => language))]
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Messages</title><style>
body{font-family:system-ui,sans-serif;margin:1em}iframe{width:320px;height:720px;border:1px solid}
.mail{display:flex;gap:1em;align-items:start;flex-wrap:wrap}pre{white-space:pre-wrap;flex:1;min-width:20em}
.sms{max-width:22em;border:1px solid;border-radius:1em;padding:1em;overflow-wrap:anywhere}</style></head><body>
<nav>${languages.map((language) => `<a href="#${language}">${language}</a>`).join(" ")}</nav>
${languages
  .map(
    (language) =>
      `<h2 id="${language}">${language}</h2>${samples
        .filter((sample) => sample.language === language)
        .map(shown)
        .join("\n")}`
  )
  .join("\n")}
</body></html>
`
}

const samples = await Effect.runPromise(allSamples)
await mkdir(folder, { recursive: true })
const file = join(folder, "index.html")
await writeFile(file, page(samples))
process.stdout.write(`${samples.length} messages: ${file}\n`)
