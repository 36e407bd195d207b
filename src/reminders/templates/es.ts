/** Spanish, addressing people as usted. */
import { days, ifOverdue, ifPartPaid, when, type Words } from "./Words.ts"

const dueShort = when("hoy", "mañana", "en {{ days }} días")
const due = when("hoy, {{ dueDate }}", "mañana, {{ dueDate }}", "dentro de {{ days }} días, el {{ dueDate }}")
// Without the number of days, because GSM 03.38 has no í.
const smsDue = when("hoy, {{ dueDate }}", "mañana, {{ dueDate }}", "el {{ dueDate }}")
const overdue = days("1 día", "{{ days }} días")
const payment = `su pago ${ifPartPaid("restante ")}de {{ balance }} a {{ creditor }}`
const smsPayment = `su pago de {{ balance }}${ifPartPaid(" (resto de {{ total }})")}`
const crossed = "Si su pago ya está en camino, no tenga en cuenta este mensaje."

export const es: Words = {
  colon: ":",
  dueDate: "Fecha de vencimiento",
  reference: "Referencia",
  reminder: {
    greeting: "A la atención de {{ debtor }}:",
    partPaid: "De un total de {{ total }} ya hemos recibido una parte; quedan por pagar {{ balance }}.",
    creditor: "A favor de",
    balance: "Importe pendiente",
    total: "Importe total",
    description: "Concepto",
    regards: "Atentamente,",
    optOut: "No recibir más recordatorios de pago por correo electrónico",
    smsReference: "Ref.",
    friendly: {
      subject: `Recordatorio: su pago de {{ balance }} a {{ creditor }} vence ${dueShort}`,
      opening: `Le recordamos amablemente que ${payment} vence ${due}.`,
      request: "Si ya ha realizado el pago, le rogamos que no tenga en cuenta este mensaje. Muchas gracias.",
      sms: `{{ creditor }}: {{ debtor }}, le recordamos que ${smsPayment} vence ${smsDue}.`
    },
    firm: {
      subject: "Pago vencido: {{ balance }} a {{ creditor }}, vencimiento {{ dueDate }}",
      opening: `Según nuestros registros, ${payment} venció el {{ dueDate }} y lleva ${overdue} de retraso.`,
      request: `Le rogamos que abone el importe pendiente lo antes posible. ${crossed}`,
      sms: `{{ creditor }}: {{ debtor }}, ${smsPayment}, con vencimiento el {{ dueDate }}, sigue pendiente. Le rogamos que lo abone lo antes posible.`
    },
    final: {
      subject: "Último aviso: pago de {{ balance }} a {{ creditor }}, vencimiento {{ dueDate }}",
      opening: `Este es nuestro último aviso: ${payment} venció el {{ dueDate }} y lleva ${overdue} de retraso.`,
      request: `Le rogamos que abone el importe pendiente sin más demora. Si no puede pagarlo o no está de acuerdo con la deuda, póngase en contacto con nosotros de inmediato; de lo contrario, nos reservamos el derecho de adoptar otras medidas. ${crossed}`,
      sms: `{{ creditor }}: {{ debtor }}, aviso final: ${smsPayment}, con vencimiento el {{ dueDate }}, sigue pendiente. Le rogamos que lo abone de inmediato o contacte con nosotros.`
    }
  },
  bill: {
    subject: `${ifOverdue("Factura vencida", `Factura que vence ${dueShort}`)}: {{ bill }}, {{ amount }}`,
    greeting: "Buenos días:",
    opening: `{{ company }} tiene una factura por pagar: «{{ bill }}», por un importe de {{ amount }}. ${ifOverdue(`Venció el {{ dueDate }} y lleva ${overdue} de retraso`, `Vence ${due}`)}.`,
    request: "Si ya se ha pagado, no tenga en cuenta este mensaje.",
    company: "Empresa",
    bill: "Factura",
    amount: "Importe",
    footer: "Recibe este mensaje como miembro de {{ company }}."
  }
}
