/** How to pay: the account, what to quote, the code for bank apps, the company's own way to pay online. */
import type { ComponentChildren } from "preact"
import { QrCode } from "../parts/QrCode.tsx"
import type { Transfer } from "./Transfers.ts"
import type { Shown } from "./View.ts"

const Fact = ({
  children,
  copy,
  label,
  value
}: {
  readonly label: string
  readonly value: string
  /** The text that the button copies, what the button is called, and what it says then. */
  readonly copy?: { readonly text: string; readonly label: string; readonly done: string }
  readonly children?: ComponentChildren
}) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <span class="value number">{value}</span>
      {copy === undefined ? null : (
        <button class="copy" type="button" hidden data-copy={copy.text} data-done={copy.done}>
          {copy.label}
        </button>
      )}
      {children}
    </dd>
  </div>
)

const Account = ({
  account,
  shown
}: {
  readonly account: NonNullable<Transfer["account"]>
  readonly shown: Shown
}) => {
  const { labels, texts } = shown.wording
  const { accountNumber, bankCode, bic, copied, holder, iban } = account
  return (
    <dl class="facts">
      {holder === null ? null : <Fact label={labels.accountHolder} value={holder} />}
      {iban === null ? null : (
        <Fact label="IBAN" value={iban} copy={{ text: copied, label: texts.copyIban, done: texts.copied }} />
      )}
      {accountNumber === null ? null : <Fact label={labels.accountNumber} value={accountNumber} />}
      {bankCode === null ? null : <Fact label={labels.bankCode[bankCode.kind]} value={bankCode.code} />}
      {bic === null ? null : <Fact label="BIC" value={bic} />}
    </dl>
  )
}

const TransferFacts = ({
  before,
  shown,
  transfer
}: {
  readonly shown: Shown
  readonly transfer: Transfer
  readonly before: Transfer | undefined
}) => {
  const { labels, money, texts } = shown.wording
  const amount = money(transfer.minor, transfer.currency)
  const { account } = transfer
  // The transfer before has shown the same account.
  const isKnown = before !== undefined && before.account?.copied === account?.copied
  return (
    <>
      {account === null || isKnown ? null : <Account account={account} shown={shown} />}
      <div class="transfer">
        <dl class="facts">
          <Fact label={texts.amount} value={amount} />
          {transfer.reference === null ? null : (
            <Fact
              label={labels.paymentReference}
              value={transfer.reference.printed}
              copy={{ text: transfer.reference.reference, label: texts.copyReference, done: texts.copied }}
            />
          )}
        </dl>
        {transfer.code === null ? null : (
          <figure>
            <QrCode text={transfer.code.text} label={texts.code(amount)} hasCross={transfer.code.isSwiss} />
            <figcaption class="quiet">{texts.bankApp}</figcaption>
          </figure>
        )}
      </div>
    </>
  )
}

/** How to pay what is proposed. */
export const Pay = ({ shown }: { readonly shown: Shown }) => {
  const { chosenId, payment, view, wording } = shown
  const { labels, texts } = wording
  const { accounts, paymentUrl, separately, transfers } = payment
  return (
    <section class="card" id="pay" aria-labelledby="pay-heading">
      <h2 id="pay-heading">{labels.howToPay}</h2>
      {separately ? <p class="notice state">{texts.separately}</p> : null}
      {(separately ? accounts : []).map((account) => (
        <Account account={account} shown={shown} />
      ))}
      {transfers.map((transfer, index) => (
        <TransferFacts shown={shown} transfer={transfer} before={transfers[index - 1]} />
      ))}
      {paymentUrl === null ? null : (
        <p>
          <a class="button main" href={paymentUrl} rel="noreferrer noopener">
            {labels.payOnline}
          </a>
        </p>
      )}
      {chosenId !== null && view.debts.length > 1 ? (
        <p>
          <a href="?#pay">{texts.payAll}</a>
        </p>
      ) : null}
    </section>
  )
}
