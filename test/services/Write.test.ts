/** What every write has: one time for each key, a typed value also of a replay, and an entry that says who did it. */
import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Layer, Schema } from "effect"
import { type Actor, CurrentActor, debtor, operator, system } from "../../src/domain/Actor.ts"
import { InvalidTransition, ValidationFailed } from "../../src/domain/Errors.ts"
import { named, record, Timestamp } from "../../src/domain/JsonFields.ts"
import { StoredReplies } from "../../src/repos/StoredReplies.ts"
import { Idempotency } from "../../src/services/Idempotency.ts"
import { unchanged, valueOf, Write } from "../../src/services/Write.ts"
import { memory, MemoryStore, request } from "../../src/testing/Testing.ts"

const COMPANY = 7

const services = Layer.provide(Write.layer, Idempotency.layer).pipe(Layer.provideMerge(memory))

const here = <A, E>(
  work: Effect.Effect<A, E, Layer.Layer.Success<typeof services> | CurrentActor>
): Effect.Effect<A, E> => Effect.provide(CurrentActor.acting(operator)(work), services)

const entries = Effect.flatMap(MemoryStore, (store) => store.auditLog(COMPANY))
const replies = Effect.flatMap(MemoryStore, (store) => store.replies(COMPANY))

/** Has other names in JSON than in TypeScript. */
const Asked = record({ leavesAt: named("leaves_at", "When it leaves.")(Timestamp) })

const NOON = "2026-03-02T12:00:00Z"

const asked = Effect.flatMap(Write, (write) =>
  write.run({
    deed: "reminder.send_now",
    once: { status: 201, schema: Asked },
    decide: () => Effect.succeed({ value: { leavesAt: NOON }, subjectId: 1, details: { leaves_at: NOON } })
  })
)

const refusal = new InvalidTransition({ message: "It is paid.", details: { status: "paid" } })

const refused = Effect.flatMap(Write, (write) =>
  write.run({
    deed: "payable.mark_paid",
    once: { status: 200, schema: Schema.Struct({ id: Schema.Int }) },
    decide: () => Effect.fail(refusal)
  })
)

const withKey = (key: string, userId = 3) => Effect.provide(request({ companyId: COMPANY, userId }, key))

describe("a write with a key", () => {
  it.effect("gives its value, and on a replay the value that its stored reply has", () =>
    here(
      Effect.gen(function* () {
        const first = yield* withKey("k")(asked)
        const again = yield* withKey("k")(asked)
        expect([first.replayed, again.replayed]).toEqual([false, true])
        expect(first.reply).toEqual({ status: 201, body: `{"data":{"leaves_at":"${NOON}"}}` })
        expect(again.reply).toEqual(first.reply)
        expect(yield* first.value).toEqual({ leavesAt: NOON })
        expect(yield* again.value).toEqual({ leavesAt: NOON })
        expect(yield* entries).toMatchObject([
          { actor: "api_key", userId: 3, apiKeyId: 1, deed: "reminder.send_now", subjectId: 1 }
        ])
      })
    )
  )

  it.effect("fails with its refusal, and on a replay with the same one", () =>
    here(
      Effect.gen(function* () {
        expect(yield* Effect.flip(withKey("k")(refused))).toBe(refusal)
        const again = yield* withKey("k")(refused)
        expect(again).toMatchObject({ replayed: true, reply: { status: 409 } })
        const same = yield* Effect.flip(again.value)
        expect(same).toBeInstanceOf(InvalidTransition)
        expect(same).toMatchObject({ message: "It is paid.", details: { status: "paid" } })
        expect(yield* Effect.flip(withKey("k")(valueOf(refused)))).toEqual(same)
        expect(yield* entries).toEqual([])
      })
    )
  )

  it.effect("is answered with the stored bytes even where another version has written them", () =>
    here(
      Effect.gen(function* () {
        const stored = { status: 201, body: '{"data":{"left_at":"then"}}' }
        yield* Effect.flatMap(StoredReplies, (table) =>
          table.insert(COMPANY, "k", { ...stored, fingerprint: new Uint8Array(32), at: 0 })
        )
        const again = yield* withKey("k")(asked)
        expect(again.reply).toEqual(stored)
        expect(Exit.isFailure(yield* Effect.exit(again.value))).toBe(true)
      })
    )
  )

  it.effect("is not recorded where it changes nothing, but happens once all the same", () =>
    here(
      Effect.gen(function* () {
        let times = 0
        const nothing = Effect.flatMap(Write, (write) =>
          write.run({
            deed: "payable.create",
            once: { status: 200, schema: Schema.Struct({ times: Schema.Int }) },
            decide: () => Effect.sync(() => unchanged({ times: ++times }))
          })
        )
        expect(yield* withKey("k")(valueOf(nothing))).toEqual({ times: 1 })
        expect(yield* withKey("k")(valueOf(nothing))).toEqual({ times: 1 })
        expect(yield* entries).toEqual([])
      })
    )
  )

  it.effect("is told to wait while the first one with its key runs, and then runs", () =>
    here(
      Effect.gen(function* () {
        const began = yield* Deferred.make<void>()
        const goOn = yield* Deferred.make<void>()
        const slow = Effect.flatMap(Write, (write) =>
          write.run({
            deed: "payable.create",
            once: { status: 200, schema: Schema.Struct({ id: Schema.Int }) },
            decide: () =>
              Deferred.succeed(began, undefined).pipe(
                Effect.zipRight(Deferred.await(goOn)),
                Effect.as({ value: { id: 1 }, subjectId: 1, details: {} })
              )
          })
        )
        const running = yield* Effect.fork(withKey("k")(slow))
        yield* Deferred.await(began)
        expect(yield* Effect.flip(withKey("k")(slow))).toMatchObject({ _tag: "IdempotencyKeyInProgress" })
        yield* Deferred.succeed(goOn, undefined)
        yield* Fiber.join(running)
        expect((yield* withKey("k")(slow)).replayed).toBe(true)
      })
    )
  )
})

describe("a write without a key", () => {
  const actors: ReadonlyArray<readonly [Actor, object]> = [
    [operator, { actor: "operator" }],
    [system, { actor: "system" }],
    [debtor, { actor: "debtor" }],
    [
      { _tag: "user", userId: 3, sessionId: 4, requestId: "req_1" },
      { actor: "user", userId: 3, sessionId: 4, requestId: "req_1" }
    ],
    [
      { _tag: "user", userId: null, sessionId: null, requestId: "req_1" },
      { actor: "user", requestId: "req_1" }
    ],
    [
      { _tag: "api_key", userId: 3, apiKeyId: 5, requestId: "req_1" },
      { actor: "api_key", userId: 3, apiKeyId: 5, requestId: "req_1" }
    ]
  ]

  it.effect.each(actors)("is recorded as done by its actor: %j", ([actor, columns]) =>
    here(
      Effect.gen(function* () {
        const write = yield* Write
        const about = { companyId: COMPANY, subjectId: 2, at: 5 }
        const given = yield* CurrentActor.acting(actor)(
          write.run({
            deed: "series.stop",
            companyId: COMPANY,
            decide: () =>
              Effect.as(write.record("company.activate", {}, about), {
                value: "done",
                subjectId: 1,
                details: { next_index: 4 }
              })
          })
        )
        expect(given).toBe("done")
        expect(yield* entries).toEqual([
          { companyId: COMPANY, at: 5, ...columns, deed: "company.activate", subjectId: 2, details: {} },
          {
            companyId: COMPANY,
            at: 0,
            ...columns,
            deed: "series.stop",
            subjectId: 1,
            details: { next_index: 4 }
          }
        ])
      })
    )
  )

  it.effect("leaves nothing behind when it fails", () =>
    here(
      Effect.gen(function* () {
        const write = yield* Write
        const failing = write.run({
          deed: "company.activate",
          companyId: COMPANY,
          decide: (at) =>
            Effect.zipRight(
              write.record("company.deactivate", {}, { companyId: COMPANY, subjectId: null, at }),
              Effect.fail("no")
            )
        })
        expect(yield* Effect.flip(failing)).toBe("no")
        expect(yield* entries).toEqual([])
      })
    )
  )
})

describe("a form", () => {
  const key = { key: "form 1", fingerprint: new Uint8Array(32) }
  const sent = (work: Effect.Effect<string, ValidationFailed>) =>
    Effect.flatMap(Write, (write) => write.form(0, key, work))

  it.effect("is done once for its key, and again only where it has failed", () =>
    here(
      Effect.gen(function* () {
        const wrong = new ValidationFailed()
        expect(yield* Effect.flip(sent(Effect.fail(wrong)))).toBe(wrong)
        expect(yield* sent(Effect.succeed("done"))).toBe("done")
        expect(yield* sent(Effect.die("it is done again"))).toBeNull()
        expect(yield* replies).toEqual([])
        const kept = yield* Effect.flatMap(MemoryStore, (store) => store.replies(0))
        expect(kept).toMatchObject([{ key: "form 1", status: 303, body: "" }])
      })
    )
  )
})
