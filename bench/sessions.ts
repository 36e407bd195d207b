/** Sessions of the application for seeded companies, so that pages can be asked for. */
import { createHash, randomBytes } from "node:crypto"
import type { Client } from "pg"

const SESSION = `
with u as (
  update users set totp_secret = 'JBSWY3DPEHPK3PXP'
  where user_id in (select user_id from memberships where company_id = $1) returning user_id
)
insert into user_sessions (token_hash, user_id, stage, signed_in_at, last_seen_at, code_at, created_at)
select $2, user_id, 'signed_in', now(), now(), now(), now() from u`

/** Signs in the owner of a company; succeeds with the cookie. */
export const signIn = async (client: Client, companyId: number): Promise<string> => {
  const token = randomBytes(32).toString("base64url")
  await client.query(SESSION, [companyId, createHash("sha256").update(token).digest()])
  return `duebook=${token}`
}
