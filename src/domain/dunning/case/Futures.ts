/** Compares two futures of a case: what the policy in force sends, and what another one would send. Pure. */
import type { Channel, Tone } from "../../ReminderAttempt.ts"
import type { ForetoldMessage } from "./SimulateCase.ts"

/** A message of one of the two futures. */
export interface FutureMessage {
  readonly at: number
  readonly tone: Tone
  /** The debts that it names. */
  readonly named: ReadonlyArray<number>
}

/** A message that the two futures do not have alike. */
export interface FutureDifference {
  /** The earlier of the two times, in epoch milliseconds. */
  readonly at: number
  readonly channel: Channel
  readonly tone: Tone
  /** Under the policy in force, and under the other; null if it is not sent there. */
  readonly inForce: FutureMessage | null
  readonly other: FutureMessage | null
}

/** How many messages each future has, and in what they differ, in order of time. */
export interface ComparedFutures {
  readonly messages: { readonly inForce: number; readonly other: number }
  readonly differences: ReadonlyArray<FutureDifference>
}

const sentOf = (messages: ReadonlyArray<ForetoldMessage>) => messages.filter(({ reason }) => reason === null)

const futureOf = ({ at, contents, message }: ForetoldMessage): FutureMessage => ({
  at,
  tone: message.tone,
  named: contents.named.map(({ id }) => id)
})

/** What a message is about, in both futures: its channel and kind, and the how many-eth of these it is. */
const numbered = (messages: ReadonlyArray<ForetoldMessage>): ReadonlyMap<string, ForetoldMessage> => {
  const counts = new Map<string, number>()
  return new Map(
    messages.map((each) => {
      const kind = `${each.message.channel} ${each.message.kind} ${each.message.leadingId} ${each.message.tone}`
      const number = (counts.get(kind) ?? 0) + 1
      counts.set(kind, number)
      return [`${kind} ${number}`, each]
    })
  )
}

const isAlike = (now: ForetoldMessage, then: ForetoldMessage): boolean =>
  now.at === then.at &&
  now.contents.named.map(({ id }) => id).join() === then.contents.named.map(({ id }) => id).join()

/** Compares what `simulateCase` foretells under two policies, over the same time. */
export const compareFutures = (
  now: ReadonlyArray<ForetoldMessage>,
  other: ReadonlyArray<ForetoldMessage>
): ComparedFutures => {
  const [before, after] = [numbered(sentOf(now)), numbered(sentOf(other))]
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const differences = names.flatMap((name): ReadonlyArray<FutureDifference> => {
    const [was, becomes] = [before.get(name), after.get(name)]
    const either = becomes ?? was
    if (either === undefined || (was !== undefined && becomes !== undefined && isAlike(was, becomes)))
      return []
    return [
      {
        at: Math.min(was?.at ?? Infinity, becomes?.at ?? Infinity),
        channel: either.message.channel,
        tone: either.message.tone,
        inForce: was === undefined ? null : futureOf(was),
        other: becomes === undefined ? null : futureOf(becomes)
      }
    ]
  })
  return {
    messages: { inForce: before.size, other: after.size },
    differences: differences.toSorted((a, b) => a.at - b.at)
  }
}
