/** Portuguese in the European spelling, with words that are also understood in Brazil. */
import { days, ifOverdue, ifPartPaid, when, type Words } from "./Words.ts"

const dueShort = when("hoje", "amanhã", "dentro de {{ days }} dias")
const due = when(
  "hoje, {{ dueDate }}",
  "amanhã, {{ dueDate }}",
  "dentro de {{ days }} dias, em {{ dueDate }}"
)
// Not "amanhã", because GSM 03.38 has no ã.
const smsDue = when("hoje, {{ dueDate }}", "em {{ dueDate }}", "em {{ dueDate }}")
const overdue = days("1 dia", "{{ days }} dias")
const payment = `o seu pagamento ${ifPartPaid("restante ")}de {{ balance }} a {{ creditor }}`
const smsPayment = `o seu pagamento de {{ balance }}${ifPartPaid(" (resto de {{ total }})")}`
const crossed = "Se o pagamento já foi efetuado, queira desconsiderar esta mensagem."

export const pt: Words = {
  colon: ":",
  dueDate: "Data de vencimento",
  reference: "Referência",
  reminder: {
    greeting: "À atenção de {{ debtor }}:",
    partPaid: "Do total de {{ total }} já recebemos uma parte; falta pagar {{ balance }}.",
    creditor: "A favor de",
    balance: "Valor em aberto",
    total: "Valor total",
    description: "Descrição",
    regards: "Com os melhores cumprimentos,",
    optOut: "Deixar de receber lembretes de pagamento por e-mail",
    smsReference: "Ref.",
    friendly: {
      subject: `Lembrete: o seu pagamento de {{ balance }} a {{ creditor }} vence ${dueShort}`,
      opening: `Lembramos que ${payment} vence ${due}.`,
      request: "Se já efetuou o pagamento, queira desconsiderar esta mensagem. Agradecemos a sua atenção.",
      sms: `{{ creditor }}: {{ debtor }}, lembramos que ${smsPayment} vence ${smsDue}.`
    },
    firm: {
      subject: "Pagamento em atraso: {{ balance }} a {{ creditor }}, vencimento {{ dueDate }}",
      opening: `De acordo com a nossa informação, ${payment} venceu em {{ dueDate }} e está com ${overdue} de atraso.`,
      request: `Solicitamos que regularize o valor em aberto com a maior brevidade possível. ${crossed}`,
      sms: `{{ creditor }}: {{ debtor }}, ${smsPayment} venceu em {{ dueDate }}. Queira regularizar o valor em aberto com a maior brevidade.`
    },
    final: {
      subject: "Último aviso: pagamento de {{ balance }} a {{ creditor }}, vencimento {{ dueDate }}",
      opening: `Este é o nosso último aviso: ${payment} venceu em {{ dueDate }} e está com ${overdue} de atraso.`,
      request: `Solicitamos que regularize o valor em aberto de imediato. Se não puder pagar ou se discordar da dívida, contacte-nos sem demora; caso contrário, reservamo-nos o direito de tomar outras medidas. ${crossed}`,
      sms: `{{ creditor }}: {{ debtor }}, aviso final: ${smsPayment} venceu em {{ dueDate }}. Queira regularizar de imediato o valor em aberto ou contactar-nos.`
    }
  },
  bill: {
    subject: `${ifOverdue("Fatura vencida", `Fatura que vence ${dueShort}`)}: {{ bill }}, {{ amount }}`,
    greeting: "Bom dia,",
    opening: `{{ company }} tem uma fatura a pagar: «{{ bill }}», no valor de {{ amount }}. ${ifOverdue(`Venceu em {{ dueDate }} e está com ${overdue} de atraso`, `Vence ${due}`)}.`,
    request: "Se já foi paga, queira desconsiderar esta mensagem.",
    company: "Empresa",
    bill: "Fatura",
    amount: "Valor",
    footer: "Recebe esta mensagem como membro de {{ company }}."
  }
}
