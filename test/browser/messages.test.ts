/** Mails on a narrow screen. Skipped without CHROMIUM_PATH. */
import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { chromium } from "playwright-core"
import { describe, expect, it } from "vitest"
import { languages } from "../../src/domain/MessageLanguage.ts"
import { allSamples } from "../reminders/samples.ts"
import { brokenWords } from "./brokenWords.ts"

const executablePath = process.env["CHROMIUM_PATH"] ?? ""

describe.skipIf(executablePath === "")("every mail at 320 pixels", () => {
  it("breaks no word, and is not wider than the screen", { timeout: 300_000 }, async () => {
    const samples = await Effect.runPromise(allSamples)
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
    try {
      const page = await browser.newPage({ viewport: { width: 320, height: 720 } })
      const broken: Array<string> = []
      let drawn = 0
      for (const { rendered, title } of samples) {
        if (rendered.html === null) continue
        await page.setContent(rendered.html)
        const { isTooWide, words } = await brokenWords(page)
        if (isTooWide || words.length > 0) broken.push(`${title}: ${words.join(", ")}`)
        drawn += 1
      }
      expect(broken).toEqual([])
      expect(drawn).toBeGreaterThan(languages.length * 20)
    } finally {
      await browser.close()
    }
  })
})

describe.skipIf(executablePath === "")("a mail in a page of the application", () => {
  it("has dark letters on its white ground only, where the reader prefers dark", async () => {
    const css = gunzipSync(readFileSync(join(import.meta.dirname, "../../src/app/assets/app.css.gz")))
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
    try {
      const page = await browser.newPage({ colorScheme: "dark" })
      for (const name of ["message-frame", "mail"]) {
        await page.setContent(
          `<!DOCTYPE html><style>${css.toString()}</style><iframe class="${name}"></iframe>`
        )
        const { background, scheme } = await page.locator("iframe").evaluate((frame) => {
          const style = getComputedStyle(frame)
          return { background: style.backgroundColor, scheme: style.colorScheme }
        })
        // A frame of the page's own scheme is transparent: a mail in light letters would stand on this ground.
        expect({ background, scheme }, name).toEqual({ background: "rgb(255, 255, 255)", scheme: "light" })
      }
    } finally {
      await browser.close()
    }
  })
})
