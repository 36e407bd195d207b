/**
 * How far does one PostgreSQL go? Measures a book of 10 000 000 receivables in 10 000 companies beside one of 100 000,
 * and a minute at which 100 000 reminders are due. `bun run bench:scale --help` lists the options.
 */
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { root } from "./programs.ts"
import { readOptions } from "./readOptions.ts"
import { render, type Section } from "./reminders/table.ts"
import { between } from "./report.ts"
import { circumstances } from "./results.ts"
import { claims } from "./scale/claims.ts"
import { cost } from "./scale/cost.ts"
import { minute } from "./scale/minute.ts"
import { type Options, type Part, parse, usage } from "./scale/options.ts"
import { requests } from "./scale/requests.ts"
import { type Book, OPERATOR, open } from "./scale/server.ts"
import { classesOf } from "./scale/sizes.ts"
import { storage } from "./scale/storage.ts"
import { amount, markdown } from "./scale/table.ts"
import { bloat } from "./scale/vacuum.ts"
import { progress, runScript } from "./support.ts"

const measure = (part: Part, books: ReadonlyArray<Book>, large: Book, options: Options) => {
  switch (part) {
    case "requests":
      return requests(books, options.rounds, options.seconds)
    case "claim":
      return claims(books, options.rounds, options.due)
    case "cost":
      return cost(large, options.rounds, options.against)
    case "minute":
      return minute(large, options.due)
    case "vacuum":
      return bloat(large, options.seconds)
    case "storage":
      return storage(large)
  }
}

const classes = ({ companies, receivables }: Options): string =>
  classesOf(receivables, companies)
    .map((one) => `${amount(one.companies)} with about ${amount(one.receivables / one.companies)}`)
    .join(", ")

type Values = Partial<Record<Part, unknown>>

/** Writes each part's table into bench/README.md, and its values into bench/results beside those of other parts. */
const keep = async (sections: ReadonlyMap<Part, Section>, head: string, day: string) => {
  const readme = join(root, "bench/README.md")
  let text = await readFile(readme, "utf8")
  const results = join(root, `bench/results/scale-${day}.json`)
  const kept = await readFile(results, "utf8").catch(() => "{}")
  const values: Record<string, unknown> = { ...(JSON.parse(kept) as Values) }
  for (const [part, section] of sections) {
    text = between(text, `${markdown(section)}\n\n${head}`, `scale-${part}`)
    values[part] = section.values
  }
  await writeFile(readme, text)
  await writeFile(results, `${JSON.stringify(values, null, 2)}\n`)
  progress(`the tables are in bench/README.md, the values in ${results}`)
}

const run = (options: Options) =>
  Effect.gen(function* () {
    const compares = options.only.includes("requests") || options.only.includes("claim")
    const sizes = [...(compares ? [options.small] : []), options.receivables]
    const { books, server } = yield* open({
      books: sizes.map((receivables) => ({ receivables, companies: options.companies })),
      folder: options.data,
      database: options.database
    })
    const large = books.at(-1)
    if (large === undefined) return yield* Effect.die("no books")
    const now = yield* Effect.promise(() => circumstances(server))
    const settings = Object.entries(OPERATOR).map(([name, value]) => `${name} = ${value}`)
    const head = `${now.day} · ${now.machine} · ${now.versions.split(" · ").slice(0, 2).join(" · ")}`
    const say = (text: string) => process[options.json ? "stderr" : "stdout"].write(text)
    say(
      `${head}\nCompanies of the large book: ${classes(options)} receivables.\nPostgreSQL: ` +
        `${options.database === undefined ? settings.join(", ") : "as it was configured"}.\n\n`
    )
    const sections = new Map<Part, Section>()
    for (const part of options.only) {
      const section: Section = yield* measure(part, books, large, options)
      sections.set(part, section)
      say(`${render(section)}\n`)
    }
    const values: Values = Object.fromEntries([...sections].map(([part, section]) => [part, section.values]))
    if (options.json) process.stdout.write(`${JSON.stringify(values, null, 2)}\n`)
    if (options.keep) yield* Effect.promise(() => keep(sections, head, now.day))
  })

runScript(run(readOptions(parse, usage)))
