/** The reminder policy: a form, what it makes of a made-up debt, and what it would change about the debts there are. */
import { Effect, Either } from "effect"
import { fieldIssue, ValidationFailed } from "../../domain/Errors.ts"
import { defaultPolicy, type ReminderPolicy } from "../../domain/dunning/Policy.ts"
import type { PolicyChanges } from "../../services/reminders/PolicyPreview.ts"
import { type InForce, ReminderPolicies, type Sample } from "../../services/reminders/ReminderPolicies.ts"
import type { Form } from "../Form.ts"
import { companyPage, type CompanyVisit, type FormAction } from "../Page.ts"
import { differences } from "./policy/differences.ts"
import { CHANGE_STEPS, Draft, policyDraftOf } from "./policy/draft.ts"
import { policyOf, sampleOf } from "./policy/fields.ts"
import { NO_STEPS, type PolicyData, PolicyPage, SAVE_EMPTY } from "./policy/View.tsx"
import { phrase, speaking } from "../../words/Say.ts"

/** Debts after which a preview looks at no further customer: more would take a page too long. */
const MAX_PREVIEWED = 1_000
/** The made-up debt is due in so many days unless a person says otherwise. */
const SAMPLE_DUE_DAYS = 14

/** What `Preview` shows, until the page is left. */
class Previewed {
  readonly policy: ReminderPolicy
  readonly sample: Sample
  /** The version that the person has changed. */
  readonly basedOn: number
  /** Null if only the made-up debt was asked for. */
  readonly changes: PolicyChanges | null
  constructor(fields: Pick<Previewed, "policy" | "sample" | "basedOn" | "changes">) {
    this.policy = fields.policy
    this.sample = fields.sample
    this.basedOn = fields.basedOn
    this.changes = fields.changes
  }
}

const companyIdOf = ({ membership }: CompanyVisit): number => membership.company.id

const usualSample = ({ membership: { settings }, reader }: CompanyVisit): Sample => ({
  dueDate: reader.inDays(SAMPLE_DUE_DAYS),
  country: settings.country,
  timezone: settings.timezone ?? "UTC"
})

/** The version that a form was opened with. */
const versionOf = (form: Form): number => {
  const version = Number(form.text("policy_version"))
  return Number.isSafeInteger(version) ? version : -1
}

/** What others have saved since the form was opened that was refused for it. */
const savedMeanwhile = (visit: CompanyVisit, { policy, version }: InForce) =>
  Effect.gen(function* () {
    if (visit.submitted?.code !== "changed_meanwhile") return []
    const opened = versionOf(visit.submitted.form)
    if (opened === version) return []
    const policies = yield* ReminderPolicies
    const before = yield* policies.version(companyIdOf(visit), opened)
    return before === null ? [] : speaking(visit.reader.language, () => differences(before, policy))
  })

/** A form with another step. One that is not right is not played through: the policy in force is, until it is. */
const draftIn = ({ shown }: CompanyVisit, inForce: ReminderPolicy) =>
  shown instanceof Draft
    ? { form: shown, policy: Either.getOrUndefined(policyOf(shown.form, inForce)) }
    : null

/** The policy of a form. What it does not show is as in the policy that it was opened with. */
const typedPolicy = (form: Form, visit: CompanyVisit) =>
  Effect.gen(function* () {
    const policies = yield* ReminderPolicies
    const opened = yield* policies.version(companyIdOf(visit), versionOf(form))
    return yield* policyOf(form, opened ?? (yield* policies.inForce(companyIdOf(visit))))
  })

/** A form that is corrected stays based on what it was opened with; after a conflict, the next press is meant. */
const basedOnIn = ({ shown, submitted }: CompanyVisit): number | undefined => {
  if (shown instanceof Previewed) return shown.basedOn
  if (shown instanceof Draft) return versionOf(shown.form)
  return submitted?.code === "validation_failed" ? versionOf(submitted.form) : undefined
}

const load = (visit: CompanyVisit) =>
  Effect.gen(function* () {
    const policies = yield* ReminderPolicies
    const inForce = yield* policies.show(companyIdOf(visit))
    const shown = visit.shown instanceof Previewed ? visit.shown : null
    const sample = shown?.sample ?? usualSample(visit)
    const draft = draftIn(visit, inForce.policy)
    const policy = shown?.policy ?? draft?.policy ?? inForce.policy
    return {
      inForce,
      policy,
      basedOn: basedOnIn(visit) ?? inForce.version,
      sample,
      course: yield* policies.sample(policy, sample),
      changes: shown?.changes ?? null,
      draft: draft?.form ?? null,
      meanwhile: yield* savedMeanwhile(visit, inForce)
    } satisfies PolicyData
  })

const withoutSteps = ValidationFailed.all([
  fieldIssue(NO_STEPS, "invalid", "This policy has no steps: no customer would be reminded.")
])

const actions: Readonly<Record<string, FormAction<CompanyVisit, ReminderPolicies>>> = {
  "save-policy": {
    deed: "policy.set",
    twice: "once",
    said: phrase("The policy is saved. All that is open is planned anew in the background."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const policies = yield* ReminderPolicies
        const typed = yield* typedPolicy(form, visit)
        // Nobody is reminded by it, so it is meant only if it is said twice.
        if (typed.receivables.steps.length === 0) return yield* withoutSteps
        yield* policies.put(companyIdOf(visit), typed, versionOf(form))
        return {}
      })
  },
  [SAVE_EMPTY]: {
    deed: "policy.set",
    twice: "once",
    said: phrase("The policy is saved. It has no steps: no customer is reminded."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const policies = yield* ReminderPolicies
        yield* policies.put(companyIdOf(visit), yield* typedPolicy(form, visit), versionOf(form))
        return {}
      })
  },
  "preview-policy": {
    deed: null,
    twice: "repeatable",
    said: phrase("This is what would happen. Nothing is saved yet."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const policies = yield* ReminderPolicies
        const policy = yield* typedPolicy(form, visit)
        const sample = yield* sampleOf(form, usualSample(visit))
        const isSampleOnly = form.text("preview_only") === "sample"
        const changes = isSampleOnly
          ? null
          : yield* policies.preview(companyIdOf(visit), policy, MAX_PREVIEWED)
        return { shown: new Previewed({ policy, sample, basedOn: versionOf(form), changes }) }
      })
  },
  [CHANGE_STEPS]: {
    deed: null,
    twice: "repeatable",
    said: phrase("The steps are changed here. Nothing is saved yet."),
    run: (form, { query }) => Effect.succeed({ shown: policyDraftOf(form, query) })
  },
  "restore-policy": {
    deed: "policy.set",
    twice: "once",
    said: phrase("The default policy is in force again."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const policies = yield* ReminderPolicies
        yield* policies.put(companyIdOf(visit), defaultPolicy, versionOf(form))
        return {}
      })
  }
}

/** `/app/{company}/policy`. */
export const policy = companyPage({
  path: "/policy",
  roles: ["owner", "admin"],
  navigation: { label: phrase("Policy"), group: "reminders" },
  title: phrase("Policy"),
  load,
  view: (data, visit) => <PolicyPage data={data} limit={MAX_PREVIEWED} visit={visit} />,
  actions
})
