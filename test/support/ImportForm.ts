/** The pages on which people import files, as they use them. */
import { setTimeout as sleep } from "node:timers/promises"
import type { Person, Seen } from "./Person.ts"

/** As often somebody looks how far an import is. */
const LOOK_AGAIN_MILLIS = 100

/** The address of the one for receivables. */
export const PATH = "/receivables/import"

/** The form of a kind that chooses a file, and the one of its preview. */
const formsAt = (path: string) => {
  const [, kind = ""] = path.split("/")
  return kind === "receivables"
    ? { upload: "preview-import", preview: "import-receivables", match: "match-columns" }
    : { upload: `preview-${kind}`, preview: `import-${kind}`, match: `match-${kind}` }
}

/** Chooses a file and asks for its preview, which is shown; a refused file as it was answered. */
export const upload = async (
  who: Person,
  content: string | Uint8Array<ArrayBuffer>,
  path: string = PATH
): Promise<Seen> => {
  const form = new FormData()
  for (const [name, value] of who.fieldsOf(await who.get(who.at(path)), formsAt(path).upload))
    form.append(name, value)
  form.append("file", new Blob([content]), "book.csv")
  const sent = await who.post(who.at(path), form)
  return sent.location === null ? sent : who.get(sent.location)
}

/** The address of the import that a page shows. */
export const importIn = (who: Person, seen: Seen): number =>
  Number(who.fieldsOf(seen, formsAt(PATH).preview).get("import"))

/** What the fields of a form show, as a browser sends them. */
const shownFields = (who: Person, seen: Seen, action: string): FormData => {
  const form = new FormData()
  for (const [name, value] of who.fieldsOf(seen, action)) form.append(name, value)
  for (const select of seen.html.querySelectorAll("form select")) {
    const name = select.getAttribute("name") ?? ""
    form.set(name, select.querySelector("option[selected]")?.getAttribute("value") ?? "")
  }
  for (const radio of seen.html.querySelectorAll("form input[type=radio][checked]"))
    form.set(radio.getAttribute("name") ?? "", radio.getAttribute("value") ?? "")
  for (const date of seen.html.querySelectorAll("form input[type=date]"))
    form.set(date.getAttribute("name") ?? "", date.getAttribute("value") ?? "")
  return form
}

/** Presses a button of the preview with what its fields show, or with other choices; the page that this leads to. */
export const press = async (
  who: Person,
  seen: Seen,
  button: "match" | "import",
  choices: Readonly<Record<string, string>> = {}
): Promise<Seen> => {
  const own = seen.html
    .querySelectorAll("form")
    .find((each) => each.querySelector("input[type=hidden][name=import]") !== null)
  const address = own?.getAttribute("action") ?? ""
  const forms = formsAt(/\/(?:receivables|payables|customers)\/import/.exec(address)?.[0] ?? PATH)
  const form = shownFields(who, seen, forms.preview)
  for (const [name, value] of Object.entries(choices)) form.set(name, value)
  form.append("_action", button === "match" ? forms.match : forms.preview)
  const sent = await who.post(address, form)
  if (sent.location === null) return sent
  let shown = await who.get(sent.location)
  while (shown.html.querySelector("[data-again]") !== null) {
    await sleep(LOOK_AGAIN_MILLIS)
    shown = await who.get(sent.location)
  }
  return shown
}

/** The figures that a page shows beside their names: those of a preview, or of what was imported. */
export const figuresOf = ({ html }: Seen): Readonly<Record<string, string>> =>
  Object.fromEntries(
    html
      .querySelectorAll("dl.facts > div")
      .map((fact) => [
        fact.querySelector("dt")?.text.trim() ?? "",
        fact.querySelector("dd")?.text.trim() ?? ""
      ])
  )

/** The rows of a table of a page. */
export const tableOf = ({ html }: Seen, caption: string): ReadonlyArray<ReadonlyArray<string>> =>
  html
    .querySelectorAll("table")
    .filter((table) => table.querySelector("caption")?.text === caption)
    .flatMap((table) => table.querySelectorAll("tbody tr"))
    .map((row) => row.querySelectorAll("td").map((cell) => cell.text.trim()))
