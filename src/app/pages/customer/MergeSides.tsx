/** What two customers have, side by side, before they are merged. */
import { Effect } from "effect"
import type { ComponentChildren } from "preact"
import type { ChannelStatus } from "../../../domain/BlockedAddress.ts"
import type { MergePreview } from "../../../services/customers/CustomerMerges.ts"
import { Credits } from "../../../services/bank/Credits.ts"
import { CustomerSearch } from "../../../services/customers/CustomerSearch.ts"
import { Customers } from "../../../services/customers/Customers.ts"
import { Notes } from "../../../services/customers/Notes.ts"
import { Receivables } from "../../../services/receivables/Receivables.ts"
import { ReminderAttempts } from "../../../services/reminders/ReminderAttempts.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Money } from "../../parts/Text.tsx"
import { ChannelBadge } from "./Columns.tsx"
import { say } from "../../../words/Say.ts"

/** Only how many there are is wanted. */
const FIRST = { page: 1, perPage: 1 } as const

/** Reads what one of the two has. */
export const loadSide = (id: number) =>
  Effect.gen(function* () {
    const attempts = yield* ReminderAttempts
    const credits = yield* Credits
    const customers = yield* Customers
    const notes = yield* Notes
    const receivables = yield* Receivables
    const search = yield* CustomerSearch
    return {
      channels: yield* customers.read(id),
      owed: yield* search.owed(id),
      credits: yield* credits.of(id),
      receivables: (yield* receivables.list({ customerId: id }, FIRST)).total,
      reminders: (yield* attempts.list({ customerId: id }, FIRST)).total,
      notes: (yield* notes.about({ customerId: id })).length
    }
  })

type SideView = Effect.Effect.Success<ReturnType<typeof loadSide>>

/** What both have, to be seen before. */
export interface SidesView {
  readonly kept: SideView
  readonly gone: SideView
}

/** A line of the comparison. */
export interface SideRow {
  readonly label: string
  readonly kept: ComponentChildren
  readonly gone: ComponentChildren
}

const Address = ({ address, status }: { readonly address: string | null; readonly status: ChannelStatus }) =>
  address === null ? (
    <>–</>
  ) : (
    <>
      <span class="break">{address}</span> <ChannelBadge status={status} />
    </>
  )

const Sums = ({
  sums,
  visit
}: {
  readonly sums: ReadonlyArray<{ readonly currency: string; readonly minor: bigint | number }>
  readonly visit: CompanyVisit
}) =>
  sums.length === 0 ? (
    <>–</>
  ) : (
    <>
      {sums.map(({ currency, minor }, index) => (
        <>
          {index === 0 ? null : <br />}
          <Money minor={minor} currency={currency} reader={visit.reader} />
        </>
      ))}
    </>
  )

/** The lines. */
export const sidesOf = (
  { gone, kept }: MergePreview,
  view: SidesView,
  visit: CompanyVisit
): ReadonlyArray<SideRow> => {
  const row = (
    label: string,
    cell: (customer: MergePreview["kept"], side: SideView) => ComponentChildren
  ): SideRow => ({ label, kept: cell(kept, view.kept), gone: cell(gone, view.gone) })
  return [
    row(say("E-mail"), ({ email }, { channels }) => (
      <Address address={email} status={channels.emailStatus} />
    )),
    row(say("Phone"), ({ phoneE164 }, { channels }) => (
      <Address address={phoneE164} status={channels.smsStatus} />
    )),
    row(say("Language"), ({ preferredLocale }) => preferredLocale ?? "–"),
    row(say("Time zone"), ({ timezone }) => timezone ?? "–"),
    row(say("Owes"), (_customer, { owed }) => <Sums sums={owed} visit={visit} />),
    row(say("Credit"), (_customer, { credits }) => <Sums sums={credits} visit={visit} />),
    row(say("Receivables"), (_customer, { receivables }) => String(receivables)),
    row(say("Reminders"), (_customer, { reminders }) => String(reminders)),
    row(say("Notes"), (_customer, { notes }) => String(notes))
  ]
}
