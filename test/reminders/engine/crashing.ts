/** Kills workers again and again while they send, and counts what became of every message. */
import { Effect, Exit, Layer, Option, Redacted, Scope } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import * as TransportsFromConfig from "../../../src/reminders/transports/FromConfig.ts"
import { rows } from "../../support/Book.ts"
import { dateIn, makeCompany, owe, tally, wideOpen, wrongTotals, zoneAtNoon } from "../../support/Debts.ts"
import { HandClock, withEngines } from "../../support/Engines.ts"
import { mailSink, repeated } from "../../support/MailSink.ts"
import { type ServerProcess, startWorker } from "../../support/ServerProcess.ts"

export interface CrashOptions {
  /** The URL of a migrated database with nothing due. */
  readonly url: string
  readonly due: number
  /** Receivables of each customer, who gets one message about them; 1 by default. */
  readonly each?: number
  readonly workers: number
  readonly killEveryMillis: number
  /** How long the mail server takes to accept a message. */
  readonly delayMillis?: number
  /** How many workers are killed; without a limit, workers are killed as long as anything is due. */
  readonly maxKills?: number
  /** Whether to wait for leases to end; else an engine with a clock that is ahead takes over at once. */
  readonly waitForLeases: boolean
  readonly say: (line: string) => void
}

export interface CrashResult {
  readonly due: number
  readonly kills: number
  /** Messages that the mail server received. */
  readonly received: number
  /** Receivables and Message-IDs that came twice. */
  readonly duplicates: number
  readonly sent: number
  readonly unknown: number
  /** Unknown attempts whose message did arrive. */
  readonly unknownArrived: number
  /** Sent attempts whose message did not arrive. */
  readonly sentMissing: number
  readonly other: Readonly<Record<string, number>>
  readonly unfinished: number
  readonly wrongTotals: number
  readonly seconds: number
  readonly messagesPerSecond: number
  readonly complaints: ReadonlyArray<string>
}

const LEASE_MILLIS = 60_000

interface Left {
  readonly ready: number
  readonly leased: number
}

/** Kills workers while they send. */
export const crash = (options: CrashOptions): Effect.Effect<CrashResult, never, Scope.Scope> =>
  Effect.flatMap(mailSink, (sink) =>
    Effect.promise(async () => {
      const {
        due,
        each = 1,
        killEveryMillis,
        maxKills = Number.POSITIVE_INFINITY,
        say,
        url,
        workers
      } = options
      sink.delayMillis = options.delayMillis ?? 0
      const zone = zoneAtNoon()
      const companyId = await makeCompany(url, wideOpen([[0, "email"]]))
      await owe(url, companyId, { n: due, each, zone, dueDate: dateIn(zone) })

      const complaints: Array<string> = []
      const start = async () => {
        const scope = Effect.runSync(Scope.make())
        const process = await Effect.runPromise(
          Scope.extend(
            startWorker(url, {
              ...sink.environment,
              SMS_API_URL: "http://127.0.0.1:9/",
              SMS_FROM: "Duebook",
              LOG_LEVEL: "info"
            }),
            scope
          )
        )
        return { process, kill: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
      }
      const left = async (): Promise<Left> => {
        const [found] = await rows<Left>(
          url,
          `select count(*) filter (where due_at <= now())::integer as ready,
             count(*) filter (where due_at > now())::integer as leased from reminder_attempts where due_at is not null`
        )
        return found ?? { ready: 0, leased: 0 }
      }
      const collect = ({ complaints: lines }: ServerProcess) => {
        for (const { message } of lines) complaints.push(message)
      }

      const started = performance.now()
      const alive = await Promise.all(Array.from({ length: workers }, start))
      let kills = 0
      let state = await left()
      while (state.ready + state.leased > 0 && kills < maxKills) {
        const before = sink.mails.length
        await sleep(killEveryMillis)
        state = await left()
        say(`${sink.mails.length} received, ${state.ready} due, ${state.leased} taken, ${kills} killed`)
        // Nothing was sent lately, so there is nothing to disturb: the rest waits for leases of killed workers.
        if (sink.mails.length === before) continue
        const [victim] = alive.splice(0, 1)
        if (victim === undefined) break
        await victim.kill()
        collect(victim.process)
        kills++
        alive.push(await start())
      }
      if (!options.waitForLeases) {
        const until = performance.now() + 20_000
        for (let before = -1; performance.now() < until; await sleep(300)) {
          if ((await left()).ready === 0 && sink.mails.length === before) break
          before = sink.mails.length
        }
      }
      for (const { kill, process } of alive) {
        collect(process)
        await kill()
      }
      sink.delayMillis = 0
      if (!options.waitForLeases) {
        const channels = TransportsFromConfig.layer({
          channels: {
            email: Option.some({
              url: Redacted.make(sink.environment["SMTP_URL"] ?? ""),
              from: { name: null, address: "reminders@duebook.example" }
            }),
            sms: Option.none()
          },
          publicUrl: Option.none(),
          whenUnset: "Off"
        })
        const clock = new HandClock(Date.now() + LEASE_MILLIS + 1_000)
        await withEngines({ url, clock, channels: Layer.fresh(channels) }, 1, async ([engine]) => {
          while ((await engine?.round()) !== 0) continue
        })
      }
      const seconds = (performance.now() - started) / 1_000

      const attempts = await rows<{ status: string; recipient: string }>(
        url,
        "select status, recipient from reminder_attempts where company_id = $1",
        [companyId]
      )
      const arrived = new Set(sink.mails.map(({ to }) => to))
      const of = (status: string) => attempts.filter((attempt) => attempt.status === status)
      const { sent: _sent, "unknown outcome_unknown": _unknown, ...other } = await tally(url, companyId)
      const { leased, ready } = await left()
      return {
        due,
        kills,
        received: sink.mails.length,
        duplicates:
          repeated(sink.mails.map(({ to }) => to)).length +
          repeated(sink.mails.map(({ messageId }) => messageId)).length,
        sent: of("sent").length,
        unknown: of("unknown").length,
        unknownArrived: of("unknown").filter(({ recipient }) => arrived.has(recipient)).length,
        sentMissing: of("sent").filter(({ recipient }) => !arrived.has(recipient)).length,
        other,
        unfinished: leased + ready,
        wrongTotals: (await wrongTotals(url)).length,
        seconds: Math.round(seconds * 10) / 10,
        messagesPerSecond: Math.round(sink.mails.length / seconds),
        complaints: [...new Set(complaints)]
      }
    })
  )
