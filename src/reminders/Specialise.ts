/** Decides conditions of a template before it is compiled, because each one costs time whenever a message is rendered. */

const tags = /(\{%[^%]*%\})/
const conditional = /^\{% (?:if|elsif) (\w+) %\}$/
const ends = /^\{% (?:elsif .*|else|endif) %\}$/

interface Branch {
  readonly tag: string
  readonly text: string
}

const nameIn = (tag: string): string | undefined => conditional.exec(tag)?.[1]

/** The names that a template's conditions consist of. */
export const conditionsOf = (source: string): ReadonlySet<string> =>
  new Set(source.split(tags).flatMap((tag) => nameIn(tag) ?? []))

const decided = (branches: ReadonlyArray<Branch>, isTrue: (name: string) => boolean): string => {
  const isElse = ({ tag }: Branch): boolean => tag === "{% else %}"
  const isDecidable = branches.every((branch) => isElse(branch) || nameIn(branch.tag) !== undefined)
  if (!isDecidable) return `${branches.map(({ tag, text }) => tag + text).join("")}{% endif %}`
  return branches.find((branch) => isElse(branch) || isTrue(nameIn(branch.tag) ?? ""))?.text ?? ""
}

/**
 * A well-formed template with each `{% if name %}…{% elsif name %}…{% else %}…{% endif %}` replaced by the branch that is
 * true of these names. Other conditions stay as they are.
 */
export const specialised = (source: string, isTrue: (name: string) => boolean): string => {
  const parts = source.split(tags)
  let at = 0
  const next = (): string => parts[at++] ?? ""
  const branch = (): string => {
    let text = ""
    while (at < parts.length && !ends.test(parts[at] ?? "")) {
      const part = next()
      text += part.startsWith("{% if ") ? block(part) : part
    }
    return text
  }
  const block = (opening: string): string => {
    const branches: Array<Branch> = [{ tag: opening, text: branch() }]
    while (at < parts.length && parts[at] !== "{% endif %}") branches.push({ tag: next(), text: branch() })
    next()
    return decided(branches, isTrue)
  }
  return branch()
}
