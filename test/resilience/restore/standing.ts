/** A key that was revoked, an address that was opted out and a session: what has become of them in a restored copy. */
import { Effect, Redacted } from "effect"
import { createHash, randomBytes } from "node:crypto"
import * as Totp from "../../../src/domain/Totp.ts"
import { Keys } from "../../../src/services/keys/Keys.ts"
import { anotherKey, type Book, call, dataOf, operate, receivable, rows } from "../../support/Book.ts"

/** What was done at one moment. */
export interface Standing {
  readonly revoked: string
  readonly customerId: number
  readonly cookie: string
}

/** What the copy makes of it. */
export interface Stood {
  readonly revokedKeyWorks: boolean
  readonly optedOut: boolean
  readonly sessionWorks: boolean
}

const page = async (port: number, { companyId }: Book, cookie: string): Promise<boolean> => {
  const { status } = await fetch(`http://127.0.0.1:${port}/app/${companyId}`, {
    headers: { cookie },
    redirect: "manual"
  })
  return status === 200
}

const keyWorks = async (port: number, key: string): Promise<boolean> =>
  (await call(port, key, "/v1/receivables?per_page=1")).status === 200

const isOptedOut = async (port: number, { key }: Book, customerId: number): Promise<boolean> => {
  const answer = await call(port, key, `/v1/customers/${customerId}`)
  return answer.status === 200 && dataOf(answer)["email_status"] === "opted_out"
}

/** Makes a key that is to be revoked. */
export const issue = (url: string, book: Book) => operate(url, anotherKey(book))

/** Revokes a key, opts an address out, and begins a session. Throws where one of them has no effect. */
export const stand = async (
  url: string,
  port: number,
  book: Book,
  { id, token }: Effect.Effect.Success<ReturnType<typeof anotherKey>>
): Promise<Standing> => {
  const revoked = Redacted.value(token)
  const workedBefore = await keyWorks(port, revoked)
  await operate(
    url,
    Effect.flatMap(Keys, (keys) => keys.revoke(id))
  )
  const customer = { customer: { display_name: "Ada", email: `${crypto.randomUUID()}@debtors.example` } }
  const made = await call(port, book.key, "/v1/receivables", { body: receivable("1.00", customer) })
  const { customer_id: customerId } = dataOf<{ customer_id: number }>(made)
  await call(port, book.key, `/v1/customers/${customerId}/opt-out`, {
    body: { channel: "email", reason: "asked" }
  })
  const session = randomBytes(32).toString("base64url")
  await rows(url, "update users set totp_secret = coalesce(totp_secret, $2) where user_id = $1", [
    book.userId,
    Totp.newSecret()
  ])
  await rows(
    url,
    `insert into user_sessions (token_hash, user_id, stage, signed_in_at, last_seen_at, code_at, created_at)
     values ($1, $2, 'signed_in', now(), now(), now(), now())`,
    [createHash("sha256").update(session).digest(), book.userId]
  )
  const standing = { revoked, customerId, cookie: `duebook=${session}` }
  const stood = await standsIn(port, book, standing)
  if (!workedBefore || stood.revokedKeyWorks || !stood.optedOut || !stood.sessionWorks)
    throw new Error(`has no effect: ${JSON.stringify({ workedBefore, ...stood })}`)
  return standing
}

/** What an instance makes of what was done. */
export const standsIn = async (
  port: number,
  book: Book,
  { cookie, customerId, revoked }: Standing
): Promise<Stood> => ({
  revokedKeyWorks: await keyWorks(port, revoked),
  optedOut: await isOptedOut(port, book, customerId),
  sessionWorks: await page(port, book, cookie)
})
