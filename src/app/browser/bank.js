// Money in, with a script: keys for the list of what waits, sums while one types, and the progress of an upload.
import { minorOf } from "./amounts.js"

// --- Keys -----------------------------------------------------------------------------------------------------------

const KEYS_OFF = "keys off"
/** The place in the list at which something was done, to go on there. */
let place = -1

const items = () => [...document.querySelectorAll("[data-items] > [data-item]")]
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
  target.closest("input, select, textarea, [contenteditable], [popover]:popover-open, .overlay") !== null

const present = () => document.activeElement?.closest("[data-item]") ?? null

const goTo = (item) => {
  item?.focus({ preventScroll: true })
  item?.scrollIntoView({ block: "nearest" })
}

const move = (by) => {
  const all = items()
  const at = all.indexOf(present())
  goTo(all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))])
}

/** Whether a search follows: it is on the page of the transaction. */
let searches = false

const search = () => {
  const field = document.querySelector("#main [data-key='/']")
  const link = (present() ?? items()[0])?.querySelector("[data-splits]")
  if (field !== null) field.focus()
  else if (link) {
    searches = true
    link.click()
  }
}

/** What each key does; what returns false leaves the key to the browser. */
const keys = {
  j: () => move(1),
  k: () => move(-1),
  // In the list, of the one that is looked at alone.
  a: () =>
    (present() ?? (items().length === 0 ? document : null))?.querySelector("#main [data-key=a]")?.click(),
  u: () => document.querySelector("#main [data-key=u]")?.click(),
  "/": search,
  Enter: () => {
    const item = present()
    if (item === null || item !== document.activeElement) return false
    item.querySelector("[data-opens]")?.click()
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
  const note = document.querySelector("[data-keys]")
  if (note === null) return
  note.hidden = false
  note.classList.toggle("off", isOff())
  note.querySelector("[data-keys-switch]").textContent = isOff() ? "Turn keys on" : "Turn keys off"
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

// --- Sums -----------------------------------------------------------------------------------------------------------

const rowsOf = (list) => [...list.querySelectorAll("[data-debt]")]
const boxOf = (row) => row.querySelector("input[type=checkbox]")
const amountOf = (row) => row.querySelector("input[inputmode=decimal]")

/** What is chosen together; null where an amount is none. */
const sumOf = (list, without) => {
  const digits = Number(list.dataset.digits)
  let sum = 0
  for (const row of rowsOf(list)) {
    if (row === without || !boxOf(row).checked) continue
    const minor = minorOf(amountOf(row).value, digits)
    if (minor === null) return null
    sum += minor
  }
  return sum
}

const showSum = (list) => {
  const output = list.closest("form")?.querySelector("[data-sum]")
  if (!output) return
  const { currency, digits, left, locale } = list.dataset
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: Number(digits)
  })
  const money = (minor) => format.format(minor / 10 ** Number(digits))
  const sum = sumOf(list)
  const rest = Number(left) - (sum ?? 0)
  output.classList.toggle("bad", sum === null || rest < 0)
  output.textContent =
    sum === null
      ? "An amount can’t be read."
      : sum === 0
        ? `${money(Number(left))} can be applied.`
        : rest < 0
          ? `${money(sum)} is chosen, ${money(-rest)} more than there is.`
          : `${money(sum)} is chosen, ${money(rest)} is left.`
}

document.addEventListener("input", ({ target }) => {
  const row = target instanceof Element ? target.closest("[data-debt]") : null
  const list = row?.closest("[data-allocate]")
  if (!list) return
  const digits = Number(list.dataset.digits)
  if (target === boxOf(row)) {
    const rest = Number(list.dataset.left) - (sumOf(list, row) ?? 0)
    const usual = Math.max(0, Math.min(Number(row.dataset.balance), rest))
    amountOf(row).value = target.checked && usual > 0 ? (usual / 10 ** digits).toFixed(digits) : ""
  } else boxOf(row).checked = target.value.trim() !== ""
  showSum(list)
})

// --- Uploads --------------------------------------------------------------------------------------------------------

const uploadOf = (target) => (target instanceof Element ? target.closest("form.upload") : null)

const showProgress = (form, text, part) => {
  const box = form.querySelector("[data-progress]")
  if (box === null) return
  box.hidden = false
  const bar = box.querySelector("progress")
  if (part === null) bar.removeAttribute("value")
  else bar.value = part
  const said = box.querySelector("[role=status]")
  if (said.textContent !== text) said.textContent = text
}

const READING = "Reading and matching. A large file takes some seconds."

/** What of a page says how far a file in work is, as it stands now; null where none is. */
const inWork = async (address) => {
  const response = await fetch(address)
  const page = new DOMParser().parseFromString(await response.text(), "text/html")
  return page.querySelector("[data-again]")
}

const LOOK_AGAIN_MILLIS = 2000

/** While an upload is worked on, its form says how far it is. */
const watchUpload = (form) => {
  setTimeout(async () => {
    if (!form.isConnected) return
    const box = await inWork(form.action).catch(() => null)
    const { matched, transactions } = box?.dataset ?? {}
    if (form.isConnected && transactions > 0)
      showProgress(
        form,
        `${matched} of ${transactions} transactions are matched.`,
        (matched / transactions) * 100
      )
    watchUpload(form)
  }, LOOK_AGAIN_MILLIS)
}

document.addEventListener("htmx:xhr:progress", ({ detail, target }) => {
  const form = uploadOf(target)
  // The answer has a progress of its own.
  if (form === null || form.dataset.isSent === "yes" || !detail.lengthComputable) return
  const part = Math.floor((detail.loaded / detail.total) * 100)
  showProgress(form, `${part} % is sent.`, part)
})
document.addEventListener("htmx:xhr:loadend", ({ target }) => {
  const form = uploadOf(target)
  if (form === null || form.dataset.isSent === "yes") return
  form.dataset.isSent = "yes"
  showProgress(form, READING, null)
  watchUpload(form)
})

// A page that shows a file in work looks again until it is done.
let watch
const watchPage = () => {
  clearTimeout(watch)
  const box = document.querySelector("[data-again]")
  if (box === null) return
  watch = setTimeout(async () => {
    const next = document.hidden ? box : await inWork(location.href).catch(() => box)
    if (!box.isConnected) return
    if (next === null) location.reload()
    else {
      if (next !== box) box.replaceWith(next)
      watchPage()
    }
  }, LOOK_AGAIN_MILLIS)
}

// Files that are dropped anywhere on the form are sent at once.
document.addEventListener("dragover", (event) => {
  const form = uploadOf(event.target)
  if (form === null) return
  event.preventDefault()
  form.classList.add("over")
})
document.addEventListener("dragleave", ({ relatedTarget, target }) => {
  const form = uploadOf(target)
  if (form !== null && uploadOf(relatedTarget) !== form) form.classList.remove("over")
})
document.addEventListener("drop", (event) => {
  const form = uploadOf(event.target)
  if (form === null || event.dataTransfer === null || event.dataTransfer.files.length === 0) return
  event.preventDefault()
  form.classList.remove("over")
  form.querySelector("input[type=file]").files = event.dataTransfer.files
  form.requestSubmit()
})

// --- After each change of page --------------------------------------------------------------------------------------

const arrive = () => {
  showKeys()
  watchPage()
  for (const list of document.querySelectorAll("[data-allocate]")) if (sumOf(list) !== 0) showSum(list)
}
document.addEventListener("DOMContentLoaded", arrive)
document.addEventListener("htmx:afterSettle", ({ target }) => {
  if (target !== document.body) return
  arrive()
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
