/**
 * Portuguese as it is written in Brazil, addressing people as você. Messages fit one person as
 * well as "Prezados senhores": no verb or pronoun in them says how many are addressed.
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

const due = (debt: DueDate): string => onDay(debt, "hoje", "amanhã", `em ${debt.dueDate}`)
const payment = (debt: OneDebt): string => (debt.isPartPaid ? "o valor restante" : "o seu pagamento")
const missed = (debt: OneDebt): string =>
  `${payment(debt)} venceu em ${debt.dueDate} e ainda consta em aberto`
const following = ({ count }: SeveralDebts): string => `os ${count} pagamentos a seguir`
const regularized = ({ isMany }: AskedPayment): string =>
  isMany ? "os pagamentos vencidos sejam regularizados" : "o pagamento seja regularizado"
const crossed = "Se o pagamento já foi efetuado, favor desconsiderar esta mensagem."
const thanks = `${crossed} Agradecemos a sua atenção.`

export const ptBR: Texts = {
  labels: {
    colon: ":",
    dueDate: "Vencimento",
    reference: "Referência",
    daysOverdue: (days, written) => (days === 1 ? "1 dia de atraso" : `${written} dias de atraso`),
    description: "Descrição",
    amount: "Valor original",
    paid: "Valor já pago",
    balance: "Valor em aberto",
    total: "Total",
    totalOverdue: "Total vencido",
    alsoOverdue: "Outros valores vencidos",
    coming: "Próximos vencimentos",
    resting: "Não cobrado no momento",
    disputed: "em análise",
    promised: ({ date }) => `pagamento prometido até ${date}`,
    paused: "suspenso",
    agreed: {
      promised: ({ date }) => `pagamento prometido até ${date}`,
      paused: ({ date }) => `prorrogado até ${date}`
    },
    finalOf: ({ date }) => `último aviso enviado em ${date}`,
    more: (count) => `e mais ${count}`,
    credit: "Crédito a seu favor",
    howToPay: "Como pagar",
    payIn: (currencies) => `Pagamentos em ${currencies}`,
    accountHolder: "Titular da conta",
    accountNumber: "Número da conta",
    bankCode: {
      sort_code: "Sort code",
      routing_number: "Routing number",
      clearing_number: "Código do banco"
    },
    paymentReference: "Identificação do pagamento",
    payOnline: "Pagar online"
  },
  reminder: {
    greeting: (debtor, isCompany) => (isCompany ? "Prezados senhores," : `Prezado(a) ${debtor},`),
    about: {
      one: {
        overdue: (debt) => `${debt.balance} vencidos em ${debt.dueDate}`,
        due: (debt) => `${debt.balance} com vencimento ${due(debt)}`
      },
      several: {
        overdue: ({ count }) => `${count} pagamentos em atraso`,
        due: ({ count }) => `${count} pagamentos a vencer`
      }
    },
    agreed: {
      promised: ({ date }) => `Fomos informados de que o pagamento seria feito até ${date}.`,
      paused: ({ date }) => `Havíamos concedido uma prorrogação até ${date}.`
    },
    page: {
      pay: "Ver detalhes e pagar",
      view: "Ver detalhes",
      note: "Na mesma página, também é possível informar uma data de pagamento ou relatar um problema."
    },
    contact: {
      both: (phone, email) =>
        `Em caso de dúvidas, estamos à disposição pelo telefone ${phone} ou pelo e-mail ${email}.`,
      phone: (phone) => `Em caso de dúvidas, estamos à disposição pelo telefone ${phone}.`,
      email: (email) => `Em caso de dúvidas, estamos à disposição pelo e-mail ${email}.`
    },
    regards: () => "Atenciosamente,",
    optOut: "Não receber mais lembretes de pagamento por e-mail",
    smsReference: "Ref. do pagamento",
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
        request: () => `Pedimos que o pagamento seja feito dentro do prazo. ${crossed}`,
        sms: () => ""
      }
    },
    overdue: {
      friendly: {
        lead: () => "Lembrete",
        one: (debt) => `Lembramos que ${missed(debt)}; pode ter sido apenas um esquecimento.`,
        several: (debts) =>
          `Lembramos que ${following(debts)} venceram e ainda constam em aberto; pode ter sido apenas um esquecimento.`,
        request: (asked) => `Pedimos que ${regularized(asked)} nos próximos dias. ${thanks}`,
        sms: () => ""
      },
      firm: {
        lead: (isMany) => (isMany ? "Aviso de cobrança" : "Pagamento em atraso"),
        one: (debt) => `De acordo com os nossos registros, ${missed(debt)}.`,
        several: (debts) =>
          `De acordo com os nossos registros, ${following(debts)} venceram e ainda constam em aberto.`,
        request: (asked) => `Pedimos que ${regularized(asked)} até ${asked.deadline.date}. ${crossed}`,
        sms: ({ deadline }) => `Pedimos o pagamento até ${deadline.date}.`
      },
      final: {
        lead: () => "Último aviso",
        one: (debt) => `Este é o nosso último aviso: ${missed(debt)}.`,
        several: (debts) =>
          `Este é o nosso último aviso: ${following(debts)} venceram e ainda constam em aberto.`,
        request: (asked) =>
          `Pedimos que ${regularized(asked)} impreterivelmente até ${asked.deadline.date}. Se não recebermos o pagamento até essa data, poderemos tomar outras medidas de cobrança.${asked.isReachable ? " Caso não seja possível pagar ou a dívida não seja reconhecida, pedimos um contato antes dessa data." : ""} ${crossed}`,
        sms: ({ deadline }) => `Pedimos o pagamento até ${deadline.date}, sem falta.`
      }
    }
  },
  reply: {
    subject: (reference) => (reference === null ? "A sua mensagem" : `A sua mensagem sobre ${reference}`),
    quoted: "Você escreveu"
  },
  bill: {
    subject: { overdue: () => "Fatura vencida", due: (bill) => `Fatura com vencimento ${due(bill)}` },
    greeting: "Olá,",
    opening: (bill) =>
      `${bill.company} tem uma fatura a pagar: “${bill.label}”. ${isOverdue(bill) ? `Ela venceu em ${bill.dueDate} e ainda consta em aberto` : `Ela vence ${due(bill)}`}.`,
    request: "Se ela já foi paga, desconsidere esta mensagem.",
    company: "Empresa",
    bill: "Fatura",
    amount: "Valor",
    reference: "Referência",
    footer: (company) => `Você recebeu esta mensagem porque administra a conta de ${company}.`
  },
  debtorPage: {
    invoice: "Abrir a fatura",
    title: (company) => `Pagamentos – ${company}`,
    addressee: (name) => `Para ${name}`,
    open: "Pagamentos em aberto",
    nothingOpen: {
      title: "Nada em aberto",
      text: "No momento, não há nenhum valor a pagar. Agradecemos!"
    },
    inactive: (company) => ({
      title: "Página indisponível",
      text: `Esta página não está disponível no momento. Se você tem um pagamento em aberto com ${company}, entre em contato diretamente com a empresa.`
    }),
    listed: (shown, all) =>
      `São exibidos ${shown} de ${all} pagamentos; os valores acima se referem a todos eles.`,
    dueToday: "vence hoje",
    promised: (date) =>
      `Você nos informou que vai pagar até ${date}. Até lá, não enviaremos lembretes sobre este pagamento.`,
    disputed:
      "Você nos relatou um problema. Estamos verificando e, enquanto isso, não enviamos lembretes sobre este pagamento.",
    paused: "No momento, não estamos enviando lembretes sobre este pagamento.",
    payOnly: "Pagar somente este valor",
    payAll: "Pagar tudo junto",
    amount: "Valor",
    bankApp: "Escaneie este código com o aplicativo do seu banco",
    code: (amount) => `QR Code para uma transferência de ${amount}`,
    separately: "Faça cada pagamento separadamente: escolha-o acima.",
    copyIban: "Copiar o IBAN",
    copyReference: "Copiar a identificação",
    copied: "Copiado",
    promise: {
      button: "Vou pagar até…",
      field: "Data",
      submit: "Confirmar a data de pagamento",
      done: "Obrigado. Registramos a data em que você vai pagar.",
      help: (first, last) =>
        `De ${first} a ${last}. Você pode informar uma data uma única vez; até lá, não enviaremos lembretes sobre este pagamento.`
    },
    dispute: {
      button: "Há um problema",
      field: "Qual é o problema?",
      submit: "Enviar",
      done: "Obrigado. Recebemos a sua mensagem e vamos verificar.",
      help: (max) =>
        `No máximo ${max} caracteres. Enquanto não verificarmos, não enviaremos lembretes sobre este pagamento.`
    },
    reminders: {
      heading: "Lembretes",
      note: "Isso diz respeito apenas às mensagens: os valores devidos continuam devidos.",
      done: "Sua escolha foi salva.",
      email: {
        on: "Você recebe lembretes de pagamento por e-mail.",
        off: "Você não recebe lembretes de pagamento por e-mail.",
        stop: "Não receber mais e-mails",
        allow: "Permitir e-mails"
      },
      sms: {
        on: "Você recebe lembretes de pagamento por SMS.",
        off: "Você não recebe lembretes de pagamento por SMS.",
        stop: "Não receber mais SMS",
        allow: "Permitir SMS"
      }
    },
    questions: "Dúvidas?",
    problems: {
      heading: "Não foi possível concluir.",
      date: "Informe uma data.",
      range: (first, last) => `Escolha uma data de ${first} a ${last}.`,
      text: (max) => `Descreva o problema em no máximo ${max} caracteres.`,
      state: "Isso não é mais possível para este pagamento. Veja abaixo a situação atual.",
      form: "O formulário não chegou completo. Envie-o novamente."
    },
    unknown: {
      title: "Este link não funciona",
      text: "Abra novamente o link da última mensagem e verifique se está completo."
    },
    moved: {
      title: "Este link não é mais válido",
      text: "Os dados de contato para os quais este link foi enviado mudaram desde então. Use o link da última mensagem."
    },
    unavailable: { title: "Indisponível no momento", text: "Tente novamente em alguns minutos." },
    tooMany: {
      title: "Tente novamente mais tarde",
      text: "Foram enviados formulários demais por este link em uma hora. Tente novamente mais tarde."
    },
    refused: {
      title: "Formulário não aceito",
      text: "Este formulário não foi enviado pela nossa página. Abra novamente o link da mensagem."
    }
  },
  optOutPage: {
    title: "Lembretes de pagamento",
    ask: {
      email: (company) => markup`Deseja parar de receber lembretes de pagamento de ${company} por e-mail?`,
      sms: (company) => markup`Deseja parar de receber lembretes de pagamento de ${company} por SMS?`
    },
    leave: "Parar de receber",
    left: {
      email: (company) => markup`${company} não enviará mais lembretes de pagamento a você por e-mail.`,
      sms: (company) => markup`${company} não enviará mais lembretes de pagamento a você por SMS.`
    },
    mistake: "Foi um engano?",
    comeBack: "Voltar a receber lembretes",
    back: {
      email: (company) => markup`Você voltará a receber lembretes de pagamento de ${company} por e-mail.`,
      sms: (company) => markup`Você voltará a receber lembretes de pagamento de ${company} por SMS.`
    },
    note: "Isso diz respeito apenas às mensagens: os valores devidos continuam devidos.",
    unknown: {
      title: "Este link não funciona",
      text: "Abra novamente o link da mensagem e verifique se está completo."
    },
    unavailable: { title: "Indisponível no momento", text: "Tente novamente em alguns minutos." }
  }
}
