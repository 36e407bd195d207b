/** The operator's hand on reminder policies: what is in force, what comes next, what that would change. */
import { Clock, Context, Effect, Layer } from "effect"
import { timeOf } from "../domain/Company.ts"
import type { ServiceUnavailable } from "../domain/Errors.ts"
import { compare, type MessageChange, type Subject } from "../domain/dunning/PolicyPreview.ts"
import type { Channel, ReasonCode } from "../domain/ReminderAttempt.ts"
import { type ReminderPolicy, writePolicy } from "../domain/dunning/Policy.ts"
import { CompaniesRepo, settingsOf } from "../repos/Companies.ts"
import { type BookEntry, type LiveStatus, ReminderBook } from "../repos/ReminderBook.ts"
import { ReminderPoliciesRepo } from "../repos/ReminderPolicies.ts"
import { noCompany } from "./Companies.ts"
import { DunningRules, receivableSchedule } from "./DunningRules.ts"
import { done, Operation, type OperationRefused, required, unchanged } from "./Operation.ts"

/** Receivables looked at in one transaction. */
const PAGE_SIZE = 200
/** Examples of each kind of change. */
export const MAX_EXAMPLES = 5

const live: ReadonlyArray<LiveStatus> = ["open", "partially_paid"]

/** What `put` came to. */
export interface Put {
  /** The version in force; 0 is the default. */
  readonly version: number
  readonly changed: boolean
}

/** One change, and of which receivable. */
export interface Example extends MessageChange {
  readonly receivableId: number
  /** Of the local times. */
  readonly timezone: string
}

/** Messages that would be skipped, of one step. */
export interface Skipped {
  readonly offsetDays: number
  readonly channel: Channel
  readonly reasonCode: ReasonCode
  readonly messages: number
}

/** What a policy would change, were it in force now. */
export interface Preview {
  /** Receivables looked at, and those of them that nothing would change for. */
  readonly receivables: number
  readonly unchanged: number
  /** Messages. */
  readonly moved: number
  readonly added: number
  readonly dropped: number
  readonly skipped: ReadonlyArray<Skipped>
  readonly examples: ReadonlyArray<Example>
}

type Failure = OperationRefused | ServiceUnavailable

export class ReminderPolicies extends Context.Tag("duebook/ReminderPolicies")<
  ReminderPolicies,
  {
    /** The policy in force. */
    readonly inForce: (companyId: number) => Effect.Effect<ReminderPolicy, Failure>
    /** Puts a policy in force as the next version; one that says the same changes nothing. */
    readonly put: (companyId: number, policy: ReminderPolicy) => Effect.Effect<Put, Failure>
    /**
     * What a policy would make of the next step of every receivable that is reminded of, when that step comes up on the
     * company's own time; page by page, each read in a transaction that can't write.
     */
    readonly preview: (companyId: number, policy: ReminderPolicy) => Effect.Effect<Preview, Failure>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderPolicies,
    Effect.gen(function* () {
      const book = yield* ReminderBook
      const companies = yield* CompaniesRepo
      const dunningRules = yield* DunningRules
      const operation = yield* Operation
      const policies = yield* ReminderPoliciesRepo

      const termsFor = (companyId: number) =>
        Effect.map(required(companies.find(companyId), noCompany(companyId)), settingsOf)

      const put = (companyId: number, policy: ReminderPolicy) =>
        operation.run(
          "policy.set",
          Effect.fnUntraced(function* (now) {
            const company = yield* required(companies.findForUpdate(companyId), noCompany(companyId))
            const before = (yield* dunningRules.rulesOf(settingsOf(company))).policy
            if (canonical(before) === canonical(policy)) {
              return unchanged({ version: company.policyVersion, changed: false })
            }
            const version = company.policyVersion + 1
            yield* policies.insert(companyId, version, writePolicy(policy), now)
            return done({ version, changed: true }, { companyId, subjectId: companyId }, { version })
          })
        )

      const preview = Effect.fnUntraced(function* (companyId: number, policy: ReminderPolicy) {
        const company = yield* termsFor(companyId)
        const inForce = yield* dunningRules.rulesOf(company)
        const other = yield* dunningRules.rulesUnder(policy, company)
        const tally = new Tally()
        for (const status of live) {
          let after = 0
          for (;;) {
            const page = yield* book.page(companyId, status, after, PAGE_SIZE)
            const now = timeOf(company, yield* Clock.currentTimeMillis)
            for (const entry of page) {
              const { recipient } = entry
              const { dueDate, id } = entry.receivable
              const from = receivableSchedule(inForce, dueDate, recipient.timezone)
              const to = receivableSchedule(other, dueDate, recipient.timezone)
              tally.add(id, to.timezone, compare(subjectOf(entry), from, to, now))
            }
            after = page.at(-1)?.receivable.id ?? 0
            if (page.length < PAGE_SIZE) break
            // Planning is work without a pause, and others share the process.
            yield* Effect.yieldNow()
          }
        }
        return tally.preview
      })

      return ReminderPolicies.of({
        inForce: (companyId) =>
          Effect.map(Effect.flatMap(termsFor(companyId), dunningRules.rulesOf), ({ policy }) => policy),
        put,
        preview
      })
    })
  )
}

/** A policy as text that says the same where the policy does, in whatever order its channels and days are. */
const canonical = (policy: ReminderPolicy): string => {
  const { days, steps, ...limits } = policy.receivables
  return JSON.stringify(
    writePolicy({
      ...policy,
      receivables: {
        ...limits,
        days: days.toSorted(),
        steps: steps.map(({ channels, offsetDays }) => ({ offsetDays, channels: channels.toSorted() }))
      }
    })
  )
}

const subjectOf = ({ attempts, receivable, recipient }: BookEntry): Subject => ({
  status: receivable.status,
  attempts,
  addressOn: (channel) => (channel === "email" ? recipient.email : recipient.phoneE164),
  optedOut: recipient.optedOut
})

/** Counts as it goes; what it keeps does not grow with the book. */
class Tally {
  #receivables = 0
  #unchanged = 0
  readonly #of = { moved: 0, added: 0, dropped: 0, skipped: 0 }
  readonly #skipped = new Map<string, Skipped>()
  readonly #examples: Array<Example> = []

  add(receivableId: number, timezone: string, changes: ReadonlyArray<MessageChange>): void {
    this.#receivables += 1
    if (changes.length === 0) this.#unchanged += 1
    for (const change of changes) {
      this.#of[change.change] += 1
      if (this.#of[change.change] <= MAX_EXAMPLES) this.#examples.push({ ...change, receivableId, timezone })
      const { channel, offsetDays, reasonCode } = change
      if (reasonCode === null) continue
      const name = `${offsetDays} ${channel} ${reasonCode}`
      const messages = (this.#skipped.get(name)?.messages ?? 0) + 1
      this.#skipped.set(name, { offsetDays, channel, reasonCode, messages })
    }
  }

  get preview(): Preview {
    const { added, dropped, moved } = this.#of
    return {
      receivables: this.#receivables,
      unchanged: this.#unchanged,
      moved,
      added,
      dropped,
      skipped: [...this.#skipped.values()].toSorted(
        (a, b) => a.offsetDays - b.offsetDays || a.channel.localeCompare(b.channel)
      ),
      examples: this.#examples
    }
  }
}
