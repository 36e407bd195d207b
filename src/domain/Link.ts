/** Links that are mailed or printed, and work once: what they are for, and how long they hold. */

/**
 * `verify` an e-mail address, `reset` a password, accept an `invite`, make the account that somebody has asked for by
 * signing up (`sign_up`), `undo` a change of the address, the operator's `first` link to set a password, or `enter` at once
 * as this user.
 */
export type LinkPurpose = MailedPurpose | "first" | "enter"

/** What is mailed to its address, so that following it proves that the address is the person's. */
export const mailedPurposes = ["verify", "reset", "invite", "sign_up", "undo"] as const
export type MailedPurpose = (typeof mailedPurposes)[number]

/** What a link stands for. */
export interface Link {
  readonly purpose: LinkPurpose
  /** Null where nobody has signed in with the address yet. */
  readonly userId: number | null
  /** The address that it was made for. */
  readonly email: string
  /** What its purpose needs besides, such as the invitation's company. */
  readonly data: Readonly<Record<string, string | number>>
}

const HOUR_MILLIS = 3_600_000

const hours: Readonly<Record<LinkPurpose, number>> = {
  verify: 24,
  reset: 24,
  invite: 24,
  sign_up: 24,
  first: 24,
  enter: 1,
  undo: 72
}

/** How long a link works. */
export const lifeMillisOf = (purpose: LinkPurpose): number => hours[purpose] * HOUR_MILLIS

/** Whether it is mailed. */
export const isMailed = (purpose: LinkPurpose): boolean => mailedPurposes.some((mailed) => mailed === purpose)
