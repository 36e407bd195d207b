/** Links that are mailed or printed, and work once: what they are for, and how long they hold. */

/**
 * `verify` an e-mail address, `reset` a password, accept an `invite`, the operator's `first` link to set a password, or
 * `enter` at once as this user.
 */
export type LinkPurpose = MailedPurpose | "first" | "enter"

/** What is mailed to its address, so that following it proves that the address is the person's. */
export const mailedPurposes = ["verify", "reset", "invite"] as const
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

/** How long a link works. */
export const lifeMillisOf = (purpose: LinkPurpose): number =>
  purpose === "enter" ? HOUR_MILLIS : 24 * HOUR_MILLIS

/** Whether it is mailed. */
export const isMailed = (purpose: LinkPurpose): boolean => mailedPurposes.some((mailed) => mailed === purpose)
