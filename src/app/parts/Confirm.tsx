/** Asks for a proof before something that matters is done; the form that asked for it goes on afterwards. */
import type { AskedProof } from "../../domain/SensitiveDeed.ts"
import { type Form, ownFields } from "../Form.ts"
import type { Visit } from "../Page.ts"

/** How each proof is asked for. */
const questions = {
  password: {
    sentence: "This needs your password.",
    label: "Password",
    name: ownFields.password,
    input: { type: "password", autocomplete: "current-password" }
  },
  code: {
    sentence: "This needs a code from your authenticator app.",
    label: "Code",
    name: ownFields.code,
    input: { inputmode: "numeric", autocomplete: "one-time-code" }
  }
} as const satisfies Readonly<Record<AskedProof, object>>

/** The name of the field in which a proof is typed. */
export const fieldOf = (proof: AskedProof): string => questions[proof].name

const answers: ReadonlySet<string> = new Set([ownFields.code, ownFields.password, ownFields.token])

/** The question, with the fields of the form that waits for it. */
export const confirmBody = (proof: AskedProof, form: Form, visit: Visit, problem: string | null) => {
  const { input, label, name, sentence } = questions[proof]
  const id = `confirm-${proof}`
  return (
    <form method="post" action={visit.facts.path} class="card" novalidate>
      <p>{sentence}</p>
      {problem === null ? null : (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      {[...form.fields].flatMap(([each, values]) =>
        answers.has(each) ? [] : values.map((value) => <input type="hidden" name={each} value={value} />)
      )}
      <input type="hidden" name={ownFields.token} value={visit.token} />
      <div class="field">
        <label for={id}>{label}</label>
        <input id={id} name={name} {...input} required aria-invalid={problem === null ? undefined : "true"} />
      </div>
      <button type="submit">Continue</button>
    </form>
  )
}
