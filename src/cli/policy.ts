/** duebook policy … */
import { Effect, Either, Schema } from "effect"
import { unknownField } from "../domain/FieldIssues.ts"
import { readPolicy, writePolicy } from "../domain/dunning/Policy.ts"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import type { FutureMessage } from "../domain/dunning/case/Futures.ts"
import { toLocal } from "../domain/LocalTime.ts"
import {
  MAX_SAMPLES,
  type PolicyChanges,
  PREVIEW_DAYS,
  type PreviewSample
} from "../services/reminders/PolicyPreview.ts"
import { ReminderPolicies } from "../services/reminders/ReminderPolicies.ts"
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

const shownMessage = (message: FutureMessage | null) =>
  message === null ? null : { at: toRfc3339(message.at), tone: message.tone, receivable_ids: message.named }

// oxlint-disable-next-line unicorn/no-thenable -- it becomes JSON, and nobody awaits it
const nowAndThen = <A>(now: A, then: A) => ({ now, then })

const shown = ({ debts, firstDifference, messages, samples }: PolicyChanges) => ({
  debts,
  messages: nowAndThen(messages.inForce, messages.other),
  first_difference: firstDifference === null ? null : toRfc3339(firstDifference),
  samples: samples.map(({ at, channel, customerId, inForce, other, tone }) => ({
    customer_id: customerId,
    at: toRfc3339(at),
    channel,
    tone,
    ...nowAndThen(shownMessage(inForce), shownMessage(other))
  }))
})

const inWords = (message: FutureMessage | null, timezone: string): string =>
  message === null
    ? "nothing"
    : `${toLocal(message.at, timezone)} about ${message.named.length === 1 ? "receivable" : "receivables"} ${message.named.join(", ")}`

const sampleRow = ({ channel, customerId, inForce, other, timezone, tone }: PreviewSample) =>
  [
    `customer ${customerId}, ${tone} by ${channel}`,
    `${inWords(inForce, timezone)} → ${inWords(other, timezone)}`
  ] as const

const readable = ({ debts, firstDifference, messages, samples }: PolicyChanges): string =>
  [
    columns([
      ["open receivables", String(debts)],
      [`messages in ${PREVIEW_DAYS} days now`, String(messages.inForce)],
      [`messages in ${PREVIEW_DAYS} days then`, String(messages.other)],
      ["first difference", firstDifference === null ? "none" : toRfc3339(firstDifference)]
    ]),
    ...(samples.length === 0 ? [] : [`\nThe first differences:\n${columns(samples.map(sampleRow))}`])
  ].join("\n")

const preview = command({
  summary: `Compares the messages of the next ${PREVIEW_DAYS} days under the policy in force and under another, with the first ${MAX_SAMPLES} differences; changes nothing.`,
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
