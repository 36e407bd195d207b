/** One message before it leaves: as its reader will see it, with all that can be decided about it. */
import { Effect } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { NotFound } from "../../domain/Errors.ts"
import { givenTexts } from "../../domain/MessageTexts.ts"
import { Outbox, type SeenMessage } from "../../reminders/outbox/Outbox.ts"
import { OutboxWrites } from "../../reminders/outbox/OutboxWrites.ts"
import { TestMessages } from "../../reminders/outbox/TestMessages.ts"
import { companyPage, companyRaw, type CompanyVisit, type FormAction } from "../Page.ts"
import { OtherProblems } from "../parts/OtherProblems.tsx"
import { messageHtml, reminderPath } from "../parts/MessageView.tsx"
import { channelWords } from "../parts/Reasons.ts"
import { Card } from "../parts/Text.tsx"
import { idIn } from "../Query.ts"
import { deciders, seenIn } from "./Outbox.tsx"
import { CardFacts, Decisions } from "./outbox/Decisions.tsx"
import { placeIn, placeOrRecord } from "./outbox/place.ts"
import { WrittenView } from "./outbox/WrittenView.tsx"
import { phrase, say } from "../../words/Say.ts"

/** The forms that are on the page. */
const formsOf = ({ card, written }: SeenMessage, { membership }: CompanyVisit): ReadonlyArray<string> => {
  if (membership.role === "member") return []
  const test = written === null ? [] : ["test-message"]
  if (card.version === null) return test
  const isAsked = membership.settings.remindersMode === "approve" && card.state !== "approved"
  return [
    ...test,
    ...(isAsked ? ["approve-message"] : []),
    ...(written?.texts == null ? [] : ["edit-message"]),
    "skip-message"
  ]
}

type Requires = CurrentActor | CurrentRequest | Outbox | OutboxWrites | TestMessages

const outboxOf = ({ base }: CompanyVisit): string => `${base}/outbox`

const actions: Readonly<Record<string, FormAction<CompanyVisit, Requires>>> = {
  "approve-message": {
    roles: deciders,
    deed: "reminder.approve",
    twice: "repeatable",
    said: phrase("It is approved, and leaves at its time."),
    run: (form) =>
      Effect.gen(function* () {
        const writes = yield* OutboxWrites
        yield* writes.approve(yield* seenIn(form))
        return {}
      })
  },
  "skip-message": {
    roles: deciders,
    deed: "reminder.skip",
    twice: "repeatable",
    said: phrase("It will not be sent. Its case goes on."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const writes = yield* OutboxWrites
        yield* writes.skip(yield* seenIn(form))
        return { to: outboxOf(visit) }
      })
  },
  "edit-message": {
    roles: deciders,
    deed: "reminder.edit",
    twice: "repeatable",
    said: phrase("It is saved for this message."),
    run: (form, visit) =>
      Effect.gen(function* () {
        const service = yield* Outbox
        const writes = yield* OutboxWrites
        const { written } = yield* service.message(yield* placeIn(visit))
        const [seen] = yield* seenIn(form)
        if (seen === undefined || written?.texts == null) return yield* new NotFound()
        const given = {
          subject: form.text("subject"),
          opening: form.text("opening"),
          closing: form.text("closing")
        }
        yield* writes.edit(seen, yield* givenTexts(given, written.texts))
        return {}
      })
  },
  "restore-message": {
    roles: deciders,
    deed: "reminder.edit",
    twice: "repeatable",
    said: phrase("The usual texts are back."),
    run: (form) =>
      Effect.gen(function* () {
        const writes = yield* OutboxWrites
        const [seen] = yield* seenIn(form)
        if (seen === undefined) return yield* new NotFound()
        yield* writes.edit(seen, null)
        return {}
      })
  },
  "test-message": {
    roles: deciders,
    deed: "reminder.test",
    twice: "repeatable",
    said: phrase("A test is on its way to your own address."),
    run: (_form, visit) =>
      Effect.gen(function* () {
        const tests = yield* TestMessages
        const { email, emailVerified, id: userId, locale } = visit.session.user
        yield* tests.send(yield* placeIn(visit), { userId, email, emailVerified, locale })
        return {}
      })
  }
}

/** Leads to the record of a message that has left or was withdrawn. */
export const toRecord = (visit: CompanyVisit) =>
  Effect.gen(function* () {
    const service = yield* Outbox
    const place = yield* placeOrRecord(visit)
    const seen =
      place === null
        ? null
        : yield* Effect.catchTag(service.message(place), "NotFound", () => Effect.succeed(null))
    return seen === null ? reminderPath(visit.base, yield* idIn(visit.facts, "attempt")) : null
  })

/** `/app/{company}/outbox/{attempt}`. */
export const outboxMessage = companyPage({
  path: "/outbox/:attempt",
  // What has left has a record of its own.
  redirect: toRecord,
  load: (visit) =>
    Effect.gen(function* () {
      const service = yield* Outbox
      return yield* service.message(yield* placeIn(visit))
    }),
  title: ({ card }) =>
    say("{channel} to {customer}", {
      channel: say(channelWords[card.channel]),
      customer: card.customer
    }),
  view: (seen, visit) => (
    <>
      <p>
        <a href={outboxOf(visit)}>{say("Outbox")}</a>
      </p>
      <OtherProblems forms={formsOf(seen, visit)} visit={visit} />
      <Decisions seen={seen} visit={visit} />
      <div class="grid-2">
        <Card title={say("The message")}>
          <WrittenView card={seen.card} written={seen.written} visit={visit} />
        </Card>
        <Card title={say("When and why")}>
          <CardFacts seen={seen} visit={visit} />
        </Card>
      </div>
    </>
  ),
  actions
})

/** `/app/{company}/outbox/{attempt}/html`: the message alone, for its frame. */
export const outboxFrame = companyRaw({
  path: "/outbox/:attempt/html",
  answer: (visit) =>
    Effect.gen(function* () {
      const service = yield* Outbox
      const { written } = yield* service.message(yield* placeIn(visit))
      return written?.html == null ? yield* new NotFound() : messageHtml(written.html)
    })
})
