/** What a test of reminders begins with, in words: companies, what their customers owe, and what is in the way. */
import { Client } from "pg"
import type { RemindersMode } from "../../../src/domain/Company.ts"
import { onTestFinished } from "vitest"
import { waitingForLocks } from "../../support/locks.ts"
import { rows } from "../../support/Book.ts"
import { dateIn, makeCompany, owe, setPolicy, type Steps, wideOpen, zoneAtNoon } from "../../support/Debts.ts"
import { onShards, onShardServers } from "../../support/Shards.ts"

/** When the steps of a policy are, and its limits as JSON; the window is wide, and every day is open. */
export interface PolicyInWords {
  readonly steps: Steps
  readonly limits?: Readonly<Record<string, unknown>>
}

/** What a customer owes, and the step that is planned of it. */
export interface Debt {
  /** The due date; by default today. */
  readonly due?: string
  /** The position of the step and its days from the due date; by default the step of the due date. */
  readonly step?: number
  readonly offsetDays?: number
  /** The day of the step; by default the due date. */
  readonly on?: string
}

/** Where and when the customers are. */
export interface PlaceAndTime {
  readonly zone: string
  readonly today: string
}

/** The day on which tests with a clock of their own begin, in UTC. */
const MONDAY: PlaceAndTime = { zone: "UTC", today: "2026-03-02" }

/** Today in a time zone where it is noon: for worker processes, whose clock is that of the machine. */
export const realNoon = (): PlaceAndTime => {
  const zone = zoneAtNoon()
  return { zone, today: dateIn(zone) }
}

const policyOf = ({ limits, steps }: PolicyInWords) => wideOpen(steps, limits)

const ASK_FOR_PLAN = `
  insert into company_changes (company_id, on_test_clock, changed_at) values ($1, false, now())
  on conflict (company_id) do update set after_customer_id = 0`

/** One customer, who may owe more with every call. */
class GivenCustomer {
  readonly #given: Given
  #id: number | null = null
  constructor(given: Given) {
    this.#given = given
  }

  /** Lets the customer owe `n` receivables, besides those of before. */
  async owes(n: number, debt: Debt = {}): Promise<void> {
    await this.#given.customersOweEach(1, n, debt)
    const made = await this.#given.newestCustomer()
    this.#id ??= made
    if (made !== this.#id) await this.#given.moveDebts(made, this.#id)
  }
}

/** What is true of one company of a database before the workers begin. */
export class Given {
  readonly url: string
  readonly companyId: number
  readonly place: PlaceAndTime

  private constructor(url: string, companyId: number, place: PlaceAndTime) {
    this.url = url
    this.companyId = companyId
    this.place = place
  }

  /** A company with an owner and a plan. */
  static async company(url: string, policy: PolicyInWords, place: PlaceAndTime = MONDAY): Promise<Given> {
    return new Given(url, await makeCompany(url, policyOf(policy)), place)
  }

  /** A company that exists already. */
  static of(url: string, companyId: number, place: PlaceAndTime = MONDAY): Given {
    return new Given(url, companyId, place)
  }

  /** Somebody who signed up has made the company at this moment. */
  async signedUpAt(at: number): Promise<void> {
    await this.#change("update companies set signed_up = true, created_at = $2 where company_id = $1", [
      new Date(at)
    ])
    await this.#change("update plan_periods set plan = 'trial' where company_id = $1")
  }

  /** The operator allows the company so many new recipients a day. */
  async newRecipientsADay(allowed: number): Promise<void> {
    await this.#change("update companies set recipients_per_day = $2 where company_id = $1", [allowed])
  }

  /** Another policy of this company. */
  async policy(policy: PolicyInWords): Promise<void> {
    await setPolicy(this.url, this.companyId, policyOf(policy))
  }

  /** A customer; the same one as long as the value is used. */
  customer(): GivenCustomer {
    return new GivenCustomer(this)
  }

  /** `n` customers with one debt each. */
  async customersOwe(n: number, debt: Debt = {}): Promise<void> {
    await this.customersOweEach(n, 1, debt)
  }

  /** `n` customers with `each` debts each. */
  async customersOweEach(
    n: number,
    each: number,
    { due = this.place.today, ...step }: Debt = {}
  ): Promise<void> {
    const { zone } = this.place
    await owe(this.url, this.companyId, { n: n * each, each, zone, dueDate: due, ...step })
  }

  /** `n` customers with one debt each, of whom the policy reminds by SMS alone. */
  async customersOweBySms(n: number, debt: Debt = {}): Promise<void> {
    await this.policy({ steps: [[0, "sms"]] })
    await this.customersOweEach(n, 1, debt)
    await this.#change("update reminder_attempts set channel = 'sms' where company_id = $1")
  }

  /** The time of all planned steps is over at a moment. */
  async stepsMayLeaveUntil(instant: string): Promise<void> {
    await this.#change("update reminder_attempts set expires_at = $2 where company_id = $1", [instant])
  }

  /** The id of the newest customer. */
  async newestCustomer(): Promise<number> {
    const [newest] = await this.#read<{ id: number }>(
      "select max(customer_id)::int as id from customers where company_id = $1"
    )
    return newest?.id ?? 0
  }

  /** Gives the debts of one customer to another, whose case is planned again by a worker. */
  async moveDebts(from: number, to: number): Promise<void> {
    await this.#change(
      `with moved as (update receivables set customer_id = $3 where company_id = $1 and customer_id = $2),
       gone as (delete from reminder_attempts where company_id = $1 and customer_id = $2 returning 1),
       counted as (
         update resource_counts set n = n - (select count(*) from gone)
         where company_id = $1 and resource = 'reminder_attempt' and status = 'scheduled' and slot = 0
       )
       insert into customer_changes (company_id, customer_id, on_test_clock, changed_at)
       select $1, $3, test_clock is not null, now() from companies where company_id = $1
       on conflict (company_id, customer_id) do nothing`,
      [from, to]
    )
  }

  /** No two customers have an address in common. */
  async customersHaveTheirOwnAddresses(): Promise<void> {
    await this.#change(
      `update customers set email = customer_id || '@own.example', phone_e164 = '+4930' || (1000000 + customer_id)
       where company_id = $1`
    )
  }

  /** All customers have one e-mail address; null for none. */
  async customersShare(address: string | null): Promise<void> {
    await this.#change("update customers set email = $2 where company_id = $1", [address])
  }

  /** The oldest receivable is paid, in a moment in which no worker notices. */
  async oldestIsPaid(): Promise<void> {
    await this.#change(
      `update receivables set status = 'paid', paid_minor = amount_minor where company_id = $1
         and receivable_id = (select min(receivable_id) from receivables where company_id = $1)`
    )
  }

  /** No message can be written about the oldest receivable, because its currency is unknown. */
  async oldestCannotBeWritten(): Promise<void> {
    await this.#changeOldest("ZZZ")
  }

  /** The oldest receivable is in EUR, as all others. */
  async oldestCanBeWritten(): Promise<void> {
    await this.#changeOldest("EUR")
  }

  async #changeOldest(currency: string): Promise<void> {
    const changed = await this.#read(
      `update receivables set currency = $2 where company_id = $1 and currency <> $2
         and receivable_id = (select min(receivable_id) from receivables where company_id = $1) returning 1`,
      [currency]
    )
    if (changed.length !== 1) throw new Error(`the oldest receivable is in ${currency} already`)
  }

  /** Two members beside the owner, and a bill whose step is due. */
  async billForMembers(...names: ReadonlyArray<string>): Promise<void> {
    await this.#change(
      `with u as (
         insert into users (email, name, email_verified_at, created_at)
         select n || '@members.example', n, '2020-01-01', '2020-01-01' from unnest($4::text[]) n returning user_id
       ), m as (
         insert into memberships (company_id, user_id, role, created_at)
         select $1::bigint, user_id, 'member', '2021-01-01' from u
       ), p as (
         insert into payables (company_id, bill_label, amount_minor, currency, due_date, created_at, updated_at)
         values ($1, 'Rent', 1, 'EUR', $2, $3, $3) returning payable_id
       ) insert into reminder_attempts (company_id, payable_id, step, offset_days, due_date, channel, locale, timezone,
           scheduled_for, expires_at, due_at, balance_minor, currency, created_at, updated_at)
         select $1, payable_id, 1, 0, $2, 'email', 'en', 'UTC', $3, $3::timestamptz + interval '3 days', $3, 1, 'EUR', $3, $3
         from p`,
      [this.place.today, `${this.place.today}T08:00:00Z`, names]
    )
  }

  /** Every bill has another status or currency. */
  async billsHave(column: "status" | "currency", value: string): Promise<void> {
    await this.#change(`update payables set ${column} = $2 where company_id = $1`, [value])
  }

  /** The time of every attempt is over at a moment. */
  async attemptsExpire(at: number): Promise<void> {
    await this.#change("update reminder_attempts set expires_at = $2 where company_id = $1", [new Date(at)])
  }

  /** The attempts of the first step are due at a moment. */
  async firstStepIsDue(at: number): Promise<void> {
    await this.#change("update reminder_attempts set due_at = $2 where company_id = $1 and offset_days = 0", [
      new Date(at)
    ])
  }

  /** The company's plan, from one moment to another. */
  async planLasts({ from, to }: { readonly from?: number; readonly to: number | "for ever" }): Promise<void> {
    await this.#change(
      "update plan_periods set starts_at = coalesce($2, starts_at), ends_at = $3 where company_id = $1",
      [from === undefined ? null : new Date(from), to === "for ever" ? "2090-01-01" : new Date(to)]
    )
  }

  /** Whether the company is active. */
  async isActive(active: boolean): Promise<void> {
    await this.#change("update companies set status = $2 where company_id = $1", [
      active ? "active" : "inactive"
    ])
  }

  /** The company has a test clock, and so have its attempts. */
  async testClock(at: number): Promise<void> {
    await this.#change("update companies set test_clock = $2 where company_id = $1", [new Date(at)])
    await this.#change("update reminder_attempts set on_test_clock = true where company_id = $1")
  }

  /** A receipt says that a message bounced. */
  async bounced(messageId: number): Promise<void> {
    await this.#change(
      `update reminder_attempts set error_code = 'bounced', error_message = '550 no such user'
       where company_id = $1 and provider_message_id = $2`,
      [`id-${messageId}`]
    )
  }

  /** Another process says now that it can send e-mails. */
  async anotherProcessSends(): Promise<void> {
    await rows(
      this.url,
      `insert into channel_states (worker, channel, state, since, seen_at) values ('w', 'email', 'up', now(), now())`
    )
  }

  /** The other process has said nothing for two minutes. */
  async anotherProcessIsGone(): Promise<void> {
    await rows(this.url, "update channel_states set seen_at = now() - interval '2 minutes'")
  }

  /** The database knows how many attempts there are. */
  async statisticsAreFresh(): Promise<void> {
    await rows(this.url, "analyze reminder_attempts")
  }

  /** The database believes that there are no attempts, receivables and customers, and goes on believing it. */
  async statisticsAreOfEmptyTables(): Promise<void> {
    await rows(this.url, "alter table reminder_attempts set (autovacuum_enabled = off)")
    await rows(this.url, "analyze reminder_attempts, receivables, customers")
  }

  /** Another transaction does something. It ends when the test says so, at the latest with the test. */
  async #inTransaction(text: string): Promise<OtherTransaction> {
    const client = new Client(this.url)
    await client.connect()
    await client.query("begin")
    await client.query(text, [this.companyId])
    onTestFinished(() => client.end())
    return {
      commit: async () => void (await client.query("commit")),
      locksCases: async () =>
        void (await client.query("select from cases where company_id = $1 for update nowait", [
          this.companyId
        ])),
      untilAnotherWaits: async () => {
        // A transaction sees the activity of its first look at it.
        while ((await rows(this.url, waitingForLocks())).length === 0) await Bun.sleep(10)
      }
    }
  }

  /** Another transaction claims every attempt. */
  anotherClaimsAll(): Promise<OtherTransaction> {
    return this.#inTransaction("update reminder_attempts set fence = fence + 1 where company_id = $1")
  }

  /** Another transaction has locked the oldest receivable, customer or bill. */
  anotherLocksOldest(
    table: "receivable" | "customer" | "payable",
    mode: "update" | "no key update"
  ): Promise<OtherTransaction> {
    return this.#inTransaction(
      `select from ${table}s where company_id = $1
         and ${table}_id = (select min(${table}_id) from ${table}s where company_id = $1) for ${mode}`
    )
  }

  /** Every open debt of the company is to be planned anew. */
  async planIsAsked(): Promise<void> {
    await this.#change(
      "insert into cases (company_id, customer_id) select company_id, customer_id from customers where company_id = $1 on conflict do nothing"
    )
    await this.#change(ASK_FOR_PLAN)
  }

  /** The case of the oldest customer is to be planned again. */
  async oldestCustomerHasChanged(): Promise<void> {
    await this.#change(
      `insert into customer_changes (company_id, customer_id, on_test_clock, changed_at)
       select $1::bigint, min(customer_id), false, now() from customers where company_id = $1
       on conflict (company_id, customer_id) do nothing`
    )
  }

  /** The attempts are from before there were cases: every debt has one of its own. */
  async attemptsAreOld(): Promise<void> {
    await this.#change(
      `with made as (
         insert into reminder_attempts (company_id, receivable_id, customer_id, step, offset_days, due_date, channel, locale,
           timezone, scheduled_for, expires_at, due_at, balance_minor, currency, created_at, updated_at)
         select a.company_id, r.receivable_id, a.customer_id, a.step, a.offset_days, a.due_date, a.channel, a.locale,
           a.timezone, a.scheduled_for, a.expires_at, a.due_at, a.balance_minor, a.currency, a.created_at, a.updated_at
         from reminder_attempts a join receivables r using (company_id, customer_id)
         where a.company_id = $1 and r.receivable_id <> a.receivable_id returning 1
       ), counted as (
         update resource_counts set n = n + (select count(*) from made)
         where company_id = $1 and resource = 'reminder_attempt' and status = 'scheduled' and slot = 0
       )
       insert into cases (company_id, customer_id, is_old)
       select company_id, customer_id, true from customers where company_id = $1`
    )
  }

  /** What is stored of the oldest customer's case can't be read, so that nothing of it can be planned. */
  async oldestCaseCannotBePlanned(): Promise<void> {
    await this.#change(
      `insert into cases (company_id, customer_id, state) select $1, min(customer_id), '{"inFlight": null}'
       from customers where company_id = $1
       on conflict (company_id, customer_id) do update set state = coalesce(cases.state, '{}') || excluded.state`
    )
  }

  /** It can be read again. */
  async oldestCaseCanBePlanned(): Promise<void> {
    await this.#change(
      `update cases set state = state - 'inFlight' where company_id = $1
         and customer_id = (select min(customer_id) from customers where company_id = $1)`
    )
  }

  /** The database refuses every change of the attempts of the oldest customer. */
  async oldestAttemptsCannotBeStored(): Promise<void> {
    const oldest = await this.#read<{ id: number }>(
      "select min(customer_id)::int as id from customers where company_id = $1"
    )
    await onShardServers(
      this.url,
      "create function refuse() returns trigger language plpgsql as 'begin raise exception ''not this one''; end'"
    )
    await onShards(
      this.url,
      "reminder_attempts",
      `create trigger refusing before insert or update of offset_days on %s for each row
       when (new.customer_id = ${oldest[0]?.id}) execute function refuse()`
    )
  }

  /** Somebody says whether reminders leave; all is planned again. */
  async remindersAre(mode: RemindersMode): Promise<void> {
    await this.#change("update companies set reminders_mode = $2 where company_id = $1", [mode])
    await this.#change(ASK_FOR_PLAN)
  }

  /** Another transaction puts another policy. */
  anotherPutsPolicy(policy: PolicyInWords): Promise<OtherTransaction> {
    const json = JSON.stringify(policyOf(policy)).replaceAll("'", "''")
    return this.#inTransaction(
      `with next as (
         update companies set policy_version = policy_version + 1 where company_id = $1 returning policy_version
       ), put as (
         insert into reminder_policies (company_id, version, policy, created_at)
         select $1::bigint, policy_version, '${json}'::jsonb, now() from next
       ) ${ASK_FOR_PLAN}`
    )
  }

  /** A trigger records every attempt that is put off. */
  async putOffsAreRecorded(): Promise<void> {
    await onShardServers(this.url, "create table moves (attempt_id bigint)")
    await rows(
      this.url,
      `create function moved() returns trigger language plpgsql security definer as $$
       begin insert into public.moves values (new.attempt_id); return null; end $$`
    )
    await onShards(
      this.url,
      "reminder_attempts",
      `create trigger moved after update on %s for each row
         when (old.due_at <> new.due_at and old.fence = new.fence and new.status = 'scheduled') execute function moved()`
    )
  }

  async #change(text: string, params: ReadonlyArray<unknown> = []): Promise<void> {
    await rows(this.url, text, [this.companyId, ...params])
  }

  #read<R extends object>(text: string, params: ReadonlyArray<unknown> = []): Promise<ReadonlyArray<R>> {
    return rows<R>(this.url, text, [this.companyId, ...params])
  }
}

/** A transaction of somebody else. */
export interface OtherTransaction {
  /** Returns when a statement of another connection waits for its locks. */
  readonly untilAnotherWaits: () => Promise<void>
  /** Locks every case as a payment does at its end; fails if somebody else has locked one. */
  readonly locksCases: () => Promise<void>
  readonly commit: () => Promise<void>
}

/** A trigger records the transaction that decided on each message; the message's own row changes with its outcome. */
export const decisionsAreRecorded = async (url: string): Promise<void> => {
  await onShardServers(url, "create table decisions (message_id bigint)")
  await rows(
    url,
    `create function decided() returns trigger language plpgsql security definer as $$
     begin insert into public.decisions values (new.message_id); return null; end $$`
  )
  await onShards(
    url,
    "reminder_messages",
    "create trigger decided after insert on %s for each row execute function decided()"
  )
}
