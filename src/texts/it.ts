/** Italian, addressing people as Lei. No name follows "a", which would become "ad" before a vowel. */
// oxlint-disable max-lines -- all texts of one language
import {
  type AskedPayment,
  isOverdue,
  onDay,
  type DueDate,
  type OneDebt,
  type SeveralDebts,
  type WrittenDate
} from "./Debts.ts"
import { markup } from "./Html.ts"
import type { Texts } from "./Texts.ts"

// Italian elides the article before "otto" and "undici".
const isElided = (day: number): boolean => day === 8 || day === 11
const the = ({ date, day }: WrittenDate): string => `${isElided(day) ? "l’" : "il "}${date}`
const ofThe = ({ date, day }: WrittenDate): string => `${isElided(day) ? "dell’" : "del "}${date}`
const toThe = ({ date, day }: WrittenDate): string => `${isElided(day) ? "all’" : "al "}${date}`
const on = ({ day, dueDate }: DueDate): string => the({ date: dueDate, day })
const due = (debt: DueDate): string => onDay(debt, "oggi", "domani", on(debt))
const payment = (debt: OneDebt): string => (debt.isPartPaid ? "il saldo residuo" : "il Suo pagamento")
const missed = (debt: OneDebt): string => `${payment(debt)} è scaduto ${on(debt)} e non ci è ancora pervenuto`
const following = ({ count }: SeveralDebts): string => `i seguenti ${count} pagamenti`
const outstanding = ({ isMany }: AskedPayment): string =>
  isMany ? "gli importi scaduti" : "l’importo dovuto"
const crossed = "Se ha già provveduto al pagamento, non tenga conto di questo messaggio."
const thanks =
  "Se ha già provveduto al pagamento, La preghiamo di non tenere conto di questo messaggio. Grazie."

export const it: Texts = {
  labels: {
    colon: ":",
    dueDate: "Scadenza",
    reference: "Riferimento",
    daysOverdue: (days, written) => (days === 1 ? "1 giorno di ritardo" : `${written} giorni di ritardo`),
    description: "Descrizione",
    amount: "Importo originario",
    paid: "Già pagato",
    balance: "Importo dovuto",
    total: "Totale",
    totalOverdue: "Totale scaduto",
    alsoOverdue: "Altri importi scaduti",
    coming: "Prossime scadenze",
    resting: "Al momento non richiesto",
    disputed: "in verifica",
    promised: (until) => `pagamento annunciato entro ${the(until)}`,
    paused: "in sospeso",
    agreed: {
      promised: (until) => `pagamento annunciato entro ${the(until)}`,
      paused: (until) => `proroga concessa fino ${toThe(until)}`
    },
    finalOf: (sent) => `ultimo sollecito ${ofThe(sent)}`,
    more: (count) => (count === "1" ? "e un altro" : `e altri ${count}`),
    credit: "Credito a Suo favore",
    howToPay: "Come pagare",
    payIn: (currencies) => `Pagamenti in ${currencies}`,
    accountHolder: "Intestatario del conto",
    accountNumber: "Numero di conto",
    bankCode: {
      sort_code: "Sort code",
      routing_number: "Routing number",
      clearing_number: "Codice di clearing"
    },
    paymentReference: "Causale",
    payOnline: "Paga online"
  },
  reminder: {
    greeting: (debtor, isCompany) => `${isCompany ? "Spett.le" : "Gentile"} ${debtor},`,
    about: {
      one: {
        overdue: (debt) => `${debt.balance} scaduti ${on(debt)}`,
        due: (debt) => `${debt.balance} in scadenza ${due(debt)}`
      },
      several: {
        overdue: ({ count }) => `${count} pagamenti scaduti`,
        due: ({ count }) => `${count} pagamenti in scadenza`
      }
    },
    agreed: {
      promised: (until) => `Ci aveva comunicato che avrebbe pagato entro ${the(until)}.`,
      paused: (until) => `Le avevamo concesso una proroga fino ${toThe(until)}.`
    },
    page: {
      pay: "Vedi i dettagli e paga",
      view: "Vedi i dettagli",
      note: "Nella stessa pagina può anche indicarci quando pagherà o segnalare un problema."
    },
    contact: {
      both: (phone, email) =>
        `Per qualsiasi domanda può chiamarci al numero ${phone} o scriverci all’indirizzo ${email}.`,
      phone: (phone) => `Per qualsiasi domanda può chiamarci al numero ${phone}.`,
      email: (email) => `Per qualsiasi domanda può scriverci all’indirizzo ${email}.`
    },
    regards: () => "Cordiali saluti",
    optOut: "Non ricevere più promemoria di pagamento via e-mail",
    smsReference: "Causale",
    smsPage: "Dettagli:",
    notice: {
      friendly: {
        lead: () => "Promemoria",
        one: (debt) => `Le ricordiamo cortesemente che ${payment(debt)} scade ${due(debt)}.`,
        several: (debts) => `Le ricordiamo cortesemente che ${following(debts)} scadono alle date indicate.`,
        request: () => thanks,
        sms: () => ""
      },
      firm: {
        lead: () => "Promemoria di pagamento",
        one: (debt) => `La informiamo che ${payment(debt)} scade ${due(debt)}.`,
        several: (debts) => `La informiamo che ${following(debts)} scadono alle date indicate.`,
        request: () => `La preghiamo di pagare entro la scadenza. ${crossed}`,
        sms: () => ""
      }
    },
    overdue: {
      friendly: {
        lead: () => "Promemoria",
        one: (debt) => `Le ricordiamo che ${missed(debt)}; si tratta probabilmente di una svista.`,
        several: (debts) =>
          `Le ricordiamo che ${following(debts)} sono scaduti e non ci sono ancora pervenuti; si tratta probabilmente di una svista.`,
        request: (asked) =>
          `Le saremmo grati se volesse saldare ${outstanding(asked)} nei prossimi giorni. ${thanks}`,
        sms: () => ""
      },
      firm: {
        lead: () => "Sollecito di pagamento",
        one: (debt) => `Dai nostri dati risulta che ${missed(debt)}.`,
        several: (debts) =>
          `Dai nostri dati risulta che ${following(debts)} sono scaduti e non ci sono ancora pervenuti.`,
        request: (asked) =>
          `La preghiamo di saldare ${outstanding(asked)} entro ${the(asked.deadline)}. ${crossed}`,
        sms: ({ deadline }) => `La preghiamo di pagare entro ${the(deadline)}.`
      },
      final: {
        lead: () => "Ultimo sollecito",
        one: (debt) => `Questo è il nostro ultimo sollecito: ${missed(debt)}.`,
        several: (debts) =>
          `Questo è il nostro ultimo sollecito: ${following(debts)} sono scaduti e non ci sono ancora pervenuti.`,
        request: (asked) =>
          `La preghiamo di saldare ${outstanding(asked)} entro e non oltre ${the(asked.deadline)}. In mancanza di pagamento entro tale data, ci riserviamo di intraprendere ulteriori azioni a tutela del nostro credito.${asked.isReachable ? " Se non può pagare o contesta il credito, ci contatti prima di tale data." : ""} ${crossed}`,
        sms: ({ deadline }) => `La preghiamo di pagare entro e non oltre ${the(deadline)}.`
      }
    }
  },
  reply: {
    subject: (reference) => (reference === null ? "Il Suo messaggio" : `Il Suo messaggio su ${reference}`),
    quoted: "Lei ha scritto"
  },
  bill: {
    subject: { overdue: () => "Fattura scaduta", due: (bill) => `Fattura in scadenza ${due(bill)}` },
    greeting: "Buongiorno,",
    opening: (bill) =>
      `${bill.company} ha una fattura da pagare: «${bill.label}». ${isOverdue(bill) ? `È scaduta ${on(bill)} e non risulta ancora pagata` : `Scade ${due(bill)}`}.`,
    request: "Se è già stata pagata, non tenga conto di questo messaggio.",
    company: "Azienda",
    bill: "Fattura",
    amount: "Importo",
    reference: "Riferimento",
    footer: (company) => `Riceve questo messaggio perché gestisce l’account di ${company}.`
  },
  debtorPage: {
    invoice: "Apri la fattura",
    title: (company) => `Pagamenti – ${company}`,
    addressee: (name) => `Per ${name}`,
    open: "Importi da pagare",
    nothingOpen: {
      title: "Nulla da pagare",
      text: "Al momento non risulta alcun importo da pagare. Grazie!"
    },
    inactive: (company) => ({
      title: "Pagina non disponibile",
      text: `Questa pagina al momento non è disponibile. Se ha un pagamento in sospeso con ${company}, La preghiamo di rivolgersi direttamente all’azienda.`
    }),
    listed: (shown, all) =>
      `Sono elencati ${shown} pagamenti su ${all}; gli importi qui sopra li comprendono tutti.`,
    dueToday: "scade oggi",
    promised: (date) =>
      `Ci ha comunicato la data entro la quale pagherà: ${date}. Fino ad allora non Le invieremo promemoria per questo pagamento.`,
    disputed:
      "Ci ha segnalato un problema. Lo stiamo verificando e nel frattempo non Le inviamo promemoria per questo pagamento.",
    paused: "Al momento non Le inviamo promemoria per questo pagamento.",
    payOnly: "Paga solo questo importo",
    payAll: "Paga tutto insieme",
    amount: "Importo",
    bankApp: "Inquadri questo codice con l’app della Sua banca",
    code: (amount) => `Codice QR per un bonifico di ${amount}`,
    separately: "La preghiamo di effettuare ogni pagamento separatamente: lo scelga qui sopra.",
    copyIban: "Copia IBAN",
    copyReference: "Copia causale",
    copied: "Copiato",
    promise: {
      button: "Pagherò entro il…",
      field: "Data",
      submit: "Conferma la data",
      done: "Grazie. Abbiamo preso nota della data di pagamento.",
      help: (first, last) =>
        `Date possibili: ${first} – ${last}. Può indicare una data una sola volta; fino ad allora non Le invieremo promemoria per questo pagamento.`
    },
    dispute: {
      button: "Segnala un problema",
      field: "Qual è il problema?",
      submit: "Invia",
      done: "Grazie. Abbiamo ricevuto il Suo messaggio e lo verificheremo.",
      help: (max) =>
        `Al massimo ${max} caratteri. Finché non lo avremo verificato, non Le invieremo promemoria per questo pagamento.`
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
      state: "Per questo pagamento non è più possibile. Qui sotto trova la situazione attuale.",
      form: "Il modulo non è arrivato completo. Lo invii di nuovo."
    },
    unknown: {
      title: "Questo link non funziona",
      text: "Apra di nuovo il link dell’ultimo messaggio e verifichi che sia completo."
    },
    moved: {
      title: "Questo link non è più valido",
      text: "I recapiti ai quali è stato inviato questo link nel frattempo sono cambiati. Utilizzi il link dell’ultimo messaggio."
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
      email: (company) => markup`Non vuole più ricevere promemoria di pagamento da ${company} via e-mail?`,
      sms: (company) => markup`Non vuole più ricevere promemoria di pagamento da ${company} via SMS?`
    },
    leave: "Non ricevere più promemoria",
    left: {
      email: (company) => markup`${company} non Le invierà più promemoria di pagamento via e-mail.`,
      sms: (company) => markup`${company} non Le invierà più promemoria di pagamento via SMS.`
    },
    mistake: "È stato un errore?",
    comeBack: "Ricevere di nuovo i promemoria",
    back: {
      email: (company) => markup`Riceverà di nuovo promemoria di pagamento da ${company} via e-mail.`,
      sms: (company) => markup`Riceverà di nuovo promemoria di pagamento da ${company} via SMS.`
    },
    note: "Questo riguarda solo i messaggi: gli importi dovuti restano dovuti.",
    unknown: {
      title: "Questo link non funziona",
      text: "Apra di nuovo il link del messaggio e verifichi che sia completo."
    },
    unavailable: { title: "Al momento non disponibile", text: "Riprovi tra qualche minuto." }
  }
}
