/** German, addressing people as Sie. */
import {
  days,
  howOverdue,
  ifMany,
  ifOverdue,
  ifPartPaid,
  ifReachable,
  overdueOnes,
  when,
  type Words
} from "./Words.ts"

const due = when("heute", "morgen", "am {{ dueDate }}")
const daysOverdue = days("seit einem Tag überfällig", "seit {{ days }} Tagen überfällig")
const payment = ifPartPaid("Ihre Restzahlung", "Ihre Zahlung")
const following = "die folgenden {{ count }} Rechnungen"
const someOverdue = overdueOnes("eine davon ist überfällig", "{{ overdueCount }} davon sind überfällig")
const outstanding = ifOverdue(
  ifMany("die überfälligen Rechnungen", "den offenen Betrag"),
  ifMany("die Rechnungen", "den Betrag")
)
const crossed =
  "Sollte sich Ihre Zahlung mit dieser Nachricht überschnitten haben, betrachten Sie sie bitte als gegenstandslos."
const paid = "Sollten Sie bereits gezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos."

export const de: Words = {
  colon: ":",
  dueDate: "Fällig am",
  reference: "Rechnungs-Nr.",
  daysOverdue,
  reminder: {
    greeting: "Guten Tag {{ debtor }},",
    description: "Beschreibung",
    amount: "Rechnungsbetrag",
    paid: "Bereits gezahlt",
    balance: "Offener Betrag",
    total: "Gesamtbetrag",
    about: ifMany(
      `{{ count }} ${howOverdue("überfällige Rechnungen", "Rechnungen", "Rechnungen")}{% if sum %}, {{ sum }}{% endif %}${howOverdue("", ` (${overdueOnes("1 überfällig", "{{ overdueCount }} überfällig")})`, "")}`,
      `{{ balance }}${ifOverdue(", fällig seit dem {{ dueDate }}", ` ${due} fällig`)}`
    ),
    howToPay: "So können Sie zahlen",
    accountHolder: "Zahlungsempfänger",
    paymentReference: "Verwendungszweck",
    payOnline: "Online bezahlen",
    page: "Einzelheiten ansehen, einen Zahlungstermin nennen oder eine Unstimmigkeit melden",
    contact: {
      both: "Bei Fragen erreichen Sie uns telefonisch unter {{ phone }} oder per E-Mail an {{ email }}.",
      phone: "Bei Fragen erreichen Sie uns telefonisch unter {{ phone }}.",
      email: "Bei Fragen erreichen Sie uns per E-Mail an {{ email }}."
    },
    // Switzerland and Liechtenstein write no ß.
    regards: 'Mit freundlichen Grü{% if region == "CH" or region == "LI" %}ss{% else %}ß{% endif %}en',
    optOut: "Keine Zahlungserinnerungen per E-Mail mehr erhalten",
    sms: { details: "Details:", pay: "Zahlen:", phone: "Tel.", stop: "Abmelden:" },
    friendly: {
      lead: "Zahlungserinnerung",
      one: ifOverdue(
        `sicherlich ist es Ihrer Aufmerksamkeit entgangen: ${payment} war am {{ dueDate }} fällig und ist inzwischen überfällig.`,
        `wir möchten Sie freundlich daran erinnern, dass ${payment} ${due} fällig ${when("ist", "wird", "wird")}.`
      ),
      many: howOverdue(
        `sicherlich ist es Ihrer Aufmerksamkeit entgangen: Die folgenden {{ count }} Rechnungen sind inzwischen überfällig.`,
        `wir möchten Sie freundlich an ${following} erinnern; ${someOverdue}.`,
        `wir möchten Sie freundlich daran erinnern, dass ${following} zu den unten genannten Terminen fällig sind.`
      ),
      request: `${ifOverdue(`Wir bitten Sie, ${outstanding} in den nächsten Tagen zu begleichen. `, "")}${paid} Vielen Dank!`,
      sms: ""
    },
    firm: {
      lead: ifMany("Zahlungserinnerung", ifOverdue("Zahlung überfällig", "Zahlungserinnerung")),
      one: ifOverdue(
        `${payment} war am {{ dueDate }} fällig und ist überfällig. Bislang konnten wir keinen ${ifPartPaid("vollständigen ")}Zahlungseingang feststellen.`,
        `bitte beachten Sie, dass ${payment} ${due} fällig ${when("ist", "wird", "wird")}.`
      ),
      many: howOverdue(
        `nach unseren Unterlagen sind ${following} überfällig.`,
        `nach unseren Unterlagen sind ${following} noch offen; ${someOverdue}.`,
        `bitte beachten Sie, dass ${following} zu den unten genannten Terminen fällig sind.`
      ),
      request: `Bitte begleichen Sie ${outstanding} ${ifOverdue("so bald wie möglich", "fristgerecht")}. ${crossed}`,
      sms: ifOverdue("Bitte zahlen Sie bald.", "")
    },
    final: {
      lead: "Letzte Zahlungserinnerung",
      one: ifOverdue(
        `dies ist unsere letzte Zahlungserinnerung: ${payment} war am {{ dueDate }} fällig und steht weiterhin aus.`,
        `dies ist unsere letzte Zahlungserinnerung: ${payment} ${when("ist", "wird", "wird")} ${due} fällig.`
      ),
      many: howOverdue(
        `dies ist unsere letzte Zahlungserinnerung: Die folgenden {{ count }} Rechnungen sind überfällig.`,
        `dies ist unsere letzte Erinnerung an ${following}; ${someOverdue}.`,
        `dies ist unsere letzte Zahlungserinnerung: Die folgenden {{ count }} Rechnungen sind zu den unten genannten Terminen fällig.`
      ),
      request: `Bitte begleichen Sie ${outstanding} ${ifOverdue("unverzüglich", "fristgerecht")}. Andernfalls behalten wir uns weitere Schritte vor.${ifReachable(" Falls Sie nicht zahlen können oder die Forderung bestreiten, setzen Sie sich bitte umgehend mit uns in Verbindung.")} ${crossed}`,
      sms: ifOverdue("Bitte zahlen Sie unverzüglich.", "Bitte zahlen Sie fristgerecht.")
    }
  },
  bill: {
    subject: `${ifOverdue("Rechnung überfällig", `Rechnung ${due} fällig`)}: {{ bill }}, {{ amount }}`,
    greeting: "Guten Tag,",
    opening: `{{ company }} hat eine Rechnung zu zahlen: „{{ bill }}“. Sie ${ifOverdue("war am {{ dueDate }} fällig und ist überfällig", `${when("ist", "wird", "wird")} ${due} fällig`)}.`,
    request: "Falls sie bereits bezahlt ist, betrachten Sie diese Nachricht bitte als gegenstandslos.",
    company: "Unternehmen",
    bill: "Rechnung",
    amount: "Betrag",
    reference: "Rechnungs-Nr.",
    footer: "Sie erhalten diese Nachricht, weil Sie das Konto von {{ company }} verwalten."
  }
}
