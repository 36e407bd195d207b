/** Dutch, addressing people as u. */
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

const due = when("vandaag", "morgen", "{{ dueDate }}")
const daysOverdue = days("1 dag te laat", "{{ days }} dagen te laat")
const payment = ifPartPaid("het restant van uw betaling", "uw betaling")
const Payment = ifPartPaid("Het restant van uw betaling", "Uw betaling")
const following = "de volgende {{ count }} facturen"
const someOverdue = overdueOnes("waarvan er één te laat is", "waarvan er {{ overdueCount }} te laat zijn")
const outstanding = ifOverdue(
  ifMany("de achterstallige facturen", "het openstaande bedrag"),
  ifMany("deze facturen", "dit bedrag")
)
const crossed = "Hebt u al betaald? Dan kunt u dit bericht als niet verzonden beschouwen."

export const nl: Words = {
  colon: ":",
  dueDate: "Vervaldatum",
  reference: "Factuur",
  daysOverdue,
  reminder: {
    // Not "Geachte", which does not go with the name of a company.
    greeting: "Beste {{ debtor }},",
    description: "Omschrijving",
    amount: "Factuurbedrag",
    paid: "Al betaald",
    balance: "Openstaand bedrag",
    total: "Totaal",
    about: ifMany(
      `{{ count }} ${howOverdue("achterstallige facturen", "facturen", "facturen")}{% if sum %}, {{ sum }}{% endif %}${howOverdue("", ` (${overdueOnes("1 te laat", "{{ overdueCount }} te laat")})`, "")}`,
      `{{ balance }}${ifOverdue(", vervallen op {{ dueDate }}", `, uiterlijk ${due} te betalen`)}`
    ),
    howToPay: "Zo kunt u betalen",
    accountHolder: "Ten name van",
    paymentReference: "Omschrijving bij de betaling",
    payOnline: "Online betalen",
    page: "De details bekijken, doorgeven wanneer u betaalt of een probleem melden",
    contact: {
      both: "Hebt u vragen? Bel ons op {{ phone }} of mail naar {{ email }}.",
      phone: "Hebt u vragen? Bel ons op {{ phone }}.",
      email: "Hebt u vragen? Mail naar {{ email }}."
    },
    regards: "Met vriendelijke groet,",
    optOut: "Geen betalingsherinneringen per e-mail meer ontvangen",
    sms: { details: "Details:", pay: "Betalen:", phone: "Tel.", stop: "Afmelden:" },
    friendly: {
      lead: "Herinnering",
      one: ifOverdue(
        `Wellicht is het u ontgaan: ${payment} had op {{ dueDate }} bij ons binnen moeten zijn en is nu te laat.`,
        `Graag herinneren wij u eraan dat ${payment} uiterlijk ${due} bij ons binnen moet zijn.`
      ),
      many: howOverdue(
        `Wellicht is het u ontgaan: de betaling van ${following} is te laat.`,
        `Graag herinneren wij u aan ${following}, ${someOverdue}.`,
        `Graag herinneren wij u eraan dat ${following} uiterlijk op de vermelde data betaald moeten zijn.`
      ),
      request: `${ifOverdue(`Wilt u ${outstanding} in de komende dagen betalen? `, "")}${crossed} Hartelijk dank.`,
      sms: ""
    },
    firm: {
      lead: ifMany("Betalingsherinnering", ifOverdue("Betaling te laat", "Betalingsherinnering")),
      one: ifOverdue(
        `Volgens onze gegevens hebben wij ${payment} nog niet ontvangen. De vervaldatum was {{ dueDate }}; de betaling is dus te laat.`,
        `${Payment} moet uiterlijk ${due} bij ons binnen zijn.`
      ),
      many: howOverdue(
        `Volgens onze gegevens is de betaling van ${following} te laat.`,
        `Volgens onze gegevens staan ${following} nog open, ${someOverdue}.`,
        `Wij wijzen u erop dat ${following} uiterlijk op de vermelde data betaald moeten zijn.`
      ),
      request: `Wij verzoeken u ${outstanding} ${ifOverdue("zo spoedig mogelijk", "op tijd")} te voldoen. ${crossed}`,
      sms: ifOverdue("Betaal a.u.b. spoedig.", "")
    },
    final: {
      lead: "Laatste herinnering",
      one: ifOverdue(
        `Dit is onze laatste herinnering: ${payment} had op {{ dueDate }} bij ons binnen moeten zijn en staat nog altijd open.`,
        `Dit is onze laatste herinnering: ${payment} moet uiterlijk ${due} bij ons binnen zijn.`
      ),
      many: howOverdue(
        `Dit is onze laatste herinnering: de betaling van ${following} is te laat.`,
        `Dit is onze laatste herinnering aan ${following}, ${someOverdue}.`,
        `Dit is onze laatste herinnering: ${following} moeten uiterlijk op de vermelde data betaald zijn.`
      ),
      request: `Wij verzoeken u ${outstanding} ${ifOverdue("per omgaande", "op tijd")} te voldoen; anders behouden wij ons het recht voor verdere stappen te nemen.${ifReachable(" Kunt u niet betalen of betwist u de vordering? Neem dan direct contact met ons op.")} ${crossed}`,
      sms: ifOverdue("Betaal a.u.b. per omgaande.", "Betaal a.u.b. op tijd.")
    }
  },
  bill: {
    subject: `${ifOverdue("Factuur te laat", `Factuur uiterlijk ${due} te betalen`)}: {{ bill }}, {{ amount }}`,
    greeting: "Goedendag,",
    opening: `{{ company }} heeft een factuur te betalen: ‘{{ bill }}’. ${ifOverdue("De vervaldatum was {{ dueDate }}; de betaling is dus te laat", `De betaling moet uiterlijk ${due} binnen zijn`)}.`,
    request: "Is de factuur al betaald? Dan kunt u dit bericht als niet verzonden beschouwen.",
    company: "Bedrijf",
    bill: "Factuur",
    amount: "Bedrag",
    reference: "Factuurnummer",
    footer: "U ontvangt dit bericht omdat u het account van {{ company }} beheert."
  }
}
