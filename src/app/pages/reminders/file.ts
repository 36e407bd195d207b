/** Every reminder that was intended as a file: each debt of a message by itself, with what the page does not show. */
import { Effect } from "effect"
import { CustomerSearch } from "../../../services/customers/CustomerSearch.ts"
import {
  MAX_WALKED_FOR_FILE,
  ReminderSearch,
  type SeenAttempt
} from "../../../services/reminders/ReminderSearch.ts"
import { csvFile, decimalOf, MAX_CSV_ROWS } from "../../Csv.ts"
import { reasonSentences } from "../../parts/Reasons.ts"
import { say } from "../../../words/Say.ts"

interface NamedAttempt extends SeenAttempt {
  readonly customer: string
}

const headings = [
  "id",
  "scheduled_for",
  "status",
  "reason_code",
  "reason",
  "channel",
  "customer_id",
  "customer",
  "recipient",
  "receivable_id",
  "balance",
  "currency",
  "tries",
  "sent_at"
]

const csvRow = (attempt: NamedAttempt): ReadonlyArray<string | number | null> => [
  attempt.id,
  attempt.scheduledFor,
  attempt.status,
  attempt.reasonCode,
  attempt.reasonCode === null ? null : say(reasonSentences[attempt.reasonCode]),
  attempt.channel,
  attempt.customerId,
  attempt.customer,
  attempt.recipient,
  attempt.receivableId,
  attempt.balanceMinor === null ? null : decimalOf(attempt.balanceMinor, attempt.currency),
  attempt.currency,
  attempt.tryCount,
  attempt.sentAt
]

/** Reminders of some filters as a file. */
export const remindersFile = (filter: Parameters<ReminderSearch["Type"]["search"]>[0]) =>
  Effect.gen(function* () {
    const reminders = yield* ReminderSearch
    const customers = yield* CustomerSearch
    const piece = { before: null, rows: MAX_CSV_ROWS, walked: MAX_WALKED_FOR_FILE }
    const { items } = yield* reminders.search(filter, piece)
    const known = yield* customers.names(items)
    const rows = items.map((attempt) =>
      csvRow({ ...attempt, customer: known.get(attempt.customerId)?.name ?? `No. ${attempt.customerId}` })
    )
    return csvFile("reminders", headings, rows)
  })
