/** A name as it may stand in a mail: nothing in it leads to a page or is read as anything but a name. Pure. */

/** Text in another alphabet as headers write it (RFC 2047), which a mail program would decode. */
const encodedWords = /=\?[^?\s]{1,75}\?[bq]\?[^?]*\?=/giu
/** What opens and closes an encoded word: none stays, so that what is left of nested ones can't make a new one. */
const encodedWordMarks = /=\?|\?=/g
/** Links, and names of hosts with a path. */
const links = /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*|\bwww\.\S*|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/\S*/giu
/** Names of hosts: mail programs turn these into links by themselves. */
const hosts = /(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu
/** Marks of writing direction (Unicode UAX #9), which show a text in another order. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The name without addresses of the web, encoded words and marks of writing direction; empty if nothing is left. */
export const mailName = (name: string): string =>
  name
    .replaceAll(directions, "")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(encodedWords, " ")
    .replaceAll(encodedWordMarks, " ")
    .replaceAll(links, " ")
    .replaceAll(hosts, (host) => host.replaceAll(".", " "))
    .replaceAll(/ {2,}/g, " ")
    .trim()
