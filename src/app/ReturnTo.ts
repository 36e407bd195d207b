/** Where sign-in leads to afterwards: an address of the application, and never one elsewhere. */

/** The front page. */
export const HOME = "/app"

/** Visible ASCII without a backslash, which some browsers read as a slash. */
const plain = /^\/app(?:[/?][\x21-\x5b\x5d-\x7e]*)?$/
/** What an address is resolved against, to see where it leads. */
const here = "http://here.invalid"

/** The address, if it is one of the application; otherwise its front page. */
export const withinApplication = (to: string | null): string => {
  if (to === null || !plain.test(to) || !URL.canParse(to, here)) return HOME
  const { origin, pathname, search } = new URL(to, here)
  return origin === here && (pathname === HOME || pathname.startsWith(`${HOME}/`)) ? pathname + search : HOME
}

/** An address with the one to come back to. */
export const withReturn = (path: string, to: string): string =>
  to === HOME ? path : `${path}?to=${encodeURIComponent(to)}`
