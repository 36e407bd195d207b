/** What an integrator should know before the first request: the description of the whole interface, in Markdown. */
import { catalogue } from "../domain/Errors.ts"
import { MAX_AMOUNT_MINOR } from "../domain/Money.ts"
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from "../domain/Page.ts"
import { defaultAllowance } from "../domain/Plan.ts"

const sections: ReadonlyArray<readonly [title: string, body: string]> = [
  [
    "What Duebook does",
    `Duebook keeps the books on who owes what: **receivables** are amounts that customers owe your company,
**payables** are bills that your company owes. You create and change them here and record payments. Duebook
reminds your customers by e-mail and SMS, as your company's reminder policy says. The list of reminder attempts shows
every reminder, sent or not, and the reason when it was not sent.

Every request is made on behalf of one company: the one that the API key belongs to. Nothing of another company can
be seen or touched; its ids are answered exactly like ids that never existed.

No request sends a message itself. A reminder is sent at the time that the schedule of its receivable shows.

Paths begin with the version prefix \`/v1\`. Requests and answers are JSON in UTF-8; send \`Accept: application/json\`.`
  ],
  [
    "Authentication",
    `Send your key with every request: \`Authorization: Bearer <API_KEY>\`. Keys begin with \`dbk_\`, are shown once
when they are made, and expire 30 days later. Key management is not part of this API; rotate and revoke work at once.

A key has one or more scopes; each operation names the one it needs.

| Scope | Allows |
|---|---|
| \`receivables:read\` | read receivables, their payments, customers and reminder attempts |
| \`receivables:write\` | create and change receivables, record and reverse payments, change customers |
| \`payables:read\` | read payables |
| \`payables:write\` | create and change payables, mark them as paid |
| \`bank:read\` | read bank accounts and bank transactions |
| \`bank:write\` | bring statements, say what transactions pay |
| \`usage:read\` | read the API allowance |

A missing, malformed, unknown, expired or revoked key is answered 401 \`unauthenticated\`, always alike. A known key is
answered 403 \`forbidden\`, with the reason in \`details.reason\`, when it lacks the scope (\`scope\`), its owner has no
verified e-mail address or no confirmed two-factor authentication (\`owner_unverified\`) or has left the company
(\`not_a_member\`), the company is not active (\`company_inactive\`), or there is no active plan period
(\`no_active_plan\`; only \`GET /v1/usage\` answers without one).`
  ],
  [
    "Idempotency",
    `Every POST and PATCH needs an \`Idempotency-Key\` header: 1 to 255 visible ASCII characters, bare or in double
quotes (\`"abc"\` and \`abc\` are the same key). A UUID for each thing you want done is a good choice.

- Send the same request with the same key again, after a timeout say, and you get the first answer again: same status,
  same body, with \`Idempotent-Replayed: true\`. Nothing is done twice.
- The same key with another method, path or body is refused: 422 \`idempotency_key_reused\`. The order of a JSON body's
  keys and its white space don't matter.
- While the first request still runs: 409 \`idempotency_key_in_progress\` with \`Retry-After: 1\`.
- Success is remembered, and so are refusals by business rules (404, 409, 422 for a rule). Refusals before the work
  begins (400, 401, 403, 408, 413, 415, 429, 422 for a wrong field) and failures (5xx) are not: repair the request and use
  the same key again.
- Keys belong to the company, not to the API key, so a retry under a rotated key still finds the first request. They are
  remembered for at least 24 hours.`
  ],
  [
    "Money",
    `You send amounts as decimal strings in \`amount\`, such as \`"120.50"\`: above zero, with at most as many decimals as
the currency has in ISO 4217 (JPY 0, EUR 2, BHD 3). Nothing is rounded; too many decimals are refused.

You receive whole numbers of minor units in \`amount_minor\`, \`paid_minor\` and \`balance_minor\`: \`12050\` with \`EUR\` is
EUR 120.50, with \`JPY\` it is JPY 12,050. The largest amount is ${MAX_AMOUNT_MINOR.toLocaleString("en-US")} minor units.

\`currency\` is an active ISO 4217 code in upper case.`
  ],
  [
    "Dates and times",
    `Due dates are calendar dates, \`YYYY-MM-DD\`, from 1970-01-01 to 9999-12-31. No time zone ever shifts them.

Moments are RFC 3339 date-times; answers give them in UTC with milliseconds: \`2026-03-01T09:30:00.000Z\`. Where a moment
can be sent, a bare date is taken too and means 00:00 UTC of that day.

Overdue is derived, not stored: the due date is before today in the customer's time zone, something is left to pay, and
the receivable is neither paused nor cancelled. Filter lists by \`overdue=true\`.`
  ],
  [
    "Changing without overwriting",
    `Every resource carries a \`version\`, an opaque token that changes with every successful write to it, payments
included. A PATCH sends the one it was made on as \`expected_version\`. If somebody wrote in between, it is refused with
409 \`version_conflict\`: read the resource again and repeat your change on it.

In a PATCH, an absent field stays as it is; \`null\` clears it where null is allowed. Unknown fields are refused and named,
never ignored.`
  ],
  [
    "Lists",
    `Lists are pages, newest first: \`page\` from 1, \`per_page\` from 1 to ${MAX_PER_PAGE} (${DEFAULT_PER_PAGE} unless sent). \`meta\` tells
\`current_page\`, \`per_page\` and the \`total\` of the whole list; the \`Link\` header (RFC 8288) has the addresses of the
\`first\`, \`prev\`, \`next\` and \`last\` page. A page past the end is empty. Filters combine. Unknown query parameters are
refused with 422.`
  ],
  [
    "Rate limits",
    `Two limits hold:

- **per key**: 60 requests in any 60 seconds, each key on its own (an operator may set another number; the headers tell).
- **per period**: a number of requests per company and plan period, by default ${defaultAllowance.trial.toLocaleString("en-US")} (trial),
  ${defaultAllowance.basic.toLocaleString("en-US")} (basic) or ${defaultAllowance.pro.toLocaleString("en-US")} (pro). Every admitted request counts, whatever its
  outcome, except \`GET /v1/usage\`, which reports it. Refused requests (401, 403, 429, 503) don't count.

Answers to a valid key carry \`RateLimit-Policy\` and \`RateLimit\` (IETF draft ratelimit-headers) with what is left of both.
Beyond a limit the answer is 429 \`rate_limited\` with \`details.policy\` (\`per_key\` or \`period\`) and \`Retry-After\` in whole
seconds. Wait that long; add some random jitter when several workers share a key.`
  ],
  [
    "Errors",
    `Every status from 400 on has the same envelope: \`error.code\` is stable and for programs, \`error.message\` is for people,
\`error.details\`, where present, says more, and \`request_id\` is what to quote when you ask us.

\`\`\`json
{
  "error": {
    "code": "validation_failed",
    "message": "Invalid: amount.",
    "details": [{ "field": "amount", "code": "invalid", "message": "amount must be a positive amount as a decimal string, such as \\"120.50\\"." }]
  },
  "request_id": "req_0f9c2b7a4d1e4c5f8a6b3d2e1f0a9b8c"
}
\`\`\`

For \`validation_failed\`, \`details\` lists every wrong field, not just the first; \`field\` is a dotted path, or \`body\` when
the whole is wrong. For other codes \`details\` is an object.

| Status | Code | Meaning |
|---|---|---|
${Object.values(catalogue)
  .map(({ code, message, status }) => `| ${status} | \`${code}\` | ${message} |`)
  .join("\n")}

405 can come from any path, with the methods it does answer to in \`Allow\`; 404 from any path that is none. Bodies larger
than 64 KiB are refused with 413. Every answer, errors or not, carries its \`request_id\` in the \`X-Request-Id\` header.

Worth retrying: 408, 429 and 503 (after \`Retry-After\`, where there is one), 409 \`idempotency_key_in_progress\`, and a broken connection, all
with the same \`Idempotency-Key\`. Nothing else gets better by itself.`
  ],
  [
    "Versions of this API",
    `New operations, optional parameters, optional fields of requests and error codes may be added to \`/v1\` at any time.
A breaking change would be a \`/v2\`; \`/v1\` would then go on for at least 12 months and answer with \`Deprecation\`
(RFC 9745), \`Sunset\` (RFC 8594) and \`Link: rel="successor-version"\`.`
  ]
]

/** Joins what was wrapped for reading here; tables, lists and code keep their lines. */
const unwrapped = (markdown: string): string =>
  markdown
    .split(/(```[\s\S]*?```)/)
    .map((part) => (part.startsWith("```") ? part : part.replace(/([^\n|])\n(?=[^\n|-])[ ]*/g, "$1 ")))
    .join("")

/** Short sections in Markdown, each under a second-level heading. */
export const guide: string = sections.map(([title, body]) => `## ${title}\n\n${unwrapped(body)}`).join("\n\n")
