/** The query of a page: which page of a list, and its filters. What is wrong in an address is left out. */
import { Effect, Either, Schema } from "effect"
import { NotFound } from "../domain/Errors.ts"
import { parseId } from "../domain/Ids.ts"
import { DEFAULT_PER_PAGE, MAX_PER_PAGE, PageNumber, type PageRequest, PerPage } from "../domain/Page.ts"

const numberOf = (schema: Schema.Schema<number, string>, text: string | null, standard: number): number =>
  text === null ? standard : Either.getOrElse(Schema.decodeEither(schema)(text), () => standard)

/** The page that an address asks for; the first where it asks for none. */
export const pageRequestOf = (query: URLSearchParams): PageRequest => ({
  page: numberOf(PageNumber, query.get("page"), 1),
  perPage: Math.min(MAX_PER_PAGE, numberOf(PerPage, query.get("per_page"), DEFAULT_PER_PAGE))
})

/** A filter of an address, if it is given and right. */
export const filterOf = <A, I extends string>(
  query: URLSearchParams,
  name: string,
  schema: Schema.Schema<A, I>
): A | undefined => {
  const text = query.get(name)?.trim() ?? ""
  return text === "" ? undefined : Either.getOrUndefined(Schema.decodeUnknownEither(schema)(text))
}

/** The id that the rows of a list are to be older than; null for its beginning. */
export const beforeOf = (query: URLSearchParams): number | null => parseId(query.get("before") ?? "") ?? null
/** The id in an address, such as that of `:payable`; `NotFound` for what can be no id. */
export const idIn = (
  { params }: { readonly params: Readonly<Record<string, string>> },
  name: string
): Effect.Effect<number, NotFound> =>
  Effect.mapError(Effect.fromNullable(parseId(params[name] ?? "")), () => new NotFound())

const Flag = Schema.transform(Schema.Literal("true", "false"), Schema.Boolean, {
  strict: true,
  decode: (text) => text === "true",
  encode: (flag): "true" | "false" => (flag ? "true" : "false")
})

/** A filter that is `true` or `false`. */
export const flagOf = (query: URLSearchParams, name: string): boolean | undefined =>
  filterOf(query, name, Flag)

/** The fields that are set, without those that are not. */
export const given = <A extends object>(fields: A): { readonly [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never

/** What a list is in order of, in its usual direction or the other way round. */
export interface Order {
  readonly by: string
  readonly reversed: boolean
}

/** The order of a list that no heading stands for. */
export const NEWEST_FIRST: Order = { by: "newest", reversed: false }

/** An order as an address has it: `due`, the other way round `-due`. */
export const orderText = ({ by, reversed }: Order): string => `${reversed ? "-" : ""}${by}`

/** The order that an address asks for, if it is one of these. */
export const orderOf = <K extends string>(
  query: URLSearchParams,
  keys: ReadonlyArray<K>
): (Order & { readonly by: K }) | undefined => {
  const text = query.get("sort")?.trim() ?? ""
  const reversed = text.startsWith("-")
  const by = keys.find((key) => key === (reversed ? text.slice(1) : text))
  return by === undefined ? undefined : { by, reversed }
}

/** Rows that are all there, in the order that an address asks for; `keys` say what each column sorts by. */
export const rowsInOrder = <A, K extends string>(
  rows: ReadonlyArray<A>,
  order: (Order & { readonly by: K }) | undefined,
  keys: Readonly<Record<K, (row: A) => string | number>>
): ReadonlyArray<A> => {
  if (order === undefined) return rows
  const keyOf = keys[order.by]
  const compare = (a: A, b: A): number => {
    const [left, right] = [keyOf(a), keyOf(b)]
    return typeof left === "string" && typeof right === "string"
      ? left.localeCompare(right, undefined, { numeric: true, sensitivity: "base" })
      : Number(left) - Number(right)
  }
  return order.reversed ? rows.toSorted(compare).toReversed() : rows.toSorted(compare)
}
/** A place in a list of messages by their time. */
interface RecordPlaceInAddress {
  readonly scheduledFor: number
  readonly customerId: number
  readonly id: number
}

const placeRegExp = /^(?<at>[0-9]{1,14})-(?<customer>[0-9]{1,16})-(?<id>[0-9]{1,16})$/

/** The place that an address names; null for its beginning. */
export const recordPlaceOf = (text: string | null): RecordPlaceInAddress | null => {
  const found = placeRegExp.exec(text ?? "")?.groups
  const [customerId, id] = [parseId(found?.["customer"] ?? ""), parseId(found?.["id"] ?? "")]
  return customerId === undefined || id === undefined
    ? null
    : { scheduledFor: Number(found?.["at"]), customerId, id }
}

/** The same as an address has it. */
export const recordPlaceText = ({ customerId, id, scheduledFor }: RecordPlaceInAddress): string =>
  `${scheduledFor}-${customerId}-${id}`
