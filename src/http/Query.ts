/** The query of a request as fields that a schema can look at. */

/** Decodes as forms do. What cannot be decoded stays as it was sent. */
const decoded = (text: string): string => {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text
  if (!spaced.includes("%")) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** Parameters by name. A parameter that is sent several times has a list of values. */
export const parse = (query: string): Readonly<Record<string, string | ReadonlyArray<string>>> => {
  const found: Record<string, string | Array<string>> = Object.create(null)
  if (query === "") return found
  for (const pair of query.split("&")) {
    if (pair === "") continue
    const end = pair.indexOf("=")
    const name = decoded(end === -1 ? pair : pair.slice(0, end))
    const value = end === -1 ? "" : decoded(pair.slice(end + 1))
    const before = found[name]
    if (before === undefined) found[name] = value
    else if (Array.isArray(before)) before.push(value)
    else found[name] = [before, value]
  }
  return found
}
