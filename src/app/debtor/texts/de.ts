/** German. */
import type { Texts } from "./Texts.ts"

export const de: Texts = {
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
  overdue: (days, written) => (days === 1 ? "seit einem Tag überfällig" : `seit ${written} Tagen überfällig`),
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
  refused: {
    title: "Nicht angenommen",
    text: "Dieses Formular wurde nicht von unserer Seite gesendet. Bitte öffnen Sie den Link aus der Nachricht noch einmal."
  }
}
