/**
 * Portuguese as it is written in Portugal, Angola and Mozambique, addressing people in the third person. Messages fit one person as
 * well as "Exmos. Senhores": no verb or pronoun in them says how many are addressed.
 */
// oxlint-disable max-lines -- all texts of one language
import {
  type AskedPayment,
  isOverdue,
  onDay,
  type DueDate,
  type OneDebt,
  type SeveralDebts
} from "./Debts.ts"
import { markup } from "./Html.ts"
import type { Texts } from "./Texts.ts"

const due = (debt: DueDate): string => onDay(debt, "hoje", "amanhã", `a ${debt.dueDate}`)
const payment = (debt: OneDebt): string => (debt.isPartPaid ? "o valor restante" : "o seu pagamento")
const missed = (debt: OneDebt): string =>
  `${payment(debt)} venceu a ${debt.dueDate} e continua por regularizar`
const following = ({ count }: SeveralDebts): string => `os seguintes ${count} pagamentos`
const outstanding = ({ isMany }: AskedPayment): string =>
  isMany ? "dos valores vencidos" : "do valor em dívida"
const crossed = "Se o pagamento já foi efetuado, esta mensagem fica sem efeito."
const thanks = `${crossed} Agradecemos a sua atenção.`

export const ptPT: Texts = {
  labels: {
    colon: ":",
    dueDate: "Data de vencimento",
    reference: "Referência",
    daysOverdue: (days, written) => (days === 1 ? "1 dia de atraso" : `${written} dias de atraso`),
    description: "Descrição",
    amount: "Valor inicial",
    paid: "Já pago",
    balance: "Valor em dívida",
    total: "Total",
    totalOverdue: "Total vencido",
    alsoOverdue: "Outros valores vencidos",
    coming: "A vencer em breve",
    resting: "Não solicitado de momento",
    disputed: "em análise",
    promised: ({ date }) => `pagamento prometido até ${date}`,
    paused: "suspenso",
    agreed: {
      promised: ({ date }) => `pagamento prometido até ${date}`,
      paused: ({ date }) => `adiado até ${date}`
    },
    finalOf: ({ date }) => `último aviso enviado a ${date}`,
    more: (count) => `e mais ${count}`,
    credit: "Crédito a seu favor",
    howToPay: "Como pagar",
    payIn: (currencies) => `Pagamentos em ${currencies}`,
    accountHolder: "Titular da conta",
    accountNumber: "Número de conta",
    bankCode: {
      sort_code: "Sort code",
      routing_number: "Routing number",
      clearing_number: "Código do banco"
    },
    paymentReference: "Descritivo da transferência",
    payOnline: "Pagar online"
  },
  reminder: {
    greeting: (debtor, isCompany) => (isCompany ? "Exmos. Senhores," : `Estimado(a) ${debtor},`),
    about: {
      one: {
        overdue: (debt) => `${debt.balance} vencidos a ${debt.dueDate}`,
        due: (debt) => `${debt.balance} com vencimento ${due(debt)}`
      },
      several: {
        overdue: ({ count }) => `${count} pagamentos em atraso`,
        due: ({ count }) => `${count} pagamentos a vencer`
      }
    },
    agreed: {
      promised: ({ date }) => `Tinha-nos sido indicado que o pagamento seria efetuado até ${date}.`,
      paused: ({ date }) => `Tínhamos concedido um adiamento até ${date}.`
    },
    page: {
      pay: "Ver detalhes e pagar",
      view: "Ver detalhes",
      note: "Na mesma página é também possível indicar-nos uma data de pagamento ou comunicar um problema."
    },
    contact: {
      both: (phone, email) =>
        `Em caso de dúvida, estamos ao seu dispor pelo telefone ${phone} ou pelo e-mail ${email}.`,
      phone: (phone) => `Em caso de dúvida, estamos ao seu dispor pelo telefone ${phone}.`,
      email: (email) => `Em caso de dúvida, estamos ao seu dispor pelo e-mail ${email}.`
    },
    regards: () => "Com os melhores cumprimentos,",
    optOut: "Deixar de receber lembretes de pagamento por e-mail",
    smsReference: "Descritivo",
    smsPage: "Detalhes:",
    notice: {
      friendly: {
        lead: () => "Lembrete",
        one: (debt) => `Lembramos que ${payment(debt)} vence ${due(debt)}.`,
        several: (debts) => `Lembramos que ${following(debts)} vencem nas datas indicadas.`,
        request: () => thanks,
        sms: () => ""
      },
      firm: {
        lead: () => "Lembrete de pagamento",
        one: (debt) => `Informamos que ${payment(debt)} vence ${due(debt)}.`,
        several: (debts) => `Informamos que ${following(debts)} vencem nas datas indicadas.`,
        request: () => `Solicitamos o pagamento dentro do prazo. ${crossed}`,
        sms: () => ""
      }
    },
    overdue: {
      friendly: {
        lead: () => "Lembrete",
        one: (debt) => `Lembramos que ${missed(debt)}; tratar-se-á, certamente, de um lapso.`,
        several: (debts) =>
          `Lembramos que ${following(debts)} já venceram e continuam por regularizar; tratar-se-á, certamente, de um lapso.`,
        request: (asked) => `Agradecemos a regularização ${outstanding(asked)} nos próximos dias. ${thanks}`,
        sms: () => ""
      },
      firm: {
        lead: (isMany) => (isMany ? "Aviso de pagamento" : "Pagamento em atraso"),
        one: (debt) => `De acordo com os nossos registos, ${missed(debt)}.`,
        several: (debts) =>
          `De acordo com os nossos registos, ${following(debts)} já venceram e continuam por regularizar.`,
        request: (asked) =>
          `Solicitamos a regularização ${outstanding(asked)} até ${asked.deadline.date}. ${crossed}`,
        sms: ({ deadline }) => `Solicitamos o pagamento até ${deadline.date}.`
      },
      final: {
        lead: () => "Último aviso",
        one: (debt) => `Este é o nosso último aviso: ${missed(debt)}.`,
        several: (debts) =>
          `Este é o nosso último aviso: ${following(debts)} já venceram e continuam por regularizar.`,
        request: (asked) =>
          `Solicitamos a regularização ${outstanding(asked)} impreterivelmente até ${asked.deadline.date}. Se não recebermos o pagamento até essa data, reservamo-nos o direito de tomar outras medidas.${asked.isReachable ? " Caso não seja possível pagar ou a dívida seja contestada, solicitamos um contacto antes dessa data." : ""} ${crossed}`,
        sms: ({ deadline }) => `Solicitamos o pagamento até ${deadline.date}, sem falta.`
      }
    }
  },
  reply: {
    subject: (reference) => (reference === null ? "A sua mensagem" : `A sua mensagem sobre ${reference}`),
    quoted: "Escreveu-nos"
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
    invoice: "Abrir a fatura",
    title: (company) => `Pagamentos a ${company}`,
    addressee: (name) => `Para ${name}`,
    open: "Pagamentos por efetuar",
    nothingOpen: {
      title: "Nada por pagar",
      text: "De momento não tem nenhum valor em dívida. Obrigado!"
    },
    inactive: (company) => ({
      title: "Página indisponível",
      text: `Esta página não está disponível de momento. Se tem um pagamento por efetuar a ${company}, contacte diretamente a empresa.`
    }),
    listed: (shown, all) =>
      `São apresentados ${shown} de ${all} pagamentos; os valores acima dizem respeito a todos.`,
    dueToday: "vence hoje",
    promised: (date) =>
      `Indicou-nos que vai pagar até ${date}. Até lá não lhe enviaremos lembretes relativos a este pagamento.`,
    disputed:
      "Comunicou-nos um problema. Estamos a analisá-lo e, entretanto, não lhe enviamos lembretes relativos a este pagamento.",
    paused: "De momento não lhe enviamos lembretes relativos a este pagamento.",
    payOnly: "Pagar apenas este valor",
    payAll: "Pagar tudo em conjunto",
    amount: "Valor",
    bankApp: "Leia este código com a aplicação do seu banco",
    code: (amount) => `Código QR para uma transferência de ${amount}`,
    separately: "Efetue cada pagamento separadamente: escolha-o acima.",
    copyIban: "Copiar o IBAN",
    copyReference: "Copiar o descritivo",
    copied: "Copiado",
    promise: {
      button: "Vou pagar até…",
      field: "Data",
      submit: "Confirmar a data de pagamento",
      done: "Obrigado. Registámos a data em que vai pagar.",
      help: (first, last) =>
        `De ${first} a ${last}. Pode indicar uma data uma única vez; até lá não lhe enviaremos lembretes relativos a este pagamento.`
    },
    dispute: {
      button: "Há um problema",
      field: "Qual é o problema?",
      submit: "Enviar",
      done: "Obrigado. Recebemos a sua mensagem e vamos analisá-la.",
      help: (max) =>
        `No máximo ${max} carateres. Enquanto não a analisarmos, não lhe enviaremos lembretes relativos a este pagamento.`
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
      state: "Isto já não é possível para este pagamento. Veja abaixo a situação atual.",
      form: "O formulário não chegou completo. Envie-o novamente."
    },
    unknown: {
      title: "Esta ligação não funciona",
      text: "Abra novamente a ligação da última mensagem e verifique se está completa."
    },
    moved: {
      title: "Esta ligação já não é válida",
      text: "Os contactos para os quais esta ligação foi enviada foram entretanto alterados. Utilize a ligação da última mensagem."
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
