/** One receivable: where it stands, what happened, what comes next, and the forms that change it. */
import { Effect } from "effect"
import { balance } from "../../domain/Receivable.ts"
import { CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import { Notes } from "../../services/customers/Notes.ts"
import { moves } from "../../domain/Receivable.ts"
import { Outbox } from "../../reminders/outbox/Outbox.ts"
import { MoneyIn } from "../../services/bank/MoneyIn.ts"
import { Documents } from "../../services/receivables/Documents.ts"
import { Replies } from "../../services/receivables/Replies.ts"
import { Schedules } from "../../services/reminders/Schedules.ts"
import { type PaymentRecord, type ReceivableFile, Timeline } from "../../services/receivables/Timeline.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { AddNote, NotesCard } from "../parts/Notes.tsx"
import { NobodyHears } from "../parts/Reach.tsx"
import { pauseSentences } from "../parts/Reasons.ts"
import { Table } from "../parts/Table.tsx"
import { Card, Day, Facts, Moment, Money } from "../parts/Text.tsx"
import { Undo } from "../parts/Undo.tsx"
import { transactionPath } from "./bank/Transaction.tsx"
import { receivableActions, receivableIdOf, LeavesAt } from "./receivable/actions.ts"
import { Coming } from "./receivable/Coming.tsx"
import { EditReceivable } from "./receivable/Edit.tsx"
import { InvoiceCard } from "./receivable/Invoice.tsx"
import { ReceivableTimeline } from "./receivable/Timeline.tsx"
import { WhatTheySaid } from "./receivable/Said.tsx"
import { Moves, RecordPayment } from "./receivable/Moves.tsx"
import { takingBack } from "./receivable/undoing.ts"
import { LateBadge, methodWords, PaymentBadge, receivableName, StatusBadge } from "./receivable/Words.tsx"
import { phrase, say } from "../../words/Say.ts"

interface Props {
  readonly file: ReceivableFile
  readonly visit: CompanyVisit
}

/** What one sees first: whose it is, where it stands, and how late it is. */
const Standing = ({ file: { customer, daysLate, receivable }, visit: { base } }: Props) => (
  <p class="standing">
    <a href={`${base}/customers/${customer.id}`}>{customer.displayName}</a>{" "}
    <StatusBadge receivable={receivable} /> <LateBadge daysLate={daysLate} />
  </p>
)

const Figures = ({ file: { receivable }, visit: { reader } }: Props) => {
  const { amountMinor, currency, paidMinor, status } = receivable
  const figure = (label: string, minor: number) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money minor={minor} currency={currency} reader={reader} />
      </dd>
    </div>
  )
  return (
    <dl class="figures first-wide">
      {figure(say("Outstanding"), status === "cancelled" ? 0 : balance(receivable))}
      {figure(say("Paid"), paidMinor)}
      {figure(say("Amount"), amountMinor)}
    </dl>
  )
}

const About = ({ file: { customer, receivable }, visit: { base, reader } }: Props) => (
  <Card title={say("Facts")}>
    <Facts
      facts={[
        [say("Customer"), <a href={`${base}/customers/${customer.id}`}>{customer.displayName}</a>],
        [say("Due"), <Day date={receivable.dueDate} reader={reader} />],
        ...(receivable.pauseCause === null
          ? []
          : [
              [
                say("Why"),
                <>
                  {say(pauseSentences[receivable.pauseCause])}
                  {receivable.pausedUntil === null ? null : (
                    <>
                      {" "}
                      {say("It resumes by itself on {date}.", {
                        date: <Day date={receivable.pausedUntil} reader={reader} />
                      })}
                    </>
                  )}
                </>
              ] as const
            ]),
        ...(receivable.promisedOn === null
          ? []
          : [[say("Promised for"), <Day date={receivable.promisedOn} reader={reader} />] as const]),
        [say("Reference"), receivable.externalReference ?? "–"],
        [say("Description"), <span class="break">{receivable.description ?? "–"}</span>],
        [say("Number"), String(receivable.id)]
      ]}
    />
  </Card>
)

/** The transactions by which payments came, by payment. */
type CameBy = ReadonlyMap<number, number>

const paymentColumns = ({ base, reader }: CompanyVisit, cameBy: CameBy) => [
  { label: say("day|Paid"), cell: ({ paidOn }: PaymentRecord) => <Day date={paidOn} reader={reader} /> },
  {
    label: say("Amount"),
    number: true,
    cell: ({ amountMinor, currency }: PaymentRecord) => (
      <Money minor={amountMinor} currency={currency} reader={reader} />
    )
  },
  {
    label: say("Status"),
    cell: ({ status }: PaymentRecord) => <PaymentBadge status={status} />
  },
  {
    label: say("How"),
    cell: ({ id, method }: PaymentRecord) => {
      const transaction = cameBy.get(id)
      return transaction === undefined ? (
        methodWords(method)
      ) : (
        <a href={transactionPath(base, transaction)}>{say("bank transaction")}</a>
      )
    }
  },
  {
    label: say("Reference"),
    cell: ({ externalReference }: PaymentRecord) => <span class="break">{externalReference ?? ""}</span>
  },
  { label: say("Note"), cell: ({ note }: PaymentRecord) => <span class="break">{note ?? ""}</span> }
]

/** The page was asked for a moment before the reminder was: what leaves at that moment leaves now. */
const SOON_MILLIS = 60_000

/** Why a reminder that was asked for does not leave yet. */
const keptBack = {
  hold: phrase("Reminders are on hold: it leaves once somebody goes live."),
  approve: phrase("It waits in the outbox until an owner or admin approves it.")
} as const

/** When the reminder leaves that was asked for just now. */
const Leaving = ({ visit }: { readonly visit: CompanyVisit }) => {
  if (!(visit.shown instanceof LeavesAt)) return null
  const { at } = visit.shown
  const mode = visit.membership.settings.remindersMode
  if (mode !== "on") return <p class="notice warn">{say(keptBack[mode])}</p>
  return (
    <p class="notice info">
      {at <= visit.reader.now + SOON_MILLIS ? (
        say("It leaves within the next minutes.")
      ) : (
        <>
          {say("It can’t leave right now: it leaves on {moment}. “What comes next” says why.", {
            moment: <Moment at={at} reader={visit.reader} />
          })}
        </>
      )}
    </p>
  )
}

const doneWords = {
  pause: phrase("It is paused."),
  resume: phrase("It is resumed."),
  payment: phrase("The payment is recorded.")
} as const

/** What was done just now, with the way back. */
const DoneJustNow = ({ file, visit }: Props) => {
  const back = takingBack(visit.query, file)
  return back === null ? null : (
    <Undo visit={visit} action={back.action} fields={back.fields}>
      {say(doneWords[back.done])}
    </Undo>
  )
}
/** The message that somebody would send early, to be seen before; null where none is sent. */
const earlyOfReceivable = ({ customerId, id, status }: Props["file"]["receivable"]) =>
  moves[status].pause === undefined
    ? Effect.succeed(null)
    : Effect.flatMap(Outbox, (outbox) => outbox.early(customerId, id)).pipe(
        Effect.catchTag("NotFound", () => Effect.succeed(null))
      )

const load = (visit: CompanyVisit) =>
  Effect.gen(function* () {
    const id = yield* receivableIdOf(visit)
    const timeline = yield* Timeline
    const schedules = yield* Schedules
    const customers = yield* CustomerSearch
    const moneyIn = yield* MoneyIn
    const replies = yield* Replies
    const notes = yield* Notes
    const documents = yield* Documents
    const file = yield* timeline.of(id)
    const cameBy = yield* moneyIn.ofPayments(id)
    return {
      file,
      cameBy,
      replies: yield* replies.ofReceivable(id),
      notes: yield* notes.about({ receivableId: id }),
      invoice: yield* documents.find(id),
      schedule: yield* schedules.of(id),
      choices: yield* customers.offered(""),
      early: yield* earlyOfReceivable(file.receivable)
    }
  })

/** `/app/{company}/receivables/{receivable}`. */
export const receivable = companyPage({
  path: "/receivables/:receivable",
  title: ({ file }) => receivableName(file.receivable),
  load,
  view: ({ cameBy, choices, early, file, invoice, notes, replies, schedule }, visit) => (
    <>
      <Leaving visit={visit} />
      <DoneJustNow file={file} visit={visit} />
      <Standing file={file} visit={visit} />
      <NobodyHears file={file} base={visit.base} />
      <WhatTheySaid file={file} replies={replies} visit={visit} />
      <Figures file={file} visit={visit} />
      <div class="grid-2 money-first">
        {/* First, as it is on a phone; beside all the rest where there is room. */}
        <RecordPayment file={file} visit={visit} />
        <div>
          <Moves
            file={file}
            early={early}
            visit={visit}
            edit={
              <>
                <EditReceivable receivable={file.receivable} choices={choices} visit={visit} />
                <AddNote page="receivable" visit={visit} />
              </>
            }
          />
          <About file={file} visit={visit} />
          <Card title={say("What comes next")}>
            <Coming schedule={schedule} visit={visit} />
          </Card>
          <InvoiceCard
            invoice={invoice}
            at={`${visit.base}/receivables/${file.receivable.id}/document`}
            visit={visit}
          />
          {file.payments.length === 0 ? null : (
            <Card title={say("Payments")}>
              <Table caption={say("Payments")} columns={paymentColumns(visit, cameBy)} rows={file.payments} />
            </Card>
          )}
          <NotesCard page="receivable" notes={notes} visit={visit} />
          <Card title={say("What happened")}>
            <ReceivableTimeline items={file.items} cameBy={cameBy} visit={visit} />
          </Card>
        </div>
      </div>
    </>
  ),
  actions: receivableActions
})
