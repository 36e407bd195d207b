/** What a service says of a machine that is too busy, which is no fault of the service. */

/** Whether a line's `error` says that the database did not answer in time when the service asked whether it is ready. */
export const isOfBusyMachine = (error: unknown): boolean =>
  typeof error === "string" && /^no answer within \d+ seconds$/.test(error)
