/** Portuguese as it is written in Brazil, addressing people as você. */
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

const due = (debt: DueDate): string => onDay(debt, "hoje", "amanhã", `em ${debt.dueDate}`)
const payment = (debt: OneDebt): string =>
  debt.isPartPaid ? "o restante do seu pagamento" : "o seu pagamento"
const missed = (debt: OneDebt): string =>
  `${payment(debt)} venceu em ${debt.dueDate} e ainda consta em aberto`
const following = ({ count }: SeveralDebts): string => `as ${count} faturas a seguir`
const someOverdue = ({ overdueCount }: SeveralDebts): string =>
  overdueCount === 1 ? "uma delas já vencida" : `${overdueCount} delas já vencidas`
const outstanding = (debts: OneOrSeveral): string =>
  debts.isOverdue
    ? debts.isMany
      ? "as faturas vencidas"
      : "o valor em aberto"
    : debts.isMany
      ? "essas faturas"
      : "esse valor"
const crossed = "Se o pagamento já foi efetuado, desconsidere esta mensagem."

export const ptBR: Texts = {
  labels: {
    colon: ":",
    dueDate: "Vencimento",
    reference: "Fatura",
    daysOverdue: (days, written) => (days === 1 ? "1 dia de atraso" : `${written} dias de atraso`),
    description: "Descrição",
    amount: "Valor da fatura",
    paid: "Valor já pago",
    balance: "Valor em aberto",
    total: "Total",
    howToPay: "Como pagar",
    accountHolder: "Titular da conta",
    paymentReference: "Identificação do pagamento",
    payOnline: "Pagar on-line"
  },
  reminder: {
    greeting: (debtor) => `Prezado(a) ${debtor},`,
    about: {
      one: {
        overdue: (debt) => `${debt.balance} vencidos em ${debt.dueDate}`,
        due: (debt) => `${debt.balance} com vencimento ${due(debt)}`
      },
      several: (count) => `${count} faturas`,
      allOverdue: (count) => `${count} faturas vencidas`,
      overdueOnes: (count) => (count === 1 ? "1 vencida" : `${count} vencidas`)
    },
    page: "Ver os detalhes, informar quando vai pagar ou relatar um problema",
    contact: {
      both: (phone, email) => `Em caso de dúvidas, ligue para ${phone} ou escreva para ${email}.`,
      phone: (phone) => `Em caso de dúvidas, ligue para ${phone}.`,
      email: (email) => `Em caso de dúvidas, escreva para ${email}.`
    },
    regards: () => "Atenciosamente,",
    optOut: "Não receber mais lembretes de pagamento por e-mail",
    sms: { details: "Detalhes:", pay: "Pagar:", phone: "Tel.", stop: "Cancelar:" },
    friendly: {
      lead: () => "Lembrete",
      one: {
        overdue: (debt) => `Lembramos que ${missed(debt)}; pode ter sido apenas um esquecimento.`,
        due: (debt) => `Lembramos que ${payment(debt)} vence ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `Lembramos que ${following(debts)} venceram e ainda constam em aberto; pode ter sido apenas um esquecimento.`,
        some: (debts) => `Lembramos que ${following(debts)} constam em aberto, ${someOverdue(debts)}.`,
        none: (debts) => `Lembramos que ${following(debts)} vencem nas datas indicadas.`
      },
      request: (debts) =>
        `${debts.isOverdue ? `Pedimos a gentileza de pagar ${outstanding(debts)} nos próximos dias. ` : ""}Se você já efetuou o pagamento, desconsidere esta mensagem. Agradecemos a sua atenção.`,
      sms: { overdue: "", due: "" }
    },
    firm: {
      lead: (debts) => (debts.isOverdue && !debts.isMany ? "Pagamento em atraso" : "Lembrete de pagamento"),
      one: {
        overdue: (debt) => `De acordo com os nossos registros, ${missed(debt)}.`,
        due: (debt) => `Informamos que ${payment(debt)} vence ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `De acordo com os nossos registros, ${following(debts)} venceram e ainda constam em aberto.`,
        some: (debts) =>
          `De acordo com os nossos registros, ${following(debts)} constam em aberto, ${someOverdue(debts)}.`,
        none: (debts) => `Informamos que ${following(debts)} vencem nas datas indicadas.`
      },
      request: (debts) =>
        `Solicitamos que regularize ${outstanding(debts)} ${debts.isOverdue ? "o quanto antes" : "dentro do prazo"}. ${crossed}`,
      sms: { overdue: "Favor pagar o quanto antes.", due: "" }
    },
    final: {
      lead: () => "Último aviso",
      one: {
        overdue: (debt) => `Este é o nosso último aviso: ${missed(debt)}.`,
        due: (debt) => `Este é o nosso último aviso: ${payment(debt)} vence ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `Este é o nosso último aviso: ${following(debts)} venceram e ainda constam em aberto.`,
        some: (debts) =>
          `Este é o nosso último aviso: ${following(debts)} constam em aberto, ${someOverdue(debts)}.`,
        none: (debts) => `Este é o nosso último aviso: ${following(debts)} vencem nas datas indicadas.`
      },
      request: (debts, isReachable) =>
        `Solicitamos que regularize ${outstanding(debts)} ${debts.isOverdue ? "imediatamente" : "dentro do prazo"}; caso contrário, reservamo-nos o direito de tomar outras medidas.${isReachable ? " Se não puder pagar ou se não reconhecer a dívida, entre em contato conosco imediatamente." : ""} ${crossed}`,
      sms: { overdue: "Solicitamos o pagamento imediato.", due: "Solicitamos o pagamento dentro do prazo." }
    }
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
    title: (company) => `Faturas de ${company}`,
    addressee: (name) => `Para ${name}`,
    open: "Faturas em aberto",
    nothingOpen: {
      title: "Nada em aberto",
      text: "No momento, não há nenhum valor a pagar. Agradecemos!"
    },
    inactive: (company) => ({
      title: "Página indisponível",
      text: `Esta página não está disponível no momento. Se você tem uma fatura de ${company}, entre em contato diretamente com a empresa.`
    }),
    listed: (shown, all) =>
      `São exibidas ${shown} de ${all} faturas; os valores acima se referem a todas elas.`,
    dueToday: "vence hoje",
    promised: (date) =>
      `Você nos informou que vai pagar até ${date}. Até lá, não enviaremos lembretes sobre esta fatura.`,
    disputed:
      "Você nos relatou um problema. Estamos verificando e, enquanto isso, não enviamos lembretes sobre esta fatura.",
    paused: "No momento, não estamos enviando lembretes sobre esta fatura.",
    payOnly: "Pagar somente esta",
    payAll: "Pagar tudo junto",
    amount: "Valor",
    bankApp: "Escaneie este código com o aplicativo do seu banco",
    code: (amount) => `QR Code para uma transferência de ${amount}`,
    separately: "Pague cada fatura separadamente: escolha-a acima.",
    copyIban: "Copiar o IBAN",
    copyReference: "Copiar a identificação",
    copied: "Copiado",
    promise: {
      button: "Vou pagar até…",
      field: "Data",
      submit: "Confirmar a data de pagamento",
      done: "Obrigado. Registramos a data em que você vai pagar.",
      help: (first, last) =>
        `De ${first} a ${last}. Você pode informar uma data uma única vez; até lá, não enviaremos lembretes sobre esta fatura.`
    },
    dispute: {
      button: "Há um problema",
      field: "Qual é o problema?",
      submit: "Enviar",
      done: "Obrigado. Recebemos a sua mensagem e vamos verificar.",
      help: (max) =>
        `No máximo ${max} caracteres. Enquanto não verificarmos, não enviaremos lembretes sobre esta fatura.`
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
      state: "Isso não é mais possível para esta fatura. Veja abaixo a situação atual.",
      form: "O formulário não chegou completo. Envie-o novamente."
    },
    unknown: {
      title: "Este link não funciona",
      text: "Abra novamente o link da última mensagem e verifique se está completo."
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
