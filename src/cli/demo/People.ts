/** Who does what in the demo company's year. Pure. */
import type { Role } from "../../domain/Member.ts"
import type { Happening } from "./Diary.ts"

/** The people of the company beside its owner. */
export const colleagues = {
  bookkeeper: { email: "bea@blueheron.example", name: "Bea Brandt", role: "admin" },
  sales: { email: "sam@blueheron.example", name: "Sam Sander", role: "member" }
} as const satisfies Readonly<
  Record<string, { readonly email: string; readonly name: string; readonly role: Role }>
>
type Colleague = keyof typeof colleagues

/** Whoever writes something: a person, or the shop's own program with the demo's key. */
export type Writer = "program" | "owner" | Colleague

/** The ids of the people by what they are in the company. */
export type PeopleIds = Readonly<Record<Exclude<Writer, "program">, number>>

/** One of so many things of a kind is done by somebody else. */
const OFTEN = 4
const SELDOM = 7

const numberOf = (name: string): number => Number(name.replaceAll(/\D/g, ""))

/** Who does each kind of thing: the shop's program sends most invoices, and people do the rest. */
const writers: {
  readonly [K in Happening["kind"]]: (happening: Extract<Happening, { readonly kind: K }>) => Writer
} = {
  invoice: ({ name }) => (numberOf(name) % OFTEN === 0 ? "sales" : "program"),
  payment: ({ name }) => (numberOf(name) % SELDOM === 0 ? "owner" : "bookkeeper"),
  pause: () => "sales",
  resume: () => "sales",
  cancel: () => "owner",
  bill: ({ name }) => (numberOf(name) % OFTEN === 0 ? "owner" : "bookkeeper"),
  bill_paid: ({ bill }) => (numberOf(bill) % OFTEN === 0 ? "owner" : "bookkeeper"),
  series: () => "owner",
  series_paid: () => "bookkeeper",
  statement: () => "bookkeeper",
  // Customers do these themselves, on their page.
  promise: () => "program",
  dispute: () => "program"
}

/** Who writes something that happens. */
export const writerOf = (happening: Happening): Writer =>
  (writers[happening.kind] as (of: Happening) => Writer)(happening)
