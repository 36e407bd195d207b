/**
 * The cookies of the application: a session's token, or random characters before somebody has signed in; and what tells
 * that the browser has signed in before.
 */
import { KNOWN_DAYS } from "../services/people/KnownBrowsers.ts"
import { freshToken } from "../services/people/Sessions.ts"

/** Behind https no other site can set it, because of its prefix (RFC 6265bis, 4.1.3.2). */
export const nameOf = (isSecure: boolean): string => (isSecure ? "__Host-duebook" : "duebook")

/** 43 characters of base64url. */
const tokenRegExp = /^[A-Za-z0-9_-]{43}$/

/** The value of a cookie that a browser sends; null for none. */
const valueOf = ({ headers }: Pick<Request, "headers">, name: string): string | null => {
  for (const pair of (headers.get("cookie") ?? "").split(";")) {
    const [key = "", value = ""] = pair.trim().split("=", 2)
    if (key === name) return value
  }
  return null
}

/** The token that a browser sends; null for none, and for what is none. */
export const read = (request: Pick<Request, "headers">, isSecure: boolean): string | null => {
  const value = valueOf(request, nameOf(isSecure))
  return value !== null && tokenRegExp.test(value) ? value : null
}

/** `Set-Cookie` for a token. The browser forgets it when it is closed; the session has ends of its own. */
export const write = (token: string, isSecure: boolean): string =>
  `${nameOf(isSecure)}=${token}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`

const KNOWN_SECONDS = KNOWN_DAYS * 86_400

const knownNameOf = (isSecure: boolean): string => `${nameOf(isSecure)}-known`

/** What a browser's cookie says of earlier sign-ins; null for nothing. */
export const readKnown = (request: Pick<Request, "headers">, isSecure: boolean): string | null =>
  valueOf(request, knownNameOf(isSecure))

/** `Set-Cookie` for a browser that has signed in, kept when it is closed. */
export const writeKnown = (value: string, isSecure: boolean): string =>
  `${knownNameOf(isSecure)}=${value}; Path=/; Max-Age=${KNOWN_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`

/** A token that is nobody's session: forms are bound to it until somebody signs in. */
export const anonymous = freshToken
