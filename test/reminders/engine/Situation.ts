/** A database, a company, workers and a provider for every test of a file, with a clock that the test sets. */
import { Effect, Layer } from "effect"
import { afterEach, beforeEach, expect } from "vitest"
import type { Company, Delivery, DeliveryResult } from "../../../src/reminders/Delivery.ts"
import {
  type Outcome,
  type OutgoingMessage,
  Transports
} from "../../../src/reminders/transports/Transport.ts"
import type { Claimed } from "../../../src/repos/reminders/ReminderQueue.ts"
import { type EngineHere, HandClock, startEngine } from "../../support/Engines.ts"
import { scoped } from "../../support/Scoped.ts"
import { makeDatabase } from "../../support/TestDatabase.ts"
import { Given, type PolicyInWords } from "./Given.ts"
import { Seen } from "./Seen.ts"

export const LEASE_MILLIS = 60_000
export const MINUTE = 60_000
export const DAY = 86_400_000
/** Noon of the Monday on which every test begins. */
export const NOON = Date.parse("2026-03-02T12:00:00Z")

/** A worker that has done so much at one moment will never be idle. */
const MAX_ROUNDS = 10_000

/** A worker of the test's own process, step by step or as a whole. */
export class WorkerHere {
  readonly #here: EngineHere
  readonly #companyId: number
  constructor(here: EngineHere, companyId: number) {
    this.#here = here
    this.#companyId = companyId
  }

  /** One round; the number of attempts that it claimed. */
  round(): Promise<number> {
    return this.#here.round()
  }

  /** Works until nothing is due; the number of attempts that it claimed. */
  runs(): Promise<number> {
    return allRun(this)
  }

  /** Whether a channel is up in this worker. */
  isUp(channel: "email" | "sms"): boolean {
    return this.#here.channels().some((each) => each.channel === channel && each.state === "up")
  }

  /** The warnings that it has logged. */
  get warnings(): ReadonlyArray<string> {
    return this.#here.warnings
  }

  async company(): Promise<Company> {
    const found = await this.#here.run(this.#here.engine.company(this.#companyId))
    if (found === null) throw new Error("there is no such company")
    return found
  }

  async claims(share = 100): Promise<ReadonlyArray<Claimed>> {
    return this.#here.run(this.#here.engine.claim(await this.company(), "email", share))
  }

  async decides(claimed: ReadonlyArray<Claimed>): Promise<ReadonlyArray<Delivery>> {
    return this.#here.run(this.#here.engine.decide(await this.company(), claimed))
  }

  /** Claims what is due and decides on it. */
  async claimsAndDecides(): Promise<ReadonlyArray<Delivery>> {
    return this.decides(await this.claims())
  }

  handsOver(deliveries: ReadonlyArray<Delivery>): Promise<ReadonlyArray<DeliveryResult>> {
    return this.#here.run(Effect.forEach(deliveries, (delivery) => this.#here.engine.handOver(delivery)))
  }

  async completes(results: ReadonlyArray<DeliveryResult>): Promise<void> {
    await this.#here.run(this.#here.engine.complete(await this.company(), results))
  }

  async givesUp(claimed: ReadonlyArray<Claimed>): Promise<void> {
    await this.#here.run(this.#here.release(await this.company(), claimed))
  }

  /** Plans some cases again; false if there is nothing more to plan. */
  plansAgain(first: "customers" | "company" = "customers"): Promise<boolean> {
    return this.#here.run(this.#here.engine.replan(this.#companyId, "wait", first))
  }

  /** Captures the messages of a company on a test clock until nothing is due. */
  async captures(): Promise<void> {
    const company = await this.company()
    while ((await this.#here.run(this.#here.engine.capture(company))) > 0) continue
  }
}

/** Lets workers work at the same time until nothing is due; the number of attempts that they claimed. */
export const allRun = async (...workers: ReadonlyArray<Pick<WorkerHere, "round">>): Promise<number> => {
  let all = 0
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const taken = await Promise.all(workers.map((worker) => worker.round()))
    const sum = taken.reduce((a, b) => a + b, 0)
    if (sum === 0) return all
    all += sum
  }
  throw new Error("the workers are never idle")
}

/** A provider of e-mails that answers as the test says. There is none of SMS. */
class Provider {
  /** The messages that it was given. */
  readonly received: Array<OutgoingMessage> = []
  answer: (message: OutgoingMessage) => Outcome | Promise<Outcome> = accepts

  readonly layer = Layer.succeed(Transports, {
    email: {
      _tag: "Provider",
      provider: {
        idOf: ({ messageId }) => `id-${messageId}`,
        send: (message) =>
          Effect.promise(async () => {
            this.received.push(message)
            return await this.answer(message)
          })
      }
    },
    sms: { _tag: "Off" }
  })
}

/** Takes a message, under an id that is made of the message's own. */
export const accepts = ({ messageId }: OutgoingMessage): Outcome => ({
  _tag: "Sent",
  providerMessageId: `id-${messageId}`
})

/** What a test of a file begins with. */
export class Situation {
  readonly clock = new HandClock(NOON)
  readonly #run = scoped()
  #given: Given | undefined
  provider = new Provider()

  /** The company, and what is true of it. */
  get given(): Given {
    if (this.#given === undefined) throw new Error("the test has not begun")
    return this.#given
  }

  /** What is stored. */
  get seen(): Seen {
    return new Seen(this.given.url)
  }

  async begin(policy: PolicyInWords): Promise<void> {
    this.clock.at = NOON
    this.provider = new Provider()
    this.#given = await Given.company((await this.#run(makeDatabase)).url, policy)
  }

  /** Another company of the same database, which takes the place of the first one. */
  async company(policy: PolicyInWords): Promise<Given> {
    this.#given = await Given.company(this.given.url, policy)
    return this.#given
  }

  /** Sets the clock. */
  at(moment: number | string): void {
    this.clock.at = typeof moment === "string" ? Date.parse(moment) : moment
  }

  /** Lets time pass. */
  after(millis: number): void {
    this.clock.at += millis
  }

  /** Acquires what the tests of the file need, until they have ended. */
  readonly acquire: ReturnType<typeof scoped> = (effect) => this.#run(effect)

  /** Starts a worker. Without options it has the test's clock and provider. */
  async worker({
    channels = this.provider.layer,
    clock = this.clock
  }: {
    readonly channels?: Layer.Layer<Transports>
    /** The worker's own clock; that of the database is the test's. */
    readonly clock?: HandClock
  } = {}): Promise<WorkerHere> {
    const { companyId, url } = this.given
    const here = await this.#run(startEngine({ url, clock, serverClock: this.clock, channels }))
    return new WorkerHere(here, companyId)
  }
}

/** A new database and company at noon for every test, whose totals have to be right at the end. */
export const useSituation = (policy: PolicyInWords): Situation => {
  const situation = new Situation()
  beforeEach(() => situation.begin(policy))
  afterEach(async () => {
    expect(await situation.seen.wrongTotals()).toEqual([])
  })
  return situation
}
