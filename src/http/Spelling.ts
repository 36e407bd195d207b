/**
 * Whether an address arrived as `request.url` shows it. Bun rewrites `/v1/x/../usage`, `/v1/%2e/usage` and `/v1\usage` to
 * `/v1/usage`, so the only trace of what was sent is which of Bun's own routes it matched.
 */

/** No route of ours has more segments; a longer address is compared with our routes as it stands. */
const MAX_SEGMENTS = 8
const SLASH = 0x2f

/** A request as a route of Bun's hands it over, with the segments of what was sent, percent-decoded. */
export interface RoutedRequest extends Request {
  readonly params: Readonly<Record<string, string>>
}

/** The addresses that Bun is to tell apart: one for each number of segments, all of them not empty. */
export const depths: ReadonlyArray<{ readonly pattern: string; readonly segments: number }> = Array.from(
  { length: MAX_SEGMENTS },
  (_, n) => ({
    pattern: Array.from({ length: n + 1 }, (_, index) => `/:s${index}`).join(""),
    segments: n + 1
  })
)

const segmentsOf = (path: string): number => {
  let count = 0
  for (let index = 0; index < path.length; index++) if (path.charCodeAt(index) === SLASH) count++
  return count
}

/**
 * Whether this path was rewritten. `segments` is the number of the matched pattern, or null where none matched: what was
 * sent had an empty segment, or more than any pattern.
 */
export const isRewritten = (
  path: string,
  segments: number | null,
  params: Readonly<Record<string, string>>
): boolean => {
  if (segments === null)
    return segmentsOf(path) <= MAX_SEGMENTS && !path.includes("//") && !path.endsWith("/")
  if (segmentsOf(path) !== segments) return true
  // A backslash becomes a slash, and a `..` after it can remove what it added.
  for (const name in params) if (params[name]?.includes("\\") === true) return true
  return false
}
