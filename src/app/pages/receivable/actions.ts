/** What the forms of a receivable's page do. */
import { Effect } from "effect"
import type { CurrentRequest } from "../../../domain/CurrentRequest.ts"
import type { WriteRequest } from "../../../domain/WriteRequest.ts"
import { fieldIssue, NotFound, NothingChanged, ValidationFailed } from "../../../domain/Errors.ts"
import { parseId } from "../../../domain/Ids.ts"
import { PauseRequest } from "../../../domain/Pause.ts"
import { NewPayment } from "../../../domain/Payment.ts"
import { NewReply } from "../../../domain/Reply.ts"
import { ReceivablePatch, StatusChange } from "../../../domain/Receivable.ts"
import type { CustomerSearch } from "../../../services/customers/CustomerSearch.ts"
import type { Notes } from "../../../services/customers/Notes.ts"
import { ManyReceivables } from "../../../services/receivables/ManyReceivables.ts"
import { Payments } from "../../../services/receivables/Payments.ts"
import { Replies } from "../../../services/receivables/Replies.ts"
import { Receivables } from "../../../services/receivables/Receivables.ts"
import { ChangedMeanwhile } from "../../../domain/Errors.ts"
import { Outbox } from "../../../reminders/outbox/Outbox.ts"
import { SendNow } from "../../../services/reminders/SendNow.ts"
import { valueOf } from "../../../services/Write.ts"
import * as Form from "../../Form.ts"
import { decodeWithReason } from "../../Reason.ts"
import type { FormAction, CompanyVisit } from "../../Page.ts"
import { noteActions } from "../../parts/Notes.tsx"
import { REPLY } from "./Said.tsx"
import { changedIn } from "./Edit.tsx"
import { withNamedCustomer } from "./NamedCustomer.ts"
import { afterPause, afterPayment, afterResume } from "./undoing.ts"
import { phrase } from "../../../words/Say.ts"

/** The receivable of an address; `NotFound` for what is no number. */
export const receivableIdOf = ({ facts }: CompanyVisit): Effect.Effect<number, NotFound> => {
  const id = parseId(facts.params["receivable"] ?? "")
  return id === undefined ? Effect.fail(NotFound.resource("receivable")) : Effect.succeed(id)
}

const recordPayment = {
  deed: "payment.record",
  twice: "keyed",
  said: phrase("The payment is recorded."),
  run: (form: Form.Form, visit: CompanyVisit) =>
    Effect.gen(function* () {
      const payments = yield* Payments
      const input = yield* Form.decode(NewPayment, form, {
        only: ["amount", "currency", "paid_at", "note"]
      })
      const { id } = yield* Effect.catchTag(
        valueOf(payments.record(yield* receivableIdOf(visit), input)),
        "Overpayment",
        () =>
          Effect.fail(
            ValidationFailed.of(fieldIssue("amount", "overpayment", "must be at most what is outstanding"))
          )
      )
      return { to: afterPayment(visit.facts.path, id) }
    })
} as const

const reversePayment = {
  deed: "payment.reverse",
  twice: "keyed",
  said: phrase("The payment is reversed."),
  run: (form: Form.Form, visit: CompanyVisit) =>
    Effect.gen(function* () {
      const payments = yield* Payments
      const { reason } = yield* Form.decode(StatusChange, form, { only: ["reason"] })
      const payment = parseId(form.text("payment_id"))
      if (payment === undefined) {
        return yield* ValidationFailed.of(fieldIssue("payment_id", "required", "is required"))
      }
      yield* valueOf(payments.reverse(yield* receivableIdOf(visit), payment, reason))
      return {}
    })
} as const

const pause = {
  deed: "receivable.pause",
  twice: "keyed",
  said: phrase("It is paused."),
  run: (form: Form.Form, visit: CompanyVisit) =>
    Effect.gen(function* () {
      const receivables = yield* Receivables
      const { reason, until } = yield* decodeWithReason(PauseRequest, form, { only: ["reason", "until"] })
      yield* valueOf(receivables.changeStatus(yield* receivableIdOf(visit), "pause", reason, until))
      return { to: afterPause(visit.facts.path) }
    })
} as const

const voidIt = {
  deed: "receivable.cancel",
  twice: "keyed",
  said: phrase("It is void."),
  run: (form: Form.Form, visit: CompanyVisit) =>
    Effect.gen(function* () {
      const receivables = yield* Receivables
      const { reason } = yield* Form.decode(StatusChange, form, { only: ["reason"] })
      yield* valueOf(receivables.changeStatus(yield* receivableIdOf(visit), "cancel", reason))
      return {}
    })
} as const

const resume = {
  deed: "receivable.resume",
  twice: "keyed",
  said: phrase("It is resumed."),
  run: (form: Form.Form, visit: CompanyVisit) =>
    Effect.gen(function* () {
      const many = yield* ManyReceivables
      const { reason } = yield* decodeWithReason(StatusChange, form, { only: ["reason"] })
      const { wasPaused } = yield* many.one(yield* receivableIdOf(visit), { _tag: "resume", reason })
      return wasPaused === null ? {} : { to: afterResume(visit.facts.path, wasPaused.until) }
    })
} as const

const edit = {
  deed: "receivable.update",
  twice: "keyed",
  said: phrase("The changes are saved."),
  run: (form: Form.Form, visit: CompanyVisit) =>
    Effect.gen(function* () {
      const receivables = yield* Receivables
      const changed = changedIn(form)
      if (changed.length === 0) return yield* new NothingChanged()
      const named = changed.includes("customer_id") ? yield* withNamedCustomer(form) : form
      const patch = yield* Form.decode(ReceivablePatch, named, {
        only: ["expected_version", ...changed],
        numbers: ["customer_id"],
        nullable: ["external_reference", "description"]
      })
      yield* valueOf(receivables.update(yield* receivableIdOf(visit), patch))
      return {}
    })
} as const

/** When a reminder leaves that somebody has asked for. */
export class LeavesAt {
  /** Epoch milliseconds. */
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
}

/** Fails if the message would say something else by now than what was shown with the button. */
const asItWasShown = (id: number, version: string) =>
  Effect.gen(function* () {
    if (version === "") return
    const outbox = yield* Outbox
    const receivables = yield* Receivables
    const early = yield* outbox.early((yield* receivables.read(id)).customerId, id)
    if (early._tag === "Early" && early.version !== version)
      return yield* new ChangedMeanwhile({ message: CHANGED })
  })

const CHANGED = "It has changed since you looked. This is what it would say now."

const sendNow = {
  deed: "reminder.send_now",
  twice: "keyed",
  said: phrase("The next reminder is asked for."),
  run: (form: Form.Form, visit: CompanyVisit) =>
    Effect.gen(function* () {
      const service = yield* SendNow
      const id = yield* receivableIdOf(visit)
      yield* asItWasShown(id, form.text("version"))
      const { leavesAt } = yield* valueOf(service.ask(id))
      return { shown: new LeavesAt(Date.parse(leavesAt)) }
    })
} as const

const reply = {
  deed: "receivable.reply",
  twice: "keyed",
  said: phrase("Your answer is about to leave."),
  run: (form: Form.Form, visit: CompanyVisit) =>
    Effect.gen(function* () {
      const replies = yield* Replies
      const { text } = yield* Form.decode(NewReply, form, { only: ["text"] })
      yield* valueOf(replies.send(yield* receivableIdOf(visit), text))
      return {}
    })
} as const

/** By the names of their forms. */
export const receivableActions: Readonly<
  Record<
    string,
    FormAction<
      CompanyVisit,
      | CurrentRequest
      | CustomerSearch
      | WriteRequest
      | ManyReceivables
      | Notes
      | Outbox
      | Payments
      | Receivables
      | Replies
      | SendNow
    >
  >
> = {
  "record-payment": recordPayment,
  "reverse-payment": reversePayment,
  "pause-receivable": pause,
  "resume-receivable": resume,
  "void-receivable": voidIt,
  "edit-receivable": edit,
  "send-now": sendNow,
  [REPLY]: reply,
  ...noteActions("receivable", (visit) =>
    Effect.map(receivableIdOf(visit), (receivableId) => ({ receivableId }))
  )
}
