/** What tests of single sign-on do with a browser. */
import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { alertOf } from "./Accounts.ts"
import type { Somebody } from "./IdentityProvider.ts"
import type { Seen, Visitor } from "./Person.ts"

/** Somebody at the provider with a verified address. */
export const somebody = (more: Partial<Somebody> = {}): Somebody => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  name: "Ida Example",
  ...more
})

/** The address to which a page leads that leaves for the provider. */
export const leaving = (seen: Seen): string => {
  const refresh = seen.html.querySelector("meta[http-equiv=refresh]")?.getAttribute("content") ?? ""
  return refresh.replace(/^0;url=/, "").replaceAll("&amp;", "&")
}

/** Presses the button, and returns the provider's address. */
export const begin = async (visitor: Visitor, to = "/app/sign-in"): Promise<string> =>
  leaving(await visitor.submit(to, "single-sign-on"))

/** The path with which a browser comes back to the service. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** What is said to whoever has come back and is not signed in. */
export const problemOf = async (visitor: Visitor, seen: Seen): Promise<string> => {
  expect(seen.status).toBe(303)
  expect(seen.location).toContain("/app/sign-in/callback?problem=")
  return alertOf(await visitor.get(seen.location ?? ""))
}
