/** The next message of a customer as it would leave now, before somebody sends it early. */
import { Effect } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { CurrentRequest } from "../../domain/CurrentRequest.ts"
import { NotFound } from "../../domain/Errors.ts"
import { parseId } from "../../domain/Ids.ts"
import { type EarlyMessages, Outbox } from "../../reminders/outbox/Outbox.ts"
import { OutboxWrites } from "../../reminders/outbox/OutboxWrites.ts"
import { notAskedSentences } from "../../services/reminders/SendNow.ts"
import { translated } from "../../words/Refusals.ts"
import { companyPage, type CompanyVisit, type FormAction } from "../Page.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm } from "../parts/Form.tsx"
import { OtherProblems } from "../parts/OtherProblems.tsx"
import { channelWords } from "../parts/Reasons.ts"
import { Card } from "../parts/Text.tsx"
import { deciders } from "./Outbox.tsx"
import { toRecord } from "./OutboxMessage.tsx"
import { CustomerTime } from "./outbox/Card.tsx"
import { outboxPath, placeIn } from "./outbox/place.ts"
import { phrase, say } from "../../words/Say.ts"

const load = (visit: CompanyVisit) =>
  Effect.gen(function* () {
    const service = yield* Outbox
    const place = yield* placeIn(visit)
    const { card } = yield* service.message({ ...place, number: 1 })
    const debtId = parseId(visit.query.get("debt") ?? "") ?? card.debts[0]?.id
    if (debtId === undefined) return yield* new NotFound()
    return { card, debtId, early: yield* service.early(place.customerId, debtId) }
  })

/** What leaves within so long leaves at once. */
const AT_ONCE_MILLIS = 60_000

/** When it leaves, in a sentence. */
const When = ({
  early,
  visit
}: {
  readonly early: Extract<EarlyMessages, { readonly _tag: "Early" }>
  readonly visit: CompanyVisit
}) => {
  const { card } = early.messages[0] ?? {}
  return early.leavesAt <= visit.reader.now + AT_ONCE_MILLIS || card === undefined ? (
    <p>{say("It leaves at once.")}</p>
  ) : (
    <p>
      {say("It leaves on {customerTime}, when the hours and distances of the policy let it.", {
        customerTime: <CustomerTime at={early.leavesAt} timezone={card.timezone} reader={visit.reader} />
      })}
    </p>
  )
}

const Written = ({ early }: { readonly early: Extract<EarlyMessages, { readonly _tag: "Early" }> }) => (
  <>
    {early.messages.map(({ card, written }) => (
      <Card
        title={say("{channel} to {customer}", {
          channel: say(channelWords[card.channel]),
          customer: card.customer
        })}
      >
        {written === null ? (
          <p class="notice bad">{say("This message can't be written.")}</p>
        ) : (
          <>
            <p class="quiet">{say("To {recipient}", { recipient: written.recipient })}</p>
            {written.subject === null ? null : <p class="strong break">{written.subject}</p>}
            <pre class="message-text">{written.text}</pre>
          </>
        )}
      </Card>
    ))}
  </>
)

type Requires = CurrentActor | CurrentRequest | Outbox | OutboxWrites

const sendNow: FormAction<CompanyVisit, Requires> = {
  roles: deciders,
  deed: "reminder.send_now",
  twice: "repeatable",
  said: phrase("It leaves as soon as it may."),
  run: (form, visit) =>
    Effect.gen(function* () {
      const writes = yield* OutboxWrites
      const place = yield* placeIn(visit)
      const debtId = parseId(form.text("debt"))
      if (debtId === undefined) return yield* new NotFound()
      yield* writes.sendNow(place.customerId, debtId, form.text("version"))
      return { to: `${visit.base}/outbox` }
    })
}

/** `/app/{company}/outbox/{attempt}/now`. */
export const outboxNow = companyPage({
  path: "/outbox/:attempt/now",
  redirect: toRecord,
  load,
  title: ({ card }) => say("Send now to {customer}", { customer: card.customer }),
  view: ({ card, debtId, early }, visit) => {
    const isHeld = visit.membership.settings.remindersMode === "hold"
    const hasForm = early._tag === "Early" && !isHeld && visit.membership.role !== "member"
    return (
      <>
        <p>
          <a href={outboxPath(visit.base, card)}>{say("Back to the message")}</a>
        </p>
        <OtherProblems forms={hasForm ? ["send-message-now"] : []} visit={visit} />
        {early._tag === "Refused" ? (
          <p class="notice warn">{translated(notAskedSentences[early.why])}</p>
        ) : (
          <>
            {isHeld ? (
              <p class="notice warn">
                {say("Reminders are on hold: nothing is sent before somebody goes live.")}
              </p>
            ) : (
              <When early={early} visit={visit} />
            )}
            <Written early={early} />
            {!hasForm ? null : (
              <ActionForm visit={visit} action="send-message-now">
                <input type="hidden" name="debt" value={String(debtId)} />
                <input type="hidden" name="version" value={early.version} />
                <Submit>{say("Send now")}</Submit>
              </ActionForm>
            )}
          </>
        )}
      </>
    )
  },
  actions: { "send-message-now": sendNow }
})
