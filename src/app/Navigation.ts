/** The navigation of a company, read from the table of pages. */
import type { AnyPage, CompanyVisit, NavigationEntry } from "./Page.ts"

/** A link of the navigation. */
export interface NavigationLink extends NavigationEntry {
  readonly to: string
  /** Whether the present page is there or below. */
  readonly current: boolean
}

/** The pages of the navigation that are open to the reader, in the order of the table. */
export const entriesFor = (
  pages: ReadonlyArray<Pick<AnyPage<never>, "access" | "navigation" | "path">>,
  { base, facts, membership }: CompanyVisit
): ReadonlyArray<NavigationLink> => {
  const open = pages.flatMap(({ access, navigation, path }) =>
    navigation !== null && access._tag === "Company" && access.roles.includes(membership.role)
      ? [{ ...navigation, to: path.replace("/app/:company", base) }]
      : []
  )
  const isAt = (to: string) => facts.path === to || (to !== base && facts.path.startsWith(`${to}/`))
  const deepest = open.filter(({ to }) => isAt(to)).toSorted((a, b) => b.to.length - a.to.length)[0]
  return open.map((entry) => ({ ...entry, current: entry === deepest }))
}
