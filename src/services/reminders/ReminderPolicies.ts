/** Lets the operator, and owners and admins in the application, see, set and preview reminder policies. */
import { Clock, Context, Effect, Either, Layer } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import { companyTime } from "../../domain/Company.ts"
import { ChangedMeanwhile, type NotFound, type ServiceUnavailable } from "../../domain/Errors.ts"
import { compare, type MessageChange } from "../../domain/dunning/PolicyPreview.ts"
import { hasSameSteps, isSamePolicy } from "../../domain/dunning/SamePolicy.ts"
import { type SampleCourse, sampleCourse } from "../../domain/dunning/SampleCourse.ts"
import { lastOn, type SimulatedDebt } from "../../domain/dunning/Simulation.ts"
import { balance } from "../../domain/Receivable.ts"
import type { Channel, ReasonCode } from "../../domain/ReminderAttempt.ts"
import {
  defaultPolicy,
  readStoredPolicy,
  type ReminderPolicy,
  writePolicy
} from "../../domain/dunning/Policy.ts"
import { CompaniesRepo, settingsOf } from "../../repos/company/Companies.ts"
import { type BookEntry, type LiveStatus, ReminderBook } from "../../repos/reminders/ReminderBook.ts"
import { ReminderPoliciesRepo } from "../../repos/reminders/ReminderPolicies.ts"
import { noCompany } from "../company/Companies.ts"
import { DunningRules, receivableSchedule } from "./DunningRules.ts"
import { PlanAgain } from "./PlanAgain.ts"
import { orRefuse } from "../Lookup.ts"
import { unchanged, Write } from "../Write.ts"

/** Receivables that are read in one transaction. */
const PAGE_SIZE = 200
/** Examples of each kind of change. */
export const MAX_EXAMPLES = 5

const changedMeanwhile = () =>
  new ChangedMeanwhile({
    message:
      "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs."
  })

const live: ReadonlyArray<LiveStatus> = ["open", "partially_paid"]

/** The result of `put`. */
export interface Put {
  /** The version in force; 0 is the default. */
  readonly version: number
  readonly changed: boolean
}

/** A change with its receivable. */
export interface PreviewExample extends MessageChange {
  readonly receivableId: number
  /** The zone of the local times. */
  readonly timezone: string
}

/** How many messages of a step and channel would be skipped for a reason. */
interface Skipped {
  readonly offsetDays: number
  readonly channel: Channel
  readonly reasonCode: ReasonCode
  readonly messages: number
}

/** What a policy would change if it were in force now. */
export interface PolicyChanges {
  /** Receivables that were compared. */
  readonly receivables: number
  /** Those of them without any change. */
  readonly unchanged: number
  /** Messages that would be moved, added and dropped. */
  readonly moved: number
  readonly added: number
  readonly dropped: number
  readonly skipped: ReadonlyArray<Skipped>
  readonly examples: ReadonlyArray<PreviewExample>
}

/** The policy in force, with its history. */
export interface InForce {
  readonly policy: ReminderPolicy
  /** 0 is the default. */
  readonly version: number
  /** When it was put in force, in epoch milliseconds; null for the default. */
  readonly since: number | null
}

/** A made-up debt that a policy is played through with. */
export interface Sample {
  readonly dueDate: string
  /** Where the company is, for public holidays: ISO 3166-1 code; null for none. */
  readonly country: string | null
  /** Where the customer is: IANA name. */
  readonly timezone: string
}

type Failure = NotFound | ServiceUnavailable

export class ReminderPolicies extends Context.Tag("duebook/ReminderPolicies")<
  ReminderPolicies,
  {
    /** The policy in force. */
    readonly inForce: (companyId: number) => Effect.Effect<ReminderPolicy, Failure>
    /** The policy in force, which version it is, and since when. */
    readonly show: (companyId: number) => Effect.Effect<InForce, Failure>
    /** The policy of a version that was ever in force; null if there is no such version. */
    readonly version: (
      companyId: number,
      version: number
    ) => Effect.Effect<ReminderPolicy | null, ServiceUnavailable>
    /**
     * Puts a policy in force as the next version. A policy equal to the present one changes nothing. With `basedOn`, the
     * version that somebody has changed, it is refused if another one is in force by now. All that is open is planned
     * anew in the background.
     */
    readonly put: (
      companyId: number,
      policy: ReminderPolicy,
      basedOn?: number
    ) => Effect.Effect<Put, ChangedMeanwhile | Failure, CurrentActor>
    /**
     * What a policy would change about the next step of every active receivable, or of the first `limit` ones, decided at
     * the time of that step. Reads page by page, each in a read-only transaction.
     */
    readonly preview: (
      companyId: number,
      policy: ReminderPolicy,
      limit?: number
    ) => Effect.Effect<PolicyChanges, Failure>
    /** What becomes of a made-up debt under a policy. */
    readonly sample: (policy: ReminderPolicy, sample: Sample) => Effect.Effect<SampleCourse>
  }
>() {
  static readonly layer = Layer.effect(
    ReminderPolicies,
    Effect.gen(function* () {
      const book = yield* ReminderBook
      const companies = yield* CompaniesRepo
      const dunningRules = yield* DunningRules
      const policies = yield* ReminderPoliciesRepo

      const settingsFor = (companyId: number) =>
        Effect.map(orRefuse(companies.find(companyId), noCompany(companyId)), settingsOf)

      const preview = Effect.fnUntraced(function* (
        companyId: number,
        policy: ReminderPolicy,
        limit = Number.POSITIVE_INFINITY
      ) {
        const company = yield* settingsFor(companyId)
        const inForce = yield* dunningRules.rulesOf(company)
        const other = yield* dunningRules.rulesUnder(policy, company)
        const counts = new PreviewCounts()
        for (const status of live) {
          let after = 0
          for (;;) {
            const size = Math.min(PAGE_SIZE, limit - counts.receivables)
            if (size <= 0) return counts.preview
            const page = yield* book.page(companyId, status, after, size)
            const now = companyTime(company, yield* Clock.currentTimeMillis)
            for (const entry of page) {
              const { dueDate, id } = entry.receivable
              const from = receivableSchedule(inForce, dueDate, entry.recipient.timezone)
              const to = receivableSchedule(other, dueDate, entry.recipient.timezone)
              counts.add(id, to.timezone, compare(subjectOf(entry), from, to, now))
            }
            after = page.at(-1)?.receivable.id ?? 0
            if (page.length < size) break
            // Planning a page keeps the process busy, so other fibers get their turn here.
            yield* Effect.yieldNow()
          }
        }
        return counts.preview
      })

      return ReminderPolicies.of({
        inForce: (companyId) =>
          Effect.map(Effect.flatMap(settingsFor(companyId), dunningRules.rulesOf), ({ policy }) => policy),
        show: Effect.fnUntraced(function* (companyId) {
          const company = yield* settingsFor(companyId)
          const { policy } = yield* dunningRules.rulesOf(company)
          const version = company.policyVersion
          return { policy, version, since: yield* policies.since(companyId, version) }
        }),
        version: versionIn(policies),
        put: yield* makePut,
        preview,
        sample: (policy, { country, dueDate, timezone }) =>
          Effect.map(dunningRules.rulesUnder(policy, { country, timezone }), (rules) =>
            sampleCourse(receivableSchedule(rules, dueDate, timezone))
          )
      })
    })
  )
}

/** Makes the function that puts a policy in force. */
const makePut = Effect.gen(function* () {
  const companies = yield* CompaniesRepo
  const dunningRules = yield* DunningRules
  const planAgain = yield* PlanAgain
  const policies = yield* ReminderPoliciesRepo
  const write = yield* Write

  const put: ReminderPolicies["Type"]["put"] = (companyId, policy, basedOn) =>
    write.run({
      deed: "policy.set",
      decide: Effect.fnUntraced(function* (now) {
        const company = yield* orRefuse(companies.findForUpdate(companyId), noCompany(companyId))
        if (basedOn !== undefined && basedOn !== company.policyVersion) return yield* changedMeanwhile()
        const before = (yield* dunningRules.rulesOf(settingsOf(company))).policy
        if (isSamePolicy(before, policy)) {
          return unchanged<Put>({ version: company.policyVersion, changed: false })
        }
        const version = company.policyVersion + 1
        yield* policies.insert(companyId, version, writePolicy(policy), now)
        yield* hasSameSteps(before, policy) ? planAgain.all(companyId) : planAgain.fromNow(companyId)
        const value: Put = { version, changed: true }
        return { value, companyId, subjectId: companyId, details: { version } }
      })
    })

  return put
})

const versionIn =
  (policies: ReminderPoliciesRepo["Type"]): ReminderPolicies["Type"]["version"] =>
  (companyId, version) =>
    version === 0
      ? Effect.succeed(defaultPolicy)
      : Effect.map(policies.find(companyId, version), (json) =>
          json === null ? null : Either.getOrNull(readStoredPolicy(json))
        )

const subjectOf = ({ attempts, messagedOn, receivable, recipient }: BookEntry): SimulatedDebt => ({
  customerId: receivable.customerId,
  status: receivable.status,
  pauseCause: null,
  resumeAt: null,
  balanceMinor: balance(receivable),
  currency: receivable.currency,
  attempts,
  addressOn: (channel) => (channel === "email" ? recipient.email : recipient.phoneE164),
  optedOut: recipient.optedOut,
  suppressed: recipient.suppressed,
  messagedOn: lastOn(messagedOn)
})

/** Counts changes. What it keeps in memory does not grow with the number of receivables. */
class PreviewCounts {
  #receivables = 0
  #unchanged = 0
  readonly #byChange = { moved: 0, added: 0, dropped: 0, skipped: 0 }
  readonly #skipped = new Map<string, Skipped>()
  readonly #examples: Array<PreviewExample> = []

  get receivables(): number {
    return this.#receivables
  }

  add(receivableId: number, timezone: string, changes: ReadonlyArray<MessageChange>): void {
    this.#receivables += 1
    if (changes.length === 0) this.#unchanged += 1
    for (const change of changes) {
      this.#byChange[change.change] += 1
      if (this.#byChange[change.change] <= MAX_EXAMPLES)
        this.#examples.push({ ...change, receivableId, timezone })
      const { channel, offsetDays, reasonCode } = change
      if (reasonCode === null) continue
      const name = `${offsetDays} ${channel} ${reasonCode}`
      const messages = (this.#skipped.get(name)?.messages ?? 0) + 1
      this.#skipped.set(name, { offsetDays, channel, reasonCode, messages })
    }
  }

  get preview(): PolicyChanges {
    const { added, dropped, moved } = this.#byChange
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
