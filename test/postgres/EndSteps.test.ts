/** Work at the end of a transaction: once for each company, for all that share it. */
import { Effect } from "effect"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { ServiceUnavailable } from "../../src/domain/Errors.ts"
import { type EndStep, MAX_END_ROUNDS } from "../../src/postgres/EndSteps.ts"
import { RoundTrip } from "../../src/postgres/RoundTrip.ts"
import { CurrentSpan, Span } from "../../src/tracing/Span.ts"
import { ADD, all, type Db, idle, increment, insert, ITEM, times, useGroups } from "./groups.ts"

const { openDatabase, sql } = useGroups()
let db: Db

/** Something kept for the end. */
interface Kept {
  readonly company: number
  readonly name: string
}

/** Each run of the step of a test: its company, and the names it was given. */
let runs: Array<readonly [number, ReadonlyArray<string>]> = []

beforeAll(async () => {
  db = await openDatabase(4)
  await sql(`create function conflict() returns void language plpgsql as
    $$ begin raise exception 'conflict' using errcode = '40001'; end $$`)
})

beforeEach(() => {
  runs = []
})

afterEach(() => idle(db))

/** A step that notes its runs, and then does this. */
const stepOf = (
  then: (company: number, names: ReadonlyArray<string>) => Effect.Effect<unknown, ServiceUnavailable> = () =>
    Effect.void
): EndStep<Kept> => ({
  companyOf: ({ company }) => company,
  run: (company, items) =>
    Effect.suspend(() => {
      const names = items.map(({ name }) => name)
      runs.push([company, names])
      return Effect.asVoid(then(company, names))
    })
})

const write = ({ company, name }: Kept) => db.execute(ITEM, [company, name])
const keep = (step: EndStep<Kept>, kept: Kept) => Effect.zipRight(write(kept), db.atEnd(step, kept))
const shared = <A, E>(company: number, n: number, work: Effect.Effect<A, E>) =>
  db.transaction({ companyId: company, subjects: [`row ${n}`] }, work)
const names = async () =>
  (await sql<{ name: string }>("select company_id || ' ' || name as name from items order by 1")).map(
    ({ name }) => name
  )
const namesSeen = Effect.map(
  Effect.suspend(() => db.query<{ name: string }>("select name from items order by name")),
  (rows) => rows.map(({ name }) => name)
)
const transactions = async () =>
  Number((await sql<{ n: string }>("select count(distinct xmin::text) as n from items"))[0]?.n)

describe("work at the end of a shared transaction", () => {
  it("runs once for all, with the items of all in their order, and sees what each has only deferred", async () => {
    const seen: Array<ReadonlyArray<string>> = []
    const step = stepOf(() => Effect.map(namesSeen, (found) => void seen.push(found)))
    const done = await all(
      times(6, (n) =>
        shared(
          1,
          n,
          Effect.zipRight(
            keep(step, { company: 1, name: `${n}` }),
            // They ask for the commit at different times.
            Effect.replicateEffect(db.query("select 1"), n % 3)
          )
        )
      )
    )
    expect(done).toEqual(times(6, () => "done"))
    expect(runs).toEqual([[1, times(6, String)]])
    expect(seen).toEqual([times(6, String)])
    expect(await transactions()).toBe(1)
  })

  it("sees also what those have written who kept nothing", async () => {
    const seen: Array<ReadonlyArray<string>> = []
    const step = stepOf(() => Effect.map(namesSeen, (found) => void seen.push(found)))
    await all([
      shared(1, 1, write({ company: 1, name: "a" })),
      shared(1, 2, keep(step, { company: 1, name: "b" })),
      shared(1, 3, write({ company: 1, name: "c" })),
      shared(1, 4, insert(db, 1, "d"))
    ])
    expect(seen).toEqual([["a", "b", "c", "d"]])
    expect(await transactions()).toBe(1)
  })

  it("runs once for each company, confined to it, and all companies share their round trips", async () => {
    const seen = new Map<number, ReadonlyArray<string>>()
    const step = stepOf((company) =>
      Effect.flatMap(namesSeen, (found) => {
        seen.set(company, found)
        return db.query(`${ITEM} returning name`, [company, `end ${company}`])
      })
    )
    const work = times(9, (n) => {
      const company = 1 + (n % 3)
      return shared(company, n, keep(step, { company, name: `${n}` }))
    })
    const submit = vi.spyOn(RoundTrip.prototype, "submit")
    const done = await all(work)
    const sent = submit.mock.calls.length
    submit.mockRestore()
    expect(done).toEqual(times(9, () => "done"))
    expect(runs.toSorted(([a], [b]) => a - b)).toEqual(
      [1, 2, 3].map((company) => [company, times(3, (n) => `${company - 1 + n * 3}`)])
    )
    expect(Object.fromEntries(seen)).toEqual({
      1: ["0", "3", "6"],
      2: ["1", "4", "7"],
      3: ["2", "5", "8"]
    })
    expect(await names()).toHaveLength(12)
    expect(await transactions()).toBe(1)
    // What reads, what writes, the commit.
    expect(sent).toBe(3)
  })

  it("costs nothing where nobody keeps anything", async () => {
    const submit = vi.spyOn(RoundTrip.prototype, "submit")
    await all(times(3, (n) => shared(1, n, write({ company: 1, name: `${n}` }))))
    expect(submit.mock.calls.length).toBe(1)
    submit.mockRestore()
  })

  it("does what a lock alone can't: nothing is counted twice, and nothing is left out", async () => {
    const step = stepOf((company, given) => Effect.replicateEffect(increment(db, company, 1), given.length))
    const done = await all(
      times(120, (n) => shared(1 + (n % 2), n, keep(step, { company: 1 + (n % 2), name: `${n}` })))
    )
    expect(new Set(done)).toEqual(new Set(["done"]))
    expect(await sql("select n from balances where id = 1 and company_id < 3 order by company_id")).toEqual([
      { n: 60 },
      { n: 60 }
    ])
    expect(runs.length).toBeLessThan(60)
  })

  it("is in the trace of the one that runs it, and each transaction ends once in each trace", async () => {
    const ended: Array<Span> = []
    const recorder = { record: (span: Span) => void ended.push(span), lost: () => undefined }
    const step = stepOf(() => db.query("select count(*) from logs"))
    const roots = times(3, (n) => Span.root(recorder, `request ${n}`))
    await all(
      roots.map((root, n) =>
        Effect.provideService(shared(1, n, keep(step, { company: 1, name: `${n}` })), CurrentSpan, root)
      )
    )
    const transactionsOf = roots.map(({ traceId }) =>
      ended.filter((span) => span.traceId === traceId && span.name === "transaction")
    )
    expect(transactionsOf.map((spans) => spans.map((span) => span.attributes["duebook.db.outcome"]))).toEqual(
      times(3, () => ["committed"])
    )
    const others = roots.map(({ traceId }) =>
      ended.filter((span) => span.traceId === traceId && span.name !== "transaction").map(({ name }) => name)
    )
    expect(others[0]).toEqual([expect.stringMatching(/INSERT items.*SELECT logs/), "COMMIT"])
    for (const each of others.slice(1))
      expect(each).toEqual([expect.stringMatching(/INSERT items/), "COMMIT"])
    expect(others.slice(1).join()).not.toContain("logs")
  })

  it("runs each step for itself", async () => {
    const order: Array<string> = []
    const [a, b] = ["a", "b"].map((name) =>
      stepOf((_, given) => Effect.sync(() => order.push(`${name} ${given.join()}`)))
    ) as [EndStep<Kept>, EndStep<Kept>]
    await all([
      shared(1, 1, Effect.zipRight(db.atEnd(b, { company: 1, name: "1" }), insert(db, 1, "x"))),
      shared(1, 2, Effect.zipRight(db.atEnd(a, { company: 1, name: "2" }), insert(db, 1, "y"))),
      shared(1, 3, Effect.zipRight(db.atEnd(b, { company: 1, name: "3" }), insert(db, 1, "z")))
    ])
    expect(order).toEqual(["b 1,3", "a 2"])
  })

  it("leaves out what a refused participant has kept", async () => {
    const step = stepOf()
    const done = await all<unknown, unknown>([
      shared(1, 1, Effect.zipRight(db.query("select 1"), keep(step, { company: 1, name: "a" }))),
      shared(
        1,
        2,
        Effect.zipRight(
          db.query("select 1"),
          Effect.zipRight(db.atEnd(step, { company: 1, name: "b" }), Effect.fail("no"))
        )
      )
    ])
    expect(done).toEqual(["done", "no"])
    expect(runs).toEqual([[1, ["a"]]])
  })

  it("sees counters with all that was added to them, and adds to them itself", async () => {
    const counted: Array<unknown> = []
    const step = stepOf((company) =>
      Effect.flatMap(
        db.queryAll([{ text: "select n::int from counters", params: [], readsCounters: true }]),
        (found) => {
          counted.push(...found)
          return db.add({ text: ADD, key: [company, "few"], amount: 100 })
        }
      )
    )
    const done = await all(
      times(4, (n) =>
        shared(
          1,
          n,
          Effect.zipRight(
            keep(step, { company: 1, name: `${n}` }),
            db.add({ text: ADD, key: [1, "few"], amount: 10 ** (n % 2) })
          )
        )
      )
    )
    expect(done).toEqual(times(4, () => "done"))
    expect(counted).toEqual([[{ n: 22 }]])
    expect(await sql("select n::int from counters")).toEqual([{ n: 122 }])
  })
})

describe("work at the end of a shared transaction that fails", () => {
  it("keeps out the one whose item can't be done, whatever way it fails, and does the others", async () => {
    for (const failure of [
      Effect.fail(ServiceUnavailable.because("overloaded")),
      Effect.die("bug"),
      db.query(ITEM, [1, "bad"]),
      db.execute("insert into nowhere values ($1)", [1])
    ]) {
      await sql("truncate items")
      const step = stepOf((_, given) => (given.includes("bad") ? failure : Effect.void))
      const done = await all(
        times(6, (n) => shared(1, n, keep(step, { company: 1, name: n === 2 ? "bad" : `${n}` })))
      )
      expect(done.filter((each) => each === "done")).toHaveLength(5)
      expect(done[2]).not.toBe("done")
      expect(await names()).toEqual(["1 0", "1 1", "1 3", "1 4", "1 5"])
    }
  })

  it("that fails in one company leaves nothing of it in the others, which run again", async () => {
    const step = stepOf((company) =>
      company === 2
        ? Effect.die("bug")
        : Effect.flatMap(db.query<{ n: number }>("select count(*)::int as n from items"), ([row]) =>
            db.add({ text: ADD, key: [company, "planned"], amount: row?.n ?? 0 })
          )
    )
    const done = await all(
      [1, 2, 3].map((company) => shared(company, company, keep(step, { company, name: "x" })))
    )
    expect(done).toEqual(["done", "defect bug", "done"])
    expect(await names()).toEqual(["1 x", "3 x"])
    expect(await sql("select company_id::int as company, n::int from counters order by 1")).toEqual([
      { company: 1, n: 1 },
      { company: 3, n: 1 }
    ])
  })

  it("is run again, with the work before it, after a conflict", async () => {
    let conflicts = 1
    const step = stepOf(() => (conflicts-- > 0 ? db.query("select conflict()") : Effect.void))
    const done = await all(times(3, (n) => shared(1, n, keep(step, { company: 1, name: `${n}` }))))
    expect(done).toEqual(["done", "done", "done"])
    expect(runs[0]).toEqual([1, ["0", "1", "2"]])
    expect(
      runs
        .slice(1)
        .flatMap(([, given]) => given)
        .toSorted()
    ).toEqual(["0", "1", "2"])
    expect(await names()).toEqual(["1 0", "1 1", "1 2"])
  })
})

describe("work at the end of a transaction", () => {
  const ways = [
    ["of a company", { companyId: 1 }],
    ["that may be shared", { companyId: 1, subjects: ["row 1"] }],
    ["over all companies", {}]
  ] as const

  for (const [title, options] of ways) {
    it(`${title} runs once, before the commit and after all that is around it`, async () => {
      const seen: Array<ReadonlyArray<string>> = []
      const step = stepOf(() => Effect.map(namesSeen, (found) => void seen.push(found)))
      const value = await Effect.runPromise(
        db.transaction(
          options,
          Effect.gen(function* () {
            yield* keep(step, { company: 1, name: "a" })
            // A transaction in a transaction is the same one.
            yield* db.transaction({ companyId: 1 }, keep(step, { company: 1, name: "b" }))
            yield* write({ company: 1, name: "c" })
            expect(runs).toEqual([])
            return "value"
          })
        )
      )
      expect(value).toBe("value")
      expect(runs).toEqual([[1, ["a", "b"]]])
      expect(seen).toEqual([["a", "b", "c"]])
      expect(await transactions()).toBe(1)
    })

    it(`${title} is a failure of it`, async () => {
      const failing = (failure: Effect.Effect<unknown, ServiceUnavailable>) =>
        db.transaction(
          options,
          keep(
            stepOf((company) => Effect.zipRight(insert(db, company, "end").pipe(Effect.orDie), failure)),
            { company: 1, name: "a" }
          )
        )
      expect(
        await all([
          failing(Effect.fail(ServiceUnavailable.because("database_unavailable"))),
          failing(Effect.die("bug")),
          failing(Effect.interrupt)
        ])
      ).toEqual(["503 database_unavailable", "defect bug", expect.stringMatching(/^defect/)])
      expect(await names()).toEqual([])
    })

    it(`${title} does not run when that fails`, async () => {
      const done = await all([
        db.transaction(options, Effect.zipRight(keep(stepOf(), { company: 1, name: "a" }), Effect.fail("no")))
      ])
      expect(done).toEqual(["no"])
      expect(runs).toEqual([])
    })

    it(`${title} may keep more, which is done after it`, async () => {
      const step: EndStep<Kept> = stepOf((company, given) =>
        given.length < 3
          ? Effect.forEach([...given, "more"], (name) => db.atEnd(step, { company, name }))
          : write({ company, name: given.join(" ") })
      )
      await Effect.runPromise(db.transaction(options, db.atEnd(step, { company: 1, name: "first" })))
      expect(runs).toEqual([
        [1, ["first"]],
        [1, ["first", "more"]],
        [1, ["first", "more", "more"]]
      ])
      expect(await names()).toEqual(["1 first more more"])
    })

    it(`${title} that never comes to an end is a defect`, async () => {
      const step: EndStep<Kept> = stepOf((company) => db.atEnd(step, { company, name: "again" }))
      const done = await all([db.transaction(options, keep(step, { company: 1, name: "a" }))])
      expect(done).toEqual(["defect work at the end of a transaction never came to an end"])
      expect(runs).toHaveLength(MAX_END_ROUNDS)
      expect(await names()).toEqual([])
    })
  }

  it("is run again with it after a conflict", async () => {
    let conflicts = 1
    const step = stepOf(() => (conflicts-- > 0 ? db.query("select conflict()") : Effect.void))
    expect(await all([db.transaction({ companyId: 1 }, keep(step, { company: 1, name: "a" }))])).toEqual([
      "done"
    ])
    expect(runs).toEqual([
      [1, ["a"]],
      [1, ["a"]]
    ])
    expect(await names()).toEqual(["1 a"])
  })

  it("is of its company", async () => {
    const done = await all([
      db.transaction({ companyId: 1 }, db.atEnd(stepOf(), { company: 2, name: "foreign" })),
      shared(1, 1, db.atEnd(stepOf(), { company: 2, name: "foreign" }))
    ])
    expect(done).toEqual(times(2, () => "defect work at the end of a transaction is for another company"))
    expect(runs).toEqual([])
  })

  it("over all companies runs for each, and a failure of one undoes all", async () => {
    const work = (step: EndStep<Kept>) =>
      db.transaction(
        {},
        Effect.forEach([3, 1, 2, 1], (company, n) => keep(step, { company, name: `${n}` }))
      )
    const step = stepOf((company) => db.query(`${ITEM} returning name`, [company, "end"]))
    await Effect.runPromise(work(step))
    expect(runs).toEqual([
      [1, ["1", "3"]],
      [2, ["2"]],
      [3, ["0"]]
    ])
    expect(await names()).toHaveLength(7)
    await sql("truncate items")
    const failing = stepOf((company) => (company === 2 ? Effect.die("bug") : Effect.void))
    expect(await all([work(failing)])).toEqual(["defect bug"])
    expect(await names()).toEqual([])
  })

  it("has a transaction of its own where there is none", async () => {
    const step: EndStep<Kept> = stepOf((company, given) =>
      Effect.zipRight(
        write({ company, name: "b" }),
        given[0] === "last"
          ? Effect.die("bug")
          : Effect.zipRight(insert(db, company, "a"), db.atEnd(later, { company, name: "c" })).pipe(
              Effect.orDie
            )
      )
    )
    const later = stepOf((company) => write({ company, name: "c" }))
    await Effect.runPromise(db.atEnd(step, { company: 1, name: "only" }))
    expect(runs).toEqual([
      [1, ["only"]],
      [1, ["c"]]
    ])
    expect(await names()).toEqual(["1 a", "1 b", "1 c"])
    expect(await transactions()).toBe(1)
    await sql("truncate items")
    expect(await all([db.atEnd(step, { company: 1, name: "last" })])).toEqual(["defect bug"])
    expect(await names()).toEqual([])
  })
})
