/** duebook member … */
import { Effect } from "effect"
import { toRfc3339 } from "../domain/CalendarDate.ts"
import { roles } from "../domain/Member.ts"
import { Members } from "../services/people/Members.ts"
import { optional, required } from "./Arguments.ts"
import { command, said } from "./Command.ts"
import { asOperator } from "./Operator.ts"
import { IdValue, OneOf } from "./Values.ts"

const address = { company: required(IdValue, "id", "the company"), user: required(IdValue, "id", "the user") }

const add = command({
  summary: "Adds a user to a company. A removed member who is added again does not get the old keys back.",
  arguments: { ...address, role: required(OneOf(roles), roles.join("|"), "owners and admins may have keys") },
  run: ({ company, role, user }) =>
    Effect.as(
      asOperator(
        Effect.flatMap(Members, (members) => members.add({ companyId: company, userId: user }, role))
      ),
      said(`User ${user} is a member of company ${company}, as ${role}.`)
    )
})

const role = command({
  summary: "Changes a member's role. Somebody who becomes a plain member loses the keys for the company.",
  arguments: {
    ...address,
    role: required(OneOf(roles), roles.join("|"), "only owners and admins may have keys")
  },
  run: ({ company, role, user }) =>
    Effect.as(
      asOperator(
        Effect.flatMap(Members, (members) => members.setRole({ companyId: company, userId: user }, role))
      ),
      said(`User ${user} of company ${company} is ${role}.`)
    )
})

const remove = command({
  summary: "Removes a member, which stops that person's keys at once.",
  arguments: address,
  run: ({ company, user }) =>
    Effect.as(
      asOperator(Effect.flatMap(Members, (members) => members.remove({ companyId: company, userId: user }))),
      said(`User ${user} is no longer a member of company ${company}.`)
    )
})

const list = command({
  summary: "Lists members, past and present.",
  arguments: { company: optional(IdValue, "id", "of this company only") },
  run: ({ company }) =>
    Effect.map(asOperator(Effect.flatMap(Members, (members) => members.list(company))), (members) => ({
      json: members.map((member) => ({
        company_id: member.companyId,
        user_id: member.userId,
        email: member.email,
        name: member.name,
        role: member.role,
        active: member.removedAt === null,
        created_at: toRfc3339(member.createdAt),
        removed_at: member.removedAt === null ? null : toRfc3339(member.removedAt)
      }))
    }))
})

export const group = { add, role, remove, list }
