/** Accounts with passwords, for tests that sign in; and the links that people get. */
import { createHash, randomBytes } from "node:crypto"
import { expect } from "vitest"
import type { Company } from "./Company.ts"
import { mailsTo } from "./Opened.ts"
import { type Person, personOf, type PersonOptions, type Seen, Visitor } from "./Person.ts"
import type { TestServer } from "./TestServer.ts"

/** The password of every account here. */
export const PASSWORD = "harbour lantern 42 violet"
/** Another one that is good enough. */
export const NEW_PASSWORD = "granite teapot 17 meadow"

// Computed once, because hashing is slow on purpose.
const hash = Bun.password.hash(PASSWORD, { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 })

/** A person with a password, and a browser in which nobody has signed in. */
export interface Account {
  readonly company: Company
  /** The person in a browser of their own, signed in. */
  readonly person: Person
  readonly visitor: Visitor
}

/** Makes a person with a password, in a company of its own. */
export const accountOn = async (server: TestServer, options: PersonOptions = {}): Promise<Account> => {
  const company = await server.company()
  const person = await personOf(server, company.id, options)
  await server.sql("update users set password_hash = $2 where user_id = $1", [person.userId, await hash])
  return { company, person, visitor: new Visitor(server) }
}

/** The first step of signing in. */
export const givePassword = (visitor: Visitor, email: string, password = PASSWORD): Promise<Seen> =>
  visitor.submit("/app/sign-in", "sign-in", { email, password })

/** The second step of signing in. */
export const giveCode = (visitor: Visitor, code: string): Promise<Seen> =>
  visitor.submit("/app/sign-in", "second-step", { code })

/** The text of a page's refusal. */
export const alertOf = (seen: Seen): string => seen.html.querySelector("[role=alert]")?.text.trim() ?? ""

/** The links that were mailed to an address, the newest mail first. */
export const mailed = async (server: TestServer, to: string): Promise<ReadonlyArray<string>> =>
  (await mailsTo(server, to)).toReversed().flatMap(({ body }) => body.match(/https?:\/\/\S+/g) ?? [])

/** The same, once there are some: a mail is written while its page is answered after a fixed time, or a moment later. */
export const mailedInTime = async (server: TestServer, to: string): Promise<ReadonlyArray<string>> => {
  await expect.poll(() => mailed(server, to)).not.toEqual([])
  return mailed(server, to)
}

/** The path of a link. */
export const pathOf = (link: string | undefined): string => new URL(link ?? "").pathname

/** Makes a link for a person and returns its path. */
export const linkFor = async (
  server: TestServer,
  purpose: "verify" | "reset" | "first" | "enter",
  { email, userId }: { readonly userId: number; readonly email: string }
): Promise<string> => {
  const token = randomBytes(32).toString("base64url")
  await server.sql(
    `insert into links (token_hash, purpose, user_id, email, data, created_at, expires_at)
     values ($1, $2, $3, $4, '{}', now(), now() + interval '1 hour')`,
    [createHash("sha256").update(token).digest(), purpose, userId, email]
  )
  return `/app/link/${token}`
}

/** A page without what differs from answer to answer: the request's id, and the fields of its forms. */
export const withoutTokens = ({ text }: Seen): string =>
  text.replaceAll(/req_[0-9a-f]{32}/g, "").replaceAll(/(name="_(?:token|key)" value=)"[^"]*"/g, "$1")
