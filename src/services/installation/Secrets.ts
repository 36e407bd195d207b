/** What the operator does about the keys that seal secrets: checking that all are there, and sealing anew after a change. */
import { Context, Data, Effect, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { type Resealed, SealedValues } from "../../repos/installation/SealedValues.ts"
import { Sealing } from "../../repos/Sealing.ts"
import { unchanged, Write } from "../Write.ts"
import { type Finding, finding } from "./Finding.ts"

/** Values in the database need a key that this process does not have, or has another one for under its id. */
export class KeysUnfit extends Data.TaggedError("KeysUnfit")<{ readonly message: string }> {}

/** The state of the sealed values. */
export interface SecretsState {
  /** The key that seals; null without keys. */
  readonly firstKeyId: string | null
  /** Ids of keys that values need and that are missing. */
  readonly lacking: ReadonlyArray<string>
  /** Ids in use under which there is another key than the one that sealed, each with the place of a value. */
  readonly wrong: ReadonlyMap<string, string>
  /** Ids of other keys than the first that values still need. */
  readonly older: ReadonlyArray<string>
  /** Values that are not sealed. */
  readonly plain: number
}

export class Secrets extends Context.Tag("duebook/Secrets")<
  Secrets,
  {
    readonly state: Effect.Effect<SecretsState, ServiceUnavailable>
    /** Fails and names the keys where stored values need others than there are. It opens a few of them. */
    readonly requireKeys: Effect.Effect<void, KeysUnfit | ServiceUnavailable>
    /** Seals by the first key whatever is not. */
    readonly rewrap: Effect.Effect<Resealed, KeysUnfit | ServiceUnavailable, CurrentActor>
    /** Seals what an earlier version has stored as it is. Without keys nothing is sealed. */
    readonly sealPlain: Effect.Effect<Resealed, ServiceUnavailable, CurrentActor>
  }
>() {
  static readonly layer = Layer.effect(
    Secrets,
    Effect.gen(function* () {
      const { firstKeyId, keyIds } = yield* Sealing
      const values = yield* SealedValues
      const write = yield* Write

      const lackingOf = (used: ReadonlySet<string>) => [...used].filter((id) => !keyIds.has(id))

      const requireKeys = Effect.gen(function* () {
        const lacking = lackingOf(yield* values.keysInUse)
        const message = unfitMessage({ lacking, wrong: yield* values.wrongKeys })
        if (message !== null) return yield* new KeysUnfit({ message })
      })

      /** Sealing takes many transactions; the audit log tells of it once, at the end. */
      const recorded = (sealing: Effect.Effect<Resealed, ServiceUnavailable>) =>
        Effect.flatMap(sealing, (resealed) =>
          write.run({
            deed: "secrets.rewrap",
            decide: () =>
              Effect.succeed(
                resealed.sealedAnew === 0
                  ? unchanged(resealed)
                  : {
                      value: resealed,
                      subjectId: null,
                      details: { values: resealed.sealedAnew, plain: resealed.wasPlain }
                    }
              )
          })
        )

      return Secrets.of({
        state: Effect.gen(function* () {
          const used = yield* values.keysInUse
          return {
            firstKeyId,
            lacking: lackingOf(used),
            wrong: yield* values.wrongKeys,
            older: [...used].filter((id) => id !== firstKeyId && keyIds.has(id)),
            plain: yield* values.countPlain
          }
        }),
        requireKeys,
        rewrap: Effect.zipRight(requireKeys, recorded(values.reseal("all"))),
        sealPlain: recorded(values.reseal("plain"))
      })
    })
  )
}

/** Which keys are missing, in one sentence. */
const lackingMessage = (ids: ReadonlyArray<string>): string =>
  `The database has secrets that are sealed by ${ids.length === 1 ? "the key" : "the keys"} ${named(ids)}, which DUEBOOK_KEYS lacks.`

/** That a key is another one than its id says, in one sentence for each. */
const wrongMessage = ([id, place]: readonly [string, string]): string =>
  `The key "${id}" in DUEBOOK_KEYS is not the key that sealed ${place}.`

/** What is wrong with the keys; null where nothing is. */
const unfitMessage = ({ lacking, wrong }: Pick<SecretsState, "lacking" | "wrong">): string | null => {
  const sentences = [
    ...(lacking.length > 0 ? [lackingMessage(lacking)] : []),
    ...[...wrong].map(wrongMessage)
  ]
  return sentences.length === 0 ? null : sentences.join(" ")
}

const named = (ids: ReadonlyArray<string>): string => ids.map((id) => `"${id}"`).join(", ")

/** What the doctor says of the sealed values. */
export const secretsFinding = ({ firstKeyId, lacking, older, plain, wrong }: SecretsState): Finding => {
  const name = "secrets"
  const unfit = unfitMessage({ lacking, wrong })
  if (unfit !== null) return finding.fail(name, unfit)
  const left = [
    plain === 0 ? "" : `${plain} secrets are not sealed`,
    older.length === 0 ? "" : `some are sealed by ${named(older)}`
  ].filter((part) => part !== "")
  return left.length > 0
    ? finding.warning(name, `${left.join(", and ")}, until: duebook secrets rewrap`)
    : finding.ok(name, firstKeyId === null ? "none is stored" : `all are sealed by "${firstKeyId}"`)
}
