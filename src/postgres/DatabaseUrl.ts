/**
 * What `DATABASE_URL` says of TLS. The driver reads some of it otherwise than PostgreSQL's own programs, so it gets only
 * what means the same there or is stricter: every mode but `disable` checks the certificate.
 */
import { accessSync, constants } from "node:fs"
import { isThisMachine } from "../domain/ThisMachine.ts"

const MODES = ["disable", "require", "verify-ca", "verify-full"]
const FILES = ["sslrootcert", "sslcert", "sslkey"] as const
/** Other names of the driver for the same, with which it would check less. */
const OTHERS = ["ssl", "uselibpqcompat", "sslnegotiation"]

const isReadable = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}

/** What is wrong with the TLS of a database's URL, in words that follow the variable's name; null if nothing is. */
export const tlsProblem = (text: string): string | null => {
  const { searchParams } = new URL(text)
  const mode = searchParams.get("sslmode")
  const other = OTHERS.find((name) => searchParams.has(name))
  if (other !== undefined) return `must say how it is encrypted by sslmode, and not by ${other}`
  // The driver would take the last one.
  const repeated = ["sslmode", ...FILES].find((name) => searchParams.getAll(name).length > 1)
  if (repeated !== undefined) return `has ${repeated} twice`
  if (mode !== null && !MODES.includes(mode)) return `must have one of ${MODES.join(", ")} as its sslmode`
  const given = FILES.filter((name) => searchParams.has(name))
  if (given.length > 0 && (mode === null || mode === "disable")) {
    return `has ${given[0]}, which needs sslmode=verify-full`
  }
  const unreadable = given.find((name) => !isReadable(searchParams.get(name) ?? ""))
  if (unreadable !== undefined) return `names a file by ${unreadable} that can't be read`
  if (searchParams.has("sslcert") !== searchParams.has("sslkey")) return "needs sslcert and sslkey together"
  return mode === "verify-ca" && !searchParams.has("sslrootcert")
    ? "needs sslrootcert for sslmode=verify-ca: with public authorities, anybody's certificate would do"
    : null
}

/**
 * The URL for the driver. It gets `verify-full` in the place of `require`, which it would take for the same now and for
 * less in its next version; and for `verify-ca` the word with which it does not check the host's name.
 */
export const forDriver = (text: string): string => {
  const url = new URL(text)
  const mode = url.searchParams.get("sslmode")
  if (mode === "require") url.searchParams.set("sslmode", "verify-full")
  else if (mode === "verify-ca") url.searchParams.set("uselibpqcompat", "true")
  else return text
  return url.href
}

/** Whether a password and all data go to another machine in the clear. */
export const isInTheClear = (text: string): boolean => {
  const { hostname, searchParams } = new URL(text)
  // A host of the query goes before that of the address; a path is a socket on this machine.
  const host = searchParams.getAll("host").at(-1) || hostname
  const isHere = host === "" || host.startsWith("/") || isThisMachine(host)
  return (searchParams.get("sslmode") ?? "disable") === "disable" && !isHere
}
