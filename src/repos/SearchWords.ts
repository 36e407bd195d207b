/** SQL for the indexes of words: what they hold, and the condition by which PostgreSQL looks into them. */

/** What the index of customers `t` has the words of: name, e-mail address and phone number. */
export const customerWords = (t: string): string =>
  `search_words(${t}.company_id, ${t}.display_name || ' ' || coalesce(${t}.email, '') || ' ' || coalesce(${t}.phone_e164, ''))`

/** What the index of receivables `t` has the words of. */
export const wordsOfReference = "search_words(t.company_id, t.external_reference)"

/** SQL that is true for rows of which each word of a query begins some word. The condition is that of the index. */
export const matchesWords = (words: string, query: string): string =>
  words === wordsOfReference
    ? `t.external_reference is not null and ${words} @@ ${query}`
    : `${words} @@ ${query}`
