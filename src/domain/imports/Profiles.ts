/** Programs whose exports are known by their headings: which of their columns has which field, and how a row is meant. */
import { plainHeading } from "../PlainHeading.ts"
import type { ImportField, ImportKind, Matching } from "./ImportKind.ts"

/** How the export of a program is read. */
export interface ExportProfile {
  /** What people call the program. */
  readonly program: string
  readonly kinds: ReadonlyArray<ImportKind>
  /** Headings that it has all of, as `plainHeading` has them. */
  readonly has: ReadonlyArray<string>
  /** The heading of each field; of several, the first that the file has. A field that is not named here is in none. */
  readonly columns: Readonly<Partial<Record<ImportField, ReadonlyArray<string>>>>
  /** Whether it has a row for each item of an invoice, all with the invoice's own fields. */
  readonly isByItem?: true
  /** Whether rows stand below a row that has nothing but the name of their customer or group in the first column. */
  readonly isGrouped?: true
}

const debtsOnly = ["receivables"] as const
const debtsAndBills = ["receivables", "payables"] as const

/** The first that fits counts: what has more headings to be known by stands before what has fewer. */
const profiles: ReadonlyArray<ExportProfile> = [
  {
    program: "Xero",
    kinds: debtsAndBills,
    has: ["contactname", "invoicenumber", "duedate", "total", "invoiceamountdue", "lineamount"],
    columns: {
      display_name: ["contactname"],
      bill_label: ["contactname"],
      email: ["emailaddress"],
      amount: ["total"],
      paid: ["invoiceamountpaid"],
      outstanding: ["invoiceamountdue"],
      currency: ["currency"],
      due_date: ["duedate"],
      external_reference: ["invoicenumber"],
      description: ["description"],
      status: ["status"],
      document_type: ["type"]
    },
    isByItem: true
  },
  {
    program: "Stripe",
    kinds: debtsOnly,
    has: ["id", "amount due", "amount paid", "number", "customer", "due date utc"],
    columns: {
      display_name: ["customer name", "customer description", "customer email", "customer"],
      email: ["customer email"],
      phone_e164: ["customer phone"],
      amount: ["amount due"],
      paid: ["amount paid"],
      currency: ["currency"],
      due_date: ["due date utc"],
      external_reference: ["number"],
      description: ["description"],
      status: ["status"]
    }
  },
  {
    program: "QuickBooks (open invoices)",
    kinds: debtsOnly,
    has: ["date", "transaction type", "num", "due date", "open balance"],
    columns: {
      display_name: ["customer", "customer full name", "name"],
      email: ["email", "customer email"],
      phone_e164: ["phone", "phone numbers"],
      outstanding: ["open balance"],
      currency: ["currency"],
      due_date: ["due date"],
      external_reference: ["num"],
      description: ["memo description", "memo"],
      document_type: ["transaction type"]
    },
    isGrouped: true
  },
  {
    program: "QuickBooks (unpaid bills)",
    kinds: ["payables"],
    has: ["date", "transaction type", "num", "due date", "open balance"],
    columns: {
      bill_label: ["vendor", "supplier", "vendor display name", "name"],
      outstanding: ["open balance"],
      currency: ["currency"],
      due_date: ["due date"],
      external_reference: ["num"],
      description: ["memo description", "memo"],
      document_type: ["transaction type"]
    },
    isGrouped: true
  },
  {
    program: "QuickBooks (list of invoices)",
    kinds: debtsOnly,
    has: ["date", "no", "customer", "amount", "status"],
    columns: {
      display_name: ["customer"],
      email: ["email"],
      amount: ["amount"],
      outstanding: ["balance", "open balance"],
      currency: ["currency"],
      due_date: ["due date"],
      external_reference: ["no"],
      description: ["memo"],
      status: ["status"],
      document_type: ["type"]
    }
  },
  {
    program: "DATEV",
    kinds: debtsOnly,
    has: ["konto", "rechnungsnummer", "falligkeit", "sollbetrag", "habenbetrag", "saldo"],
    columns: {
      display_name: ["kontobezeichnung", "kontobeschriftung", "name", "konto"],
      amount: ["sollbetrag"],
      paid: ["habenbetrag"],
      outstanding: ["saldo"],
      currency: ["wkz", "wahrung"],
      due_date: ["falligkeit"],
      external_reference: ["rechnungsnummer"],
      description: ["buchungstext"]
    }
  },
  {
    program: "Lexware",
    kinds: debtsAndBills,
    has: ["belegnummer", "falligkeitsdatum", "offener betrag"],
    columns: {
      display_name: ["kunde", "kontakt", "name", "kontaktname"],
      bill_label: ["lieferant", "kontakt", "name", "kontaktname"],
      email: ["e mail", "e mail adresse"],
      amount: ["bruttobetrag", "gesamtbetrag", "betrag"],
      outstanding: ["offener betrag"],
      currency: ["wahrung"],
      due_date: ["falligkeitsdatum"],
      external_reference: ["belegnummer"],
      description: ["bemerkung", "titel"],
      status: ["status", "belegstatus"],
      document_type: ["belegtyp", "belegart"]
    }
  },
  {
    program: "Fakturownia",
    kinds: debtsAndBills,
    has: ["numer", "nabywca", "termin platnosci", "wartosc brutto"],
    columns: {
      display_name: ["nabywca"],
      bill_label: ["sprzedawca", "dostawca"],
      email: ["email nabywcy", "nabywca email", "e mail nabywcy"],
      phone_e164: ["telefon nabywcy"],
      amount: ["wartosc brutto"],
      paid: ["kwota oplacona", "zaplacono"],
      currency: ["waluta"],
      due_date: ["termin platnosci"],
      external_reference: ["numer"],
      description: ["opis", "uwagi"],
      status: ["status"],
      document_type: ["rodzaj"]
    }
  },
  {
    program: "Zoho",
    kinds: debtsOnly,
    has: ["invoice number", "invoice status", "customer name", "due date", "balance"],
    columns: {
      display_name: ["customer name"],
      email: ["primary contact emailid", "customer email", "email"],
      phone_e164: ["primary contact mobile", "primary contact phone"],
      amount: ["total"],
      outstanding: ["balance"],
      currency: ["currency code"],
      due_date: ["due date"],
      external_reference: ["invoice number"],
      description: ["subject"],
      status: ["invoice status"]
    },
    isByItem: true
  }
]

/** The profile of a file with these headings; null for none. */
export const profileOf = (kind: ImportKind, headings: ReadonlyArray<string>): ExportProfile | null => {
  const plain = new Set(headings.map(plainHeading))
  return (
    profiles.find(({ has, kinds }) => kinds.includes(kind) && has.every((heading) => plain.has(heading))) ??
    null
  )
}

/** The columns of a profile in a file with these headings. Those of a grouped one may be named by their groups. */
export const matchByProfile = (
  { columns, isGrouped }: ExportProfile,
  kind: ImportKind,
  headings: ReadonlyArray<string>
): Matching => {
  const plain = headings.map(plainHeading)
  const name = kind === "payables" ? "bill_label" : "display_name"
  const matched = Object.entries(columns).flatMap(([field, wanted]) => {
    const place = wanted.map((heading) => plain.indexOf(heading)).find((each) => each >= 0)
    return place === undefined ? [] : [[field, place] as const]
  })
  const matching: Matching = Object.fromEntries(matched)
  return isGrouped === true && matching[name] === undefined && (plain[0] ?? "") === ""
    ? { ...matching, [name]: 0 }
    : matching
}

/** What a file is told apart by, so that what was chosen for it is remembered: its kind and its headings in their order. */
export const headingsFingerprint = (kind: ImportKind, headings: ReadonlyArray<string>): string =>
  [kind, ...headings.map(plainHeading)].join("\n")
