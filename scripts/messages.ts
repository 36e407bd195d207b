/**
 * Writes every built-in message, as a mail program and a phone show it, to `dist/messages/index.html` for people to read.
 * With CHROMIUM_PATH each mail is drawn, too, without images: narrow and wide, light and dark. `bun run messages de` does
 * only one language.
 */
import { Effect } from "effect"
import { mkdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { chromium } from "playwright-core"
import { brokenWords } from "../test/browser/brokenWords.ts"
import { allSamples, type Sample } from "../test/reminders/samples.ts"

const folder = resolve(import.meta.dirname, "../dist/messages")

/** The narrowest screen that mails are made for, and a wide one. */
const widths = [320, 800] as const

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const shown = ({ rendered: { html, subject, text }, segments, title }: Sample): string => {
  const body =
    html === null
      ? `<p class="sms">${escaped(text)}</p>`
      : `<div class="mail">${widths
          .map(
            (width) =>
              `<iframe srcdoc="${escaped(html)}" title="${escaped(title)}, ${width} pixels" width="${width}" loading="lazy"></iframe>`
          )
          .join("")}<pre>${escaped(text)}</pre></div>`
  const size = segments === null ? "" : ` <small>${text.length} characters, ${segments} SMS</small>`
  return `<section><h3>${escaped(title)}${size}</h3>${subject === null ? "" : `<p><strong>${escaped(subject)}</strong></p>`}${body}</section>`
}

const page = (samples: ReadonlyArray<Sample>): string => {
  const languages = [...new Set(samples.map(({ language }) => language))]
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Messages</title><style>
body{font-family:system-ui,sans-serif;margin:1em}iframe{height:720px;border:1px solid}
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

/** Draws the mails, and says of which a word is broken on the narrow screen. */
const draw = async (samples: ReadonlyArray<Sample>, executablePath: string): Promise<void> => {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--blink-settings=imagesEnabled=false"]
  })
  const broken: Array<string> = []
  let count = 0
  for (const width of widths) {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 400 } })
      for (const { rendered, title } of samples) {
        if (rendered.html === null) continue
        await page.setContent(rendered.html)
        const { isTooWide, words } = await brokenWords(page)
        if (isTooWide || words.length > 0) broken.push(`${title}, ${width}: ${words.join(", ")}`)
        const name = `${title}-${width}-${colorScheme}`.replaceAll(/[^a-zA-Z0-9-]+/g, "_")
        await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
        count += 1
      }
      await page.close()
    }
  }
  await browser.close()
  process.stdout.write(
    `${count} pictures: ${folder}\n${broken.length === 0 ? "No word is broken." : `Broken words: ${broken.join("; ")}`}\n`
  )
}

const [wanted] = process.argv.slice(2)
const samples = (await Effect.runPromise(allSamples)).filter(
  ({ language }) => wanted === undefined || language === wanted
)
await mkdir(folder, { recursive: true })
const file = join(folder, "index.html")
await writeFile(file, page(samples))
process.stdout.write(`${samples.length} messages: ${file}\n`)
const executablePath = process.env["CHROMIUM_PATH"] ?? ""
if (executablePath !== "") await draw(samples, executablePath)
