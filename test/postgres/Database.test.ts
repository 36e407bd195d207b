import { Cause, Effect, Exit, Layer, Logger, Option, Redacted } from "effect"
import { createHash } from "node:crypto"
import { connect, createServer, type Socket } from "node:net"
import { beforeAll, describe, expect, it } from "vitest"
import { ServiceUnavailable } from "../../src/domain/Errors.ts"
import { StatementCaller } from "../../src/postgres/Current.ts"
import * as Database from "../../src/postgres/Database.ts"
import type { PoolOptions } from "../../src/postgres/Pool.ts"
import type { Address } from "../../src/postgres/ByCompany.ts"
import { Prefetch } from "../../src/postgres/Prefetch.ts"
import { openBook, rows } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { makeDatabase } from "../support/TestDatabase.ts"
import { databaseOf, poolOf } from "./pools.ts"

type Db = Database.Database["Type"]

const AUDIT =
  "insert into audit_log (company_id, at, actor, action) values ($1, '2030-01-01Z', 'system', 'test') returning audit_id"
const CUSTOMER = `insert into customers (company_id, display_name, created_at, updated_at)
  values ($1, 'x', '2030-01-01Z', '2030-01-01Z') returning customer_id`

const run = scoped()
let url: string
let db: Db

const openDatabase = (options: Partial<PoolOptions> & { readonly parameters?: string } = {}): Promise<Db> => {
  const { parameters = "", ...rest } = options
  return run(
    Effect.map(
      Layer.build(
        Database.layer({
          url: Redacted.make(`${url}${parameters}`),
          size: 4,
          maxWaiting: 50,
          applicationName: "duebook-test",
          ...rest
        })
      ),
      databaseOf
    )
  )
}

const exitOf = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromiseExit(effect)
const reasonOf = <A, E>(exit: Exit.Exit<A, E>): unknown => {
  if (Exit.isSuccess(exit)) return "success"
  const error = Option.getOrNull(Cause.failureOption(exit.cause))
  return error instanceof ServiceUnavailable ? error.details?.reason : "defect"
}
const notes = async () =>
  (await rows<{ text: string }>(url, "select text from notes order by text")).map(({ text }) => text)
const write = (text: string) => db.query("insert into notes (text) values ($1)", [text])

beforeAll(async () => {
  url = (await run(makeDatabase)).url
  await rows(
    url,
    `create table notes (text text primary key);
     create table pairs (id int primary key, n int not null default 0); insert into pairs values (1), (2);
     create table late (id int references pairs deferrable initially deferred);
     create sequence tries;
     create function flaky(good int) returns int language plpgsql as $$
     begin
       if nextval('tries') < good then raise exception 'thrown back' using errcode = '40001'; end if;
       return 7;
     end $$;
     create table doomed (id int);
     create function dies() returns trigger language plpgsql as $$
     begin raise exception 'going down' using errcode = '57P01'; end $$;
     create constraint trigger doomed after insert on doomed deferrable initially deferred
       for each row execute function dies()`
  )
  db = await openDatabase()
})

describe("a transaction", () => {
  it("commits all of it, or nothing: after a failure, after a defect", async () => {
    await Effect.runPromise(db.transaction({}, Effect.zipRight(write("a"), write("b"))))
    expect(await notes()).toEqual(["a", "b"])
    const failed = await exitOf(db.transaction({}, Effect.zipRight(write("c"), Effect.fail("no"))))
    expect(failed).toEqual(Exit.fail("no"))
    await exitOf(db.transaction({}, Effect.zipRight(write("d"), Effect.die("bug"))))
    expect(await notes()).toEqual(["a", "b"])
  })

  it("joins the one around it", async () => {
    const inner = Effect.exit(db.transaction({}, Effect.zipRight(write("inner"), Effect.fail("no"))))
    await exitOf(db.transaction({}, Effect.zipRight(inner, Effect.fail("outer"))))
    expect(await notes()).not.toContain("inner")
  })

  it("is run again after a deadlock", async () => {
    const bump = (id: number) => db.query("update pairs set n = n + 1 where id = $1", [id])
    const both = (first: number, second: number) =>
      db.transaction(
        {},
        bump(first).pipe(Effect.zipLeft(Effect.sleep("100 millis")), Effect.zipRight(bump(second)))
      )
    await Effect.runPromise(Effect.all([both(1, 2), both(2, 1)], { concurrency: "unbounded" }))
    expect(await rows(url, "select n from pairs")).toEqual([{ n: 2 }, { n: 2 }])
  })

  it("is run again after a serialization failure, and a statement of its own as well", async () => {
    const flaky = (good: number) => db.query<{ flaky: number }>("select flaky($1)", [good])
    await rows(url, "select setval('tries', 1, false)")
    expect(await Effect.runPromise(db.transaction({}, flaky(3)))).toEqual([{ flaky: 7 }])
    await rows(url, "select setval('tries', 1, false)")
    expect(await Effect.runPromise(flaky(3))).toEqual([{ flaky: 7 }])
    expect(reasonOf(await exitOf(db.transaction({}, flaky(1_000))))).toBe("overloaded")
    expect(reasonOf(await exitOf(flaky(1_000)))).toBe("overloaded")
  })

  it("whose COMMIT fails says so: a defect for a constraint, 503 for a server that goes", async () => {
    const late = await exitOf(db.transaction({}, db.query("insert into late values ($1)", [99])))
    expect(reasonOf(late)).toBe("defect")
    const doomed = await exitOf(db.transaction({}, db.query("insert into doomed values ($1)", [1])))
    expect(reasonOf(doomed)).toBe("database_unavailable")
  })

  it("that ignores a failed statement does not pass for committed", async () => {
    const exit = await exitOf(
      db.transaction({}, Effect.zipRight(write("kept?"), Effect.exit(write("kept?"))))
    )
    expect(reasonOf(exit)).toBe("defect")
    expect(await notes()).not.toContain("kept?")
  })

  it("whose connection dies is a 503, and the pool gets over it", async () => {
    const exit = await exitOf(
      db.transaction({}, db.query("select pg_terminate_backend(pg_backend_pid()) where $1", [true]))
    )
    expect(reasonOf(exit)).toBe("database_unavailable")
    expect(await Effect.runPromise(db.query("select $1::int as n", [1]))).toEqual([{ n: 1 }])
  })
})

describe("a company's transaction", () => {
  let mine: number
  let theirs: number

  beforeAll(async () => {
    mine = (await openBook(url)).companyId
    theirs = (await openBook(url)).companyId
    await Effect.runPromise(db.query(CUSTOMER, [mine]))
    await Effect.runPromise(db.query(CUSTOMER, [theirs]))
  })

  // One connection, so that role and prepared statements are those of the transaction before.
  const alone = () => openDatabase({ size: 1 })
  const COUNT = "select count(*)::int as n from customers where company_id = any($1)"

  it("sees its own rows alone, and leaves nothing of its role behind", async () => {
    const one = await alone()
    const count = one.query(COUNT, [[mine, theirs]])
    for (let round = 0; round < 7; round++) {
      expect(await Effect.runPromise(count)).toEqual([{ n: 2 }])
      expect(await Effect.runPromise(one.transaction({ companyId: mine }, count))).toEqual([{ n: 1 }])
    }
    await exitOf(one.transaction({ companyId: mine }, Effect.fail("no")))
    expect(await Effect.runPromise(count)).toEqual([{ n: 2 }])
  })

  it("cannot write another company's rows", async () => {
    const one = await alone()
    const attempts = [
      one.query(CUSTOMER, [theirs]),
      one.query("update customers set company_id = $1", [theirs]),
      one.query(AUDIT, [theirs])
    ]
    for (const attempt of attempts) {
      expect(reasonOf(await exitOf(one.transaction({ companyId: mine }, attempt)))).toBe("defect")
    }
    const untouched = one.query("update customers set display_name = 'y' where company_id = $1 returning 1", [
      theirs
    ])
    expect(await Effect.runPromise(one.transaction({ companyId: mine }, untouched))).toEqual([])
    expect(
      await Effect.runPromise(one.transaction({ companyId: mine }, one.query(CUSTOMER, [mine])))
    ).toHaveLength(1)
  })

  it("cannot change or remove what the audit log holds", async () => {
    const one = await alone()
    await Effect.runPromise(one.transaction({ companyId: mine }, one.query(AUDIT, [mine])))
    for (const text of [
      "update audit_log set action = 'other' where company_id = $1",
      "delete from audit_log where company_id = $1"
    ]) {
      expect(reasonOf(await exitOf(one.transaction({ companyId: mine }, one.query(text, [mine]))))).toBe(
        "defect"
      )
    }
    expect(
      await rows(url, "select action from audit_log where company_id = $1 and action in ('test', 'other')", [
        mine
      ])
    ).toEqual([{ action: "test" }])
  })

  it("takes nothing but a number for a company", async () => {
    for (const id of [1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const work = db.transaction({ companyId: id }, Effect.void)
      await expect(Effect.runPromise(work)).rejects.toThrow("a company id is an integer")
    }
  })
})

describe("the pool", () => {
  it("bounds how many wait, and for how long", async () => {
    const small = await openDatabase({ size: 1, maxWaiting: 6, turnTimeoutMillis: 300 })
    const busy = exitOf(small.query("select pg_sleep($1)", [0.9]))
    const waiting = [1, 2, 3].map((n) => exitOf(small.query("select $1::int", [n])))
    const refused = await exitOf(small.query("select $1::int", [4]))
    expect(reasonOf(refused)).toBe("overloaded")
    expect((await Promise.all(waiting)).map(reasonOf)).toEqual(["overloaded", "overloaded", "overloaded"])
    expect(reasonOf(await busy)).toBe("success")
    expect(reasonOf(await exitOf(small.query("select $1::int", [5])))).toBe("success")
    expect(poolOf(small)).toEqual({ size: 1, idle: 1, waiting: 0 })
  })

  it("has its statements bounded by the server, too", async () => {
    const hasty = await openDatabase({ size: 1, parameters: "?statement_timeout=200" })
    expect(reasonOf(await exitOf(hasty.query("select pg_sleep($1)", [5])))).toBe("overloaded")
    expect(reasonOf(await exitOf(hasty.query("select $1::int", [1])))).toBe("success")
  })

  it("has every setting that the driver does not take from the address, whatever the address says", async () => {
    const strange = await openDatabase({ size: 1, parameters: "?timezone=Asia/Tokyo&jit=on" })
    const seen = "select current_setting('timezone') as zone, current_setting('jit') as jit"
    expect(await exitOf(strange.query(seen))).toEqual(Exit.succeed([{ zone: "UTC", jit: "off" }]))
  })

  it("has the timeouts of its lane in a transaction", async () => {
    const limits = db.query(
      "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock"
    )
    const inLanes = [
      limits,
      db.transaction({}, limits),
      db.transaction({ companyId: 1, subjects: [] }, limits)
    ]
    expect(await Promise.all(inLanes.map((each) => Effect.runPromise(each)))).toEqual([
      [{ statement: "5s", lock: "250ms" }],
      [{ statement: "10s", lock: "5s" }],
      [{ statement: "2s", lock: "100ms" }]
    ])
  })

  it("gives nobody the answer of a statement that was given up", async () => {
    let stalled = false
    const target = new URL(url)
    const sockets: Array<Socket> = []
    const proxy = createServer((client) => {
      const server = connect(Number(target.port || 5432), target.hostname)
      sockets.push(client, server)
      client.on("error", () => server.destroy())
      server.on("error", () => client.destroy())
      client.on("close", () => server.destroy())
      client.on("data", (chunk) => server.write(chunk))
      server.on("data", (chunk) => void setTimeout(() => client.write(chunk), stalled ? 600 : 0))
    })
    await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done))
    const address = proxy.address()
    const through = new URL(url)
    through.hostname = "127.0.0.1"
    through.port = typeof address === "object" && address !== null ? String(address.port) : ""
    const slow = await openDatabase({
      url: Redacted.make(`${through.href}?query_timeout=300`),
      size: 1
    })
    const ask = (n: number) => exitOf(slow.query<{ n: number }>("select $1::int as n", [n]))
    expect(await ask(1)).toEqual(Exit.succeed([{ n: 1 }]))
    stalled = true
    expect(reasonOf(await ask(2))).toBe("database_unavailable")
    stalled = false
    expect(await ask(3)).toEqual(Exit.succeed([{ n: 3 }]))
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
})

describe("a connection that a pooler has given to another client", () => {
  const ASK = "select $1::int + 1 as n"
  const logged: Array<string> = []
  const recorded = Logger.replace(
    Logger.defaultLogger,
    Logger.make(({ logLevel, message }) => void logged.push(`${logLevel.label} ${String(message)}`))
  )
  const single = () =>
    run(
      Effect.map(
        Layer.build(
          Database.layer({ url: Redacted.make(url), size: 1, maxWaiting: 9, applicationName: "duebook-test" })
        ),
        databaseOf
      ).pipe(Effect.provide(recorded))
    )
  const nameOf = (text: string) => `duebook_${createHash("sha256").update(text).digest("hex").slice(0, 16)}`

  it("fails the statement and is closed, and the log says what the pooler must support", async () => {
    const database = await single()
    const ask = () => exitOf(database.query<{ n: number }>(ASK, [1]))
    expect(await ask()).toEqual(Exit.succeed([{ n: 2 }]))
    await Effect.runPromise(database.query("deallocate all"))
    expect(reasonOf(await ask())).toBe("database_unavailable")
    expect(await ask()).toEqual(Exit.succeed([{ n: 2 }]))
    expect(logged).toEqual([expect.stringMatching(/^ERROR .*pooler.*must support prepared statements/)])

    const other = await single()
    await Effect.runPromise(other.query(`prepare ${nameOf(ASK)} as select 'of another client' as n`))
    expect(reasonOf(await exitOf(other.query(ASK, [1])))).toBe("database_unavailable")
    expect(await exitOf(other.query(ASK, [1]))).toEqual(Exit.succeed([{ n: 2 }]))
  })
})

describe("a connection", () => {
  const PID = "select pg_backend_pid() as pid"

  it("is replaced when it has been used for long enough", async () => {
    const database = await openDatabase({ size: 1, maxLifeMillis: 200 })
    const pid = async () => (await Effect.runPromise(database.query<{ pid: number }>(PID)))[0]?.pid
    const first = await pid()
    expect(await pid()).toBe(first)
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(await pid()).not.toBe(first)
    expect(poolOf(database).size).toBe(1)
  })

  it("is closed with all others when its server refuses writes", async () => {
    const database = await openDatabase({
      size: 3,
      parameters: "?options=-c%20default_transaction_read_only%3Don"
    })
    const pids = async () => {
      const found = await Effect.runPromise(
        Effect.all(
          Array.from({ length: 3 }, () => database.query<{ pid: number }>(`${PID}, pg_sleep(0.05)`)),
          { concurrency: "unbounded" }
        )
      )
      return new Set(found.map(([row]) => row?.pid))
    }
    const before = await pids()
    expect(await pids()).toEqual(before)
    expect(reasonOf(await exitOf(database.query("insert into notes (text) values ('refused')")))).toBe(
      "database_unavailable"
    )
    expect([...(await pids())].filter((pid) => before.has(pid))).toEqual([])
  })
})

describe("statements of many callers", () => {
  it("see what their transaction has done, counters included", async () => {
    const company = (await openBook(url)).companyId
    const total = "select coalesce(sum(n), 0)::int as n from resource_counts where company_id = $1"
    const add = `insert into resource_counts as c (company_id, resource, status, slot, n)
      select company_id, 'payable', 'open', $3::bigint % 16, n
      from unnest($1::bigint[], $2::bigint[]) q (company_id, n)
      on conflict (company_id, resource, status, due_date, currency, slot) do update set n = c.n + excluded.n`
    const inside = await Effect.runPromise(
      db.transaction(
        {},
        Effect.zipRight(
          db.add({ text: add, key: [company], amount: 2 }),
          db.queryAll([{ text: total, params: [company], readsCounters: true }])
        )
      )
    )
    expect(inside).toEqual([[{ n: 2 }]])
    expect(await Effect.runPromise(db.query(total, [company]))).toEqual([{ n: 2 }])
  })
})

describe("a prefetch", () => {
  /** An admission, and a read whose statements are texts of the test, one for each time. */
  const both = (database: Db, ...texts: ReadonlyArray<string>) => {
    const asked: Array<ReadonlyArray<Address>> = []
    const admit = database.batch({
      lane: "admission",
      maxSize: 10,
      companyOf: (companyId: number) => companyId,
      carriesPrefetches: true,
      statements: (items) => [{ text: "select $1::int as n", params: [items.length] }],
      answers: (_rows, items) => items
    })
    const find = database.batch({
      lane: "read",
      maxSize: 10,
      companyOf: ({ companyId }: Address) => companyId,
      prefetchedAs: "thing",
      statements: (addresses) => {
        asked.push(addresses)
        return [{ text: texts[asked.length - 1] ?? "select 'another' as found", params: [] }]
      },
      answers: ([found = []], addresses) => addresses.map(() => found[0]?.["found"])
    })
    const request = <A, E>(companyId: number, read: Effect.Effect<A, E>) =>
      Effect.provideService(Effect.zipRight(admit(companyId), read), StatementCaller, {
        companyId: null,
        isGone: () => false,
        prefetch: new Prefetch("thing", 3)
      })
    return { admit, asked, find, request }
  }
  const FOUND = "select 'prefetched' as found"

  it("is sent with the admission, and is what the handler reads first", async () => {
    const { asked, find, request } = both(db, FOUND)
    const read = find({ companyId: 7, id: 3 })
    expect(await Effect.runPromise(request(7, read))).toBe("prefetched")
    expect(asked).toEqual([[{ companyId: 7, id: 3 }]])
    const twice = Effect.all([read, read], { concurrency: "unbounded" })
    expect(await Effect.runPromise(request(7, twice))).toEqual(["another", "another"])
    expect(asked).toHaveLength(3)
  })

  it("is not what anybody reads for another company or id", async () => {
    for (const address of [
      { companyId: 8, id: 3 },
      { companyId: 7, id: 4 }
    ]) {
      const { asked, find, request } = both(db, FOUND)
      expect(await Effect.runPromise(request(7, find(address)))).toBe("another")
      expect(asked).toEqual([[{ companyId: 7, id: 3 }], [address]])
    }
  })

  it("that fails is not seen: its request is admitted and reads by itself", async () => {
    const { asked, find, request } = both(db, "select 1 / 0 as found")
    expect(await Effect.runPromise(request(7, find({ companyId: 7, id: 3 })))).toBe("another")
    expect(asked).toHaveLength(2)
  })

  it("that is slow holds up no admission, and nothing is prefetched meanwhile without a free turn", async () => {
    const { admit, asked, find, request } = both(db, `${FOUND} from pg_sleep(0.4)`)
    const started = performance.now()
    const slow = Effect.runPromise(
      request(
        7,
        Effect.flatMap(
          Effect.sync(() => performance.now() - started),
          (admittedAfter) => Effect.map(find({ companyId: 7, id: 3 }), (found) => ({ admittedAfter, found }))
        )
      )
    )
    await Effect.runPromise(Effect.sleep(50))
    await Effect.runPromise(Effect.zipRight(admit(7), request(8, Effect.void)))
    expect(performance.now() - started).toBeLessThan(300)
    expect(asked).toHaveLength(1)
    const { admittedAfter, found } = await slow
    expect(admittedAfter).toBeLessThan(300)
    expect(found).toBe("prefetched")
    expect(performance.now() - started).toBeGreaterThan(390)
  })

  it("ends with the connection, and its handler reads by itself", async () => {
    const { asked, find, request } = both(db, "select pg_terminate_backend(pg_backend_pid()) as found")
    expect(await Effect.runPromise(request(7, find({ companyId: 7, id: 3 })))).toBe("another")
    expect(asked).toHaveLength(2)
  })
})
