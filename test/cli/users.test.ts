/** The operator's commands about people's accounts. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { rows } from "../support/Book.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { inProcess, json } from "./run.ts"

const SPAWNING = { timeout: 120_000 }
const PUBLIC_URL = "https://duebook.example"
const isLink = expect.stringMatching(/^https:\/\/duebook\.example\/app\/link\/[A-Za-z0-9_-]{43}$/)

describe("duebook user", () => {
  it.scopedLive(
    "prints links to set a password, of which only the newest works, and resets the second factor",
    () =>
      Effect.gen(function* () {
        const { url } = yield* makeDatabase
        const run = (line: string) => inProcess(line.split(" "), { DATABASE_URL: url, PUBLIC_URL })
        const sql = (text: string) => Effect.promise(() => rows(url, text))
        const made = yield* run("user create --email ada@example.com --name Ada --json")
        expect(json(made)).toEqual({ id: 1, link: isLink })
        expect(json(yield* run("user set-link --user 1 --json"))).toEqual({ link: isLink })
        expect(yield* sql("select purpose, user_id, email from links")).toEqual([
          { purpose: "first", user_id: "1", email: "ada@example.com" }
        ])
        const unknown = yield* run("user set-link --user 7")
        expect([unknown.code, unknown.err.trim()]).toEqual([1, "error: There is no user 7."])

        yield* sql(
          "insert into identities values ('https://id.example.com', 'x', 1, now()), ('https://id.example.org', 'y', 1, now())"
        )
        for (let times = 0; times < 2; times++) {
          expect(json(yield* run("user unlink-single-sign-on --user 1 --json"))).toEqual({})
        }
        expect(yield* sql("select 1 from identities")).toEqual([])
        yield* sql("update users set totp_secret = 'ABCDEFGH', two_factor_confirmed_at = now(), passkeys = 1")
        yield* sql(
          `insert into passkeys (credential_id, user_id, name, public_key, sign_count, transports, created_at)
           values ('x', 1, 'Phone', 'x', 0, '{}', now())`
        )
        yield* sql(
          `with code as (
             insert into recovery_codes (user_id, code_hash, created_at) values (1, sha256('x'), now())
           ) insert into user_sessions (token_hash, user_id, stage, signed_in_at, last_seen_at, created_at)
           values (sha256('x'), 1, 'signed_in', now(), now(), now())`
        )
        yield* run("company create --name Blue --json")
        yield* run("member add --company 1 --user 1 --role owner --json")
        expect(json(yield* run("user reset-two-factor --user 1 --json"))).toEqual({})
        expect(
          yield* sql(
            `select totp_secret, two_factor_confirmed_at, passkeys, (select count(*)::int from recovery_codes) as codes,
               (select count(*)::int from passkeys) as keys, (select count(*)::int from user_sessions) as sessions
             from users`
          )
        ).toEqual([
          { totp_secret: null, two_factor_confirmed_at: null, passkeys: 0, codes: 0, keys: 0, sessions: 0 }
        ])
        const mails = json(yield* run("mail list --json"))
        expect(mails).toEqual([
          expect.objectContaining({ to: "ada@example.com", links: [`${PUBLIC_URL}/app/account`] })
        ])
        expect(
          yield* sql(
            `select actor, action, subject_id, company_id = 1 as is_told_to_company from audit_log
             where action not in ('company.create', 'member.add') order by action desc, company_id`
          )
        ).toEqual(
          [
            ["user.unlink_sso", false],
            ["user.first_link", false],
            ["user.first_link", false],
            ["user.create", false],
            ["two_factor.reset", false],
            ["two_factor.reset", true]
          ].map(([action, isToldToCompany]) => ({
            actor: "operator",
            action,
            subject_id: "1",
            is_told_to_company: isToldToCompany
          }))
        )
      }),
    SPAWNING
  )
})
