/** Italian, addressing people as Lei. No name follows "a", which would become "ad" before a vowel. */
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

// Italian elides the article before "otto" and "undici".
const on = "{% if elided %}l’{% else %}il {% endif %}{{ dueDate }}"
const due = when("oggi", "domani", on)
const daysOverdue = days("1 giorno di ritardo", "{{ days }} giorni di ritardo")
const payment = ifPartPaid("il saldo del Suo pagamento", "il Suo pagamento")
const missed = `${payment} è scaduto ${on} e non ci è ancora pervenuto`
const following = "le seguenti {{ count }} fatture"
const someOverdue = overdueOnes("una delle quali è scaduta", "{{ overdueCount }} delle quali sono scadute")
const outstanding = ifOverdue(
  ifMany("le fatture scadute", "l’importo dovuto"),
  ifMany("queste fatture", "questo importo")
)
const crossed = "Se ha già disposto il pagamento, non tenga conto di questo messaggio."

export const it: Words = {
  colon: ":",
  dueDate: "Scadenza",
  reference: "Fattura",
  daysOverdue,
  reminder: {
    greeting: "Gentile {{ debtor }},",
    description: "Descrizione",
    amount: "Importo della fattura",
    paid: "Già pagato",
    balance: "Importo dovuto",
    total: "Totale",
    about: ifMany(
      `{{ count }} ${howOverdue("fatture scadute", "fatture", "fatture")}{% if sum %}, {{ sum }}{% endif %}${howOverdue("", ` (${overdueOnes("1 scaduta", "{{ overdueCount }} scadute")})`, "")}`,
      `{{ balance }}${ifOverdue(` scaduti ${on}`, ` in scadenza ${due}`)}`
    ),
    howToPay: "Come pagare",
    accountHolder: "Intestatario del conto",
    paymentReference: "Causale",
    payOnline: "Pagare online",
    page: "Consultare i dettagli, indicarci quando pagherà o segnalare un problema",
    contact: {
      both: "Per qualsiasi domanda può chiamarci al numero {{ phone }} o scriverci all’indirizzo {{ email }}.",
      phone: "Per qualsiasi domanda può chiamarci al numero {{ phone }}.",
      email: "Per qualsiasi domanda può scriverci all’indirizzo {{ email }}."
    },
    regards: "Cordiali saluti",
    optOut: "Non ricevere più promemoria di pagamento via e-mail",
    sms: { details: "Dettagli:", pay: "Pagamento:", phone: "Tel.", stop: "Stop:" },
    friendly: {
      lead: "Promemoria",
      one: ifOverdue(
        `Le ricordiamo che ${missed}; si tratta probabilmente di una svista.`,
        `Le ricordiamo cortesemente che ${payment} scade ${due}.`
      ),
      many: howOverdue(
        `Le ricordiamo che ${following} sono scadute; si tratta probabilmente di una svista.`,
        `Le ricordiamo cortesemente ${following}, ${someOverdue}.`,
        `Le ricordiamo cortesemente che ${following} scadono alle date indicate.`
      ),
      request: `${ifOverdue(`Le saremmo grati se volesse saldare ${outstanding} nei prossimi giorni. `, "")}Se ha già provveduto al pagamento, La preghiamo di non tenere conto di questo messaggio. Grazie.`,
      sms: ""
    },
    firm: {
      lead: ifMany("Promemoria di pagamento", ifOverdue("Sollecito di pagamento", "Promemoria di pagamento")),
      one: ifOverdue(`Dai nostri dati risulta che ${missed}.`, `La informiamo che ${payment} scade ${due}.`),
      many: howOverdue(
        `Dai nostri dati risulta che ${following} sono scadute e non ancora saldate.`,
        `Dai nostri dati risultano non ancora saldate ${following}, ${someOverdue}.`,
        `La informiamo che ${following} scadono alle date indicate.`
      ),
      request: `La preghiamo di saldare ${outstanding} ${ifOverdue("al più presto", "entro la scadenza")}. ${crossed}`,
      sms: ifOverdue("La preghiamo di pagare al più presto.", "")
    },
    final: {
      lead: "Ultimo sollecito",
      one: ifOverdue(
        `Questo è il nostro ultimo sollecito: ${missed}.`,
        `Questo è il nostro ultimo sollecito: ${payment} scade ${due}.`
      ),
      many: howOverdue(
        `Questo è il nostro ultimo sollecito: ${following} sono scadute e non ancora saldate.`,
        `Questo è il nostro ultimo sollecito: non risultano ancora saldate ${following}, ${someOverdue}.`,
        `Questo è il nostro ultimo sollecito: ${following} scadono alle date indicate.`
      ),
      request: `La preghiamo di saldare ${outstanding} ${ifOverdue("senza ulteriore indugio", "entro la scadenza")}; in caso contrario ci riserviamo di intraprendere ulteriori azioni.${ifReachable(" Se non può pagare o contesta il credito, ci contatti immediatamente.")} ${crossed}`,
      sms: ifOverdue("La preghiamo di pagare senza indugio.", "La preghiamo di pagare entro la scadenza.")
    }
  },
  bill: {
    subject: `${ifOverdue("Fattura scaduta", `Fattura in scadenza ${due}`)}: {{ bill }}, {{ amount }}`,
    greeting: "Buongiorno,",
    opening: `{{ company }} ha una fattura da pagare: «{{ bill }}». ${ifOverdue(`È scaduta ${on} e risulta in ritardo`, `Scade ${due}`)}.`,
    request: "Se è già stata pagata, non tenga conto di questo messaggio.",
    company: "Azienda",
    bill: "Fattura",
    amount: "Importo",
    reference: "Riferimento",
    footer: "Riceve questo messaggio perché gestisce l’account di {{ company }}."
  }
}
