/** Customers, who owe receivables (contract §5.4, §11.6). */
import { Schema } from "effect"
import { type Block, ChannelStatus, statusOf } from "./BlockedAddress.ts"
import { Email, LocaleTag, PhoneE164, TimeZone } from "./Contact.ts"
import { Id, Version } from "./Ids.ts"
import { Channel } from "./ReminderAttempt.ts"
import { DisplayName, Reason } from "./Text.ts"
import { field, named, optionalField, optionalNamed, plain, record, strict } from "./JsonFields.ts"

/** A customer of one company, as it is stored. */
export interface Customer {
  readonly id: number
  readonly displayName: string
  readonly email: string | null
  readonly phoneE164: string | null
  readonly preferredLocale: string | null
  readonly timezone: string | null
  readonly version: string
}

/** A customer as integrators read it (contract §5.4). The two statuses change nobody's version. */
export const CustomerResource = record({
  id: field("Identifier, given by the service.")(Id),
  displayName: named("display_name", "The customer's name, as reminders address it.")(plain(DisplayName)),
  email: field("Where reminders by e-mail go.")(Schema.NullOr(plain(Email))),
  phoneE164: named(
    "phone_e164",
    "Where reminders by SMS go, in E.164 form."
  )(Schema.NullOr(plain(PhoneE164))),
  preferredLocale: named(
    "preferred_locale",
    "The language of reminders, a BCP 47 tag: `en`, `de`, `fr`, `es`, `it`, `nl`, `pt-PT` or `pt-BR`, with a region for amounts and dates; `pt` alone is `pt-PT`, any other is English. Without one, that of the company's country."
  )(Schema.NullOr(plain(LocaleTag))),
  timezone: field("The customer's time zone, an IANA name; the company's is used without one.")(
    Schema.NullOr(plain(TimeZone))
  ),
  emailStatus: named("email_status", "Whether reminders by e-mail may go to the address.")(ChannelStatus),
  smsStatus: named("sms_status", "Whether reminders by SMS may go to the number.")(ChannelStatus),
  version: field("Changes with every successful write; send it back as `expected_version`.")(Version)
}).annotations({ identifier: "Customer", description: "Somebody who owes the company money." })
export type CustomerResource = typeof CustomerResource.Type

/** The answer to an opt-out or an opt-in. */
export const CustomerChannels = record({
  id: field("Identifier, given by the service.")(Id),
  emailStatus: named("email_status", "Whether reminders by e-mail may go to the address.")(ChannelStatus),
  smsStatus: named("sms_status", "Whether reminders by SMS may go to the number.")(ChannelStatus),
  version: field("The customer's version, which this has not changed.")(Version)
}).annotations({
  identifier: "CustomerChannels",
  description: "Which channels may be used to remind a customer."
})
export type CustomerChannels = typeof CustomerChannels.Type

/** The body of an opt-out and an opt-in. */
export const ChannelChange = record({
  channel: field("The channel whose address is meant.")(
    Channel.annotations({
      message: () => ({ message: `must be one of ${Channel.literals.join(", ")}`, override: true })
    })
  ),
  reason: field("Why; kept in the audit log.")(Reason)
}).annotations({
  ...strict,
  identifier: "ChannelChange",
  description: "A channel, and why reminders on it end or may go on; the reason is kept in the audit log."
})
export type ChannelChange = typeof ChannelChange.Type

/** The statuses of a customer's channels. */
export const channelsOf = (
  customer: Pick<Customer, "email" | "phoneE164">,
  blocks: Readonly<Record<Channel, Block>>
): Pick<CustomerResource, "emailStatus" | "smsStatus"> => ({
  emailStatus: statusOf(customer.email, blocks.email),
  smsStatus: statusOf(customer.phoneE164, blocks.sms)
})

/** A customer that is created together with a receivable. */
export const NewCustomer = record({
  displayName: named("display_name", "The customer's name, as reminders address it.")(DisplayName),
  email: optionalField(Email, "Where reminders by e-mail go."),
  phoneE164: optionalNamed("phone_e164", "Where reminders by SMS go, in E.164 form.")(PhoneE164),
  preferredLocale: optionalNamed(
    "preferred_locale",
    "The language of reminders, a BCP 47 tag: `en`, `de`, `fr`, `es`, `it`, `nl`, `pt-PT` or `pt-BR`, with a region for amounts and dates; `pt` alone is `pt-PT`, any other is English. Without one, that of the company's country."
  )(LocaleTag),
  timezone: optionalField(
    TimeZone,
    "The customer's time zone, an IANA name; the company's is used without one."
  )
}).annotations({
  ...strict,
  identifier: "NewCustomer",
  description: "A customer who is not known yet; only the name is required."
})
export type NewCustomer = typeof NewCustomer.Type

/** The body of PATCH /customers/{customer}: absent means unchanged, `null` clears. */
export const CustomerPatch = record({
  expectedVersion: named("expected_version", "The `version` that you read and make this change on.")(Version),
  displayName: optionalNamed("display_name", "The customer's name, as reminders address it.")(DisplayName),
  email: optionalField(Schema.NullOr(Email), "Where reminders by e-mail go."),
  phoneE164: optionalNamed(
    "phone_e164",
    "Where reminders by SMS go, in E.164 form."
  )(Schema.NullOr(PhoneE164)),
  preferredLocale: optionalNamed(
    "preferred_locale",
    "The language of reminders, a BCP 47 tag: `en`, `de`, `fr`, `es`, `it`, `nl`, `pt-PT` or `pt-BR`, with a region for amounts and dates; `pt` alone is `pt-PT`, any other is English. Without one, that of the company's country."
  )(Schema.NullOr(LocaleTag)),
  timezone: optionalField(
    Schema.NullOr(TimeZone),
    "The customer's time zone, an IANA name; the company's is used without one."
  )
}).annotations({
  ...strict,
  identifier: "CustomerPatch",
  description: "At least one field besides `expected_version`; `null` clears every field but `display_name`."
})
export type CustomerPatch = typeof CustomerPatch.Type

/** The customer after a change. The version is not changed here: the repository increments it. */
export const patch = (
  customer: Customer,
  { expectedVersion: _expectedVersion, ...changes }: CustomerPatch
): Customer => ({ ...customer, ...changes })
