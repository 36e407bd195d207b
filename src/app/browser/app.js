// What pages do better with a script; without it everything works all the same.

// Copy buttons: <button data-copy="text" type="button">.
document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null
  if (button === null) return
  navigator.clipboard?.writeText(button.getAttribute("data-copy") ?? "").then(() => {
    const before = button.textContent
    button.textContent = "Copied"
    setTimeout(() => {
      button.textContent = before
    }, 1500)
  })
})

// Filters apply when they are changed.
document.addEventListener("change", (event) => {
  const form = event.target instanceof Element ? event.target.closest("form[data-auto]") : null
  form?.requestSubmit()
})

// After a change of page without a reload, reading goes on at the new heading.
document.addEventListener("htmx:afterSettle", (event) => {
  const target = event.target
  if (target instanceof Element && (target.id === "main" || target === document.body)) {
    const alert = document.querySelector("#main [role=alert]")
    const heading = alert ?? document.querySelector("#main h1")
    if (heading instanceof HTMLElement) {
      heading.setAttribute("tabindex", "-1")
      heading.focus({ preventScroll: false })
    }
  }
})

// A button is pressed once: the second press of a double click would only wait for the first.
document.addEventListener(
  "submit",
  (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== "post") return
    if (form.dataset.sent === "yes") {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    form.dataset.sent = "yes"
    setTimeout(() => {
      delete form.dataset.sent
    }, 3000)
  },
  true
)
