/** Shortens a script that breaks an invariant, as long as it still breaks it. */
import { Effect } from "effect"
import type { Played } from "./Play.ts"
import type { Script } from "./Script.ts"

/** The most plays that are spent on one script. */
const MAX_PLAYS = 60

/** The shortest script that was found by leaving out steps and breaks the same invariant. */
export const shrink = (script: Script, played: Played, play: (script: Script) => Effect.Effect<Played>) =>
  Effect.gen(function* () {
    let best = { script, played }
    if (played.at >= 0) best = { ...best, script: { ...script, steps: script.steps.slice(0, played.at + 1) } }
    let plays = 0
    for (
      let size = Math.ceil(best.script.steps.length / 2);
      size >= 1;
      size = size === 1 ? 0 : Math.ceil(size / 2)
    ) {
      for (let from = best.script.steps.length - size; from > -size && plays < MAX_PLAYS; from -= size) {
        const steps = best.script.steps.filter((_, index) => index < from || index >= from + size)
        plays += 1
        const shorter = yield* play({ ...script, steps })
        if (shorter.violation?.invariant !== best.played.violation?.invariant) continue
        best = { script: { ...script, steps }, played: shorter }
      }
    }
    return best
  })
