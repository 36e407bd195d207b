/** German, addressing people as Sie. */
import { days, ifOverdue, ifPartPaid, when, type Words } from "./Words.ts"

const dueShort = when("heute", "morgen", "in {{ days }} Tagen")
const due = when(
  "heute, am {{ dueDate }},",
  "morgen, am {{ dueDate }},",
  "in {{ days }} Tagen, am {{ dueDate }},"
)
const overdue = days("einem Tag", "{{ days }} Tagen")
const payment = `Ihre ${ifPartPaid("Restzahlung", "Zahlung")} von {{ balance }} an {{ creditor }}`
const smsPayment = `Ihre Zahlung von {{ balance }}${ifPartPaid(" (Rest von {{ total }})")}`
const crossed =
  "Sollte sich Ihre Zahlung mit dieser Nachricht überschnitten haben, betrachten Sie diese bitte als gegenstandslos."

export const de: Words = {
  colon: ":",
  dueDate: "Fällig am",
  reference: "Referenz",
  reminder: {
    greeting: "Guten Tag {{ debtor }},",
    partPaid:
      "Von insgesamt {{ total }} haben wir einen Teil bereits erhalten; offen sind noch {{ balance }}.",
    creditor: "Zahlbar an",
    balance: "Offener Betrag",
    total: "Gesamtbetrag",
    description: "Beschreibung",
    // Switzerland and Liechtenstein write no ß.
    regards: 'Mit freundlichen Grü{% if region == "CH" or region == "LI" %}ss{% else %}ß{% endif %}en',
    optOut: "Keine Zahlungserinnerungen per E-Mail mehr erhalten",
    smsReference: "Ref.",
    friendly: {
      subject: `Zahlungserinnerung: {{ balance }} an {{ creditor }} ${dueShort} fällig`,
      opening: `wir möchten Sie freundlich daran erinnern, dass ${payment} ${due} fällig ${when("ist", "wird", "wird")}.`,
      request:
        "Sollten Sie bereits gezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos. Vielen Dank!",
      sms: `{{ creditor }}: Guten Tag {{ debtor }}, wir erinnern Sie freundlich: ${smsPayment} ${when("ist", "wird", "wird")} ${due} fällig.`
    },
    firm: {
      subject: "Zahlung überfällig: {{ balance }} an {{ creditor }}, fällig seit {{ dueDate }}",
      opening: `${payment} war am {{ dueDate }} fällig und ist seit ${overdue} überfällig. Bislang konnten wir keinen ${ifPartPaid("vollständigen ")}Zahlungseingang feststellen.`,
      request: `Bitte begleichen Sie den offenen Betrag so bald wie möglich. ${crossed}`,
      sms: `{{ creditor }}: Guten Tag {{ debtor }}, ${smsPayment} war am {{ dueDate }} fällig und ist seit ${overdue} überfällig. Bitte zahlen Sie so bald wie möglich.`
    },
    final: {
      subject: "Letzte Zahlungserinnerung: {{ balance }} an {{ creditor }}, fällig seit {{ dueDate }}",
      opening: `dies ist unsere letzte Zahlungserinnerung: ${payment} war am {{ dueDate }} fällig und ist seit ${overdue} überfällig.`,
      request: `Bitte begleichen Sie den offenen Betrag unverzüglich. Falls Sie nicht zahlen können oder die Forderung bestreiten, setzen Sie sich bitte umgehend mit uns in Verbindung. Andernfalls behalten wir uns weitere Schritte vor. ${crossed}`,
      sms: `{{ creditor }}: Guten Tag {{ debtor }}, letzte Erinnerung: ${smsPayment} war am {{ dueDate }} fällig und ist seit ${overdue} überfällig. Bitte zahlen Sie unverzüglich oder melden Sie sich bei uns.`
    }
  },
  bill: {
    subject: `${ifOverdue("Rechnung überfällig", `Rechnung ${dueShort} fällig`)}: {{ bill }}, {{ amount }}`,
    greeting: "Guten Tag,",
    opening: `{{ company }} hat eine Rechnung zu zahlen: „{{ bill }}“ über {{ amount }}. Sie ${ifOverdue(`war am {{ dueDate }} fällig und ist seit ${overdue} überfällig`, `${when("ist", "wird", "wird")} ${due} fällig`)}.`,
    request: "Falls sie bereits bezahlt ist, betrachten Sie diese Nachricht bitte als gegenstandslos.",
    company: "Unternehmen",
    bill: "Rechnung",
    amount: "Betrag",
    footer: "Sie erhalten diese Nachricht als Mitglied von {{ company }}."
  }
}
