// The search of the header, with a script: what it finds stands below it while one types.

const DELAY_MILLIS = 120
/** Characters from which on something is looked for. */
const MIN_LENGTH = 2

const field = () => document.querySelector("#find")
const box = () => document.querySelector("[data-found]")
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

let timer
let asked = null

const hide = () => {
  clearTimeout(timer)
  asked?.abort()
  asked = null
  const found = box()
  if (found === null) return
  found.hidden = true
  found.replaceChildren()
}

/** What the page of results shows, with ids of its own: that page may be the one that is open. */
const resultsIn = (text) => {
  const results = new DOMParser().parseFromString(text, "text/html").querySelector("[data-results]")
  for (const element of results?.querySelectorAll("[id]") ?? []) element.id = `top-${element.id}`
  for (const element of results?.querySelectorAll("[aria-labelledby]") ?? [])
    element.setAttribute("aria-labelledby", `top-${element.getAttribute("aria-labelledby")}`)
  return results
}

const show = async (input) => {
  const query = input.value.trim()
  asked?.abort()
  const asking = new AbortController()
  asked = asking
  const response = await fetch(`${input.form.action}?${new URLSearchParams({ q: query })}`, {
    signal: asking.signal
  }).catch(() => null)
  if (response === null || !response.ok || asking.signal.aborted) return
  const results = resultsIn(await response.text())
  const found = box()
  if (results === null || found === null || asking.signal.aborted || input.value.trim() !== query) return
  found.replaceChildren(...results.childNodes)
  found.hidden = false
  globalThis.htmx?.process(found)
}

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.id !== "find") return
  clearTimeout(timer)
  if (target.value.trim().length < MIN_LENGTH) hide()
  else timer = setTimeout(() => void show(target), DELAY_MILLIS)
})

/** The field and what it has found, in the order of the arrow keys. */
const stops = () => [field(), ...(box()?.querySelectorAll("a") ?? [])].filter((each) => each !== null)

const isFindKey = ({ altKey, ctrlKey, key, metaKey, shiftKey }) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "k"

/** Goes on among the field and its results. */
const step = (by) => {
  const all = stops()
  all[(all.indexOf(document.activeElement) + by + all.length) % all.length]?.focus()
}

const isOpen = () => box()?.hidden === false

/** What the keys do in the field and its results; false leaves the key to the browser. */
const keys = {
  Escape: () => {
    const wasOpen = isOpen()
    hide()
    field()?.focus()
    return wasOpen
  },
  ArrowDown: () => isOpen() && step(1) !== false,
  ArrowUp: () => isOpen() && step(-1) !== false
}

document.addEventListener("keydown", (event) => {
  const input = field()
  if (input !== null && isFindKey(event)) {
    event.preventDefault()
    input.focus()
    input.select()
    return
  }
  const isThere = event.target instanceof Element && event.target.closest(".finder") !== null
  if (isThere && Object.hasOwn(keys, event.key) && keys[event.key]()) event.preventDefault()
})

// It closes when one goes on elsewhere.
document.addEventListener("click", ({ target }) => {
  if (
    target instanceof Element &&
    (target.closest(".finder") === null || target.closest("[data-found] a") !== null)
  )
    hide()
})
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.closest(".finder") === null && box()?.hidden === false) hide()
})

const showKey = () => {
  const hint = document.querySelector("[data-find-key]")
  if (hint === null) return
  hint.hidden = false
  if (isMac) hint.textContent = "⌘K"
}
document.addEventListener("DOMContentLoaded", showKey)
document.addEventListener("htmx:afterSettle", ({ target }) => {
  if (target === document.body) showKey()
})

// A field for a customer offers those who have what is typed in their name, addresses or references.
let offering
const offer = async (input) => {
  const query = input.value.trim()
  const response = await fetch(`${input.dataset.offers}?${new URLSearchParams({ q: query })}`).catch(
    () => null
  )
  if (response === null || !response.ok || input.value.trim() !== query) return
  const offered = await response.json()
  const options = offered.map(({ id, label }) => {
    const option = document.createElement("option")
    option.value = String(id)
    // Browsers show what has the typed text in it: a word of the reference may be in neither.
    option.textContent = `${label} · ${query}`
    return option
  })
  input.list?.replaceChildren(...options)
  const note = input.closest(".field")?.querySelector("[data-offered]")
  // A number is one whoever has it.
  if (note) note.hidden = offered.length > 0 || /^[0-9]*$/.test(query)
}
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset.offers === undefined) return
  clearTimeout(offering)
  offering = setTimeout(() => void offer(target), DELAY_MILLIS)
})
