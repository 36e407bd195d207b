/** What may be the sign of an attack, or of somebody else in an account: the kinds of it, and what is known of each. */
import { networkOf } from "./Throttle.ts"

/** In the words of the audit log, the log and the metric. */
export const securityEventKinds = [
  /** The password is not that of the account, or of the person who is signed in. */
  "wrong_password",
  /** A code of an app, or a recovery code, is not right. */
  "wrong_code",
  /** A key, or the token in the address of a page, a link or a hook, is none of ours. */
  "wrong_token",
  /** Somebody has to wait after too many wrong tries. */
  "locked",
  /** A form was not made by a page of ours for this browser. */
  "form_refused",
  /** Somebody signs in with a browser that is not known from an earlier time. */
  "new_browser",
  /** Somebody does what needs a fresh proof, such as a change of bank details. */
  "sensitive_action"
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

/** One event. What is not known is left out. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind
  /** The user's id: whose account it is about. */
  readonly person?: number | null
  readonly company?: number | null
  /** The address in the network that it came from. */
  readonly network?: string | null
  /** The browser as it calls itself. */
  readonly browser?: string | null
  /** The id of the request; by default that of the present actor. */
  readonly request?: string | null
  /** What was done or asked for, such as a deed or the route of an address; a name of ours, never what a client sends. */
  readonly what?: string
  /** False for what only the metric and the log count: a program with an old key would fill the audit log. */
  readonly audited?: false
}

/** An event, or several that are alike. */
export interface SecurityEntry {
  readonly kind: SecurityEventKind
  readonly person: number | null
  readonly company: number | null
  /** An IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string | null
  readonly browser: string | null
  readonly request: string | null
  readonly what: string | null
  readonly audited: boolean
  /** When the first of them was, in epoch milliseconds. */
  readonly at: number
  readonly count: number
}

/** Characters that are kept of what a browser calls itself. */
const MAX_BROWSER = 200
/** Characters that are kept of a network's name, which a proxy may have made up. */
const MAX_NETWORK = 100

/** An event as it is recorded. */
export const entryOf = (event: SecurityEvent, at: number, request: string | null): SecurityEntry => ({
  kind: event.kind,
  person: event.person ?? null,
  company: event.company ?? null,
  network: event.network == null ? null : networkOf(event.network).slice(0, MAX_NETWORK),
  browser: event.browser?.slice(0, MAX_BROWSER) ?? null,
  request: event.request ?? request,
  what: event.what ?? null,
  audited: event.audited ?? true,
  at,
  count: 1
})

/** The most groups of alike events that a process remembers at a time. */
export const MAX_GROUPS = 200
/** Of them, those from one network. */
export const MAX_GROUPS_OF_NETWORK = 10
/** Of them, those of one company. */
export const MAX_GROUPS_OF_COMPANY = 50
/** Of them, those that concern no company, such as wrong passwords. */
export const MAX_GROUPS_WITHOUT_COMPANY = 100

interface Group {
  entry: SecurityEntry | null
  readonly kind: SecurityEventKind
  readonly company: number | null
  readonly network: string | null
  /** Before, what is gathered is not taken out. */
  dueAt: number
}

/**
 * Gathers events that are alike: the same kind, person, company, network and deed. The first of a group is taken out at
 * once, and the others together when `quietMillis` have passed. There are at most so many groups at a time, with a share
 * for each network and company. Events beyond it are counted by their kind alone.
 */
export class SecurityEventGroups {
  readonly #groups = new Map<string, Group>()
  readonly #sums = new Map<SecurityEventKind, Group>()
  readonly #quietMillis: number

  constructor(quietMillis: number) {
    this.#quietMillis = quietMillis
  }

  /** Whether nothing is gathered. */
  get isEmpty(): boolean {
    return [...this.#groups.values(), ...this.#sums.values()].every(({ entry }) => entry === null)
  }

  /** Gathers an event; `now` is on a clock that never goes back. False if only its kind is counted. */
  add(entry: SecurityEntry, now: number): boolean {
    const { audited, company, kind, network, person, what } = entry
    const name = JSON.stringify([kind, person, company, network, what, audited])
    const known = this.#groups.get(name)
    if (known !== undefined) {
      join(known, entry)
      return true
    }
    this.#forget(now)
    if (this.#hasRoomFor(entry)) {
      this.#groups.set(name, { entry, kind, company, network, dueAt: now })
      return true
    }
    const sum = this.#sums.get(kind) ?? { entry: null, kind, company: null, network: null, dueAt: now }
    this.#sums.set(kind, sum)
    join(sum, {
      ...entry,
      person: null,
      company: null,
      network: null,
      browser: null,
      request: null,
      what: null
    })
    return false
  }

  /** Takes out what is due by now, or everything. */
  take(now: number): ReadonlyArray<SecurityEntry> {
    return [...this.#groups.values(), ...this.#sums.values()].flatMap((group) => {
      const { entry } = group
      if (entry === null || group.dueAt > now) return []
      group.entry = null
      group.dueAt = now + this.#quietMillis
      return [entry]
    })
  }

  #forget(now: number): void {
    for (const [name, { dueAt, entry }] of this.#groups) {
      if (entry === null && dueAt <= now) this.#groups.delete(name)
    }
  }

  #hasRoomFor({ company, network }: SecurityEntry): boolean {
    if (this.#groups.size >= MAX_GROUPS) return false
    const groups = [...this.#groups.values()]
    const ofCompany = groups.filter((group) => group.company === company).length
    if (ofCompany >= (company === null ? MAX_GROUPS_WITHOUT_COMPANY : MAX_GROUPS_OF_COMPANY)) return false
    return (
      network === null || groups.filter((group) => group.network === network).length < MAX_GROUPS_OF_NETWORK
    )
  }
}

/** The group says of its events what its first one says, and how many they are. */
const join = (group: Group, entry: SecurityEntry): void => {
  group.entry =
    group.entry === null
      ? entry
      : {
          ...group.entry,
          audited: group.entry.audited || entry.audited,
          count: group.entry.count + entry.count
        }
}
