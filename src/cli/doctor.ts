/** duebook doctor */
import { Effect, Either } from "effect"
import * as Config from "../Config.ts"
import { Doctor, type Finding } from "../services/Doctor.ts"
import { isMigrated } from "../sql/Migrations.ts"
import { columns, command } from "./Command.ts"
import { onDatabase } from "./Operator.ts"

/** Looks as far as it gets: what needs a database waits for one. */
const examine: Effect.Effect<ReadonlyArray<Finding>> = Effect.gen(function* () {
  const configuration = yield* Effect.either(Config.load(Config.serve))
  const findings: Array<Finding> = [finding("configuration", configuration, "every variable is usable")]
  const database = onDatabase(
    Effect.gen(function* () {
      const migrated = yield* isMigrated
      findings.push({ check: "database", ok: true, detail: "reachable" })
      const detail = migrated ? "up to date" : "not up to date, run: duebook migrate"
      findings.push({ check: "migrations", ok: migrated, detail })
      if (migrated) findings.push(...(yield* Effect.flatMap(Doctor, (doctor) => doctor.examine)))
    })
  )
  const outcome = yield* Effect.either(database)
  return Either.isRight(outcome) ? findings : [...findings, finding("database", outcome, "")]
})

const finding = (check: string, result: Either.Either<unknown, Error>, good: string): Finding =>
  Either.isRight(result)
    ? { check, ok: true, detail: good }
    : { check, ok: false, detail: result.left.message.replaceAll(/\s*\n\s*/g, " ") }

export const group = {
  "": command({
    summary: "Looks at configuration and database for what stands in the way; exit code 1 if anything fails.",
    arguments: {},
    run: () =>
      Effect.map(examine, (findings) => ({
        json: findings.map(({ check, detail, ok }) => ({ check, ok, detail })),
        text: columns(findings.map(({ check, detail, ok }) => [`${ok ? "ok  " : "FAIL"} ${check}`, detail])),
        failed: findings.some(({ ok }) => !ok)
      }))
  })
}
