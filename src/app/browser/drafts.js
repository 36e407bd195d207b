// What is typed into a form of something new is kept in this tab until the form was sent, so that going back, or to another
// page in between, loses nothing; of other forms, for the time in which another one of the same page is sent. Pages are never stored by browsers (no-store), so they don't keep it themselves.

const PREFIX = "draft "
const SENT = "draft sent"

const keyOf = (form) => PREFIX + location.pathname + " " + form.querySelector("input[name=_action]")?.value

const fieldsOf = (form) =>
  [...form.elements].filter(
    ({ name, type }) =>
      name && !name.startsWith("_") && !["hidden", "password", "file", "submit", "button"].includes(type)
  )

const keep = (form) => {
  const values = fieldsOf(form).map((field) => [
    field.name,
    field.value,
    field.type === "checkbox" ? field.checked : null
  ])
  sessionStorage.setItem(keyOf(form), JSON.stringify(values))
}

const restore = (form) => {
  const kept = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "[]")
  for (const [name, value, checked] of kept) {
    const field = fieldsOf(form).find(
      (each) => each.name === name && (checked === null || each.value === value)
    )
    // What the address asks for, such as a customer, is newer than what was typed.
    if (field === undefined || new URLSearchParams(location.search).has(name)) continue
    const isOffered =
      field.type !== "select-one" || [...field.options].some((option) => option.value === value)
    if (checked !== null) field.checked = checked
    else if (isOffered) field.value = value
  }
}

/** Whether somebody has changed a field since the page was shown. */
const isChanged = (field) =>
  field.type === "checkbox" || field.type === "radio"
    ? field.checked !== field.defaultChecked
    : field.type === "select-one"
      ? [...field.options].some(({ defaultSelected, selected }) => defaultSelected && !selected)
      : field.value !== field.defaultValue

const formsBeside = () =>
  [...document.querySelectorAll("main form[method=post]:not([data-draft])")].filter(
    (form) => fieldsOf(form).length > 0
  )

/** What was typed into the other forms of a page is there again after this one was sent. */
const keepBeside = (sent) => {
  for (const form of formsBeside()) if (form !== sent && fieldsOf(form).some(isChanged)) keep(form)
}

const restoreBeside = () => {
  for (const form of formsBeside()) {
    if (form.querySelector("[role=alert]") === null) restore(form)
    sessionStorage.removeItem(keyOf(form))
  }
}

/** Here leads a form that was sent after the session had ended: nothing is done yet. */
const SIGN_IN = "/app/sign-in"

/**
 * A form that was refused has what was typed; any other page after a form was sent means that it is done, but for the one
 * that asks who it is.
 */
const arrive = () => {
  const forms = [...document.querySelectorAll("form[data-draft]")]
  const refused = forms.filter((form) => form.querySelector("[role=alert]") !== null)
  const sent = sessionStorage.getItem(SENT)
  sessionStorage.removeItem(SENT)
  const isDone = location.pathname !== SIGN_IN && !refused.some((form) => keyOf(form) === sent)
  if (sent !== null && isDone) sessionStorage.removeItem(sent)
  for (const form of forms) {
    if (refused.includes(form)) keep(form)
    else restore(form)
  }
  restoreBeside()
}

const attempt = (work) => {
  try {
    work()
  } catch {
    // Without a store, as in some private windows, nothing is kept.
  }
}

document.addEventListener("input", ({ target }) => {
  const form = target instanceof Element ? target.closest("form[data-draft]") : null
  if (form !== null) attempt(() => keep(form))
})
document.addEventListener(
  "submit",
  ({ target: form }) => {
    if (!(form instanceof HTMLFormElement) || form.method !== "post") return
    attempt(() => {
      if (form.matches("[data-draft]")) sessionStorage.setItem(SENT, keyOf(form))
      // Whoever comes next to this computer finds nothing.
      else if (form.querySelector("input[name=_action]")?.value.startsWith("sign-out")) sessionStorage.clear()
      else keepBeside(form)
    })
  },
  true
)
document.addEventListener("DOMContentLoaded", () => attempt(arrive))
document.addEventListener("htmx:afterSettle", ({ target }) => {
  if (target === document.body) attempt(arrive)
})
