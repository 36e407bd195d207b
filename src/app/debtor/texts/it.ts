/** Italian. Dates stand behind a colon or in brackets, because their article depends on the day. */
import type { Texts } from "./Texts.ts"

export const it: Texts = {
  title: (company) => `Fatture di ${company}`,
  addressee: (name) => `Per ${name}`,
  open: "Fatture da pagare",
  nothingOpen: { title: "Nulla da pagare", text: "Al momento non risulta alcun importo da pagare. Grazie!" },
  inactive: (company) => ({
    title: "Pagina non disponibile",
    text: `Questa pagina al momento non è disponibile. Se ha ricevuto una fattura da ${company}, La preghiamo di rivolgersi direttamente all’azienda.`
  }),
  listed: (shown, all) =>
    `Sono elencate ${shown} fatture su ${all}; gli importi qui sopra le comprendono tutte.`,
  overdue: (days, written) => (days === 1 ? "1 giorno di ritardo" : `${written} giorni di ritardo`),
  dueToday: "scade oggi",
  promised: (date) =>
    `Ci ha comunicato la data entro la quale pagherà: ${date}. Fino ad allora non Le invieremo promemoria per questa fattura.`,
  disputed:
    "Ci ha segnalato un problema. Lo stiamo verificando e nel frattempo non Le inviamo promemoria per questa fattura.",
  paused: "Al momento non Le inviamo promemoria per questa fattura.",
  payOnly: "Pagare solo questa",
  payAll: "Pagare tutto insieme",
  amount: "Importo",
  bankApp: "Inquadri questo codice con l’app della Sua banca",
  code: (amount) => `Codice QR per un bonifico di ${amount}`,
  separately: "La preghiamo di pagare ogni fattura separatamente: la scelga qui sopra.",
  copyIban: "Copia IBAN",
  copyReference: "Copia causale",
  copied: "Copiato",
  promise: {
    button: "Pagherò entro il…",
    field: "Data",
    submit: "Conferma la data",
    done: "Grazie. Abbiamo preso nota della data di pagamento.",
    help: (first, last) =>
      `Date possibili: ${first} – ${last}. Può indicare una data una sola volta; fino ad allora non Le invieremo promemoria per questa fattura.`
  },
  dispute: {
    button: "Segnala un problema",
    field: "Qual è il problema?",
    submit: "Invia",
    done: "Grazie. Abbiamo ricevuto il Suo messaggio e lo verificheremo.",
    help: (max) =>
      `Al massimo ${max} caratteri. Finché non lo avremo verificato, non Le invieremo promemoria per questa fattura.`
  },
  reminders: {
    heading: "Promemoria",
    note: "Questo riguarda solo i messaggi: gli importi dovuti restano dovuti.",
    done: "La Sua scelta è stata salvata.",
    email: {
      on: "Riceve promemoria di pagamento via e-mail.",
      off: "Non riceve promemoria di pagamento via e-mail.",
      stop: "Non ricevere più e-mail",
      allow: "Consenti le e-mail"
    },
    sms: {
      on: "Riceve promemoria di pagamento via SMS.",
      off: "Non riceve promemoria di pagamento via SMS.",
      stop: "Non ricevere più SMS",
      allow: "Consenti gli SMS"
    }
  },
  questions: "Ha domande?",
  problems: {
    heading: "Operazione non riuscita.",
    date: "Indichi una data.",
    range: (first, last) => `Scelga una data tra quelle possibili: ${first} – ${last}.`,
    text: (max) => `Descriva il problema in al massimo ${max} caratteri.`,
    state: "Per questa fattura non è più possibile. Qui sotto trova la situazione attuale.",
    form: "Il modulo non è arrivato completo. Lo invii di nuovo."
  },
  unknown: {
    title: "Questo link non funziona",
    text: "Apra di nuovo il link dell’ultimo messaggio e verifichi che sia completo."
  },
  unavailable: { title: "Al momento non disponibile", text: "Riprovi tra qualche minuto." },
  refused: {
    title: "Modulo non accettato",
    text: "Questo modulo non è stato inviato dalla nostra pagina. Apra di nuovo il link del messaggio."
  }
}
