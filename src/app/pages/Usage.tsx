/** What a company has used of its plan, and the requests of its keys. */
import { Effect } from "effect"
import { CompanyTrust, type TrustReport } from "../../services/company/CompanyTrust.ts"
import type { ListedPeriod } from "../../services/company/Plans.ts"
import { REPORT_DAYS, type UsageReport, UsageReports } from "../../services/keys/UsageReports.ts"
import { csvFile } from "../Csv.ts"
import { companyPage, type CompanyVisit } from "../Page.ts"
import { DownloadCsv } from "../parts/Table.tsx"
import { Card, Facts, Moment } from "../parts/Text.tsx"
import { TrustToday } from "../parts/TrustToday.tsx"
import { AppSettings } from "../Settings.ts"
import { RequestsByKey } from "./usage/RequestsByKey.tsx"
import { phrase, say } from "../../words/Say.ts"

const plans = { trial: phrase("Trial"), basic: phrase("Basic"), pro: phrase("Pro") } as const
/** From here on, the page says that the allowance comes to its end. */
const ALMOST_USED = 0.9

interface Usage extends UsageReport {
  readonly trust: TrustReport
  readonly requestsPerMinute: number
}

const load = ({ membership, session }: CompanyVisit) =>
  Effect.gen(function* () {
    const reports = yield* UsageReports
    const { requestsPerMinute } = yield* AppSettings
    const trusts = yield* CompanyTrust
    const trust = yield* trusts.report(membership.company.id)
    return { ...(yield* reports.of(membership.company.id, session.now)), requestsPerMinute, trust }
  })

/** What is left, and what to do when that is little. */
const Allowance = ({ period, visit }: { readonly period: ListedPeriod; readonly visit: CompanyVisit }) => {
  const { reader } = visit
  const left = Math.max(0, period.allowance - period.used)
  const isAlmostUsed = period.used >= period.allowance * ALMOST_USED
  return (
    <>
      {isAlmostUsed ? (
        <p class="notice bad">
          {left === 0
            ? say("The allowance is used up: requests of your keys are refused until the period ends.")
            : say(
                "The allowance is almost used up. When it is, requests of your keys are refused until the period ends."
              )}{" "}
          {say("Ask who runs Duebook for you if you need more.")}
        </p>
      ) : null}
      <dl class="figures">
        <div>
          <dt>{say("Used")}</dt>
          <dd>{reader.number(period.used)}</dd>
        </div>
        <div>
          <dt>{say("Left")}</dt>
          <dd>{reader.number(left)}</dd>
        </div>
      </dl>
      <progress
        aria-label={say("Requests used in the period")}
        max={Math.max(1, period.allowance)}
        value={Math.min(period.used, period.allowance)}
      />
    </>
  )
}

const Plan = ({ usage, visit }: { readonly usage: Usage; readonly visit: CompanyVisit }) => {
  const { reader } = visit
  const { next, present, requestsPerMinute } = usage
  const limit = [
    say("Per minute"),
    say("{count} requests with each key", { count: reader.number(requestsPerMinute) })
  ] as const
  if (present === null) {
    return (
      <Card title={say("No plan")}>
        <p>
          {say(
            "No plan is in force, so requests of your keys are refused and no reminders leave. Ask the operator of this Duebook to start one."
          )}
        </p>
        {next === null ? null : (
          <p>
            {say("The plan {plan} begins on {moment}.", {
              plan: say(plans[next.plan]),
              moment: <Moment at={next.startsAt} reader={reader} />
            })}
          </p>
        )}
      </Card>
    )
  }
  return (
    <Card title={say("Plan {plan}", { plan: say(plans[present.plan]) })}>
      <Allowance period={present} visit={visit} />
      <Facts
        facts={[
          [
            say("Period"),
            <>
              {say("{moment} to {moment2}", {
                moment: <Moment at={present.startsAt} reader={reader} />,
                moment2: <Moment at={present.endsAt} reader={reader} />
              })}
            </>
          ],
          [say("Allowance"), say("{count} requests", { count: reader.number(present.allowance) })],
          limit,
          ...(next === null
            ? []
            : [
                [
                  say("Then"),
                  <>
                    {say("{plan}, {count} requests, from {moment}", {
                      plan: say(plans[next.plan]),
                      count: reader.number(next.allowance),
                      moment: <Moment at={next.startsAt} reader={reader} />
                    })}
                  </>
                ] as const
              ])
        ]}
      />
    </Card>
  )
}

/** `/app/{company}/usage`. */
export const usage = companyPage({
  path: "/usage",
  navigation: { label: phrase("Usage"), group: "company" },
  title: phrase("Usage"),
  load,
  csv: (visit) =>
    Effect.map(load(visit), ({ uses }) =>
      csvFile(
        "requests",
        ["day", "key_id", "key", "requests"],
        uses.map(({ apiKeyId, day, name, requests }) => [day, apiKeyId, name, requests])
      )
    ),
  view: (data, visit) => (
    <>
      <Plan usage={data} visit={visit} />
      <TrustToday trust={data.trust} reader={visit.reader} />
      <Card title={say("Requests per day")}>
        <RequestsByKey report={data} visit={visit} />
        <p class="quiet">
          {say(
            "The last {reportDays} days of UTC, as of {moment}. A request is counted here a few seconds after it came.",
            { reportDays: REPORT_DAYS, moment: <Moment at={visit.session.now} reader={visit.reader} /> }
          )}
        </p>
        {data.uses.length === 0 ? null : <DownloadCsv visit={visit} />}
      </Card>
    </>
  )
})
