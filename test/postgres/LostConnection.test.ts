/** A transaction whose connection is lost: every part hears of it, at whichever moment. */
import { Effect, Exit } from "effect"
import { describe, expect, it } from "vitest"
import { type Participant, Transaction } from "../../src/postgres/Transaction.ts"
import type { Close, End } from "../../src/postgres/TransactionState.ts"
import {
  ask,
  BEGIN,
  context,
  ends,
  go,
  isPeerFailure,
  note,
  rowsOf,
  useTransactions
} from "./transactions.ts"

const { begin, connect, hold, idle, notes, sql } = useTransactions()

describe("a connection that is lost", () => {
  const kill = (pid: number) => sql("select pg_terminate_backend($1, 1000)", [pid])
  const pidOf = async (participant: Participant) =>
    Number(
      (await rowsOf(participant, { text: "select pg_backend_pid() as pid", params: [] }))[0]?.[0]?.["pid"]
    )
  const reason = (end: End | Close) =>
    end._tag === "Failed" && end.error instanceof Error ? end._tag : `${end._tag}?`

  for (const companies of [[1], [1, 2, 3]]) {
    const parts = companies.length === 1 ? "a single part" : "every part"

    it(`before anything was said is told to ${parts}, and thrown away`, async () => {
      const client = await connect()
      const { rows: found } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
      await kill(found[0]?.pid ?? 0)
      let ended = 0
      const { participants } = new Transaction(client, [BEGIN], companies.map(context), () => void ended++)
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
      const lock = await hold("insert into notes values ('held')")
      for (const participant of participants) participant.defer(note("held"))
      const ending = Promise.all(participants.map((participant) => Effect.runPromise(participant.commit)))
      setTimeout(() => void kill(pid), 50)
      expect((await ending).map(reason)).toEqual(companies.map(() => "Failed"))
      await lock.release()
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
