/** duebook bank-account … */
import { Effect, Schema } from "effect"
import { accountInCurrency } from "../domain/CompanyFacts.ts"
import type { ValidationFailed } from "../domain/Errors.ts"
import { type BankAccountField, bankAccountJson } from "../domain/NewBankAccount.ts"
import { BankAccounts } from "../services/company/BankAccounts.ts"
import { optional, required } from "./Arguments.ts"
import { command, CommandFailed, said } from "./Command.ts"
import { asOperator } from "./Operator.ts"
import { IdValue } from "./Values.ts"

const company = required(IdValue, "id", "the company")

/** The refusal of some fields, a line for each, by the names of their options. */
const refused = ({ code, details = [] }: ValidationFailed): CommandFailed =>
  new CommandFailed({
    code,
    message: details
      .map(({ field, message }) => `--${optionOf(field)}${message.slice(field.length)}`)
      .join("\n")
  })

const optionOf = (field: string): string =>
  field === "account_holder" ? "holder" : field.replaceAll("_", "-")

const text = (value: string, help: string) => optional(Schema.String, value, help)

const add = command({
  summary:
    "Adds an account for the debts in a currency: an IBAN, or an account number with the code of its bank.",
  arguments: {
    company,
    currency: required(Schema.String, "code", "ISO 4217; who owes it pays into this account"),
    holder: required(Schema.String, "text", "who owns it, at most 70 characters"),
    iban: text("iban", "blanks don't matter"),
    bic: text("bic", "its bank; with an IBAN, of that country"),
    "account-number": text("number", "where there are no IBANs"),
    "sort-code": text("code", "of the bank in the United Kingdom, such as 20-00-00"),
    "routing-number": text("number", "of the bank in the United States (ABA)"),
    "clearing-number": text("number", "of the bank anywhere else: clearing number, BSB, IFSC")
  },
  run: ({
    "account-number": accountNumber,
    bic,
    "clearing-number": clearingNumber,
    company,
    currency,
    holder,
    iban,
    "routing-number": routingNumber,
    "sort-code": sortCode
  }) =>
    Effect.map(
      Effect.catchTag(
        asOperator(
          Effect.flatMap(BankAccounts, (accounts) =>
            accounts.add(company, {
              currency,
              account_holder: holder,
              iban,
              bic,
              account_number: accountNumber,
              sort_code: sortCode,
              routing_number: routingNumber,
              clearing_number: clearingNumber
            } satisfies Record<BankAccountField, string | undefined>)
          )
        ),
        "ValidationFailed",
        refused
      ),
      (id) => ({ json: { id }, text: `Bank account ${id} of company ${company} is added.` })
    )
})

const list = command({
  summary:
    "Lists a company's accounts. The first is that of its facts (company update), for every currency without one of its own.",
  arguments: { company },
  run: ({ company }) =>
    Effect.map(asOperator(Effect.flatMap(BankAccounts, (accounts) => accounts.of(company))), (creditor) => {
      // Of no currency, so no other account is found.
      const first = accountInCurrency({ ...creditor, accounts: [] }, "")
      const facts =
        first === null
          ? []
          : [{ id: null, ...bankAccountJson({ ...first, holder: first.holder ?? "", currency: "" }) }]
      return {
        json: [
          ...facts.map((account) => ({
            ...account,
            currency: null,
            account_holder: creditor.accountHolder,
            // Another account in the same currency is told to nobody.
            used: true
          })),
          ...creditor.accounts.map((account) => ({
            id: account.id,
            ...bankAccountJson(account),
            used: accountInCurrency(creditor, account.currency) === account
          }))
        ]
      }
    })
})

const remove = command({
  summary: "Removes an account. Messages that were sent stay as they are.",
  arguments: { company, account: required(IdValue, "id", "its id: duebook bank-account list") },
  run: ({ account, company }) =>
    Effect.as(
      asOperator(Effect.flatMap(BankAccounts, (accounts) => accounts.remove(company, account))),
      said(`Bank account ${account} of company ${company} is removed.`)
    )
})

export const group = { add, list, remove }
