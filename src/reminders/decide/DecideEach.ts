/** Decides on claimed attempts about receivables, and then on those about bills, inside the caller's transaction. */
import { Effect } from "effect"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import type { Claimed } from "../../repos/reminders/ReminderClaims.ts"
import type { DecidedReminders, DecideBills, StoredReminders } from "../bill/StoreBills.ts"
import type { Company, Delivery, Failed } from "../Delivery.ts"
import type { DecideAndStore } from "./DecideAndStore.ts"

/** What was decided and stored. */
interface DecidedEach {
  /** Messages to hand over once the transaction has committed. */
  readonly deliveries: ReadonlyArray<Delivery>
  /** Claimed attempts that another transaction keeps from being decided on. */
  readonly locked: ReadonlyArray<Claimed>
  readonly failed: ReadonlyArray<Failed>
  readonly stored: ReadonlyArray<StoredReminders>
}

export type DecideEach = (
  company: Company,
  claimed: ReadonlyArray<Claimed>,
  mode: "wait" | "orSkip"
) => Effect.Effect<DecidedEach, ServiceUnavailable>

export const decideEach =
  (decideReceivables: DecideAndStore, decideBills: DecideBills): DecideEach =>
  (company, claimed, mode) =>
    Effect.gen(function* () {
      const ofBills = claimed.filter(({ isBill }) => isBill)
      const others = claimed.filter(({ isBill }) => !isBill)
      const each: Array<DecidedReminders> = []
      if (others.length > 0) {
        const { unitOfWork, ...decided } = yield* decideReceivables(company, others, mode)
        each.push({ ...decided, stored: unitOfWork })
      }
      if (ofBills.length > 0) each.push(yield* decideBills(company, ofBills, mode))
      return {
        deliveries: each.flatMap(({ deliveries }) => deliveries),
        locked: each.flatMap(({ locked }) => locked),
        failed: each.flatMap(({ failed }) => failed),
        stored: each.map(({ stored }) => stored)
      }
    })
