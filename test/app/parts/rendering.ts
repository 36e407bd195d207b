/** A request for a page without a server, and what a part of the page looks like in it. */
import { type HTMLElement, parse } from "node-html-parser"
import type { VNode } from "preact"
import { renderToString } from "preact-render-to-string"
import type { Form } from "../../../src/app/Form.ts"
import type { CompanyVisit, Submitted, Visit } from "../../../src/app/Page.ts"
import { Reader } from "../../../src/app/Reader.ts"

/** Noon of the day on which all parts are read. */
export const NOW = Date.parse("2026-05-20T12:00:00Z")

/** A British reader in UTC. */
export const reader = new Reader({ locale: "en-GB", timezone: "UTC", now: NOW })

/** A request of somebody who has not signed in, for an address such as `/app/7/receivables?page=2`. */
export const visitTo = (address: string, changes: Partial<Visit> = {}): Visit => {
  const url = new URL(address, "http://localhost")
  return {
    facts: { path: url.pathname, query: url.search.slice(1), params: {} } as Visit["facts"],
    origin: { isSecure: true, isLocal: false, address: "192.0.2.1" },
    query: url.searchParams,
    reader,
    token: "token",
    session: null,
    submitted: null,
    said: null,
    shown: undefined,
    ...changes
  }
}

/** A request of a member of company 7. */
export const companyVisitTo = (address: string, changes: Partial<CompanyVisit> = {}): CompanyVisit =>
  ({
    ...visitTo(address),
    base: "/app/7",
    views: [],
    session: { id: 1, user: { id: 1 } },
    membership: { role: "member" },
    ...changes
  }) as CompanyVisit

/** A form of an action that was refused. */
export const refused = (action: string, form: Form, changes: Partial<Submitted> = {}): Submitted => ({
  action,
  form,
  issues: [],
  message: "",
  code: "validation_failed",
  ...changes
})

/** What a browser makes of a part; null where the part shows nothing. */
export const rendered = (part: VNode | null): HTMLElement => parse(part === null ? "" : renderToString(part))

/** The links of a part: what each says, and where it leads. */
export const linksOf = (part: VNode | null): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    rendered(part)
      .querySelectorAll("a")
      .map((link) => [link.text, link.getAttribute("href")])
  )

/** The classes and the text of each element that a selector finds. */
export const textsOf = (part: VNode | null, selector: string): ReadonlyArray<string> =>
  rendered(part)
    .querySelectorAll(selector)
    .map(({ text }) => text)
