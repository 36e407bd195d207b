/** Divides the text of a migration into its statements. */

// Text in quotes, quoted names, comments, text between dollars, and everything else up to the next of these.
const part =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$([A-Za-z_]*)\$[\s\S]*?\$\1\$|;|[^'"$;/-]+|[\s\S]/g

const isBlank = (text: string): boolean => text.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim() === ""

/** The statements of a text, without the semicolons between them. It knows no backslashes in quotes (`E'…'`). */
export const statementsIn = (sql: string): ReadonlyArray<string> => {
  const statements = [""]
  for (const [text] of sql.matchAll(part)) {
    if (text === ";") statements.push("")
    else statements[statements.length - 1] += text
  }
  return statements.map((text) => text.trim()).filter((text) => !isBlank(text))
}
