/** What programs call the states of an invoice and the kinds of document, as far as these are not to be imported. */
import { plainHeading } from "../PlainHeading.ts"

/** Why a row is left out although nothing is wrong with it. */
export const leftOutReasons = [
  "paid",
  "void",
  "draft",
  "credit",
  "other_document",
  "total",
  "repeated"
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

const words = (text: string): ReadonlySet<string> => new Set(text.split("|"))

const states: Readonly<Record<"paid" | "void" | "draft", ReadonlySet<string>>> = {
  paid: words(
    "paid|closed|settled|deposited|paid in full|bezahlt|beglichen|ausgeglichen|erledigt|paye|payee|regle|reglee|solde|soldee|acquittee|pagado|pagada|cobrado|cobrada|pagato|pagata|saldato|saldata|incassata|betaald|voldaan|pago|paga|liquidado|liquidada|oplacona|oplacone|oplacony|zaplacona|zaplacone|tak"
  ),
  void: words(
    "void|voided|cancelled|canceled|deleted|rejected|uncollectible|written off|write off|storniert|storno|ausgebucht|annule|annulee|anulado|anulada|cancelado|cancelada|annullato|annullata|stornato|stornata|geannuleerd|vervallen|anulowana|anulowano|odrzucona"
  ),
  draft: words(
    "draft|awaiting approval|pending approval|submitted|entwurf|brouillon|borrador|bozza|concept|rascunho|szkic|wersja robocza|robocza"
  )
}

/** Why a row with this state is left out; null if it is to be imported. What is paid in part is open. */
export const reasonOfStatus = (status: string): LeftOutReason | null => {
  const plain = plainHeading(status)
  if (plain === "") return null
  const [reason = null] = (["paid", "void", "draft"] as const).filter(
    (each) => states[each].has(plain) || [...states[each]].some((word) => plain.startsWith(`${word} on `))
  )
  return reason
}

const invoices = words(
  "invoice|sales invoice|tax invoice|bill|purchase invoice|accrec|accpay|rechnung|ausgangsrechnung|eingangsrechnung|facture|factura|fattura|factuur|verkoopfactuur|inkoopfactuur|fatura|fatura recibo|faktura|faktura vat|faktura sprzedazy|vat|invoices|sales invoices|standard|recurring"
)
const credits =
  /\b(?:credit|creditnote|refund|gutschrift|avoir|abono|nota de credito|nota di credito|creditnota|korekta|korygujaca|rechnungskorrektur|stornorechnung)\b/

/** Why a row of this kind of document is left out; null if it is an invoice, or nothing says what it is. */
export const reasonOfDocument = (kind: string): LeftOutReason | null => {
  const plain = plainHeading(kind)
  if (plain === "" || invoices.has(plain)) return null
  if (credits.test(plain)) return "credit"
  return "other_document"
}

const totals =
  /^(?:total|totals|subtotal|grand total|sum|summe|gesamt|gesamtsumme|zwischensumme|razem|suma|totale|totaal|somme|soma)\b/

/** Whether a text begins the line of a total. */
export const isTotal = (text: string): boolean => totals.test(plainHeading(text))
