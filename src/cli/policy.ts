/** duebook policy … */
import { Effect, Either, Schema } from "effect"
import { unknownField } from "../domain/FieldIssues.ts"
import { readPolicy, writePolicy } from "../domain/dunning/Policy.ts"
import {
  type PreviewExample,
  MAX_EXAMPLES,
  type PolicyChanges,
  ReminderPolicies
} from "../services/reminders/ReminderPolicies.ts"
import { required } from "./Arguments.ts"
import { columns, command, WrongUsage } from "./Command.ts"
import { jsonFile } from "./jsonFile.ts"
import { asOperator } from "./Operator.ts"
import { IdValue } from "./Values.ts"

const company = required(IdValue, "id", "the company")
const file = required(
  Schema.NonEmptyString,
  "path",
  "the policy as JSON, as show prints it; a section or a limit left out is the default's"
)

/** The policy in a file, or a `WrongUsage` with every problem and the field that it concerns. */
const policyIn = (path: string, name: string) =>
  Effect.gen(function* () {
    const json = yield* Effect.mapError(
      jsonFile(path),
      ({ message }) => new WrongUsage({ problems: [`--file ${message}`], command: name })
    )
    const policy = readPolicy(json)
    return Either.isRight(policy)
      ? policy.right
      : yield* new WrongUsage({
          problems: (policy.left.details ?? []).map(
            ({ code, field, message }) =>
              `--file: ${code === unknownField[0] ? `${field} is not a field of a policy.` : message}`
          ),
          command: name
        })
  })

const show = command({
  summary: "Shows the reminder policy in force.",
  arguments: { company },
  run: ({ company }) =>
    Effect.map(asOperator(Effect.flatMap(ReminderPolicies, ({ inForce }) => inForce(company))), (policy) => {
      const json = writePolicy(policy)
      return { json, text: JSON.stringify(json, null, 2) }
    })
})

const set = command({
  summary: "Sets the reminder policy. All that is open is planned anew in the background.",
  arguments: { company, file },
  run: ({ company, file }, _json, name) =>
    Effect.gen(function* () {
      const policy = yield* policyIn(file, name)
      const { changed, version } = yield* asOperator(
        Effect.flatMap(ReminderPolicies, ({ put }) => put(company, policy))
      )
      return {
        json: { version },
        text: changed
          ? `Version ${version} of the policy of company ${company} is in force.`
          : `Nothing has changed: the policy of company ${company} says so already.`
      }
    })
})

const shown = ({ examples, skipped, ...counts }: PolicyChanges) => ({
  ...counts,
  skipped: skipped.map(({ channel, messages, offsetDays, reasonCode }) => ({
    offset_days: offsetDays,
    channel,
    reason_code: reasonCode,
    messages
  })),
  examples: examples.map((example) => ({
    receivable_id: example.receivableId,
    offset_days: example.offsetDays,
    channel: example.channel,
    change: example.change,
    from: example.from,
    to: example.to,
    timezone: example.timezone,
    reason_code: example.reasonCode
  }))
})

const stepOf = (offsetDays: number, channel: string): string =>
  `${offsetDays > 0 ? "+" : ""}${offsetDays} by ${channel}`

const exampleRow = ({ change, channel, from, offsetDays, reasonCode, receivableId, to }: PreviewExample) =>
  [
    `receivable ${receivableId}, ${stepOf(offsetDays, channel)}`,
    reasonCode === null
      ? `${change}: ${from ?? "–"} → ${to ?? "–"}`
      : `${change} (${reasonCode}): ${from ?? "–"}`
  ] as const

const readable = (preview: PolicyChanges): string =>
  [
    columns([
      ["receivables looked at", String(preview.receivables)],
      ["unchanged", String(preview.unchanged)],
      ["messages moved", String(preview.moved)],
      ["messages added", String(preview.added)],
      ["messages dropped", String(preview.dropped)],
      ...preview.skipped.map(
        ({ channel, messages, offsetDays, reasonCode }) =>
          [`messages skipped (${reasonCode}), step ${stepOf(offsetDays, channel)}`, String(messages)] as const
      )
    ]),
    ...(preview.examples.length === 0 ? [] : [`\nFor example:\n${columns(preview.examples.map(exampleRow))}`])
  ].join("\n")

const preview = command({
  summary: `Says what a policy would change of the next step of every live receivable, with up to ${MAX_EXAMPLES} examples of each kind; changes nothing.`,
  arguments: { company, file },
  run: ({ company, file }, _json, name) =>
    Effect.gen(function* () {
      const policy = yield* policyIn(file, name)
      const found = yield* asOperator(
        Effect.flatMap(ReminderPolicies, ({ preview }) => preview(company, policy))
      )
      return { json: shown(found), text: readable(found) }
    })
})

export const group = { show, set, preview }
