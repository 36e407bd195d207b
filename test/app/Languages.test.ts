/** Every page in every language: what a reader sees of it is said in that language. */
import { beforeAll, describe, expect, it } from "vitest"
import { languages } from "../../src/domain/MessageLanguage.ts"
import { catalogues, type Phrase } from "../../src/words/Catalogues.ts"
import { phrases } from "../../src/words/en.ts"
import { pages } from "../../src/app/Pages.ts"
import { type AppBook, makeBook } from "../support/AppBook.ts"
import { type Person, personOf, type Seen, Visitor } from "../support/Person.ts"
import { useServer } from "../support/TestServer.ts"

const server = useServer()
let book: AppBook
let person: Person

beforeAll(async () => {
  book = await makeBook(server)
  person = await personOf(server, book.company.id, { name: "Olive Owner" })
  // Whoever is called so is no phrase.
  await server.sql("update users set name = 'Olga' where name = 'Owner'")
})

/** Pages that lead elsewhere, or that this book has nothing for. */
const NOT_DRAWN = /:token|sign-up|sign-in\/callback|confirm|passkeys\/options|^\/app$/

/** Attributes that are read out or shown. */
const ATTRIBUTES = ["aria-label", "title", "placeholder", "alt", "label"]

/** What a reader sees: texts and attributes, but for what people typed, which may be English. */
const seenOf = ({ html }: Seen): ReadonlyArray<string> => {
  for (const typed of html.querySelectorAll("bdi, pre, iframe, textarea, .typed, code")) typed.remove()
  const found: Array<string> = []
  const walk = (node: {
    readonly nodeType: number
    readonly rawText: string
    readonly childNodes: unknown
  }) => {
    if (node.nodeType === 3) found.push(node.rawText.trim())
    for (const child of node.childNodes as ReadonlyArray<typeof node>) walk(child)
  }
  walk(html)
  for (const element of html.querySelectorAll("*")) {
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name)
      if (value !== undefined) found.push(value.trim())
    }
  }
  return found.filter((text) => text !== "")
}

describe.each(languages.filter((language) => language !== "en"))("in %s", (language) => {
  const catalogue = catalogues[language]
  /** English phrases that say something else in this language, and are no word of it. */
  const own = new Set(Object.values(catalogue))
  const foreign = new Set<string>(
    phrases.filter((each: Phrase) => catalogue[each] !== each && !own.has(each) && /\p{L}{3}/u.test(each))
  )

  const ownTexts = [...own].join("\n")
  /** What stands between the values of English phrases, where it is long enough to be found in a sentence. */
  const between = phrases.flatMap((each: Phrase) =>
    /, (plural|select),/.test(each) || catalogue[each] === each
      ? []
      : each
          .slice(each.indexOf("|") + 1)
          .split(/\{\w+\}|<\/?\w+>/)
          .slice(each.includes("{") ? 0 : 1)
          .map((part) => part.trim())
          .filter((part) => part.length >= 15 && !ownTexts.includes(part))
  )

  it("no page has an English phrase", async () => {
    const found: Array<string> = []
    const nobody = new Visitor(server)
    for (const { access, path } of pages) {
      if (NOT_DRAWN.test(path)) continue
      const visitor = access._tag === "Public" ? nobody : person
      const seen = await visitor.send(book.addressOf(path), { headers: { "accept-language": language } })
      if (seen.status !== 200) continue
      expect(seen.html.querySelector("html")?.getAttribute("lang"), path).toBe(language)
      for (const text of seenOf(seen)) {
        if (foreign.has(text) || between.some((part) => text.includes(part))) found.push(`${path}: ${text}`)
      }
    }
    expect(found).toEqual([])
  })
})

describe("a page about a problem", () => {
  it("says its language", async () => {
    const seen = await person.send(person.at("/receivables/999999999"), {
      headers: { "accept-language": "nl" }
    })
    expect(seen.status).toBe(404)
    expect(seen.html.querySelector("html")?.getAttribute("lang")).toBe("nl")
    expect(seen.html.querySelector("h1")?.text).toBe(catalogues.nl["Not found"])
  })
})
