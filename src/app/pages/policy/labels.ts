/** What the fields of the policy are called. */
import { type Unsaid, phrase, say } from "../../../words/Say.ts"

/** What the fields are called, for sentences about them. */
const labels: Readonly<Record<string, Unsaid>> = {
  "receivables.window.from": phrase("From"),
  "receivables.window.to": phrase("To"),
  "receivables.window": phrase("The time window"),
  "receivables.days": phrase("Days"),
  "receivables.notice_days": phrase("Days that a notice looks ahead"),
  "receivables.customer_gap_days": phrase("Days between two reminders to one customer"),
  "receivables.max_messages": phrase("Reminders of one receivable, at most"),
  "receivables.max_per_minute": phrase("Messages a minute, at most"),
  "receivables.catch_up_days": phrase("Open days to catch up"),
  "receivables.repeat_days": phrase("Days between reminders after the last step"),
  "receivables.review_days": phrase("Open days to look at a payment"),
  "receivables.statement_days.days": phrase("Days without a bank statement"),
  "receivables.attach_document": phrase("Attach the invoice"),
  "sample.due_date": phrase("Due date"),
  "sample.country": phrase("Country of the company"),
  "sample.timezone": phrase("Time zone of the customer")
}

/** What a field is called. */
export const labelOf = (field: string): string => {
  const label = labels[field]
  return label === undefined ? field : say(label)
}

/** The parts of a step. */
export const stepParts: Readonly<Record<string, Unsaid>> = {
  offset_days: phrase("days"),
  channels: phrase("channels"),
  tone: phrase("tone")
}
