/** What a release is made of, or why it is not made. */
import type { Source } from "../container/commit.ts"
import { sectionOf, UNRELEASED } from "./changelog.ts"

/** A release that may be made. */
export interface Plan {
  readonly version: string
  readonly notes: string
}

/** A release that may not be made; the message says what to do. */
export class Refused extends Error {}

/**
 * Decides whether these sources may become a release, and what is said of it. A snapshot may be made of anything, has
 * the commit in its version and the unreleased changes in its notes.
 */
export const planOf = (source: Source, changelog: string, snapshot: boolean): Plan => {
  const { dirty, revision, version } = source
  if (snapshot) {
    const commit = revision?.slice(0, 12) ?? "none"
    return {
      version: `${version}-snapshot.${commit}${dirty ? ".dirty" : ""}`,
      notes: sectionOf(changelog, UNRELEASED) ?? "Nothing has changed.\n"
    }
  }
  if (revision === undefined) throw new Refused("This is no Git checkout: nothing says what is released.")
  if (dirty)
    throw new Refused(
      "Files differ from the commit: commit or remove what `git status` lists, or make a --snapshot."
    )
  const notes = sectionOf(changelog, version)
  if (notes === undefined)
    throw new Refused(
      `CHANGELOG.md has no section "## [${version}]": name the unreleased changes so, or change the version in package.json, or make a --snapshot.`
    )
  return { version, notes }
}
