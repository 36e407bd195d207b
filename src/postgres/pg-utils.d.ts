/** The driver's own function that serializes parameters, which its types leave out. */
declare module "pg/lib/utils" {
  /** A JavaScript value in the form that PostgreSQL parses. */
  export const prepareValue: (value: unknown) => Buffer | string | null
}
