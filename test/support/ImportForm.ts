/** The page on which people import receivables, as they use it. */
import type { Person, Seen } from "./Person.ts"

/** Its address. */
export const PATH = "/receivables/import"

/** Chooses a file and asks for its preview. */
export const upload = async (who: Person, content: string | Uint8Array<ArrayBuffer>): Promise<Seen> => {
  const form = new FormData()
  for (const [name, value] of who.fieldsOf(await who.get(who.at(PATH)), "preview-import"))
    form.append(name, value)
  form.append("file", new Blob([content]), "book.csv")
  return who.post(who.at(PATH), form)
}

/** Presses a button of the preview with what its selects show, or with other choices. */
export const press = async (
  who: Person,
  seen: Seen,
  action: "match-columns" | "import-receivables",
  choices: Readonly<Record<string, string>> = {}
): Promise<Seen> => {
  const form = new FormData()
  for (const [name, value] of who.fieldsOf(seen, "import-receivables")) form.append(name, value)
  for (const select of seen.html.querySelectorAll("form select")) {
    const name = select.getAttribute("name") ?? ""
    form.set(name, select.querySelector("option[selected]")?.getAttribute("value") ?? "")
  }
  for (const [name, value] of Object.entries(choices)) form.set(name, value)
  form.append("_action", action)
  return who.post(who.at(PATH), form)
}
