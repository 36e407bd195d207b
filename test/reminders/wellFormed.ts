/** Whether HTML is well-formed, as far as our own small set of elements goes. */

const voidElements = new Set(["br", "meta"])
const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g

/** What is wrong with a page; nothing if nothing is. */
export const faultsOf = (html: string): ReadonlyArray<string> => {
  const faults: Array<string> = []
  const body = html.replace(/^<!DOCTYPE html>\n/, "")
  if (body === html) faults.push("no doctype")
  const open: Array<string> = []
  for (const [, closing, name = ""] of body.matchAll(tag)) {
    if (closing === "/") {
      const last = open.pop()
      if (last !== name) faults.push(`</${name}> closes <${last}>`)
    } else if (!voidElements.has(name)) open.push(name)
  }
  faults.push(...open.map((name) => `<${name}> is never closed`))
  const text = body.replace(tag, "")
  if (/[<>]/.test(text)) faults.push("a bare < or > in the text")
  if (/&(?!(?:amp|lt|gt|#34|#39);)/.test(body)) faults.push("a bare &")
  return faults
}

/** The text of a page, tags and escapes taken away. */
export const textOf = (html: string): string =>
  html
    .replace(tag, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#34;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
