/**
 * French, addressing people as vous. A no-break space stands before colons and semicolons and inside quotation marks. No
 * name follows "de" or "que", which would be elided before a vowel.
 */
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

const due = when("aujourd’hui", "demain", "le {{ dueDate }}")
const daysOverdue = days("1 jour de retard", "{{ days }} jours de retard")
const payment = ifPartPaid("le solde de votre règlement", "votre règlement")
const missed = `${payment}, dont l’échéance était fixée au {{ dueDate }}, ne nous est pas encore parvenu`
const someOverdue = overdueOnes("dont une est échue", "dont {{ overdueCount }} sont échues")
const outstanding = ifOverdue(
  ifMany("les factures échues", "la somme due"),
  ifMany("ces factures", "cette somme")
)
const crossed = "Si votre règlement est déjà en cours, merci de ne pas tenir compte de ce message."

export const fr: Words = {
  colon: "\u00a0:",
  dueDate: "Date d’échéance",
  reference: "Facture",
  daysOverdue,
  reminder: {
    greeting: "Bonjour {{ debtor }},",
    description: "Objet",
    amount: "Montant de la facture",
    paid: "Déjà réglé",
    balance: "Reste à régler",
    total: "Total",
    about: ifMany(
      `{{ count }} ${howOverdue("factures échues", "factures", "factures")}{% if sum %}, {{ sum }}{% endif %}${howOverdue("", ` (${overdueOnes("1 échue", "{{ overdueCount }} échues")})`, "")}`,
      `{{ balance }}${ifOverdue(", échéance du {{ dueDate }}", ` à régler ${due}`)}`
    ),
    howToPay: "Comment régler",
    accountHolder: "Bénéficiaire",
    paymentReference: "Référence à rappeler",
    payOnline: "Payer en ligne",
    page: "Consulter le détail, nous indiquer une date de règlement ou signaler une erreur",
    contact: {
      both: "Pour toute question, vous pouvez nous appeler au {{ phone }} ou nous écrire à {{ email }}.",
      phone: "Pour toute question, vous pouvez nous appeler au {{ phone }}.",
      email: "Pour toute question, vous pouvez nous écrire à {{ email }}."
    },
    regards: "Cordialement,",
    optOut: "Ne plus recevoir de rappels de paiement par e-mail",
    sms: { details: "Détail :", pay: "Payer :", phone: "Tél.", stop: "Stop :" },
    friendly: {
      lead: "Rappel",
      one: ifOverdue(
        `Sauf erreur de notre part, ${missed}\u00a0; il s’agit sans doute d’un simple oubli.`,
        `Nous nous permettons de vous rappeler que ${payment} arrive à échéance ${due}.`
      ),
      many: howOverdue(
        "Sauf erreur de notre part, les {{ count }} factures suivantes sont échues\u00a0; il s’agit sans doute d’un simple oubli.",
        `Nous nous permettons de vous rappeler les {{ count }} factures suivantes, ${someOverdue}.`,
        "Nous nous permettons de vous rappeler que les {{ count }} factures suivantes sont à régler aux dates indiquées."
      ),
      request: `${ifOverdue(`Nous vous remercions de bien vouloir régler ${outstanding} dans les prochains jours. `, "")}Si vous avez déjà effectué ce règlement, nous vous prions de ne pas tenir compte de ce message.`,
      sms: ""
    },
    firm: {
      lead: ifMany("Rappel de paiement", ifOverdue("Paiement en retard", "Rappel de paiement")),
      one: ifOverdue(
        `Sauf erreur de notre part, ${missed}.`,
        `Nous attirons votre attention sur l’échéance de votre règlement${ifPartPaid(", pour le solde restant dû")}\u00a0: ${due}.`
      ),
      many: howOverdue(
        "Sauf erreur de notre part, les {{ count }} factures suivantes sont échues et n’ont pas été réglées.",
        `Sauf erreur de notre part, les {{ count }} factures suivantes restent à régler, ${someOverdue}.`,
        "Nous attirons votre attention sur les {{ count }} factures suivantes, à régler aux dates indiquées."
      ),
      request: `Nous vous prions de bien vouloir régler ${outstanding} ${ifOverdue("dans les meilleurs délais", ifMany("aux dates indiquées", "à la date indiquée"))}. ${crossed}`,
      sms: ifOverdue("Merci de régler rapidement.", "")
    },
    final: {
      lead: "Dernier rappel",
      one: ifOverdue(
        `Ceci est notre dernier rappel\u00a0: ${missed}.`,
        `Ceci est notre dernier rappel\u00a0: ${payment} arrive à échéance ${due}.`
      ),
      many: howOverdue(
        "Ceci est notre dernier rappel\u00a0: les {{ count }} factures suivantes sont échues et n’ont pas été réglées.",
        `Ceci est notre dernier rappel\u00a0: les {{ count }} factures suivantes restent à régler, ${someOverdue}.`,
        "Ceci est notre dernier rappel\u00a0: les {{ count }} factures suivantes sont à régler aux dates indiquées."
      ),
      request: `Nous vous demandons de régler ${outstanding} ${ifOverdue("sans plus tarder", ifMany("aux dates indiquées", "à la date indiquée"))}\u00a0; à défaut, nous nous réservons le droit d’engager d’autres démarches.${ifReachable(" Si vous ne pouvez pas payer ou si vous contestez cette créance, veuillez nous contacter immédiatement.")} ${crossed}`,
      sms: ifOverdue("Merci de régler sans plus tarder.", "Merci de régler dans les délais.")
    }
  },
  bill: {
    subject: `${ifOverdue("Facture en retard", `Facture à régler ${due}`)}\u00a0: {{ bill }}, {{ amount }}`,
    greeting: "Bonjour,",
    opening: `{{ company }} a une facture à régler\u00a0: «\u00a0{{ bill }}\u00a0». ${ifOverdue("Son échéance était fixée au {{ dueDate }}\u00a0; elle est en retard de règlement", `Elle arrive à échéance ${due}`)}.`,
    request: "Si elle est déjà réglée, merci de ne pas tenir compte de ce message.",
    company: "Entreprise",
    bill: "Facture",
    amount: "Montant",
    reference: "Référence",
    footer: "Vous recevez ce message parce que vous gérez le compte de l’entreprise {{ company }}."
  }
}
