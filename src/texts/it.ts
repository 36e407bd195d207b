/** Italian, addressing people as Lei. No name follows "a", which would become "ad" before a vowel. */
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

// Italian elides the article before "otto" and "undici".
const on = ({ day, dueDate }: DueDate): string => `${day === 8 || day === 11 ? "l’" : "il "}${dueDate}`
const due = (debt: DueDate): string => onDay(debt, "oggi", "domani", on(debt))
const payment = (debt: OneDebt): string =>
  debt.isPartPaid ? "il saldo del Suo pagamento" : "il Suo pagamento"
const missed = (debt: OneDebt): string => `${payment(debt)} è scaduto ${on(debt)} e non ci è ancora pervenuto`
const following = ({ count }: SeveralDebts): string => `le seguenti ${count} fatture`
const someOverdue = ({ overdueCount }: SeveralDebts): string =>
  overdueCount === 1 ? "una delle quali è scaduta" : `${overdueCount} delle quali sono scadute`
const outstanding = (debts: OneOrSeveral): string =>
  debts.isOverdue
    ? debts.isMany
      ? "le fatture scadute"
      : "l’importo dovuto"
    : debts.isMany
      ? "queste fatture"
      : "questo importo"
const crossed = "Se ha già disposto il pagamento, non tenga conto di questo messaggio."

export const it: Texts = {
  labels: {
    colon: ":",
    dueDate: "Scadenza",
    reference: "Fattura",
    daysOverdue: (days, written) => (days === 1 ? "1 giorno di ritardo" : `${written} giorni di ritardo`),
    description: "Descrizione",
    amount: "Importo della fattura",
    paid: "Già pagato",
    balance: "Importo dovuto",
    total: "Totale",
    howToPay: "Come pagare",
    accountHolder: "Intestatario del conto",
    paymentReference: "Causale",
    payOnline: "Pagare online"
  },
  reminder: {
    greeting: (debtor) => `Gentile ${debtor},`,
    about: {
      one: {
        overdue: (debt) => `${debt.balance} scaduti ${on(debt)}`,
        due: (debt) => `${debt.balance} in scadenza ${due(debt)}`
      },
      several: (count) => `${count} fatture`,
      allOverdue: (count) => `${count} fatture scadute`,
      overdueOnes: (count) => (count === 1 ? "1 scaduta" : `${count} scadute`)
    },
    page: "Consultare i dettagli, indicarci quando pagherà o segnalare un problema",
    contact: {
      both: (phone, email) =>
        `Per qualsiasi domanda può chiamarci al numero ${phone} o scriverci all’indirizzo ${email}.`,
      phone: (phone) => `Per qualsiasi domanda può chiamarci al numero ${phone}.`,
      email: (email) => `Per qualsiasi domanda può scriverci all’indirizzo ${email}.`
    },
    regards: () => "Cordiali saluti",
    optOut: "Non ricevere più promemoria di pagamento via e-mail",
    sms: { details: "Dettagli:", pay: "Pagamento:", phone: "Tel.", stop: "Stop:" },
    friendly: {
      lead: () => "Promemoria",
      one: {
        overdue: (debt) => `Le ricordiamo che ${missed(debt)}; si tratta probabilmente di una svista.`,
        due: (debt) => `Le ricordiamo cortesemente che ${payment(debt)} scade ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `Le ricordiamo che ${following(debts)} sono scadute; si tratta probabilmente di una svista.`,
        some: (debts) => `Le ricordiamo cortesemente ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) => `Le ricordiamo cortesemente che ${following(debts)} scadono alle date indicate.`
      },
      request: (debts) =>
        `${debts.isOverdue ? `Le saremmo grati se volesse saldare ${outstanding(debts)} nei prossimi giorni. ` : ""}Se ha già provveduto al pagamento, La preghiamo di non tenere conto di questo messaggio. Grazie.`,
      sms: { overdue: "", due: "" }
    },
    firm: {
      lead: (debts) =>
        debts.isOverdue && !debts.isMany ? "Sollecito di pagamento" : "Promemoria di pagamento",
      one: {
        overdue: (debt) => `Dai nostri dati risulta che ${missed(debt)}.`,
        due: (debt) => `La informiamo che ${payment(debt)} scade ${due(debt)}.`
      },
      several: {
        all: (debts) => `Dai nostri dati risulta che ${following(debts)} sono scadute e non ancora saldate.`,
        some: (debts) =>
          `Dai nostri dati risultano non ancora saldate ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) => `La informiamo che ${following(debts)} scadono alle date indicate.`
      },
      request: (debts) =>
        `La preghiamo di saldare ${outstanding(debts)} ${debts.isOverdue ? "al più presto" : "entro la scadenza"}. ${crossed}`,
      sms: { overdue: "La preghiamo di pagare al più presto.", due: "" }
    },
    final: {
      lead: () => "Ultimo sollecito",
      one: {
        overdue: (debt) => `Questo è il nostro ultimo sollecito: ${missed(debt)}.`,
        due: (debt) => `Questo è il nostro ultimo sollecito: ${payment(debt)} scade ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `Questo è il nostro ultimo sollecito: ${following(debts)} sono scadute e non ancora saldate.`,
        some: (debts) =>
          `Questo è il nostro ultimo sollecito: non risultano ancora saldate ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) =>
          `Questo è il nostro ultimo sollecito: ${following(debts)} scadono alle date indicate.`
      },
      request: (debts, isReachable) =>
        `La preghiamo di saldare ${outstanding(debts)} ${debts.isOverdue ? "senza ulteriore indugio" : "entro la scadenza"}; in caso contrario ci riserviamo di intraprendere ulteriori azioni.${isReachable ? " Se non può pagare o contesta il credito, ci contatti immediatamente." : ""} ${crossed}`,
      sms: {
        overdue: "La preghiamo di pagare senza indugio.",
        due: "La preghiamo di pagare entro la scadenza."
      }
    }
  },
  bill: {
    subject: { overdue: () => "Fattura scaduta", due: (bill) => `Fattura in scadenza ${due(bill)}` },
    greeting: "Buongiorno,",
    opening: (bill) =>
      `${bill.company} ha una fattura da pagare: «${bill.label}». ${isOverdue(bill) ? `È scaduta ${on(bill)} e risulta in ritardo` : `Scade ${due(bill)}`}.`,
    request: "Se è già stata pagata, non tenga conto di questo messaggio.",
    company: "Azienda",
    bill: "Fattura",
    amount: "Importo",
    reference: "Riferimento",
    footer: (company) => `Riceve questo messaggio perché gestisce l’account di ${company}.`
  },
  debtorPage: {
    title: (company) => `Fatture di ${company}`,
    addressee: (name) => `Per ${name}`,
    open: "Fatture da pagare",
    nothingOpen: {
      title: "Nulla da pagare",
      text: "Al momento non risulta alcun importo da pagare. Grazie!"
    },
    inactive: (company) => ({
      title: "Pagina non disponibile",
      text: `Questa pagina al momento non è disponibile. Se ha ricevuto una fattura da ${company}, La preghiamo di rivolgersi direttamente all’azienda.`
    }),
    listed: (shown, all) =>
      `Sono elencate ${shown} fatture su ${all}; gli importi qui sopra le comprendono tutte.`,
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
    tooMany: {
      title: "Riprovi più tardi",
      text: "Nell’ultima ora sono stati inviati troppi moduli con questo link. Riprovi più tardi."
    },
    refused: {
      title: "Modulo non accettato",
      text: "Questo modulo non è stato inviato dalla nostra pagina. Apra di nuovo il link del messaggio."
    }
  },
  optOutPage: {
    title: "Promemoria di pagamento",
    ask: {
      email: (company) => markup`Non vuole più ricevere promemoria di pagamento da ${company} per e-mail?`,
      sms: (company) => markup`Non vuole più ricevere promemoria di pagamento da ${company} per SMS?`
    },
    leave: "Non ricevere più promemoria",
    left: {
      email: (company) => markup`${company} non le invierà più promemoria di pagamento per e-mail.`,
      sms: (company) => markup`${company} non le invierà più promemoria di pagamento per SMS.`
    },
    mistake: "È stato un errore?",
    comeBack: "Ricevere di nuovo i promemoria",
    back: {
      email: (company) => markup`Riceverà di nuovo promemoria di pagamento da ${company} per e-mail.`,
      sms: (company) => markup`Riceverà di nuovo promemoria di pagamento da ${company} per SMS.`
    },
    note: "Questo riguarda solo i messaggi: gli importi dovuti restano dovuti.",
    unknown: {
      title: "Questo link non funziona",
      text: "Apra di nuovo il link del messaggio e verifichi che sia completo."
    },
    unavailable: { title: "Al momento non disponibile", text: "Riprovi tra qualche minuto." }
  }
}
