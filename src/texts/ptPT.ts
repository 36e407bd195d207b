/** Portuguese as it is written in Portugal, Angola and Mozambique, addressing people in the third person. */
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

const due = (debt: DueDate): string => onDay(debt, "hoje", "amanhã", `a ${debt.dueDate}`)
const payment = (debt: OneDebt): string =>
  debt.isPartPaid ? "o restante do seu pagamento" : "o seu pagamento"
const missed = (debt: OneDebt): string =>
  `${payment(debt)} venceu a ${debt.dueDate} e continua por regularizar`
const following = ({ count }: SeveralDebts): string => `as seguintes ${count} faturas`
const someOverdue = ({ overdueCount }: SeveralDebts): string =>
  overdueCount === 1 ? "uma das quais já vencida" : `${overdueCount} das quais já vencidas`
const outstanding = (debts: OneOrSeveral): string =>
  debts.isOverdue
    ? debts.isMany
      ? "as faturas vencidas"
      : "o valor em dívida"
    : debts.isMany
      ? "estas faturas"
      : "este valor"
const crossed = "Se o pagamento já foi efetuado, queira ignorar esta mensagem."

export const ptPT: Texts = {
  labels: {
    colon: ":",
    dueDate: "Data de vencimento",
    reference: "Fatura",
    daysOverdue: (days, written) => (days === 1 ? "1 dia de atraso" : `${written} dias de atraso`),
    description: "Descrição",
    amount: "Valor da fatura",
    paid: "Já pago",
    balance: "Valor em dívida",
    total: "Total",
    howToPay: "Como pagar",
    accountHolder: "Titular da conta",
    paymentReference: "Descritivo da transferência",
    payOnline: "Pagar online"
  },
  reminder: {
    greeting: (debtor) => `Estimado(a) ${debtor},`,
    about: {
      one: {
        overdue: (debt) => `${debt.balance} vencidos a ${debt.dueDate}`,
        due: (debt) => `${debt.balance} com vencimento ${due(debt)}`
      },
      several: (count) => `${count} faturas`,
      allOverdue: (count) => `${count} faturas vencidas`,
      overdueOnes: (count) => (count === 1 ? "1 vencida" : `${count} vencidas`)
    },
    page: "Consultar os detalhes, indicar quando vai pagar ou comunicar um problema",
    contact: {
      both: (phone, email) =>
        `Em caso de dúvida, contacte-nos pelo telefone ${phone} ou pelo e-mail ${email}.`,
      phone: (phone) => `Em caso de dúvida, contacte-nos pelo telefone ${phone}.`,
      email: (email) => `Em caso de dúvida, contacte-nos pelo e-mail ${email}.`
    },
    regards: () => "Com os melhores cumprimentos,",
    optOut: "Deixar de receber lembretes de pagamento por e-mail",
    sms: { details: "Detalhes:", pay: "Pagar:", phone: "Tel.", stop: "Cancelar:" },
    friendly: {
      lead: () => "Lembrete",
      one: {
        overdue: (debt) => `Lembramos que ${missed(debt)}; tratar-se-á, certamente, de um lapso.`,
        due: (debt) => `Lembramos que ${payment(debt)} vence ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `Lembramos que ${following(debts)} já venceram e continuam por regularizar; tratar-se-á, certamente, de um lapso.`,
        some: (debts) =>
          `Lembramos que se encontram por regularizar ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) => `Lembramos que ${following(debts)} vencem nas datas indicadas.`
      },
      request: (debts) =>
        `${debts.isOverdue ? `Agradecemos que regularize ${outstanding(debts)} nos próximos dias. ` : ""}Se já efetuou o pagamento, queira ignorar esta mensagem. Agradecemos a sua atenção.`,
      sms: { overdue: "", due: "" }
    },
    firm: {
      lead: (debts) => (debts.isOverdue && !debts.isMany ? "Pagamento em atraso" : "Lembrete de pagamento"),
      one: {
        overdue: (debt) => `De acordo com os nossos registos, ${missed(debt)}.`,
        due: (debt) => `Informamos que ${payment(debt)} vence ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `De acordo com os nossos registos, ${following(debts)} já venceram e continuam por regularizar.`,
        some: (debts) =>
          `De acordo com os nossos registos, encontram-se por regularizar ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) => `Informamos que ${following(debts)} vencem nas datas indicadas.`
      },
      request: (debts) =>
        `Solicitamos que regularize ${outstanding(debts)} ${debts.isOverdue ? "com a maior brevidade possível" : "dentro do prazo"}. ${crossed}`,
      sms: { overdue: "Solicitamos que pague com brevidade.", due: "" }
    },
    final: {
      lead: () => "Último aviso",
      one: {
        overdue: (debt) => `Este é o nosso último aviso: ${missed(debt)}.`,
        due: (debt) => `Este é o nosso último aviso: ${payment(debt)} vence ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `Este é o nosso último aviso: ${following(debts)} já venceram e continuam por regularizar.`,
        some: (debts) =>
          `Este é o nosso último aviso: encontram-se por regularizar ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) => `Este é o nosso último aviso: ${following(debts)} vencem nas datas indicadas.`
      },
      request: (debts, isReachable) =>
        `Solicitamos que regularize ${outstanding(debts)} ${debts.isOverdue ? "de imediato" : "dentro do prazo"}; caso contrário, reservamo-nos o direito de tomar outras medidas.${isReachable ? " Se não puder pagar ou se não reconhecer a dívida, contacte-nos sem demora." : ""} ${crossed}`,
      sms: { overdue: "Solicitamos que pague de imediato.", due: "Solicitamos que pague dentro do prazo." }
    }
  },
  bill: {
    subject: { overdue: () => "Fatura vencida", due: (bill) => `Fatura com vencimento ${due(bill)}` },
    greeting: "Olá,",
    opening: (bill) =>
      `${bill.company} tem uma fatura por pagar: «${bill.label}». ${isOverdue(bill) ? `Venceu a ${bill.dueDate} e continua por regularizar` : `Vence ${due(bill)}`}.`,
    request: "Se já foi paga, queira ignorar esta mensagem.",
    company: "Empresa",
    bill: "Fatura",
    amount: "Valor",
    reference: "Referência",
    footer: (company) => `Recebe esta mensagem porque gere a conta de ${company}.`
  },
  debtorPage: {
    title: (company) => `Faturas de ${company}`,
    addressee: (name) => `Para ${name}`,
    open: "Faturas por pagar",
    nothingOpen: {
      title: "Nada por pagar",
      text: "De momento não tem nenhum valor em dívida. Obrigado!"
    },
    inactive: (company) => ({
      title: "Página indisponível",
      text: `Esta página não está disponível de momento. Se tem uma fatura de ${company}, contacte diretamente a empresa.`
    }),
    listed: (shown, all) =>
      `São apresentadas ${shown} de ${all} faturas; os valores acima dizem respeito a todas.`,
    dueToday: "vence hoje",
    promised: (date) =>
      `Indicou-nos que vai pagar até ${date}. Até lá não lhe enviaremos lembretes relativos a esta fatura.`,
    disputed:
      "Comunicou-nos um problema. Estamos a analisá-lo e, entretanto, não lhe enviamos lembretes relativos a esta fatura.",
    paused: "De momento não lhe enviamos lembretes relativos a esta fatura.",
    payOnly: "Pagar apenas esta",
    payAll: "Pagar tudo em conjunto",
    amount: "Valor",
    bankApp: "Leia este código com a aplicação do seu banco",
    code: (amount) => `Código QR para uma transferência de ${amount}`,
    separately: "Pague cada fatura separadamente: escolha-a acima.",
    copyIban: "Copiar o IBAN",
    copyReference: "Copiar o descritivo",
    copied: "Copiado",
    promise: {
      button: "Vou pagar até…",
      field: "Data",
      submit: "Confirmar a data de pagamento",
      done: "Obrigado. Registámos a data em que vai pagar.",
      help: (first, last) =>
        `De ${first} a ${last}. Pode indicar uma data uma única vez; até lá não lhe enviaremos lembretes relativos a esta fatura.`
    },
    dispute: {
      button: "Há um problema",
      field: "Qual é o problema?",
      submit: "Enviar",
      done: "Obrigado. Recebemos a sua mensagem e vamos analisá-la.",
      help: (max) =>
        `No máximo ${max} carateres. Enquanto não o analisarmos, não lhe enviaremos lembretes relativos a esta fatura.`
    },
    reminders: {
      heading: "Lembretes",
      note: "Isto diz respeito apenas às mensagens: os valores em dívida continuam em dívida.",
      done: "A sua escolha foi guardada.",
      email: {
        on: "Recebe lembretes de pagamento por e-mail.",
        off: "Não recebe lembretes de pagamento por e-mail.",
        stop: "Deixar de receber e-mails",
        allow: "Permitir e-mails"
      },
      sms: {
        on: "Recebe lembretes de pagamento por SMS.",
        off: "Não recebe lembretes de pagamento por SMS.",
        stop: "Deixar de receber SMS",
        allow: "Permitir SMS"
      }
    },
    questions: "Tem dúvidas?",
    problems: {
      heading: "Não foi possível concluir.",
      date: "Indique uma data.",
      range: (first, last) => `Escolha uma data de ${first} a ${last}.`,
      text: (max) => `Descreva o problema em, no máximo, ${max} carateres.`,
      state: "Isto já não é possível para esta fatura. Veja abaixo a situação atual.",
      form: "O formulário não chegou completo. Envie-o novamente."
    },
    unknown: {
      title: "Esta ligação não funciona",
      text: "Abra novamente a ligação da última mensagem e verifique se está completa."
    },
    unavailable: { title: "De momento indisponível", text: "Tente novamente dentro de alguns minutos." },
    tooMany: {
      title: "Tente novamente mais tarde",
      text: "Foram enviados demasiados formulários por esta ligação numa hora. Tente novamente mais tarde."
    },
    refused: {
      title: "Formulário não aceite",
      text: "Este formulário não foi enviado a partir da nossa página. Abra novamente a ligação da mensagem."
    }
  },
  optOutPage: {
    title: "Lembretes de pagamento",
    ask: {
      email: (company) => markup`Deseja deixar de receber lembretes de pagamento de ${company} por e-mail?`,
      sms: (company) => markup`Deseja deixar de receber lembretes de pagamento de ${company} por SMS?`
    },
    leave: "Deixar de receber",
    left: {
      email: (company) => markup`${company} já não lhe enviará lembretes de pagamento por e-mail.`,
      sms: (company) => markup`${company} já não lhe enviará lembretes de pagamento por SMS.`
    },
    mistake: "Foi um engano?",
    comeBack: "Voltar a receber lembretes",
    back: {
      email: (company) => markup`Voltará a receber lembretes de pagamento de ${company} por e-mail.`,
      sms: (company) => markup`Voltará a receber lembretes de pagamento de ${company} por SMS.`
    },
    note: "Isto diz respeito apenas às mensagens: os valores em dívida continuam em dívida.",
    unknown: {
      title: "Esta ligação não funciona",
      text: "Abra novamente a ligação da mensagem e verifique se está completa."
    },
    unavailable: { title: "De momento indisponível", text: "Tente novamente dentro de alguns minutos." }
  }
}
