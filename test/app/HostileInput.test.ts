/** Nothing that somebody can put into an address or a form of the application makes it fail. */
import { beforeAll, describe, expect, it } from "vitest"
import type { AnyPage } from "../../src/app/Page.ts"
import { pages } from "../../src/app/Pages.ts"
import { type AppBook, makeBook, table } from "../support/AppBook.ts"
import { type Person, personOf, type Seen, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer({ environment: { SIGN_UP: "open" } })
let book: AppBook
let owner: Person

beforeAll(async () => {
  book = await makeBook(server)
  owner = await personOf(server, book.company.id)
})

/** What texts, numbers and dates are not, and what becomes so when it is cut: 199 or 1 unit before a surrogate pair. */
const VALUES = [
  "a\u0000b\u0001\u001f",
  `a${"😀".repeat(2_000)}`,
  "x".repeat(7_000),
  "%_\\'\"--;{}[]()*",
  "0",
  "99999999999999999999",
  "1e308",
  "2026-13-45",
  "+275760-09-13",
  "\u202e\ufeff\u0301\ufffe",
  "__proto__"
]
/** Those that one field after the other gets, beside others that are right. */
const WORST = ["a\u0000b", `a${"😀".repeat(300)}`]

/** Filters that pages read, besides those of their own forms. */
const NAMES = [
  ..."q page per_page before format done to recovery needs month series_id customer customer_id texts".split(
    " "
  ),
  ..."locale tone situation status channel reason sort due_from due_to from until action user_id currency".split(
    " "
  )
]

const ADDRESSES = table.filter(({ path }) => !path.includes(":token"))

/** Requests at a time. */
const AT_ONCE = 6

/** Sends all of these and returns what failed. */
const failing = async (
  requests: ReadonlyArray<readonly [string, () => Promise<Seen>]>
): Promise<ReadonlyArray<string>> => {
  const failed: Array<string> = []
  const queue = [...requests]
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [name, send] = next
      const { status, text } = await send()
      if (status < 500) continue
      const id = /req_[0-9a-f]{32}/.exec(text)?.[0]
      const cause = server.log.find(({ annotations }) => annotations["request_id"] === id)?.cause
      failed.push(`${name}: ${status} ${cause?.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failed
}

const label = (value: string): string => JSON.stringify(value.slice(0, 12))

const filtersOf = async (address: string): Promise<ReadonlyArray<string>> => {
  const { html } = await owner.get(address)
  const own = html
    .querySelectorAll("form[method=get] [name]")
    .map((field) => field.getAttribute("name") ?? "")
  return [...new Set([...own, ...NAMES])]
}

describe("an address", () => {
  it("with whatever filters is answered, as a page and as a file", async () => {
    const requests: Array<readonly [string, () => Promise<Seen>]> = []
    for (const { path } of ADDRESSES) {
      const address = book.addressOf(path)
      const names = await filtersOf(address)
      const ask = (what: string, fields: ReadonlyArray<readonly [string, string]>) => {
        const query = new URLSearchParams(fields.map((field) => [...field]))
        requests.push([`${path} ${what}`, () => owner.get(`${address}?${query}`)])
      }
      for (const value of VALUES)
        ask(
          label(value),
          names.map((name) => [name, value])
        )
      for (const value of WORST) {
        ask(
          `csv ${label(value)}`,
          names.map((name) => [name, name === "format" ? "csv" : value])
        )
        for (const name of ["q", "customer"]) ask(`${name} ${label(value)}`, [[name, value]])
      }
    }
    expect(await failing(requests)).toEqual([])
  })

  it("with whatever ids is answered, and with bytes that are no text", async () => {
    const ids = [
      "%00",
      "%ED%A0%80",
      "%ff",
      "%",
      "0",
      "-1",
      "1e3",
      "9007199254740993",
      "9".repeat(400),
      "%2e%2e"
    ]
    const requests = ADDRESSES.filter(({ path }) => path.includes(":")).flatMap(({ path }) =>
      ids.flatMap((id) =>
        [...path.matchAll(/:\w+/g)].map(([name]) => {
          const address = book.addressOf(path.replace(name, id))
          return [`${path} ${id}`, () => owner.get(address)] as const
        })
      )
    )
    const queries = ADDRESSES.map(({ path }) => {
      const address = `${book.addressOf(path)}?q=%ED%A0%80&customer=%ff&status=%&%00=%00&=&&page=%00`
      return [`${path} bytes`, () => owner.get(address)] as const
    })
    const links = ids.map((id) => [`link ${id}`, () => owner.get(`/app/link/${id}`)] as const)
    const debtors = ids.map((id) => [`debtor ${id}`, () => owner.get(`/p/${id}`)] as const)
    expect(await failing([...requests, ...queries, ...links, ...debtors])).toEqual([])
  })
})

/** Buttons after which nobody would be there to press the others. */
const LAST =
  /^(?:sign-out|turn-off-two-factor|leave-company|close-company|close-account|cancel-two-factor|confirm-two-factor|start-over)/

/** Fields of forms that are not on their page at first. */
const FIELDS =
  "amount note reason until due_date paid_at email role name code password new_password to id session_id customer_id text".split(
    " "
  )

describe("a form", () => {
  const own = new Set(["_action", "_token", "_key", "_code"])

  const formsOf = async (page: AnyPage<never>, visitor: Visitor) => {
    const address = book.addressOf(page.path)
    const seen = await visitor.get(address)
    const token = seen.html.querySelector("input[name=_token]")?.getAttribute("value") ?? ""
    return Object.keys(page.actions)
      .filter((name) => !LAST.test(name))
      .map((action) => {
        const form = seen.html
          .querySelectorAll("form")
          .find((each) => each.querySelector(`input[name=_action][value="${action}"]`) !== null)
        const given = (form?.querySelectorAll("[name]") ?? []).map(
          (field) =>
            [
              field.getAttribute("name") ?? "",
              field.getAttribute("value") ??
                field.querySelector("option[selected]")?.getAttribute("value") ??
                ""
            ] as const
        )
        const fields = given.filter(([name]) => !own.has(name))
        const standard = fields.length > 0 ? fields : FIELDS.map((name) => [name, ""] as const)
        const send = (values: ReadonlyArray<readonly [string, string]>) => () =>
          visitor.post(
            address,
            new URLSearchParams([
              ["_action", action],
              ["_token", token],
              ["_key", crypto.randomUUID()],
              ...values.map((each) => [...each])
            ])
          )
        return { action, fields: standard, send }
      })
  }

  const requestsOf = async (page: AnyPage<never>, visitor: Visitor) =>
    (await formsOf(page, visitor)).flatMap(({ action, fields, send }) => [
      ...VALUES.filter((_, index) => index % 3 === 0).map(
        (value) => [`${action} ${label(value)}`, send(fields.map(([name]) => [name, value]))] as const
      ),
      ...fields
        .slice(0, 40)
        .flatMap(([name]) =>
          WORST.map(
            (value) =>
              [
                `${action} ${name} ${label(value)}`,
                send(fields.map((field) => (field[0] === name ? [name, value] : field)))
              ] as const
          )
        ),
      [
        `${action} names`,
        send(
          ["__proto__", "constructor.prototype", "a.b.c", "\u0000", "customer.__proto__"].map((name) => [
            name,
            "x"
          ])
        )
      ] as const
    ])

  const all = pages as unknown as ReadonlyArray<AnyPage<never>>

  it("of a company or a person is answered, whatever its fields hold", async () => {
    const requests = []
    for (const page of all)
      if (page.access._tag !== "Public") requests.push(...(await requestsOf(page, owner)))
    expect(requests.length).toBeGreaterThan(300)
    expect(await failing(requests)).toEqual([])
  })

  it("of somebody who has not signed in is answered, whatever its fields hold", async () => {
    const requests = []
    const nobody = new Visitor(server)
    await nobody.get("/app/sign-in")
    for (const page of all)
      if (page.access._tag === "Public" && Object.keys(page.actions).length > 0 && !page.path.includes(":"))
        requests.push(...(await requestsOf(page, nobody)))
    expect(await failing(requests)).toEqual([])
  })

  it("of a debtor is answered, whatever its fields hold", async () => {
    const customer = await owner.get(book.addressOf("/app/:company/customers/:customer"))
    const link = customer.html
      .querySelectorAll("a")
      .find((each) => each.getAttribute("href")?.includes("/p/") === true)
      ?.getAttribute("href")
    const path = new URL(link ?? "", server.url).pathname
    const debtor = new Visitor(server)
    const { html } = await debtor.get(path)
    const forms = html
      .querySelectorAll("form[method=post]")
      .map((form) =>
        form
          .querySelectorAll("[name]")
          .map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""] as const)
      )
    expect(forms.length).toBeGreaterThan(2)
    const distinct = [...new Map(forms.map((fields) => [JSON.stringify(fields), fields])).values()].slice(
      0,
      8
    )
    const requests = distinct.flatMap((fields) =>
      fields.flatMap(([name]) =>
        VALUES.map((value) => {
          const values = fields.map((field) => (field[0] === name ? [name, value] : [...field]))
          return [`${name} ${label(value)}`, () => debtor.post(path, new URLSearchParams(values))] as const
        })
      )
    )
    expect(await failing(requests)).toEqual([])
  })
})
