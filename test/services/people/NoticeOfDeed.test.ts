/** Of each deed, whoever does it: whether those who watch are told, and who gets a mail that says what. */
import * as SqlClient from "@effect/sql/SqlClient"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import * as App from "../../../src/App.ts"
import { type Actor, CurrentActor } from "../../../src/domain/Actor.ts"
import { type Deed, deeds } from "../../../src/domain/Deed.ts"
import { NOTICE_QUIET_MILLIS } from "../../../src/domain/SecurityNotice.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { PublicUrl } from "../../../src/services/installation/PublicUrl.ts"
import { OneTimeLinks } from "../../../src/services/people/Links.ts"
import { SecurityNotices } from "../../../src/services/people/SecurityNotices.ts"
import { SecurityEvents } from "../../../src/services/security/SecurityEvents.ts"
import { Write } from "../../../src/services/Write.ts"
import { deedExamples } from "../../support/deedExamples.ts"
import { sealing } from "../../support/secretKeys.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"

const START = Date.parse("2026-05-01T12:00:00Z")

/** The subjects of the mails, written out by themselves; of other deeds nobody is told. */
const toThePerson: Partial<Record<Deed, string>> = {
  "user.password": "your password was changed",
  "user.change_email": "another e-mail address",
  "user.undo_email": "your e-mail address is back",
  "user.close": "your account is closed",
  "user.link_sso": "single sign-on for your account",
  "two_factor.set_up": "two-factor authentication was set up",
  "two_factor.turn_off": "two-factor authentication was turned off",
  "two_factor.reset": "two-factor authentication was reset",
  "two_factor.recovery_code": "a recovery code was used",
  "two_factor.recovery_codes": "new recovery codes",
  "passkey.add": "a passkey was added",
  "passkey.remove": "a passkey was removed",
  "passkey.refuse": "a passkey was refused"
}
const toTheOwners: Partial<Record<Deed, string>> = {
  "key.create": "a new API key",
  "key.rotate": "an API key was replaced",
  "key.revoke": "an API key was revoked",
  "member.role": "a new owner or admin",
  "invitation.accept": "a new owner or admin",
  "texts.set": "other texts of reminders",
  "company.update": "facts of your company were changed",
  "company.reminders": "reminders of your company",
  "company.close": "a company was closed",
  "company.reopen": "a company was opened again",
  "company.export": "an archive was asked for",
  "bank_account.add": "a new bank account of your company",
  "bank_account.remove": "a bank account of your company was removed"
}

/** What a person has to prove, and those who watch hear of. */
const watched: ReadonlySet<Deed> = new Set<Deed>([
  "key.create",
  "key.rotate",
  "key.revoke",
  "member.role",
  "member.remove",
  "invitation.send",
  "invitation.send_again",
  "invitation.withdraw",
  "user.password",
  "user.change_email",
  "user.close",
  "two_factor.set_up",
  "two_factor.turn_off",
  "two_factor.reset",
  "two_factor.recovery_codes",
  "passkey.add",
  "passkey.remove",
  "policy.set",
  "texts.set",
  "company.update",
  "company.reminders",
  "company.close",
  "company.reopen",
  "company.export",
  "bank_account.add",
  "bank_account.remove"
])

/** Owners, the admin who acts, and whose account a deed is about. */
const [OWNER, OTHER, ADMIN, MEMBER] = [1, 2, 3, 4] as const
const address = (userId: number): string => `user${userId}@example.com`

const actors: Readonly<Record<string, Actor>> = {
  "an admin": { _tag: "user", userId: ADMIN, sessionId: null, requestId: "req_1" },
  "somebody with a link": { _tag: "user", userId: null, sessionId: null, requestId: "req_1" },
  "the operator": { _tag: "operator" },
  "the service": { _tag: "system" }
}

interface Told {
  readonly watched: boolean
  readonly mails: Readonly<Record<string, string>>
}

const expected = (deed: Deed, actor: Actor): Told => {
  const person = toThePerson[deed]
  const owners = actor._tag === "operator" ? undefined : toTheOwners[deed]
  const acting = actor._tag === "user" && actor.userId !== null ? [actor.userId] : []
  const mails = new Map<string, string>()
  if (person !== undefined) mails.set(address(MEMBER), person)
  if (owners !== undefined) for (const userId of [OWNER, OTHER, ...acting]) mails.set(address(userId), owners)
  return { watched: actor._tag === "user" && watched.has(deed), mails: Object.fromEntries(mails) }
}

const setUp = `
  insert into companies (company_id, name, created_at) overriding system value values (7, 'Heron', now());
  insert into users (user_id, email, name, created_at) overriding system value
    select n, 'user' || n || '@example.com', 'User ' || n, now() from generate_series(1, 4) n;
  insert into memberships (company_id, user_id, role, created_at)
    select 7, n, (array['owner', 'owner', 'admin', 'member'])[n], now() from generate_series(1, 4) n;`

const told = (deed: Deed, actor: Actor, clock: { now: number }) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const notices = yield* SecurityNotices
    const write = yield* Write
    const reported: Array<string> = []
    yield* write
      .run({
        deed,
        decide: () =>
          Effect.succeed({ value: undefined, companyId: 7, subjectId: MEMBER, details: deedExamples[deed] })
      })
      .pipe(
        CurrentActor.acting(actor),
        Effect.provideService(SecurityEvents, {
          report: (event) =>
            Effect.sync(() => {
              if (event.kind === "sensitive_action") reported.push(event.what ?? "")
            })
        })
      )
    clock.now += NOTICE_QUIET_MILLIS
    yield* notices.tellDue
    const mails = yield* sql.unsafe<{ recipient: string; subject: string }>(
      "delete from mails returning recipient, subject"
    )
    // None of them is one too many.
    yield* sql.unsafe("delete from mail_times")
    return {
      watched: reported.includes(deed),
      mails: Object.fromEntries(
        mails.map(({ recipient, subject }) => [recipient, subject.replace("Duebook: ", "")])
      )
    } satisfies Told
  })

describe("every deed", () => {
  for (const [name, actor] of Object.entries(actors)) {
    it.scoped(`of ${name} is told to whom the table says, and to nobody else`, () => {
      const clock = { now: START }
      return Effect.gen(function* () {
        const { url } = yield* makeDatabase
        yield* Effect.gen(function* () {
          yield* Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(setUp))
          for (const deed of Object.keys(deeds) as ReadonlyArray<Deed>) {
            expect(yield* told(deed, actor, clock), deed).toEqual(expected(deed, actor))
          }
        }).pipe(
          Effect.provide(
            Layer.provideMerge(SecurityNotices.layer, OneTimeLinks.layer).pipe(
              Layer.provideMerge(App.writes),
              Layer.provideMerge(App.repos),
              Layer.provide(sealing),
              Layer.provideMerge(
                Database.layer({
                  url: Redacted.make(url),
                  size: 8,
                  maxWaiting: 100,
                  applicationName: "duebook-test"
                })
              )
            )
          )
        )
      }).pipe(
        Effect.provideService(
          ServerTime,
          Effect.sync(() => clock.now)
        ),
        Effect.provideService(PublicUrl, { url: "https://duebook.example/v1" })
      )
    })
  }
})
