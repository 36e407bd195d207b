/** The first page of a company: what is owed and late, what comes in, what waits for a person, what happened last. */
import { Effect } from "effect"
import { addDays } from "../../domain/CalendarDate.ts"
import { BILLED_DAYS, COLLECTED_DAYS, type CurrencyFigures, SOON_DAYS } from "../../domain/Figures.ts"
import { Audit } from "../../services/Audit.ts"
import { type BookFigures, Overview } from "../../services/company/Overview.ts"
import { Notes } from "../../services/customers/Notes.ts"
import { CustomerSearch } from "../../services/customers/CustomerSearch.ts"
import { FirstSteps } from "../../services/company/FirstSteps.ts"
import { CompanyTrust } from "../../services/company/CompanyTrust.ts"
import * as Html from "../Html.tsx"
import { companyPage, companyRaw, type CompanyVisit } from "../Page.ts"
import { AgingCharts, WeekCharts } from "../parts/BookCharts.tsx"
import { NewestEntries } from "../parts/NewestEntries.tsx"
import { Card, Day, Empty, Money } from "../parts/Text.tsx"
import { TrustToday } from "../parts/TrustToday.tsx"
import { noteDoneOn } from "../parts/Notes.tsx"
import { WaitingList } from "../parts/Waiting.tsx"
import { StepsLeft, TEXTS_READ } from "./overview/StepsLeft.tsx"
import { phrase, say } from "../../words/Say.ts"

/** Entries of the audit log that are shown. */
const MAX_ENTRIES = 10

/** Customers whom nothing reaches that are named. */
const MAX_UNREACHABLE_NAMED = 5
/** Notes that are due and named. */
const MAX_NOTES_NAMED = 10
/** Currencies of which each figure is shown, those of the most debts; the tables of the charts have all of them. */
const MAX_CURRENCIES = 5

interface Shown extends BookFigures {
  readonly visit: CompanyVisit
}

const soonQuery = ({ today }: BookFigures): string => `due_from=${today}&due_to=${addDays(today, SOON_DAYS)}`

const Tile = ({
  figures,
  label,
  late = false,
  of,
  to,
  visit
}: {
  readonly figures: ReadonlyArray<CurrencyFigures>
  readonly label: string
  readonly to?: string
  /** Whether an amount is bad news. */
  readonly late?: boolean
  readonly of: (figures: CurrencyFigures) => bigint
  readonly visit: CompanyVisit
}) => (
  <div>
    <dt>{to === undefined ? label : <a href={`${visit.base}${to}`}>{label}</a>}</dt>
    {figures.length === 0 ? <dd>–</dd> : null}
    {figures.map((each) => (
      <dd class={late && of(each) > 0n ? "overdue" : undefined}>
        <Money minor={of(each)} currency={each.currency} reader={visit.reader} />
      </dd>
    ))}
  </div>
)

const Dso = ({ figures }: { readonly figures: ReadonlyArray<CurrencyFigures> }) => (
  <div>
    <dt>
      <abbr title={say("days sales outstanding")}>{say("DSO")}</abbr>
      {say(", last {billedDays} days", { billedDays: BILLED_DAYS })}
    </dt>
    {figures.length === 0 ? <dd>–</dd> : null}
    {figures.map(({ currency, dsoDays }) => (
      <dd>
        {dsoDays === null ? "–" : say("{dsoDays, plural, one {# day} other {# days}}", { dsoDays })}
        {figures.length === 1 ? null : <small class="quiet"> {currency}</small>}
      </dd>
    ))}
  </div>
)

const Figures = (shown: Shown) => {
  const { currencies, today, visit, zone } = shown
  const figures = currencies.slice(0, MAX_CURRENCIES)
  const shared = { figures, visit }
  const others = currencies.length - figures.length
  return (
    <>
      <dl class="figures overview">
        <Tile {...shared} label={say("Owed")} to="/receivables" of={({ owed }) => owed} />
        <Tile
          {...shared}
          label={say("Overdue")}
          to="/receivables?overdue=true"
          late
          of={({ overdue }) => overdue}
        />
        <Tile
          {...shared}
          label={say("Due in {soonDays} days", { soonDays: SOON_DAYS })}
          to={`/receivables?${soonQuery(shown)}`}
          of={({ dueSoon }) => dueSoon}
        />
        <Tile
          {...shared}
          label={say("Collected in {collectedDays} days", { collectedDays: COLLECTED_DAYS })}
          of={({ collected }) => collected}
        />
        <Dso figures={figures} />
      </dl>
      <details class="numbers note">
        <summary>
          <span>
            {say("As of {date}. How is this counted?", { date: <Day date={today} reader={visit.reader} /> })}
          </span>
        </summary>
        <p class="quiet">
          {say(
            "It is {date} in {zone}. A debt is overdue from the day after its due date; a paused debt is owed, but not overdue. DSO (days sales outstanding) is what is owed now, divided by what was billed in the last {billedDays} days, times {billedDays}.",
            { date: <Day date={today} reader={visit.reader} />, zone, billedDays: BILLED_DAYS }
          )}
        </p>
      </details>
      {others === 0 ? null : (
        <p class="quiet">
          {say(
            "{others, plural, one {The table below has # more currency.} other {The table below has # more currencies.}}",
            { others }
          )}
        </p>
      )}
    </>
  )
}

/** What a new company does first. */
const Beginning = ({ base, membership: { role } }: CompanyVisit) => (
  <Empty>
    <h2>{say("Nothing is owed to you yet")}</h2>
    <ol class="steps">
      <li>
        {say(
          "<link>Create your first receivable</link>, or <link2>import a list of them</link2> from your accounting program or a spreadsheet.",
          {
            link: (text) => <a href={`${base}/receivables/new`}>{text}</a>,
            link2: (text) => <a href={`${base}/receivables/import`}>{text}</a>
          }
        )}
      </li>
      {role === "member" ? null : (
        <>
          <li>
            {say("<link>Say who you are and how you are paid</link>: it stands in every reminder.", {
              link: (text) => <a href={`${base}/company`}>{text}</a>
            })}
          </li>
          <li>
            {say("<link>Look at the policy</link>: when reminders go out, and how many.", {
              link: (text) => <a href={`${base}/policy`}>{text}</a>
            })}
          </li>
          <li>
            {say("<link>Invite the people</link> who work with you.", {
              link: (text) => <a href={`${base}/people`}>{text}</a>
            })}
          </li>
          <li>
            {say("<link>Create a key</link>, if another program is to create receivables.", {
              link: (text) => <a href={`${base}/keys`}>{text}</a>
            })}
          </li>
        </>
      )}
    </ol>
  </Empty>
)

/** `/app/{company}`. */
export const overview = companyPage({
  path: "",
  navigation: { label: phrase("Overview"), group: "book" },
  title: phrase("Overview"),
  load: ({ membership }) =>
    Effect.gen(function* () {
      const service = yield* Overview
      const trusts = yield* CompanyTrust
      const audit = yield* Audit
      const customers = yield* CustomerSearch
      const firstSteps = yield* FirstSteps
      const notes = yield* Notes
      const figures = yield* service.figures
      return yield* Effect.all(
        {
          figures: Effect.succeed(figures),
          steps: membership.role === "member" ? Effect.succeed(null) : firstSteps.of(figures.hasDebts),
          trust: trusts.report(membership.company.id),
          waiting: service.waiting,
          unreachable: customers.unreachable(MAX_UNREACHABLE_NAMED),
          notes: notes.due(MAX_NOTES_NAMED),
          entries: audit.newest(MAX_ENTRIES)
        },
        { concurrency: "unbounded" }
      )
    }),
  view: ({ entries, figures, notes, steps, trust, unreachable, waiting }, visit) => {
    const { currencies, hasDebts } = figures
    const charted = { currencies, reader: visit.reader }
    return (
      <>
        {steps === null ? null : <StepsLeft steps={steps} visit={visit} />}
        {hasDebts ? <Figures {...figures} visit={visit} /> : null}
        {hasDebts || steps !== null ? null : <Beginning {...visit} />}
        <TrustToday trust={trust} reader={visit.reader} />
        <div class="grid-2">
          <div>
            <Card title={say("What needs a person")}>
              <WaitingList {...waiting} unreachable={unreachable} notes={notes} visit={visit} />
            </Card>
            {hasDebts ? (
              <Card title={say("Received and expected by week")}>
                <WeekCharts {...charted} />
              </Card>
            ) : null}
          </div>
          <div>
            {hasDebts ? (
              <Card title={say("How late it is")}>
                <AgingCharts {...charted} />
              </Card>
            ) : null}
            <Card title={say("Newest events")}>
              <NewestEntries entries={entries} visit={visit} />
            </Card>
          </div>
        </div>
      </>
    )
  },
  actions: {
    ...noteDoneOn("overview"),
    [TEXTS_READ]: {
      roles: ["owner", "admin"],
      deed: null,
      twice: "repeatable",
      said: null,
      run: (_form, { membership }) =>
        Effect.gen(function* () {
          const firstSteps = yield* FirstSteps
          yield* firstSteps.done(membership.company.id, "texts_read")
          return {}
        })
    }
  }
})

/** The overview has one address; with a slash at its end it leads there. */
export const overviewWithSlash = companyRaw({
  path: "/",
  answer: ({ base }) => Effect.succeed(Html.redirect(base))
})
