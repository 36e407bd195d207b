/** One customer: facts, what is owed, all messages, which addresses may be used, and the debtor's page. */
import { Effect } from "effect"
import type { CustomerResource } from "../../domain/Customer.ts"
import { Audit } from "../../services/Audit.ts"
import { CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import { Credits } from "../../services/bank/Credits.ts"
import { MoneyIn } from "../../services/bank/MoneyIn.ts"
import { Payers } from "../../services/bank/Payers.ts"
import { CustomerMerges } from "../../services/customers/CustomerMerges.ts"
import { Customers } from "../../services/customers/Customers.ts"
import { Notes } from "../../services/customers/Notes.ts"
import { Deposits } from "../../services/customers/Deposits.ts"
import { DebtorLinks } from "../../services/customers/DebtorLinks.ts"
import { Replies } from "../../services/receivables/Replies.ts"
import { ReceivableSearch } from "../../services/receivables/ReceivableSearch.ts"
import { MessageHistory } from "../../services/reminders/MessageHistory.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { Dialog, Submit } from "../parts/Dialog.tsx"
import { ActionForm } from "../parts/Form.tsx"
import { AddNote, NotesCard } from "../parts/Notes.tsx"
import { Table } from "../parts/Table.tsx"
import { Card, Facts, Money } from "../parts/Text.tsx"
import { idIn } from "../Query.ts"
import { RepliesCard } from "./customer/Replies.tsx"
import { MessagesCard } from "./customer/Messages.tsx"
import { CustomerHistory } from "./customer/History.tsx"
import { customerActions } from "./customer/actions.ts"
import { DepositsCard } from "./customer/Deposits.tsx"
import { PaymentFromCustomer, UseCredit } from "./customer/Payment.tsx"
import { ChannelForm } from "./customer/Channel.tsx"
import { CreditFigure, CustomerPayments, KnownPayers, WaitingMoney } from "./customer/Money.tsx"
import { MergeLink, SameAddress } from "./customer/Merging.tsx"
import { EditCustomer, customerFields } from "./customer/Edit.tsx"
import { referenceColumn, stateColumns } from "./receivable/Columns.tsx"
import { say } from "../../words/Say.ts"

/** Receivables and reminders that the page shows; the lists have the others. */
const SHOWN = 25

/** For a company that has no receivables yet. */
const FIRST_CURRENCY = "EUR"

interface Props {
  readonly customer: CustomerResource
  readonly visit: CompanyVisit
}

const DebtorCard = ({ customer, link, visit }: Props & { readonly link: string }) => (
  <Card title={say("The debtor’s page")}>
    <p>
      <a href={link} hx-boost="false" target="_blank" rel="noopener noreferrer">
        {say("Open the debtor’s page")}
      </a>
    </p>
    <Dialog
      visit={visit}
      action="new-debtor-link"
      label={say("New link")}
      title={say("New link to the debtor’s page")}
      danger
    >
      <ActionForm visit={visit} action="new-debtor-link">
        <p>
          {say("All links that {displayName} was sent so far no longer work.", {
            displayName: customer.displayName
          })}
        </p>
        <Submit kind="danger">{say("New link")}</Submit>
      </ActionForm>
    </Dialog>
  </Card>
)

const receivableColumns = (visit: CompanyVisit) => [referenceColumn(visit), ...stateColumns(visit)]

/** What a payment may be in: what they owe, the earliest due first, and what they have paid in before. */
const currenciesOf = (
  debts: ReadonlyArray<{ readonly currency: string }>,
  credits: ReadonlyArray<{ readonly currency: string }>,
  usual: string
): readonly [string, ...ReadonlyArray<string>] => {
  const [first = usual, ...others] = new Set([...debts, ...credits].map(({ currency }) => currency))
  return [first, ...others]
}

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
    const deposits = yield* Deposits
    const audit = yield* Audit
    const replies = yield* Replies
    const notes = yield* Notes
    const merges = yield* CustomerMerges
    const customer = yield* customers.read(yield* idIn(facts, "customer"))
    const { id } = customer
    return {
      customer,
      owed: yield* search.owed(id),
      blocks: yield* search.blocks(id),
      credits: yield* credits.of(id),
      payers: yield* payers.of(id),
      debts: yield* deposits.openDebts(id),
      held: yield* deposits.held(id),
      deposits: yield* deposits.ofCustomer(id),
      usualCurrency: (yield* search.usualCurrency) ?? FIRST_CURRENCY,
      notes: yield* notes.about({ customerId: id }),
      replies: yield* replies.ofCustomer(id),
      entries: yield* audit.history(yield* merges.topics(id)),
      merges: yield* merges.undoable(id),
      alike: yield* search.alike({ displayName: customer.displayName, email: customer.email ?? "" }),
      waiting: yield* moneyIn.waitingOf(id),
      payments: yield* moneyIn.paymentsOf(id),
      receivables: (yield* receivables.list({ customerId: id }, { page: 1, perPage: SHOWN })).items,
      messages: yield* record.list({ customerId: id }, { of: "planned", place: null }, SHOWN),
      link: yield* links.urlFor(membership.company.id, id)
    }
  })

type Loaded = Effect.Effect.Success<ReturnType<typeof load>>

/** What the customer owes, and the money that is left of payments. */
const Owed = ({
  credits,
  owed,
  visit
}: Pick<Loaded, "credits" | "owed"> & { readonly visit: CompanyVisit }) => (
  <dl class="figures">
    <div>
      <dt>{say("Owes")}</dt>
      {owed.length === 0 ? <dd>{say("Nothing")}</dd> : null}
      {owed.map(({ currency, minor }) => (
        <dd>
          <Money minor={minor} currency={currency} reader={visit.reader} />
        </dd>
      ))}
    </div>
    <CreditFigure credits={credits} visit={visit} />
  </dl>
)

/** `/app/{company}/customers/{customer}`. */
export const customer = companyPage({
  path: "/customers/:customer",
  load,
  redirect: ({ base, facts }) =>
    Effect.gen(function* () {
      const merges = yield* CustomerMerges
      const id = yield* idIn(facts, "customer")
      return (yield* merges.aliasOf(id)) === null ? null : `${base}/customers/${id}/merged`
    }),
  title: ({ customer }) => customer.displayName,
  view: (
    { blocks, customer, link, messages, owed, payers, payments, receivables, waiting, ...money },
    visit
  ) => (
    <>
      <div class="actions page">
        <PaymentFromCustomer
          debts={money.debts}
          currencies={currenciesOf(money.debts, money.credits, money.usualCurrency)}
          visit={visit}
        />
        <UseCredit credits={money.credits} held={money.held} debts={money.debts} visit={visit} />
        <AddNote page="customer" visit={visit} />
        <EditCustomer customer={customer} visit={visit} />
        <a
          role="button"
          class="secondary outline"
          href={`${visit.base}/receivables/new?customer_id=${customer.id}`}
        >
          {say("New receivable")}
        </a>
        <MergeLink customerId={customer.id} visit={visit} />
      </div>
      <Owed owed={owed} credits={money.credits} visit={visit} />
      <SameAddress customer={customer} others={money.alike} visit={visit} />
      <NotesCard page="customer" notes={money.notes} visit={visit} />
      <WaitingMoney transactions={waiting} visit={visit} />
      <div class="grid-2">
        <div>
          <Card title={say("Facts")}>
            <Facts
              facts={customerFields(customer).map(
                ([, label, value]) => [label, value === "" ? "–" : value] as const
              )}
            />
          </Card>
          <DebtorCard customer={customer} link={link} visit={visit} />
          <KnownPayers payers={payers} visit={visit} />
        </div>
        <Card title={say("Where reminders may go")}>
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
      <Card title={say("Receivables")}>
        <Table
          caption={say("Receivables of this customer")}
          columns={receivableColumns(visit)}
          rows={receivables}
        />
        <a href={`${visit.base}/receivables?customer_id=${customer.id}`}>{say("All receivables")}</a>
      </Card>
      <DepositsCard deposits={money.deposits} visit={visit} />
      <CustomerPayments customerId={customer.id} payments={payments} visit={visit} />
      <MessagesCard customerId={customer.id} messages={messages.items} visit={visit} />
      <RepliesCard replies={money.replies} visit={visit} />
      <CustomerHistory customerId={customer.id} entries={money.entries} merges={money.merges} visit={visit} />
    </>
  ),
  actions: customerActions
})
