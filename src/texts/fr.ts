/**
 * French, addressing people as vous. A no-break space stands before colons and semicolons and inside quotation marks. No
 * name follows "de" or "que", which would be elided before a vowel.
 */
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

const due = (debt: DueDate): string => onDay(debt, "aujourd’hui", "demain", `le ${debt.dueDate}`)
const payment = (debt: OneDebt): string =>
  debt.isPartPaid ? "le solde de votre règlement" : "votre règlement"
const missed = (debt: OneDebt): string =>
  `${payment(debt)}, dont l’échéance était fixée au ${debt.dueDate}, ne nous est pas encore parvenu`
const someOverdue = ({ overdueCount }: SeveralDebts): string =>
  overdueCount === 1 ? "dont une est échue" : `dont ${overdueCount} sont échues`
const outstanding = (debts: OneOrSeveral): string =>
  debts.isOverdue
    ? debts.isMany
      ? "les factures échues"
      : "la somme due"
    : debts.isMany
      ? "ces factures"
      : "cette somme"
const crossed = "Si votre règlement est déjà en cours, merci de ne pas tenir compte de ce message."

export const fr: Texts = {
  labels: {
    colon: "\u00a0:",
    dueDate: "Date d’échéance",
    reference: "Facture",
    daysOverdue: (days, written) => (days === 1 ? "1 jour de retard" : `${written} jours de retard`),
    description: "Objet",
    amount: "Montant de la facture",
    paid: "Déjà réglé",
    balance: "Reste à régler",
    total: "Total",
    howToPay: "Comment régler",
    accountHolder: "Bénéficiaire",
    paymentReference: "Référence à rappeler",
    payOnline: "Payer en ligne"
  },
  reminder: {
    greeting: (debtor) => `Bonjour ${debtor},`,
    about: {
      one: {
        overdue: (debt) => `${debt.balance}, échéance du ${debt.dueDate}`,
        due: (debt) => `${debt.balance} à régler ${due(debt)}`
      },
      several: (count) => `${count} factures`,
      allOverdue: (count) => `${count} factures échues`,
      overdueOnes: (count) => (count === 1 ? "1 échue" : `${count} échues`)
    },
    page: "Consulter le détail, nous indiquer une date de règlement ou signaler une erreur",
    contact: {
      both: (phone, email) =>
        `Pour toute question, vous pouvez nous appeler au ${phone} ou nous écrire à ${email}.`,
      phone: (phone) => `Pour toute question, vous pouvez nous appeler au ${phone}.`,
      email: (email) => `Pour toute question, vous pouvez nous écrire à ${email}.`
    },
    regards: () => "Cordialement,",
    optOut: "Ne plus recevoir de rappels de paiement par e-mail",
    sms: { details: "Détail :", pay: "Payer :", phone: "Tél.", stop: "Stop :" },
    friendly: {
      lead: () => "Rappel",
      one: {
        overdue: (debt) =>
          `Sauf erreur de notre part, ${missed(debt)}\u00a0; il s’agit sans doute d’un simple oubli.`,
        due: (debt) =>
          `Nous nous permettons de vous rappeler que ${payment(debt)} arrive à échéance ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `Sauf erreur de notre part, les ${debts.count} factures suivantes sont échues\u00a0; il s’agit sans doute d’un simple oubli.`,
        some: (debts) =>
          `Nous nous permettons de vous rappeler les ${debts.count} factures suivantes, ${someOverdue(debts)}.`,
        none: (debts) =>
          `Nous nous permettons de vous rappeler que les ${debts.count} factures suivantes sont à régler aux dates indiquées.`
      },
      request: (debts) =>
        `${debts.isOverdue ? `Nous vous remercions de bien vouloir régler ${outstanding(debts)} dans les prochains jours. ` : ""}Si vous avez déjà effectué ce règlement, nous vous prions de ne pas tenir compte de ce message.`,
      sms: { overdue: "", due: "" }
    },
    firm: {
      lead: (debts) => (debts.isOverdue && !debts.isMany ? "Paiement en retard" : "Rappel de paiement"),
      one: {
        overdue: (debt) => `Sauf erreur de notre part, ${missed(debt)}.`,
        due: (debt) =>
          `Nous attirons votre attention sur l’échéance de votre règlement${debt.isPartPaid ? ", pour le solde restant dû" : ""}\u00a0: ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `Sauf erreur de notre part, les ${debts.count} factures suivantes sont échues et n’ont pas été réglées.`,
        some: (debts) =>
          `Sauf erreur de notre part, les ${debts.count} factures suivantes restent à régler, ${someOverdue(debts)}.`,
        none: (debts) =>
          `Nous attirons votre attention sur les ${debts.count} factures suivantes, à régler aux dates indiquées.`
      },
      request: (debts) =>
        `Nous vous prions de bien vouloir régler ${outstanding(debts)} ${debts.isOverdue ? "dans les meilleurs délais" : debts.isMany ? "aux dates indiquées" : "à la date indiquée"}. ${crossed}`,
      sms: { overdue: "Merci de régler rapidement.", due: "" }
    },
    final: {
      lead: () => "Dernier rappel",
      one: {
        overdue: (debt) => `Ceci est notre dernier rappel\u00a0: ${missed(debt)}.`,
        due: (debt) => `Ceci est notre dernier rappel\u00a0: ${payment(debt)} arrive à échéance ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `Ceci est notre dernier rappel\u00a0: les ${debts.count} factures suivantes sont échues et n’ont pas été réglées.`,
        some: (debts) =>
          `Ceci est notre dernier rappel\u00a0: les ${debts.count} factures suivantes restent à régler, ${someOverdue(debts)}.`,
        none: (debts) =>
          `Ceci est notre dernier rappel\u00a0: les ${debts.count} factures suivantes sont à régler aux dates indiquées.`
      },
      request: (debts, isReachable) =>
        `Nous vous demandons de régler ${outstanding(debts)} ${debts.isOverdue ? "sans plus tarder" : debts.isMany ? "aux dates indiquées" : "à la date indiquée"}\u00a0; à défaut, nous nous réservons le droit d’engager d’autres démarches.${isReachable ? " Si vous ne pouvez pas payer ou si vous contestez cette créance, veuillez nous contacter immédiatement." : ""} ${crossed}`,
      sms: { overdue: "Merci de régler sans plus tarder.", due: "Merci de régler dans les délais." }
    }
  },
  bill: {
    subject: { overdue: () => "Facture en retard", due: (bill) => `Facture à régler ${due(bill)}` },
    greeting: "Bonjour,",
    opening: (bill) =>
      `${bill.company} a une facture à régler\u00a0: «\u00a0${bill.label}\u00a0». ${isOverdue(bill) ? `Son échéance était fixée au ${bill.dueDate}\u00a0; elle est en retard de règlement` : `Elle arrive à échéance ${due(bill)}`}.`,
    request: "Si elle est déjà réglée, merci de ne pas tenir compte de ce message.",
    company: "Entreprise",
    bill: "Facture",
    amount: "Montant",
    reference: "Référence",
    footer: (company) => `Vous recevez ce message parce que vous gérez le compte de l’entreprise ${company}.`
  },
  debtorPage: {
    title: (company) => `Factures de ${company}`,
    addressee: (name) => `Pour ${name}`,
    open: "Factures à régler",
    nothingOpen: { title: "Tout est réglé", text: "Vous n’avez rien à régler pour le moment. Merci\u00a0!" },
    inactive: (company) => ({
      title: "Page indisponible",
      text: `Cette page n’est pas disponible pour le moment. Si vous avez reçu une facture de ${company}, veuillez vous adresser directement à cette entreprise.`
    }),
    listed: (shown, all) =>
      `${shown} factures sur ${all} sont affichées\u00a0; les montants ci-dessus les comprennent toutes.`,
    dueToday: "à régler aujourd’hui",
    promised: (date) =>
      `Vous nous avez indiqué que vous régleriez au plus tard le ${date}. D’ici là, vous ne recevrez pas de rappel pour cette facture.`,
    disputed:
      "Vous nous avez signalé un problème. Nous l’examinons et ne vous envoyons pas de rappel pour cette facture entre-temps.",
    paused: "Nous ne vous envoyons pas de rappel pour cette facture en ce moment.",
    payOnly: "Régler uniquement celle-ci",
    payAll: "Tout régler ensemble",
    amount: "Montant",
    bankApp: "À scanner avec votre application bancaire",
    code: (amount) => `Code QR pour un virement de ${amount}`,
    separately: "Veuillez régler chaque facture séparément\u00a0: choisissez-la ci-dessus.",
    copyIban: "Copier l’IBAN",
    copyReference: "Copier la référence",
    copied: "Copié",
    promise: {
      button: "Je réglerai au plus tard le…",
      field: "Date",
      submit: "M’engager à cette date",
      done: "Merci. Nous avons noté votre date de règlement.",
      help: (first, last) =>
        `Du ${first} au ${last}. Vous pouvez indiquer une date une seule fois\u00a0; d’ici là, vous ne recevrez pas de rappel pour cette facture.`
    },
    dispute: {
      button: "Signaler une erreur",
      field: "Quel est le problème\u00a0?",
      submit: "Envoyer",
      done: "Merci. Nous avons bien reçu votre message et allons l’examiner.",
      help: (max) =>
        `${max} caractères au maximum. Vous ne recevrez pas de rappel pour cette facture tant que nous ne l’aurons pas examiné.`
    },
    reminders: {
      heading: "Rappels",
      note: "Cela ne concerne que les messages\u00a0: les montants dus restent dus.",
      done: "Votre choix est enregistré.",
      email: {
        on: "Vous recevez des rappels de paiement par e-mail.",
        off: "Vous ne recevez pas de rappels de paiement par e-mail.",
        stop: "Ne plus recevoir d’e-mails",
        allow: "Autoriser les e-mails"
      },
      sms: {
        on: "Vous recevez des rappels de paiement par SMS.",
        off: "Vous ne recevez pas de rappels de paiement par SMS.",
        stop: "Ne plus recevoir de SMS",
        allow: "Autoriser les SMS"
      }
    },
    questions: "Des questions\u00a0?",
    problems: {
      heading: "Votre demande n’a pas abouti.",
      date: "Veuillez indiquer une date.",
      range: (first, last) => `Veuillez choisir une date du ${first} au ${last}.`,
      text: (max) => `Veuillez décrire le problème en ${max} caractères au maximum.`,
      state: "Ce n’est plus possible pour cette facture. Vous trouverez ci-dessous sa situation actuelle.",
      form: "Le formulaire ne nous est pas parvenu en entier. Veuillez l’envoyer à nouveau."
    },
    unknown: {
      title: "Ce lien ne fonctionne pas",
      text: "Veuillez rouvrir le lien du dernier message et vérifier qu’il est complet."
    },
    unavailable: {
      title: "Indisponible pour le moment",
      text: "Veuillez réessayer dans quelques minutes."
    },
    tooMany: {
      title: "Veuillez réessayer plus tard",
      text: "Trop de formulaires ont été envoyés par ce lien en une heure. Veuillez réessayer plus tard."
    },
    refused: {
      title: "Formulaire refusé",
      text: "Ce formulaire n’a pas été envoyé depuis notre page. Veuillez rouvrir le lien du message."
    }
  },
  optOutPage: {
    title: "Rappels de paiement",
    ask: {
      email: (company) => markup`Ne plus recevoir de rappels de paiement de ${company} par e-mail ?`,
      sms: (company) => markup`Ne plus recevoir de rappels de paiement de ${company} par SMS ?`
    },
    leave: "Arrêter les rappels",
    left: {
      email: (company) => markup`${company} ne vous enverra plus de rappels de paiement par e-mail.`,
      sms: (company) => markup`${company} ne vous enverra plus de rappels de paiement par SMS.`
    },
    mistake: "C’était une erreur ?",
    comeBack: "Recevoir à nouveau les rappels",
    back: {
      email: (company) => markup`Vous recevrez à nouveau les rappels de paiement de ${company} par e-mail.`,
      sms: (company) => markup`Vous recevrez à nouveau les rappels de paiement de ${company} par SMS.`
    },
    note: "Cela ne concerne que les messages : les montants dus restent dus.",
    unknown: {
      title: "Ce lien ne fonctionne pas",
      text: "Veuillez rouvrir le lien du message et vérifier qu’il est complet."
    },
    unavailable: { title: "Indisponible pour le moment", text: "Veuillez réessayer dans quelques minutes." }
  }
}
