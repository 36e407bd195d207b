/** Kills workers again and again while they send, and counts what became of every message. */
import { Effect, Exit, Layer, Option, Redacted, Scope } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import * as TransportsFromConfig from "../../../src/reminders/transports/FromConfig.ts"
import { HandClock, withEngines } from "../../support/Engines.ts"
import { mailSink, repeated } from "../../support/MailSink.ts"
import { type ServerProcess, startWorker } from "../../support/ServerProcess.ts"
import { Given, realNoon } from "./Given.ts"
import { Seen, type SeenAttempt } from "./Seen.ts"

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
      const given = await Given.company(url, { steps: [[0, "email"]] }, realNoon())
      await given.customersOweEach(Math.floor(due / each), each)
      const seen = new Seen(url)

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
      const collect = ({ complaints: lines }: ServerProcess) => {
        for (const { message } of lines) complaints.push(message)
      }

      const started = performance.now()
      const alive = await Promise.all(Array.from({ length: workers }, start))
      let kills = 0
      let left = await seen.open()
      while (left.due + left.leased > 0 && kills < maxKills) {
        const before = sink.mails.length
        await sleep(killEveryMillis)
        left = await seen.open()
        say(`${sink.mails.length} received, ${left.due} due, ${left.leased} taken, ${kills} killed`)
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
          if ((await seen.open()).due === 0 && sink.mails.length === before) break
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

      const attempts = await seen.attempts()
      const arrived = new Set(sink.mails.map(({ to }) => to))
      const hasArrived = ({ recipient }: SeenAttempt) => recipient !== null && arrived.has(recipient)
      const of = (status: string) => attempts.filter((attempt) => attempt.status === status)
      const { sent: _sent, "unknown outcome_unknown": _unknown, ...other } = await seen.tally(given.companyId)
      left = await seen.open()
      return {
        due,
        kills,
        received: sink.mails.length,
        duplicates:
          repeated(sink.mails.map(({ to }) => to)).length +
          repeated(sink.mails.map(({ messageId }) => messageId)).length,
        sent: of("sent").length,
        unknown: of("unknown").length,
        unknownArrived: of("unknown").filter(hasArrived).length,
        sentMissing: of("sent").filter((attempt) => !hasArrived(attempt)).length,
        other,
        unfinished: left.due + left.leased,
        wrongTotals: (await seen.wrongTotals()).length,
        seconds: Math.round(seconds * 10) / 10,
        messagesPerSecond: Math.round(sink.mails.length / seconds),
        complaints: [...new Set(complaints)]
      }
    })
  )
