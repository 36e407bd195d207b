/** Asks for a proof before something that matters is done; the form that asked for it goes on afterwards. */
import type { PasskeySite } from "../../domain/Passkey.ts"
import type { AskedProof } from "../../domain/SensitiveDeed.ts"
import type { Factors } from "../../domain/Session.ts"
import { type Form, ownFields } from "../Form.ts"
import type { Visit } from "../Page.ts"
import { PasskeyField, WithPasskeys } from "./PasskeyForm.tsx"
import { phrase, say } from "../../words/Say.ts"
import { translated } from "../../words/Refusals.ts"

/** How each proof is typed. */
const fields = {
  password: {
    sentence: phrase("This needs your password."),
    label: phrase("Password"),
    name: ownFields.password,
    input: { type: "password", autocomplete: "current-password" }
  },
  code: {
    sentence: phrase("This needs a code from your authenticator app."),
    label: phrase("Code"),
    name: ownFields.code,
    input: { inputmode: "numeric", autocomplete: "one-time-code" }
  }
} as const satisfies Readonly<Record<AskedProof, object>>

/** The name of the field in which a proof is typed. */
export const fieldOf = (proof: AskedProof): string => fields[proof].name

const answers: ReadonlySet<string> = new Set([
  ownFields.code,
  ownFields.passkey,
  ownFields.password,
  ownFields.token
])

interface Asked {
  readonly proof: AskedProof
  readonly form: Form
  readonly visit: Visit
  readonly factors: Factors
  /** Null where there are no passkeys. */
  readonly site: PasskeySite | null
  readonly problem: string | null
}

/** The fields of the form that waits. */
const Waiting = ({ form, visit }: Pick<Asked, "form" | "visit">) => (
  <>
    {[...form.fields].flatMap(([name, values]) =>
      answers.has(name) ? [] : values.map((value) => <input type="hidden" name={name} value={value} />)
    )}
    <input type="hidden" name={ownFields.token} value={visit.token} />
  </>
)

/** What is wrong with what was given before. */
const Problem = ({ problem }: Pick<Asked, "problem">) =>
  problem === null ? null : (
    <p class="notice bad" role="alert">
      {translated(problem)}
    </p>
  )

const Typed = ({ form, problem, proof, visit }: Asked) => {
  const { input, label, name, sentence } = fields[proof]
  const id = `confirm-${proof}`
  return (
    <form method="post" action={visit.facts.path} class="card" novalidate>
      <p>{say(sentence)}</p>
      <Problem problem={problem} />
      <Waiting form={form} visit={visit} />
      <div class="field">
        <label for={id}>{say(label)}</label>
        <input
          id={id}
          name={name}
          {...input}
          required
          aria-invalid={problem === null ? undefined : "true"}
          {...{ autofocus: true }}
        />
      </div>
      <div class="buttons">
        <button type="submit">{say("Continue")}</button>
        <a role="button" class="secondary" href={visit.facts.path}>
          {say("Go back")}
        </a>
      </div>
    </form>
  )
}

const Passkey = ({ factors: { hasTotp }, form, problem, site, visit }: Asked) => (
  <>
    {hasTotp ? null : (
      <>
        <p>{say("This needs a passkey.")}</p>
        <Problem problem={problem} />
        <noscript>
          <p>{say("A passkey needs JavaScript. Without it, sign in anew with a recovery code.")}</p>
        </noscript>
      </>
    )}
    <WithPasskeys site={site}>
      <form method="post" action={visit.facts.path} data-passkey="confirm">
        <Waiting form={form} visit={visit} />
        <PasskeyField name={ownFields.passkey} />
        <button type="submit" class={hasTotp ? "secondary" : undefined}>
          {say("Use a passkey")}
        </button>
      </form>
    </WithPasskeys>
  </>
)

/** The question, with the fields of the form that waits for it. A passkey is asked for in the place of a code. */
export const confirmBody = (asked: Asked) => {
  const isCode = asked.proof === "code"
  return (
    <>
      {!isCode || asked.factors.hasTotp ? <Typed {...asked} /> : null}
      {isCode && asked.factors.hasPasskey ? <Passkey {...asked} /> : null}
    </>
  )
}
