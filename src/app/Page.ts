/** What a page of the application is: its address, who may see it, what it loads, how it looks, what its forms do. */
import { Effect, type Either } from "effect"
import type { ComponentChildren } from "preact"
import type { CurrentActor } from "../domain/Actor.ts"
import type { Deed } from "../domain/Deed.ts"
import type { ApiError, FieldIssue, Refusal, ValidationFailed } from "../domain/Errors.ts"
import { type Role, roles } from "../domain/Member.ts"
import type { SessionMembership, Session } from "../domain/Session.ts"
import type { RequestFacts } from "../http/RequestContext.ts"
import type { Answer } from "../http/Response.ts"
import type { Form } from "./Form.ts"
import type { Origin } from "../http/Origin.ts"
import type { SavedView } from "../services/people/SavedViews.ts"
import type { Reader } from "./Reader.ts"
import { type Unsaid, say, speaking } from "../words/Say.ts"

/** Why a page can't be shown, or a form was refused. */
export type PageError = ApiError | Refusal

/** A form that was refused: what was typed, and what is wrong. */
export interface Submitted {
  readonly action: string
  readonly form: Form
  readonly issues: ReadonlyArray<FieldIssue>
  /** For all of the form. */
  readonly message: string
  /** The code of the error, such as `version_conflict`. */
  readonly code: string
}

/** A request for a page, with what its reader may know. */
export interface Visit {
  readonly facts: RequestFacts
  readonly origin: Origin
  readonly query: URLSearchParams
  readonly reader: Reader
  /** The token that each form carries. */
  readonly token: string
  readonly session: Session | null
  /** The form of this page that was refused just now. */
  readonly submitted: Submitted | null
  /** What was done just now, to be said once. */
  readonly said: Unsaid | null
  /** What an action gave to be shown this once, such as a new key. */
  readonly shown: unknown
}

/** A request of somebody who has signed in. */
export interface SignedInVisit extends Visit {
  readonly session: Session
}

/** A request for a page of a company, by a member of it. */
export interface CompanyVisit extends SignedInVisit {
  readonly membership: SessionMembership
  /** The company's address, without a slash at its end: `/app/7`. */
  readonly base: string
  /** The lists that the reader has named in this company. */
  readonly views: ReadonlyArray<SavedView>
}

/** What an action leads to. */
export interface ActionResult {
  /** Where to go on; by default the page itself. Only addresses of the application. */
  readonly to?: string
  /** Shown at once instead, on the same page. */
  readonly shown?: unknown
  /** Nothing is done yet, so nothing is said: what is shown asks for more. */
  readonly isUnfinished?: true
  /** The token of a session that has begun; null for one that has ended. */
  readonly token?: string | null
  /** The person whose account this browser is known to from now on, without a session. */
  readonly knownTo?: number
  /** A link has shown who it is: nobody is told of a new browser. */
  readonly byLink?: boolean
}

/** A button of a page: what its form does. */
export interface FormAction<V extends Visit, R> {
  /** Who may do it, where not all who see the page may. */
  readonly roles?: ReadonlyArray<Role>
  /**
   * What it does, by which domain/SensitiveDeed knows what a person has to prove before; null where nothing is done that
   * the audit log records. Forms of public pages are proved otherwise, such as by a link, and ask for nothing.
   */
  readonly deed: Deed | null
  /** The form has a field for the password itself, named `password`, by which the person proves to have it. */
  readonly withPassword?: boolean
  /** Looks at the other fields of such a form: what is wrong with them is said together with a wrong password. */
  readonly check?: (form: Form) => Either.Either<unknown, ValidationFailed>
  /**
   * How it is kept from being done twice: `keyed` for a write that takes the form's key itself, `once` for other changes
   * of a company, `repeatable` for what may be done twice without harm.
   */
  readonly twice: "keyed" | "once" | "repeatable"
  /** What is said when it is done; null where the next page says enough. */
  readonly said: Unsaid | null
  /** It is done as the reader. */
  readonly run: (form: Form, visit: V) => Effect.Effect<ActionResult, PageError, R | CurrentActor>
}

/** A file that a page gives instead of itself. */
export interface Download {
  readonly name: string
  readonly contentType: string
  readonly content: string
}

/** Where a page stands in the navigation. */
export interface NavigationEntry {
  readonly label: Unsaid
  readonly group: "book" | "reminders" | "company"
}

interface Definition<V extends Visit, D, R, RA> {
  /** The heading, and with the company's name the title. */
  readonly title: Unsaid | ((data: D, visit: V) => string)
  readonly load: (visit: V) => Effect.Effect<D, PageError, R>
  readonly view: (data: D, visit: V) => ComponentChildren
  readonly actions?: Readonly<Record<string, FormAction<V, RA>>>
  /** The same data as a file, at `?format=csv`. */
  readonly csv?: (visit: V) => Effect.Effect<Download, PageError, R>
  /** Bytes of a form, where a file belongs to it. */
  readonly maxFormBytes?: number
  /** Fails where the address leads nowhere. Asked before a form of the page is read. */
  readonly judge?: (visit: V) => Effect.Effect<unknown, PageError, R>
  /** Leads elsewhere instead: an address of the application, null to stay. */
  readonly redirect?: (visit: V) => Effect.Effect<Redirection, PageError, R>
}

/** Where an address leads; with a token, a session begins in the browser. Null where it is a page to be shown. */
type Redirection =
  | string
  | (Required<Pick<ActionResult, "to" | "byLink">> & { readonly token: string })
  | null

/** A page that was loaded. */
export interface RenderedPage {
  readonly title: string
  readonly body: ComponentChildren
}

/** Who may see a page. */
export type PageAccess =
  | { readonly _tag: "Public" }
  | { readonly _tag: "SignedIn" }
  | { readonly _tag: "Company"; readonly roles: ReadonlyArray<Role> }

/** A page, whatever it loads. */
export interface AnyPage<R> {
  readonly access: PageAccess
  /** As `Routes` writes it: `/app/:company/receivables/:receivable`. */
  readonly path: string
  readonly navigation: NavigationEntry | null
  readonly maxFormBytes: number | undefined
  readonly judge: ((visit: Visit) => Effect.Effect<unknown, PageError, R>) | null
  readonly render: (visit: Visit) => Effect.Effect<RenderedPage, PageError, R>
  readonly redirect: ((visit: Visit) => Effect.Effect<Redirection, PageError, R>) | null
  readonly csv: ((visit: Visit) => Effect.Effect<Download, PageError, R>) | null
  readonly actions: Readonly<Record<string, FormAction<Visit, R>>>
}

/** An address that answers with something else than a page, such as the HTML of a message in a frame. */
export interface Raw<R> {
  readonly access: PageAccess
  readonly path: string
  readonly answer: (visit: Visit) => Effect.Effect<Answer, PageError, R>
}

// A visit is of the kind that the page's access asks for: `Serve` makes no other.
const anyPage = <V extends Visit, D, R, RA>(
  access: PageAccess,
  path: string,
  navigation: NavigationEntry | null,
  { actions, csv, judge, load, maxFormBytes, redirect, title, view }: Definition<V, D, R, RA>
): AnyPage<R | RA> => ({
  access,
  path,
  navigation,
  maxFormBytes,
  judge: judge === undefined ? null : (visit) => judge(visit as V),
  render: (visit) =>
    Effect.map(load(visit as V), (data) =>
      speaking(visit.reader.language, () => ({
        title: typeof title === "function" ? title(data, visit as V) : say(title),
        body: view(data, visit as V)
      }))
    ),
  redirect: redirect === undefined ? null : (visit) => redirect(visit as V),
  csv: csv === undefined ? null : (visit) => csv(visit as V),
  actions: (actions ?? {}) as unknown as Readonly<Record<string, FormAction<Visit, R | RA>>>
})

/** A page that needs no session. */
export const publicPage = <D, R, RA = never>(
  definition: Definition<Visit, D, R, RA> & { readonly path: string }
): AnyPage<R | RA> => anyPage({ _tag: "Public" }, definition.path, null, definition)

/** A page of a person, in no company. */
export const personPage = <D, R, RA = never>(
  definition: Definition<SignedInVisit, D, R, RA> & { readonly path: string }
): AnyPage<R | RA> => anyPage({ _tag: "SignedIn" }, definition.path, null, definition)

/** A page of a company; its path is below the company's, and by default all members may see it. */
export const companyPage = <D, R, RA = never>(
  definition: Definition<CompanyVisit, D, R, RA> & {
    readonly path: string
    readonly roles?: ReadonlyArray<Role>
    readonly navigation?: NavigationEntry
  }
): AnyPage<R | RA> =>
  anyPage(
    { _tag: "Company", roles: definition.roles ?? roles },
    `/app/:company${definition.path}`,
    definition.navigation ?? null,
    definition
  )

/** An address that answers whoever asks with something else than a page. */
export const publicRaw = <R>(definition: {
  readonly path: string
  readonly answer: (visit: Visit) => Effect.Effect<Answer, PageError, R>
}): Raw<R> => ({ access: { _tag: "Public" }, ...definition })

/** An address of a company that answers with something else than a page. */
export const companyRaw = <R>(definition: {
  readonly path: string
  readonly roles?: ReadonlyArray<Role>
  readonly answer: (visit: CompanyVisit) => Effect.Effect<Answer, PageError, R>
}): Raw<R> => ({
  access: { _tag: "Company", roles: definition.roles ?? roles },
  path: `/app/:company${definition.path}`,
  answer: (visit) => definition.answer(visit as CompanyVisit)
})
