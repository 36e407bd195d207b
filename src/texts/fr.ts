/**
 * French, addressing people as vous. A no-break space stands before colons and semicolons and inside quotation marks. No
 * name follows "de" or "que", which would be elided before a vowel.
 */
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

const due = (debt: DueDate): string => onDay(debt, "aujourd’hui", "demain", `le ${debt.dueDate}`)
const payment = (debt: OneDebt): string => (debt.isPartPaid ? "le solde restant dû" : "votre règlement")
const missed = (debt: OneDebt, still: string): string =>
  `${payment(debt)}, dont l’échéance était fixée au ${debt.dueDate}, ne nous est ${still} parvenu`
const following = ({ count }: SeveralDebts): string => `les ${count} sommes suivantes`
const outstanding = ({ isMany }: AskedPayment): string => (isMany ? "les sommes échues" : "la somme due")
const crossed = "Si votre règlement est déjà en cours, merci de ne pas tenir compte de ce message."
const thanks =
  "Si vous avez déjà effectué ce règlement, nous vous prions de ne pas tenir compte de ce message."

export const fr: Texts = {
  labels: {
    colon: "\u00a0:",
    dueDate: "Date d’échéance",
    reference: "Référence",
    daysOverdue: (days, written) => (days === 1 ? "1 jour de retard" : `${written} jours de retard`),
    description: "Objet",
    amount: "Montant initial",
    paid: "Déjà réglé",
    balance: "Reste à régler",
    total: "Total",
    totalOverdue: "Total échu",
    alsoOverdue: "Autres sommes échues",
    coming: "Prochaines échéances",
    resting: "Non réclamé pour le moment",
    disputed: "en cours d’examen",
    promised: ({ date }) => `règlement annoncé pour le ${date}`,
    paused: "en attente",
    agreed: {
      promised: ({ date }) => `règlement annoncé pour le ${date}`,
      paused: ({ date }) => `report accordé jusqu’au ${date}`
    },
    finalOf: ({ date }) => `dernier rappel envoyé le ${date}`,
    more: (count) => `et ${count} de plus`,
    credit: "Avoir en votre faveur",
    howToPay: "Comment régler",
    payIn: (currencies) => `Règlements en ${currencies}`,
    accountHolder: "Bénéficiaire",
    accountNumber: "Numéro de compte",
    bankCode: {
      sort_code: "Sort code",
      routing_number: "Routing number",
      clearing_number: "Numéro de clearing"
    },
    paymentReference: "Référence à rappeler",
    payOnline: "Payer en ligne"
  },
  reminder: {
    greeting: (debtor, isCompany) => (isCompany ? "Madame, Monsieur," : `Bonjour ${debtor},`),
    about: {
      one: {
        overdue: (debt) => `${debt.balance}, échéance du ${debt.dueDate}`,
        due: (debt) => `${debt.balance} à régler ${due(debt)}`
      },
      several: {
        overdue: ({ count }) => `${count} échéances impayées`,
        due: ({ count }) => `${count} échéances à régler`
      }
    },
    agreed: {
      promised: ({ date }) => `Vous nous aviez annoncé un règlement pour le ${date}.`,
      paused: ({ date }) => `Nous vous avions accordé un report jusqu’au ${date}.`
    },
    page: {
      pay: "Voir le détail et régler",
      view: "Voir le détail",
      note: "Vous pouvez aussi y indiquer une date de règlement ou signaler une erreur."
    },
    contact: {
      both: (phone, email) =>
        `Pour toute question, vous pouvez nous appeler au ${phone} ou nous écrire à ${email}.`,
      phone: (phone) => `Pour toute question, vous pouvez nous appeler au ${phone}.`,
      email: (email) => `Pour toute question, vous pouvez nous écrire à ${email}.`
    },
    regards: () => "Cordialement,",
    optOut: "Ne plus recevoir de rappels de paiement par e-mail",
    smsReference: "Réf. à rappeler",
    smsPage: "Détail\u00a0:",
    notice: {
      friendly: {
        lead: () => "Rappel",
        one: (debt) =>
          `Nous nous permettons de vous rappeler que ${payment(debt)} arrive à échéance ${due(debt)}.`,
        several: (debts) =>
          `Nous nous permettons de vous rappeler que ${following(debts)} sont à régler aux dates indiquées.`,
        request: () => thanks,
        sms: () => ""
      },
      firm: {
        lead: () => "Rappel d’échéance",
        one: (debt) =>
          `Nous attirons votre attention sur le fait que ${payment(debt)} arrive à échéance ${due(debt)}.`,
        several: (debts) =>
          `Nous attirons votre attention sur le fait que ${following(debts)} sont à régler aux dates indiquées.`,
        request: () => `Nous vous remercions de veiller au respect de cette échéance. ${crossed}`,
        sms: () => ""
      }
    },
    overdue: {
      friendly: {
        lead: () => "Rappel",
        one: (debt) =>
          `Sauf erreur de notre part, ${missed(debt, "pas encore")}\u00a0; il s’agit sans doute d’un simple oubli.`,
        several: (debts) =>
          `Sauf erreur de notre part, ${following(debts)} sont échues et impayées\u00a0; il s’agit sans doute d’un simple oubli.`,
        request: (asked) =>
          `Nous vous remercions de bien vouloir régler ${outstanding(asked)} dans les prochains jours. ${thanks}`,
        sms: () => ""
      },
      firm: {
        lead: () => "Relance",
        one: (debt) => `Sauf erreur de notre part, ${missed(debt, "toujours pas")}.`,
        several: (debts) => `Sauf erreur de notre part, ${following(debts)} sont toujours impayées.`,
        request: (asked) =>
          `Nous vous prions de bien vouloir régler ${outstanding(asked)} au plus tard le ${asked.deadline.date}. ${crossed}`,
        sms: ({ deadline }) => `Merci de régler au plus tard le ${deadline.date}.`
      },
      final: {
        lead: () => "Dernier rappel",
        one: (debt) => `Ceci est notre dernier rappel\u00a0: ${missed(debt, "toujours pas")}.`,
        several: (debts) =>
          `Ceci est notre dernier rappel\u00a0: ${following(debts)} sont toujours impayées.`,
        request: (asked) =>
          `Nous vous demandons de régler ${outstanding(asked)} au plus tard le ${asked.deadline.date}\u00a0; à défaut de règlement à cette date, nous vous adresserons une mise en demeure.${asked.isReachable ? " Si vous n’êtes pas en mesure de payer ou si vous contestez cette créance, veuillez nous contacter avant cette date." : ""} ${crossed}`,
        sms: ({ deadline }) => `Merci de régler au plus tard le ${deadline.date}.`
      }
    }
  },
  reply: {
    subject: (reference) => (reference === null ? "Votre message" : `Votre message concernant ${reference}`),
    quoted: "Vous avez écrit"
  },
  bill: {
    subject: { overdue: () => "Facture en retard", due: (bill) => `Facture à régler ${due(bill)}` },
    greeting: "Bonjour,",
    opening: (bill) =>
      `${bill.company} a une facture à régler\u00a0: «\u00a0${bill.label}\u00a0». ${isOverdue(bill) ? `Elle est échue depuis le ${bill.dueDate} et reste à régler` : `Elle arrive à échéance ${due(bill)}`}.`,
    request: "Si elle est déjà réglée, merci de ne pas tenir compte de ce message.",
    company: "Entreprise",
    bill: "Facture",
    amount: "Montant",
    reference: "Référence",
    footer: (company) => `Vous recevez ce message parce que vous gérez le compte de l’entreprise ${company}.`
  },
  debtorPage: {
    invoice: "Ouvrir la facture",
    title: (company) => `Règlements – ${company}`,
    addressee: (name) => `Pour ${name}`,
    open: "Sommes à régler",
    nothingOpen: { title: "Tout est réglé", text: "Vous n’avez rien à régler pour le moment. Merci\u00a0!" },
    inactive: (company) => ({
      title: "Page indisponible",
      text: `Cette page n’est pas disponible pour le moment. Si vous avez une somme à régler à l’entreprise ${company}, veuillez vous adresser directement à elle.`
    }),
    listed: (shown, all) =>
      `${shown} échéances sur ${all} sont affichées\u00a0; les montants ci-dessus les comprennent toutes.`,
    dueToday: "à régler aujourd’hui",
    promised: (date) =>
      `Vous nous avez indiqué que vous régleriez au plus tard le ${date}. D’ici là, vous ne recevrez pas de rappel pour cette échéance.`,
    disputed:
      "Vous nous avez signalé un problème. Nous l’examinons et ne vous envoyons pas de rappel pour cette échéance entre-temps.",
    paused: "Nous ne vous envoyons pas de rappel pour cette échéance en ce moment.",
    payOnly: "Régler uniquement celle-ci",
    payAll: "Tout régler ensemble",
    amount: "Montant",
    bankApp: "À scanner avec votre application bancaire",
    code: (amount) => `Code QR pour un virement de ${amount}`,
    separately: "Veuillez régler chaque échéance séparément\u00a0: choisissez-la ci-dessus.",
    copyIban: "Copier l’IBAN",
    copyReference: "Copier la référence",
    copied: "Copié",
    promise: {
      button: "Je réglerai au plus tard le…",
      field: "Date",
      submit: "M’engager à cette date",
      done: "Merci. Nous avons noté votre date de règlement.",
      help: (first, last) =>
        `Du ${first} au ${last}. Vous pouvez indiquer une date une seule fois\u00a0; d’ici là, vous ne recevrez pas de rappel pour cette échéance.`
    },
    dispute: {
      button: "Signaler une erreur",
      field: "Quel est le problème\u00a0?",
      submit: "Envoyer",
      done: "Merci. Nous avons bien reçu votre message et allons l’examiner.",
      help: (max) =>
        `${max} caractères au maximum. Vous ne recevrez pas de rappel pour cette échéance tant que nous ne l’aurons pas examiné.`
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
      state: "Ce n’est plus possible pour cette échéance. Sa situation actuelle est indiquée ci-dessous.",
      form: "Le formulaire ne nous est pas parvenu en entier. Veuillez l’envoyer à nouveau."
    },
    unknown: {
      title: "Ce lien ne fonctionne pas",
      text: "Veuillez rouvrir le lien du dernier message et vérifier qu’il est complet."
    },
    moved: {
      title: "Ce lien n’est plus valable",
      text: "Les coordonnées auxquelles ce lien a été envoyé ont changé depuis. Veuillez utiliser le lien du dernier message."
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
      email: (company) =>
        markup`Ne plus recevoir par e-mail les rappels de paiement de l’entreprise ${company} ?`,
      sms: (company) => markup`Ne plus recevoir par SMS les rappels de paiement de l’entreprise ${company} ?`
    },
    leave: "Arrêter les rappels",
    left: {
      email: (company) => markup`${company} ne vous enverra plus de rappels de paiement par e-mail.`,
      sms: (company) => markup`${company} ne vous enverra plus de rappels de paiement par SMS.`
    },
    mistake: "C’était une erreur ?",
    comeBack: "Recevoir à nouveau les rappels",
    back: {
      email: (company) =>
        markup`Vous recevrez à nouveau par e-mail les rappels de paiement de l’entreprise ${company}.`,
      sms: (company) =>
        markup`Vous recevrez à nouveau par SMS les rappels de paiement de l’entreprise ${company}.`
    },
    note: "Cela ne concerne que les messages : les montants dus restent dus.",
    unknown: {
      title: "Ce lien ne fonctionne pas",
      text: "Veuillez rouvrir le lien du message et vérifier qu’il est complet."
    },
    unavailable: { title: "Indisponible pour le moment", text: "Veuillez réessayer dans quelques minutes." }
  }
}
