// Keys for lists: from row to row, to open, choose, search, and take back.

import { word } from "./words.js"

const KEYS_OFF = "keys off"
/** The place in the list at which something was done, to go on there. */
let place = -1

/** What needs a person, else the rows of tables. */
const items = () => {
  const cards = document.querySelectorAll("#main [data-items] > [data-item]")
  return [...(cards.length > 0 ? cards : document.querySelectorAll("#main tr[data-row]"))]
}
const isOff = () => {
  try {
    return localStorage.getItem(KEYS_OFF) === "yes"
  } catch {
    return false
  }
}

/** Whether a key is typed into something, or meant for a button or a list. */
const isTyping = (target) =>
  target instanceof Element &&
  target.closest(
    "input:not([type=checkbox]), select, textarea, [contenteditable], [popover]:popover-open:not(nav), .overlay"
  ) !== null

const present = () => document.activeElement?.closest("[data-item], [data-row]") ?? null

const goTo = (item) => {
  if (!item) return
  if (!item.hasAttribute("tabindex")) item.setAttribute("tabindex", "-1")
  item.focus({ preventScroll: true })
  item.scrollIntoView({ block: "nearest" })
}

const move = (by) => {
  const all = items()
  const at = all.indexOf(present())
  goTo(all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))])
}

/** Whether a search follows: it is on the page of the transaction. */
let searches = false

const search = () => {
  const own = document.querySelector("#main [data-key='/']")
  const link = (present() ?? items()[0])?.querySelector("[data-splits]")
  if (own !== null) own.focus()
  else if (link) {
    searches = true
    link.click()
  } else document.querySelector("#main form.filters :is(input, select)")?.focus()
}

const showHelp = () => {
  const note = document.querySelector("#main [data-keys]")
  note?.setAttribute("tabindex", "-1")
  note?.focus()
}

/** What each key does; what returns false leaves the key to the browser. */
const keys = {
  j: () => move(1),
  k: () => move(-1),
  x: () => present()?.querySelector("td.choice input")?.click(),
  // In the list, of the one that is looked at alone.
  a: () =>
    (present() ?? (items().length === 0 ? document : null))?.querySelector("#main [data-key=a]")?.click(),
  u: () => document.querySelector("#main [data-key=u]")?.click(),
  "/": search,
  "?": showHelp,
  Enter: () => {
    const item = present()
    if (item === null || item !== document.activeElement) return false
    item.querySelector("[data-opens], td a")?.click()
  }
}

const moving = new Set(["j", "k"])

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return
  const isThere = document.querySelector("#main [data-keys]") !== null
  if (!isThere || isOff() || !Object.hasOwn(keys, event.key)) return
  // A key that is held down moves on through the list, but does nothing a second time.
  if (event.repeat && !moving.has(event.key)) return
  if (keys[event.key]() !== false) event.preventDefault()
})

/** Says what the keys do, and whether they are on. */
const showKeys = () => {
  for (const note of document.querySelectorAll("[data-keys]")) {
    note.hidden = false
    note.classList.toggle("off", isOff())
    note.querySelector("[data-keys-switch]").textContent = word(isOff() ? "keysOn" : "keysOff")
  }
}

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || event.target.closest("[data-keys-switch]") === null) return
  try {
    if (isOff()) localStorage.removeItem(KEYS_OFF)
    else localStorage.setItem(KEYS_OFF, "yes")
  } catch {
    // Without a store they stay as they are.
  }
  showKeys()
})

// Whoever does something about one goes on at the next, which has taken its place.
document.addEventListener(
  "submit",
  ({ target }) => {
    const item = target instanceof Element ? target.closest("[data-item]") : null
    place = item === null ? -1 : items().indexOf(item)
  },
  true
)

document.addEventListener("DOMContentLoaded", showKeys)
document.addEventListener("htmx:afterSettle", ({ target }) => {
  if (target !== document.body) return
  showKeys()
  const all = items()
  const next =
    place >= 0 && all.length > 0
      ? all[Math.min(place, all.length - 1)]
      : searches
        ? document.querySelector("#main [data-key='/']")
        : null
  // Reading goes on there, which app.js sees to.
  if (document.querySelector("#main [role=alert]") === null) next?.setAttribute("autofocus", "")
  place = -1
  searches = false
})
