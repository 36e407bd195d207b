/** The field :86: of MT940: what banks write of a line, in the structures that they use. */
import { returningGermanCodes } from "../camt/CamtReturn.ts"

/** What was found in the texts of a line; empty texts where nothing was. */
export interface Mt940Details {
  readonly name: string
  readonly account: string
  readonly remittance: string
  readonly reference: string
  readonly endToEndId: string
  /** Null unless the texts say that it takes something back. */
  readonly returned: { readonly reason: string } | null
}

const empty: Mt940Details = {
  name: "",
  account: "",
  remittance: "",
  reference: "",
  endToEndId: "",
  returned: null
}

/** Characters of a full line, and of a full subfield of the German structure: what is cut there goes on without a blank. */
const FULL_LINE = 65
const FULL_SUBFIELD = 27

/** Joins pieces, without a blank after one that is full. */
const joined = (pieces: ReadonlyArray<string>, full: number): string =>
  pieces.reduce((text, piece, index) => {
    const before = pieces[index - 1]
    if (before === undefined) return piece
    return `${text}${before.length >= full ? "" : " "}${piece}`
  }, "")

/** Marks of SEPA's data in free text, at the beginning of a word: `EREF+` (DK, Anlage 3); `MTLG:` is Deutsche Bank's. */
const marks = "(?:(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP|RREF)\\+|MTLG:)"
const sepaMark = new RegExp(`(?:^|(?<=\\s))(${marks}) ?`, "g")
const beginsWithMark = new RegExp(`^${marks}`)

/** Characters of an end-to-end id (ISO 20022). */
const MAX_END_TO_END_ID = 35

/** SEPA's data in a text: the text before the first mark under "". */
const sepaData = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  let mark = ""
  let from = 0
  for (const match of text.matchAll(sepaMark)) {
    found.set(mark, text.slice(from, match.index).trim())
    mark = match[1]?.slice(0, 4) ?? ""
    from = match.index + match[0].length
  }
  return found.set(mark, text.slice(from).trim())
}

/** What SEPA's data say. Text behind an end-to-end id that is too long for one is none of it. */
const sepaDetails = (data: ReadonlyMap<string, string>): Mt940Details => {
  const reference = data.get("EREF") ?? ""
  const isLong = reference.length > MAX_END_TO_END_ID
  const texts = [data.get("SVWZ") ?? data.get(""), data.get("MTLG"), isLong ? reference : ""]
  return {
    ...empty,
    name: data.get("ABWA") ?? "",
    account: data.get("IBAN") ?? "",
    remittance: texts.filter((text) => (text ?? "") !== "").join(" "),
    endToEndId: isLong ? (reference.split(/\s/)[0] ?? "") : reference
  }
}

/** Pieces of the purpose: one that begins with a mark is a new line. */
const purposeOf = (pieces: ReadonlyArray<string>): string =>
  pieces.reduce((text, piece, index) => {
    const before = pieces[index - 1]
    if (before === undefined) return piece
    const between = beginsWithMark.test(piece) ? "\n" : before.length >= FULL_SUBFIELD ? "" : " "
    return text + between + piece
  }, "")

const between = (number: number, first: number, last: number): boolean => number >= first && number <= last

/**
 * The German structure, which Austrian, Polish, Hungarian and other banks use, too: three digits say what it is, and then
 * subfields of two digits after a mark: 00 booking text, 20 to 29 and 60 to 63 purpose, 30 bank, 31 account, 32 and 33 name,
 * 34 key of a return, 38 IBAN.
 */
const germanDetails = (text: string, code: string, mark: string): Mt940Details => {
  const subfields = text
    .split(mark)
    .slice(1)
    .flatMap((piece) => {
      const number = /^[0-9]{2}/.exec(piece)?.[0]
      return number === undefined ? [] : [{ number: Number(number), value: piece.slice(2) }]
    })
  const valuesOf = (first: number, last = first) =>
    subfields.filter(({ number }) => between(number, first, last)).map(({ value }) => value)
  const purpose = purposeOf([...valuesOf(20, 29), ...valuesOf(60, 63)])
  const sepa = sepaDetails(sepaData(purpose))
  const [key = ""] = valuesOf(34)
  const reason = [...valuesOf(0), /^9[0-9]{2}$/.test(key.trim()) ? key : ""].join(" ").trim()
  return {
    ...sepa,
    name: joined(valuesOf(32, 33), FULL_SUBFIELD).trim() || sepa.name,
    account:
      [valuesOf(38)[0], sepa.account, valuesOf(31)[0]].find((value) => (value ?? "").trim() !== "") ?? "",
    returned: returningGermanCodes.has(code) ? { reason } : null
  }
}

/** Words between slashes that Dutch, Belgian and Danish banks use (SWIFT's recommendation of the Dutch banks). */
const slashWord =
  /\/(ACCW|ADDR|BENM|BIC|CHGS|CNTP|CREF|CSID|EREF|EXCH|IBAN|ID|IREF|ISDT|MARF|NAME|NRTX|OCMT|ORDP|PREF|PURP|REMI|RTRN|RTYP|SVCL|TRTP|UCRD|UDTR|ULTB|ULTD)\//g

const slashData = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  let word = ""
  let from = 0
  const keep = (to: number) => {
    const value = text
      .slice(from, to)
      .replace(/^[\s/]+|[\s/]+$/g, "")
      .trim()
    if (!found.has(word) || found.get(word) === "") found.set(word, value)
  }
  for (const match of text.matchAll(slashWord)) {
    keep(match.index)
    word = match[1] ?? ""
    from = match.index + match[0].length
  }
  keep(text.length)
  return found
}

/** Remittance of the Dutch structure: `USTD//text`, `STRD/CUR/reference`, or a text. */
const dutchRemittance = (text: string): Pick<Mt940Details, "reference" | "remittance"> => {
  const [, , reference] = /^STRD\/\s*(CUR|ISO|BBA)\/\s*([^/]+)/.exec(text) ?? []
  if (reference !== undefined) return { reference: reference.trim(), remittance: "" }
  return { reference: "", remittance: text.replace(/^USTD\/[\s/]*/, "") }
}

const slashDetails = (text: string): Mt940Details => {
  const data = slashData(text)
  // Account, bank, name and place, as ING writes them.
  const [account = "", , name = ""] = (data.get("CNTP") ?? "").split("/")
  const returned = data.get("RTRN")
  return {
    name: data.get("NAME") ?? name,
    account: data.get("IBAN") ?? account,
    ...dutchRemittance(data.get("REMI") ?? ""),
    endToEndId: data.get("EREF") ?? "",
    returned: returned === undefined ? null : { reason: returned }
  }
}

/** Lines of fields :NS:, with two digits before each (Starmoney, Sberbank): 01 to 14 purpose, 15 and 16 name, 34 account. */
export const nonSwiftDetails = (lines: ReadonlyArray<string>): Mt940Details => {
  const numbered = lines.map((line) => ({
    number: Number(/^[0-9]{2}/.exec(line)?.[0] ?? "99"),
    value: line.slice(2).trim()
  }))
  const valuesOf = (first: number, last = first) =>
    numbered
      .filter(({ number }) => between(number, first, last))
      .map(({ value }) => value)
      .join(" ")
  return { ...empty, name: valuesOf(15, 16), account: valuesOf(34), remittance: valuesOf(1, 14) }
}

/** Reads the texts of a line. */
export const mt940Details = (lines: ReadonlyArray<string>): Mt940Details => {
  const whole = lines.join("")
  const [, code = "", mark = ""] = /^\s*([0-9]{3})\s*([^0-9A-Za-z\s/.,;:+-])[0-9]{2}/.exec(whole) ?? []
  if (mark !== "") return germanDetails(whole, code, mark)
  const text = joined(
    lines.map((line) => line.trimEnd()),
    FULL_LINE
  )
  // The slash that ends one value is not the one that begins the next word.
  const apart = whole.replaceAll(/\/(?=\/)/g, "/ ")
  if (/^\s*\//.test(apart) && apart.search(slashWord) >= 0) return slashDetails(apart)
  const data = sepaData(text)
  return data.size > 1 ? sepaDetails(data) : { ...empty, remittance: text }
}
