/** The part of a file that a request asks for (RFC 9110, 14.2), so that a download goes on where it broke off. */

/** The first and the last byte, from 0. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

const RANGE = /^bytes=([0-9]{0,15})-([0-9]{0,15})$/

/**
 * The part of a file of so many bytes; null for all of it, which is the answer to what is no range, or several, too.
 * `unsatisfiable` where it begins behind the end.
 */
export const byteRange = (header: string | null, bytes: number): ByteRange | "unsatisfiable" | null => {
  const [, from = "", to = ""] = RANGE.exec(header ?? "") ?? []
  if (from === "" && to === "") return null
  if (from === "") {
    const count = Math.min(Number(to), bytes)
    return count === 0 ? "unsatisfiable" : { first: bytes - count, last: bytes - 1 }
  }
  const first = Number(from)
  if (to !== "" && Number(to) < first) return null
  if (first >= bytes) return "unsatisfiable"
  return { first, last: to === "" ? bytes - 1 : Math.min(Number(to), bytes - 1) }
}

/** Whether the file is still that of which a part was fetched before; without the header, it is taken to be. */
export const isSameFile = (ifRange: string | null, etag: string): boolean =>
  ifRange === null || ifRange === etag
