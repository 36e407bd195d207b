/** One reminder: where it stands and why, and its message as the debtor got it. */
import { Effect } from "effect"
import { NotFound } from "../../domain/Errors.ts"
import { CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import { Receivables } from "../../services/receivables/Receivables.ts"
import { ReminderAttempts } from "../../services/reminders/ReminderAttempts.ts"
import { ReminderSearch, type SeenAttempt } from "../../services/reminders/ReminderSearch.ts"
import { companyPage, companyRaw, type CompanyVisit } from "../Page.ts"
import { messageHtml, MessageView, reminderPath } from "../parts/MessageView.tsx"
import { attemptWords, channelWords, reasonSentences, shiftSentences } from "../parts/Reasons.ts"
import { Badge, Card, Facts, Moment, Money } from "../parts/Text.tsx"
import { idIn } from "../Query.ts"
import { say } from "../../words/Say.ts"
import { translated } from "../../words/Refusals.ts"

const outcome = (attempt: SeenAttempt, { reader }: CompanyVisit) => {
  const { balanceMinor, currency, deliveredAt, error, sentAt } = attempt
  return [
    ...(sentAt === null ? [] : [[say("Sent"), <Moment at={Date.parse(sentAt)} reader={reader} />] as const]),
    ...(deliveredAt === null ? [] : [[say("Arrived"), <Moment at={deliveredAt} reader={reader} />] as const]),
    ...(balanceMinor === null
      ? []
      : [[say("Owed then"), <Money minor={balanceMinor} currency={currency} reader={reader} />] as const]),
    ...(attempt.tryCount === 0 ? [] : [[say("Tries"), reader.number(attempt.tryCount)] as const]),
    ...(error === null
      ? []
      : [[say("Answer of the provider"), `${translated(error.message)} (${error.code})`] as const])
  ]
}

const AttemptFacts = ({
  attempt,
  customer,
  reference,
  visit
}: {
  readonly attempt: SeenAttempt
  readonly customer: string | null
  readonly reference: string | null
  readonly visit: CompanyVisit
}) => {
  const { base, reader } = visit
  const word = attemptWords[attempt.status]
  return (
    <Facts
      facts={[
        [
          say("Customer"),
          <a href={`${base}/customers/${attempt.customerId}`}>
            {customer ?? say("No. {id}", { id: attempt.customerId })}
          </a>
        ],
        [
          say("Receivable"),
          <a href={`${base}/receivables/${attempt.receivableId}`}>
            {reference ?? say("No. {id}", { id: attempt.receivableId })}
          </a>
        ],
        [say("By"), say(channelWords[attempt.channel])],
        [
          say("Status"),
          <>
            <Badge kind={word.kind}>{say(word.text)}</Badge>{" "}
            {attempt.reasonCode === null ? null : say(reasonSentences[attempt.reasonCode])}
          </>
        ],
        [say("Planned for"), <Moment at={Date.parse(attempt.scheduledFor)} reader={reader} />],
        ...attempt.shiftedBy.map((shift) => [say("Moved"), say(shiftSentences[shift])] as const),
        ...outcome(attempt, visit)
      ]}
    />
  )
}

/** Other reminders that the same message is for. */
const Others = ({ ids, visit }: { readonly ids: ReadonlyArray<number>; readonly visit: CompanyVisit }) =>
  ids.length === 0 ? null : (
    <p>
      {say("The message is also about")}{" "}
      {ids.map((id, index) => (
        <>
          {index === 0 ? "" : ", "}
          <a href={reminderPath(visit.base, id)}>
            {say("reminder {count}", { count: visit.reader.number(id) })}
          </a>
        </>
      ))}
      .
    </p>
  )

/** The message of an attempt; null where there is none to read. */
const messageOf = (attemptId: number) =>
  Effect.flatMap(ReminderAttempts, (attempts) => attempts.message(attemptId)).pipe(
    Effect.catchTag("NotFound", () => Effect.succeed(null))
  )

/** `/app/{company}/reminders/{attempt}`. */
export const message = companyPage({
  path: "/reminders/:attempt",
  load: ({ facts }) =>
    Effect.gen(function* () {
      const search = yield* ReminderSearch
      const receivables = yield* Receivables
      const customers = yield* CustomerSearch
      const attempt = yield* search.read(yield* idIn(facts, "attempt"))
      const receivable = yield* receivables.read(attempt.receivableId)
      const customer = (yield* customers.names([attempt])).get(attempt.customerId)?.name
      return {
        attempt,
        customer: customer ?? null,
        reference: receivable.externalReference,
        written: attempt.hasMessage ? yield* messageOf(attempt.id) : null
      }
    }),
  title: ({ attempt }, { reader }) => say("Reminder {count}", { count: reader.number(attempt.id) }),
  view: ({ attempt, customer, reference, written }, visit) => (
    <>
      <Card title={say("The reminder")}>
        <AttemptFacts attempt={attempt} customer={customer} reference={reference} visit={visit} />
      </Card>
      <Card title={say("The message")}>
        {written === null ? (
          <p>
            {attempt.hasMessage
              ? say("The message was removed, because its time of retention is over.")
              : say("No message was created for this reminder.")}
          </p>
        ) : (
          <>
            <MessageView attemptId={attempt.id} base={visit.base} message={written} reader={visit.reader} />
            <Others ids={written.attemptIds.filter((id) => id !== attempt.id)} visit={visit} />
          </>
        )}
      </Card>
    </>
  )
})

/** `/app/{company}/reminders/{attempt}/html`: the message alone, for its frame. */
export const messageFrame = companyRaw({
  path: "/reminders/:attempt/html",
  answer: ({ facts }) =>
    Effect.gen(function* () {
      const attempts = yield* ReminderAttempts
      const { html } = yield* attempts.message(yield* idIn(facts, "attempt"))
      return html === null ? yield* new NotFound() : messageHtml(html)
    })
})
