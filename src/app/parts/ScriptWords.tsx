/** What scripts say, in the reader's language: they find it on the page. */
import { say } from "../../words/Say.ts"

/** Names in braces are put in by the script. */
export const ScriptWords = () => (
  <div
    id="words"
    hidden
    data-copied={say("Copied")}
    data-keys-on={say("Turn keys on")}
    data-keys-off={say("Turn keys off")}
    data-no-passkey={say("No passkey was used. Try again.")}
    data-known-passkey={say("There is a passkey of your account here already.")}
    data-passkey-failed={say("That did not work. Reload the page, and try again.")}
    data-unreadable={say("An amount can’t be read.")}
    data-applicable={say("{amount} can be applied.", { amount: "{amount}" })}
    data-too-much={say("{amount} is chosen, {more} more than there is.", {
      amount: "{amount}",
      more: "{more}"
    })}
    data-left={say("{amount} is chosen, {left} is left.", { amount: "{amount}", left: "{left}" })}
    data-reading={say("Reading and matching. A large file takes some seconds.")}
    data-matched={say("{matched} of {transactions} transactions are matched.", {
      matched: "{matched}",
      transactions: "{transactions}"
    })}
    data-sent={say("{part} % is sent.", { part: "{part}" })}
  />
)
