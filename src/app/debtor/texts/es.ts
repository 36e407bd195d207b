/** Spanish. */
import type { Texts } from "./Texts.ts"

export const es: Texts = {
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
  overdue: (days, written) => (days === 1 ? "1 día de retraso" : `${written} días de retraso`),
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
  refused: {
    title: "Formulario no aceptado",
    text: "Este formulario no se ha enviado desde nuestra página. Abra de nuevo el enlace del mensaje."
  }
}
