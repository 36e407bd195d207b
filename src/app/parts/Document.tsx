/** The document around a page: what the browser loads, the navigation, the heading, what was done just now. */
import type { ComponentChildren } from "preact"
import { assetPaths } from "../Assets.ts"
import { entriesFor } from "../Navigation.ts"
import type { AnyPage, CompanyVisit, RenderedPage, Visit } from "../Page.ts"
import { Find } from "./Find.tsx"
import { Hidden } from "./Form.tsx"
import { ScriptWords } from "./ScriptWords.tsx"
import { viewText } from "./Views.tsx"
import { NotReminding } from "./Reminding.tsx"
import { phrase, say, spoken } from "../../words/Say.ts"

/** No inline script or style, and answers with an error are shown, too. */
const htmx = JSON.stringify({
  includeIndicatorStyles: false,
  allowEval: false,
  allowScriptTags: false,
  selfRequestsOnly: true,
  scrollIntoViewOnBoost: true,
  historyCacheSize: 0,
  refreshOnHistoryMiss: true,
  responseHandling: [
    { code: "204", swap: false },
    { code: "...", swap: true }
  ]
})

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%230b5d57'/%3E%3Cpath d='M4 5h8M4 8h8M4 11h5' stroke='%23fff' stroke-width='1.5'/%3E%3C/svg%3E"

const Head = ({ title }: { readonly title: string }) => (
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <meta name="color-scheme" content="light dark" />
    <meta name="htmx-config" content={htmx} />
    <title>{title}</title>
    <link rel="icon" href={icon} />
    <link rel="stylesheet" href={assetPaths.css} />
    <script defer src={assetPaths.js} />
  </head>
)

const groups = { book: phrase("Book"), reminders: phrase("Reminders"), company: phrase("Company") } as const

type Pages = ReadonlyArray<Pick<AnyPage<never>, "access" | "navigation" | "path">>

const Mark = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <rect width="16" height="16" rx="3" fill="#0b5d57" />
    <path d="M4 5h8M4 8h8M4 11h5" stroke="#fff" stroke-width="1.5" />
  </svg>
)

/** The lists of a page that the reader has named, below it. */
const MenuViews = ({ to, visit }: { readonly to: string; readonly visit: CompanyVisit }) => {
  const own = visit.views.filter(({ path }) => `${visit.base}${path}` === to)
  const present = viewText(visit.query, true)
  return own.length === 0 ? null : (
    <ul class="own-views">
      {own.map(({ name, query }) => (
        <li>
          <a
            class="one-line"
            href={`${to}?${query}`}
            aria-current={visit.facts.path === to && query === present ? "true" : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The sections that are open to the reader; on a phone they are behind the button "Menu". */
const Navigation = ({ pages, visit }: { readonly pages: Pages; readonly visit: CompanyVisit }) => {
  const entries = entriesFor(pages, visit)
  return (
    <>
      <button type="button" class="menu-button secondary" popovertarget="menu">
        {say("Menu")}
      </button>
      <nav class="menu" id="menu" popover="auto" aria-label={say("Company")}>
        {(Object.keys(groups) as ReadonlyArray<keyof typeof groups>).map((group) => {
          const own = entries.filter((entry) => entry.group === group)
          return own.length === 0 ? null : (
            <>
              <h2>{say(groups[group])}</h2>
              <ul>
                {own.map(({ current, label, to }) => (
                  <li>
                    <a href={to} aria-current={current ? "page" : undefined}>
                      {say(label)}
                    </a>
                    <MenuViews to={to} visit={visit} />
                  </li>
                ))}
              </ul>
            </>
          )
        })}
        <div class="foot">
          <p>
            <a href="/app/companies">{say("Your companies")}</a>
          </p>
          <Person visit={visit} />
        </div>
      </nav>
    </>
  )
}

/** Who has signed in, and the way out. */
const Person = ({ visit }: { readonly visit: Visit }) =>
  visit.session === null || visit.session.stage !== "signed_in" ? null : (
    <div class="person">
      <a href="/app/account">{visit.session.user.name}</a>
      <form method="post" action="/app/account">
        <Hidden visit={visit} action="sign-out" />
        <button class="link" type="submit">
          {say("Sign out")}
        </button>
      </form>
    </div>
  )

const isInCompany = (visit: Visit): visit is CompanyVisit => "membership" in visit

const PageNotice = ({ visit }: { readonly visit: Visit }) => (
  <div role="status">{visit.said === null ? null : <p class="notice">{say(visit.said)}</p>}</div>
)

const Main = ({ rendered, visit }: { readonly rendered: RenderedPage; readonly visit: Visit }) => (
  <main id="main">
    <header>
      <h1>{rendered.title}</h1>
    </header>
    <PageNotice visit={visit} />
    {isInCompany(visit) ? <NotReminding visit={visit} /> : null}
    {rendered.body}
  </main>
)

/** A page with its navigation. */
export const Document = ({
  pages,
  rendered,
  visit
}: {
  readonly pages: Pages
  readonly rendered: RenderedPage
  readonly visit: Visit
}) => {
  const company = isInCompany(visit) ? visit : null
  const where =
    company === null ? "Duebook" : say("{name} – Duebook", { name: company.membership.company.name })
  return (
    <html lang={spoken()}>
      <Head title={`${rendered.title} – ${where}`} />
      <body hx-boost="true" hx-target="body">
        <a class="skip" href="#main">
          {say("Skip to content")}
        </a>
        <ScriptWords />
        {company === null ? (
          <div class={visit.session?.stage === "signed_in" ? "single" : "plain"}>
            <header class="top">
              <a class="brand" href="/app">
                <Mark /> <span>{say("Duebook")}</span>
              </a>
              <Person visit={visit} />
            </header>
            <Main rendered={rendered} visit={visit} />
          </div>
        ) : (
          <div class="app">
            <header class="side">
              <a class="brand" href={company.base}>
                <Mark /> <span>{company.membership.company.name}</span>
              </a>
              <Find visit={company} />
              <Navigation pages={pages} visit={company} />
            </header>
            <Main rendered={rendered} visit={visit} />
          </div>
        )}
      </body>
    </html>
  )
}

/** A page without navigation, for what can't be shown. */
export const PlainDocument = ({
  children,
  title
}: {
  readonly children: ComponentChildren
  readonly title: string
}) => (
  <html lang={spoken()}>
    <Head title={say("{title} – Duebook", { title })} />
    <body>
      <div class="plain">
        <main id="main">{children}</main>
      </div>
    </body>
  </html>
)
