/**
 * What wakes the jobs of a process. Its clock stands still in these tests unless it is moved, so that nothing but what is
 * announced can be the reason for another look at the database.
 */
import { describe, expect, it } from "@effect/vitest"
import { Context, Effect, Fiber, Layer, Metric, Redacted, TestClock } from "effect"
import pg from "pg"
import * as App from "../../../src/App.ts"
import * as Db from "../../../src/postgres/Database.ts"
import { Notifications } from "../../../src/postgres/Notifications.ts"
import { HeartbeatRepo } from "../../../src/repos/installation/Heartbeat.ts"
import { WakeUps } from "../../../src/services/installation/WakeUps.ts"
import { type PlannedWork, WORK_KINDS, type WorkKind } from "../../../src/domain/WorkKind.ts"
import { makeDatabase, SAY_DISTRIBUTED } from "../../support/TestDatabase.ts"

const real = (millis: number) => Effect.promise(() => Bun.sleep(millis))

const connect = (url: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const client = new pg.Client(url)
      client.on("error", () => {})
      await client.connect()
      return client
    }),
    (client) => Effect.promise(() => client.end())
  )

const database = (url: string) =>
  Db.layer({ url: Redacted.make(url), size: 2, maxWaiting: 100, applicationName: "wake-ups" })

/** A process that waits, and announces over a database of its own. */
const processOn = (url: string) =>
  Effect.map(Layer.build(Layer.provideMerge(App.wakeUps(Redacted.make(url)), database(url))), (context) => ({
    db: Context.get(context, Db.Database),
    wakeUps: Context.get(context, WakeUps)
  }))

/** A connection that hears what processes tell each other, and counts it by what it says. */
const listener = (url: string) =>
  Effect.tap(
    Effect.map(connect(url), (client) => {
      const heard: Array<string> = []
      client.on("notification", ({ payload }) => heard.push(payload ?? ""))
      return { client, heard }
    }),
    ({ client }) => Effect.promise(() => client.query("listen duebook"))
  )

const run = (client: pg.Client, text: string, params: ReadonlyArray<unknown> = []) =>
  Effect.promise(
    async () => (await client.query(text, [...params])).rows as ReadonlyArray<Record<string, unknown>>
  )

/** Waits in real time until something holds, without moving the clock. */
const eventually = <E, R>(what: string, holds: Effect.Effect<boolean, E, R>) =>
  Effect.gen(function* () {
    for (let n = 0; n < 600; n++) {
      if (yield* holds) return
      yield* real(25)
    }
    return yield* Effect.dieMessage(`never happened: ${what}`)
  })

/** Until so many processes hear what is announced. */
const areListening = (client: pg.Client, count: number) =>
  eventually(
    `${count} processes listen`,
    Effect.map(
      run(
        client,
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and application_name = 'duebook-listen' and query = 'listen duebook'`
      ),
      ([row]) => row?.["n"] === count
    )
  )

/** Passes the pause between two looks, and no more: the process then sleeps until it hears of something. */
const settle = Effect.zipRight(TestClock.adjust("300 millis"), real(150)).pipe(Effect.repeatN(3))

const mail = `insert into mails (recipient, subject, body, status, due_at, created_at, said_at)
  values ('anna@example.com', 'Hello', 'Text', 'queued', now(), now(), now())`

/** When a job has succeeded last, as the metrics have it. */
const lastSuccess = (job: WorkKind) =>
  Effect.map(Metric.snapshot, (pairs) => {
    const found = pairs.find(
      ({ metricKey: { name, tags } }) =>
        name === "duebook_job_last_success_timestamp_seconds" && tags.some(({ value }) => value === job)
    )
    return found === undefined ? null : (found.metricState as { readonly value?: number }).value
  })

const soon = (kind: WorkKind): PlannedWork => ({ kind, at: 0 })
const DAY = 86_400_000

describe("work that is due", () => {
  it.scoped("wakes a process as soon as another one has announced it, and not before", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const client = yield* connect(url)
      const [sleeper, other] = [yield* processOn(url), yield* processOn(url)]
      yield* areListening(client, 2)
      const waiting = yield* Effect.fork(sleeper.wakeUps.due("mails", 0))
      yield* settle
      yield* run(client, mail)
      yield* settle
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* other.db.announce(soon("mails"))
      yield* eventually(
        "the process wakes",
        Effect.zipRight(
          TestClock.adjust("1 millis"),
          Effect.map(Fiber.poll(waiting), ({ _tag }) => _tag === "Some")
        )
      )
    })
  )

  it.scoped("is seen at the next look of a process that can hear nothing, a second later", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const client = yield* connect(url)
      const deaf = Layer.succeed(Notifications, { isListening: () => false, onChange: () => {} })
      const context = yield* Layer.build(
        WakeUps.layer.pipe(
          Layer.provide(HeartbeatRepo.layer),
          Layer.provide(deaf),
          Layer.provideMerge(database(url))
        )
      )
      const waiting = yield* Effect.fork(Context.get(context, WakeUps).due("mails", 0))
      yield* real(150)
      yield* run(client, mail)
      yield* real(150)
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* TestClock.adjust("1250 millis")
      yield* Fiber.join(waiting)
    })
  )

  it.scoped("wakes at its time without a further look, when that was known before", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const client = yield* connect(url)
      yield* run(client, mail)
      yield* run(client, "update mails set due_at = now() + interval '16 seconds'")
      const { wakeUps } = yield* processOn(url)
      yield* areListening(client, 1)
      const waiting = yield* Effect.fork(wakeUps.due("mails", 0))
      yield* settle
      yield* run(client, "alter table mails rename to mails_elsewhere")
      expect(wakeUps.isLater("mails", 0)).toBe(true)
      yield* TestClock.adjust("5 seconds")
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* TestClock.adjust("12 seconds")
      yield* Fiber.join(waiting)
    })
  )

  it.scoped("is looked for by each job itself while heartbeats fail, which no job takes for a success", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const client = yield* connect(url)
      const { wakeUps } = yield* processOn(url)
      yield* areListening(client, 1)
      const waiting = yield* Effect.fork(wakeUps.due("digests", 0))
      yield* settle
      yield* run(client, "alter table mails rename to mails_elsewhere")
      yield* TestClock.adjust("11 seconds")
      const succeeded = yield* lastSuccess("digests")
      yield* TestClock.adjust("4 seconds")
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      expect(yield* lastSuccess("digests")).toBe(succeeded)
      yield* TestClock.adjust("7 seconds")
      yield* Fiber.join(waiting)
      expect(yield* lastSuccess("digests")).toBe(succeeded)
    })
  )

  it.scoped("keeps nobody awake while nothing is due, of any kind", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const { wakeUps } = yield* processOn(url)
      const waiting = yield* Effect.fork(
        Effect.raceAll(WORK_KINDS.map((kind) => Effect.as(wakeUps.due(kind, 0), kind)))
      )
      yield* settle
      for (let n = 0; n < 5; n++) yield* Effect.zipRight(TestClock.adjust("5 seconds"), real(100))
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      expect(WORK_KINDS.every((kind) => wakeUps.isLater(kind, 25_000))).toBe(true)
    })
  )
})

describe("the gate", () => {
  it.scoped("is known to be open as soon as another process has opened it", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const client = yield* connect(url)
      const { wakeUps } = yield* processOn(url)
      const { db } = yield* processOn(url)
      yield* areListening(client, 2)
      yield* settle
      expect(wakeUps.gate()).toBe("closed")
      yield* run(
        client,
        `insert into settings (name, value, updated_at) values ('gate', '{"open": true}', now())
         on conflict (name) do update set value = excluded.value`
      )
      yield* db.announce({ kind: "gate", at: 0 })
      yield* eventually(
        "the gate is open",
        Effect.zipRight(
          TestClock.adjust("1 millis"),
          Effect.sync(() => wakeUps.gate() === "open")
        )
      )
    })
  )
})

describe("an announcement", () => {
  const told = Effect.gen(function* () {
    const { url } = yield* makeDatabase
    const { heard } = yield* listener(url)
    const db = Context.get(yield* Layer.build(database(url)), Db.Database)
    /** Until all that was announced before is told: it is told in order. */
    const flush = Effect.zipRight(
      db.announce(soon("plans")),
      eventually(
        "the last one is told",
        Effect.sync(() => heard.some((payload) => payload.includes("plans")))
      )
    )
    return { db, heard, flush }
  })

  it.scoped("is told after the commit, and never of what was rolled back", () =>
    Effect.gen(function* () {
      const { db, flush, heard } = yield* told
      const failing = Effect.zipRight(db.announce(soon("digests")), Effect.fail("no" as const))
      yield* Effect.flip(db.transaction({}, Effect.zipRight(db.query("select 1"), failing)))
      yield* db.transaction(
        {},
        Effect.gen(function* () {
          yield* db.query("select 1")
          yield* db.announce(soon("mails"))
          yield* real(400)
          expect(heard).toEqual([])
        })
      )
      yield* flush
      expect(heard.join(" ")).toContain("mails")
      expect(heard.join(" ")).not.toContain("digests")
    })
  )

  it.scoped("is told to nobody if it is for later than everybody's next look", () =>
    Effect.gen(function* () {
      const { db, flush, heard } = yield* told
      yield* db.announce({ kind: "pauses", at: 5_000 })
      yield* db.announce({ kind: "digests", at: 4_999 })
      yield* flush
      expect(heard.join(" ")).toContain("digests")
      expect(heard.join(" ")).not.toContain("pauses")
    })
  )

  it.scoped("is told together with a thousand others of the same moment", () =>
    Effect.gen(function* () {
      const { db, flush, heard } = yield* told
      yield* Effect.forEach(Array.from({ length: 1_000 }), () => db.announce(soon("mails")))
      yield* flush
      // The first is told at once, and the others after a pause.
      expect(heard.length).toBeLessThan(20)
    })
  )

  it.scoped("is told also by a command that ends at once", () =>
    Effect.gen(function* () {
      const { url } = yield* makeDatabase
      const { heard } = yield* listener(url)
      yield* Effect.scoped(
        Effect.flatMap(Layer.build(database(url)), (context) => {
          const db = Context.get(context, Db.Database)
          return Effect.zipRight(db.announce(soon("mails")), db.announce(soon("digests")))
        })
      )
      yield* eventually(
        "both are told",
        Effect.sync(() => heard.join(" ").includes("mails") && heard.join(" ").includes("digests"))
      )
    })
  )
})

describe("the coordinator of a distributed database", () => {
  const coordinator = Effect.gen(function* () {
    const { url } = yield* makeDatabase
    const client = yield* connect(url)
    for (const text of SAY_DISTRIBUTED) yield* run(client, text)
    const known = (kind: WorkKind) =>
      Effect.map(run(client, "select due_at, lowered::int from wake_ups where kind = $1", [kind]), ([row]) =>
        row === undefined ? null : { at: (row["due_at"] as Date).getTime(), lowered: row["lowered"] }
      )
    return { client, known, url }
  })

  it.scoped("is told when work is due first, learns it when it does not know, and wakes whoever waits", () =>
    Effect.gen(function* () {
      const { client, known, url } = yield* coordinator
      const { db, wakeUps } = yield* processOn(url)
      yield* areListening(client, 1)
      const waiting = yield* Effect.fork(wakeUps.due("digests", 0))
      yield* eventually(
        "all servers were asked once",
        Effect.zipRight(
          TestClock.adjust("1 millis"),
          Effect.map(known("digests"), (row) => row !== null)
        )
      )
      expect((yield* known("digests"))?.at).toBeGreaterThan(Date.UTC(9000, 0))
      yield* settle
      expect(yield* Fiber.poll(waiting)).toMatchObject({ _tag: "None" })
      yield* db.query("select 1")
      yield* db.announce({ kind: "digests", at: 0 })
      yield* eventually(
        "the process wakes",
        Effect.zipRight(
          TestClock.adjust("1 millis"),
          Effect.map(Fiber.poll(waiting), ({ _tag }) => _tag === "Some")
        )
      )
      expect(yield* known("digests")).toEqual({ at: 0, lowered: 1 })
    })
  )

  it.scoped("knows the earliest time, which only whoever has looked makes a later one", () =>
    Effect.gen(function* () {
      const { client, known, url } = yield* coordinator
      const context = yield* Layer.build(Layer.provideMerge(HeartbeatRepo.layer, database(url)))
      const db = Context.get(context, Db.Database)
      const heartbeats = Context.get(context, HeartbeatRepo)
      const announced = (at: number) => Effect.zipRight(db.announce({ kind: "pauses", at }), real(400))
      // A connection says what it leads to.
      yield* heartbeats.read
      const now = Date.now()
      yield* announced(now + 2 * DAY)
      yield* announced(now + DAY)
      yield* announced(now + 3 * DAY)
      expect(yield* known("pauses")).toEqual({ at: now + DAY, lowered: 1 })
      // Before that time comes, nobody who has looked and found nothing can make it a later one.
      yield* heartbeats.correct("pauses", yield* heartbeats.read)
      expect(yield* known("pauses")).toEqual({ at: now + DAY, lowered: 1 })
      yield* run(client, "update wake_ups set due_at = to_timestamp(0) where kind = 'pauses'")
      // What is planned while somebody looks is not lost.
      const seen = yield* heartbeats.read
      yield* announced(now + DAY)
      yield* heartbeats.correct("pauses", seen)
      expect(yield* known("pauses")).toEqual({ at: 0, lowered: 2 })
      yield* heartbeats.correct("pauses", yield* heartbeats.read)
      expect((yield* known("pauses"))?.at).toBeGreaterThan(Date.UTC(9000, 0))
    })
  )
})
