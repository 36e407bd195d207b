/** The sheets that spread money of a customer over debts: a payment that has come, and credit. */
import { minorUnits } from "../../../domain/Currency.ts"
import type { StoredReceivable } from "../../../domain/Pause.ts"
import { balance } from "../../../domain/Receivable.ts"
import { shareField } from "../../../domain/Deposit.ts"
import type { Credit } from "../../../services/bank/Credits.ts"
import { decimalOf } from "../../Csv.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Dialog, Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field, fieldValueOf, Select } from "../../parts/Form.tsx"
import { receivableName } from "../receivable/Words.tsx"
import { paymentActions } from "./Deposits.tsx"
import { FILLED, Prefilled } from "./spreading.ts"
import { say } from "../../../words/Say.ts"

interface SheetProps {
  readonly action: string
  readonly visit: CompanyVisit
  readonly debts: ReadonlyArray<StoredReceivable>
  readonly currencies: readonly [string, ...ReadonlyArray<string>]
}

const prefilledFor = ({ action, visit }: Pick<SheetProps, "action" | "visit">): Prefilled | null =>
  visit.shown instanceof Prefilled && visit.shown.action === action ? visit.shown : null

/** What stands in a field before it was refused: what was filled in, or what it begins with. */
const begunWith = (props: SheetProps, name: string, usual = ""): string => {
  const filled = prefilledFor(props)?.form
  return filled?.fields.has(name) === true ? filled.text(name) : usual
}

const Shares = (props: SheetProps) => {
  const { action, currencies, debts, visit } = props
  const { reader } = visit
  const [currency] = currencies
  return (
    <fieldset
      data-spread
      data-locale={reader.locale}
      data-currency={currency}
      data-said={say("{applied} for these receivables, {credit} stays as credit.", {
        applied: "{applied}",
        credit: "{credit}"
      })}
      data-too-much={say("{more} more than came.", { more: "{more}" })}
    >
      <legend>{say("What it is for, the oldest first")}</legend>
      {debts.map((debt) => (
        <div
          data-share
          data-balance={String(balance(debt))}
          data-digits={String(minorUnits(debt.currency))}
          data-currency={debt.currency}
        >
          <Field
            visit={visit}
            action={action}
            name={shareField(debt.id)}
            label={receivableName(debt)}
            value={begunWith(props, shareField(debt.id))}
            inputmode="decimal"
            autocomplete="off"
            help={say("{amount} open, due {date}.", {
              amount: reader.money(balance(debt), debt.currency),
              date: reader.date(debt.dueDate)
            })}
          />
        </div>
      ))}
      <output class="sum" data-spread-sum />
    </fieldset>
  )
}

const CurrencyField = (props: SheetProps) => {
  const { action, currencies, visit } = props
  const [first, ...others] = currencies
  const value = begunWith(props, "currency", first)
  return others.length === 0 ? (
    <input type="hidden" name="currency" value={first} />
  ) : (
    <Select
      visit={visit}
      action={action}
      name="currency"
      label={say("Currency")}
      value={value}
      options={currencies.map((code) => [code, code] as const)}
      required
    />
  )
}

const AmountField = (props: SheetProps & { readonly usual: string }) => (
  <Field
    visit={props.visit}
    action={props.action}
    name="amount"
    label={say("Amount")}
    value={begunWith(props, "amount", props.usual)}
    inputmode="decimal"
    autocomplete="off"
    required
  />
)

/** Says that the debts are filled in by now, where no script has done it while somebody typed. */
const Filled = (props: SheetProps) =>
  prefilledFor(props) === null ? (
    <input type="hidden" name={FILLED} value={fieldValueOf({ ...props, name: FILLED })} />
  ) : (
    <>
      <input type="hidden" name={FILLED} value="yes" />
      <p class="notice info" role="status" tabindex={-1} {...{ autofocus: true }}>
        {say(
          "Nothing is recorded yet: the oldest are filled in. Change what is otherwise, and press the button again."
        )}
      </p>
    </>
  )

/** The button and the sheet that records money from the customer. */
export const PaymentFromCustomer = (props: Omit<SheetProps, "action">) => {
  const sheet = { ...props, action: paymentActions.record }
  const { debts, visit } = props
  return (
    <Dialog
      visit={visit}
      action={sheet.action}
      label={say("Payment from this customer")}
      primary
      open={prefilledFor(sheet) !== null}
    >
      <ActionForm visit={visit} action={sheet.action}>
        <Filled {...sheet} />
        <div class="two">
          <AmountField {...sheet} usual="" />
          <Field
            visit={visit}
            action={sheet.action}
            name="paid_on"
            label={say("Paid on")}
            type="date"
            value={begunWith(sheet, "paid_on", visit.reader.today)}
            max={visit.reader.today}
            required
          />
        </div>
        <CurrencyField {...sheet} />
        {debts.length === 0 ? (
          <p>{say("Nothing is open: all of it stays as credit for what comes.")}</p>
        ) : (
          <Shares {...sheet} />
        )}
        <Submit>{say("Record payment")}</Submit>
      </ActionForm>
    </Dialog>
  )
}

/** The button and the sheet that uses credit for open debts; nothing where there is none, or nothing to use it for. */
export const UseCredit = ({
  credits,
  debts,
  held,
  visit
}: {
  readonly credits: ReadonlyArray<Credit>
  readonly held: ReadonlyArray<Credit>
  readonly debts: ReadonlyArray<StoredReceivable>
  readonly visit: CompanyVisit
}) => {
  const usable = held.filter(({ currency }) => debts.some((debt) => debt.currency === currency))
  const [first, ...others] = usable
  if (first === undefined) return null
  const currencies = [first.currency, ...others.map(({ currency }) => currency)] as const
  const own = debts.filter((debt) => currencies.includes(debt.currency))
  const sheet = { action: paymentActions.useCredit, visit, debts: own, currencies }
  const owed = own.reduce((sum, debt) => sum + (debt.currency === first.currency ? balance(debt) : 0), 0)
  const isMore = credits.some(
    ({ currency, minor }) => minor > (held.find((each) => each.currency === currency)?.minor ?? 0)
  )
  return (
    <Dialog visit={visit} action={sheet.action} label={say("Use credit")} open={prefilledFor(sheet) !== null}>
      <ActionForm visit={visit} action={sheet.action}>
        <Filled {...sheet} />
        <p>
          {say("{list} can be used.", {
            list: usable.map(({ currency, minor }) => visit.reader.money(minor, currency)).join(", ")
          })}
        </p>
        <AmountField {...sheet} usual={decimalOf(Math.min(first.minor, owed), first.currency)} />
        <CurrencyField {...sheet} />
        <Shares {...sheet} />
        {isMore ? (
          <p>
            <a href={`${visit.base}/bank?customer_id=${own[0]?.customerId ?? ""}`}>
              {say("Credit of a bank transaction is used on its own page.")}
            </a>
          </p>
        ) : null}
        <Submit>{say("Use credit")}</Submit>
      </ActionForm>
    </Dialog>
  )
}
