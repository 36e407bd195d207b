/** Merging a customer into another: the way there, and the way back for a day. */
import { Effect } from "effect"
import type { CurrentRequest } from "../../../domain/CurrentRequest.ts"
import type { CustomerResource } from "../../../domain/Customer.ts"
import { UNDO_MILLIS } from "../../../domain/CustomerMerge.ts"
import { NotFound } from "../../../domain/Errors.ts"
import { parseId } from "../../../domain/Ids.ts"
import type { Role } from "../../../domain/Member.ts"
import type { WriteRequest } from "../../../domain/WriteRequest.ts"
import { CustomerMerges, type UndoableMerge } from "../../../services/customers/CustomerMerges.ts"
import type { CustomerChoice } from "../../../services/customers/CustomerSearch.ts"
import { valueOf } from "../../../services/Write.ts"
import type { CompanyVisit, FormAction } from "../../Page.ts"
import { ActionForm, forRow, Problems, submittedTo } from "../../parts/Form.tsx"
import { Moment } from "../../parts/Text.tsx"
import { phrase, say } from "../../../words/Say.ts"

/** Who merges customers, and undoes it. */
export const mergers: ReadonlyArray<Role> = ["owner", "admin"]

/** The name of the action that undoes a merge. */
const UNDO = "undo-merge"
const MERGE = "merge_id"

const mayMerge = ({ membership }: CompanyVisit): boolean => mergers.includes(membership.role)

/** The way to the page where a customer is merged into another. */
export const MergeLink = ({
  customerId,
  visit
}: {
  readonly customerId: number
  readonly visit: CompanyVisit
}) =>
  mayMerge(visit) ? (
    <a role="button" class="secondary outline" href={`${visit.base}/customers/${customerId}/merge`}>
      {say("Merge")}
    </a>
  ) : null

/** Says that others have the same address, which a change may have brought about, with the way to merge. */
export const SameAddress = ({
  customer: { email, id },
  others,
  visit
}: {
  readonly customer: CustomerResource
  readonly others: ReadonlyArray<CustomerChoice>
  readonly visit: CompanyVisit
}) => {
  const same = others.filter(
    (other) => other.id !== id && email !== null && other.email?.toLowerCase() === email.toLowerCase()
  )
  return same.length === 0 ? null : (
    <div class="notice info">
      {same.map((other) => (
        <p>
          {say("{displayName} has the same e-mail address.", {
            displayName: (
              <a href={`${visit.base}/customers/${other.id}`} class="break">
                {other.displayName}
              </a>
            )
          })}{" "}
          {mayMerge(visit) ? (
            <a
              href={`${visit.base}/customers/${id}/merge?${new URLSearchParams({ into: String(other.id) })}`}
            >
              {say("Merge into {displayName}", { displayName: other.displayName })}
            </a>
          ) : null}
        </p>
      ))}
    </div>
  )
}

/** It is sent to the page of the customer who stays, from the page of either. */
const UndoForm = ({
  merge: { id, keptId },
  visit
}: {
  readonly merge: UndoableMerge
  readonly visit: CompanyVisit
}) => (
  <ActionForm visit={forRow(visit, MERGE, String(id))} action={UNDO} to={`${visit.base}/customers/${keptId}`}>
    <input type="hidden" name={MERGE} value={id} />
    <button type="submit" class="secondary small">
      {say("Undo")}
    </button>
  </ActionForm>
)

/** What was merged less than a day ago, with the way back; and why another one can't be undone any more. */
export const UndoMerges = ({
  customerId,
  merges,
  visit
}: {
  readonly customerId: number
  readonly merges: ReadonlyArray<UndoableMerge>
  readonly visit: CompanyVisit
}) => {
  const refused = submittedTo(visit, UNDO)
  const isShown = merges.some(({ id }) => String(id) === refused?.form.text(MERGE))
  return (
    <>
      {isShown ? null : <Problems submitted={refused} />}
      {merges.map((merge) => (
        <div class="notice info undo">
          <span class="break">
            {merge.keptId === customerId ? (
              <>{say("{goneName} was merged into this customer.", { goneName: merge.goneName })}</>
            ) : (
              <>
                {say("{goneName} was merged into {keptName}.", {
                  goneName: merge.goneName,
                  keptName: merge.keptName
                })}
              </>
            )}{" "}
            {say("This can be undone until {moment}.", {
              moment: <Moment at={merge.mergedAt + UNDO_MILLIS} reader={visit.reader} />
            })}
          </span>
          {mayMerge(visit) ? <UndoForm merge={merge} visit={visit} /> : null}
        </div>
      ))}
    </>
  )
}

/** By its name, the form that undoes a merge. */
export const undoMerge: Readonly<
  Record<string, FormAction<CompanyVisit, CurrentRequest | WriteRequest | CustomerMerges>>
> = {
  [UNDO]: {
    deed: "customer.unmerge",
    roles: mergers,
    twice: "keyed",
    said: phrase("The customers are two again."),
    run: (form, { base }) =>
      Effect.gen(function* () {
        const merges = yield* CustomerMerges
        const id = parseId(form.text(MERGE))
        if (id === undefined) return yield* NotFound.resource("merge")
        const { keptId } = yield* valueOf(merges.undo(id))
        return { to: `${base}/customers/${keptId}` }
      })
  }
}
