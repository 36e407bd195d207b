/** What leaves next, in the order of time, before it leaves: each message a card, and several decided on at once. */
import { Effect, Either, Schema } from "effect"
import { dayOf } from "../../domain/dunning/Calendar.ts"
import type { CurrentActor } from "../../domain/Actor.ts"
import { todayIn } from "../../domain/CalendarDate.ts"
import type { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { fieldIssue, ValidationFailed } from "../../domain/Errors.ts"
import type { OutboxCard } from "../../reminders/outbox/Cards.ts"
import { Outbox, type OutboxPage, type PlannedAfter } from "../../reminders/outbox/Outbox.ts"
import {
  MAX_DECIDED,
  type OutboxOutcome,
  OutboxWrites,
  type SeenNext
} from "../../reminders/outbox/OutboxWrites.ts"
import type { Form } from "../Form.ts"
import { companyPage, type CompanyVisit, type FormAction } from "../Page.ts"
import { ActionForm } from "../parts/Form.tsx"
import { OtherProblems } from "../parts/OtherProblems.tsx"
import { withQuery } from "../parts/Table.tsx"
import { recordPlaceOf, recordPlaceText } from "../Query.ts"
import { Empty } from "../parts/Text.tsx"
import { OutboxCardView } from "./outbox/Card.tsx"
import { groups } from "./outbox/words.ts"
import { phrase, say } from "../../words/Say.ts"

/** Who decides about messages; the others look. */
export const deciders = ["owner", "admin"] as const

const APPROVE = "approve-messages"
const SKIP = "skip-messages"

/** What came of a press, for whoever looks at the outbox next. */
class Decided {
  readonly deed: "approved" | "skipped"
  readonly outcome: OutboxOutcome
  constructor(deed: Decided["deed"], outcome: OutboxOutcome) {
    this.deed = deed
    this.outcome = outcome
  }
}

const decidedSentences = {
  approved: (count: number) =>
    say("{count, plural, one {# message is approved.} other {# messages are approved.}}", { count }),
  skipped: (count: number) =>
    say(
      "{count, plural, one {# message will not be sent. Its case goes on.} other {# messages will not be sent. Their cases go on.}}",
      { count }
    )
} as const

const DecidedNotice = ({ visit }: { readonly visit: CompanyVisit }) => {
  if (!(visit.shown instanceof Decided)) return null
  const { deed, outcome } = visit.shown
  return (
    <div role="status">
      <p class="notice">{decidedSentences[deed](outcome.done)}</p>
      {outcome.left === 0 ? null : (
        <p class="notice warn">
          {say(
            "{count, plural, one {# message says something else by now. Look at it again.} other {# messages say something else by now. Look at them again.}}",
            { count: outcome.left }
          )}
        </p>
      )}
    </div>
  )
}

const Seen = Schema.TemplateLiteralParser(
  Schema.NumberFromString,
  " ",
  Schema.Literal("email", "sms"),
  " ",
  Schema.String.pipe(Schema.pattern(/^[A-Za-z0-9_-]{1,64}$/))
)

/** The messages that were chosen, each as it was seen. */
export const seenIn = (form: Form): Either.Either<ReadonlyArray<SeenNext>, ValidationFailed> => {
  const all = form.all("seen").flatMap((text) => {
    const read = Schema.decodeUnknownEither(Seen)(text)
    if (Either.isLeft(read)) return []
    const [customerId, , channel, , version] = read.right
    return [{ customerId, channel, version }]
  })
  if (all.length === 0) {
    return Either.left(ValidationFailed.all([fieldIssue("seen", "required", "choose at least one message")]))
  }
  return all.length > MAX_DECIDED
    ? Either.left(
        ValidationFailed.all([fieldIssue("seen", "invalid", `choose at most ${MAX_DECIDED} messages`)])
      )
    : Either.right(all)
}

type Requires = CurrentActor | CurrentRequest | OutboxWrites

const decide = (deed: Decided["deed"]): FormAction<CompanyVisit, Requires> => ({
  roles: deciders,
  deed: deed === "approved" ? "reminder.approve" : "reminder.skip",
  twice: "repeatable",
  said: null,
  run: (form) =>
    Effect.gen(function* () {
      const writes = yield* OutboxWrites
      const all = yield* seenIn(form)
      const outcome = yield* deed === "approved" ? writes.approve(all) : writes.skip(all)
      return { shown: new Decided(deed, outcome) }
    })
})

/** The message after which a page begins. */
const afterIn = ({ query }: CompanyVisit): PlannedAfter | null => recordPlaceOf(query.get("after"))

/** Cards by the days that they are away, in the company's own days. */
const grouped = ({ cards, today }: OutboxPage, { reader }: CompanyVisit) => {
  const first = dayOf(today)
  const daysTo = ({ at }: OutboxCard) => dayOf(todayIn(reader.dayZone, at)) - first
  return groups.flatMap(({ before, label }, index) => {
    const from = groups[index - 1]?.before ?? Number.NEGATIVE_INFINITY
    const own = cards.filter((card) => daysTo(card) < before && daysTo(card) >= from)
    return own.length === 0 ? [] : [{ label, cards: own }]
  })
}

const Buttons = ({ visit }: { readonly visit: CompanyVisit }) => (
  <div class="actions bar">
    {visit.membership.settings.remindersMode === "approve" ? (
      <button type="submit" name="_action" value={APPROVE}>
        {say("Approve")}
      </button>
    ) : null}
    <button type="submit" name="_action" value={SKIP} class="secondary">
      {say("Skip")}
    </button>
  </div>
)

const Groups = ({
  mayDecide,
  page,
  visit
}: {
  readonly page: OutboxPage
  readonly mayDecide: boolean
  readonly visit: CompanyVisit
}) => (
  <>
    {grouped(page, visit).map(({ cards, label }) => (
      <section>
        <h2>{say(label)}</h2>
        <ul class="outbox">
          {cards.map((card) => (
            <OutboxCardView card={card} mayDecide={mayDecide} visit={visit} />
          ))}
        </ul>
      </section>
    ))}
  </>
)

const Nothing = ({ visit }: { readonly visit: CompanyVisit }) => (
  <Empty>
    <p>
      {visit.query.has("after")
        ? say("Nothing else leaves in the next 30 days.")
        : say("Nothing leaves in the next 30 days.")}
    </p>
    <a role="button" href={`${visit.base}/receivables/new`}>
      {say("New receivable")}
    </a>
  </Empty>
)

/** `/app/{company}/outbox`. */
export const outbox = companyPage({
  path: "/outbox",
  navigation: { label: phrase("Outbox"), group: "reminders" },
  title: phrase("Outbox"),
  load: (visit) => Effect.flatMap(Outbox, (service) => service.page(afterIn(visit))),
  view: (page, visit) => {
    const mayDecide = visit.membership.role !== "member"
    const list = <Groups page={page} mayDecide={mayDecide} visit={visit} />
    const canChoose = mayDecide && page.cards.some(({ version }) => version !== null)
    return (
      <>
        <OtherProblems forms={canChoose ? [SKIP] : []} visit={visit} />
        <DecidedNotice visit={visit} />
        <p class="quiet">
          {say(
            "What leaves in the next 30 days if nobody pays and nothing changes. The next message of each customer can be read, changed and stopped; what follows on it is foretold. Times are the customers’."
          )}
        </p>
        {page.cards.length === 0 ? <Nothing visit={visit} /> : null}
        {canChoose ? (
          <ActionForm visit={visit} action={SKIP} to={withQuery(visit, {})}>
            <Buttons visit={visit} />
            {list}
          </ActionForm>
        ) : (
          list
        )}
        {page.next === null ? null : (
          <nav class="pager" aria-label={say("Pages")}>
            <a href={withQuery(visit, { after: recordPlaceText(page.next) })}>{say("Later messages")}</a>
          </nav>
        )}
      </>
    )
  },
  actions: { [APPROVE]: decide("approved"), [SKIP]: decide("skipped") }
})
