/** Dutch, addressing people as u. */
import { days, ifOverdue, ifPartPaid, when, type Words } from "./Words.ts"

const dueShort = when("vandaag", "morgen", "over {{ days }} dagen")
const due = when("vandaag, {{ dueDate }}", "morgen, {{ dueDate }}", "over {{ days }} dagen, op {{ dueDate }}")
const overdue = days("1 dag", "{{ days }} dagen")
const payment = `uw ${ifPartPaid("resterende ")}betaling van {{ balance }} aan {{ creditor }}`
const smsPayment = `uw betaling van {{ balance }}${ifPartPaid(" (restant van {{ total }})")}`
const crossed = "Hebt u al betaald? Dan kunt u dit bericht als niet verzonden beschouwen."

export const nl: Words = {
  colon: ":",
  dueDate: "Uiterste betaaldatum",
  reference: "Kenmerk",
  reminder: {
    greeting: "Geachte {{ debtor }},",
    partPaid:
      "Van het totaalbedrag van {{ total }} hebben wij al een deel ontvangen; er staat nog {{ balance }} open.",
    creditor: "Te betalen aan",
    balance: "Openstaand bedrag",
    total: "Totaalbedrag",
    description: "Omschrijving",
    regards: "Met vriendelijke groet,",
    optOut: "Geen betalingsherinneringen per e-mail meer ontvangen",
    smsReference: "Kenmerk:",
    friendly: {
      subject: `Herinnering: betaling van {{ balance }} aan {{ creditor }}, uiterste betaaldatum ${dueShort}`,
      opening: `Graag herinneren wij u aan ${payment}. De uiterste betaaldatum is ${due}.`,
      request: `${crossed} Hartelijk dank.`,
      sms: `{{ creditor }}: geachte {{ debtor }}, graag herinneren wij u aan ${smsPayment}. De uiterste betaaldatum is ${due}.`
    },
    firm: {
      subject: "Betaling te laat: {{ balance }} aan {{ creditor }}, uiterste betaaldatum was {{ dueDate }}",
      opening: `Volgens onze gegevens hebben wij ${payment} nog niet ontvangen. De uiterste betaaldatum was {{ dueDate }}; de betaling is nu ${overdue} te laat.`,
      request: `Wij verzoeken u het openstaande bedrag zo spoedig mogelijk te voldoen. ${crossed}`,
      sms: `{{ creditor }}: geachte {{ debtor }}, ${smsPayment} is ${overdue} te laat (uiterste betaaldatum {{ dueDate }}). Wij verzoeken u zo spoedig mogelijk te betalen.`
    },
    final: {
      subject:
        "Laatste betalingsherinnering: {{ balance }} aan {{ creditor }}, uiterste betaaldatum was {{ dueDate }}",
      opening: `Dit is onze laatste herinnering aan ${payment}. De uiterste betaaldatum was {{ dueDate }}; de betaling is nu ${overdue} te laat.`,
      request: `Wij verzoeken u het openstaande bedrag onmiddellijk te voldoen. Kunt u niet betalen of betwist u de vordering, neem dan direct contact met ons op. Anders behouden wij ons het recht voor verdere stappen te nemen. ${crossed}`,
      sms: `{{ creditor }}: geachte {{ debtor }}, laatste herinnering: ${smsPayment} is ${overdue} te laat (uiterste betaaldatum {{ dueDate }}). Betaal onmiddellijk of neem contact met ons op.`
    }
  },
  bill: {
    subject: `${ifOverdue("Rekening te laat", `Rekening uiterlijk ${dueShort} te betalen`)}: {{ bill }}, {{ amount }}`,
    greeting: "Goedendag,",
    opening: `{{ company }} heeft een rekening te betalen: ‘{{ bill }}’ van {{ amount }}. De uiterste betaaldatum ${ifOverdue(`was {{ dueDate }}; de betaling is nu ${overdue} te laat`, `is ${due}`)}.`,
    request: "Is de rekening al betaald? Dan kunt u dit bericht als niet verzonden beschouwen.",
    company: "Bedrijf",
    bill: "Rekening",
    amount: "Bedrag",
    footer: "U ontvangt dit bericht als lid van {{ company }}."
  }
}
