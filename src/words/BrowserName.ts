/** A browser's name as its owner knows it, in the reader's language. */
import { browserParts } from "../domain/BrowserName.ts"
import { say } from "./Say.ts"

/** Such as `Firefox on Linux`, from the header that it sends. */
export const browserName = (userAgent: string | null): string => {
  const { browser, system } = browserParts(userAgent)
  if (system === null) return browser ?? say("A browser")
  return browser === null
    ? say("A browser on {system}", { system })
    : say("{browser} on {system}", { browser, system })
}
