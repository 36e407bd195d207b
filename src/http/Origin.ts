/** Where a request comes from, and by which scheme it came: of the connection, or of a proxy that is trusted. */
import { Context, Effect } from "effect"
import { networkOf } from "../domain/Throttle.ts"
import { PublicUrl } from "../services/installation/PublicUrl.ts"

/** What is known of a request's way. */
export interface Origin {
  /** Whether the browser speaks https. */
  readonly isSecure: boolean
  /** Whether the browser is on this machine, by the host that it asks for. */
  readonly isLocal: boolean
  /** The network address of the client, for throttling. */
  readonly address: string
}

/** Whether the entry that a proxy has added last is believed: TRUST_PROXY. */
export class TrustProxy extends Context.Reference<TrustProxy>()("duebook/TrustProxy", {
  defaultValue: () => false
}) {}

/** What the installation says of its surroundings. */
export interface Surroundings {
  readonly trustProxy: boolean
  /** PUBLIC_URL, or the address of this machine. */
  readonly publicUrl: string
}

/** The surroundings of this process. */
export const surroundingsOf = (trustProxy: boolean): Effect.Effect<Surroundings> =>
  Effect.map(PublicUrl, (publicUrl) => ({
    trustProxy,
    // The port, and so the address, is known only once the service listens.
    get publicUrl() {
      return publicUrl.url
    }
  }))

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

type Headed = Pick<Request, "headers">

const isHttps = (scheme: string | undefined, publicUrl: string): boolean =>
  scheme === undefined ? publicUrl.startsWith("https:") : scheme.toLowerCase() === "https"

const addressFrom = (forwarded: string | undefined, peer: string | null): string =>
  withoutPort(forwarded ?? peer ?? "unknown")

/** Whether the browser speaks https. */
export const isSecure = ({ headers }: Headed, { publicUrl, trustProxy }: Surroundings): boolean =>
  isHttps(trustProxy ? forwardedOf(headers).scheme : undefined, publicUrl)

/** The network of a client: an IPv4 address, or the /64 of an IPv6 address. */
export const networkOfRequest = ({ headers }: Headed, peer: string | null, { trustProxy }: Surroundings) =>
  networkOf(addressFrom(trustProxy ? forwardedOf(headers).address : undefined, peer))

/** Finds out where a request comes from. Headers of proxies are believed only where the operator says so. */
export const originOf = (
  { headers }: Headed,
  peer: string | null,
  { publicUrl, trustProxy }: Surroundings
): Origin => {
  const forwarded = trustProxy ? forwardedOf(headers) : {}
  return {
    isSecure: isHttps(forwarded.scheme, publicUrl),
    isLocal: loopback.test(headers.get("host") ?? ""),
    address: addressFrom(forwarded.address, peer)
  }
}

/** Whether a browser says that a form was sent by a page of ours; of what does not say so, only the token is checked. */
export const isOwnSite = ({ headers }: Headed, { publicUrl }: Surroundings): boolean => {
  const site = headers.get("sec-fetch-site")
  if (site !== null) return site === "same-origin" || site === "none"
  const origin = headers.get("origin")
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === headers.get("host") || host === new URL(publicUrl).host
}
