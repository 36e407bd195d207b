/** Decides on claimed attempts of cases, and then on those about bills, inside the caller's transaction. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Claimed } from "../../repos/reminders/ReminderClaims.ts"
import type { DecidedReminders, DecideBills, StoredReminders } from "../bill/StoreBills.ts"
import type { Company, Delivery, Failed } from "../Delivery.ts"

/** What was decided and stored. */
interface DecidedEach {
  /** Messages to hand over once the transaction has committed. */
  readonly deliveries: ReadonlyArray<Delivery>
  /** Claimed attempts that another transaction keeps from being decided on. */
  readonly locked: ReadonlyArray<Claimed>
  readonly failed: ReadonlyArray<Failed>
  readonly stored: ReadonlyArray<StoredReminders>
}

/** Decides on cases; what another transaction has locked is left out. */
export type DecideCases = (
  company: Company,
  claimed: ReadonlyArray<Claimed>
) => Effect.Effect<DecidedReminders, ServiceUnavailable>

export type DecideEach = (
  company: Company,
  claimed: ReadonlyArray<Claimed>,
  mode: "wait" | "orSkip"
) => Effect.Effect<DecidedEach, ServiceUnavailable>

export const decideEach =
  (decideCases: DecideCases, decideBills: DecideBills): DecideEach =>
  (company, claimed, mode) =>
    Effect.gen(function* () {
      const ofBills = claimed.filter(({ customerId }) => customerId === null)
      const ofCases = claimed.filter(({ customerId }) => customerId !== null)
      const each: Array<DecidedReminders> = []
      if (ofCases.length > 0) each.push(yield* decideCases(company, ofCases))
      if (ofBills.length > 0) each.push(yield* decideBills(company, ofBills, mode))
      return {
        deliveries: each.flatMap(({ deliveries }) => deliveries),
        locked: each.flatMap(({ locked }) => locked),
        failed: each.flatMap(({ failed }) => failed),
        stored: each.map(({ stored }) => stored)
      }
    })
