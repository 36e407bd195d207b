/** Plays a script of cases and checks what must be true after each step. */
import { dateOf } from "../../../../../src/domain/dunning/Calendar.ts"
import { standardCasePolicy } from "../../../../../src/domain/dunning/case/CaseRules.ts"
import { renewCase } from "../../../../../src/domain/dunning/case/Changes.ts"
import { roundNumberOf } from "../../../../../src/domain/dunning/case/Course.ts"
import { planAll } from "../../../../../src/domain/dunning/case/Plan.ts"
import type { CaseDebt } from "../../../../../src/domain/dunning/case/Types.ts"
import { isChased } from "../../../../../src/domain/dunning/case/Chased.ts"
import { addDays } from "../../../../../src/domain/CalendarDate.ts"
import { Checks, demand, essence, reviewEnd, Violation } from "./Checks.ts"
import type { Action, Script } from "./Script.ts"
import { type Customer, keyOf, type Sent, World } from "./World.ts"

export interface Played {
  readonly violation: { readonly law: string; readonly message: string } | null
  /** The action at which it was found. */
  readonly at: number
  readonly counts: Readonly<Record<string, number>>
}

const HOUR_MILLIS = 3_600_000
/** Every debt is final after so long, or has ended otherwise. */
const QUIET_HOURS = 24 * 150

const statusOf = (debt: CaseDebt) => (debt.balanceMinor < debt.amountMinor ? "partially_paid" : "open")

class Play {
  readonly world: World
  readonly checks: Checks

  constructor(script: Script, trace?: (line: string) => void) {
    this.world = new World(script, trace)
    const { world } = this
    this.checks = new Checks({
      ladderOf: (debtId) => world.ladders.get(debtId) ?? 0,
      get policyChanges() {
        return world.policyChanges
      }
    })
    world.onSent = (sent) => this.#sent(sent)
    world.onChange = (customer, isLeft, before) => {
      if (!isLeft) return
      const after = world.foretellNext(customer)
      this.#count("left as it is")
      demand(
        "a change that leaves the next message as it is changes nothing about it",
        JSON.stringify(after.map(essence)) === JSON.stringify(before.map(essence)),
        () => `${JSON.stringify(before.map(essence))} became ${JSON.stringify(after.map(essence))}`
      )
    }
  }

  #count(name: string, n = 1): void {
    this.checks.counts[name] = (this.checks.counts[name] ?? 0) + n
  }

  /** The days until which money may be looked at that may be for what a message names or sums. */
  #reviewsOf({ contents, customer, rules }: Pick<Sent, "contents" | "customer" | "rules">) {
    const ids = new Set<number | null>([...contents.named.map(({ id }) => id), ...contents.overdue, null])
    return this.world.money
      .filter((each) => each.customer === customer && ids.has(each.receivableId))
      .map(({ since }) => reviewEnd(rules, since))
  }

  #sent(sent: Sent): void {
    const { world } = this
    const { customer, message } = sent
    demand(
      "nothing is sent for what a payment in review may have paid",
      this.#reviewsOf(sent).every((end) => sent.rules.dayAt(sent.at) >= end),
      () => `${keyOf(message)} ${JSON.stringify(world.money.map(({ receivableId }) => receivableId))}`
    )
    const isHeld = world.mode === "hold" || !world.isActive
    this.checks.sent({
      ...sent,
      customerId: customer.id,
      round: roundNumberOf(sent.before, message),
      obstacle: isHeld ? world.mode : world.refusalOf(customer, message.channel),
      isAsked: sent.before.asked !== null,
      isBesideAnother: customer.inFlight !== null
    })
  }

  #debt(nth: number): readonly [Customer, CaseDebt] | undefined {
    const { debts } = this.world
    return debts.length === 0 ? undefined : debts[nth % debts.length]
  }

  #customer(nth: number): Customer {
    const { customers } = this.world
    return customers[nth % customers.length] as Customer
  }

  /** Waits, and compares what was foretold with what was sent. */
  #wait(hours: number): void {
    const { world } = this
    const until = world.now + hours * HOUR_MILLIS
    const isClear =
      world.isActive &&
      world.mode === "on" &&
      world.outcome === "sent" &&
      world.customers.every(({ inFlight }) => inFlight === null) &&
      world.policy.maxPerMinute > 30 &&
      world.channelState.email === "ready" &&
      world.channelState.sms === "ready"
    const foretold = isClear ? world.customers.map((customer) => world.foretell(customer, until)) : []
    const from = { sent: world.sent.length, ended: world.ended.length }
    world.liveUntil(until)
    for (const [index, messages] of foretold.entries()) {
      const customer = world.customers[index]
      if (customer === undefined || this.#sharesAddress(customer)) continue
      const told = messages.map(
        ({ at, contents, message, reason }) =>
          `${at} ${keyOf(message)} ${message.tone} ${reason} ${reason === null ? JSON.stringify(contents.named) : undefined}`
      )
      const sent = world.sent.slice(from.sent).filter((each) => each.customer === customer)
      const ended = world.ended.slice(from.ended).filter((each) => each.customer === customer)
      const was = [
        ...sent.map(
          ({ at, contents, message }) =>
            `${at} ${keyOf(message)} ${message.tone} null ${JSON.stringify(contents.named)}`
        ),
        ...ended.map(
          ({ at, message, reason }) => `${at} ${keyOf(message)} ${message.tone} ${reason} undefined`
        )
      ].toSorted()
      this.#count("foretold", sent.length)
      if (JSON.stringify(told.toSorted()) !== JSON.stringify(was)) {
        throw new Violation(
          "what is foretold is sent, to the minute",
          `foretold\n  ${told.join("\n  ")}\nwas\n  ${was.join("\n  ")}`
        )
      }
    }
  }

  #sharesAddress(customer: Customer): boolean {
    return this.world.customers.some(
      (other) =>
        other !== customer &&
        ((other.address.email !== null && other.address.email === customer.address.email) ||
          (other.address.sms !== null && other.address.sms === customer.address.sms))
    )
  }

  // oxlint-disable-next-line complexity -- one case for each action
  do(action: Action): void {
    const { world } = this
    switch (action.do) {
      case "wait":
        return this.#wait(action.hours)
      case "outage":
        return world.liveUntil(world.now + action.hours * HOUR_MILLIS, true)
      case "debt": {
        const customer = this.#customer(action.customer)
        if (customer.case.debts.length >= 30) return
        const today = dateOf(world.rulesOf(customer).dayAt(world.now))
        const amountMinor = action.amount
        world.lastDebtId += 1
        return world.change(customer, null, {
          id: world.lastDebtId,
          dueDate: addDays(today, action.due),
          status: "open",
          amountMinor,
          balanceMinor: amountMinor,
          currency: action.currency
        })
      }
      case "money": {
        const found = this.#debt(action.debt)
        return found && world.moneyComes(found[0], action.isForAny ? null : found[1].id)
      }
      case "settle": {
        const one = world.money[action.money % Math.max(1, world.money.length)]
        return one && world.moneyIsSettled(one)
      }
      case "address": {
        const customer = this.#customer(action.customer)
        customer.address.email = action.email
        customer.address.sms = action.phone
        return world.reached(customer)
      }
      case "optOut":
      case "optIn": {
        const customer = this.#customer(action.customer)
        const name = `email ${customer.address.email}`
        if (action.do === "optOut") return void world.blocked.add(name)
        world.blocked.delete(name)
        for (const each of world.customers) if (`email ${each.address.email}` === name) world.reached(each)
        return
      }
      case "zone": {
        const customer = this.#customer(action.customer)
        customer.zone = action.zone
        return world.plan(customer)
      }
      case "policy":
        world.policy = action.policy
        world.policyChanges += 1
        return world.renew()
      case "mode":
        world.mode = action.mode
        return world.renew(action.mode !== "hold")
      case "approve": {
        const row = world.customers.flatMap(({ id, rows }) =>
          [...rows.values()].map(({ message }) => ({ id, message }))
        )[0]
        world.approved = row === undefined ? null : { customer: row.id, key: keyOf(row.message) }
        return
      }
      case "company":
        world.isActive = action.active
        return world.renew(action.active)
      case "channel":
        world.channelState[action.channel] = action.state
        return
      case "outcome":
        world.outcome = action.outcome
        return
      default:
        return this.#change(action)
    }
  }

  // oxlint-disable-next-line complexity -- one case for each change of a debt
  #change(action: Extract<Action, { readonly debt: number }>): void {
    const { world } = this
    const found = this.#debt(action.debt)
    if (found === undefined) return
    const [customer, debt] = found
    const isActive = debt.status === "open" || debt.status === "partially_paid"
    switch (action.do) {
      case "payPart": {
        const balanceMinor = Math.ceil(debt.balanceMinor * (1 - action.share))
        if (!isActive || balanceMinor === debt.balanceMinor || balanceMinor === 0) return
        return world.change(customer, debt, { ...debt, balanceMinor, status: "partially_paid" })
      }
      case "pay":
        return debt.status === "paid" || debt.status === "cancelled"
          ? undefined
          : world.change(customer, debt, {
              ...debt,
              balanceMinor: 0,
              status: "paid",
              pauseCause: null,
              resumeAt: null
            })
      case "reverse":
        return debt.status === "paid"
          ? world.change(customer, debt, { ...debt, balanceMinor: debt.amountMinor, status: "open" })
          : undefined
      case "cancel":
        return isActive ? world.change(customer, debt, { ...debt, status: "cancelled" }) : undefined
      case "dispute":
        return isActive
          ? world.change(customer, debt, { ...debt, status: "paused", pauseCause: "disputed" })
          : undefined
      case "pause":
      case "promise":
        return isActive
          ? world.change(customer, debt, {
              ...debt,
              status: "paused",
              pauseCause: action.do === "pause" ? "paused" : "promised",
              resumeAt: action.days === null ? null : world.pauseEnd(customer, action.days)
            })
          : undefined
      case "resume":
        return debt.status === "paused" ? world.resume(customer, debt) : undefined
      case "move":
        return debt.status === "paid" || debt.status === "cancelled"
          ? undefined
          : world.change(customer, debt, { ...debt, dueDate: addDays(debt.dueDate, action.days) })
      case "amount": {
        const paid = debt.amountMinor - debt.balanceMinor
        const amountMinor = Math.max(paid + 1, Math.ceil(debt.amountMinor * action.factor))
        const after = { ...debt, amountMinor, balanceMinor: amountMinor - paid }
        return isActive ? world.change(customer, debt, { ...after, status: statusOf(after) }) : undefined
      }
      case "pass": {
        const other = this.#customer(action.customer)
        if (
          !isActive ||
          other === customer ||
          debt.amountMinor !== debt.balanceMinor ||
          other.case.debts.length >= 30
        )
          return
        world.change(customer, debt, null)
        return world.change(other, null, debt)
      }
      case "ask":
        customer.case = { ...customer.case, asked: isActive ? { debtId: debt.id, at: world.now } : null }
        return world.plan(customer)
    }
  }

  /** The stored next messages are those that a plan gives, and planning again later gives the same. */
  checkPlans(): void {
    const { world } = this
    for (const customer of world.customers) {
      if (customer.inFlight !== null) continue
      const rules = world.rulesOf(customer)
      const planned = planAll(rules, world.caseOf(customer), world.now)
      const ends = world.money
        .filter((each) => each.customer === customer)
        .map(({ since }) => reviewEnd(rules, since))
      for (const { at, waitsFor } of planned) {
        if (waitsFor === null) continue
        this.#count("waits for a review")
        demand(
          "nothing waits for a review that is over",
          ends.some((end) => end > rules.dayAt(world.now)),
          () => new Date(at).toISOString()
        )
      }
      const first = Math.min(...planned.map(({ at }) => at))
      if (first <= world.now || first === Infinity) continue
      const later = planAll(rules, world.caseOf(customer, first - 1), first - 1)
      if (JSON.stringify(later.map(essence)) !== JSON.stringify(planned.map(essence))) {
        throw new Violation(
          "planning again changes nothing",
          `${JSON.stringify(planned.map(essence))}\n${JSON.stringify(later.map(essence))}`
        )
      }
    }
  }

  /** After everything was mended, and a long time without events, no debt was forgotten. */
  finish(): void {
    const { world } = this
    world.mode = "on"
    world.isActive = true
    world.outcome = "sent"
    world.channelState.email = "ready"
    world.channelState.sms = "ready"
    world.blocked.clear()
    world.policy = { ...standardCasePolicy, maxMessages: 8 }
    world.policyChanges += 1
    world.customers.forEach((customer, index) => {
      customer.address.email = `own-${index}@example.com`
      customer.case = renewCase(customer.case, world.now)
    })
    world.renew()
    const [from, begun] = [world.now, world.sent.length]
    world.liveUntil(world.now + QUIET_HOURS * HOUR_MILLIS)
    const named = new Set(
      world.sent.slice(begun).flatMap(({ contents }) => contents.named.map(({ id }) => id))
    )
    for (const customer of world.customers) {
      for (const debt of customer.case.debts) {
        if (!isChased(world.policy, debt)) continue
        const wasDone = debt.finalOn !== null && debt.finalOn * 24 * HOUR_MILLIS < from + 48 * HOUR_MILLIS
        if (
          debt.reminders === 0 ||
          (debt.finalOn === null && debt.reminders < 8) ||
          (!wasDone && !named.has(debt.id))
        ) {
          throw new Violation("no open receivable is silent", JSON.stringify(debt))
        }
      }
    }
  }
}

/** Plays a script. */
export const play = (script: Script, trace?: (line: string) => void): Played => {
  const play = new Play(script, trace)
  let at = 0
  try {
    for (const action of script.actions) {
      trace?.(`${new Date(play.world.now).toISOString()} — ${JSON.stringify(action)}`)
      play.do(action)
      play.checkPlans()
      at += 1
    }
    play.finish()
    return { violation: null, at: -1, counts: play.checks.counts }
  } catch (error) {
    const law = error instanceof Violation ? error.law : `it runs (${String(error)})`
    return {
      violation: { law, message: String(error instanceof Error ? (error.stack ?? error.message) : error) },
      at,
      counts: play.checks.counts
    }
  }
}

const MAX_PLAYS = 2_000

/** The shortest script found by leaving out actions that breaks the same law. */
export const shrink = (script: Script, played: Played): { script: Script; played: Played } => {
  let best = { script: { ...script, actions: script.actions.slice(0, played.at + 1) }, played }
  let plays = 0
  for (
    let size = Math.ceil(best.script.actions.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = best.script.actions.length - size; from > -size && plays < MAX_PLAYS; from -= size) {
      const actions = best.script.actions.filter((_, index) => index < from || index >= from + size)
      plays += 1
      const shorter = play({ ...script, actions })
      if (shorter.violation?.law === best.played.violation?.law)
        best = { script: { ...script, actions }, played: shorter }
    }
  }
  return best
}
