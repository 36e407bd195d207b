/**
 * Gives each file of tests the testers of @effect/vitest as they are: its `layer` (0.30.0) puts others, with a clock of
 * their own, in the place of those that all files of a process share.
 */
import { it } from "@effect/vitest"

type Testers = Pick<typeof it, "effect" | "scoped" | "live" | "scopedLive">

const kept = globalThis as { ownTesters?: Testers }

kept.ownTesters ??= { effect: it.effect, scoped: it.scoped, live: it.live, scopedLive: it.scopedLive }
Object.assign(it, kept.ownTesters)
