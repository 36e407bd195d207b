/** An outage of three days, with most of the missed steps in one large company, and the return of the workers. */
import { Effect, Exit, Layer, Scope } from "effect"
import { Transports, type OutgoingMessage } from "../../../src/reminders/transports/Transport.ts"
import { rows } from "../../support/Book.ts"
import { makeCompany, owe, setPolicy, tally, wideOpen, wrongTotals } from "../../support/Debts.ts"
import { HandClock, startEngine } from "../../support/Engines.ts"

const MINUTE_MILLIS = 60_000
const DAY_MILLIS = 86_400_000
/** A Thursday. The steps of Monday to Wednesday were missed. */
const BACK = Date.parse("2026-03-05T09:00:00Z")
/** How often an idle worker looks for due attempts. */
const POLL_MILLIS = 250
const PER_MINUTE = 60
const WORKERS = 2

const dayBefore = (days: number): string => new Date(BACK - days * DAY_MILLIS).toISOString().slice(0, 10)

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
    while ((times[from] ?? time) <= time - MINUTE_MILLIS) from++
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
  const companyId = await makeCompany(url, wideOpen(steps))
  await setPolicy(url, companyId, wideOpen(steps, { max_per_minute: PER_MINUTE }))
  const third = Math.floor(size / 3)
  await owe(url, companyId, { n: third, zone: "UTC", dueDate: dayBefore(1) })
  await owe(url, companyId, { n: third, zone: "UTC", dueDate: dayBefore(3) })
  const late = { step: 1, offsetDays: 2, on: dayBefore(4) }
  await owe(url, companyId, { n: size - 2 * third, zone: "UTC", dueDate: dayBefore(6), ...late })
  return companyId
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
    const until = BACK + DAY_MILLIS
    for (;;) {
      const taken = await Promise.all(engines.map(({ round }) => round()))
      if (taken.some((n) => n > 0)) continue
      const [next] = await rows<{ at: string | null }>(
        url,
        "select extract(epoch from min(due_at)) * 1000 as at from reminder_attempts where due_at is not null"
      )
      const at = next?.at === null || next === undefined ? until : Number(next.at)
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
      minutes: times.map((at) => (at - BACK) / MINUTE_MILLIS),
      busiestMinute: busiest(times)
    }
  }
  const [odd] = await rows<{ unexplained: number; unfinished: number }>(
    url,
    `select count(*) filter (where status not in ('sent', 'scheduled') and reason_code is null)::integer as unexplained,
       count(*) filter (where due_at < $1)::integer as unfinished from reminder_attempts`,
    [new Date(BACK + DAY_MILLIS).toISOString()]
  )
  const owing = await rows<{ receivable_id: string; channel: string }>(
    url,
    `select receivable_id, channel from reminder_attempts where status = 'sent'
     group by company_id, receivable_id, channel having count(*) > 1`
  )
  return {
    large: largeId === null ? null : sentBy(largeId),
    small: smallIds.map(sentBy),
    repeated: owing.length,
    tally: await tally(url),
    unexplained: odd?.unexplained ?? 0,
    unfinished: odd?.unfinished ?? 0,
    wrongTotals: (await wrongTotals(url)).length,
    seconds: (performance.now() - started) / 1_000
  }
}

/** Minutes by the test's clock until the last message of a company. */
export const lastMinute = ({ minutes }: SentByCompany): number => minutes.at(-1) ?? 0
