/** A heading of a table as headings are compared. */

/** Letters that are no letter with an accent. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  ł: "l",
  Ł: "l",
  ø: "o",
  Ø: "o",
  æ: "ae",
  Æ: "ae"
}

/** A heading without accents, marks and case: `Fällig am` is `fallig am`. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßłŁøØæÆ]/g, (letter) => letters[letter] ?? letter)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
