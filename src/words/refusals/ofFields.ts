/** What is wrong with a field of a form. `{field}` is its word, such as "Due date"; a `problem` alone follows "Name: ". */
import { english } from "../Say.ts"

/** Sentences that begin with the word of the field. */
export const ofFields: ReadonlyArray<string> = [
  english("{field} is required."),
  english("{field} is required, unless you choose a customer."),
  english("{field} is that of a customer you already have."),
  english("{field}: nobody found with these words."),
  english("{field}: these words mean several: {customers}."),
  english("{field} is required, or account_number with the code of its bank."),
  english("{field} is required, or another of {list}."),
  english("{field} is required: {account} may be {list}."),
  english("{field} is required: a CSV file does not say of which account it is."),
  english("{field} is more than there is. Look at it again."),
  english("{field} is not known to this request."),
  english("{field} is not an active member of the company."),
  english("{field} is an account for {currency} already."),
  english("{field} must be an object."),
  english("{field} must be a JSON object."),
  english("{field} must be a text."),
  english("{field} must be a text of {min} to {max} characters, without NUL or unpaired surrogates."),
  english(
    "{field} must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates."
  ),
  english("{field} must be a text of at most {max} characters, without NUL or unpaired surrogates."),
  english(
    "{field} must be a text of at most {max} characters, not only white space, without NUL or unpaired surrogates."
  ),
  english("{field} must be a text of {min} to {max} characters in one line, without control characters."),
  english(
    "{field} must be a text of {min} to {max} characters, not only white space, without control characters."
  ),
  english("{field} must be a name of {min} to {max} characters in one line."),
  english("{field} must not be empty: a company has a name."),
  english("{field} must be true or false."),
  english("{field} must be one of {list}."),
  english("{field} must be one of the list."),
  english("{field} must be an amount."),
  english('{field} must be an amount as text, such as "5.00".'),
  english("{field} must be a positive amount, such as 120.50 or 120,50."),
  english("{field} must be at most {max} {currency}."),
  english("{field} must be at most what is outstanding."),
  english("{field} must be at most what is outstanding and what came."),
  english("{field} must be at least what is already paid ({minor} minor units)."),
  english("{field} must be a receivable of this customer."),
  english("{field} must be for at most {max} receivables."),
  english("{field} must be for fewer receivables at once."),
  english("{field} must be for one receivable at least."),
  english("{field} must be a whole number from {min} to {max}."),
  english("{field} must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31."),
  english("{field} must be a real date YYYY-MM-DD."),
  english(
    "{field} must be a date YYYY-MM-DD, or an RFC 3339 date-time with seconds and offset such as 2026-01-31T08:00:00Z."
  ),
  english("{field} must be a date from {first} to {last}, in the customer's time zone ({zone})."),
  english("{field} must be a date of the years 2000 to 2099."),
  english("{field} must be today or later."),
  english("{field} must not be in the future."),
  english("{field} must not be in the future by more than a day."),
  english("{field} must be after {other}."),
  english("{field} must not be before {other}."),
  english("{field} must be an active ISO 4217 currency code in upper case, such as EUR."),
  english("{field} must be named by an ISO 4217 currency."),
  english("{field} must be an ISO 3166-1 alpha-2 country code in upper case, such as DE."),
  english("{field} must be an IANA time zone name such as Europe/Berlin."),
  english("{field} must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR."),
  english("{field} must be a valid phone number in E.164 form, such as +4915112345678."),
  english("{field} must be an e-mail address such as ada@example.com, of at most 254 characters."),
  english(
    "{field} must be a link that begins with https:// (http:// for localhost alone), of at most 2000 characters; behind its host it may hold '{reference}' and '{amount}', and no other braces."
  ),
  english(
    "{field} must be a link that begins with https:// (http:// for localhost alone), without braces, of at most 2000 characters."
  ),
  english("{field} must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00."),
  english("{field} must be a BIC of 8 or 11 characters, such as COBADEFFXXX."),
  english("{field} must be a sort code of six digits, such as 20-00-00."),
  english("{field} must be a routing number of nine digits with a correct check digit, such as 021000021."),
  english("{field} must be a clearing number of 3 to 12 letters and digits, such as 6000."),
  english("{field} must be an account number of 4 to 20 letters and digits, such as 55779911."),
  english("{field} must have 6 to 8 digits beside a sort code."),
  english("{field} must be of the IBAN's country, {country}."),
  english("{field} must be of the same country as the other: the IBAN is of {country}, the BIC of {other}."),
  english("{field} must not be given beside an IBAN."),
  english("{field} must not be given beside another code of the bank."),
  english("{field} must be one of at most {max} accounts."),
  english("{field} must be the id of an account."),
  english("{field} must be the id of one of your customers."),
  english("{field} must be the id of one of your receivables."),
  english("{field} must be the id of a bank transaction."),
  english(
    "{field} must be the id of an earlier movement the other way, in the same currency and of at most the same amount."
  ),
  english("{field} must be another receivable than those before it."),
  english("{field} must be a list of 1 to {max} allocations."),
  english("{field} must have at least one receivable."),
  english("{field} must be at most 10 MB."),
  english("{field} must be a PDF."),
  english("{field} must be a whole PDF; this one is broken."),
  english("{field} must be a PDF that opens without a password."),
  english("{field} must be owner, admin or member."),
  english("{field} must be there once."),
  english("{field} must be a list of steps."),
  english("{field} must be at most {max} steps."),
  english("{field} must be more than that of the step before, as steps ascend and come once."),
  english("{field} must be a list of one or more of {list}, none twice."),
  english("{field} must be a time HH:MM from 00:00 to 23:59."),
  english("{field} must begin before it ends."),
  english("{field} must leave some time between {from} and {to}, outside of which nothing is sent."),
  english("{field} must be one line."),
  english("{field} must not be blank."),
  english("{field} must not be blank; leave it out for the built-in text."),
  english("{field} must have at most {max} characters."),
  english("{field} must not contain control characters, unpaired surrogates or marks of writing direction."),
  english("{field} must not use the tag {tag}; it may use {list}."),
  english("{field} must not use the filter {filter}; it may use {list}."),
  english("{field} must say which column has the amount, or which have credits and debits."),
  english("{field} must say which column has the date."),
  // The texts of a company, whose fields stand before other verbs, too.
  english("{field} has {text}, which is not a condition such as '{% if days_overdue > 3 %}'."),
  english("{field} has {text}, which is not a variable such as '{{ balance }}'."),
  english("{field} has an unknown variable {variable}; it may use {list}."),
  english("{field} can't be read: {error}."),
  // Whatever else is wrong with a field, an entry or a file.
  english("{field}: {problem}")
]

/** What is wrong with a field, behind its word and a colon. */
export const problemsOfFields: ReadonlyArray<string> = [
  english("choose at least one scope"),
  english("choose at least one message"),
  english("choose at most {max} messages"),
  english("{currency} has no decimals"),
  english("{currency} has at most {digits} decimals"),
  english("can't be kept: you have {max} views. Delete one first"),
  english("belongs to more filters than can be kept"),
  english("This policy has no steps: no customer would be reminded."),
  english("has {text}, which is not a condition such as '{% if days_overdue > 3 %}'"),
  english("has {text}, which is not a variable such as '{{ balance }}'"),
  english("has an unknown variable {variable}; it may use {list}"),
  english("can't be read: {error}")
]

/** The words of fields that are made of others, in sentences about them. */
export const placesOfFields: ReadonlyArray<string> = [
  english("The amount"),
  english("Step {number}, {part}"),
  english("Bills, step {number}, {part}"),
  english("Minimum for {currency}"),
  english("Entry {number}"),
  english("entries[{number}]")
]
