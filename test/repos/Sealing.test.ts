import { describe, expect, it } from "@effect/vitest"
import { Cause, Effect, Exit } from "effect"
import { KeysMissing, Sealing, SealUnbroken } from "../../src/repos/Sealing.ts"
import { sealingBy } from "../support/secretKeys.ts"

const place = { table: "users", column: "totp_secret", row: 7 }
const SECRET = "JBSWY3DPEHPK3PXP"

const sealed = (value = SECRET, at = place) => Effect.flatMap(Sealing, ({ seal }) => seal(at, value))
const opened = (stored: string, at: Parameters<Sealing["Type"]["unseal"]>[0] = place) =>
  Effect.flatMap(Sealing, ({ unseal }) => unseal(at, stored))

/** The defect that an effect ends with. */
const defectOf = <A>(effect: Effect.Effect<A, never, Sealing>) =>
  Effect.map(Effect.exit(effect), (exit) => (Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined))

describe("a sealed value", () => {
  it.effect("has the id of its key in front, tells nothing of itself, and is another one each time", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* sealed(), yield* sealed()]
      expect(one).toMatch(/^new:[A-Za-z0-9_-]{59}$/)
      expect(one).not.toBe(other)
      expect([yield* opened(one), yield* opened(other)]).toEqual([SECRET, SECRET])
      const text = "Zahlung überfällig ✓\n".repeat(1_000)
      expect(yield* opened(yield* sealed(text))).toBe(text)
      expect(yield* opened(yield* sealed(""))).toBe("")
    }).pipe(Effect.provide(sealingBy("new", "old")))
  )

  it.effect("is opened by the key that sealed it, wherever that stands", () =>
    Effect.gen(function* () {
      const old = yield* sealed().pipe(Effect.provide(sealingBy("old")))
      expect(yield* opened(old).pipe(Effect.provide(sealingBy("new", "old")))).toBe(SECRET)
      const defect = yield* defectOf(opened(old)).pipe(Effect.provide(sealingBy("new")))
      expect(defect).toBeInstanceOf(SealUnbroken)
      expect(defect).toMatchObject({
        message: 'users.totp_secret of 7 is sealed by the key "old", which DUEBOOK_KEYS lacks'
      })
    })
  )

  it.effect("can't be moved to another row, column or table, nor to another key's name", () =>
    Effect.gen(function* () {
      const stored = yield* sealed()
      const elsewhere = [
        { ...place, row: 8 },
        { ...place, column: "new_totp_secret" },
        { ...place, table: "user_sessions" },
        { table: "users", column: "totp_secret\n7", row: "" }
      ]
      for (const other of elsewhere) {
        expect(yield* defectOf(opened(stored, other)), JSON.stringify(other)).toBeInstanceOf(SealUnbroken)
      }
      expect(yield* defectOf(opened(stored.replace(/^new/, "old")))).toBeInstanceOf(SealUnbroken)
    }).pipe(Effect.provide(sealingBy("new", "old")))
  )

  it.effect(
    "is refused when any character of it was changed or cut off, without its content in the message",
    () =>
      Effect.gen(function* () {
        const stored = yield* sealed()
        for (let index = "new:".length; index < stored.length - 1; index++) {
          const other = stored[index] === "A" ? "B" : "A"
          const changed = stored.slice(0, index) + other + stored.slice(index + 1)
          const defect = yield* defectOf(opened(changed))
          expect(defect, changed).toBeInstanceOf(SealUnbroken)
          expect(String(defect)).not.toContain(stored.slice(4, 20))
        }
        expect(yield* defectOf(opened(stored.slice(0, -4)))).toBeInstanceOf(SealUnbroken)
      }).pipe(Effect.provide(sealingBy("new")))
  )
})

describe("a value that an earlier version has stored", () => {
  it.effect("is read as it is, also without keys", () =>
    Effect.gen(function* () {
      for (const plain of [SECRET, "a".repeat(48), "Hello,\n\nhttps://duebook.example/app/link/x\n", ""]) {
        expect(yield* opened(plain).pipe(Effect.provide(sealingBy("new")))).toBe(plain)
        expect(yield* opened(plain).pipe(Effect.provide(Sealing.layer(null)))).toBe(plain)
      }
    })
  )
})

describe("without keys", () => {
  it.effect("nothing is sealed, and the reason says what to do", () =>
    Effect.gen(function* () {
      const defect = yield* defectOf(sealed()).pipe(Effect.provide(Sealing.layer(null)))
      expect(defect).toBeInstanceOf(KeysMissing)
      expect(defect).toMatchObject({ message: expect.stringMatching(/^DUEBOOK_KEYS .* duebook secrets new/) })
      const stored = yield* sealed().pipe(Effect.provide(sealingBy("new")))
      expect(yield* defectOf(opened(stored)).pipe(Effect.provide(Sealing.layer(null)))).toBeInstanceOf(
        SealUnbroken
      )
    })
  )
})
