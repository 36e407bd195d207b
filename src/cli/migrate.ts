/** duebook migrate */
import { Effect } from "effect"
import * as Config from "../Config.ts"
import { APP_ROLE, LET_APP_LOG_IN } from "../postgres/Grants.ts"
import { migrate } from "../postgres/Migrations.ts"
import { Secrets } from "../services/installation/Secrets.ts"
import { command } from "./Command.ts"
import { asOperator, onConnection } from "./Operator.ts"

/** Seals what earlier versions have stored as it is, where there are keys to do so. */
const seal = Effect.flatMap(Config.load(Config.secretKeys), (keys) =>
  keys === null
    ? Effect.succeed({ sealedAnew: 0 })
    : asOperator(Effect.flatMap(Secrets, (secrets) => secrets.sealPlain))
)

/** What comes after the first migration. */
const LOGIN_NEXT = `${APP_ROLE} can't log in yet. Before you serve, run as a superuser, or as whoever may change this role: ${LET_APP_LOG_IN}`

const sealedText = (sealed: number): string => (sealed === 0 ? "" : `\nSealed ${sealed} secrets.`)

export const group = {
  "": command({
    summary:
      "Brings the database up to date, and with DUEBOOK_KEYS seals secrets that are not sealed. All instances may run it at once.",
    arguments: {},
    run: () =>
      Effect.gen(function* () {
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
  })
}
