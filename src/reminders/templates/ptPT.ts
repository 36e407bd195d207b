/** Portuguese as it is written in Portugal, Angola and Mozambique, addressing people in the third person. */
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

const due = when("hoje", "amanhã", "a {{ dueDate }}")
const daysOverdue = days("1 dia de atraso", "{{ days }} dias de atraso")
const payment = ifPartPaid("o restante do seu pagamento", "o seu pagamento")
const missed = `${payment} venceu a {{ dueDate }} e continua por regularizar`
const following = "as seguintes {{ count }} faturas"
const someOverdue = overdueOnes("uma das quais já vencida", "{{ overdueCount }} das quais já vencidas")
const outstanding = ifOverdue(
  ifMany("as faturas vencidas", "o valor em dívida"),
  ifMany("estas faturas", "este valor")
)
const crossed = "Se o pagamento já foi efetuado, queira ignorar esta mensagem."

export const ptPT: Words = {
  colon: ":",
  dueDate: "Data de vencimento",
  reference: "Fatura",
  daysOverdue,
  reminder: {
    greeting: "Estimado(a) {{ debtor }},",
    description: "Descrição",
    amount: "Valor da fatura",
    paid: "Já pago",
    balance: "Valor em dívida",
    total: "Total",
    about: ifMany(
      `{{ count }} ${howOverdue("faturas vencidas", "faturas", "faturas")}{% if sum %}, {{ sum }}{% endif %}${howOverdue("", ` (${overdueOnes("1 vencida", "{{ overdueCount }} vencidas")})`, "")}`,
      `{{ balance }}${ifOverdue(" vencidos a {{ dueDate }}", ` com vencimento ${due}`)}`
    ),
    howToPay: "Como pagar",
    accountHolder: "Titular da conta",
    paymentReference: "Descritivo da transferência",
    payOnline: "Pagar online",
    page: "Consultar os detalhes, indicar quando vai pagar ou comunicar um problema",
    contact: {
      both: "Em caso de dúvida, contacte-nos pelo telefone {{ phone }} ou pelo e-mail {{ email }}.",
      phone: "Em caso de dúvida, contacte-nos pelo telefone {{ phone }}.",
      email: "Em caso de dúvida, contacte-nos pelo e-mail {{ email }}."
    },
    regards: "Com os melhores cumprimentos,",
    optOut: "Deixar de receber lembretes de pagamento por e-mail",
    sms: { details: "Detalhes:", pay: "Pagar:", phone: "Tel.", stop: "Cancelar:" },
    friendly: {
      lead: "Lembrete",
      one: ifOverdue(
        `Lembramos que ${missed}; tratar-se-á, certamente, de um lapso.`,
        `Lembramos que ${payment} vence ${due}.`
      ),
      many: howOverdue(
        `Lembramos que ${following} já venceram e continuam por regularizar; tratar-se-á, certamente, de um lapso.`,
        `Lembramos que se encontram por regularizar ${following}, ${someOverdue}.`,
        `Lembramos que ${following} vencem nas datas indicadas.`
      ),
      request: `${ifOverdue(`Agradecemos que regularize ${outstanding} nos próximos dias. `, "")}Se já efetuou o pagamento, queira ignorar esta mensagem. Agradecemos a sua atenção.`,
      sms: ""
    },
    firm: {
      lead: ifMany("Lembrete de pagamento", ifOverdue("Pagamento em atraso", "Lembrete de pagamento")),
      one: ifOverdue(
        `De acordo com os nossos registos, ${missed}.`,
        `Informamos que ${payment} vence ${due}.`
      ),
      many: howOverdue(
        `De acordo com os nossos registos, ${following} já venceram e continuam por regularizar.`,
        `De acordo com os nossos registos, encontram-se por regularizar ${following}, ${someOverdue}.`,
        `Informamos que ${following} vencem nas datas indicadas.`
      ),
      request: `Solicitamos que regularize ${outstanding} ${ifOverdue("com a maior brevidade possível", "dentro do prazo")}. ${crossed}`,
      sms: ifOverdue("Solicitamos que pague com brevidade.", "")
    },
    final: {
      lead: "Último aviso",
      one: ifOverdue(
        `Este é o nosso último aviso: ${missed}.`,
        `Este é o nosso último aviso: ${payment} vence ${due}.`
      ),
      many: howOverdue(
        `Este é o nosso último aviso: ${following} já venceram e continuam por regularizar.`,
        `Este é o nosso último aviso: encontram-se por regularizar ${following}, ${someOverdue}.`,
        `Este é o nosso último aviso: ${following} vencem nas datas indicadas.`
      ),
      request: `Solicitamos que regularize ${outstanding} ${ifOverdue("de imediato", "dentro do prazo")}; caso contrário, reservamo-nos o direito de tomar outras medidas.${ifReachable(" Se não puder pagar ou se não reconhecer a dívida, contacte-nos sem demora.")} ${crossed}`,
      sms: ifOverdue("Solicitamos que pague de imediato.", "Solicitamos que pague dentro do prazo.")
    }
  },
  bill: {
    subject: `${ifOverdue("Fatura vencida", `Fatura com vencimento ${due}`)}: {{ bill }}, {{ amount }}`,
    greeting: "Olá,",
    opening: `{{ company }} tem uma fatura por pagar: «{{ bill }}». ${ifOverdue("Venceu a {{ dueDate }} e continua por regularizar", `Vence ${due}`)}.`,
    request: "Se já foi paga, queira ignorar esta mensagem.",
    company: "Empresa",
    bill: "Fatura",
    amount: "Valor",
    reference: "Referência",
    footer: "Recebe esta mensagem porque gere a conta de {{ company }}."
  }
}
