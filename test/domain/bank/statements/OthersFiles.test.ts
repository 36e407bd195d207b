/** Files of other libraries, entry by entry; test/fixtures/bank/README.md says where they come from. */
import { expect, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import expected from "../../../fixtures/bank/expected.json" with { type: "json" }
import { readFile } from "./reading.ts"

const folder = join(import.meta.dirname, "../../../fixtures/bank")

interface Expected {
  readonly statements?: number
  readonly refused?: ReadonlyArray<string>
  readonly entries: ReadonlyArray<string>
}

it.each(Object.entries(expected as Readonly<Record<string, Expected>>))("%s", (name, file) => {
  const { movements, outcome } = readFile(new Uint8Array(readFileSync(join(folder, name))))
  if ("tooLarge" in outcome) throw new Error(outcome.tooLarge)
  expect("parts" in outcome ? outcome.parts.length : outcome.problems.map(({ message }) => message)).toEqual(
    file.statements ?? file.refused
  )
  expect(
    movements.map(({ amountMinor, bankReference, bookedOn, currency, direction }) =>
      `${bookedOn} ${direction === "credit" ? "+" : "-"}${amountMinor} ${currency} ${bankReference ?? ""}`.trim()
    )
  ).toEqual(file.entries)
})
