import { beforeAll, describe, expect, it } from "vitest"
import type { AnyPage } from "../../src/app/Page.ts"
import { pages } from "../../src/app/Pages.ts"
import { type AppBook, HOSTILE, makeBook, table } from "../support/AppBook.ts"
import { Person, personOf, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()
let book: AppBook

const kinds = ["owner", "admin", "member", "other company's owner", "nobody"] as const
type Kind = (typeof kinds)[number]
const visitors = new Map<Kind, Visitor>()
const visitor = (kind: Kind): Visitor => visitors.get(kind) as Visitor

beforeAll(async () => {
  book = await makeBook(server, HOSTILE)
  for (const role of ["owner", "admin", "member"] as const) {
    visitors.set(role, await personOf(server, book.company.id, { role, name: HOSTILE }))
  }
  visitors.set("other company's owner", await personOf(server, (await server.company()).id))
  visitors.set("nobody", new Visitor(server))
})

type Listed = (typeof table)[number]

/** What a page of the table answers to somebody, by its access alone. */
const expected = ({ access }: Pick<Listed, "access">, kind: Kind): "open" | "sign in" | 403 | 404 => {
  if (access._tag === "Public") return "open"
  if (kind === "nobody") return "sign in"
  if (access._tag === "SignedIn") return "open"
  if (kind === "other company's owner") return 404
  return access.roles.includes(kind) ? "open" : 403
}

/** Addresses whose last part is a secret that nobody has made here. */
const SECRET = /:token/
/**
 * Addresses that are there only where anybody may sign up or where there is an identity provider, and one whose query
 * says what it is asked for.
 */
const CLOSED = /sign-up|sign-in\/callback|confirm|passkeys\/options/

describe("every address times every role", () => {
  for (const kind of kinds) {
    it(`answers ${kind} as the table of pages says`, async () => {
      const wrong: Array<string> = []
      for (const listed of table) {
        if (SECRET.test(listed.path) || CLOSED.test(listed.path)) continue
        const seen = await visitor(kind).get(book.addressOf(listed.path))
        const isSignIn = seen.status === 303 && seen.location?.startsWith("/app/sign-in") === true
        const found = isSignIn ? "sign in" : seen.status === 200 || seen.status === 303 ? "open" : seen.status
        if (found !== expected(listed, kind) && listed.path !== "/app")
          wrong.push(`${listed.path}: ${found}, not ${expected(listed, kind)}`)
      }
      expect(wrong).toEqual([])
    })
  }

  for (const kind of kinds) {
    it(`lets ${kind} press the buttons that the table of pages gives to that role`, async () => {
      const wrong: Array<string> = []
      const someone = visitor(kind)
      const from = someone instanceof Person ? someone.at("/receivables") : "/app/sign-in"
      const token =
        (await someone.get(from)).html.querySelector("input[name=_token]")?.getAttribute("value") ?? ""
      for (const page of pages as unknown as ReadonlyArray<AnyPage<never>>) {
        if (page.access._tag !== "Company") continue
        for (const [name, { roles }] of Object.entries(page.actions)) {
          const seen = await visitor(kind).post(
            book.addressOf(page.path),
            new URLSearchParams({ _action: name, _token: token, _key: crypto.randomUUID() })
          )
          const first = expected(page, kind)
          const isRole = kind === "owner" || kind === "admin" || kind === "member"
          const allowed = first === "open" && isRole && roles?.includes(kind) === false ? 403 : first
          const isSignIn = seen.status === 303 && seen.location?.startsWith("/app/sign-in") === true
          const found = isSignIn
            ? "sign in"
            : [200, 303, 400, 409, 422].includes(seen.status) || (seen.status === 404 && allowed === "open")
              ? "open"
              : seen.status
          if (found !== allowed) wrong.push(`${page.path} ${name}: ${found} (${seen.status}), not ${allowed}`)
        }
      }
      expect(wrong).toEqual([])
    })
  }

  it("is written with names of actions that no other page has", () => {
    const names = (pages as unknown as ReadonlyArray<AnyPage<never>>).flatMap(({ actions }) =>
      Object.keys(actions)
    )
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe("what people have typed", () => {
  it("is text on every page, never markup", async () => {
    const owner = visitor("owner") as Person
    const found: Array<string> = []
    for (const { path } of table) {
      if (SECRET.test(path) || CLOSED.test(path)) continue
      const seen = await owner.get(book.addressOf(path))
      if (seen.headers.get("content-type")?.startsWith("text/html") !== true) continue
      // A stored message is HTML itself: its frame runs nothing, which its policy says.
      if (seen.headers.get("content-security-policy")?.includes("sandbox") === true) continue
      if (
        seen.html
          .querySelectorAll("script")
          .some((each) => each.getAttribute("src")?.startsWith("/app/assets/") !== true)
      )
        found.push(`${path}: script`)
      if (seen.html.querySelector("[onerror], [onclick], [style]") !== null) found.push(`${path}: attribute`)
    }
    expect(found).toEqual([])
  })
})

describe("the headers of every page", () => {
  it("let nothing of other sites in, and keep nothing in caches", async () => {
    const owner = visitor("owner")
    for (const { path } of table) {
      if (SECRET.test(path)) continue
      const { headers, status } = await owner.get(book.addressOf(path))
      if (headers.get("content-security-policy")?.includes("sandbox") === true) continue
      expect([path, status, headers.get("cache-control")]).toEqual([path, status, "no-store"])
      expect(headers.get("content-security-policy")).toContain(
        "default-src 'none'; script-src 'self'; style-src 'self'"
      )
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
      expect(headers.get("referrer-policy")).toBe("same-origin")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
    }
  })
})

describe("the size of every page", () => {
  /** As a browser that takes brotli gets them, once: afterwards the style sheet is in its cache. */
  const LIMIT = 50 * 1_024

  it("is at most 50 KB with its styles", async () => {
    const owner = visitor("owner")
    const sheet = (await owner.get(book.addressOf("/app/:company"))).html
      .querySelector("link[rel=stylesheet]")
      ?.getAttribute("href")
    const bytesOf = async (path: string) =>
      Number(
        (await owner.send(path, { method: "HEAD", headers: { "accept-encoding": "br, gzip" } })).headers.get(
          "content-length"
        )
      )
    const styles = await bytesOf(sheet ?? "")
    expect(styles).toBeGreaterThan(0)
    for (const { path } of table) {
      if (!SECRET.test(path))
        expect([path, (await bytesOf(book.addressOf(path))) + styles < LIMIT]).toEqual([path, true])
    }
  })
})
