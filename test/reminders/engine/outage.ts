/** An outage of three days, with most of the missed steps in one large company, and the return of the workers. */
import { Effect, Exit, Layer, Scope } from "effect"
import { Transports, type OutgoingMessage } from "../../../src/reminders/transports/Transport.ts"
import { HandClock, startEngine } from "../../support/Engines.ts"
import { Given } from "./Given.ts"
import { Seen } from "./Seen.ts"
import { DAY, MINUTE } from "./Situation.ts"

/** A Thursday. The steps of Monday to Wednesday were missed. */
const BACK = Date.parse("2026-03-05T09:00:00Z")
/** How often an idle worker looks for due attempts. */
const POLL_MILLIS = 250
const PER_MINUTE = 60
const WORKERS = 2

const dayBefore = (days: number): string => new Date(BACK - days * DAY).toISOString().slice(0, 10)

export interface OutageOptions {
  /** The URL of a migrated, empty database. */
  readonly url: string
  /** Receivables of the large company; 0 for no large company. */
  readonly large: number
  readonly small: number
  /** Receivables of each small company. */
  readonly smallSize: number
  readonly say?: (line: string) => void
}

/** The messages of a company, in order. */
export interface SentByCompany {
  readonly companyId: number
  /** Minutes by the test's clock from the workers' return to each message. */
  readonly minutes: ReadonlyArray<number>
  /** Most messages in any 60 seconds. */
  readonly busiestMinute: number
}

export interface OutageResult {
  readonly large: SentByCompany | null
  readonly small: ReadonlyArray<SentByCompany>
  /** Messages for the same receivable on the same channel on the day of the return. */
  readonly repeated: number
  readonly tally: Readonly<Record<string, number>>
  /** Attempts that ended without a message and without a reason. */
  readonly unexplained: number
  /** Attempts that were due on the day of the return and have not ended. */
  readonly unfinished: number
  readonly wrongTotals: number
  readonly seconds: number
}

interface Sent {
  readonly at: number
  readonly message: OutgoingMessage
}

const busiest = (times: ReadonlyArray<number>): number => {
  let from = 0
  let most = 0
  times.forEach((time, index) => {
    while ((times[from] ?? time) <= time - MINUTE) from++
    most = Math.max(most, index - from + 1)
  })
  return most
}

/**
 * Makes receivables of three kinds, a third each: one step missed by a day; two steps missed by three days and by one,
 * the second of them with an SMS; and one step missed by four days, which is too late to catch up.
 */
const overdue = async (url: string, size: number): Promise<number> => {
  const steps = [
    [0, "email"],
    [2, "email", "sms"],
    [30, "email"]
  ] as const
  const given = await Given.company(url, { steps, limits: { max_per_minute: PER_MINUTE } })
  const third = Math.floor(size / 3)
  await given.customersOwe(third, { due: dayBefore(1) })
  await given.customersOwe(third, { due: dayBefore(3) })
  const late = { due: dayBefore(6), step: 1, offsetDays: 2, on: dayBefore(4) }
  await given.customersOwe(size - 2 * third, late)
  await given.customersHaveTheirOwnAddresses()
  return given.companyId
}

/** Lets workers return after the outage, and moves the clock until the day's work is done. */
export const outage = async ({
  large,
  say = () => {},
  small,
  smallSize,
  url
}: OutageOptions): Promise<OutageResult> => {
  const started = performance.now()
  const largeId = large === 0 ? null : await overdue(url, large)
  const smallIds: Array<number> = []
  for (let n = 0; n < small; n++) smallIds.push(await overdue(url, smallSize))

  const seen = new Seen(url)
  const clock = new HandClock(BACK)
  const sent: Array<Sent> = []
  const provider = {
    send: (message: OutgoingMessage) =>
      Effect.sync(() => {
        sent.push({ at: clock.at, message })
        return { _tag: "Sent", providerMessageId: String(message.messageId) } as const
      })
  }
  const transport = { _tag: "Provider", provider } as const
  const channels = Layer.succeed(Transports, { email: transport, sms: transport })
  const scope = Effect.runSync(Scope.make())
  try {
    const engines = await Effect.runPromise(
      Scope.extend(
        Effect.all(Array.from({ length: WORKERS }, () => startEngine({ url, clock, channels }))),
        scope
      )
    )
    // The steps to come are weeks ahead, so a day is enough.
    const until = BACK + DAY
    for (;;) {
      const taken = await Promise.all(engines.map(({ round }) => round()))
      if (taken.some((n) => n > 0)) continue
      const at = (await seen.nextDueAt()) ?? until
      if (at >= until) break
      clock.at = Math.max(clock.at + POLL_MILLIS, Math.ceil(at / POLL_MILLIS) * POLL_MILLIS)
      say(`${Math.round((clock.at - BACK) / 1_000)} s: ${sent.length} sent`)
    }
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
  }

  const sentBy = (companyId: number): SentByCompany => {
    const times = sent.filter(({ message }) => message.companyId === companyId).map(({ at }) => at)
    return {
      companyId,
      minutes: times.map((at) => (at - BACK) / MINUTE),
      busiestMinute: busiest(times)
    }
  }
  return {
    large: largeId === null ? null : sentBy(largeId),
    small: smallIds.map(sentBy),
    repeated: await seen.repeated(),
    tally: await seen.tally(),
    unexplained: await seen.unexplained(),
    unfinished: await seen.dueBefore(BACK + DAY),
    wrongTotals: (await seen.wrongTotals()).length,
    seconds: (performance.now() - started) / 1_000
  }
}

/** Minutes by the test's clock until the last message of a company. */
export const lastMinute = ({ minutes }: SentByCompany): number => minutes.at(-1) ?? 0
