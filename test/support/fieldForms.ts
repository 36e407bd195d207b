/** Values for each kind of field: those that the contract accepts, and those that it refuses. */
export const emoji = "😀"
const NUL = "a\u0000b"
const LONE = "a\ud800b"

/** Texts of min to max characters; `blank` says whether white space alone is accepted. */
export const texts = (min: number, max: number, blank: boolean) => ({
  good: [
    "x",
    "x".repeat(max),
    emoji.repeat(max),
    " padded ",
    "e\u0301 ﷽ \u202Eabc\t\n",
    "'; drop table receivables; --",
    "<script>",
    ...(min === 0 ? [""] : []),
    ...(blank ? [" "] : [])
  ],
  bad: [
    NUL,
    LONE,
    "\udc00",
    "x".repeat(max + 1),
    emoji.repeat(max + 1),
    ...(min === 0 ? [] : [""]),
    ...(blank ? [] : [" ", "\t\n", "\u00a0"]),
    1,
    true,
    [],
    ["x"],
    {}
  ]
})

/** Values that a field accepts, and values that it refuses. */
export interface Rule {
  readonly good: ReadonlyArray<unknown>
  readonly bad: ReadonlyArray<unknown>
}

export const amount: Rule = {
  good: ["0.01", "1", "1.5", "1.50", "100", "9999999999999.99"],
  bad: [
    "0", "0.00", "-1", "+1", "1e3", "1E3", "0x10", "01", "00.1", ".5", "1.", "1,5", "1 ", " 1", "1\n", "1_000",
    "1'000", "NaN", "Infinity", "", "١", "１", "1.001", "1.000", "1.00000", "10000000000000", "10000000000000.00",
    "999999999999999", "1000000000000000", "9".repeat(60), NUL, 1, 1.5, 100, true, [], ["1"], {}
  ]
} // prettier-ignore

export const currency: Rule = {
  good: ["EUR", "USD", "CHF"],
  bad: [
    "eur",
    "Eur",
    "EU",
    "EURO",
    "",
    " EUR",
    "XXX",
    "XTS",
    "XAU",
    "XDR",
    "CHE",
    "USN",
    "BGN",
    "ZZZ",
    "978",
    978,
    {}
  ]
}

export const date: Rule = {
  good: ["1970-01-01", "2000-02-29", "2024-02-29", "2020-01-31", "9999-12-31"],
  bad: [
    "2026-02-30",
    "2026-02-29",
    "1900-02-29",
    "2026-13-01",
    "2026-00-01",
    "2026-01-00",
    "2026-01-32",
    "2026-04-31",
    "1969-12-31",
    "10000-01-01",
    "0000-01-01",
    "2026-1-1",
    "26-01-01",
    "20260101",
    "2026/01/01",
    "01-01-2026",
    "2026-01-01T00:00:00Z",
    " 2026-01-01",
    "2026-01-01 ",
    "2026-W01-1",
    "",
    "today",
    "infinity",
    20260101,
    {},
    []
  ]
}

export const id: Rule = {
  good: [],
  bad: [0, -1, 1.5, 9007199254740992, 1e300, "1", "", true, [], [1], {}]
}

export const version: Rule = { good: [], bad: ["", "a b", "x".repeat(65), "é", "a/b", NUL, 1, null, [], {}] }

export const email: Rule = {
  good: [
    "a@b.co",
    "ada.lovelace+x@mail.example.com",
    `${"a".repeat(64)}@example.com`,
    "A@EXAMPLE.COM",
    "o'x@a-b.de"
  ],
  bad: [
    "",
    "a",
    "a@",
    "@b.co",
    "a@b",
    "a b@c.de",
    "a@b..co",
    "a@-b.co",
    "a@b.co ",
    "Ada <a@b.co>",
    "a@b.co,c@d.ef",
    "a@b.co\r\nBcc: x@y.zz",
    `${"a".repeat(250)}@b.co`,
    NUL,
    "ä@b.co",
    1,
    {},
    ["a@b.co"]
  ]
}

export const phone: Rule = {
  good: ["+4915112345678", "+12025550123", "+442071838750"],
  bad: [
    "4915112345678",
    "+49 151 12345678",
    "+49-151",
    "004915112345678",
    "+0",
    "+1",
    "+999123456789",
    "+1234567890123456",
    "",
    "+",
    "+١٢٣",
    491511234567,
    {}
  ]
}

export const locale: Rule = {
  good: ["de", "en", "pt-BR", "zh-Hant-TW", "sr-Latn", "de-CH-1996", "es-419"],
  bad: ["", "x", "germanlanguage", "de_DE", "de-", "-de", "de DE", "e", "123456789", "de,en", "*", NUL, 1, {}]
}

export const zone: Rule = {
  good: [
    "UTC",
    "Europe/Berlin",
    "America/Argentina/Buenos_Aires",
    "Pacific/Kiritimati",
    "Asia/Kolkata",
    "Asia/Calcutta"
  ],
  bad: [
    "",
    "europe/berlin",
    "Europe/Atlantis",
    "+01:00",
    "UTC+1",
    "CEST",
    "Factory",
    " UTC",
    "UTC ",
    NUL,
    1,
    {}
  ]
}

export const paidAt: Rule = {
  good: [
    "2026-01-31",
    "2026-01-31T08:00:00Z",
    "2026-01-31T08:00:00.123456+05:30",
    "1970-01-01T00:00:00Z",
    "2026-01-31t08:00:00z"
  ],
  bad: [
    "2026-02-30",
    "2026-01-31T08:00Z",
    "2026-01-31T08:00:00",
    "2026-01-31 08:00:00Z",
    "2026-01-31T24:00:00Z",
    "2026-01-31T08:60:00Z",
    "2026-01-31T08:00:60Z",
    "2026-01-31T08:00:00+25:00",
    "1969-12-31T23:59:59Z",
    "now",
    "",
    1769846400,
    "2089-01-01",
    "9999-12-31T23:59:59Z",
    {}
  ]
}

export const label = texts(1, 200, false)
export const reference = texts(1, 255, true)
export const description = texts(0, 2_000, true)
export const reason = texts(1, 500, true)
export const channel: Rule = { good: ["email"], bad: ["", "Email", "fax", 1, {}] }

/** A value, short enough for the message of a failing test. */
export const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 40) ?? "nothing"
