/** Every refusal that the sources can make is translated, or only programs and operators read it. */
import { readdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { translations } from "@zxcvbn-ts/language-en"
import { describe, expect, it } from "vitest"
import { inWords } from "../../src/app/FieldWords.ts"
import { wordFor } from "../../src/domain/FieldWord.ts"
import { translatedBy } from "../../src/words/Refusals.ts"
import { fieldNames } from "../../src/words/refusals/fieldNames.ts"
import { deedExamples } from "../support/deedExamples.ts"
import { GAP, type MadeMessage, messagesOf } from "../support/Refusals.ts"

const root = resolve(import.meta.dirname, "../..")

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/^(assets|browser)\//.test(name))
    .map((name) => join(root, folder, name))

const made = messagesOf(root, [
  ...["src/domain", "src/services", "src/app", "src/api", "src/reminders"].flatMap(filesIn),
  join(root, "src/http/Body.ts")
])

/** Those that nobody reads in the application, by their beginnings or their files; `_` is a value. */
const forPrograms: ReadonlyArray<readonly [why: string, which: RegExp]> = [
  [
    "the API alone has these bodies and headers",
    /^(Send (a|an|at|exactly|the) |The body (is empty|is not valid UTF-8|nests)|Idempotency-Key|The first request with this Idempotency-Key|This Idempotency-Key|This address does not answer|The file is larger than _ MB)/
  ],
  ["pages say it in their own words", /^expected_version is not the current version/],
  ["the API alone asks for keys", /^(This key |The owner of this key |The allowance of the plan period)/],
  ["a fault has a page of its own", /^Something failed on our side/],
  [
    "what is not there has a page of its own",
    /^There is no(thing at this address| (such )?(_|[a-z A-Z]+)( _)?( in company (_)?)?\.$)/
  ],
  ["the API alone has this id in its address", /^must be an id: a positive integer/],
  ["the page has it in a hidden field", /^must be a version token/],
  [
    "the hooks of providers alone send it",
    /(Amazon SNS|Postmark, SendGrid|must be delivered, bounced or complained)/
  ],
  ["what is not there has a page of its own", /^There is no such message in the outbox any more\./],
  ["a form has no such index", /^allocations\[/],
  ["the operator alone plans", /^(Another plan period|Plan period _)/],
  [
    "the operator alone makes users and members",
    /^(User _ is (already|not) an active member|There is already a user with)/
  ],
  [
    "the operator alone distributes the database",
    /^(Citus |No server of this cluster|The coordinator does not know|The database is distributed|This database has no Citus)/
  ],
  ["the operator alone moves test clocks", /^(The clock of company|Company _ lives in real time)/],
  ["an example of the interface description", /the amount "12,345" has too many decimals/]
]

/** Parts of sentences: the sentences that they become are in the list, as the tests of Refusals have them. */
const parts: ReadonlyArray<RegExp> = [
  // A label or word of a field, and the rest of the message.
  /^[A-Za-z.,_ -]+_$/,
  /^_: line _: the (closing )?balance( _| :_:| )* ?_?\.$/,
  /^(its amount|the (amount|balance|credit|debit)) _$/,
  /^can mean two amounts$/,
  /^_ is no amount in _: _\.$/,
  /^The file is too large: it has _\./,
  // Of a value that is empty in this branch, which never is.
  /\(error \)\.$|^_( is required)?:  (may|is) /,
  // The state of a message that is tried again.
  /^[dD]eferred$/,
  // A code.
  /^payment_in_review$/,
  // A user who is not yet known, before the reason.
  /^User _ may not have keys for company _: this person _\.$/
]

/** The message as a form may show it, with numbers in the gaps. */
const shownOf = ({ text }: MadeMessage): ReadonlyArray<string> => {
  let place = 0
  const sample = text.replaceAll(GAP, () => `70${place++}`)
  const issue = (field: string, message: string) => inWords({ field, code: "invalid", message }).message
  const named = /^(?:700|[a-z_]+)(?=:| must | is )/.exec(sample)?.[0]
  return [
    sample,
    issue("due_date", `due_date ${sample}.`),
    issue("due_date", `due_date: ${sample}.`),
    ...(named === undefined ? [] : [issue("due_date", sample.replace(named, "due_date"))])
  ]
}

const readable = (text: string): string => text.replaceAll(GAP, "_")

describe("every refusal", () => {
  it("that people can read is translated", () => {
    const untold = made.filter(
      (message) =>
        [...forPrograms.map(([, which]) => which), ...parts].every(
          (which) => !which.test(readable(message.text))
        ) && shownOf(message).every((text) => translatedBy(text, (phrase) => `[${phrase}]`) === text)
    )
    expect(untold.map(({ file, text }) => `${file}: ${readable(text)}`)).toEqual([])
  })

  it("is found in the sources", () => {
    const texts = new Set(made.map(({ text }) => readable(text)))
    for (const text of [
      // A table, a schema's filter, a function that passes it on, a method with parts, an error of its own.
      "_ must be a whole PDF; this one is broken.",
      "must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31",
      "Only owners can make somebody an owner.",
      "This receivable is _ and can't be paused.",
      "it has no date",
      "The archive would be larger than 4 GB, which a ZIP can’t hold."
    ]) {
      expect(texts).toContain(text)
    }
    expect(texts.size).toBeGreaterThan(300)
  })

  it("that only programs read is one of the sources", () => {
    for (const [why, which] of forPrograms) {
      expect(
        made.some(({ text }) => which.test(readable(text))),
        why
      ).toBe(true)
    }
  })

  it("of a password is translated, in the words of the library that scores them", () => {
    const { suggestions, warnings } = translations
    const { pwned: _, userInputs: __, ...told } = warnings
    for (const text of [...Object.values(told), ...Object.values(suggestions)]) {
      expect(translatedBy(text, (phrase) => `[${phrase}]`)).toBe(`[${text}]`)
    }
  })
})

/** The names of an object, and of those in it. */
const namesIn = (value: unknown): ReadonlyArray<string> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
    : []

describe("the words of fields", () => {
  it("have those of all refusals and of all details in the audit log", () => {
    const fields = Object.values(deedExamples).flatMap(namesIn)
    expect([...new Set(fields.map(wordFor))].filter((word) => !fieldNames.includes(word))).toEqual([])
  })
})
