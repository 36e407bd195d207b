/** Portuguese as it is written in Brazil. */
import type { Texts } from "./Texts.ts"

export const ptBR: Texts = {
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
  overdue: (days, written) => (days === 1 ? "1 dia de atraso" : `${written} dias de atraso`),
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
  refused: {
    title: "Formulário não aceito",
    text: "Este formulário não foi enviado pela nossa página. Abra novamente o link da mensagem."
  }
}
