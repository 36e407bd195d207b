/** Dutch, addressing people as u. */
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

const due = (debt: DueDate): string => onDay(debt, "vandaag", "morgen", debt.dueDate)
const payment = (debt: OneDebt): string => (debt.isPartPaid ? "het restant van uw betaling" : "uw betaling")
const paymentFirst = (debt: OneDebt): string =>
  debt.isPartPaid ? "Het restant van uw betaling" : "Uw betaling"
const following = ({ count }: SeveralDebts): string => `de volgende ${count} facturen`
const someOverdue = ({ overdueCount }: SeveralDebts): string =>
  overdueCount === 1 ? "waarvan er één te laat is" : `waarvan er ${overdueCount} te laat zijn`
const outstanding = (debts: OneOrSeveral): string =>
  debts.isOverdue
    ? debts.isMany
      ? "de achterstallige facturen"
      : "het openstaande bedrag"
    : debts.isMany
      ? "deze facturen"
      : "dit bedrag"
const crossed = "Hebt u al betaald? Dan kunt u dit bericht als niet verzonden beschouwen."

export const nl: Texts = {
  labels: {
    colon: ":",
    dueDate: "Vervaldatum",
    reference: "Factuur",
    daysOverdue: (days, written) => (days === 1 ? "1 dag te laat" : `${written} dagen te laat`),
    description: "Omschrijving",
    amount: "Factuurbedrag",
    paid: "Al betaald",
    balance: "Openstaand bedrag",
    total: "Totaal",
    howToPay: "Zo kunt u betalen",
    accountHolder: "Ten name van",
    paymentReference: "Omschrijving bij de betaling",
    payOnline: "Online betalen"
  },
  reminder: {
    // Not "Geachte", which does not go with the name of a company.
    greeting: (debtor) => `Beste ${debtor},`,
    about: {
      one: {
        overdue: (debt) => `${debt.balance}, vervallen op ${debt.dueDate}`,
        due: (debt) => `${debt.balance}, uiterlijk ${due(debt)} te betalen`
      },
      several: (count) => `${count} facturen`,
      allOverdue: (count) => `${count} achterstallige facturen`,
      overdueOnes: (count) => (count === 1 ? "1 te laat" : `${count} te laat`)
    },
    page: "De details bekijken, doorgeven wanneer u betaalt of een probleem melden",
    contact: {
      both: (phone, email) => `Hebt u vragen? Bel ons op ${phone} of mail naar ${email}.`,
      phone: (phone) => `Hebt u vragen? Bel ons op ${phone}.`,
      email: (email) => `Hebt u vragen? Mail naar ${email}.`
    },
    regards: () => "Met vriendelijke groet,",
    optOut: "Geen betalingsherinneringen per e-mail meer ontvangen",
    sms: { details: "Details:", pay: "Betalen:", phone: "Tel.", stop: "Afmelden:" },
    friendly: {
      lead: () => "Herinnering",
      one: {
        overdue: (debt) =>
          `Wellicht is het u ontgaan: ${payment(debt)} had op ${debt.dueDate} bij ons binnen moeten zijn en is nu te laat.`,
        due: (debt) =>
          `Graag herinneren wij u eraan dat ${payment(debt)} uiterlijk ${due(debt)} bij ons binnen moet zijn.`
      },
      several: {
        all: (debts) => `Wellicht is het u ontgaan: de betaling van ${following(debts)} is te laat.`,
        some: (debts) => `Graag herinneren wij u aan ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) =>
          `Graag herinneren wij u eraan dat ${following(debts)} uiterlijk op de vermelde data betaald moeten zijn.`
      },
      request: (debts) =>
        `${debts.isOverdue ? `Wilt u ${outstanding(debts)} in de komende dagen betalen? ` : ""}${crossed} Hartelijk dank.`,
      sms: { overdue: "", due: "" }
    },
    firm: {
      lead: (debts) => (debts.isOverdue && !debts.isMany ? "Betaling te laat" : "Betalingsherinnering"),
      one: {
        overdue: (debt) =>
          `Volgens onze gegevens hebben wij ${payment(debt)} nog niet ontvangen. De vervaldatum was ${debt.dueDate}; de betaling is dus te laat.`,
        due: (debt) => `${paymentFirst(debt)} moet uiterlijk ${due(debt)} bij ons binnen zijn.`
      },
      several: {
        all: (debts) => `Volgens onze gegevens is de betaling van ${following(debts)} te laat.`,
        some: (debts) => `Volgens onze gegevens staan ${following(debts)} nog open, ${someOverdue(debts)}.`,
        none: (debts) =>
          `Wij wijzen u erop dat ${following(debts)} uiterlijk op de vermelde data betaald moeten zijn.`
      },
      request: (debts) =>
        `Wij verzoeken u ${outstanding(debts)} ${debts.isOverdue ? "zo spoedig mogelijk" : "op tijd"} te voldoen. ${crossed}`,
      sms: { overdue: "Betaal a.u.b. spoedig.", due: "" }
    },
    final: {
      lead: () => "Laatste herinnering",
      one: {
        overdue: (debt) =>
          `Dit is onze laatste herinnering: ${payment(debt)} had op ${debt.dueDate} bij ons binnen moeten zijn en staat nog altijd open.`,
        due: (debt) =>
          `Dit is onze laatste herinnering: ${payment(debt)} moet uiterlijk ${due(debt)} bij ons binnen zijn.`
      },
      several: {
        all: (debts) => `Dit is onze laatste herinnering: de betaling van ${following(debts)} is te laat.`,
        some: (debts) => `Dit is onze laatste herinnering aan ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) =>
          `Dit is onze laatste herinnering: ${following(debts)} moeten uiterlijk op de vermelde data betaald zijn.`
      },
      request: (debts, isReachable) =>
        `Wij verzoeken u ${outstanding(debts)} ${debts.isOverdue ? "per omgaande" : "op tijd"} te voldoen; anders behouden wij ons het recht voor verdere stappen te nemen.${isReachable ? " Kunt u niet betalen of betwist u de vordering? Neem dan direct contact met ons op." : ""} ${crossed}`,
      sms: { overdue: "Betaal a.u.b. per omgaande.", due: "Betaal a.u.b. op tijd." }
    }
  },
  bill: {
    subject: { overdue: () => "Factuur te laat", due: (bill) => `Factuur uiterlijk ${due(bill)} te betalen` },
    greeting: "Goedendag,",
    opening: (bill) =>
      `${bill.company} heeft een factuur te betalen: ‘${bill.label}’. ${isOverdue(bill) ? `De vervaldatum was ${bill.dueDate}; de betaling is dus te laat` : `De betaling moet uiterlijk ${due(bill)} binnen zijn`}.`,
    request: "Is de factuur al betaald? Dan kunt u dit bericht als niet verzonden beschouwen.",
    company: "Bedrijf",
    bill: "Factuur",
    amount: "Bedrag",
    reference: "Factuurnummer",
    footer: (company) => `U ontvangt dit bericht omdat u het account van ${company} beheert.`
  },
  debtorPage: {
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
    tooMany: {
      title: "Probeer het later opnieuw",
      text: "Via deze link is in het afgelopen uur te veel verzonden. Probeer het later opnieuw."
    },
    refused: {
      title: "Niet geaccepteerd",
      text: "Dit formulier is niet vanaf onze pagina verstuurd. Open de link uit het bericht opnieuw."
    }
  },
  optOutPage: {
    title: "Betalingsherinneringen",
    ask: {
      email: (company) =>
        markup`Wilt u geen betalingsherinneringen van ${company} meer per e-mail ontvangen?`,
      sms: (company) => markup`Wilt u geen betalingsherinneringen van ${company} meer per sms ontvangen?`
    },
    leave: "Herinneringen stoppen",
    left: {
      email: (company) => markup`${company} stuurt u geen betalingsherinneringen meer per e-mail.`,
      sms: (company) => markup`${company} stuurt u geen betalingsherinneringen meer per sms.`
    },
    mistake: "Was dat een vergissing?",
    comeBack: "Weer herinneringen ontvangen",
    back: {
      email: (company) => markup`U ontvangt weer betalingsherinneringen van ${company} per e-mail.`,
      sms: (company) => markup`U ontvangt weer betalingsherinneringen van ${company} per sms.`
    },
    note: "Dit gaat alleen over de berichten: wat betaald moet worden, blijft verschuldigd.",
    unknown: {
      title: "Deze link werkt niet",
      text: "Open de link uit het bericht opnieuw en controleer of hij volledig is."
    },
    unavailable: {
      title: "Op dit moment niet beschikbaar",
      text: "Probeer het over een paar minuten opnieuw."
    }
  }
}
