/** What a page says that can't be shown: not found, not open to this role, a fault of ours. */
import type { Role } from "../../domain/Member.ts"
import type { Reader } from "../Reader.ts"
import { Moment } from "./Text.tsx"

/** A page for an error. The id helps to find it in the log. */
export const problemBody = (title: string, text: string, requestId: string) => (
  <>
    <h1>{title}</h1>
    <p>{text}</p>
    <p>
      <a href="/app">Go to Duebook</a>
    </p>
    <p class="quiet">
      <small>Request {requestId}</small>
    </p>
  </>
)

const names: Readonly<Record<Role, string>> = { owner: "owners", admin: "admins", member: "members" }

/** A company that the operator has deactivated opens to nobody. */
export const inactiveBody = () => (
  <div class="card">
    <p>This company is not active. Ask the operator of this Duebook about it.</p>
    <p>
      <a href="/app/companies">Other companies</a>
    </p>
  </div>
)

/** A company that its people have closed; `at` is when it is deleted. */
export const closedBody = (at: number, reader: Reader) => (
  <div class="card">
    <p>
      It is deleted on <Moment at={at} reader={reader} />. Until then, one of its owners can open it again on
      the page of companies.
    </p>
    <p>
      <a href="/app/companies">Your companies</a>
    </p>
  </div>
)

/** For whoever was removed from a company, or has left it. */
export const formerBody = (company: string) => (
  <div class="card">
    <p>You are no longer a member of {company}. One of its owners or admins can invite you again.</p>
    <p>
      <a href="/app/companies">Your companies</a>
    </p>
  </div>
)

/** Who can see what this person can't. */
export const forbiddenBody = (roles: ReadonlyArray<Role>) => (
  <div class="card">
    <p>
      This is open to {roles.map((role) => names[role]).join(" and ")} of the company. Ask one of them if you
      need it.
    </p>
  </div>
)
