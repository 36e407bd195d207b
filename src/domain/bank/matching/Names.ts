/**
 * Names of payers and customers: whether two are the same, and how a customer may be stored that has a payer's name. Case,
 * accents, titles and the order of words say nothing; a legal form counts where both names have one. Pure.
 */

/** UTF-16 units of a name that are read. */
const MAX_NAME_LENGTH = 140
/** Words of a name that are read. */
const MAX_NAME_WORDS = 12
/** People who may share an account: "Max or Erika Mustermann". */
const MAX_HOLDERS = 4
/** Lengths at which banks cut a name. */
const CUT_LENGTHS: ReadonlySet<number> = new Set([27, 35, 70])
/** Fewer letters and digits are no name. */
const MIN_NAME_LETTERS = 3
/** Beginnings of names to look up for one payer. */
const MAX_BEGINNINGS = 16

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

const legalForms = set(
  "gmbh mbh ggmbh ag kg kgaa ohg gbr ug ek ekfr ekfm ev eg se ltd plc llc llp lp inc corp sarl sas sasu sa snc eurl " +
    "sci bv nv vof cv srl srls spa sagl sl slu lda oy oyj ab asa aps ks sro doo kft zrt spzoo"
)
const sameForms: Readonly<Record<string, string>> = {
  gesmbh: "gmbh",
  limited: "ltd",
  incorporated: "inc",
  corporation: "corp",
  aktiengesellschaft: "ag",
  kommanditgesellschaft: "kg"
}
/** Part of a legal form beside another one: "GmbH & Co. KG". */
const besideForms = set("co cie company haftungsbeschrankt haftungsbeschraenkt")
const titles = set(
  "herr herrn frau hr fr dr prof mr mrs ms miss mme mlle monsieur madame sig sigra sr sra srta ing dipl mag " +
    "familie fam eheleute firma fa"
)
const connectors = set("oder or ou und and et")

type Folding = (text: string) => string

const plain: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i"
}
const germanic: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" }

const stripped: Folding = (text) =>
  text
    .replaceAll(/[ßøæœłđðþı]/g, (letter) => plain[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")

/** Letters without accents, as banks write them: ü is u to some and ue to others. */
const foldings: ReadonlyArray<Folding> = [
  stripped,
  (text) => stripped(text.normalize("NFC").replaceAll(/[äöüøå]/g, (letter) => germanic[letter] ?? letter))
]

/** The words of a name; dots within "e.K." and "S.r.l." and apostrophes are left out. */
const wordsOf = (name: string, fold: Folding): ReadonlyArray<string> =>
  fold(name.slice(0, MAX_NAME_LENGTH).normalize("NFC").toLowerCase())
    .replaceAll(/(?<=(?:^|[^\p{L}\p{N}])\p{L})\.\s?(?=\p{L}(?:[^\p{L}]|$))/gu, "")
    .replaceAll(/\bsp\.?\s?z\s?\.?o\.?o\b/g, "spzoo")
    .replaceAll(/['’`´]/g, "")
    .replaceAll(/[&+;/]/g, " und ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, MAX_NAME_WORDS)
    .map((word) => sameForms[word] ?? word)

/** A name taken apart. */
interface Parts {
  /** Without titles, forms and connectors, in their order. */
  readonly words: ReadonlyArray<string>
  /** Its legal form; empty without one. */
  readonly form: string
  /** Each holder of a shared account. */
  readonly holders: ReadonlyArray<ReadonlyArray<string>>
  /** All words but titles, without blanks. */
  readonly compact: string
}

const holdersOf = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const groups: Array<Array<string>> = [[]]
  for (const word of words) {
    if (connectors.has(word)) groups.push([])
    else groups.at(-1)?.push(word)
  }
  if (groups.length < 2 || groups.length > MAX_HOLDERS) return []
  // "Max und Erika Mustermann": the last word is the family's name.
  const family = groups.at(-1)?.at(-1)
  return groups
    .map((group) =>
      group.length === 1 && family !== undefined && group[0] !== family ? [...group, family] : group
    )
    .filter((group) => group.length > 1)
}

const partsOf = (name: string, fold: Folding): Parts => {
  const all = wordsOf(name, fold)
  const hasForm = all.length > 1 && all.some((word) => legalForms.has(word))
  const isPartOfForm = (word: string): boolean => hasForm && (legalForms.has(word) || besideForms.has(word))
  const untitled = all.filter((word) => !titles.has(word))
  const named = (untitled.length === 0 ? all : untitled).filter((word) => !isPartOfForm(word))
  const words = named.filter((word) => !connectors.has(word))
  return {
    words: words.length === 0 ? all : words,
    form: all.filter((word) => hasForm && legalForms.has(word)).join(" "),
    holders: hasForm ? [] : holdersOf(named),
    compact: untitled.filter((word) => !connectors.has(word)).join("")
  }
}

const keyOf = (words: ReadonlyArray<string>): string => words.toSorted().join(" ")

/** A name as names are compared. */
interface NormalName {
  readonly form: string
  /** Each way in which it may be written, and each holder. */
  readonly keys: ReadonlySet<string>
  /** In the order of its words, without blanks. */
  readonly compact: ReadonlyArray<string>
  /** Whether the bank may have cut it. */
  readonly mayBeCut: boolean
}

/** The normal form of a name; null where too little of it is left to be one. */
const normalName = (name: string): NormalName | null => {
  const every = foldings.map((fold) => partsOf(name, fold))
  const keys = every.flatMap(({ holders, words }) => [words, ...holders].map(keyOf))
  if (keys.every((key) => key.replaceAll(" ", "").length < MIN_NAME_LETTERS)) return null
  return {
    form: every[0]?.form ?? "",
    keys: new Set(keys),
    compact: every.map(({ compact }) => compact),
    mayBeCut: CUT_LENGTHS.has(name.length)
  }
}

const isBeginning = (cut: NormalName, whole: NormalName): boolean =>
  cut.mayBeCut && cut.compact.some((text) => whole.compact.some((other) => other.startsWith(text)))

const isCutForm = (cut: NormalName, whole: NormalName): boolean =>
  cut.mayBeCut && whole.form.startsWith(cut.form)

/** Whether two names may be of the same person or company. */
const isSameName = (one: NormalName, other: NormalName): boolean => {
  const isSameForm = one.form === "" || other.form === "" || one.form === other.form
  if (!isSameForm && !isCutForm(one, other) && !isCutForm(other, one)) return false
  for (const key of one.keys) if (other.keys.has(key)) return true
  return isBeginning(one, other) || isBeginning(other, one)
}

/** Asks of each name whether it may be the payer's. */
export const hasSameName = (payer: string): ((name: string) => boolean) => {
  const normal = normalName(payer)
  return (name) => {
    const other = normal === null ? null : normalName(name)
    return normal !== null && other !== null && isSameName(normal, other)
  }
}

const digraphs: Readonly<Record<string, string>> = { ae: "ä", oe: "ö", ue: "ü" }
const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" }

/** A beginning with umlauts for what may stand for them, and the other way round. */
const spelled = (beginning: string): ReadonlyArray<string> => [
  beginning.replaceAll(/ae|oe|ue/g, (letters) => digraphs[letters] ?? letters),
  beginning.replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter),
  beginning.replaceAll("ss", "ß")
]

/** First words in every order in which names are stored. */
const orders = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [first, second, third] = words
  if (first === undefined) return []
  if (second === undefined) return [first]
  const last = words.at(-1) ?? second
  return [
    `${first} ${second}`,
    `${last} ${first}`,
    `${last}, ${first}`,
    `${first}, ${second}`,
    ...(third === undefined ? [] : [`${second} ${third}`, `${second} ${first}`])
  ]
}

/** The words of a name as they are written, in small letters, without titles. */
const writtenWords = (name: string): ReadonlyArray<string> =>
  name
    .slice(0, MAX_NAME_LENGTH)
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[+&]/g, " & ")
    .split(/[\s,;]+/)
    .filter((word) => word !== "" && !titles.has(word.replace(/\.$/, "")))
    .slice(0, MAX_NAME_WORDS)

const isConnector = (word: string): boolean => word === "&" || connectors.has(word)
const isForm = (word: string): boolean => legalForms.has(word.replaceAll(".", ""))

/**
 * Beginnings, in small letters, of the names under which a customer with this name may be stored: its first words in every
 * order, with and without umlauts. The most telling stand first.
 */
export const beginningsOf = (name: string): ReadonlyArray<string> => {
  const words = writtenWords(name)
  const [first, second] = words
  const named = words.filter((word) => !isConnector(word))
  const people = holdersOf(words.map((word) => (word === "&" ? "und" : word)))
  const beginnings =
    second !== undefined && isForm(second)
      ? [`${first} ${second}`, `${first}`]
      : [
          ...orders(named.filter((word) => !isForm(word))),
          // "Max und Erika Mustermann"
          ...(second !== undefined && isConnector(second) ? [`${first} und`, `${first} &`] : []),
          ...people.flatMap((holder) => orders(holder).slice(0, 3))
        ]
  const all = [...beginnings, ...beginnings.flatMap(spelled)]
  return [...new Set(all.filter((beginning) => beginning.length >= MIN_NAME_LETTERS))].slice(
    0,
    MAX_BEGINNINGS
  )
}
