/** The pages of money that came in, as people use them without a script. */
import type { HTMLElement } from "node-html-parser"
import type { Person, Seen } from "./Person.ts"

/** The forms of an action on a page, in their order. */
export const formsOf = (seen: Seen, action: string): ReadonlyArray<HTMLElement> =>
  seen.html
    .querySelectorAll("form")
    .filter((form) => form.querySelector(`input[name=_action][value="${action}"]`) !== null)

/** Fields as a form of a page has them, with what a person types; checkboxes as they are ticked. */
const fieldsWith = (
  form: HTMLElement,
  typed: Readonly<Record<string, string | ReadonlyArray<string>>>
): URLSearchParams => {
  const fields = new URLSearchParams()
  for (const input of form.querySelectorAll("input")) {
    const [name, type] = [input.getAttribute("name") ?? "", input.getAttribute("type")]
    const isLeftOut = type === "file" || (type === "checkbox" && !input.hasAttribute("checked"))
    if (!isLeftOut) fields.append(name, input.getAttribute("value") ?? "")
  }
  for (const [name, value] of Object.entries(typed)) {
    fields.delete(name)
    for (const each of [value].flat()) fields.append(name, each)
  }
  return fields
}

/** Sends a form of a page to where it says, and stays there. `button`: the action of a button of its own. */
export const press = async (
  who: Person,
  seen: Seen,
  action: string,
  typed: Readonly<Record<string, string | ReadonlyArray<string>>> = {},
  button: string | null = null
): Promise<Seen> => {
  const [form] = formsOf(seen, action)
  if (form === undefined) throw new Error(`the page has no form "${action}"`)
  const fields = fieldsWith(form, typed)
  if (button !== null) fields.append("_action", button)
  return who.post(form.getAttribute("action") ?? "", fields)
}

/** Sends a form and follows where it leads. */
export const pressed = async (...sent: Parameters<typeof press>): Promise<Seen> => {
  const answer = await press(...sent)
  return answer.location === null ? answer : sent[0].visit(answer.location)
}

/** The text of the parts of a page, with single blanks. */
export const textsOf = (seen: Seen, selector: string): ReadonlyArray<string> =>
  seen.html.querySelectorAll(selector).map(({ text }) => text.replaceAll(/\s+/g, " ").trim())
