/** Customers: whom a receivable is owed by (contract §5.4, §11.6). */
import { Schema } from "effect"
import { Email, LocaleTag, PhoneE164, TimeZone } from "./Contact.ts"
import { Id, Version } from "./Ids.ts"
import { DisplayName } from "./Text.ts"
import { named, optional, optionalNamed, strict } from "./JsonFields.ts"

/** A customer of one company. */
export const Customer = Schema.Struct({
  id: Id,
  displayName: named("display_name")(Schema.String),
  email: Schema.NullOr(Schema.String),
  phoneE164: named("phone_e164")(Schema.NullOr(Schema.String)),
  preferredLocale: named("preferred_locale")(Schema.NullOr(Schema.String)),
  timezone: Schema.NullOr(Schema.String),
  version: Version
}).annotations({ identifier: "Customer", description: "Somebody who owes the company money." })
export type Customer = typeof Customer.Type

/** A customer as created along with a receivable. */
export const NewCustomer = Schema.Struct({
  displayName: named("display_name")(DisplayName),
  email: optional(Email),
  phoneE164: optionalNamed("phone_e164")(PhoneE164),
  preferredLocale: optionalNamed("preferred_locale")(LocaleTag),
  timezone: optional(TimeZone)
}).annotations({
  ...strict,
  identifier: "NewCustomer",
  description: "A customer who is not known yet; only the name is required."
})
export type NewCustomer = typeof NewCustomer.Type

/** A change of a customer: absent means unchanged, `null` clears. */
export const CustomerPatch = Schema.Struct({
  expectedVersion: named("expected_version")(Version),
  displayName: optionalNamed("display_name")(DisplayName),
  email: optional(Schema.NullOr(Email)),
  phoneE164: optionalNamed("phone_e164")(Schema.NullOr(PhoneE164)),
  preferredLocale: optionalNamed("preferred_locale")(Schema.NullOr(LocaleTag)),
  timezone: optional(Schema.NullOr(TimeZone))
}).annotations({ ...strict, identifier: "CustomerPatch" })
export type CustomerPatch = typeof CustomerPatch.Type

/** The customer after a change; the version is the repository's to move. */
export const patch = (
  customer: Customer,
  { expectedVersion: _expectedVersion, ...changes }: CustomerPatch
): Customer => ({ ...customer, ...changes })
