/** duebook migrate */
import { Effect, Schema } from "effect"
import * as Config from "../Config.ts"
import { APP_ROLE, LET_APP_LOG_IN } from "../postgres/Grants.ts"
import { describeBlockers } from "../postgres/Blockers.ts"
import { type MigrationPlan, planMigrations } from "../postgres/MigrationPlan.ts"
import { migrate } from "../postgres/Migrations.ts"
import { LockWait } from "../postgres/LockWait.ts"
import { Secrets } from "../services/installation/Secrets.ts"
import { flag, optional } from "./Arguments.ts"
import { columns, command, type CommandResult } from "./Command.ts"
import { asOperator, onConnection } from "./Operator.ts"
import { toStderr } from "./Output.ts"

const UNIT_MILLIS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 }

const Wait: Schema.Schema<number, string> = Schema.String.pipe(
  Schema.filter((text) => /^[0-9]{1,4}[smh]$/.test(text), {
    message: () => ({ message: "must be a time such as 30s, 10m or 1h", override: true })
  }),
  Schema.transform(Schema.Number, {
    strict: true,
    decode: (text) => Number(text.slice(0, -1)) * (UNIT_MILLIS[text.slice(-1)] ?? 0),
    encode: (millis) => `${millis / 1_000}s`
  })
)

/** Without `--wait`. */
const WAIT_MILLIS = 600_000

/** Seals what earlier versions have stored as it is, where there are keys to do so. */
const seal = Effect.flatMap(Config.load(Config.secretKeys), (keys) =>
  keys === null
    ? Effect.succeed({ sealedAnew: 0 })
    : asOperator(Effect.flatMap(Secrets, (secrets) => secrets.sealPlain))
)

/** What comes after the first migration. */
const LOGIN_NEXT = `${APP_ROLE} can't log in yet. Before you serve, run as a superuser, or as whoever may change this role: ${LET_APP_LOG_IN}`

const sealedText = (sealed: number): string => (sealed === 0 ? "" : `\nSealed ${sealed} secrets.`)

const planned = ({ blockers, pending }: MigrationPlan): CommandResult => ({
  json: {
    pending,
    blockers: blockers.map(({ application, pid, since, tables }) => ({
      pid,
      application,
      since: since?.toISOString() ?? null,
      tables
    }))
  },
  text: [
    pending.length === 0 ? "The database is up to date." : `To be applied: ${pending.length} migrations.`,
    ...(pending.length === 0
      ? []
      : [
          columns(
            pending.map(({ file, tables }) => [file, tables.length === 0 ? "" : `locks ${tables.join(", ")}`])
          )
        ]),
    ...blockers.map((blocker) => `They would wait for ${describeBlockers([blocker])}.`)
  ].join("\n")
})

const run = Effect.gen(function* () {
  const { applied, hasServingLogin, rolesToMake, total } = yield* onConnection(migrate)
  const { sealedAnew: sealed } = yield* seal
  const done =
    applied === 0
      ? `The database is up to date: ${total} migrations.`
      : `Applied ${applied} of ${total} migrations.`
  const next = rolesToMake ?? (hasServingLogin ? null : LOGIN_NEXT)
  const warning = rolesToMake === null ? {} : { warning: rolesToMake }
  return {
    json: { applied, total, sealed, ...warning },
    text: `${done}${sealedText(sealed)}${next === null ? "" : `\n${next}`}`
  }
})

export const group = {
  "": command({
    summary:
      "Brings the database up to date, and with DUEBOOK_KEYS seals secrets that are not sealed. Nobody who serves has to stop. All instances may run it at once.",
    arguments: {
      plan: flag(
        "only says which migrations are pending, which tables they lock, and who would be in their way"
      ),
      wait: optional(
        Wait,
        "time",
        "how long each migration waits for locks, such as 30s or 1h; by default 10m"
      )
    },
    run: ({ plan, wait }) =>
      plan
        ? Effect.map(onConnection(planMigrations()), planned)
        : Effect.provideService(run, LockWait, { waitMillis: wait ?? WAIT_MILLIS, say: toStderr })
  })
}
