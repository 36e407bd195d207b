/** Portuguese as it is written in Portugal. */
import type { Texts } from "./Texts.ts"

export const ptPT: Texts = {
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
  overdue: (days, written) => (days === 1 ? "1 dia de atraso" : `${written} dias de atraso`),
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
  refused: {
    title: "Formulário não aceite",
    text: "Este formulário não foi enviado a partir da nossa página. Abra novamente a ligação da mensagem."
  }
}
