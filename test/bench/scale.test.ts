/** The book of `bench:scale` is one that the service would have left, and its companies are of all sizes. */
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { Client } from "pg"
import { parse } from "../../bench/scale/options.ts"
import { fill } from "../../bench/scale/seed.ts"
import { addOwed, removeOwed } from "../../bench/scale/owed.ts"
import { classesOf, sizesOf } from "../../bench/scale/sizes.ts"
import { verifyTotals } from "../../bench/seed.ts"
import { Doctor } from "../../src/services/installation/Doctor.ts"
import { operate } from "../support/Book.ts"
import { wrongTotals } from "../support/Debts.ts"
import { isDistributed, makeDatabase } from "../support/TestDatabase.ts"

const SIZE = { receivables: 3_000, companies: 40 }
const TIMEOUT_MILLIS = 60_000

const connected = <A>(url: string, work: (client: Client) => Promise<A>) =>
  Effect.promise(async () => {
    const client = new Client(url)
    await client.connect()
    return work(client).finally(() => client.end())
  })

const soundness = (url: string) =>
  Effect.promise(async () => {
    await verifyTotals("the book", url)
    return (await wrongTotals(url)).length
  })

it.scopedLive(
  "has right totals and a green doctor, also with reminders added and taken away",
  () =>
    Effect.gen(function* () {
      if (isDistributed()) return
      const { url } = yield* makeDatabase
      const asked = yield* Effect.promise(() => fill(url, SIZE))
      expect(asked.length).toBeGreaterThan(0)
      for (const { sample, tokens } of asked) {
        expect(tokens.length).toBe(1)
        expect(sample?.any.length).toBeGreaterThan(0)
        expect(sample?.open.length).toBeGreaterThan(0)
      }
      expect(yield* soundness(url)).toBe(0)
      const findings = yield* Effect.promise(() =>
        operate(
          url,
          Effect.flatMap(Doctor, (doctor) => doctor.examine)
        )
      )
      expect(findings.filter(({ level }) => level === "fail")).toEqual([])

      const owed = yield* connected(url, (client) =>
        addOwed(client, (place) => (place < 10 ? 3 : 0), Date.now())
      )
      expect(owed.map(({ n }) => n)).toEqual(Array.from({ length: 10 }, () => 3))
      expect(yield* soundness(url)).toBe(0)
      yield* connected(url, removeOwed)
      expect(yield* soundness(url)).toBe(0)
    }),
  TIMEOUT_MILLIS
)

it("gives most receivables to few companies, and loses none", () => {
  const sizes = sizesOf(10_000_000, 10_000)
  expect(sizes.length).toBe(10_000)
  expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(10_000_000)
  expect(sizes.filter((one) => one === 500_000).length).toBe(4)
  expect(classesOf(10_000_000, 10_000).map(({ companies }) => companies)).toEqual([4, 40, 400, 9_556])
  // The large ones are not those with the lowest ids.
  expect(sizes.slice(0, 444).every((one) => one >= 7_500)).toBe(false)
})

it("refuses options that it does not know", () => {
  expect(() => parse(["--only", "sizes"])).toThrow(
    "--only knows requests, claim, cost, minute, vacuum, storage"
  )
  expect(() => parse(["--receivables", "ten"])).toThrow("--receivables is a whole number")
  expect(() => parse(["--due", "5"])).toThrow("--due is a whole number from 10000")
  expect(parse(["--quick"])?.receivables).toBe(20_000)
})

it("needs no large book where only reminders are measured", () => {
  expect(parse(["--only", "minute"])).toMatchObject({ receivables: 100_000, companies: 10_000, due: 100_000 })
  expect(parse(["--only", "minute", "--companies", "200", "--due", "2000"])?.receivables).toBe(2_000)
  expect(parse(["--only", "minute,storage"])?.receivables).toBe(10_000_000)
})
