/** Mails on a narrow screen. Skipped without CHROMIUM_PATH. */
import { Effect } from "effect"
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
