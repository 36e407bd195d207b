/** What statements do, in a few words that name no value: the verb and the tables of each. */
import type { Statement } from "./RoundTrip.ts"

/** Texts whose summaries are kept; the service has fewer. */
const MAX_KEPT = 500
/** Statements that a name tells of. */
const MAX_NAMED = 8
/** Tables that a summary names. */
const MAX_TABLES = 4

const kept = new Map<string, string>()

/** Parts of a text where `from` is followed by something else than a table. */
const noTables = /\bextract\s*\([^)]*\)|\bdistinct\s+from\b|'(?:[^']|'')*'|(\$[a-z_]*\$)[\s\S]*?\1/gi
const commonTables =
  /(?:\bwith(?:\s+recursive)?|,)\s+([a-z_]\w*)\s*(?:\([^)]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(/gi
const uses =
  /\binsert\s+into\s+([a-z_]\w*)|\bdelete\s+from\s+(?:only\s+)?([a-z_]\w*)|\bupdate\s+(?:only\s+)?([a-z_]\w*)(?=\s+(?:(?:as\s+)?[a-z_]\w*\s+)?set\b)|\b(?:from|join)\s+(?:lateral\s+)?([a-z_]\w*)(?!\w*\s*\()/gi

const verbs = ["INSERT", "DELETE", "UPDATE", "SELECT"] as const

const summarise = (text: string): string => {
  const plain = text.replaceAll(noTables, " ")
  const common = new Set([...plain.matchAll(commonTables)].map(([, name = ""]) => name.toLowerCase()))
  const found = [...plain.matchAll(uses)].flatMap(([, ...names]) => {
    const index = names.findIndex((name) => name !== undefined)
    const table = (names[index] ?? "").toLowerCase()
    return common.has(table) ? [] : [{ verb: verbs[index], table }]
  })
  // What is written says more than what is read for it.
  const written = found.filter(({ verb }) => verb !== "SELECT")
  const told = written.length > 0 ? written : found
  if (told.length === 0) {
    const [, verb = "query", called] = /^\s*([a-z]+)(?:\s+([a-z_]+)\s*\()?/i.exec(plain) ?? []
    return [verb.toUpperCase(), ...(called === undefined ? [] : [called])].join(" ")
  }
  const tables = Map.groupBy(told, ({ verb }) => verb)
  return [...tables]
    .map(([verb, uses]) =>
      [verb, ...[...new Set(uses.map(({ table }) => table))].slice(0, MAX_TABLES)].join(" ")
    )
    .join(" ")
}

/** What makes a connection ready for statements that follow, and says nothing of them. */
const SETTING = "SELECT set_config"

/** The verb and the tables of a statement: `INSERT payments`. */
export const summaryOf = (text: string): string => {
  const known = kept.get(text)
  if (known !== undefined) return known
  const summary = summarise(text)
  if (kept.size < MAX_KEPT) kept.set(text, summary)
  return summary
}

/** Whether a statement only makes the connection ready, so that its row is no row of anybody's. */
export const isSetting = (statement: Statement | undefined): boolean =>
  statement !== undefined && summaryOf(statement.text) === SETTING

/** The summaries of the first few statements of a round trip and of the last one, each once. */
export const roundTripName = (statements: ReadonlyArray<Statement>): string => {
  const all = [...new Set(statements.map(({ text }) => summaryOf(text)))]
  const names = all.length === 1 ? all : all.filter((name) => name !== SETTING)
  return names.length <= MAX_NAMED
    ? names.join("; ")
    : [...names.slice(0, MAX_NAMED - 1), "…", names.at(-1)].join("; ")
}
