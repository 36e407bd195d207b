import { Schema } from "effect"

/** A rule for strings, with what refusals and the OpenAPI description say about it. */
export interface StringRule {
  /** Name of the schema in the OpenAPI components, PascalCase. */
  readonly identifier: string
  readonly description: string
  readonly examples: readonly [string, ...Array<string>]
  /** What is expected; follows the field's name in a refusal: "must be …". Never repeats the value. */
  readonly message: string
  /** The part of the rule that JSON Schema can express. */
  readonly jsonSchema: object
  readonly isValid: (text: string) => boolean
}

/**
 * A string that satisfies one rule. It is never trimmed, normalised or recased, so that what is stored and returned is
 * what was sent (contract §3.6). The message is the same for a wrong string and for a value that is not a string.
 */
export const checkedString = (rule: StringRule) =>
  Schema.String.pipe(
    Schema.filter(rule.isValid, {
      identifier: rule.identifier,
      title: rule.identifier,
      description: rule.description,
      examples: rule.examples,
      message: () => ({ message: rule.message, override: true }),
      jsonSchema: rule.jsonSchema
    })
  )

/** Length of a text in Unicode code points, as JSON Schema's `maxLength` and PostgreSQL's `char_length` count it. */
export const codePointLength = (text: string): number => {
  let length = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    const next = text.charCodeAt(index + 1)
    if (unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) index += 1
    length += 1
  }
  return length
}

/** Whether PostgreSQL can store the text and return it unchanged: no NUL, no unpaired surrogate (contract §3.6). */
export const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed()

/**
 * What somebody searches for, as PostgreSQL can look for it: at most `max` code points, without NUL and unpaired
 * surrogates, which no stored text has.
 */
export const searchText = (typed: string, max: number): string =>
  Array.from(
    typed
      .trim()
      .slice(0, 2 * max)
      .toWellFormed()
      .replaceAll("\u0000", "")
  )
    .slice(0, max)
    .join("")

/** Optional parts of a text rule. */
export interface TextOptions {
  /** Refuse a text of only white space, as for names. Default false. */
  readonly refuseBlank?: boolean
  readonly description?: string
  readonly example?: string
}

/**
 * Free text of `min` to `max` Unicode code points, stored and returned unchanged (contract §3.6). NUL and unpaired
 * surrogates are refused, because PostgreSQL cannot hold them.
 *
 * @param name identifier of the schema, PascalCase
 */
export const text = (min: number, max: number, name: string, options: TextOptions = {}) => {
  const refuseBlank = options.refuseBlank ?? false
  const length = min === 0 ? `at most ${max}` : `${min} to ${max}`
  const blank = refuseBlank ? ", not only white space" : ""
  return checkedString({
    identifier: name,
    description: `${options.description ?? "Free text"}: ${length} Unicode characters${blank}, kept unchanged.`,
    examples: [options.example ?? "Example"],
    message: `must be a text of ${length} characters${blank}, without NUL or unpaired surrogates`,
    jsonSchema: {
      minLength: min,
      maxLength: max,
      pattern: refuseBlank ? "^[^\\x00]*[^\\s\\x00][^\\x00]*$" : "^[^\\x00]*$"
    },
    isValid: (value) => {
      // A code point takes at most two units, so an oversized text is refused without counting its code points.
      if (value.length > max * 2) return false
      const points = codePointLength(value)
      return points >= min && points <= max && isStorable(value) && !(refuseBlank && value.trim() === "")
    }
  })
}

/** As `text`, without control characters and separators of lines and paragraphs: it stands in headers of mails. */
const inOneLine = (min: number, max: number, name: string, options: TextOptions) =>
  text(min, max, name, options).pipe(
    Schema.filter((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), {
      message: () => ({
        message: `must be a text of ${min} to ${max} characters in one line, without control characters`,
        override: true
      })
    })
  )

/** Name of a customer; reminders address the customer by it. */
export const DisplayName = text(1, 200, "DisplayName", {
  refuseBlank: true,
  description: "Name of the customer",
  example: "Ada Lovelace"
})

/** What a payable is for. */
export const BillLabel = text(1, 200, "BillLabel", {
  refuseBlank: true,
  description: "What the bill is for",
  example: "Office rent"
})

/** Longer explanation of a receivable or payable; may be empty. */
export const Description = text(0, 2000, "Description", {
  description: "What the amount is for",
  example: "Consulting in January"
})

/** The integrator's own reference, for example an invoice number; not unique. */
export const ExternalReference = text(1, 255, "ExternalReference", {
  description: "The integrator's own reference, not unique",
  example: "INV-2026-0042"
})

/** Why something was paused, cancelled or reversed; goes to the audit log. */
export const Reason = text(1, 500, "Reason", {
  description: "Why, for the audit log",
  example: "Agreed by phone"
})

/** How a payment was made. */
export const PaymentMethod = text(1, 50, "PaymentMethod", {
  description: "How it was paid",
  example: "bank_transfer"
})

/** Remark on a payment; may be empty. */
export const Note = text(0, 2000, "Note", { description: "Remark", example: "Paid in two envelopes" })

/** Name of an API key. */
export const KeyName = text(1, 100, "KeyName", {
  refuseBlank: true,
  description: "Name of the API key",
  example: "Accounting import"
})

/** Name of a company; reminders are signed with it. */
export const CompanyName = inOneLine(1, 200, "CompanyName", {
  refuseBlank: true,
  description: "Name of the company",
  example: "Analytical Engines Ltd"
})

/** Name of a person. */
export const PersonName = inOneLine(1, 200, "PersonName", {
  refuseBlank: true,
  description: "Name of a person",
  example: "Ada Lovelace"
})
