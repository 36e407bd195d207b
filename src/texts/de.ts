/** German, addressing people as Sie. */
// oxlint-disable max-lines -- all texts of one language
import {
  type AskedPayment,
  isOverdue,
  onDay,
  type DueDate,
  type OneDebt,
  type SeveralDebts
} from "./Debts.ts"
import { markup } from "./Html.ts"
import type { Texts } from "./Texts.ts"

const due = (debt: DueDate): string => onDay(debt, "heute", "morgen", `am ${debt.dueDate}`)
const becomes = (debt: DueDate): string => onDay(debt, "ist", "wird", "wird")
const payment = (debt: OneDebt): string => (debt.isPartPaid ? "der Restbetrag" : "Ihre Zahlung")
const paymentFirst = (debt: OneDebt): string => (debt.isPartPaid ? "Der Restbetrag" : "Ihre Zahlung")
const following = ({ count }: SeveralDebts): string => `die folgenden ${count} Zahlungen`
const outstanding = ({ isMany }: AskedPayment): string =>
  isMany ? "die überfälligen Beträge" : "den offenen Betrag"
const crossed = "Falls Sie inzwischen gezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos."
const paid = "Falls Sie bereits gezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos."

export const de: Texts = {
  labels: {
    colon: ":",
    dueDate: "Fällig am",
    reference: "Referenz",
    daysOverdue: (days, written) =>
      days === 1 ? "seit einem Tag überfällig" : `seit ${written} Tagen überfällig`,
    description: "Beschreibung",
    amount: "Ursprünglicher Betrag",
    paid: "Bereits gezahlt",
    balance: "Offener Betrag",
    total: "Gesamtbetrag",
    totalOverdue: "Überfällig insgesamt",
    alsoOverdue: "Ebenfalls überfällig",
    coming: "Demnächst fällig",
    resting: "Zurzeit nicht angemahnt",
    disputed: "in Klärung",
    promised: ({ date }) => `Zahlung bis zum ${date} zugesagt`,
    paused: "zurückgestellt",
    agreed: {
      promised: ({ date }) => `zugesagt bis zum ${date}`,
      paused: ({ date }) => `gestundet bis zum ${date}`
    },
    finalOf: ({ date }) => `letzte Mahnung am ${date}`,
    more: (count) => `und ${count} weitere`,
    credit: "Guthaben zu Ihren Gunsten",
    howToPay: "So können Sie zahlen",
    payIn: (currencies) => `Zahlungen in ${currencies}`,
    accountHolder: "Zahlungsempfänger",
    accountNumber: "Kontonummer",
    bankCode: {
      sort_code: "Sort Code",
      routing_number: "Routing Number",
      clearing_number: "Clearing-Nummer"
    },
    paymentReference: "Verwendungszweck",
    payOnline: "Online bezahlen"
  },
  reminder: {
    greeting: (debtor, isCompany) => (isCompany ? "Sehr geehrte Damen und Herren," : `Guten Tag ${debtor},`),
    about: {
      one: {
        overdue: (debt) => `${debt.balance}, überfällig seit dem ${debt.dueDate}`,
        due: (debt) => `${debt.balance} ${due(debt)} fällig`
      },
      several: {
        overdue: ({ count }) => `${count} überfällige Zahlungen`,
        due: ({ count }) => `${count} anstehende Zahlungen`
      }
    },
    agreed: {
      promised: ({ date }) => `Sie hatten uns die Zahlung bis zum ${date} zugesagt.`,
      paused: ({ date }) => `Wir hatten Ihnen die Zahlung bis zum ${date} gestundet.`
    },
    page: {
      pay: "Einzelheiten ansehen und bezahlen",
      view: "Einzelheiten ansehen",
      note: "Dort können Sie uns auch einen Zahlungstermin nennen oder eine Unstimmigkeit melden."
    },
    contact: {
      both: (phone, email) =>
        `Bei Fragen erreichen Sie uns telefonisch unter ${phone} oder per E-Mail an ${email}.`,
      phone: (phone) => `Bei Fragen erreichen Sie uns telefonisch unter ${phone}.`,
      email: (email) => `Bei Fragen erreichen Sie uns per E-Mail an ${email}.`
    },
    // Switzerland and Liechtenstein write no ß.
    regards: (region) => `Mit freundlichen Grü${region === "CH" || region === "LI" ? "ss" : "ß"}en`,
    optOut: "Keine Zahlungserinnerungen per E-Mail mehr erhalten",
    smsReference: "Verwendungszweck",
    smsPage: "Details:",
    notice: {
      friendly: {
        lead: () => "Zahlungserinnerung",
        one: (debt) =>
          `wir möchten Sie freundlich daran erinnern, dass ${payment(debt)} ${due(debt)} fällig ${becomes(debt)}.`,
        several: (debts) =>
          `wir möchten Sie freundlich daran erinnern, dass ${following(debts)} zu den genannten Terminen fällig werden.`,
        request: () => `${paid} Vielen Dank!`,
        sms: () => ""
      },
      firm: {
        lead: () => "Zahlungserinnerung",
        one: (debt) => `bitte beachten Sie, dass ${payment(debt)} ${due(debt)} fällig ${becomes(debt)}.`,
        several: (debts) =>
          `bitte beachten Sie, dass ${following(debts)} zu den genannten Terminen fällig werden.`,
        request: () => `Bitte zahlen Sie fristgerecht. ${paid}`,
        sms: () => ""
      }
    },
    overdue: {
      friendly: {
        lead: () => "Zahlungserinnerung",
        one: (debt) =>
          `${payment(debt)} ist seit dem ${debt.dueDate} überfällig; vielleicht haben Sie ${debt.isPartPaid ? "ihn" : "sie"} übersehen.`,
        several: (debts) => `${following(debts)} sind überfällig; vielleicht haben Sie sie übersehen.`,
        request: (asked) =>
          `Wir bitten Sie, ${outstanding(asked)} in den nächsten Tagen zu begleichen. ${crossed} Vielen Dank!`,
        sms: () => ""
      },
      firm: {
        lead: () => "Mahnung",
        one: (debt) =>
          `${payment(debt)} ist seit dem ${debt.dueDate} überfällig. Bislang konnten wir keinen ${debt.isPartPaid ? "vollständigen " : ""}Zahlungseingang feststellen.`,
        several: (debts) =>
          `${following(debts)} sind überfällig. Bislang konnten wir keinen Zahlungseingang feststellen.`,
        request: (asked) =>
          `Bitte begleichen Sie ${outstanding(asked)} bis zum ${asked.deadline.date}. ${crossed}`,
        sms: ({ deadline }) => `Bitte zahlen Sie bis zum ${deadline.date}.`
      },
      final: {
        lead: () => "Letzte Mahnung",
        one: (debt) =>
          `dies ist unsere letzte Mahnung: ${paymentFirst(debt)} ist seit dem ${debt.dueDate} überfällig und bis heute nicht eingegangen.`,
        several: (debts) =>
          `dies ist unsere letzte Mahnung: Die folgenden ${debts.count} Zahlungen sind überfällig und bis heute nicht eingegangen.`,
        request: (asked) =>
          `Bitte begleichen Sie ${outstanding(asked)} bis spätestens zum ${asked.deadline.date}. Geht Ihre Zahlung bis dahin nicht ein, behalten wir uns weitere Schritte vor.${asked.isReachable ? " Falls Sie nicht zahlen können oder die Forderung bestreiten, setzen Sie sich bitte vor diesem Termin mit uns in Verbindung." : ""} ${crossed}`,
        sms: ({ deadline }) => `Bitte zahlen Sie bis spätestens zum ${deadline.date}.`
      }
    }
  },
  reply: {
    subject: (reference) => (reference === null ? "Ihre Nachricht an uns" : `Ihre Nachricht zu ${reference}`),
    quoted: "Sie haben geschrieben"
  },
  bill: {
    subject: { overdue: () => "Rechnung überfällig", due: (bill) => `Rechnung ${due(bill)} fällig` },
    greeting: "Guten Tag,",
    opening: (bill) =>
      `${bill.company} hat eine Rechnung zu zahlen: „${bill.label}“. Sie ${isOverdue(bill) ? `ist seit dem ${bill.dueDate} überfällig` : `${onDay(bill, "ist", "wird", "wird")} ${due(bill)} fällig`}.`,
    request:
      "Falls die Rechnung bereits bezahlt ist, betrachten Sie diese Nachricht bitte als gegenstandslos.",
    company: "Unternehmen",
    bill: "Rechnung",
    amount: "Betrag",
    reference: "Rechnungs-Nr.",
    footer: (company) => `Sie erhalten diese Nachricht, weil Sie das Konto von ${company} verwalten.`
  },
  debtorPage: {
    invoice: "Rechnung öffnen",
    title: (company) => `Zahlungen an ${company}`,
    addressee: (name) => `Für ${name}`,
    open: "Offene Zahlungen",
    nothingOpen: { title: "Alles bezahlt", text: "Zurzeit ist nichts offen. Vielen Dank!" },
    inactive: (company) => ({
      title: "Nicht verfügbar",
      text: `Diese Seite ist zurzeit nicht verfügbar. Wenn Sie eine Zahlung an ${company} zu leisten haben, wenden Sie sich bitte direkt dorthin.`
    }),
    listed: (shown, all) =>
      `Aufgeführt sind ${shown} von ${all} Zahlungen; die Beträge oben gelten für alle zusammen.`,
    dueToday: "heute fällig",
    promised: (date) =>
      `Sie haben uns eine Zahlung bis zum ${date} zugesagt. Bis dahin erinnern wir Sie nicht daran.`,
    disputed:
      "Sie haben uns eine Unstimmigkeit gemeldet. Wir prüfen das und erinnern Sie so lange nicht daran.",
    paused: "Wir erinnern Sie zurzeit nicht daran.",
    payOnly: "Nur diesen Betrag zahlen",
    payAll: "Alles zusammen bezahlen",
    amount: "Betrag",
    bankApp: "Mit Ihrer Banking-App scannen",
    code: (amount) => `QR-Code für eine Überweisung von ${amount}`,
    separately: "Bitte zahlen Sie jeden Betrag einzeln: Wählen Sie ihn oben aus.",
    copyIban: "IBAN kopieren",
    copyReference: "Verwendungszweck kopieren",
    copied: "Kopiert",
    promise: {
      button: "Ich zahle bis zum …",
      field: "Datum",
      submit: "Zahlung zusagen",
      done: "Vielen Dank. Wir haben Ihren Zahlungstermin notiert.",
      help: (first, last) =>
        `Vom ${first} bis zum ${last}. Sie können einmal einen Termin nennen; bis dahin erinnern wir Sie nicht an diese Zahlung.`
    },
    dispute: {
      button: "Etwas stimmt nicht",
      field: "Was stimmt nicht?",
      submit: "Absenden",
      done: "Vielen Dank. Ihre Nachricht ist angekommen; wir prüfen das.",
      help: (max) =>
        `Höchstens ${max} Zeichen. Bis wir das geprüft haben, erinnern wir Sie nicht an diese Zahlung.`
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
      state: "Das ist für diese Zahlung nicht mehr möglich. Unten sehen Sie den aktuellen Stand.",
      form: "Das Formular ist nicht vollständig angekommen. Bitte senden Sie es noch einmal."
    },
    unknown: {
      title: "Dieser Link funktioniert nicht",
      text: "Bitte öffnen Sie den Link aus der neuesten Nachricht noch einmal und achten Sie darauf, dass er vollständig ist."
    },
    moved: {
      title: "Dieser Link gilt nicht mehr",
      text: "Die Kontaktdaten, an die dieser Link gesendet wurde, haben sich inzwischen geändert. Bitte verwenden Sie den Link aus der neuesten Nachricht."
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
