// What pages do better with a script; without it everything works all the same.
import "./passkeys.js"
import "./drafts.js"
import "./bank.js"
import "./spread.js"
import "./keys.js"
import "./find.js"
import "./waiting.js"
import "./undo.js"
import "./choosing.js"
import { word } from "./words.js"

// Copy buttons: <button data-copy="text" type="button">.
document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null
  if (button === null) return
  navigator.clipboard?.writeText(button.getAttribute("data-copy") ?? "").then(
    () => {
      const copied = word("copied")
      // Pressed again while it says so, it keeps the label that it had at first.
      if (button.textContent === copied) return
      const before = button.textContent
      button.textContent = copied
      setTimeout(() => {
        button.textContent = before
      }, 1500)
    },
    // A browser that forbids it leaves the text to be marked and copied by hand.
    () => {}
  )
})

// Filters apply when they are changed.
document.addEventListener("change", (event) => {
  const form = event.target instanceof Element ? event.target.closest("form[data-auto]") : null
  // Where filters are behind a word, one chooses all of them before the list is shown anew.
  const summary = event.target.closest("details")?.querySelector("summary")
  if (summary?.checkVisibility()) return
  form?.requestSubmit()
})

// Where a time zone is asked for, the browser knows it.
const chooseZones = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  for (const select of document.querySelectorAll("select[data-own-zone]")) {
    const isOffered = [...select.options].some(({ value }) => value === timeZone)
    if (isOffered) select.value = timeZone
    delete select.dataset.ownZone
  }
}
document.addEventListener("DOMContentLoaded", chooseZones)
document.addEventListener("htmx:afterSettle", chooseZones)

// After a change of page without a reload, reading goes on at the new heading.
document.addEventListener("htmx:afterSettle", (event) => {
  const target = event.target
  if (target instanceof Element && (target.id === "main" || target === document.body)) {
    // A sheet that was closed gives the focus back to the button that had opened it.
    const anchor = event.detail?.pathInfo?.anchor ?? ""
    const next =
      (anchor.startsWith("open-") ? document.getElementById(anchor) : null) ??
      document.querySelector("#main [autofocus]:not([popover], [popover] *)") ??
      document.querySelector("#main [role=alert]") ??
      document.querySelector("#main h1")
    if (next instanceof HTMLElement) {
      if (next.tabIndex < 0) next.setAttribute("tabindex", "-1")
      next.focus({ preventScroll: false })
    }
  }
})

// Esc closes a sheet that was refused, as browsers do with others.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.querySelector(".overlay [data-way-out]")?.click()
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
