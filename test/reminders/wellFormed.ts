/** Checks that the HTML of messages is well-formed, for the few elements that they use. */

const voidElements = new Set(["br", "meta"])
const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g

/** The faults of a page; empty if it is well-formed. */
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
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(body)) faults.push("a bare &")
  return faults
}

/** The text of a page without tags and escapes. */
export const textOf = (html: string): string =>
  html
    .replace(tag, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
