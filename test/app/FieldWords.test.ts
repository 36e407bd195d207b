/** What is wrong with a field, in the words of the form. */
import { describe, expect, it } from "vitest"
import { inWords } from "../../src/app/FieldWords.ts"

const said = (field: string, message: string, typed?: string) =>
  inWords({ field, code: "invalid_value", message }, typed).message

describe("what is wrong with a field", () => {
  it("begins with the form's word in the place of the API's name", () => {
    for (const [name, word] of Object.entries({
      bic: "BIC",
      bill_label: "Label",
      customer_id: "Customer",
      display_name: "Name",
      email: "E-mail",
      external_reference: "Reference",
      iban: "IBAN",
      paid_at: "Paid on",
      payment_url: "Payment link",
      phone: "Phone",
      phone_e164: "Phone",
      preferred_locale: "Language",
      timezone: "Time zone",
      website: "Web",
      due_date: "Due date",
      x: "X"
    })) {
      expect(said(name, `${name} must be given`)).toBe(`${word} must be given`)
    }
  })

  it("is called by the last part of a name with dots", () => {
    expect(said("customer.phone_e164", "customer.phone_e164: is wrong")).toBe("Phone: is wrong")
    expect(said("a.customer.email", "a.customer.email is wrong")).toBe("E-mail is wrong")
  })

  it("stays as it is where it does not begin with the API's name", () => {
    expect(said("email", "is wrong")).toBe("is wrong")
    expect(said("email", "emails are wrong")).toBe("emails are wrong")
    expect(said("email", "email")).toBe("email")
  })

  it("asks for an amount as people write it", () => {
    expect(said("amount", 'amount must be given as a decimal string, such as "120.50"')).toBe(
      "Amount must be given, such as 120.50 or 120,50"
    )
  })

  it("says of an amount that can mean two how to write it", () => {
    expect(said("amount", "amount is wrong", "1,234")).toMatch(/^1,234 can mean two amounts/)
    expect(said("amount", "amount is wrong", "1,23")).toBe("Amount is wrong")
    expect(said("total", "total is wrong", "1,234")).toBe("Total is wrong")
  })

  it("keeps the field and the code", () => {
    for (const typed of ["", "1,234"]) {
      expect(inWords({ field: "amount", code: "too_large", message: "x" }, typed)).toMatchObject({
        field: "amount",
        code: "too_large"
      })
    }
  })
})
