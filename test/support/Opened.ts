/** What a service has stored sealed, opened for a test: secrets, and the mails that wait to be sent. */
import { Effect, Layer, Redacted } from "effect"
import { repos } from "../../src/App.ts"
import * as Database from "../../src/postgres/Database.ts"
import { ServerTime } from "../../src/postgres/ServerTime.ts"
import { Sealing } from "../../src/repos/Sealing.ts"
import { PublicUrl } from "../../src/services/installation/PublicUrl.ts"
import { OneTimeLinks } from "../../src/services/people/Links.ts"
import { MailTexts } from "../../src/services/people/MailTexts.ts"
import { sealing } from "./secretKeys.ts"
import type { TestServer } from "./TestServer.ts"

const opened =
  (place: { readonly table: string; readonly column: string; readonly row: string | number }) =>
  async (stored: unknown): Promise<string | null> =>
    typeof stored !== "string"
      ? null
      : await Effect.runPromise(
          Effect.flatMap(Sealing, ({ unseal }) => unseal(place, stored)).pipe(Effect.provide(sealing))
        )

/** A person's secret of codes; null for none. */
export const totpSecretOf = async (server: TestServer, userId: number): Promise<string | null> => {
  const [row] = await server.sql("select totp_secret from users where user_id = $1", [userId])
  return await opened({ table: "users", column: "totp_secret", row: userId })(row?.["totp_secret"])
}

/** A secret of the installation; null for none. */
export const installationSecret = async (server: TestServer, name: string): Promise<string | null> => {
  const [row] = await server.sql("select value ->> 'secret' as secret from settings where name = $1", [name])
  return await opened({ table: "settings", column: "value", row: name })(row?.["secret"])
}

/** The mails to an address that were not sent, oldest first, as the operator reads them. */
export const mailsTo = (
  server: TestServer,
  to: string
): Promise<ReadonlyArray<{ readonly subject: string; readonly body: string }>> =>
  Effect.runPromise(
    Effect.flatMap(MailTexts, (texts) => texts.kept(to, 1_000)).pipe(
      Effect.map((mails) => mails.map(({ subject, text }) => ({ subject, body: text }))),
      Effect.provide(
        MailTexts.layer.pipe(
          Layer.provide(OneTimeLinks.layer),
          Layer.provide(repos),
          Layer.provide(sealing),
          Layer.provide(Layer.succeed(PublicUrl, server)),
          Layer.provide(
            Database.layer({
              url: Redacted.make(server.databaseUrl),
              size: 1,
              maxWaiting: 10,
              applicationName: "duebook-test"
            })
          )
        )
      ),
      Effect.provideService(ServerTime, server.clock.service.currentTimeMillis),
      Effect.withClock(server.clock.service)
    )
  )
