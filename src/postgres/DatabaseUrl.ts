/**
 * What `DATABASE_URL` says of TLS. Every mode means what it means to PostgreSQL's own programs; the driver, which takes
 * some of them otherwise, is told so. The modes that may fall back to no encryption are refused.
 */
import { X509Certificate } from "node:crypto"
import { readFileSync } from "node:fs"
import { isThisMachine } from "../domain/ThisMachine.ts"

const MODES = ["disable", "require", "verify-ca", "verify-full"]
const FILES = ["sslrootcert", "sslcert", "sslkey"] as const
/** Other names of the driver for the same, with which it would check less. */
const OTHERS = ["ssl", "uselibpqcompat", "sslnegotiation"]

/** What is wrong with a file of TLS, null if nothing is. */
const fileProblem = (name: (typeof FILES)[number], path: string): string | null => {
  try {
    const text = readFileSync(path, "utf8")
    // The driver would only say so when it connects, and in other words.
    if (name !== "sslkey") void new X509Certificate(text)
    return null
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException
    return /^E[A-Z]+$/.test(code)
      ? `names ${path} by ${name}, which can't be read (${code})`
      : `names ${path} by ${name}, which has no certificate in PEM`
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
  const problem = given
    .map((name) => fileProblem(name, searchParams.get(name) ?? ""))
    .find((found) => found !== null)
  if (problem !== undefined) return problem
  if (searchParams.has("sslcert") !== searchParams.has("sslkey")) return "needs sslcert and sslkey together"
  return mode === "verify-ca" && !searchParams.has("sslrootcert")
    ? "needs sslrootcert for sslmode=verify-ca: with public authorities, anybody's certificate would do"
    : null
}

/**
 * The URL for the driver, with the word by which it takes `require` and `verify-ca` as PostgreSQL's own programs do:
 * `require` checks nothing, or with `sslrootcert` as much as `verify-ca`, which does not check the host's name.
 */
export const forDriver = (text: string): string => {
  const url = new URL(text)
  if (!["require", "verify-ca"].includes(url.searchParams.get("sslmode") ?? "")) return text
  url.searchParams.set("uselibpqcompat", "true")
  return url.href
}

/** Whether the server is on this machine. */
const isHere = ({ hostname, searchParams }: URL): boolean => {
  // A host of the query goes before that of the address; a path is a socket on this machine.
  const host = searchParams.getAll("host").at(-1) || hostname
  return host === "" || host.startsWith("/") || isThisMachine(host)
}

/** Whether somebody in between may answer in the place of the server: what is sent is encrypted, but for anybody. */
export const isUnverified = (text: string): boolean => {
  const url = new URL(text)
  const { searchParams } = url
  return searchParams.get("sslmode") === "require" && !searchParams.has("sslrootcert") && !isHere(url)
}

/** Whether a password and all data go to another machine in the clear. */
export const isInTheClear = (text: string): boolean => {
  const url = new URL(text)
  return (url.searchParams.get("sslmode") ?? "disable") === "disable" && !isHere(url)
}
