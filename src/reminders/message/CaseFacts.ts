/** The facts of a message to a debtor, from the case and what was decided to say. Pure. */
import { quotedReference } from "../../domain/bank/QuotedReference.ts"
import type { Creditor } from "../../domain/CompanyFacts.ts"
import { isActiveCurrency } from "../../domain/Currency.ts"
import { dateOf } from "../../domain/dunning/Calendar.ts"
import type { CaseDebt, MessageContents } from "../../domain/dunning/case/Types.ts"
import { deadlineOf } from "../../domain/dunning/Deadline.ts"
import { mailName } from "../../domain/MailName.ts"
import type { MessageTexts } from "../../domain/MessageTexts.ts"
import type { Channel, Tone } from "../../domain/ReminderAttempt.ts"
import type { OpenCase } from "../../services/reminders/DebtorCases.ts"
import { textsFor } from "../../services/reminders/ReminderTexts.ts"
import { localeOfCustomer } from "../../texts/Locale.ts"
import type { Company } from "../Delivery.ts"
import type { MessageLinks } from "./Links.ts"
import type { CurrencySum, Debt, MessageFacts } from "./Message.ts"

/** What a message is made of besides its case. */
export interface Letter {
  readonly channel: Channel
  readonly tone: Tone
  readonly contents: MessageContents
  readonly links: MessageLinks
  /** Texts that somebody has given this one message. */
  readonly texts?: MessageTexts | null
}

const restOf = (debt: CaseDebt, reason: MessageContents["resting"][number]["reason"]): Debt["rest"] => {
  if (reason === "disputed") return { cause: "disputed" }
  return reason === "promised" && debt.agreedOn !== null
    ? { cause: "promised", date: debt.agreedOn }
    : { cause: "paused" }
}

/** What was agreed on, for a debt that is named again for the first time since. */
const agreementOf = ({ receivables }: OpenCase, debt: CaseDebt, isReturn: boolean): Debt["agreed"] => {
  if (!isReturn || debt.begun !== "again" || debt.agreedOn === null) return null
  const promisedOn = receivables.get(debt.id)?.receivable.promisedOn
  return { cause: promisedOn === debt.agreedOn ? "promised" : "paused", date: debt.agreedOn }
}

const debtsOf = (
  open: OpenCase,
  { contents }: Letter,
  { companyId, creditor }: { readonly companyId: number; readonly creditor: Creditor }
): ReadonlyArray<Debt> => {
  const { debtor, now, receivables, rules } = open
  const debts = new Map(debtor.debts.map((debt) => [debt.id, debt]))
  const named = new Map(contents.named.map((each) => [each.id, each]))
  const today = rules.dayAt(now)
  const listed = (id: number, rest: Debt["rest"]): ReadonlyArray<Debt> => {
    const [debt, stored] = [debts.get(id), receivables.get(id)]
    if (debt === undefined || stored === undefined) return []
    const own = named.get(id)
    const { description, externalReference } = stored.receivable
    return [
      {
        reference: externalReference,
        quoted: quotedReference(creditor, companyId, stored.receivable),
        description,
        dueDate: debt.dueDate,
        daysOverdue: today - rules.effectiveDue(debt.dueDate).day,
        amountMinor: debt.amountMinor,
        balanceMinor: debt.balanceMinor,
        currency: debt.currency,
        tone: own?.tone ?? null,
        finalOn: debt.finalOn === null ? null : dateOf(debt.finalOn),
        agreed: agreementOf(open, debt, own?.isReturn ?? false),
        rest
      }
    ]
  }
  return [
    ...contents.overdue.flatMap((id) => listed(id, null)),
    ...contents.coming.flatMap((id) => listed(id, null)),
    ...contents.resting.flatMap(({ id, reason }) => {
      const stored = receivables.get(id)
      const debt = debts.get(id)
      // What is hardly worth a message is not worth a line.
      if (reason === "below_minimum" || debt === undefined || stored === undefined) return []
      return listed(id, restOf({ ...debt, agreedOn: stored.receivable.promisedOn }, reason))
    })
  ]
}

const sumsOf = ({ sums }: MessageContents): ReadonlyArray<CurrencySum> =>
  Object.entries(sums)
    .map(([currency, minor]) => ({ currency, minor: BigInt(minor) }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))

/** What the company holds for the debtor, in currencies of which the number of decimals is known. */
const creditOf = ({ row }: OpenCase): ReadonlyArray<CurrencySum> =>
  row.credit
    .filter(({ currency, minor }) => minor > 0n && isActiveCurrency(currency))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))

/** The facts of a message. */
export const caseFacts = (
  { sender, settings, texts }: Company,
  open: OpenCase,
  letter: Letter
): MessageFacts => {
  const { displayName, preferredLocale } = open.row.customer
  const { language } = localeOfCustomer(preferredLocale, settings.country)
  const { channel, contents, links, texts: given = null, tone } = letter
  return {
    channel,
    locale: preferredLocale,
    country: settings.country,
    tone,
    creditor: sender.facts,
    debtor: mailName(displayName),
    debts: debtsOf(open, letter, { companyId: settings.companyId, creditor: sender.facts }),
    more: contents.more,
    sums: sumsOf(contents),
    credit: creditOf(open),
    deadline: deadlineOf(open.rules, open.now, tone),
    ...links,
    texts: textsFor(texts, language, tone),
    given
  }
}
