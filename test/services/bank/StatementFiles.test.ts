/** Reading files of statements in a thread: in parts, in turns, with flat memory. */
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import type { Movement } from "../../../src/domain/bank/Movement.ts"
import { StatementFiles } from "../../../src/services/bank/StatementFiles.ts"
import { asCamt, type WrittenStatement } from "../../domain/bank/statements/writers.ts"

const options = { csvAccount: null, csvMapping: null }

const statement = (count: number): WrittenStatement => ({
  iban: "DE02120300000000202051",
  currency: "EUR",
  openingMinor: 0,
  movements: Array.from({ length: count }, (_, index) => ({
    amountMinor: 100 + index,
    bankReference: `B${index}`,
    bookedOn: "2026-01-31",
    counterpartyAccount: `DE${String(10n ** 19n + BigInt(index))}`,
    counterpartyName: `Muster ${index} GmbH`,
    direction: "credit",
    endToEndId: `E${index}`,
    paymentReference: null,
    remittance: `Rechnung 2026-${index}, vielen Dank für die Lieferung`,
    valueOn: "2026-01-31"
  }))
})

const bytesOf = (count: number): Uint8Array => new TextEncoder().encode(asCamt(statement(count)))

it.scopedLive("tells movements in parts of at most 250, equal to what was checked", () =>
  Effect.gen(function* () {
    const files = yield* StatementFiles
    const bytes = bytesOf(1_001)
    const checked = yield* files.check("1", bytes, options)
    const sizes: Array<number> = []
    const movements: Array<Movement> = []
    const parts = yield* files.movements("1", bytes, options, (chunk) => {
      expect(chunk.part).toBe(1)
      sizes.push(chunk.movements.length)
      movements.push(...chunk.movements)
    })
    expect(parts).toEqual(checked)
    expect(checked).toMatchObject([{ movements: 1_001, format: "camt.053" }])
    expect(sizes).toEqual([250, 250, 250, 250, 1])
    expect(movements.map(({ bankReference }) => bankReference)).toEqual(
      statement(1_001).movements.map(({ bankReference }) => bankReference)
    )
  }).pipe(Effect.provide(StatementFiles.layer))
)

it.scopedLive("refuses what is wrong with 422, and what is too large with 413", () =>
  Effect.gen(function* () {
    const files = yield* StatementFiles
    const wrong = new TextEncoder().encode(asCamt(statement(3)).replace(">1.01<", ">x<"))
    const refused = yield* Effect.flip(files.check("1", wrong, options))
    expect(refused).toMatchObject({ code: "validation_failed", details: [{ field: "entries[2]" }] })
    expect(yield* Effect.flip(files.check("1", new Uint8Array(10_485_761), options))).toMatchObject({
      code: "payload_too_large"
    })
    const table = new TextEncoder().encode("Datum;Betrag\n31.01.2026;1,00\n")
    expect(yield* Effect.flip(files.check("1", table, options))).toMatchObject({
      details: [{ field: "bank_account_id", code: "required" }]
    })
    expect(yield* files.columns("1", table)).toMatchObject({
      suggested: { booked_on: "Datum", amount: "Betrag" }
    })
  }).pipe(Effect.provide(StatementFiles.layer))
)

/** The bytes come over once, and what is read of them is small: a tree of the whole file would take 230 MB. */
const MAX_GROWTH_BYTES = 180_000_000

it.scopedLive(
  "reads 10 MB of camt in little memory",
  () =>
    Effect.gen(function* () {
      const files = yield* StatementFiles
      const bytes = bytesOf(19_500)
      expect(bytes.length).toBeGreaterThan(9_000_000)
      yield* files.check("1", bytesOf(1), options)
      Bun.gc(true)
      const before = process.memoryUsage.rss()
      let most = before
      const timer = setInterval(() => {
        most = Math.max(most, process.memoryUsage.rss())
      }, 5)
      const [part] = yield* files.check("1", bytes, options)
      expect(part).toMatchObject({ movements: 19_500 })
      let told = 0
      yield* files.movements("1", bytes, options, ({ movements }) => {
        told += movements.length
      })
      clearInterval(timer)
      expect(told).toBe(19_500)
      expect(most - before).toBeLessThan(MAX_GROWTH_BYTES)
    }).pipe(Effect.provide(StatementFiles.layer)),
  120_000
)
