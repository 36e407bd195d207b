/** Work that a transaction runs: interrupted, deserted, empty, too late, without a connection. */
import { Cause, Effect, Exit, Fiber, Option } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { ServiceUnavailable } from "../../src/domain/Errors.ts"
import type * as Database from "../../src/postgres/Database.ts"
import { go, NOTE, useTransactions } from "./transactions.ts"
import { poolOf } from "./pools.ts"

const { notes, openDatabase, sql } = useTransactions()

describe("work in a transaction", () => {
  let database: Database.Database["Type"]

  beforeAll(async () => {
    database = await openDatabase({ size: 2 })
    await sql("grant all on all tables in schema public to duebook_tenant")
  })

  const write = (text: string) => database.query(NOTE, [text])
  const state = () => Promise.resolve(poolOf(database))
  const all = <A, E>(effect: Effect.Effect<A, E>) =>
    [
      database.transaction({}, effect),
      database.transaction({ companyId: 1 }, effect),
      database.transaction({ companyId: 1, subjects: ["a"] }, effect)
    ] as const

  it("leaves nothing when it interrupts itself or dies between two statements, and gives its connection back", async () => {
    for (const end of [Effect.interrupt, Effect.die("bug"), Effect.fail("no")]) {
      for (const work of all(Effect.zipRight(write("a"), Effect.zipRight(end, write("b"))))) {
        expect(Exit.isFailure(await go(work))).toBe(true)
      }
    }
    expect(await notes()).toEqual([])
    expect(await state()).toMatchObject({ waiting: 0 })
    const { idle: free, size } = await state()
    expect(free).toBe(size)
  })

  it("is done or not done when its caller goes away", async () => {
    for (const [index, work] of all(Effect.suspend(() => write(crypto.randomUUID()))).entries()) {
      const fiber = Effect.runFork(Effect.zipLeft(work, database.query("select pg_sleep($1)", [0.05])))
      await new Promise((resolve) => setTimeout(resolve, 5))
      await Effect.runPromise(Fiber.interrupt(fiber))
      expect((await notes()).length).toBeLessThanOrEqual(index + 1)
    }
    const { idle: free, size } = await state()
    expect(free).toBe(size)
  })

  it("may be no work at all", async () => {
    for (const work of all(Effect.succeed("nothing"))) {
      expect(await Effect.runPromise(work)).toBe("nothing")
    }
  })

  it("that outlives its transaction finds it closed", async () => {
    let straggler: Fiber.RuntimeFiber<unknown, unknown> | undefined
    const late = Effect.zipRight(Effect.sleep("50 millis"), write("too late"))
    await Effect.runPromise(
      database.transaction(
        {},
        Effect.zipRight(
          write("in time"),
          Effect.map(Effect.forkDaemon(late), (fiber) => {
            straggler = fiber
          })
        )
      )
    )
    const exit = straggler === undefined ? Exit.void : await Effect.runPromise(Fiber.await(straggler))
    expect(Exit.isFailure(exit)).toBe(true)
    expect(await notes()).toEqual(["in time"])
  })

  it("is a 503 while the pool has no connection for it, not a hang", async () => {
    const tight = await openDatabase({ size: 1, maxWaiting: 2, turnTimeoutMillis: 100 })
    const busy = Effect.runPromise(tight.query("select pg_sleep($1)", [0.4]))
    await new Promise((resolve) => setTimeout(resolve, 30))
    const exits = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        go(tight.transaction({ companyId: n, subjects: [] }, tight.query("select $1::int", [n])))
      )
    )
    for (const exit of exits) {
      const error = Exit.isFailure(exit) ? Option.getOrNull(Cause.failureOption(exit.cause)) : null
      expect(error).toBeInstanceOf(ServiceUnavailable)
    }
    await busy
    // Nothing they touched is held against those who come later.
    expect(
      Exit.isSuccess(
        await go(tight.transaction({ companyId: 1, subjects: ["x"] }, tight.query("select $1::int", [1])))
      )
    ).toBe(true)
    expect(poolOf(tight)).toEqual({ size: 1, idle: 1, waiting: 0 })
  })
})
