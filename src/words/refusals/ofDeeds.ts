/** Why something can't be done, whatever stands in the fields of its form. */
import { english } from "../Say.ts"

/** States, as refusals name them. */
export const states: ReadonlyArray<string> = [
  english("status|open"),
  english("status|partially_paid"),
  english("status|paid"),
  english("status|paused"),
  english("status|cancelled"),
  english("status|reversed"),
  english("status|recorded"),
  english("status|unmatched"),
  english("status|suggested"),
  english("status|applied"),
  english("status|ignored"),
  english("status|returned"),
  english("status|partially_applied")
]

/** Of a debt, of a bill, of the money that came, and of the bank's transactions. */
export const ofDeedsAndMoney: ReadonlyArray<string> = [
  english("This receivable is {status} and can't be paused."),
  english("This receivable is {status} and can't be resumed."),
  english("This receivable is {status} and can't be cancelled."),
  english("This receivable is {status} and can't take a payment."),
  english("This receivable is {status} and can't have a payment reversed."),
  english("This receivable is {status} and can't be promised."),
  english("This receivable is {status} and can't be promised a second time."),
  english("This receivable is {status} and can't be disputed."),
  english("This receivable is {status} and can't be reminded of."),
  english("This payable is {status} and can't be marked paid."),
  english("This payment is {status} and can't be reversed again."),
  english("Receivable {id} is {status} and can't take a payment."),
  english("Receivable {id} is {status} and can't have a payment reversed."),
  english("This bank transaction is {status} and can't be applied."),
  english("This bank transaction is {status} and can't be undone."),
  english("This bank transaction is {status} and can't be ignored."),
  english("This bank transaction is {status} and can't have a suggestion refused."),
  english("This bank transaction is {status} and can't be paid back."),
  english("This bank transaction is {status} and can't be taken back."),
  english("This bank transaction is {status} and can't take another one back."),
  english("Receivable {id} is not suggested for this bank transaction."),
  english("Receivable {id} is in {currency}."),
  english("This receivable is in {currency}."),
  english("{receivable} is in {currency}, and the payment in {other}."),
  english("{receivable} is paid already."),
  english("{receivable} is void."),
  english("{receivable} is in another currency."),
  english("{fields} can't be changed once a receivable is {status}."),
  english("{fields} can't be changed while payments are recorded on the receivable."),
  english("{fields} can't be changed once a payable is paid."),
  english("The allocations are larger than what is left of the bank transaction."),
  english("The payment is larger than the balance."),
  english("The payment's currency is not the receivable's."),
  english("A new currency needs an amount in the same request."),
  english("A field can no longer be changed."),
  english("The current status does not allow this."),
  english("At most {amount}, which is what is open."),
  english("The receivables get {amount}, which is more than came."),
  english("{typed} can mean two amounts: write it without the comma, or with a point."),
  english("Nothing is left for it. Type how much it gets."),
  english("Choose at least one receivable."),
  english("Choose receivables of yours."),
  english("Nothing is left of this payment."),
  english("This payment was taken back already."),
  english("Some of this payment was used a moment ago. Look at it again.")
]

/** Of customers, and of messages to them. */
export const ofMessages: ReadonlyArray<string> = [
  english("The customer has no address on this channel."),
  english("This customer has no e-mail address."),
  english("This customer has no phone number."),
  english("The customer has no e-mail address."),
  english("E-mails to the customer's address come back."),
  english("The customer has neither disputed it nor promised to pay it."),
  english("Your company may answer only at addresses that it has sent a reminder to."),
  english("The customer has no address for the next reminder."),
  english("The customer's address does not work, so the next reminder can't be sent."),
  english("The customer does not want reminders on the channel of the next one."),
  english("The policy allows no more reminders of it."),
  english("A reminder is being sent at this moment."),
  english("It is below the minimum balance of the policy, so no reminder is sent for it."),
  english("Another reminder to the customer leaves first. Ask again after it."),
  english("No reminder is planned for it."),
  english("You have had {number} tests within the hour. Try again later."),
  english("This message can't be written, so there is nothing to send."),
  english("Verify your e-mail address first: a test goes to no other one."),
  english(
    "It has changed since you looked: somebody has paid, or decided otherwise. This is what it says now."
  ),
  english("Reminders are on hold, so nothing is sent. Go live first."),
  english("Somebody has done this already."),
  english("Too much was sent by this link within an hour."),
  // What a provider has told of a message.
  english("The message bounced."),
  english("The recipient has complained about the message."),
  english("The recipient has unsubscribed at the mail provider."),
  english("The mail provider could not deliver the message."),
  english("The number is not valid."),
  english("The recipient has answered STOP."),
  english("The number can't get SMS."),
  english("The number is not known to its network."),
  english("The number is a landline, or its network can't be reached."),
  english("The provider could not deliver the message."),
  english("The provider could not deliver the message (error {code})."),
  english("The provider answered {code}."),
  english("No e-mail provider is configured.")
]

/** Of any form: what has changed or gone since it was opened, and limits. */
export const ofForms: ReadonlyArray<string> = [
  english(
    "This form was sent before with other content. See below how things stand now, and send it again if that is what you want."
  ),
  english("Yours is not saved yet."),
  english("{field} is “{value}”"),
  english("{field} is empty"),
  english("{field} is the built-in text"),
  english("Somebody else has changed this in the meantime."),
  english(
    "Somebody else has changed this meanwhile: {changes} now. Yours is not saved yet: look at it, and save it again."
  ),
  english(
    "Somebody else has changed these texts in the meantime: {changes} now. Yours are not saved yet: look at them, and save them again."
  ),
  english(
    "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs."
  ),
  english("It has changed since you looked. This is what it would say now."),
  english("You have not changed anything."),
  english("This is not there any more."),
  english("There is one already."),
  english("There are as many as there may be."),
  english("You may not do this."),
  english("Part of the form is missing. Send it again."),
  english("This is more than {size} KB."),
  english("The body broke off."),
  english("The body came too slowly: send the request again, over a new connection."),
  english("The body is not valid JSON."),
  english("The body is larger than 64 KiB."),
  english("The request has invalid fields."),
  english("Invalid: {fields}."),
  english("Too many at the same time. Wait a moment, and try again."),
  english("Too many tries. Wait a minute."),
  english("Too many tries. Wait {minutes} minutes."),
  english("Too many requests: wait for Retry-After seconds."),
  english("Too many requests are waiting: wait for Retry-After seconds."),
  english("The service can't answer now: wait for Retry-After seconds."),
  english("The service is not open yet."),
  english("The database can't be reached: wait for Retry-After seconds."),
  english("A customer can’t be merged into itself. Choose another one."),
  english("One of these customers has been merged into another one already."),
  english("A message to one of these customers is being sent right now. Try again in a few minutes."),
  english(
    "Somebody has skipped a message to one of these customers by e-mail or SMS, and it may still leave by the other. Try again when that is over."
  ),
  english(
    "This customer has more than {receivables} receivables, or more than {messages} messages, which is too much to move at once. Merge the other customer into this one instead."
  ),
  english("The customer has been merged into another one since then. Undo that first."),
  english("This was more than a day ago and can’t be undone any more."),
  english("This has been undone already."),
  english("There is no such receivable."),
  english("There is no such customer.")
]

/** Reasons of the service itself with values in them. */
export const ownReasonsWithValues: ReadonlyArray<string> = [
  english("Merged with {name}, who wants no reminders")
]

/** Reasons that the service itself writes into the audit log. */
export const ownReasons: ReadonlyArray<string> = [
  english("Several at once"),
  english("Undone at once"),
  english("Returned by the bank"),
  english("Gone from an imported file"),
  english("The payment of the customer was recorded by mistake.")
]
