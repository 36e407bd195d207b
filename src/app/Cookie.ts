/** The one cookie of the application: a session's token, or random characters before somebody has signed in. */
import { freshToken } from "../services/people/Sessions.ts"

/** Behind https no other site can set it, because of its prefix (RFC 6265bis, 4.1.3.2). */
export const nameOf = (isSecure: boolean): string => (isSecure ? "__Host-duebook" : "duebook")

/** 43 characters of base64url. */
const tokenRegExp = /^[A-Za-z0-9_-]{43}$/

/** The token that a browser sends; null for none, and for what is none. */
export const read = ({ headers }: Pick<Request, "headers">, isSecure: boolean): string | null => {
  const name = nameOf(isSecure)
  for (const pair of (headers.get("cookie") ?? "").split(";")) {
    const [key = "", value = ""] = pair.trim().split("=", 2)
    if (key === name) return tokenRegExp.test(value) ? value : null
  }
  return null
}

/** `Set-Cookie` for a token. The browser forgets it when it is closed; the session has ends of its own. */
export const write = (token: string, isSecure: boolean): string =>
  `${nameOf(isSecure)}=${token}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`

/** A token that is nobody's session: forms are bound to it until somebody signs in. */
export const anonymous = freshToken
