/** Spanish, addressing people as usted. */
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

const due = (debt: DueDate): string => onDay(debt, "hoy", "mañana", `el ${debt.dueDate}`)
const payment = (debt: OneDebt): string => (debt.isPartPaid ? "el resto de su pago" : "su pago")
const missed = (debt: OneDebt): string => `${payment(debt)} venció el ${debt.dueDate} y sigue pendiente`
const following = ({ count }: SeveralDebts): string => `las siguientes ${count} facturas`
const someOverdue = ({ overdueCount }: SeveralDebts): string =>
  overdueCount === 1 ? "una de ellas vencida" : `${overdueCount} de ellas vencidas`
const outstanding = (debts: OneOrSeveral): string =>
  debts.isOverdue
    ? debts.isMany
      ? "las facturas vencidas"
      : "el importe pendiente"
    : debts.isMany
      ? "estas facturas"
      : "este importe"
const crossed = "Si su pago ya está en camino, no tenga en cuenta este mensaje."

export const es: Texts = {
  labels: {
    colon: ":",
    dueDate: "Vencimiento",
    reference: "Factura",
    daysOverdue: (days, written) => (days === 1 ? "1 día de retraso" : `${written} días de retraso`),
    description: "Concepto",
    amount: "Importe de la factura",
    paid: "Ya pagado",
    balance: "Importe pendiente",
    total: "Total",
    howToPay: "Cómo pagar",
    accountHolder: "Titular de la cuenta",
    paymentReference: "Concepto de la transferencia",
    payOnline: "Pagar en línea"
  },
  reminder: {
    greeting: (debtor) => `Estimado/a ${debtor}:`,
    about: {
      one: {
        overdue: (debt) => `${debt.balance} vencidos el ${debt.dueDate}`,
        due: (debt) => `${debt.balance} con vencimiento ${due(debt)}`
      },
      several: (count) => `${count} facturas`,
      allOverdue: (count) => `${count} facturas vencidas`,
      overdueOnes: (count) => (count === 1 ? "1 vencida" : `${count} vencidas`)
    },
    page: "Ver los detalles, indicarnos cuándo pagará o comunicarnos un problema",
    contact: {
      both: (phone, email) => `Si tiene alguna pregunta, llámenos al ${phone} o escríbanos a ${email}.`,
      phone: (phone) => `Si tiene alguna pregunta, llámenos al ${phone}.`,
      email: (email) => `Si tiene alguna pregunta, escríbanos a ${email}.`
    },
    regards: () => "Atentamente,",
    optOut: "No recibir más recordatorios de pago por correo electrónico",
    sms: { details: "Detalles:", pay: "Pagar:", phone: "Tel.", stop: "Baja:" },
    friendly: {
      lead: () => "Recordatorio",
      one: {
        overdue: (debt) => `Le recordamos que ${missed(debt)}; probablemente se trate de un descuido.`,
        due: (debt) => `Le recordamos que ${payment(debt)} vence ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `Le recordamos que ${following(debts)} están vencidas y siguen pendientes; probablemente se trate de un descuido.`,
        some: (debts) =>
          `Le recordamos que tiene pendientes de pago ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) => `Le recordamos que ${following(debts)} vencen en las fechas indicadas.`
      },
      request: (debts) =>
        `${debts.isOverdue ? `Le agradeceríamos que abonara ${outstanding(debts)} en los próximos días. ` : ""}Si ya ha realizado el pago, le rogamos que no tenga en cuenta este mensaje. Muchas gracias.`,
      sms: { overdue: "", due: "" }
    },
    firm: {
      lead: (debts) => (debts.isOverdue && !debts.isMany ? "Pago pendiente" : "Recordatorio de pago"),
      one: {
        overdue: (debt) => `Según nuestros registros, ${missed(debt)}.`,
        due: (debt) => `Le informamos de que ${payment(debt)} vence ${due(debt)}.`
      },
      several: {
        all: (debts) => `Según nuestros registros, ${following(debts)} están vencidas y siguen pendientes.`,
        some: (debts) =>
          `Según nuestros registros, tiene pendientes de pago ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) => `Le informamos de que ${following(debts)} vencen en las fechas indicadas.`
      },
      request: (debts) =>
        `Le rogamos que abone ${outstanding(debts)} ${debts.isOverdue ? "lo antes posible" : "dentro del plazo"}. ${crossed}`,
      sms: { overdue: "Le rogamos que pague pronto.", due: "" }
    },
    final: {
      lead: () => "Último aviso",
      one: {
        overdue: (debt) => `Este es nuestro último aviso: ${missed(debt)}.`,
        due: (debt) => `Este es nuestro último aviso: ${payment(debt)} vence ${due(debt)}.`
      },
      several: {
        all: (debts) =>
          `Este es nuestro último aviso: ${following(debts)} están vencidas y siguen pendientes.`,
        some: (debts) =>
          `Este es nuestro último aviso: tiene pendientes de pago ${following(debts)}, ${someOverdue(debts)}.`,
        none: (debts) => `Este es nuestro último aviso: ${following(debts)} vencen en las fechas indicadas.`
      },
      request: (debts, isReachable) =>
        `Le rogamos que abone ${outstanding(debts)} ${debts.isOverdue ? "sin más demora" : "dentro del plazo"}; de lo contrario, nos reservamos el derecho de adoptar otras medidas.${isReachable ? " Si no puede pagar o no está de acuerdo con la deuda, póngase en contacto con nosotros de inmediato." : ""} ${crossed}`,
      sms: { overdue: "Le rogamos que pague sin más demora.", due: "Le rogamos que pague dentro del plazo." }
    }
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
    title: (company) => `Facturas de ${company}`,
    addressee: (name) => `Para ${name}`,
    open: "Facturas pendientes",
    nothingOpen: { title: "Todo está pagado", text: "En este momento no tiene nada pendiente. ¡Gracias!" },
    inactive: (company) => ({
      title: "No disponible",
      text: `Esta página no está disponible en este momento. Si tiene una factura de ${company}, póngase en contacto directamente con la empresa.`
    }),
    listed: (shown, all) =>
      `Se muestran ${shown} de ${all} facturas; los importes de arriba corresponden a todas ellas.`,
    dueToday: "vence hoy",
    promised: (date) =>
      `Nos ha indicado que pagará a más tardar el ${date}. Hasta entonces no le enviaremos recordatorios de esta factura.`,
    disputed:
      "Nos ha comunicado un problema. Lo estamos revisando y, mientras tanto, no le enviamos recordatorios de esta factura.",
    paused: "En este momento no le enviamos recordatorios de esta factura.",
    payOnly: "Pagar solo esta",
    payAll: "Pagar todo junto",
    amount: "Importe",
    bankApp: "Escanee este código con la aplicación de su banco",
    code: (amount) => `Código QR para una transferencia de ${amount}`,
    separately: "Pague cada factura por separado: elíjala más arriba.",
    copyIban: "Copiar el IBAN",
    copyReference: "Copiar el concepto",
    copied: "Copiado",
    promise: {
      button: "Pagaré a más tardar el…",
      field: "Fecha",
      submit: "Confirmar la fecha de pago",
      done: "Gracias. Hemos anotado su fecha de pago.",
      help: (first, last) =>
        `Del ${first} al ${last}. Puede indicar una fecha una sola vez; hasta entonces no le enviaremos recordatorios de esta factura.`
    },
    dispute: {
      button: "Hay un problema",
      field: "¿Cuál es el problema?",
      submit: "Enviar",
      done: "Gracias. Hemos recibido su mensaje y lo revisaremos.",
      help: (max) =>
        `${max} caracteres como máximo. Hasta que lo hayamos revisado no le enviaremos recordatorios de esta factura.`
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
      state: "Esto ya no es posible para esta factura. Más abajo puede ver su situación actual.",
      form: "El formulario no ha llegado completo. Envíelo de nuevo."
    },
    unknown: {
      title: "Este enlace no funciona",
      text: "Abra de nuevo el enlace del último mensaje y compruebe que está completo."
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
