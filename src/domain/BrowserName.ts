/** A browser's name as its owner knows it, from the header that it sends. */

// In this order, because most of them also say that they are like the ones below.
const browsers: ReadonlyArray<readonly [pattern: RegExp, name: string]> = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"]
]

const systems: ReadonlyArray<readonly [pattern: RegExp, name: string]> = [
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"]
]

const first = (
  table: ReadonlyArray<readonly [pattern: RegExp, name: string]>,
  text: string
): string | undefined => table.find(([pattern]) => pattern.test(text))?.[1]

/** Such as `Firefox` and `Linux`; a name that is not known is not guessed. */
export const browserParts = (
  userAgent: string | null
): { readonly browser: string | null; readonly system: string | null } => ({
  browser: first(browsers, userAgent ?? "") ?? null,
  system: first(systems, userAgent ?? "") ?? null
})
