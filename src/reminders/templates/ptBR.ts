/** Portuguese as it is written in Brazil, addressing people as você. */
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

const due = when("hoje", "amanhã", "em {{ dueDate }}")
const daysOverdue = days("1 dia de atraso", "{{ days }} dias de atraso")
const payment = ifPartPaid("o restante do seu pagamento", "o seu pagamento")
const missed = `${payment} venceu em {{ dueDate }} e ainda consta em aberto`
const following = "as {{ count }} faturas a seguir"
const someOverdue = overdueOnes("uma delas já vencida", "{{ overdueCount }} delas já vencidas")
const outstanding = ifOverdue(
  ifMany("as faturas vencidas", "o valor em aberto"),
  ifMany("essas faturas", "esse valor")
)
const crossed = "Se o pagamento já foi efetuado, desconsidere esta mensagem."

export const ptBR: Words = {
  colon: ":",
  dueDate: "Vencimento",
  reference: "Fatura",
  daysOverdue,
  reminder: {
    greeting: "Prezado(a) {{ debtor }},",
    description: "Descrição",
    amount: "Valor da fatura",
    paid: "Valor já pago",
    balance: "Valor em aberto",
    total: "Total",
    about: ifMany(
      `{{ count }} ${howOverdue("faturas vencidas", "faturas", "faturas")}{% if sum %}, {{ sum }}{% endif %}${howOverdue("", ` (${overdueOnes("1 vencida", "{{ overdueCount }} vencidas")})`, "")}`,
      `{{ balance }}${ifOverdue(" vencidos em {{ dueDate }}", ` com vencimento ${due}`)}`
    ),
    howToPay: "Como pagar",
    accountHolder: "Titular da conta",
    paymentReference: "Identificação do pagamento",
    payOnline: "Pagar on-line",
    page: "Ver os detalhes, informar quando vai pagar ou relatar um problema",
    contact: {
      both: "Em caso de dúvidas, ligue para {{ phone }} ou escreva para {{ email }}.",
      phone: "Em caso de dúvidas, ligue para {{ phone }}.",
      email: "Em caso de dúvidas, escreva para {{ email }}."
    },
    regards: "Atenciosamente,",
    optOut: "Não receber mais lembretes de pagamento por e-mail",
    sms: { details: "Detalhes:", pay: "Pagar:", phone: "Tel.", stop: "Cancelar:" },
    friendly: {
      lead: "Lembrete",
      one: ifOverdue(
        `Lembramos que ${missed}; pode ter sido apenas um esquecimento.`,
        `Lembramos que ${payment} vence ${due}.`
      ),
      many: howOverdue(
        `Lembramos que ${following} venceram e ainda constam em aberto; pode ter sido apenas um esquecimento.`,
        `Lembramos que ${following} constam em aberto, ${someOverdue}.`,
        `Lembramos que ${following} vencem nas datas indicadas.`
      ),
      request: `${ifOverdue(`Pedimos a gentileza de pagar ${outstanding} nos próximos dias. `, "")}Se você já efetuou o pagamento, desconsidere esta mensagem. Agradecemos a sua atenção.`,
      sms: ""
    },
    firm: {
      lead: ifMany("Lembrete de pagamento", ifOverdue("Pagamento em atraso", "Lembrete de pagamento")),
      one: ifOverdue(
        `De acordo com os nossos registros, ${missed}.`,
        `Informamos que ${payment} vence ${due}.`
      ),
      many: howOverdue(
        `De acordo com os nossos registros, ${following} venceram e ainda constam em aberto.`,
        `De acordo com os nossos registros, ${following} constam em aberto, ${someOverdue}.`,
        `Informamos que ${following} vencem nas datas indicadas.`
      ),
      request: `Solicitamos que regularize ${outstanding} ${ifOverdue("o quanto antes", "dentro do prazo")}. ${crossed}`,
      sms: ifOverdue("Favor pagar o quanto antes.", "")
    },
    final: {
      lead: "Último aviso",
      one: ifOverdue(
        `Este é o nosso último aviso: ${missed}.`,
        `Este é o nosso último aviso: ${payment} vence ${due}.`
      ),
      many: howOverdue(
        `Este é o nosso último aviso: ${following} venceram e ainda constam em aberto.`,
        `Este é o nosso último aviso: ${following} constam em aberto, ${someOverdue}.`,
        `Este é o nosso último aviso: ${following} vencem nas datas indicadas.`
      ),
      request: `Solicitamos que regularize ${outstanding} ${ifOverdue("imediatamente", "dentro do prazo")}; caso contrário, reservamo-nos o direito de tomar outras medidas.${ifReachable(" Se não puder pagar ou se não reconhecer a dívida, entre em contato conosco imediatamente.")} ${crossed}`,
      sms: ifOverdue("Solicitamos o pagamento imediato.", "Solicitamos o pagamento dentro do prazo.")
    }
  },
  bill: {
    subject: `${ifOverdue("Fatura vencida", `Fatura com vencimento ${due}`)}: {{ bill }}, {{ amount }}`,
    greeting: "Olá,",
    opening: `{{ company }} tem uma fatura a pagar: “{{ bill }}”. ${ifOverdue("Ela venceu em {{ dueDate }} e ainda consta em aberto", `Ela vence ${due}`)}.`,
    request: "Se ela já foi paga, desconsidere esta mensagem.",
    company: "Empresa",
    bill: "Fatura",
    amount: "Valor",
    reference: "Referência",
    footer: "Você recebeu esta mensagem porque administra a conta de {{ company }}."
  }
}
