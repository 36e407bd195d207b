// Checkboxes of a table: one more that chooses all rows of the page, and how many are chosen.

const boxes = () => [...document.querySelectorAll("#main td.choice input")]

const count = () => {
  const all = document.querySelector("#main th.choice input")
  const own = boxes()
  const chosen = own.filter(({ checked }) => checked).length
  if (all !== null) {
    all.checked = chosen > 0 && chosen === own.length
    all.indeterminate = chosen > 0 && chosen < own.length
  }
  const output = document.querySelector("[data-chosen]")
  if (output !== null) output.textContent = chosen === 0 ? "" : String(chosen)
}

const arrive = () => {
  const heading = document.querySelector("#main th.choice:not(:has(input))")
  if (heading !== null) {
    const all = document.createElement("input")
    all.type = "checkbox"
    all.setAttribute("aria-label", heading.textContent)
    heading.append(all)
  }
  count()
}

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  if (target.matches("th.choice input")) for (const each of boxes()) each.checked = target.checked
  if (target.closest(".choice") !== null) count()
})
document.addEventListener("DOMContentLoaded", arrive)
document.addEventListener("htmx:afterSettle", ({ target }) => {
  if (target === document.body) arrive()
})
