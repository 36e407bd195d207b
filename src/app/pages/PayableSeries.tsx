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

const columns = (visit: CompanyVisit) => {
  const { base, reader } = visit
  return [
    {
      label: "Series",
      cell: ({ billLabel, id }: Series) => (
        <a href={`${base}/payables?series_id=${id}`} aria-label={`Bills of ${billLabel}`}>
          {billLabel}
        </a>
      )
    },
    {
      label: "Next bill",
      cell: ({ nextDueDate, status }: Series) =>
        status === "stopped" ? (
          "Stopped"
        ) : nextDueDate === null ? (
          "All are written"
        ) : (
          <Day date={nextDueDate} reader={reader} />
        )
    },
    {
      label: "Until",
      cell: ({ lastDate }: Series) => (lastDate === null ? "No end" : <Day date={lastDate} reader={reader} />)
    },
    {
      label: "Each",
      number: true,
      cell: ({ amountMinor, currency }: Series) => (
        <Money minor={amountMinor} currency={currency} reader={reader} />
      )
    },
    {
      label: "Change",
      cell: (series: Series) => <StopSeries action="stop-listed-series" series={series} visit={visit} />
    }
  ]
}

/** `/app/{company}/payables/series`, or one series with `?series_id=3`. */
export const payableSeries = companyPage({
  path: "/payables/series",
  title: "Series of bills",
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
          New series
        </a>
        {visit.query.has("series_id") ? (
          <a role="button" class="secondary outline" href={`${visit.base}/payables/series`}>
            All running series
          </a>
        ) : null}
      </div>
      {items.length === 0 ? (
        <Empty>
          <p>No series is running. Make one for a bill that comes every month.</p>
        </Empty>
      ) : (
        <>
          <Table caption="Series, the next bill first" columns={columns(visit)} rows={items} />
          <p class="quiet">Each bill is written {SERIES_HORIZON_DAYS} days before it is due.</p>
        </>
      )}
      <Pager visit={visit} request={request} total={total} />
    </>
  ),
  actions: { "stop-listed-series": stopSeries }
})
