/** Money in: the accounts, what needs a person first, then all that moved on them; the same as a file. */
import { Effect } from "effect"
import { unappliedMinor } from "../../domain/bank/BankTransaction.ts"
import { bankAccountFields } from "../../domain/NewBankAccount.ts"
import type { PageRequest } from "../../domain/Page.ts"
import { MoneyIn } from "../../services/bank/MoneyIn.ts"
import { StatementViews } from "../../services/bank/StatementViews.ts"
import { BankAccounts } from "../../services/company/BankAccounts.ts"
import { csvFile, MAX_CSV_ROWS } from "../Csv.ts"
import { companyPage, type CompanyVisit, type FormAction } from "../Page.ts"
import { DownloadCsv, Pager, Table } from "../parts/Table.tsx"
import { Empty } from "../parts/Text.tsx"
import { NEWEST_FIRST, pageRequestOf } from "../Query.ts"
import { accountOptions, accountRoles, AccountFigures, ADD_ACCOUNT, AddAccount } from "./bank/Accounts.tsx"
import {
  movementColumns,
  movementHeadings,
  movementRow,
  TransactionFilters,
  transactionOrder,
  transactionQuery,
  transactionSort
} from "./bank/Filters.tsx"
import { NeedsYou } from "./bank/NeedsYou.tsx"
import { idsIn } from "./bank/transactionActions.ts"
import { FilesInWork, UploadForm } from "./bank/Upload.tsx"
import { phrase, say } from "../../words/Say.ts"

/** Transactions that wait and are shown at once. */
const WAITING_SHOWN = 10

/** Which page of what waits an address asks for. */
const waitingRequest = (query: URLSearchParams): PageRequest => ({
  page: pageRequestOf(new URLSearchParams({ page: query.get("waiting") ?? "1" })).page,
  perPage: WAITING_SHOWN
})

/** Whether the address asks for a part of the list of all: then that is what one sees. */
const isOfList = (query: URLSearchParams): boolean =>
  query.has("page") ||
  transactionOrder(query) !== undefined ||
  Object.keys(transactionQuery(query)).length > 0

const load = ({ membership, query }: CompanyVisit) =>
  Effect.gen(function* () {
    const moneyIn = yield* MoneyIn
    const statements = yield* StatementViews
    const bankAccounts = yield* BankAccounts
    const request = pageRequestOf(query)
    const isList = isOfList(query)
    const [accounts, list, waiting, justDone, inWork, company] = yield* Effect.all(
      [
        statements.accounts,
        moneyIn.list(transactionQuery(query), request, transactionSort(query)),
        isList ? Effect.succeed({ items: [], total: 0 }) : moneyIn.waiting(waitingRequest(query)),
        moneyIn.paying(idsIn(query.get("just") ?? "")),
        statements.inWork,
        bankAccounts.of(membership.company.id)
      ],
      { concurrency: "unbounded" }
    )
    const holder = company.accountHolder ?? company.name
    return { accounts, list, waiting, justDone, inWork, request, isList, holder }
  })

type Data = Effect.Effect.Success<ReturnType<typeof load>>

interface Props {
  readonly data: Data
  readonly visit: CompanyVisit
}

/** The ways to more statements and accounts. */
const Bring = ({ data: { accounts, holder }, visit }: Props) => (
  <section class="card bring" aria-label={say("Upload")}>
    <UploadForm visit={visit} />
    <div class="actions">
      <a href={`${visit.base}/bank/statements`}>{say("Statements so far")}</a>
      {accountRoles.includes(visit.membership.role) ? (
        <AddAccount holder={holder} visit={visit} />
      ) : accounts.length === 0 ? (
        <p class="quiet">{say("An owner or admin can add an account.")}</p>
      ) : null}
    </div>
  </section>
)

const First = ({ data, visit }: Props) => {
  const { accounts, justDone, list, waiting } = data
  return (
    <>
      {accounts.length === 0 ? (
        <Empty>
          <p>
            {accountRoles.includes(visit.membership.role)
              ? say(
                  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: add it first, or give your IBAN in the facts of the company."
                )
              : say(
                  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: ask an owner or admin to add it, or to give your IBAN in the facts of the company."
                )}
          </p>
        </Empty>
      ) : (
        <AccountFigures accounts={accounts} visit={visit} />
      )}
      <Bring data={data} visit={visit} />
      {list.total === 0 && waiting.total === 0 ? null : (
        <NeedsYou
          items={waiting.items}
          total={waiting.total}
          request={waitingRequest(visit.query)}
          done={justDone.map(({ transaction }) => transaction.id)}
          justDone={justDone}
          visit={visit}
        />
      )}
    </>
  )
}

/** Everything that moved, with its filters. */
const All = ({ data: { accounts, isList, list, request }, visit }: Props) =>
  list.total === 0 && !isList ? (
    accounts.length === 0 ? null : (
      <Empty>
        <p>{say("Nothing has moved yet, as far as Duebook knows. Upload a statement.")}</p>
      </Empty>
    )
  ) : (
    <section aria-labelledby="all-movements">
      <h2 id="all-movements">{say("All transactions")}</h2>
      <TransactionFilters accounts={accountOptions(accounts)} visit={visit} />
      {list.total === 0 ? (
        <Empty>
          <p>{say("Nothing matches. Try fewer filters.")}</p>
        </Empty>
      ) : (
        <>
          <Table
            caption={say("Transactions")}
            columns={movementColumns(visit)}
            rows={list.items}
            sorted={{ visit, order: transactionOrder(visit.query) ?? NEWEST_FIRST }}
          />
          <Pager visit={visit} request={request} total={list.total} />
          <DownloadCsv visit={visit} />
          {list.total > MAX_CSV_ROWS ? (
            <p class="quiet">
              {say("The file has the first {count} of them.", { count: visit.reader.number(MAX_CSV_ROWS) })}
            </p>
          ) : null}
        </>
      )}
    </section>
  )

const actions: Readonly<Record<string, FormAction<CompanyVisit, BankAccounts>>> = {
  [ADD_ACCOUNT]: {
    roles: accountRoles,
    deed: "bank_account.add",
    twice: "once",
    said: phrase("The account is added. Upload its statements."),
    run: (form, { membership }) =>
      Effect.gen(function* () {
        const accounts = yield* BankAccounts
        const given = Object.fromEntries(bankAccountFields.map((field) => [field, form.text(field)]))
        yield* accounts.add(membership.company.id, given)
        return {}
      })
  }
}

/** `/app/{company}/bank`. */
export const bank = companyPage({
  path: "/bank",
  navigation: { label: phrase("Money in"), group: "book" },
  title: phrase("Money in"),
  load,
  view: (data, visit) => (
    <>
      <FilesInWork statements={data.inWork} visit={visit} />
      {data.isList ? (
        <p>
          <a href={`${visit.base}/bank`}>{say("What needs you")}</a>
        </p>
      ) : (
        <First data={data} visit={visit} />
      )}
      <All data={data} visit={visit} />
    </>
  ),
  actions,
  csv: ({ query }) =>
    Effect.gen(function* () {
      const moneyIn = yield* MoneyIn
      const { items, total } = yield* moneyIn.list(
        transactionQuery(query),
        { page: 1, perPage: MAX_CSV_ROWS },
        transactionSort(query)
      )
      const rows = items.map((transaction) => movementRow(transaction, unappliedMinor(transaction)))
      const cut =
        total > items.length
          ? [[say("Cut after {count} of {total} rows.", { count: items.length, total })]]
          : []
      return csvFile("bank-transactions", movementHeadings, [...rows, ...cut])
    })
})
