import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { repos, writes } from "../../../src/App.ts"
import * as AppServices from "../../../src/app/Services.ts"
import { CurrentActor, operator } from "../../../src/domain/Actor.ts"
import { MailSender } from "../../../src/reminders/send/MailSender.ts"
import * as Email from "../../../src/reminders/transports/Email.ts"
import { Transports } from "../../../src/reminders/transports/Transport.ts"
import * as Database from "../../../src/postgres/Database.ts"
import { ServerTime } from "../../../src/postgres/ServerTime.ts"
import { Tenant } from "../../../src/repos/Tenant.ts"
import { Accounts } from "../../../src/services/people/Accounts.ts"
import { OneTimeLinks } from "../../../src/services/people/Links.ts"
import { writtenFor } from "../../../src/services/people/MailLanguage.ts"
import { MailTexts } from "../../../src/services/people/MailTexts.ts"
import { UserMails } from "../../../src/services/people/UserMails.ts"
import { resetMail } from "../../../src/services/people/AccountMails.ts"
import { PublicUrl } from "../../../src/services/installation/PublicUrl.ts"
import { mailSink } from "../../support/MailSink.ts"
import { sealing } from "../../support/secretKeys.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { rows } from "../operating.ts"

const HOUR = 3_600_000
const MINUTE = 60_000
const ADA = "ada@example.com"

const tokenIn = (text: string | undefined): string =>
  /https:\/\/duebook\.example\/app\/link\/([A-Za-z0-9_-]{43})/.exec(text ?? "")?.[1] ?? ""

/** What a mail says that was received; longer lines are broken with an equals sign. */
const textOf = (mail: { readonly raw: string } | undefined): string =>
  (mail?.raw ?? "").replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=")

/** A database with one person, and a mail server; ahead of real time by as much as the test says. */
const withMails = <A, E>(
  test: (
    clock: { ahead: number },
    sink: Effect.Effect.Success<typeof mailSink>
  ) => Effect.Effect<
    A,
    E,
    | Accounts
    | MailSender
    | MailTexts
    | OneTimeLinks
    | UserMails
    | Database.Database
    | CurrentActor
    | Layer.Layer.Success<typeof repos>
  >
) =>
  Effect.gen(function* () {
    const { url } = yield* makeDatabase
    const sink = yield* mailSink
    const clock = { ahead: 0 }
    const provider = yield* Email.make({
      url: Redacted.make(`smtp://127.0.0.1:${sink.port}`),
      from: { name: null, address: "app@example.com" },
      messageIdHost: "example.com"
    })
    const layer = MailSender.layer.pipe(
      Layer.provideMerge(MailTexts.layer),
      Layer.provideMerge(AppServices.signingIn),
      Layer.provide(writes),
      Layer.provide(
        Layer.succeed(Transports, { email: { _tag: "Provider", provider }, sms: { _tag: "Off" } })
      ),
      Layer.provideMerge(repos),
      Layer.provide(sealing),
      Layer.provide(Layer.succeed(PublicUrl, { url: "https://duebook.example/v1" })),
      Layer.provideMerge(
        Database.layer({
          url: Redacted.make(url),
          size: 8,
          maxWaiting: 100,
          applicationName: "duebook-test"
        })
      )
    )
    return yield* Effect.zipRight(
      rows("insert into users (email, name, created_at) values ($1, 'Ada', now())", [ADA]),
      CurrentActor.acting(operator)(test(clock, sink))
    ).pipe(
      Effect.provide(layer),
      Effect.provideService(
        ServerTime,
        Effect.sync(() => Date.now() + clock.ahead)
      )
    )
  })

/** Queues the mail with a link to set a new password. */
const queueReset = Effect.gen(function* () {
  const links = yield* OneTimeLinks
  const mails = yield* UserMails
  yield* mails.send(resetMail(ADA, yield* links.toMail({ purpose: "reset", userId: 1, email: ADA })))
})

const sendQueued = Effect.flatMap(MailSender, (sender) => sender.sendQueued)
const found = (token: string) => Effect.flatMap(OneTimeLinks, (links) => links.find(token))
const kept = Effect.flatMap(MailTexts, (texts) => texts.kept(ADA, 10))

describe("a mail that waits", () => {
  it.scopedLive("has no link that anybody could steal, and its text is sealed", () =>
    withMails(() =>
      Effect.gen(function* () {
        yield* queueReset
        expect(yield* rows("select token_hash from links")).toEqual([{ token_hash: null }])
        const [mail] = yield* rows("select body from mails")
        expect(mail?.["body"]).toMatch(/^test:[A-Za-z0-9_-]{38,}$/)
      })
    )
  )

  it.scopedLive("can be written in a company's transaction, whose role reads neither mails nor links", () =>
    withMails(() =>
      Effect.gen(function* () {
        yield* rows("insert into companies (name, created_at) values ('Heron', now())")
        const tenant = yield* Tenant
        yield* tenant.transaction(1, queueReset)
        expect(tokenIn((yield* kept)[0]?.text)).not.toBe("")
      })
    )
  )

  it.scopedLive("gets its link when it leaves, and the link's day begins then", () =>
    withMails((clock, sink) =>
      Effect.gen(function* () {
        yield* queueReset
        clock.ahead += 20 * HOUR
        expect(yield* sendQueued).toBe(1)
        const token = tokenIn(textOf(sink.mails[0]))
        clock.ahead += 24 * HOUR - MINUTE
        expect(yield* found(token)).toMatchObject({ purpose: "reset", userId: 1, email: ADA })
        clock.ahead += 2 * MINUTE
        expect(yield* found(token)).toBeNull()
      })
    )
  )

  it.scopedLive("leaves with its language in the header", () =>
    withMails((_, sink) =>
      Effect.gen(function* () {
        yield* queueReset
        const mails = yield* UserMails
        const link = yield* Effect.flatMap(OneTimeLinks, (links) =>
          links.toMail({ purpose: "reset", userId: 1, email: ADA })
        )
        yield* mails.send(writtenFor(["pt"], () => resetMail(ADA, link)))
        expect(yield* sendQueued).toBe(2)
        const languageOf = ({ raw }: { readonly raw: string }) =>
          /^Content-Language: (\S+)\r?$/im.exec(raw)?.[1]
        expect(sink.mails.map(languageOf).toSorted()).toEqual(["en", "pt-PT"])
      })
    )
  )

  it.scopedLive("leaves with another link after a failure, and the former one is void", () =>
    withMails((clock, sink) =>
      Effect.gen(function* () {
        yield* queueReset
        // Received, and then the server says that it was not.
        sink.answer = () => 451
        expect(yield* sendQueued).toBe(1)
        const [hash] = yield* rows("select encode(token_hash, 'hex') as hash from links")
        expect(hash?.["hash"]).toMatch(/^[0-9a-f]{64}$/)
        sink.answer = () => undefined
        clock.ahead += HOUR
        expect(yield* sendQueued).toBe(1)
        const token = tokenIn(textOf(sink.mails.at(-1)))
        expect(yield* found(token)).not.toBeNull()
        const after = yield* rows("select encode(token_hash, 'hex') as hash from links")
        expect(after).toHaveLength(1)
        expect(after[0]).not.toEqual(hash)
      })
    )
  )

  it.scopedLive("does not leave once its link was made void", () =>
    withMails((_, sink) =>
      Effect.gen(function* () {
        yield* queueReset
        yield* Effect.flatMap(OneTimeLinks, (links) => links.void(1, ["reset"]))
        expect(yield* sendQueued).toBe(1)
        expect(sink.mails).toEqual([])
        expect(yield* rows("select status, error from mails")).toEqual([
          { status: "failed", error: "void: its link was used or made void" }
        ])
        expect((yield* kept)[0]?.text).toContain("(this link is void)")
      })
    )
  )

  it.scopedLive("keeps back no other where it can't be opened, and is tried again", () =>
    withMails((_, sink) =>
      Effect.gen(function* () {
        yield* queueReset
        const mails = yield* UserMails
        yield* mails.send({ to: "bob@example.com", language: "en", subject: "Duebook", text: ["Come in"] })
        yield* rows("update mails set body = (select body from mails where mail_id = 2) where mail_id = 1")
        expect(yield* sendQueued).toBe(2)
        expect(sink.mails.map(({ to }) => to)).toEqual(["bob@example.com"])
        const [mail] = yield* rows("select status, error from mails where mail_id = 1")
        expect(mail).toEqual({
          status: "queued",
          error: 'internal: mails.body of 1 is not what the key "test" has sealed there'
        })
      })
    )
  )
})

describe("a mail that somebody reads instead", () => {
  it.scopedLive("gets a link that works, and the same one each time; a mail that leaves has another", () =>
    withMails((clock, sink) =>
      Effect.gen(function* () {
        yield* queueReset
        clock.ahead += 2 * HOUR
        const token = tokenIn((yield* kept)[0]?.text)
        expect(tokenIn((yield* kept)[0]?.text)).toBe(token)
        clock.ahead += 23 * HOUR
        expect(yield* found(token)).not.toBeNull()
        clock.ahead -= 2 * HOUR
        yield* sendQueued
        const sent = tokenIn(textOf(sink.mails[0]))
        expect([sent === token, yield* found(token)]).toEqual([false, null])
        expect(yield* found(sent)).not.toBeNull()
      })
    )
  )

  it.scopedLive("gets none where it may have left with one", () =>
    withMails((_, sink) =>
      Effect.gen(function* () {
        yield* queueReset
        sink.answer = () => 451
        yield* sendQueued
        const before = yield* rows("select token_hash from links")
        expect((yield* kept)[0]?.text).toContain("(the link is made when the mail leaves)")
        expect(yield* rows("select token_hash from links")).toEqual(before)
      })
    )
  )
})
