/** The debtor's page as HTML. It needs no script, and nothing from elsewhere. */
import type { ComponentChildren } from "preact"
import { renderToString } from "preact-render-to-string"
import type { Channel } from "../../domain/ReminderAttempt.ts"
import type { Creditor } from "../../domain/CompanyFacts.ts"
import { companyValues } from "../../reminders/message/CompanyValues.ts"
import type { DebtorView, OutdatedLink } from "../../services/customers/DebtorPage.ts"
import { ownFields } from "../Form.ts"
import { Debts } from "./Debts.tsx"
import { Pay } from "./Pay.tsx"
import { script, style } from "./Style.ts"
import type { Notice } from "../../texts/Texts.ts"
import { type DebtorAction, fieldId, problemText, type Shown } from "./View.ts"
import type { Wording } from "./Wording.ts"

const Document = ({
  children,
  lang,
  title
}: {
  readonly lang: string
  readonly title: string
  readonly children: ComponentChildren
}) => (
  <html lang={lang}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="color-scheme" content="light dark" />
      <meta name="format-detection" content="telephone=no" />
      <title>{title}</title>
      <style>{style}</style>
    </head>
    <body>
      {children}
      <script>{script}</script>
    </body>
  </html>
)

/** What was done just now, or what is wrong with the form that was sent. */
const DebtorNotice = ({ shown }: { readonly shown: Shown }) => {
  const { done, submitted, wording } = shown
  const { problems, ...texts } = wording.texts
  const said: Readonly<Record<DebtorAction, string>> = {
    promise: texts.promise.done,
    dispute: texts.dispute.done,
    reminders: texts.reminders.done
  }
  if (submitted !== null) {
    const { action, problem, receivableId } = submitted
    const text = problemText(problem, shown)
    const isOnField =
      action !== null && shown.view.debts.some(({ receivable }) => receivable.id === receivableId)
    return (
      <div class="notice bad wide" role="alert">
        <p>
          <strong>{problems.heading}</strong>{" "}
          {isOnField ? <a href={`#${fieldId(action, receivableId)}`}>{text}</a> : text}
        </p>
        {isOnField || submitted.typed === "" ? null : <p class="text">{submitted.typed}</p>}
      </div>
    )
  }
  return (
    <div class="wide" role="status" id="said">
      {done === null ? null : <p class="notice">{said[done]}</p>}
    </div>
  )
}

/** The sums of all that is open. */
const Sums = ({ shown }: { readonly shown: Shown }) => {
  const { payment, view, wording } = shown
  const { labels, money } = wording
  return (
    <section class="card" aria-labelledby="sum-heading">
      <h2 id="sum-heading">{labels.balance}</h2>
      {view.sums.map(({ currency, minor }) => (
        <p class="figure">{money(minor, currency)}</p>
      ))}
      {payment.isShown ? (
        <p>
          <a class="button main down" href="#pay">
            {labels.howToPay}
          </a>
        </p>
      ) : null}
    </section>
  )
}

const ChannelForm = ({ channel, shown }: { readonly channel: Channel; readonly shown: Shown }) => {
  const status = shown.view.channels[channel]
  if (status === "none") return null
  const words = shown.wording.texts.reminders[channel]
  const wanted = status === "allowed"
  return (
    <form method="post" class="channel">
      <input type="hidden" name={ownFields.action} value="reminders" />
      <input type="hidden" name="channel" value={channel} />
      <p>{wanted ? words.on : words.off}</p>
      <button type="submit" name="wanted" value={wanted ? "no" : "yes"}>
        {wanted ? words.stop : words.allow}
      </button>
    </form>
  )
}

const Reminders = ({ shown }: { readonly shown: Shown }) => {
  const { channels } = shown.view
  const { heading, note } = shown.wording.texts.reminders
  return channels.email === "none" && channels.sms === "none" ? null : (
    <section class="card" aria-labelledby="reminders-heading">
      <h2 id="reminders-heading">{heading}</h2>
      <ChannelForm channel="email" shown={shown} />
      <ChannelForm channel="sms" shown={shown} />
      <p class="quiet">{note}</p>
    </section>
  )
}

/** Who asks, and how to reach a person there. */
const Contact = ({ company, wording }: { readonly company: Creditor; readonly wording: Wording }) => {
  const { address, creditor, email, phone, website } = companyValues(company)
  return (
    <section class="card" aria-labelledby="contact-heading">
      <h2 id="contact-heading">{wording.texts.questions}</h2>
      <address>
        <p>
          <strong>{creditor}</strong>
        </p>
        {address === null ? null : <p class="text">{address}</p>}
        {phone === null ? null : (
          <p>
            <a href={`tel:${company.phone}`}>{phone}</a>
          </p>
        )}
        {email === null ? null : (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {website === null ? null : (
          <p>
            <a href={website} rel="noreferrer noopener">
              {website}
            </a>
          </p>
        )}
      </address>
    </section>
  )
}

const Top = ({ view, wording }: { readonly view: DebtorView; readonly wording: Wording }) => (
  <header class="top">
    <div>
      <p>
        <bdi>{view.company.name}</bdi>
      </p>
      <p class="quiet">{wording.texts.addressee(view.customer.displayName)}</p>
    </div>
  </header>
)

/** The page of a link. */
export const debtorPage = (shown: Shown): string => {
  const { payment, view, wording } = shown
  const { texts } = wording
  const isOpen = view.debts.length > 0
  const notice = view.isActive ? texts.nothingOpen : texts.inactive(view.company.name)
  return `<!doctype html>${renderToString(
    <Document lang={wording.tag} title={texts.title(view.company.name)}>
      <Top view={view} wording={wording} />
      <main class={isOpen ? "two" : undefined}>
        <h1 class="wide">{isOpen ? texts.open : notice.title}</h1>
        <DebtorNotice shown={shown} />
        {isOpen ? (
          <div class="column">
            <Sums shown={shown} />
            <Debts shown={shown} />
          </div>
        ) : (
          <p>{notice.text}</p>
        )}
        <div class="column">
          {payment.isShown ? <Pay shown={shown} /> : null}
          <Reminders shown={shown} />
          <Contact company={view.company} wording={wording} />
        </div>
      </main>
      <p class="hide" role="status" id="copied" />
    </Document>
  )}`
}

const EndReminders = ({
  channels,
  wording
}: Pick<OutdatedLink, "channels"> & { readonly wording: Wording }) => {
  const { reminders } = wording.texts
  return channels.length === 0 ? null : (
    <section class="card" aria-labelledby="reminders-heading">
      <h2 id="reminders-heading">{reminders.heading}</h2>
      {channels.map((channel) => (
        <form method="post" class="channel">
          <input type="hidden" name={ownFields.action} value="reminders" />
          <input type="hidden" name="channel" value={channel} />
          <button type="submit" name="wanted" value="no">
            {reminders[channel].stop}
          </button>
        </form>
      ))}
      <p class="quiet">{reminders.note}</p>
    </section>
  )
}

/**
 * The page of a link that was renewed, or whose address is no longer the customer's. It shows nothing of the customer, not
 * even whether there is an address; it can only end reminders to the address that it was sent to, as its message promised.
 */
export const outdatedPage = (
  wording: Wording,
  { channels, company }: OutdatedLink,
  isDone: boolean
): string => {
  const { tag, texts } = wording
  const { text, title } = company === null ? texts.unknown : texts.moved
  return `<!doctype html>${renderToString(
    <Document lang={tag} title={title}>
      <main class="plain">
        <h1>{title}</h1>
        <div role="status" id="said">
          {isDone ? <p class="notice">{texts.reminders.done}</p> : null}
        </div>
        <p>{text}</p>
        {company === null ? null : <Contact company={company} wording={wording} />}
        <EndReminders channels={channels} wording={wording} />
      </main>
    </Document>
  )}`
}

/** A page that says one thing. */
export const noticePage = ({ tag }: Wording, { text, title }: Notice): string =>
  `<!doctype html>${renderToString(
    <Document lang={tag} title={title}>
      <main class="plain">
        <h1>{title}</h1>
        <p>{text}</p>
      </main>
    </Document>
  )}`
