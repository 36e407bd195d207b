/** The driver's own rendering of parameters, which its types leave out. */
declare module "pg/lib/utils" {
  /** A JavaScript value as PostgreSQL reads it. */
  export const prepareValue: (value: unknown) => Buffer | string | null
}
