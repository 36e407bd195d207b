/**
 * The language of a mail to a person of a company, the first that is known and built in of
 *
 * 1. the language that the person has chosen in the account, or while signing up;
 * 2. that of the browser, where the mail answers what its reader has just asked for in one: a link to sign up, to set a
 *    password, to verify an address, a test of a message;
 * 3. the company's, where the mail is about a company: digests, mails of the morning, notices;
 * 4. English.
 *
 * An invitation to an address without an account is in the language of whoever invites. A security notice is written later
 * than what it tells of, and may warn of whoever did that: the languages of the person's companies come before that of
 * the browser, which is kept with the notice only where the person's own session has done it. See ADR 69.
 */
import { Context } from "effect"
import { firstLocaleOf, type TextLocale } from "../../texts/Locale.ts"
import { speaking } from "../../words/Say.ts"

/** The tag that the browser of whoever acts accepts best; null outside of the application, and where it is none of ours. */
export class BrowserLocale extends Context.Reference<BrowserLocale>()("duebook/BrowserLocale", {
  defaultValue: (): string | null => null
}) {}

/** Tags (BCP 47) of which the first that is built in counts. */
export type MailTags = ReadonlyArray<string | null | undefined>

/** Writes a mail in the language of the first of these tags that is built in, else in English. `write` waits for nothing. */
export const writtenFor = <A>(tags: MailTags, write: (locale: TextLocale) => A): A => {
  const locale = firstLocaleOf(tags)
  return speaking(locale.language, () => write(locale))
}
