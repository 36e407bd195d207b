/** German, addressing people as Sie. */
import {
  isOverdue,
  onDay,
  type DueDate,
  type OneDebt,
  type OneOrSeveral,
  type SeveralDebts
} from "./Debts.ts"
import { markup } from "./Html.ts"
import type { Texts } from "./Texts.ts"

const due = (debt: DueDate): string => onDay(debt, "heute", "morgen", `am ${debt.dueDate}`)
const payment = (debt: OneDebt): string => (debt.isPartPaid ? "Ihre Restzahlung" : "Ihre Zahlung")
const following = ({ count }: SeveralDebts): string => `die folgenden ${count} Rechnungen`
const someOverdue = ({ overdueCount }: SeveralDebts): string =>
  overdueCount === 1 ? "eine davon ist überfällig" : `${overdueCount} davon sind überfällig`
const outstanding = (debts: OneOrSeveral): string =>
  debts.isOverdue
    ? debts.isMany
      ? "die überfälligen Rechnungen"
      : "den offenen Betrag"
    : debts.isMany
      ? "die Rechnungen"
      : "den Betrag"
const crossed =
  "Sollte sich Ihre Zahlung mit dieser Nachricht überschnitten haben, betrachten Sie sie bitte als gegenstandslos."
const paid = "Sollten Sie bereits gezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos."

export const de: Texts = {
  labels: {
    colon: ":",
    dueDate: "Fällig am",
    reference: "Rechnungs-Nr.",
    daysOverdue: (days, written) =>
      days === 1 ? "seit einem Tag überfällig" : `seit ${written} Tagen überfällig`,
    description: "Beschreibung",
    amount: "Rechnungsbetrag",
    paid: "Bereits gezahlt",
    balance: "Offener Betrag",
    total: "Gesamtbetrag",
    howToPay: "So können Sie zahlen",
    accountHolder: "Zahlungsempfänger",
    paymentReference: "Verwendungszweck",
    payOnline: "Online bezahlen"
  },
  reminder: {
    greeting: (debtor) => `Guten Tag ${debtor},`,
    about: {
      one: {
        overdue: (debt) => `${debt.balance}, fällig seit dem ${debt.dueDate}`,
        due: (debt) => `${debt.balance} ${due(debt)} fällig`
      },
      several: (count) => `${count} Rechnungen`,
      allOverdue: (count) => `${count} überfällige Rechnungen`,
      overdueOnes: (count) => (count === 1 ? "1 überfällig" : `${count} überfällig`)
    },
    page: "Einzelheiten ansehen, einen Zahlungstermin nennen oder eine Unstimmigkeit melden",
    contact: {
      both: (phone, email) =>
        `Bei Fragen erreichen Sie uns telefonisch unter ${phone} oder per E-Mail an ${email}.`,
      phone: (phone) => `Bei Fragen erreichen Sie uns telefonisch unter ${phone}.`,
      email: (email) => `Bei Fragen erreichen Sie uns per E-Mail an ${email}.`
    },
    // Switzerland and Liechtenstein write no ß.
    regards: (region) => `Mit freundlichen Grü${region === "CH" || region === "LI" ? "ss" : "ß"}en`,
    optOut: "Keine Zahlungserinnerungen per E-Mail mehr erhalten",
    sms: { details: "Details:", pay: "Zahlen:", phone: "Tel.", stop: "Abmelden:" },
    friendly: {
      lead: () => "Zahlungserinnerung",
      one: {
        overdue: (debt) =>
          `sicherlich ist es Ihrer Aufmerksamkeit entgangen: ${payment(debt)} war am ${debt.dueDate} fällig und ist inzwischen überfällig.`,
        due: (debt) =>
          `wir möchten Sie freundlich daran erinnern, dass ${payment(debt)} ${due(debt)} fällig ${onDay(debt, "ist", "wird", "wird")}.`
      },
      several: {
        all: (debts) =>
          `sicherlich ist es Ihrer Aufmerksamkeit entgangen: Die folgenden ${debts.count} Rechnungen sind inzwischen überfällig.`,
        some: (debts) => `wir möchten Sie freundlich an ${following(debts)} erinnern; ${someOverdue(debts)}.`,
        none: (debts) =>
          `wir möchten Sie freundlich daran erinnern, dass ${following(debts)} zu den unten genannten Terminen fällig sind.`
      },
      request: (debts) =>
        `${debts.isOverdue ? `Wir bitten Sie, ${outstanding(debts)} in den nächsten Tagen zu begleichen. ` : ""}${paid} Vielen Dank!`,
      sms: { overdue: "", due: "" }
    },
    firm: {
      lead: (debts) => (debts.isOverdue && !debts.isMany ? "Zahlung überfällig" : "Zahlungserinnerung"),
      one: {
        overdue: (debt) =>
          `${payment(debt)} war am ${debt.dueDate} fällig und ist überfällig. Bislang konnten wir keinen ${debt.isPartPaid ? "vollständigen " : ""}Zahlungseingang feststellen.`,
        due: (debt) =>
          `bitte beachten Sie, dass ${payment(debt)} ${due(debt)} fällig ${onDay(debt, "ist", "wird", "wird")}.`
      },
      several: {
        all: (debts) => `nach unseren Unterlagen sind ${following(debts)} überfällig.`,
        some: (debts) =>
          `nach unseren Unterlagen sind ${following(debts)} noch offen; ${someOverdue(debts)}.`,
        none: (debts) =>
          `bitte beachten Sie, dass ${following(debts)} zu den unten genannten Terminen fällig sind.`
      },
      request: (debts) =>
        `Bitte begleichen Sie ${outstanding(debts)} ${debts.isOverdue ? "so bald wie möglich" : "fristgerecht"}. ${crossed}`,
      sms: { overdue: "Bitte zahlen Sie bald.", due: "" }
    },
    final: {
      lead: () => "Letzte Zahlungserinnerung",
      one: {
        overdue: (debt) =>
          `dies ist unsere letzte Zahlungserinnerung: ${payment(debt)} war am ${debt.dueDate} fällig und steht weiterhin aus.`,
        due: (debt) =>
          `dies ist unsere letzte Zahlungserinnerung: ${payment(debt)} ${onDay(debt, "ist", "wird", "wird")} ${due(debt)} fällig.`
      },
      several: {
        all: (debts) =>
          `dies ist unsere letzte Zahlungserinnerung: Die folgenden ${debts.count} Rechnungen sind überfällig.`,
        some: (debts) => `dies ist unsere letzte Erinnerung an ${following(debts)}; ${someOverdue(debts)}.`,
        none: (debts) =>
          `dies ist unsere letzte Zahlungserinnerung: Die folgenden ${debts.count} Rechnungen sind zu den unten genannten Terminen fällig.`
      },
      request: (debts, isReachable) =>
        `Bitte begleichen Sie ${outstanding(debts)} ${debts.isOverdue ? "unverzüglich" : "fristgerecht"}. Andernfalls behalten wir uns weitere Schritte vor.${isReachable ? " Falls Sie nicht zahlen können oder die Forderung bestreiten, setzen Sie sich bitte umgehend mit uns in Verbindung." : ""} ${crossed}`,
      sms: { overdue: "Bitte zahlen Sie unverzüglich.", due: "Bitte zahlen Sie fristgerecht." }
    }
  },
  bill: {
    subject: { overdue: () => "Rechnung überfällig", due: (bill) => `Rechnung ${due(bill)} fällig` },
    greeting: "Guten Tag,",
    opening: (bill) =>
      `${bill.company} hat eine Rechnung zu zahlen: „${bill.label}“. Sie ${isOverdue(bill) ? `war am ${bill.dueDate} fällig und ist überfällig` : `${onDay(bill, "ist", "wird", "wird")} ${due(bill)} fällig`}.`,
    request: "Falls sie bereits bezahlt ist, betrachten Sie diese Nachricht bitte als gegenstandslos.",
    company: "Unternehmen",
    bill: "Rechnung",
    amount: "Betrag",
    reference: "Rechnungs-Nr.",
    footer: (company) => `Sie erhalten diese Nachricht, weil Sie das Konto von ${company} verwalten.`
  },
  debtorPage: {
    title: (company) => `Rechnungen von ${company}`,
    addressee: (name) => `Für ${name}`,
    open: "Offene Rechnungen",
    nothingOpen: { title: "Alles bezahlt", text: "Zurzeit ist nichts offen. Vielen Dank!" },
    inactive: (company) => ({
      title: "Nicht verfügbar",
      text: `Diese Seite ist zurzeit nicht verfügbar. Wenn Sie eine Rechnung von ${company} haben, wenden Sie sich bitte direkt dorthin.`
    }),
    listed: (shown, all) =>
      `Aufgeführt sind ${shown} von ${all} Rechnungen; die Beträge oben gelten für alle zusammen.`,
    dueToday: "heute fällig",
    promised: (date) =>
      `Sie haben uns eine Zahlung bis zum ${date} zugesagt. Bis dahin erinnern wir Sie nicht daran.`,
    disputed:
      "Sie haben uns eine Unstimmigkeit gemeldet. Wir prüfen das und erinnern Sie in dieser Zeit nicht daran.",
    paused: "Wir erinnern Sie zurzeit nicht daran.",
    payOnly: "Nur diese bezahlen",
    payAll: "Alles zusammen bezahlen",
    amount: "Betrag",
    bankApp: "Mit Ihrer Banking-App scannen",
    code: (amount) => `QR-Code für eine Überweisung von ${amount}`,
    separately: "Bitte bezahlen Sie jede Rechnung einzeln: Wählen Sie sie oben aus.",
    copyIban: "IBAN kopieren",
    copyReference: "Verwendungszweck kopieren",
    copied: "Kopiert",
    promise: {
      button: "Ich zahle bis zum …",
      field: "Datum",
      submit: "Zahlung zusagen",
      done: "Vielen Dank. Wir haben Ihren Zahlungstermin notiert.",
      help: (first, last) =>
        `Vom ${first} bis zum ${last}. Sie können einmal einen Termin nennen; bis dahin erinnern wir Sie nicht an diese Rechnung.`
    },
    dispute: {
      button: "Etwas stimmt nicht",
      field: "Was stimmt nicht?",
      submit: "Absenden",
      done: "Vielen Dank. Ihre Nachricht ist angekommen; wir prüfen das.",
      help: (max) =>
        `Höchstens ${max} Zeichen. Bis wir das geprüft haben, erinnern wir Sie nicht an diese Rechnung.`
    },
    reminders: {
      heading: "Erinnerungen",
      note: "Das betrifft nur die Nachrichten: Fällige Beträge bleiben fällig.",
      done: "Ihre Wahl ist gespeichert.",
      email: {
        on: "Sie erhalten Zahlungserinnerungen per E-Mail.",
        off: "Sie erhalten keine Zahlungserinnerungen per E-Mail.",
        stop: "E-Mails abbestellen",
        allow: "E-Mails erlauben"
      },
      sms: {
        on: "Sie erhalten Zahlungserinnerungen per SMS.",
        off: "Sie erhalten keine Zahlungserinnerungen per SMS.",
        stop: "SMS abbestellen",
        allow: "SMS erlauben"
      }
    },
    questions: "Fragen?",
    problems: {
      heading: "Das hat nicht geklappt.",
      date: "Bitte geben Sie ein Datum ein.",
      range: (first, last) => `Bitte wählen Sie ein Datum vom ${first} bis zum ${last}.`,
      text: (max) => `Bitte beschreiben Sie, was nicht stimmt, mit höchstens ${max} Zeichen.`,
      state: "Das ist für diese Rechnung nicht mehr möglich. Unten sehen Sie den aktuellen Stand.",
      form: "Das Formular ist nicht vollständig angekommen. Bitte senden Sie es noch einmal."
    },
    unknown: {
      title: "Dieser Link funktioniert nicht",
      text: "Bitte öffnen Sie den Link aus der neuesten Nachricht noch einmal und achten Sie darauf, dass er vollständig ist."
    },
    unavailable: {
      title: "Im Moment nicht erreichbar",
      text: "Bitte versuchen Sie es in einigen Minuten noch einmal."
    },
    tooMany: {
      title: "Bitte später noch einmal",
      text: "Über diesen Link ist in der letzten Stunde zu viel gesendet worden. Bitte versuchen Sie es später noch einmal."
    },
    refused: {
      title: "Nicht angenommen",
      text: "Dieses Formular wurde nicht von unserer Seite gesendet. Bitte öffnen Sie den Link aus der Nachricht noch einmal."
    }
  },
  optOutPage: {
    title: "Zahlungserinnerungen",
    ask: {
      email: (company) => markup`Soll ${company} Ihnen keine Zahlungserinnerungen mehr per E-Mail senden?`,
      sms: (company) => markup`Soll ${company} Ihnen keine Zahlungserinnerungen mehr per SMS senden?`
    },
    leave: "Erinnerungen abbestellen",
    left: {
      email: (company) => markup`${company} sendet Ihnen keine Zahlungserinnerungen mehr per E-Mail.`,
      sms: (company) => markup`${company} sendet Ihnen keine Zahlungserinnerungen mehr per SMS.`
    },
    mistake: "War das ein Versehen?",
    comeBack: "Wieder Erinnerungen erhalten",
    back: {
      email: (company) => markup`Sie erhalten wieder Zahlungserinnerungen von ${company} per E-Mail.`,
      sms: (company) => markup`Sie erhalten wieder Zahlungserinnerungen von ${company} per SMS.`
    },
    note: "Das betrifft nur die Nachrichten: Fällige Beträge bleiben fällig.",
    unknown: {
      title: "Dieser Link funktioniert nicht",
      text: "Bitte öffnen Sie den Link aus der Nachricht noch einmal und achten Sie darauf, dass er vollständig ist."
    },
    unavailable: {
      title: "Im Moment nicht erreichbar",
      text: "Bitte versuchen Sie es in einigen Minuten noch einmal."
    }
  }
}
