/** Where a request comes from, and by which scheme it came: of the connection, or of a proxy that is trusted. */

/** What is known of a request's way. */
export interface Origin {
  /** Whether the browser speaks https. */
  readonly isSecure: boolean
  /** Whether the browser is on this machine, by the host that it asks for. */
  readonly isLocal: boolean
  /** The network address of the client, for throttling. */
  readonly address: string
}

/** What the installation says of its surroundings. */
export interface Surroundings {
  readonly trustProxy: boolean
  /** PUBLIC_URL, or the address of this machine. */
  readonly publicUrl: string
}

const loopback = /^(?:localhost|[^:]*\.localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])(?::[0-9]+)?$/

const last = (list: string | null): string | undefined => list?.split(",").at(-1)?.trim()

/** What a proxy says of the client. */
interface Forwarded {
  readonly address: string | undefined
  readonly scheme: string | undefined
}

/** The last entry of `Forwarded` (RFC 7239): the one that the nearest proxy has added. */
const standard = (entry: string): Forwarded => {
  const parts = new Map(
    entry.split(";").map((part) => {
      const [name = "", value = ""] = part.split("=", 2)
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', "")] as const
    })
  )
  return { address: parts.get("for"), scheme: parts.get("proto") }
}

/**
 * What the nearest proxy says. Most proxies set one family of headers and let the other through as the client has sent
 * it: where both are there and differ, neither is believed.
 */
const forwardedOf = (headers: Headers): Partial<Forwarded> => {
  const entry = last(headers.get("forwarded"))
  const usual = {
    address: last(headers.get("x-forwarded-for")),
    scheme: last(headers.get("x-forwarded-proto"))
  }
  if (entry === undefined) return usual
  const found = standard(entry)
  if (usual.address === undefined && usual.scheme === undefined) return found
  return found.address === usual.address && found.scheme === usual.scheme ? found : {}
}

/** Addresses in brackets and with ports are brought into one form. */
const withoutPort = (address: string): string =>
  address
    .replace(/^\[([^\]]*)\](?::[0-9]+)?$/, "$1")
    .replace(/^([0-9.]+):[0-9]+$/, "$1")
    .toLowerCase()

/** Finds out where a request comes from. Headers of proxies are believed only where the operator says so. */
export const originOf = (
  { headers }: Pick<Request, "headers">,
  peer: string | null,
  { publicUrl, trustProxy }: Surroundings
): Origin => {
  const forwarded = trustProxy ? forwardedOf(headers) : {}
  const scheme = forwarded.scheme ?? (publicUrl.startsWith("https:") ? "https" : "http")
  return {
    isSecure: scheme.toLowerCase() === "https",
    isLocal: loopback.test(headers.get("host") ?? ""),
    address: withoutPort(forwarded.address ?? peer ?? "unknown")
  }
}

/** Whether a browser says that a form was sent by a page of ours; of what does not say so, only the token is checked. */
export const isOwnSite = ({ headers }: Pick<Request, "headers">, { publicUrl }: Surroundings): boolean => {
  const site = headers.get("sec-fetch-site")
  if (site !== null) return site === "same-origin" || site === "none"
  const origin = headers.get("origin")
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === headers.get("host") || host === new URL(publicUrl).host
}
