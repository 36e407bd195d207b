/** One customer: facts, what is owed, all messages, which addresses may be used, and the debtor's page. */
import { Effect } from "effect"
import type { CurrentActor } from "../../domain/Actor.ts"
import type { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { WriteRequest } from "../../domain/WriteRequest.ts"
import { ChannelChange, type CustomerResource, CustomerPatch } from "../../domain/Customer.ts"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import { CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import { Credits } from "../../services/bank/Credits.ts"
import { MoneyIn } from "../../services/bank/MoneyIn.ts"
import { Payers } from "../../services/bank/Payers.ts"
import { Customers } from "../../services/customers/Customers.ts"
import { DebtorLinks } from "../../services/customers/DebtorLinks.ts"
import { ReceivableSearch } from "../../services/receivables/ReceivableSearch.ts"
import { type MessageEntry, MessageHistory } from "../../services/reminders/MessageHistory.ts"
import { valueOf } from "../../services/Write.ts"
import * as Form from "../Form.ts"
import { type FormAction, companyPage, type CompanyVisit } from "../Page.ts"
import { Dialog, Submit } from "../parts/Dialog.tsx"
import { ActionForm } from "../parts/Form.tsx"
import { attemptWords, channelWords } from "../parts/Reasons.ts"
import { Table } from "../parts/Table.tsx"
import { Badge, Card, Facts, Moment, Money } from "../parts/Text.tsx"
import { idIn } from "../Query.ts"
import { ChannelForm } from "./customer/Channel.tsx"
import { CreditFigure, CustomerPayments, FORGET, KnownPayers, WaitingMoney } from "./customer/Money.tsx"
import { EditCustomer, EDIT, customerFields } from "./customer/Edit.tsx"
import { CardDebts } from "./outbox/Card.tsx"
import { entryPath } from "./outbox/place.ts"
import { referenceColumn, stateColumns } from "./receivable/Columns.tsx"

/** Receivables and reminders that the page shows; the lists have the others. */
const SHOWN = 25

interface Props {
  readonly customer: CustomerResource
  readonly visit: CompanyVisit
}

const DebtorCard = ({ customer, link, visit }: Props & { readonly link: string }) => (
  <Card title="The debtor’s page">
    <p>
      <a href={link} hx-boost="false" target="_blank" rel="noopener noreferrer">
        Open the debtor’s page
      </a>
    </p>
    <Dialog visit={visit} action="new-debtor-link" label="New link" danger>
      <ActionForm visit={visit} action="new-debtor-link">
        <p>All links that {customer.displayName} was sent so far no longer work.</p>
        <Submit kind="danger">New link</Submit>
      </ActionForm>
    </Dialog>
  </Card>
)

const receivableColumns = (visit: CompanyVisit) => [referenceColumn(visit), ...stateColumns(visit)]

const messageColumns = (visit: CompanyVisit) => [
  {
    label: "Planned for",
    place: "title" as const,
    cell: (entry: MessageEntry) => (
      <a href={entryPath(visit.base, entry)}>
        <Moment at={entry.scheduledFor} reader={visit.reader} />
      </a>
    )
  },
  {
    label: "Channel",
    place: "line" as const,
    cell: ({ channel }: MessageEntry) => channelWords[channel]
  },
  {
    label: "Status",
    place: "figure" as const,
    cell: ({ status }: MessageEntry) => (
      <Badge kind={attemptWords[status].kind}>{attemptWords[status].text}</Badge>
    )
  },
  {
    label: "For",
    place: "line" as const,
    cell: (entry: MessageEntry) => <CardDebts card={entry} visit={visit} />
  }
]

const load = ({ facts, membership }: CompanyVisit) =>
  Effect.gen(function* () {
    const customers = yield* Customers
    const search = yield* CustomerSearch
    const receivables = yield* ReceivableSearch
    const record = yield* MessageHistory
    const links = yield* DebtorLinks
    const moneyIn = yield* MoneyIn
    const payers = yield* Payers
    const credits = yield* Credits
    const customer = yield* customers.read(yield* idIn(facts, "customer"))
    const { id } = customer
    return {
      customer,
      owed: yield* search.owed(id),
      blocks: yield* search.blocks(id),
      credits: yield* credits.of(id),
      payers: yield* payers.of(id),
      waiting: yield* moneyIn.waitingOf(id),
      payments: yield* moneyIn.paymentsOf(id),
      receivables: (yield* receivables.list({ customerId: id }, { page: 1, perPage: SHOWN })).items,
      messages: yield* record.list({ customerId: id }, { of: "planned", place: null }, SHOWN),
      link: yield* links.urlFor(membership.company.id, id)
    }
  })

/** The action that ends or allows reminders on a channel. */
const changeChannel = (move: "OptOut" | "OptIn", channel: Channel, said: string) =>
  ({
    deed: move === "OptOut" ? "customer.opt_out" : "customer.opt_in",
    twice: "keyed",
    said,
    run: (form: Form.Form, { facts }: CompanyVisit) =>
      Effect.gen(function* () {
        const customers = yield* Customers
        const fields = new Form.Form(new Map([...form.fields, ["channel", [channel]]]))
        const change = yield* Form.decode(ChannelChange, fields, { only: ["channel", "reason"] })
        yield* valueOf(customers.changeChannel(yield* idIn(facts, "customer"), move, change))
        return {}
      })
  }) as const

/** What the forms of the page do. */
const actions: Readonly<
  Record<
    string,
    FormAction<CompanyVisit, CurrentActor | CurrentRequest | WriteRequest | Customers | DebtorLinks | Payers>
  >
> = {
  [EDIT]: {
    deed: "customer.update",
    twice: "keyed",
    said: "The changes are saved.",
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
  "stop-email": changeChannel("OptOut", "email", "No more e-mails go there."),
  "stop-sms": changeChannel("OptOut", "sms", "No more SMS go there."),
  "allow-email": changeChannel("OptIn", "email", "E-mails may go there again."),
  "allow-sms": changeChannel("OptIn", "sms", "SMS may go there again."),
  [FORGET]: {
    deed: "payer.forget",
    twice: "keyed",
    said: "The account is forgotten.",
    run: (form, { facts }) =>
      Effect.gen(function* () {
        const payers = yield* Payers
        yield* valueOf(payers.forget(yield* idIn(facts, "customer"), form.text("account")))
        return {}
      })
  },
  "new-debtor-link": {
    deed: "customer.new_link",
    twice: "once",
    said: "The customer has a new link. Earlier ones no longer work.",
    run: (_form, { facts, membership }) =>
      Effect.gen(function* () {
        const links = yield* DebtorLinks
        yield* links.renew(membership.company.id, yield* idIn(facts, "customer"))
        return {}
      })
  }
}

/** `/app/{company}/customers/{customer}`. */
export const customer = companyPage({
  path: "/customers/:customer",
  load,
  title: ({ customer }) => customer.displayName,
  view: (
    { blocks, credits, customer, link, messages, owed, payers, payments, receivables, waiting },
    visit
  ) => (
    <>
      <div class="actions page">
        <EditCustomer customer={customer} visit={visit} />
      </div>
      <dl class="figures">
        <div>
          <dt>Owes</dt>
          {owed.length === 0 ? <dd>Nothing</dd> : null}
          {owed.map(({ currency, minor }) => (
            <dd>
              <Money minor={minor} currency={currency} reader={visit.reader} />
            </dd>
          ))}
        </div>
        <CreditFigure credits={credits} visit={visit} />
      </dl>
      <WaitingMoney transactions={waiting} visit={visit} />
      <div class="grid-2">
        <div>
          <Card title="Facts">
            <Facts
              facts={customerFields(customer).map(
                ([, label, value]) => [label, value === "" ? "–" : value] as const
              )}
            />
          </Card>
          <DebtorCard customer={customer} link={link} visit={visit} />
          <KnownPayers payers={payers} visit={visit} />
        </div>
        <Card title="Where reminders may go">
          {(["email", "sms"] as const).map((channel) => (
            <ChannelForm
              channel={channel}
              block={blocks.find((each) => each.channel === channel)}
              customer={customer}
              visit={visit}
            />
          ))}
        </Card>
      </div>
      <Card title="Receivables">
        <Table caption="Receivables of this customer" columns={receivableColumns(visit)} rows={receivables} />
        <a href={`${visit.base}/receivables?customer_id=${customer.id}`}>All receivables</a>
      </Card>
      <CustomerPayments customerId={customer.id} payments={payments} visit={visit} />
      <Card title="Messages">
        {messages.items.length === 0 ? (
          <p>No message is planned or was sent.</p>
        ) : (
          <Table caption="Reminders of this customer" columns={messageColumns(visit)} rows={messages.items} />
        )}
        <a href={`${visit.base}/reminders?customer_id=${customer.id}`}>All messages</a>
      </Card>
    </>
  ),
  actions
})
