/** Reads and keeps what of its limits a day a company that signed itself up has used by writing. */
import { Effect } from "effect"
import type { TrustCounts, TrustLeft } from "../../domain/Trust.ts"
import { type TrustRecipient, TrustRepo } from "../../repos/company/Trust.ts"

/** The addresses of a customer. */
interface Addresses {
  readonly email: string | null
  readonly phoneE164: string | null
}

const recipientsOf = (customers: ReadonlyArray<Addresses>): ReadonlyArray<TrustRecipient> =>
  customers.flatMap(({ email, phoneE164 }) => [
    ...(email === null ? [] : [{ channel: "email", recipient: email } as const]),
    ...(phoneE164 === null ? [] : [{ channel: "sms", recipient: phoneE164 } as const])
  ])

/** `email ada@example.com` as the two that it was made of. */
const recipientIn = (name: string): TrustRecipient => {
  const channel = name.startsWith("sms ") ? "sms" : "email"
  return { channel, recipient: name.slice(channel.length + 1) }
}

export const makeTrusts = Effect.map(TrustRepo, (trusts) => ({
  /** What is left today, in the transaction that decides. Others that decide for the company wait until it ends. */
  left: (companyId: number, limits: TrustCounts, customers: ReadonlyArray<Addresses>) =>
    Effect.zipWith(
      trusts.count(companyId, {}),
      trusts.known(companyId, recipientsOf(customers)),
      (used, known): TrustLeft => ({
        recipients: limits.recipients - used.recipients,
        sms: limits.sms - used.sms,
        known
      })
    ),

  /** Keeps what was used between the two. `now` is in epoch milliseconds. */
  use: (companyId: number, before: TrustLeft, after: TrustLeft, now: number) => {
    const added = [...after.known].filter((name) => !before.known.has(name)).map(recipientIn)
    return Effect.zipRight(
      trusts.count(companyId, {
        recipients: before.recipients - after.recipients,
        sms: before.sms - after.sms
      }),
      trusts.remember(companyId, added, now)
    )
  }
}))
