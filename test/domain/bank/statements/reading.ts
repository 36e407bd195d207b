/** Reads files in tests. */
import type { Movement } from "../../../../src/domain/bank/Movement.ts"
import {
  type ReadingOptions,
  readStatements,
  type StatementOutcome
} from "../../../../src/domain/bank/statements/ReadStatements.ts"
import type { PartSummary } from "../../../../src/domain/bank/statements/Tally.ts"
import type { Written } from "./writers.ts"

const noOptions: ReadingOptions = { csvAccount: null, csvMapping: null }

export interface ReadFile {
  readonly outcome: StatementOutcome
  readonly movements: ReadonlyArray<Movement>
}

export const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content

export const readFile = (content: Uint8Array | string, options = noOptions): ReadFile => {
  const movements: Array<Movement> = []
  const outcome = readStatements(bytesOf(content), options, (_, movement) => movements.push(movement))
  return { outcome, movements }
}

/** The statements of a file that is right. */
export const partsOf = ({ outcome }: ReadFile): ReadonlyArray<PartSummary> => {
  if ("parts" in outcome) return outcome.parts
  throw new Error(JSON.stringify(outcome))
}

/** The movements of a file that is right. */
export const movementsOf = (content: Uint8Array | string, options = noOptions): ReadonlyArray<Movement> => {
  const file = readFile(content, options)
  partsOf(file)
  return file.movements
}

/** Why a file is refused: its messages, or the limit. */
export const refusalOf = (content: Uint8Array | string, options = noOptions): string => {
  const { outcome } = readFile(content, options)
  if ("parts" in outcome) throw new Error("it is not refused")
  return "tooLarge" in outcome
    ? `413 ${outcome.tooLarge}`
    : outcome.problems.map(({ message }) => message).join(" ")
}

/** What a movement says, without its place. */
export const said = (movement: Movement): Written => ({
  amountMinor: movement.amountMinor,
  bankReference: movement.bankReference,
  bookedOn: movement.bookedOn,
  counterpartyAccount: movement.counterpartyAccount,
  counterpartyName: movement.counterpartyName,
  direction: movement.direction,
  endToEndId: movement.endToEndId,
  paymentReference: movement.paymentReference,
  remittance: movement.remittance,
  valueOn: movement.valueOn
})
