/** Dutch, addressing people as u. */
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

const due = (debt: DueDate): string => onDay(debt, "vandaag", "morgen", `op ${debt.dueDate}`)
const payment = (debt: OneDebt): string => (debt.isPartPaid ? "het restbedrag" : "uw betaling")
const paymentFirst = (debt: OneDebt): string => (debt.isPartPaid ? "Het restbedrag" : "Uw betaling")
const following = ({ count }: SeveralDebts): string => `de volgende ${count} betalingen`
const outstanding = ({ isMany }: AskedPayment): string =>
  isMany ? "de achterstallige bedragen" : "het openstaande bedrag"
const crossed = "Hebt u al betaald? Dan kunt u dit bericht als niet verzonden beschouwen."

export const nl: Texts = {
  labels: {
    colon: ":",
    dueDate: "Vervaldatum",
    reference: "Kenmerk",
    daysOverdue: (days, written) =>
      days === 1 ? "1 dag over de vervaldatum" : `${written} dagen over de vervaldatum`,
    description: "Omschrijving",
    amount: "Oorspronkelijk bedrag",
    paid: "Al betaald",
    balance: "Openstaand bedrag",
    total: "Totaal",
    totalOverdue: "Totaal achterstallig",
    alsoOverdue: "Ook over de vervaldatum",
    coming: "Binnenkort te betalen",
    resting: "Op dit moment niet gevorderd",
    disputed: "in onderzoek",
    promised: ({ date }) => `betaling toegezegd voor ${date}`,
    paused: "aangehouden",
    agreed: {
      promised: ({ date }) => `toegezegd voor ${date}`,
      paused: ({ date }) => `uitstel tot ${date}`
    },
    finalOf: ({ date }) => `laatste aanmaning op ${date}`,
    more: (count) => `en nog ${count}`,
    credit: "Tegoed",
    howToPay: "Zo kunt u betalen",
    payIn: (currencies) => `Betalingen in ${currencies}`,
    accountHolder: "Ten name van",
    accountNumber: "Rekeningnummer",
    bankCode: {
      sort_code: "Sort code",
      routing_number: "Routing number",
      clearing_number: "Clearingnummer"
    },
    paymentReference: "Omschrijving bij de betaling",
    payOnline: "Online betalen"
  },
  reminder: {
    greeting: (debtor, isCompany) => (isCompany ? "Geachte heer, mevrouw," : `Beste ${debtor},`),
    about: {
      one: {
        overdue: (debt) => `${debt.balance}, vervaldatum ${debt.dueDate}`,
        due: (debt) => `${debt.balance}, uiterlijk ${due(debt)} te betalen`
      },
      several: {
        overdue: ({ count }) => `${count} betalingen over de vervaldatum`,
        due: ({ count }) => `${count} openstaande betalingen`
      }
    },
    agreed: {
      promised: ({ date }) => `U had ons laten weten dat u uiterlijk op ${date} zou betalen.`,
      paused: ({ date }) => `Wij hadden u uitstel gegeven tot ${date}.`
    },
    page: {
      pay: "Details bekijken en betalen",
      view: "Details bekijken",
      note: "Daar kunt u ook doorgeven wanneer u betaalt of een probleem melden."
    },
    contact: {
      both: (phone, email) => `Hebt u vragen? Bel ons op ${phone} of mail naar ${email}.`,
      phone: (phone) => `Hebt u vragen? Bel ons op ${phone}.`,
      email: (email) => `Hebt u vragen? Mail naar ${email}.`
    },
    regards: () => "Met vriendelijke groet,",
    optOut: "Geen betalingsherinneringen per e-mail meer ontvangen",
    smsReference: "Omschrijving",
    smsPage: "Details:",
    notice: {
      friendly: {
        lead: () => "Herinnering",
        one: (debt) =>
          `Graag herinneren wij u eraan dat ${payment(debt)} uiterlijk ${due(debt)} bij ons binnen moet zijn.`,
        several: (debts) =>
          `Graag herinneren wij u eraan dat ${following(debts)} uiterlijk op de vermelde data bij ons binnen moeten zijn.`,
        request: () => `${crossed} Hartelijk dank.`,
        sms: () => ""
      },
      firm: {
        lead: () => "Betalingsherinnering",
        one: (debt) => `${paymentFirst(debt)} moet uiterlijk ${due(debt)} bij ons binnen zijn.`,
        several: (debts) =>
          `Wij wijzen u erop dat ${following(debts)} uiterlijk op de vermelde data bij ons binnen moeten zijn.`,
        request: () => `Wij verzoeken u op tijd te betalen. ${crossed}`,
        sms: () => ""
      }
    },
    overdue: {
      friendly: {
        lead: () => "Herinnering",
        one: (debt) =>
          `Wellicht is het u ontgaan: de vervaldatum van ${payment(debt)} was ${debt.dueDate} en wij hebben het bedrag nog niet ontvangen.`,
        several: (debts) => `Wellicht is het u ontgaan: ${following(debts)} zijn over de vervaldatum.`,
        request: (asked) =>
          `Wij vragen u vriendelijk ${outstanding(asked)} in de komende dagen te betalen. ${crossed} Hartelijk dank.`,
        sms: () => ""
      },
      firm: {
        lead: () => "Aanmaning",
        one: (debt) =>
          `Volgens onze gegevens hebben wij ${payment(debt)} nog niet ontvangen. De vervaldatum was ${debt.dueDate}.`,
        several: (debts) =>
          `Volgens onze gegevens zijn ${following(debts)} over de vervaldatum en hebben wij ze nog niet ontvangen.`,
        request: (asked) =>
          `Wij verzoeken u ${outstanding(asked)} uiterlijk op ${asked.deadline.date} te betalen. ${crossed}`,
        sms: ({ deadline }) => `Betaal a.u.b. uiterlijk op ${deadline.date}.`
      },
      final: {
        lead: () => "Laatste aanmaning",
        one: (debt) =>
          `Dit is onze laatste aanmaning: de vervaldatum van ${payment(debt)} was ${debt.dueDate} en wij hebben het bedrag nog altijd niet ontvangen.`,
        several: (debts) =>
          `Dit is onze laatste aanmaning: ${following(debts)} zijn over de vervaldatum en wij hebben ze nog altijd niet ontvangen.`,
        request: (asked) =>
          `Wij verzoeken u ${outstanding(asked)} uiterlijk op ${asked.deadline.date} te betalen. Ontvangen wij uw betaling dan niet, dan behouden wij ons het recht voor verdere stappen te nemen.${asked.isReachable ? " Kunt u niet betalen of betwist u de vordering? Neem dan vóór die datum contact met ons op." : ""} ${crossed}`,
        sms: ({ deadline }) => `Betaal a.u.b. uiterlijk op ${deadline.date}.`
      }
    }
  },
  reply: {
    subject: (reference) => (reference === null ? "Uw bericht aan ons" : `Uw bericht over ${reference}`),
    quoted: "U schreef"
  },
  bill: {
    subject: {
      overdue: () => "Factuur over de vervaldatum",
      due: (bill) => `Factuur uiterlijk ${due(bill)} te betalen`
    },
    greeting: "Goedendag,",
    opening: (bill) =>
      `${bill.company} heeft een factuur te betalen: ‘${bill.label}’. ${isOverdue(bill) ? `De vervaldatum was ${bill.dueDate} en de factuur staat nog open` : `De betaling moet uiterlijk ${due(bill)} binnen zijn`}.`,
    request: "Is de factuur al betaald? Dan kunt u dit bericht als niet verzonden beschouwen.",
    company: "Bedrijf",
    bill: "Factuur",
    amount: "Bedrag",
    reference: "Factuurnummer",
    footer: (company) => `U ontvangt dit bericht omdat u het account van ${company} beheert.`
  },
  debtorPage: {
    invoice: "Factuur openen",
    title: (company) => `Betalingen aan ${company}`,
    addressee: (name) => `Voor ${name}`,
    open: "Openstaande betalingen",
    nothingOpen: { title: "Alles is betaald", text: "Er staat op dit moment niets open. Hartelijk dank!" },
    inactive: (company) => ({
      title: "Niet beschikbaar",
      text: `Deze pagina is op dit moment niet beschikbaar. Moet u nog iets betalen aan ${company}? Neem dan rechtstreeks contact op.`
    }),
    listed: (shown, all) =>
      `U ziet ${shown} van de ${all} betalingen; de bedragen hierboven gelden voor alle betalingen samen.`,
    dueToday: "vandaag te betalen",
    promised: (date) =>
      `U hebt ons laten weten dat u uiterlijk op ${date} betaalt. Tot dan sturen wij u geen herinneringen voor deze betaling.`,
    disputed:
      "U hebt een probleem gemeld. Wij zoeken het uit en sturen u intussen geen herinneringen voor deze betaling.",
    paused: "Wij sturen u op dit moment geen herinneringen voor deze betaling.",
    payOnly: "Alleen dit bedrag betalen",
    payAll: "Alles samen betalen",
    amount: "Bedrag",
    bankApp: "Scan deze code met uw bankapp",
    code: (amount) => `QR-code voor een overboeking van ${amount}`,
    separately: "Betaal elk bedrag afzonderlijk: kies het hierboven.",
    copyIban: "IBAN kopiëren",
    copyReference: "Omschrijving kopiëren",
    copied: "Gekopieerd",
    promise: {
      button: "Ik betaal uiterlijk op …",
      field: "Datum",
      submit: "Betaling toezeggen",
      done: "Hartelijk dank. Wij hebben uw betaaldatum genoteerd.",
      help: (first, last) =>
        `Van ${first} tot en met ${last}. U kunt één keer een datum doorgeven; tot dan sturen wij u geen herinneringen voor deze betaling.`
    },
    dispute: {
      button: "Er klopt iets niet",
      field: "Wat klopt er niet?",
      submit: "Versturen",
      done: "Hartelijk dank. Wij hebben uw bericht ontvangen en zoeken het uit.",
      help: (max) =>
        `Maximaal ${max} tekens. Zolang wij het uitzoeken, sturen wij u geen herinneringen voor deze betaling.`
    },
    reminders: {
      heading: "Herinneringen",
      note: "Dit gaat alleen over de berichten: wat u moet betalen, blijft u verschuldigd.",
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
        stop: "Geen sms-berichten meer",
        allow: "Sms-berichten toestaan"
      }
    },
    questions: "Vragen?",
    problems: {
      heading: "Dat is niet gelukt.",
      date: "Vul een datum in.",
      range: (first, last) => `Kies een datum van ${first} tot en met ${last}.`,
      text: (max) => `Beschrijf het probleem in maximaal ${max} tekens.`,
      state: "Dit is voor deze betaling niet meer mogelijk. Hieronder ziet u de huidige stand.",
      form: "Het formulier is niet volledig aangekomen. Verstuur het opnieuw."
    },
    unknown: {
      title: "Deze link werkt niet",
      text: "Open de link uit het laatste bericht opnieuw en controleer of hij volledig is."
    },
    moved: {
      title: "Deze link is niet meer geldig",
      text: "De contactgegevens waarnaar deze link is verstuurd, zijn inmiddels gewijzigd. Gebruik de link uit het laatste bericht."
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
    note: "Dit gaat alleen over de berichten: wat u moet betalen, blijft u verschuldigd.",
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
