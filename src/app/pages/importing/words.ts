/** The words of the pages that import files. */
import type { FieldChange } from "../../../domain/imports/Difference.ts"
import type { ImportField, ImportKind } from "../../../domain/imports/ImportKind.ts"
import type { LeftOutReason } from "../../../domain/imports/Statuses.ts"

/** What the pages of each kind say. */
export const kindWords: Readonly<
  Record<
    ImportKind,
    {
      readonly title: string
      readonly path: `/${string}`
      readonly list: string
      readonly needs: string
      readonly gone: string
    }
  >
> = {
  receivables: {
    title: "Import receivables",
    path: "/receivables/import",
    list: "Receivables",
    needs:
      "Every row needs a customer, an amount or what is outstanding, and a due date. Rows with the same name and e-mail have one customer.",
    gone: "These are open here and not in the file."
  },
  payables: {
    title: "Import bills",
    path: "/payables/import",
    list: "Bills",
    needs: "Every row needs a supplier, an amount or what is outstanding, and a due date.",
    gone: "These are open here and not in the file."
  },
  customers: {
    title: "Import customers",
    path: "/customers/import",
    list: "Customers",
    needs: "Every row needs a name. What a row leaves empty stays as it is here.",
    gone: ""
  }
}

/** The fields, as their columns are chosen. */
export const fieldLabels: Readonly<Record<ImportField, string>> = {
  display_name: "Customer",
  bill_label: "Supplier",
  email: "E-mail",
  phone_e164: "Phone",
  preferred_locale: "Language",
  timezone: "Time zone",
  amount: "Amount",
  outstanding: "Outstanding",
  paid: "Paid",
  currency: "Currency",
  due_date: "Due date",
  external_reference: "Reference",
  description: "Description",
  status: "Status",
  document_type: "Kind of document"
}

/** Fields that change. */
export const changeLabels: Readonly<Record<FieldChange["field"], string>> = {
  amount: "Amount",
  paid: "Paid",
  due_date: "Due date",
  currency: "Currency",
  description: "Description",
  email: "E-mail",
  phone_e164: "Phone",
  preferred_locale: "Language",
  timezone: "Time zone",
  status: "Status"
}

/** Why rows are left out. */
export const leftOutLabels: Readonly<Record<LeftOutReason, string>> = {
  paid: "Paid already",
  void: "Void",
  draft: "Draft",
  credit: "Credit note",
  other_document: "No invoice",
  total: "Line of a total",
  repeated: "Stands in the file twice"
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
