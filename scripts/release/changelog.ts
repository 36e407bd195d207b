/** The part of CHANGELOG.md that is about one version. */

/** The heading under which changes wait for a version. */
export const UNRELEASED = "Unreleased"

/** What stands under `## [version]`, with or without a date; undefined where there is nothing. */
export const sectionOf = (changelog: string, version: string): string | undefined => {
  const lines = changelog.split("\n")
  const begin = lines.findIndex(
    (line) => line === `## [${version}]` || line.startsWith(`## [${version}] - `) || line === `## ${version}`
  )
  if (begin === -1) return undefined
  const rest = lines.slice(begin + 1)
  const end = rest.findIndex((line) => /^## |^\[[^\]]+\]: /.test(line))
  const text = (end === -1 ? rest : rest.slice(0, end)).join("\n").trim()
  return text === "" ? undefined : `${text}\n`
}
