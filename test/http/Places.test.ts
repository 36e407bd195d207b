/** Whose share of the places a request uses, and who waits for one. */
import { describe, expect, it } from "vitest"
import { type Arrival, type Place, RequestsInFlight } from "../../src/http/InFlight.ts"
import { Newcomers } from "../../src/http/Newcomers.ts"
import { BodyPace } from "../../src/http/BodyPace.ts"
import { Places } from "../../src/http/Places.ts"
import { Proved } from "../../src/http/Proved.ts"

const takenBy = (places: Places, share: string, proved: boolean): number => {
  let taken = 0
  while (places.enter({ share, proved })) taken++
  return taken
}

describe("places", () => {
  it("are half for one company alone, and a third each for two that want more", () => {
    expect(takenBy(new Places(100), "a", true)).toBe(50)
    const places = new Places(99)
    const taken = { a: 0, b: 0 }
    let moved = true
    while (moved) {
      moved = false
      for (const share of ["a", "b"] as const) {
        if (!places.enter({ share, proved: true })) continue
        taken[share]++
        moved = true
      }
    }
    expect(taken).toEqual({ a: 33, b: 33 })
  })

  it("are a quarter at most for all who have proved nothing, and half of that for one network", () => {
    const places = new Places(100)
    expect(takenBy(places, "192.0.2.1", false)).toBe(13)
    for (let n = 0; n < 100; n++) takenBy(places, `network ${n}`, false)
    expect(places.count).toBe(25)
    // The other places are for those who have proved something, as if there were no others.
    expect(takenBy(places, "a", true)).toBe(38)
  })

  it("are given back to the share that they were taken from", () => {
    const places = new Places(8)
    expect([takenBy(places, "a", true), takenBy(places, "n", false)]).toEqual([4, 1])
    places.leave({ share: "n", proved: false })
    places.leave({ share: "a", proved: true })
    expect(places.count).toBe(3)
    expect([takenBy(places, "n", false), takenBy(places, "a", true)]).toEqual([1, 1])
  })

  it("are one for each kind, however few there are", () => {
    const places = new Places(1)
    expect(takenBy(places, "n", false)).toBe(1)
    places.leave({ share: "n", proved: false })
    expect(takenBy(places, "a", true)).toBe(1)
  })
})

describe("a credential", () => {
  it("is remembered with the share that it was admitted to, and by its hash alone", () => {
    const proved = new Proved()
    const hashed = Proved.hashOf("Bearer dbk_1_x") ?? ""
    expect(hashed).not.toContain("dbk")
    expect(proved.shareOf(hashed)).toBeNull()
    proved.remember(hashed, "key 1")
    expect(proved.shareOf(hashed)).toBe("key 1")
    expect(proved.shareOf(Proved.hashOf("Bearer dbk_1_y"))).toBeNull()
  })

  it("is none where nothing was sent, or more than any of ours has", () => {
    expect([null, "", "x".repeat(10_000)].map((text) => Proved.hashOf(text))).toEqual([null, null, null])
  })

  it("is forgotten once many others were admitted after it", () => {
    const proved = new Proved()
    for (let n = 0; n <= 20_000; n++) proved.remember(`hash ${n}`, "a")
    expect([proved.shareOf("hash 0"), proved.shareOf("hash 1")]).toEqual([null, "a"])
  })
})

describe("a body's pace", () => {
  it("is too slow after two seconds without a byte, and not before", () => {
    const pace = new BodyPace(0)
    expect([pace.isTooSlow(1_999), pace.isTooSlow(2_000)]).toEqual([false, true])
  })

  it("is fast enough at 512 bytes a second, for as long as it takes", () => {
    const pace = new BodyPace(0)
    for (let second = 1; second < 1_000; second++) {
      expect(pace.isTooSlow(second * 1_000)).toBe(false)
      pace.arrived(512, second * 1_000)
    }
  })

  it("is too slow in the end below that", () => {
    const pace = new BodyPace(0)
    let second = 1
    for (; !pace.isTooSlow(second * 1_000); second++) pace.arrived(400, second * 1_000)
    expect(second).toBeLessThan(11)
  })

  it("may be asked to be faster", () => {
    const pace = new BodyPace(0, 10_000)
    pace.arrived(5_000, 1_000)
    expect([pace.isTooSlow(2_499), pace.isTooSlow(2_500)]).toEqual([false, true])
  })

  it("may rest for five seconds at most, however much has come before", () => {
    const pace = new BodyPace(0)
    pace.arrived(10_000_000, 100)
    expect([pace.isTooSlow(5_099), pace.isTooSlow(5_100)]).toEqual([false, true])
  })
})

describe("requests in flight", () => {
  const from = (network: string, credential: string | null = null): Arrival => ({
    credential,
    network: () => network,
    isGone: () => false
  })
  const place = (all: RequestsInFlight, arrival: Arrival) => {
    const entered = all.enter(arrival)
    return entered instanceof Promise ? "waits" : entered
  }

  it("use the share of the company that admitted their credential, and are strangers with any other", () => {
    const all = new RequestsInFlight(8, 8)
    const first = place(all, from("n", "key")) as Place
    expect(first.prove("a")).toBe(true)
    // A second stranger has no place beside the first, but that one is a stranger no longer.
    expect(place(all, from("n", "other"))).not.toBe("waits")
    expect([1, 2, 3, 4].map(() => place(all, from("n", "key")) === null)).toEqual([false, false, false, true])
    expect(place(all, from("n", "forged"))).toBe("waits")
  })

  it("wait where strangers have no place left, and have one once another was given back", async () => {
    const all = new RequestsInFlight(4, 4)
    const first = place(all, from("n")) as Place
    const [second, third] = [all.enter(from("n")), all.enter(from("m"))]
    expect(all.count).toBe(3)
    first.leave()
    const given = await second
    expect(all.working.count).toBe(1)
    given?.leave()
    const last = await third
    last?.leave()
    expect(all.count).toBe(0)
  })

  it("wait no longer once their credential was admitted", async () => {
    const all = new RequestsInFlight(16, 4)
    const places = Array.from({ length: 7 }, () => all.enter(from("n", "key")))
    expect(places.filter((each) => each instanceof Promise)).toHaveLength(5)
    expect((places[0] as Place).prove("a")).toBe(true)
    const given = await Promise.all(places)
    expect(given.filter((each) => each !== null)).toHaveLength(7)
    for (const each of given) each?.leave()
    expect(all.count).toBe(0)
  })

  it("hold no place for work while they wait for bytes, and one of their network's", () => {
    const all = new RequestsInFlight(4, 4)
    const own = place(all, from("n")) as Place
    const waiting = own.wait(() => undefined)
    expect([all.working.count, all.reading.count]).toEqual([0, 1])
    // Strangers have one place of four to wait in.
    const other = place(all, from("m")) as Place
    expect(other.wait(() => undefined)).toBeNull()
    other.leave()
    expect(waiting?.end()).toBe(true)
    expect([all.working.count, all.reading.count]).toEqual([1, 0])
    own.leave()
    own.leave()
    expect(all.count).toBe(0)
  })
})

describe("newcomers", () => {
  const of = (network: string, isGone = () => false) => ({ network, hashed: null, isGone })

  it("are as many as may wait, and of one network half of them", () => {
    const newcomers = new Newcomers<string>(8)
    const ofOne = Array.from({ length: 8 }, () => newcomers.wait(of("n")))
    expect(ofOne.filter((each) => each === null)).toHaveLength(4)
    expect(newcomers.wait(of("m"))).not.toBeNull()
  })

  it("have places in turns of their networks", async () => {
    const newcomers = new Newcomers<string>(16)
    const order: Array<string> = []
    const all = ["n1", "n2", "n3", "m1"].map((name) =>
      newcomers.wait(of(name.charAt(0)))?.then(() => order.push(name))
    )
    newcomers.advance(() => "place")
    await Promise.all(all)
    expect(order).toEqual(["n1", "m1", "n2", "n3"])
  })

  it("leave the line to others when their clients have gone", async () => {
    const newcomers = new Newcomers<string>(2)
    let isGone = false
    const gone = newcomers.wait(of("n", () => isGone))
    expect(newcomers.wait(of("n"))).toBeNull()
    isGone = true
    newcomers.refuseLate()
    expect(await gone).toBeNull()
    expect([newcomers.count, newcomers.wait(of("n"))]).not.toContain(null)
  })
})
