/** A customer who was merged into another: into whom, the way back for a day, and what happened until then. */
import { Effect } from "effect"
import { NotFound } from "../../domain/Errors.ts"
import { Audit } from "../../services/Audit.ts"
import { CustomerMerges } from "../../services/customers/CustomerMerges.ts"
import { companyPage } from "../Page.ts"
import { idIn } from "../Query.ts"
import { CustomerHistory } from "./customer/History.tsx"
import { say } from "../../words/Say.ts"

/** `/app/{company}/customers/{customer}/merged`. */
export const customerMergedPage = companyPage({
  path: "/customers/:customer/merged",
  // Whoever is a customer, by now or again, has a page of their own.
  redirect: ({ base, facts }) =>
    Effect.gen(function* () {
      const merges = yield* CustomerMerges
      const id = yield* idIn(facts, "customer")
      return (yield* merges.aliasOf(id)) === null ? `${base}/customers/${id}` : null
    }),
  load: ({ facts }) =>
    Effect.gen(function* () {
      const audit = yield* Audit
      const merges = yield* CustomerMerges
      const id = yield* idIn(facts, "customer")
      const alias = yield* merges.aliasOf(id)
      if (alias === null) return yield* NotFound.resource("customer")
      return {
        id,
        alias,
        entries: yield* audit.history(yield* merges.topics(id)),
        merges: yield* merges.undoable(id)
      }
    }),
  title: ({ alias }) => alias.name,
  view: ({ alias, entries, id, merges }, visit) => (
    <>
      <p class="notice info">
        {say("{name} was merged into {presentName}. Receivables, messages and notes are there.", {
          name: alias.name,
          presentName: (
            <a href={`${visit.base}/customers/${alias.presentId}`} class="break">
              {alias.presentName}
            </a>
          )
        })}
      </p>
      <CustomerHistory customerId={id} entries={entries} merges={merges} visit={visit} />
    </>
  )
})
