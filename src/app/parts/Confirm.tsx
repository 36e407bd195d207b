/** Asks for a code before something that matters is done; the form that asked for it goes on afterwards. */
import { ownFields, type Form } from "../Form.ts"
import type { Visit } from "../Page.ts"

/** The question, with the fields of the form that waits for it. */
export const confirmBody = (form: Form, visit: Visit, problem: string | null) => (
  <form method="post" action={visit.facts.path} class="card" novalidate>
    <p>This needs a code from your authenticator app.</p>
    {problem === null ? null : (
      <p class="notice bad" role="alert">
        {problem}
      </p>
    )}
    {[...form.fields].flatMap(([name, values]) =>
      name === ownFields.code || name === ownFields.token
        ? []
        : values.map((value) => <input type="hidden" name={name} value={value} />)
    )}
    <input type="hidden" name={ownFields.token} value={visit.token} />
    <div class="field">
      <label for="confirm-code">Code</label>
      <input
        id="confirm-code"
        name={ownFields.code}
        inputmode="numeric"
        autocomplete="one-time-code"
        required
        aria-invalid={problem === null ? undefined : "true"}
      />
    </div>
    <button type="submit">Continue</button>
  </form>
)
