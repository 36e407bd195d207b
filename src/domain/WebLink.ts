/** Links that a company puts into its messages. */
import { checkedString } from "./Text.ts"

/** Longest link; longer ones do not fit into every mail program. */
const MAX_LENGTH = 2_000

/** Hosts of this machine, where a link may do without TLS. */
const localHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"])

const printable = /^[^\p{C}\p{Z}]+$/u

const parsed = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** Whether people may be led to an address: by https, without a password in it. */
const isPublicLink = (text: string): boolean => {
  const url = parsed(text)
  return (
    url !== undefined &&
    text.length <= MAX_LENGTH &&
    printable.test(text) &&
    /^https?:\/\//i.test(text) &&
    (url.protocol === "https:" || (url.protocol === "http:" && localHosts.has(url.hostname))) &&
    url.username + url.password === ""
  )
}

/** Address of a company's site. */
export const Website = checkedString({
  identifier: "Website",
  description: "Address of the site, https.",
  examples: ["https://www.example.com"],
  message:
    "must be a link that begins with https:// (http:// for localhost alone), without braces, of at most 2000 characters",
  jsonSchema: { maxLength: MAX_LENGTH },
  isValid: (text) => isPublicLink(text) && !/[{}]/.test(text)
})

/** Replaces the placeholders of a payment link. */
const filled = (link: string, reference: string, amount: string): string =>
  link.replaceAll("{reference}", reference).replaceAll("{amount}", amount)

/**
 * A link where an amount can be paid. `{reference}` and `{amount}` stand for what is paid, wherever they are behind the
 * host: what is written into them must not lead to another host.
 */
export const PaymentUrl = checkedString({
  identifier: "PaymentUrl",
  description: "Link for paying, https; {reference} and {amount} stand for what is paid.",
  examples: ["https://pay.example.com/?ref={reference}&amount={amount}"],
  message:
    "must be a link that begins with https:// (http:// for localhost alone), of at most 2000 characters; behind its host it may hold {reference} and {amount}, and no other braces",
  jsonSchema: { maxLength: MAX_LENGTH },
  isValid: (text) => {
    const link = filled(text, "1", "1")
    return (
      text.length <= MAX_LENGTH &&
      isPublicLink(link) &&
      !/[{}]/.test(link) &&
      parsed(link)?.origin === parsed(filled(text, "2", "2"))?.origin
    )
  }
})
