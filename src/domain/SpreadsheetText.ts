/** Texts in files that a spreadsheet opens: none is taken for a formula. */

/** What spreadsheets may skip before a formula: breaks, blanks of every kind, and the mark of an encoding. */
const HIDDEN_FORMULA = /^[\s\u200b-\u200f\u2060\ufeff]+[=+\-@＝＋－＠]/u

/** A formula at the very beginning; a tab or a break there may be skipped, too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/u

/** A text with an apostrophe before what is hidden at its beginning. */
export const withoutHiddenFormula = (text: string): string => (HIDDEN_FORMULA.test(text) ? `'${text}` : text)

/** A text with an apostrophe before any formula. */
export const withoutFormula = (text: string): string =>
  FORMULA.test(text) ? `'${text}` : withoutHiddenFormula(text)
