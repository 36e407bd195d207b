/** The name of a sender as mail programs show it. Pure. */

import { mailName } from "../../domain/MailName.ts"

/** Longer names are cut; the rest of the line is for the address. */
export const MAX_DISPLAY_NAME_LENGTH = 100

/**
 * What can't be seen and changes how the rest is read: controls and line breaks, marks of writing direction (Unicode
 * UAX #9, such as U+202E, which shows a name backwards), fillers without a width, and halves of surrogate pairs. The
 * joiners U+200C and U+200D stay, because some scripts and emoji need them.
 */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** A name in one line of visible characters; empty if nothing of it is visible. Quoting it is left to the mail library. */
export const displayName = (name: string): string => {
  const visible = name.toWellFormed().replaceAll(INVISIBLE, " ").replaceAll(/\s+/g, " ").trim()
  const characters = [...mailName(visible)]
  const isLong = characters.length > MAX_DISPLAY_NAME_LENGTH
  return isLong
    ? `${characters
        .slice(0, MAX_DISPLAY_NAME_LENGTH - 1)
        .join("")
        .trim()}…`
    : characters.join("")
}
