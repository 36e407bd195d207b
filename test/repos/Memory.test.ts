import { layer } from "@effect/vitest"
import { conformance } from "./conformance.ts"
import { inMemory } from "./inMemory.ts"

layer(inMemory)("repositories in memory", conformance)
