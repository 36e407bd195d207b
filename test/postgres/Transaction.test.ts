/** One transaction with several parts, step by step; `GroupCommit.test.ts` has them at work. */
import { Cause, Context, Effect, Exit, Fiber, Layer, Option, Redacted } from "effect"
import type pg from "pg"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { ServiceUnavailable } from "../../src/domain/Errors.ts"
import * as Database from "../../src/postgres/Database.ts"
import * as Pool from "../../src/postgres/Pool.ts"
import {
  PeerFailed,
  type End,
  type Participant,
  type CounterDelta,
  Transaction
} from "../../src/postgres/Transaction.ts"
import { holder, rows } from "../support/Book.ts"
import { scoped } from "../support/Scoped.ts"
import { makeDatabase } from "../support/TestDatabase.ts"

const run = scoped()
let url: string
let pool: pg.Pool

beforeAll(async () => {
  url = (await run(makeDatabase)).url
  await rows(
    url,
    `create table notes (text text primary key);
     create table told (company text not null, word text not null);
     create table counters (company_id bigint, a text, b text, n bigint not null, primary key (company_id, a, b));
     create table adding (at bigserial, text text);
     create table ids (id int primary key);
     create table late (id int references ids deferrable initially deferred)`
  )
})

beforeEach(async () => {
  pool = await run(
    Pool.open({ url: Redacted.make(url), size: 2, maxWaiting: 10, applicationName: "duebook-test" })
  )
})

const BEGIN = { text: "begin", params: [] }
const scope = (name: number) => ({
  name,
  entry: { text: "select set_config('duebook.company_id', $1, true)", params: [name] }
})
const NOTE = "insert into notes (text) values ($1)"
const note = (text: string) => ({ text: NOTE, params: [text] })
const tell = (word: string) => ({
  text: "insert into told values (current_setting('duebook.company_id'), $1) returning word",
  params: [word]
})
const ask = (word: string) => ({
  text: "select current_setting('duebook.company_id') as company, $1::text as word",
  params: [word]
})

/** A transaction for these companies, and how often it has ended. */
const begin = async (...companies: ReadonlyArray<number>) => {
  const client = await pool.connect()
  let ended = 0
  const transaction = new Transaction(client, [BEGIN], companies.map(scope), () => void ended++)
  return {
    participants: transaction.participants,
    participant: (index: number) => transaction.participants[index] as Participant,
    ended: () => ended
  }
}

const go = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromiseExit(effect)
const ends = (
  participants: ReadonlyArray<Participant>,
  how: "commit" | "rollback" = "commit"
): Promise<Array<string>> =>
  Promise.all(participants.map((participant) => Effect.runPromise(participant[how]))).then((all) =>
    all.map(({ _tag }) => _tag)
  )
const notes = async () =>
  (await rows<{ text: string }>(url, "select text from notes order by text")).map(({ text }) => text)
const rowsOf = async (participant: Participant, ...statements: Parameters<Participant["send"]>[0]) =>
  (await Effect.runPromise(participant.send(statements))).map((result) => result.rows)
const isPeerFailure = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isFailure(exit) && [...Cause.defects(exit.cause)].some((defect) => defect instanceof PeerFailed)
const idle = () => expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0])

beforeEach(() => rows(url, "truncate notes, told, counters, adding").then(() => undefined))

describe("the parts of a transaction", () => {
  it("are answered their own, whoever deferred something and however much was asked", async () => {
    const { ended, participant, participants } = await begin(1, 2, 2, 3)
    participant(1).defer(tell("b deferred"))
    participant(1).defer(tell("b deferred, too"))
    participant(3).defer(tell("d deferred"))
    const answers = await Promise.all([
      rowsOf(participant(0), ask("a1"), ask("a2")),
      rowsOf(participant(1), ask("b1"), tell("b told"), ask("b2")),
      rowsOf(participant(2)),
      rowsOf(participant(3), ask("d1"))
    ])
    expect(answers).toEqual([
      [[{ company: "1", word: "a1" }], [{ company: "1", word: "a2" }]],
      [[{ company: "2", word: "b1" }], [{ word: "b told" }], [{ company: "2", word: "b2" }]],
      [],
      [[{ company: "3", word: "d1" }]]
    ])
    participant(0).defer(tell("a at the end"))
    participant(2).defer(tell("c at the end"))
    const others = [participant(1), participant(2), participant(3)].map((one) =>
      Effect.runPromise(one.commit)
    )
    expect(await rowsOf(participant(0), ask("a3"))).toEqual([[{ company: "1", word: "a3" }]])
    participant(0).defer(tell("a in the end"))
    expect(await Promise.all([...others, Effect.runPromise(participant(0).commit)])).toEqual(
      participants.map(() => ({ _tag: "Done" }))
    )
    expect(ended()).toBe(1)
    idle()
    expect(await rows(url, "select * from told order by company, word")).toEqual([
      { company: "1", word: "a at the end" },
      { company: "1", word: "a in the end" },
      { company: "2", word: "b deferred" },
      { company: "2", word: "b deferred, too" },
      { company: "2", word: "b told" },
      { company: "2", word: "c at the end" },
      { company: "3", word: "d deferred" }
    ])
  })

  it("may ask for several things at once", async () => {
    for (const companies of [[1], [1, 2]]) {
      const { participants } = await begin(...companies)
      const work = (participant: Participant, index: number) =>
        Effect.zip(
          Effect.forEach(
            [1, 2, 3, 4, 5],
            (n) =>
              Effect.zipRight(
                Effect.sync(() => participant.defer(tell(`${n}`))),
                Effect.map(participant.send([ask(`${index} ${n}`)]), ([result]) => result?.rows[0]?.["word"])
              ),
            { concurrency: "unbounded" }
          ),
          participant.commit
        )
      expect(
        await Promise.all(
          participants.map((participant, index) => Effect.runPromise(work(participant, index)))
        )
      ).toEqual(
        participants.map((_, index) => [[1, 2, 3, 4, 5].map((n) => `${index} ${n}`), { _tag: "Done" }])
      )
    }
    idle()
  })

  it("have nothing done when one's statement fails, wherever the others are", async () => {
    const { ended, participant, participants } = await begin(1, 2, 3)
    await Promise.all(participants.map((one, n) => rowsOf(one, note(`${n}`))))
    const ready = Effect.runPromise(participant(2).commit)
    const exits = await Promise.all([
      go(participant(0).send([note("0 again")])),
      go(participant(1).send([note("0")]))
    ])
    expect(exits.map(isPeerFailure)).toEqual([true, true])
    // One that goes on regardless hears the same again.
    const leaving = Effect.runPromise(participant(0).rollback)
    expect(isPeerFailure(await go(participant(1).send([note("regardless")])))).toBe(true)
    expect(
      (await Promise.all([ready, leaving, Effect.runPromise(participant(1).commit)])).map(({ _tag }) => _tag)
    ).toEqual(["Undone", "Undone", "Undone"])
    expect(ended()).toBe(1)
    expect(await notes()).toEqual([])
    idle()
  })

  it("stay when one leaves that has only read, and go when it has written", async () => {
    const reader = await begin(1, 2)
    await Promise.all([rowsOf(reader.participant(0), ask("a")), rowsOf(reader.participant(1), note("kept"))])
    expect(
      await Promise.all([ends([reader.participant(0)], "rollback"), ends([reader.participant(1)])])
    ).toEqual([["Done"], ["Done"]])
    expect(await notes()).toEqual(["kept"])
    for (const write of [
      (participant: Participant) => rowsOf(participant, note("written")),
      async (participant: Participant) => {
        await rowsOf(participant, ask("first"))
        participant.defer(note("deferred"))
      },
      async (participant: Participant) => {
        await rowsOf(participant, ask("first"))
        participant.add({ text: "select $1, $2, $3", key: [1], amount: 1 })
      }
    ]) {
      const writer = await begin(1, 2)
      await Promise.all([write(writer.participant(0)), rowsOf(writer.participant(1), note("not kept"))])
      expect(
        await Promise.all([ends([writer.participant(0)], "rollback"), ends([writer.participant(1)])])
      ).toEqual([["Undone"], ["Undone"]])
      expect(await notes()).toEqual(["kept"])
    }
    idle()
  })

  it("hear of the end when it has come: nothing they have held or seen stands in their way after it", async () => {
    const { participant } = await begin(1, 2)
    const lock = { text: "select pg_try_advisory_xact_lock($1) as locked", params: [77] }
    await Promise.all([rowsOf(participant(0), lock), rowsOf(participant(1), note("uncommitted"))])
    // Saw what may never be, and fails for it.
    const left = Effect.runPromise(
      Effect.zipRight(
        participant(0).send([{ text: "select text from notes", params: [] }]),
        participant(0).rollback
      )
    )
    expect(await rowsOf(participant(1), ask("still here"))).toEqual([[{ company: "2", word: "still here" }]])
    const heard = await Promise.race([
      left,
      new Promise((resolve) => setTimeout(() => resolve("nothing"), 50))
    ])
    expect(heard).toBe("nothing")
    const second = Effect.runPromise(participant(1).rollback)
    expect(await left).toEqual({ _tag: "Undone" })
    expect(await rows(url, lock.text, lock.params)).toEqual([{ locked: true }])
    expect(await second).toEqual({ _tag: "Undone" })
    idle()
  })

  it("end without a word to PostgreSQL when none of them said one and all failed", async () => {
    for (const companies of [[1], [1, 2, 3]]) {
      const { ended, participants } = await begin(...companies)
      expect(await ends(participants, "rollback")).toEqual(companies.map(() => "Done"))
      expect(ended()).toBe(1)
    }
    for (const companies of [[1], [1, 2, 3]]) {
      const { ended, participants } = await begin(...companies)
      expect(await ends(participants)).toEqual(companies.map(() => "Done"))
      expect(ended()).toBe(1)
    }
    idle()
  })

  it("say nothing over a connection that may be another's by now", async () => {
    const { participant, participants } = await begin(1, 2)
    await Promise.all(participants.map((one) => rowsOf(one, ask("a"))))
    expect(await ends(participants)).toEqual(["Done", "Done"])
    expect(Exit.isFailure(await go(participant(0).send([note("too late")])))).toBe(true)
    expect(() => participant(0).defer(note("too late"))).toThrow()
    expect(() => participant(0).add({ text: NOTE, key: ["too late"], amount: 1 })).toThrow()
    expect(await notes()).toEqual([])
  })

  it("are not told of another's parameter that can't be written", async () => {
    const circle: Record<string, unknown> = {}
    circle["self"] = circle
    const bad = { text: "select $1::json", params: [circle] }
    for (const first of [true, false]) {
      const { ended, participant, participants } = await begin(1, 2)
      if (!first) await Promise.all(participants.map((one) => rowsOf(one, ask("before"))))
      const exits = await Promise.all([go(participant(0).send([bad])), go(participant(1).send([note("a")]))])
      expect(exits.map(isPeerFailure)).toEqual([true, true])
      expect(await ends(participants, "rollback")).toEqual(["Undone", "Undone"])
      expect(ended()).toBe(1)
    }
    const { participants } = await begin(1, 2)
    participants[0]?.defer(bad)
    expect(await ends(participants)).toEqual(["Undone", "Undone"])
    const single = await begin(1)
    expect(Exit.isFailure(await go(single.participant(0).send([bad])))).toBe(true)
    // BEGIN went with it, or else what comes now would be outside.
    expect(Exit.isFailure(await go(single.participant(0).send([note("outside")])))).toBe(true)
    expect(await ends(single.participants)).toEqual(["Failed"])
    expect(await notes()).toEqual([])
    idle()
  })
})

describe("what fails at the commit", () => {
  const violation = { text: "insert into late values ($1)", params: [99] }

  it("undoes all parts, or is told to the only one", async () => {
    for (const bad of [violation, note("taken")]) {
      await rows(url, "insert into notes values ('taken') on conflict do nothing")
      for (const asked of [true, false]) {
        const { ended, participant, participants } = await begin(1, 2)
        if (asked) await Promise.all(participants.map((one) => rowsOf(one, ask("a"))))
        participant(0).defer(note("mine"))
        participant(1).defer(bad)
        expect(await ends(participants)).toEqual(["Undone", "Undone"])
        const single = await begin(1)
        if (asked) await rowsOf(single.participant(0), ask("a"))
        single.participant(0).defer(bad)
        expect(await ends(single.participants)).toEqual(["Failed"])
        expect([ended(), single.ended()]).toEqual([1, 1])
        idle()
      }
    }
    expect(await notes()).toEqual(["taken"])
  })

  it("leaves nothing behind on the connection", async () => {
    const database = await run(
      Effect.map(
        Layer.build(
          Database.layer({ url: Redacted.make(url), size: 1, maxWaiting: 5, applicationName: "duebook-test" })
        ),
        (built) => Context.get(built, Database.Database)
      )
    )
    const user = () =>
      Effect.runPromise(
        database.query("select current_user as who, current_setting('duebook.company_id', true) as company")
      )
    const before = await user()
    for (const work of [
      database.companyTransaction(7, database.execute("insert into nowhere values ($1)", [1])),
      database.sharedTransaction(7, [], database.execute("insert into nowhere values ($1)", [1])),
      database.sharedTransaction(
        7,
        [],
        database.add({ text: "insert into nowhere values ($1, $2, $3)", key: [1], amount: 1 })
      )
    ]) {
      expect(Exit.isFailure(await go(work))).toBe(true)
      const [after] = await user()
      expect({ ...after, company: null }).toEqual({ ...before[0], company: null })
      expect(["", null]).toContain(after?.["company"])
      expect(await Effect.runPromise(database.poolState)).toEqual({ size: 1, idle: 1, waiting: 0 })
    }
  })
})

describe("counters", () => {
  const ADD = `with noted as (
      insert into adding (text) select concat_ws('|', a, b, c) from unnest($1::bigint[], $2::text[], $3::text[]) q (a, b, c)
    )
    insert into counters as c select a, b, c, n + 0 * $5::bigint
      from unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[]) q (a, b, c, n)
    on conflict (company_id, a, b) do update set n = c.n + excluded.n`
  const delta = (amount: number, ...key: CounterDelta["key"]): CounterDelta => ({ text: ADD, key, amount })

  it("are added to once each, in the order of their keys, whoever did and in whichever order", async () => {
    const { participant, participants } = await begin(2, 1, 2)
    for (const one of [delta(5, 2, "b", "x"), delta(1, 1, "a", "x"), delta(7, 10, "a", "x")])
      participant(0).add(one)
    for (const one of [delta(2, 1, "a", "x"), delta(-3, 2, "a", "x"), delta(0, 9, "a", "x")])
      participant(1).add(one)
    for (const one of [delta(-5, 2, "b", "x"), delta(-8, 1, "a", "x")]) participant(2).add(one)
    expect(await ends(participants)).toEqual(["Done", "Done", "Done"])
    // The parts of companies 1 and 2 have each their own sum under the one key; 5 - 5 and 0 are nothing to add.
    expect(await rows(url, "select * from counters order by 1, 2, 3")).toEqual(
      [
        { company_id: "1", a: "a", b: "x", n: "-5" },
        { company_id: "10", a: "a", b: "x", n: "7" },
        { company_id: "2", a: "a", b: "x", n: "-3" }
      ].sort((x, y) => Number(x.company_id) - Number(y.company_id))
    )
    expect(
      (await rows<{ text: string }>(url, "select text from adding order by at")).map(({ text }) => text)
    ).toEqual(["1|a|x", "1|a|x", "2|a|x", "10|a|x"])
  })

  it("are told apart, also where their keys would read the same", async () => {
    const { participant, participants } = await begin(1)
    for (const one of [
      delta(1, 1, "a b", "c"),
      delta(10, 1, "a", "b c"),
      delta(100, 1, "a,b", "c"),
      delta(1_000, 1, "a", "b,c"),
      delta(10_000, 1, '"', ""),
      delta(100_000, 1, "", '"')
    ]) {
      participant(0).add(one)
      participant(0).add(one)
    }
    expect(await ends(participants)).toEqual(["Done"])
    const found = await rows<{ n: string }>(url, "select n from counters order by n")
    expect(found.map(({ n }) => Number(n))).toEqual([2, 20, 200, 2_000, 20_000, 200_000])
  })

  it("are added to for the company that did, where the key does not name it", async () => {
    const text = `insert into counters as c
      select current_setting('duebook.company_id')::bigint, k, '', n + 0 * $3::bigint
      from unnest($1::text[], $2::bigint[]) q (k, n)
      on conflict (company_id, a, b) do update set n = c.n + excluded.n`
    const { participants } = await begin(5, 3, 5)
    for (const [index, participant] of participants.entries())
      participant.add({ text, key: ["k"], amount: 10 ** index })
    expect(await ends(participants)).toEqual(["Done", "Done", "Done"])
    expect(await rows(url, "select company_id, n from counters order by 1")).toEqual([
      { company_id: "3", n: "10" },
      { company_id: "5", n: "101" }
    ])
  })

  it("are there for one who looks at them, once", async () => {
    const { participant, participants } = await begin(1, 2)
    const read = {
      text: "select n::int from counters where company_id = $1",
      params: [1],
      readsCounters: true as const
    }
    participant(0).add(delta(1, 1, "a", "x"))
    participant(0).add(delta(1, 1, "a", "x"))
    participant(0).defer(note("between"))
    expect(
      await Promise.all([rowsOf(participant(0), ask("a"), read), rowsOf(participant(1), ask("b"))])
    ).toEqual([[[{ company: "1", word: "a" }], [{ n: 2 }]], [[{ company: "2", word: "b" }]]])
    participant(0).add(delta(1, 1, "a", "x"))
    expect(await ends(participants)).toEqual(["Done", "Done"])
    expect(await rows(url, "select n::int from counters")).toEqual([{ n: 3 }])
  })
})

describe("a connection that is lost", () => {
  const kill = (pid: number) => rows(url, "select pg_terminate_backend($1, 1000)", [pid])
  const pidOf = async (participant: Participant) =>
    Number(
      (await rowsOf(participant, { text: "select pg_backend_pid() as pid", params: [] }))[0]?.[0]?.["pid"]
    )
  const reason = (end: End) =>
    end._tag === "Failed" && end.error instanceof Error ? end._tag : `${end._tag}?`

  for (const companies of [[1], [1, 2, 3]]) {
    const parts = companies.length === 1 ? "a single part" : "every part"

    it(`before anything was said is told to ${parts}, and thrown away`, async () => {
      const client = await pool.connect()
      const { rows: found } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
      await kill(found[0]?.pid ?? 0)
      let ended = 0
      const { participants } = new Transaction(client, [BEGIN], companies.map(scope), () => void ended++)
      const exits = await Promise.all(participants.map((participant) => go(participant.send([ask("a")]))))
      expect(exits.every(Exit.isFailure)).toBe(true)
      expect(exits.some(isPeerFailure)).toBe(companies.length > 1)
      await ends(participants, "rollback")
      expect(ended).toBe(1)
      idle()
    })

    it(`while all wait for an answer is told to ${parts}`, async () => {
      const { ended, participants } = await begin(...companies)
      const pid = await Promise.all(participants.map(pidOf)).then(([first]) => first ?? 0)
      const asked = Promise.all(
        participants.map((participant) =>
          go(participant.send([note("lost"), { text: "select pg_sleep($1)", params: [5] }]))
        )
      )
      setTimeout(() => void kill(pid), 50)
      expect((await asked).every(Exit.isFailure)).toBe(true)
      // Going on is no use, committing is none either.
      expect(
        (await Promise.all(participants.map((participant) => go(participant.send([ask("a")]))))).every(
          Exit.isFailure
        )
      ).toBe(true)
      expect(
        (await Promise.all(participants.map((participant) => Effect.runPromise(participant.commit)))).map(
          reason
        )
      ).toEqual(companies.map(() => "Failed"))
      expect(ended()).toBe(1)
      idle()
    })

    it(`between two statements is told to ${parts}`, async () => {
      const { ended, participants } = await begin(...companies)
      await kill(await Promise.all(participants.map(pidOf)).then(([first]) => first ?? 0))
      expect(
        (await Promise.all(participants.map((participant) => Effect.runPromise(participant.commit)))).map(
          reason
        )
      ).toEqual(companies.map(() => "Failed"))
      expect(ended()).toBe(1)
      idle()
    })

    it(`before the rollback lets ${parts} go`, async () => {
      const { ended, participants } = await begin(...companies)
      await kill(await Promise.all(participants.map(pidOf)).then(([first]) => first ?? 0))
      await ends(participants, "rollback")
      expect(ended()).toBe(1)
      idle()
    })

    it(`during the commit is told to ${parts}, or it was committed`, async () => {
      const { ended, participants } = await begin(...companies)
      const pid = await Promise.all(participants.map(pidOf)).then(([first]) => first ?? 0)
      const lock = await holder(url, "insert into notes values ('held')")
      for (const participant of participants) participant.defer(note("held"))
      const ending = Promise.all(participants.map((participant) => Effect.runPromise(participant.commit)))
      setTimeout(() => void kill(pid), 50)
      expect((await ending).map(reason)).toEqual(companies.map(() => "Failed"))
      await lock.letGo()
      expect(await notes()).toEqual([])
      expect(ended()).toBe(1)
      idle()
    })
  }

  it("after the commit is no failure", async () => {
    const { ended, participants } = await begin(1, 2)
    const pids = await Promise.all(participants.map(pidOf))
    for (const [index, participant] of participants.entries()) participant.defer(note(`${index}`))
    expect(await ends(participants)).toEqual(["Done", "Done"])
    await kill(pids[0] ?? 0)
    expect(await notes()).toHaveLength(2)
    expect(ended()).toBe(1)
  })
})

describe("work in a transaction", () => {
  let database: Database.Database["Type"]

  beforeAll(async () => {
    database = await run(
      Effect.map(
        Layer.build(
          Database.layer({ url: Redacted.make(url), size: 2, maxWaiting: 5, applicationName: "duebook-test" })
        ),
        (built) => Context.get(built, Database.Database)
      )
    )
    await rows(url, "grant all on all tables in schema public to duebook_tenant")
  })

  const write = (text: string) => database.query(NOTE, [text])
  const state = () => Effect.runPromise(database.poolState)
  const all = <A, E>(effect: Effect.Effect<A, E>) =>
    [
      database.transaction(effect),
      database.companyTransaction(1, effect),
      database.sharedTransaction(1, ["a"], effect)
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
    const tight = await run(
      Effect.map(
        Layer.build(
          Database.layer({
            url: Redacted.make(url),
            size: 1,
            maxWaiting: 2,
            turnTimeoutMillis: 100,
            applicationName: "duebook-test"
          })
        ),
        (built) => Context.get(built, Database.Database)
      )
    )
    const busy = Effect.runPromise(tight.query("select pg_sleep($1)", [0.4]))
    await new Promise((resolve) => setTimeout(resolve, 30))
    const exits = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        go(tight.sharedTransaction(n, [], tight.query("select $1::int", [n])))
      )
    )
    for (const exit of exits) {
      const error = Exit.isFailure(exit) ? Option.getOrNull(Cause.failureOption(exit.cause)) : null
      expect(error).toBeInstanceOf(ServiceUnavailable)
    }
    await busy
    // Nothing they touched is held against those who come later.
    expect(
      Exit.isSuccess(await go(tight.sharedTransaction(1, ["x"], tight.query("select $1::int", [1]))))
    ).toBe(true)
    expect(await Effect.runPromise(tight.poolState)).toEqual({ size: 1, idle: 1, waiting: 0 })
  })
})
