/** One transaction with several parts, step by step; `GroupCommit.test.ts` has them at work. */
import { Effect, Exit } from "effect"
import { describe, expect, it } from "vitest"
import { endItem, type EndStep } from "../../src/postgres/EndSteps.ts"
import type { Participant } from "../../src/postgres/Transaction.ts"
import { ask, ends, go, isPeerFailure, NOTE, note, rowsOf, tell, useTransactions } from "./transactions.ts"
import { poolOf } from "./pools.ts"

const { begin, idle, notes, openDatabase, sql } = useTransactions()

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
    expect(await sql("select * from told order by company, word")).toEqual([
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
    expect(await sql(lock.text, lock.params)).toEqual([{ locked: true }])
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

describe("what the parts of a transaction keep for its end", () => {
  const step: EndStep<number> = { companyOf: (company) => company, run: () => Effect.void }
  const kept = (company: number) => endItem(step, company)
  /** How each of them was answered when it asked for the commit, so far. */
  const asking = (participants: ReadonlyArray<Participant>) => {
    const answers: Array<string> = participants.map(() => "waits")
    participants.forEach((participant, index) =>
      Effect.runFork(Effect.map(participant.commit, ({ _tag }) => void (answers[index] = _tag)))
    )
    return answers
  }

  it("is done by the first of each company that has kept something, while the others wait", async () => {
    const { ended, participant, participants } = await begin(1, 1, 2, 2, 3)
    for (const index of [1, 2, 3]) participant(index).atEnd(kept(participant(index).scope?.name ?? 0))
    const answers = asking(participants)
    await expect.poll(() => answers).toEqual(["waits", "Close", "Close", "waits", "waits"])
    const others = asking([participant(1)])
    expect(ended()).toBe(0)
    const last = asking([participant(2)])
    await expect.poll(() => [...answers, ...others, ...last]).not.toContain("waits")
    expect([answers, others, last]).toEqual([["Done", "Close", "Close", "Done", "Done"], ["Done"], ["Done"]])
    expect(ended()).toBe(1)
    idle()
  })

  it("is done after what all have deferred, each under its own company", async () => {
    const { participant, participants } = await begin(1, 2, 3)
    for (const index of [0, 2]) participant(index).defer(tell(`deferred ${index}`))
    participant(1).atEnd(kept(2))
    const answers = asking(participants)
    await expect.poll(() => answers[1]).toBe("Close")
    const all = { text: "select company, word from told order by company", params: [] }
    expect(await rowsOf(participant(1), all, ask("own"))).toEqual([
      [
        { company: "1", word: "deferred 0" },
        { company: "3", word: "deferred 2" }
      ],
      [{ company: "2", word: "own" }]
    ])
    expect(await ends([participant(1)])).toEqual(["Done"])
    await expect.poll(() => answers).toEqual(["Done", "Close", "Done"])
    expect(await sql("select company, word from told order by company")).toHaveLength(2)
    idle()
  })

  it("is taken back by all if it fails, also where nothing was written: it was kept by others, too", async () => {
    const { participant, participants } = await begin(1, 1, 2)
    for (const index of [0, 1]) participant(index).atEnd(kept(1))
    const answers = asking(participants)
    await expect.poll(() => answers[0]).toBe("Close")
    expect(await ends([participant(0)], "rollback")).toEqual(["Undone"])
    await expect.poll(() => answers).toEqual(["Close", "Undone", "Undone"])
    expect(participants.map(({ isCulprit }) => isCulprit)).toEqual([true, false, false])
    idle()
  })

  it("is not done when what another has deferred fails, and that one is to blame", async () => {
    const { participant, participants } = await begin(1, 2)
    participant(0).defer({ text: "insert into nowhere values (1)", params: [] })
    participant(1).atEnd(kept(2))
    const answers = asking(participants)
    await expect.poll(() => answers[1]).toBe("Close")
    expect(isPeerFailure(await go(participant(1).send([ask("a")])))).toBe(true)
    expect(await ends([participant(1)], "rollback")).toEqual(["Undone"])
    await expect.poll(() => answers).toEqual(["Undone", "Close"])
    expect(participants.map(({ isCulprit }) => isCulprit)).toEqual([true, false])
    idle()
  })

  it("is nothing once the transaction has ended", async () => {
    const { participant, participants } = await begin(1)
    expect(await ends(participants)).toEqual(["Done"])
    expect(() => participant(0).atEnd(kept(1))).toThrow("after its transaction's end")
  })
})

describe("what fails at the commit", () => {
  const violation = { text: "insert into late values ($1)", params: [99] }

  it("undoes all parts, or is told to the only one", async () => {
    for (const bad of [violation, note("taken")]) {
      await sql("insert into notes values ('taken') on conflict do nothing")
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
    const database = await openDatabase({ size: 1 })
    const user = () =>
      Effect.runPromise(
        database.query("select current_user as who, current_setting('duebook.company_id', true) as company")
      )
    const before = await user()
    for (const work of [
      database.transaction({ companyId: 7 }, database.execute("insert into nowhere values ($1)", [1])),
      database.transaction(
        { companyId: 7, subjects: [] },
        database.execute("insert into nowhere values ($1)", [1])
      ),
      database.transaction(
        { companyId: 7, subjects: [] },
        database.add({ text: "insert into nowhere values ($1, $2, $3)", key: [1], amount: 1 })
      )
    ]) {
      expect(Exit.isFailure(await go(work))).toBe(true)
      const [after] = await user()
      expect({ ...after, company: null }).toEqual({ ...before[0], company: null })
      expect(["", null]).toContain(after?.["company"])
      expect(poolOf(database)).toEqual({ size: 1, idle: 1, waiting: 0 })
    }
  })
})
