/** The search of the header: a field on every page of a company, whose results a script shows below it. */
import type { CompanyVisit } from "../Page.ts"
import { say } from "../../words/Say.ts"

/** Characters of a search, as the service takes them. */
const MAX_LENGTH = 100

/** The field. Without a script, it leads to the page of results. */
export const Find = ({ visit: { base } }: { readonly visit: CompanyVisit }) => (
  <search class="finder">
    <form method="get" action={`${base}/search`} data-find>
      <label for="find">
        <span class="hidden">{say("Find anything")}</span>
        <input
          id="find"
          type="search"
          name="q"
          maxlength={MAX_LENGTH}
          placeholder={say("Find anything")}
          autocomplete="off"
          aria-keyshortcuts="Control+K Meta+K"
        />
      </label>
      <kbd aria-hidden="true" hidden data-find-key>
        {say("Ctrl K")}
      </kbd>
    </form>
    <div class="found" data-found hidden />
  </search>
)
