/** A person who uses the application over plain HTTP: a cookie, pages, and forms as a browser sends them. */
import { createHash, randomBytes, randomUUID } from "node:crypto"
import { type HTMLElement, parse } from "node-html-parser"
import * as Totp from "../../src/domain/Totp.ts"
import type { TestServer } from "./TestServer.ts"

/** What a person is. */
export interface PersonOptions {
  readonly role?: "owner" | "admin" | "member"
  /** Whether the password and a code were given just now; they were by default. */
  readonly fresh?: boolean
  /** Whether the second factor is set up in the application; it is by default. */
  readonly totp?: boolean
  readonly name?: string
  readonly email?: string
}

/** A page as it arrived. */
export interface Seen {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly html: HTMLElement
  /** Where it leads to; null if it does not. */
  readonly location: string | null
}

type Fields = Readonly<Record<string, string | ReadonlyArray<string>>>

/** A browser without scripts. */
export class Visitor {
  readonly server: Pick<TestServer, "url">
  /** That of the session. */
  cookie: string | null
  /** That which tells of earlier sign-ins. */
  known: string | null = null
  /** The form that was sent last, for sending it again. */
  last: URLSearchParams | null = null

  constructor(server: Pick<TestServer, "url">, cookie: string | null = null) {
    this.server = server
    this.cookie = cookie
  }

  /** Sends a request with the cookie, and keeps the one that comes back. Redirects are not followed. */
  async send(path: string, init: RequestInit = {}): Promise<Seen> {
    const headers = new Headers(init.headers)
    const cookies = [this.cookie, this.known].filter((each) => each !== null)
    if (cookies.length > 0) headers.set("cookie", cookies.join("; "))
    const response = await fetch(this.server.url + path, { ...init, headers, redirect: "manual" })
    for (const set of response.headers.getSetCookie()) {
      const [cookie = ""] = set.split(";", 1)
      if (/^[^=]*-known=/.test(cookie)) this.known = cookie
      else this.cookie = cookie
    }
    const text = await response.text()
    let html: HTMLElement | undefined
    return {
      status: response.status,
      headers: response.headers,
      text,
      // Most pages are not looked into, and parsing takes longer than answering.
      get html() {
        return (html ??= parse(text))
      },
      location: response.headers.get("location")
    }
  }

  get(path: string): Promise<Seen> {
    return this.send(path)
  }

  /** Opens a page and follows where it leads, at most five times. */
  async visit(path: string): Promise<Seen> {
    let seen = await this.get(path)
    for (let hop = 0; hop < 5 && seen.location !== null; hop++) seen = await this.get(seen.location)
    return seen
  }

  /** The hidden fields of a page's form, by its action. */
  fieldsOf(seen: Seen, action: string): URLSearchParams {
    const form = seen.html
      .querySelectorAll("form")
      .find((each) => each.querySelector(`input[name=_action][value="${action}"]`) !== null)
    if (form === undefined) throw new Error(`the page has no form "${action}":\n${seen.text.slice(0, 2_000)}`)
    const fields = new URLSearchParams()
    for (const input of form.querySelectorAll("input[type=hidden]")) {
      fields.append(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "")
    }
    return fields
  }

  /** Opens a page, fills in one of its forms and sends it. */
  async submit(path: string, action: string, fields: Fields = {}, headers: HeadersInit = {}): Promise<Seen> {
    const body = this.fieldsOf(await this.get(path), action)
    for (const [name, value] of Object.entries(fields)) {
      body.delete(name)
      for (const each of typeof value === "string" ? [value] : value) body.append(name, each)
    }
    this.last = body
    return await this.post(path, body, headers)
  }

  /** Sends a form as it stands. */
  post(path: string, body: URLSearchParams | FormData, headers: HeadersInit = {}): Promise<Seen> {
    return this.send(path, {
      method: "POST",
      body,
      headers: { "sec-fetch-site": "same-origin", ...(headers as Record<string, string>) }
    })
  }
}

/** Somebody who has signed in. */
export class Person extends Visitor {
  declare readonly server: TestServer
  readonly userId: number
  readonly companyId: number
  readonly email: string
  readonly secret: string

  constructor(
    server: TestServer,
    cookie: string,
    facts: {
      readonly userId: number
      readonly companyId: number
      readonly email: string
      readonly secret: string
    }
  ) {
    super(server, cookie)
    this.userId = facts.userId
    this.companyId = facts.companyId
    this.email = facts.email
    this.secret = facts.secret
  }

  /** The address of a page of the company. */
  at(path: string): string {
    return `/app/${this.companyId}${path}`
  }

  /** A code of this person's app at the server's present time. */
  code(): string {
    return Totp.codeAt(this.secret, this.server.clock.now())
  }
}

/** Adds a person to a company, signed in. */
export const personOf = async (
  server: TestServer,
  companyId: number,
  options: PersonOptions = {}
): Promise<Person> => {
  const {
    email = `${randomUUID()}@example.com`,
    fresh = true,
    name = "Pat Person",
    role = "owner",
    totp = true
  } = options
  const secret = Totp.newSecret()
  const at = new Date(server.clock.now()).toISOString()
  const [user] = await server.sql<{ user_id: string }>(
    `insert into users (email, name, email_verified_at, two_factor_confirmed_at, totp_secret, created_at)
     values ($1, $2, $3, case when $4::text is null then null else $3::timestamptz end, $4, $3) returning user_id`,
    [email, name, at, totp ? secret : null]
  )
  const userId = Number(user?.user_id)
  await server.sql(
    "insert into memberships (company_id, user_id, role, created_at) values ($1, $2, $3, $4)",
    [companyId, userId, role, at]
  )
  return new Person(server, await sessionFor(server, userId, { fresh }), { userId, companyId, email, secret })
}

/** Begins a session and returns its cookie. */
export const sessionFor = async (
  server: TestServer,
  userId: number,
  { fresh = true, stage = "signed_in" }: { readonly fresh?: boolean; readonly stage?: string } = {}
): Promise<string> => {
  const token = randomBytes(32).toString("base64url")
  const at = new Date(server.clock.now()).toISOString()
  await server.sql(
    `insert into user_sessions
       (token_hash, user_id, stage, signed_in_at, last_seen_at, code_at, password_at, created_at)
     values ($1, $2, $3, $4, $4, $5, $5, $4)`,
    [createHash("sha256").update(token).digest(), userId, stage, at, fresh ? at : null]
  )
  return `duebook=${token}`
}
