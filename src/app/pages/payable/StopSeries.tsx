/** How a series of bills is stopped: the button that asks by name, and what it does. */
import { Effect } from "effect"
import type { CurrentActor } from "../../../domain/Actor.ts"
import type { Series } from "../../../domain/Series.ts"
import { PayableSeries } from "../../../services/payables/Series.ts"
import type { FormAction, CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, forRow } from "../../parts/Form.tsx"
import { idIn } from "../../Query.ts"
import { phrase, say } from "../../../words/Say.ts"

/** Each page calls it by a name of its own. */
export type StopAction = "stop-series" | "stop-listed-series"

/** Whether bills of a series are still to be written. */
const isRunning = ({ nextDueDate, status }: Series): boolean => status === "active" && nextDueDate !== null

/** The button; nothing for a series that has ended. */
export const StopSeries = ({
  action,
  series,
  visit
}: {
  readonly action: StopAction
  readonly series: Series
  readonly visit: CompanyVisit
}) => {
  if (!isRunning(series)) return null
  const own = forRow(visit, "series_id", String(series.id))
  return (
    <Dialog visit={own} action={action} of={series.id} label={say("Stop series")} danger wayOut="keep">
      <ActionForm visit={own} action={action}>
        <p>
          {say("No more bills of “{billLabel}” are written. Those that are written stay.", {
            billLabel: series.billLabel
          })}
        </p>
        <input type="hidden" name="series_id" value={String(series.id)} />
        <Submit kind="danger">{say("Stop series")}</Submit>
      </ActionForm>
    </Dialog>
  )
}

/** What that button does. */
export const stopSeries: FormAction<CompanyVisit, CurrentActor | PayableSeries> = {
  deed: "series.stop",
  twice: "once",
  said: phrase("The series is stopped."),
  run: (form, { membership }) =>
    Effect.gen(function* () {
      const series = yield* PayableSeries
      const id = yield* idIn({ params: { series: form.text("series_id") } }, "series")
      // Another company's series is not found, before anything is asked of it.
      yield* series.read(membership.company.id, id)
      yield* series.stop(membership.company.id, id)
      return {}
    })
}
