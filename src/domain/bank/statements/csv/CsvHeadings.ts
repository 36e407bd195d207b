/** Suggests which column of a bank's CSV file has which field, by the headings of banks in the languages of the product. */
import { plainHeading } from "../../../PlainHeading.ts"
import type { CsvField, CsvMapping } from "./CsvMapping.ts"

/** Headings without accents and marks, in lower case. Those before others fit better. */
const names: ReadonlyArray<readonly [CsvField, ReadonlyArray<string>]> = [
  [
    "booked_on",
    "booking date|book date|booked on|booked|posting date|post date|posted|transaction date|entry date|completed date|date completed|buchungstag|buchungsdatum|buchung|datum der buchung|date de comptabilisation|date comptable|date operation|date d operation|date de l operation|date transaction|fecha operacion|fecha de operacion|fecha contable|fecha|f contable|data contabile|data operazione|data registrazione|data|boekdatum|boekingsdatum|transactiedatum|datum|data mov|data do movimento|data movimento|data mov|data lancamento|data do lancamento|data operacao|data da operacao|date"
  ],
  [
    "value_on",
    "value date|value|valuta|valuta datum|valutadatum|wertstellung|wertstellungstag|wert|date de valeur|date valeur|fecha valor|f valor|data valuta|rentedatum|valutadatum|data valor|data de valor|data da valor"
  ],
  [
    "amount",
    "amount|transaction amount|amount in account currency|betrag|umsatz|betrag eur|betrag in eur|betrag chf|montant|montant eur|montant de l operation|importe|importe eur|cantidad|importo|importo eur|bedrag|bedrag eur|transactiebedrag|valor|valor eur|montante|importancia"
  ],
  [
    "credit",
    "credit|credit amount|paid in|money in|deposit|deposits|credits|haben|gutschrift|gutschrift in chf|gutschriften|eingang|credit eur|montant credit|abono|abonos|haber|ingresos|accrediti|avere|entrate|accredito|bij|credito|creditos|valor credito|entrada|entradas"
  ],
  [
    "debit",
    "debit|debit amount|paid out|money out|withdrawal|withdrawals|debits|soll|lastschrift|lastschrift in chf|belastung|belastungen|ausgang|debit eur|montant debit|cargo|cargos|debe|gastos|addebiti|dare|uscite|addebito|af|debito|debitos|valor debito|saida|saidas"
  ],
  [
    "direction",
    "d c|c d|dc|cd|debit credit|credit debit|credit debit indicator|debit credit indicator|cr dr|dr cr|soll haben|s h|sh|soll haben kennzeichen|umsatzart soll haben|sens|debit ou credit|debe haber|dare avere|segno|af bij|bij af|debet credit|sinal|tipo d c|debito credito"
  ],
  [
    "currency",
    "currency|ccy|account currency|waehrung|wahrung|waehrg|kontowahrung|devise|monnaie|divisa|moneda|valuta conto|divisa conto|munt|muntsoort|moeda"
  ],
  [
    "counterparty_account",
    "counterparty account|counterparty iban|counter account|contra account|partner iban|partner account|account number of counterparty|payer account|iban|bank account|account|kontonummer iban|iban zahlungsbeteiligter|iban zahlungspflichtige r|kontonummer|gegenkonto|iban auftraggeber|kontonummer empfanger|iban des auftraggebers|compte contrepartie|iban contrepartie|compte du tiers|numero de compte contrepartie|cuenta|cuenta ordenante|iban ordenante|conto controparte|iban controparte|tegenrekening|rekening tegenpartij|tegenrekening iban bban|iban tegenpartij|iban bban|conta|conta contraparte|iban ordenante"
  ],
  [
    "counterparty_name",
    "counterparty|counterparty name|name|payee|payer|payer name|partner name|partner|merchant|sender|name of counterparty|beguenstigter zahlungspflichtiger|begunstigter zahlungspflichtiger|auftraggeber begunstigter|auftraggeber empfanger|beguenstigter auftraggeber|name zahlungsbeteiligter|zahlungspflichtige r|zahlungspflichtiger|empfanger auftraggeber|empfanger|auftraggeber|contrepartie|nom|nom de la contrepartie|nom contrepartie|tiers|emetteur|donneur d ordre|ordenante|nombre|beneficiario ordenante|contraparte|controparte|ordinante|nominativo|beneficiario|tegenpartij|naam tegenpartij|naam|naam omschrijving|nome|nome contraparte|ordenador"
  ],
  [
    "remittance",
    "remittance information|remittance|description|details|transaction details|narrative|memo|message|purpose|label|payment details|booking text|verwendungszweck|buchungsdetails|buchungstext|mitteilungen|mitteilung|beschreibung|avisierungstext|zahlungszweck|libelle|libelle operation|libelle de l operation|communication|communications|motif|description de l operation|concepto|descripcion|observaciones|causale|descrizione|descrizione operazione|descrizione estesa|dettagli|omschrijving|mededelingen|mededeling|omschrijving 1|betalingskenmerk omschrijving|descricao|descritivo|historico"
  ],
  [
    "payment_reference",
    "payment reference|structured reference|creditor reference|structured communication|qr reference|referenznummer|zahlungsreferenz|strukturierte referenz|qr referenz|communication structuree|reference structuree|reference de paiement|referencia de pago|riferimento pagamento|betalingskenmerk|gestructureerde mededeling|referencia de pagamento|referencia"
  ],
  [
    "end_to_end_id",
    "end to end id|end to end|end to end reference|endtoendid|end to end referenz|kundenreferenz end to end|kundenreferenz|customer reference|reference client|referencia cliente|riferimento cliente|kenmerk"
  ],
  [
    "bank_reference",
    "bank reference|transaction id|transaction reference|transaction number|reference|reference number|account servicer reference|bankreferenz|transaktionsnummer|transaktions nr|buchungsreferenz|referenz|auftragsnummer|reference operation|reference bancaire|numero d operation|referencia bancaria|numero de operacion|numero operazione|riferimento|transactiereferentie|referentie|volgnr|volgnummer|numero de operacao|numero da operacao|id transazione"
  ],
  [
    "balance",
    "balance|running balance|balance after|account balance|balance after transaction|saldo|saldo nach buchung|kontostand|saldo chf|saldo eur|solde|solde apres operation|solde eur|saldo contable|saldo contabile|saldo na trn|saldo na mutatie|saldo apos|saldo contabilistico"
  ]
].map(([field, list]) => [field as CsvField, (list as string).split("|")] as const)

const currencyNames = new Set(names.find(([field]) => field === "currency")?.[1])

/** The place of the column that is called currency and nothing more; -1 where there is none, or more than one. */
export const currencyColumn = (headings: ReadonlyArray<string>): number => {
  const places = headings.flatMap((heading, place) =>
    currencyNames.has(plainHeading(heading)) ? [place] : []
  )
  return places.length === 1 ? (places[0] ?? -1) : -1
}

/** How well a heading fits: 0 for not at all; a heading that goes on after the name, as `Amount (EUR)`, fits less. */
const fit = (heading: string, name: string, rank: number): number => {
  if (heading === name) return 1_000 - rank
  return name.length >= 4 && heading.startsWith(`${name} `) ? 500 - rank : 0
}

/** Which column has which field, as far as the headings say. Each column has one field, and fields that fit better come first. */
export const suggestMapping = (headings: ReadonlyArray<string>): CsvMapping => {
  const fits = names.flatMap(([field, list]) =>
    headings.flatMap((heading, column) => {
      const plain = plainHeading(heading)
      const score = Math.max(0, ...list.map((name, rank) => fit(plain, name, rank)))
      return score === 0 ? [] : [{ field, heading, column, score }]
    })
  )
  const mapping: Partial<Record<CsvField, string>> = {}
  const taken = new Set<number>()
  for (const { column, field, heading } of fits.sort((left, right) => right.score - left.score)) {
    if (mapping[field] !== undefined || taken.has(column) || heading === "") continue
    mapping[field] = heading
    taken.add(column)
  }
  // One amount with a sign says all that a column for each way would.
  if (mapping.amount !== undefined && (mapping.credit === undefined || mapping.debit === undefined)) {
    delete mapping.credit
    delete mapping.debit
  }
  if (mapping.credit !== undefined && mapping.debit !== undefined) {
    delete mapping.amount
    delete mapping.direction
  }
  return mapping
}
