/** The words of the pages that import files. */
import type { FieldChange } from "../../../domain/imports/Difference.ts"
import type { ImportField, ImportKind } from "../../../domain/imports/ImportKind.ts"
import type { LeftOutReason } from "../../../domain/imports/Statuses.ts"
import { type Unsaid, phrase } from "../../../words/Say.ts"

/** What the pages of each kind say. */
export const kindWords: Readonly<
  Record<
    ImportKind,
    {
      readonly title: Unsaid
      readonly path: `/${string}`
      readonly list: Unsaid
      readonly needs: Unsaid
      readonly gone: Unsaid | null
    }
  >
> = {
  receivables: {
    title: phrase("Import receivables"),
    path: "/receivables/import",
    list: phrase("Receivables"),
    needs: phrase(
      "Every row needs a customer, an amount or what is outstanding, and a due date. Rows with the same name and e-mail have one customer."
    ),
    gone: phrase("These are open here and not in the file.")
  },
  payables: {
    title: phrase("Import bills"),
    path: "/payables/import",
    list: phrase("Bills"),
    needs: phrase("Every row needs a supplier, an amount or what is outstanding, and a due date."),
    gone: phrase("These are open here and not in the file.")
  },
  customers: {
    title: phrase("Import customers"),
    path: "/customers/import",
    list: phrase("Customers"),
    needs: phrase("Every row needs a name. What a row leaves empty stays as it is here."),
    gone: null
  }
}

/** The fields, as their columns are chosen. */
export const fieldLabels: Readonly<Record<ImportField, Unsaid>> = {
  display_name: phrase("Customer"),
  bill_label: phrase("Supplier"),
  email: phrase("E-mail"),
  phone_e164: phrase("Phone"),
  preferred_locale: phrase("Language"),
  timezone: phrase("Time zone"),
  amount: phrase("Amount"),
  outstanding: phrase("Outstanding"),
  paid: phrase("Paid"),
  currency: phrase("Currency"),
  due_date: phrase("Due date"),
  external_reference: phrase("Reference"),
  description: phrase("Description"),
  status: phrase("Status"),
  document_type: phrase("Kind of document")
}

/** Fields that change. */
export const changeLabels: Readonly<Record<FieldChange["field"], Unsaid>> = {
  amount: phrase("Amount"),
  paid: phrase("Paid"),
  due_date: phrase("Due date"),
  currency: phrase("Currency"),
  description: phrase("Description"),
  email: phrase("E-mail"),
  phone_e164: phrase("Phone"),
  preferred_locale: phrase("Language"),
  timezone: phrase("Time zone"),
  status: phrase("Status")
}

/** Why rows are left out. */
export const leftOutLabels: Readonly<Record<LeftOutReason, Unsaid>> = {
  paid: phrase("Paid already"),
  void: phrase("Void"),
  draft: phrase("Draft"),
  credit: phrase("Credit note"),
  other_document: phrase("No invoice"),
  total: phrase("Line of a total"),
  repeated: phrase("Stands in the file twice")
}

/** The names of the forms' actions; no two pages have the same. */
export const importActionNames = {
  receivables: {
    preview: "preview-import",
    match: "match-columns",
    import: "import-receivables",
    stop: "stop-import",
    goOn: "go-on-importing"
  },
  payables: {
    preview: "preview-payables",
    match: "match-payables",
    import: "import-payables",
    stop: "stop-payables",
    goOn: "go-on-payables"
  },
  customers: {
    preview: "preview-customers",
    match: "match-customers",
    import: "import-customers",
    stop: "stop-customers",
    goOn: "go-on-customers"
  }
} as const satisfies Readonly<
  Record<ImportKind, Readonly<Record<"preview" | "match" | "import" | "stop" | "goOn", string>>>
>
