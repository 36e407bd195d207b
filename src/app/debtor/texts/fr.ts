/** French. */
import type { Texts } from "./Texts.ts"

export const fr: Texts = {
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
  overdue: (days, written) => (days === 1 ? "1 jour de retard" : `${written} jours de retard`),
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
  refused: {
    title: "Formulaire refusé",
    text: "Ce formulaire n’a pas été envoyé depuis notre page. Veuillez rouvrir le lien du message."
  }
}
