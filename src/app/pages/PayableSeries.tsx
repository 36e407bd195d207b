/** The series of bills that are running, also those of which no bill is written yet, and how each is stopped. */
import { Effect } from "effect"
import { parseId } from "../../domain/Ids.ts"
import { SERIES_HORIZON_DAYS, type Series } from "../../domain/Series.ts"
import { PayableSeries } from "../../services/payables/Series.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { Pager, Table } from "../parts/Table.tsx"
import { Day, Empty, Money } from "../parts/Text.tsx"
import { pageRequestOf } from "../Query.ts"
import { StopSeries, stopSeries } from "./payable/StopSeries.tsx"
import { phrase, say } from "../../words/Say.ts"

const columns = (visit: CompanyVisit) => {
  const { base, reader } = visit
  return [
    {
      label: say("Series"),
      cell: ({ billLabel, id }: Series) => (
        <a href={`${base}/payables?series_id=${id}`} aria-label={say("Bills of {billLabel}", { billLabel })}>
          {billLabel}
        </a>
      )
    },
    {
      label: say("Next bill"),
      cell: ({ nextDueDate, status }: Series) =>
        status === "stopped" ? (
          say("Stopped")
        ) : nextDueDate === null ? (
          say("All are written")
        ) : (
          <Day date={nextDueDate} reader={reader} />
        )
    },
    {
      label: say("Until"),
      cell: ({ lastDate }: Series) =>
        lastDate === null ? say("No end") : <Day date={lastDate} reader={reader} />
    },
    {
      label: say("Each"),
      number: true,
      cell: ({ amountMinor, currency }: Series) => (
        <Money minor={amountMinor} currency={currency} reader={reader} />
      )
    },
    {
      label: say("Change"),
      cell: (series: Series) => <StopSeries action="stop-listed-series" series={series} visit={visit} />
    }
  ]
}

/** `/app/{company}/payables/series`, or one series with `?series_id=3`. */
export const payableSeries = companyPage({
  path: "/payables/series",
  title: phrase("Series of bills"),
  load: ({ membership, query }) =>
    Effect.gen(function* () {
      const service = yield* PayableSeries
      const request = pageRequestOf(query)
      const { id: company } = membership.company
      const one = parseId(query.get("series_id") ?? "")
      const all = one === undefined ? yield* service.running(company) : [yield* service.read(company, one)]
      const start = (request.page - 1) * request.perPage
      return { items: all.slice(start, start + request.perPage), request, total: all.length }
    }),
  view: ({ items, request, total }, visit) => (
    <>
      <div class="actions">
        <a role="button" href={`${visit.base}/payables/new`}>
          {say("New series")}
        </a>
        {visit.query.has("series_id") ? (
          <a role="button" class="secondary outline" href={`${visit.base}/payables/series`}>
            {say("All running series")}
          </a>
        ) : null}
      </div>
      {items.length === 0 ? (
        <Empty>
          <p>{say("No series is running. Make one for a bill that comes every month.")}</p>
        </Empty>
      ) : (
        <>
          <Table caption={say("Series, the next bill first")} columns={columns(visit)} rows={items} />
          <p class="quiet">
            {say("Each bill is written {seriesHorizonDays} days before it is due.", {
              seriesHorizonDays: SERIES_HORIZON_DAYS
            })}
          </p>
        </>
      )}
      <Pager visit={visit} request={request} total={total} />
    </>
  ),
  actions: { "stop-listed-series": stopSeries }
})
