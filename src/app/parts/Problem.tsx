/** What a page says that can't be shown: not found, not open to this role, a fault of ours. */
import type { Role } from "../../domain/Member.ts"
import type { Reader } from "../Reader.ts"
import { listed, Moment } from "./Text.tsx"
import { type Unsaid, phrase, say } from "../../words/Say.ts"

/** A page for an error. The id helps to find it in the log. */
export const problemBody = (title: string, text: string, requestId: string) => (
  <>
    <h1>{title}</h1>
    <p>{text}</p>
    <p>
      <a href="/app">{say("Go to Duebook")}</a>
    </p>
    <p class="quiet">
      <small>{say("Request {requestId}", { requestId })}</small>
    </p>
  </>
)

const names: Readonly<Record<Role, Unsaid>> = {
  owner: phrase("owners"),
  admin: phrase("admins"),
  member: phrase("members")
}

/** A company that the operator has deactivated opens to nobody. */
export const inactiveBody = () => (
  <div class="card">
    <p>{say("This company is not active. Ask the operator of this Duebook about it.")}</p>
    <p>
      <a href="/app/companies">{say("Other companies")}</a>
    </p>
  </div>
)

/** A company that its people have closed; `at` is when it is deleted. */
export const closedBody = (at: number, reader: Reader) => (
  <div class="card">
    <p>
      {say(
        "It is deleted on {moment}. Until then, one of its owners can open it again on the page of companies.",
        { moment: <Moment at={at} reader={reader} /> }
      )}
    </p>
    <p>
      <a href="/app/companies">{say("Your companies")}</a>
    </p>
  </div>
)

/** For whoever was removed from a company, or has left it. */
export const formerBody = (company: string) => (
  <div class="card">
    <p>
      {say("You are no longer a member of {company}. One of its owners or admins can invite you again.", {
        company
      })}
    </p>
    <p>
      <a href="/app/companies">{say("Your companies")}</a>
    </p>
  </div>
)

/** Who can see what this person can't. */
export const forbiddenBody = (roles: ReadonlyArray<Role>) => (
  <div class="card">
    <p>
      {say("This is open to {list} of the company. Ask one of them if you need it.", {
        list: listed(roles.map((role) => say(names[role])))
      })}
    </p>
  </div>
)
