/** What the operator is told of one reminder: where it stands, and why it was or was not sent. */
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { operatorOn, rows } from "../services/operating.ts"
import { billIn, rehearsed } from "./rehearsed.ts"
import { refusedAs } from "./run.ts"

describe("duebook attempt show", () => {
  it.scopedLive("says where a reminder stands and why, without the address", () =>
    rehearsed((setting) =>
      Effect.gen(function* () {
        const { ask, run, url } = setting
        yield* billIn(setting, "2026-03-06")
        const ids = yield* rows(
          "select attempt_id::int as id from reminder_attempts order by attempt_id"
        ).pipe(Effect.provide(operatorOn(url)))
        const [first] = ids as ReadonlyArray<unknown> as ReadonlyArray<{ readonly id: number }>
        const shown = () => ask(`attempt show --company 1 --id ${first?.id}`)
        expect(yield* shown()).toMatchObject({
          id: first?.id,
          status: "scheduled",
          why: "It is planned. A worker decides on it at 2026-03-03T08:00:00.000Z.",
          next_look_at: "2026-03-03T08:00:00.000Z",
          message_id: null
        })
        yield* ask("clock advance --company 1 --to 2026-03-03T09:00:00Z")
        const after = yield* shown()
        expect(after).toMatchObject({
          status: "sent",
          why: "It was handed over at 2026-03-03T08:00:00.000Z.",
          recipient: "g…@example.com",
          message_id: expect.any(Number)
        })
        expect(JSON.stringify(after)).not.toContain("grace@")
        const other = yield* run(`attempt show --company 2 --id ${first?.id} --json`)
        expect(other).toEqual(refusedAs("not_found", `There is no attempt ${first?.id} in company 2.`))
      })
    )
  )
})

describe("duebook attempt show, of an attempt that did not simply leave", () => {
  const ENDED = [
    ["sent", null, "550 gone", "The provider has reported since: 550 gone."],
    ["failed", "provider_rejected", "550", "It was not sent, because the provider refused it for good."],
    [
      "skipped",
      "superseded",
      null,
      "It was not sent, because a newer step of the debt took its place, or nothing was left for it to name."
    ],
    ["skipped", "opted_out", null, "It was not sent, because the address wants no reminders."],
    ["cancelled", "paid", null, "It was not sent, because the debt is paid."],
    [
      "unknown",
      "outcome_unknown",
      "connection_lost",
      "It may have been sent, and is never sent again, because the connection broke after it was handed over."
    ]
  ] as const

  it.scopedLive("says why, whatever became of it, and takes no id that is none", () =>
    rehearsed((setting) =>
      Effect.gen(function* () {
        const { ask, run, url } = setting
        yield* billIn(setting, "2026-03-06")
        const inDatabase = (text: string, params: ReadonlyArray<unknown> = []) =>
          rows(text, params).pipe(Effect.provide(operatorOn(url)))
        const [first] = (yield* inDatabase(
          "select min(attempt_id)::int as id from reminder_attempts where company_id = 1"
        )) as unknown as ReadonlyArray<{ readonly id: number }>
        const id = first?.id
        for (const [status, reason, code, why] of ENDED) {
          yield* inDatabase(
            `update reminder_attempts set status = $2, reason_code = $3, due_at = null, sent_at = scheduled_for,
               error_code = $4, error_message = $4
             where company_id = 1 and attempt_id = $1`,
            [id, status, reason, code]
          )
          expect(yield* ask(`attempt show --company 1 --id ${id}`)).toMatchObject({
            id,
            status,
            reason_code: reason,
            error_code: code,
            why: expect.stringContaining(why)
          })
          expect((yield* run(`attempt show --company 1 --id ${id}`)).out).toContain(`\nstatus: ${status}\n`)
        }
        expect(yield* run("attempt show --company 1 --id 999999 --json")).toEqual(
          refusedAs("not_found", "There is no attempt 999999 in company 1.")
        )
        expect(yield* run(`attempt show --company 77 --id ${id} --json`)).toEqual(
          refusedAs("not_found", `There is no attempt ${id} in company 77.`)
        )
        for (const nonsense of ["nonsense", "0", "1.5", "1e3", "=-3"]) {
          expect(yield* run(`attempt show --company 1 --id ${nonsense}`), nonsense).toMatchObject({
            code: 2,
            out: ""
          })
        }
      })
    )
  )
})
