/** The states of a receivable (contract §4): every move in every state, what it comes to or how it is refused. */
import { describe, expect, it } from "@effect/vitest"
import { makeReceivable, type ReceivableInState, type ReceivableState } from "../support/receivableStates.ts"
import { type Answer, type Company, reason, useServer } from "../support/TestServer.ts"

const server = useServer()

type Move = "pause" | "resume" | "cancel" | "pay less" | "pay all" | "pay more" | "reverse"

const act = async (company: Company, { id, payments }: ReceivableInState, move: Move): Promise<Answer> => {
  const path = `/receivables/${id}`
  switch (move) {
    case "pause":
    case "resume":
    case "cancel":
      return company.post(`${path}/${move}`, reason)
    case "reverse":
      return company.post(`${path}/payments/${payments.at(-1)}/reverse`, reason)
    default: {
      const { amount_minor, paid_minor } = await company.read(path)
      const balance = Number(amount_minor) - Number(paid_minor)
      const minor = { "pay less": balance - 1, "pay all": balance, "pay more": balance + 1 }[move]
      return company.post(`${path}/payments`, { amount: (Math.max(1, minor) / 100).toFixed(2) })
    }
  }
}

/** Contract §4.2: status and what is paid afterwards; 409 invalid_transition; 422 overpayment. */
const table: Readonly<Record<ReceivableState, Partial<Record<Move, readonly [string, number] | 409 | 422>>>> =
  {
    open: {
      pause: ["paused", 0],
      resume: 409,
      cancel: ["cancelled", 0],
      "pay less": ["partially_paid", 9_999],
      "pay all": ["paid", 10_000],
      "pay more": 422
    },
    partially_paid: {
      pause: ["paused", 4_000],
      resume: 409,
      cancel: ["cancelled", 4_000],
      "pay less": ["partially_paid", 9_999],
      "pay all": ["paid", 10_000],
      "pay more": 422,
      reverse: ["open", 0]
    },
    paused: {
      pause: 409,
      resume: ["open", 0],
      cancel: ["cancelled", 0],
      "pay less": ["paused", 9_999],
      "pay all": ["paid", 10_000],
      "pay more": 422
    },
    "paused, paid in part": {
      pause: 409,
      resume: ["partially_paid", 4_000],
      cancel: ["cancelled", 4_000],
      "pay less": ["paused", 9_999],
      "pay all": ["paid", 10_000],
      "pay more": 422,
      reverse: ["paused", 0]
    },
    paid: {
      pause: 409,
      resume: 409,
      cancel: 409,
      "pay less": 409,
      "pay all": 409,
      "pay more": 409,
      reverse: ["partially_paid", 6_000]
    },
    cancelled: { pause: 409, resume: 409, cancel: 409, "pay less": 409, "pay all": 409, "pay more": 409 },
    "cancelled, paid in part": {
      pause: 409,
      resume: 409,
      cancel: 409,
      "pay less": 409,
      "pay all": 409,
      "pay more": 409,
      reverse: 409
    }
  }

const cases = (Object.keys(table) as ReadonlyArray<ReceivableState>).flatMap((state) =>
  (Object.keys(table[state]) as ReadonlyArray<Move>).map((move) => [state, move, table[state][move]] as const)
)

describe("the transition table", () => {
  it.each(cases)("%s, %s: %j", async (state, move, outcome) => {
    const company = await server.company()
    const standing = await makeReceivable(company, state)
    const path = `/receivables/${standing.id}`
    const before = await company.read(path)
    const answer = await act(company, standing, move)
    const after = await company.read(path)
    if (outcome === 409) {
      expect([answer.status, answer.code]).toEqual([409, "invalid_transition"])
      expect(answer.details).toEqual({ status: before.status })
      expect(after).toEqual(before)
    } else if (outcome === 422) {
      expect([answer.status, answer.code]).toEqual([422, "overpayment"])
      expect(answer.details).toEqual({ balance_minor: 10_000 - Number(before["paid_minor"]) })
      expect(after).toEqual(before)
    } else {
      const [status, paid_minor] = outcome ?? ["", 0]
      expect(after).toEqual({ ...before, status, paid_minor, version: expect.any(String) })
      expect(after.version).not.toBe(before.version)
      const state = { id: standing.id, status, paid_minor, version: after.version }
      if (move === "reverse") {
        expect(answer.status).toBe(200)
        expect(answer.data).toMatchObject({ status: "reversed", receivable: state })
      } else if (move.startsWith("pay ")) {
        expect(answer.status).toBe(201)
        expect(answer.data).toMatchObject({ status: "recorded", receivable: state })
      } else {
        expect(answer.status).toBe(200)
        expect(answer.data).toEqual(state)
        expect(Object.keys(answer.data)).toEqual(["id", "status", "paid_minor", "version"])
      }
    }
  })

  it("every move is in the audit log with its reason, every refusal leaves none", async () => {
    const company = await server.company()
    const { id } = await company.receivable()
    await company.post(`/receivables/${id}/pause`, { reason: "On holiday" })
    await company.post(`/receivables/${id}/pause`, { reason: "Again" })
    const audits = await server.sql(
      `select actor, user_id::int, api_key_id::int, request_id, details->>'reason' as reason from audit_log
       where company_id = $1 and action = 'receivable.pause' and subject_id = $2`,
      [company.id, id]
    )
    expect(audits).toEqual([
      {
        actor: "api_key",
        user_id: company.userId,
        api_key_id: company.key.id,
        request_id: expect.stringMatching(/^req_/),
        reason: "On holiday"
      }
    ])
  })
})
