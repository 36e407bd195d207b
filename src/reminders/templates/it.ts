/** Italian, addressing people as Lei. */
import { days, ifOverdue, ifPartPaid, when, type Words } from "./Words.ts"

// Italian elides the article before "otto" and "undici".
const on = "{% if elided %}l'{% else %}il {% endif %}{{ dueDate }}"
const dueShort = when("oggi", "domani", "tra {{ days }} giorni")
const due = when("oggi, {{ dueDate }}", "domani, {{ dueDate }}", `tra {{ days }} giorni, ${on}`)
const overdue = days("1 giorno", "{{ days }} giorni")
const payment = `il Suo pagamento ${ifPartPaid("residuo ")}di {{ balance }} a favore di {{ creditor }}`
const smsPayment = `il Suo pagamento di {{ balance }}${ifPartPaid(" (residuo su {{ total }})")}`
const crossed = "Se il pagamento è già in corso, non tenga conto di questo messaggio."

export const it: Words = {
  colon: ":",
  dueDate: "Scadenza",
  reference: "Riferimento",
  reminder: {
    greeting: "Gentile {{ debtor }},",
    partPaid: "Su un totale di {{ total }} abbiamo già ricevuto una parte; restano da pagare {{ balance }}.",
    creditor: "A favore di",
    balance: "Importo dovuto",
    total: "Importo totale",
    description: "Descrizione",
    regards: "Cordiali saluti",
    optOut: "Non ricevere più promemoria di pagamento via e-mail",
    smsReference: "Rif.",
    friendly: {
      subject: `Promemoria: pagamento di {{ balance }} a {{ creditor }} in scadenza ${dueShort}`,
      opening: `Le ricordiamo cortesemente che ${payment} scade ${due}.`,
      request:
        "Se ha già provveduto al pagamento, La preghiamo di non tenere conto di questo messaggio. Grazie.",
      sms: `{{ creditor }}: gentile {{ debtor }}, Le ricordiamo che ${smsPayment} scade ${due}.`
    },
    firm: {
      subject: "Sollecito di pagamento: {{ balance }} a {{ creditor }}, scadenza {{ dueDate }}",
      opening: `Dai nostri dati risulta che ${payment} è scaduto ${on} ed è in ritardo di ${overdue}.`,
      request: `La preghiamo di versare l'importo dovuto al più presto. ${crossed}`,
      sms: `{{ creditor }}: gentile {{ debtor }}, ${smsPayment} è scaduto ${on} ed è in ritardo di ${overdue}. La preghiamo di pagare al più presto.`
    },
    final: {
      subject: "Ultimo sollecito di pagamento: {{ balance }} a {{ creditor }}, scadenza {{ dueDate }}",
      opening: `Questo è il nostro ultimo sollecito: ${payment} è scaduto ${on} ed è in ritardo di ${overdue}.`,
      request: `La preghiamo di versare l'importo dovuto senza ulteriore indugio. Se non può pagare o contesta il credito, ci contatti immediatamente; in caso contrario ci riserviamo di intraprendere ulteriori azioni. ${crossed}`,
      sms: `{{ creditor }}: gentile {{ debtor }}, ultimo sollecito: ${smsPayment} è scaduto ${on} ed è in ritardo di ${overdue}. La preghiamo di pagare senza indugio o di contattarci.`
    }
  },
  bill: {
    subject: `${ifOverdue("Fattura scaduta", `Fattura in scadenza ${dueShort}`)}: {{ bill }}, {{ amount }}`,
    greeting: "Buongiorno,",
    opening: `{{ company }} ha una fattura da pagare: «{{ bill }}», di importo pari a {{ amount }}. ${ifOverdue(`È scaduta ${on} ed è in ritardo di ${overdue}`, `Scade ${due}`)}.`,
    request: "Se è già stata pagata, non tenga conto di questo messaggio.",
    company: "Azienda",
    bill: "Fattura",
    amount: "Importo",
    footer: "Riceve questo messaggio in quanto membro di {{ company }}."
  }
}
