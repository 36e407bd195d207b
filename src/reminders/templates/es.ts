/** Spanish, addressing people as usted. */
import {
  days,
  howOverdue,
  ifMany,
  ifOverdue,
  ifPartPaid,
  ifReachable,
  overdueOnes,
  when,
  type Words
} from "./Words.ts"

const due = when("hoy", "mañana", "el {{ dueDate }}")
const daysOverdue = days("1 día de retraso", "{{ days }} días de retraso")
const payment = ifPartPaid("el resto de su pago", "su pago")
const missed = `${payment} venció el {{ dueDate }} y sigue pendiente`
const following = "las siguientes {{ count }} facturas"
const someOverdue = overdueOnes("una de ellas vencida", "{{ overdueCount }} de ellas vencidas")
const outstanding = ifOverdue(
  ifMany("las facturas vencidas", "el importe pendiente"),
  ifMany("estas facturas", "este importe")
)
const crossed = "Si su pago ya está en camino, no tenga en cuenta este mensaje."

export const es: Words = {
  colon: ":",
  dueDate: "Vencimiento",
  reference: "Factura",
  daysOverdue,
  reminder: {
    greeting: "Estimado/a {{ debtor }}:",
    description: "Concepto",
    amount: "Importe de la factura",
    paid: "Ya pagado",
    balance: "Importe pendiente",
    total: "Total",
    about: ifMany(
      `{{ count }} ${howOverdue("facturas vencidas", "facturas", "facturas")}{% if sum %}, {{ sum }}{% endif %}${howOverdue("", ` (${overdueOnes("1 vencida", "{{ overdueCount }} vencidas")})`, "")}`,
      `{{ balance }}${ifOverdue(" vencidos el {{ dueDate }}", ` con vencimiento ${due}`)}`
    ),
    howToPay: "Cómo pagar",
    accountHolder: "Titular de la cuenta",
    paymentReference: "Concepto de la transferencia",
    payOnline: "Pagar en línea",
    page: "Ver los detalles, indicarnos cuándo pagará o comunicarnos un problema",
    contact: {
      both: "Si tiene alguna pregunta, llámenos al {{ phone }} o escríbanos a {{ email }}.",
      phone: "Si tiene alguna pregunta, llámenos al {{ phone }}.",
      email: "Si tiene alguna pregunta, escríbanos a {{ email }}."
    },
    regards: "Atentamente,",
    optOut: "No recibir más recordatorios de pago por correo electrónico",
    sms: { details: "Detalles:", pay: "Pagar:", phone: "Tel.", stop: "Baja:" },
    friendly: {
      lead: "Recordatorio",
      one: ifOverdue(
        `Le recordamos que ${missed}; probablemente se trate de un descuido.`,
        `Le recordamos que ${payment} vence ${due}.`
      ),
      many: howOverdue(
        `Le recordamos que ${following} están vencidas y siguen pendientes; probablemente se trate de un descuido.`,
        `Le recordamos que tiene pendientes de pago ${following}, ${someOverdue}.`,
        `Le recordamos que ${following} vencen en las fechas indicadas.`
      ),
      request: `${ifOverdue(`Le agradeceríamos que abonara ${outstanding} en los próximos días. `, "")}Si ya ha realizado el pago, le rogamos que no tenga en cuenta este mensaje. Muchas gracias.`,
      sms: ""
    },
    firm: {
      lead: ifMany("Recordatorio de pago", ifOverdue("Pago pendiente", "Recordatorio de pago")),
      one: ifOverdue(`Según nuestros registros, ${missed}.`, `Le informamos de que ${payment} vence ${due}.`),
      many: howOverdue(
        `Según nuestros registros, ${following} están vencidas y siguen pendientes.`,
        `Según nuestros registros, tiene pendientes de pago ${following}, ${someOverdue}.`,
        `Le informamos de que ${following} vencen en las fechas indicadas.`
      ),
      request: `Le rogamos que abone ${outstanding} ${ifOverdue("lo antes posible", "dentro del plazo")}. ${crossed}`,
      sms: ifOverdue("Le rogamos que pague pronto.", "")
    },
    final: {
      lead: "Último aviso",
      one: ifOverdue(
        `Este es nuestro último aviso: ${missed}.`,
        `Este es nuestro último aviso: ${payment} vence ${due}.`
      ),
      many: howOverdue(
        `Este es nuestro último aviso: ${following} están vencidas y siguen pendientes.`,
        `Este es nuestro último aviso: tiene pendientes de pago ${following}, ${someOverdue}.`,
        `Este es nuestro último aviso: ${following} vencen en las fechas indicadas.`
      ),
      request: `Le rogamos que abone ${outstanding} ${ifOverdue("sin más demora", "dentro del plazo")}; de lo contrario, nos reservamos el derecho de adoptar otras medidas.${ifReachable(" Si no puede pagar o no está de acuerdo con la deuda, póngase en contacto con nosotros de inmediato.")} ${crossed}`,
      sms: ifOverdue("Le rogamos que pague sin más demora.", "Le rogamos que pague dentro del plazo.")
    }
  },
  bill: {
    subject: `${ifOverdue("Factura vencida", `Factura con vencimiento ${due}`)}: {{ bill }}, {{ amount }}`,
    greeting: "Hola:",
    opening: `{{ company }} tiene una factura por pagar: «{{ bill }}». ${ifOverdue("Venció el {{ dueDate }} y sigue pendiente", `Vence ${due}`)}.`,
    request: "Si ya se ha pagado, no tenga en cuenta este mensaje.",
    company: "Empresa",
    bill: "Factura",
    amount: "Importe",
    reference: "Referencia",
    footer: "Recibe este mensaje porque gestiona la cuenta de {{ company }}."
  }
}
