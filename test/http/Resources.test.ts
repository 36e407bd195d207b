/** What is asked for: receivables, payments, payables, customers, attempts; by whom, in lists, on which day. */
import "./contract/Receivables.ts"
import "./contract/Payables.ts"
import "./contract/Lists.ts"
import "./contract/ReminderAttempts.ts"
import "./contract/Schedule.ts"
import "./contract/Tenancy.ts"
// Last: it moves the process to other time zones.
import "./contract/Dates.ts"
