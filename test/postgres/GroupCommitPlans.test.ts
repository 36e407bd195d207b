/** Whatever members of a group do, it comes to what each would have come to by itself: drawn at random. */
import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { EndStep } from "../../src/postgres/EndSteps.ts"
import { ADD, all, BALANCES, type Db, idle, increment, insert, LOG, useGroups } from "./groups.ts"

const { openDatabase, sql } = useGroups()

type Step =
  | { readonly _tag: "Read" }
  | { readonly _tag: "Insert"; readonly name: string }
  | { readonly _tag: "Increment"; readonly id: number }
  | { readonly _tag: "Deferred"; readonly again: boolean }
  | { readonly _tag: "Tally"; readonly name: string; readonly amount: number }
  | { readonly _tag: "Look"; readonly name: string }
  | { readonly _tag: "Keep"; readonly bad: boolean }
  | { readonly _tag: "Pause" }
  | { readonly _tag: "Fail" }
  | { readonly _tag: "Die" }
  | { readonly _tag: "Violate" }

interface Plan {
  readonly company: number
  readonly steps: ReadonlyArray<Step>
  readonly turn: number
}

/** Whether a row of the logs says that it was done. */
const isLogged = ({ _tag }: Step): boolean => _tag === "Deferred" || _tag === "Keep"

/** Whether a member can only die, whatever the others do. */
const isDoomed = (steps: ReadonlyArray<Step>): boolean =>
  steps.some(
    (each) =>
      each._tag === "Die" ||
      each._tag === "Violate" ||
      (each._tag === "Deferred" && each.again) ||
      (each._tag === "Keep" && each.bad)
  )

const name = fc.constantFrom("a", "b", "c", "d", "e", "f")
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ _tag: "Read" }) },
  { weight: 4, arbitrary: fc.record({ _tag: fc.constant("Insert" as const), name }) },
  {
    weight: 2,
    arbitrary: fc.record({ _tag: fc.constant("Increment" as const), id: fc.integer({ min: 1, max: 3 }) })
  },
  { weight: 3, arbitrary: fc.constant<Step>({ _tag: "Deferred", again: false }) },
  { weight: 3, arbitrary: fc.constant<Step>({ _tag: "Keep", bad: false }) },
  {
    weight: 4,
    arbitrary: fc.record({
      _tag: fc.constant("Tally" as const),
      name,
      amount: fc.integer({ min: -3, max: 3 })
    })
  },
  { weight: 2, arbitrary: fc.record({ _tag: fc.constant("Look" as const), name }) },
  { weight: 1, arbitrary: fc.constant<Step>({ _tag: "Pause" }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>(
      { _tag: "Fail" },
      { _tag: "Die" },
      { _tag: "Violate" },
      { _tag: "Deferred", again: true },
      { _tag: "Keep", bad: true }
    )
  }
)
const plan: fc.Arbitrary<Plan> = fc.record({
  company: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(step, { maxLength: 6 }),
  turn: fc.nat(3)
})

/** What a member keeps for the end of its transaction. */
interface Kept {
  readonly company: number
  readonly member: number
  readonly index: number
  readonly bad: boolean
}

/** Writes down what was kept, each once, or dies of a bad one. */
const logKept = (database: Db): EndStep<Kept> => ({
  companyOf: ({ company }) => company,
  run: (company, items) =>
    Effect.zipRight(
      database.query("select member from logs where company_id = $1 for update", [company]),
      Effect.forEach(
        items,
        ({ bad, index, member }) =>
          bad ? Effect.die("bug") : database.execute(LOG, [company, member, index]),
        { discard: true }
      )
    )
})

describe("whatever members do", () => {
  // Locks are taken in one order, as ours are: otherwise the many deadlocks would be the test's own.
  const ordered = (steps: ReadonlyArray<Step>): ReadonlyArray<Step> => {
    const keys = steps.flatMap((each) =>
      each._tag === "Insert" ? [`b ${each.name}`] : each._tag === "Increment" ? [`a ${each.id}`] : []
    )
    keys.sort()
    return steps.map((each): Step => {
      if (each._tag !== "Insert" && each._tag !== "Increment") return each
      const [kind, what = ""] = (keys.shift() ?? "").split(" ")
      return kind === "b" ? { _tag: "Insert", name: what } : { _tag: "Increment", id: Number(what) }
    })
  }

  const perform = (
    [database, end]: readonly [Db, EndStep<Kept>],
    company: number,
    member: number,
    each: Step,
    index: number
  ) => {
    switch (each._tag) {
      case "Keep":
        return database.atEnd(end, { company, member, index, bad: each.bad })
      case "Read":
        return Effect.flatMap(
          database.query<{ a: number; b: number; company: string }>(
            "select $1::int as a, $2::int as b, current_setting('duebook.company_id') as company",
            [member, index]
          ),
          (answer) =>
            JSON.stringify(answer) === JSON.stringify([{ a: member, b: index, company: String(company) }])
              ? Effect.void
              : Effect.die(new Error(`answered ${JSON.stringify(answer)}`))
        )
      case "Insert":
        return insert(database, company, each.name)
      case "Increment":
        return increment(database, company, each.id)
      case "Deferred":
        return Effect.zipRight(
          database.execute(LOG, [company, member, index]),
          each.again ? database.execute(LOG, [company, member, index]) : Effect.void
        )
      case "Tally":
        return database.add({ text: ADD, key: [company, each.name], amount: each.amount })
      case "Look":
        return Effect.flatMap(
          database.queryAll([
            {
              text: "select n from counters where company_id = $1 and name = $2",
              params: [company, each.name],
              readsCounters: true
            }
          ]),
          (answers) => (answers.length === 1 ? Effect.void : Effect.die(new Error("not one answer")))
        )
      case "Pause":
        return Effect.sleep("1 millis")
      case "Fail":
        return Effect.fail("no")
      case "Die":
        return Effect.die("bug")
      case "Violate":
        return database.query("update balances set n = 1000000 where company_id = $1", [company])
    }
  }

  it("comes to what each would have come to by itself, in some order", async () => {
    const databases = await Promise.all([openDatabase(1), openDatabase(2), openDatabase(4)])
    const ends = databases.map(logKept)
    await fc.assert(
      fc.asyncProperty(
        fc.array(plan, { minLength: 2, maxLength: 24 }),
        fc.nat(databases.length - 1),
        async (drawn, which) => {
          await sql(BALANCES)
          const database = databases[which] as Db
          const plans = drawn.map((each) => ({ ...each, steps: ordered(each.steps) }))
          const work = plans.map(({ company, steps, turn }, member) =>
            Effect.zipRight(
              Effect.sleep(turn),
              database.transaction(
                {
                  companyId: company,
                  subjects: steps.flatMap((each) => (each._tag === "Increment" ? [`balance ${each.id}`] : []))
                },
                Effect.forEach(
                  steps,
                  (each, index): Effect.Effect<unknown, unknown> =>
                    perform([database, ends[which] as EndStep<Kept>], company, member, each, index),
                  { discard: true }
                )
              )
            )
          )
          const outcomes = await all(work)

          const items = new Set<string>()
          const logs = new Set<string>()
          const counters = new Map<string, number>()
          const balances = new Map<string, number>()
          const add = (to: Map<string, number>, key: string, amount: number) =>
            to.set(key, (to.get(key) ?? 0) + amount)
          for (const [member, { company, steps }] of plans.entries()) {
            if (outcomes[member] !== "done") continue
            for (const [index, each] of steps.entries()) {
              if (each._tag === "Insert") {
                expect(items.has(`${company} ${each.name}`)).toBe(false)
                items.add(`${company} ${each.name}`)
              } else if (isLogged(each)) logs.add(`${company} ${member} ${index}`)
              else if (each._tag === "Increment") add(balances, `${company} ${each.id}`, 1)
              else if (each._tag === "Tally") add(counters, `${company} ${each.name}`, each.amount)
            }
          }
          // Those that failed had their reason in themselves, or in a row that is there.
          for (const [member, { company, steps }] of plans.entries()) {
            const how = outcomes[member] ?? ""
            const has = (tag: Step["_tag"]) => steps.some((each) => each._tag === tag)
            const deferredTwice = steps.some((each) => each._tag === "Deferred" && each.again)
            const inserted = steps.flatMap((each) => (each._tag === "Insert" ? [each.name] : []))
            if (how === "done") {
              expect(has("Fail") || isDoomed(steps)).toBe(false)
            } else if (how === "no") expect(has("Fail")).toBe(true)
            else if (how === "taken") {
              // The statement that a deferred one goes along with fails for it, too.
              expect(
                deferredTwice ||
                  new Set(inserted).size < inserted.length ||
                  inserted.some((one) => items.has(`${company} ${one}`))
              ).toBe(true)
            } else if (how.startsWith("defect")) {
              expect(how).not.toMatch(/answer|NaN|Broken|aborted/)
              expect(isDoomed(steps)).toBe(true)
            } else {
              expect(how).toBe("503 overloaded")
            }
          }
          const found = await sql<{
            what: string
            key: string
            n: number
          }>(`select 'item' as what, company_id || ' ' || name as key, 0 as n from items
             union all select 'log', company_id || ' ' || member || ' ' || step, 0 from logs
             union all select 'counter', company_id || ' ' || name, n::int from counters where n <> 0
             union all select 'balance', company_id || ' ' || id, n from balances where n <> 0`)
          const keys = (what: string) =>
            found
              .filter((row) => row.what === what)
              .map(({ key, n }) => `${key}: ${n}`)
              .sort()
          const nonzero = (map: Map<string, number>) =>
            [...map]
              .filter(([, n]) => n !== 0)
              .map(([key, n]) => `${key}: ${n}`)
              .sort()
          expect(keys("item")).toEqual([...items].map((key) => `${key}: 0`).sort())
          expect(keys("log")).toEqual([...logs].map((key) => `${key}: 0`).sort())
          expect(keys("counter")).toEqual(nonzero(counters))
          expect(keys("balance")).toEqual(nonzero(balances))
          await idle(database)
        }
      ),
      { numRuns: 40 }
    )
  })
})
