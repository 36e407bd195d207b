/** What the columns of lists of invoices and customers are called, in the languages of the product and in Polish. */
import { plainHeading } from "../PlainHeading.ts"
import { type ImportField, importFields, type ImportKind, type Matching } from "./ImportKind.ts"

/** Headings as `plainHeading` has them, the best first. */
const names: Readonly<Partial<Record<ImportField, string>>> = {
  display_name:
    "display name|customer|customer name|customer full name|client|client name|contact|contact name|contactname|debtor|debtor name|bill to|billed to|company name|company|name|kunde|kundenname|kundin|debitor|debitorenname|kontobezeichnung|empfanger|rechnungsempfanger|firma|nom du client|client nom|nom|raison sociale|debiteur|nombre del cliente|cliente|nombre cliente|nombre|razon social|nome cliente|ragione sociale|denominazione|intestatario|nome|klant|klantnaam|naam klant|naam|relatie|nome do cliente|nabywca|kontrahent|odbiorca|klient|nazwa",
  bill_label:
    "bill label|supplier|supplier name|vendor|vendor name|vendor display name|payee|contact name|contactname|creditor|from|lieferant|lieferantenname|kreditor|kreditorenname|kontobezeichnung|rechnungssteller|fournisseur|nom du fournisseur|proveedor|nombre del proveedor|fornitore|nome fornitore|leverancier|naam leverancier|fornecedor|nome do fornecedor|sprzedawca|dostawca|kontrahent|name|label|bill",
  email:
    "email|e mail|mail|email address|e mail address|emailaddress|customer email|email id|customer e mail|primary email|main email|e mail adresse|emailadresse|adresse e mail|courriel|adresse email|correo|correo electronico|correo del cliente|posta elettronica|indirizzo email|e mailadres|emailadres|email do cliente|endereco de email|adres e mail|nabywca email|e mail nabywcy|email nabywcy",
  phone_e164:
    "phone e164|phone|phone number|mobile|mobile phone|telephone|customer phone|telefon|telefonnummer|mobil|handy|mobilnummer|telephone portable|portable|movil|telefono|telefono movil|cellulare|telefoon|telefoonnummer|mobiel|telefone|telemovel|celular|nr telefonu|telefon nabywcy",
  preferred_locale: "preferred locale|language|locale|sprache|langue|idioma|lingua|taal|jezyk",
  timezone:
    "timezone|time zone|zeitzone|fuseau horaire|zona horaria|fuso orario|tijdzone|fuso horario|strefa czasowa",
  amount:
    "amount|total|invoice total|total amount|invoice amount|gross amount|gross|grand total|amount total|original amount|betrag|gesamtbetrag|rechnungsbetrag|bruttobetrag|brutto|betrag brutto|summe|endbetrag|sollbetrag|montant|montant ttc|total ttc|montant total|importe|importe total|total factura|importo|totale|importo totale|totale documento|bedrag|totaalbedrag|factuurbedrag|totaal|bedrag incl btw|valor|valor total|montante|total com iva|wartosc brutto|kwota|kwota brutto|razem brutto|cena brutto",
  outstanding:
    "outstanding|amount due|balance|open balance|balance due|open amount|amount outstanding|due amount|invoiceamountdue|amount remaining|remaining|unpaid|offen|offener betrag|offener posten|offen brutto|restbetrag|saldo|noch offen|montant restant|reste a payer|restant du|solde|montant du|pendiente|importe pendiente|saldo pendiente|da pagare|residuo|importo residuo|importo dovuto|saldo aperto|openstaand|openstaand bedrag|nog te betalen|em aberto|valor em aberto|valor em divida|saldo em aberto|em divida|do zaplaty|kwota do zaplaty|pozostalo do zaplaty|nieoplacone",
  paid: "paid|amount paid|paid amount|invoiceamountpaid|payments|payments received|bezahlt|bereits bezahlt|gezahlt|habenbetrag|zahlbetrag|zahlungen|montant paye|deja paye|paye|pagado|importe pagado|cobrado|pagato|importo pagato|incassato|betaald bedrag|reeds betaald|betaald|pago|valor pago|valor liquidado|zaplacono|oplacono|kwota zaplacona|kwota oplacona",
  currency:
    "currency|currency code|ccy|currencycode|wahrung|waehrung|wkz umsatz|devise|monnaie|moneda|divisa|valuta|codice valuta|munt|muntsoort|moeda|waluta",
  due_date:
    "due date|due|due on|duedate|payment due|date due|due date utc|pay by|fallig|fallig am|falligkeit|falligkeitsdatum|zahlungsziel|zahlbar bis|faellig|faellig am|faelligkeit|faelligkeitsdatum|echeance|date d echeance|date echeance|a payer avant|vencimiento|fecha de vencimiento|fecha vencimiento|vence|scadenza|data scadenza|data di scadenza|vervaldatum|vervaldag|betalen voor|uiterste betaaldatum|data de vencimento|vencimento|data vencimento|termin platnosci|platnosc do|data platnosci",
  external_reference:
    "external reference|invoice number|invoice no|invoice nr|invoicenumber|invoice|number|num|no|document number|doc number|bill number|bill no|reference|ref|rechnungsnummer|rechnungs nr|rechnungsnr|rechnung nr|rechnung|belegnummer|beleg nr|belegfeld 1|belegfeld1|referenz|nummer|numero de facture|n facture|facture|numero|reference facture|numero de factura|n factura|factura|referencia|numero fattura|numero documento|fattura|n fattura|riferimento|factuurnummer|factuur|factuurnr|referentie|numero da fatura|fatura|numero da factura|numero do documento|n documento|numer|numer faktury|nr faktury|faktura|nr dokumentu",
  description:
    "description|memo|memo description|notes|note|subject|item name|details|beschreibung|buchungstext|betreff|bemerkung|notiz|libelle|objet|descripcion|concepto|descrizione|oggetto|causale|omschrijving|onderwerp|descricao|assunto|opis|uwagi",
  status:
    "status|invoice status|payment status|state|zahlungsstatus|rechnungsstatus|belegstatus|statut|etat|estado|stato|situacao|situation|status platnosci|oplacona",
  document_type:
    "document type|transaction type|type|doc type|belegart|dokumentart|belegtyp|type de document|tipo|tipo de documento|tipo documento|documenttype|soort|rodzaj|typ|typ dokumentu"
}

const listed = Object.fromEntries(
  Object.entries(names).map(([field, list]) => [field, list.split("|")])
) as Readonly<Partial<Record<ImportField, ReadonlyArray<string>>>>

/** A heading that goes on behind the name, such as `Amount (EUR)`, fits less than one that is the name. */
const EXACT = 10_000
const BEGINS = 5_000
/** Shorter names begin too many other words. */
const MIN_BEGINNING = 5

const fitOf = (heading: string, name: string, rank: number): number => {
  if (heading === name) return EXACT - rank
  return name.length >= MIN_BEGINNING && heading.startsWith(`${name} `) ? BEGINS - rank : 0
}

/** Finds the fields of a kind among headings: each column has one field, and what fits better comes first. */
export const matchByName = (kind: ImportKind, headings: ReadonlyArray<string>): Matching => {
  const plain = headings.map(plainHeading)
  const fits = importFields[kind].flatMap((field) => {
    const own = field.replaceAll("_", " ")
    return plain.flatMap((heading, place) => {
      const fit = Math.max(
        heading === own ? EXACT + 1 : 0,
        ...(listed[field] ?? []).map((name, rank) => fitOf(heading, name, rank))
      )
      return fit === 0 ? [] : [{ field, place, fit }]
    })
  })
  const matching: Partial<Record<ImportField, number>> = {}
  const taken = new Set<number>()
  for (const { field, place } of fits.toSorted((a, b) => b.fit - a.fit || a.place - b.place)) {
    if (matching[field] !== undefined || taken.has(place)) continue
    matching[field] = place
    taken.add(place)
  }
  return matching
}
