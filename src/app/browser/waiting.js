// That something is under way: a bar at the top after a moment, and a button that is busy while it works.

const SHOWN_AFTER_MILLIS = 150
/** A page that stays, because a file came, waits for nothing after so long. */
const STAYS_AFTER_MILLIS = 3000

let timer
let stay

const end = () => {
  clearTimeout(timer)
  clearTimeout(stay)
  delete document.documentElement.dataset.waiting
  for (const button of document.querySelectorAll("button[aria-busy=true]"))
    button.removeAttribute("aria-busy")
}

const begin = () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    document.documentElement.dataset.waiting = "yes"
  }, SHOWN_AFTER_MILLIS)
}

document.addEventListener("submit", (event) => {
  if (event.defaultPrevented && !event.target.closest("[hx-boost], [data-hx-boost]")) return
  if (event.submitter instanceof HTMLButtonElement) event.submitter.setAttribute("aria-busy", "true")
  begin()
  clearTimeout(stay)
  stay = setTimeout(end, STAYS_AFTER_MILLIS)
})
document.addEventListener("htmx:beforeRequest", () => {
  clearTimeout(stay)
  begin()
})
for (const name of ["htmx:afterRequest", "htmx:sendError", "htmx:timeout"])
  document.addEventListener(name, end)
// Back to a page that the browser has kept.
addEventListener("pageshow", end)
