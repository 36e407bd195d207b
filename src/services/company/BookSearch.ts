/** Finds what a person means by a few words in the company's book: customers, receivables by reference, customer or amount. */
import { Context, Effect, Layer } from "effect"
import { CurrentRequest } from "../../domain/CurrentRequest.ts"
import type { ServiceUnavailable } from "../../domain/Errors.ts"
import { searchedAmounts } from "../../domain/SearchedAmount.ts"
import { searchText } from "../../domain/Text.ts"
import { BookSearchRepo, type FoundInBook } from "../../repos/company/BookSearch.ts"

export type { FoundCustomer, FoundInBook, FoundReceivable } from "../../repos/company/BookSearch.ts"

/** Characters of a search. */
export const MAX_BOOK_SEARCH = 100

export class BookSearch extends Context.Tag("duebook/BookSearch")<
  BookSearch,
  {
    /** What of the caller's book a text may mean, the best first; nothing for an empty text. */
    readonly find: (text: string) => Effect.Effect<FoundInBook, ServiceUnavailable, CurrentRequest>
  }
>() {
  static readonly layer = Layer.effect(
    BookSearch,
    Effect.map(BookSearchRepo, (repo) =>
      BookSearch.of({
        find: (typed) =>
          Effect.flatMap(CurrentRequest, ({ caller }) => {
            const text = searchText(typed, MAX_BOOK_SEARCH)
            return text === ""
              ? Effect.succeed<FoundInBook>({ customers: [], receivables: [] })
              : repo.find(caller.companyId, text, searchedAmounts(text))
          })
      })
    )
  )
}
