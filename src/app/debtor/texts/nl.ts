/** Dutch. */
import type { Texts } from "./Texts.ts"

export const nl: Texts = {
  title: (company) => `Facturen van ${company}`,
  addressee: (name) => `Voor ${name}`,
  open: "Openstaande facturen",
  nothingOpen: { title: "Alles is betaald", text: "Er staat op dit moment niets open. Hartelijk dank!" },
  inactive: (company) => ({
    title: "Niet beschikbaar",
    text: `Deze pagina is op dit moment niet beschikbaar. Hebt u een factuur van ${company}? Neem dan rechtstreeks contact op.`
  }),
  listed: (shown, all) =>
    `U ziet ${shown} van de ${all} facturen; de bedragen hierboven gelden voor alle facturen samen.`,
  overdue: (days, written) => (days === 1 ? "1 dag te laat" : `${written} dagen te laat`),
  dueToday: "vandaag te betalen",
  promised: (date) =>
    `U hebt ons laten weten dat u uiterlijk op ${date} betaalt. Tot dan sturen wij u geen herinneringen voor deze factuur.`,
  disputed:
    "U hebt een probleem gemeld. Wij zoeken het uit en sturen u intussen geen herinneringen voor deze factuur.",
  paused: "Wij sturen u op dit moment geen herinneringen voor deze factuur.",
  payOnly: "Alleen deze betalen",
  payAll: "Alles samen betalen",
  amount: "Bedrag",
  bankApp: "Scan deze code met uw bankapp",
  code: (amount) => `QR-code voor een overboeking van ${amount}`,
  separately: "Betaal elke factuur afzonderlijk: kies de factuur hierboven.",
  copyIban: "IBAN kopiëren",
  copyReference: "Omschrijving kopiëren",
  copied: "Gekopieerd",
  promise: {
    button: "Ik betaal uiterlijk op …",
    field: "Datum",
    submit: "Betaling toezeggen",
    done: "Hartelijk dank. Wij hebben uw betaaldatum genoteerd.",
    help: (first, last) =>
      `Van ${first} tot en met ${last}. U kunt één keer een datum doorgeven; tot dan sturen wij u geen herinneringen voor deze factuur.`
  },
  dispute: {
    button: "Er klopt iets niet",
    field: "Wat klopt er niet?",
    submit: "Versturen",
    done: "Hartelijk dank. Wij hebben uw bericht ontvangen en zoeken het uit.",
    help: (max) =>
      `Maximaal ${max} tekens. Zolang wij het uitzoeken, sturen wij u geen herinneringen voor deze factuur.`
  },
  reminders: {
    heading: "Herinneringen",
    note: "Dit gaat alleen over de berichten: wat betaald moet worden, blijft verschuldigd.",
    done: "Uw keuze is opgeslagen.",
    email: {
      on: "U ontvangt betalingsherinneringen per e-mail.",
      off: "U ontvangt geen betalingsherinneringen per e-mail.",
      stop: "Geen e-mails meer",
      allow: "E-mails toestaan"
    },
    sms: {
      on: "U ontvangt betalingsherinneringen per sms.",
      off: "U ontvangt geen betalingsherinneringen per sms.",
      stop: "Geen sms meer",
      allow: "Sms toestaan"
    }
  },
  questions: "Vragen?",
  problems: {
    heading: "Dat is niet gelukt.",
    date: "Vul een datum in.",
    range: (first, last) => `Kies een datum van ${first} tot en met ${last}.`,
    text: (max) => `Beschrijf het probleem in maximaal ${max} tekens.`,
    state: "Dit is voor deze factuur niet meer mogelijk. Hieronder ziet u de huidige stand.",
    form: "Het formulier is niet volledig aangekomen. Verstuur het opnieuw."
  },
  unknown: {
    title: "Deze link werkt niet",
    text: "Open de link uit het laatste bericht opnieuw en controleer of hij volledig is."
  },
  unavailable: {
    title: "Op dit moment niet beschikbaar",
    text: "Probeer het over een paar minuten opnieuw."
  },
  refused: {
    title: "Niet geaccepteerd",
    text: "Dit formulier is niet vanaf onze pagina verstuurd. Open de link uit het bericht opnieuw."
  }
}
