/** What the forms of a customer's page do. */
import { Effect } from "effect"
import type { CurrentActor } from "../../../domain/Actor.ts"
import type { CurrentRequest } from "../../../domain/CurrentRequest.ts"
import { ChannelChange, CustomerPatch } from "../../../domain/Customer.ts"
import type { Channel } from "../../../domain/ReminderAttempt.ts"
import type { WriteRequest } from "../../../domain/WriteRequest.ts"
import { Payers } from "../../../services/bank/Payers.ts"
import { Customers } from "../../../services/customers/Customers.ts"
import { DebtorLinks } from "../../../services/customers/DebtorLinks.ts"
import type { Notes } from "../../../services/customers/Notes.ts"
import type { Deposits } from "../../../services/customers/Deposits.ts"
import { valueOf } from "../../../services/Write.ts"
import * as Form from "../../Form.ts"
import { decodeWithReason } from "../../Reason.ts"
import type { CompanyVisit, FormAction } from "../../Page.ts"
import { idIn } from "../../Query.ts"
import type { CustomerMerges } from "../../../services/customers/CustomerMerges.ts"
import { noteActions } from "../../parts/Notes.tsx"
import { EDIT } from "./Edit.tsx"
import { undoMerge } from "./Merging.tsx"
import { FORGET } from "./Money.tsx"
import { customerPaymentForms } from "./paymentForms.ts"
import { type Unsaid, phrase } from "../../../words/Say.ts"

/** The action that ends or allows reminders on a channel. */
const changeChannel = (move: "OptOut" | "OptIn", channel: Channel, said: Unsaid) =>
  ({
    deed: move === "OptOut" ? "customer.opt_out" : "customer.opt_in",
    twice: "keyed",
    said,
    run: (form: Form.Form, { facts }: CompanyVisit) =>
      Effect.gen(function* () {
        const customers = yield* Customers
        const fields = new Form.Form(new Map([...form.fields, ["channel", [channel]]]))
        const read = move === "OptOut" ? decodeWithReason : Form.decode
        const change = yield* read(ChannelChange, fields, { only: ["channel", "reason"] })
        yield* valueOf(customers.changeChannel(yield* idIn(facts, "customer"), move, change))
        return {}
      })
  }) as const

/** By the names of their forms. */
export const customerActions: Readonly<
  Record<
    string,
    FormAction<
      CompanyVisit,
      | CurrentActor
      | CurrentRequest
      | WriteRequest
      | Customers
      | CustomerMerges
      | DebtorLinks
      | Payers
      | Deposits
      | Notes
    >
  >
> = {
  [EDIT]: {
    deed: "customer.update",
    twice: "keyed",
    said: phrase("The changes are saved."),
    run: (form, { facts }) =>
      Effect.gen(function* () {
        const customers = yield* Customers
        const change = yield* Form.decode(CustomerPatch, form, {
          nullable: ["email", "phone_e164", "preferred_locale", "timezone"]
        })
        yield* valueOf(customers.update(yield* idIn(facts, "customer"), change))
        return {}
      })
  },
  "stop-email": changeChannel("OptOut", "email", phrase("No more e-mails go there.")),
  "stop-sms": changeChannel("OptOut", "sms", phrase("No more SMS go there.")),
  "allow-email": changeChannel("OptIn", "email", phrase("E-mails may go there again.")),
  "allow-sms": changeChannel("OptIn", "sms", phrase("SMS may go there again.")),
  [FORGET]: {
    deed: "payer.forget",
    twice: "keyed",
    said: phrase("The account is forgotten."),
    run: (form, { facts }) =>
      Effect.gen(function* () {
        const payers = yield* Payers
        yield* valueOf(payers.forget(yield* idIn(facts, "customer"), form.text("account")))
        return {}
      })
  },
  ...undoMerge,
  ...customerPaymentForms,
  ...noteActions("customer", ({ facts }) =>
    Effect.map(idIn(facts, "customer"), (customerId) => ({ customerId }))
  ),
  "new-debtor-link": {
    deed: "customer.new_link",
    twice: "once",
    said: phrase("The customer has a new link. Earlier ones no longer work."),
    run: (_form, { facts, membership }) =>
      Effect.gen(function* () {
        const links = yield* DebtorLinks
        yield* links.renew(membership.company.id, yield* idIn(facts, "customer"))
        return {}
      })
  }
}
