/** Says that nobody hears of a debt, why, and where to mend it. */
import { unreachableAt, type Unreachable } from "../../domain/Reach.ts"
import type { ReceivableFile } from "../../services/receivables/Timeline.ts"
import { type Unsaid, phrase, say } from "../../words/Say.ts"

/** Why a customer can't be reached, after the name. */
export const unreachableWords: Readonly<Record<Unreachable, Unsaid>> = {
  no_address: phrase("no address"),
  opted_out: phrase("wants no reminders"),
  suppressed: phrase("the address does not work")
}

const sentences: Readonly<Record<Unreachable, (name: string) => string>> = {
  no_address: (name) =>
    say("Nobody is reminded of it: {name} has no e-mail address and no phone number.", { name }),
  opted_out: (name) => say("Nobody is reminded of it: {name} wants no reminders.", { name }),
  suppressed: (name) => say("Nobody is reminded of it: messages to {name} come back.", { name })
}

const remedies: Readonly<Record<Unreachable, Unsaid>> = {
  no_address: phrase("Add an address"),
  opted_out: phrase("Look at the addresses"),
  suppressed: phrase("Give another address")
}

/** Stands above a debt of which nobody is reminded; nothing where somebody is, or nothing is owed. */
export const NobodyHears = ({
  base,
  file: { customer, receivable }
}: {
  readonly base: string
  readonly file: ReceivableFile
}) => {
  const why = unreachableAt(customer)
  if (why === null || receivable.status === "paid" || receivable.status === "cancelled") return null
  return (
    <p class="notice warn">
      {sentences[why](customer.displayName)}{" "}
      <a href={`${base}/customers/${customer.id}`}>{say(remedies[why])}</a>
    </p>
  )
}
