/** The bar that does something with several receivables of the list at once, and what came of it. */
import { Effect } from "effect"
import type { CurrentRequest } from "../../../domain/CurrentRequest.ts"
import { fieldIssue, ValidationFailed } from "../../../domain/Errors.ts"
import { parseId } from "../../../domain/Ids.ts"
import { PauseRequest } from "../../../domain/Pause.ts"
import type { WriteRequest } from "../../../domain/WriteRequest.ts"
import {
  ManyReceivables,
  type ManyMove,
  type ManyOutcome,
  MAX_CHOSEN
} from "../../../services/receivables/ManyReceivables.ts"
import * as Form from "../../Form.ts"
import type { CompanyVisit, FormAction } from "../../Page.ts"
import { Field, Hidden, Problems, submittedTo } from "../../parts/Form.tsx"
import { Undo } from "../../parts/Undo.tsx"
import { receivableName } from "./Words.tsx"
import { say } from "../../../words/Say.ts"
import { translated } from "../../../words/Refusals.ts"

/** The id of the form that the checkboxes of the table belong to. */
export const CHOSEN_FORM = "chosen-form"

/** The actions of the bar. */
const actions = {
  pause: "pause-chosen",
  resume: "resume-chosen",
  cancel: "void-chosen",
  send: "send-chosen",
  export: "export-chosen"
} as const

type ManyAction = keyof typeof actions

/** The reason that the audit log has of each: nobody gives one for many. */
const REASON = "Several at once"

/** What was done, in a sentence. */
const sentences: Readonly<Record<ManyMove["_tag"], (n: number) => string>> = {
  pause: (n) => say("{n, plural, one {# receivable is paused.} other {# receivables are paused.}}", { n }),
  resume: (n) => say("{n, plural, one {# receivable is resumed.} other {# receivables are resumed.}}", { n }),
  cancel: (n) => say("{n, plural, one {# receivable is void.} other {# receivables are void.}}", { n }),
  send: (n) =>
    say(
      "{n, plural, one {The next reminder of # receivable is asked for.} other {The next reminders of # receivables are asked for.}}",
      { n }
    )
}

/** What an action has done, as the page shows it. */
class Outcome {
  readonly move: ManyMove["_tag"]
  readonly outcome: ManyOutcome
  constructor(move: ManyMove["_tag"], outcome: ManyOutcome) {
    this.move = move
    this.outcome = outcome
  }
}

/** The receivables that are chosen. */
const chosenIn = (form: Form.Form): ReadonlyArray<number> =>
  [...new Set(form.all("chosen").flatMap((text) => parseId(text) ?? []))].slice(0, MAX_CHOSEN)

const someIn = (form: Form.Form): Effect.Effect<ReadonlyArray<number>, ValidationFailed> => {
  const ids = chosenIn(form)
  return ids.length === 0
    ? ValidationFailed.of(fieldIssue("chosen", "required", "must have at least one receivable"))
    : Effect.succeed(ids)
}

const doing = <const Deed extends FormAction<CompanyVisit, never>["deed"]>(
  deed: Deed,
  moveOf: (form: Form.Form) => Effect.Effect<ManyMove, ValidationFailed>
) => ({
  deed,
  twice: "keyed" as const,
  said: null,
  run: (form: Form.Form) =>
    Effect.gen(function* () {
      const many = yield* ManyReceivables
      const ids = yield* someIn(form)
      const move = yield* moveOf(form)
      return { shown: new Outcome(move._tag, yield* many.move(ids, move)) }
    })
})

/** By the names of the buttons. */
export const manyActions: Readonly<
  Record<string, FormAction<CompanyVisit, CurrentRequest | WriteRequest | ManyReceivables>>
> = {
  [actions.pause]: doing("receivable.pause", (form) =>
    Effect.map(
      Form.decode(PauseRequest, new Form.Form(new Map([...form.fields, ["reason", [REASON]]])), {
        only: ["reason", "until"]
      }),
      ({ reason, until }) => ({ _tag: "pause" as const, reason, until })
    )
  ),
  [actions.resume]: doing("receivable.resume", () => Effect.succeed({ _tag: "resume", reason: REASON })),
  [actions.cancel]: doing("receivable.cancel", () => Effect.succeed({ _tag: "cancel", reason: REASON })),
  [actions.send]: doing("reminder.send_now", () => Effect.succeed({ _tag: "send" })),
  [actions.export]: {
    deed: null,
    twice: "repeatable",
    said: null,
    run: (form, { facts }) =>
      Effect.map(someIn(form), (ids) => ({
        to: `${facts.path}?${new URLSearchParams({ ids: ids.join(" "), format: "csv" })}`
      }))
  }
}

/** Whether one of the bar's actions was refused as a whole, and which. */
const refusedAction = (visit: CompanyVisit): string =>
  Object.values(actions).find((action) => submittedTo(visit, action) !== null) ?? actions.pause

/** The ids that are chosen when the page is shown: those of a form that was refused. */
export const chosenBefore = (visit: CompanyVisit): ReadonlySet<string> =>
  new Set(submittedTo(visit, refusedAction(visit))?.form.all("chosen"))

const Button = ({ action, children }: { readonly action: ManyAction; readonly children: string }) => (
  <button type="submit" name={Form.ownFields.action} value={actions[action]} class="secondary">
    {children}
  </button>
)

/** The bar. It is always there without a script; with styles that know how, it comes when something is chosen. */
export const ManyBar = ({ visit }: { readonly visit: CompanyVisit }) => {
  const action = refusedAction(visit)
  const sheet = "void-chosen-sheet"
  return (
    <form
      id={CHOSEN_FORM}
      method="post"
      action={`${visit.facts.path}?${visit.query}`}
      class="many"
      aria-label={say("With what is chosen")}
      novalidate
      hx-boost="false"
    >
      <Hidden visit={visit} action={actions.pause} />
      <Problems submitted={submittedTo(visit, action)} />
      <div class="many-actions">
        <output class="count" data-chosen aria-label={say("Chosen")} />
        <Field
          visit={visit}
          action={action}
          name="until"
          label={say("Until")}
          type="date"
          min={visit.reader.inDays(1)}
        />
        <Button action="pause">{say("Pause")}</Button>
        <Button action="resume">{say("Resume")}</Button>
        <Button action="send">{say("Send next reminder now")}</Button>
        <Button action="export">{say("Export")}</Button>
        <button type="button" class="secondary" popovertarget={sheet}>
          {say("verb|Void")}
        </button>
        <div class="sheet" id={sheet} popover="auto" role="dialog" aria-label={say("verb|Void")}>
          <p>
            {say(
              "Void all that is chosen? What is left of each is not owed any more, and no reminders go out. This can’t be undone."
            )}
          </p>
          <button type="submit" name={Form.ownFields.action} value={actions.cancel} class="danger">
            {say("verb|Void")}
          </button>{" "}
          <button type="button" class="secondary" popovertarget={sheet} popovertargetaction="hide">
            {say("Keep it")}
          </button>
        </div>
      </div>
    </form>
  )
}

/** What can be taken back of an outcome: a pause by resuming, a resumption by pausing again what the company had paused. */
const takenBack = ({ move, outcome: { done } }: Outcome) => {
  const chosen = (ids: ReadonlyArray<{ readonly id: number }>) =>
    ids.map(({ id }) => ["chosen", String(id)] as const)
  if (move === "pause") {
    const fresh = done.filter(({ wasPaused }) => wasPaused === null)
    return fresh.length === 0 ? null : { action: actions.resume, fields: chosen(fresh) }
  }
  if (move !== "resume") return null
  const paused = done.filter(({ wasPaused }) => wasPaused !== null)
  const [until, ...others] = [...new Set(paused.map(({ wasPaused }) => wasPaused?.until ?? null))]
  // One form pauses all until the same day.
  return until === undefined || others.length > 0
    ? null
    : {
        action: actions.pause,
        fields: [...chosen(paused), ...(until === null ? [] : [["until", until] as const])]
      }
}

/** What came of what was done just now: how many, and of each that was refused, why. */
export const ManyDone = ({ visit }: { readonly visit: CompanyVisit }) => {
  if (!(visit.shown instanceof Outcome)) return null
  const { move, outcome } = visit.shown
  const { done, refused } = outcome
  const said = sentences[move](done.length)
  const back = takenBack(visit.shown)
  return (
    <div role="status">
      {done.length === 0 ? null : back === null ? (
        <p class="notice">{said}</p>
      ) : (
        <Undo visit={visit} to={`${visit.facts.path}?${visit.query}`} {...back}>
          {said}
        </Undo>
      )}
      {refused.length === 0 ? null : (
        <div class="notice warn">
          <p>
            {say("{count, plural, one {# stays as it is:} other {# stay as they are:}}", {
              count: refused.length
            })}
          </p>
          <ul>
            {refused.map(({ externalReference, id, message }) => (
              <li>
                <a href={`${visit.base}/receivables/${id}`}>{receivableName({ externalReference, id })}</a>:{" "}
                {translated(message)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
