/** How many receivables each company of the book has: a few companies have most of them, as in an installation that has grown. */

/** A class of companies: its share of all companies, and of all receivables. */
interface Class {
  readonly name: string
  readonly companies: number
  readonly receivables: number
}

/** With 10 000 000 receivables in 10 000 companies: 4 of 500 000, 40 of 50 000, 400 of 7 500, 9 556 of about 314. */
const CLASSES: ReadonlyArray<Class> = [
  { name: "largest", companies: 0.0004, receivables: 0.2 },
  { name: "large", companies: 0.004, receivables: 0.2 },
  { name: "medium", companies: 0.04, receivables: 0.3 }
]

/** The companies of one class, each with the same number of receivables but for a rest. */
export interface ClassSize {
  readonly name: string
  readonly companies: number
  readonly receivables: number
}

/** The classes for so many companies and receivables; what the larger classes leave belongs to the small companies. */
export const classesOf = (receivables: number, companies: number): ReadonlyArray<ClassSize> => {
  const larger = CLASSES.map((one) => ({
    name: one.name,
    companies: Math.max(1, Math.round(one.companies * companies)),
    receivables: Math.round(one.receivables * receivables)
  }))
  const rest = (of: "companies" | "receivables", total: number) =>
    total - larger.reduce((sum, one) => sum + one[of], 0)
  return [
    ...larger,
    { name: "small", companies: rest("companies", companies), receivables: rest("receivables", receivables) }
  ]
}

/** The number of receivables of each company; the large companies are spread among the others. */
export const sizesOf = (receivables: number, companies: number): ReadonlyArray<number> => {
  const sizes = classesOf(receivables, companies).flatMap((one) =>
    Array.from(
      { length: one.companies },
      (_, place) =>
        Math.floor(one.receivables / one.companies) + (place < one.receivables % one.companies ? 1 : 0)
    )
  )
  // In the order of a hash, so that companies made one after another are of all sizes.
  return sizes
    .map((size, n) => ({ size, place: Bun.hash.xxHash32(String(n)) }))
    .sort((a, b) => a.place - b.place)
    .map(({ size }) => size)
}
