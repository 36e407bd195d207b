/** Merging a customer into another: whom, and then what happens, before it does. */
import { Effect } from "effect"
import { refuseMerge } from "../../domain/CustomerMerge.ts"
import { NotFound } from "../../domain/Errors.ts"
import { parseId } from "../../domain/Ids.ts"
import { CustomerMerges, type MergePreview } from "../../services/customers/CustomerMerges.ts"
import { type CustomerChoice, CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import { Customers } from "../../services/customers/Customers.ts"
import { valueOf } from "../../services/Write.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm } from "../parts/Form.tsx"
import { OtherProblems } from "../parts/OtherProblems.tsx"
import { Table } from "../parts/Table.tsx"
import { Card, Facts } from "../parts/Text.tsx"
import { idIn } from "../Query.ts"
import { Consequences } from "./customer/MergeConsequences.tsx"
import { mergers } from "./customer/Merging.tsx"
import { loadSide, type SidesView, sidesOf } from "./customer/MergeSides.tsx"
import { customerLabel } from "./receivable/Customers.tsx"
import { translated } from "../../words/Refusals.ts"
import { phrase, say } from "../../words/Say.ts"

const ACTION = "merge-customer"
const SEARCH = "customer"
const INTO = "into"

/** The search, which works without a script, and whom it finds. */
const ChooseCustomer = ({
  offered,
  visit
}: {
  readonly offered: ReadonlyArray<CustomerChoice>
  readonly visit: CompanyVisit
}) => {
  const search = visit.query.get(SEARCH) ?? ""
  return (
    <>
      <form method="get" action={visit.facts.path} class="toolbar" data-auto role="search">
        <label class="search">
          {say("Merge into")}
          <input type="search" name={SEARCH} value={search} maxlength={200} />
        </label>
        <button type="submit" class="secondary outline">
          {say("Find")}
        </button>
      </form>
      {offered.length === 0 ? (
        <p class="notice info" role="status">
          {say("Nobody found. Type a word of the name, of an address or of a reference.")}
        </p>
      ) : (
        <Card title={search.trim() === "" ? say("The newest customers") : say("Found")}>
          <ul>
            {offered.map((customer) => (
              <li>
                <a
                  href={`${visit.facts.path}?${new URLSearchParams({ [INTO]: String(customer.id) })}`}
                  class="break"
                >
                  {customerLabel(customer)}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

const Preview = ({
  preview,
  view,
  visit
}: {
  readonly preview: MergePreview
  readonly view: SidesView
  readonly visit: CompanyVisit
}) => {
  const { gone, kept, obstacle } = preview
  return (
    <>
      <Card title={say("Before")}>
        <Table
          caption={say("What the two have now")}
          columns={[
            {
              label: say("What"),
              place: "title" as const,
              cell: (row: ReturnType<typeof sidesOf>[number]) => row.label
            },
            { label: kept.displayName, cell: (row) => row.kept },
            { label: gone.displayName, cell: (row) => row.gone }
          ]}
          rows={sidesOf(preview, view, visit)}
        />
      </Card>
      <Card title={say("Afterwards")}>
        <Facts
          facts={[
            [say("Name"), kept.displayName],
            [say("E-mail"), preview.after.email ?? "–"],
            [say("Phone"), preview.after.phoneE164 ?? "–"],
            [say("Language"), preview.after.preferredLocale ?? "–"],
            [say("Time zone"), preview.after.timezone ?? "–"]
          ]}
        />
        <Consequences {...preview} />
      </Card>
      {obstacle === null ? (
        <ActionForm visit={visit} action={ACTION} to={visit.facts.path}>
          <input type="hidden" name={INTO} value={kept.id} />
          <input type="hidden" name="kept_version" value={kept.version} />
          <input type="hidden" name="gone_version" value={gone.version} />
          <Submit>{say("Merge")}</Submit>
        </ActionForm>
      ) : (
        <p class="notice bad" role="alert">
          {translated(refuseMerge(obstacle).message)}
        </p>
      )}
      <OtherProblems forms={obstacle === null ? [ACTION] : []} visit={visit} />
      <p>
        <a href={visit.facts.path}>{say("Choose another customer")}</a>
      </p>
    </>
  )
}

/** `/app/{company}/customers/{customer}/merge`. */
export const customerMergePage = companyPage({
  path: "/customers/:customer/merge",
  roles: mergers,
  load: (visit) =>
    Effect.gen(function* () {
      const customers = yield* Customers
      const merges = yield* CustomerMerges
      const search = yield* CustomerSearch
      const customer = yield* customers.read(yield* idIn(visit.facts, "customer"))
      const into = parseId(visit.query.get(INTO) ?? visit.submitted?.form.text(INTO) ?? "")
      if (into !== undefined) {
        const preview = yield* merges.preview(into, customer.id)
        const view = { kept: yield* loadSide(preview.kept.id), gone: yield* loadSide(customer.id) }
        return { customer, chosen: { preview, view }, offered: [] }
      }
      const offered = yield* search.offered(visit.query.get(SEARCH) ?? "")
      return { customer, chosen: null, offered: offered.filter(({ id }) => id !== customer.id) }
    }),
  title: ({ customer }) => say("Merge {displayName}", { displayName: customer.displayName }),
  view: ({ chosen, offered }, visit) =>
    chosen === null ? (
      <ChooseCustomer offered={offered} visit={visit} />
    ) : (
      <Preview {...chosen} visit={visit} />
    ),
  actions: {
    [ACTION]: {
      deed: "customer.merge",
      twice: "keyed",
      said: phrase("The customers are merged."),
      run: (form, { base, facts }) =>
        Effect.gen(function* () {
          const merges = yield* CustomerMerges
          const into = parseId(form.text(INTO))
          if (into === undefined) return yield* NotFound.resource("customer")
          const { keptId } = yield* valueOf(
            merges.merge(into, yield* idIn(facts, "customer"), {
              keptVersion: form.text("kept_version"),
              goneVersion: form.text("gone_version")
            })
          )
          return { to: `${base}/customers/${keptId}` }
        })
    }
  }
})
