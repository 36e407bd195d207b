/** French, addressing people as vous. A no-break space stands before colons, semicolons and inside quotation marks. */
import { days, ifOverdue, ifPartPaid, when, type Words } from "./Words.ts"

const dueShort = when("aujourd'hui", "demain", "dans {{ days }} jours")
const due = when(
  "aujourd'hui, le {{ dueDate }}",
  "demain, le {{ dueDate }}",
  "dans {{ days }} jours, le {{ dueDate }}"
)
const overdue = days("1 jour", "{{ days }} jours")
const payment = `le ${ifPartPaid("solde", "montant")} de {{ balance }} dû à {{ creditor }}`
const smsPayment = `votre règlement de {{ balance }}${ifPartPaid(" (solde sur {{ total }})")}`
const crossed = "Si votre règlement est déjà en cours, merci de ne pas tenir compte de ce message."

export const fr: Words = {
  colon: "\u00a0:",
  dueDate: "Date d'échéance",
  reference: "Référence",
  reminder: {
    greeting: "Bonjour {{ debtor }},",
    partPaid:
      "Sur un total de {{ total }}, une partie nous est déjà parvenue\u00a0; il reste {{ balance }} à régler.",
    creditor: "À régler à",
    balance: "Reste à régler",
    total: "Montant total",
    description: "Objet",
    regards: "Cordialement,",
    optOut: "Ne plus recevoir de rappels de paiement par e-mail",
    smsReference: "Réf.",
    friendly: {
      subject: `Rappel\u00a0: {{ balance }} à régler à {{ creditor }} ${dueShort}`,
      opening: `Nous nous permettons de vous rappeler que ${payment} arrive à échéance ${due}.`,
      request:
        "Si vous avez déjà effectué ce règlement, nous vous remercions de ne pas tenir compte de ce message.",
      sms: `{{ creditor }} : bonjour {{ debtor }}, pour rappel, ${smsPayment} arrive à échéance ${due}.`
    },
    firm: {
      subject: "Paiement en retard\u00a0: {{ balance }} à régler à {{ creditor }}, échéance {{ dueDate }}",
      opening: `Sauf erreur de notre part, ${payment} était exigible le {{ dueDate }} et présente désormais un retard de ${overdue}.`,
      request: `Nous vous prions de bien vouloir régler cette somme dans les meilleurs délais. ${crossed}`,
      sms: `{{ creditor }} : bonjour {{ debtor }}, ${smsPayment}, attendu le {{ dueDate }}, a ${overdue} de retard. Merci de régler dans les meilleurs délais.`
    },
    final: {
      subject: "Dernier rappel\u00a0: {{ balance }} à régler à {{ creditor }}, échéance {{ dueDate }}",
      opening: `Ceci est notre dernier rappel\u00a0: ${payment} était exigible le {{ dueDate }} et présente désormais un retard de ${overdue}.`,
      request: `Nous vous demandons de régler cette somme sans plus tarder. Si vous ne pouvez pas la régler ou si vous contestez cette créance, veuillez nous contacter immédiatement\u00a0; à défaut, nous nous réservons le droit d'engager d'autres démarches. ${crossed}`,
      sms: `{{ creditor }} : bonjour {{ debtor }}, dernier rappel : ${smsPayment}, attendu le {{ dueDate }}, a ${overdue} de retard. Merci de régler sans plus tarder ou de nous contacter.`
    }
  },
  bill: {
    subject: `${ifOverdue("Facture en retard", `Facture à régler ${dueShort}`)}\u00a0: {{ bill }}, {{ amount }}`,
    greeting: "Bonjour,",
    opening: `{{ company }} a une facture à régler\u00a0: «\u00a0{{ bill }}\u00a0», d'un montant de {{ amount }}. Elle ${ifOverdue(`était exigible le {{ dueDate }} et présente désormais un retard de ${overdue}`, `arrive à échéance ${due}`)}.`,
    request: "Si elle est déjà réglée, merci de ne pas tenir compte de ce message.",
    company: "Entreprise",
    bill: "Facture",
    amount: "Montant",
    footer: "Vous recevez ce message en tant que membre de l'entreprise {{ company }}."
  }
}
