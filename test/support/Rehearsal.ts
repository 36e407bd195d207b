/** A company on a test clock, whose messages are kept in the place of being sent. */
import { Effect, Layer, Redacted } from "effect"
import { testClocks } from "../../src/cli/rehearsal.ts"
import { CurrentActor, operator } from "../../src/domain/Actor.ts"
import * as Database from "../../src/postgres/Database.ts"
import { TestClocks } from "../../src/reminders/TestClocks.ts"
import type { Company } from "./Company.ts"
import type { Row } from "./Answer.ts"
import { sealing } from "./secretKeys.ts"
import type { TestServer } from "./TestServer.ts"

/** A message as it was kept. */
export interface SentMessage extends Row {
  readonly channel: string
  readonly recipient: string
  readonly text: string
  readonly html: string | null
}

/** A new company whose clock stands at some time, and whose reminders have these steps. */
export const rehearsing = async (
  server: TestServer,
  at: string,
  steps: ReadonlyArray<{ readonly offset_days: number; readonly channels: ReadonlyArray<string> }>
): Promise<Company> => {
  const company = await server.company()
  await server.sql(
    "insert into reminder_policies (company_id, version, policy, created_at) values ($1, 1, $2, now())",
    [company.id, JSON.stringify({ receivables: { steps } })]
  )
  await server.sql("update companies set test_clock = $2, policy_version = 1 where company_id = $1", [
    company.id,
    at
  ])
  return company
}

/** Moves a company's clock, as `duebook clock advance` does; links in messages lead to the server. */
export const advance = (server: TestServer, { id }: Company, to: string): Promise<unknown> =>
  Effect.runPromise(
    Effect.flatMap(TestClocks, (clocks) => clocks.advance(id, Date.parse(to), false)).pipe(
      CurrentActor.acting(operator),
      Effect.provide(
        Layer.provide(
          Layer.provide(testClocks(server.url), sealing),
          Database.layer({
            url: Redacted.make(server.databaseUrl),
            size: 4,
            maxWaiting: 10,
            applicationName: "rehearsal"
          })
        )
      )
    )
  )

/** What was sent, in that order. */
export const messagesOf = (server: TestServer, { id }: Company): Promise<ReadonlyArray<SentMessage>> =>
  server.sql<SentMessage>(
    `select channel, recipient, body as text, html from reminder_messages
     where company_id = $1 and captured order by message_id`,
    [id]
  )
