/**
 * Spanish, addressing people as usted. Messages fit one person as well as "Estimados señores": no verb or pronoun in them
 * says how many are addressed.
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

const due = (debt: DueDate): string => onDay(debt, "hoy", "mañana", `el ${debt.dueDate}`)
const payment = (debt: OneDebt): string => (debt.isPartPaid ? "el importe restante" : "su pago")
const missed = (debt: OneDebt): string => `${payment(debt)} venció el ${debt.dueDate} y sigue pendiente`
const following = ({ count }: SeveralDebts): string => `los siguientes ${count} pagos`
const regularized = ({ isMany }: AskedPayment): string =>
  isMany ? "se regularicen los pagos vencidos" : "se regularice el pago"
const crossed = "Si el pago ya se ha realizado, este mensaje queda sin efecto."
const thanks = `${crossed} Muchas gracias.`

export const es: Texts = {
  labels: {
    colon: ":",
    dueDate: "Vencimiento",
    reference: "Referencia",
    daysOverdue: (days, written) => (days === 1 ? "1 día de retraso" : `${written} días de retraso`),
    description: "Concepto",
    amount: "Importe inicial",
    paid: "Ya pagado",
    balance: "Importe pendiente",
    total: "Total",
    totalOverdue: "Total vencido",
    alsoOverdue: "También vencido",
    coming: "Próximos vencimientos",
    resting: "No se reclama por ahora",
    disputed: "en revisión",
    promised: ({ date }) => `pago comprometido para el ${date}`,
    paused: "en suspenso",
    agreed: {
      promised: ({ date }) => `pago comprometido para el ${date}`,
      paused: ({ date }) => `aplazado hasta el ${date}`
    },
    finalOf: ({ date }) => `último aviso enviado el ${date}`,
    more: (count) => `y ${count} más`,
    credit: "Saldo a su favor",
    howToPay: "Cómo pagar",
    payIn: (currencies) => `Pagos en ${currencies}`,
    accountHolder: "Titular de la cuenta",
    accountNumber: "Número de cuenta",
    bankCode: {
      sort_code: "Sort code",
      routing_number: "Número de ruta (routing number)",
      clearing_number: "Código bancario"
    },
    paymentReference: "Concepto de la transferencia",
    payOnline: "Pagar en línea"
  },
  reminder: {
    greeting: (debtor, isCompany) => (isCompany ? "Estimados señores:" : `Estimado/a ${debtor}:`),
    about: {
      one: {
        overdue: (debt) => `${debt.balance} vencidos el ${debt.dueDate}`,
        due: (debt) => `${debt.balance} con vencimiento ${due(debt)}`
      },
      several: {
        overdue: ({ count }) => `${count} pagos vencidos`,
        due: ({ count }) => `${count} próximos pagos`
      }
    },
    agreed: {
      promised: ({ date }) => `Se nos había indicado que el pago se realizaría a más tardar el ${date}.`,
      paused: ({ date }) => `Habíamos concedido un aplazamiento hasta el ${date}.`
    },
    page: {
      pay: "Ver los detalles y pagar",
      view: "Ver los detalles",
      note: "En la misma página también es posible indicarnos una fecha de pago o comunicarnos un problema."
    },
    contact: {
      both: (phone, email) =>
        `Para cualquier consulta, estamos a su disposición en el teléfono ${phone} o en la dirección ${email}.`,
      phone: (phone) => `Para cualquier consulta, estamos a su disposición en el teléfono ${phone}.`,
      email: (email) => `Para cualquier consulta, estamos a su disposición en la dirección ${email}.`
    },
    regards: () => "Atentamente,",
    optOut: "No recibir más recordatorios de pago por correo electrónico",
    smsReference: "Concepto",
    smsPage: "Detalles:",
    notice: {
      friendly: {
        lead: () => "Recordatorio",
        one: (debt) => `Este es un recordatorio: ${payment(debt)} vence ${due(debt)}.`,
        several: (debts) => `Este es un recordatorio: ${following(debts)} vencen en las fechas indicadas.`,
        request: () => thanks,
        sms: () => ""
      },
      firm: {
        lead: () => "Recordatorio de pago",
        one: (debt) => `Informamos de que ${payment(debt)} vence ${due(debt)}.`,
        several: (debts) => `Informamos de que ${following(debts)} vencen en las fechas indicadas.`,
        request: () => `Rogamos que el pago se realice dentro del plazo. ${crossed}`,
        sms: () => ""
      }
    },
    overdue: {
      friendly: {
        lead: () => "Recordatorio",
        one: (debt) => `Este es un recordatorio: ${missed(debt)}; probablemente se trate de un descuido.`,
        several: (debts) =>
          `Este es un recordatorio: ${following(debts)} han vencido y siguen pendientes; probablemente se trate de un descuido.`,
        request: (asked) =>
          `Agradeceríamos el pago ${asked.isMany ? "de los importes vencidos" : "del importe pendiente"} en los próximos días. ${thanks}`,
        sms: () => ""
      },
      firm: {
        lead: () => "Reclamación de pago",
        one: (debt) => `Según nuestros registros, ${missed(debt)}.`,
        several: (debts) => `Según nuestros registros, ${following(debts)} han vencido y siguen pendientes.`,
        request: (asked) =>
          `Rogamos que ${regularized(asked)} a más tardar el ${asked.deadline.date}. ${crossed}`,
        sms: ({ deadline }) => `Rogamos el pago a más tardar el ${deadline.date}.`
      },
      final: {
        lead: () => "Último aviso",
        one: (debt) => `Este es nuestro último aviso: ${missed(debt)}.`,
        several: (debts) =>
          `Este es nuestro último aviso: ${following(debts)} han vencido y siguen pendientes.`,
        request: (asked) =>
          `Rogamos que ${regularized(asked)} a más tardar el ${asked.deadline.date}. Si no recibimos su pago en ese plazo, nos reservamos el derecho de emprender otras acciones.${asked.isReachable ? " En caso de no poder pagar o de no estar de acuerdo con la deuda, rogamos contactar con nosotros antes de esa fecha." : ""} ${crossed}`,
        sms: ({ deadline }) => `Rogamos el pago a más tardar el ${deadline.date}.`
      }
    }
  },
  reply: {
    subject: (reference) => (reference === null ? "Su mensaje" : `Su mensaje sobre ${reference}`),
    quoted: "Usted escribió"
  },
  bill: {
    subject: { overdue: () => "Factura vencida", due: (bill) => `Factura con vencimiento ${due(bill)}` },
    greeting: "Hola:",
    opening: (bill) =>
      `${bill.company} tiene una factura por pagar: «${bill.label}». ${isOverdue(bill) ? `Venció el ${bill.dueDate} y sigue pendiente` : `Vence ${due(bill)}`}.`,
    request: "Si ya se ha pagado, no tenga en cuenta este mensaje.",
    company: "Empresa",
    bill: "Factura",
    amount: "Importe",
    reference: "Referencia",
    footer: (company) => `Recibe este mensaje porque gestiona la cuenta de ${company}.`
  },
  debtorPage: {
    invoice: "Abrir la factura",
    title: (company) => `Pagos a ${company}`,
    addressee: (name) => `Para ${name}`,
    open: "Pagos pendientes",
    nothingOpen: { title: "Todo está pagado", text: "En este momento no tiene nada pendiente. ¡Gracias!" },
    inactive: (company) => ({
      title: "No disponible",
      text: `Esta página no está disponible en este momento. Si tiene un pago pendiente con ${company}, póngase en contacto directamente con la empresa.`
    }),
    listed: (shown, all) =>
      `Se muestran ${shown} de ${all} pagos; los importes de arriba corresponden a todos ellos.`,
    dueToday: "vence hoy",
    promised: (date) =>
      `Nos ha indicado que pagará a más tardar el ${date}. Hasta entonces no le enviaremos recordatorios de este pago.`,
    disputed:
      "Nos ha comunicado un problema. Lo estamos revisando y, mientras tanto, no le enviamos recordatorios de este pago.",
    paused: "En este momento no le enviamos recordatorios de este pago.",
    payOnly: "Pagar solo este importe",
    payAll: "Pagar todo junto",
    amount: "Importe",
    bankApp: "Escanee este código con la aplicación de su banco",
    code: (amount) => `Código QR para una transferencia de ${amount}`,
    separately: "Realice cada pago por separado: elíjalo más arriba.",
    copyIban: "Copiar el IBAN",
    copyReference: "Copiar el concepto",
    copied: "Copiado",
    promise: {
      button: "Pagaré a más tardar el…",
      field: "Fecha",
      submit: "Confirmar la fecha de pago",
      done: "Gracias. Hemos anotado su fecha de pago.",
      help: (first, last) =>
        `Del ${first} al ${last}. Puede indicar una fecha una sola vez; hasta entonces no le enviaremos recordatorios de este pago.`
    },
    dispute: {
      button: "Hay un problema",
      field: "¿Cuál es el problema?",
      submit: "Enviar",
      done: "Gracias. Hemos recibido su mensaje y lo revisaremos.",
      help: (max) =>
        `${max} caracteres como máximo. Hasta que lo hayamos revisado no le enviaremos recordatorios de este pago.`
    },
    reminders: {
      heading: "Recordatorios",
      note: "Esto solo afecta a los mensajes: los importes pendientes siguen pendientes.",
      done: "Su elección se ha guardado.",
      email: {
        on: "Recibe recordatorios de pago por correo electrónico.",
        off: "No recibe recordatorios de pago por correo electrónico.",
        stop: "No recibir más correos",
        allow: "Permitir los correos"
      },
      sms: {
        on: "Recibe recordatorios de pago por SMS.",
        off: "No recibe recordatorios de pago por SMS.",
        stop: "No recibir más SMS",
        allow: "Permitir los SMS"
      }
    },
    questions: "¿Tiene alguna pregunta?",
    problems: {
      heading: "No se ha podido realizar.",
      date: "Indique una fecha.",
      range: (first, last) => `Elija una fecha del ${first} al ${last}.`,
      text: (max) => `Describa el problema en ${max} caracteres como máximo.`,
      state: "Esto ya no es posible para este pago. Más abajo puede ver su situación actual.",
      form: "El formulario no ha llegado completo. Envíelo de nuevo."
    },
    unknown: {
      title: "Este enlace no funciona",
      text: "Abra de nuevo el enlace del último mensaje y compruebe que está completo."
    },
    moved: {
      title: "Este enlace ya no es válido",
      text: "Los datos de contacto a los que se envió este enlace han cambiado. Utilice el enlace del último mensaje."
    },
    unavailable: { title: "No disponible en este momento", text: "Inténtelo de nuevo en unos minutos." },
    tooMany: {
      title: "Inténtelo más tarde",
      text: "En la última hora se ha enviado demasiado con este enlace. Inténtelo de nuevo más tarde."
    },
    refused: {
      title: "Formulario no aceptado",
      text: "Este formulario no se ha enviado desde nuestra página. Abra de nuevo el enlace del mensaje."
    }
  },
  optOutPage: {
    title: "Recordatorios de pago",
    ask: {
      email: (company) =>
        markup`¿Desea dejar de recibir recordatorios de pago de ${company} por correo electrónico?`,
      sms: (company) => markup`¿Desea dejar de recibir recordatorios de pago de ${company} por SMS?`
    },
    leave: "Dejar de recibirlos",
    left: {
      email: (company) => markup`${company} ya no le enviará recordatorios de pago por correo electrónico.`,
      sms: (company) => markup`${company} ya no le enviará recordatorios de pago por SMS.`
    },
    mistake: "¿Ha sido un error?",
    comeBack: "Volver a recibir recordatorios",
    back: {
      email: (company) =>
        markup`Volverá a recibir recordatorios de pago de ${company} por correo electrónico.`,
      sms: (company) => markup`Volverá a recibir recordatorios de pago de ${company} por SMS.`
    },
    note: "Esto solo afecta a los mensajes: los importes pendientes siguen pendientes.",
    unknown: {
      title: "Este enlace no funciona",
      text: "Abra de nuevo el enlace del mensaje y compruebe que está completo."
    },
    unavailable: { title: "No disponible en este momento", text: "Inténtelo de nuevo en unos minutos." }
  }
}
