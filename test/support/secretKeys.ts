/** The keys that seal secrets in whatever tests, benchmarks and scripts start. */
import { Either } from "effect"
import { parse } from "../../src/domain/SecretKeys.ts"
import { Sealing } from "../../src/repos/Sealing.ts"

/** The bytes of a key do not matter where nobody attacks. */
const lineOf = (id: string): string => `${id}:${Buffer.alloc(32, id).toString("base64")}`

/** A key line for each of these ids, the first of which seals. */
export const keyLines = (...ids: ReadonlyArray<string>): string => ids.map(lineOf).join("\n")

/** What DUEBOOK_KEYS has to be for a process on a database of a test. */
export const KEYS = { DUEBOOK_KEYS: keyLines("test") } as const

/** Seals and opens as those processes do. */
export const sealingBy = (...ids: ReadonlyArray<string>) =>
  Sealing.layer(Either.getOrThrow(parse(keyLines(...ids))))
export const sealing = sealingBy("test")
