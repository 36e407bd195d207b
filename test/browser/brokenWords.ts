/** Finds what a narrow screen does to a mail: words that are broken, and what is wider than the screen. */
import type { Page } from "playwright-core"

/** Words that are broken over two lines, and whether anything is wider than the window. */
export interface Broken {
  readonly words: ReadonlyArray<string>
  readonly isTooWide: boolean
}

/** Looks at the page that is open. Lines may break at hyphens and slashes; longer words than `maxLength` may break anywhere. */
export const brokenWords = (page: Page, maxLength = 30): Promise<Broken> =>
  page.evaluate((longest) => {
    const words: Array<string> = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const found of (node.textContent ?? "").matchAll(/[^\s\-/@.?&=]+/g)) {
        const range = document.createRange()
        range.setStart(node, found.index)
        range.setEnd(node, found.index + found[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && found[0].length <= longest) words.push(found[0])
      }
    }
    return { words, isTooWide: document.documentElement.scrollWidth > window.innerWidth }
  }, maxLength)
