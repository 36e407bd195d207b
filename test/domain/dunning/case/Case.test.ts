import { describe, expect, it } from "@effect/vitest"
import { addDays } from "../../../../src/domain/CalendarDate.ts"
import { changeDebt, continueLadder, renewCase } from "../../../../src/domain/dunning/case/Changes.ts"
import { toLocal } from "../../../../src/domain/LocalTime.ts"
import type { CaseDebt } from "../../../../src/domain/dunning/case/Types.ts"
import { courseOfTen } from "../../../../scripts/dunning-calendar.ts"
import { at, debt, Life, live, rulesWith, steps, told, tonesOf } from "./cases.ts"

const usual = rulesWith()

const paused = (each: CaseDebt, cause: "paused" | "promised" | "disputed" = "paused"): CaseDebt => ({
  ...each,
  status: "paused",
  pauseCause: cause
})

const resumed = (each: CaseDebt, now: number): CaseDebt =>
  continueLadder({ ...each, status: "open", pauseCause: null, resumeAt: null }, now, null)

const paid = (each: CaseDebt): CaseDebt => ({ ...each, status: "paid", balanceMinor: 0 })

describe("one debt", () => {
  const reminders: ReadonlyArray<readonly [string, boolean, string]> = [
    ["Mon 2026-05-11", false, "Thu 2026-05-14"],
    ["Mon 2026-05-11", true, "Fri 2026-05-15"],
    ["Tue 2026-05-12", false, "Fri 2026-05-15"],
    ["Tue 2026-05-12", true, "Mon 2026-05-18"],
    ["Wed 2026-05-13", false, "Mon 2026-05-18"],
    ["Wed 2026-05-13", true, "Mon 2026-05-18"],
    ["Thu 2026-05-14", false, "Mon 2026-05-18"],
    ["Thu 2026-05-14", true, "Mon 2026-05-18"],
    ["Fri 2026-05-15", false, "Mon 2026-05-18"],
    ["Fri 2026-05-15", true, "Thu 2026-05-21"],
    ["Sat 2026-05-16", false, "Thu 2026-05-21"],
    ["Sat 2026-05-16", true, "Thu 2026-05-21"],
    ["Sun 2026-05-17", false, "Thu 2026-05-21"],
    ["Sun 2026-05-17", true, "Thu 2026-05-21"]
  ]
  it.each(reminders)(
    "due on %s, a holiday: %s, has a notice before, one on its effective due date, and is first overdue on %s",
    (due, isHoliday, overdueOn) => {
      const date = due.slice(4)
      const rules = rulesWith({}, { isHoliday: (each) => isHoliday && each === date })
      const own = debt(date)
      const course = live(rules, [own], "2026-04-20T12:00").map((each) => told(each))
      const open = rules.effectiveDue(date).day
      expect(course[0]).toContain("notice")
      expect(course[0]?.slice(4, 14)).toSatisfy((before: string) => before <= addDays(date, -3))
      expect(course[1]).toContain("notice")
      expect(course[1]?.slice(4, 14)).toBe(new Date(open * 86_400_000).toISOString().slice(0, 10))
      expect(course[2]).toBe(`${overdueOn} friendly reminder`)
      expect(course.slice(2).map((line) => line.slice(15))).toEqual([
        "friendly reminder",
        "firm reminder",
        "firm reminder",
        "final reminder"
      ])
    }
  )

  const late: ReadonlyArray<readonly [number, ReadonlyArray<number>]> = [
    [20, [0, 7, 21]],
    [35, [0, 7, 21]],
    [51, [0, 7, 21]],
    [200, [0, 7, 21]]
  ]
  it.each(late)(
    "that arrives %i days late is friendly, firm and final, %j days after it arrives",
    (n, after) => {
      const today = "2026-03-04"
      const own = debt(addDays(today, -n), { begunAt: at(`${today}T08:00`) })
      expect(tonesOf(live(usual, [own], `${today}T08:00`))).toEqual(
        ["friendly", "firm", "final"].map((tone, index) => `${addDays(today, after[index] ?? 0)} ${tone}`)
      )
    }
  )

  it("that arrives in the evening is named at the next opening, and a later plan says the same", () => {
    const own = debt("2025-08-16", { begunAt: at("2026-03-06T20:00") })
    const expected = ["2026-03-09 friendly", "2026-03-16 firm", "2026-03-30 final"]
    expect(tonesOf(live(usual, [own], "2026-03-06T20:00"))).toEqual(expected)
    expect(tonesOf(live(usual, [own], "2026-03-08T10:00"))).toEqual(expected)
  })

  it("of which 4.50 of 300.00 are left gets none, and one of which 4.50 of 20.00 are left does", () => {
    const left = { balanceMinor: 450, status: "partially_paid" } as const
    expect(live(usual, [debt("2026-03-04", { ...left, amountMinor: 30_000 })], "2026-02-20T12:00")).toEqual(
      []
    )
    expect(
      live(usual, [debt("2026-03-04", { ...left, amountMinor: 2_000 })], "2026-02-20T12:00")
    ).toHaveLength(6)
    const own = rulesWith({ minBalance: { EUR: "4.00" } })
    expect(
      live(own, [debt("2026-03-04", { ...left, amountMinor: 30_000 })], "2026-02-20T12:00")
    ).toHaveLength(6)
  })

  it("whose due date moves after firm reminders begins anew and keeps its final", () => {
    const own = debt("2026-03-02")
    const life = new Life(usual, [own], "2026-02-20T12:00").until("2026-03-20T12:00")
    life.change(own.id, (each, now) => changeDebt(usual, each, { ...each, dueDate: "2026-04-13" }, now))
    life.until("2026-06-30T12:00")
    expect(life.lines).toEqual([
      "Fri 2026-02-27 notice",
      "Mon 2026-03-02 notice",
      "Thu 2026-03-05 friendly reminder",
      "Mon 2026-03-09 firm reminder",
      "Mon 2026-03-16 firm reminder",
      "Fri 2026-04-10 notice",
      "Mon 2026-04-13 notice",
      "Thu 2026-04-16 friendly reminder",
      "Mon 2026-04-20 firm reminder",
      "Mon 2026-04-27 firm reminder",
      "Wed 2026-05-13 final reminder"
    ])
  })

  it("that rests is named when the rest ends, firm at most, and final a week later", () => {
    const own = debt("2026-03-02")
    const life = new Life(usual, [own], "2026-02-20T12:00").until("2026-03-20T12:00")
    life.change(own.id, (each) => paused(each)).until("2026-04-09T08:00")
    life.change(own.id, resumed).until("2026-06-30T12:00")
    expect(life.lines.slice(4)).toEqual([
      "Mon 2026-03-16 firm reminder",
      "Thu 2026-04-09 firm reminder",
      "Thu 2026-04-16 final reminder"
    ])
  })

  it("that was never named before its rest is friendly after it", () => {
    const own = debt("2026-03-02")
    const life = new Life(usual, [paused(own, "disputed")], "2026-02-20T12:00").until("2026-04-09T08:00")
    life.change(own.id, resumed).until("2026-06-30T12:00")
    expect(life.lines).toEqual([
      "Thu 2026-04-09 friendly reminder",
      "Thu 2026-04-16 firm reminder",
      "Thu 2026-04-30 final reminder"
    ])
  })

  it("that is owed again after its final is named once more, and not final", () => {
    const own = debt("2026-03-02")
    const life = new Life(usual, [own], "2026-02-20T12:00").until("2026-04-10T12:00")
    life
      .change(own.id, paid)
      .change(own.id, (each, now) =>
        changeDebt(usual, each, { ...each, status: "open", balanceMinor: 10_000 }, now)
      )
    life.until("2026-08-30T12:00")
    expect(life.lines.slice(5)).toEqual(["Wed 2026-04-01 final reminder", "Fri 2026-04-10 firm reminder"])
  })

  it("is repeated every so many days after its last step if the policy says so, and never final again", () => {
    const rules = rulesWith({ repeatDays: 30 })
    expect(tonesOf(live(rules, [debt("2026-03-02")], "2026-02-20T12:00", 120)).slice(3)).toEqual([
      "2026-04-01 final",
      "2026-05-01 firm",
      "2026-06-01 firm"
    ])
  })

  it("gets the reminders that `max_messages` allows, and its final among them", () => {
    const rules = rulesWith({ steps: steps(3, 7, 14, 21, 28, 45), maxMessages: 4 })
    expect(tonesOf(live(rules, [debt("2026-03-02")], "2026-02-20T12:00"))).toEqual([
      "2026-03-05 friendly",
      "2026-03-09 firm",
      "2026-03-16 firm",
      "2026-04-16 final"
    ])
  })

  it("is final in the end where its final step comes before it has earned that", () => {
    const rules = rulesWith({ steps: steps(3, 30) })
    expect(tonesOf(live(rules, [debt("2026-03-02")], "2026-02-20T12:00"))).toEqual([
      "2026-03-05 friendly",
      "2026-04-01 firm",
      "2026-04-15 final"
    ])
  })

  it("in Pacific/Apia is reminded of on the day that its clocks show, at the minute that was foretold", () => {
    const rules = rulesWith(
      { steps: steps(29), window: { from: "14:30", to: "15:00" } },
      { timezone: "Pacific/Apia" }
    )
    const debts = [debt("2026-04-16"), debt("2026-04-20"), debt("2026-05-01")]
    const [first] = live(rules, debts, "2026-04-01T12:00")
    expect(toLocal(first?.at ?? 0, "Pacific/Apia")).toBe("2026-05-15T14:30:00+13:00")
    const [later] = live(rules, debts, "2026-05-14T12:00")
    expect(later?.at).toBe(first?.at)
  })
})

describe("several debts of one customer", () => {
  it("ten invoices in three weeks: at most seven messages in 28 days, true sums, a tone that never falls", () => {
    const course = courseOfTen()
    const from = Date.parse("2026-03-06T00:00:00Z")
    const in28Days = course.filter(({ at }) => at >= from && at < from + 28 * 86_400_000)
    expect(in28Days.length).toBeLessThanOrEqual(7)
    const reminders = course.filter(({ message }) => message.kind === "reminder")
    expect(reminders.map(({ contents }) => contents?.sums["EUR"])).toEqual(
      reminders.map(({ contents }) =>
        contents.overdue.reduce((sum, id) => sum + 10_000 + (id - 1) * 1_000, 0)
      )
    )
    const tones = ["friendly", "firm", "final"]
    const ledByFirst = reminders.filter(({ message }) => message.leadingId === 1)
    const ranks = ledByFirst.map(({ message }) => tones.indexOf(message.tone))
    expect(ranks).toEqual(ranks.toSorted())
    expect(ledByFirst.filter(({ message }) => message.tone === "final")).toHaveLength(1)
    // Each debt is called final once.
    const finals = reminders.flatMap(
      ({ contents }) => contents?.named.filter(({ tone }) => tone === "final").map(({ id }) => id) ?? []
    )
    expect(finals.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it("RE-8 is not in RE-1's final: it is also overdue, and final in a message of its own", () => {
    const course = courseOfTen()
    const first = course.find(({ message }) => message.tone === "final")
    expect(first?.contents?.alsoOverdue).toEqual([8, 9, 10])
    const second = course.find(({ message }) => message.tone === "final" && message.leadingId === 8)
    expect(second?.contents?.named.map(({ id, tone }) => `${id} ${tone}`)).toEqual([
      "8 final",
      "9 final",
      "10 final"
    ])
    // What was final before stays listed.
    expect(second?.contents?.overdue).toContain(1)
  })

  it("€900 at 200 days does not hide behind €100 at 3: it leads, and both are in the sum", () => {
    const now = { begunAt: at("2026-03-05T08:00") }
    const old = debt("2025-08-17", { ...now, amountMinor: 90_000, balanceMinor: 90_000 })
    const young = debt("2026-03-02", now)
    const course = live(usual, [young, old], "2026-03-05T08:00")
    expect(course.map(({ message }) => message.leadingId)).toEqual([old.id, old.id, old.id])
    expect(course.map(({ message }) => message.tone)).toEqual(["friendly", "firm", "final"])
    expect(course.map(({ contents }) => contents?.sums["EUR"])).toEqual([100_000, 100_000, 100_000])
    expect(course[0]?.contents?.overdue).toEqual([old.id, young.id])
  })

  it.each([
    ["paid", paid],
    ["promised", (each: CaseDebt) => paused(each, "promised")],
    ["disputed", (each: CaseDebt) => paused(each, "disputed")]
  ])(
    "when the leading debt is %s the next oldest leads, in the tone that it has earned, and the gap holds",
    (_, rest) => {
      const [a, b] = [debt("2026-03-02"), debt("2026-03-04")]
      const life = new Life(usual, [a, b], "2026-02-20T12:00", { [a.id]: "A", [b.id]: "B" }).until(
        "2026-03-09T12:00"
      )
      life.change(a.id, rest).until("2026-05-30T12:00")
      expect(life.lines).toEqual([
        "Fri 2026-02-27 notice: A friendly, B friendly",
        "Mon 2026-03-02 notice: A friendly, B friendly",
        "Thu 2026-03-05 friendly reminder: A friendly, B friendly",
        "Mon 2026-03-09 firm reminder: A firm, B firm",
        "Mon 2026-03-16 firm reminder: B firm",
        "Wed 2026-03-18 firm reminder: B firm",
        "Fri 2026-04-03 final reminder: B final"
      ])
    }
  )

  it("a debt that has become overdue brings the next reminder forward to its first step, within the gap", () => {
    const [a, b] = [debt("2026-03-02"), debt("2026-03-18")]
    const life = new Life(usual, [a, b], "2026-02-20T12:00", { [a.id]: "A", [b.id]: "B" }).until(
      "2026-04-03T12:00"
    )
    expect(life.lines.slice(4)).toEqual([
      "Mon 2026-03-16 firm reminder: A firm",
      // B's first step would be on 21 March, a Saturday, and the gap is seven days.
      "Mon 2026-03-23 firm reminder: A firm, B friendly",
      "Wed 2026-04-01 final reminder: A final, B firm"
    ])
  })

  it("while reminders go out, what is coming is listed in them and gets no notice of its own", () => {
    const [a, b] = [debt("2026-03-02"), debt("2026-03-12")]
    const course = live(usual, [a, b], "2026-02-20T12:00", 25)
    const notices = course.filter(({ message }) => message.kind === "notice")
    expect(notices.flatMap(({ contents }) => contents?.named.map(({ id }) => id))).toEqual([a.id, a.id])
    const listed = course.filter(
      ({ contents, message }) => message.kind === "reminder" && contents?.coming.includes(b.id)
    )
    expect(listed.map(({ at }) => toLocal(at, "Europe/Berlin").slice(0, 10))).toEqual([
      "2026-03-05",
      "2026-03-09"
    ])
  })

  it("what was named in a notice gets no other one but `due today`, if the last message is three days old", () => {
    const [a, b] = [debt("2026-03-06"), debt("2026-03-10")]
    const life = new Life(usual, [a, b], "2026-02-20T12:00", { [a.id]: "A", [b.id]: "B" }).until(
      "2026-03-10T12:00"
    )
    expect(life.lines).toEqual([
      "Tue 2026-03-03 notice: A friendly, B friendly",
      "Fri 2026-03-06 notice: A friendly, B friendly",
      "Mon 2026-03-09 friendly reminder: A friendly"
    ])
  })

  it("no two steps come closer than two days, whatever `notice_days` says: before the due date one is dropped, after it moved", () => {
    const notices = rulesWith({ steps: steps(-4, -3, -1, 0, 1, 2), noticeDays: 0 })
    // Due on a Thursday: Sunday and Monday before it, Wednesday, Thursday, and then Friday and Saturday.
    const life = new Life(notices, [debt("2026-03-12")], "2026-03-01T12:00").until("2026-04-30T12:00")
    expect(life.lines).toEqual([
      "Fri 2026-03-06 notice",
      "Mon 2026-03-09 notice",
      "Wed 2026-03-11 notice",
      "Fri 2026-03-13 friendly reminder",
      "Mon 2026-03-16 firm reminder"
    ])
    const dueToday = rulesWith({ steps: steps(0, 1, 2) })
    expect(
      new Life(dueToday, [debt("2026-03-09")], "2026-03-01T12:00").until("2026-04-30T12:00").lines
    ).toEqual(["Mon 2026-03-09 notice", "Wed 2026-03-11 friendly reminder", "Wed 2026-03-18 firm reminder"])
  })

  it("notices of 120 debts that are due on one day name all of them, and the customer hears of each once", () => {
    // Due on a Saturday, which is paid in time on Monday, 23 March.
    const many = Array.from({ length: 120 }, () => debt("2026-03-21"))
    const life = new Life(usual, many, "2026-03-01T12:00").until("2026-03-22T12:00")
    expect(life.lines).toEqual(["Wed 2026-03-18 notice", "Thu 2026-03-19 notice"])
    expect(life.case.debts.filter(({ noticedOn }) => noticedOn === null)).toEqual([])
  })

  it("what rests is listed with its reason and not summed", () => {
    const [a, b, c] = [
      debt("2026-03-02"),
      paused(debt("2026-03-01"), "disputed"),
      debt("2026-03-01", { balanceMinor: 100, status: "partially_paid" })
    ]
    const reminder = live(usual, [a, b, c], "2026-02-20T12:00").find(
      ({ message }) => message.kind === "reminder"
    )
    expect(reminder?.contents?.resting).toEqual([
      { id: b.id, reason: "disputed" },
      { id: c.id, reason: "below_minimum" }
    ])
    expect(reminder?.contents?.sums).toEqual({ EUR: 10_000 })
    expect(reminder?.contents?.named.map(({ id }) => id)).toEqual([a.id])
  })

  it("each currency has its own sum", () => {
    const [a, b] = [debt("2026-03-02"), debt("2026-03-02", { currency: "USD", balanceMinor: 5_000 })]
    const reminder = live(usual, [a, b], "2026-02-20T12:00").find(
      ({ message }) => message.kind === "reminder"
    )
    expect(reminder?.contents?.sums).toEqual({ EUR: 10_000, USD: 5_000 })
  })

  it("lists a hundred of 250 debts, says how many more, and names everything one day", () => {
    const many = Array.from({ length: 250 }, (_, index) =>
      debt(addDays("2026-01-05", index % 40), { begunAt: at("2026-03-04T07:00") })
    )
    const life = new Life(usual, many, "2026-03-04T08:00")
    life.until("2026-07-30T12:00")
    expect(life.case.debts.every(({ reminders }) => reminders > 0)).toBe(true)
    const [first] = live(usual, many, "2026-03-04T08:00")
    expect(first?.contents?.overdue).toHaveLength(100)
    expect(first?.contents?.more.overdue).toBe(150)
    expect(first?.contents?.sums).toEqual({ EUR: 2_500_000 })
  })
})

describe("what was missed", () => {
  it("a step on the Thursday before a holiday survives an outage until Tuesday: days are open days", () => {
    const holidays = ["2026-04-03", "2026-04-06"]
    const rules = rulesWith({}, { isHoliday: (date) => holidays.includes(date) })
    // Good Friday and Easter Monday: the third day after is Thursday, 2 April.
    const own = debt("2026-03-30")
    const life = new Life(rules, [own], "2026-03-29T12:00")
      .until("2026-04-01T12:00")
      .outage("2026-04-07T12:00")
    life.until("2026-04-07T18:00")
    expect(life.lines.slice(1)).toEqual(["Tue 2026-04-07 friendly reminder"])
  })

  it("what an outage let expire stays expired, and the next step goes on its day", () => {
    const own = debt("2026-03-02")
    const life = new Life(usual, [own], "2026-02-20T12:00")
      .until("2026-03-17T12:00")
      .outage("2026-04-09T12:00")
    life.until("2026-06-30T12:00")
    expect(life.lines.slice(4)).toEqual([
      "Mon 2026-03-16 firm reminder",
      "Thu 2026-04-09 final reminder, not sent: expired"
    ])
  })

  it("of the steps whose time has come only the newest is sent", () => {
    const own = debt("2026-03-02")
    const life = new Life(usual, [own], "2026-02-20T12:00")
      .until("2026-03-03T12:00")
      .outage("2026-03-10T12:00")
    life.until("2026-03-17T12:00")
    expect(life.lines.slice(2)).toEqual(["Tue 2026-03-10 friendly reminder", "Mon 2026-03-16 firm reminder"])
  })

  it("yesterday's `due in three days` never displaces `due today`", () => {
    const own = debt("2026-03-06")
    const life = new Life(usual, [own], "2026-02-20T12:00")
      .outage("2026-03-04T12:00")
      .until("2026-03-06T12:00")
    expect(life.lines).toEqual(["Fri 2026-03-06 notice"])
  })

  it("a message that nobody can receive ends its step, and the next one has its turn", () => {
    const own = debt("2026-03-02")
    const life = new Life(usual, [own], "2026-03-03T12:00").until("2026-03-10T12:00", () => "no_address")
    life.case = renewCase(life.case, life.now)
    life.until("2026-04-30T12:00")
    expect(life.lines.slice(1)).toEqual([
      "Thu 2026-03-05 friendly reminder, not sent: no_address",
      "Mon 2026-03-09 friendly reminder, not sent: no_address",
      "Tue 2026-03-10 friendly reminder",
      "Mon 2026-03-16 firm reminder",
      "Wed 2026-04-01 final reminder"
    ])
  })
})

describe("a policy that changes", () => {
  const change = (life: Life, policy: Parameters<typeof rulesWith>[0]) => {
    life.rules = rulesWith(policy, { since: life.now })
    return life
  }

  it("emptied and filled again names every open debt at the next opening", () => {
    const own = debt("2026-03-02")
    const life = new Life(usual, [own], "2026-02-20T12:00").until("2026-03-10T12:00")
    change(life, { steps: [] }).until("2026-05-01T18:00")
    change(life, {}).until("2026-07-30T12:00")
    expect(life.lines.slice(3)).toEqual([
      "Mon 2026-03-09 firm reminder",
      "Mon 2026-05-04 firm reminder",
      "Mon 2026-05-11 final reminder"
    ])
  })

  it("with steps added after a ladder has ended sends them", () => {
    const own = debt("2026-03-02")
    const life = new Life(rulesWith({ steps: steps(3, 7) }), [own], "2026-02-20T12:00").until(
      "2026-03-20T12:00"
    )
    change(life, { steps: steps(3, 7, 14, 30) }).until("2026-04-30T12:00")
    expect(life.lines).toEqual([
      "Thu 2026-03-05 friendly reminder",
      "Mon 2026-03-09 firm reminder",
      "Fri 2026-03-20 firm reminder",
      "Wed 2026-04-01 final reminder"
    ])
  })

  it("that repeats from now on does so at the next opening for what has ended, and nothing has expired", () => {
    const own = debt("2026-03-02")
    const life = new Life(usual, [own], "2026-02-20T12:00").until("2026-06-01T12:00")
    change(life, { repeatDays: 14 }).until("2026-06-30T12:00")
    expect(life.lines.slice(5)).toEqual([
      "Wed 2026-04-01 final reminder",
      "Mon 2026-06-01 firm reminder",
      "Mon 2026-06-15 firm reminder",
      "Mon 2026-06-29 firm reminder"
    ])
  })

  it("that allows more reminders names at once what has had all of the fewer", () => {
    const few = { steps: steps(3, 7, 14), maxMessages: 1 }
    const life = new Life(rulesWith(few), [debt("2026-03-02")], "2026-02-20T12:00").until("2026-06-01T12:00")
    change(life, { ...few, maxMessages: 8 }).until("2026-06-30T12:00")
    expect(life.lines).toEqual(["Thu 2026-03-05 friendly reminder", "Mon 2026-06-01 firm reminder"])
  })

  it("switched on after an import of 35 and 200 days late names all of them at once, as they have arrived", () => {
    const [a, b] = [debt("2026-02-03"), debt("2025-08-22")]
    const life = new Life(rulesWith({ steps: [] }), [a, b], "2026-03-10T12:00", { [a.id]: "A", [b.id]: "B" })
    change(life.until("2026-03-12T12:00"), {}).until("2026-05-30T12:00")
    expect(life.lines).toEqual([
      "Thu 2026-03-12 friendly reminder: B friendly, A friendly",
      "Thu 2026-03-19 firm reminder: B firm, A firm",
      "Thu 2026-04-02 final reminder: B final, A final"
    ])
  })
})

describe("channels", () => {
  const rules = rulesWith({
    steps: [
      { offsetDays: 3, channels: ["email"] },
      { offsetDays: 10, channels: ["email"] },
      { offsetDays: 30, channels: ["email", "sms"], tone: "final" }
    ]
  })

  it("of one step say the same on one day", () => {
    const life = new Life(rules, [debt("2026-03-02")], "2026-03-03T12:00").until("2026-04-30T12:00")
    expect(life.lines.slice(1)).toEqual([
      "Thu 2026-03-12 firm reminder",
      "Wed 2026-04-01 final reminder",
      "Wed 2026-04-01 final reminder (sms)"
    ])
  })

  it("that have no address do not keep the others from being sent", () => {
    const life = new Life(rules, [debt("2026-03-02")], "2026-03-03T12:00")
    life.until("2026-04-30T12:00", (channel) => (channel === "email" ? null : "no_address"))
    expect(life.lines.slice(2)).toEqual([
      "Wed 2026-04-01 final reminder",
      "Wed 2026-04-01 final reminder, not sent: no_address (sms)"
    ])
  })

  it("have one message an address and day, also where another customer has the address", () => {
    const life = new Life(usual, [debt("2026-03-02")], "2026-03-03T12:00")
    life.case = { ...life.case, messagedOn: { email: usual.dayAt(at("2026-03-05T08:00")), sms: null } }
    life.until("2026-03-08T12:00")
    expect(life.lines).toEqual(["Fri 2026-03-06 friendly reminder"])
  })
})
